<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Copies the versions and the end of the log for a bug report. Your games are not included.</source>
        <translation>Copia las versiones y el final del registro para informar de un error. No incluye tus partidas.</translation>
    </message>
    <message>
        <source>Five abstract games for one computer. Made with Qt {qt} and Python {python}.</source>
        <translation>Cinco juegos abstractos para jugar en una misma pantalla. Hecho con Qt {qt} y Python {python}.</translation>
    </message>
    <message>
        <source>Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd).</source>
        <translation>Inventor de Mono, Adamas, Holomino y Dragons (© Cyberite Ltd).</translation>
    </message>
    <message>
        <source>Inventor of Black Box.</source>
        <translation>Inventor de Black Box.</translation>
    </message>
    <message>
        <source>Wrote Black Box for the play-by-mail server.</source>
        <translation>Escribió Black Box para el servidor de juego por correo.</translation>
    </message>
    <message>
        <source>The play-by-mail server. Quincunx uses the same notation and commands.</source>
        <translation>El servidor de juego por correo. Quincunx mantiene su notación y sus órdenes.</translation>
    </message>
    <message>
        <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source code is at {url} and {pyside}. You may change them and use your own: they are separate files in {folder}</source>
        <translation>Las bibliotecas de Qt {qt} y PySide tienen la licencia GNU Lesser General Public License 3. Su código fuente está en {url} y {pyside}. Puedes modificarlas y usar las tuyas: son archivos aparte en {folder}</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License 3</source>
        <translation>GNU Lesser General Public License 3</translation>
    </message>
    <message>
        <source>Referred to by the Lesser General Public License</source>
        <translation>A la que remite la Lesser General Public License</translation>
    </message>
    <message>
        <source>Font. SIL Open Font License 1.1</source>
        <translation>Tipo de letra. SIL Open Font License 1.1</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licencia MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License 2</source>
        <translation>Python Software Foundation License 2</translation>
    </message>
    <message>
        <source>In the public domain</source>
        <translation>De dominio público</translation>
    </message>
    <message>
        <source>GNU General Public License 2 with an exception for bundled programs</source>
        <translation>GNU General Public License 2, con una excepción para programas empaquetados</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licencia BSD</translation>
    </message>
    <message>
        <source>Unicode licence</source>
        <translation>Licencia Unicode</translation>
    </message>
    <message>
        <source>Only in the AppImage</source>
        <translation>Solo en el AppImage</translation>
    </message>
    <message>
        <source>MIT licence (X11)</source>
        <translation>Licencia MIT de X11</translation>
    </message>
    <message>
        <source>The computer players run compiled.</source>
        <translation>Los jugadores del ordenador están compilados.</translation>
    </message>
    <message>
        <source>The computer players run interpreted: they see less in the same time.</source>
        <translation>Los jugadores del ordenador se interpretan: ven menos en el mismo tiempo.</translation>
    </message>
</context>
<context>
    <name>AcceptSheet</name>
    <message>
        <source>{name} invites you to a game of {game}</source>
        <translation>{name} te invita a una partida de {game}</translation>
    </message>
    <message>
        <source>The players: {names}. Are you {name}?</source>
        <translation>Los jugadores: {names}. ¿Eres {name}?</translation>
    </message>
    <message>
        <source>Accept as {name}</source>
        <translation>Aceptar como {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>AdamasEditScene</name>
    <message>
        <source>{cell}, stack of {n} of {name}</source>
        <translation>{cell}, pila de {n} de {name}</translation>
    </message>
    <message>
        <source>{n} of {all} pieces</source>
        <translation>{n} de {all} piezas</translation>
    </message>
    <message>
        <source>{seat}: pieces of {name}, {n} on the board</source>
        <translation>{seat}: piezas de {name}, {n} en el tablero</translation>
    </message>
    <message>
        <source>Click to add a piece, right-click to remove one, type digits to set the height.</source>
        <translation>Haz clic para añadir una pieza, clic derecho para quitarla. Las cifras dan la altura.</translation>
    </message>
    <message>
        <source>Set the height of the stack. Type digits quickly for larger numbers.</source>
        <translation>Fijar la altura de la pila. Para números grandes, escribe las cifras seguidas.</translation>
    </message>
    <message>
        <source>Choose whose pieces you place</source>
        <translation>Elegir de quién son las piezas que colocas</translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n pieces, and all of {name}’s are placed</source>
        <translation>
            <numerusform>Cada jugador tiene %n pieza, y la de {name} ya está colocada</numerusform>
            <numerusform>Cada jugador tiene %n piezas, y las de {name} ya están todas colocadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdamasPanel</name>
    <message>
        <source>This position has occurred three times.</source>
        <translation>Esta posición se ha dado tres veces.</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>Jugar {move}</translation>
    </message>
    <message>
        <source>In danger</source>
        <translation>En peligro</translation>
    </message>
</context>
<context>
    <name>AdamasWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pieza</numerusform>
            <numerusform>%n piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces each</source>
        <translation>
            <numerusform>%n pieza por jugador</numerusform>
            <numerusform>%n piezas por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces saw {owner}’s last stack.</source>
        <translation>
            <numerusform>%n pieza veía la última pila de {owner}.</numerusform>
            <numerusform>%n piezas veían la última pila de {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation>
            <numerusform>%n pila</numerusform>
            <numerusform>%n pilas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threats</source>
        <extracomment>below their number</extracomment>
        <translation>
            <numerusform>amenaza</numerusform>
            <numerusform>amenazas</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>Size {n}</source>
        <translation>Tamaño {n}</translation>
    </message>
    <message>
        <source>{name} wins: no move left</source>
        <translation>{name} gana: sin jugadas</translation>
    </message>
    <message>
        <source>{name} wins: all captured</source>
        <translation>{name} gana: todo capturado</translation>
    </message>
    <message>
        <source>Carry this many pieces. Type digits quickly for larger numbers.</source>
        <translation>Llevar ese número de piezas. Para números grandes, escribe las cifras seguidas.</translation>
    </message>
    <message>
        <source>Carry one piece more or less</source>
        <translation>Llevar una pieza más, o una menos</translation>
    </message>
    <message>
        <source>Carry all pieces of the stack</source>
        <translation>Llevar todas las piezas de la pila</translation>
    </message>
    <message>
        <source>Undo the last part of the move</source>
        <translation>Deshacer la última parte de la jugada</translation>
    </message>
    <message>
        <source>Clear the whole move</source>
        <translation>Borrar toda la jugada</translation>
    </message>
    <message>
        <source>Play the move (Enter if the cursor is hidden)</source>
        <translation>Jugar (Enter si el cursor está oculto)</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Follow-up {n} of {last}</source>
        <translation>Continuación {n} de {last}</translation>
    </message>
    <message>
        <source>Turn {n} · main line</source>
        <translation>Turno {n} · línea principal</translation>
    </message>
    <message>
        <source>Turn {n} · variation</source>
        <translation>Turno {n} · variante</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>beside the mark of the best move on the board</extracomment>
        <translation>Mejor</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Series: {score}</source>
        <translation>Serie: {score}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>BarLegend</name>
    <message>
        <source>how useful a ray from each port would be</source>
        <translation>utilidad de un rayo desde cada puerta</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>Before {share}</source>
        <translation>Antes: {share}</translation>
    </message>
    <message>
        <source>Now {share} ({change})</source>
        <translation>Ahora: {share} ({change})</translation>
    </message>
</context>
<context>
    <name>BegunList</name>
    <message>
        <source>Started</source>
        <translation>Empezados</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} más</translation>
    </message>
</context>
<context>
    <name>BestRow</name>
    <message>
        <source>{game}, {day}</source>
        <translation>{game}, {day}</translation>
    </message>
</context>
<context>
    <name>BlackBoxEditScene</name>
    <message>
        <source>{name} solves this box</source>
        <translation>{name} resuelve esta caja</translation>
    </message>
    <message>
        <source>{cell} in {name}’s box, atom</source>
        <translation>{cell} para {name}, átomo</translation>
    </message>
    <message>
        <source>{cell} for {name}, empty</source>
        <translation>{cell} en la caja de {name}, vacía</translation>
    </message>
    <message>
        <source>Click to add or remove an atom. R fills the box at random.</source>
        <translation>Haz clic para poner o quitar un átomo. R llena la caja al azar.</translation>
    </message>
    <message>
        <source>Fill the box at random</source>
        <translation>Llenar la caja al azar</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results in {name}’s box, so solving it takes luck.</source>
        <translation>En la caja de {name}, otro escondite da los mismos resultados: hará falta suerte.</translation>
    </message>
    <message>
        <source>{n} of {all} atoms</source>
        <translation>{n} de {all} átomos</translation>
    </message>
    <message>
        <source>Both at random</source>
        <translation>Ambas al azar</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Vaciar ambas</translation>
    </message>
    <message>
        <source>The box {name} solves</source>
        <translation>La caja que resuelve {name}</translation>
    </message>
</context>
<context>
    <name>BlackBoxPanel</name>
    <message>
        <source>Hide atoms</source>
        <translation>Esconder</translation>
    </message>
</context>
<context>
    <name>BlackBoxScene</name>
    <message>
        <source>port {port}, {words}</source>
        <translation>puerta {port}, {words}</translation>
    </message>
    <message>
        <source>You have placed all four atoms. Remove one first.</source>
        <translation>Ya has colocado los cuatro átomos. Quita uno antes.</translation>
    </message>
    <message>
        <source>{cell} has a marker</source>
        <translation>{cell} tiene un marcador</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, te toca</translation>
    </message>
    <message>
        <source>Nothing is shown until you are here.</source>
        <translation>No se mostrará nada hasta que estés aquí.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
</context>
<context>
    <name>BoardsLens</name>
    <message>
        <source>{cell} may hold</source>
        <extracomment>heading of a list of numbers and their chances</extracomment>
        <translation>{cell} puede tener</translation>
    </message>
    <message>
        <source>others</source>
        <extracomment>all other numbers that a cell may hold, before their chance</extracomment>
        <translation>otros</translation>
    </message>
    <message>
        <source>most likely {label} ({chance})</source>
        <translation>lo más probable: {label} ({chance})</translation>
    </message>
</context>
<context>
    <name>BookletSheet</name>
    <message>
        <source>Print puzzles</source>
        <translation>Imprimir retos</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Este reto</translation>
    </message>
    <message>
        <source>A booklet</source>
        <translation>Un cuadernillo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Foot of each page</source>
        <translation>Al pie</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Última página</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Otros retos</translation>
    </message>
</context>
<context>
    <name>BoxEnding</name>
    <message>
        <source>{name} found {n} of {all}</source>
        <translation>{name} encontró {n} de {all}</translation>
    </message>
</context>
<context>
    <name>BoxLens</name>
    <message>
        <source>A ray from {port} gives {bits} bits of information</source>
        <translation>Un rayo desde {port} aporta {bits} bits de información</translation>
    </message>
    <message>
        <source>A ray from {port} gives no new information</source>
        <translation>Un rayo desde {port} no aporta nada nuevo</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <extracomment>chance that a ray comes out at any other port</extracomment>
        <translation>otro resultado</translation>
    </message>
    <message>
        <source>out at {port}</source>
        <extracomment>a possible result of a ray, before its chance</extracomment>
        <translation>sale por {port}</translation>
    </message>
    <message>
        <source>{chance} likely to hide an atom</source>
        <translation>un átomo con un {chance} de probabilidad</translation>
    </message>
    <message>
        <source>would give {bits} bits</source>
        <translation>aportaría {bits} bits</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message numerus="yes">
        <source>Puzzles solved on {n} of the last %n days</source>
        <translation>
            <numerusform>Retos resueltos en {n} de %n día</numerusform>
            <numerusform>Retos resueltos en {n} de los últimos %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Own time…</source>
        <translation>Otro tiempo…</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutos por jugador</translation>
    </message>
    <message>
        <source>Seconds added after each turn</source>
        <translation>Segundos añadidos tras cada turno</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s</source>
        <translation>{minutes} min + {seconds} s</translation>
    </message>
    <message>
        <source>Time for each player, and seconds added after each turn. Your clock starts with your second turn.</source>
        <translation>Tiempo de cada jugador y segundos que se añaden tras cada turno. Tu reloj empieza en tu segundo turno.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>The layouts have different sizes.</source>
        <translation>Los trazados tienen tamaños distintos.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ. They are ringed.</source>
        <translation>
            <numerusform>%n casilla es distinta. Lleva un anillo.</numerusform>
            <numerusform>%n casillas son distintas. Llevan un anillo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layouts are the same.</source>
        <translation>Los trazados son iguales.</translation>
    </message>
    <message>
        <source>{name}: harder than {share}</source>
        <extracomment>a layout, and the share of random layouts that are easier</extracomment>
        <translation>{name}: más difícil que el {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are the same. They are ringed.</source>
        <translation>
            <numerusform>%n casilla es igual. Lleva un anillo.</numerusform>
            <numerusform>%n casillas son iguales. Llevan un anillo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Puedes deshacerlo.</translation>
    </message>
    <message>
        <source>All cells differ.</source>
        <translation>Todas las casillas son distintas.</translation>
    </message>
    <message>
        <source>Replace my drawing with “{name}”</source>
        <translation>Sustituir mi dibujo por «{name}»</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>%n solved, {m} not solved</source>
        <translation>
            <numerusform>%n resuelto, {m} sin resolver</numerusform>
            <numerusform>%n resueltos, {m} sin resolver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}, show my board</source>
        <translation>Soy {name}, mostrar mi tablero</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Cede el sitio a {name}</translation>
    </message>
    <message>
        <source>Pass the computer</source>
        <translation>Cede el sitio</translation>
    </message>
    <message>
        <source>to {name}</source>
        <extracomment>below “Pass the computer”</extracomment>
        <translation>a {name}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>o pulsa Enter</translation>
    </message>
</context>
<context>
    <name>Dashboard</name>
    <message numerus="yes">
        <source>Solve %n more puzzles to see your rating.</source>
        <translation>
            <numerusform>Resuelve %n reto más para ver tu Elo.</numerusform>
            <numerusform>Resuelve %n retos más para ver tu Elo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>it was opened as read-only</source>
        <translation>se abrió en modo de solo lectura</translation>
    </message>
    <message>
        <source>Quincunx is not allowed to write to it</source>
        <translation>Quincunx no puede escribir en él</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quincunx</source>
        <translation>lo guardó una versión más nueva de Quincunx</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results can only be read, because {reason}. New results are not saved.</source>
        <translation>El archivo con tus trazados y resultados de retos solo se puede leer, porque {reason}. Los resultados nuevos no se guardan.</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results was far too large and could not be read. It was saved as {name}.</source>
        <translation>El archivo con tus trazados y resultados de retos era demasiado grande y no se pudo leer. Se guardó como {name}.</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>otro programa lo está usando</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message numerus="yes">
        <source>The file with your layouts and puzzle results was damaged. %n entries were rescued. The damaged file was saved as {name}.</source>
        <translation>
            <numerusform>El archivo con tus trazados y resultados de retos estaba dañado. Se recuperó %n entrada. El archivo dañado se guardó como {name}.</numerusform>
            <numerusform>El archivo con tus trazados y resultados de retos estaba dañado. Se recuperaron %n entradas. El archivo dañado se guardó como {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtBoard</name>
    <message numerus="yes">
        <source>%n cells hidden</source>
        <translation>
            <numerusform>%n casilla oculta</numerusform>
            <numerusform>%n casillas ocultas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your layouts</source>
        <translation>Tus trazados</translation>
    </message>
    <message>
        <source>Your board: read it with the arrow keys</source>
        <translation>Tu tablero: léelo con las flechas</translation>
    </message>
    <message>
        <source>Deal another board at random</source>
        <translation>Repartir otro tablero al azar</translation>
    </message>
    <message>
        <source>A turn on {name}’s board</source>
        <translation>Un turno en el tablero de {name}</translation>
    </message>
    <message>
        <source>A board was dealt.</source>
        <translation>Se ha repartido un tablero.</translation>
    </message>
    <message>
        <source>{name}, this is your board</source>
        <translation>{name}, este es tu tablero</translation>
    </message>
    <message>
        <source>{name} will reveal this board cell by cell. Deal again as often as you like.</source>
        <translation>{name} destapará este tablero casilla a casilla. Vuelve a repartir cuantas veces quieras.</translation>
    </message>
    <message>
        <source>The others will reveal this board. Deal again as often as you like.</source>
        <translation>Los demás destaparán este tablero. Vuelve a repartir cuantas veces quieras.</translation>
    </message>
    <message>
        <source>Long, winding regions are harder to guess.</source>
        <translation>Las regiones largas y sinuosas son más difíciles de adivinar.</translation>
    </message>
    <message>
        <source>Draw my own…</source>
        <translation>Dibujar el mío…</translation>
    </message>
    <message>
        <source>My own…</source>
        <translation>Dibujar…</translation>
    </message>
    <message>
        <source>Very easy to guess</source>
        <translation>Muy fácil de adivinar</translation>
    </message>
    <message>
        <source>Easy to guess</source>
        <translation>Fácil de adivinar</translation>
    </message>
    <message>
        <source>Fairly hard to guess</source>
        <translation>Algo difícil de adivinar</translation>
    </message>
    <message>
        <source>Hard to guess</source>
        <translation>Difícil de adivinar</translation>
    </message>
    <message>
        <source>Very hard to guess</source>
        <translation>Muy difícil de adivinar</translation>
    </message>
    <message>
        <source>{n} of 5</source>
        <translation>{n} de 5</translation>
    </message>
    <message>
        <source>{name}, your board is being dealt…</source>
        <translation>{name}, se está repartiendo tu tablero…</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>No game chosen</source>
        <translation>Ninguna partida elegida</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminó</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Who am I?</source>
        <translation>¿Quién soy?</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Cuenta para</translation>
    </message>
    <message>
        <source>Del deletes them. You can undo that.</source>
        <translation>Supr las elimina. Puedes deshacerlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n games chosen</source>
        <translation>
            <numerusform>%n partida elegida</numerusform>
            <numerusform>%n partidas elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens this game for analysis, with variations</source>
        <translation>Abre esta partida para analizarla, con variantes</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how long a match was: the turns, and the minutes if they are known</extracomment>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Not known yet</source>
        <translation>Aún no se sabe</translation>
    </message>
</context>
<context>
    <name>DifficultyGauge</name>
    <message>
        <source>Measure</source>
        <extracomment>verb on a button: how hard the layout is to read</extracomment>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Show on the board where points were scored</source>
        <translation>Mostrar en el tablero dónde se hicieron los puntos</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Ocultar mapa</translation>
    </message>
    <message>
        <source>Unlock a region to allow more changes.</source>
        <translation>Desbloquea una región para permitir más cambios.</translation>
    </message>
    <message>
        <source>{own} ± {error} points in three turns, usually {usual}</source>
        <translation>{own} ± {error} puntos en tres turnos; lo normal, {usual}</translation>
    </message>
    <message>
        <source>Make easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Make harder</source>
        <translation>Más difícil</translation>
    </message>
    <message>
        <source>The share of random layouts that are easier. Puzzles use the same scale.</source>
        <translation>El porcentaje de trazados al azar que son más fáciles. Los retos usan la misma escala.</translation>
    </message>
    <message>
        <source>Made harder</source>
        <translation>Más difícil</translation>
    </message>
    <message>
        <source>Made easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Looking for a harder layout</source>
        <translation>Buscando un trazado más difícil</translation>
    </message>
    <message>
        <source>Looking for an easier layout</source>
        <translation>Buscando un trazado más fácil</translation>
    </message>
    <message>
        <source>No change of four cells makes it harder</source>
        <translation>Ningún cambio de cuatro casillas lo hace más difícil</translation>
    </message>
    <message>
        <source>No change of four cells makes it easier</source>
        <translation>Ningún cambio de cuatro casillas lo hace más fácil</translation>
    </message>
    <message>
        <source>A fast computer player plays three turns against this layout, 40 to 400 times</source>
        <translation>Una máquina rápida juega tres turnos contra este trazado, de 40 a 400 veces</translation>
    </message>
    <message>
        <source>Changes at most four cells, none in locked regions. Stops at the target.</source>
        <translation>Cambia cuatro casillas como mucho, ninguna en regiones bloqueadas. Se detiene en el objetivo.</translation>
    </message>
</context>
<context>
    <name>DifficultyScale</name>
    <message>
        <source>Average</source>
        <extracomment>the middle of a scale</extracomment>
        <translation>Media</translation>
    </message>
</context>
<context>
    <name>DragonsEditScene</name>
    <message>
        <source>tile {letter}</source>
        <translation>ficha {letter}</translation>
    </message>
    <message>
        <source>Flip the tile there, or the one in hand</source>
        <translation>Voltear la ficha que hay ahí o la que tienes en la mano</translation>
    </message>
    <message>
        <source>Click to place the tile, right-click to remove one. R turns, F flips.</source>
        <translation>Haz clic para colocar la ficha, clic derecho para quitarla. R gira, F voltea.</translation>
    </message>
    <message>
        <source>Tiles left in the pool once those on the table are placed.</source>
        <translation>En la reserva, cuando estas ya estén en la mesa.</translation>
    </message>
</context>
<context>
    <name>DragonsWords</name>
    <message>
        <source>{name} adds a tile</source>
        <translation>{name} añade una ficha</translation>
    </message>
    <message>
        <source>{name}, place {letter} at {number}</source>
        <translation>{name}, coloca {letter} en {number}</translation>
    </message>
    <message>
        <source>{name}, place {letter}</source>
        <translation>{name}, coloca {letter}</translation>
    </message>
    <message>
        <source>Press Enter at a highlighted position. R turns, F flips.</source>
        <translation>Pulsa Enter en una posición resaltada. R gira, F voltea.</translation>
    </message>
    <message>
        <source>Drop the tile on a highlighted position. The wheel turns, F flips.</source>
        <translation>Suéltala en una posición resaltada. La rueda gira, F voltea.</translation>
    </message>
    <message>
        <source>Click a highlighted position. The wheel turns, F flips.</source>
        <translation>Haz clic en una posición resaltada. La rueda gira, F voltea.</translation>
    </message>
    <message>
        <source>{name}, add a tile</source>
        <translation>{name}, añade una ficha</translation>
    </message>
    <message>
        <source>Go to a tile or a position and press Enter.</source>
        <translation>Ve a una ficha o a una posición y pulsa Enter.</translation>
    </message>
    <message>
        <source>Drag a tile to the board, or click a position first.</source>
        <translation>Arrastra una ficha al tablero, o elige antes una posición.</translation>
    </message>
    <message>
        <source>{name}, fill the gap</source>
        <translation>{name}, llena el hueco</translation>
    </message>
    <message numerus="yes">
        <source>%n complete</source>
        <translation>
            <numerusform>%n completo</numerusform>
            <numerusform>%n completos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eyes</source>
        <translation>
            <numerusform>%n ojo</numerusform>
            <numerusform>%n ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+ eyes</source>
        <translation>
            <numerusform>%n+ ojos</numerusform>
            <numerusform>%n+ ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n eyes complete</source>
        <translation>
            <numerusform>%n ojo, {n} completo</numerusform>
            <numerusform>%n ojos, {n} completos</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the tile inside the ring. The wheel turns, F flips.</source>
        <translation>Suelta la ficha dentro del anillo. La rueda gira, F voltea.</translation>
    </message>
    <message>
        <source>You must fill a ringed position first.</source>
        <translation>Antes tienes que llenar una posición con anillo.</translation>
    </message>
    <message numerus="yes">
        <source>{sides} sides are closed. A tile fits in %n ways.</source>
        <translation>
            <numerusform>{sides} lados están cerrados. Una ficha encaja de %n forma.</numerusform>
            <numerusform>{sides} lados están cerrados. Una ficha encaja de %n formas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits only this way. Press Enter to place it.</source>
        <translation>Solo encaja así. Enter la coloca.</translation>
    </message>
    <message>
        <source>Nothing else fits. Click again to place it.</source>
        <translation>Solo encaja así. Haz clic otra vez para colocarla.</translation>
    </message>
    <message>
        <source>Position {number}: only {letter} fits.</source>
        <translation>Posición {number}: solo encaja {letter}.</translation>
    </message>
    <message>
        <source>This side cannot be turned: no other direction fits</source>
        <translation>No puedes girar esta cara: no encaja de otra forma</translation>
    </message>
    <message>
        <source>This side cannot be turned at {number}: no other direction fits</source>
        <translation>No puedes girar esta cara en {number}: no encaja de otra forma</translation>
    </message>
    <message>
        <source>None of the {side} fit at {number}</source>
        <translation>La cara de {side} no encaja en {number}</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a numbered position.</source>
        <translation>Aquí ya hay una ficha. Elige una posición numerada.</translation>
    </message>
    <message>
        <source>shoulders</source>
        <translation>hombros</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>cruces</translation>
    </message>
    <message>
        <source>tails</source>
        <translation>colas</translation>
    </message>
    <message>
        <source>none complete</source>
        <translation>ninguno completo</translation>
    </message>
    <message>
        <source>longest path: {n}</source>
        <translation>camino de {n}</translation>
    </message>
    <message>
        <source>loop {n} of {needed}</source>
        <translation>bucle {n} de {needed}</translation>
    </message>
    <message>
        <source>loop of {n}</source>
        <translation>bucle de {n}</translation>
    </message>
    <message>
        <source>Open gaps</source>
        <translation>Huecos abiertos</translation>
    </message>
    <message>
        <source>Largest wins</source>
        <translation>Gana el más grande</translation>
    </message>
    <message>
        <source>Largest loses</source>
        <translation>Pierde el más grande</translation>
    </message>
    <message>
        <source>Second side up</source>
        <translation>Segunda cara arriba</translation>
    </message>
    <message>
        <source>Tantrix scoring</source>
        <translation>Puntuación Tantrix</translation>
    </message>
    <message>
        <source>First dragon wins</source>
        <translation>Gana el primer dragón</translation>
    </message>
    <message>
        <source>The only dragon wins</source>
        <translation>Gana el único dragón completo</translation>
    </message>
    <message>
        <source>Most eyes win</source>
        <translation>Gana quien tiene más ojos</translation>
    </message>
    <message>
        <source>Most eyes at the end</source>
        <translation>Más ojos al final</translation>
    </message>
    <message>
        <source>Complete dragon wins</source>
        <translation>Gana el dragón completo</translation>
    </message>
    <message>
        <source>Loop of five</source>
        <translation>Bucle de cinco</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the number of tiles that are left</extracomment>
        <translation>quedan</translation>
    </message>
    <message>
        <source>Place tile {letter}, {side} up, at position {position}</source>
        <extracomment>{letter} and {side}: what to place, such as “d” and “shoulders”</extracomment>
        <translation>Coloca la ficha {letter}, {side} a la vista, en la posición {position}</translation>
    </message>
    <message>
        <source>Turn the tile to the next or previous way it fits</source>
        <translation>Girar la ficha hasta la siguiente forma en que encaja, o la anterior</translation>
    </message>
    <message>
        <source>Flip the tile to its other side</source>
        <translation>Voltear la ficha a su otra cara</translation>
    </message>
    <message>
        <source>Type the number of a position, digit by digit</source>
        <translation>Escribir el número de una posición, cifra a cifra</translation>
    </message>
    <message>
        <source>Put the tile down</source>
        <translation>Dejar la ficha</translation>
    </message>
    <message>
        <source>{name} wins: a loop of {n}</source>
        <translation>{name} gana: un bucle de {n}</translation>
    </message>
    <message>
        <source>{loser}’s own move closed it.</source>
        <translation>La propia jugada de {loser} lo cerró.</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>for screen readers: this tile is in hand</extracomment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>for screen readers: the tile in hand fits at this position</extracomment>
        <translation>encaja</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>position {number}: {letters}</source>
        <extracomment>a position and the letters of the tiles that fit there</extracomment>
        <translation>posición {number}: {letters}</translation>
    </message>
    <message>
        <source>must be filled</source>
        <translation>hay que llenarla</translation>
    </message>
    <message>
        <source>{colour} above</source>
        <extracomment>the colour, O or X, that an edge of a tile here meets</extracomment>
        <translation>{colour} arriba</translation>
    </message>
    <message>
        <source>{colour} upper right</source>
        <translation>{colour} arriba a la derecha</translation>
    </message>
    <message>
        <source>{colour} lower right</source>
        <translation>{colour} abajo a la derecha</translation>
    </message>
    <message>
        <source>{colour} below</source>
        <translation>{colour} abajo</translation>
    </message>
    <message>
        <source>{colour} lower left</source>
        <translation>{colour} abajo a la izquierda</translation>
    </message>
    <message>
        <source>{colour} upper left</source>
        <translation>{colour} arriba a la izquierda</translation>
    </message>
    <message>
        <source>tile {letter}, {side}</source>
        <translation>ficha {letter}, {side}</translation>
    </message>
    <message>
        <source>{edges} clockwise from the top</source>
        <extracomment>{edges}: the colours of six edges, such as O O O X X X</extracomment>
        <translation>{edges} en sentido horario desde arriba</translation>
    </message>
    <message>
        <source>fits at {numbers}</source>
        <translation>encaja en {numbers}</translation>
    </message>
    <message>
        <source>Must fill</source>
        <translation>Llenar</translation>
    </message>
    <message>
        <source>Must fill one</source>
        <translation>Llenar uno</translation>
    </message>
    <message>
        <source>open at positions {numbers}</source>
        <translation>abierto en las posiciones {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>longest path of {name}: %n tiles</source>
        <translation>
            <numerusform>camino más largo de {name}: %n ficha</numerusform>
            <numerusform>camino más largo de {name}: %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles on the board</source>
        <translation>
            <numerusform>%n ficha en el tablero</numerusform>
            <numerusform>%n fichas en el tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>With {side} up, the tile fits nowhere</source>
        <translation>Con {side} a la vista, la ficha no encaja en ningún sitio</translation>
    </message>
    <message>
        <source>Gaps are filled</source>
        <translation>Huecos que se llenan</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>queda %n ficha</numerusform>
            <numerusform>quedan %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, Enter places.</source>
        <translation>
            <numerusform>Encaja de %n forma: R gira, F voltea, Enter coloca.</numerusform>
            <numerusform>Encaja de %n formas: R gira, F voltea, Enter coloca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, a click places.</source>
        <translation>
            <numerusform>Encaja de %n forma: R gira, F voltea, un clic coloca.</numerusform>
            <numerusform>Encaja de %n formas: R gira, F voltea, un clic coloca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position {number}: a tile fits in %n ways.</source>
        <translation>
            <numerusform>Posición {number}: la ficha encaja de %n forma.</numerusform>
            <numerusform>Posición {number}: la ficha encaja de %n formas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, fill one of the %n gaps</source>
        <translation>
            <numerusform>{name}, llena %n hueco</numerusform>
            <numerusform>{name}, llena uno de los %n huecos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditScene</name>
    <message>
        <source>Standard position</source>
        <translation>Posición inicial</translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message>
        <source>Remove what is there (also with the right mouse button)</source>
        <translation>Quitar lo que hay ahí (también con el botón derecho del ratón)</translation>
    </message>
</context>
<context>
    <name>EditorStrip</name>
    <message>
        <source>painted</source>
        <extracomment>below “12/45”: cells of the layout that are painted</extracomment>
        <translation>pintadas</translation>
    </message>
    <message>
        <source>to fix</source>
        <extracomment>below a number: faults of the layout to be mended</extracomment>
        <translation>por arreglar</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Looking…</source>
        <translation>Analizando…</translation>
    </message>
    <message>
        <source>The engine found nothing.</source>
        <translation>El motor no ha encontrado nada.</translation>
    </message>
</context>
<context>
    <name>EngineStrip</name>
    <message>
        <source>{name} is winning</source>
        <translation>{name} va ganando</translation>
    </message>
    <message>
        <source>{name} is clearly ahead</source>
        <translation>{name} lleva clara ventaja</translation>
    </message>
    <message>
        <source>{name} is slightly ahead</source>
        <translation>{name} lleva algo de ventaja</translation>
    </message>
    <message>
        <source>{name} is behind</source>
        <translation>{name} va por detrás</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Añadir línea</translation>
    </message>
    <message>
        <source>Fewer moves</source>
        <translation>Menos jugadas</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Más jugadas</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Layout copied</source>
        <translation>Trazado copiado</translation>
    </message>
    <message>
        <source>Drop one text file with a layout.</source>
        <translation>Suelta un solo archivo de texto con un trazado.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Abrir un trazado</translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation>Exportar el trazado</translation>
    </message>
    <message numerus="yes">
        <source>Mono layout, %n regions</source>
        <translation>
            <numerusform>Trazado de Mono, %n región</numerusform>
            <numerusform>Trazado de Mono, %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a layout with %n regions</source>
        <translation>
            <numerusform>Se pegó un trazado con %n región</numerusform>
            <numerusform>Se pegó un trazado con %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This layout has %n regions, but this game uses {wanted}.</source>
        <translation>
            <numerusform>Este trazado tiene %n región, pero en esta partida se usan {wanted}.</numerusform>
            <numerusform>Este trazado tiene %n regiones, pero en esta partida se usan {wanted}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>of a picture: small, medium, large</extracomment>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>black and white, as on a printed page</extracomment>
        <translation>Como en pantalla</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} píxeles</translation>
    </message>
    <message>
        <source>Pictures (*{extension})</source>
        <translation>Imágenes (*{extension})</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>noun: a match that plays by itself</extracomment>
        <translation>Animación</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Desde el turno</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Hasta el turno</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Drawing: {percent} %</source>
        <translation>Dibujando: {percent} %</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impresión</translation>
    </message>
    <message>
        <source>Result and names</source>
        <translation>Resultado y nombres</translation>
    </message>
    <message>
        <source>Letters and numbers</source>
        <translation>Letras y números</translation>
    </message>
    <message>
        <source>What is hidden from you stays hidden, in the file too.</source>
        <translation>Lo que no ves sigue oculto, también en el archivo.</translation>
    </message>
    <message>
        <source>about {n} MB</source>
        <extracomment>about the size of a file</extracomment>
        <translation>unos {n} MB</translation>
    </message>
    <message>
        <source>about {n} kB</source>
        <translation>unos {n} kB</translation>
    </message>
    <message>
        <source>{game}, {players}, turns {first}–{last}</source>
        <extracomment>the name of an animation</extracomment>
        <translation>{game}, {players}, turnos {first}–{last}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>noun: the picture that is saved</extracomment>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb: show one turn after the other, as a film</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Light up the winning pieces</source>
        <extracomment>an option of the picture: the winning pieces glow</extracomment>
        <translation>Iluminar lo que ganó</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message>
        <source>All regions</source>
        <translation>Todas las regiones</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Elige un número</translation>
    </message>
    <message>
        <source>Drag over cells</source>
        <translation>Arrastra sobre las casillas</translation>
    </message>
    <message>
        <source>Number 4 is for four connected cells</source>
        <translation>El número 4 va en cuatro casillas unidas</translation>
    </message>
    <message>
        <source>Or start from a layout</source>
        <translation>O empieza con un trazado</translation>
    </message>
    <message>
        <source>Complete and connected</source>
        <translation>Completo y unido</translation>
    </message>
    <message>
        <source>Not connected: {cells}</source>
        <translation>Sin unir: {cells}</translation>
    </message>
    <message>
        <source>Erase or repaint some of them</source>
        <translation>Borra o repinta algunas de ellas</translation>
    </message>
    <message>
        <source>No cell painted yet</source>
        <translation>Aún no hay casillas pintadas</translation>
    </message>
    <message>
        <source>No empty cell next to it</source>
        <translation>Ninguna casilla vacía al lado</translation>
    </message>
    <message>
        <source>Only {cells} is next to it</source>
        <translation>Solo tiene al lado {cells}</translation>
    </message>
    <message>
        <source>{cells} next to it are empty</source>
        <translation>Casillas vacías al lado: {cells}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty cells next to it</source>
        <translation>
            <numerusform>%n casilla vacía al lado</numerusform>
            <numerusform>%n casillas vacías al lado</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal a random one, open the library, or paste text</source>
        <translation>Genera uno al azar, abre la biblioteca o pega texto</translation>
    </message>
    <message>
        <source>Click it below the board, or type it</source>
        <translation>Debajo del tablero, o escríbelo</translation>
    </message>
</context>
<context>
    <name>FeatureCard</name>
    <message>
        <source>Another one</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>El reto de hoy</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Resolver otra vez</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>heading: how many puzzles are solved</extracomment>
        <translation>Hasta ahora</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n solved</source>
        <translation>
            <numerusform>{n} de %n resuelto</numerusform>
            <numerusform>{n} de %n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Aún sin intentar</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Options for {game}</source>
        <translation>Opciones de {game}</translation>
    </message>
    <message>
        <source>vs {level}</source>
        <extracomment>{level} of the computer player, such as Club</extracomment>
        <translation>vs. {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n players here</source>
        <translation>
            <numerusform>%n jugador aquí</numerusform>
            <numerusform>%n jugadores aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vs %n computers</source>
        <translation>
            <numerusform>contra %n máquina</numerusform>
            <numerusform>contra %n máquinas</numerusform>
        </translation>
    </message>
    <message>
        <source>vs your strength</source>
        <translation>contra tu nivel</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>%n lessons</source>
        <translation>
            <numerusform>%n lección</numerusform>
            <numerusform>%n lecciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n lessons done</source>
        <translation>
            <numerusform>{n} de %n lección hecha</numerusform>
            <numerusform>{n} de %n lecciones hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Todas las lecciones hechas</translation>
    </message>
</context>
<context>
    <name>GameStandingCard</name>
    <message numerus="yes">
        <source>Rated after %n games against the computer</source>
        <translation>
            <numerusform>Elo tras %n partida contra la máquina</numerusform>
            <numerusform>Elo tras %n partidas contra la máquina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rated after %n more games</source>
        <translation>
            <numerusform>Elo tras %n partida más</numerusform>
            <numerusform>Elo tras %n partidas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Win chance, turn by turn</source>
        <translation>Probabilidad de ganar, turno a turno</translation>
    </message>
    <message>
        <source>Each win chance uses only what that player knew, so together they need not be 100%.</source>
        <translation>Cada probabilidad usa solo lo que ese jugador sabía, así que juntas no tienen que sumar 100 %.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilidad de ganar</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours from 0 to {n} points a game</source>
        <translation>Colores de 0 a {n} puntos por partida</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Rules and help</source>
        <translation>Reglas y ayuda</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Learning from games</source>
        <translation>Aprender de las partidas</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n victoria seguida</numerusform>
            <numerusform>%n victorias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Only standard games played without help count.</source>
        <translation>Nada todavía. Solo cuentan las partidas estándar sin ayudas.</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>heading: the best results of each game</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>todos los juegos</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>heading: so many wins in a row</extracomment>
        <translation>Rachas</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde el {day}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna todavía</translation>
    </message>
    <message>
        <source>best {n}, {day}</source>
        <translation>récord {n}, {day}</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Plays this move  Enter</source>
        <translation>Hace esta jugada  Enter</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Cerrar la pista</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Otra pista</translation>
    </message>
    <message>
        <source>Shows the next best move  H</source>
        <translation>Muestra la siguiente mejor jugada  H</translation>
    </message>
</context>
<context>
    <name>HintControls</name>
    <message>
        <source>this is a serious game</source>
        <translation>es una partida sin ayudas</translation>
    </message>
    <message>
        <source>Serious games have no hints.</source>
        <translation>En una partida sin ayudas no hay pistas.</translation>
    </message>
    <message>
        <source>You can get a hint on your turn.</source>
        <translation>Puedes pedir una pista cuando te toque.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>No hint found.</source>
        <translation>No hay pista.</translation>
    </message>
    <message>
        <source>Serious games have no lens.</source>
        <translation>En una partida sin ayudas no hay lente.</translation>
    </message>
    <message>
        <source>The lens has nothing to show.</source>
        <translation>La lente no tiene nada que mostrar.</translation>
    </message>
    <message>
        <source>Looking for another good move…</source>
        <translation>Buscando otra buena jugada…</translation>
    </message>
    <message>
        <source>No other good move found.</source>
        <translation>No se ha encontrado otra buena jugada.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>what to do, for example “Place 125 at 7”, or a move in notation</extracomment>
        <translation>Pista: {move}</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>History, newest first</source>
        <translation>Historial, lo más reciente primero</translation>
    </message>
</context>
<context>
    <name>HolominoEditScene</name>
    <message>
        <source>tile {digits}</source>
        <translation>ficha {digits}</translation>
    </message>
    <message>
        <source>into {name}’s pool</source>
        <translation>a la reserva de {name}</translation>
    </message>
    <message>
        <source>{name}’s pool, {tile}</source>
        <translation>reserva de {name}, {tile}</translation>
    </message>
    <message>
        <source>{name}’s pool, empty</source>
        <translation>reserva de {name}, vacía</translation>
    </message>
    <message>
        <source>Bag</source>
        <extracomment>a heading: tiles that are in no pool and not in the bag</extracomment>
        <translation>Bolsa</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>Type three digits to pick up the tile that has them</source>
        <translation>Tomar la ficha que tiene las tres cifras que escribes</translation>
    </message>
    <message>
        <source>Turn the tile in hand, or the one there</source>
        <translation>Girar la ficha que tienes en la mano o la que hay ahí</translation>
    </message>
    <message>
        <source>Put the tile in hand into a pool</source>
        <translation>Poner en una reserva la ficha que tienes en la mano</translation>
    </message>
    <message>
        <source>Put the tile in hand into the bag, or aside</source>
        <translation>Poner en la bolsa, o aparte, la ficha que tienes en la mano</translation>
    </message>
    <message>
        <source>This set has no tile {tile}.</source>
        <translation>La ficha {tile} no existe con estas opciones.</translation>
    </message>
    <message>
        <source>{tile} in hand. Click a cell, a pool or the bag. R turns it.</source>
        <translation>{tile} en la mano. Haz clic en una casilla, una reserva o la bolsa. R la gira.</translation>
    </message>
    <message>
        <source>Take a tile from the panel or type its digits. Then click where it goes.</source>
        <translation>Toma una ficha del panel o escribe sus cifras. Luego haz clic en el lugar donde va.</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Todas las fichas</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Points of {seat}</source>
        <translation>Puntos de {seat}</translation>
    </message>
    <message>
        <source>{n} in the bag</source>
        <translation>{n} en la bolsa</translation>
    </message>
    <message numerus="yes">
        <source>put aside, %n tiles</source>
        <translation>
            <numerusform>aparte, %n ficha</numerusform>
            <numerusform>aparte, %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bag with %n tiles</source>
        <translation>
            <numerusform>bolsa con %n ficha</numerusform>
            <numerusform>bolsa con %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoWords</name>
    <message>
        <source>{name} places a tile</source>
        <translation>{name} coloca una ficha</translation>
    </message>
    <message>
        <source>{name}, return {tile}</source>
        <translation>{name}, devuelve {tile}</translation>
    </message>
    <message>
        <source>Go to the bag and press Enter to pass.</source>
        <translation>Ve a la bolsa y pulsa Enter para pasar.</translation>
    </message>
    <message>
        <source>Drop the tile on the bag, or click the bag, to pass.</source>
        <translation>Suéltala en la bolsa, o haz clic en ella, para pasar.</translation>
    </message>
    <message>
        <source>{name}, no tile fits</source>
        <translation>{name}, no encaja ninguna ficha</translation>
    </message>
    <message>
        <source>Drag a tile to the bag to return it and pass.</source>
        <translation>Arrastra una ficha a la bolsa para devolverla y pasar.</translation>
    </message>
    <message>
        <source>{name}, place a tile</source>
        <translation>{name}, coloca una ficha</translation>
    </message>
    <message>
        <source>Choose a tile with the arrow keys and Enter, or 1 to 9.</source>
        <translation>Elige una ficha con las flechas y Enter, o con las teclas 1 a 9.</translation>
    </message>
    <message>
        <source>Drag a tile from your rack. Closing holes scores points.</source>
        <translation>Arrastra una ficha de tu atril. Cerrar agujeros da puntos.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere now. Choose another tile.</source>
        <translation>Ahora {tile} no encaja en ningún sitio. Elige otra ficha.</translation>
    </message>
    <message>
        <source>Go to a highlighted position and press Enter.</source>
        <translation>Ve a una posición resaltada y pulsa Enter.</translation>
    </message>
    <message>
        <source>It fits at the highlighted position.</source>
        <translation>Encaja en la posición resaltada.</translation>
    </message>
    <message>
        <source>{name}, place {tile}</source>
        <translation>{name}, coloca {tile}</translation>
    </message>
    <message>
        <source>None of your tiles fits at {number}</source>
        <translation>Ninguna de tus fichas encaja en {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>un agujero</numerusform>
            <numerusform>%n agujeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one turn decided it.</source>
        <translation>
            <numerusform>%n agujero en una jugada lo decidió.</numerusform>
            <numerusform>%n agujeros en una jugada lo decidieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a tile first: {tiles} fit at {number}</source>
        <translation>
            <numerusform>Elige primero una ficha: en {number} encaja {tiles}</numerusform>
            <numerusform>Elige primero una ficha: en {number} encajan {tiles}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n positions.</source>
        <translation>
            <numerusform>Encaja en %n posición.</numerusform>
            <numerusform>Encaja en %n posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns it.</source>
        <translation>
            <numerusform>Encaja de %n forma: R la gira.</numerusform>
            <numerusform>Encaja de %n formas: R la gira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: the wheel or R turns it.</source>
        <translation>
            <numerusform>Encaja de %n forma: la rueda o R la gira.</numerusform>
            <numerusform>Encaja de %n formas: la rueda o R la gira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits at %n positions</source>
        <translation>
            <numerusform>encaja en %n posición</numerusform>
            <numerusform>encaja en %n posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bag, %n tiles</source>
        <translation>
            <numerusform>la bolsa, %n ficha</numerusform>
            <numerusform>la bolsa, %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles} and {last}</source>
        <translation>{tiles} y {last}</translation>
    </message>
    <message>
        <source>Choose the tile to return first</source>
        <translation>Elige primero la ficha que vas a devolver</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a highlighted position.</source>
        <translation>Aquí ya hay una ficha. Elige una posición resaltada.</translation>
    </message>
    <message>
        <source>Must pass</source>
        <extracomment>a chip: no tile fits, so the player returns one</extracomment>
        <translation>Debe pasar</translation>
    </message>
    <message>
        <source>Digits 1–{highest}</source>
        <translation>Cifras 1–{highest}</translation>
    </message>
    <message>
        <source>Pool of {size}, draw 1</source>
        <translation>Reserva de {size}, se roba 1</translation>
    </message>
    <message>
        <source>Limited scores</source>
        <translation>Puntos limitados</translation>
    </message>
    <message>
        <source>{tile} to the bag</source>
        <translation>{tile} a la bolsa</translation>
    </message>
    <message>
        <source>{name}’s pool</source>
        <translation>Reserva de {name}</translation>
    </message>
    <message>
        <source>Tile {tile} at {number}</source>
        <translation>Ficha {tile} en {number}</translation>
    </message>
    <message>
        <source>This placement</source>
        <translation>Esta colocación</translation>
    </message>
    <message>
        <source>Return tile {tile} to the bag and pass</source>
        <translation>Devuelve la ficha {tile} a la bolsa y pasa</translation>
    </message>
    <message>
        <source>Place tile {tile} at position {position}</source>
        <translation>Coloca la ficha {tile} en la posición {position}</translation>
    </message>
    <message>
        <source>Pick up a tile from your pool, or put it down</source>
        <translation>Tomar una ficha de tu reserva, o dejarla</translation>
    </message>
    <message>
        <source>Turn the tile, if it fits in several ways</source>
        <translation>Girar la ficha, si encaja de varias formas</translation>
    </message>
    <message>
        <source>You see the score when the tile is placed. Count before you drop it.</source>
        <translation>Verás los puntos cuando la ficha esté puesta. Cuenta antes de soltarla.</translation>
    </message>
    <message>
        <source>Hover a tile over a highlighted space to see its score.</source>
        <translation>Lleva una ficha a un lugar resaltado para ver cuánto puntúa.</translation>
    </message>
    <message>
        <source>The score of a tile appears here.</source>
        <translation>Aquí verás cuánto puntúa la ficha.</translation>
    </message>
    <message>
        <source>No tile fits. This turn scores nothing.</source>
        <translation>No encaja ninguna ficha. Este turno no puntúa.</translation>
    </message>
    <message>
        <source>Last placement</source>
        <translation>Última colocación</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Igualados</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>noun: by how many points somebody has won</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Hole {n}</source>
        <translation>Agujero {n}</translation>
    </message>
    <message>
        <source>Sum times two</source>
        <translation>Suma por dos</translation>
    </message>
    <message>
        <source>Sum times three</source>
        <translation>Suma por tres</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Un agujero</translation>
    </message>
    <message>
        <source>Two holes, multiplied</source>
        <translation>Dos agujeros, multiplicados</translation>
    </message>
    <message>
        <source>Three holes, multiplied</source>
        <translation>Tres agujeros, multiplicados</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>ficha {tile}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>{n} lower left</source>
        <extracomment>the digit that a tile here must have at this corner</extracomment>
        <translation>{n} abajo a la izquierda</translation>
    </message>
    <message>
        <source>{n} upper left</source>
        <translation>{n} arriba a la izquierda</translation>
    </message>
    <message>
        <source>{n} right</source>
        <translation>{n} a la derecha</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>puntúa {points}</translation>
    </message>
    <message>
        <source>no tile in your pool fits</source>
        <translation>no encaja ninguna ficha de tu reserva</translation>
    </message>
    <message>
        <source>{tile} scores {points}</source>
        <extracomment>a tile as it would lie, and its points</extracomment>
        <translation>{tile} puntúa {points}</translation>
    </message>
    <message>
        <source>fits here: {tiles}</source>
        <translation>encaja aquí: {tiles}</translation>
    </message>
    <message>
        <source>{tile} at {number} scores {points}</source>
        <extracomment>a tile as it would lie, and its points</extracomment>
        <translation>{tile} en {number} puntúa {points}</translation>
    </message>
    <message>
        <source>{a} lower left, {b} upper left, {c} right</source>
        <translation>{a} abajo a la izquierda, {b} arriba a la izquierda, {c} a la derecha</translation>
    </message>
    <message>
        <source>none of your tiles closes a hole</source>
        <translation>ninguna de tus fichas cierra un agujero</translation>
    </message>
    <message numerus="yes">
        <source>your tiles can close holes at %n positions</source>
        <translation>
            <numerusform>tus fichas pueden cerrar agujeros en %n posición</numerusform>
            <numerusform>tus fichas pueden cerrar agujeros en %n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile to see where it fits and what it scores.</source>
        <translation>Elige una ficha para ver dónde encaja y cuánto puntúa.</translation>
    </message>
    <message>
        <source>Click the bag to pass</source>
        <translation>Haz clic en la bolsa para pasar</translation>
    </message>
    <message>
        <source>No tile fits: drag one to the bag</source>
        <translation>Ninguna ficha encaja: arrastra una a la bolsa</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in pool</source>
        <translation>
            <numerusform>%n ficha en la reserva</numerusform>
            <numerusform>%n fichas en la reserva</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Draw your own</source>
        <translation>Dibuja el tuyo</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <source>Your first game, step by step</source>
        <translation>Tu primera partida, paso a paso</translation>
    </message>
    <message>
        <source>New here?</source>
        <extracomment>verb on a button: begins a first game with explanations</extracomment>
        <translation>¿Primera vez?</translation>
    </message>
    <message>
        <source>Same settings</source>
        <translation>Mismas opciones</translation>
    </message>
    <message numerus="yes">
        <source>%n new ones a day</source>
        <translation>
            <numerusform>%n nuevo al día</numerusform>
            <numerusform>%n nuevos al día</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%n propio</numerusform>
            <numerusform>%n propios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n sin terminar</numerusform>
            <numerusform>%n sin terminar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Invite by letter: {game}</source>
        <translation>Invitar por carta: {game}</translation>
    </message>
    <message>
        <source>Play somebody at another computer: you send each other short texts.</source>
        <translation>Juega con alguien en otro ordenador: os enviáis textos cortos.</translation>
    </message>
    <message>
        <source>Who plays against you</source>
        <translation>Quién juega contra ti</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Tu rival</translation>
    </message>
    <message>
        <source>Write invitation</source>
        <translation>Escribir la invitación</translation>
    </message>
</context>
<context>
    <name>KindCard</name>
    <message>
        <source>Started</source>
        <translation>Empezado</translation>
    </message>
    <message>
        <source>Today’s puzzle is waiting</source>
        <translation>El reto de hoy te espera</translation>
    </message>
    <message>
        <source>streak of {n}</source>
        <extracomment>days in a row with a puzzle solved</extracomment>
        <translation>racha de {n}</translation>
    </message>
    <message>
        <source>solved yesterday</source>
        <translation>resuelto ayer</translation>
    </message>
    <message>
        <source>shown above</source>
        <extracomment>on the card of a puzzle that is the large card above</extracomment>
        <translation>arriba</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Difficulty of the next puzzle</source>
        <translation>Dificultad del próximo reto</translation>
    </message>
    <message>
        <source>Today’s puzzles</source>
        <translation>Retos de hoy</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n today</source>
        <translation>
            <numerusform>{n} de %n hoy</numerusform>
            <numerusform>{n} de %n hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved}, %n to go</source>
        <translation>
            <numerusform>{solved}, falta %n</numerusform>
            <numerusform>{solved}, faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Dificultad:</translation>
    </message>
</context>
<context>
    <name>LabelPalette</name>
    <message>
        <source>not connected</source>
        <translation>sin unir</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>adjective: all cells of the region are painted</extracomment>
        <translation>completa</translation>
    </message>
    <message>
        <source>Number {label}: {n} of {all} painted, {left}</source>
        <translation>Número {label}: {n} de {all} pintadas, {left}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>cells of a region still to be painted</extracomment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <extracomment>cells of a region painted too many</extracomment>
        <translation>
            <numerusform>sobra %n</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
</context>
<context>
    <name>LayoutCard</name>
    <message>
        <source>List all with this tag</source>
        <translation>Mostrar todo lo que lleva esta etiqueta</translation>
    </message>
    <message>
        <source>List all with this tag. The cross removes it.</source>
        <extracomment>tooltip of a tag</extracomment>
        <translation>Mostrar todo lo que lleva esta etiqueta. La cruz la quita.</translation>
    </message>
    <message>
        <source>Tag {name}</source>
        <translation>Etiqueta {name}</translation>
    </message>
    <message>
        <source>Del removes it. You can undo that.</source>
        <translation>Supr la quita. Puedes deshacerlo.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Añadir etiqueta</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jugar con él</translation>
    </message>
    <message>
        <source>Measuring the difficulty…</source>
        <translation>Midiendo la dificultad…</translation>
    </message>
    <message>
        <source>No layout chosen</source>
        <translation>Ningún trazado elegido</translation>
    </message>
    <message>
        <source>Changed: {day}</source>
        <translation>Cambiado: {day}</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Your layout</source>
        <extracomment>the board of a new match</extracomment>
        <translation>Tu trazado</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Repartido al azar</translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message>
        <source>Cells painted</source>
        <translation>Casillas pintadas</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>heading: what is wrong with a layout</extracomment>
        <translation>Validez</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>verb: fills in the cells that are not painted</extracomment>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Fill the rest at random and keep what is painted</source>
        <translation>Llenar el resto al azar sin tocar lo pintado</translation>
    </message>
    <message>
        <source>Paint a layout at random</source>
        <translation>Pintar un trazado al azar</translation>
    </message>
    <message>
        <source>Make all cells empty</source>
        <translation>Vaciar todas las casillas</translation>
    </message>
    <message>
        <source>New game with this layout as your board</source>
        <translation>Nueva partida con este trazado como tu tablero</translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>listo para jugar</translation>
    </message>
    <message>
        <source>How to start</source>
        <translation>Cómo empezar</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: stops filling in the layout</extracomment>
        <translation>Detener</translation>
    </message>
    <message numerus="yes">
        <source>%n things to fix</source>
        <translation>
            <numerusform>algo que arreglar</numerusform>
            <numerusform>%n cosas que arreglar</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a puzzle of this layout, to solve or to give away.</source>
        <translation>Convierte este trazado en un reto, para resolverlo o regalarlo.</translation>
    </message>
    <message>
        <source>Solve it yourself</source>
        <translation>Resolverlo tú</translation>
    </message>
    <message>
        <source>New game in which the computer has this board and you solve it</source>
        <translation>Partida nueva en la que la máquina tiene este tablero y tú lo resuelves</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Dots: full means won, half means drawn, empty means lost</source>
        <translation>Círculos: lleno, ganada; medio, empatada; vacío, perdida</translation>
    </message>
    <message>
        <source>likely range</source>
        <extracomment>the band round a curve of ratings</extracomment>
        <translation>margen probable</translation>
    </message>
    <message>
        <source>Your strength is very likely inside this band (90%). “±” is half its height.</source>
        <translation>Tu fuerza está muy probablemente dentro de esta banda (90 %). «±» es la mitad de su altura.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Done</source>
        <extracomment>heading: a lesson was solved</extracomment>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Done. That was the last lesson.</source>
        <translation>Hecha. Era la última lección.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>{game}: lesson</source>
        <translation>{game}: lección</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>open</source>
        <extracomment>a lesson or the lessons of a game</extracomment>
        <translation>abierta</translation>
    </message>
    <message>
        <source>{n} of {all} done</source>
        <translation>{n} de {all} hechas</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>Lesson {n}: {title}</source>
        <translation>Lección {n}: {title}</translation>
    </message>
    <message>
        <source>Lesson {n}: {title}, done</source>
        <translation>Lección {n}: {title}, hecha</translation>
    </message>
</context>
<context>
    <name>LessonSession</name>
    <message>
        <source>Lesson complete. Continue with the next one.</source>
        <translation>Lección completa. Sigue con la siguiente.</translation>
    </message>
    <message>
        <source>Wait a moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
</context>
<context>
    <name>LessonStrip</name>
    <message>
        <source>of {all}</source>
        <extracomment>after the number of a lesson: “3 of 7”</extracomment>
        <translation>de {all}</translation>
    </message>
</context>
<context>
    <name>LessonsLine</name>
    <message>
        <source>All done</source>
        <translation>Todas hechas</translation>
    </message>
    <message>
        <source>{n} of {all}, next: {lesson}</source>
        <translation>{n} de {all}, siguiente: {lesson}</translation>
    </message>
</context>
<context>
    <name>LetterSession</name>
    <message>
        <source>The offer goes with your next turn.</source>
        <translation>La oferta irá con tu próxima jugada.</translation>
    </message>
    <message>
        <source>Only your own letter can say this: wait for your turn.</source>
        <translation>Solo tu propia carta puede decirlo: espera tu turno.</translation>
    </message>
    <message>
        <source>Letters are saved by themselves. Save the game after its end.</source>
        <translation>Las cartas se guardan solas. Guarda la partida cuando termine.</translation>
    </message>
    <message>
        <source>You can ask to undo when it is your turn again.</source>
        <translation>Podrás pedir deshacer cuando te toque jugar otra vez.</translation>
    </message>
    <message>
        <source>Your letter now asks to undo your last turn.</source>
        <translation>Tu carta pide ahora deshacer tu última jugada.</translation>
    </message>
    <message>
        <source>Your last turn was undone. Play another one.</source>
        <translation>Tu última jugada se ha deshecho. Juega otra.</translation>
    </message>
    <message>
        <source>{name} declines to undo.</source>
        <translation>{name} no acepta deshacer.</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>Letter copied. Paste it into a mail or a chat.</source>
        <translation>Carta copiada. Pégala en un correo o en un chat.</translation>
    </message>
    <message>
        <source>{name}, letter {n}</source>
        <translation>{name}, carta {n}</translation>
    </message>
    <message>
        <source>Letters (*{extension})</source>
        <translation>Cartas (*{extension})</translation>
    </message>
    <message>
        <source>Save the letter</source>
        <translation>Guardar la carta</translation>
    </message>
    <message>
        <source>You take the game along in a file that only the passphrase opens.</source>
        <translation>Te llevas la partida en un archivo que solo abre la frase secreta.</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Guardar el archivo…</translation>
    </message>
    <message>
        <source>Moved games (*{extension})</source>
        <translation>Partidas trasladadas (*{extension})</translation>
    </message>
    <message>
        <source>The file {name} was saved at another computer.</source>
        <translation>El archivo {name} se guardó en otro ordenador.</translation>
    </message>
    <message>
        <source>Continue a moved game</source>
        <translation>Continuar una partida trasladada</translation>
    </message>
</context>
<context>
    <name>LettersSheet</name>
    <message>
        <source>{game} with {names}. {state}.</source>
        <translation>{game} con {names}. {state}.</translation>
    </message>
    <message>
        <source>You can invite somebody from the sheet for a new game.</source>
        <translation>Puedes invitar a alguien desde la hoja de nueva partida.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Strength of the computer</source>
        <translation>Nivel de la máquina</translation>
    </message>
</context>
<context>
    <name>LevelField</name>
    <message>
        <source>Level: {level}</source>
        <translation>Nivel: {level}</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Sort by</source>
        <extracomment>how a list is sorted</extracomment>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Compare with the board</source>
        <translation>Comparar con el tablero</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Your layouts cannot be opened: {reason}.</source>
        <translation>No se pueden abrir tus trazados: {reason}.</translation>
    </message>
    <message>
        <source>Layouts that could not be read and are not shown: {n}</source>
        <translation>Trazados que no se pudieron leer y no se muestran: {n}</translation>
    </message>
    <message>
        <source>The library could not be changed: {reason}.</source>
        <translation>No se pudo cambiar la biblioteca: {reason}.</translation>
    </message>
    <message>
        <source>Another program is using the library. Your change will be saved in a moment.</source>
        <translation>Otro programa está usando la biblioteca. Tu cambio se guardará en un momento.</translation>
    </message>
    <message>
        <source>Your layouts cannot be read: {reason}.</source>
        <translation>No se pueden leer tus trazados: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” replaced</source>
        <translation>«{name}» reemplazado</translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Guardado como «{name}»</translation>
    </message>
    <message>
        <source>“{name}” deleted</source>
        <translation>«{name}» eliminado</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts</source>
        <translation>
            <numerusform>Un trazado</numerusform>
            <numerusform>%n trazados</numerusform>
        </translation>
    </message>
    <message>
        <source>Different size from the board</source>
        <translation>Tamaño distinto del tablero</translation>
    </message>
    <message>
        <source>Same as on the board</source>
        <translation>Igual que en el tablero</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ from the board</source>
        <translation>
            <numerusform>%n casilla distinta del tablero</numerusform>
            <numerusform>%n casillas distintas del tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Fáciles</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Difíciles</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts deleted</source>
        <translation>
            <numerusform>%n trazado eliminado</numerusform>
            <numerusform>%n trazados eliminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTransfer</name>
    <message numerus="yes">
        <source>%n files without a layout: {name}</source>
        <translation>
            <numerusform>%n archivo sin trazado: {name}</numerusform>
            <numerusform>%n archivos sin trazado, el primero {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layouts added</source>
        <translation>
            <numerusform>%n trazado añadido</numerusform>
            <numerusform>%n trazados añadidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you already had</source>
        <translation>
            <numerusform>%n ya lo tenías</numerusform>
            <numerusform>%n ya los tenías</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Textos (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The files could not be read.</source>
        <translation>No se pudieron leer los archivos.</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Tu biblioteca está vacía.</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>Export layouts</source>
        <translation>Exportar trazados</translation>
    </message>
    <message numerus="yes">
        <source>%n did not fit: the library is full</source>
        <translation>
            <numerusform>%n no cabía: la biblioteca está llena</numerusform>
            <numerusform>%n no cabían: la biblioteca está llena</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped.</source>
        <translation>Importación detenida.</translation>
    </message>
</context>
<context>
    <name>Licence</name>
    <message>
        <source>Licence of {part}</source>
        <translation>Licencia de {part}</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>verb on a button: shows the licence</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Read the licence of {part}</source>
        <translation>Leer la licencia de {part}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>{share} less</source>
        <translation>un {share} menos</translation>
    </message>
    <message>
        <source>No line yet</source>
        <translation>Aún no hay línea</translation>
    </message>
</context>
<context>
    <name>Loader</name>
    <message>
        <source>this file cannot be opened</source>
        <translation>este archivo no se puede abrir</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Opening {name}…</source>
        <translation>Abriendo {name}…</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>This game is open in another window. Continue there.</source>
        <translation>Esta partida está abierta en otra ventana. Sigue en ella.</translation>
    </message>
    <message>
        <source>This game cannot be saved: {reason}. Keep playing, and save it elsewhere with {key}</source>
        <translation>Esta partida no se puede guardar: {reason}. Sigue jugando y guárdala en otro sitio con {key}</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Esta partida no está guardada</translation>
    </message>
    <message>
        <source>This game could not be written to disk.</source>
        <translation>Esta partida no se pudo escribir en el disco.</translation>
    </message>
    <message>
        <source>If you leave now, the game is lost, unless you save it elsewhere.</source>
        <translation>Si sales ahora, la partida se pierde, a menos que la guardes en otro sitio.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Salir sin guardar</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>verb on a button: the window is not closed</extracomment>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>The study is saved with the game</source>
        <translation>El análisis se guarda con la partida</translation>
    </message>
    <message>
        <source>This game may be open elsewhere</source>
        <translation>Puede que esta partida esté abierta en otro sitio</translation>
    </message>
    <message>
        <source>Another window may have this game open.</source>
        <translation>Puede que esta partida esté abierta en otra ventana.</translation>
    </message>
    <message>
        <source>Quincunx cannot check this on this disk. Open the game here only if it is not open in another window.</source>
        <translation>En este disco Quincunx no puede saberlo. Abre la partida aquí solo si ninguna otra ventana la muestra.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Abrir aquí</translation>
    </message>
    <message>
        <source>This game is not over. You can review it after its end.</source>
        <translation>Esta partida no ha terminado. Podrás revisarla cuando acabe.</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Against the easiest level, with a coach</source>
        <translation>Contra el nivel más fácil, con entrenador</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n por resolver</numerusform>
            <numerusform>%n por resolver</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mistake to practise is due on {day}.</source>
        <translation>El próximo error vuelve el {day}.</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>Turn {n}: win chance fell by {share}</source>
        <translation>Turno {n}: la probabilidad de ganar bajó un {share}</translation>
    </message>
    <message>
        <source>Review a finished game. Your mistakes come back here as puzzles.</source>
        <translation>Revisa una partida terminada. Tus errores vuelven aquí como retos.</translation>
    </message>
</context>
<context>
    <name>MonoEditScene</name>
    <message>
        <source>{cell}, region {label}, locked</source>
        <translation>{cell}, región {label}, bloqueada</translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Play with this layout. Nobody else sees it.</source>
        <translation>Juega con este trazado. Nadie más lo ve.</translation>
    </message>
    <message>
        <source>Layout editor</source>
        <translation>Editor de trazados</translation>
    </message>
    <message>
        <source>The layout: move with the arrow keys, choose numbers with digits and letters</source>
        <translation>El trazado: muévete con las flechas, elige números con cifras y letras</translation>
    </message>
    <message>
        <source>Type the layout</source>
        <translation>Escribe el trazado</translation>
    </message>
    <message>
        <source>The text does not fit here. Paste it instead: {keys}</source>
        <translation>El texto no cabe aquí. Pégalo: {keys}</translation>
    </message>
    <message>
        <source>The layout is ready</source>
        <translation>El trazado está listo</translation>
    </message>
    <message>
        <source>Use this layout, or keep drawing. Nobody else sees it.</source>
        <translation>Usa este trazado o sigue dibujando. Nadie más lo ve.</translation>
    </message>
    <message>
        <source>Draw your layout</source>
        <translation>Dibuja tu trazado</translation>
    </message>
    <message>
        <source>The layout has not changed</source>
        <translation>El trazado no ha cambiado</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds at most</source>
        <translation>
            <numerusform>%n segundo como máximo</numerusform>
            <numerusform>%n segundos como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a layout</source>
        <translation>Buscando un trazado</translation>
    </message>
    <message>
        <source>No layout found yet</source>
        <translation>Aún no hay ningún trazado</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds were not enough to find out whether a layout is possible.</source>
        <translation>
            <numerusform>Tras %n segundo aún no se sabe si encaja algún trazado.</numerusform>
            <numerusform>Tras %n segundos aún no se sabe si encaja algún trazado.</numerusform>
        </translation>
    </message>
    <message>
        <source>No layout is possible</source>
        <translation>Ningún trazado es posible</translation>
    </message>
    <message>
        <source>Erase one of {cells}.</source>
        <translation>Borra una de estas: {cells}.</translation>
    </message>
    <message>
        <source>Erase {cell}: it makes every layout impossible.</source>
        <translation>Borra {cell}: esa casilla hace imposible cualquier trazado.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are in the way: erase {cells}.</source>
        <translation>
            <numerusform>%n casilla estorba: borra {cells}.</numerusform>
            <numerusform>%n casillas estorban: borra {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, or some of them: {cells}.</source>
        <translation>
            <numerusform>Borra esta casilla: {cells}.</numerusform>
            <numerusform>Borra estas %n casillas, o algunas de ellas: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>
            <numerusform>Pinta %n región. La región 1 tiene 1 casilla.</numerusform>
            <numerusform>Pinta %n regiones unidas. La región 1 tiene 1 casilla, la región 2 tiene 2, y así sucesivamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout is already complete</source>
        <translation>El trazado ya está completo</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Turned or mirrored the board</source>
        <translation>Tablero girado o reflejado</translation>
    </message>
    <message>
        <source>Back to: {step}</source>
        <translation>De vuelta a: {step}</translation>
    </message>
    <message>
        <source>Completed the layout</source>
        <translation>Trazado completado</translation>
    </message>
</context>
<context>
    <name>MonoPanel</name>
    <message>
        <source>Ends your turn and scores your list.  S</source>
        <translation>Termina tu turno y puntúa tu lista.  S</translation>
    </message>
</context>
<context>
    <name>MonoScene</name>
    <message numerus="yes">
        <source>End turn · %n points</source>
        <translation>
            <numerusform>Terminar turno · %n punto</numerusform>
            <numerusform>Terminar turno · %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Mejor jugada</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
</context>
<context>
    <name>MoveCompletion</name>
    <message>
        <source>Enter plays it</source>
        <translation>Enter la juega</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Escribe una jugada</translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation>Jugada en notación</translation>
    </message>
    <message>
        <source>Moves that start like this</source>
        <translation>Jugadas que empiezan así</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation>Aún no hay turnos</translation>
    </message>
    <message>
        <source>Before turn {n}</source>
        <translation>Antes del turno {n}</translation>
    </message>
</context>
<context>
    <name>MoveMarks</name>
    <message>
        <source>Better</source>
        <extracomment>beside the mark of the better move on the board</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>beside the mark of the move that was made</extracomment>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>New game: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>Resets all options</source>
        <translation>Restablece todas las opciones</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in an empty field: any seed</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same number gives the same random draws.</source>
        <translation>Con el mismo número, el azar se repite igual.</translation>
    </message>
    <message>
        <source>Type a whole number as the seed, or leave the field empty</source>
        <translation>Escribe un número entero como semilla, o deja el campo vacío</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sin pistas</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Con pistas</translation>
    </message>
    <message>
        <source>Seed {n}</source>
        <translation>Semilla {n}</translation>
    </message>
    <message>
        <source>{hints}, standard rules</source>
        <translation>{hints}, reglas estándar</translation>
    </message>
    <message numerus="yes">
        <source>{hints}, %n options changed</source>
        <translation>
            <numerusform>{hints}, %n opción cambiada</numerusform>
            <numerusform>{hints}, %n opciones cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}</source>
        <translation>Empieza {first}, luego {second}</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}, then {third}</source>
        <translation>Empieza {first}, luego {second}, luego {third}</translation>
    </message>
    <message>
        <source>No hints or lens, and you cannot undo what was shown. This is noted with the game.</source>
        <translation>Sin pistas ni lente, y no puedes deshacer lo que ya se ha visto. Queda anotado en la partida.</translation>
    </message>
    <message>
        <source>No hints. This is noted with the game.</source>
        <translation>Sin pistas. Queda anotado en la partida.</translation>
    </message>
    <message>
        <source>No hints, and you cannot undo what was drawn. This is noted with the game.</source>
        <translation>Sin pistas, y no puedes deshacer una ficha ya robada. Queda anotado en la partida.</translation>
    </message>
    <message>
        <source>Your layout has a different size, so it is not used.</source>
        <translation>Tu trazado tiene otro tamaño, así que no se usa.</translation>
    </message>
    <message>
        <source>The first player plays with your layout.</source>
        <translation>Quien empieza juega con tu trazado.</translation>
    </message>
    <message>
        <source>{name} plays with your layout.</source>
        <translation>{name} juega con tu trazado.</translation>
    </message>
    <message>
        <source>Starting position: standard</source>
        <translation>Posición inicial: estándar</translation>
    </message>
    <message>
        <source>Invite by letter…</source>
        <translation>Invitar por carta…</translation>
    </message>
    <message>
        <source>Play by short texts that travel by mail or chat.</source>
        <translation>Jugad con textos cortos que viajan por correo o chat.</translation>
    </message>
    <message>
        <source>Somebody at another computer</source>
        <translation>Alguien en otro ordenador</translation>
    </message>
    <message>
        <source>Or place the pieces yourself.</source>
        <translation>O coloca las piezas tú.</translation>
    </message>
</context>
<context>
    <name>NextOpponent</name>
    <message>
        <source>Next opponent in {game}</source>
        <translation>Próximo rival en {game}</translation>
    </message>
    <message>
        <source>{rating}, closest to your strength</source>
        <translation>{rating}, el más cercano a tu fuerza</translation>
    </message>
    <message>
        <source>{rating}, the easiest</source>
        <translation>{rating}, el más fácil</translation>
    </message>
    <message>
        <source>Your win chance: {share}</source>
        <translation>Tu probabilidad de ganar: {share}</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Jugar contra {level}</translation>
    </message>
    <message>
        <source>Rated: no hints, lens, coach or undo.</source>
        <translation>Cuenta para el Elo: sin pistas, lente, entrenador ni deshacer.</translation>
    </message>
    <message>
        <source>Rated: no hints, coach or undo.</source>
        <translation>Cuenta para el Elo: sin pistas, entrenador ni deshacer.</translation>
    </message>
    <message>
        <source>{rating}, helps to find your strength</source>
        <translation>{rating}, ayuda a conocer tu nivel</translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>standard: {n}</source>
        <translation>estándar: {n}</translation>
    </message>
</context>
<context>
    <name>OpenEntry</name>
    <message>
        <source>Continue {name}. {detail}</source>
        <translation>Continuar {name}. {detail}</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Cannot be combined with “{label}”.</source>
        <translation>No se puede combinar con «{label}».</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>an option by its name</extracomment>
        <translation>«{label}»</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The layout now belongs to the first player. It is no longer in the editor, where others could see it.</source>
        <translation>El trazado es ahora del primer jugador. Ya no está en el editor, donde otros podrían verlo.</translation>
    </message>
    <message numerus="yes">
        <source>The layout has %n regions, which does not fit this board, so it was not used.</source>
        <translation>
            <numerusform>El trazado tiene %n región, que no encaja en este tablero, así que no se usó.</numerusform>
            <numerusform>El trazado tiene %n regiones, que no encajan en este tablero, así que no se usó.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintedCount</name>
    <message>
        <source>of {n}</source>
        <extracomment>after the number of painted cells: “12 of 45”</extracomment>
        <translation>de {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n cells painted</source>
        <translation>
            <numerusform>{n} de %n casilla pintada</numerusform>
            <numerusform>{n} de %n casillas pintadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTexts</name>
    <message>
        <source>{name}’s markers</source>
        <translation>Marcadores de {name}</translation>
    </message>
    <message>
        <source>your atoms, {name}’s markers</source>
        <translation>tus átomos, marcadores de {name}</translation>
    </message>
    <message>
        <source>{hider}’s atoms, {name}’s markers</source>
        <translation>átomos: {hider}, marcadores: {name}</translation>
    </message>
    <message>
        <source>Players hide theirs in turn.</source>
        <translation>Los jugadores esconden los suyos por turnos.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Átomos</translation>
    </message>
    <message>
        <source>{n} of 4 placed</source>
        <translation>{n} de 4 colocados</translation>
    </message>
    <message>
        <source>Your atoms</source>
        <translation>Tus átomos</translation>
    </message>
    <message>
        <source>Hide atoms  H</source>
        <translation>Esconder átomos  H</translation>
    </message>
    <message>
        <source>Place four atoms first</source>
        <translation>Coloca antes cuatro átomos</translation>
    </message>
    <message>
        <source>Places four atoms at random. You can change them.  R</source>
        <translation>Coloca cuatro átomos al azar. Puedes cambiarlos.  R</translation>
    </message>
    <message>
        <source>{name} will look for them with rays.</source>
        <translation>{name} los buscará con rayos.</translation>
    </message>
    <message>
        <source>Checking whether other atoms would give the same results…</source>
        <translation>Buscando otro escondite con los mismos resultados…</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results:</source>
        <translation>Otro escondite da los mismos resultados:</translation>
    </message>
    <message>
        <source>no ray can tell the two apart.</source>
        <translation>ningún rayo los distingue.</translation>
    </message>
    <message>
        <source>These atoms can be found without guessing.</source>
        <translation>Estos átomos se pueden encontrar sin adivinar.</translation>
    </message>
    <message>
        <source>Your markers</source>
        <translation>Tus marcadores</translation>
    </message>
    <message>
        <source>No ray has been sent yet.</source>
        <translation>Aún no se ha lanzado ningún rayo.</translation>
    </message>
    <message>
        <source>Mark a cell to see which results it agrees with.</source>
        <translation>Marca una casilla para ver qué resultados concuerdan.</translation>
    </message>
    <message>
        <source>No result matches yet</source>
        <translation>Aún no concuerda ningún resultado</translation>
    </message>
    <message>
        <source>Port {port} does not match</source>
        <translation>La puerta {port} no concuerda</translation>
    </message>
    <message>
        <source>{n} results do not match</source>
        <translation>{n} resultados no concuerdan</translation>
    </message>
    <message>
        <source>Ports {ports} and {last} do not match your markers</source>
        <translation>Las puertas {ports} y {last} no concuerdan con tus marcadores</translation>
    </message>
    <message>
        <source>Last guess</source>
        <extracomment>on the button that guesses</extracomment>
        <translation>Último intento</translation>
    </message>
    <message>
        <source>Guess these four  G</source>
        <translation>Comprobar estos cuatro  G</translation>
    </message>
    <message>
        <source>End turn  E</source>
        <translation>Terminar turno  E</translation>
    </message>
    <message>
        <source>Show {name}’s box</source>
        <translation>Ver la caja de {name}</translation>
    </message>
    <message>
        <source>{n} of 4 atoms marked</source>
        <translation>{n} de 4 átomos marcados</translation>
    </message>
    <message>
        <source>click a port to see its ray</source>
        <translation>haz clic en una puerta para ver su rayo</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are wrong</source>
        <translation>
            <numerusform>%n marcador está mal</numerusform>
            <numerusform>%n marcadores están mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placed, four needed</source>
        <translation>
            <numerusform>%n colocado, hacen falta cuatro</numerusform>
            <numerusform>%n colocados, hacen falta cuatro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results match</source>
        <translation>
            <numerusform>%n resultado concuerda</numerusform>
            <numerusform>%n resultados concuerdan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n results match</source>
        <translation>
            <numerusform>Concuerda el único resultado</numerusform>
            <numerusform>Concuerdan los %n resultados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperCommands</name>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Aquí no hay nada que imprimir.</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Guardar PDF…</translation>
    </message>
    <message>
        <source>Open to print</source>
        <extracomment>button: opens the file in another program, which prints it</extracomment>
        <translation>Abrir para imprimir</translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation>Esto no se puede dibujar.</translation>
    </message>
    <message>
        <source>Stopped. Change a setting to start again.</source>
        <translation>Detenido. Cambia un ajuste para empezar de nuevo.</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} de {all} listos</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>PDF files (*{extension})</source>
        <translation>Archivos PDF (*{extension})</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Escribiendo el archivo…</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>No se pudo escribir el archivo.</translation>
    </message>
    <message>
        <source>Your PDF viewer opens the pages. Print them there.</source>
        <translation>Tu visor de PDF abre las páginas. Imprímelas desde allí.</translation>
    </message>
    <message>
        <source>No PDF viewer was found. Save the file instead.</source>
        <translation>No se encontró ningún visor de PDF. Guarda el archivo.</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Passphrase, at least 8 characters</source>
        <translation>Frase secreta, al menos 8 caracteres</translation>
    </message>
</context>
<context>
    <name>PasteBox</name>
    <message>
        <source>Somebody sent you a puzzle? Paste its line here, or the whole message.</source>
        <translation>¿Te han enviado un reto? Pega aquí su línea o el mensaje entero.</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Picture copied</source>
        <translation>Imagen copiada</translation>
    </message>
    <message>
        <source>There is no board to draw here.</source>
        <translation>Aquí no hay ningún tablero que dibujar.</translation>
    </message>
    <message>
        <source>Picture and result copied</source>
        <translation>Imagen y resultado copiados</translation>
    </message>
    <message>
        <source>The game goes on: there is no result yet.</source>
        <translation>La partida sigue: aún no hay resultado.</translation>
    </message>
</context>
<context>
    <name>PlayerFile</name>
    <message>
        <source>Attempts that could not be read were set aside: {n}</source>
        <translation>Intentos que no se pudieron leer y se apartaron: {n}</translation>
    </message>
    <message>
        <source>Your results cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus resultados: {reason}.</translation>
    </message>
    <message>
        <source>This attempt cannot be saved and will be lost when you quit: {reason}.</source>
        <translation>Este intento no se puede guardar y se perderá al salir: {reason}.</translation>
    </message>
    <message>
        <source>This result cannot be saved: {reason}.</source>
        <translation>No se puede guardar este resultado: {reason}.</translation>
    </message>
    <message>
        <source>Your attempt could not be read and was set aside ({reason}). The puzzle starts again.</source>
        <translation>Tu intento no se pudo leer y se apartó ({reason}). El reto empieza de nuevo.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Who sits here</source>
        <translation>Quién juega aquí</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este puesto</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>{game}: set-up</source>
        <translation>{game}: editor de posiciones</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>You can start a game from this position.</source>
        <translation>Puedes empezar una partida desde esta posición.</translation>
    </message>
    <message>
        <source>Position copied</source>
        <translation>Posición copiada</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>El portapapeles no tiene texto.</translation>
    </message>
    <message>
        <source>Not pasted: {reason}.</source>
        <translation>No se ha podido pegar: {reason}.</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Guardar la posición</translation>
    </message>
</context>
<context>
    <name>ProfileButton</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Perfil: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>What shall we call you?</source>
        <translation>¿Cómo te llamas?</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Tu perfil</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Eliminar perfil</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics, on this computer only.</source>
        <translation>Se muestra en tu puesto y en las estadísticas, solo en este dispositivo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete this profile? Its games stay.</source>
        <translation>¿Eliminar este perfil? Sus partidas se conservan.</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Profile “{name}” deleted. The games played with it are still here.</source>
        <translation>Perfil «{name}» eliminado. Sus partidas siguen aquí.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nuevo perfil…</translation>
    </message>
    <message>
        <source>Edit {name}…</source>
        <translation>Editar {name}…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The window cannot be rebuilt in this language. The old window stays open.</source>
        <translation>La ventana no se puede abrir en este idioma. La anterior sigue abierta.</translation>
    </message>
</context>
<context>
    <name>PromptHeader</name>
    <message>
        <source>Saving your move…</source>
        <translation>Guardando tu jugada…</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{name} is hiding four atoms</source>
        <translation>{name} está escondiendo cuatro átomos</translation>
    </message>
    <message>
        <source>Nobody else sees where.</source>
        <translation>Nadie más ve dónde.</translation>
    </message>
    <message>
        <source>{name}, hide four atoms in {other}’s box</source>
        <translation>{name}, esconde cuatro átomos en la caja de {other}</translation>
    </message>
    <message>
        <source>{name} is looking for your atoms</source>
        <translation>{name} está buscando tus átomos</translation>
    </message>
    <message>
        <source>{name} is looking for the atoms</source>
        <translation>{name} está buscando los átomos</translation>
    </message>
    <message>
        <source>Click a marked port to see its ray.</source>
        <translation>Haz clic en una puerta marcada para ver su rayo.</translation>
    </message>
    <message>
        <source>No ray has been sent into this box yet.</source>
        <translation>Aún no se ha lanzado ningún rayo en esta caja.</translation>
    </message>
    <message>
        <source>Click four cells, or place the atoms at random.</source>
        <translation>Haz clic en cuatro casillas o coloca los átomos al azar.</translation>
    </message>
    <message>
        <source>{n} of 4 placed. Click an atom to remove it.</source>
        <translation>{n} de 4 colocados. Haz clic en un átomo para quitarlo.</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results: no ray can tell the two apart.</source>
        <translation>Otro escondite da los mismos resultados: ningún rayo los distingue.</translation>
    </message>
    <message>
        <source>All four are placed. Now hide them.</source>
        <translation>Los cuatro están colocados. Ahora escóndelos.</translation>
    </message>
    <message>
        <source>{name}, your guess was wrong</source>
        <translation>{name}, tu intento falló</translation>
    </message>
    <message>
        <source>{name}, mark, guess or end your turn</source>
        <translation>{name}, marca, comprueba o termina tu turno</translation>
    </message>
    <message>
        <source>{name}, mark or end your turn</source>
        <translation>{name}, marca o termina tu turno</translation>
    </message>
    <message>
        <source>{name}, mark, send a ray or guess</source>
        <translation>{name}, marca, lanza un rayo o comprueba</translation>
    </message>
    <message>
        <source>{name}, mark or send a ray</source>
        <translation>{name}, marca o lanza un rayo</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. Move markers, or end your turn.</source>
        <translation>Al menos uno de los cuatro está mal. Mueve marcadores o termina tu turno.</translation>
    </message>
    <message>
        <source>You guessed these four before. At least one is wrong.</source>
        <translation>Ya probaste estos cuatro. Al menos uno está mal.</translation>
    </message>
    <message>
        <source>Click a port to send a ray, or a cell to mark an atom.</source>
        <translation>Haz clic en una puerta para lanzar un rayo, o en una casilla para marcar un átomo.</translation>
    </message>
    <message>
        <source>You can send one ray per turn, and you have already sent it.</source>
        <translation>Puedes lanzar un rayo por turno, y ya lo has lanzado.</translation>
    </message>
    <message>
        <source>A ray enters at {port}.</source>
        <translation>Un rayo entra por {port}.</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. The rules do not say which.</source>
        <translation>Al menos uno de los cuatro está mal. Las reglas no dicen cuál.</translation>
    </message>
    <message>
        <source>Rays come later. First, the atoms are hidden.</source>
        <translation>Los rayos vienen después. Primero se esconden los átomos.</translation>
    </message>
    <message>
        <source>Atoms hidden</source>
        <translation>Átomos escondidos</translation>
    </message>
    <message>
        <source>Atoms to hide</source>
        <translation>Debe esconder</translation>
    </message>
    <message>
        <source>Players hide four atoms in secret.</source>
        <translation>Los jugadores esconden cuatro átomos en secreto.</translation>
    </message>
    <message>
        <source>No atom is shown until you are here.</source>
        <translation>No se mostrará ningún átomo hasta que estés aquí.</translation>
    </message>
    <message>
        <source>7 × 7</source>
        <translation>7 × 7</translation>
    </message>
    <message>
        <source>4 atoms</source>
        <translation>4 átomos</translation>
    </message>
    <message>
        <source>{name} wins: no guess left</source>
        <translation>{name} gana: sin más intentos</translation>
    </message>
    <message>
        <source>{name} wins: all four atoms</source>
        <translation>{name} gana: los cuatro átomos</translation>
    </message>
    <message>
        <source>After {n} rays.</source>
        <translation>Tras {n} rayos.</translation>
    </message>
    <message>
        <source>First guess, after {n} rays.</source>
        <translation>Al primer intento, tras {n} rayos.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>in the list of moves: a turn without a ray</extracomment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>atoms</source>
        <extracomment>in the list of moves: four atoms were hidden</extracomment>
        <translation>átomos</translation>
    </message>
    <message>
        <source>Hide the atoms on {cells}</source>
        <translation>Esconde los átomos en {cells}</translation>
    </message>
    <message>
        <source>Mark {cell}</source>
        <translation>Marca {cell}</translation>
    </message>
    <message>
        <source>Remove the marker from {cell}</source>
        <translation>Quita el marcador de {cell}</translation>
    </message>
    <message>
        <source>Send a ray from {port}</source>
        <translation>Lanza un rayo por {port}</translation>
    </message>
    <message>
        <source>Guess that the atoms are on {cells}</source>
        <translation>Comprueba si los átomos están en {cells}</translation>
    </message>
    <message>
        <source>When hiding atoms: place them at random</source>
        <translation>Al esconder: colocar los átomos al azar</translation>
    </message>
    <message>
        <source>When hiding atoms: confirm their places</source>
        <translation>Al esconder: confirmar los átomos colocados</translation>
    </message>
    <message>
        <source>Note a cell as empty (also with the right mouse button)</source>
        <translation>Anotar una casilla vacía (también con el botón derecho del ratón)</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>atom with a marker</source>
        <translation>átomo con un marcador</translation>
    </message>
    <message>
        <source>atom</source>
        <translation>átomo</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>noted as empty</source>
        <translation>anotada como vacía</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>{letter}, other end at {end}</source>
        <translation>{letter}, el otro extremo en {end}</translation>
    </message>
    <message>
        <source>does not match your markers</source>
        <extracomment>a probe’s result: the markers do not explain it</extracomment>
        <translation>no concuerda con tus marcadores</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses left</source>
        <translation>
            <numerusform>queda %n intento</numerusform>
            <numerusform>quedan %n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rays</source>
        <translation>
            <numerusform>%n rayo</numerusform>
            <numerusform>%n rayos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} guessed wrong.</source>
        <translation>{name} no ha acertado.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It hit an atom.</source>
        <translation>{name} lanzó un rayo por {port}. Dio en un átomo.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came back.</source>
        <translation>{name} lanzó un rayo por {port}. El rayo volvió.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came out at {leaves}.</source>
        <translation>{name} lanzó un rayo por {port}. El rayo salió por {leaves}.</translation>
    </message>
    <message>
        <source>The answer to your letter tells where the ray comes out.</source>
        <translation>La respuesta a tu carta dirá por dónde sale el rayo.</translation>
    </message>
    <message>
        <source>Ray {port} hit an atom.</source>
        <translation>El rayo {port} dio en un átomo.</translation>
    </message>
    <message>
        <source>Ray {port} was reflected.</source>
        <translation>El rayo {port} se reflejó.</translation>
    </message>
    <message>
        <source>Ray {port} came out at {end}.</source>
        <translation>El rayo {port} salió por {end}.</translation>
    </message>
    <message>
        <source>{result} Your turn ends when the ring is full. A click stops the ring.</source>
        <translation>{result} Tu turno acaba cuando se llena el anillo. Un clic lo detiene.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>The game with this mistake cannot be read.</source>
        <translation>No se puede leer la partida de este error.</translation>
    </message>
    <message>
        <source>This puzzle has a fault and does not count: {reason}.</source>
        <translation>Este reto tiene un fallo y no cuenta: {reason}.</translation>
    </message>
    <message>
        <source>{game}: puzzle</source>
        <translation>{game}: reto</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Volver a los retos</translation>
    </message>
    <message>
        <source>You continue this puzzle where you left off</source>
        <translation>Sigues donde dejaste este reto</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Helps you, and costs a star</source>
        <translation>Te ayuda y cuesta una estrella</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Copies the puzzle as a line of text</source>
        <translation>Copia el reto como una línea de texto</translation>
    </message>
    <message>
        <source>{unit} · turn {n} of {all}</source>
        <translation>{unit} · turno {n} de {all}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Give up first: then you can start again</source>
        <translation>Mira antes la solución: después podrás empezar de nuevo</translation>
    </message>
    <message>
        <source>Solution {n} of {all}: show the next one</source>
        <translation>Solución {n} de {all}: ver la siguiente</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Paso {n} de {all}</translation>
    </message>
    <message>
        <source>a wrong move costs a star</source>
        <translation>una jugada equivocada cuesta una estrella</translation>
    </message>
    <message>
        <source>{time} · practice, not counted</source>
        <translation>{time} · práctica, no cuenta</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show mistakes</source>
        <translation>Mostrar errores</translation>
    </message>
    <message>
        <source>Highlights wrong cells. If there are any, it costs a star</source>
        <translation>Resalta las casillas incorrectas. Si hay alguna, cuesta una estrella</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
</context>
<context>
    <name>PuzzleProvider</name>
    <message>
        <source>No puzzle could be made. Try again.</source>
        <translation>No se pudo crear ningún reto. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>No puzzle of this difficulty was found. This one comes close.</source>
        <translation>No había ningún reto de esta dificultad. Este es el más cercano.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle cannot be opened. This is another one.</source>
        <translation>El reto de hoy no se puede abrir. Aquí tienes otro.</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>This move cost a star. Undo it with {undo} and try another.</source>
        <translation>Esta jugada costó una estrella. Deshazla con {undo} y prueba otra.</translation>
    </message>
    <message>
        <source>You cannot win after this move</source>
        <translation>Esta jugada deja escapar la victoria</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solución</translation>
    </message>
    <message>
        <source>The solution, step {n} of {all}</source>
        <translation>La solución, paso {n} de {all}</translation>
    </message>
    <message>
        <source>The solution, played with the layout visible</source>
        <translation>La solución, jugada con el trazado a la vista</translation>
    </message>
    <message>
        <source>Played with the layout visible, step {n} of {all}</source>
        <translation>Jugada con el trazado a la vista, paso {n} de {all}</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>¿Ver la solución?</translation>
    </message>
    <message>
        <source>You see the solution and get no stars.</source>
        <translation>Verás la solución sin ganar estrellas.</translation>
    </message>
    <message>
        <source>Another move scores more</source>
        <translation>Otra jugada da más puntos</translation>
    </message>
</context>
<context>
    <name>RatingCourse</name>
    <message>
        <source>Rating from {first} to {last}</source>
        <translation>Elo de {first} a {last}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>{rating}. {day}, against {opponent}: {result}</source>
        <translation>{rating}. {day}, contra {opponent}: {result}</translation>
    </message>
    <message>
        <source>Rating in {game}, from {first} to {last}. {point}</source>
        <translation>Elo en {game}, de {first} a {last}. {point}</translation>
    </message>
    <message>
        <source>How strong are you in {game}?</source>
        <translation>¿Cuál es tu fuerza en {game}?</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Open a file</source>
        <translation>Abrir archivo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Antiguas primero</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Largas primero</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Player, game or title</source>
        <translation>Jugador, juego o nombre</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>última vez</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here.</source>
        <translation>Aún no hay partidas. Todas las que juegues se guardan aquí.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Ninguna partida coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>This game cannot be read any more.</source>
        <translation>Esta partida ya no se puede leer.</translation>
    </message>
    <message>
        <source>{which} is no longer listed. The file stays where it is.</source>
        <translation>{which} ya no está en la lista. El archivo sigue donde está.</translation>
    </message>
    <message>
        <source>Nothing was deleted</source>
        <translation>No se eliminó nada</translation>
    </message>
    <message>
        <source>{name} was not changed: {reason}.</source>
        <translation>{name} no se ha cambiado: {reason}.</translation>
    </message>
    <message>
        <source>There is no folder yet: no game has been finished.</source>
        <translation>Aún no hay carpeta: no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>Open at the table</source>
        <translation>Abrir en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>Still reading %n games</source>
        <translation>
            <numerusform>Aún se está leyendo %n partida</numerusform>
            <numerusform>Aún se están leyendo %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted {which}. It stays in the bin for %n days.</source>
        <translation>
            <numerusform>Eliminado: {which}. Estará %n día en la papelera.</numerusform>
            <numerusform>Eliminado: {which}. Estará %n días en la papelera.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game now counts for {names}.</source>
        <translation>Esta partida cuenta ahora para {names}.</translation>
    </message>
    <message>
        <source>This game no longer counts.</source>
        <translation>Esta partida ya no cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n partida eliminada.</numerusform>
            <numerusform>%n partidas eliminadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games</source>
        <translation>
            <numerusform>Eliminar %n partida</numerusform>
            <numerusform>Eliminar %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Showing only {matches}. Show all</source>
        <translation>Se muestra solo {matches}. Mostrar todo</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Note</source>
        <extracomment>verb: small numbers are noted in cells</extracomment>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Qué hace un clic</translation>
    </message>
</context>
<context>
    <name>RegionsScene</name>
    <message>
        <source>Empty the cell before you note numbers in it</source>
        <translation>Vacía la casilla antes de anotar números en ella</translation>
    </message>
</context>
<context>
    <name>RegionsWords</name>
    <message>
        <source>The board is full, but something is wrong.</source>
        <translation>El tablero está lleno, pero hay algún error.</translation>
    </message>
    <message>
        <source>A click or a number key notes what a cell may be.</source>
        <translation>Un clic o una tecla numérica anota lo que puede ser una casilla.</translation>
    </message>
    <message>
        <source>Choose a number. Click or drag to fill, right-click to note it.</source>
        <translation>Elige un número. Haz clic o arrastra para rellenar; clic derecho para anotarlo.</translation>
    </message>
    <message>
        <source>Fill the cell with this number, or choose it in the palette</source>
        <translation>Rellenar la casilla con este número o elegirlo en la paleta</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Vaciar la casilla</translation>
    </message>
    <message>
        <source>Note numbers instead of filling, and back</source>
        <translation>Anotar números en vez de rellenar, y al revés</translation>
    </message>
    <message>
        <source>{cell}, region {label}, given</source>
        <translation>{cell}, región {label}, dada</translation>
    </message>
    <message>
        <source>notes {labels}</source>
        <translation>notas {labels}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n cells must be guessed</source>
        <translation>
            <numerusform>%n casilla por adivinar</numerusform>
            <numerusform>%n casillas por adivinar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Solver’s report</source>
        <translation>Informe del resolutor</translation>
    </message>
    <message>
        <source>Solvable without guessing</source>
        <translation>Se resuelve sin adivinar</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradicción</translation>
    </message>
    <message>
        <source>Then guess: {cells}.</source>
        <translation>Después, adivinar: {cells}.</translation>
    </message>
    <message>
        <source>No technique gives another step.</source>
        <translation>Ninguna técnica encuentra nada.</translation>
    </message>
    <message>
        <source>{cells} = {label}. {reason}</source>
        <translation>{cells} = {label}. {reason}</translation>
    </message>
    <message>
        <source>{cells}: not {label}. {reason}</source>
        <translation>{cells}: no {label}. {reason}</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>Número de soluciones desconocido</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Una sola solución</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsList</name>
    <message>
        <source>Results of</source>
        <translation>Resultados de</translation>
    </message>
    <message>
        <source>Nothing solved yet.</source>
        <translation>Aún no hay nada resuelto.</translation>
    </message>
    <message>
        <source>{n} of {all} solved</source>
        <translation>{n} de {all} resueltos</translation>
    </message>
    <message>
        <source>{words} · your rating {rating} ± {margin}</source>
        <translation>{words} · tu Elo {rating} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>%n timed runs</source>
        <translation>
            <numerusform>%n tanda contrarreloj</numerusform>
            <numerusform>%n tandas contrarreloj</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>luck {share}</source>
        <translation>suerte {share}</translation>
    </message>
    <message>
        <source>Better: {move}. {why}</source>
        <translation>Mejor: {move}. {why}</translation>
    </message>
    <message>
        <source>The last position</source>
        <translation>La última posición</translation>
    </message>
    <message>
        <source>Turn {n}: {name} moves</source>
        <translation>Turno {n}: juega {name}</translation>
    </message>
    <message>
        <source>{name} misses something hard to see</source>
        <translation>{name} pasa por alto algo difícil</translation>
    </message>
    <message>
        <source>{name} plays the best move</source>
        <translation>{name} hace la mejor jugada</translation>
    </message>
    <message>
        <source>{name} plays a good move</source>
        <translation>{name} hace una buena jugada</translation>
    </message>
    <message>
        <source>{name} plays {move}</source>
        <translation>{name} juega {move}</translation>
    </message>
    <message>
        <source>The best moves that were found.</source>
        <translation>Las mejores jugadas que se encontraron.</translation>
    </message>
    <message>
        <source>Turn {n}: {name}, find a better move</source>
        <translation>Turno {n}: {name}, busca una jugada mejor</translation>
    </message>
    <message>
        <source>{move} was played. Any move about as good as the best one counts.</source>
        <translation>Se jugó {move}. Vale cualquier jugada casi tan buena como la mejor.</translation>
    </message>
    <message>
        <source>Turn {n}, {name}: {move}</source>
        <translation>Turno {n}, {name}: {move}</translation>
    </message>
    <message>
        <source>Better: {why}.</source>
        <extracomment>{why} is what the better move does: “forces the win within your next 2 turns”</extracomment>
        <translation>Mejor: {why}.</translation>
    </message>
    <message>
        <source>The closer look changed the mark of turn {n}: {before}, now {after}.</source>
        <translation>El análisis más profundo cambió la valoración del turno {n}: {before}, ahora {after}.</translation>
    </message>
    <message>
        <source>The closer look changed no marks.</source>
        <translation>El análisis más profundo no ha cambiado ninguna valoración.</translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>in “Luck: even” and “Moves: even”: favoured nobody</extracomment>
        <translation>en equilibrio</translation>
    </message>
    <message>
        <source>Luck:</source>
        <translation>Suerte:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Jugadas:</translation>
    </message>
    <message>
        <source>Luck {luck}, skill {skill}.</source>
        <translation>Suerte {luck}, habilidad {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more marks changed.</source>
        <translation>
            <numerusform>Ha cambiado %n valoración más.</numerusform>
            <numerusform>Han cambiado %n valoraciones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only good move: {move}. {why}</source>
        <translation>Solo servía {move}. {why}</translation>
    </message>
    <message>
        <source>One possible continuation. Everything hidden is chosen at random.</source>
        <translation>Una posible continuación: todo lo oculto se elige al azar.</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>La mejor línea</translation>
    </message>
    <message>
        <source>Reviewing the moves…</source>
        <translation>Analizando las jugadas…</translation>
    </message>
    <message>
        <source>slightly for {name}</source>
        <extracomment>in “Luck: slightly for {name}” and “Moves: slightly for {name}”</extracomment>
        <translation>algo a favor de {name}</translation>
    </message>
    <message>
        <source>clearly for {name}</source>
        <extracomment>in “Luck: clearly for {name}” and “Moves: clearly for {name}”</extracomment>
        <translation>claramente a favor de {name}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Look deeper</source>
        <translation>Mirar más a fondo</translation>
    </message>
    <message>
        <source>chance lost</source>
        <translation>probabilidad perdida</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Siguiente error</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>No preguntar más</translation>
    </message>
    <message>
        <source>Other turns</source>
        <extracomment>below a percentage</extracomment>
        <translation>Otros turnos</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Lo que decidió</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Más sobre esta partida</translation>
    </message>
    <message>
        <source>Looking deeper: {n} of {all}</source>
        <translation>Mirando más a fondo: {n} de {all}</translation>
    </message>
    <message>
        <source>{n} of {all} moves reviewed</source>
        <translation>{n} de {all} jugadas analizadas</translation>
    </message>
    <message>
        <source>This game could not be reviewed.</source>
        <translation>No se pudo revisar esta partida.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>No se cometió ningún error.</translation>
    </message>
    <message>
        <source>The marks appear after all moves have been reviewed.</source>
        <translation>Las valoraciones aparecen cuando se han examinado todas las jugadas.</translation>
    </message>
    <message>
        <source>Examines every move again, for longer</source>
        <translation>Piensa otra vez cada jugada, durante más tiempo</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Punto de inflexión</translation>
    </message>
    <message>
        <source>accuracy {share}</source>
        <translation>precisión {share}</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Seguir analizando</translation>
    </message>
    <message>
        <source>Opens this position for analysis, with variations</source>
        <translation>Abre esta posición para analizarla, con variantes</translation>
    </message>
</context>
<context>
    <name>RowsText</name>
    <message>
        <source>As text, top row first</source>
        <translation>Como texto, la fila superior primero</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Como texto</translation>
    </message>
    <message>
        <source>Top row first</source>
        <translation>Fila superior primero</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>on or off</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation>
            <numerusform>%n sin resolver</numerusform>
            <numerusform>%n sin resolver</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunSection</name>
    <message>
        <source>Puzzles in this run</source>
        <translation>Retos de esta tanda</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>Duración de la tanda</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>verb on a button: begins the run</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>best {n}</source>
        <translation>récord {n}</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Tu récord</translation>
    </message>
    <message>
        <source>Solve as many as you can before the time is up.</source>
        <translation>Resuelve todos los que puedas antes de que acabe el tiempo.</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the run against the clock</extracomment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>This is your best result.</source>
        <translation>Es tu mejor resultado.</translation>
    </message>
    <message>
        <source>Your best result is {n}.</source>
        <translation>Tu récord es de {n}.</translation>
    </message>
    <message>
        <source>Another run</source>
        <translation>Otra tanda</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>A los retos</translation>
    </message>
    <message>
        <source>Puzzle {n} of {m}</source>
        <translation>Reto {n} de {m}</translation>
    </message>
    <message>
        <source>Your result counts.</source>
        <translation>Tu resultado cuenta.</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>¿Terminar la tanda?</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the time that is left</extracomment>
        <translation>quedan</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>below a number: puzzles solved in this run</extracomment>
        <translation>resueltos</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds lost.</source>
        <translation>
            <numerusform>%n segundo perdido.</numerusform>
            <numerusform>%n segundos perdidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in {time}</source>
        <translation>
            <numerusform>%n resuelto en {time}</numerusform>
            <numerusform>%n resueltos en {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skip to the next puzzle. This costs %n seconds, like a wrong move.</source>
        <translation>
            <numerusform>Pasar al siguiente reto. Cuesta %n segundo, como una jugada equivocada.</numerusform>
            <numerusform>Pasar al siguiente reto. Cuesta %n segundos, como una jugada equivocada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} left, %n solved</source>
        <translation>
            <numerusform>Quedan {time}, %n resuelto</numerusform>
            <numerusform>Quedan {time}, %n resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip (−{n} s)</source>
        <extracomment>what skipping a puzzle costs</extracomment>
        <translation>Saltar (−{n}&#xa0;s)</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>below a number: the most puzzles solved in a run</extracomment>
        <translation>récord</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>A file is still being saved. Try again in a moment.</source>
        <translation>Todavía se está guardando un archivo. Inténtalo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}. Choose another folder.</source>
        <translation>No se pudo guardar {name}: {reason}. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Saved as {name}. {more}</source>
        <translation>Guardado como {name}. {more}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
</context>
<context>
    <name>ScoreAndPar</name>
    <message>
        <source>{n} {unit}. Par is {par}</source>
        <translation>{n} {unit}. El par es {par}</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>below a number: the result of a good solver</extracomment>
        <translation>par</translation>
    </message>
    <message>
        <source>{n} {unit}, {all} {aim}</source>
        <extracomment>for screen readers: such as “3 cells filled, 20 to fill”</extracomment>
        <translation>{n} {unit}, {all} {aim}</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores, turn by turn</source>
        <translation>Puntos, turno a turno</translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>After turn {n}:  {scores}</source>
        <translation>Tras el turno {n}:  {scores}</translation>
    </message>
    <message>
        <source>At the start:  {scores}</source>
        <translation>Al principio:  {scores}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {n}</source>
        <translation>Nombre del jugador {n}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>winner</source>
        <extracomment>on a seat</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>on the seat of a computer player</extracomment>
        <translation>pensando</translation>
    </message>
    <message>
        <source>shared the win</source>
        <extracomment>on a seat: one of several winners</extracomment>
        <translation>comparte la victoria</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>on a seat: it is this player’s turn</extracomment>
        <translation>le toca</translation>
    </message>
    <message>
        <source>{detail} · {turn}</source>
        <translation>{detail} · {turn}</translation>
    </message>
    <message>
        <source>must answer</source>
        <extracomment>on a seat: this player must answer an offer</extracomment>
        <translation>debe responder</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person sits here</source>
        <translation>Aquí juega una persona</translation>
    </message>
    <message>
        <source>A computer player sits here: {level}</source>
        <translation>Aquí juega la máquina: {level}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Quitar a {name}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Swap seats</source>
        <translation>Cambiar puestos</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Añadir un tercer jugador</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Añadir un cuarto jugador</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
</context>
<context>
    <name>SendSheet</name>
    <message>
        <source>Letter {n} for {name}</source>
        <translation>Carta {n} para {name}</translation>
    </message>
    <message>
        <source>Sending it again does no harm: it is the same letter.</source>
        <translation>Enviarla otra vez no hace daño: es la misma carta.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Open mail program</source>
        <translation>Abrir el programa de correo</translation>
    </message>
    <message>
        <source>Copy all letters of the match</source>
        <translation>Copiar todas las cartas de la partida</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>No longer rated: {reason}.</source>
        <translation>Ya no cuenta para el Elo: {reason}.</translation>
    </message>
    <message>
        <source>Line {line} of the file: {reason}. All moves before it were read.</source>
        <translation>Línea {line} del archivo: {reason}. Se leyeron todas las jugadas anteriores.</translation>
    </message>
    <message>
        <source>Undone: {moves}.</source>
        <translation>Se deshizo: {moves}.</translation>
    </message>
    <message>
        <source>There are too many notes to save with the game</source>
        <translation>Hay demasiadas notas para guardarlas con la partida</translation>
    </message>
    <message>
        <source>The damaged file was saved as {name}.</source>
        <translation>El archivo dañado se guardó como {name}.</translation>
    </message>
    <message>
        <source>Another program has changed this game&apos;s file. Its version was saved as {name}.</source>
        <translation>Otro programa ha cambiado el archivo de esta partida. Su versión se guardó como {name}.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Search settings</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>No se encontró ningún ajuste</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: closes the settings</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Los cambios se aplican al momento</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Colours of the window and the boards</source>
        <translation>Colores de la ventana y de los tableros</translation>
    </message>
    <message>
        <source>Stronger lines and text</source>
        <translation>Líneas y textos más marcados</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Buttons and panels grow too</source>
        <translation>Los botones y paneles también crecen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Tiles, captures, the end of a game</source>
        <translation>Fichas, capturas, el final de la partida</translation>
    </message>
    <message>
        <source>Pieces appear in place without moving</source>
        <translation>Las piezas aparecen en su sitio sin moverse</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirmar las jugadas</translation>
    </message>
    <message>
        <source>Which moves in Adamas you confirm with a button</source>
        <translation>Qué jugadas de Adamas confirmas con un botón</translation>
    </message>
    <message>
        <source>In Black Box, when you can do nothing else</source>
        <translation>En Black Box, cuando no puedes hacer nada más</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Your games, layouts and results</source>
        <translation>Tus partidas, trazados y resultados</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>A partir de la próxima partida</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Your name and picture</source>
        <translation>Tu nombre y tu imagen</translation>
    </message>
    <message>
        <source>Settings reset.</source>
        <translation>Ajustes restablecidos.</translation>
    </message>
    <message>
        <source>Letters and numbers beside the board</source>
        <translation>Letras y números junto al tablero</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>On every place where a tile fits</source>
        <translation>En cada lugar donde cabe una ficha</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>Números de posición</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Your games, profile, language and folder stay as they are</source>
        <translation>Tus partidas, tu perfil, el idioma y la carpeta no cambian</translation>
    </message>
    <message>
        <source>Reset settings</source>
        <translation>Restablecer los ajustes</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Sonido y movimiento</translation>
    </message>
    <message>
        <source>Language and profile</source>
        <translation>Idioma y perfil</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>a section of the settings: the folder of the player&apos;s files, and the way back to defaults</extracomment>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Copies the position as text</source>
        <translation>Copia la posición como texto</translation>
    </message>
    <message>
        <source>Shows the position from the clipboard</source>
        <translation>Muestra la posición del portapapeles</translation>
    </message>
    <message>
        <source>Saves the position as a game that has not started</source>
        <translation>Guarda la posición como partida sin empezar</translation>
    </message>
    <message>
        <source>A puzzle from this position, if it has a single best move</source>
        <translation>Un reto a partir de esta posición, si tiene una única mejor jugada</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>SharePuzzleDialog</name>
    <message>
        <source>A puzzle from your layout</source>
        <translation>Un reto con tu trazado</translation>
    </message>
    <message>
        <source>Measuring the layout to find par…</source>
        <translation>Midiendo el trazado para hallar el par…</translation>
    </message>
    <message>
        <source>The puzzle as a line of text</source>
        <translation>El reto como una línea de texto</translation>
    </message>
    <message>
        <source>Large layouts take up to a minute.</source>
        <translation>Los trazados grandes tardan hasta un minuto.</translation>
    </message>
    <message>
        <source>A puzzle from your position</source>
        <translation>Un reto con tu posición</translation>
    </message>
    <message>
        <source>Checking for a single solution…</source>
        <translation>Comprobando si hay una sola solución…</translation>
    </message>
    <message>
        <source>A puzzle needs a single best move, or a single first move that wins.</source>
        <translation>Un reto necesita una sola jugada mejor, o una sola primera jugada que gane.</translation>
    </message>
    <message>
        <source>{kind}: {goal}. {difficulty}.</source>
        <translation>{kind}: {goal}. {difficulty}.</translation>
    </message>
    <message>
        <source>This position does not make a puzzle.</source>
        <translation>Con esta posición no se puede crear un reto.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Guardar el reto</translation>
    </message>
    <message>
        <source>Mono puzzle</source>
        <translation>Reto de Mono</translation>
    </message>
    <message numerus="yes">
        <source>Par is %n points in three turns. {difficulty}. The layout is hidden inside this line.</source>
        <translation>
            <numerusform>El par es de %n punto en tres turnos. {difficulty}. El trazado va cifrado en esta línea.</numerusform>
            <numerusform>El par es de %n puntos en tres turnos. {difficulty}. El trazado va cifrado en esta línea.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Tipo de reto</translation>
    </message>
    <message>
        <source>Any clues</source>
        <extracomment>the numbers that are given: anywhere, or the same upside down</extracomment>
        <translation>Números libres</translation>
    </message>
    <message>
        <source>Symmetric clues</source>
        <translation>Números simétricos</translation>
    </message>
    <message>
        <source>Where the clues are</source>
        <translation>Dónde están los números iniciales</translation>
    </message>
    <message>
        <source>Some numbers of your layout are given.</source>
        <translation>Se dan algunos números de tu trazado.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} numbers are given. {difficulty}.</source>
        <translation>
            <numerusform>Se da %n de {all} números. {difficulty}.</numerusform>
            <numerusform>Se dan %n de {all} números. {difficulty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print layout…</source>
        <translation>Imprimir trazado…</translation>
    </message>
    <message>
        <source>Print puzzle…</source>
        <translation>Imprimir reto…</translation>
    </message>
    <message>
        <source>If the painted cells are the clues of a puzzle, it follows that:</source>
        <translation>Si las casillas pintadas son las pistas de un reto, se deduce:</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Everything you can do with the mouse, you can do with the keyboard.</source>
        <translation>Todo lo que haces con el ratón también puedes hacerlo con el teclado.</translation>
    </message>
    <message>
        <source>In a puzzle</source>
        <translation>En un reto</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation>En el editor de trazados</translation>
    </message>
    <message>
        <source>{game}: setting up a position</source>
        <translation>{game}: preparar una posición</translation>
    </message>
    <message>
        <source>In every position editor</source>
        <translation>En todos los editores de posiciones</translation>
    </message>
    <message>
        <source>In a puzzle of {name}</source>
        <translation>En un reto «{name}»</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fold the panel</source>
        <translation>Plegar el panel</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>On your own</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>A new puzzle of each kind every day</source>
        <translation>Un reto nuevo de cada tipo cada día</translation>
    </message>
    <message>
        <source>You have solved all of today’s puzzles. There are always more.</source>
        <translation>Has resuelto todos los retos de hoy. Siempre hay más.</translation>
    </message>
    <message>
        <source>Next: {puzzle}</source>
        <translation>Siguiente: {puzzle}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n puzzles today</source>
        <translation>
            <numerusform>Hoy, {n} de %n reto</numerusform>
            <numerusform>Hoy, {n} de %n retos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>number {n} of your turn</source>
        <translation>número {n} de tu jugada</translation>
    </message>
</context>
<context>
    <name>StandingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n more rated games: standard rules, one opponent, without hints, coach or undo.</source>
        <translation>
            <numerusform>Tu Elo aparecerá tras %n partida más que cuente: reglas estándar, un solo rival, sin pistas, entrenador ni deshacer.</numerusform>
            <numerusform>Tu Elo aparecerá tras %n partidas más que cuenten: reglas estándar, un solo rival, sin pistas, entrenador ni deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>6 months</source>
        <translation>6 meses</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>heading: over which months the ratings are shown</extracomment>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra la máquina</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contra personas</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>heading: how games were begun</extracomment>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Three or four players</source>
        <translation>Tres o cuatro jugadores</translation>
    </message>
    <message>
        <source>Games between people do not change your rating. Click a line to see its games.</source>
        <translation>Las partidas entre personas no cambian tu Elo. Haz clic en una línea para ver sus partidas.</translation>
    </message>
    <message>
        <source>No games between people yet.</source>
        <translation>Aún no hay partidas entre personas.</translation>
    </message>
    <message>
        <source>{person}, {game}: {what}</source>
        <translation>{person}, {game}: {what}</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Earlier games no longer count. You can undo this in the menu.</source>
        <translation>Las partidas anteriores ya no cuentan. Puedes deshacerlo en el menú.</translation>
    </message>
    <message>
        <source>{name} starts again: earlier games no longer count. You can undo this in the menu.</source>
        <translation>{name} empieza de nuevo: las partidas anteriores ya no cuentan. Puedes deshacerlo en el menú.</translation>
    </message>
    <message>
        <source>All games count again.</source>
        <translation>Todas las partidas vuelven a contar.</translation>
    </message>
    <message numerus="yes">
        <source>A game took {time} and {turns} turns on average (%n games).</source>
        <translation>
            <numerusform>La partida duró {time} y {turns} turnos (%n partida).</numerusform>
            <numerusform>Una partida duró de media {time} y {turns} turnos (%n partidas).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n rated games</source>
        <translation>
            <numerusform>{game}: %n partida que cuenta</numerusform>
            <numerusform>{game}: %n partidas que cuentan</numerusform>
        </translation>
    </message>
    <message>
        <source>You scored {points} points on average.</source>
        <translation>Anotaste {points} puntos de media.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}: menos</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}: más</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
</context>
<context>
    <name>StreakHead</name>
    <message numerus="yes">
        <source>days in a row</source>
        <extracomment>below or after a large number: so many days in a row with a puzzle solved</extracomment>
        <translation>
            <numerusform>día seguido</numerusform>
            <numerusform>días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>best {n}, {month}</source>
        <translation>récord {n}, {month}</translation>
    </message>
</context>
<context>
    <name>StripHandle</name>
    <message>
        <source>Open the panel</source>
        <translation>Abrir el panel</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>drew {drawn}</source>
        <extracomment>what chance drew after a move: one or more tiles</extracomment>
        <translation>sale {drawn}</translation>
    </message>
    <message>
        <source>You cannot draw layouts in a study. Step forward to try other moves.</source>
        <translation>En un análisis no se pueden dibujar trazados. Avanza para probar otras jugadas.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>Make any move to try another line.</source>
        <translation>Haz cualquier jugada para probar otra línea.</translation>
    </message>
    <message>
        <source>After turn {n}: {name} to move</source>
        <translation>Tras el turno {n}: le toca a {name}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
    <message>
        <source>{name} could not find a move and plays at random.</source>
        <translation>{name} no encontró ninguna jugada y juega al azar.</translation>
    </message>
    <message>
        <source>Finish or cancel your move first.</source>
        <translation>Termina o cancela primero tu jugada.</translation>
    </message>
    <message>
        <source>a study is saved with this game</source>
        <translation>con esta partida se guarda un análisis</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Estás mirando una posición anterior.</translation>
    </message>
    <message>
        <source>{name}, your turn is over</source>
        <translation>{name}, tu turno ha terminado</translation>
    </message>
    <message>
        <source>Look as long as you like. Then hide the board.</source>
        <translation>Mira cuanto quieras. Luego oculta el tablero.</translation>
    </message>
    <message>
        <source>{name} is thinking about the draw offer</source>
        <translation>{name} está pensando si acepta tablas</translation>
    </message>
    <message>
        <source>Any move withdraws the offer.</source>
        <translation>Cualquier jugada retira la oferta.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>Enter fills in {move}.</source>
        <translation>Enter escribe {move}.</translation>
    </message>
    <message>
        <source>Your typed move. Enter plays it.</source>
        <translation>La jugada que has escrito. Enter la juega.</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Entrenador: {words}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>During turn {n}</source>
        <translation>Durante el turno {n}</translation>
    </message>
    <message>
        <source>After turn {n}</source>
        <translation>Tras el turno {n}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Jugadas anteriores</translation>
    </message>
    <message>
        <source>The game waits where you left it.</source>
        <translation>La partida te espera donde la dejaste.</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>Ahora le toca a {name}</translation>
    </message>
    <message>
        <source>Hide the board, then pass the computer on.</source>
        <translation>Oculta el tablero y cede el sitio.</translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation>Ocultar el tablero</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{name}, resign?</source>
        <translation>{name}, ¿abandonas?</translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation>Das la partida por perdida.</translation>
    </message>
    <message>
        <source>{name}, offer a draw?</source>
        <translation>{name}, ¿ofreces tablas?</translation>
    </message>
    <message>
        <source>If everyone agrees, the game is over.</source>
        <translation>Si todos aceptan, la partida termina.</translation>
    </message>
    <message>
        <source>{name}, claim a draw?</source>
        <translation>{name}, ¿reclamas el empate?</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>La partida terminará.</translation>
    </message>
    <message>
        <source>Board copied as text</source>
        <translation>Tablero copiado como texto</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Queda 1 minuto</translation>
    </message>
    <message>
        <source>{name} moves first in the rematch.</source>
        <translation>{name} empieza la revancha.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{answerer}, do you accept a draw?</source>
        <translation>{answerer}, ¿aceptas tablas?</translation>
    </message>
    <message>
        <source>{asker} offers one.</source>
        <translation>{asker} las ofrece.</translation>
    </message>
    <message>
        <source>{answerer}, do you agree to undo?</source>
        <translation>{answerer}, ¿aceptas deshacer?</translation>
    </message>
    <message>
        <source>{asker} asks for it.</source>
        <translation>{asker} lo pide.</translation>
    </message>
</context>
<context>
    <name>TagDialog</name>
    <message>
        <source>Add a tag</source>
        <translation>Añadir una etiqueta</translation>
    </message>
</context>
<context>
    <name>TallyBox</name>
    <message>
        <source>No hole is closed here.</source>
        <translation>Aquí no se cierra ningún agujero.</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>{opponent}: won {tally}</source>
        <translation>{opponent}: ganadas {tally}</translation>
    </message>
    <message>
        <source>{name}: {n} of {all} solved</source>
        <translation>{name}: {n} de {all} resueltos</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>aún sin partidas</translation>
    </message>
</context>
<context>
    <name>TallyTable</name>
    <message numerus="yes">
        <source>{won} won of %n played</source>
        <translation>
            <numerusform>{won} ganadas de %n</numerusform>
            <numerusform>{won} ganadas de %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemeButton</name>
    <message>
        <source>Switch to light theme</source>
        <translation>Cambiar al tema claro</translation>
    </message>
    <message>
        <source>Switch to dark theme</source>
        <translation>Cambiar al tema oscuro</translation>
    </message>
</context>
<context>
    <name>TileEditScene</name>
    <message>
        <source>{cell}, {tile}</source>
        <translation>{cell}, {tile}</translation>
    </message>
    <message>
        <source>Turn the tile there, or the one in hand</source>
        <translation>Girar la ficha que hay ahí o la que tienes en la mano</translation>
    </message>
</context>
<context>
    <name>TileGrid</name>
    <message>
        <source>All tiles: move with the arrow keys, Enter takes one</source>
        <translation>Todas las fichas: muévete con las flechas, toma una con Enter</translation>
    </message>
    <message>
        <source>{tile}, in use</source>
        <translation>{tile}, en uso</translation>
    </message>
    <message>
        <source>{tile}, in the bag</source>
        <translation>{tile}, en la bolsa</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Symmetric</source>
        <extracomment>a switch: each stroke is painted twice</extracomment>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>Symmetric drawing: off</source>
        <translation>Dibujo simétrico: no</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right</source>
        <translation>Dibujo simétrico: izquierda y derecha</translation>
    </message>
    <message>
        <source>Symmetric drawing: half a turn</source>
        <translation>Dibujo simétrico: media vuelta</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>Nothing is painted there. Click a region.</source>
        <translation>Ahí no hay nada pintado. Haz clic en una región.</translation>
    </message>
    <message>
        <source>Region {label} is full.</source>
        <translation>La región {label} está completa.</translation>
    </message>
    <message>
        <source>No region fits here: this area has {n} cells.</source>
        <translation>Ninguna región cabe aquí: esta zona tiene {n} casillas.</translation>
    </message>
    <message>
        <source>Region {label} is locked.</source>
        <translation>La región {label} está bloqueada.</translation>
    </message>
    <message>
        <source>There is no room: region {others} is in the way.</source>
        <translation>No hay sitio: la región {others} estorba.</translation>
    </message>
    <message>
        <source>Turned region {label}</source>
        <translation>Región {label} girada</translation>
    </message>
    <message>
        <source>Moved region {label}</source>
        <translation>Región {label} movida</translation>
    </message>
    <message>
        <source>This shape is too large for the board.</source>
        <translation>Esta forma es demasiado grande para el tablero.</translation>
    </message>
    <message>
        <source>Swapped regions {one} and {other}</source>
        <translation>Regiones {one} y {other} cambiadas</translation>
    </message>
    <message>
        <source>Region {others} is in the way. Repeat the move to swap the cells.</source>
        <translation>La región {others} estorba. Repite el movimiento para intercambiar las casillas.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Serious</source>
        <translation>Sin ayudas</translation>
    </message>
    <message>
        <source>A serious game: no hints, no lens, and you cannot undo what was shown</source>
        <translation>Partida sin ayudas: sin pistas, sin lente, y no puedes deshacer lo que ya se ha visto</translation>
    </message>
</context>
<context>
    <name>TreeList</name>
    <message>
        <source>Moves and variations</source>
        <translation>Jugadas y variantes</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>Queda %n carácter</numerusform>
            <numerusform>Quedan %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled study</source>
        <translation>Análisis sin título</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Título del análisis</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>More about this study</source>
        <translation>Más sobre este análisis</translation>
    </message>
    <message>
        <source>Write about this move</source>
        <translation>Comenta esta jugada</translation>
    </message>
    <message>
        <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
        <translation>Solo se pegó el comienzo: un comentario tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>Line {line} of the study was skipped: {reason}. It is kept in the file.</source>
        <translation>Se omitió la línea {line} del análisis: {reason}. Se conserva en el archivo.</translation>
    </message>
    <message>
        <source>Nothing else could have been drawn here.</source>
        <translation>Aquí no podía salir otra cosa.</translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Ningún símbolo</translation>
    </message>
    <message>
        <source>Symbol: {name}</source>
        <translation>Símbolo: {name}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Comentario a {move}</translation>
    </message>
    <message>
        <source>Comment on the start</source>
        <translation>Comentario al comienzo</translation>
    </message>
</context>
<context>
    <name>TreeRow</name>
    <message>
        <source>Variation, level {n}</source>
        <translation>Variante, nivel {n}</translation>
    </message>
    <message>
        <source>promoted</source>
        <extracomment>beside a move: a variation that became the main line</extracomment>
        <translation>promovida</translation>
    </message>
    <message>
        <source>as played</source>
        <extracomment>beside a move: the move of the game itself</extracomment>
        <translation>como se jugó</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message numerus="yes">
        <source>You will be asked again in %n days.</source>
        <translation>
            <numerusform>Se te preguntará otra vez en %n día.</numerusform>
            <numerusform>Se te preguntará otra vez en %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not be asked about this move again.</source>
        <translation>No se te volverá a preguntar por esta jugada.</translation>
    </message>
    <message>
        <source>Correct, {move}: {mark}.</source>
        <translation>Eso es, {move}: {mark}.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}. Try another move.</source>
        <translation>{move} baja un {share} la probabilidad de ganar. Busca otra jugada.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}: {name} replies {answer}. Try again.</source>
        <translation>{move} baja un {share} la probabilidad de ganar: {name} responde {answer}. Sigue buscando.</translation>
    </message>
    <message>
        <source>You know this move now. You will not be asked again.</source>
        <translation>Ya conoces esta jugada: no se te volverá a preguntar.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Show the best line</source>
        <translation>Mostrar la mejor línea</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>before the chances before and after a turn</extracomment>
        <translation>Probabilidad</translation>
    </message>
</context>
<context>
    <name>TurnExample</name>
    <message>
        <source>Continue while no number is lower than the one before. Three equal numbers score 9.</source>
        <translation>Sigue mientras ningún número sea menor que el anterior. Tres números iguales valen 9.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
</context>
<context>
    <name>WalkStrip</name>
    <message>
        <source>turn</source>
        <extracomment>below the number of a turn</extracomment>
        <translation>turno</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Pause the players</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Una jugada</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>{level} is nearest to your strength.</source>
        <translation>{level} es el más cercano a tu nivel.</translation>
    </message>
    <message>
        <source>Rated if you use no hints, coach or undo.</source>
        <translation>Cuenta para el Elo si no usas pistas, entrenador ni deshacer.</translation>
    </message>
    <message>
        <source>Not rated: {reason}.</source>
        <translation>No cuenta para el Elo: {reason}.</translation>
    </message>
    <message>
        <source>{n} of {most} seats</source>
        <translation>{n} de {most} puestos</translation>
    </message>
    <message numerus="yes">
        <source>You won {won} of %n games</source>
        <translation>
            <numerusform>Ganaste {won} de %n partida</numerusform>
            <numerusform>Ganaste {won} de %n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WideLibrary</name>
    <message>
        <source>Whose layouts</source>
        <translation>Origen de los trazados</translation>
    </message>
    <message>
        <source>Name, tag</source>
        <translation>Nombre, etiqueta</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Tuyos</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>Incluidos</translation>
    </message>
    <message>
        <source>Tag added</source>
        <translation>Etiqueta añadida</translation>
    </message>
    <message>
        <source>Tag “{tag}” removed</source>
        <translation>Etiqueta «{tag}» quitada</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name} is revealing cells</source>
        <translation>{name} está destapando casillas</translation>
    </message>
    <message>
        <source>{name} is looking for your regions</source>
        <translation>{name} está buscando tus regiones</translation>
    </message>
    <message>
        <source>{name}, reveal a cell or end your turn</source>
        <translation>{name}, destapa una casilla o termina tu turno</translation>
    </message>
    <message>
        <source>{name}, reveal a cell</source>
        <translation>{name}, destapa una casilla</translation>
    </message>
    <message>
        <source>{name}, reveal a cell of {other}’s board</source>
        <translation>{name}, destapa una casilla del tablero de {other}</translation>
    </message>
    <message>
        <source>{name} is choosing a layout</source>
        <translation>{name} está eligiendo un trazado</translation>
    </message>
    <message>
        <source>Last round: {sentence}</source>
        <translation>Última ronda: {sentence}</translation>
    </message>
    <message>
        <source>You can continue with {value} or more.</source>
        <translation>Puedes seguir con {value} o más.</translation>
    </message>
    <message>
        <source>You can only continue with {value}.</source>
        <translation>Solo puedes seguir con {value}.</translation>
    </message>
    <message>
        <source>{cell} counts as {value}.</source>
        <translation>{cell} cuenta como {value}.</translation>
    </message>
    <message>
        <source>{cell} is {value}.</source>
        <translation>{cell} es {value}.</translation>
    </message>
    <message>
        <source>{name}’s list ended with {low}, lower than {before}. It scored {n}.</source>
        <translation>La lista de {name} terminó con {low}, menor que {before}. Puntuó {n}.</translation>
    </message>
    <message>
        <source>{name}’s list scored {n}.</source>
        <translation>La lista de {name} puntuó {n}.</translation>
    </message>
    <message>
        <source>Cells are revealed one by one.</source>
        <translation>Las casillas se destapan una a una.</translation>
    </message>
    <message>
        <source>This is your layout. Nobody else sees it.</source>
        <translation>Este es tu trazado. Nadie más lo ve.</translation>
    </message>
    <message>
        <source>Your layout is now in the panel. Nobody else sees it.</source>
        <translation>Tu trazado está ahora en el panel. Nadie más lo ve.</translation>
    </message>
    <message>
        <source>{low} is lower than {before} and ended your list. It scores {n}.</source>
        <translation>{low} es menor que {before}: tu lista terminó ahí y puntúa {n}.</translation>
    </message>
    <message>
        <source>Your list scores {n}.</source>
        <translation>Tu lista puntúa {n}.</translation>
    </message>
    <message>
        <source>Layout chosen</source>
        <translation>Trazado elegido</translation>
    </message>
    <message>
        <source>Choosing a layout</source>
        <translation>Eligiendo trazado</translation>
    </message>
    <message>
        <source>Lowest counts</source>
        <translation>Cuenta el más bajo</translation>
    </message>
    <message>
        <source>Highest counts</source>
        <translation>Cuenta el más alto</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Ronda {n}</translation>
    </message>
    <message>
        <source>Layouts are chosen in secret.</source>
        <translation>Los trazados se eligen en secreto.</translation>
    </message>
    <message>
        <source>All layouts are ready. Now reveal the other boards.</source>
        <translation>Todos los trazados están listos. Ahora destapa los otros tableros.</translation>
    </message>
    <message>
        <source>{name} scored {n}. Both boards are hidden.</source>
        <translation>Puntos de {name}: {n}. Los dos tableros están ocultos.</translation>
    </message>
    <message>
        <source>{name} scored {n}. All boards are hidden.</source>
        <translation>Puntos de {name}: {n}. Todos los tableros están ocultos.</translation>
    </message>
    <message>
        <source>{count} turns of {points} points were the best.</source>
        <translation>{count} jugadas de {points} puntos fueron las mejores.</translation>
    </message>
    <message>
        <source>Scored</source>
        <extracomment>a heading: the numbers that scored in the last turn</extracomment>
        <translation>Puntuó</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Nothing revealed yet.</source>
        <translation>Aún no se ha destapado nada.</translation>
    </message>
    <message>
        <source>{name}’s last list</source>
        <translation>Última lista de {name}</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Tu lista</translation>
    </message>
    <message>
        <source>{name}’s list</source>
        <translation>La lista de {name}</translation>
    </message>
    <message>
        <source>seen by {name}</source>
        <translation>vista por {name}</translation>
    </message>
    <message>
        <source>seen by the others</source>
        <translation>vista por los demás</translation>
    </message>
    <message>
        <source>{words} from {name}</source>
        <extracomment>a score and its lead: “12 points from Ann”</extracomment>
        <translation>{words} para {name}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>tapada</translation>
    </message>
    <message>
        <source>{label}, never revealed</source>
        <translation>{label}, nunca destapada</translation>
    </message>
    <message>
        <source>{name}’s board, small: {fact}</source>
        <translation>Tablero de {name}, en pequeño: {fact}</translation>
    </message>
    <message>
        <source>Reveal {cell}</source>
        <translation>Destapa {cell}</translation>
    </message>
    <message>
        <source>Use the layout shown, which begins with {labels}</source>
        <extracomment>{labels}: the first numbers of the layout</extracomment>
        <translation>Usa el trazado mostrado, que empieza por {labels}</translation>
    </message>
    <message>
        <source>Take a random layout</source>
        <translation>Usa un trazado al azar</translation>
    </message>
    <message>
        <source>Reveal cells at random until your turn ends</source>
        <translation>Destapar casillas al azar hasta que acabe tu turno</translation>
    </message>
    <message>
        <source>End your turn and score your list</source>
        <translation>Terminar tu turno y puntuar tu lista</translation>
    </message>
    <message>
        <source>Note your guess on a cell</source>
        <translation>Anotar en una casilla el número que supones</translation>
    </message>
    <message>
        <source>Erase the note</source>
        <translation>Borrar la nota</translation>
    </message>
    <message>
        <source>hidden, your guess {label}</source>
        <translation>tapada, supones {label}</translation>
    </message>
    <message>
        <source>{cell} of {name}, {what}</source>
        <translation>{cell} de {name}, {what}</translation>
    </message>
    <message>
        <source>layout</source>
        <extracomment>in the list of moves: a layout was chosen</extracomment>
        <translation>trazado</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n tapada</numerusform>
            <numerusform>%n tapadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cells} hidden</source>
        <translation>
            <numerusform>%n de {cells} tapada</numerusform>
            <numerusform>%n de {cells} tapadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {other} revealed these cells</source>
        <translation>{name}, {other} ha destapado estas casillas</translation>
    </message>
    <message>
        <source>A lower number than the last one ends your turn.</source>
        <translation>Un número menor que el último acaba tu turno.</translation>
    </message>
    <message>
        <source>Last round, {name}: reveal or end your turn</source>
        <translation>Última ronda, {name}: destapa o termina tu turno</translation>
    </message>
    <message>
        <source>{name}, choose cells in order</source>
        <translation>{name}, elige casillas en orden</translation>
    </message>
    <message>
        <source>{name}, choose more cells, or end your turn</source>
        <translation>{name}, elige más casillas o termina el turno</translation>
    </message>
    <message>
        <source>The answer to your letter reveals them.</source>
        <translation>La respuesta a tu carta las destapa.</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Picture {n}</source>
        <translation>Imagen {n}</translation>
    </message>
    <message>
        <source>Put this layout on the board</source>
        <translation>Poner este trazado en el tablero</translation>
    </message>
</context>
<context>
    <name>_RowPainter</name>
    <message>
        <source>Name of this game</source>
        <translation>Nombre de esta partida</translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>A line to go with it (optional)</source>
        <translation>Unas palabras para acompañarla (opcional)</translation>
    </message>
</context>
<context>
    <name>adamas</name>
    <message>
        <source>All</source>
        <extracomment>carries the whole stack</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Carry</source>
        <extracomment>heading: how many pieces are carried</extracomment>
        <translation>Llevar</translation>
    </message>
    <message>
        <source>carry the whole stack</source>
        <translation>llevar toda la pila</translation>
    </message>
    <message>
        <source>carry one less</source>
        <translation>llevar una menos</translation>
    </message>
    <message>
        <source>carry one more</source>
        <translation>llevar una más</translation>
    </message>
    <message>
        <source>carry {n}</source>
        <translation>llevar {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n capture {height}</source>
        <extracomment>on a stack in sight: so many pieces see it, as many as its height</extracomment>
        <translation>
            <numerusform>%n pieza captura una pila de {height}</numerusform>
            <numerusform>%n piezas capturan una pila de {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vs {height}: safe</source>
        <extracomment>on a stack: so many opponent’s pieces see it, and its height is another number</extracomment>
        <translation>
            <numerusform>%n contra {height}: a salvo</numerusform>
            <numerusform>%n contra {height}: a salvo</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two players’ names</extracomment>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{who} may capture</source>
        <translation>{who} puede capturar</translation>
    </message>
    <message>
        <source>by {who}</source>
        <extracomment>after “can be captured”: who may capture a stack</extracomment>
        <translation>por {who}</translation>
    </message>
    <message>
        <source>takes {n}</source>
        <extracomment>a cell that a stack may go to: so many pieces are captured there</extracomment>
        <translation>toma {n}</translation>
    </message>
    <message>
        <source>{name}, split the stack on {cell}</source>
        <translation>{name}, divide la pila de {cell}</translation>
    </message>
    <message>
        <source>Drop {n} of {left} on a highlighted cell. Change the number with keys or the wheel.</source>
        <translation>Suelta {n} de {left} en una casilla resaltada. Cambia el número con las teclas o la rueda.</translation>
    </message>
    <message>
        <source>{name}, move the stack on {cell}</source>
        <translation>{name}, mueve la pila de {cell}</translation>
    </message>
    <message>
        <source>Drop all {n} on a highlighted cell. Take fewer with keys or the wheel.</source>
        <translation>Suelta las {n} en una casilla resaltada. Lleva menos con las teclas o la rueda.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. Hold Shift to play at once.</source>
        <translation>Arrastra una pila por una línea. Con Mayús juegas enseguida.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. The first move cannot capture.</source>
        <translation>Arrastra una pila por una línea. La primera jugada no puede capturar.</translation>
    </message>
    <message>
        <source>{name}, move, split or merge stacks</source>
        <translation>{name}, mueve, divide o une pilas</translation>
    </message>
    <message>
        <source>{name}, move or merge stacks</source>
        <translation>{name}, mueve o une pilas</translation>
    </message>
    <message>
        <source>{name}, move or split your stack</source>
        <translation>{name}, mueve o divide tu pila</translation>
    </message>
    <message>
        <source>{name}, move your piece</source>
        <translation>{name}, mueve tu pieza</translation>
    </message>
    <message>
        <source>{name}, move or split a stack</source>
        <translation>{name}, mueve o divide una pila</translation>
    </message>
    <message>
        <source>{name}, move a piece</source>
        <translation>{name}, mueve una pieza</translation>
    </message>
    <message>
        <source>{name}, change this split</source>
        <translation>{name}, corrige esta división</translation>
    </message>
    <message>
        <source>{name}, change this move</source>
        <translation>{name}, corrige esta jugada</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>{keys} plays it.</source>
        <translation>{keys} la juega.</translation>
    </message>
    <message>
        <source>{name}, play the merge or add to it</source>
        <translation>{name}, juega la unión o añade más</translation>
    </message>
    <message>
        <source>Other stacks that see {target} can join.</source>
        <translation>Otras pilas que ven {target} pueden unirse.</translation>
    </message>
    <message>
        <source>{name}, play the merge</source>
        <translation>{name}, juega la unión</translation>
    </message>
    <message>
        <source>{name}, play the split or add to it</source>
        <translation>{name}, juega la división o añade más</translation>
    </message>
    <message>
        <source>Only {source} can send more pieces.</source>
        <translation>Solo {source} puede enviar más piezas.</translation>
    </message>
    <message>
        <source>{name}, play the split</source>
        <translation>{name}, juega la división</translation>
    </message>
    <message>
        <source>Send more from {source} to split, or another stack to {target} to merge.</source>
        <translation>Envía más piezas de {source} para dividir, u otra pila a {target} para unir.</translation>
    </message>
    <message>
        <source>Send more from {source} to split.</source>
        <translation>Envía más piezas de {source} para dividir.</translation>
    </message>
    <message>
        <source>Send another stack to {target} to merge.</source>
        <translation>Envía otra pila a {target} para unir.</translation>
    </message>
    <message>
        <source>{name}, play {move} or add to it</source>
        <translation>{name}, juega {move} o añade más</translation>
    </message>
    <message>
        <source>{name}, play {move}</source>
        <translation>{name}, juega {move}</translation>
    </message>
    <message>
        <source>This is outside the board. Drop the pieces on a highlighted cell.</source>
        <translation>Esto está fuera del tablero. Suelta las piezas en una casilla resaltada.</translation>
    </message>
    <message>
        <source>own stacks in sight: {stacks}</source>
        <translation>propias a la vista: {stacks}</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>se puede capturar</translation>
    </message>
    <message>
        <source>nothing in sight</source>
        <translation>nada a la vista</translation>
    </message>
    <message>
        <source>{cell}, {name}’s stack of {n}, seen by {seen}</source>
        <translation>{cell}, pila de {n} de {name}, vista por {seen}</translation>
    </message>
    <message>
        <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
        <translation>Suelta las {n} para jugar. Mantén Ctrl para unir más pilas.</translation>
    </message>
    <message>
        <source>Pieces to carry</source>
        <extracomment>heading of buttons 1, 2, 3 …: how many pieces of a stack are carried</extracomment>
        <translation>Piezas que se llevan</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces from {cell}</source>
        <extracomment>the first part of “Merge {parts} on {target}”</extracomment>
        <translation>
            <numerusform>%n pieza de {cell}</numerusform>
            <numerusform>%n piezas de {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces from {source} to {target}</source>
        <translation>
            <numerusform>Mueve %n pieza de {source} a {target}</numerusform>
            <numerusform>Mueve %n piezas de {source} a {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Split the stack on {source}: {parts}</source>
        <extracomment>{parts}: such as “1 each to a4 and a5, then 3 to c3”</extracomment>
        <translation>Divide la pila de {source}: {parts}</translation>
    </message>
    <message>
        <source>{parts}, then {part}</source>
        <extracomment>between two parts of a split, in the order in which they land</extracomment>
        <translation>{parts}, luego {part}</translation>
    </message>
    <message>
        <source>{n} from {cell}</source>
        <extracomment>a later part of “Merge {parts} on {target}”: pieces from a cell</extracomment>
        <translation>{n} de {cell}</translation>
    </message>
    <message>
        <source>Merge {parts} on {target}</source>
        <extracomment>{parts}: such as “1 piece from c2 and 3 from d1”</extracomment>
        <translation>Une {parts} en {target}</translation>
    </message>
    <message>
        <source>{n} each to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>{n} a cada una de {cells}</translation>
    </message>
    <message>
        <source>{n} to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>{n} a {cells}</translation>
    </message>
    <message>
        <source>opponents’ stacks in sight: {stacks}</source>
        <translation>pilas rivales a la vista: {stacks}</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something went wrong, and this game cannot be saved here. Save it elsewhere with {key}</source>
        <translation>Algo salió mal y esta partida no se puede guardar aquí. Guárdala en otro sitio con {key}</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved. Details are in {path}</source>
        <translation>Algo salió mal. Tu partida está guardada. Los detalles están en {path}</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Algo salió mal. Tu partida está guardada.</translation>
    </message>
    <message>
        <source>The disk with your games cannot lock files: do not open Quincunx in two windows at the same time.</source>
        <translation>El disco con tus partidas no puede bloquear archivos: no abras Quincunx en dos ventanas a la vez.</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Game</source>
        <extracomment>title of a menu: matches and their files</extracomment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Edit</source>
        <extracomment>title of a menu</extracomment>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>title of a menu: what is done in a match</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>title of a menu: how the computer players move</extracomment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Go to</source>
        <extracomment>title of a menu: other pages</extracomment>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Copy the layout as text</source>
        <translation>Copiar el trazado como texto</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation>Copiar como una línea</translation>
    </message>
    <message>
        <source>Paste a layout</source>
        <translation>Pegar un trazado</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Usar este trazado</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copiar la posición</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Pegar una posición</translation>
    </message>
    <message>
        <source>Start a game from here</source>
        <translation>Empezar una partida desde aquí</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>verb: makes a move again that was undone</extracomment>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Show the last turn again</source>
        <translation>Ver otra vez el último turno</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>verb on a button: looks at a match that is over</extracomment>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Lens: see what you could work out</source>
        <extracomment>the lens shows on the board the chances that follow from what a player knows</extracomment>
        <translation>Lente: ver lo que podrías deducir</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Volver a los juegos</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Mono layouts</source>
        <translation>Trazados de Mono</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Ofrecer tablas</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation>Escribir jugadas</translation>
    </message>
    <message>
        <source>Describe this square</source>
        <translation>Describir esta casilla</translation>
    </message>
    <message>
        <source>Read the score</source>
        <translation>Leer la puntuación</translation>
    </message>
    <message>
        <source>Read the next row</source>
        <translation>Leer la fila siguiente</translation>
    </message>
    <message>
        <source>Set up a position from this one</source>
        <translation>Preparar una posición a partir de esta</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Copiar el tablero como texto</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Computer speed: slow</source>
        <translation>Velocidad de la máquina: lenta</translation>
    </message>
    <message>
        <source>Computer speed: normal</source>
        <translation>Velocidad de la máquina: normal</translation>
    </message>
    <message>
        <source>Computer speed: fast</source>
        <translation>Velocidad de la máquina: rápida</translation>
    </message>
    <message>
        <source>Study this game</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Promover variante</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ver carpeta</translation>
    </message>
    <message>
        <source>Restore the last deleted game</source>
        <translation>Recuperar la última partida eliminada</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Reset: ignore all games so far</source>
        <translation>Restablecer: no contar las partidas hasta ahora</translation>
    </message>
    <message>
        <source>Reset for everybody</source>
        <translation>Restablecer para todos</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Contar otra vez todas las partidas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Panel beside the board</source>
        <translation>Panel junto al tablero</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Tablero completo</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir movimiento</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no sounds</extracomment>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Soft</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>About Quincunx</source>
        <translation>Acerca de Quincunx</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema del sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>which moves of Adamas wait for the button that plays them</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Splits and merges only</source>
        <translation>Solo divisiones y uniones</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>End turns automatically</source>
        <translation>Terminar los turnos automáticamente</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir otra vez</translation>
    </message>
    <message>
        <source>Coach in the first games</source>
        <translation>Entrenador en las primeras partidas</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>title of a menu: parts of the window</extracomment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Copy the result to share</source>
        <translation>Copiar el resultado para compartir</translation>
    </message>
    <message>
        <source>New layout</source>
        <translation>Nuevo trazado</translation>
    </message>
    <message>
        <source>Library of layouts</source>
        <translation>Biblioteca de trazados</translation>
    </message>
    <message>
        <source>Paste letter</source>
        <translation>Pegar carta</translation>
    </message>
    <message>
        <source>Longest loops</source>
        <translation>Bucles más largos</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb on a button: puts the layout that is chosen on the board
----------
verb on a button: the puzzle whose line was pasted</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Share or solve</source>
        <translation>Compartir o resolver</translation>
    </message>
    <message>
        <source>Import layouts</source>
        <translation>Importar trazados</translation>
    </message>
    <message>
        <source>Import a folder of layouts</source>
        <translation>Importar una carpeta de trazados</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>Exportar la biblioteca</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Guardar la posición</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Reclamar empate</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Repetir el último anuncio</translation>
    </message>
    <message>
        <source>Change this draw</source>
        <translation>Cambiar este sorteo</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Save all letters as proof</source>
        <translation>Guardar todas las cartas como prueba</translation>
    </message>
    <message>
        <source>Move this game to another computer</source>
        <translation>Llevar esta partida a otro ordenador</translation>
    </message>
    <message>
        <source>Save game as</source>
        <translation>Guardar partida como</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>what is printed: the game, the position, …</extracomment>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Velocidad de la máquina</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the computer players move</extracomment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>{label}…</source>
        <extracomment>{label} is a command that asks something first, such as “Save…”</extracomment>
        <translation>{label}…</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n región</numerusform>
            <numerusform>%n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n resuelto</numerusform>
            <numerusform>%n resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <extracomment>how long a match is</extracomment>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best turn made %n points.</source>
        <translation>
            <numerusform>La mejor jugada dio %n punto.</numerusform>
            <numerusform>La mejor jugada dio %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} gana por %n punto</numerusform>
            <numerusform>{name} gana por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>le toca a {name}</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>the position: nobody is ahead</extracomment>
        <translation>Igualado</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>button: verb</extracomment>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a saved game with comments and variations</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Turn {n} of {last}</source>
        <translation>Turno {n} de {last}</translation>
    </message>
    <message>
        <source>Something went wrong. Try again.</source>
        <translation>Algo salió mal. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Turno {n}</translation>
    </message>
    <message>
        <source>Turning point: turn {n}.</source>
        <translation>Momento decisivo: turno {n}.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Quincunx games (*{extension})</source>
        <translation>Partidas de Quincunx (*{extension})</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>verb on a button: takes all atoms away</extracomment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Preparar una posición</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>the picture of a player</extracomment>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>of a match, which the picture shows</extracomment>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>verb on a button: puts the layout into the library</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: what is printed on</extracomment>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button that stops what takes long</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vacía</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the key</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>on a button: atoms by chance
----------
on a button: a layout made by chance</extracomment>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>{name}’s box</source>
        <translation>Caja de {name}</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>impacto</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>reflejo</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>verb on a button</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin del turno</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Termina tu turno</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Fichas restantes</translation>
    </message>
    <message>
        <source>{name}, choose a place</source>
        <translation>{name}, elige un lugar</translation>
    </message>
    <message>
        <source>{name}, choose a tile</source>
        <translation>{name}, elige una ficha</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>posición {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>verb on a button: fills the pools</extracomment>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{name}’s best turn</source>
        <translation>Mejor jugada de {name}</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Nadie más lo ve.</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Tablero de {name}</translation>
    </message>
    <message>
        <source>Play with this board</source>
        <translation>Jugar con este tablero</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb on a button: begins a match</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Tu tablero</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>{n} points a game</source>
        <translation>{n} puntos por partida</translation>
    </message>
    <message>
        <source>{cell}, region {label}</source>
        <translation>{cell}, región {label}</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Hacer un reto</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a date: d is the day, MMMM the month in full; put them in order
----------
a date: d is the day, MMMM the month; put them in order</extracomment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name and #tags</source>
        <translation>Nombre y #etiquetas</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Trazados</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>verb on a button: a word is added to layouts
----------
what is typed into a field
----------
which layouts are listed: those with this tag</extracomment>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>difficulty: all of them</extracomment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Search: {what}</source>
        <translation>Buscar: {what}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Trazado</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Cerrar el editor</translation>
    </message>
    <message>
        <source>{name}, draw your layout</source>
        <translation>{name}, dibuja tu trazado</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>noun: the beginning of a list of moves or steps</extracomment>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Reveal at random</source>
        <translation>Destapar al azar</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Games by letter</source>
        <translation>Partidas por carta</translation>
    </message>
    <message>
        <source>How puzzles work</source>
        <translation>Cómo funcionan los retos</translation>
    </message>
    <message>
        <source>First steps in each game</source>
        <translation>Primeros pasos en cada juego</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jugar una primera partida</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>No es tu turno</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Serious game, without help</source>
        <translation>Partida seria, sin ayudas</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Partida estándar</translation>
    </message>
    <message>
        <source>Random first player</source>
        <translation>Primer jugador al azar</translation>
    </message>
    <message>
        <source>{first} goes first</source>
        <translation>Empieza {first}</translation>
    </message>
    <message>
        <source>Copy letter</source>
        <translation>Copiar carta</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who sits at a seat: not the computer</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Añadir un jugador</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Near my strength</source>
        <translation>De mi nivel</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Página {number} de {count}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>noun: a player’s strength as a number</extracomment>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>verb on a button: begins the puzzle
----------
verb: the puzzle is opened to be solved here</extracomment>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Creando un reto…</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Tu progreso</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contrarreloj</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Tus errores</translation>
    </message>
    <message>
        <source>Paste a puzzle</source>
        <translation>Pegar un reto</translation>
    </message>
    <message>
        <source>This is not a puzzle: {reason}.</source>
        <translation>Esto no es un reto: {reason}.</translation>
    </message>
    <message>
        <source>Puzzle copied. Paste it into a message.</source>
        <translation>Reto copiado. Pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>Daily puzzle, {day}</source>
        <translation>Reto del día, {day}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Ver la solución</translation>
    </message>
    <message>
        <source>All quick puzzles</source>
        <translation>Todos los retos rápidos</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>The previous move is still being saved.</source>
        <translation>La jugada anterior aún se está guardando.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Harder than {share} of random layouts</source>
        <translation>Más difícil que el {share} de los trazados al azar</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Nothing is painted yet.</source>
        <translation>Aún no hay nada pintado.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Click or drag to paint. The right button erases.</source>
        <translation>Haz clic o arrastra para pintar. El botón derecho borra.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>a tool: paints a whole area
----------
verb: numbers are put into cells</extracomment>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Click or drag to erase cells.</source>
        <translation>Haz clic o arrastra para borrar casillas.</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>a tool: two regions change their labels</extracomment>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Click two regions to swap their numbers.</source>
        <translation>Haz clic en dos regiones para intercambiar sus números.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: moves a region</extracomment>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>verb: the whole layout or one region, left to right</extracomment>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Mirror the board, or the region in hand: swap left and right</source>
        <translation>Reflejar el tablero o la región elegida: cambiar izquierda y derecha</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>verb: the whole layout or one region, top to bottom</extracomment>
        <translation>Voltear</translation>
    </message>
    <message>
        <source>Flip the board, or the region in hand: swap top and bottom</source>
        <translation>Voltear el tablero o la región elegida: cambiar arriba y abajo</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>verb: the whole layout by half a turn, or one region by a quarter</extracomment>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Turn the board by half, or the region in hand by a quarter</source>
        <translation>Girar el tablero media vuelta, o la región elegida un cuarto</translation>
    </message>
    <message>
        <source>Click an empty area. The region that fits fills it.</source>
        <translation>Haz clic en una zona vacía. La región que cabe la llena.</translation>
    </message>
    <message>
        <source>Drag a region. Click it to turn (R) or mirror it (X).</source>
        <translation>Arrastra una región. Haz clic para girarla (R) o reflejarla (X).</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>a tool: puts down a whole region in a ready shape</extracomment>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Click to put down a shape. Choose Stamp again for the next.</source>
        <translation>Haz clic para poner una forma. Elige Sello otra vez para la siguiente.</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>a tool: protects a region from changes</extracomment>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Click a region to lock or unlock it. Shift: one cell.</source>
        <translation>Haz clic para bloquear o liberar una región. Mayús: una casilla.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, turno {number}</translation>
    </message>
    <message>
        <source>{game}, {players}, turn {number}</source>
        <translation>{game}, {players}, turno {number}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>Region {label} has %n cells too many.</source>
        <translation>
            <numerusform>Región {label}: sobra una casilla.</numerusform>
            <numerusform>Región {label}: sobran %n casillas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label} is in %n parts. Connect them.</source>
        <translation>
            <numerusform>La región {label} está en trozos. Únelos.</numerusform>
            <numerusform>La región {label} está en %n trozos. Únelos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label}: %n cells missing.</source>
        <translation>
            <numerusform>Región {label}: falta una casilla.</numerusform>
            <numerusform>Región {label}: faltan %n casillas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Split, merge and count to capture</source>
        <translation>Divide, une y cuenta para capturar</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, random first tile, {pool} tiles each</source>
        <translation>
            <numerusform>%n ficha, primera al azar, {pool} por jugador</numerusform>
            <numerusform>%n fichas, primera al azar, {pool} por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, one already on the table</source>
        <translation>
            <numerusform>%n ficha, ya en la mesa</numerusform>
            <numerusform>%n fichas, una ya en la mesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture {n} of %n pieces in one move</source>
        <translation>
            <numerusform>Captura {n} de %n pieza en una jugada</numerusform>
            <numerusform>Captura {n} de %n piezas en una jugada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has %n regions, {cells} cells</source>
        <translation>
            <numerusform>Cada tablero tiene %n región, {cells} casillas</numerusform>
            <numerusform>Cada tablero tiene %n regiones, {cells} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place one tile for %n points</source>
        <translation>
            <numerusform>Coloca una ficha que dé %n punto</numerusform>
            <numerusform>Coloca una ficha que dé %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>pieza</numerusform>
            <numerusform>piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} cells, %n pieces each</source>
        <translation>
            <numerusform>{cells} casillas, %n pieza por jugador</numerusform>
            <numerusform>{cells} casillas, %n piezas por jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} or %n players</source>
        <translation>
            <numerusform>{low} o %n jugador</numerusform>
            <numerusform>{low} o %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n players</source>
        <translation>
            <numerusform>{low} a %n jugador</numerusform>
            <numerusform>{low} a %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Win in two</source>
        <translation>Gana en dos</translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>jugada</numerusform>
            <numerusform>jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Capturas</translation>
    </message>
    <message>
        <source>Count once</source>
        <translation>Un solo recuento</translation>
    </message>
    <message>
        <source>Count after each part</source>
        <translation>Recuento tras cada parte</translation>
    </message>
    <message>
        <source>Pieces, turn by turn</source>
        <translation>Piezas, turno a turno</translation>
    </message>
    <message>
        <source>Read the rays, find the four atoms</source>
        <translation>Lee los rayos, encuentra los cuatro átomos</translation>
    </message>
    <message>
        <source>Send rays into the box, see where they come out, and find the four atoms inside.</source>
        <translation>Lanza rayos a la caja, mira por dónde salen y encuentra los cuatro átomos de dentro.</translation>
    </message>
    <message>
        <source>Hidden atoms</source>
        <translation>Átomos ocultos</translation>
    </message>
    <message numerus="yes">
        <source>rays</source>
        <translation>
            <numerusform>rayo</numerusform>
            <numerusform>rayos</numerusform>
        </translation>
    </message>
    <message>
        <source>49 cells, four atoms in each box</source>
        <translation>49 casillas, cuatro átomos en cada caja</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>punto</numerusform>
            <numerusform>puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open board</source>
        <translation>Tablero abierto</translation>
    </message>
    <message>
        <source>No luck</source>
        <translation>Sin azar</translation>
    </message>
    <message>
        <source>Connect your colour into one long loop</source>
        <translation>Une tu color en un solo bucle largo</translation>
    </message>
    <message>
        <source>Place tiles so that your colour connects. The first loop of six or more wins.</source>
        <translation>Coloca fichas de modo que tu color se una. Gana el primer bucle de seis fichas o más.</translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <translation>
            <numerusform>ficha</numerusform>
            <numerusform>fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest path, turn by turn</source>
        <translation>Camino más largo, turno a turno</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>noun: what wins the game</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Loop of six</source>
        <translation>Bucle de seis</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segunda cara</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Colas</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Primera ficha</translation>
    </message>
    <message>
        <source>Shoulders up</source>
        <translation>Hombros arriba</translation>
    </message>
    <message>
        <source>Tiles run out</source>
        <translation>Al acabarse las fichas</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Huecos</translation>
    </message>
    <message>
        <source>Must be filled</source>
        <translation>Deben llenarse</translation>
    </message>
    <message>
        <source>Match corners, close the holes</source>
        <translation>Empareja números, cierra agujeros</translation>
    </message>
    <message>
        <source>Place tiles so that their numbers match. Close a hole to score the numbers around it.</source>
        <translation>Coloca fichas de modo que sus números coincidan. Cierra un agujero para puntuar los números que lo rodean.</translation>
    </message>
    <message>
        <source>Only the tile bag is hidden</source>
        <translation>Solo está oculta la bolsa de fichas</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Se roban fichas</translation>
    </message>
    <message>
        <source>Several holes at once</source>
        <translation>Varios agujeros a la vez</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Multiplicados</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limitados</translation>
    </message>
    <message>
        <source>Find the runs in a hidden layout</source>
        <translation>Encuentra series en un trazado oculto</translation>
    </message>
    <message>
        <source>Hidden boards</source>
        <translation>Tableros ocultos</translation>
    </message>
    <message>
        <source>Some luck</source>
        <translation>Algo de azar</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Several numbers at once</source>
        <translation>Varios números a la vez</translation>
    </message>
    <message>
        <source>Lowest that fits</source>
        <translation>El menor que sirva</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>El más bajo</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>El más alto</translation>
    </message>
    <message>
        <source>Arrangements still possible</source>
        <translation>Escondites aún posibles</translation>
    </message>
    <message>
        <source>Capture the most</source>
        <translation>Captura lo máximo</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move.</source>
        <translation>Captura todas las piezas que puedas en una jugada.</translation>
    </message>
    <message>
        <source>Force a win in two moves, whatever the answer.</source>
        <translation>Gana en dos jugadas, sea cual sea la respuesta.</translation>
    </message>
    <message>
        <source>Find the atoms</source>
        <translation>Encuentra los átomos</translation>
    </message>
    <message>
        <source>Find four hidden atoms with as few rays as you can.</source>
        <translation>Encuentra cuatro átomos escondidos con el menor número posible de rayos.</translation>
    </message>
    <message>
        <source>Close a loop in one</source>
        <translation>Cierra un bucle en una</translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation>Cierra un bucle ganador con una ficha.</translation>
    </message>
    <message>
        <source>Close a loop in two</source>
        <translation>Cierra un bucle en dos</translation>
    </message>
    <message>
        <source>Force a winning loop with two tiles.</source>
        <translation>Fuerza un bucle ganador con dos fichas.</translation>
    </message>
    <message>
        <source>Close a loop in three</source>
        <translation>Cierra un bucle en tres</translation>
    </message>
    <message>
        <source>Force a winning loop with three tiles.</source>
        <translation>Fuerza un bucle ganador con tres fichas.</translation>
    </message>
    <message>
        <source>Play the best tile</source>
        <translation>Coloca la mejor ficha</translation>
    </message>
    <message>
        <source>Place one tile for as many points as you can.</source>
        <translation>Coloca una ficha y consigue todos los puntos que puedas.</translation>
    </message>
    <message>
        <source>Score in three turns</source>
        <translation>Puntúa en tres turnos</translation>
    </message>
    <message>
        <source>Score as many points as you can in three turns.</source>
        <translation>Consigue todos los puntos que puedas en tres turnos.</translation>
    </message>
    <message numerus="yes">
        <source>filled</source>
        <extracomment>below the number of cells that are filled</extracomment>
        <translation>
            <numerusform>rellena</numerusform>
            <numerusform>rellenas</numerusform>
        </translation>
    </message>
    <message>
        <source>Mono: complete the layout.</source>
        <translation>Mono: completa el trazado.</translation>
    </message>
    <message>
        <source>to fill</source>
        <extracomment>below the number of all empty cells of a puzzle</extracomment>
        <translation>por rellenar</translation>
    </message>
    <message>
        <source>Make {par} points in three turns, with some luck</source>
        <translation>Consigue {par} puntos en tres turnos, con algo de suerte</translation>
    </message>
    <message>
        <source>Fill the board: one joined region for each number</source>
        <translation>Llena el tablero: una región conectada por cada número</translation>
    </message>
    <message>
        <source>Capture an opponent’s stack when the number of your pieces that see it equals its height.</source>
        <translation>Captura una pila rival cuando la ven tantas piezas tuyas como su altura.</translation>
    </message>
    <message>
        <source>Reveal cells on the other boards until a lower number comes. A run of 3 equal numbers scores 3 × 3.</source>
        <translation>Destapa los otros tableros hasta que salga un número menor. Una serie de 3 números iguales vale 3 × 3.</translation>
    </message>
    <message>
        <source>Find the four atoms</source>
        <translation>Encuentra los cuatro átomos</translation>
    </message>
</context>
<context>
    <name>incoming</name>
    <message>
        <source>Only one file can be open at a time. Saved games already include: {names}</source>
        <translation>Solo se puede abrir un archivo a la vez. Ya están entre tus partidas: {names}</translation>
    </message>
    <message>
        <source>Only one file can be open at a time. Not opened: {names}</source>
        <translation>Solo se puede abrir un archivo a la vez. No se abrieron: {names}</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>Translated by the makers. No native speaker has checked it yet.</source>
        <translation>Traducido por los autores. Aún no lo ha revisado ningún hablante nativo.</translation>
    </message>
</context>
<context>
    <name>layoutText</name>
    <message>
        <source>This text is too long to be a layout.</source>
        <translation>Este texto es demasiado largo para ser un trazado.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>El texto está vacío.</translation>
    </message>
    <message>
        <source>Row {n}, column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Fila {n}, columna {c}: «{char}» no vale. Usa 1–9 y a–p.</translation>
    </message>
    <message>
        <source>Column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Columna {c}: «{char}» no vale. Usa 1–9 y a–p.</translation>
    </message>
    <message>
        <source>Row {n}, column {c}</source>
        <translation>Fila {n}, columna {c}</translation>
    </message>
    <message>
        <source>Column {c}</source>
        <translation>Columna {c}</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are too many for a board. The largest has {below}.</source>
        <translation>
            <numerusform>%n casilla no forma un tablero. El más grande tiene {below}.</numerusform>
            <numerusform>%n casillas son demasiadas para un tablero. El más grande tiene {below}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are not enough for a board. The smallest has {above}.</source>
        <translation>
            <numerusform>%n casilla es poco para un tablero. El más pequeño tiene {above}.</numerusform>
            <numerusform>%n casillas son pocas para un tablero. El más pequeño tiene {above}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells don’t make a board. {below} or {above} would.</source>
        <translation>
            <numerusform>Con %n casilla no se forma un tablero. Con {below} o {above}, sí.</numerusform>
            <numerusform>Con %n casillas no se forma un tablero. Con {below} o {above}, sí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
        <translation>
            <numerusform>%n región necesita {height} filas de {width} casillas, no {rows} de {found}.</numerusform>
            <numerusform>%n regiones necesitan {height} filas de {width} casillas, no {rows} de {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has %n cells where the others have {width}.</source>
        <translation>
            <numerusform>La fila {row} tiene %n casilla, y las otras tienen {width}.</numerusform>
            <numerusform>La fila {row} tiene %n casillas, y las otras tienen {width}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.</source>
        <translation>
            <numerusform>{where}: un tablero de %n casilla usa los números del 1 al {last}, no «{label}».</numerusform>
            <numerusform>{where}: un tablero de %n casillas usa los números del 1 al {last}, no «{label}».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>layouts</name>
    <message>
        <source>Nine stripes</source>
        <translation>Nueve franjas</translation>
    </message>
    <message>
        <source>Spiral in</source>
        <translation>Espiral hacia dentro</translation>
    </message>
    <message>
        <source>Spiral out</source>
        <translation>Espiral hacia fuera</translation>
    </message>
    <message>
        <source>Brook</source>
        <translation>Arroyo</translation>
    </message>
    <message>
        <source>Pillars</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Three rings</source>
        <translation>Tres anillos</translation>
    </message>
    <message>
        <source>The eye</source>
        <translation>El ojo</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>La cruz</translation>
    </message>
    <message>
        <source>Tea time</source>
        <translation>La hora del té</translation>
    </message>
    <message>
        <source>The crown</source>
        <translation>La corona</translation>
    </message>
    <message>
        <source>Two towers</source>
        <translation>Dos torres</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Corchetes</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Cantera</translation>
    </message>
    <message>
        <source>Thicket</source>
        <translation>Matorral</translation>
    </message>
    <message>
        <source>Small change</source>
        <translation>Monedas sueltas</translation>
    </message>
    <message>
        <source>Three courses</source>
        <translation>Tres hiladas</translation>
    </message>
    <message>
        <source>Twelve steps</source>
        <translation>Doce escalones</translation>
    </message>
    <message>
        <source>Snail shell</source>
        <translation>Concha de caracol</translation>
    </message>
    <message>
        <source>The great spiral</source>
        <translation>La gran espiral</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for a letter</source>
        <translation>
            <numerusform>%n espera una carta</numerusform>
            <numerusform>%n esperan una carta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for you</source>
        <translation>
            <numerusform>%n te espera</numerusform>
            <numerusform>%n te esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter {n} is not sent yet ({ago})</source>
        <translation>La carta {n} aún no se ha enviado ({ago})</translation>
    </message>
    <message>
        <source>Your letter {n} is next ({ago})</source>
        <translation>Te toca escribir la carta {n} ({ago})</translation>
    </message>
    <message>
        <source>Waiting for letter {n} ({ago})</source>
        <translation>Esperando la carta {n} ({ago})</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>Letter {n} is ready. Send it to {name}.</source>
        <translation>La carta {n} está lista. Envíasela a {name}.</translation>
    </message>
    <message>
        <source>Copy it, and paste it into a mail or a chat.</source>
        <translation>Cópiala y pégala en un correo o en un chat.</translation>
    </message>
    <message>
        <source>More ways…</source>
        <extracomment>verb on a button: opens a sheet to save or mail a letter</extracomment>
        <translation>Otras formas…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Waiting for {name}’s letter</source>
        <translation>Esperando la carta de {name}</translation>
    </message>
    <message>
        <source>When it comes, copy it and paste it here.</source>
        <translation>Cuando llegue, cópiala y pégala aquí.</translation>
    </message>
    <message>
        <source>It shows what was hidden, and ends the game.</source>
        <translation>Muestra lo que estaba oculto y termina la partida.</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Enviar de nuevo…</translation>
    </message>
    <message>
        <source>This is an older copy of the game.</source>
        <translation>Esta es una copia antigua de la partida.</translation>
    </message>
    <message>
        <source>Ask for all letters of the game, and paste them here.</source>
        <translation>Pide todas las cartas de la partida y pégalas aquí.</translation>
    </message>
    <message>
        <source>You have moved this game to another computer.</source>
        <translation>Has llevado esta partida a otro ordenador.</translation>
    </message>
    <message>
        <source>It continues there.</source>
        <translation>Continúa allí.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Newcomer: knows the rules and misses a lot.</source>
        <translation>Principiante: conoce las reglas y pasa por alto muchas cosas.</translation>
    </message>
    <message>
        <source>Casual: looks only at the current turn.</source>
        <translation>Ocasional: ve lo que es bueno ahora.</translation>
    </message>
    <message>
        <source>Club: thinks ahead, misses traps.</source>
        <translation>Club: piensa por adelantado, pero cae en trampas.</translation>
    </message>
    <message>
        <source>Expert: plans ahead, makes few mistakes.</source>
        <translation>Experto: planea su juego y comete pocos errores.</translation>
    </message>
    <message>
        <source>Master: plays as well as the computer can.</source>
        <translation>Maestro: juega tan bien como puede la máquina.</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <extracomment>{level} is a level of the computer, such as Club</extracomment>
        <translation>Máquina ({level})</translation>
    </message>
</context>
<context>
    <name>libraryList</name>
    <message>
        <source>included</source>
        <extracomment>of a layout: it came with the program</extracomment>
        <translation>incluido</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>of a layout: not all cells are painted</extracomment>
        <translation>borrador</translation>
    </message>
    <message>
        <source>difficulty {share}</source>
        <extracomment>difficulty of a layout</extracomment>
        <translation>dificultad {share}</translation>
    </message>
    <message>
        <source>sorted</source>
        <extracomment>for screen readers: the list is sorted by this column</extracomment>
        <translation>ordenado</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Elegir todo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slips</source>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>aún sin analizar</translation>
    </message>
    <message>
        <source>the only good move</source>
        <translation>la única jugada buena</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>la mejor jugada</translation>
    </message>
    <message>
        <source>a good move</source>
        <translation>una buena jugada</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>Slip at turn {n}</source>
        <translation>Imprecisión en el turno {n}</translation>
    </message>
    <message>
        <source>Mistake at turn {n}</source>
        <translation>Error en el turno {n}</translation>
    </message>
    <message>
        <source>Blunder at turn {n}</source>
        <translation>Error grave en el turno {n}</translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a loss in %n moves</source>
        <extracomment>a forced loss that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>difícil de ver: derrota en %n jugada</numerusform>
            <numerusform>difícil de ver: derrota en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a win in %n moves</source>
        <extracomment>a forced win that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>difícil de ver: victoria en %n jugada</numerusform>
            <numerusform>difícil de ver: victoria en %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hard-to-see mistake at turn {n}</source>
        <translation>Error difícil de ver en el turno {n}</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>{first}, {second}</source>
        <extracomment>two facts about a thing, such as “c3, empty”: with the comma of the language</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>You play the white stacks.</source>
        <translation>Juegas con las pilas blancas.</translation>
    </message>
    <message>
        <source>You play the black stacks.</source>
        <translation>Juegas con las pilas negras.</translation>
    </message>
    <message>
        <source>Find the four atoms. Only one arrangement fits these rays.</source>
        <translation>Encuentra los cuatro átomos. Solo un escondite encaja con estos rayos.</translation>
    </message>
    <message>
        <source>Atoms at</source>
        <translation>Átomos en</translation>
    </message>
    <message>
        <source>Ray: in here, out at the same letter</source>
        <translation>Rayo: entra aquí, sale por la misma letra</translation>
    </message>
    <message>
        <source>Hit: the ray meets an atom</source>
        <translation>Impacto: el rayo da en un átomo</translation>
    </message>
    <message>
        <source>Reflection: the ray comes back</source>
        <translation>Reflejo: el rayo vuelve</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Las fichas</translation>
    </message>
    <message>
        <source>You play the white dragons.</source>
        <translation>Juegas con los dragones blancos.</translation>
    </message>
    <message>
        <source>You play the black dragons.</source>
        <translation>Juegas con los dragones negros.</translation>
    </message>
    <message>
        <source>Fill a ringed gap first.</source>
        <translation>Llena primero un hueco marcado.</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>before a blank to fill in: tile ___ at ___</extracomment>
        <translation>Ficha</translation>
    </message>
    <message>
        <source>at</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Tile {tile} at {place}: {points}</source>
        <translation>Ficha {tile} en {place}: {points}</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>before a blank to fill in: the points of a tile</extracomment>
        <translation>puntúa</translation>
    </message>
    <message>
        <source>Place one tile and score as much as you can.</source>
        <translation>Coloca una ficha y consigue todos los puntos que puedas.</translation>
    </message>
    <message>
        <source>Make {n} points in three turns. Name cells: a partner reads their numbers from the solution.</source>
        <translation>Consigue {n} puntos en tres turnos. Nombra casillas: alguien te lee sus números en la solución.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>between the turns of a solution: &quot;l11, then k14&quot;</extracomment>
        <translation>, luego </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Blank sheet</source>
        <translation>Hoja en blanco</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramas</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>button: only the last position is printed</extracomment>
        <translation>Último</translation>
    </message>
    <message>
        <source>Some</source>
        <extracomment>button: only some turns are printed</extracomment>
        <translation>Algunos</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Cada turno</translation>
    </message>
    <message>
        <source>After turn {number}: {move}</source>
        <translation>Tras el turno {number}: {move}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de juego</translation>
    </message>
    <message>
        <source>Your board: keep it hidden, and cross out what was revealed</source>
        <translation>Tu tablero: mantenlo oculto y tacha lo que se ha destapado</translation>
    </message>
    <message>
        <source>Your opponent’s board: write down what you reveal</source>
        <translation>El tablero rival: anota lo que destapes</translation>
    </message>
    <message>
        <source>Your numbers</source>
        <translation>Tus números</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>noun: a column of the score sheet</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>The box you solve</source>
        <translation>La caja que resuelves</translation>
    </message>
    <message>
        <source>Write the same letter where a ray goes in and where it comes out, # for a hit and % for a reflection. Cross out cells without an atom.</source>
        <translation>Escribe la misma letra donde un rayo entra y donde sale, # para un impacto y % para un reflejo. Tacha las casillas sin átomo.</translation>
    </message>
    <message>
        <source>Guess {n}</source>
        <translation>Intento {n}</translation>
    </message>
    <message>
        <source>Rays, in the order you send them</source>
        <translation>Rayos, en el orden en que los lanzas</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>Quincunx puzzles</source>
        <translation>Retos de Quincunx</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>On a page</source>
        <extracomment>how many layouts are on a page of paper</extracomment>
        <translation>Por página</translation>
    </message>
    <message>
        <source>Your atoms, and the answers to your opponent’s rays</source>
        <translation>Tus átomos y las respuestas a los rayos de tu rival</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>d MMM</source>
        <extracomment>a date: d is the day, MMM the month; put them in order</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Difficulty {n} of 5</source>
        <translation>Dificultad {n} de 5</translation>
    </message>
    <message>
        <source>{name}, {n} min</source>
        <translation>{name}, {n} min</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>difficulty</extracomment>
        <translation>Media</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n estrella</numerusform>
            <numerusform>%n estrellas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong moves</source>
        <translation>
            <numerusform>%n jugada equivocada</numerusform>
            <numerusform>%n jugadas equivocadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} ({options})</source>
        <extracomment>a puzzle&apos;s goal, then the names of options, as: Win in two (Progressive captures)</extracomment>
        <translation>{goal} ({options})</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>Nobody won</source>
        <translation>No ganó nadie</translation>
    </message>
    <message>
        <source>{name} won by {n}</source>
        <translation>{name} ganó por {n}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} ganó</translation>
    </message>
    <message>
        <source>under a minute</source>
        <translation>menos de un minuto</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} h {m} min</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>within a sentence: “since today”, “best 5, today”</extracomment>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>within a sentence: “since yesterday”, “best 5, yesterday”</extracomment>
        <translation>ayer</translation>
    </message>
    <message>
        <source>(computer, {level})</source>
        <translation>(máquina, {level})</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>está abierta en otra ventana</translation>
    </message>
    <message>
        <source>Nobody: opened from a file</source>
        <translation>Nadie: se abrió desde un archivo</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation>No soy yo</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Soy yo</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Soy {name}</translation>
    </message>
    <message>
        <source>Nobody: no move was made</source>
        <translation>Nadie: no se hizo ninguna jugada</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>1 + 4 = 5 points. After a 4 you could not have scored the 1.</source>
        <translation>1 + 4 = 5 puntos. Después de un 4 ya no habrías podido puntuar el 1.</translation>
    </message>
    <message>
        <source>12 × 15 = 180 points. Games are decided by double holes.</source>
        <translation>12 × 15 = 180 puntos. Los agujeros dobles deciden las partidas.</translation>
    </message>
    <message>
        <source>3 + 2 + 5: the numbers around a hole are your points.</source>
        <translation>3 + 2 + 5: los números que rodean un agujero son tus puntos.</translation>
    </message>
    <message>
        <source>A 1 and two 4s are hidden. Take all three in one turn, then end it.</source>
        <translation>Quedan tapados un 1 y dos 4. Destapa los tres en un turno y termínalo.</translation>
    </message>
    <message>
        <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
        <translation>Un 2 debe tocar al otro 2, y en a1 y b2 hay otros números.</translation>
    </message>
    <message>
        <source>A burst at the port means that an atom absorbed the ray.</source>
        <translation>Un destello en la puerta significa que un átomo absorbió el rayo.</translation>
    </message>
    <message>
        <source>A gap forces your opponent to play there.</source>
        <translation>Un hueco obliga a tu rival a jugar ahí.</translation>
    </message>
    <message>
        <source>You closed a hole, but another one scores more. Count again.</source>
        <translation>Cerraste un agujero, pero otro vale más. Cuenta otra vez.</translation>
    </message>
    <message>
        <source>A loop of six tiles or more ends the game at once.</source>
        <translation>Un bucle de seis fichas o más termina la partida al instante.</translation>
    </message>
    <message>
        <source>When all three numbers of a place are fixed, only one tile fits there.</source>
        <translation>Cuando los tres números de un lugar están fijados, solo encaja una ficha.</translation>
    </message>
    <message>
        <source>A split may go in several directions, with as many pieces as you like.</source>
        <translation>Una división puede ir en varias direcciones, con tantas piezas como quieras.</translation>
    </message>
    <message>
        <source>You can capture a stack when the number of your pieces that see it is exactly its height.</source>
        <translation>Puedes capturar una pila cuando el número de piezas tuyas que la ven es exactamente igual a su altura.</translation>
    </message>
    <message>
        <source>To stop a dragon, put a tile in its way or a tail at its end.</source>
        <translation>Para detener a un dragón, pon una ficha en su camino o una cola en su extremo.</translation>
    </message>
    <message>
        <source>A tile may have the same digit twice or three times. There are more tiles, and they fit more easily.</source>
        <translation>Una ficha puede tener la misma cifra dos o tres veces. Hay más fichas y encajan mejor.</translation>
    </message>
    <message>
        <source>Your turn ends after the cells you typed. Without this option, random cells follow.</source>
        <translation>Tu turno acaba después de las casillas que escribes. Sin esta opción, siguen casillas al azar.</translation>
    </message>
    <message>
        <source>A whole region</source>
        <translation>Una región entera</translation>
    </message>
    <message>
        <source>Add up the heights of the first stacks on the lines from c3, then from e1.</source>
        <translation>Suma las alturas de las primeras pilas de las líneas que salen de c3, y luego de e1.</translation>
    </message>
    <message>
        <source>Aim: best dragon (Tantrix scoring)</source>
        <translation>Objetivo: mejor dragón (puntuación Tantrix)</translation>
    </message>
    <message>
        <source>Aim: a closed dragon with two eyes</source>
        <translation>Objetivo: dragón completo con dos ojos</translation>
    </message>
    <message>
        <source>Aim: complete a dragon when your opponent does not</source>
        <translation>Objetivo: único dragón completo</translation>
    </message>
    <message>
        <source>Aim: first complete dragon</source>
        <translation>Objetivo: primer dragón completo</translation>
    </message>
    <message>
        <source>Aim: loop of five</source>
        <translation>Objetivo: bucle de cinco</translation>
    </message>
    <message>
        <source>Aim: most eyes, at any time</source>
        <translation>Objetivo: más ojos, en cualquier momento</translation>
    </message>
    <message>
        <source>Aim: most eyes, at the end</source>
        <translation>Objetivo: más ojos, al final</translation>
    </message>
    <message>
        <source>An arrow that turns back means that the ray came out where it went in.</source>
        <translation>Una flecha que da la vuelta significa que el rayo salió por donde entró.</translation>
    </message>
    <message>
        <source>An atom diagonally ahead turns a ray. Send one that comes out at another port.</source>
        <translation>Un átomo en la casilla diagonal siguiente desvía el rayo. Lanza uno que salga por otra puerta.</translation>
    </message>
    <message>
        <source>An atom stops the ray from 6 at the edge, and the ray from 7 runs into it.</source>
        <translation>Un átomo detiene el rayo de 6 en el borde, y el rayo de 7 da de lleno en él.</translation>
    </message>
    <message>
        <source>Ask the right question</source>
        <translation>Hacer la pregunta adecuada</translation>
    </message>
    <message>
        <source>Atoms next to each other can hide one another.</source>
        <translation>Los átomos juntos pueden taparse unos a otros.</translation>
    </message>
    <message>
        <source>Attack without risk</source>
        <translation>Atacar sin riesgo</translation>
    </message>
    <message>
        <source>Start with the lowest number: the 1 on a1, then d2 and d3.</source>
        <translation>Empieza por el número más bajo: el 1 de a1, luego d2 y d3.</translation>
    </message>
    <message>
        <source>Two atoms can turn a ray right back. Find a port where the ray returns.</source>
        <translation>Dos átomos pueden devolver un rayo. Busca una puerta por la que vuelva.</translation>
    </message>
    <message>
        <source>Blue is still open. Find the place where both of its ends meet.</source>
        <translation>El azul sigue abierto. Busca el lugar donde se juntan sus dos extremos.</translation>
    </message>
    <message>
        <source>Both ends of such a ray get the same letter.</source>
        <translation>Los dos extremos de un rayo así llevan la misma letra.</translation>
    </message>
    <message>
        <source>Capture both stacks with one split: send one piece from b3 to each.</source>
        <translation>Captura las dos pilas con una división: envía una pieza de b3 a cada una.</translation>
    </message>
    <message>
        <source>Bring all four pieces together on c3. Both of your stacks see that cell.</source>
        <translation>Junta las cuatro piezas en c3. Tus dos pilas ven esa casilla.</translation>
    </message>
    <message>
        <source>Move your two pieces to c4. A stack moves along a line, any distance.</source>
        <translation>Mueve tus dos piezas a c4. Una pila va por una línea, a cualquier distancia.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move. {n} of {all} are possible.</source>
        <translation>Captura todas las piezas que puedas en una jugada. El máximo es {n} de {all}.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Casillas por lado</translation>
    </message>
    <message>
        <source>Choose a tile to return to the bag.</source>
        <translation>Elige la ficha que devuelves a la bolsa.</translation>
    </message>
    <message>
        <source>Close a hole</source>
        <translation>Cerrar un agujero</translation>
    </message>
    <message>
        <source>Close a loop</source>
        <translation>Cerrar un bucle</translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation>Cierra un bucle ganador con una ficha.</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>a level: as strong as a player in a club</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Corners with numbers meet, and their numbers must be equal.</source>
        <translation>Las esquinas con número se juntan, y sus números deben ser iguales.</translation>
    </message>
    <message>
        <source>The pieces that see a stack are counted before the move, so one piece may count for two stacks.</source>
        <translation>Las piezas que ven una pila se cuentan antes de la jugada, así que una pieza puede contar para dos pilas.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Eyes a complete dragon needs</source>
        <translation>Ojos de un dragón completo</translation>
    </message>
    <message>
        <source>Find a ray that crosses the whole box without turning.</source>
        <translation>Busca un rayo que cruce toda la caja sin girar.</translation>
    </message>
    <message>
        <source>Find its partner</source>
        <translation>Encontrar su pareja</translation>
    </message>
    <message>
        <source>Find the four atoms with as few rays as you can. Par is {n}.</source>
        <translation>Encuentra los cuatro átomos con el menor número posible de rayos. El par es {n}.</translation>
    </message>
    <message>
        <source>First tile: second side up</source>
        <translation>Primera ficha: segunda cara arriba</translation>
    </message>
    <message>
        <source>First tile: shoulders up</source>
        <translation>Primera ficha: hombros arriba</translation>
    </message>
    <message>
        <source>Force a winning loop with at most three of your own tiles.</source>
        <translation>Fuerza un bucle ganador con tres fichas tuyas como máximo.</translation>
    </message>
    <message>
        <source>Force a winning loop with at most two of your own tiles.</source>
        <translation>Fuerza un bucle ganador con dos fichas tuyas como máximo.</translation>
    </message>
    <message>
        <source>All four pieces must stand on c3: two from a3 and two from c5.</source>
        <translation>Las cuatro piezas deben estar en c3: dos de a3 y dos de c5.</translation>
    </message>
    <message>
        <source>Four pieces see each of the two stacks of four. Capture both in one turn.</source>
        <translation>A cada una de las dos pilas de cuatro la ven cuatro piezas. Captura las dos en un turno.</translation>
    </message>
    <message>
        <source>Four right markers win at once. The third wrong guess loses.</source>
        <translation>Con cuatro marcadores correctos ganas enseguida. Con el tercer fallo pierdes.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides are filled automatically, or must be filled at once. This is the standard rule.</source>
        <translation>Los huecos con tres lados cerrados se llenan solos, o hay que llenarlos enseguida. Es la regla estándar.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides may stay open. Nothing is filled automatically.</source>
        <translation>Los huecos con tres lados cerrados pueden quedar abiertos. Nada se llena solo.</translation>
    </message>
    <message>
        <source>Gaps: may stay open</source>
        <translation>Huecos: abiertos</translation>
    </message>
    <message>
        <source>Gaps: must be filled</source>
        <translation>Huecos: deben llenarse</translation>
    </message>
    <message>
        <source>Hide your atoms</source>
        <translation>Esconder los átomos</translation>
    </message>
    <message>
        <source>High numbers make valuable holes: 4 + 5 + 6 would be the most.</source>
        <translation>Los números altos dan agujeros valiosos: 4 + 5 + 6 sería el máximo.</translation>
    </message>
    <message>
        <source>Highest number counts</source>
        <translation>Cuenta el número más alto</translation>
    </message>
    <message>
        <source>Hit an atom</source>
        <translation>Dar en un átomo</translation>
    </message>
    <message>
        <source>The number of cells on each side of the board. Standard: 3 for two players, 4 for three.</source>
        <translation>El número de casillas de cada lado del tablero. Estándar: 3 para dos jugadores, 4 para tres.</translation>
    </message>
    <message>
        <source>The number of eyes a dragon needs to count as complete.</source>
        <translation>El número de ojos que necesita un dragón para contar como completo.</translation>
    </message>
    <message>
        <source>The number of pieces each player starts with. Standard: 8 with 3 cells per side, and 4 more for each further cell.</source>
        <translation>El número de piezas de cada jugador al empezar. Estándar: 8 con 3 casillas por lado, y 4 más por cada casilla adicional.</translation>
    </message>
    <message>
        <source>The number of regions on each board. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>El número de regiones de cada tablero. La región 1 tiene 1 casilla, la región 2 tiene 2, y así sucesivamente.</translation>
    </message>
    <message>
        <source>The number of tiles each player keeps between turns. A larger pool gives more choice.</source>
        <translation>El número de fichas que conserva cada jugador entre turnos. Una reserva mayor da más elección.</translation>
    </message>
    <message>
        <source>The number of tiles, including the starting tile. Standard: 50, or 40 with Tantrix scoring.</source>
        <translation>El número de fichas, incluida la inicial. Estándar: 50, o 40 con puntuación Tantrix.</translation>
    </message>
    <message>
        <source>Hunt the last piece</source>
        <translation>Cazar la última pieza</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. A dragon scores 1 for each eye, and twice that if it is complete. The best dragon wins.</source>
        <translation>En lugar del bucle de seis. Se juegan todas las fichas. Un dragón vale 1 por cada ojo, y el doble si está completo. Gana el mejor dragón.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. The complete dragon with the most eyes wins.</source>
        <translation>En lugar del bucle de seis. Se juegan todas las fichas. Gana el dragón completo con más ojos.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. The first player to complete a dragon of any size wins.</source>
        <translation>En lugar del bucle de seis. Gana el primer jugador que completa un dragón de cualquier tamaño.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a complete dragon with two or more eyes. This aim needs crossing colours on the second side.</source>
        <translation>En lugar del bucle de seis. Ganas con un dragón completo de dos ojos o más. Requiere colores cruzados en la segunda cara.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a loop of five or more tiles. This aim needs crossing colours on the second side.</source>
        <translation>En lugar del bucle de seis. Ganas con un bucle de cinco fichas o más. Requiere colores cruzados en la segunda cara.</translation>
    </message>
    <message>
        <source>Automatic tiles</source>
        <translation>Fichas automáticas</translation>
    </message>
    <message>
        <source>Protect your stack</source>
        <translation>Proteger tu pila</translation>
    </message>
    <message>
        <source>Place a fourth marker, then press the guess button.</source>
        <translation>Pon un cuarto marcador y pulsa el botón de comprobar.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Colocar una ficha</translation>
    </message>
    <message>
        <source>Place a tile next to the one on the table, either side up and turned as you like.</source>
        <translation>Coloca una ficha junto a la de la mesa, con cualquier cara hacia arriba y girada como quieras.</translation>
    </message>
    <message>
        <source>Put a tile on a highlighted position, turned so that the colours match.</source>
        <translation>Pon una ficha en una posición resaltada, girada para que coincidan los colores.</translation>
    </message>
    <message>
        <source>Place a tile so that another one is placed automatically where only one way fits.</source>
        <translation>Coloca una ficha de modo que otra se coloque sola donde solo encaja de una forma.</translation>
    </message>
    <message>
        <source>Place one of your tiles next to the one on the table, where it fits.</source>
        <translation>Coloca una de tus fichas junto a la de la mesa, donde encaje.</translation>
    </message>
    <message>
        <source>Leave a gap</source>
        <translation>Dejar un hueco</translation>
    </message>
    <message>
        <source>Limit scores</source>
        <translation>Limitar puntos</translation>
    </message>
    <message>
        <source>Low before high</source>
        <translation>Bajo antes que alto</translation>
    </message>
    <message>
        <source>Lowest number counts</source>
        <translation>Cuenta el número más bajo</translation>
    </message>
    <message>
        <source>Make a run</source>
        <translation>Hacer una serie</translation>
    </message>
    <message>
        <source>Markers show all four atoms. Send a ray straight into one of them.</source>
        <translation>Los marcadores muestran los cuatro átomos. Lanza un rayo que dé de lleno en uno de ellos.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>Move a stack</source>
        <translation>Mover una pila</translation>
    </message>
    <message>
        <source>Name the atoms</source>
        <translation>Señalar los átomos</translation>
    </message>
    <message>
        <source>Neither of your tiles fits. Return one to the bag to pass.</source>
        <translation>Ninguna de tus fichas encaja. Devuelve una a la bolsa para pasar.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>No random cells added</source>
        <translation>Sin casillas al azar</translation>
    </message>
    <message>
        <source>You left no gap. Close the third side of an empty place so that the colours around it alternate.</source>
        <translation>No dejaste ningún hueco. Cierra un tercer lado de modo que sus colores se alternen.</translation>
    </message>
    <message>
        <source>No hole was closed. One place touches four tiles: which of your tiles fits there?</source>
        <translation>No se cerró ningún agujero. Un lugar toca cuatro fichas: ¿cuál de las tuyas encaja ahí?</translation>
    </message>
    <message>
        <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
        <translation>No se cerró ningún agujero. La ficha debe tener un 3 y un 2 en el orden correcto.</translation>
    </message>
    <message>
        <source>You did not move. {best} forces the win.</source>
        <translation>No jugaste. {best} fuerza la victoria.</translation>
    </message>
    <message>
        <source>You did not place a tile. {best} closes the loop.</source>
        <translation>No colocaste ninguna ficha. {best} cierra el bucle.</translation>
    </message>
    <message>
        <source>On the second side of a tile each colour connects its three edges, and the two cross.</source>
        <translation>En la segunda cara de una ficha, cada color une sus tres lados, y los dos se cruzan.</translation>
    </message>
    <message>
        <source>One of your three tiles closes the round hole between the two on the table.</source>
        <translation>Una de tus tres fichas cierra el agujero redondo entre las dos de la mesa.</translation>
    </message>
    <message>
        <source>Send one piece to c5 and one to e3 before you end your turn.</source>
        <translation>Envía una pieza a c5 y otra a e3 antes de terminar tu turno.</translation>
    </message>
    <message>
        <source>One piece is on c5. Send another to e3 before you play the move.</source>
        <translation>Hay una pieza en c5. Envía otra a e3 antes de hacer la jugada.</translation>
    </message>
    <message>
        <source>One piece is on e3. Send another to c5 before you play the move.</source>
        <translation>Hay una pieza en e3. Envía otra a c5 antes de hacer la jugada.</translation>
    </message>
    <message>
        <source>One piece moved and one stayed behind. Take both.</source>
        <translation>Una pieza se movió y otra se quedó. Lleva las dos.</translation>
    </message>
    <message>
        <source>One tile can close two holes at once, and their values are multiplied. Find it.</source>
        <translation>Una ficha puede cerrar dos agujeros a la vez, y sus valores se multiplican. Búscala.</translation>
    </message>
    <message>
        <source>Only one tile fitted there, so it was placed automatically. Try other colours.</source>
        <translation>Ahí solo encajaba una ficha, así que se colocó sola. Prueba otros colores.</translation>
    </message>
    <message>
        <source>Only the 1 and the 5s are still hidden. Take everything in one turn, then end it.</source>
        <translation>Solo quedan tapados el 1 y los 5. Destápalo todo en un turno y termínalo.</translation>
    </message>
    <message>
        <source>Pieces each</source>
        <translation>Piezas por jugador</translation>
    </message>
    <message>
        <source>Pieces of two or more stacks can meet on a cell that all of them see.</source>
        <translation>Las piezas de dos o más pilas pueden juntarse en una casilla que todas ven.</translation>
    </message>
    <message>
        <source>Place the tile that scores most. {n} points are possible.</source>
        <translation>Coloca la ficha que más puntúe. El máximo es {n} puntos.</translation>
    </message>
    <message>
        <source>Play {name}.</source>
        <translation>Juega {name}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Click a hidden cell.</source>
        <translation>Haz clic en una casilla tapada.</translation>
    </message>
    <message>
        <source>Progressive capture</source>
        <translation>Captura progresiva</translation>
    </message>
    <message>
        <source>Mark the cell where an atom turns the ray from 3 towards c.</source>
        <translation>Marca la casilla donde un átomo desvía el rayo de 3 hacia c.</translation>
    </message>
    <message>
        <source>The ray from 6 came back, and the ray from 7 hit an atom. Mark the fourth atom and guess.</source>
        <translation>El rayo de 6 volvió y el de 7 fue un impacto. Marca el cuarto átomo y comprueba.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so no other cell was left for the second 2.</source>
        <translation>Las casillas de una región se tocan por los lados, así que al segundo 2 no le quedaba otra casilla.</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Cifras repetidas</translation>
    </message>
    <message>
        <source>Second side: crossing colours</source>
        <translation>Segunda cara: colores cruzados</translation>
    </message>
    <message>
        <source>Second side: tails</source>
        <translation>Segunda cara: colas</translation>
    </message>
    <message>
        <source>Send a ray into the box from one of the ports around it.</source>
        <translation>Lanza un rayo a la caja por una de las puertas que la rodean.</translation>
    </message>
    <message>
        <source>Send one back</source>
        <translation>Hacer volver un rayo</translation>
    </message>
    <message>
        <source>Send one piece to c5 and another to e3 in one turn. The others stay.</source>
        <translation>En un turno, envía una pieza a c5 y otra a e3. Las demás se quedan.</translation>
    </message>
    <message>
        <source>If you close several holes at once, you score their sum times the number of holes, instead of their product.</source>
        <translation>Si cierras varios agujeros a la vez, sumas sus valores y multiplicas por el número de agujeros, en vez de multiplicarlos entre sí.</translation>
    </message>
    <message>
        <source>Six lines lead away from every cell. Pieces never jump over others.</source>
        <translation>De cada casilla salen seis líneas. Las piezas nunca saltan por encima de otras.</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Dividirla</translation>
    </message>
    <message>
        <source>Stop a loop</source>
        <translation>Parar un bucle</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>De lado a lado</translation>
    </message>
    <message>
        <source>A ray that goes straight through tells you most: no atom is on its path or next to it.</source>
        <translation>Un rayo que cruza en línea recta es el que más dice: no hay átomos en su camino ni al lado.</translation>
    </message>
    <message>
        <source>An atom absorbed the ray: straight ahead of this port, or after another turned it.</source>
        <translation>Un átomo absorbió el rayo, de frente a esta puerta o después de que otros átomos lo desviaran.</translation>
    </message>
    <message>
        <source>Take a tile from your pool and put it on a highlighted position.</source>
        <translation>Toma una ficha de tu reserva y ponla en una posición resaltada.</translation>
    </message>
    <message>
        <source>Take d2 and d3 in one turn, and nothing else.</source>
        <translation>Destapa d2 y d3 en un turno, y nada más.</translation>
    </message>
    <message>
        <source>Capture the one stack that you can capture. Only the first stack on each line counts.</source>
        <translation>Captura la única pila que puedes capturar. Solo cuenta la primera pila de cada línea.</translation>
    </message>
    <message>
        <source>That is not a 4. The 4s on c2 and e3 are connected by d2 and d3.</source>
        <translation>Eso no es un 4. Los 4 de c2 y e3 se unen por d2 y d3.</translation>
    </message>
    <message>
        <source>That is not a 2. The other 2 shares an edge with b1.</source>
        <translation>Eso no es un 2. El otro 2 comparte un lado con b1.</translation>
    </message>
    <message>
        <source>That move closes no hole. Look for places between two tiles.</source>
        <translation>Esa jugada no cierra ningún agujero. Busca lugares entre dos fichas.</translation>
    </message>
    <message>
        <source>The ray ran straight into an atom, which absorbed it.</source>
        <translation>El rayo dio de lleno en un átomo, que lo absorbió.</translation>
    </message>
    <message>
        <source>That ray has the same result for c4 and e4, so it tells you nothing new.</source>
        <translation>Ese rayo da el mismo resultado para c4 y e4, así que no te dice nada nuevo.</translation>
    </message>
    <message>
        <source>That ray did not hit an atom. Use a port in line with one, such as 4.</source>
        <translation>Ese rayo no dio en ningún átomo. Usa una puerta en línea con uno, como la 4.</translation>
    </message>
    <message>
        <source>That number is lower than the one before it. It ends your turn and does not score.</source>
        <translation>Ese número es menor que el anterior. Termina tu turno y no puntúa.</translation>
    </message>
    <message numerus="yes">
        <source>You did not find the atoms. Par is {n} rays.</source>
        <translation>
            <numerusform>No encontraste los átomos. El par es de {n} rayo.</numerusform>
            <numerusform>No encontraste los átomos. El par es de {n} rayos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best hole</source>
        <translation>El mejor agujero</translation>
    </message>
    <message>
        <source>The game is drawn when the tiles run out. This is the standard rule.</source>
        <translation>La partida acaba en empate cuando se agotan las fichas. Es la regla estándar.</translation>
    </message>
    <message>
        <source>The loop is not closed. {best} closes it.</source>
        <translation>El bucle no está cerrado. {best} lo cierra.</translation>
    </message>
    <message>
        <source>The lowest number comes first: a1, then the five cells above it.</source>
        <translation>Primero va el número más bajo: a1, y luego las cinco casillas de encima.</translation>
    </message>
    <message>
        <source>The number tells you the region and how many cells it has.</source>
        <translation>El número te dice la región y cuántas casillas tiene.</translation>
    </message>
    <message>
        <source>The other board is hidden. Click any of its cells to see its number.</source>
        <translation>El otro tablero está tapado. Haz clic en cualquier casilla para ver su número.</translation>
    </message>
    <message>
        <source>The parts of a split land one after another. Before each part, the pieces that see a stack are counted again.</source>
        <translation>Las partes de una división caen una tras otra. Antes de cada parte se cuentan de nuevo las piezas que ven una pila.</translation>
    </message>
    <message>
        <source>The stack on a3 saw nothing: your own piece on b3 stands in front of it.</source>
        <translation>La pila de a3 no veía nada: tu propia pieza de b3 está delante.</translation>
    </message>
    <message>
        <source>The stack on c3 is still there. Move a piece onto it.</source>
        <translation>La pila de c3 sigue ahí. Mueve una pieza encima.</translation>
    </message>
    <message>
        <source>The stack on d1 is captured. A piece from b3 can capture d3 in the same turn.</source>
        <translation>La pila de d1 está capturada. En el mismo turno, una pieza de b3 puede capturar la de d3.</translation>
    </message>
    <message>
        <source>The stack on d3 is captured. A piece from b3 can capture d1 in the same turn.</source>
        <translation>La pila de d3 está capturada. En el mismo turno, una pieza de b3 puede capturar la de d1.</translation>
    </message>
    <message>
        <source>The starting tile has its shoulders up. This is the standard start.</source>
        <translation>La ficha inicial tiene los hombros arriba. Es el comienzo estándar.</translation>
    </message>
    <message>
        <source>The starting tile has its tails (or its crossing) up.</source>
        <translation>La ficha inicial tiene las colas (o el cruce) arriba.</translation>
    </message>
    <message>
        <source>Your turn is over, but you could have scored more.</source>
        <translation>Tu turno acabó, pero podías haber puntuado más.</translation>
    </message>
    <message>
        <source>The win is not forced. {best} forces it.</source>
        <translation>La victoria no está forzada. {best} la fuerza.</translation>
    </message>
    <message>
        <source>There is an atom at {name}.</source>
        <translation>Hay un átomo en {name}.</translation>
    </message>
    <message>
        <source>Three markers are right, and the fourth atom is on c4 or e4. Send a ray that shows which.</source>
        <translation>Tres marcadores son correctos, y el cuarto átomo está en c4 o e4. Averígualo con un rayo.</translation>
    </message>
    <message>
        <source>Three markers are right. The ray from 3 came out at c, and 4 was a hit. Mark the fourth atom.</source>
        <translation>Tres marcadores son correctos. El rayo de 3 salió por c, y el de 4 fue un impacto. Marca el cuarto átomo.</translation>
    </message>
    <message>
        <source>Three of your moves close a hole. Play the one that scores most.</source>
        <translation>Tres de tus jugadas cierran un agujero. Haz la que más puntúa.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Tiles have the digits from 1 up to this one. More digits make more tiles.</source>
        <translation>Las fichas tienen las cifras del 1 a esta. Más cifras dan más fichas.</translation>
    </message>
    <message>
        <source>Tiles in a pool</source>
        <translation>Fichas en la reserva</translation>
    </message>
    <message>
        <source>Tiles run out: draw</source>
        <translation>Al acabarse las fichas: empate</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon loses</source>
        <translation>Al acabarse las fichas: pierde el dragón más grande</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon wins</source>
        <translation>Al acabarse las fichas: gana el dragón más grande</translation>
    </message>
    <message>
        <source>Turn a ray</source>
        <translation>Desviar un rayo</translation>
    </message>
    <message>
        <source>Two 4s are still hidden between those you know. Take both, then end your turn.</source>
        <translation>Aún hay dos 4 tapados entre los que conoces. Destapa los dos y termina tu turno.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Dos a la vez</translation>
    </message>
    <message>
        <source>Two holes at once</source>
        <translation>Dos agujeros a la vez</translation>
    </message>
    <message>
        <source>Two holes closed by one tile score far more than two closed separately.</source>
        <translation>Dos agujeros cerrados con una ficha puntúan mucho más que dos cerrados por separado.</translation>
    </message>
    <message>
        <source>Two equal numbers in a row score four points. In separate turns they score only two.</source>
        <translation>Dos números iguales seguidos valen cuatro puntos. En turnos separados valen solo dos.</translation>
    </message>
    <message>
        <source>Two of your pieces see the stack on c3, which has height two. Move a piece onto it.</source>
        <translation>Dos de tus piezas ven la pila de c3, que tiene altura dos. Mueve una pieza sobre ella.</translation>
    </message>
    <message>
        <source>Two pieces are on c3. All four must meet there in one move.</source>
        <translation>Hay dos piezas en c3. Las cuatro deben juntarse ahí en una jugada.</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <translation>Dos amenazas a la vez</translation>
    </message>
    <message>
        <source>Two threats at once: your opponent can stop only one of them.</source>
        <translation>Dos amenazas a la vez: tu rival solo puede parar una.</translation>
    </message>
    <message>
        <source>Reveal a cell</source>
        <translation>Destapar una casilla</translation>
    </message>
    <message>
        <source>Who sees a stack</source>
        <translation>Quién ve una pila</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the highest is listed (three or four players, harder).</source>
        <translation>Si una casilla muestra varios números, se anota el más alto (tres o cuatro jugadores, más difícil).</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the lowest is listed (three or four players).</source>
        <translation>Si una casilla muestra varios números, se anota el más bajo (tres o cuatro jugadores).</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Cuando nada encaja</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
        <translation>Cuando se agotan las fichas, pierde el dueño del dragón completo más grande.</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
        <translation>Cuando se agotan las fichas, gana el dueño del dragón completo más grande.</translation>
    </message>
    <message>
        <source>Where edges touch, their colours match: your blue continues into the next tile.</source>
        <translation>Donde los lados se tocan, los colores coinciden: tu azul sigue en la ficha siguiente.</translation>
    </message>
    <message>
        <source>Where must it be?</source>
        <translation>¿Dónde debe estar?</translation>
    </message>
    <message>
        <source>Wherever the piece moves now, exactly one of yours sees it.</source>
        <translation>Vaya adonde vaya esa pieza, la ve exactamente una tuya.</translation>
    </message>
    <message>
        <source>Win in two moves, whatever the reply.</source>
        <translation>Gana en dos jugadas, sea cual sea la respuesta.</translation>
    </message>
    <message>
        <source>Win with one move.</source>
        <translation>Gana con una jugada.</translation>
    </message>
    <message>
        <source>With an atom there, the ray from 3 would not come out at c.</source>
        <translation>Con un átomo ahí, el rayo de 3 no saldría por c.</translation>
    </message>
    <message>
        <source>Place a tile so that you can close a loop next turn, whatever Orange does.</source>
        <translation>Coloca una ficha con la que puedas cerrar un bucle el próximo turno, haga lo que haga el naranja.</translation>
    </message>
    <message>
        <source>Fill the gap first: a place with three closed sides must be filled before any other.</source>
        <translation>Llena primero el hueco: un lugar con tres lados cerrados se llena antes que cualquier otro.</translation>
    </message>
    <message>
        <source>You can capture a single piece when exactly one of your pieces sees it, not two.</source>
        <translation>Puedes capturar una pieza sola cuando la ve exactamente una de tus piezas, no dos.</translation>
    </message>
    <message>
        <source>A stack can also split: some pieces go one way, some another, in one turn.</source>
        <translation>Una pila también puede dividirse: en un turno, unas piezas van por aquí y otras por allá.</translation>
    </message>
    <message>
        <source>A run of equal numbers scores its length times itself: a run of four scores 4 × 4 = 16.</source>
        <translation>Una serie de números iguales vale su longitud por sí misma: una de cuatro vale 4 × 4 = 16.</translation>
    </message>
    <message>
        <source>Best list</source>
        <translation>Mejor lista</translation>
    </message>
    <message>
        <source>Choose one of your stacks, then a cell in line with it.</source>
        <translation>Elige una de tus pilas y luego una casilla en línea con ella.</translation>
    </message>
    <message>
        <source>Choose a tile, turn it if you like, and place it where the colours match.</source>
        <translation>Elige una ficha, gírala si quieres y colócala donde coincidan los colores.</translation>
    </message>
    <message>
        <source>Choose one of your tiles, then a place. Where corners meet, numbers must be equal.</source>
        <translation>Elige una de tus fichas y un lugar. Donde se juntan las esquinas, los números deben ser iguales.</translation>
    </message>
    <message>
        <source>Few tiles are left in the bag. Think of those that have not been drawn yet.</source>
        <translation>Quedan pocas fichas en la bolsa. Piensa en las que aún no han salido.</translation>
    </message>
    <message>
        <source>Fewest rays</source>
        <translation>Menos rayos</translation>
    </message>
    <message>
        <source>Follow your colour: its two open ends show where to play next.</source>
        <translation>Sigue tu color: sus dos extremos abiertos muestran dónde jugar ahora.</translation>
    </message>
    <message>
        <source>With four markers you can guess. Guess when you are sure: the third wrong guess loses.</source>
        <translation>Con cuatro marcadores puedes comprobar. Hazlo cuando lo sepas: con el tercer fallo pierdes.</translation>
    </message>
    <message>
        <source>The ray came back: an atom is next to its entry, or two atoms turned it around.</source>
        <translation>El rayo volvió: hay un átomo junto a su entrada, o dos átomos le dieron la vuelta.</translation>
    </message>
    <message>
        <source>The ray came out: an atom diagonally ahead turned it, or none was near its path.</source>
        <translation>El rayo salió: un átomo en diagonal lo desvió, o no había ninguno cerca de su camino.</translation>
    </message>
    <message>
        <source>Largest capture</source>
        <translation>Mayor captura</translation>
    </message>
    <message>
        <source>Longest loop</source>
        <translation>Bucle más largo</translation>
    </message>
    <message>
        <source>Most holes at once</source>
        <translation>Más agujeros a la vez</translation>
    </message>
    <message>
        <source>Move so that you can capture something next turn, whatever Orange does, and all your stacks stay safe.</source>
        <translation>Juega para capturar algo el próximo turno, haga lo que haga el naranja, sin que te puedan capturar nada.</translation>
    </message>
    <message>
        <source>Nothing fits. Return the tile you like least, and draw again next turn.</source>
        <translation>Nada encaja. Devuelve la ficha que menos te guste y roba otra el próximo turno.</translation>
    </message>
    <message>
        <source>Now leave a gap: three closed sides with alternating colours. Orange must fill it.</source>
        <translation>Deja ahora un hueco: tres lados cerrados con colores alternos. El naranja tiene que llenarlo.</translation>
    </message>
    <message>
        <source>At least one marker is wrong. Compare your markers with every result.</source>
        <translation>Al menos un marcador está mal. Compara tus marcadores con cada resultado.</translation>
    </message>
    <message>
        <source>One of your tiles closes a hole here. The numbers around it are your points.</source>
        <translation>Una de tus fichas cierra aquí un agujero. Los números que lo rodean son tus puntos.</translation>
    </message>
    <message>
        <source>Orange has one piece left. Move so that you can capture it next turn, wherever it goes.</source>
        <translation>Al naranja le queda una pieza. Juega para poder capturarla el próximo turno, vaya adonde vaya.</translation>
    </message>
    <message>
        <source>Orange can still stop you. Make two places that would close your loop.</source>
        <translation>El naranja aún puede pararte. Crea dos lugares que cerrarían tu bucle.</translation>
    </message>
    <message>
        <source>Orange closes the loop now. Block the place where both orange ends meet.</source>
        <translation>El naranja cierra ahora el bucle. Bloquea el lugar donde se juntan sus dos extremos.</translation>
    </message>
    <message>
        <source>Orange finds a cell that no piece of yours sees, or that more than one sees.</source>
        <translation>El naranja encuentra una casilla que no ve ninguna de tus piezas, o que ven varias.</translation>
    </message>
    <message>
        <source>Orange needs one tile for a loop. Place yours so that Orange cannot close it next turn.</source>
        <translation>Al naranja le falta una ficha para un bucle. Coloca la tuya para que no pueda cerrarlo el próximo turno.</translation>
    </message>
    <message>
        <source>Orange can still escape. Look for a cell that sees both stacks.</source>
        <translation>El naranja aún puede escapar. Busca una casilla que vea las dos pilas.</translation>
    </message>
    <message>
        <source>Click a hidden cell. Its number tells you the region and how many cells it has.</source>
        <translation>Haz clic en una casilla tapada. Su número te dice la región y cuántas casillas tiene.</translation>
    </message>
    <message>
        <source>Place a marker where you expect an atom. You can remove it later.</source>
        <translation>Pon un marcador donde creas que hay un átomo. Puedes quitarlo después.</translation>
    </message>
    <message>
        <source>Send a ray into the box from a port. Its result tells you where atoms can be.</source>
        <translation>Lanza un rayo a la caja por una puerta. Su resultado te dice dónde puede haber átomos.</translation>
    </message>
    <message>
        <source>Stacks that see the same cell can meet there. A higher stack is safer.</source>
        <translation>Las pilas que ven la misma casilla pueden juntarse en ella. Una pila más alta es más segura.</translation>
    </message>
    <message>
        <source>This dragon is complete: it has no open end and cannot grow.</source>
        <translation>Este dragón está completo: no tiene extremos abiertos y no puede crecer.</translation>
    </message>
    <message>
        <source>You both could have closed that hole. Check what each move leaves your opponent.</source>
        <translation>Ese agujero lo podíais cerrar los dos. Antes de cada jugada, mira qué le dejas a tu rival.</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so its next cell is near this one.</source>
        <translation>Las casillas de una región comparten lados, así que la siguiente está cerca de esta.</translation>
    </message>
    <message>
        <source>Your opponent can capture this stack. Move away, or change how many pieces see it.</source>
        <translation>Tu rival puede capturar esta pila. Aléjala, o cambia cuántas piezas la ven.</translation>
    </message>
    <message>
        <source>This tile was placed automatically: it fitted in only one way.</source>
        <translation>Esta ficha se colocó sola: solo encajaba de una forma.</translation>
    </message>
    <message>
        <source>Two places would close your loop, and Orange can only block one of them.</source>
        <translation>Dos lugares cerrarían tu bucle, y el naranja solo puede bloquear uno.</translation>
    </message>
    <message>
        <source>You can capture this stack: the number of your pieces that see it equals its height.</source>
        <translation>Puedes capturar esta pila: la ven tantas piezas tuyas como su altura.</translation>
    </message>
    <message>
        <source>You captured {score}, the maximum!</source>
        <translation>Capturaste {score}: ¡es el máximo!</translation>
    </message>
    <message>
        <source>You captured {score}. {best} captures {par}.</source>
        <translation>Capturaste {score}. {best} captura {par}.</translation>
    </message>
    <message>
        <source>You forced the loop</source>
        <translation>Forzaste el bucle</translation>
    </message>
    <message>
        <source>You forced the win</source>
        <translation>Forzaste la victoria</translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.</source>
        <translation>
            <numerusform>Encontraste los átomos con {n} rayo, fallos incluidos ({wrong}). El par es {par}.</numerusform>
            <numerusform>Encontraste los átomos con {n} rayos, fallos incluidos ({wrong}). El par es {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays. Par is {par}.</source>
        <translation>
            <numerusform>Encontraste los átomos con {n} rayo. El par es {par}.</numerusform>
            <numerusform>Encontraste los átomos con {n} rayos. El par es {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You know enough: row 7 starts with an atom. Mark it and guess.</source>
        <translation>Ya sabes lo suficiente: la fila 7 empieza con un átomo. Márcalo y comprueba.</translation>
    </message>
    <message numerus="yes">
        <source>You scored {n} points. Par is {par}.</source>
        <translation>
            <numerusform>Hiciste {n} punto. El par es {par}.</numerusform>
            <numerusform>Hiciste {n} puntos. El par es {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass only when nothing fits. You draw again next turn.</source>
        <translation>Solo puedes pasar cuando nada encaja. El próximo turno robas de nuevo.</translation>
    </message>
    <message>
        <source>You scored {score}. {best} scores {par} points.</source>
        <translation>Hiciste {score}. {best} da {par} puntos.</translation>
    </message>
    <message>
        <source>You scored {score}, the maximum!</source>
        <translation>Hiciste {score}: ¡es el máximo!</translation>
    </message>
    <message>
        <source>Your blue line is nearly closed. A loop of six or more tiles wins.</source>
        <translation>Tu línea azul está casi cerrada. Gana un bucle de seis fichas o más.</translation>
    </message>
    <message>
        <source>Your list starts with the 2 on b1. Region 2 has two cells: where is the other one?</source>
        <translation>Tu lista empieza con el 2 de b1. La región 2 tiene dos casillas: ¿dónde está la otra?</translation>
    </message>
    <message>
        <source>Move the whole stack to c4, with both of its pieces.</source>
        <translation>Mueve toda la pila a c4, con sus dos piezas.</translation>
    </message>
    <message>
        <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
        <translation>una casilla es una letra de la a a la n y un número del 1 al 14, como b3</translation>
    </message>
    <message>
        <source>a random draw is missing</source>
        <translation>falta un sorteo</translation>
    </message>
    <message numerus="yes">
        <source>a guess needs exactly four markers: there are {n}</source>
        <translation>
            <numerusform>para comprobar hacen falta exactamente cuatro marcadores: hay {n}</numerusform>
            <numerusform>para comprobar hacen falta exactamente cuatro marcadores: hay {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>a merge needs pieces from two or more stacks</source>
        <translation>una unión necesita piezas de dos o más pilas</translation>
    </message>
    <message>
        <source>a move is a tile direction and a position, such as d3</source>
        <translation>una jugada es una orientación de ficha y una posición, como d3</translation>
    </message>
    <message>
        <source>a move looks like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
        <translation>una jugada se escribe como d1-d3, d1-2xd3,e1 o 2xd1,3xa4-d4</translation>
    </message>
    <message>
        <source>a move was undone</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>se deshizo una jugada</translation>
    </message>
    <message>
        <source>a player has at most {most} pieces</source>
        <translation>un jugador tiene como máximo {most} piezas</translation>
    </message>
    <message>
        <source>a position needs a tile on the board and one in the pool</source>
        <translation>una posición necesita una ficha en el tablero y otra en la reserva</translation>
    </message>
    <message>
        <source>a study is saved with this game, so its moves cannot change</source>
        <translation>con esta partida se guarda un análisis, así que sus jugadas no pueden cambiar</translation>
    </message>
    <message>
        <source>you cannot claim a draw in {game}</source>
        <translation>en {game} no puedes reclamar el empate</translation>
    </message>
    <message>
        <source>reveal at least one cell before you end your turn</source>
        <translation>destapa al menos una casilla antes de terminar tu turno</translation>
    </message>
    <message>
        <source>all moves are used: undo the last one</source>
        <translation>ya has hecho todas las jugadas: deshaz la última</translation>
    </message>
    <message>
        <source>at least one piece must move</source>
        <translation>debe moverse al menos una pieza</translation>
    </message>
    <message>
        <source>at least one tile must be on the table</source>
        <translation>al menos una ficha debe estar en la mesa</translation>
    </message>
    <message>
        <source>at least two players must have pieces</source>
        <translation>al menos dos jugadores deben tener piezas</translation>
    </message>
    <message>
        <source>atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>átomos fáciles de encontrar</translation>
    </message>
    <message numerus="yes">
        <source>both players completed a dragon with {n} eyes or more in one turn</source>
        <translation>
            <numerusform>ambos jugadores completaron en un turno un dragón con {n} ojo o más</numerusform>
            <numerusform>ambos jugadores completaron en un turno un dragón con {n} ojos o más</numerusform>
        </translation>
    </message>
    <message>
        <source>both players formed a loop of {length} tiles</source>
        <translation>ambos jugadores formaron un bucle de {length} fichas</translation>
    </message>
    <message>
        <source>both players passed in a row</source>
        <translation>los dos jugadores pasaron seguidos</translation>
    </message>
    <message numerus="yes">
        <source>brings your best dragon from {before} to {n} points</source>
        <translation>
            <numerusform>lleva tu mejor dragón de {before} a {n} punto</numerusform>
            <numerusform>lleva tu mejor dragón de {before} a {n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>captures {cells} and wins: nothing else is left</source>
        <translation>captura {cells} y gana: no quedan más piezas rivales</translation>
    </message>
    <message>
        <source>closed a loop</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>cerrado un bucle</translation>
    </message>
    <message>
        <source>closes a hole of {points} points</source>
        <translation>cierra un agujero de {points} puntos</translation>
    </message>
    <message>
        <source>completed a dragon</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>un dragón completado</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes}</source>
        <translation>completa un dragón con {eyes}</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes} and wins</source>
        <translation>completa un dragón con {eyes} y gana</translation>
    </message>
    <message>
        <source>contradicts {other}</source>
        <translation>contradice a {other}</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <extracomment>{reason} in “{names} draw: {reason}”</extracomment>
        <translation>tablas de común acuerdo</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>terminar el turno</translation>
    </message>
    <message>
        <source>ending turns too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>turnos terminados demasiado pronto</translation>
    </message>
    <message>
        <source>part {number} of {count} of the puzzle code, “{group}”, has a typing error</source>
        <translation>la parte {number} de {count} del código del reto, «{group}», tiene una errata</translation>
    </message>
    <message>
        <source>parts of the puzzle code are missing, in the wrong order or from another kind: copy the whole text</source>
        <translation>faltan partes del código del reto, están en otro orden o son de otro tipo: copia el texto entero</translation>
    </message>
    <message>
        <source>guessing</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>comprobar</translation>
    </message>
    <message>
        <source>guessing too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>intentos hechos demasiado pronto</translation>
    </message>
    <message>
        <source>hiding atoms at {cells}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>esconder los átomos en {cells}</translation>
    </message>
    <message>
        <source>must be on or off, not {given}</source>
        <translation>debe estar activada o desactivada, no {given}</translation>
    </message>
    <message>
        <source>it started from a position that was set up</source>
        <translation>empezó desde una posición preparada</translation>
    </message>
    <message>
        <source>this version cannot read it</source>
        <translation>esta versión no lo puede leer</translation>
    </message>
    <message>
        <source>it takes too long to solve</source>
        <translation>se tarda demasiado en resolverlo</translation>
    </message>
    <message>
        <source>it was opened from a file</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>se abrió desde un archivo</translation>
    </message>
    <message>
        <source>two-move puzzles cannot use progressive capture</source>
        <translation>los retos de dos jugadas no pueden usar la captura progresiva</translation>
    </message>
    <message>
        <source>its goal cannot be reached</source>
        <translation>su objetivo no se puede alcanzar</translation>
    </message>
    <message>
        <source>its position is wrong: {reason}</source>
        <translation>su posición no es correcta: {reason}</translation>
    </message>
    <message>
        <source>layouts that are easy to guess</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>trazados fáciles de leer</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>línea {line}: {reason}</translation>
    </message>
    <message>
        <source>loops and dragons that were not closed</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>bucles y dragones sin cerrar</translation>
    </message>
    <message numerus="yes">
        <source>makes a loop of {n} tiles and wins</source>
        <translation>
            <numerusform>forma un bucle de {n} ficha y gana</numerusform>
            <numerusform>forma un bucle de {n} fichas y gana</numerusform>
        </translation>
    </message>
    <message>
        <source>markers where no atom could be</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>marcadores donde no podía haber ningún átomo</translation>
    </message>
    <message>
        <source>marking {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>marcar {cell}</translation>
    </message>
    <message>
        <source>must be a whole number, not {given}</source>
        <translation>debe ser un número entero, no {given}</translation>
    </message>
    <message>
        <source>must be from {low} to {high}, not {given}</source>
        <translation>debe estar entre {low} y {high}, no {given}</translation>
    </message>
    <message>
        <source>must be {low} or more, not {given}</source>
        <translation>debe ser {low} o más, no {given}</translation>
    </message>
    <message>
        <source>needs three or four players</source>
        <translation>requiere tres o cuatro jugadores</translation>
    </message>
    <message>
        <source>needs {other}</source>
        <translation>requiere {other}</translation>
    </message>
    <message>
        <source>no hidden cell can follow: end your turn</source>
        <translation>no puede seguir ninguna casilla tapada: termina tu turno</translation>
    </message>
    <message>
        <source>no move captures anything</source>
        <translation>ninguna jugada captura nada</translation>
    </message>
    <message>
        <source>other atoms would give the same results for every ray, so these can only be guessed</source>
        <translation>ningún rayo distingue estos átomos de otros, así que solo se aciertan por suerte</translation>
    </message>
    <message>
        <source>no such option; did you mean {name}?</source>
        <translation>no existe esa opción; ¿quieres decir {name}?</translation>
    </message>
    <message>
        <source>no such option; this game has none</source>
        <translation>no existe esa opción; este juego no tiene ninguna</translation>
    </message>
    <message>
        <source>nobody wins: {reason}</source>
        <translation>no gana nadie: {reason}</translation>
    </message>
    <message>
        <source>not guessing in time</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>intentos que no se hicieron a tiempo</translation>
    </message>
    <message>
        <source>nothing was drawn here</source>
        <translation>aquí no se sorteó nada</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>the value of an option</extracomment>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>the value of an option</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>uno de los huecos de las posiciones {positions}</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions} must be filled</source>
        <translation>hay que llenar uno de los huecos de las posiciones {positions}</translation>
    </message>
    <message>
        <source>only games against the computer are rated</source>
        <translation>solo cuentan para el Elo las partidas contra la máquina</translation>
    </message>
    <message>
        <source>only games of one person against one computer player are rated</source>
        <translation>solo cuentan para el Elo las partidas de una persona contra un solo jugador de la máquina</translation>
    </message>
    <message>
        <source>only one guess a turn</source>
        <translation>solo un intento por turno</translation>
    </message>
    <message>
        <source>you can send one ray a turn: {port} would be the second</source>
        <translation>puedes lanzar un rayo por turno: {port} sería el segundo</translation>
    </message>
    <message>
        <source>only {name}, whose turn it is, may claim a draw</source>
        <translation>solo {name}, a quien le toca, puede reclamar el empate</translation>
    </message>
    <message>
        <source>only {state} fits on {cell}, so it would already be there</source>
        <translation>en {cell} solo encaja {state}, así que ya estaría ahí</translation>
    </message>
    <message>
        <source>choose your layout first</source>
        <translation>elige primero tu trazado</translation>
    </message>
    <message>
        <source>pools of {size} need {needed} tiles, but {digits} digits make only {there}</source>
        <translation>unas reservas de {size} necesitan {needed} fichas, pero con {digits} cifras solo hay {there}</translation>
    </message>
    <message>
        <source>port {port} has the mark {mark} already: choose another one</source>
        <translation>la puerta {port} ya tiene la marca {mark}: elige otra</translation>
    </message>
    <message>
        <source>less promising moves</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>jugadas menos prometedoras</translation>
    </message>
    <message>
        <source>rays that could not tell you much</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>rayos que podían decir poco</translation>
    </message>
    <message numerus="yes">
        <source>region {label} has {n} cells, not {value}</source>
        <translation>
            <numerusform>la región {label} tiene {n} casilla, no {value}</numerusform>
            <numerusform>la región {label} tiene {n} casillas, no {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>region {label} is not connected: {here} does not touch {there}</source>
        <translation>la región {label} no está unida: {here} no toca {there}</translation>
    </message>
    <message>
        <source>something is missing before or after a comma</source>
        <translation>falta algo antes o después de una coma</translation>
    </message>
    <message>
        <source>stacks that could be captured</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>pilas que se podían capturar</translation>
    </message>
    <message>
        <source>undo your last move first: you cannot win after it</source>
        <translation>deshaz primero tu última jugada: deja escapar la victoria</translation>
    </message>
    <message>
        <source>the coach gave advice</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>el entrenador dio un consejo</translation>
    </message>
    <message>
        <source>the file ends too early: something is missing after this</source>
        <translation>el archivo termina demasiado pronto: falta algo después de esto</translation>
    </message>
    <message>
        <source>the file was changed after it was saved, but every move was read</source>
        <translation>el archivo se cambió después de guardarlo, pero se leyeron todas las jugadas</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the game would already be over: {why}</source>
        <translation>la partida ya habría terminado: {why}</translation>
    </message>
    <message>
        <source>the gap at position {position}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>el hueco de la posición {position}</translation>
    </message>
    <message>
        <source>the gap at position {position} must be filled</source>
        <translation>hay que llenar el hueco de la posición {position}</translation>
    </message>
    <message>
        <source>the layout beginning with {labels}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>el trazado que empieza por {labels}</translation>
    </message>
    <message>
        <source>the lens was on</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>la lente estaba activa</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>la partida no puede empezar: {reason}</translation>
    </message>
    <message>
        <source>the move number cannot be read, so the last position is shown</source>
        <translation>no se puede leer el número de la jugada, así que se muestra la última posición</translation>
    </message>
    <message>
        <source>the player to move must have pieces</source>
        <translation>quien tiene el turno debe tener piezas</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pool needs 1 to {n} tiles, not {count}</source>
        <translation>
            <numerusform>la reserva de {name} necesita 1 ficha, no {count}</numerusform>
            <numerusform>la reserva de {name} necesita de 1 a {n} fichas, no {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>the ports are 1 to 14 and a to n</source>
        <translation>las puertas son del 1 al 14 y de la a a la n</translation>
    </message>
    <message>
        <source>the starting position is a secret until this game is over</source>
        <translation>la posición inicial es secreta hasta que termine esta partida</translation>
    </message>
    <message>
        <source>the seed cannot be read, so later draws will differ</source>
        <translation>no se puede leer la semilla, así que los próximos sorteos serán otros</translation>
    </message>
    <message>
        <source>the tile on {cell} touches no other tile</source>
        <translation>la ficha de {cell} no toca ninguna otra</translation>
    </message>
    <message>
        <source>the tiles ran out</source>
        <translation>se agotaron las fichas</translation>
    </message>
    <message>
        <source>the tiles ran out and nobody has the most eyes on a complete dragon</source>
        <translation>se agotaron las fichas y nadie tiene el dragón completo con más ojos</translation>
    </message>
    <message numerus="yes">
        <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
        <translation>
            <numerusform>se agotaron las fichas y {name} tiene el dragón completo más grande, de {n} ficha</numerusform>
            <numerusform>se agotaron las fichas y {name} tiene el dragón completo más grande, de {n} fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>there are only {tiles} tiles: with {placed} on the table, the pool cannot have {pool}</source>
        <translation>solo hay {tiles} fichas: con {placed} en la mesa, la reserva no puede tener {pool}</translation>
    </message>
    <message>
        <source>choose a player number from 0 to {last}</source>
        <translation>elige un número de jugador de 0 a {last}</translation>
    </message>
    <message>
        <source>choose a move number from 0 to {last}</source>
        <translation>elige un número de jugada de 0 a {last}</translation>
    </message>
    <message>
        <source>each player has {pieces} pieces, but {name} has {count}</source>
        <translation>cada jugador tiene {pieces} piezas, pero {name} tiene {count}</translation>
    </message>
    <message>
        <source>there is no computer player for {game} yet</source>
        <translation>la máquina todavía no juega a {game}</translation>
    </message>
    <message>
        <source>this study has no move {name}</source>
        <translation>este análisis no tiene la jugada {name}</translation>
    </message>
    <message>
        <source>there is no position {number}: choose one from 1 to {count}</source>
        <translation>no existe la posición {number}: elige una de 1 a {count}</translation>
    </message>
    <message>
        <source>there is no tile direction {state}: use {first} to {last}</source>
        <translation>no existe la orientación {state}: usa de {first} a {last}</translation>
    </message>
    <message>
        <source>there is no tile {tile}: a tile has three different digits</source>
        <translation>no existe la ficha {tile}: una ficha tiene tres cifras distintas</translation>
    </message>
    <message>
        <source>there is no tile {tile}: digits go from 1 to {most}</source>
        <translation>no existe la ficha {tile}: las cifras van de 1 a {most}</translation>
    </message>
    <message>
        <source>the bag has no tile {tile}</source>
        <translation>en la bolsa no hay ninguna ficha {tile}</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>no hay nada que rehacer</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>this attempt is over</source>
        <translation>este intento ha terminado</translation>
    </message>
    <message>
        <source>this computer player has no rating</source>
        <translation>este nivel no tiene Elo</translation>
    </message>
    <message>
        <source>this file is larger than the limit of {most}</source>
        <translation>este archivo es mayor que {most}, el límite</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>esto es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>this is a serious game: you can only continue from the last position shown</source>
        <translation>es una partida sin ayudas: solo puedes seguir desde la última posición mostrada</translation>
    </message>
    <message>
        <source>this is a serious game: you cannot undo what has been shown</source>
        <translation>es una partida sin ayudas: no puedes deshacer lo que ya se ha visto</translation>
    </message>
    <message>
        <source>this is not a move in {game}</source>
        <translation>esto no es una jugada de {game}</translation>
    </message>
    <message>
        <source>this is not a Quincunx game: it should begin with “{title}”</source>
        <translation>esto no es una partida de Quincunx: debería empezar por «{title}»</translation>
    </message>
    <message>
        <source>this is the main line already</source>
        <translation>esta ya es la línea principal</translation>
    </message>
    <message>
        <source>this position has occurred three times, so a draw can be claimed</source>
        <translation>esta posición se ha dado tres veces, así que se puede reclamar el empate</translation>
    </message>
    <message>
        <source>this position is secret until the game is over</source>
        <translation>esta posición es secreta hasta que termine la partida</translation>
    </message>
    <message>
        <source>this file has format {found}, made by a newer Quincunx; this version reads up to format {known}</source>
        <translation>este archivo tiene el formato {found}, de una versión más nueva de Quincunx; esta lee hasta el formato {known}</translation>
    </message>
    <message>
        <source>draw claimed: the position occurred three times</source>
        <translation>empate reclamado: la posición se dio tres veces</translation>
    </message>
    <message>
        <source>less promising tiles and places</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>fichas y lugares menos prometedores</translation>
    </message>
    <message>
        <source>tiles that helped too little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>fichas que ayudaban demasiado poco</translation>
    </message>
    <message>
        <source>turns ended without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>turnos terminados sin un rayo</translation>
    </message>
    <message>
        <source>two pieces are left and neither can be captured</source>
        <translation>quedan dos piezas y no se puede capturar ninguna</translation>
    </message>
    <message>
        <source>type a layout, or random</source>
        <translation>escribe un trazado, o random</translation>
    </message>
    <message>
        <source>type four cells, such as a1,a2,d4,d5</source>
        <translation>escribe cuatro casillas, como a1,a2,d4,d5</translation>
    </message>
    <message>
        <source>type markers such as +b3 or /b3, a port (1 to 14 or a to n), “?” to guess, or “end”</source>
        <translation>escribe marcadores como +b3 o /b3, una puerta del 1 al 14 o de la a a la n, ? o end</translation>
    </message>
    <message>
        <source>moves of the game itself cannot be deleted</source>
        <translation>las jugadas de la partida no se pueden eliminar</translation>
    </message>
    <message>
        <source>wins with the last tile</source>
        <translation>gana con la última ficha</translation>
    </message>
    <message>
        <source>wins: no other player has a legal move left</source>
        <translation>gana: a nadie más le queda una jugada legal</translation>
    </message>
    <message>
        <source>with these options the computer players have no rating</source>
        <translation>con estas opciones, los niveles de la máquina no tienen Elo</translation>
    </message>
    <message>
        <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
        <translation>escribe +{cell} para marcar la casilla {cell}, o /{cell} para quitar su marcador</translation>
    </message>
    <message>
        <source>your layout is already chosen and cannot be changed</source>
        <translation>tu trazado ya está elegido y no puede cambiar</translation>
    </message>
    <message>
        <source>{cell} cannot be captured: the first move of the game may not capture</source>
        <translation>{cell} no se puede capturar: la primera jugada de la partida no puede capturar</translation>
    </message>
    <message>
        <source>{cell} has a marker already</source>
        <translation>{cell} ya tiene un marcador</translation>
    </message>
    <message>
        <source>{cell} has no marker to remove</source>
        <translation>en {cell} no hay marcador</translation>
    </message>
    <message>
        <source>{cell} holds {held}, not {count}</source>
        <translation>{cell} tiene {held}, no {count}</translation>
    </message>
    <message>
        <source>{cell} is named twice: you can reveal a cell only once</source>
        <translation>{cell} aparece dos veces: una casilla solo se destapa una vez</translation>
    </message>
    <message numerus="yes">
        <source>{cell} cannot be captured: {n} pieces see it, but its height is {height}</source>
        <translation>
            <numerusform>{cell} no se puede capturar: la ve {n} pieza y mide {height}</numerusform>
            <numerusform>{cell} no se puede capturar: la ven {n} piezas y mide {height}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is not on the board</source>
        <translation>{cell} no está en el tablero</translation>
    </message>
    <message>
        <source>{cell} is not on the board: its cells are {first} to {last}</source>
        <translation>{cell} no está en el tablero: sus casillas van de {first} a {last}</translation>
    </message>
    <message>
        <source>{cell} must hold 1 to {most} pieces</source>
        <translation>{cell} debe tener de 1 a {most} piezas</translation>
    </message>
    <message>
        <source>{count} first moves solve the puzzle, but only one may</source>
        <translation>{count} primeras jugadas resuelven el reto, pero solo debe haber una</translation>
    </message>
    <message>
        <source>{entrant}: {reason}</source>
        <translation>{entrant}: {reason}</translation>
    </message>
    <message>
        <source>{faults} in {moves}.</source>
        <extracomment>{faults}: “1 mistake and 2 slips”. {moves}: “30 moves”</extracomment>
        <translation>{faults} en {moves}.</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <extracomment>{allowed} in “{game} needs {allowed} players”</extracomment>
        <translation>de {fewest} a {most}</translation>
    </message>
    <message>
        <source>{game} has no position editor</source>
        <translation>{game} no tiene editor de posiciones</translation>
    </message>
    <message>
        <source>{game} needs {allowed} players, not {count}</source>
        <extracomment>{allowed}: a number, or “2 to 4”</extracomment>
        <translation>{game} necesita {allowed} jugadores, no {count}</translation>
    </message>
    <message>
        <source>{gap} must be filled first</source>
        <translation>primero hay que llenar {gap}</translation>
    </message>
    <message numerus="yes">
        <source>{moved}, where {n} pieces now stand</source>
        <extracomment>{moved}: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{moved}, donde ahora hay {n} pieza</numerusform>
            <numerusform>{moved}, donde ahora hay {n} piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have no pieces left</source>
        <translation>{names} se quedan sin piezas</translation>
    </message>
    <message>
        <source>{name} accepts the draw</source>
        <translation>{name} acepta las tablas</translation>
    </message>
    <message>
        <source>{name} was the only player to complete a dragon</source>
        <translation>solo {name} completó un dragón</translation>
    </message>
    <message>
        <source>{name} claims a draw</source>
        <translation>{name} reclama el empate</translation>
    </message>
    <message>
        <source>{name} accepts the invitation</source>
        <translation>{name} acepta la invitación</translation>
    </message>
    <message>
        <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
        <translation>{name} cierra un agujero de {value}: {one} + {two} + {three}</translation>
    </message>
    <message numerus="yes">
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation>
            <numerusform>{name} completó un dragón con {n} ojo o más</numerusform>
            <numerusform>{name} completó un dragón con {n} ojos o más</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {tile}</source>
        <translation>{name} roba {tile}</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} termina el turno</translation>
    </message>
    <message>
        <source>{name} formed a loop of {length} tiles</source>
        <translation>{name} formó un bucle de {length} fichas</translation>
    </message>
    <message>
        <source>{name} formed the longer loop, {longest} tiles to {shortest}</source>
        <translation>{name} formó el bucle más largo, {longest} fichas contra {shortest}</translation>
    </message>
    <message>
        <source>{name} found the four atoms</source>
        <translation>{name} encontró los cuatro átomos</translation>
    </message>
    <message>
        <source>{name} gains {won} and has {score}</source>
        <translation>{name} gana {won} y tiene {score}</translation>
    </message>
    <message>
        <source>{name} guessed wrong three times</source>
        <translation>{name} falló tres veces</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is right</source>
        <translation>{name} prueba {cells}: acierta</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is wrong: that was the last guess</source>
        <translation>{name} prueba {cells}: falla, y era el último intento</translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells} and is wrong: {n} guesses left</source>
        <translation>
            <numerusform>{name} prueba {cells}: falla, y queda {n} intento</numerusform>
            <numerusform>{name} prueba {cells}: falla, y quedan {n} intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a loop of {n} tiles</source>
        <translation>
            <numerusform>{name} tiene un bucle de {n} ficha</numerusform>
            <numerusform>{name} tiene un bucle de {n} fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has accepted already: the first acceptance counts</source>
        <translation>{name} ya ha aceptado: cuenta la primera respuesta</translation>
    </message>
    <message>
        <source>{name} has no legal move</source>
        <translation>{name} no tiene ninguna jugada legal</translation>
    </message>
    <message>
        <source>{name} has no pieces left</source>
        <translation>{name} se queda sin piezas</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} se queda sin fichas</translation>
    </message>
    <message numerus="yes">
        <source>{name} has the complete dragon with the most eyes, {n} eyes</source>
        <translation>
            <numerusform>{name} tiene el dragón completo con más ojos, {n} ojo</numerusform>
            <numerusform>{name} tiene el dragón completo con más ojos, {n} ojos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest scoring dragon, {most} to {least}</source>
        <translation>{name} tiene el dragón de más puntos, {most} contra {least}</translation>
    </message>
    <message>
        <source>{name} cannot be used as a file name</source>
        <translation>{name} no sirve como nombre de archivo</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} queda fuera de la partida</translation>
    </message>
    <message>
        <source>{name} loses {lost} and has {score}</source>
        <translation>{name} pierde {lost} y tiene {score}</translation>
    </message>
    <message numerus="yes">
        <source>{name} makes {n} eyes</source>
        <translation>
            <numerusform>{name} forma un ojo</numerusform>
            <numerusform>{name} forma {n} ojos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves {pieces} from {source} to {target}</source>
        <translation>{name} mueve {pieces} de {source} a {target}</translation>
    </message>
    <message>
        <source>{name} chooses a layout</source>
        <translation>{name} elige un trazado</translation>
    </message>
    <message>
        <source>{name} chooses the layout {rows}</source>
        <translation>{name} elige el trazado {rows}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it comes out at {leaves}, and both ports get the mark {mark}</source>
        <translation>{name} lanza un rayo por {port}: sale por {leaves}, y las dos puertas llevan la marca {mark}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it hits an atom</source>
        <translation>{name} lanza un rayo por {port}: da en un átomo</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it is reflected</source>
        <translation>{name} lanza un rayo por {port}: se refleja</translation>
    </message>
    <message>
        <source>{name} offers a draw</source>
        <translation>{name} ofrece tablas</translation>
    </message>
    <message>
        <source>{name} puts a marker on {cell}</source>
        <translation>{name} pone un marcador en {cell}</translation>
    </message>
    <message>
        <source>{name} places {state} at position {position}</source>
        <translation>{name} coloca {state} en la posición {position}</translation>
    </message>
    <message>
        <source>{name} places {tile} at position {position}</source>
        <translation>{name} coloca {tile} en la posición {position}</translation>
    </message>
    <message>
        <source>{name} declines the draw</source>
        <translation>{name} rechaza las tablas</translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <translation>{name} abandonó</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name} abandona</translation>
    </message>
    <message>
        <source>{name} removes the marker from {cell}</source>
        <translation>{name} quita el marcador de {cell}</translation>
    </message>
    <message>
        <source>{name} returns {tile} and passes</source>
        <translation>{name} devuelve {tile} y pasa</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}</source>
        <translation>{name} destapa {cell} al azar: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}; {value} counts</source>
        <translation>{name} destapa {cell} al azar: {found}; cuenta {value}</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}</source>
        <translation>{name} destapa {cell}: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}; {value} counts</source>
        <translation>{name} destapa {cell}: {found}; cuenta {value}</translation>
    </message>
    <message>
        <source>{name} wins: {reason}</source>
        <translation>gana {name}: {reason}</translation>
    </message>
    <message>
        <source>{number}</source>
        <extracomment>{allowed} in “{game} needs {allowed} players”</extracomment>
        <translation>{number}</translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>one of {faults} in “1 blunder and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} error grave</numerusform>
            <numerusform>{n} errores graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} boards are completely revealed</source>
        <translation>
            <numerusform>el tablero de {name} está destapado por completo</numerusform>
            <numerusform>{n} tableros están destapados por completo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <extracomment>{eyes} in “completes a dragon with 2 eyes”</extracomment>
        <translation>
            <numerusform>{n} ojo</numerusform>
            <numerusform>{n} ojos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} error</numerusform>
            <numerusform>{n} errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>{moves} in “No mistakes in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} jugada</numerusform>
            <numerusform>{n} jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <extracomment>counts pieces within a sentence: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{n} pieza</numerusform>
            <numerusform>{n} piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} punto</numerusform>
            <numerusform>{n} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} imprecisión</numerusform>
            <numerusform>{n} imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} numbers, but the board has {cells} cells</source>
        <translation>
            <numerusform>{n} número, pero el tablero tiene {cells} casillas</numerusform>
            <numerusform>{n} números, pero el tablero tiene {cells} casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Board number, name and password were ignored.</source>
        <translation>Se ignoraron el número de tablero, el nombre y la contraseña.</translation>
    </message>
    <message>
        <source>a challenge starts a new game: leave this one first</source>
        <translation>un desafío empieza una partida nueva: sal antes de esta</translation>
    </message>
    <message>
        <source>builds up your dragon</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>amplía tu dragón</translation>
    </message>
    <message numerus="yes">
        <source>joins {count} of your dragons into one that can grow at {n} ends</source>
        <translation>
            <numerusform>une {count} de tus dragones en uno que puede crecer por {n} extremo</numerusform>
            <numerusform>une {count} de tus dragones en uno que puede crecer por {n} extremos</numerusform>
        </translation>
    </message>
    <message>
        <source>no other move promises more</source>
        <translation>ninguna otra jugada promete más</translation>
    </message>
    <message>
        <source>plays safe: {opponent} cannot win next turn</source>
        <translation>juega seguro: {opponent} no puede ganar en el próximo turno</translation>
    </message>
    <message>
        <source>slows {opponent} down: {opponent}’s dragon keeps only {left} of its {before} open ends</source>
        <translation>frena a {opponent}: su dragón solo conserva {left} de sus {before} extremos abiertos</translation>
    </message>
    <message numerus="yes">
        <source>stops {opponent}, who could have {done} at positions {positions}</source>
        <translation>
            <numerusform>detiene a {opponent}, que podría haber {done} en la posición {positions}</numerusform>
            <numerusform>detiene a {opponent}, que podría haber {done} en las posiciones {positions}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a move in {other}, but you are playing {game}</source>
        <translation>esta es una jugada de {other}, pero estás jugando a {game}</translation>
    </message>
    <message>
        <source>works towards a loop</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>prepara un bucle</translation>
    </message>
    <message numerus="yes">
        <source>your dragon can grow at {n} ends instead of {before}</source>
        <translation>
            <numerusform>tu dragón puede crecer por {n} extremo en vez de {before}</numerusform>
            <numerusform>tu dragón puede crecer por {n} extremos en vez de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>{aim}: {way}</source>
        <extracomment>{aim}: what a tile is for. {way}: how, such as “your dragon can grow at 3 ends instead of 2”</extracomment>
        <translation>{aim}: {way}</translation>
    </message>
    <message>
        <source>{first}. It also {second}</source>
        <extracomment>two effects of a tile, such as “makes a place worth 24 points for you alone: …” and “stops ned from scoring 12 points with tile 245”</extracomment>
        <translation>{first}. Además, {second}</translation>
    </message>
    <message>
        <source>{game} has no option {options}. It was ignored.</source>
        <translation>{game} no tiene la opción {options}. Se ignoró.</translation>
    </message>
    <message>
        <source>{name} could have guessed all atoms</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} podría haber comprobado los cuatro átomos</translation>
    </message>
    <message>
        <source>{name} ends the turn too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} termina el turno demasiado pronto</translation>
    </message>
    <message>
        <source>{name} ends the turn without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} termina el turno sin rayo</translation>
    </message>
    <message>
        <source>{name} guesses too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} comprueba demasiado pronto</translation>
    </message>
    <message>
        <source>{name} hides an easy layout</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} oculta un trazado fácil de leer</translation>
    </message>
    <message>
        <source>{name} hides atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} oculta átomos fáciles de encontrar</translation>
    </message>
    <message>
        <source>{name} invites to a match: {names}</source>
        <translation>{name} invita a una partida: {names}</translation>
    </message>
    <message>
        <source>{name} leaves a stack in danger</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja una pila en peligro</translation>
    </message>
    <message>
        <source>{name} leaves the choice to chance</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja la elección al azar</translation>
    </message>
    <message>
        <source>{name} marks a place without an atom</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} marca una casilla sin átomo</translation>
    </message>
    <message>
        <source>{name} misses a better move</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} pasa por alto una jugada mejor</translation>
    </message>
    <message>
        <source>{name} misses a better tile</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} pasa por alto una ficha mejor</translation>
    </message>
    <message>
        <source>{name} misses a better tile or place</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} pasa por alto una ficha o lugar mejor</translation>
    </message>
    <message>
        <source>{name} misses a capture</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} pasa por alto una captura</translation>
    </message>
    <message>
        <source>{name} misses a place worth {points}</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} pasa por alto un lugar de {points} puntos</translation>
    </message>
    <message>
        <source>{name} ran out of time with a win chance of {share:.0%}.</source>
        <translation>{name} se quedó sin tiempo con una probabilidad de ganar del {share:.0%}.</translation>
    </message>
    <message>
        <source>{name} reveals a less promising cell</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} destapa una casilla menos prometedora</translation>
    </message>
    <message>
        <source>{name} reveals one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} destapa una casilla de más</translation>
    </message>
    <message>
        <source>{name} sends a ray that shows little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} lanza un rayo que muestra poco</translation>
    </message>
    <message>
        <source>{name} writes the next letter</source>
        <translation>{name} escribe la próxima carta</translation>
    </message>
    <message>
        <source>{name} writes the next letter.</source>
        <translation>{name} escribe la próxima carta.</translation>
    </message>
    <message>
        <source>{name} writes: {note}</source>
        <translation>{name} escribe: {note}</translation>
    </message>
    <message>
        <source>{name} wrote a second, different letter {number}: the first one counts</source>
        <translation>{name} ha escrito una segunda carta {number}, distinta: cuenta la primera</translation>
    </message>
    <message>
        <source>{name}, letter {number} of a match of {game}</source>
        <translation>{name}, carta {number} de una partida de {game}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation>{option}: {reason}</translation>
    </message>
    <message>
        <source>{parts} and {part}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{parts} y {part}</translation>
    </message>
    <message>
        <source>{parts} or {part}</source>
        <extracomment>the end of a list of alternatives</extracomment>
        <translation>{parts} o {part}</translation>
    </message>
    <message>
        <source>{parts}, and {part}</source>
        <extracomment>the end of a list whose first part has a comma</extracomment>
        <translation>{parts}, y {part}</translation>
    </message>
    <message>
        <source>{parts}, {part}</source>
        <extracomment>the beginning of a list</extracomment>
        <translation>{parts}, {part}</translation>
    </message>
    <message>
        <source>{part}</source>
        <extracomment>the only part of a list</extracomment>
        <translation>{part}</translation>
    </message>
    <message>
        <source>once the earlier parts have landed, {reason}</source>
        <extracomment>{reason}: “b3 cannot be captured: 2 pieces see it, but its height is 3”</extracomment>
        <translation>cuando ya han caído las partes anteriores, {reason}</translation>
    </message>
    <message>
        <source>{reason}; {other}</source>
        <extracomment>two reasons why a position makes no puzzle</extracomment>
        <translation>{reason}; {other}</translation>
    </message>
    <message>
        <source>{state} does not fit at {position}: {clash}</source>
        <translation>{state} no encaja en {position}: {clash}</translation>
    </message>
    <message>
        <source>{state} is placed automatically at position {position}</source>
        <translation>{state} se coloca sola en la posición {position}</translation>
    </message>
    <message>
        <source>{tile} fits at position {position}, so you cannot pass</source>
        <translation>{tile} encaja en la posición {position}, así que no puedes pasar</translation>
    </message>
    <message>
        <source>{tile} is the first tile on the table</source>
        <translation>{tile} es la primera ficha en la mesa</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{what} appears twice</source>
        <translation>{what} aparece dos veces</translation>
    </message>
    <message>
        <source>{why} and is out of the game</source>
        <extracomment>{why}: such as “ann resigns”</extracomment>
        <translation>{why} y queda fuera de la partida</translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>
            <numerusform>{won} tras {n} jugada equivocada.</numerusform>
            <numerusform>{won} tras {n} jugadas equivocadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won}.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>{won}.</translation>
    </message>
    <message>
        <source>“{option}” is {here} in the position, but {there} in the game</source>
        <translation>«{option}» es {here} en la posición, pero {there} en la partida</translation>
    </message>
    <message>
        <source>“{text}” cannot be read: {help}</source>
        <translation>«{text}» no se puede leer: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a cell: {help}</source>
        <translation>«{text}» no es una casilla: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a single move</source>
        <translation>«{text}» no es una jugada simple</translation>
    </message>
    <message>
        <source>“{name}” has no room for this tag: its tags can have {most} characters in all</source>
        <translation>«{name}» no tiene espacio para esta etiqueta: sus etiquetas pueden tener {most} caracteres en total como máximo</translation>
    </message>
    <message>
        <source>“{text}” is not a number on this board: use 1 to {last}</source>
        <translation>«{text}» no es un número de este tablero: usa de 1 a {last}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>«{text}»: {reason}</translation>
    </message>
    <message>
        <source>“{word}” must be the name of an option followed by its value</source>
        <translation>«{word}» debe ser el nombre de una opción seguido de su valor</translation>
    </message>
    <message>
        <source>the record begins in line {found}: remove the lines above it</source>
        <translation>la partida guardada empieza en la línea {found}: borra las líneas anteriores</translation>
    </message>
    <message>
        <source>All your decisions were good.</source>
        <translation>Todas tus decisiones fueron buenas.</translation>
    </message>
    <message numerus="yes">
        <source>It captures {n} pieces; every other move captures fewer.</source>
        <translation>
            <numerusform>Captura {n} pieza; cualquier otra jugada captura menos.</numerusform>
            <numerusform>Captura {n} piezas; cualquier otra jugada captura menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It closes the loop.</source>
        <translation>Cierra el bucle.</translation>
    </message>
    <message numerus="yes">
        <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
        <translation>
            <numerusform>Cierra {n} agujero y da {points} puntos; la mejor de las demás jugadas da {less}.</numerusform>
            <numerusform>Cierra {n} agujeros y da {points} puntos; la mejor de las demás jugadas da {less}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends on {name}.</source>
        <translation>La jugada termina en {name}.</translation>
    </message>
    <message>
        <source>Make {n} points in three turns. You need good decisions and some luck.</source>
        <translation>Consigue {n} puntos en tres turnos. Necesitas buenas decisiones y algo de suerte.</translation>
    </message>
    <message>
        <source>Reveal {name} next. Nobody could know this for certain: the hint sees the hidden layout.</source>
        <translation>Destapa ahora {name}. Nadie podía saberlo con seguridad: la pista ve el trazado oculto.</translation>
    </message>
    <message>
        <source>Place the tile {name} there.</source>
        <translation>Coloca ahí la ficha {name}.</translation>
    </message>
    <message>
        <source>Whatever the reply, the loop can be closed in time.</source>
        <translation>Sea cual sea la respuesta, el bucle se puede cerrar a tiempo.</translation>
    </message>
    <message>
        <source>all atoms are marked: guess now</source>
        <translation>todos los átomos están marcados: comprueba ya</translation>
    </message>
    <message>
        <source>{hint} {reason}</source>
        <extracomment>two whole sentences</extracomment>
        <translation>{hint} {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions could have been better.</source>
        <translation>
            <numerusform>{n} decisión pudo ser mejor.</numerusform>
            <numerusform>{n} decisiones pudieron ser mejores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} {decisions}</source>
        <extracomment>two whole sentences</extracomment>
        <translation>{points} {decisions}</translation>
    </message>
    <message>
        <source>this file is read-only</source>
        <translation>este archivo es de solo lectura</translation>
    </message>
    <message>
        <source>this name is not allowed for a file</source>
        <translation>este nombre no está permitido para un archivo</translation>
    </message>
    <message>
        <source>a layout needs a name</source>
        <translation>el trazado necesita un nombre</translation>
    </message>
    <message>
        <source>nothing is painted yet</source>
        <translation>aún no hay nada pintado</translation>
    </message>
    <message>
        <source>this is not a layout</source>
        <translation>esto no es un trazado</translation>
    </message>
    <message>
        <source>{captured} from {source}</source>
        <extracomment>{captured}: “ann captures ned’s stack of 2 on d3”. {source}: the cell the pieces came from</extracomment>
        <translation>{captured} desde {source}</translation>
    </message>
    <message>
        <source>{name} splits {source}: {parts}</source>
        <translation>{name} divide {source}: {parts}</translation>
    </message>
    <message>
        <source>{n} to {target}</source>
        <extracomment>one of {parts} in “ann splits a3: 1 to a4, 2 to b3”</extracomment>
        <translation>{n} a {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name} merges {sources} into {target}: {n} pieces</source>
        <translation>
            <numerusform>{name} une {sources} en {target}: {n} pieza</numerusform>
            <numerusform>{name} une {sources} en {target}: {n} piezas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points and has {score}</source>
        <translation>
            <numerusform>{name} gana {n} punto y tiene {score}</numerusform>
            <numerusform>{name} gana {n} puntos y tiene {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points</source>
        <extracomment>{placed}: “ann places 123 at position 6”</extracomment>
        <translation>
            <numerusform>{placed}: {n} punto</numerusform>
            <numerusform>{placed}: {n} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points and has {score}</source>
        <extracomment>{placed}: “ann places 123 at position 6”. {score}: points so far</extracomment>
        <translation>
            <numerusform>{placed}: {n} punto, {score} en total</numerusform>
            <numerusform>{placed}: {n} puntos, {score} en total</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck decided.</source>
        <translation>Decidió la suerte.</translation>
    </message>
    <message>
        <source>No mistake in {moves}.</source>
        <translation>Ningún error concreto en {moves}.</translation>
    </message>
    <message>
        <source>The end: {reason}.</source>
        <translation>El final: {reason}.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Los jugadores acordaron tablas.</translation>
    </message>
    <message>
        <source>leaves you a win chance of {share:.0%} instead of {other:.0%}</source>
        <translation>te deja una probabilidad de ganar del {share:.0%} en vez del {other:.0%}</translation>
    </message>
    <message>
        <source>no better move was found</source>
        <translation>no se encontró una jugada mejor</translation>
    </message>
    <message>
        <source>{good}. {bad}</source>
        <extracomment>two sentences: why a move is good, and what was wrong with the move that was made</extracomment>
        <translation>{good}. {bad}</translation>
    </message>
    <message>
        <source>{name} claimed a draw.</source>
        <translation>{name} reclamó el empate.</translation>
    </message>
    <message>
        <source>{name} resigned with a win chance of {share:.0%}.</source>
        <translation>{name} abandonó con una probabilidad de ganar del {share:.0%}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes that were hard to see</source>
        <extracomment>one of {faults} in “1 mistake that was hard to see in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} error difícil de ver</numerusform>
            <numerusform>{n} errores difíciles de ver</numerusform>
        </translation>
    </message>
    <message>
        <source>gap at position {position}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>hueco en la posición {position}</translation>
    </message>
    <message>
        <source>gaps at positions {positions}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>huecos en las posiciones {positions}</translation>
    </message>
    <message>
        <source>{name} reveals {cells}: {values}</source>
        <translation>{name} destapa {cells}: {values}</translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {n} cells</source>
        <translation>
            <numerusform>{name} destapa {n} casilla</numerusform>
            <numerusform>{name} destapa {n} casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sends a ray from {port} to {leaves}, mark {mark}</source>
        <translation>{name} lanza un rayo de {port} a {leaves}, marca {mark}</translation>
    </message>
    <message numerus="yes">
        <source>{name} splits {source} over {n} cells</source>
        <translation>
            <numerusform>{name} reparte {source} en {n} casilla</numerusform>
            <numerusform>{name} reparte {source} en {n} casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stacks</source>
        <extracomment>{sources} in “ann merges 6 stacks into c3”</extracomment>
        <translation>
            <numerusform>{n} pila</numerusform>
            <numerusform>{n} pilas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed}, followed by {n} automatic tiles</source>
        <extracomment>{placed}: “ann places d at position 3”</extracomment>
        <translation>
            <numerusform>{placed}, y luego {n} ficha automática</numerusform>
            <numerusform>{placed}, y luego {n} fichas automáticas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{revealed} for {n} points</source>
        <extracomment>{revealed}: “ann reveals a3, b4: 2, 2”</extracomment>
        <translation>
            <numerusform>{revealed}: {n} punto</numerusform>
            <numerusform>{revealed}: {n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} and has {score}</source>
        <extracomment>{scored}: “ann reveals a3, b4: 2, 2 for 4 points”</extracomment>
        <translation>{scored}, {score} en total</translation>
    </message>
    <message>
        <source>a name has more than {most} characters, and the rest is left out</source>
        <translation>un nombre tiene más de {most} caracteres y el resto se omite</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>no se puede leer ni escribir en el disco</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>el archivo está en uso</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>no tienes permiso</translation>
    </message>
    <message>
        <source>A good ray has a different result for each arrangement that is still possible.</source>
        <translation>Un buen rayo da un resultado distinto para cada escondite aún posible.</translation>
    </message>
    <message>
        <source>Choose four different cells of the box.</source>
        <translation>Elige cuatro casillas distintas de la caja.</translation>
    </message>
    <message>
        <source>Good luck was worth more than a whole win.</source>
        <translation>La suerte aportó más que una victoria entera.</translation>
    </message>
    <message>
        <source>Bad luck cost more than a whole win.</source>
        <translation>La suerte quitó más que una victoria entera.</translation>
    </message>
    <message>
        <source>Hide four atoms for the other player: click four cells, then “Hide atoms”.</source>
        <translation>Esconde cuatro átomos para el otro jugador: haz clic en cuatro casillas y luego en «Esconder».</translation>
    </message>
    <message>
        <source>If you end the turn now, you lose a ray</source>
        <translation>Terminar el turno desperdicia un rayo</translation>
    </message>
    <message>
        <source>Ending the turn scores {points:.0f} points, continuing {more:.1f} on average</source>
        <translation>Terminar el turno da {points:.0f} puntos; seguir, {more:.1f} de media</translation>
    </message>
    <message>
        <source>Revealing at random scores {points:.1f} points on average, the better move {more:.1f}</source>
        <translation>Destapar al azar da de media {points:.1f} puntos; la mejor jugada, {more:.1f}</translation>
    </message>
    <message>
        <source>The only source of losses: {kind}.</source>
        <translation>Todo lo perdido se debió a lo mismo: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Found the only good move {n} times.</source>
        <translation>
            <numerusform>Encontró una vez la única jugada buena.</numerusform>
            <numerusform>Encontró {n} veces la única jugada buena.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good luck raised the win chance by {share:.0%}.</source>
        <translation>La buena suerte sumó un {share:.0%} de probabilidad de ganar.</translation>
    </message>
    <message>
        <source>Good and bad luck were about equal.</source>
        <translation>La suerte dio tanto como quitó.</translation>
    </message>
    <message>
        <source>Bad luck lowered the win chance by {share:.0%}.</source>
        <translation>La mala suerte restó un {share:.0%} de probabilidad de ganar.</translation>
    </message>
    <message>
        <source>The biggest source of losses: {kind} ({share:.0%}).</source>
        <translation>Lo que más costó: {kind} (un {share:.0%} de lo perdido).</translation>
    </message>
    <message>
        <source>{move} was better: {why}.</source>
        <translation>Era más fuerte {move}: {why}.</translation>
    </message>
    <message>
        <source>captures that were not made</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>capturas no aprovechadas</translation>
    </message>
    <message>
        <source>loops and dragons that the opponent could close</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>bucles y dragones que el rival pudo cerrar</translation>
    </message>
    <message>
        <source>no tile scores anywhere</source>
        <translation>ninguna colocación puntúa</translation>
    </message>
    <message>
        <source>no ray can tell its atoms from another arrangement</source>
        <translation>ningún rayo distingue sus átomos de otro escondite</translation>
    </message>
    <message>
        <source>points that were not taken</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>puntos no aprovechados</translation>
    </message>
    <message>
        <source>revealing cells at random</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>casillas destapadas al azar</translation>
    </message>
    <message>
        <source>choosing at random</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>dejarlo al azar</translation>
    </message>
    <message>
        <source>a ray from {port}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>lanzar un rayo por {port}</translation>
    </message>
    <message>
        <source>revealing less promising cells</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>casillas que prometían menos</translation>
    </message>
    <message>
        <source>revealing one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>una casilla destapada de más</translation>
    </message>
    <message>
        <source>No mistakes in {moves}.</source>
        <translation>{moves} sin ningún error.</translation>
    </message>
    <message>
        <source>{names} draw: {reason}</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>empatan {names}: {reason}</translation>
    </message>
    <message>
        <source>a random layout has no pattern to guess, and there is no time to find a better one</source>
        <translation>un trazado al azar no sigue ningún patrón, y no hay tiempo de encontrar uno mejor</translation>
    </message>
    <message>
        <source>all cells are equally good</source>
        <translation>todas las casillas son igual de buenas</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inferior</translation>
    </message>
    <message numerus="yes">
        <source>brings you closer to a complete dragon: {n} tiles are missing instead of {before}</source>
        <translation>
            <numerusform>te acerca a un dragón completo: falta {n} ficha en vez de {before}</numerusform>
            <numerusform>te acerca a un dragón completo: faltan {n} fichas en vez de {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures {n} pieces on {cells}</source>
        <translation>
            <numerusform>captura {n} pieza en {cells}</numerusform>
            <numerusform>captura {n} piezas en {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>closes three holes at once: {sum} = {points} points</source>
        <translation>cierra tres agujeros a la vez: {sum} = {points} puntos</translation>
    </message>
    <message>
        <source>closes two holes at once: {sum} = {points} points</source>
        <translation>cierra dos agujeros a la vez: {sum} = {points} puntos</translation>
    </message>
    <message>
        <source>every move loses, this one too</source>
        <translation>todas las jugadas pierden, esta también</translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns</source>
        <translation>
            <numerusform>fuerza la victoria en tu próximo turno</numerusform>
            <numerusform>fuerza la victoria en tus próximos {n} turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns, whatever {opponent} does</source>
        <translation>
            <numerusform>fuerza la victoria en tu próximo turno, haga lo que haga {opponent}</numerusform>
            <numerusform>fuerza la victoria en tus próximos {n} turnos, haga lo que haga {opponent}</numerusform>
        </translation>
    </message>
    <message>
        <source>forces the win, whatever {opponent} does</source>
        <translation>fuerza la victoria, haga lo que haga {opponent}</translation>
    </message>
    <message>
        <source>gathers {height} pieces on {cell}, too many to be captured</source>
        <translation>reúne {height} piezas en {cell}, demasiadas para ser capturadas</translation>
    </message>
    <message>
        <source>gives your stacks more room: {after} cells in sight instead of {before}</source>
        <translation>da más espacio a tus pilas: {after} casillas a la vista en vez de {before}</translation>
    </message>
    <message numerus="yes">
        <source>hard to find: a strong player needs {n} rays here, and about {usual:.0f} for most arrangements</source>
        <translation>
            <numerusform>difícil de encontrar: aquí hace falta {n} rayo jugando bien, y unos {usual:.0f} en la mayoría de los escondites</numerusform>
            <numerusform>difícil de encontrar: aquí hacen falta {n} rayos jugando bien, y unos {usual:.0f} en la mayoría de los escondites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to find: only {n} of the 28 ports turn a ray</source>
        <translation>
            <numerusform>difícil de encontrar: solo {n} de las 28 puertas desvía un rayo</numerusform>
            <numerusform>difícil de encontrar: solo {n} de las 28 puertas desvían un rayo</numerusform>
        </translation>
    </message>
    <message>
        <source>hard to guess: its regions wind, so one cell says little about the next</source>
        <translation>difícil de adivinar: sus regiones serpentean, así que una casilla dice poco de la siguiente</translation>
    </message>
    <message>
        <source>the tags of a layout can have {most} characters in all</source>
        <translation>las etiquetas de un trazado pueden tener {most} caracteres en total como máximo</translation>
    </message>
    <message>
        <source>leaves {name} only a small chance to score next turn</source>
        <translation>deja a {name} pocas opciones de puntuar en el próximo turno</translation>
    </message>
    <message>
        <source>The match is over: {result}</source>
        <translation>La partida ha terminado: {result}</translation>
    </message>
    <message>
        <source>a letter has one turn</source>
        <translation>una carta contiene un solo turno</translation>
    </message>
    <message>
        <source>a match has at most {most} letters</source>
        <translation>una partida tiene como máximo {most} cartas</translation>
    </message>
    <message>
        <source>choose what you hide first</source>
        <translation>elige primero lo que escondes</translation>
    </message>
    <message>
        <source>everybody has accepted this invitation already</source>
        <translation>todos han aceptado ya esta invitación</translation>
    </message>
    <message>
        <source>its {edge} edge meets the other colour</source>
        <translation>su lado {edge} toca el otro color</translation>
    </message>
    <message>
        <source>leaves {opponent}’s dragon without an open end</source>
        <translation>deja el dragón de {opponent} sin extremos abiertos</translation>
    </message>
    <message>
        <source>leaves {name} nothing to score next turn</source>
        <translation>no deja a {name} nada que puntuar en el próximo turno</translation>
    </message>
    <message>
        <source>letter {number} is missing: ask for it again</source>
        <translation>falta la carta {number}: pídela otra vez</translation>
    </message>
    <message>
        <source>letters need the package PyNaCl: install it, and start again</source>
        <translation>las cartas necesitan el paquete PyNaCl: instálalo y empieza de nuevo</translation>
    </message>
    <message>
        <source>lower left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inferior izquierdo</translation>
    </message>
    <message>
        <source>lower right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inferior derecho</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before closing a loop</source>
        <translation>crea un hueco: {opponent} debe llenarlo antes de cerrar un bucle</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before completing a dragon</source>
        <translation>crea un hueco: {opponent} debe llenarlo antes de completar un dragón</translation>
    </message>
    <message>
        <source>makes a place worth {points} points for you alone: only your tile {tile} fits there</source>
        <translation>crea un lugar de {points} puntos solo para ti: ahí solo encaja tu ficha {tile}</translation>
    </message>
    <message>
        <source>makes an eye: this dragon of yours now has {eyes}</source>
        <translation>forma un ojo: este dragón tuyo tiene ahora {eyes}</translation>
    </message>
    <message>
        <source>most likely {value}, and hardly a lower number, so your turn goes on</source>
        <translation>lo más probable es {value}, y casi seguro ningún número menor, así que tu turno sigue</translation>
    </message>
    <message>
        <source>no four atoms explain all answers</source>
        <translation>no hay cuatro átomos que expliquen todas las respuestas</translation>
    </message>
    <message>
        <source>nobody can learn your habits if you sometimes choose an easier arrangement</source>
        <translation>nadie puede aprender tus costumbres si a veces eliges un escondite más fácil</translation>
    </message>
    <message>
        <source>none of your tiles fits, so return {tile} to the bag</source>
        <translation>ninguna de tus fichas encaja, así que devuelve {tile} a la bolsa</translation>
    </message>
    <message>
        <source>nothing is known yet, so every ray tells you much</source>
        <translation>aún no se sabe nada, así que cualquier rayo te dice mucho</translation>
    </message>
    <message>
        <source>removing the marker from {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>quitar el marcador de {cell}</translation>
    </message>
    <message>
        <source>send more rays before you guess</source>
        <translation>lanza más rayos antes de probar</translation>
    </message>
    <message>
        <source>sets up {points} points for your next turn with your tile {tile}</source>
        <translation>prepara {points} puntos para tu próximo turno con tu ficha {tile}</translation>
    </message>
    <message>
        <source>stops {name} from scoring {points} points with tile {tile}</source>
        <translation>impide que {name} haga {points} puntos con la ficha {tile}</translation>
    </message>
    <message>
        <source>the first ray tells you most from the middle of a side</source>
        <translation>el primer rayo te dice más si sale del centro de un lado</translation>
    </message>
    <message>
        <source>the invitation is missing: ask for the whole match</source>
        <translation>falta la invitación: pide la partida entera</translation>
    </message>
    <message>
        <source>the link opened is not the next one</source>
        <translation>el eslabón abierto no es el siguiente</translation>
    </message>
    <message>
        <source>the secret must be told at the end, and only then</source>
        <translation>el secreto se dice al final, y solo entonces</translation>
    </message>
    <message>
        <source>the turn is not finished</source>
        <translation>el turno no está terminado</translation>
    </message>
    <message>
        <source>the value of a cell is not the one that was fixed</source>
        <translation>el valor de una casilla no es el que se había fijado</translation>
    </message>
    <message>
        <source>there is no letter in this text: a letter begins with “qxl1:”</source>
        <translation>en este texto no hay ninguna carta: una carta empieza con «qxl1:»</translation>
    </message>
    <message>
        <source>there is nothing to hide now</source>
        <translation>ahora no hay nada que esconder</translation>
    </message>
    <message>
        <source>these four cells are the most likely to hide the atoms</source>
        <translation>estas cuatro casillas son las más probables para los átomos</translation>
    </message>
    <message>
        <source>this is not a file of a match by letters</source>
        <translation>este no es un archivo de una partida por cartas</translation>
    </message>
    <message>
        <source>this is not the secret that was fixed</source>
        <translation>este no es el secreto que se había fijado</translation>
    </message>
    <message>
        <source>this is not what the hidden board answers</source>
        <translation>eso no es lo que responde el tablero oculto</translation>
    </message>
    <message>
        <source>this letter belongs to another match</source>
        <translation>esta carta es de otra partida</translation>
    </message>
    <message>
        <source>this letter should be from {name}</source>
        <translation>esta carta debería ser de {name}</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is not from {name}</source>
        <translation>esta carta se ha alterado por el camino o no es de {name}</translation>
    </message>
    <message>
        <source>this letter was cut: its last line should end with a colon and six signs</source>
        <translation>esta carta está cortada: su última línea debería terminar con dos puntos y seis signos</translation>
    </message>
    <message>
        <source>this match cannot begin: {reason}</source>
        <translation>esta partida no puede empezar: {reason}</translation>
    </message>
    <message>
        <source>this ray tells you nothing new</source>
        <translation>este rayo no te dice nada nuevo</translation>
    </message>
    <message>
        <source>this text is too long for a letter</source>
        <translation>este texto es demasiado largo para una carta</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>superior</translation>
    </message>
    <message>
        <source>upper left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>superior izquierdo</translation>
    </message>
    <message>
        <source>upper right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>superior derecho</translation>
    </message>
    <message>
        <source>whatever this ray shows, you will know where all four atoms are</source>
        <translation>muestre lo que muestre este rayo, sabrás dónde están los cuatro átomos</translation>
    </message>
    <message>
        <source>you have guessed this turn, so there is nothing left to do</source>
        <translation>ya has probado este turno, así que no queda nada por hacer</translation>
    </message>
    <message>
        <source>{does}. None of your stacks can be captured</source>
        <extracomment>{does}: such as “captures 2 pieces on c3”</extracomment>
        <translation>{does}. No pueden capturarte ninguna pila</translation>
    </message>
    <message>
        <source>A tile at the highlighted position wins.</source>
        <translation>Una ficha en la posición resaltada gana.</translation>
    </message>
    <message>
        <source>The best tile goes to the highlighted position.</source>
        <translation>La mejor ficha va en la posición resaltada.</translation>
    </message>
    <message>
        <source>After these rays only one arrangement is left for the atoms.</source>
        <translation>Tras estos rayos solo queda un escondite posible para los átomos.</translation>
    </message>
    <message>
        <source>One of the highlighted cells continues a long run.</source>
        <translation>Una de las casillas resaltadas continúa una serie larga.</translation>
    </message>
    <message>
        <source>One of the highlighted cells hides an atom.</source>
        <translation>Una de las casillas resaltadas esconde un átomo.</translation>
    </message>
    <message>
        <source>The best move begins on the highlighted cells.</source>
        <translation>La mejor jugada empieza en las casillas resaltadas.</translation>
    </message>
    <message>
        <source>undo your last move first: another move scores more</source>
        <translation>deshaz primero la última jugada: otra da más puntos</translation>
    </message>
    <message>
        <source>The disk with your games cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
        <translation>El disco con tus partidas no puede confirmar que un archivo está guardado: un corte de luz puede costarte las últimas jugadas.</translation>
    </message>
    <message>
        <source>The disk with your games cannot keep files private: anyone with access to it can read your games.</source>
        <translation>El disco con tus partidas no puede proteger los archivos: quien acceda a él puede leer tus partidas.</translation>
    </message>
    <message>
        <source>No single mistake in {moves}, but the win chance fell by {share:.0%} bit by bit.</source>
        <translation>Ningún error aislado en {moves}, pero la probabilidad de ganar bajó un {share:.0%} poco a poco.</translation>
    </message>
    <message>
        <source>No single mistake: {name} was a little better throughout.</source>
        <translation>Ningún error aislado: {name} jugó un poco mejor todo el tiempo.</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name} se quedó sin tiempo</translation>
    </message>
    <message>
        <source>{name} runs out of time</source>
        <translation>{name} se queda sin tiempo</translation>
    </message>
    <message>
        <source>nobody is on the clock</source>
        <translation>ningún reloj está en marcha</translation>
    </message>
    <message>
        <source>A bridge: region {name} needs the highlighted empty cell.</source>
        <translation>Un puente: la región {name} necesita la casilla vacía resaltada.</translation>
    </message>
    <message>
        <source>A closed pocket: one missing region fills the highlighted cells.</source>
        <translation>Una zona cerrada: una región que falta llena las casillas resaltadas.</translation>
    </message>
    <message>
        <source>Enter {name}.</source>
        <translation>Escribe {name}.</translation>
    </message>
    <message>
        <source>Just enough room: region {name} needs all highlighted cells.</source>
        <translation>Espacio justo: la región {name} necesita todas las casillas resaltadas.</translation>
    </message>
    <message>
        <source>{cells} emptied</source>
        <translation>{cells}: vacío</translation>
    </message>
    <message>
        <source>{cells}: region {label}</source>
        <translation>{cells}: región {label}</translation>
    </message>
    <message>
        <source>{cell} is given and stays</source>
        <translation>{cell} está dada y no cambia</translation>
    </message>
    <message>
        <source>{cell} may be {labels}</source>
        <translation>{cell} puede ser {labels}</translation>
    </message>
    <message>
        <source>{cell}: no notes</source>
        <translation>{cell}: sin notas</translation>
    </message>
    <message>
        <source>{n} cells show {label}, but region {label} has room for only {size}</source>
        <translation>{n} casillas muestran {label}, pero en la región {label} solo caben {size}</translation>
    </message>
    <message>
        <source>{n} cells, but {size} regions need {cells}</source>
        <translation>{n} casillas, pero {size} regiones necesitan {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} cells were filled.</source>
        <translation>
            <numerusform>Se rellenó {n} de {all} casillas.</numerusform>
            <numerusform>Se rellenaron {n} de {all} casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sign}” on {cell} is not a number from 1 to {last}</source>
        <translation>«{sign}» en {cell} no es un número del 1 al {last}</translation>
    </message>
    <message>
        <source>A short contradiction: only two numbers are possible in the highlighted cell.</source>
        <translation>Una contradicción corta: en la casilla resaltada solo caben dos números.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} regions are in place.</source>
        <translation>
            <numerusform>La {n} región está en su sitio.</numerusform>
            <numerusform>Las {n} regiones están en su sitio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each step follows from the one before. You never have to guess.</source>
        <translation>Cada paso se deduce del anterior. Nunca hay que adivinar.</translation>
    </message>
    <message>
        <source>Everything you filled in is right.</source>
        <translation>Todo lo que has rellenado es correcto.</translation>
    </message>
    <message>
        <source>Fill the board: each number forms one connected region of that many cells.</source>
        <translation>Rellena el tablero: cada número forma una sola región de tantas casillas.</translation>
    </message>
    <message>
        <source>Only one region can reach a highlighted cell.</source>
        <translation>Solo una región puede alcanzar una casilla resaltada.</translation>
    </message>
    <message>
        <source>Only region {label} has as many cells as the pocket.</source>
        <translation>Solo la región {label} tiene tantas casillas como la zona.</translation>
    </message>
    <message>
        <source>The highlighted cells are wrong.</source>
        <translation>Las casillas resaltadas son incorrectas.</translation>
    </message>
    <message>
        <source>With the other number, one cell would be out of reach of every region.</source>
        <translation>Con el otro número, alguna casilla quedaría fuera del alcance de todas las regiones.</translation>
    </message>
    <message>
        <source>With the other number, region {label} finds no place.</source>
        <translation>Con el otro número, la región {label} no encuentra sitio.</translation>
    </message>
    <message>
        <source>a cell has one number</source>
        <translation>una casilla tiene un solo número</translation>
    </message>
    <message>
        <source>fill cells like a3,b3=7, empty one like a3=., or note like a3?58</source>
        <translation>rellena casillas como a3,b3=7, vacía una como a3=. o anota como a3?58</translation>
    </message>
    <message>
        <source>it cannot be solved without guessing</source>
        <translation>no se puede resolver sin adivinar</translation>
    </message>
    <message>
        <source>name a cell</source>
        <translation>nombra una casilla</translation>
    </message>
    <message>
        <source>no layout fits its numbers</source>
        <translation>ningún trazado encaja con sus números</translation>
    </message>
    <message>
        <source>nothing is left to fill</source>
        <translation>no queda nada por rellenar</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>no existe la casilla {cell}</translation>
    </message>
    <message>
        <source>this puzzle has no list of mistakes</source>
        <translation>este reto no tiene lista de errores</translation>
    </message>
    <message>
        <source>{move} lowered the win chance from {before:.0%} to {after:.0%}: {better} was better.</source>
        <translation>{move} bajó la probabilidad de ganar del {before:.0%} al {after:.0%}. Era mejor {better}.</translation>
    </message>
    <message>
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}.</source>
        <translation>La probabilidad de ganar de {name} bajó del {before:.0%} al {after:.0%} con {move}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} moves later.</source>
        <translation>
            <numerusform>La probabilidad de ganar de {name} bajó del {before:.0%} al {after:.0%} con {move}. El motivo no se ve hasta {n} jugada después.</numerusform>
            <numerusform>La probabilidad de ganar de {name} bajó del {before:.0%} al {after:.0%} con {move}. El motivo no se ve hasta {n} jugadas después.</numerusform>
        </translation>
    </message>
    <message>
        <source>a tag needs a letter</source>
        <translation>una etiqueta necesita una letra</translation>
    </message>
    <message>
        <source>{blocker} stands between {source} and {target}</source>
        <translation>{blocker} está entre {source} y {target}</translation>
    </message>
    <message>
        <source>{cell} cannot join: {reason}</source>
        <extracomment>a stack cannot take part in a merge</extracomment>
        <translation>{cell} no puede unirse: {reason}</translation>
    </message>
    <message>
        <source>{cell} cannot move anywhere</source>
        <translation>{cell} no puede moverse a ningún sitio</translation>
    </message>
    <message>
        <source>{cell} has only {n} left</source>
        <translation>En {cell} ya solo hay {n}</translation>
    </message>
    <message>
        <source>{cell} is empty. Choose one of your stacks.</source>
        <translation>{cell} está vacía. Elige una de tus pilas.</translation>
    </message>
    <message>
        <source>{cell} is not an empty cell beside a tile</source>
        <translation>{cell} no es una casilla vacía junto a una ficha</translation>
    </message>
    <message>
        <source>{cell} is {name}’s stack. Choose one of yours.</source>
        <translation>{cell} es una pila de {name}. Elige una de las tuyas.</translation>
    </message>
    <message>
        <source>{cell} receives pieces, so none can leave it</source>
        <translation>A {cell} llegan piezas, así que no puede salir ninguna</translation>
    </message>
    <message>
        <source>{letter} does not fit anywhere now</source>
        <translation>Ahora {letter} no encaja en ningún sitio</translation>
    </message>
    <message>
        <source>{target} is not in line with {source}</source>
        <translation>{target} no está alineada con {source}</translation>
    </message>
    <message>
        <source>all pieces on {cell} are already moving</source>
        <translation>ya se mueven todas las piezas de {cell}</translation>
    </message>
    <message>
        <source>in a merge, all pieces go to one cell: {target}</source>
        <translation>en una unión, todas las piezas van a una misma casilla: {target}</translation>
    </message>
    <message>
        <source>in a split, all pieces come from one stack: only {source} can send more</source>
        <translation>en una división, todas las piezas salen de una misma pila: solo {source} puede enviar más</translation>
    </message>
    <message>
        <source>no pieces are moving yet</source>
        <translation>aún no se mueve ninguna pieza</translation>
    </message>
    <message>
        <source>none of your stacks is that high</source>
        <translation>ninguna de tus pilas es tan alta</translation>
    </message>
    <message>
        <source>send more from {source} to split, or send another stack to {target} to merge</source>
        <translation>envía más desde {source} para dividir, u otra pila a {target} para unir</translation>
    </message>
    <message>
        <source>the pieces are already on {source}</source>
        <translation>las piezas ya están en {source}</translation>
    </message>
    <message>
        <source>this address is on another computer</source>
        <translation>esta dirección está en otro ordenador</translation>
    </message>
    <message>
        <source>25 points for five in a row. As runs of 3 and 2 they would score only 13.</source>
        <translation>25 puntos por cinco seguidos. Como series de 3 y 2 valdrían solo 13.</translation>
    </message>
    <message>
        <source>A lower number only ends your turn. What you had before still scores.</source>
        <translation>Un número menor solo acaba tu turno. Lo que tenías antes sigue puntuando.</translation>
    </message>
    <message>
        <source>Click a hidden cell: you cannot lose the nine points.</source>
        <translation>Haz clic en una casilla tapada: no puedes perder los nueve puntos.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Sigue adelante</translation>
    </message>
    <message>
        <source>Reveal the cells you know in ascending order, so that none of them ends your turn.</source>
        <translation>Toma las casillas que conoces de menor a mayor: así ninguna acaba tu turno.</translation>
    </message>
    <message>
        <source>Three equal numbers in a row score nine points, whatever you reveal next.</source>
        <translation>Tres números iguales seguidos valen nueve puntos, destapes lo que destapes después.</translation>
    </message>
    <message>
        <source>You scored 9 points, but the next cells could only add more.</source>
        <translation>Tienes 9 puntos, pero otras casillas solo podían sumar más.</translation>
    </message>
    <message>
        <source>Your last number was lower, so it ended your turn. The numbers before it scored.</source>
        <translation>Tu último número era menor y acabó tu turno. Los números anteriores puntuaron.</translation>
    </message>
    <message>
        <source>Your list 3, 3, 3 scores 3 × 3 = 9, whatever comes next. Reveal another cell.</source>
        <translation>Tu lista 3, 3, 3 vale 3 × 3 = 9, salga lo que salga. Destapa otra casilla.</translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, but no better move was found</source>
        <translation>
            <numerusform>A cambio arriesgas {n} pieza en {cells}, pero no se encontró nada mejor</numerusform>
            <numerusform>A cambio arriesgas {n} piezas en {cells}, pero no se encontró nada mejor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, fewer than you threaten</source>
        <translation>
            <numerusform>A cambio arriesgas {n} pieza en {cells}, menos de las que amenazas</numerusform>
            <numerusform>A cambio arriesgas {n} piezas en {cells}, menos de las que amenazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, no more than you capture</source>
        <translation>
            <numerusform>A cambio arriesgas {n} pieza en {cells}, no más de las que capturas</numerusform>
            <numerusform>A cambio arriesgas {n} piezas en {cells}, no más de las que capturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only {n} of your pieces are in danger instead of {before}: those on {cells}</source>
        <translation>
            <numerusform>Después solo {n} de tus piezas está en peligro en vez de {before}: la de {cells}</numerusform>
            <numerusform>Después solo {n} de tus piezas están en peligro en vez de {before}: las de {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>un buen comienzo: {value} es el número más probable ({share:.0%}), y pueden seguirle muchos números mayores</translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>un buen comienzo: {value} es el número más probable ({share:.0%}), y su región tiene {value} casillas, suficientes para una serie larga</translation>
    </message>
    <message>
        <source>a guess now would almost certainly be wrong</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>un intento ahora fallaría casi seguro</translation>
    </message>
    <message numerus="yes">
        <source>a guess now would be right only 1 time in {n}</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>
            <numerusform>un intento ahora acertaría</numerusform>
            <numerusform>un intento ahora acertaría solo 1 vez de cada {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks position {position}, where {opponent} could have {done}</source>
        <translation>bloquea la posición {position}, donde {opponent} podría haber {done}</translation>
    </message>
    <message>
        <source>draws, and no better move was found: two pieces are left and neither can capture the other</source>
        <translation>empata, y no se encontró nada mejor: quedan dos piezas y ninguna puede capturar a la otra</translation>
    </message>
    <message>
        <source>ends the game in a draw, as no winning move was found</source>
        <translation>termina la partida en tablas, pues no se encontró ninguna jugada ganadora</translation>
    </message>
    <message>
        <source>even the safest cell is only {goes_on:.0%} safe, so save the cells for later runs</source>
        <translation>hasta la casilla más segura lo es solo al {goes_on:.0%}, así que guarda las casillas para series posteriores</translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: you get up to {n} more turns</source>
        <translation>
            <numerusform>todas las jugadas pierden, pero esta resiste más: te queda {n} turno como mucho</numerusform>
            <numerusform>todas las jugadas pierden, pero esta resiste más: te quedan {n} turnos como mucho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: {opponent} needs up to {n} more turns</source>
        <translation>
            <numerusform>todas las jugadas pierden: {opponent} puede ganar en su próximo turno juegues lo que juegues</numerusform>
            <numerusform>todas las jugadas pierden, pero esta resiste más: {opponent} necesita hasta {n} turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove an atom on {cell}</source>
        <translation>los rayos lanzados prueban que hay un átomo en {cell}</translation>
    </message>
    <message>
        <source>guessing now wins {now:.0%} of the time, another ray first only {later:.0%}</source>
        <translation>probar ahora gana el {now:.0%} de las veces, tras otro rayo solo el {later:.0%}</translation>
    </message>
    <message>
        <source>limits {opponent}’s choice: {by}</source>
        <translation>limita a {opponent}: {by}</translation>
    </message>
    <message>
        <source>makes a threat that {opponent} must answer: {threats}</source>
        <translation>crea una amenaza que {opponent} debe responder: {threats}</translation>
    </message>
    <message>
        <source>makes a threat while {opponent} must fill a gap: {threats}</source>
        <translation>crea una amenaza mientras {opponent} debe llenar un hueco: {threats}</translation>
    </message>
    <message>
        <source>makes several threats at once: {threats}</source>
        <translation>crea varias amenazas a la vez: {threats}</translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer and keeps its {n} ends open</source>
        <translation>
            <numerusform>alarga tu dragón y mantiene abierto {n} extremo</numerusform>
            <numerusform>alarga tu dragón y mantiene abiertos sus {n} extremos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer, with {n} open ends instead of {before}</source>
        <translation>
            <numerusform>alarga tu dragón, con {n} extremo abierto en vez de {before}</numerusform>
            <numerusform>alarga tu dragón, con {n} extremos abiertos en vez de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>no other four cells fit the rays so far, so this guess must be right</source>
        <translation>ningún otro escondite encaja con los rayos lanzados, así que este intento es seguro</translation>
    </message>
    <message numerus="yes">
        <source>saves your {n} pieces on {cells} from capture</source>
        <translation>
            <numerusform>salva tu pieza de {cells} de la captura</numerusform>
            <numerusform>salva tus {n} piezas de {cells} de la captura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to block</source>
        <translation>
            <numerusform>empieza un nuevo dragón tuyo con {n} extremo abierto. Cuantos más tiene, más difícil es bloquearlo</numerusform>
            <numerusform>empieza un nuevo dragón tuyo con {n} extremos abiertos. Cuantos más tiene, más difícil es bloquearlo</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove that {cell} is empty</source>
        <translation>los rayos lanzados prueban que {cell} está vacía</translation>
    </message>
    <message>
        <source>this may be your last turn, so there are no cells to save: {goes_on:.0%} safe</source>
        <translation>este puede ser tu último turno, así que no hay casillas que guardar: seguro al {goes_on:.0%}</translation>
    </message>
    <message>
        <source>this ray rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>este rayo descarta unos {part} de cada {whole} escondites</translation>
    </message>
    <message>
        <source>this ray rules out the most arrangements of the atoms: about {part} of {whole}</source>
        <translation>este rayo descarta el mayor número de escondites: unos {part} de cada {whole}</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} pieces on {cells}</source>
        <translation>
            <numerusform>amenaza {n} pieza en {cells}</numerusform>
            <numerusform>amenaza {n} piezas en {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for another ray wins {later:.0%} of the time, guessing now only {now:.0%}</source>
        <translation>esperar a otro rayo gana el {later:.0%} de las veces, probar ahora solo el {now:.0%}</translation>
    </message>
    <message>
        <source>worth a try: {goes_on:.0%} safe. A lower number ends your turn, but your list still scores</source>
        <translation>vale la pena intentarlo: seguro al {goes_on:.0%}. Un número menor termina tu turno, pero tu lista puntúa igual</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>vale la pena intentarlo: {value} es el número más probable ({share:.0%}), y pueden seguirle muchos números mayores</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>vale la pena intentarlo: {value} es el número más probable ({share:.0%}), y su región tiene {value} casillas, suficientes para una serie larga</translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn at positions {positions}</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>puedes ganar en tu próximo turno en la posición {positions}</numerusform>
            <numerusform>puedes ganar en tu próximo turno en las posiciones {positions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn in {n} places</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>puedes ganar en tu próximo turno en {n} posición</numerusform>
            <numerusform>puedes ganar en tu próximo turno en {n} posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>you know least about the row or column behind {port}</source>
        <translation>lo que menos conoces es la fila o columna detrás de {port}</translation>
    </message>
    <message>
        <source>{cell} belongs to your guess: it holds an atom with a chance of {share:.0%}</source>
        <translation>{cell} es parte de tu intento: ahí hay un átomo con un {share:.0%} de probabilidad</translation>
    </message>
    <message>
        <source>{cell} does not belong to your guess: it holds an atom with a chance of only {share:.0%}</source>
        <translation>{cell} no es parte de tu intento: ahí hay un átomo con solo un {share:.0%} de probabilidad</translation>
    </message>
    <message>
        <source>{closes} (the most you can score now)</source>
        <extracomment>{closes}: such as “closes a hole of 12 points”</extracomment>
        <translation>{closes} (lo máximo que puedes anotar ahora)</translation>
    </message>
    <message>
        <source>{does}. {price}</source>
        <extracomment>{does}: “captures 2 pieces on c3”. {price}: a whole sentence, “In return you risk 1 piece on d1, …”</extracomment>
        <translation>{does}. {price}</translation>
    </message>
    <message numerus="yes">
        <source>{opponent} must fill a gap and has only {n} moves for it</source>
        <extracomment>{by} in “forces the win: {by}” and “limits {opponent}’s choice: {by}”</extracomment>
        <translation>
            <numerusform>{opponent} debe llenar un hueco y solo tiene {n} jugada para hacerlo</numerusform>
            <numerusform>{opponent} debe llenar un hueco y solo tiene {n} jugadas para hacerlo</numerusform>
        </translation>
    </message>
    <message>
        <source>most likely {value}, which keeps your turn going ({goes_on:.0%} safe). If a lower number ends it, your list still scores</source>
        <translation>lo más probable es {value}, y tu turno sigue ({goes_on:.0%} seguro). Si un número menor lo acaba, tu lista puntúa igualmente</translation>
    </message>
    <message>
        <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}. A lower number ends your turn, but your list still scores</source>
        <translation>seguro al {goes_on:.0%}, y con un {share:.0%} de probabilidad saldrá otro {value} para una serie de {length}. Un número menor termina tu turno, pero tu lista puntúa igual</translation>
    </message>
    <message>
        <source>{guess}, and a third wrong guess loses the game</source>
        <translation>{guess}, y un tercer fallo pierde la partida</translation>
    </message>
    <message>
        <source>{guess}, and {name} needs more than one ray</source>
        <translation>{guess}, y {name} necesita más de un rayo</translation>
    </message>
    <message>
        <source>{guess}. Wait for your next ray</source>
        <translation>{guess}. Espera a tu próximo rayo</translation>
    </message>
    <message>
        <source>{name} gains more from the next turn than you do from another ray</source>
        <translation>{name} gana más con el próximo turno que tú con otro rayo</translation>
    </message>
    <message numerus="yes">
        <source>{n} arrangements of the atoms are left and no ray can tell them apart, so guess one</source>
        <translation>
            <numerusform>queda {n} escondite, así que pruébalo</numerusform>
            <numerusform>quedan {n} escondites y ningún rayo los distingue, así que prueba uno</numerusform>
        </translation>
    </message>
    <message>
        <source>{share:.0%} likely to be another {value}: a run of {length} scores {points} points</source>
        <translation>un {share:.0%} de probabilidad de otro {value}: una serie de {length} da {points} puntos</translation>
    </message>
    <message>
        <source>{wins}: {by}</source>
        <translation>{wins}: {by}</translation>
    </message>
    <message>
        <source>{name} may find your atoms with the next ray, so do not wait for another ray</source>
        <translation>{name} puede encontrar tus átomos con el próximo rayo, así que no esperes</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win if your turn completes dragons of yours and none of your opponent&apos;s.</source>
        <translation>En lugar del bucle de seis. Ganas si tu turno completa dragones tuyos y ninguno de tu rival.</translation>
    </message>
    <message>
        <source>both players&apos; best dragons score {score}</source>
        <translation>los mejores dragones de ambos jugadores valen {score}</translation>
    </message>
    <message>
        <source>it is {name}&apos;s turn</source>
        <translation>es el turno de {name}</translation>
    </message>
    <message>
        <source>nothing is left to reveal, which ends {name}&apos;s turn</source>
        <translation>no queda nada que destapar, y eso termina el turno de {name}</translation>
    </message>
    <message>
        <source>the atoms in {name}&apos;s box are on {cells}</source>
        <translation>los átomos de la caja de {name} están en {cells}</translation>
    </message>
    <message>
        <source>the first round is for hiding four atoms in {name}&apos;s box</source>
        <translation>la primera ronda es para esconder cuatro átomos en la caja de {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s {n} pieces leave the board</source>
        <translation>
            <numerusform>la última pieza de {name} sale del tablero</numerusform>
            <numerusform>las {n} piezas de {name} salen del tablero</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is already revealed on every opponent&apos;s board</source>
        <translation>{cell} ya está destapada en los tableros de todos los rivales</translation>
    </message>
    <message>
        <source>{cell} is already revealed on the opponent&apos;s board</source>
        <translation>{cell} ya está destapada en el tablero rival</translation>
    </message>
    <message>
        <source>Block the hole</source>
        <translation>Bloquea el agujero</translation>
    </message>
    <message>
        <source>Count the highlighted cells. Which missing regions add up to that number?</source>
        <translation>Cuenta las casillas resaltadas. ¿Qué regiones que faltan suman ese número?</translation>
    </message>
    <message>
        <source>If only one tile fits a place that touches three tiles, it is placed automatically as part of your move.</source>
        <translation>Si en un lugar que toca tres fichas solo encaja una, esa se coloca sola como parte de tu jugada.</translation>
    </message>
    <message>
        <source>No other missing regions fill this area.</source>
        <translation>Ninguna otra región que falte llena esta zona.</translation>
    </message>
    <message>
        <source>No tile was placed automatically. Close the third side of an empty place.</source>
        <translation>No se colocó ninguna ficha sola. Cierra el tercer lado de un lugar vacío.</translation>
    </message>
    <message>
        <source>On the second side each colour connects two edges and ends in a tail at the third. Standard.</source>
        <translation>En la segunda cara cada color une dos lados y acaba en una cola en el tercero. Estándar.</translation>
    </message>
    <message>
        <source>Only region {label} can reach this cell.</source>
        <translation>Solo la región {label} puede llegar a esta casilla.</translation>
    </message>
    <message>
        <source>Region {label} cannot grow into any other cells.</source>
        <translation>La región {label} no puede crecer hacia ninguna otra casilla.</translation>
    </message>
    <message>
        <source>Region {label} needs this cell.</source>
        <translation>La región {label} necesita esta casilla.</translation>
    </message>
    <message>
        <source>The ray ran along row 3. An atom diagonally ahead of c3, on d4, turned it upwards.</source>
        <translation>El rayo iba por la fila 3. Un átomo en diagonal delante de c3, en d4, lo desvió hacia arriba.</translation>
    </message>
    <message>
        <source>This solution uses the hidden layout. Without it, even the best decisions need luck.</source>
        <translation>Esta solución usa el trazado oculto. Sin él, hasta las mejores decisiones necesitan suerte.</translation>
    </message>
    <message>
        <source>Watch your opponent’s colour, too. Put a tile across its open end to stop it.</source>
        <translation>Vigila también el color de tu rival. Una ficha atravesada en su extremo abierto lo detiene.</translation>
    </message>
    <message>
        <source>You win on your second move, whatever your opponent does.</source>
        <translation>Ganas en tu segunda jugada, haga lo que haga tu rival.</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>Your opponent’s tile 123 closes the hole in the middle. Place a tile so that 123 no longer fits there.</source>
        <translation>Tu rival tiene la ficha 123, que cierra el agujero del medio. Coloca una ficha para que 123 ya no encaje ahí.</translation>
    </message>
    <message>
        <source>Your opponent places 123 and scores the hole. Place a tile beside it, so that another number is needed there.</source>
        <translation>Tu rival coloca 123 y puntúa el agujero. Coloca una ficha al lado, para que ahí haga falta otro número.</translation>
    </message>
    <message>
        <source>a hint was used</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>se usó una pista</translation>
    </message>
    <message>
        <source>a turn is one tile and its position (123:6), or a tile to return (245)</source>
        <translation>un turno es una ficha y su posición (123:6), o una ficha que devolver (245)</translation>
    </message>
    <message>
        <source>puzzles have no random moves: type a cell, or end your turn</source>
        <translation>los retos no tienen jugadas al azar: escribe una casilla o termina tu turno</translation>
    </message>
    <message>
        <source>the atoms are already hidden: you can hide them only in the first round</source>
        <translation>los átomos ya están escondidos: solo se esconden en la primera ronda</translation>
    </message>
    <message>
        <source>the solution stops before your opponent’s last reply</source>
        <translation>la solución acaba antes de la última respuesta de tu rival</translation>
    </message>
    <message>
        <source>{move} captures nothing</source>
        <translation>{move} no captura nada</translation>
    </message>
    <message numerus="yes">
        <source>{move} captures only {n} pieces</source>
        <translation>
            <numerusform>{move} solo captura {n} pieza</numerusform>
            <numerusform>{move} solo captura {n} piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} contradicts a ray, so it cannot be right</source>
        <translation>{move} contradice un rayo, así que no puede ser correcta</translation>
    </message>
    <message>
        <source>{move} ends the game in a draw</source>
        <translation>{move} termina la partida en tablas</translation>
    </message>
    <message>
        <source>{move} gives up a place worth {points} points for tile {tile}</source>
        <translation>{move} renuncia a un lugar de {points} puntos para la ficha {tile}</translation>
    </message>
    <message>
        <source>{move} had 1 chance in {count:,} of being right</source>
        <translation>{move} tenía 1 posibilidad entre {count:,} de acertar</translation>
    </message>
    <message>
        <source>{move} leaves a win chance of {other:.0%} instead of {share:.0%}</source>
        <translation>{move} deja una probabilidad de ganar del {other:.0%} en vez del {share:.0%}</translation>
    </message>
    <message>
        <source>{move} leaves {name} about {more:.1f} points next turn, the better one only {points:.1f}</source>
        <translation>{move} deja a {name} unos {more:.1f} puntos en el próximo turno, la mejor solo {points:.1f}</translation>
    </message>
    <message>
        <source>{move} lets {opponent} escape</source>
        <translation>{move} deja escapar a {opponent}</translation>
    </message>
    <message>
        <source>{move} lets {opponent} win at once</source>
        <translation>{move} permite a {opponent} ganar de inmediato</translation>
    </message>
    <message numerus="yes">
        <source>{move} lets {opponent} win by force in {n} moves</source>
        <translation>
            <numerusform>{move} permite a {opponent} forzar la victoria en {n} jugada</numerusform>
            <numerusform>{move} permite a {opponent} forzar la victoria en {n} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lets {name} score {more} points next turn, the better one only {points}</source>
        <translation>{move} permite a {name} hacer {more} puntos en el próximo turno, la mejor solo {points}</translation>
    </message>
    <message>
        <source>{move} loses: {opponent} won in the end</source>
        <translation>{move} pierde: al final ganó {opponent}</translation>
    </message>
    <message>
        <source>{move} prepares only about {less:.1f} points for the next turn, the better one {points:.1f}</source>
        <translation>{move} prepara solo unos {less:.1f} puntos para el próximo turno; la mejor, {points:.1f}</translation>
    </message>
    <message>
        <source>{move} risks {cells}</source>
        <translation>{move} pone en peligro {cells}</translation>
    </message>
    <message>
        <source>{move} rules out only about {part} of {whole}</source>
        <translation>{move} solo descarta unos {part} de cada {whole}</translation>
    </message>
    <message numerus="yes">
        <source>{move} scores {n} points less</source>
        <translation>
            <numerusform>{move} da {n} punto menos</numerusform>
            <numerusform>{move} da {n} puntos menos</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} scores {points:.1f} points on average, the better one {more:.1f}</source>
        <translation>{move} da de media {points:.1f} puntos, la mejor {more:.1f}</translation>
    </message>
    <message>
        <source>{move} shows a pattern that is easier to guess</source>
        <translation>{move} muestra un patrón más fácil de adivinar</translation>
    </message>
    <message>
        <source>{move} takes {points} points that can wait: only tile {tile} fits there</source>
        <translation>{move} toma {points} puntos que pueden esperar: ahí solo encaja la ficha {tile}</translation>
    </message>
    <message>
        <source>{move} was only {other:.0%} safe</source>
        <translation>{move} solo era segura al {other:.0%}</translation>
    </message>
    <message>
        <source>{move} wins for {opponent}</source>
        <translation>{move} da la victoria a {opponent}</translation>
    </message>
    <message numerus="yes">
        <source>{name} captures {owner}&apos;s stack of {n} on {cell}</source>
        <translation>
            <numerusform>{name} captura la pieza de {owner} en {cell}</numerusform>
            <numerusform>{name} captura la pila de {n} de {owner} en {cell}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box</source>
        <translation>{name} esconde cuatro átomos en la caja de {other}</translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box, on {cells}</source>
        <translation>{name} esconde cuatro átomos en la caja de {other}, en {cells}</translation>
    </message>
    <message>
        <source>{name} lets {other} close a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja que {other} cierre un dragón</translation>
    </message>
    <message>
        <source>{name} lets {other} close a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja que {other} cierre un bucle</translation>
    </message>
    <message>
        <source>{name} misses a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja pasar un dragón</translation>
    </message>
    <message>
        <source>{name} misses a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deja pasar un bucle</translation>
    </message>
    <message>
        <source>{name}&apos;s board is completely revealed</source>
        <translation>el tablero de {name} está destapado por completo</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s dragon on {n} tiles is complete, with {eyes}</source>
        <translation>
            <numerusform>el dragón de {name} de {n} ficha está completo, con {eyes}</numerusform>
            <numerusform>el dragón de {name} de {n} fichas está completo, con {eyes}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s layout was {rows}</source>
        <translation>el trazado de {name} era {rows}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s list {runs} scores {n} points</source>
        <translation>
            <numerusform>la lista {runs} de {name} vale {n} punto</numerusform>
            <numerusform>la lista {runs} de {name} vale {n} puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s list {runs} scores {parts} = {points} points</source>
        <translation>la lista {runs} de {name} vale {parts} = {points} puntos</translation>
    </message>
    <message>
        <source>{name}&apos;s list {values} does not score</source>
        <translation>la lista {values} de {name} no puntúa</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>La jugada de {name}</translation>
    </message>
    <message>
        <source>{value} is lower than {before}, which ends {name}&apos;s turn</source>
        <translation>{value} es menor que {before}, y eso termina el turno de {name}</translation>
    </message>
    <message>
        <source>{value} on {owner}&apos;s board</source>
        <extracomment>{found} in “ann reveals a3: 4 on ned&apos;s board”</extracomment>
        <translation>{value} en el tablero de {owner}</translation>
    </message>
    <message>
        <source>a player&apos;s note cannot be read and is left out</source>
        <translation>la nota de un jugador no se puede leer y se omite</translation>
    </message>
    <message>
        <source>no other ray tells you more: this one rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>ningún otro rayo dice más: este descarta unas {part} de {whole} disposiciones de los átomos</translation>
    </message>
    <message>
        <source>the best arrangement to guess next has an atom on {cell}</source>
        <translation>el mejor escondite que probar tiene un átomo en {cell}</translation>
    </message>
    <message>
        <source>waits, as no better move was found</source>
        <translation>espera, pues no se encontró nada mejor</translation>
    </message>
    <message>
        <source>the turn before this one is not finished</source>
        <translation>el turno anterior aún no ha terminado</translation>
    </message>
    <message>
        <source>a player has left the game since then</source>
        <translation>un jugador ha dejado la partida desde entonces</translation>
    </message>
    <message>
        <source>you can ask to undo only when it is your turn</source>
        <translation>solo puedes pedir deshacer cuando te toca jugar</translation>
    </message>
    <message>
        <source>{name} asks to undo: accept or reject it first</source>
        <translation>{name} pide deshacer: acéptalo o recházalo primero</translation>
    </message>
    <message>
        <source>“{text}” cannot be read</source>
        <translation>«{text}» no se puede leer</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed</source>
        <translation>se permiten como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed in all comments</source>
        <translation>todos los comentarios juntos pueden tener como máximo {most} caracteres</translation>
    </message>
    <message>
        <source>at most {most} moves are allowed</source>
        <translation>se permiten como máximo {most} jugadas</translation>
    </message>
    <message>
        <source>its par is {par}, not {wanted}</source>
        <translation>su par es {par}, no {wanted}</translation>
    </message>
    <message>
        <source>one line of at most {most} characters is allowed</source>
        <translation>solo se permite una línea de {most} caracteres como máximo</translation>
    </message>
    <message>
        <source>this line has more moves or random draws than it needs</source>
        <translation>esta línea tiene más jugadas o sorteos de los necesarios</translation>
    </message>
    <message>
        <source>this line is damaged or does not belong here</source>
        <translation>esta línea está dañada o no debe estar aquí</translation>
    </message>
    <message>
        <source>“{text}” should look like {example}</source>
        <translation>«{text}» debe ser como {example}</translation>
    </message>
    <message>
        <source>“{given}” is unknown; use one of: {known}</source>
        <translation>«{given}» no se conoce; usa uno de estos: {known}</translation>
    </message>
    <message>
        <source>“{key}:” must be from {low} to {high}</source>
        <translation>«{key}:» debe estar entre {low} y {high}</translation>
    </message>
    <message>
        <source>“{key}” is missing here</source>
        <translation>aquí falta «{key}»</translation>
    </message>
    <message>
        <source>choose at least {least} characters</source>
        <translation>elige al menos {least} caracteres</translation>
    </message>
    <message>
        <source>this file was cut or changed: copy it again</source>
        <translation>este archivo se cortó o cambió: cópialo otra vez</translation>
    </message>
    <message>
        <source>this file was used already: only the computer with the match moves it</source>
        <translation>este archivo ya se usó: solo el ordenador que tiene la partida la traslada</translation>
    </message>
    <message>
        <source>this is not a file with a match to move</source>
        <translation>este archivo no contiene una partida trasladada</translation>
    </message>
    <message>
        <source>this is not the passphrase of this file</source>
        <translation>esa no es la frase secreta de este archivo</translation>
    </message>
    <message>
        <source>this match is on this computer already</source>
        <translation>esta partida ya está en este ordenador</translation>
    </message>
    <message>
        <source>you have moved this match: it continues at the other computer</source>
        <translation>has llevado esta partida: continúa en el otro ordenador</translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any opponent</source>
        <translation>
            <numerusform>{name} tiene un dragón completo con {n} ojo, más que ningún rival</numerusform>
            <numerusform>{name} tiene un dragón completo con {n} ojos, más que ningún rival</numerusform>
        </translation>
    </message>
    <message>
        <source>A stack is safe if its height differs from the number of your opponent’s pieces that see it.</source>
        <translation>Una pila está a salvo si el número de piezas rivales que la ven no es igual a su altura.</translation>
    </message>
    <message>
        <source>One of your stacks can still be captured. Count your opponent’s pieces that see each of them.</source>
        <translation>Aún se puede capturar una de tus pilas. Cuenta las piezas rivales que ven a cada una.</translation>
    </message>
    <message>
        <source>Orange captures one of your pieces: exactly one of Orange’s pieces sees it.</source>
        <translation>El naranja captura una de tus piezas: la ve exactamente una pieza rival.</translation>
    </message>
    <message>
        <source>Orange captures one of your stacks first. Count your opponent’s pieces that see each of them.</source>
        <translation>El naranja captura antes una de tus pilas. Cuenta las piezas rivales que ven cada una.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win by completing a dragon with more eyes than every opponent’s dragon.</source>
        <translation>En lugar del bucle de seis. Ganas si completas un dragón con más ojos que cualquier dragón rival.</translation>
    </message>
    <message>
        <source>Three of your opponent’s pieces see your stack of three. Move so that nothing can be captured.</source>
        <translation>Tres piezas rivales ven tu pila de tres. Juega de modo que no te puedan capturar nada.</translation>
    </message>
    <message>
        <source>Your stack was captured here: your opponent’s pieces that saw it equalled its height.</source>
        <translation>Aquí capturaron tu pila: la veían tantas piezas rivales como su altura.</translation>
    </message>
    <message>
        <source>offer a draw after your turn, not before it</source>
        <translation>ofrece tablas después de tu jugada, no antes</translation>
    </message>
    <message>
        <source>this is an older copy of the match: read all its letters first</source>
        <translation>esta es una copia más antigua de la partida: lee primero todas sus cartas</translation>
    </message>
    <message>
        <source>Random cells follow. To end your turn instead, add “,end”.</source>
        <translation>Después siguen casillas al azar. Para terminar tu turno en su lugar, añade «,end».</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Esto termina tu turno.</translation>
    </message>
    <message>
        <source>a name has 1 to {most} visible characters</source>
        <translation>un nombre tiene de 1 a {most} caracteres visibles</translation>
    </message>
    <message>
        <source>a turn looks like a1,b2 or a1,b2,end</source>
        <translation>un turno se escribe a1,b2 o a1,b2,end</translation>
    </message>
    <message>
        <source>an answer is missing, or one too many is given</source>
        <translation>falta una respuesta, o sobra una</translation>
    </message>
    <message>
        <source>costs you nothing: {name} can score about {points:.0f} points next turn whatever you play</source>
        <translation>no te cuesta nada: {name} puede anotar unos {points:.0f} puntos en el próximo turno juegues lo que juegues</translation>
    </message>
    <message>
        <source>hide four different atoms in {name}’s box, not {count}</source>
        <translation>esconde cuatro átomos distintos en la caja de {name}, no {count}</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while most other moves allow {more:.0f} or more</source>
        <translation>limita a {name} a unos {points:.0f} puntos de media en el próximo turno, mientras que casi todas las demás jugadas permiten {more:.0f} o más</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while other moves allow up to {most:.0f}</source>
        <translation>limita a {name} a unos {points:.0f} puntos de media en el próximo turno, mientras que otras jugadas permiten hasta {most:.0f}</translation>
    </message>
    <message>
        <source>no win can be forced within {turns} turns</source>
        <translation>no se puede forzar la victoria en {turns} jugadas</translation>
    </message>
    <message>
        <source>nothing can follow “{word}”</source>
        <translation>nada puede ir detrás de «{word}»</translation>
    </message>
    <message>
        <source>nothing is drawn at random now</source>
        <translation>ahora no se saca nada al azar</translation>
    </message>
    <message>
        <source>prepares about {points:.0f} points for your next turn on average, while most other moves prepare {less:.0f} or less</source>
        <translation>prepara unos {points:.0f} puntos de media para tu próximo turno, mientras que casi todas las demás jugadas preparan {less:.0f} o menos</translation>
    </message>
    <message>
        <source>saves your tile {tile} for later: only it fits a place worth {points} points, so nobody can take them from you</source>
        <translation>guarda tu ficha {tile} para más tarde: solo ella encaja en un lugar de {points} puntos, así que nadie te los puede quitar</translation>
    </message>
    <message>
        <source>scores nothing now, but looking further ahead no better move was found</source>
        <translation>no da puntos ahora, pero mirando más adelante no se encontró nada mejor</translation>
    </message>
    <message>
        <source>the move number should be {expected}, not {found}</source>
        <translation>el número de jugada debería ser {expected}, no {found}</translation>
    </message>
    <message>
        <source>the tile {tile} is not in your pool</source>
        <translation>la ficha {tile} no está en tu reserva</translation>
    </message>
    <message>
        <source>there is nothing to answer</source>
        <translation>no hay nada que responder</translation>
    </message>
    <message>
        <source>this is not a file, but a device or pipe</source>
        <translation>esto no es un archivo, sino un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>you can claim a draw only when the same position has occurred three times</source>
        <translation>solo puedes reclamar el empate cuando la misma posición ha aparecido tres veces</translation>
    </message>
    <message>
        <source>{name} has already asked for this</source>
        <translation>{name} ya lo ha propuesto</translation>
    </message>
    <message>
        <source>{name} need not answer</source>
        <translation>{name} no tiene que responder</translation>
    </message>
    <message>
        <source>{tile} does not fit at {position}: its {ours} would meet the number {theirs}</source>
        <translation>{tile} no encaja en {position}: su {ours} tocaría el número {theirs}</translation>
    </message>
    <message>
        <source>A tile fits that place in several ways, so the place stays as a gap.</source>
        <translation>En ese lugar encaja una ficha de varias formas, así que queda como hueco.</translation>
    </message>
    <message>
        <source>{name} must accept first</source>
        <translation>primero tiene que aceptar {name}</translation>
    </message>
    <message>
        <source>write {text} instead</source>
        <translation>escribe {text} en su lugar</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is from a newer version: ask for it again</source>
        <translation>esta carta se ha alterado por el camino o es de una versión más nueva: pídela otra vez</translation>
    </message>
    <message>
        <source>a clock has 1 second to 180 minutes, and adds up to 180 seconds after each turn</source>
        <translation>un reloj tiene de 1 segundo a 180 minutos y añade hasta 180 segundos tras cada turno</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings in {path} cannot be read, so the standard settings are used. Delete this file to save new ones.</source>
        <translation>No se pueden leer los ajustes de {path}, así que se usan los predeterminados. Elimina este archivo para guardar otros.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file was saved as {name}.</source>
        <translation>Los ajustes estaban dañados y se han restablecido. El archivo anterior se guardó como {name}.</translation>
    </message>
</context>
<context>
    <name>sharing</name>
    <message>
        <source>This file is too large for a layout.</source>
        <translation>Este archivo es demasiado grande para un trazado.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Esto no es un archivo de texto.</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Next or previous button or field</source>
        <translation>Botón o campo siguiente, o anterior</translation>
    </message>
    <message>
        <source>Press the selected button</source>
        <translation>Pulsar el botón seleccionado</translation>
    </message>
    <message>
        <source>Move around the board and the rack</source>
        <translation>Moverse por el tablero y el atril</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Hacer clic donde está el cursor</translation>
    </message>
    <message>
        <source>Cancel an unfinished move</source>
        <translation>Cancelar una jugada a medias</translation>
    </message>
    <message>
        <source>Zoom in or out. With Ctrl the wheel always zooms.</source>
        <translation>Ampliar o reducir. Con Ctrl, la rueda lo hace siempre.</translation>
    </message>
    <message>
        <source>Move the board (also with the middle mouse button)</source>
        <translation>Mover el tablero (también con el botón central del ratón)</translation>
    </message>
    <message>
        <source>Undo your last move and the reply</source>
        <translation>Deshacer tu última jugada y la respuesta</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>on a key cap: turning the wheel of the mouse</extracomment>
        <translation>rueda</translation>
    </message>
    <message>
        <source>drag</source>
        <extracomment>on a key cap: moving the mouse with its button held</extracomment>
        <translation>arrastrar</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Moverse por el tablero</translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Elegir el número</translation>
    </message>
    <message>
        <source>Paint, or use the tool</source>
        <translation>Pintar, o usar la herramienta</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Mayús+flechas</translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <translation>Pintar al moverse</translation>
    </message>
    <message>
        <source>Erase (also with the right mouse button)</source>
        <translation>Borrar (también con el botón derecho del ratón)</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Pick the number of a cell (also with the middle mouse button)</source>
        <translation>Tomar el número de una casilla (también con el botón central del ratón)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Turn or mirror the region in hand, or the stamp</source>
        <translation>Girar o reflejar la región elegida o el sello</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right, half a turn, off</source>
        <translation>Dibujo simétrico: izquierda y derecha, media vuelta, no</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two keys that do the same</extracomment>
        <translation>o</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Against</source>
        <extracomment>column of a table: the opponent</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>column of a table: the best result</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Not rated because</source>
        <translation>No cuenta para el Elo porque</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>column of a table: the number of won games</extracomment>
        <translation>ganada</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>column of a table: the number of drawn games</extracomment>
        <translation>empatada</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column of a table: the number of lost games</extracomment>
        <translation>perdida</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n empatada</numerusform>
            <numerusform>%n empatadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n</source>
        <translation>
            <numerusform>{won} de %n</numerusform>
            <numerusform>{won} de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{rating} ± {margin}</source>
        <translation>{rating} ± {margin}</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message numerus="yes">
        <source>Changed to %n regions</source>
        <translation>
            <numerusform>Cambiado a %n región</numerusform>
            <numerusform>Cambiado a %n regiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased %n cells</source>
        <translation>
            <numerusform>%n casilla borrada</numerusform>
            <numerusform>%n casillas borradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Painted %n cells of region {label}</source>
        <translation>
            <numerusform>%n casilla de la región {label} pintada</numerusform>
            <numerusform>%n casillas de la región {label} pintadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed the layout</source>
        <translation>Trazado cambiado</translation>
    </message>
    <message>
        <source>Erased {cells}</source>
        <translation>Borrado: {cells}</translation>
    </message>
    <message>
        <source>Painted {label} at {cells}</source>
        <translation>{label} pintado en {cells}</translation>
    </message>
    <message>
        <source>Locked {what}</source>
        <translation>Bloqueado: {what}</translation>
    </message>
    <message>
        <source>Unlocked {what}</source>
        <translation>Desbloqueado: {what}</translation>
    </message>
</context>
<context>
    <name>symbols</name>
    <message>
        <source>Brilliant</source>
        <extracomment>a sign for a brilliant move, as in chess: !!</extracomment>
        <translation>Brillante</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>a sign for a good move, as in chess: !</extracomment>
        <translation>Buena</translation>
    </message>
    <message>
        <source>Interesting</source>
        <extracomment>a sign for an interesting move, as in chess: !?</extracomment>
        <translation>Interesante</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>a sign for a doubtful move, as in chess: ?!</extracomment>
        <translation>Dudosa</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>{name}, at {cell}</source>
        <extracomment>{cell} is a place on the board such as 0,-1</extracomment>
        <translation>{name}, en {cell}</translation>
    </message>
</context>
<context>
    <name>turns</name>
    <message>
        <source>resigns</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>abandona</translation>
    </message>
    <message>
        <source>offers a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>ofrece tablas</translation>
    </message>
    <message>
        <source>agrees to the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>acepta las tablas</translation>
    </message>
    <message>
        <source>declines the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>rechaza las tablas</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>reclama el empate</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>se quedó sin tiempo</translation>
    </message>
</context>
<context>
    <name>unfinished</name>
    <message>
        <source>{name} to move, turn {n}</source>
        <translation>le toca a {name}, turno {n}</translation>
    </message>
    <message numerus="yes">
        <source>{names}, %n turns played</source>
        <translation>
            <numerusform>{names}, %n turno jugado</numerusform>
            <numerusform>{names}, %n turnos jugados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>{name} wins</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>A draw</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>Empate</translation>
    </message>
    <message>
        <source>A draw between {several} and {last}</source>
        <translation>Empate entre {several} y {last}</translation>
    </message>
    <message>
        <source>{game}, {players}: {result}. {reason}.</source>
        <extracomment>a result that is shared: game, who won, and why</extracomment>
        <translation>{game}, {players}: {result}. {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} undid %n moves after they had revealed a secret</source>
        <translation>
            <numerusform>{name} deshizo %n jugada que había revelado un secreto</numerusform>
            <numerusform>{name} deshizo %n jugadas que habían revelado un secreto</numerusform>
        </translation>
    </message>
</context>
</TS>
