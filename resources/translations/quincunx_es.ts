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
            <source>Versions and the end of the log, to be sent with a report. No matches.</source>
            <translation>Versiones y el final del informe interno, para adjuntar a un aviso. Sin partidas.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>Five abstract games for one table. Made with Qt {qt} and Python {python}.</source>
            <translation>Cinco juegos abstractos en una mesa. Hecho con Qt {qt} y Python {python}.</translation>
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
            <source>Black Box for the play-by-mail server.</source>
            <translation>Black Box para el servidor de juego por correo.</translation>
        </message>
        <message>
            <source>The play-by-mail server, whose notation and commands this program keeps.</source>
            <translation>El servidor de juego por correo, cuya notación y órdenes conserva este programa.</translation>
        </message>
        <message>
            <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source stands at {url} and {pyside} – you may change them and put yours in their place: they are files of their own in {folder}</source>
            <translation>Las bibliotecas de Qt {qt} y PySide están bajo la GNU Lesser General Public License 3. Su código fuente está en {url} y {pyside}: puedes cambiarlas y poner las tuyas en su lugar, pues son archivos aparte en {folder}</translation>
        </message>
        <message>
            <source>GNU Lesser General Public License 3</source>
            <translation>GNU Lesser General Public License 3</translation>
        </message>
        <message>
            <source>What the Lesser General Public License refers to</source>
            <translation>A lo que remite la Lesser General Public License</translation>
        </message>
        <message>
            <source>Font. SIL Open Font License 1.1</source>
            <translation>Letra. SIL Open Font License 1.1</translation>
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
            <source>GNU General Public License 2 with an exception for programs packed with it</source>
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
            <source>MIT licence of X11</source>
            <translation>Licencia MIT de X11</translation>
        </message>
    </context>
    <context>
        <name>AdamasEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vacía</translation>
        </message>
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
            <source>Click adds a piece, right click takes one, digits set the height.</source>
            <translation>Un clic añade una pieza, el clic derecho quita una, las cifras dan la altura.</translation>
        </message>
        <message>
            <source>The height of the stack; digits typed quickly make one number</source>
            <translation>La altura de la pila; las cifras escritas seguidas forman un número</translation>
        </message>
        <message>
            <source>Choose whose pieces are put down</source>
            <translation>Elegir de quién son las piezas que se ponen</translation>
        </message>
        <message numerus="yes">
            <source>There are %n pieces each: {name} has no more</source>
            <translation>
                <numerusform>Hay %n pieza por jugador: a {name} no le quedan más</numerusform>
                <numerusform>Hay %n piezas por jugador: a {name} no le quedan más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AdamasPanel</name>
        <message>
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Play split</source>
            <translation>Jugar división</translation>
        </message>
        <message>
            <source>This position has come three times.</source>
            <translation>Esta posición se ha dado tres veces.</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Declarar empate</translation>
        </message>
        <message>
            <source>Threatened now</source>
            <translation>Amenazadas ahora</translation>
        </message>
        <message>
            <source>seen = height</source>
            <translation>vistas = altura</translation>
        </message>
        <message>
            <source>This split</source>
            <translation>Esta división</translation>
        </message>
        <message>
            <source>This merge</source>
            <translation>Esta unión</translation>
        </message>
        <message>
            <source>Play merge</source>
            <translation>Jugar unión</translation>
        </message>
        <message>
            <source>This move</source>
            <translation>Esta jugada</translation>
        </message>
        <message>
            <source>Play move</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Your move</source>
            <translation>Tu jugada</translation>
        </message>
        <message>
            <source>Nothing is on its way yet. Parts of a split or merge are listed here.</source>
            <translation>Nada está en camino todavía. Aquí se listan las partes de una división o unión.</translation>
        </message>
        <message>
            <source>The parts of your move are listed here when it is your turn.</source>
            <translation>Las partes de tu jugada se listan aquí cuando te toque.</translation>
        </message>
        <message>
            <source>Threatened after it</source>
            <translation>Amenazadas después</translation>
        </message>
    </context>
    <context>
        <name>AdamasScene</name>
        <message>
            <source>Size {n}</source>
            <translation>Tamaño {n}</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Captura progresiva</translation>
        </message>
        <message>
            <source>out of the game</source>
            <translation>fuera de la partida</translation>
        </message>
        <message>
            <source>{stacks} · to play</source>
            <translation>{stacks} · juega</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>Le toca a {name}</translation>
        </message>
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
            <source>That is beside the board: drop the pieces on a marked cell</source>
            <translation>Eso está fuera del tablero: suelta las piezas en una casilla marcada</translation>
        </message>
        <message>
            <source>Carry so many pieces; digits typed quickly make one number</source>
            <translation>Llevar tantas piezas; las cifras escritas seguidas forman un número</translation>
        </message>
        <message>
            <source>Carry one piece more, or fewer</source>
            <translation>Llevar una pieza más, o una menos</translation>
        </message>
        <message>
            <source>Carry all pieces of the stack</source>
            <translation>Llevar todas las piezas de la pila</translation>
        </message>
        <message>
            <source>Take back the last part of the move</source>
            <translation>Deshacer la última parte de la jugada</translation>
        </message>
        <message>
            <source>Clear the whole move</source>
            <translation>Borrar toda la jugada</translation>
        </message>
        <message>
            <source>Play the move; Enter alone does while no cursor is shown</source>
            <translation>Hacer la jugada; basta Intro mientras no se ve el cursor</translation>
        </message>
    </context>
    <context>
        <name>AgainstComputer</name>
        <message>
            <source>Strength of the computer</source>
            <translation>Nivel de la máquina</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Tu nombre</translation>
        </message>
        <message>
            <source>First</source>
            <extracomment>you have the first move</extracomment>
            <translation>Primero</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Segundo</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Por sorteo</translation>
        </message>
        <message>
            <source>You move</source>
            <translation>Juegas</translation>
        </message>
        <message>
            <source>Not rated: {reason}.</source>
            <translation>Sin valorar: {reason}.</translation>
        </message>
        <message>
            <source>Rated without hints, coach and taking back.</source>
            <translation>Se valora sin pistas, entrenador ni deshacer.</translation>
        </message>
        <message>
            <source>You played against {level} last time. Rated without help.</source>
            <translation>La última vez jugaste contra {level}. Sin ayuda se valora.</translation>
        </message>
        <message>
            <source>Nearest to your strength, not met yet. Rated without help.</source>
            <translation>El más cercano a tu fuerza, aún sin enfrentar. Sin ayuda se valora.</translation>
        </message>
        <message>
            <source>Nearest to your strength is {level}. Rated without help.</source>
            <translation>El más cercano a tu fuerza es {level}. Sin ayuda se valora.</translation>
        </message>
        <message numerus="yes">
            <source>Nearest to your strength: you won {won} of %n. Rated without help.</source>
            <translation>
                <numerusform>El más cercano a tu fuerza: ganaste {won} de %n. Sin ayuda se valora.</numerusform>
                <numerusform>El más cercano a tu fuerza: ganaste {won} de %n. Sin ayuda se valora.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BarLegend</name>
        <message>
            <source>how much a ray from there would tell</source>
            <translation>cuánto diría un rayo desde ahí</translation>
        </message>
    </context>
    <context>
        <name>BegunList</name>
        <message>
            <source>Begun</source>
            <translation>En curso</translation>
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
            <source>{cell} for {name}, atom</source>
            <translation>{cell} para {name}, átomo</translation>
        </message>
        <message>
            <source>{cell} for {name}, empty</source>
            <translation>{cell} para {name}, vacía</translation>
        </message>
        <message>
            <source>Random atoms</source>
            <translation>Átomos al azar</translation>
        </message>
        <message>
            <source>Click puts an atom or takes it. R fills the box at random.</source>
            <translation>Un clic pone o quita un átomo. R llena la caja al azar.</translation>
        </message>
        <message>
            <source>Fill the box at random</source>
            <translation>Llenar la caja al azar</translation>
        </message>
        <message>
            <source>Two placements look alike in the box of {name}: it takes luck.</source>
            <translation>Dos colocaciones parecen iguales en la caja de {name}: hará falta suerte.</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: atoms by chance</extracomment>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>verb on a button: takes all atoms away</extracomment>
            <translation>Vaciar</translation>
        </message>
        <message>
            <source>{n} of {all} atoms</source>
            <translation>{n} de {all} átomos</translation>
        </message>
        <message>
            <source>Box of {name}</source>
            <translation>Caja de {name}</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxPanel</name>
        <message>
            <source>Place at random</source>
            <translation>Colocar al azar</translation>
        </message>
        <message>
            <source>Hide atoms</source>
            <translation>Esconder</translation>
        </message>
        <message>
            <source>Guess</source>
            <extracomment>verb on a button</extracomment>
            <translation>Adivinar</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Terminar turno</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxScene</name>
        <message>
            <source>port {port}, {words}</source>
            <translation>puerta {port}, {words}</translation>
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
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>pasa</translation>
        </message>
        <message>
            <source>atoms</source>
            <translation>átomos</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>fin del turno</translation>
        </message>
        <message>
            <source>rays come later: first the atoms are hidden</source>
            <translation>los rayos vienen después: primero se esconden los átomos</translation>
        </message>
        <message>
            <source>Hiding: place the atoms at random</source>
            <translation>Al esconder: colocar los átomos al azar</translation>
        </message>
        <message>
            <source>Hiding: hide the atoms placed</source>
            <translation>Al esconder: esconder los átomos colocados</translation>
        </message>
        <message>
            <source>Note a square as empty, like the right mouse button</source>
            <translation>Anotar una casilla como vacía, como el botón derecho del ratón</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Adivinar</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Terminar el turno</translation>
        </message>
        <message>
            <source>all four atoms are placed: take one away first</source>
            <translation>los cuatro átomos ya están colocados: quita uno antes</translation>
        </message>
        <message>
            <source>{cell} has a marker</source>
            <translation>{cell} tiene un marcador</translation>
        </message>
    </context>
    <context>
        <name>BoardScene</name>
        <message>
            <source>{name}, it is your move</source>
            <translation>{name}, te toca</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>Nothing is shown until you are here.</source>
            <translation>No se muestra nada hasta que llegues.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>La partida ha terminado</translation>
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
        <name>Boards</name>
        <message>
            <source>Show large</source>
            <translation>Ver en grande</translation>
        </message>
    </context>
    <context>
        <name>BoardsLens</name>
        <message>
            <source>{cell} may hold</source>
            <translation>{cell} puede tener</translation>
        </message>
        <message>
            <source>others</source>
            <translation>otros</translation>
        </message>
        <message>
            <source>most likely {label}, with {chance}</source>
            <translation>lo más probable {label}, con {chance}</translation>
        </message>
    </context>
    <context>
        <name>BoxLens</name>
        <message>
            <source>A probe at {port} tells {bits} bits</source>
            <translation>Una sonda en {port} dice {bits} bits</translation>
        </message>
        <message>
            <source>A probe at {port} tells nothing new</source>
            <translation>Una sonda en {port} no dice nada nuevo</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>en otro sitio</translation>
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
            <source>out at {port}</source>
            <translation>sale por {port}</translation>
        </message>
        <message>
            <source>an atom with {chance}</source>
            <translation>un átomo con {chance}</translation>
        </message>
        <message>
            <source>would tell {bits} bits</source>
            <translation>diría {bits} bits</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>{label}: {value}</source>
            <translation>{label}: {value}</translation>
        </message>
    </context>
    <context>
        <name>Comparison</name>
        <message>
            <source>Side by side</source>
            <translation>Lado a lado</translation>
        </message>
        <message>
            <source>Put it on the board</source>
            <translation>Poner en el tablero</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>They are of different sizes.</source>
            <translation>Son de tamaños distintos.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells differ: they are ringed.</source>
            <translation>
                <numerusform>%n casilla es distinta: lleva un anillo.</numerusform>
                <numerusform>%n casillas son distintas: llevan un anillo.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are the same.</source>
            <translation>Son iguales.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>En el tablero</translation>
        </message>
    </context>
    <context>
        <name>Contents</name>
        <message>
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
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
            <source>Back to the games</source>
            <translation>Volver a los juegos</translation>
        </message>
        <message>
            <source>I am {name}, show my board</source>
            <translation>Soy {name}, mostrar mi tablero</translation>
        </message>
        <message>
            <source>Pass the computer to {name}</source>
            <translation>Pasa el equipo a {name}</translation>
        </message>
        <message>
            <source>Pass the computer</source>
            <translation>Pasa el equipo</translation>
        </message>
        <message>
            <source>to {name}</source>
            <extracomment>below “Pass the computer”</extracomment>
            <translation>a {name}</translation>
        </message>
        <message>
            <source>or press Enter</source>
            <translation>o pulsa Intro</translation>
        </message>
    </context>
    <context>
        <name>Database</name>
        <message>
            <source>it was opened to be read</source>
            <translation>se abrió solo para leer</translation>
        </message>
        <message>
            <source>it cannot be written</source>
            <translation>no se puede escribir en él</translation>
        </message>
        <message>
            <source>it was written by a newer Quincunx</source>
            <translation>lo escribió un Quincunx más nuevo</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results is only read, for {reason}: nothing new is kept.</source>
            <translation>El archivo con tus trazados y resultados de retos solo se lee, porque {reason}: no se guarda nada nuevo.</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results was far too large and cannot be read. It was kept as {name}.</source>
            <translation>El archivo con tus trazados y resultados de retos era demasiado grande y no se puede leer. Se guardó como {name}.</translation>
        </message>
        <message>
            <source>another program is writing to it</source>
            <translation>otro programa está escribiendo en él</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>está dañado</translation>
        </message>
        <message numerus="yes">
            <source>The file with your layouts and puzzle results was damaged. %n entries could be read; the damaged file was kept as {name}.</source>
            <translation>
                <numerusform>El archivo con tus trazados y resultados de retos estaba dañado. Se pudo leer %n entrada; el archivo dañado se guardó como {name}.</numerusform>
                <numerusform>El archivo con tus trazados y resultados de retos estaba dañado. Se pudieron leer %n entradas; el archivo dañado se guardó como {name}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DetailPanel</name>
        <message>
            <source>Play again</source>
            <translation>Jugar otra vez</translation>
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
            <source>No match chosen</source>
            <translation>Ninguna partida elegida</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminada</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>le toca</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gana</translation>
        </message>
        <message>
            <source>shared the win</source>
            <translation>comparte la victoria</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Empezó</translation>
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
            <source>Length</source>
            <extracomment>how long the match was played</extracomment>
            <translation>Duración</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>Who am I?</source>
            <translation>¿Quién soy?</translation>
        </message>
        <message>
            <source>Counts for</source>
            <translation>Cuenta para</translation>
        </message>
    </context>
    <context>
        <name>DifficultyGauge</name>
        <message>
            <source>How hard to read</source>
            <translation>Dificultad de lectura</translation>
        </message>
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
            <source>Make it harder</source>
            <translation>Dificultar</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>A quick computer player reads it in three turns, some hundred times</source>
            <translation>La máquina, jugando rápido, lo lee en tres turnos, más de cien veces</translation>
        </message>
        <message>
            <source>Show on the board where the points were made</source>
            <translation>Mostrar en el tablero dónde se hicieron los puntos</translation>
        </message>
        <message>
            <source>Change a few regions at a time, as long as fewer points are made of it</source>
            <translation>Cambiar pocas regiones cada vez, mientras así se le saquen menos puntos</translation>
        </message>
        <message>
            <source>Hide the map</source>
            <translation>Ocultar mapa</translation>
        </message>
        <message>
            <source>harder than {share} of random ones</source>
            <translation>más difícil que {share} de los hechos al azar</translation>
        </message>
        <message>
            <source>No change was found that surely makes it harder</source>
            <translation>No se encontró ningún cambio que lo haga más difícil con seguridad</translation>
        </message>
        <message>
            <source>Harder by {gain} ± {error} points: {own} now</source>
            <translation>Más difícil en {gain} ± {error} puntos: ahora {own}</translation>
        </message>
        <message>
            <source>{own} ± {error} points in three turns, {usual} as a rule</source>
            <translation>{own} ± {error} puntos en tres turnos; lo normal, {usual}</translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, none helps yet</source>
            <translation>
                <numerusform>%n cambio probado, ninguno ayuda aún</numerusform>
                <numerusform>%n cambios probados, ninguno ayuda aún</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, {taken} taken: {gain} ± {error}</source>
            <translation>
                <numerusform>%n cambio probado, {taken} aceptados: {gain} ± {error}</numerusform>
                <numerusform>%n cambios probados, {taken} aceptados: {gain} ± {error}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DragonsEditScene</name>
        <message>
            <source>tile {letter}</source>
            <translation>ficha {letter}</translation>
        </message>
        <message>
            <source>Flip the tile there, or else the one in hand</source>
            <translation>Voltear la ficha de ahí, o si no la de la mano</translation>
        </message>
        <message>
            <source>Click lays the tile, right click takes one. R turns, F flips.</source>
            <translation>Un clic pone la ficha, el clic derecho la quita. R gira, F voltea.</translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Fichas restantes</translation>
        </message>
        <message>
            <source>In the pool, once these lie on the table.</source>
            <translation>En la reserva, una vez puestas estas en la mesa.</translation>
        </message>
    </context>
    <context>
        <name>DragonsPanel</name>
        <message>
            <source>Tiles left</source>
            <translation>Fichas restantes</translation>
        </message>
        <message>
            <source>Chosen tile</source>
            <translation>Ficha elegida</translation>
        </message>
        <message>
            <source>Turn to the left (Shift+R)</source>
            <translation>Girar a la izquierda (Mayús+R)</translation>
        </message>
        <message>
            <source>Turn to the right (R)</source>
            <translation>Girar a la derecha (R)</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the tile in hand</extracomment>
            <translation>Girar</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the other side of the tile</extracomment>
            <translation>Voltear</translation>
        </message>
        <message>
            <source>Show the other side (F)</source>
            <translation>Mostrar la otra cara (F)</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Ver los bucles más largos</translation>
        </message>
        <message>
            <source>{left} of {total}</source>
            <translation>{left} de {total}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguno</translation>
        </message>
    </context>
    <context>
        <name>DragonsScene</name>
        <message>
            <source>left</source>
            <extracomment>below the number of tiles that are left</extracomment>
            <translation>quedan</translation>
        </message>
        <message>
            <source>Turn the tile to the next way it fits, or to the one before</source>
            <translation>Girar la ficha a la siguiente forma en que encaja, o a la anterior</translation>
        </message>
        <message>
            <source>Flip the tile to its other side</source>
            <translation>Voltear la ficha a su otra cara</translation>
        </message>
        <message>
            <source>Choose the position with this number, digit by digit</source>
            <translation>Elegir la posición con este número, cifra a cifra</translation>
        </message>
        <message>
            <source>Put the tile down</source>
            <translation>Dejar la ficha</translation>
        </message>
    </context>
    <context>
        <name>DragonsWords</name>
        <message>
            <source>{name} is to add a tile</source>
            <translation>{name} debe añadir una ficha</translation>
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
            <source>Press Enter at a lit position. R turns, F flips.</source>
            <translation>Pulsa Intro en una posición iluminada. R gira, F voltea.</translation>
        </message>
        <message>
            <source>Drop it on a lit position. The wheel turns, F flips.</source>
            <translation>Suéltala en una posición iluminada. La rueda gira, F voltea.</translation>
        </message>
        <message>
            <source>Click a lit position. The wheel turns, F flips.</source>
            <translation>Haz clic en una posición iluminada. La rueda gira, F voltea.</translation>
        </message>
        <message>
            <source>{name}, add a tile</source>
            <translation>{name}, añade una ficha</translation>
        </message>
        <message>
            <source>Go to a tile or to a position and press Enter.</source>
            <translation>Ve a una ficha o a una posición y pulsa Intro.</translation>
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
            <source>Position {number}: {count} states fit.</source>
            <translation>
                <numerusform>Posición {number}: {count} postura encaja.</numerusform>
                <numerusform>Posición {number}: {count} posturas encajan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, Enter places.</source>
            <translation>
                <numerusform>{count} postura encaja: R gira, F voltea, Intro coloca.</numerusform>
                <numerusform>{count} posturas encajan: R gira, F voltea, Intro coloca.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, a click places.</source>
            <translation>
                <numerusform>{count} postura encaja: R gira, F voltea, un clic coloca.</numerusform>
                <numerusform>{count} posturas encajan: R gira, F voltea, un clic coloca.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name}, fill one of the {count} gaps</source>
            <translation>
                <numerusform>{name}, llena {count} hueco</numerusform>
                <numerusform>{name}, llena uno de los {count} huecos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n eyes complete</source>
            <translation>
                <numerusform>{n} completos de %n ojo</numerusform>
                <numerusform>{n} completos de %n ojos</numerusform>
            </translation>
        </message>
        <message>
            <source>Drop it within the ring. The wheel turns, F flips.</source>
            <translation>Suéltala dentro del anillo. La rueda gira, F voltea.</translation>
        </message>
        <message>
            <source>Other positions have to wait. Choose a ringed one.</source>
            <translation>Las otras posiciones tendrán que esperar. Elige una con anillo.</translation>
        </message>
        <message>
            <source>{sides} sides are closed. {states} tile states fit.</source>
            <translation>{sides} lados están cerrados. {states} posturas encajan.</translation>
        </message>
        <message>
            <source>Nothing else fits. Enter places it.</source>
            <translation>No encaja nada más. Intro la coloca.</translation>
        </message>
        <message>
            <source>Nothing else fits. Click again to place it.</source>
            <translation>No encaja nada más. Haz clic otra vez para colocarla.</translation>
        </message>
        <message>
            <source>Position {number}: only {letter} fits.</source>
            <translation>Posición {number}: solo encaja {letter}.</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>a number within a sentence: of states, gaps or tiles</extracomment>
            <translation>cero</translation>
        </message>
        <message>
            <source>one</source>
            <translation>uno</translation>
        </message>
        <message>
            <source>two</source>
            <translation>dos</translation>
        </message>
        <message>
            <source>three</source>
            <translation>tres</translation>
        </message>
        <message>
            <source>four</source>
            <translation>cuatro</translation>
        </message>
        <message>
            <source>five</source>
            <translation>cinco</translation>
        </message>
        <message>
            <source>six</source>
            <translation>seis</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>siete</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>ocho</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>nueve</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>diez</translation>
        </message>
        <message>
            <source>eleven</source>
            <translation>once</translation>
        </message>
        <message>
            <source>twelve</source>
            <translation>doce</translation>
        </message>
        <message>
            <source>No other turn of this side fits anywhere</source>
            <translation>Ningún otro giro de esta cara encaja en ningún sitio</translation>
        </message>
        <message>
            <source>No other turn of this side fits at {number}</source>
            <translation>Ningún otro giro de esta cara encaja en {number}</translation>
        </message>
        <message>
            <source>None of the {side} fits anywhere</source>
            <translation>Con {side} no encaja en ningún sitio</translation>
        </message>
        <message>
            <source>None of the {side} fits at {number}</source>
            <translation>Con {side} no encaja en {number}</translation>
        </message>
        <message>
            <source>{letter} fits nowhere now</source>
            <translation>{letter} no encaja ahora en ningún sitio</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a numbered position</source>
            <translation>Aquí ya hay una ficha: elige una posición numerada</translation>
        </message>
        <message>
            <source>Crossings</source>
            <translation>Cruces</translation>
        </message>
        <message>
            <source>Tails</source>
            <translation>Colas</translation>
        </message>
        <message>
            <source>Shoulders</source>
            <translation>Hombros</translation>
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
            <source>none fits</source>
            <translation>no encaja ninguna</translation>
        </message>
        <message>
            <source>{letter} fits</source>
            <translation>encaja {letter}</translation>
        </message>
        <message>
            <source>both fit</source>
            <translation>encajan las dos</translation>
        </message>
        <message>
            <source>all fit</source>
            <translation>encajan todas</translation>
        </message>
        <message>
            <source>{letters} and {last} fit</source>
            <translation>encajan {letters} y {last}</translation>
        </message>
        <message>
            <source>none complete</source>
            <translation>ninguno completo</translation>
        </message>
        <message>
            <source>{eyes} · to play</source>
            <translation>{eyes} · juega</translation>
        </message>
        <message>
            <source>path of {n}</source>
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
            <source>Complete gaps</source>
            <translation>Llenar huecos</translation>
        </message>
        <message>
            <source>Largest wins</source>
            <translation>Gana el mayor</translation>
        </message>
        <message>
            <source>Largest loses</source>
            <translation>Pierde el mayor</translation>
        </message>
        <message>
            <source>Second side first</source>
            <translation>Segunda cara primero</translation>
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
            <source>Only dragon wins</source>
            <translation>Gana el único dragón</translation>
        </message>
        <message>
            <source>Most eyes win</source>
            <translation>Ganan más ojos</translation>
        </message>
        <message>
            <source>Most eyes at the end</source>
            <translation>Más ojos al final</translation>
        </message>
        <message>
            <source>Closed dragon wins</source>
            <translation>Gana el dragón cerrado</translation>
        </message>
        <message>
            <source>Loop of five</source>
            <translation>Bucle de cinco</translation>
        </message>
        <message>
            <source>1 placed · 2 automatic</source>
            <translation>1 colocada · 2 automáticas</translation>
        </message>
        <message>
            <source>1 placed · 2–{n} automatic</source>
            <translation>1 colocada · 2–{n} automáticas</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>verb on a button: lays the tile</extracomment>
            <translation>Colocar</translation>
        </message>
        <message>
            <source>Place at {number}</source>
            <translation>Colocar en {number}</translation>
        </message>
        <message>
            <source>Show the longest paths</source>
            <translation>Ver los caminos más largos</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Ver los bucles más largos</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>elegida</translation>
        </message>
        <message>
            <source>fits</source>
            <translation>encaja</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>no encaja</translation>
        </message>
        <message>
            <source>position {number}</source>
            <translation>posición {number}</translation>
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
    </context>
    <context>
        <name>EditScene</name>
        <message>
            <source>Start position</source>
            <translation>Posición inicial</translation>
        </message>
        <message>
            <source>Set up a position</source>
            <translation>Preparar una posición</translation>
        </message>
        <message>
            <source>Take away what lies there; so does the right mouse button</source>
            <translation>Quitar lo que hay ahí; también con el botón derecho del ratón</translation>
        </message>
    </context>
    <context>
        <name>EditorStrip</name>
        <message>
            <source>painted</source>
            <translation>pintadas</translation>
        </message>
        <message>
            <source>to fix</source>
            <translation>por arreglar</translation>
        </message>
    </context>
    <context>
        <name>EngineStrip</name>
        <message>
            <source>{name} is winning</source>
            <translation>{name} gana</translation>
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
            <source>Even</source>
            <translation>Igualado</translation>
        </message>
        <message>
            <source>{name} is behind</source>
            <translation>{name} va por detrás</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Add line</source>
            <translation>Añadir línea</translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message>
            <source>The layout is in the clipboard</source>
            <translation>El trazado está en el portapapeles</translation>
        </message>
        <message>
            <source>Drop one file: a text with a layout.</source>
            <translation>Suelta un solo archivo: un texto con un trazado.</translation>
        </message>
        <message>
            <source>Texts (*.txt);;All files (*)</source>
            <translation>Textos (*.txt);;Todos los archivos (*)</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Abrir un trazado</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Exportar el trazado</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textos (*.txt)</translation>
        </message>
        <message numerus="yes">
            <source>Mono layout, %n regions</source>
            <translation>
                <numerusform>Trazado de Mono, %n región</numerusform>
                <numerusform>Trazado de Mono, %n regiones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pasted a layout of %n regions</source>
            <translation>
                <numerusform>Se pegó un trazado de %n región</numerusform>
                <numerusform>Se pegó un trazado de %n regiones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This layout has %n regions, and this match is played with {wanted}.</source>
            <translation>
                <numerusform>Este trazado tiene %n región, y esta partida se juega con {wanted}.</numerusform>
                <numerusform>Este trazado tiene %n regiones, y esta partida se juega con {wanted}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FaultList</name>
        <message>
            <source>All regions</source>
            <translation>Todas las regiones</translation>
        </message>
        <message>
            <source>Choose a label</source>
            <translation>Elige una etiqueta</translation>
        </message>
        <message>
            <source>Below the board, or type it</source>
            <translation>Debajo del tablero, o escríbela</translation>
        </message>
        <message>
            <source>Drag over cells</source>
            <translation>Arrastra sobre las casillas</translation>
        </message>
        <message>
            <source>Label 4 is for four joined cells</source>
            <translation>Etiqueta 4: cuatro casillas unidas</translation>
        </message>
        <message>
            <source>Or begin with a layout</source>
            <translation>O empieza con un trazado</translation>
        </message>
        <message>
            <source>Random, Library, or paste one</source>
            <translation>Al azar, de la biblioteca o pegado</translation>
        </message>
        <message>
            <source>Complete and joined</source>
            <translation>Completo y unido</translation>
        </message>
        <message>
            <source>Not joined: {cells}</source>
            <translation>Sin unir: {cells}</translation>
        </message>
        <message>
            <source>Erase or repaint some of them</source>
            <translation>Borra o repinta algunas de ellas</translation>
        </message>
        <message>
            <source>Not begun</source>
            <extracomment>no cell of the region is painted</extracomment>
            <translation>Sin empezar</translation>
        </message>
        <message>
            <source>No empty cell touches it</source>
            <translation>Ninguna casilla vacía la toca</translation>
        </message>
        <message>
            <source>Only {cells} touches it</source>
            <translation>Solo la toca {cells}</translation>
        </message>
        <message>
            <source>{cells} are empty beside it</source>
            <translation>{cells} están vacías a su lado</translation>
        </message>
        <message numerus="yes">
            <source>%n empty cells touch it</source>
            <translation>
                <numerusform>La toca %n casilla vacía</numerusform>
                <numerusform>La tocan %n casillas vacías</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FigureBox</name>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
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
            <source>%n played</source>
            <translation>
                <numerusform>%n jugada</numerusform>
                <numerusform>%n jugadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n matches against the computer</source>
            <translation>
                <numerusform>Valoración tras %n partida contra el ordenador</numerusform>
                <numerusform>Valoración tras %n partidas contra el ordenador</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n more matches</source>
            <translation>
                <numerusform>Valoración tras %n partida más</numerusform>
                <numerusform>Valoración tras %n partidas más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>Chance to win, turn by turn</source>
            <translation>Probabilidad de ganar, turno a turno</translation>
        </message>
        <message>
            <source>at turn {n}, before the move:</source>
            <translation>en el turno {n}, antes de la jugada:</translation>
        </message>
        <message>
            <source>at the end:</source>
            <translation>al final:</translation>
        </message>
        <message>
            <source>Chance to win</source>
            <translation>Probabilidad de ganar</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
    </context>
    <context>
        <name>HardnessScale</name>
        <message>
            <source>easy to read</source>
            <translation>fácil de leer</translation>
        </message>
        <message>
            <source>hard</source>
            <extracomment>one end of a scale</extracomment>
            <translation>difícil</translation>
        </message>
    </context>
    <context>
        <name>HeatLegend</name>
        <message>
            <source>Colours from 0 to {n} points a match</source>
            <translation>Colores de 0 a {n} puntos por partida</translation>
        </message>
        <message>
            <source>{n} points a match</source>
            <translation>{n} puntos por partida</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>{n} points a match</source>
            <translation>{n} puntos por partida</translation>
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
            <source>Puzzles</source>
            <translation>Retos</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Atajos</translation>
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
            <source>%n days in a row</source>
            <translation>
                <numerusform>%n día seguido</numerusform>
                <numerusform>%n días seguidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins in a row</source>
            <translation>
                <numerusform>%n victoria seguida</numerusform>
                <numerusform>%n victorias seguidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing yet. Standard matches without help count.</source>
            <translation>Nada todavía. Cuentan las partidas estándar sin ayuda.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Mejor</translation>
        </message>
        <message>
            <source>all games</source>
            <translation>todos los juegos</translation>
        </message>
        <message>
            <source>Streaks</source>
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
            <translation>Hace esta jugada  Intro</translation>
        </message>
        <message>
            <source>Put the hint away</source>
            <translation>Cerrar la pista</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
    </context>
    <context>
        <name>HintControls</name>
        <message>
            <source>this is a serious match</source>
            <translation>esta es una partida en serio</translation>
        </message>
        <message>
            <source>There are no hints in a serious match.</source>
            <translation>En una partida en serio no hay pistas.</translation>
        </message>
        <message>
            <source>There are hints when it is your move.</source>
            <translation>Hay pistas cuando te toca.</translation>
        </message>
        <message>
            <source>Looking for a good move …</source>
            <translation>Buscando una buena jugada …</translation>
        </message>
        <message>
            <source>Hint: {why}</source>
            <translation>Pista: {why}</translation>
        </message>
        <message>
            <source>No hint was found. Your move stays yours.</source>
            <translation>No se encontró ninguna pista. La jugada sigue siendo tuya.</translation>
        </message>
        <message>
            <source>There is no lens in a serious match.</source>
            <translation>En una partida en serio no hay lente.</translation>
        </message>
        <message>
            <source>The lens found nothing to show.</source>
            <translation>La lente no encontró nada que mostrar.</translation>
        </message>
    </context>
    <context>
        <name>HolominoEditScene</name>
        <message>
            <source>tile {digits}</source>
            <translation>ficha {digits}</translation>
        </message>
        <message>
            <source>into the pool of {name}</source>
            <translation>a la reserva de {name}</translation>
        </message>
        <message>
            <source>pool of {name}, {tile}</source>
            <translation>reserva de {name}, {tile}</translation>
        </message>
        <message>
            <source>pool of {name}, empty</source>
            <translation>reserva de {name}, vacía</translation>
        </message>
        <message>
            <source>Sack</source>
            <translation>Bolsa</translation>
        </message>
        <message>
            <source>Aside</source>
            <translation>Aparte</translation>
        </message>
        <message>
            <source>Three digits take the tile that has them into the hand</source>
            <translation>Tres cifras toman en la mano la ficha que las lleva</translation>
        </message>
        <message>
            <source>Turn the tile in hand, or else the one there</source>
            <translation>Girar la ficha de la mano, o si no la de ahí</translation>
        </message>
        <message>
            <source>Put the tile in hand into a pool</source>
            <translation>Poner la ficha de la mano en una reserva</translation>
        </message>
        <message>
            <source>Put the tile in hand into the sack, or aside</source>
            <translation>Poner la ficha de la mano en la bolsa, o aparte</translation>
        </message>
        <message>
            <source>There is no tile {tile} in this set.</source>
            <translation>No hay ficha {tile} en este juego de fichas.</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>verb on a button: fills the pools</extracomment>
            <translation>Repartir</translation>
        </message>
        <message>
            <source>{tile} in hand: click a cell, a pool, the sack. R turns it.</source>
            <translation>{tile} en la mano: haz clic en una casilla, una reserva o la bolsa. R la gira.</translation>
        </message>
        <message>
            <source>Take a tile from the panel or type its digits, then click where it goes.</source>
            <translation>Toma una ficha del panel o escribe sus cifras, y haz clic donde va.</translation>
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
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>{n} in the sack</source>
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
            <source>sack of %n tiles</source>
            <translation>
                <numerusform>bolsa de %n ficha</numerusform>
                <numerusform>bolsa de %n fichas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HolominoPanel</name>
        <message>
            <source>Visible to both</source>
            <translation>Visible para ambos</translation>
        </message>
    </context>
    <context>
        <name>HolominoScene</name>
        <message>
            <source>Take a tile of the pool, or put it down again</source>
            <translation>Tomar una ficha de la reserva, o volver a dejarla</translation>
        </message>
        <message>
            <source>Turn the tile, if it fits in several ways</source>
            <translation>Girar la ficha, si encaja de varias formas</translation>
        </message>
    </context>
    <context>
        <name>HolominoWords</name>
        <message>
            <source>{name} is to place a tile</source>
            <translation>{name} debe colocar una ficha</translation>
        </message>
        <message>
            <source>{name}, throw {tile} back</source>
            <translation>{name}, devuelve {tile}</translation>
        </message>
        <message>
            <source>Go to the sack and press Enter to pass.</source>
            <translation>Ve a la bolsa y pulsa Intro para pasar.</translation>
        </message>
        <message>
            <source>Drop it on the sack, or click there, to pass.</source>
            <translation>Suéltala en la bolsa, o haz clic allí, para pasar.</translation>
        </message>
        <message>
            <source>{name}, no tile fits</source>
            <translation>{name}, no encaja ninguna ficha</translation>
        </message>
        <message>
            <source>Drag a tile to the sack: it goes back, and you pass.</source>
            <translation>Arrastra una ficha a la bolsa: vuelve a ella, y pasas.</translation>
        </message>
        <message>
            <source>{name}, place a tile</source>
            <translation>{name}, coloca una ficha</translation>
        </message>
        <message>
            <source>Choose one with the arrow keys and Enter, or 1 to 9.</source>
            <translation>Elige una con las flechas e Intro, o con 1 a 9.</translation>
        </message>
        <message>
            <source>Drag a tile from the rack. Holes you close score.</source>
            <translation>Arrastra una ficha del atril. Los agujeros que cierras puntúan.</translation>
        </message>
        <message>
            <source>{tile} fits nowhere now. Choose another tile.</source>
            <translation>{tile} no encaja ahora en ningún sitio. Elige otra ficha.</translation>
        </message>
        <message>
            <source>Go to a lit position and press Enter.</source>
            <translation>Ve a una posición iluminada y pulsa Intro.</translation>
        </message>
        <message>
            <source>It fits at the lit position.</source>
            <translation>Encaja en la posición iluminada.</translation>
        </message>
        <message>
            <source>{name}, place {tile}</source>
            <translation>{name}, coloca {tile}</translation>
        </message>
        <message>
            <source>None of the tiles fits at {number}</source>
            <translation>Ninguna de las fichas encaja en {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n holes</source>
            <translation>
                <numerusform>un agujero</numerusform>
                <numerusform>%n agujeros</numerusform>
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
            <source>the sack, %n tiles</source>
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
            <source>Choose the tile to throw back first</source>
            <translation>Elige primero la ficha que quieres devolver</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a lit position</source>
            <translation>Aquí ya hay una ficha: elige una posición iluminada</translation>
        </message>
        <message>
            <source>To pass</source>
            <translation>Debe pasar</translation>
        </message>
        <message>
            <source>To place</source>
            <translation>Debe colocar</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>a number of tiles, at the beginning of a line</extracomment>
            <translation>Sin</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Una</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Dos</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Tres</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Cuatro</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinco</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Seis</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Siete</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Ocho</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Nueve</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Diez</translation>
        </message>
        <message numerus="yes">
            <source>{count} tiles in pool</source>
            <translation>
                <numerusform>{count} ficha en reserva</numerusform>
                <numerusform>{count} fichas en reserva</numerusform>
            </translation>
        </message>
        <message>
            <source>Digits 1–{highest}</source>
            <translation>Cifras 1–{highest}</translation>
        </message>
        <message>
            <source>Pool of {size}, 1 drawn</source>
            <translation>Reserva de {size}, 1 robada</translation>
        </message>
        <message>
            <source>Limited scores</source>
            <translation>Puntos limitados</translation>
        </message>
        <message>
            <source>Repeated digits</source>
            <translation>Cifras repetidas</translation>
        </message>
        <message>
            <source>{tile} to the sack</source>
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
            <source>What a tile scores is seen when it lies: count before you drop it.</source>
            <translation>Lo que puntúa una ficha se ve cuando está puesta: cuenta antes de soltarla.</translation>
        </message>
        <message>
            <source>Hold a tile over a lit position to see what it would score.</source>
            <translation>Lleva una ficha a una posición iluminada para ver cuánto puntuaría.</translation>
        </message>
        <message>
            <source>What a tile scores is told here.</source>
            <translation>Aquí se dice cuánto puntúa una ficha.</translation>
        </message>
        <message>
            <source>No tile fits anywhere: this turn scores nothing.</source>
            <translation>Ninguna ficha encaja: este turno no puntúa.</translation>
        </message>
        <message>
            <source>Last placement</source>
            <translation>Última colocación</translation>
        </message>
        <message>
            <source>Lead</source>
            <extracomment>noun: by how many points somebody is ahead</extracomment>
            <translation>Ventaja</translation>
        </message>
        <message>
            <source>Both the same</source>
            <translation>Los dos igual</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
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
            <source>Two holes multiply</source>
            <translation>Dos agujeros multiplican</translation>
        </message>
        <message>
            <source>Three holes multiply</source>
            <translation>Tres agujeros multiplican</translation>
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
            <source>position {number}</source>
            <translation>posición {number}</translation>
        </message>
        <message>
            <source>scores {points}</source>
            <translation>puntúa {points}</translation>
        </message>
        <message>
            <source>no tile of the pool fits</source>
            <translation>no encaja ninguna ficha de la reserva</translation>
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
            <source>your tiles close holes at %n positions</source>
            <translation>
                <numerusform>tus fichas cierran agujeros en %n posición</numerusform>
                <numerusform>tus fichas cierran agujeros en %n posiciones</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Mono layouts</source>
            <translation>Trazados</translation>
        </message>
        <message>
            <source>Draw your own</source>
            <translation>Dibuja el tuyo</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Registros</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Abre una partida</translation>
        </message>
        <message>
            <source>Nothing yet</source>
            <translation>Nada todavía</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>Jugar {game}</translation>
        </message>
        <message>
            <source>Against the easiest level</source>
            <translation>Contra el nivel más fácil</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>¿Primera vez?</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Una vez más</translation>
        </message>
        <message>
            <source>As you played it last</source>
            <translation>Como jugaste la última vez</translation>
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
        <name>KindCard</name>
        <message>
            <source>Today’s</source>
            <translation>El de hoy</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Otro</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Creando un reto…</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Today’s again</source>
            <translation>El de hoy otra vez</translation>
        </message>
        <message>
            <source>Today’s puzzle</source>
            <translation>El reto de hoy</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>En curso</translation>
        </message>
        <message>
            <source>Today’s is waiting</source>
            <translation>El de hoy te espera</translation>
        </message>
        <message>
            <source>streak of {n}</source>
            <translation>racha de {n}</translation>
        </message>
        <message>
            <source>solved yesterday</source>
            <translation>resuelto ayer</translation>
        </message>
    </context>
    <context>
        <name>KindList</name>
        <message>
            <source>Difficulty of another one</source>
            <translation>Dificultad del otro reto</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>verb on a button: the puzzle whose line was pasted</extracomment>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>A new one of each kind every day, and others without end.</source>
            <translation>Uno nuevo de cada tipo cada día, y otros sin fin.</translation>
        </message>
        <message>
            <source>Another one:</source>
            <translation>Otro:</translation>
        </message>
        <message>
            <source>Paste a puzzle</source>
            <translation>Pegar un reto</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Resultados</translation>
        </message>
    </context>
    <context>
        <name>LabelPalette</name>
        <message>
            <source>torn apart</source>
            <translation>en trozos</translation>
        </message>
        <message>
            <source>complete</source>
            <extracomment>adjective: all cells of the region are painted</extracomment>
            <translation>completa</translation>
        </message>
        <message>
            <source>Label {label}: {n} of {all} placed, {left}</source>
            <translation>Etiqueta {label}: {n} de {all} puestas, {left}</translation>
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
            <source>%n over</source>
            <extracomment>cells of a region painted too many</extracomment>
            <translation>
                <numerusform>sobra %n</numerusform>
                <numerusform>sobran %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LayoutList</name>
        <message>
            <source>Layouts</source>
            <translation>Trazados</translation>
        </message>
    </context>
    <context>
        <name>LayoutPanel</name>
        <message>
            <source>Cells painted</source>
            <translation>Casillas pintadas</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Regiones</translation>
        </message>
        <message>
            <source>Validity</source>
            <translation>Validez</translation>
        </message>
        <message>
            <source>Complete</source>
            <extracomment>verb: fills in the cells that are not painted</extracomment>
            <translation>Completar</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: a layout made by chance</extracomment>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vaciar</translation>
        </message>
        <message>
            <source>Play with it</source>
            <translation>Jugar con él</translation>
        </message>
        <message>
            <source>For the computer</source>
            <translation>Para la máquina</translation>
        </message>
        <message>
            <source>Make a puzzle</source>
            <translation>Hacer un reto</translation>
        </message>
        <message>
            <source>Fill the rest at random, keeping what is painted</source>
            <translation>Llenar el resto al azar, conservando lo pintado</translation>
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
            <source>A new match with this layout for you</source>
            <translation>Una partida nueva con este trazado para ti</translation>
        </message>
        <message>
            <source>Give it to the computer: a new match against this layout</source>
            <translation>Dárselo a la máquina: una partida nueva contra este trazado</translation>
        </message>
        <message>
            <source>One file for somebody else, who does not see the layout</source>
            <translation>Un archivo para otra persona, que no ve el trazado</translation>
        </message>
        <message>
            <source>ready to play</source>
            <translation>listo para jugar</translation>
        </message>
        <message>
            <source>How to begin</source>
            <translation>Cómo empezar</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>algo que arreglar</numerusform>
                <numerusform>%n cosas que arreglar</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LegRow</name>
        <message>
            <source>Take this part back</source>
            <translation>Deshacer esta parte</translation>
        </message>
        <message>
            <source>Take back: {count} {text}</source>
            <translation>Deshacer: {count} {text}</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Dots: full is won, half is drawn, empty is lost</source>
            <translation>Puntos: lleno, ganada; medio, empatada; vacío, perdida</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>Lessons</source>
            <translation>Lecciones</translation>
        </message>
        <message>
            <source>Lesson {n} of {all}</source>
            <translation>Lección {n} de {all}</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Hecho</translation>
        </message>
        <message>
            <source>Done, and that was the last lesson</source>
            <translation>Hecho, y era la última lección</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Todavía no</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Lección siguiente</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>Volver a los juegos</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Mostrar</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>open</source>
            <extracomment>a lesson or the lessons of a game</extracomment>
            <translation>abierto</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lecciones</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Mostrar</translation>
        </message>
        <message>
            <source>Plays one way to do it, and takes it back</source>
            <translation>Juega una manera de hacerlo y la deshace</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>De nuevo</translation>
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
            <source>This lesson is done: go on to the next.</source>
            <translation>Esta lección está hecha: sigue con la siguiente.</translation>
        </message>
        <message>
            <source>Wait a moment, please.</source>
            <translation>Un momento, por favor.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Esto no se pudo calcular. Inténtalo otra vez.</translation>
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
            <translation>de {all}</translation>
        </message>
    </context>
    <context>
        <name>LessonsLine</name>
        <message>
            <source>Lessons</source>
            <translation>Lecciones</translation>
        </message>
        <message>
            <source>First steps in each game</source>
            <translation>Primeros pasos en cada juego</translation>
        </message>
        <message>
            <source>All of them done</source>
            <translation>Todas hechas</translation>
        </message>
        <message>
            <source>{n} of {all}, next: {lesson}</source>
            <translation>{n} de {all}, sigue: {lesson}</translation>
        </message>
    </context>
    <context>
        <name>LibraryPanel</name>
        <message>
            <source>Keep</source>
            <extracomment>verb on a button: puts the layout into the library</extracomment>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Regiones</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renombrar</translation>
        </message>
        <message>
            <source>Compare with the board</source>
            <translation>Comparar con el tablero</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplicar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Name and #tags</source>
            <translation>Nombre y #etiquetas</translation>
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
            <source>Layouts that cannot be read, and are not shown: {n}</source>
            <translation>Trazados que no se pueden leer y no se muestran: {n}</translation>
        </message>
        <message>
            <source>The library could not be changed: {reason}.</source>
            <translation>No se pudo cambiar la biblioteca: {reason}.</translation>
        </message>
        <message>
            <source>Another program is writing: your library changes in a moment</source>
            <translation>Otro programa está escribiendo: tu biblioteca cambiará en un momento</translation>
        </message>
        <message>
            <source>Your layouts cannot be read: {reason}.</source>
            <translation>No se pueden leer tus trazados: {reason}.</translation>
        </message>
        <message>
            <source>Nothing is painted yet</source>
            <translation>Aún no hay nada pintado</translation>
        </message>
        <message>
            <source>“{name}” replaced</source>
            <translation>«{name}» reemplazado</translation>
        </message>
        <message>
            <source>Kept as “{name}”</source>
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
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>LineRow</name>
        <message>
            <source>{share} less</source>
            <translation>{share} menos</translation>
        </message>
        <message>
            <source>No line yet</source>
            <translation>Aún no hay línea</translation>
        </message>
    </context>
    <context>
        <name>ListItem</name>
        <message>
            <source>ends it</source>
            <translation>lo termina</translation>
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
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Opening {name}…</source>
            <translation>Abriendo {name}…</translation>
        </message>
    </context>
    <context>
        <name>MatchFiles</name>
        <message>
            <source>This game is open in another window. Go on with it there.</source>
            <translation>Esta partida está abierta en otra ventana. Sigue con ella allí.</translation>
        </message>
        <message>
            <source>This game cannot be kept: {reason}. Play on, and save it elsewhere: {key}</source>
            <translation>Esta partida no se puede conservar: {reason}. Sigue jugando y guárdala en otro sitio: {key}</translation>
        </message>
        <message>
            <source>This game is not kept</source>
            <translation>Esta partida no está guardada</translation>
        </message>
        <message>
            <source>This game could not be written to the disk.</source>
            <translation>Esta partida no se pudo escribir en el disco.</translation>
        </message>
        <message>
            <source>If you leave it now, it is lost, unless you save it elsewhere.</source>
            <translation>Si sales ahora se pierde, a menos que la guardes en otro sitio.</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Guardar en otro sitio…</translation>
        </message>
        <message>
            <source>Leave and lose it</source>
            <translation>Salir y perderla</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>verb on a button: the window is not closed</extracomment>
            <translation>Quedarse</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Abrir un registro</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Guardar el registro</translation>
        </message>
        <message>
            <source>The study is kept with the record</source>
            <translation>El análisis queda guardado con el registro</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Registros de Quincunx (*{extension})</translation>
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
            <source>This disk cannot say. Open the game here if no other window shows it.</source>
            <translation>Este disco no permite saberlo. Abre la partida aquí si ninguna otra ventana la muestra.</translation>
        </message>
        <message>
            <source>Open here</source>
            <translation>Abrir aquí</translation>
        </message>
        <message>
            <source>This game is not over. You can review it after its end.</source>
            <translation>Esta partida no ha terminado. Podrás repasarla cuando acabe.</translation>
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
            <source>Your own mistakes</source>
            <translation>Tus propios errores</translation>
        </message>
        <message>
            <source>The next one comes back on {day}.</source>
            <translation>El próximo vuelve el {day}.</translation>
        </message>
        <message>
            <source>{game}: {name}</source>
            <translation>{game}: {name}</translation>
        </message>
        <message>
            <source>Turn {n}: {share} of the win given away</source>
            <translation>Turno {n}: {share} de la victoria regalado</translation>
        </message>
    </context>
    <context>
        <name>MonoEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vacía</translation>
        </message>
        <message>
            <source>{cell}, region {label}</source>
            <translation>{cell}, región {label}</translation>
        </message>
    </context>
    <context>
        <name>MonoEditor</name>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Trazado</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Biblioteca</translation>
        </message>
        <message>
            <source>Use this layout</source>
            <translation>Usar este trazado</translation>
        </message>
        <message>
            <source>Play with it; nobody else sees it.</source>
            <translation>Juega con él; nadie más lo ve.</translation>
        </message>
        <message>
            <source>Layout editor</source>
            <translation>Editor de trazados</translation>
        </message>
        <message>
            <source>Mono</source>
            <translation>Mono</translation>
        </message>
        <message>
            <source>The layout: arrow keys walk, digits and letters choose</source>
            <translation>El trazado: las flechas recorren, cifras y letras eligen</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Cerrar el editor</translation>
        </message>
        <message>
            <source>Type the layout</source>
            <translation>Escribe el trazado</translation>
        </message>
        <message>
            <source>There is no room here for the text. Paste it: {keys}</source>
            <translation>Aquí no hay sitio para el texto. Pégalo: {keys}</translation>
        </message>
        <message>
            <source>The layout is ready</source>
            <translation>El trazado está listo</translation>
        </message>
        <message>
            <source>Use it, or go on drawing. Nobody else sees it.</source>
            <translation>Úsalo o sigue dibujando. Nadie más lo ve.</translation>
        </message>
        <message>
            <source>Draw your layout</source>
            <translation>Dibuja tu trazado</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, dibuja tu trazado</translation>
        </message>
        <message>
            <source>The layout stays as it was</source>
            <translation>El trazado se queda como estaba</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds at the most</source>
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
            <translation>Aún no se encontró un trazado</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds it is not known if one fits.</source>
            <translation>
                <numerusform>Tras %n segundo no se sabe si alguno encaja.</numerusform>
                <numerusform>Tras %n segundos no se sabe si alguno encaja.</numerusform>
            </translation>
        </message>
        <message>
            <source>No layout fits</source>
            <translation>Ningún trazado encaja</translation>
        </message>
        <message>
            <source>Erase one of {cells}.</source>
            <translation>Borra una de {cells}.</translation>
        </message>
        <message>
            <source>{cell} makes it impossible: erase it.</source>
            <translation>{cell} lo hace imposible: bórrala.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells stand in the way: erase {cells}.</source>
            <translation>
                <numerusform>%n casilla estorba: borra {cells}.</numerusform>
                <numerusform>%n casillas estorban: borra {cells}.</numerusform>
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
            <source>Erase these %n cells, fewer may do: {cells}.</source>
            <translation>
                <numerusform>Borra esta %n casilla: {cells}.</numerusform>
                <numerusform>Borra estas %n casillas, quizá basten menos: {cells}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paint %n joined regions. Region k has k cells.</source>
            <translation>
                <numerusform>Pinta %n región. La región k tiene k casillas.</numerusform>
                <numerusform>Pinta %n regiones unidas. La región k tiene k casillas.</numerusform>
            </translation>
        </message>
        <message>
            <source>On the board before</source>
            <translation>Antes, en el tablero</translation>
        </message>
        <message>
            <source>The layout is already complete</source>
            <translation>El trazado ya está completo</translation>
        </message>
    </context>
    <context>
        <name>MonoPanel</name>
        <message>
            <source>End turn</source>
            <translation>Terminar turno</translation>
        </message>
        <message>
            <source>Random to the end</source>
            <translation>Al azar hasta el final</translation>
        </message>
        <message>
            <source>Ends your turn, and scores its list.  S</source>
            <translation>Termina tu turno y puntúa su lista.  S</translation>
        </message>
        <message>
            <source>Uncovers cells at random, one after the other, until your turn ends.  R</source>
            <translation>Destapa casillas al azar, una tras otra, hasta que termina tu turno.  R</translation>
        </message>
    </context>
    <context>
        <name>MonoScene</name>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>Your board</source>
            <translation>Tu tablero</translation>
        </message>
        <message>
            <source>End turn and score {n}</source>
            <translation>Terminar turno: {n} puntos</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Terminar turno</translation>
        </message>
        <message>
            <source>Random cells to the turn’s end</source>
            <translation>Casillas al azar hasta el final del turno</translation>
        </message>
        <message>
            <source>End the turn and score the list</source>
            <translation>Terminar el turno y puntuar la lista</translation>
        </message>
        <message>
            <source>Note your guess on a cell</source>
            <translation>Anotar tu conjetura en una casilla</translation>
        </message>
        <message>
            <source>Rub out the note</source>
            <translation>Borrar la nota</translation>
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
            <translation>Intro la juega</translation>
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
            <source>Moves that go on like this</source>
            <translation>Jugadas que siguen así</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Primera posición</translation>
        </message>
        <message>
            <source>Back one move</source>
            <translation>Una jugada atrás</translation>
        </message>
        <message>
            <source>On one move</source>
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
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Turno {n} de {last}</translation>
        </message>
    </context>
    <context>
        <name>MoveMarks</name>
        <message>
            <source>Better</source>
            <translation>Mejor</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Jugado</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>New game: {game}</source>
            <translation>Partida nueva: {game}</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Partida normal</translation>
        </message>
        <message>
            <source>Serious</source>
            <translation>En serio</translation>
        </message>
        <message>
            <source>Set up a position…</source>
            <translation>Preparar una posición…</translation>
        </message>
        <message>
            <source>Start game</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>¿Quién juega?</translation>
        </message>
        <message>
            <source>Sets all options back</source>
            <translation>Restablece todas las opciones</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <source>Begins from a position of your own, for the same players.</source>
            <translation>Empieza desde una posición tuya, con los mismos jugadores.</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Posición inicial</translation>
        </message>
        <message>
            <source>No hints, no lens; what was shown is not taken back. The record says so.</source>
            <translation>Sin pistas ni lente; lo mostrado no se deshace. Consta en el registro.</translation>
        </message>
        <message>
            <source>No hints. The record says so.</source>
            <translation>Sin pistas. Consta en el registro.</translation>
        </message>
        <message>
            <source>No hints; what was drawn is not taken back. The record says so.</source>
            <translation>Sin pistas; lo robado no se deshace. Consta en el registro.</translation>
        </message>
        <message>
            <source>any</source>
            <extracomment>in an empty field: any seed</extracomment>
            <translation>cualquiera</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Semilla</translation>
        </message>
        <message>
            <source>A number that fixes all chance, to play the same draws again.</source>
            <translation>Un número que fija todo el azar, para jugar otra vez con los mismos robos.</translation>
        </message>
        <message>
            <source>{name} moves first</source>
            <translation>Empieza {name}</translation>
        </message>
        <message>
            <source>The lot says who moves first</source>
            <translation>El sorteo dice quién empieza</translation>
        </message>
        <message>
            <source>A seed is a whole number</source>
            <translation>Una semilla es un número entero</translation>
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
            <source>{hints}, usual rules</source>
            <translation>{hints}, reglas habituales</translation>
        </message>
        <message>
            <source>{hints}, usual start</source>
            <translation>{hints}, comienzo habitual</translation>
        </message>
        <message numerus="yes">
            <source>{hints}, %n changed</source>
            <translation>
                <numerusform>{hints}, %n cambio</numerusform>
                <numerusform>{hints}, %n cambios</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NextOpponent</name>
        <message>
            <source>Next opponent in {game}</source>
            <translation>Próximo rival: {game}</translation>
        </message>
        <message>
            <source>{rating}, nearest to you</source>
            <translation>{rating}, el más cercano a ti</translation>
        </message>
        <message>
            <source>{rating}, the easiest</source>
            <translation>{rating}, el más fácil</translation>
        </message>
        <message>
            <source>Your chance {share}</source>
            <translation>Tus opciones: {share}</translation>
        </message>
        <message>
            <source>Play {level}</source>
            <translation>Jugar contra {level}</translation>
        </message>
        <message>
            <source>Rated: no hints, no lens, no coach, no taking back.</source>
            <translation>Valorada: sin pistas, lente, entrenador ni deshacer.</translation>
        </message>
        <message>
            <source>Rated: no hints, no coach, no taking back.</source>
            <translation>Valorada: sin pistas, entrenador ni deshacer.</translation>
        </message>
    </context>
    <context>
        <name>NumberRow</name>
        <message>
            <source>{low} to {high}</source>
            <translation>de {low} a {high}</translation>
        </message>
        <message>
            <source>usual: {n}</source>
            <translation>habitual: {n}</translation>
        </message>
        <message>
            <source>{label}: {value}</source>
            <translation>{label}: {value}</translation>
        </message>
    </context>
    <context>
        <name>OpenEntry</name>
        <message>
            <source>Go on with {name}. {detail}</source>
            <translation>Seguir con {name}. {detail}</translation>
        </message>
    </context>
    <context>
        <name>OptionRows</name>
        <message>
            <source>Not together with “{label}”.</source>
            <translation>No junto con «{label}».</translation>
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
            <source>The layout goes to whoever has the first seat, and leaves the editor where others may not see it</source>
            <translation>El trazado es para quien tiene el primer asiento, y sale del editor donde otros no deben verlo</translation>
        </message>
        <message numerus="yes">
            <source>The layout has %n regions and was not used: the board has another size</source>
            <translation>
                <numerusform>El trazado tiene %n región y no se usó: el tablero es de otro tamaño</numerusform>
                <numerusform>El trazado tiene %n regiones y no se usó: el tablero es de otro tamaño</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaintedCount</name>
        <message>
            <source>of {n}</source>
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
            <source>{name}’s box</source>
            <translation>Caja de {name}</translation>
        </message>
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
            <source>One hides after the other.</source>
            <translation>Primero esconde uno, luego el otro.</translation>
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
            <source>Four atoms are to be placed</source>
            <translation>Hay que colocar cuatro átomos</translation>
        </message>
        <message>
            <source>Puts the four atoms on cells chosen at random; you may change them.  R</source>
            <translation>Pone los cuatro átomos en casillas al azar; puedes cambiarlos.  R</translation>
        </message>
        <message>
            <source>{name} will look for them with rays.</source>
            <translation>{name} los buscará con rayos.</translation>
        </message>
        <message>
            <source>Looking for a double…</source>
            <translation>Buscando un doble…</translation>
        </message>
        <message>
            <source>These four have a double:</source>
            <translation>Estos cuatro tienen un doble:</translation>
        </message>
        <message>
            <source>no ray can tell them apart.</source>
            <translation>ningún rayo los distingue.</translation>
        </message>
        <message>
            <source>No double: rays can find them.</source>
            <translation>Sin doble: los rayos pueden encontrarlos.</translation>
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
            <source>Mark a cell to see which results agree.</source>
            <translation>Marca una casilla para ver qué resultados concuerdan.</translation>
        </message>
        <message>
            <source>No result agrees yet</source>
            <translation>Aún no concuerda ningún resultado</translation>
        </message>
        <message>
            <source>Port {port} does not agree</source>
            <translation>La puerta {port} no concuerda</translation>
        </message>
        <message>
            <source>{n} results do not agree</source>
            <translation>{n} resultados no concuerdan</translation>
        </message>
        <message>
            <source>Ports {ports} and {last} do not agree</source>
            <translation>Las puertas {ports} y {last} no concuerdan</translation>
        </message>
        <message>
            <source>Last guess</source>
            <extracomment>on the button that guesses</extracomment>
            <translation>Última conjetura</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Adivinar</translation>
        </message>
        <message>
            <source>Guess these four  G</source>
            <translation>Adivinar estos cuatro  G</translation>
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
            <source>click a port for its ray</source>
            <translation>clic en puerta: su rayo</translation>
        </message>
        <message numerus="yes">
            <source>%n markers are wrong</source>
            <translation>
                <numerusform>%n marcador es erróneo</numerusform>
                <numerusform>%n marcadores son erróneos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n placed, four are needed</source>
            <translation>
                <numerusform>%n puesto, hacen falta cuatro</numerusform>
                <numerusform>%n puestos, hacen falta cuatro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results agree</source>
            <translation>
                <numerusform>%n resultado concuerda</numerusform>
                <numerusform>%n resultados concuerdan</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n results agree</source>
            <translation>
                <numerusform>Concuerda el único resultado</numerusform>
                <numerusform>Concuerdan los %n resultados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerCard</name>
        <message>
            <source>accuracy {share}</source>
            <translation>precisión {share}</translation>
        </message>
        <message>
            <source>Luck {luck}, skill {skill}</source>
            <translation>Suerte {luck}, habilidad {skill}</translation>
        </message>
    </context>
    <context>
        <name>PositionEditor</name>
        <message>
            <source>{game}: set-up</source>
            <translation>{game}: preparación</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Preparación</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Cerrar el editor</translation>
        </message>
        <message>
            <source>A match can begin from here.</source>
            <translation>Una partida puede empezar desde aquí.</translation>
        </message>
        <message>
            <source>The position is in the clipboard</source>
            <translation>La posición está en el portapapeles</translation>
        </message>
        <message>
            <source>There is no text in the clipboard.</source>
            <translation>No hay texto en el portapapeles.</translation>
        </message>
        <message>
            <source>Not pasted: {reason}.</source>
            <translation>No se pegó: {reason}.</translation>
        </message>
        <message>
            <source>Save the position</source>
            <translation>Guardar la posición</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Registros de Quincunx (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>PositionMarks</name>
        <message numerus="yes">
            <source>%n fit</source>
            <translation>
                <numerusform>%n va</numerusform>
                <numerusform>%n van</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Program</name>
        <message>
            <source>The window cannot be made in this language. This one goes on.</source>
            <translation>La ventana no se puede abrir en este idioma. Esta sigue abierta.</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>PromptHeader</name>
        <message>
            <source>Waiting for the disk to keep the move…</source>
            <translation>Esperando a que el disco guarde la jugada…</translation>
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
            <source>Click four cells, or let chance choose.</source>
            <translation>Haz clic en cuatro casillas, o deja que elija el azar.</translation>
        </message>
        <message>
            <source>{n} of 4 placed. Click an atom to take it away again.</source>
            <translation>{n} de 4 colocados. Haz clic en un átomo para quitarlo.</translation>
        </message>
        <message>
            <source>No ray can tell these four from another four: they have a double.</source>
            <translation>Ningún rayo distingue estos cuatro de otros cuatro: tienen un doble.</translation>
        </message>
        <message>
            <source>All four are placed: now hide them.</source>
            <translation>Los cuatro están colocados: ahora escóndelos.</translation>
        </message>
        <message>
            <source>{name}, your guess was wrong</source>
            <translation>{name}, tu conjetura no era correcta</translation>
        </message>
        <message>
            <source>{name}, mark, guess or end your turn</source>
            <translation>{name}, marca, adivina o termina tu turno</translation>
        </message>
        <message>
            <source>{name}, mark or end your turn</source>
            <translation>{name}, marca o termina tu turno</translation>
        </message>
        <message>
            <source>{name}, mark, probe or guess</source>
            <translation>{name}, marca, sondea o adivina</translation>
        </message>
        <message>
            <source>{name}, mark or probe</source>
            <translation>{name}, marca o sondea</translation>
        </message>
        <message>
            <source>One or more of the four are wrong. Move markers, or end your turn.</source>
            <translation>Uno o más de los cuatro están mal. Mueve marcadores o termina tu turno.</translation>
        </message>
        <message>
            <source>You guessed these four before: at least one is wrong.</source>
            <translation>Ya intentaste estos cuatro: al menos uno está mal.</translation>
        </message>
        <message>
            <source>Click a port to send a ray, a cell to mark an atom.</source>
            <translation>Haz clic en una puerta para lanzar un rayo, en una casilla para marcar un átomo.</translation>
        </message>
        <message>
            <source>One ray a turn: yours has been sent.</source>
            <translation>Un rayo por turno: el tuyo ya se lanzó.</translation>
        </message>
        <message>
            <source>A ray runs from {port}.</source>
            <translation>Un rayo sale de {port}.</translation>
        </message>
        <message>
            <source>The ray from {port} hit an atom.</source>
            <translation>El rayo desde {port} dio en un átomo.</translation>
        </message>
        <message>
            <source>The ray from {port} came back.</source>
            <translation>El rayo desde {port} volvió.</translation>
        </message>
        <message>
            <source>The ray from {port} came out at {end}.</source>
            <translation>El rayo desde {port} salió por {end}.</translation>
        </message>
        <message>
            <source>At least one of the four is wrong; you are not told which.</source>
            <translation>Al menos uno de los cuatro está mal; no se te dice cuál.</translation>
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
            <source>{words} · to play</source>
            <translation>{words} · juega</translation>
        </message>
        <message>
            <source>Four atoms are to be hidden, unseen.</source>
            <translation>Hay que esconder cuatro átomos sin que nadie los vea.</translation>
        </message>
        <message>
            <source>No atom is shown until you are here.</source>
            <translation>No se muestra ningún átomo hasta que llegues.</translation>
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
            <source>empty</source>
            <translation>vacía</translation>
        </message>
        <message>
            <source>not probed</source>
            <translation>sin sondear</translation>
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
            <source>{letter}, other end at {end}</source>
            <translation>{letter}, el otro extremo en {end}</translation>
        </message>
        <message>
            <source>does not agree</source>
            <extracomment>a probe’s result: the markers do not explain it</extracomment>
            <translation>no concuerda</translation>
        </message>
        <message numerus="yes">
            <source>%n guesses left</source>
            <translation>
                <numerusform>%n conjetura</numerusform>
                <numerusform>%n conjeturas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n probes</source>
            <translation>
                <numerusform>%n sonda</numerusform>
                <numerusform>%n sondas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzlePage</name>
        <message>
            <source>How puzzles work</source>
            <translation>Cómo funcionan los retos</translation>
        </message>
        <message>
            <source>Your results cannot be kept: {reason}.</source>
            <translation>No se pueden guardar tus resultados: {reason}.</translation>
        </message>
        <message>
            <source>Attempts that cannot be read were set aside: {n}</source>
            <translation>Intentos que no se pueden leer y se apartaron: {n}</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Esto no es un reto: {reason}.</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Retos</translation>
        </message>
        <message>
            <source>The match of this mistake cannot be read.</source>
            <translation>La partida de este error no se puede leer.</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Creando un reto…</translation>
        </message>
        <message>
            <source>This puzzle is not sound, and does not count: {reason}.</source>
            <translation>Este reto no es válido y no cuenta: {reason}.</translation>
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
            <source>You go on where you left this puzzle</source>
            <translation>Sigues donde dejaste este reto</translation>
        </message>
        <message>
            <source>What you had played cannot be read and was set aside ({reason}): the puzzle begins anew.</source>
            <translation>Lo que habías jugado no se puede leer y se apartó ({reason}): el reto empieza de nuevo.</translation>
        </message>
        <message>
            <source>This attempt cannot be kept beyond the end of the program: {reason}.</source>
            <translation>Este intento no se puede conservar al cerrar el programa: {reason}.</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Contrarreloj</translation>
        </message>
        <message>
            <source>This result cannot be kept: {reason}.</source>
            <translation>No se puede guardar este resultado: {reason}.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>El reto está en el portapapeles: pégalo en un mensaje</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>Tells something that helps, and costs a star</source>
            <translation>Dice algo que ayuda, y cuesta una estrella</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Repetir</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Enviar</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>El paso anterior</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>El paso siguiente</translation>
        </message>
        <message>
            <source>Copies the puzzle as a line of text</source>
            <translation>Copia el reto como una línea de texto</translation>
        </message>
        <message>
            <source>Daily of {day}</source>
            <translation>Diario: {day}</translation>
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
            <source>Give up</source>
            <translation>Renunciar</translation>
        </message>
        <message>
            <source>Give up first: what you have seen cannot be hidden again</source>
            <translation>Renuncia primero: lo que has visto no se puede volver a ocultar</translation>
        </message>
        <message>
            <source>Solution {n} of {all}: show the next</source>
            <translation>Solución {n} de {all}: ver la siguiente</translation>
        </message>
        <message>
            <source>Step {n} of {all}</source>
            <translation>Paso {n} de {all}</translation>
        </message>
        <message>
            <source>The beginning</source>
            <translation>El comienzo</translation>
        </message>
        <message>
            <source>a wrong move costs one</source>
            <translation>una jugada errónea cuesta una</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Deshacer</translation>
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
    </context>
    <context>
        <name>PuzzleProvider</name>
        <message>
            <source>No puzzle could be made. Try again.</source>
            <translation>No se pudo crear ningún reto. Inténtalo otra vez.</translation>
        </message>
        <message>
            <source>No puzzle of this difficulty came up: here is the nearest.</source>
            <translation>No salió ningún reto de esta dificultad: aquí está el más cercano.</translation>
        </message>
    </context>
    <context>
        <name>PuzzleSession</name>
        <message>
            <source>it is over</source>
            <translation>ya ha terminado</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>La jugada anterior aún se está escribiendo en el disco.</translation>
        </message>
        <message>
            <source>Take your move back first: it lets the win slip</source>
            <translation>Deshaz primero tu jugada: deja escapar la victoria</translation>
        </message>
        <message>
            <source>This attempt is over</source>
            <translation>Este intento ha terminado</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Esto no se pudo calcular. Inténtalo otra vez.</translation>
        </message>
        <message>
            <source>Take your move back first: another one scores more</source>
            <translation>Deshaz primero tu jugada: otra da más puntos</translation>
        </message>
    </context>
    <context>
        <name>PuzzleStrip</name>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>par</source>
            <translation>par</translation>
        </message>
    </context>
    <context>
        <name>PuzzleTable</name>
        <message>
            <source>Solved</source>
            <translation>Resuelto</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Sin resolver</translation>
        </message>
        <message>
            <source>It cost a star. Take it back with {undo} and try another.</source>
            <translation>Costó una estrella. Deshaz la jugada con {undo} y prueba otra.</translation>
        </message>
        <message>
            <source>That lets the win slip</source>
            <translation>Eso deja escapar la victoria</translation>
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
            <source>The solution, played by one who sees the layout</source>
            <translation>La solución, jugada por quien ve el trazado</translation>
        </message>
        <message>
            <source>Played by one who sees the layout, step {n} of {all}</source>
            <translation>Jugada por quien ve el trazado, paso {n} de {all}</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>Calculando…</translation>
        </message>
        <message>
            <source>Give up?</source>
            <translation>¿Renunciar?</translation>
        </message>
        <message>
            <source>The solution is shown, without stars.</source>
            <translation>Se muestra la solución, sin estrellas.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Renunciar</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Another move scores more</source>
            <translation>Otra jugada da más puntos</translation>
        </message>
    </context>
    <context>
        <name>RatingPlot</name>
        <message>
            <source>Rating</source>
            <translation>Valoración</translation>
        </message>
        <message>
            <source>{rating}. {day}, against {opponent}: {result}</source>
            <translation>{rating}. {day}, contra {opponent}: {result}</translation>
        </message>
        <message>
            <source>Rating in {game}, from {first} to {last}. {point}</source>
            <translation>Valoración, {game}, de {first} a {last}. {point}</translation>
        </message>
    </context>
    <context>
        <name>RecordList</name>
        <message>
            <source>Records</source>
            <translation>Registros</translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message>
            <source>Open a file</source>
            <translation>Abrir archivo</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Ver carpeta</translation>
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
            <translation>Ordenar</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>Cómo funciona</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Registros</translation>
        </message>
        <message>
            <source>Player, game, name</source>
            <translation>Jugador, juego, nombre</translation>
        </message>
        <message>
            <source>Search: {what}</source>
            <translation>Buscar: {what}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
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
            <source>Cannot be read</source>
            <translation>No se puede leer</translation>
        </message>
        <message>
            <source>No matches yet. Whatever you play is kept here.</source>
            <translation>Aún no hay partidas. Todo lo que juegas se guarda aquí.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Leyendo…</translation>
        </message>
        <message>
            <source>No match is like that.</source>
            <translation>Ninguna partida es así.</translation>
        </message>
        <message>
            <source>Only {matches}: show all</source>
            <translation>Solo {matches}: mostrar todas</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>This record cannot be read any more.</source>
            <translation>Este registro ya no se puede leer.</translation>
        </message>
        <message>
            <source>{which} is listed no more. The file stays where it is.</source>
            <translation>{which} ya no está en la lista. El archivo sigue donde está.</translation>
        </message>
        <message>
            <source>Nothing was deleted</source>
            <translation>No se eliminó nada</translation>
        </message>
        <message>
            <source>{name} stays as it is: {reason}.</source>
            <translation>{name} se queda como está: {reason}.</translation>
        </message>
        <message>
            <source>No match is finished yet: there is no folder to be shown.</source>
            <translation>Aún no ha terminado ninguna partida: no hay carpeta que mostrar.</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>the key</extracomment>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Open at the table</source>
            <translation>Abrir en la mesa</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar otra vez</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n records are still being read</source>
            <translation>
                <numerusform>Aún se está leyendo %n registro</numerusform>
                <numerusform>Aún se están leyendo %n registros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Deleted {which}. It stays in the bin for %n days.</source>
            <translation>
                <numerusform>Eliminado: {which}. Queda %n día en la papelera.</numerusform>
                <numerusform>Eliminado: {which}. Queda %n días en la papelera.</numerusform>
            </translation>
        </message>
        <message>
            <source>This match now counts for {names}.</source>
            <translation>Esta partida cuenta ahora para {names}.</translation>
        </message>
        <message>
            <source>This match no longer counts.</source>
            <translation>Esta partida ya no cuenta.</translation>
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
            <source>All kinds</source>
            <translation>Todos los tipos</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Contrarreloj</translation>
        </message>
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
            <translation>{words} · tu valoración {rating} ± {margin}</translation>
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
            <source>Where did it turn?</source>
            <translation>¿Dónde cambió la partida?</translation>
        </message>
        <message>
            <source>This match could not be looked at.</source>
            <translation>No se pudo repasar esta partida.</translation>
        </message>
        <message>
            <source>Nothing was given away.</source>
            <translation>No se regaló nada.</translation>
        </message>
        <message>
            <source>Looking at the moves…</source>
            <translation>Examinando las jugadas…</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>El final</translation>
        </message>
        <message>
            <source>luck {share}</source>
            <translation>suerte {share}</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Turno {n}</translation>
        </message>
        <message>
            <source>Better: {move}. {why}</source>
            <translation>Mejor: {move}. {why}</translation>
        </message>
        <message>
            <source>Only {move} would do. {why}</source>
            <translation>Solo servía {move}. {why}</translation>
        </message>
        <message>
            <source>{n} of {all} moves looked at</source>
            <translation>{n} de {all} jugadas examinadas</translation>
        </message>
        <message>
            <source>Looking deeper: {n} of {all}</source>
            <translation>Mirando más a fondo: {n} de {all}</translation>
        </message>
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Turno {n} de {last}</translation>
        </message>
        <message>
            <source>The last position</source>
            <translation>La última posición</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Lo que habría seguido</translation>
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
            <source>One way it could have gone: what nobody could know is drawn at random.</source>
            <translation>Así pudo seguir: lo que nadie podía saber se sortea.</translation>
        </message>
        <message>
            <source>You will not be asked about this move again.</source>
            <translation>No se te volverá a preguntar por esta jugada.</translation>
        </message>
        <message>
            <source>You know it by now: you will not be asked again.</source>
            <translation>Ya lo sabes: no se te volverá a preguntar.</translation>
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
            <source>{move} gives {share} away: {name} answers {answer}. Look again.</source>
            <translation>{move} regala {share}: {name} responde {answer}. Sigue buscando.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Esto no se pudo calcular. Inténtalo otra vez.</translation>
        </message>
        <message>
            <source>Turn {n}, {name}: {move}</source>
            <translation>Turno {n}, {name}: {move}</translation>
        </message>
        <message>
            <source>Follow-up {n} of {last}</source>
            <translation>Continuación {n} de {last}</translation>
        </message>
        <message>
            <source>{move} gives {share} away. Look for another one.</source>
            <translation>{move} regala {share}. Busca otra.</translation>
        </message>
        <message>
            <source>{move} is it: {mark}.</source>
            <translation>{move}, eso es: {mark}.</translation>
        </message>
        <message numerus="yes">
            <source>You will be asked again in %n days.</source>
            <translation>
                <numerusform>Se te preguntará otra vez en %n día.</numerusform>
                <numerusform>Se te preguntará otra vez en %n días.</numerusform>
            </translation>
        </message>
        <message>
            <source>The marks appear once all moves have been looked at.</source>
            <translation>Las valoraciones aparecen cuando se han examinado todas las jugadas.</translation>
        </message>
        <message>
            <source>Turning point: turn {n}.</source>
            <translation>Momento decisivo: turno {n}.</translation>
        </message>
        <message>
            <source>The closer look changed turn {n}: {before}, now {after}.</source>
            <translation>El examen más profundo cambió el turno {n}: {before}, ahora {after}.</translation>
        </message>
        <message>
            <source>The closer look has changed no mark.</source>
            <translation>El examen más profundo no ha cambiado ninguna valoración.</translation>
        </message>
        <message numerus="yes">
            <source>%n more marks changed.</source>
            <translation>
                <numerusform>Ha cambiado %n valoración más.</numerusform>
                <numerusform>Han cambiado %n valoraciones más.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Look deeper</source>
            <translation>Mirar más a fondo</translation>
        </message>
        <message>
            <source>Thinks about every move once more, for longer</source>
            <translation>Piensa otra vez en cada jugada, y más tiempo</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Volver a intentar</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Lo que habría seguido</translation>
        </message>
        <message>
            <source>Costliest moves</source>
            <translation>Las jugadas más caras</translation>
        </message>
        <message>
            <source>chance lost</source>
            <translation>probabilidad perdida</translation>
        </message>
        <message>
            <source>Luck and skill add up to the result.</source>
            <translation>Suerte y habilidad suman el resultado.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausa</translation>
        </message>
        <message>
            <source>Go on looking</source>
            <translation>Seguir examinando</translation>
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
            <source>Back to the match</source>
            <translation>Volver a la partida</translation>
        </message>
        <message>
            <source>Do not ask again</source>
            <translation>No preguntar más</translation>
        </message>
    </context>
    <context>
        <name>ReviewStrip</name>
        <message>
            <source>turn</source>
            <translation>turno</translation>
        </message>
    </context>
    <context>
        <name>RowsText</name>
        <message>
            <source>Copy the rows</source>
            <translation>Copiar las filas</translation>
        </message>
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
        <message numerus="yes">
            <source>%n solved</source>
            <translation>
                <numerusform>%n resuelto</numerusform>
                <numerusform>%n resueltos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunSection</name>
        <message>
            <source>Against the clock</source>
            <translation>Contrarreloj</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Todos los tipos rápidos</translation>
        </message>
        <message>
            <source>Puzzles of the run</source>
            <translation>Retos de la tanda</translation>
        </message>
        <message>
            <source>{n} min</source>
            <translation>{n} min</translation>
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
            <source>As many as you can before the time is up</source>
            <translation>Todos los que puedas antes de que acabe el tiempo</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>récord {n}</translation>
        </message>
    </context>
    <context>
        <name>RunTable</name>
        <message>
            <source>Skip</source>
            <translation>Saltar</translation>
        </message>
        <message>
            <source>End it</source>
            <translation>Acabar</translation>
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
            <source>That is your best.</source>
            <translation>Es tu récord.</translation>
        </message>
        <message>
            <source>Your best is {n}.</source>
            <translation>Tu récord es {n}.</translation>
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
            <source>It counts as it stands.</source>
            <translation>Cuenta tal como está.</translation>
        </message>
        <message>
            <source>End the run?</source>
            <translation>¿Acabar la tanda?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Resuelto</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Sin resolver</translation>
        </message>
        <message>
            <source>left</source>
            <extracomment>below the time that is left</extracomment>
            <translation>quedan</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>resueltos</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds less.</source>
            <translation>
                <numerusform>%n segundo menos.</numerusform>
                <numerusform>%n segundos menos.</numerusform>
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
            <source>On to the next one: costs %n seconds, as a wrong move does</source>
            <translation>
                <numerusform>Al siguiente: cuesta %n segundo, igual que una jugada errónea</numerusform>
                <numerusform>Al siguiente: cuesta %n segundos, igual que una jugada errónea</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{time} left, %n solved</source>
            <translation>
                <numerusform>Quedan {time}, %n resuelto</numerusform>
                <numerusform>Quedan {time}, %n resueltos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Saver</name>
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
            <translation>par</translation>
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
            <source>At first:  {scores}</source>
            <translation>Al principio:  {scores}</translation>
        </message>
    </context>
    <context>
        <name>SeatBlock</name>
        <message>
            <source>to play</source>
            <translation>juega</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>pensando</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>le toca</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player {n}</source>
            <translation>Nombre del jugador {n}</translation>
        </message>
        <message>
            <source>A person sits here</source>
            <translation>Aquí se sienta una persona</translation>
        </message>
        <message>
            <source>A computer player sits here: {level}</source>
            <translation>Aquí juega la máquina: {level}</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>Quitar a {name}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Persona</translation>
        </message>
    </context>
    <context>
        <name>SeatRows</name>
        <message>
            <source>Swap seats</source>
            <translation>Cambiar asientos</translation>
        </message>
        <message>
            <source>Add a third player</source>
            <translation>Añadir un tercer jugador</translation>
        </message>
        <message>
            <source>Add a fourth player</source>
            <translation>Añadir un cuarto jugador</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Añadir un jugador</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>This match is not rated any more: {reason}.</source>
            <translation>Esta partida ya no se valora: {reason}.</translation>
        </message>
        <message>
            <source>Line {line} of the record: {reason}. All moves before it are here.</source>
            <translation>Línea {line} del registro: {reason}. Todas las jugadas anteriores están aquí.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>La partida ha terminado</translation>
        </message>
        <message>
            <source>It is not your move</source>
            <translation>No te toca jugar</translation>
        </message>
        <message>
            <source>{name} does not agree to a draw</source>
            <translation>{name} no acepta las tablas</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>La jugada anterior aún se está escribiendo en el disco.</translation>
        </message>
        <message>
            <source>Taken back: {moves}.</source>
            <translation>Se ha deshecho: {moves}.</translation>
        </message>
        <message>
            <source>These are more notes than can be kept with the game</source>
            <translation>Son más notas de las que se pueden guardar con la partida</translation>
        </message>
        <message>
            <source>The damaged file is kept as {name}.</source>
            <translation>El archivo dañado se guarda como {name}.</translation>
        </message>
    </context>
    <context>
        <name>SetupPanel</name>
        <message>
            <source>Start game</source>
            <translation>Empezar</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Copies the position as text</source>
            <translation>Copia la posición como texto</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Pegar</translation>
        </message>
        <message>
            <source>Shows the position the clipboard holds as text</source>
            <translation>Muestra la posición que el portapapeles tiene como texto</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Guardar…</translation>
        </message>
        <message>
            <source>Keeps the position as a record of a match not begun</source>
            <translation>Guarda la posición como registro de una partida sin empezar</translation>
        </message>
        <message>
            <source>Make a puzzle…</source>
            <translation>Hacer un reto…</translation>
        </message>
        <message>
            <source>A puzzle of this position, if it has one best answer</source>
            <translation>Un reto con esta posición, si tiene una única mejor respuesta</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Posición inicial</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vaciar</translation>
        </message>
        <message>
            <source>Whose turn</source>
            <translation>A quién le toca</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Asientos</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>aún no</translation>
        </message>
    </context>
    <context>
        <name>SharePuzzleDialog</name>
        <message>
            <source>A puzzle of your layout</source>
            <translation>Un reto con tu trazado</translation>
        </message>
        <message>
            <source>It is measured, to find par…</source>
            <translation>Se está midiendo para hallar el par…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Guardar…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
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
            <source>A puzzle of your position</source>
            <translation>Un reto con tu posición</translation>
        </message>
        <message>
            <source>Looking for the one answer…</source>
            <translation>Buscando la única respuesta…</translation>
        </message>
        <message>
            <source>A puzzle has one best answer, or one first move that wins.</source>
            <translation>Un reto tiene una única mejor respuesta, o una única primera jugada que gana.</translation>
        </message>
        <message>
            <source>{kind}: {goal}. {difficulty}.</source>
            <translation>{kind}: {goal}. {difficulty}.</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Esto no es un reto: {reason}.</translation>
        </message>
        <message>
            <source>No puzzle could be made of this.</source>
            <translation>De esto no se pudo hacer un reto.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>El reto está en el portapapeles: pégalo en un mensaje</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>Guardar el reto</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textos (*.txt)</translation>
        </message>
        <message>
            <source>Mono puzzle</source>
            <translation>Reto de Mono</translation>
        </message>
        <message numerus="yes">
            <source>Par is %n points in three turns. {difficulty}. The layout lies sealed in this line.</source>
            <translation>
                <numerusform>El par es de %n punto en tres turnos. {difficulty}. El trazado va sellado en esta línea.</numerusform>
                <numerusform>El par es de %n puntos en tres turnos. {difficulty}. El trazado va sellado en esta línea.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Shortcuts</source>
            <translation>Atajos</translation>
        </message>
        <message>
            <source>Everything the mouse can do, the keyboard can do as well.</source>
            <translation>Todo lo que se hace con el ratón se puede hacer también con el teclado.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>En el tablero</translation>
        </message>
        <message>
            <source>At a puzzle</source>
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
            <source>In every set-up</source>
            <translation>En toda preparación</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Fold the panel</source>
            <translation>Plegar el panel</translation>
        </message>
    </context>
    <context>
        <name>SoloCard</name>
        <message>
            <source>On your own</source>
            <translation>En solitario</translation>
        </message>
        <message>
            <source>A new one of each kind every day</source>
            <translation>Uno nuevo de cada tipo cada día</translation>
        </message>
        <message>
            <source>All of today’s are done; others come without end</source>
            <translation>Los de hoy están resueltos; hay otros sin fin</translation>
        </message>
        <message>
            <source>Next: {puzzle}</source>
            <translation>Sigue: {puzzle}</translation>
        </message>
        <message numerus="yes">
            <source>%n days running</source>
            <translation>
                <numerusform>%n día seguido</numerusform>
                <numerusform>%n días seguidos</numerusform>
            </translation>
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
        <name>StandingPage</name>
        <message numerus="yes">
            <source>A rating can be told after %n more matches against the computer: the standard game of two, without hints, coach or taking back.</source>
            <translation>
                <numerusform>La valoración llegará tras %n partida más contra el ordenador: el juego estándar de dos, sin pistas, entrenador ni deshacer.</numerusform>
                <numerusform>La valoración llegará tras %n partidas más contra el ordenador: el juego estándar de dos, sin pistas, entrenador ni deshacer.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On average of %n matches: {time}, turns: {turns}.</source>
            <translation>
                <numerusform>Media de %n partida: {time}, turnos: {turns}.</numerusform>
                <numerusform>Media de %n partidas: {time}, turnos: {turns}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{game}, rating after %n rated matches</source>
            <translation>
                <numerusform>{game}, valoración tras %n partida valorada</numerusform>
                <numerusform>{game}, valoración tras %n partidas valoradas</numerusform>
            </translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Guardar como CSV</translation>
        </message>
        <message>
            <source>Counting anew</source>
            <translation>Contar de nuevo</translation>
        </message>
        <message>
            <source>Half a year</source>
            <translation>Medio año</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Time</source>
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
            <translation>Aperturas</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Balance</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>Cómo funciona</translation>
        </message>
        <message>
            <source>With several</source>
            <translation>Entre varios</translation>
        </message>
        <message>
            <source>Matches between people do not change the rating. Each line opens its matches.</source>
            <translation>Las partidas entre personas no cambian la valoración. Cada línea abre sus partidas.</translation>
        </message>
        <message>
            <source>No match between people yet.</source>
            <translation>Ninguna partida entre personas todavía.</translation>
        </message>
        <message>
            <source>Points: {points}.</source>
            <translation>Puntos: {points}.</translation>
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
            <source>No match up to now counts any more. The menu has them count again.</source>
            <translation>Ninguna partida hasta ahora cuenta ya. El menú hace que vuelvan a contar.</translation>
        </message>
        <message>
            <source>{name} begins anew: no match up to now counts. The menu undoes it.</source>
            <translation>{name} empieza de nuevo: ninguna partida hasta ahora cuenta. El menú lo deshace.</translation>
        </message>
        <message>
            <source>All matches count again.</source>
            <translation>Todas las partidas vuelven a contar.</translation>
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
        <name>StripHandle</name>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>Open the panel</source>
            <translation>Abrir el panel</translation>
        </message>
    </context>
    <context>
        <name>StudyPage</name>
        <message>
            <source>Study</source>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>Line {line} of the study: {reason}. It is kept in the record.</source>
            <translation>Línea {line} del análisis: {reason}. Se conserva en el registro.</translation>
        </message>
        <message>
            <source>drew {drawn}</source>
            <extracomment>what chance drew after a move: one or more tiles</extracomment>
            <translation>robado: {drawn}</translation>
        </message>
        <message>
            <source>Layouts are not drawn in a study. Step on to try other moves.</source>
            <translation>En un análisis no se dibujan trazados. Avanza para probar otras jugadas.</translation>
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
            <translation>Tras el turno {n}: juega {name}</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>le toca a {name}</translation>
        </message>
        <message>
            <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
            <translation>Solo se pegó el comienzo: un comentario tiene como máximo {most} caracteres.</translation>
        </message>
        <message>
            <source>Nothing else that could be drawn here can be listed.</source>
            <translation>No se puede enumerar qué más podría salir aquí.</translation>
        </message>
        <message>
            <source>Looking…</source>
            <translation>Examinando…</translation>
        </message>
        <message>
            <source>{name} has won</source>
            <translation>{name} ha ganado</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <source>The engine found nothing.</source>
            <translation>El motor no ha encontrado nada.</translation>
        </message>
    </context>
    <context>
        <name>StudyPanel</name>
        <message numerus="yes">
            <source>%n characters left</source>
            <translation>
                <numerusform>Queda %n carácter</numerusform>
                <numerusform>Quedan %n caracteres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines</source>
            <translation>
                <numerusform>%n línea</numerusform>
                <numerusform>%n líneas</numerusform>
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
            <source>Moves</source>
            <translation>Jugadas</translation>
        </message>
        <message>
            <source>played · variations</source>
            <translation>jugadas · variantes</translation>
        </message>
        <message>
            <source>Delete this variation</source>
            <translation>Borrar esta variante</translation>
        </message>
        <message>
            <source>Comment</source>
            <translation>Comentario</translation>
        </message>
        <message>
            <source>Say something about this move</source>
            <translation>Di algo de esta jugada</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Ascender la variante</translation>
        </message>
        <message>
            <source>Save study</source>
            <translation>Guardar el análisis</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>lines</source>
            <translation>líneas</translation>
        </message>
        <message>
            <source>Comment on {move}</source>
            <translation>Comentario a {move}</translation>
        </message>
        <message>
            <source>Comment on the beginning</source>
            <translation>Comentario al comienzo</translation>
        </message>
        <message>
            <source>Turn {n} · main line</source>
            <translation>Turno {n} · línea principal</translation>
        </message>
        <message>
            <source>Turn {n} · variation</source>
            <translation>Turno {n} · variante</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>{game}: {names}</source>
            <translation>{game}: {names}</translation>
        </message>
        <message>
            <source>{name} lost the thread and plays anything.</source>
            <translation>{name} perdió el hilo y juega cualquier cosa.</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Turno {n}</translation>
        </message>
        <message>
            <source>this is a serious match, and what was shown stands</source>
            <translation>esta es una partida en serio, y lo mostrado se queda</translation>
        </message>
        <message>
            <source>a study is kept with this match</source>
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
            <source>Look as long as you like, then hide the board.</source>
            <translation>Mira cuanto quieras y luego oculta el tablero.</translation>
        </message>
        <message>
            <source>{name} is thinking about the draw</source>
            <translation>{name} se piensa las tablas</translation>
        </message>
        <message>
            <source>A move takes the offer back.</source>
            <translation>Una jugada retira la oferta.</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>Le toca a {name}</translation>
        </message>
        <message>
            <source>{name} is thinking</source>
            <translation>{name} está pensando</translation>
        </message>
        <message>
            <source>What you are typing. Enter plays it.</source>
            <translation>Lo que estás escribiendo. Intro lo juega.</translation>
        </message>
        <message>
            <source>Coach: {words}</source>
            <translation>Entrenador: {words}</translation>
        </message>
        <message>
            <source>The first position</source>
            <translation>La primera posición</translation>
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
            <translation>Mirando atrás</translation>
        </message>
        <message>
            <source>Playing goes on where it was left.</source>
            <translation>La partida sigue donde se dejó.</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Volver a la partida</translation>
        </message>
        <message>
            <source>Study</source>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar otra vez</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Guardar registro</translation>
        </message>
        <message>
            <source>It turned at turn {n}</source>
            <translation>La partida cambió en el turno {n}</translation>
        </message>
        <message>
            <source>Swap seats</source>
            <translation>Cambiar asientos</translation>
        </message>
        <message>
            <source>{name} is next</source>
            <translation>Ahora le toca a {name}</translation>
        </message>
        <message>
            <source>Hide the board and pass the computer on.</source>
            <translation>Oculta el tablero y pasa el equipo.</translation>
        </message>
        <message>
            <source>Hide the board</source>
            <translation>Ocultar el tablero</translation>
        </message>
        <message>
            <source>{asker} proposes a draw</source>
            <translation>{asker} propone tablas</translation>
        </message>
        <message>
            <source>{asker} asks to take back</source>
            <translation>{asker} pide deshacer</translation>
        </message>
        <message>
            <source>{answerer}, do you agree?</source>
            <translation>{answerer}, ¿aceptas?</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>{name}, do you resign?</source>
            <translation>{name}, ¿te rindes?</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Rendirse</translation>
        </message>
        <message>
            <source>You give the game up.</source>
            <translation>Das la partida por perdida.</translation>
        </message>
        <message>
            <source>{name}, do you propose a draw?</source>
            <translation>{name}, ¿propones tablas?</translation>
        </message>
        <message>
            <source>Propose a draw</source>
            <translation>Proponer tablas</translation>
        </message>
        <message>
            <source>If all agree, the game is over.</source>
            <translation>Si todos aceptan, la partida termina.</translation>
        </message>
        <message>
            <source>{name}, do you call it a tie?</source>
            <translation>{name}, ¿declaras el empate?</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Declarar empate</translation>
        </message>
        <message>
            <source>The game is over then.</source>
            <translation>La partida terminará entonces.</translation>
        </message>
        <message>
            <source>The board is in the clipboard</source>
            <translation>El tablero está en el portapapeles</translation>
        </message>
    </context>
    <context>
        <name>TablePanel</name>
        <message>
            <source>Panel</source>
            <translation>Panel</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Jugadas</translation>
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
            <source>not met yet</source>
            <translation>aún sin enfrentar</translation>
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
            <source>Switch to Day</source>
            <translation>Cambiar a Día</translation>
        </message>
        <message>
            <source>Switch to Lamplight</source>
            <translation>Cambiar a Lámpara</translation>
        </message>
    </context>
    <context>
        <name>TileEditScene</name>
        <message>
            <source>{cell}, {tile}</source>
            <translation>{cell}, {tile}</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vacía</translation>
        </message>
        <message>
            <source>Turn the tile there, or else the one in hand</source>
            <translation>Girar la ficha de ahí, o si no la de la mano</translation>
        </message>
    </context>
    <context>
        <name>TileGrid</name>
        <message>
            <source>All tiles: arrow keys walk, Enter takes one</source>
            <translation>Todas las fichas: las flechas recorren, Intro toma una</translation>
        </message>
        <message>
            <source>{tile}, in use</source>
            <translation>{tile}, en uso</translation>
        </message>
        <message>
            <source>{tile}, in the sack</source>
            <translation>{tile}, en la bolsa</translation>
        </message>
    </context>
    <context>
        <name>TileRack</name>
        <message>
            <source>in the sack</source>
            <translation>en la bolsa</translation>
        </message>
    </context>
    <context>
        <name>ToolBar</name>
        <message>
            <source>Mirror</source>
            <extracomment>verb: the whole layout, left to right</extracomment>
            <translation>Espejo</translation>
        </message>
        <message>
            <source>Mirror: left and right change sides</source>
            <translation>Espejo: izquierda y derecha se cambian</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the whole layout, top to bottom</extracomment>
            <translation>Voltear</translation>
        </message>
        <message>
            <source>Flip: top and bottom change sides</source>
            <translation>Voltear: arriba y abajo se cambian</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the whole layout, by half a turn</extracomment>
            <translation>Girar</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Media vuelta</translation>
        </message>
    </context>
    <context>
        <name>ToolController</name>
        <message>
            <source>Nothing is painted there: click a region.</source>
            <translation>Ahí no hay nada pintado: haz clic en una región.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Serious</source>
            <translation>En serio</translation>
        </message>
        <message>
            <source>A serious match: no hints, no lens, and what was shown is not taken back</source>
            <translation>Una partida en serio: sin pistas, sin lente, y lo mostrado no se deshace</translation>
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
        <name>TreeRow</name>
        <message>
            <source>Variation, level {n}</source>
            <translation>Variante, nivel {n}</translation>
        </message>
        <message>
            <source>promoted</source>
            <translation>ascendida</translation>
        </message>
        <message>
            <source>as played</source>
            <translation>como se jugó</translation>
        </message>
    </context>
    <context>
        <name>UndoLine</name>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>Hold the players up</source>
            <translation>Detener a los jugadores</translation>
        </message>
        <message>
            <source>One move</source>
            <translation>Una jugada</translation>
        </message>
        <message>
            <source>Calm</source>
            <extracomment>how fast the computer players move</extracomment>
            <translation>Calma</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Ágil</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápido</translation>
        </message>
        <message>
            <source>How fast the computer plays</source>
            <translation>A qué velocidad juega la máquina</translation>
        </message>
        <message>
            <source>Let them play on</source>
            <translation>Dejarlos seguir jugando</translation>
        </message>
    </context>
    <context>
        <name>WhoPlays</name>
        <message>
            <source>People here</source>
            <translation>Personas</translation>
        </message>
        <message>
            <source>{players}, one screen</source>
            <translation>{players}, una pantalla</translation>
        </message>
        <message>
            <source>Against the computer</source>
            <translation>Contra la máquina</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Primera jugada</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Por sorteo</translation>
        </message>
        <message numerus="yes">
            <source>You and one of %n levels</source>
            <translation>
                <numerusform>Tú y %n nivel</numerusform>
                <numerusform>Tú y uno de %n niveles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>{name} is uncovering cells</source>
            <translation>{name} está destapando casillas</translation>
        </message>
        <message>
            <source>{name} is looking for your regions</source>
            <translation>{name} está buscando tus regiones</translation>
        </message>
        <message>
            <source>{name}, uncover a cell or end your turn</source>
            <translation>{name}, destapa una casilla o termina tu turno</translation>
        </message>
        <message>
            <source>{name}, uncover a cell</source>
            <translation>{name}, destapa una casilla</translation>
        </message>
        <message>
            <source>{name} is placing a layout</source>
            <translation>{name} está colocando un trazado</translation>
        </message>
        <message>
            <source>Nobody else sees it.</source>
            <translation>Nadie más lo ve.</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, dibuja tu trazado</translation>
        </message>
        <message>
            <source>Last round: {sentence}</source>
            <translation>Última ronda: {sentence}</translation>
        </message>
        <message>
            <source>The list goes on while no value is lower than the one before.</source>
            <translation>La lista sigue mientras ningún valor sea menor que el anterior.</translation>
        </message>
        <message>
            <source>The list goes on with {value} or more.</source>
            <translation>La lista sigue con {value} o más.</translation>
        </message>
        <message>
            <source>The list goes on with {value} alone.</source>
            <translation>La lista sigue solo con {value}.</translation>
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
            <source>{name}’s list ended with {low}, lower than {before}: it scored {n}.</source>
            <translation>La lista de {name} acabó con {low}, menor que {before}: puntuó {n}.</translation>
        </message>
        <message>
            <source>{name}’s list scored {n}.</source>
            <translation>La lista de {name} puntuó {n}.</translation>
        </message>
        <message>
            <source>The cells are uncovered one by one.</source>
            <translation>Las casillas se destapan una a una.</translation>
        </message>
        <message>
            <source>This is your layout. Nobody else sees it.</source>
            <translation>Este es tu trazado. Nadie más lo ve.</translation>
        </message>
        <message>
            <source>Your layout lies in the panel now. Nobody else sees it.</source>
            <translation>Tu trazado está ahora en el panel. Nadie más lo ve.</translation>
        </message>
        <message>
            <source>{low} is lower than {before} and ended your list: it scores {n}.</source>
            <translation>{low} es menor que {before} y acabó tu lista: puntúa {n}.</translation>
        </message>
        <message>
            <source>Your list scores {n}.</source>
            <translation>Tu lista puntúa {n}.</translation>
        </message>
        <message>
            <source>Layout placed</source>
            <translation>Trazado colocado</translation>
        </message>
        <message>
            <source>Layout to place</source>
            <translation>Trazado por colocar</translation>
        </message>
        <message>
            <source>To uncover</source>
            <translation>Debe destapar</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Sin destape automático</translation>
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
            <source>Layouts are placed unseen.</source>
            <translation>Los trazados se colocan a escondidas.</translation>
        </message>
        <message>
            <source>All layouts are placed. Now they are looked for.</source>
            <translation>Todos los trazados están colocados. Ahora se buscan.</translation>
        </message>
        <message>
            <source>{name} scored {n}. Both boards are hidden.</source>
            <translation>{name} hizo {n}. Los dos tableros están ocultos.</translation>
        </message>
        <message>
            <source>{name} scored {n}. All boards are hidden.</source>
            <translation>{name} hizo {n}. Todos los tableros están ocultos.</translation>
        </message>
        <message>
            <source>Scored</source>
            <translation>Puntuó</translation>
        </message>
        <message>
            <source>This turn</source>
            <translation>Este turno</translation>
        </message>
        <message>
            <source>Nothing has been uncovered.</source>
            <translation>No se ha destapado nada.</translation>
        </message>
        <message>
            <source>{name}’s last list</source>
            <translation>Última lista de {name}</translation>
        </message>
        <message>
            <source>The list</source>
            <translation>La lista</translation>
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
            <source>seen</source>
            <extracomment>what the other players have uncovered</extracomment>
            <translation>vista</translation>
        </message>
        <message>
            <source>{words} from {name}</source>
            <translation>{words} para {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vacía</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>oculta</translation>
        </message>
        <message>
            <source>{label}, never uncovered</source>
            <translation>{label}, nunca destapada</translation>
        </message>
        <message>
            <source>{name}’s board, small: {fact}</source>
            <translation>Tablero de {name}, en pequeño: {fact}</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>fin del turno</translation>
        </message>
        <message>
            <source>hidden, your guess {label}</source>
            <translation>oculta, tu conjetura {label}</translation>
        </message>
        <message>
            <source>{cell} of {name}, {what}</source>
            <translation>{cell} de {name}, {what}</translation>
        </message>
        <message>
            <source>layout</source>
            <translation>trazado</translation>
        </message>
        <message numerus="yes">
            <source>%n cells</source>
            <translation>
                <numerusform>%n casilla</numerusform>
                <numerusform>%n casillas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hidden</source>
            <translation>
                <numerusform>%n oculta</numerusform>
                <numerusform>%n ocultas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {cells} hidden</source>
            <translation>
                <numerusform>%n de {cells} oculta</numerusform>
                <numerusform>%n de {cells} ocultas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n región</numerusform>
                <numerusform>%n regiones</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Board</name>
        <message>
            <source>Picture</source>
            <translation>Imagen</translation>
        </message>
    </context>
    <context>
        <name>_Head</name>
        <message>
            <source>accuracy</source>
            <translation>precisión</translation>
        </message>
    </context>
    <context>
        <name>_Legend</name>
        <message>
            <source>in and out</source>
            <translation>entrada y salida</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>impacto</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>reflejo</translation>
        </message>
    </context>
    <context>
        <name>_Parts</name>
        <message>
            <source>Luck</source>
            <translation>Suerte</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Habilidad</translation>
        </message>
    </context>
    <context>
        <name>_RowPainter</name>
        <message>
            <source>Name of this record</source>
            <translation>Nombre de este registro</translation>
        </message>
    </context>
    <context>
        <name>adamas</name>
        <message>
            <source>No pieces are on their way yet.</source>
            <translation>Aún no hay piezas en camino.</translation>
        </message>
        <message>
            <source>{cell} has only {n} left</source>
            <translation>A {cell} solo le quedan {n}</translation>
        </message>
        <message>
            <source>{cell} is empty: choose one of your stacks</source>
            <translation>{cell} está vacía: elige una de tus pilas</translation>
        </message>
        <message>
            <source>{cell} is {name}’s stack: choose one of yours</source>
            <translation>{cell} es la pila de {name}: elige una de las tuyas</translation>
        </message>
        <message>
            <source>Pieces are going to {cell}: it cannot give any</source>
            <translation>Hay piezas en camino a {cell}: no puede dar ninguna</translation>
        </message>
        <message>
            <source>All pieces of {cell} are on their way</source>
            <translation>Todas las piezas de {cell} están en camino</translation>
        </message>
        <message>
            <source>A merge goes to one cell: all its pieces go to {target}</source>
            <translation>Una unión va a una sola casilla: todas sus piezas van a {target}</translation>
        </message>
        <message>
            <source>A split comes from one stack: only {source} can give more</source>
            <translation>Una división sale de una sola pila: solo {source} puede dar más</translation>
        </message>
        <message>
            <source>Add more from {source} to split, or send other stacks to {target}, too</source>
            <translation>Añade más desde {source} para dividir, o envía también otras pilas a {target}</translation>
        </message>
        <message>
            <source>The pieces are on {source} already</source>
            <translation>Las piezas ya están en {source}</translation>
        </message>
        <message>
            <source>{target} is on no line with {source}</source>
            <translation>{target} no está en ninguna línea con {source}</translation>
        </message>
        <message>
            <source>{blocker} stands between {source} and {target}</source>
            <translation>{blocker} está entre {source} y {target}</translation>
        </message>
        <message>
            <source>No stack of yours is that high</source>
            <translation>Ninguna pila tuya es tan alta</translation>
        </message>
        <message>
            <source>{cell} can go nowhere</source>
            <translation>{cell} no puede ir a ningún sitio</translation>
        </message>
        <message>
            <source>{cell} cannot join: {reason}</source>
            <translation>{cell} no puede unirse: {reason}</translation>
        </message>
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
        <message>
            <source>from {cell}</source>
            <translation>de {cell}</translation>
        </message>
        <message>
            <source>to {cell}</source>
            <translation>a {cell}</translation>
        </message>
        <message>
            <source>in all to {cell}</source>
            <translation>en total a {cell}</translation>
        </message>
        <message numerus="yes">
            <source>%n capture {height}</source>
            <translation>
                <numerusform>%n captura {height}</numerusform>
                <numerusform>%n capturan {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n see its {height}</source>
            <translation>
                <numerusform>%n ve su {height}</numerusform>
                <numerusform>%n ven su {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>stay on {cell}</source>
            <translation>
                <numerusform>queda en {cell}</numerusform>
                <numerusform>quedan en {cell}</numerusform>
            </translation>
        </message>
        <message>
            <source>captures {n}</source>
            <translation>captura {n}</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} o {other}</translation>
        </message>
        <message>
            <source>{who} may capture</source>
            <translation>{who} puede capturar</translation>
        </message>
        <message>
            <source>by {who}</source>
            <translation>por {who}</translation>
        </message>
        <message>
            <source>takes {n}</source>
            <translation>toma {n}</translation>
        </message>
        <message>
            <source>{name}, split the stack on {cell}</source>
            <translation>{name}, divide la pila de {cell}</translation>
        </message>
        <message>
            <source>Drop {n} of {left} on a marked cell. Keys or wheel: how many.</source>
            <translation>Suelta {n} de {left} en una casilla marcada. Teclas o rueda: cuántas.</translation>
        </message>
        <message>
            <source>{name}, move the stack on {cell}</source>
            <translation>{name}, mueve la pila de {cell}</translation>
        </message>
        <message>
            <source>Drop all {n} on a marked cell. Keys or wheel: fewer.</source>
            <translation>Suelta las {n} en una casilla marcada. Teclas o rueda: menos.</translation>
        </message>
        <message>
            <source>Drag a stack along a line; with Shift it is played at once.</source>
            <translation>Arrastra una pila por una línea; con Mayús se juega al momento.</translation>
        </message>
        <message>
            <source>Drag a stack along a line. The first move may not capture.</source>
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
            <source>{name}, this split needs a change</source>
            <translation>{name}, esta división necesita un cambio</translation>
        </message>
        <message>
            <source>{name}, this move needs a change</source>
            <translation>{name}, esta jugada necesita un cambio</translation>
        </message>
        <message>
            <source>Ctrl+Enter</source>
            <translation>Control+Intro</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>{keys} plays it.</source>
            <translation>{keys} la juega.</translation>
        </message>
        <message>
            <source>{name}, play the merge or add to it</source>
            <translation>{name}, juega la unión o añádele más</translation>
        </message>
        <message>
            <source>Other stacks in sight of {target} can join.</source>
            <translation>Otras pilas a la vista de {target} pueden unirse.</translation>
        </message>
        <message>
            <source>{name}, play the merge</source>
            <translation>{name}, juega la unión</translation>
        </message>
        <message>
            <source>{name}, play the split or add to it</source>
            <translation>{name}, juega la división o añádele más</translation>
        </message>
        <message>
            <source>Only {source} can give more pieces.</source>
            <translation>Solo {source} puede dar más piezas.</translation>
        </message>
        <message>
            <source>{name}, play the split</source>
            <translation>{name}, juega la división</translation>
        </message>
        <message>
            <source>More from {source} splits, another stack to {target} merges.</source>
            <translation>Más desde {source} divide, otra pila a {target} une.</translation>
        </message>
        <message>
            <source>More from {source} splits.</source>
            <translation>Más desde {source} divide.</translation>
        </message>
        <message>
            <source>Another stack to {target} merges.</source>
            <translation>Otra pila a {target} une.</translation>
        </message>
        <message>
            <source>{name}, play {move} or add to it</source>
            <translation>{name}, juega {move} o añádele más</translation>
        </message>
        <message>
            <source>{name}, play {move}</source>
            <translation>{name}, juega {move}</translation>
        </message>
        <message>
            <source>enemies in sight: {stacks}</source>
            <translation>rivales a la vista: {stacks}</translation>
        </message>
        <message>
            <source>own in sight: {stacks}</source>
            <translation>propias a la vista: {stacks}</translation>
        </message>
        <message>
            <source>can be captured</source>
            <translation>puede ser capturada</translation>
        </message>
        <message>
            <source>nothing in sight</source>
            <translation>nada a la vista</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vacía</translation>
        </message>
        <message>
            <source>{cell}, {name}’s stack of {n}, seen {seen}</source>
            <translation>{cell}, la pila de {n} de {name}, vista por {seen}</translation>
        </message>
        <message>
            <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
            <translation>Suelta las {n} para jugar. Mantén Ctrl para unir más pilas.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Something went wrong, and this game cannot be kept. Save it elsewhere: {key}</source>
            <translation>Algo salió mal, y esta partida no se puede conservar. Guárdala en otro sitio: {key}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept. The details are in {path}</source>
            <translation>Algo salió mal. Tu partida está guardada. Los detalles están en {path}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept.</source>
            <translation>Algo salió mal. Tu partida está guardada.</translation>
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
            <translation>Editar</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>title of a menu: what is done in a match</extracomment>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Máquina</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Ir a</translation>
        </message>
        <message>
            <source>Look</source>
            <extracomment>title of a menu: how the window looks</extracomment>
            <translation>Vista</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Ayuda</translation>
        </message>
        <message>
            <source>Size of texts</source>
            <translation>Tamaño de los textos</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sonidos</translation>
        </message>
        <message>
            <source>Copy the rows</source>
            <translation>Copiar las filas</translation>
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
            <source>Open…</source>
            <translation>Abrir…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
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
            <source>Save the position…</source>
            <translation>Guardar la posición…</translation>
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
            <source>Take back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Make again</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>The move before</source>
            <translation>La jugada anterior</translation>
        </message>
        <message>
            <source>The move after</source>
            <translation>La jugada siguiente</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Repasar</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>Lens: what you could work out</source>
            <translation>Lente: lo que podrías deducir</translation>
        </message>
        <message>
            <source>Coach in first matches</source>
            <translation>Entrenador en las primeras partidas</translation>
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
            <source>Records</source>
            <translation>Registros</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Retos</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Balance</translation>
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
            <source>Propose a draw</source>
            <translation>Proponer tablas</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Rendirse</translation>
        </message>
        <message>
            <source>Call it a tie…</source>
            <translation>Declarar empate…</translation>
        </message>
        <message>
            <source>Type moves</source>
            <translation>Escribir jugadas</translation>
        </message>
        <message>
            <source>Tell about this spot</source>
            <translation>Decir qué hay aquí</translation>
        </message>
        <message>
            <source>Tell it again</source>
            <translation>Decirlo otra vez</translation>
        </message>
        <message>
            <source>Tell how the game stands</source>
            <translation>Decir cómo va la partida</translation>
        </message>
        <message>
            <source>Read the next row</source>
            <translation>Leer la fila siguiente</translation>
        </message>
        <message>
            <source>New game…</source>
            <translation>Nueva partida…</translation>
        </message>
        <message>
            <source>Set up from here</source>
            <translation>Preparar desde aquí</translation>
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
            <source>The computer plays calmly</source>
            <translation>La máquina juega con calma</translation>
        </message>
        <message>
            <source>The computer plays briskly</source>
            <translation>La máquina juega con agilidad</translation>
        </message>
        <message>
            <source>The computer plays fast</source>
            <translation>La máquina juega rápido</translation>
        </message>
        <message>
            <source>Study this match</source>
            <translation>Analizar esta partida</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Ascender la variante</translation>
        </message>
        <message>
            <source>Another draw here…</source>
            <translation>Otra extracción aquí…</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Guardar registro</translation>
        </message>
        <message>
            <source>Save record as…</source>
            <translation>Guardar registro como…</translation>
        </message>
        <message>
            <source>Open a record…</source>
            <translation>Abrir un registro…</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Ver carpeta</translation>
        </message>
        <message>
            <source>Bring back what was deleted last</source>
            <translation>Recuperar lo último eliminado</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Guardar como CSV</translation>
        </message>
        <message>
            <source>Begin anew: count no match up to now</source>
            <translation>Empezar de nuevo: no contar ninguna partida hasta ahora</translation>
        </message>
        <message>
            <source>Begin anew for everybody</source>
            <translation>Empezar de nuevo para todos</translation>
        </message>
        <message>
            <source>Count all matches again</source>
            <translation>Volver a contar todas las partidas</translation>
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
            <source>Less motion</source>
            <translation>Menos movimiento</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste alto</translation>
        </message>
        <message>
            <source>As the system has it</source>
            <translation>Como en el sistema</translation>
        </message>
        <message>
            <source>100 %</source>
            <translation>100 %</translation>
        </message>
        <message>
            <source>125 %</source>
            <translation>125 %</translation>
        </message>
        <message>
            <source>150 %</source>
            <translation>150 %</translation>
        </message>
        <message>
            <source>175 %</source>
            <translation>175 %</translation>
        </message>
        <message>
            <source>200 %</source>
            <translation>200 %</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Sin sonidos</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>Bajo</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medio</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Alto</translation>
        </message>
        <message>
            <source>About Quincunx</source>
            <translation>Acerca de Quincunx</translation>
        </message>
        <message>
            <source>Theme of the system</source>
            <translation>Tema del sistema</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Día</translation>
        </message>
        <message>
            <source>Lamplight</source>
            <translation>Lámpara</translation>
        </message>
        <message>
            <source>Language of the system</source>
            <translation>Idioma del sistema</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>Ajustes…</translation>
        </message>
        <message>
            <source>Never</source>
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
            <source>Confirm moves</source>
            <translation>Confirmar las jugadas</translation>
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
            <source>Export picture…</source>
            <translation>Exportar imagen…</translation>
        </message>
    </context>
    <context>
        <name>editor</name>
        <message>
            <source>Brush</source>
            <translation>Pincel</translation>
        </message>
        <message>
            <source>Click and drag to paint; the right button erases.</source>
            <translation>Haz clic y arrastra para pintar; el botón derecho borra.</translation>
        </message>
        <message>
            <source>Fill</source>
            <extracomment>a tool: paints a whole area</extracomment>
            <translation>Rellenar</translation>
        </message>
        <message>
            <source>Click an area to paint all of it.</source>
            <translation>Haz clic en un área para pintarla entera.</translation>
        </message>
        <message>
            <source>Eraser</source>
            <translation>Goma</translation>
        </message>
        <message>
            <source>Click and drag to make cells empty again.</source>
            <translation>Haz clic y arrastra para vaciar casillas.</translation>
        </message>
        <message>
            <source>Swap</source>
            <extracomment>a tool: two regions change their labels</extracomment>
            <translation>Intercambiar</translation>
        </message>
        <message>
            <source>Click two regions: they change their labels.</source>
            <translation>Haz clic en dos regiones: cambian sus etiquetas.</translation>
        </message>
        <message>
            <source>Move</source>
            <extracomment>a tool: moves a region</extracomment>
            <translation>Mover</translation>
        </message>
        <message>
            <source>Drag a region to where it is to be.</source>
            <translation>Arrastra una región adonde debe estar.</translation>
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
            <source>Region {label} is torn into %n parts: join them.</source>
            <translation>
                <numerusform>Región {label}, en trozos: únelos.</numerusform>
                <numerusform>Región {label}, en %n trozos: únelos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Region {label} needs %n more cells.</source>
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
        <message>
            <source>When the pieces that see an enemy stack add up to its height, you may capture it.</source>
            <translation>Cuando las piezas que ven una pila enemiga suman su altura, puedes capturarla.</translation>
        </message>
        <message>
            <source>The great capture</source>
            <translation>La gran captura</translation>
        </message>
        <message>
            <source>Adamas: take the most.</source>
            <translation>Adamas: más capturas.</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first by lot, {pool} in each pool</source>
            <translation>
                <numerusform>%n ficha, por sorteo, {pool} en cada reserva</numerusform>
                <numerusform>%n fichas, la primera por sorteo, {pool} en cada reserva</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first on the table</source>
            <translation>
                <numerusform>%n ficha, en la mesa</numerusform>
                <numerusform>%n fichas, la primera en la mesa</numerusform>
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
            <source>Find the four atoms: par is %n probes</source>
            <translation>
                <numerusform>Encuentra los cuatro átomos: el par es de %n sonda</numerusform>
                <numerusform>Encuentra los cuatro átomos: el par es de %n sondas</numerusform>
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
            <source>Win with one move</source>
            <translation>Gana con una jugada</translation>
        </message>
        <message>
            <source>Win in two</source>
            <translation>Ganar en dos</translation>
        </message>
        <message>
            <source>Adamas: force the win.</source>
            <translation>Adamas: fuerza la victoria.</translation>
        </message>
        <message numerus="yes">
            <source>moves</source>
            <translation>
                <numerusform>jugada</numerusform>
                <numerusform>jugadas</numerusform>
            </translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer</source>
            <translation>Gana en dos jugadas, sea cual sea la respuesta</translation>
        </message>
        <message>
            <source>Captures</source>
            <translation>Capturas</translation>
        </message>
        <message>
            <source>Counted once</source>
            <translation>Se cuentan una vez</translation>
        </message>
        <message>
            <source>After each part</source>
            <translation>Tras cada parte</translation>
        </message>
        <message>
            <source>Pieces, turn by turn</source>
            <translation>Piezas, turno a turno</translation>
        </message>
        <message>
            <source>Read the rays, name the four atoms</source>
            <translation>Lee los rayos, nombra los cuatro átomos</translation>
        </message>
        <message>
            <source>Send rays into the box, see where they come out, and name the four atoms inside.</source>
            <translation>Lanza rayos a la caja, mira por dónde salen y nombra los cuatro átomos de dentro.</translation>
        </message>
        <message>
            <source>Hidden atoms</source>
            <translation>Átomos ocultos</translation>
        </message>
        <message>
            <source>Black Box alone</source>
            <translation>Black Box a solas</translation>
        </message>
        <message>
            <source>Four atoms, few probes.</source>
            <translation>4 átomos, pocas sondas.</translation>
        </message>
        <message numerus="yes">
            <source>probes</source>
            <translation>
                <numerusform>sonda</numerusform>
                <numerusform>sondas</numerusform>
            </translation>
        </message>
        <message>
            <source>49 cells, four atoms in each box</source>
            <translation>49 casillas, cuatro átomos en cada caja</translation>
        </message>
        <message>
            <source>Placements still possible</source>
            <translation>Colocaciones aún posibles</translation>
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
            <source>Nothing hidden</source>
            <translation>Nada oculto</translation>
        </message>
        <message>
            <source>No chance</source>
            <translation>Sin azar</translation>
        </message>
        <message>
            <source>Join your colour into one long loop</source>
            <translation>Une tu color en un largo bucle</translation>
        </message>
        <message>
            <source>Lay tiles so that colours run on, and be the first to close a loop of six or more.</source>
            <translation>Pon fichas de modo que los colores continúen, y cierra antes que nadie un bucle de seis o más.</translation>
        </message>
        <message>
            <source>A loop in one</source>
            <translation>Bucle en uno</translation>
        </message>
        <message>
            <source>Dragons: close it at once.</source>
            <translation>Dragons: ciérralo ya.</translation>
        </message>
        <message numerus="yes">
            <source>tiles</source>
            <translation>
                <numerusform>ficha</numerusform>
                <numerusform>fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>Close a winning loop with one tile</source>
            <translation>Cierra un bucle ganador con una ficha</translation>
        </message>
        <message>
            <source>A loop in two</source>
            <translation>Bucle en dos</translation>
        </message>
        <message>
            <source>Dragons: with two tiles.</source>
            <translation>Dragons: con dos fichas.</translation>
        </message>
        <message>
            <source>Force a winning loop with two tiles</source>
            <translation>Fuerza un bucle ganador con dos fichas</translation>
        </message>
        <message>
            <source>A loop in three</source>
            <translation>Bucle en tres</translation>
        </message>
        <message>
            <source>Dragons: with three tiles.</source>
            <translation>Dragons: con tres fichas.</translation>
        </message>
        <message>
            <source>Force a winning loop with three tiles</source>
            <translation>Fuerza un bucle ganador con tres fichas</translation>
        </message>
        <message>
            <source>Longest path, turn by turn</source>
            <translation>Camino más largo, turno a turno</translation>
        </message>
        <message>
            <source>Aim</source>
            <extracomment>noun: what wins the game</extracomment>
            <translation>Meta</translation>
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
            <source>Loose tails</source>
            <translation>Colas sueltas</translation>
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
            <translation>Tablas</translation>
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
            <source>Place tiles so that their numbers agree. Close a hole to score the numbers round it.</source>
            <translation>Coloca fichas cuyos números coincidan. Cierra un agujero y puntúa los números que lo rodean.</translation>
        </message>
        <message>
            <source>Only the draws are hidden</source>
            <translation>Solo los robos están ocultos</translation>
        </message>
        <message>
            <source>Tiles are drawn</source>
            <translation>Se roban fichas</translation>
        </message>
        <message>
            <source>The best tile</source>
            <translation>La mejor ficha</translation>
        </message>
        <message>
            <source>Holomino: score the most.</source>
            <translation>Holomino: más puntos.</translation>
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
            <source>Uncover cells of the others’ boards. Values must not fall; equal ones in a row score the square of their number.</source>
            <translation>Destapa casillas de los tableros ajenos. Los valores no deben bajar; los iguales seguidos puntúan el cuadrado de su número.</translation>
        </message>
        <message>
            <source>Hidden boards</source>
            <translation>Tableros ocultos</translation>
        </message>
        <message>
            <source>A little chance</source>
            <translation>Un poco de azar</translation>
        </message>
        <message>
            <source>Mono alone</source>
            <translation>Mono a solas</translation>
        </message>
        <message>
            <source>Three turns, many points.</source>
            <translation>3 turnos, muchos puntos.</translation>
        </message>
        <message>
            <source>Of several values</source>
            <translation>De varios valores</translation>
        </message>
        <message>
            <source>The best counts</source>
            <translation>Cuenta el mejor</translation>
        </message>
        <message>
            <source>The lowest</source>
            <translation>El más bajo</translation>
        </message>
        <message>
            <source>The highest</source>
            <translation>El más alto</translation>
        </message>
        <message>
            <source>Make {par} points in three turns, with good decisions and some luck</source>
            <translation>Consigue {par} puntos en tres turnos, con buenas decisiones y algo de suerte</translation>
        </message>
    </context>
    <context>
        <name>incoming</name>
        <message>
            <source>Only one can be open. Among the records: {names}</source>
            <translation>Solo se puede abrir uno. Entre los registros: {names}</translation>
        </message>
        <message>
            <source>Only one can be open. Left out: {names}</source>
            <translation>Solo se puede abrir uno. Quedan fuera: {names}</translation>
        </message>
    </context>
    <context>
        <name>languages</name>
        <message>
            <source>Translated by the makers, not yet read by a native speaker.</source>
            <translation>Traducido por los autores; aún sin revisar por un hablante nativo.</translation>
        </message>
    </context>
    <context>
        <name>layoutText</name>
        <message>
            <source>This text is too long to be a layout.</source>
            <translation>Este texto es demasiado largo para ser un trazado.</translation>
        </message>
        <message>
            <source>There is no layout in this text: it is empty.</source>
            <translation>No hay ningún trazado en este texto: está vacío.</translation>
        </message>
        <message>
            <source>Row {n}, column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Fila {n}, columna {c}: «{char}» no es una etiqueta. Las etiquetas son 1–9 y a–p.</translation>
        </message>
        <message>
            <source>Column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Columna {c}: «{char}» no es una etiqueta. Las etiquetas son 1–9 y a–p.</translation>
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
            <source>%n cells are no board: the largest has {below}.</source>
            <translation>
                <numerusform>%n casilla no es un tablero: el más grande tiene {below}.</numerusform>
                <numerusform>%n casillas no son un tablero: el más grande tiene {below}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: the smallest has {above}.</source>
            <translation>
                <numerusform>%n casilla no es un tablero: el más pequeño tiene {above}.</numerusform>
                <numerusform>%n casillas no son un tablero: el más pequeño tiene {above}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: {below} or {above} would be one.</source>
            <translation>
                <numerusform>%n casilla no es un tablero: {below} o {above} lo serían.</numerusform>
                <numerusform>%n casillas no son un tablero: {below} o {above} lo serían.</numerusform>
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
                <numerusform>La fila {row} tiene %n casilla y las otras tienen {width}.</numerusform>
                <numerusform>La fila {row} tiene %n casillas y las otras tienen {width}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{where}: a board of %n cells has the labels 1 to {last}, not “{label}”.</source>
            <translation>
                <numerusform>{where}: un tablero de %n casilla tiene las etiquetas del 1 al {last}, no «{label}».</numerusform>
                <numerusform>{where}: un tablero de %n casillas tiene las etiquetas del 1 al {last}, no «{label}».</numerusform>
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
            <translation>Calderilla</translation>
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
        <name>levels</name>
        <message>
            <source>Newcomer</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Ocasional</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level: as strong as a player in a club</extracomment>
            <translation>Club</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experto</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maestro</translation>
        </message>
        <message>
            <source>Newcomer: knows the rules and misses a lot.</source>
            <translation>Principiante: conoce las reglas y pasa por alto muchas cosas.</translation>
        </message>
        <message>
            <source>Casual: sees what is good now.</source>
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
            <source>Name and #tags</source>
            <translation>Nombre y #etiquetas</translation>
        </message>
        <message>
            <source>supplied</source>
            <translation>incluido</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>borrador</translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n región</numerusform>
                <numerusform>%n regiones</numerusform>
            </translation>
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
            <translation>aún sin examinar</translation>
        </message>
        <message>
            <source>the only move that would do</source>
            <extracomment>a forced win that a player of this strength is not expected to see a forced loss that a player of this strength is not expected to see</extracomment>
            <translation>la única jugada que servía</translation>
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
            <source>hidden: a loss in %n moves</source>
            <translation>
                <numerusform>oculto: derrota en %n jugada</numerusform>
                <numerusform>oculto: derrota en %n jugadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hidden: a win in %n moves</source>
            <translation>
                <numerusform>oculto: victoria en %n jugada</numerusform>
                <numerusform>oculto: victoria en %n jugadas</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden at turn {n}</source>
            <translation>Oculto en el turno {n}</translation>
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
            <translation>{n} %</translation>
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
            <source>Daily of {day}</source>
            <translation>Diario: {day}</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Todos los tipos rápidos</translation>
        </message>
        <message>
            <source>{name}, {n} min</source>
            <translation>{name}, {n} min</translation>
        </message>
        <message>
            <source>Any</source>
            <extracomment>difficulty: all of them</extracomment>
            <translation>Todas</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
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
                <numerusform>%n jugada errónea</numerusform>
                <numerusform>%n jugadas erróneas</numerusform>
            </translation>
        </message>
        <message>
            <source>{goal} ({options})</source>
            <extracomment>a puzzle's goal, then the names of options, as: Win in two (Progressive captures)</extracomment>
            <translation>{goal} ({options})</translation>
        </message>
    </context>
    <context>
        <name>records</name>
        <message>
            <source>Review</source>
            <extracomment>verb on a button: looks at a match that is over</extracomment>
            <translation>Repasar</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Partida normal</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>No se puede leer</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>le toca a {name}</translation>
        </message>
        <message>
            <source>Nobody won</source>
            <translation>No ganó nadie</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Tablas</translation>
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
            <source>Turn {n}</source>
            <translation>Turno {n}</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>menos de un minuto</translation>
        </message>
        <message>
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message>
            <source>{h} h {m} min</source>
            <translation>{h} h {m} min</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Hoy</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Ayer</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <extracomment>a date: d is the day, MMMM the month in full; put them in order</extracomment>
            <translation>d 'de' MMMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
            <translation>d MMM yyyy</translation>
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
            <source>Computer</source>
            <translation>Máquina</translation>
        </message>
        <message>
            <source>(computer, {level})</source>
            <translation>(máquina, {level})</translation>
        </message>
        <message>
            <source>it is open in another window</source>
            <translation>está abierto en otra ventana</translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n turno</numerusform>
                <numerusform>%n turnos</numerusform>
            </translation>
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
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>1 + 4 = 5 points. After a 4 the 1 would have been lost.</source>
            <translation>1 + 4 = 5 puntos. Después de un 4, el 1 se habría perdido.</translation>
        </message>
        <message>
            <source>1 in {count} is better than to wait for {name}</source>
            <translation>1 entre {count} es mejor que esperar a {name}</translation>
        </message>
        <message>
            <source>1 in {count}: guessing now wins {now:.0%}, probing once more first {later:.0%}</source>
            <translation>1 de {count}: adivinar ahora gana un {now:.0%}; sondear antes otra vez, un {later:.0%}</translation>
        </message>
        <message>
            <source>12 × 15 = 180 points. Games are decided by double holes.</source>
            <translation>12 × 15 = 180 puntos. Los agujeros dobles deciden las partidas.</translation>
        </message>
        <message>
            <source>25 points for five in a row: save what you know for one long run.</source>
            <translation>25 puntos por cinco seguidos: guarda lo que sabes para una serie larga.</translation>
        </message>
        <message>
            <source>3 + 2 + 5: the numbers round a hole are your points.</source>
            <translation>3 + 2 + 5: los números alrededor de un agujero son tus puntos.</translation>
        </message>
        <message>
            <source>A 1 and two 4s are hidden. Take all three in one turn, and end it.</source>
            <translation>Hay un 1 y dos 4 tapados. Destapa los tres en un turno y termínalo.</translation>
        </message>
        <message>
            <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
            <translation>Un 2 debe tocar al otro, y en a1 y b2 hay otros números.</translation>
        </message>
        <message>
            <source>A burst at the port: the ray was swallowed and came out nowhere.</source>
            <translation>Un destello en la puerta: el rayo fue absorbido y no salió por ningún lado.</translation>
        </message>
        <message>
            <source>A gap takes the choice of place from the other player.</source>
            <translation>Un hueco le quita al otro la elección del lugar.</translation>
        </message>
        <message>
            <source>A good probe has different answers for what you still think possible.</source>
            <translation>Una buena sonda responde distinto a cada cosa que aún es posible.</translation>
        </message>
        <message>
            <source>A hole, but there is one that is worth more: count again.</source>
            <translation>Un agujero, pero hay uno que vale más: cuenta otra vez.</translation>
        </message>
        <message>
            <source>A loop of six tiles or more ends the game at once.</source>
            <translation>Un bucle de seis fichas o más termina la partida al instante.</translation>
        </message>
        <message>
            <source>A place that asks for a third number waits for a single tile.</source>
            <translation>Un lugar que pide un tercer número espera una única ficha.</translation>
        </message>
        <message>
            <source>A split may go in several directions, with as many pieces as you like.</source>
            <translation>Una división puede ir en varias direcciones, con tantas piezas como quieras.</translation>
        </message>
        <message>
            <source>A stack can be taken when exactly as many enemy pieces see it as it is high.</source>
            <translation>Una pila se puede capturar cuando la ven exactamente tantas piezas rivales como mide.</translation>
        </message>
        <message>
            <source>A sum that is wrong is a defence: step away, or change what is seen.</source>
            <translation>Una suma que no cuadra protege: apártate o cambia lo que se ve.</translation>
        </message>
        <message>
            <source>A tile in the way, or a tail at its end, stops a dragon.</source>
            <translation>Una ficha en medio, o una cola al final, detiene a un dragón.</translation>
        </message>
        <message>
            <source>A tile may carry the same digit twice or three times. There are more tiles, and they are easier to place.</source>
            <translation>Una ficha puede llevar la misma cifra dos o tres veces. Hay más fichas y son más fáciles de colocar.</translation>
        </message>
        <message>
            <source>A typed list of cells ends the turn when it is used up; otherwise random cells follow.</source>
            <translation>Una lista escrita de casillas termina el turno cuando se agota; si no, siguen casillas al azar.</translation>
        </message>
        <message>
            <source>A whole region</source>
            <translation>Una región entera</translation>
        </message>
        <message>
            <source>Add up the first stacks on the lines that lead away from c3, then from e1.</source>
            <translation>Suma las primeras pilas de las líneas que salen de c3, y luego de e1.</translation>
        </message>
        <message>
            <source>Aim: best dragon (Tantrix scoring)</source>
            <translation>Meta: mejor dragón (Tantrix)</translation>
        </message>
        <message>
            <source>Aim: closed dragon with two eyes</source>
            <translation>Meta: dragón cerrado con dos ojos</translation>
        </message>
        <message>
            <source>Aim: complete a dragon alone</source>
            <translation>Meta: único dragón completo</translation>
        </message>
        <message>
            <source>Aim: first complete dragon</source>
            <translation>Meta: el primer dragón completo</translation>
        </message>
        <message>
            <source>Aim: loop of five</source>
            <translation>Meta: bucle de cinco</translation>
        </message>
        <message>
            <source>Aim: most eyes, at any time</source>
            <translation>Meta: más ojos, cuando sea</translation>
        </message>
        <message>
            <source>Aim: most eyes, at the end</source>
            <translation>Meta: más ojos, al final</translation>
        </message>
        <message>
            <source>An arrow that turns back: the ray came out where it went in.</source>
            <translation>Una flecha que da la vuelta: el rayo salió por donde entró.</translation>
        </message>
        <message>
            <source>An atom diagonally ahead turns a ray aside. Send one that comes out elsewhere.</source>
            <translation>Un átomo en diagonal por delante desvía el rayo. Envía uno que salga por otro lado.</translation>
        </message>
        <message>
            <source>An atom stops the ray from 6 at the edge, and that from 7 head on.</source>
            <translation>Un átomo detiene el rayo de 6 en el borde y el de 7 de frente.</translation>
        </message>
        <message>
            <source>Ask what matters</source>
            <translation>Pregunta lo que importa</translation>
        </message>
        <message>
            <source>Atoms side by side hide behind one another.</source>
            <translation>Los átomos contiguos se esconden unos tras otros.</translation>
        </message>
        <message>
            <source>Attack without risk</source>
            <translation>Atacar sin riesgo</translation>
        </message>
        <message>
            <source>Begin with the lowest value: the 1 on a1, then d2 and d3.</source>
            <translation>Empieza por el valor más bajo: el 1 de a1, y luego d2 y d3.</translation>
        </message>
        <message>
            <source>Between two atoms a ray turns right round. Find a port where it comes back.</source>
            <translation>Entre dos átomos un rayo da media vuelta. Busca una puerta por la que vuelva.</translation>
        </message>
        <message>
            <source>Blue is still open. Find the place where both of its ends arrive.</source>
            <translation>El azul sigue abierto. Busca el lugar adonde llegan sus dos extremos.</translation>
        </message>
        <message>
            <source>Board number, name and password were ignored.</source>
            <translation>Se ignoraron el número de tablero, el nombre y la contraseña.</translation>
        </message>
        <message>
            <source>Both ends of such a ray wear the same letter.</source>
            <translation>Los dos extremos de un rayo así llevan la misma letra.</translation>
        </message>
        <message>
            <source>Both stacks are to be taken by one split: from b3 one piece goes to each.</source>
            <translation>Una sola división debe capturar las dos pilas: de b3 va una pieza a cada una.</translation>
        </message>
        <message>
            <source>Bring all four pieces together on c3, a cell that both of your stacks see.</source>
            <translation>Junta las cuatro piezas en c3, una casilla que ven tus dos pilas.</translation>
        </message>
        <message>
            <source>Bring your two pieces to c4. A stack goes along a line, as far as you like.</source>
            <translation>Lleva tus dos piezas a c4. Una pila va por una línea, tan lejos como quieras.</translation>
        </message>
        <message>
            <source>Capture</source>
            <translation>Capturar</translation>
        </message>
        <message>
            <source>Capture as many pieces as possible in one move: {n} of {all} can be taken.</source>
            <translation>Captura todas las piezas posibles en una jugada: se pueden tomar {n} de {all}.</translation>
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
            <source>Choose four different squares of the box.</source>
            <translation>Elige cuatro casillas distintas de la caja.</translation>
        </message>
        <message>
            <source>Choose the tile that goes back into the sack.</source>
            <translation>Elige la ficha que vuelve a la bolsa.</translation>
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
            <translation>Club</translation>
        </message>
        <message>
            <source>Corners with numbers meet, and where they meet the numbers agree.</source>
            <translation>Los vértices con número se juntan, y donde se juntan los números coinciden.</translation>
        </message>
        <message>
            <source>Counts are taken before the move, so one piece may count for two stacks.</source>
            <translation>Se cuenta antes de la jugada: una pieza puede contar para dos pilas.</translation>
        </message>
        <message>
            <source>Digits</source>
            <translation>Cifras</translation>
        </message>
        <message>
            <source>Do not leave it</source>
            <translation>No lo dejes</translation>
        </message>
        <message>
            <source>End the turn now: the three 3s are worth nine points.</source>
            <translation>Termina el turno ahora: los tres 3 valen nueve puntos.</translation>
        </message>
        <message>
            <source>Equal values in a row score the square of their number: 3 × 3 = 9.</source>
            <translation>Los valores iguales seguidos dan el cuadrado de cuántos son: 3 × 3 = 9.</translation>
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
            <source>Find a ray that crosses the whole box without being turned.</source>
            <translation>Busca un rayo que cruce toda la caja sin desviarse.</translation>
        </message>
        <message>
            <source>Find its partner</source>
            <translation>Encontrar la otra</translation>
        </message>
        <message>
            <source>Find the four atoms with as few probes as you can: par is {n}.</source>
            <translation>Encuentra los cuatro átomos con las menos sondas posibles: el par es {n}.</translation>
        </message>
        <message>
            <source>First tile: second side up</source>
            <translation>Primera ficha: segunda cara</translation>
        </message>
        <message>
            <source>First tile: shoulders up</source>
            <translation>Primera ficha: hombros arriba</translation>
        </message>
        <message>
            <source>Force a winning loop within three tiles of yours.</source>
            <translation>Fuerza un bucle ganador con tres fichas tuyas como mucho.</translation>
        </message>
        <message>
            <source>Force a winning loop within two tiles of yours.</source>
            <translation>Fuerza un bucle ganador con dos fichas tuyas como mucho.</translation>
        </message>
        <message>
            <source>Four pieces are to stand on c3: two from a3 and two from c5.</source>
            <translation>En c3 debe haber cuatro piezas: dos de a3 y dos de c5.</translation>
        </message>
        <message>
            <source>Four pieces see each of the two stacks of four. Take both in one turn.</source>
            <translation>Cuatro piezas ven cada una de las dos pilas de cuatro. Captura ambas en un turno.</translation>
        </message>
        <message>
            <source>Four right markers win at once; the third wrong guess loses.</source>
            <translation>Cuatro marcadores correctos ganan al instante; la tercera conjetura falsa pierde.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides fill themselves or must be filled at once. This is the standard rule.</source>
            <translation>Los huecos con tres lados cerrados se llenan solos o deben llenarse enseguida. Es la regla habitual.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides neither fill themselves nor have to be filled.</source>
            <translation>Los huecos con tres lados cerrados ni se llenan solos ni hay que llenarlos.</translation>
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
            <source>High numbers make high holes: 4 + 5 + 6 would be the most.</source>
            <translation>Los números altos dan agujeros valiosos: 4 + 5 + 6 sería el máximo.</translation>
        </message>
        <message>
            <source>Highest value counts</source>
            <translation>Cuenta el valor más alto</translation>
        </message>
        <message>
            <source>Hit an atom</source>
            <translation>Dar en un átomo</translation>
        </message>
        <message>
            <source>How many cells each side of the board has: 3 for two players and 4 for three, if not set.</source>
            <translation>Cuántas casillas tiene cada lado del tablero: 3 para dos jugadores y 4 para tres, si no se indica.</translation>
        </message>
        <message>
            <source>How many eyes a closed dragon needs to count as complete.</source>
            <translation>Cuántos ojos necesita un dragón cerrado para contar como completo.</translation>
        </message>
        <message>
            <source>How many pieces each player starts with: four for each cell per side but one, if not set.</source>
            <translation>Con cuántas piezas empieza cada jugador: cuatro por cada casilla del lado menos una, si no se indica.</translation>
        </message>
        <message>
            <source>How many regions each board is divided into; region k has k cells.</source>
            <translation>En cuántas regiones se divide cada tablero; la región k tiene k casillas.</translation>
        </message>
        <message>
            <source>How many tiles each player holds between turns. A larger pool leaves more choice.</source>
            <translation>Cuántas fichas tiene cada jugador entre turnos. Una reserva mayor deja más donde elegir.</translation>
        </message>
        <message>
            <source>How many tiles there are, the starting tile included: 50, or 40 with Tantrix scoring.</source>
            <translation>Cuántas fichas hay, contando la inicial: 50, o 40 con puntuación Tantrix.</translation>
        </message>
        <message>
            <source>Hunt the last piece</source>
            <translation>Cazar la última pieza</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins by completing a dragon with more eyes than every enemy dragon has.</source>
            <translation>En lugar del bucle de seis. Gana quien completa un dragón con más ojos que cualquier dragón enemigo.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins when a turn completes dragons of theirs and none of the opponent's.</source>
            <translation>En lugar del bucle de seis. Gana quien en un turno completa dragones propios y ninguno del rival.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. A dragon scores 1 for each eye, doubled if it is closed; the player with the best dragon wins.</source>
            <translation>En lugar del bucle de seis. Se juegan todas las fichas. Un dragón vale 1 por cada ojo, el doble si está cerrado; gana quien tiene el mejor dragón.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. The complete dragon with most eyes wins.</source>
            <translation>En lugar del bucle de seis. Se juegan todas las fichas. Gana el dragón completo con más ojos.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. The first player to complete a dragon wins, whatever its size.</source>
            <translation>En lugar del bucle de seis. Gana quien primero completa un dragón, sea del tamaño que sea.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a closed dragon of two or more eyes. Needs crossing colours on the second side.</source>
            <translation>En lugar del bucle de seis. Se gana con un dragón cerrado de dos ojos o más. Requiere colores cruzados en la segunda cara.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a loop of more than four tiles. Needs crossing colours on the second side.</source>
            <translation>En lugar del bucle de seis. Se gana con un bucle de más de cuatro fichas. Requiere colores cruzados en la segunda cara.</translation>
        </message>
        <message>
            <source>It falls into place</source>
            <translation>Cae en su lugar</translation>
        </message>
        <message>
            <source>It went well, but it was luck. End the turn while the run is long.</source>
            <translation>Salió bien, pero fue suerte. Termina el turno mientras la serie es larga.</translation>
        </message>
        <message>
            <source>Keep yours safe</source>
            <translation>Proteger las tuyas</translation>
        </message>
        <message>
            <source>Lay a fourth marker, then press the button that guesses.</source>
            <translation>Pon un cuarto marcador y pulsa después el botón de adivinar.</translation>
        </message>
        <message>
            <source>Lay a tile</source>
            <translation>Poner una ficha</translation>
        </message>
        <message>
            <source>Lay a tile beside the one on the table, any side and any way round.</source>
            <translation>Pon una ficha junto a la de la mesa, por cualquier cara y con cualquier giro.</translation>
        </message>
        <message>
            <source>Lay a tile on a marked place, turned so that the colours agree.</source>
            <translation>Pon una ficha en un lugar marcado, girada para que los colores coincidan.</translation>
        </message>
        <message>
            <source>Lay a tile so that another one is laid by itself, where only one way fits.</source>
            <translation>Pon una ficha de modo que otra caiga sola donde solo encaja de una manera.</translation>
        </message>
        <message>
            <source>Lay one of your tiles beside the one on the table, where it fits.</source>
            <translation>Pon una de tus fichas junto a la de la mesa, donde encaje.</translation>
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
            <source>Lowest value counts</source>
            <translation>Cuenta el valor más bajo</translation>
        </message>
        <message>
            <source>Luck brought more than a whole win.</source>
            <translation>La suerte aportó más que una victoria entera.</translation>
        </message>
        <message>
            <source>Luck took more than a whole win.</source>
            <translation>La suerte quitó más que una victoria entera.</translation>
        </message>
        <message>
            <source>Make a run</source>
            <translation>Hacer una serie</translation>
        </message>
        <message>
            <source>Markers show where all four atoms lie. Send a ray straight into one of them.</source>
            <translation>Los marcadores muestran los cuatro átomos. Envía un rayo derecho a uno de ellos.</translation>
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
            <translation>Nombrar los átomos</translation>
        </message>
        <message>
            <source>Neither of your tiles fits. Put one back into the sack, which passes.</source>
            <translation>Ninguna de tus fichas encaja. Devuelve una a la bolsa: así pasas.</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Sin destape automático</translation>
        </message>
        <message>
            <source>No gap was left. Close a third side so that its colours take turns.</source>
            <translation>No quedó ningún hueco. Cierra un tercer lado de modo que los colores se alternen.</translation>
        </message>
        <message>
            <source>No hole was closed. One place touches four tiles: which tile fits there?</source>
            <translation>Ningún agujero cerrado. Un lugar toca cuatro fichas: ¿cuál encaja allí?</translation>
        </message>
        <message>
            <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
            <translation>Ningún agujero cerrado. La ficha debe tener un 3 y un 2 en el orden justo.</translation>
        </message>
        <message>
            <source>No move is made; the win is forced with {best}.</source>
            <translation>No se jugó nada; la victoria se fuerza con {best}.</translation>
        </message>
        <message>
            <source>No tile is placed; the loop is closed with {best}.</source>
            <translation>No se colocó ninguna ficha; el bucle se cierra con {best}.</translation>
        </message>
        <message>
            <source>Nothing else was laid. Close a third side of a place between the tiles.</source>
            <translation>No cayó nada más. Cierra un tercer lado de un lugar entre las fichas.</translation>
        </message>
        <message>
            <source>Now hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Ahora esconde cuatro átomos para el otro: pulsa cuatro casillas y confirma.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour has a band and a loose tail. This is the standard tile set.</source>
            <translation>En la segunda cara de la ficha, cada color tiene una banda y una cola suelta. Es el juego de fichas habitual.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour joins its three edges, and the two cross.</source>
            <translation>En la segunda cara de la ficha, cada color une sus tres lados, y los dos se cruzan.</translation>
        </message>
        <message>
            <source>One of your stacks can still be taken. Count what sees each of them.</source>
            <translation>Una de tus pilas aún puede ser capturada. Cuenta qué ve a cada una.</translation>
        </message>
        <message>
            <source>One of your three tiles closes the round hole between the two on the table.</source>
            <translation>Una de tus tres fichas cierra el agujero redondo entre las dos de la mesa.</translation>
        </message>
        <message>
            <source>One piece is to go to c5 and one to e3 before the turn is over.</source>
            <translation>Una pieza debe ir a c5 y otra a e3 antes de que acabe el turno.</translation>
        </message>
        <message>
            <source>One piece stands on c5. Send another to e3 before you play the move.</source>
            <translation>Hay una pieza en c5. Envía otra a e3 antes de hacer la jugada.</translation>
        </message>
        <message>
            <source>One piece stands on e3. Send another to c5 before you play the move.</source>
            <translation>Hay una pieza en e3. Envía otra a c5 antes de hacer la jugada.</translation>
        </message>
        <message>
            <source>One piece went and one stayed behind. Take both along.</source>
            <translation>Una pieza fue y otra se quedó. Llévate las dos.</translation>
        </message>
        <message>
            <source>One tile can close two holes in one move. Find it: their values multiply.</source>
            <translation>Una ficha puede cerrar dos agujeros a la vez. Búscala: sus valores se multiplican.</translation>
        </message>
        <message>
            <source>Only one tile fitted there, so it was laid by itself. Try other colours.</source>
            <translation>Allí solo encajaba una ficha, y cayó sola. Prueba otros colores.</translation>
        </message>
        <message>
            <source>Only the 1 and the 5s are hidden now. Take everything in one turn, and end it.</source>
            <translation>Solo el 1 y los 5 siguen tapados. Destápalo todo en un turno y termínalo.</translation>
        </message>
        <message>
            <source>Pieces each</source>
            <translation>Piezas por jugador</translation>
        </message>
        <message>
            <source>Pieces of two or more stacks may meet on a cell that all of them see.</source>
            <translation>Las piezas de dos o más pilas pueden juntarse en una casilla que todas ven.</translation>
        </message>
        <message>
            <source>Place the tile that scores most: {n} points are possible.</source>
            <translation>Coloca la ficha que más puntúe: son posibles {n} puntos.</translation>
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
            <source>Press a cell that is still hidden.</source>
            <translation>Pulsa una casilla que siga tapada.</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Captura progresiva</translation>
        </message>
        <message>
            <source>Put a marker where an atom turns the ray from 3 towards c.</source>
            <translation>Pon un marcador donde un átomo desvía el rayo de 3 hacia c.</translation>
        </message>
        <message>
            <source>Rays from 6 came back and 7 was a hit. Put the fourth marker in its place and guess.</source>
            <translation>El rayo de 6 volvió y 7 fue un impacto. Pon el cuarto marcador en su sitio y adivina.</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Regiones</translation>
        </message>
        <message>
            <source>Regions hang together, edge to edge: no other cell was left for it.</source>
            <translation>Las regiones van unidas, lado con lado: no quedaba otra casilla.</translation>
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
            <source>Second side: loose tails</source>
            <translation>Segunda cara: colas sueltas</translation>
        </message>
        <message>
            <source>Send a ray into the box from one of the ports around it.</source>
            <translation>Envía un rayo a la caja por una de las puertas que la rodean.</translation>
        </message>
        <message>
            <source>Send one back</source>
            <translation>Uno que vuelve</translation>
        </message>
        <message>
            <source>Send one piece to c5 and another to e3, in one turn; the others stay.</source>
            <translation>Envía en un turno una pieza a c5 y otra a e3; las demás se quedan.</translation>
        </message>
        <message>
            <source>Several holes closed by one move score their sum times their number, not their product.</source>
            <translation>Varios agujeros cerrados con una jugada valen su suma por su número, no su producto.</translation>
        </message>
        <message>
            <source>Six lines lead away from every cell; nothing jumps over a piece.</source>
            <translation>De cada casilla salen seis líneas; nada salta por encima de una pieza.</translation>
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
            <source>Stop in time</source>
            <translation>Parar a tiempo</translation>
        </message>
        <message>
            <source>Straight through</source>
            <translation>De lado a lado</translation>
        </message>
        <message>
            <source>Such a ray tells most: no atom lies on its way or beside it.</source>
            <translation>Un rayo así dice más que ninguno: no hay átomos en su camino ni al lado.</translation>
        </message>
        <message>
            <source>Swallowed by an atom: straight ahead of this port, or where others had turned the ray.</source>
            <translation>Absorbido por un átomo: en línea recta desde esta puerta o donde otros desviaron el rayo.</translation>
        </message>
        <message>
            <source>Take a tile from your pool and lay it on a marked place.</source>
            <translation>Toma una ficha de tu reserva y ponla en un lugar marcado.</translation>
        </message>
        <message>
            <source>Take d2 and d3 in one turn, and nothing else.</source>
            <translation>Destapa d2 y d3 en un turno, y nada más.</translation>
        </message>
        <message>
            <source>Take the one stack that can be taken. Only the first stack on each line counts.</source>
            <translation>Captura la única pila que se puede. Solo cuenta la primera pila de cada línea.</translation>
        </message>
        <message>
            <source>That is no 4. The 4s on c2 and e3 hang together by d2 and d3.</source>
            <translation>Eso no es un 4. Los 4 de c2 y e3 se unen por d2 y d3.</translation>
        </message>
        <message>
            <source>That is not a 2. The other 2 lies beside b1, at an edge.</source>
            <translation>Eso no es un 2. El otro 2 está junto a b1, pegado a un lado.</translation>
        </message>
        <message>
            <source>That move closes no hole. Look for places between two tiles.</source>
            <translation>Esa jugada no cierra ningún agujero. Busca lugares entre dos fichas.</translation>
        </message>
        <message>
            <source>That one was swallowed: it ran straight into an atom.</source>
            <translation>Ese fue absorbido: dio de lleno en un átomo.</translation>
        </message>
        <message>
            <source>That place can be filled in several ways, so it waits as a gap.</source>
            <translation>Ese lugar se puede llenar de varias maneras: queda como hueco.</translation>
        </message>
        <message>
            <source>That ray answers the same for c4 and for e4: it tells you nothing new.</source>
            <translation>Ese rayo responde igual para c4 que para e4: no te dice nada nuevo.</translation>
        </message>
        <message>
            <source>That ray met no atom head on. Take a port in line with one, such as 4.</source>
            <translation>Ese rayo no dio de frente en ningún átomo. Toma una puerta en línea con uno, como 4.</translation>
        </message>
        <message>
            <source>That value is lower than the one before it: it ends the turn and does not score.</source>
            <translation>Ese valor es menor que el anterior: termina el turno y no puntúa.</translation>
        </message>
        <message numerus="yes">
            <source>The atoms are not found; par is {n} probes.</source>
            <translation>
                <numerusform>No encontraste los átomos; el par es de {n} sonda.</numerusform>
                <numerusform>No encontraste los átomos; el par es de {n} sondas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best hole</source>
            <translation>El mejor agujero</translation>
        </message>
        <message>
            <source>The game is drawn when the tiles run out. This is the standard rule.</source>
            <translation>La partida acaba en tablas cuando se agotan las fichas. Es la regla habitual.</translation>
        </message>
        <message>
            <source>The loop is not closed; it is with {best}.</source>
            <translation>El bucle no se cerró; se cierra con {best}.</translation>
        </message>
        <message>
            <source>The lowest value comes first: a1, then the five cells above it.</source>
            <translation>Primero el valor más bajo: a1, y luego las cinco casillas de encima.</translation>
        </message>
        <message>
            <source>The number names a region and says how many cells it has.</source>
            <translation>El número nombra una región y dice cuántas casillas tiene.</translation>
        </message>
        <message>
            <source>The other board is hidden. Press any of its cells to see what it holds.</source>
            <translation>El otro tablero está tapado. Pulsa una casilla para ver qué hay en ella.</translation>
        </message>
        <message>
            <source>The parts of a split land one after another, and what each may capture is counted afresh.</source>
            <translation>Las partes de una división llegan una tras otra, y lo que cada una puede capturar se cuenta de nuevo.</translation>
        </message>
        <message>
            <source>The ray along row 3 was turned up by an atom below and ahead of c3.</source>
            <translation>Al rayo de la fila 3 lo desvió hacia arriba un átomo delante y debajo de c3.</translation>
        </message>
        <message>
            <source>The stack on a3 saw nothing: your own piece on b3 stands before it.</source>
            <translation>La pila de a3 no veía nada: tu propia pieza de b3 está delante.</translation>
        </message>
        <message>
            <source>The stack on c3 is still there: move a piece onto it.</source>
            <translation>La pila de c3 sigue ahí: lleva una pieza encima.</translation>
        </message>
        <message>
            <source>The stack on d1 is taken. A piece from b3 can take d3 in the same turn.</source>
            <translation>La pila de d1 está capturada. Una pieza de b3 puede capturar d3 en el mismo turno.</translation>
        </message>
        <message>
            <source>The stack on d3 is taken. A piece from b3 can take d1 in the same turn.</source>
            <translation>La pila de d3 está capturada. Una pieza de b3 puede capturar d1 en el mismo turno.</translation>
        </message>
        <message>
            <source>The starting tile lies with its shoulders up. This is the standard start.</source>
            <translation>La ficha inicial está con los hombros arriba. Es el comienzo habitual.</translation>
        </message>
        <message>
            <source>The starting tile lies with its tails (or its cross) up.</source>
            <translation>La ficha inicial está con las colas (o el cruce) arriba.</translation>
        </message>
        <message>
            <source>The turn is over, and there was more to be had.</source>
            <translation>El turno acabó, y se podía sacar más.</translation>
        </message>
        <message>
            <source>The win is not forced; it is with {best}.</source>
            <translation>La victoria no quedó forzada; se fuerza con {best}.</translation>
        </message>
        <message>
            <source>There is an atom at {name}.</source>
            <translation>Hay un átomo en {name}.</translation>
        </message>
        <message>
            <source>Three closed sides and one way to fill them: that tile is your move, too.</source>
            <translation>Tres lados cerrados y una sola manera de llenarlos: esa ficha también es tu jugada.</translation>
        </message>
        <message>
            <source>Three enemy pieces see your stack of three. Move so that nothing can be taken.</source>
            <translation>Tres piezas rivales ven tu pila de tres. Juega para que no te puedan capturar nada.</translation>
        </message>
        <message>
            <source>Three markers are right, and the fourth atom lies on c4 or e4. Send a ray that tells which.</source>
            <translation>Tres marcadores son correctos y el cuarto átomo está en c4 o e4. Averígualo con un rayo.</translation>
        </message>
        <message>
            <source>Three markers are right. From 3 a ray came out at c, and 4 was a hit. Mark the fourth atom.</source>
            <translation>Tres marcadores son correctos. De 3 un rayo salió por c, y 4 fue un impacto. Marca el cuarto.</translation>
        </message>
        <message>
            <source>Three of your moves close a hole. Make the one that is worth most.</source>
            <translation>Tres de tus jugadas cierran un agujero. Haz la que más vale.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Fichas</translation>
        </message>
        <message>
            <source>Tiles carry the digits from 1 up to this one. More digits make more tiles.</source>
            <translation>Las fichas llevan las cifras del 1 a esta. Más cifras dan más fichas.</translation>
        </message>
        <message>
            <source>Tiles in a pool</source>
            <translation>Fichas en la reserva</translation>
        </message>
        <message>
            <source>Tiles run out: draw</source>
            <translation>Al acabarse las fichas: tablas</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon loses</source>
            <translation>Al acabarse las fichas: pierde el mayor</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon wins</source>
            <translation>Al acabarse las fichas: gana el mayor</translation>
        </message>
        <message>
            <source>Turn a ray</source>
            <translation>Desviar un rayo</translation>
        </message>
        <message>
            <source>Two 4s are still hidden between those you know. Take both, then end the turn.</source>
            <translation>Aún hay dos 4 tapados entre los que conoces. Destapa ambos y termina el turno.</translation>
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
            <source>Two holes by one tile are worth far more than one by one: look for such places.</source>
            <translation>Dos agujeros con una ficha valen mucho más que uno tras otro: busca lugares así.</translation>
        </message>
        <message>
            <source>Two in a row are worth four points, one by one only two.</source>
            <translation>Dos seguidos valen cuatro puntos; por separado, solo dos.</translation>
        </message>
        <message>
            <source>Two of your pieces see the stack on c3, and it is two high: land on it.</source>
            <translation>Dos de tus piezas ven la pila de c3, que mide dos: captúrala.</translation>
        </message>
        <message>
            <source>Two pieces stand on c3. All four are to meet there in one move.</source>
            <translation>En c3 hay dos piezas. Las cuatro deben juntarse allí en una jugada.</translation>
        </message>
        <message>
            <source>Two threats at once</source>
            <translation>Dos amenazas a la vez</translation>
        </message>
        <message>
            <source>Two threats at once: only one of them can be met.</source>
            <translation>Dos amenazas a la vez: solo se puede parar una.</translation>
        </message>
        <message>
            <source>Uncover a cell</source>
            <translation>Destapar una casilla</translation>
        </message>
        <message>
            <source>What sees a stack</source>
            <translation>Qué ve a una pila</translation>
        </message>
        <message>
            <source>When a cell shows several values the highest is listed (three or four players; harder).</source>
            <translation>Cuando una casilla muestra varios valores, se apunta el más alto (tres o cuatro jugadores; más difícil).</translation>
        </message>
        <message>
            <source>When a cell shows several values the lowest is listed (three or four players).</source>
            <translation>Cuando una casilla muestra varios valores, se apunta el más bajo (tres o cuatro jugadores).</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Cuando nada encaja</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
            <translation>Cuando se agotan las fichas, pierde el dueño del mayor dragón completo.</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
            <translation>Cuando se agotan las fichas, gana el dueño del mayor dragón completo.</translation>
        </message>
        <message>
            <source>Where edges touch, their colours agree: your blue runs on into the next.</source>
            <translation>Donde los lados se tocan, los colores coinciden: tu azul sigue en la siguiente.</translation>
        </message>
        <message>
            <source>Where must it be?</source>
            <translation>¿Dónde debe estar?</translation>
        </message>
        <message>
            <source>Wherever the piece goes now, exactly one of yours sees it.</source>
            <translation>Vaya donde vaya esa pieza, exactamente una tuya la ve.</translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer.</source>
            <translation>Gana en dos jugadas, sea cual sea la respuesta.</translation>
        </message>
        <message>
            <source>Win with one move.</source>
            <translation>Gana con una jugada.</translation>
        </message>
        <message>
            <source>With an atom there the ray from 3 would not come out at c.</source>
            <translation>Con un átomo ahí, el rayo de 3 no saldría por c.</translation>
        </message>
        <message>
            <source>Lay a tile after which you close a loop next turn, whatever Orange does.</source>
            <translation>Pon una ficha con la que cierres un bucle el próximo turno, haga lo que haga el naranja.</translation>
        </message>
        <message>
            <source>A gap must be filled before anything else: three sides of it are closed.</source>
            <translation>Un hueco se llena antes que nada: tiene tres lados cerrados.</translation>
        </message>
        <message>
            <source>A single piece is taken when exactly one of yours sees it: not two, not none.</source>
            <translation>Una pieza sola se captura cuando la ve exactamente una tuya: ni dos, ni ninguna.</translation>
        </message>
        <message>
            <source>A stack may split, too: some pieces go one way and some another, in one turn.</source>
            <translation>Una pila también puede dividirse: unas piezas por aquí y otras por allá, en un turno.</translation>
        </message>
        <message>
            <source>Alike values in a row score the square of their number: four alike are sixteen.</source>
            <translation>Los valores iguales seguidos dan el cuadrado de cuántos son: cuatro iguales son dieciséis.</translation>
        </message>
        <message>
            <source>All that was lost was lost by {kind}.</source>
            <translation>Todo lo perdido se debió a lo mismo: {kind}.</translation>
        </message>
        <message>
            <source>Best list</source>
            <translation>Mejor lista</translation>
        </message>
        <message>
            <source>Choose a stack of yours, then a cell in line with it, as far as you like.</source>
            <translation>Elige una pila tuya y luego una casilla en línea con ella, tan lejos como quieras.</translation>
        </message>
        <message>
            <source>Choose a tile, turn it if you like, and lay it where the colours agree.</source>
            <translation>Elige una ficha, gírala si quieres y ponla donde los colores coincidan.</translation>
        </message>
        <message>
            <source>Choose one of your tiles, then a place for it: where corners meet, they agree.</source>
            <translation>Elige una de tus fichas y un lugar: donde las esquinas se tocan, coinciden.</translation>
        </message>
        <message>
            <source>Few tiles are left in the sack: reckon with those that have not come yet.</source>
            <translation>Quedan pocas fichas en la bolsa: cuenta con las que aún no han salido.</translation>
        </message>
        <message>
            <source>Fewest probes</source>
            <translation>Menos sondas</translation>
        </message>
        <message>
            <source>Follow the other colour, too: a tile across its end stops it.</source>
            <translation>Sigue también el otro color: una ficha atravesada en su extremo lo detiene.</translation>
        </message>
        <message>
            <source>Follow your colour with your eyes: its two ends show where the game goes next.</source>
            <translation>Sigue tu color con la vista: sus dos extremos muestran adónde va la partida.</translation>
        </message>
        <message numerus="yes">
            <source>Found the only move {n} times.</source>
            <translation>
                <numerusform>Encontró una vez la única jugada que servía.</numerusform>
                <numerusform>Encontró {n} veces la única jugada que servía.</numerusform>
            </translation>
        </message>
        <message>
            <source>Four markers can be guessed with. Do so when sure: the third wrong guess loses.</source>
            <translation>Con cuatro marcadores puedes probar. Hazlo con certeza: la tercera conjetura falsa pierde.</translation>
        </message>
        <message>
            <source>Hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Esconde cuatro átomos para el otro: pulsa cuatro casillas y confirma.</translation>
        </message>
        <message>
            <source>It came back: an atom lies beside its entry, or two atoms turned it right round.</source>
            <translation>Volvió: hay un átomo junto a la entrada, o dos átomos le dieron la vuelta.</translation>
        </message>
        <message>
            <source>It came out: an atom diagonally ahead turned it, or none was near its way.</source>
            <translation>Salió: un átomo en diagonal lo desvió, o no había ninguno cerca de su camino.</translation>
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
            <source>Luck brought {share:.0%} of the win.</source>
            <translation>La suerte aportó {share:.0%} de la victoria.</translation>
        </message>
        <message>
            <source>Luck gave and took alike.</source>
            <translation>La suerte dio tanto como quitó.</translation>
        </message>
        <message>
            <source>Luck took {share:.0%} of the win.</source>
            <translation>La mala suerte costó {share:.0%} de la victoria.</translation>
        </message>
        <message>
            <source>Most holes at once</source>
            <translation>Más agujeros a la vez</translation>
        </message>
        <message>
            <source>Most was lost by {kind}: {share:.0%} of it.</source>
            <translation>Lo que más costó: {kind}, el {share:.0%} de lo perdido.</translation>
        </message>
        <message>
            <source>Move so that you take something next turn, whatever Orange does, and nothing of yours is taken.</source>
            <translation>Juega para capturar algo el próximo turno, haga lo que haga el naranja, sin perder nada.</translation>
        </message>
        <message>
            <source>Nothing fits: put the tile back that you like least, and draw again next turn.</source>
            <translation>Nada encaja: devuelve la ficha que menos te guste; el próximo turno robas otra.</translation>
        </message>
        <message>
            <source>Now leave a gap: three closed sides whose colours take turns. Orange must fill it.</source>
            <translation>Deja ahora un hueco: tres lados cerrados de colores alternos. El naranja debe llenarlo.</translation>
        </message>
        <message>
            <source>One marker at least is wrong: hold every answer you have against your markers.</source>
            <translation>Al menos un marcador está mal: compara cada respuesta con tus marcadores.</translation>
        </message>
        <message>
            <source>One of your tiles closes a hole here: the numbers round it are your points.</source>
            <translation>Una de tus fichas cierra aquí un agujero: los números que lo rodean son tus puntos.</translation>
        </message>
        <message>
            <source>One piece is left to Orange. Move so that it is yours next turn, wherever it goes.</source>
            <translation>Al naranja le queda una pieza. Juega para capturarla el próximo turno, vaya adonde vaya.</translation>
        </message>
        <message>
            <source>Orange can still stop you. Make two places that would close your loop.</source>
            <translation>El naranja aún puede pararte. Crea dos lugares que cerrarían tu bucle.</translation>
        </message>
        <message>
            <source>Orange closes the loop now. Spoil the place where both orange ends arrive.</source>
            <translation>Ahora el naranja cierra el bucle. Estropea el lugar adonde llegan sus dos extremos.</translation>
        </message>
        <message>
            <source>Orange finds a cell that none of your pieces sees, or more than one.</source>
            <translation>El naranja encuentra una casilla que no ve ninguna pieza tuya, o más de una.</translation>
        </message>
        <message>
            <source>Orange holds 123, which closes the hole in the middle. Move so that it cannot.</source>
            <translation>El naranja tiene 123, que cierra el agujero del medio. Juega para impedirlo.</translation>
        </message>
        <message>
            <source>Orange is one tile from a loop. Lay yours so that it cannot close it next turn.</source>
            <translation>Al naranja le falta una ficha para un bucle. Pon la tuya para que no pueda cerrarlo.</translation>
        </message>
        <message>
            <source>Orange lays 123 and takes the hole. Make its place ask for another number.</source>
            <translation>El naranja pone 123 y se lleva el agujero. Haz que su lugar pida otro número.</translation>
        </message>
        <message>
            <source>Orange still has an answer to this. Look for a cell that sees both stacks.</source>
            <translation>El naranja aún tiene respuesta. Busca una casilla que vea las dos pilas.</translation>
        </message>
        <message>
            <source>Orange takes one of yours first. Count what sees each piece.</source>
            <translation>El naranja captura antes una tuya. Cuenta qué ve a cada pieza.</translation>
        </message>
        <message>
            <source>Orange takes one of yours: exactly one enemy piece sees it.</source>
            <translation>El naranja captura una tuya: la ve exactamente una pieza rival.</translation>
        </message>
        <message>
            <source>Press a hidden cell: its number names a region and says how many cells it has.</source>
            <translation>Pulsa una casilla tapada: su número nombra una región y dice cuántas casillas tiene.</translation>
        </message>
        <message>
            <source>Put a marker where you believe an atom to be; it can be taken away again.</source>
            <translation>Pon un marcador donde creas que hay un átomo; se puede quitar otra vez.</translation>
        </message>
        <message>
            <source>Send a ray into the box from a port: what comes of it tells where atoms are not.</source>
            <translation>Envía un rayo por una puerta: lo que le pase dice dónde no hay átomos.</translation>
        </message>
        <message>
            <source>Stacks that see the same cell can meet there, and a higher stack is safer.</source>
            <translation>Las pilas que ven la misma casilla pueden juntarse allí, y una pila más alta es más segura.</translation>
        </message>
        <message>
            <source>Stronger was {move}: {why}.</source>
            <translation>Más fuerte era {move}: {why}.</translation>
        </message>
        <message>
            <source>Taken: before each move add up the enemy pieces that see each of your stacks.</source>
            <translation>Capturada: antes de cada jugada suma las piezas rivales que ven cada una de tus pilas.</translation>
        </message>
        <message>
            <source>That dragon is closed: with no open end it cannot grow any more.</source>
            <translation>Ese dragón está cerrado: sin extremos abiertos ya no puede crecer.</translation>
        </message>
        <message>
            <source>That hole was open to both of you: ask of each move what it leaves to the other.</source>
            <translation>Ese agujero estaba abierto para los dos: pregúntate qué le deja al otro cada jugada.</translation>
        </message>
        <message>
            <source>That value was lower than the one before: it ended your turn and did not count.</source>
            <translation>Ese valor era menor que el anterior: terminó tu turno y no puntuó.</translation>
        </message>
        <message>
            <source>The cells of a region touch, edge to edge: the next of it lies near this one.</source>
            <translation>Las casillas de una región se tocan por los lados: la siguiente está cerca de esta.</translation>
        </message>
        <message>
            <source>This can be taken from you: move away, or change how many pieces see it.</source>
            <translation>Te la pueden capturar: vete, o cambia cuántas piezas la ven.</translation>
        </message>
        <message>
            <source>This tile was laid by itself: only one way was left to fill the place.</source>
            <translation>Esta ficha cayó sola: solo quedaba una forma de llenar el lugar.</translation>
        </message>
        <message>
            <source>Three alike in a row are worth nine points: you may stop before it goes wrong.</source>
            <translation>Tres iguales seguidos valen nueve puntos: puedes parar antes de que salga mal.</translation>
        </message>
        <message>
            <source>Two places would close your loop, and Orange can only spoil one of them.</source>
            <translation>Dos lugares cerrarían tu bucle, y el naranja solo puede estropear uno.</translation>
        </message>
        <message>
            <source>What you know already take from low to high, so that nothing ends your turn.</source>
            <translation>Lo que ya sabes, tómalo de menor a mayor, para que nada termine tu turno.</translation>
        </message>
        <message>
            <source>You can take this: exactly as many of your pieces see it as it is high.</source>
            <translation>Puedes capturarla: la ven exactamente tantas piezas tuyas como mide.</translation>
        </message>
        <message>
            <source>You captured {score}: that is the most.</source>
            <translation>Capturaste {score}: es lo máximo.</translation>
        </message>
        <message>
            <source>You captured {score}: {best} captures {par}.</source>
            <translation>Capturaste {score}: {best} captura {par}.</translation>
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
            <source>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</source>
            <translation>
                <numerusform>Encontraste los átomos con {n} sonda, conjeturas falladas incluidas ({wrong}); el par es {par}.</numerusform>
                <numerusform>Encontraste los átomos con {n} sondas, conjeturas falladas incluidas ({wrong}); el par es {par}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You found the atoms with {n} probes; par is {par}.</source>
            <translation>
                <numerusform>Encontraste los átomos con {n} sonda; el par es {par}.</numerusform>
                <numerusform>Encontraste los átomos con {n} sondas; el par es {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You know enough: row 7 begins with an atom. Mark and guess.</source>
            <translation>Sabes bastante: la fila 7 empieza con un átomo. Márcalo y adivina.</translation>
        </message>
        <message numerus="yes">
            <source>You made {n} points; par is {par}.</source>
            <translation>
                <numerusform>Hiciste {n} punto; el par es {par}.</numerusform>
                <numerusform>Hiciste {n} puntos; el par es {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may pass only when nothing fits, and you draw again next turn.</source>
            <translation>Solo se puede pasar cuando nada encaja, y el próximo turno robas de nuevo.</translation>
        </message>
        <message>
            <source>You scored {score}: {best} scores {par} points.</source>
            <translation>Hiciste {score}: {best} da {par} puntos.</translation>
        </message>
        <message>
            <source>You scored {score}: {par} points are the most.</source>
            <translation>Hiciste {score}: {par} puntos es lo máximo.</translation>
        </message>
        <message>
            <source>Your blue line nearly meets itself. Close a loop over six tiles or more to win.</source>
            <translation>Tu línea azul casi se cierra. Cierra un bucle de seis fichas o más para ganar.</translation>
        </message>
        <message>
            <source>Your list begins with the 2 on b1. Region 2 has two cells: where is the other?</source>
            <translation>Tu lista empieza con el 2 de b1. La región 2 tiene dos casillas: ¿dónde está la otra?</translation>
        </message>
        <message>
            <source>Your list is 3, 3, 3. End the turn with its button before a value falls.</source>
            <translation>Tu lista es 3, 3, 3. Termina el turno con su botón antes de que baje un valor.</translation>
        </message>
        <message>
            <source>Your stack is to stand on c4, with both of its pieces.</source>
            <translation>Tu pila debe estar en c4, con sus dos piezas.</translation>
        </message>
        <message numerus="yes">
            <source>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</source>
            <translation>
                <numerusform>quien busca con cuidado necesita aquí {n} sonda, {usual:.1f} de media en otros sitios</numerusform>
                <numerusform>quien busca con cuidado necesita aquí {n} sondas, {usual:.1f} de media en otros sitios</numerusform>
            </translation>
        </message>
        <message>
            <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
            <translation>una casilla es una letra de la a a la n y un número del 1 al 14, como b3</translation>
        </message>
        <message>
            <source>a cell is missing here: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>aquí falta una casilla: un turno se escribe como a1,b2 o a1,b2,end</translation>
        </message>
        <message>
            <source>a cell such as d1 or pieces such as 2xd1 are missing here</source>
            <translation>aquí falta una casilla como d1 o unas piezas como 2xd1</translation>
        </message>
        <message>
            <source>a challenge starts a new game: leave this one first</source>
            <translation>un desafío empieza una partida nueva: sal antes de esta</translation>
        </message>
        <message>
            <source>a comment has at most {most} characters</source>
            <translation>un comentario tiene como máximo {most} caracteres</translation>
        </message>
        <message>
            <source>a draw comes first</source>
            <translation>antes viene un robo</translation>
        </message>
        <message>
            <source>a draw is missing</source>
            <translation>falta un robo</translation>
        </message>
        <message>
            <source>a draw is written with a star, like *123</source>
            <translation>un robo se escribe con un asterisco, como *123</translation>
        </message>
        <message>
            <source>a draw starts with *</source>
            <translation>un robo empieza con *</translation>
        </message>
        <message numerus="yes">
            <source>a guess needs exactly four markers: there are {n}</source>
            <translation>
                <numerusform>para adivinar hacen falta exactamente cuatro marcadores: hay {n}</numerusform>
                <numerusform>para adivinar hacen falta exactamente cuatro marcadores: hay {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>a hint was asked for</source>
            <translation>se pidió una pista</translation>
        </message>
        <message>
            <source>a line for the server looks like {example}</source>
            <translation>una línea para el servidor se escribe como {example}</translation>
        </message>
        <message>
            <source>a list of the players' names is needed</source>
            <translation>se necesita una lista con los nombres de los jugadores</translation>
        </message>
        <message>
            <source>a mapping of option names to values is needed</source>
            <translation>se necesita una correspondencia de nombres de opciones y valores</translation>
        </message>
        <message>
            <source>a match has at most {most} plies</source>
            <translation>una partida tiene como máximo {most} jugadas</translation>
        </message>
        <message>
            <source>a match has at most {most} plies, those taken back included</source>
            <translation>una partida tiene como máximo {most} jugadas, contando las deshechas</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves</source>
            <translation>una partida tiene como máximo {most} jugadas simples</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves, here are more</source>
            <translation>una partida tiene como máximo {most} jugadas simples; aquí hay más</translation>
        </message>
        <message>
            <source>a merge has its counts before the hyphen</source>
            <translation>una unión lleva sus cantidades antes del guion</translation>
        </message>
        <message>
            <source>a merge takes pieces from two or more stacks</source>
            <translation>una unión toma piezas de dos o más pilas</translation>
        </message>
        <message>
            <source>a message has at most {most} characters</source>
            <translation>un mensaje tiene como máximo {most} caracteres</translation>
        </message>
        <message>
            <source>a move has a hyphen before where it goes, such as d1-d3</source>
            <translation>una jugada lleva un guion antes del destino, como d1-d3</translation>
        </message>
        <message>
            <source>a move is a tile state and a position, such as d3</source>
            <translation>una jugada es una postura de ficha y una posición, como d3</translation>
        </message>
        <message>
            <source>a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
            <translation>una jugada se escribe como d1-d3, d1-2xd3,e1 o 2xd1,3xa4-d4</translation>
        </message>
        <message>
            <source>a move was taken back</source>
            <translation>se deshizo una jugada</translation>
        </message>
        <message>
            <source>a name has 1 to {most} printable characters</source>
            <translation>un nombre tiene de 1 a {most} caracteres imprimibles</translation>
        </message>
        <message>
            <source>a name needs a letter or a sign that can be seen</source>
            <translation>un nombre necesita una letra o un signo visible</translation>
        </message>
        <message>
            <source>a note does not begin with =</source>
            <translation>una nota no empieza con =</translation>
        </message>
        <message>
            <source>a note is a text</source>
            <translation>una nota es un texto</translation>
        </message>
        <message>
            <source>a note is one line of at most {most} characters</source>
            <translation>una nota es una sola línea de {most} caracteres como máximo</translation>
        </message>
        <message>
            <source>a player has at most {most} pieces</source>
            <translation>un jugador tiene como máximo {most} piezas</translation>
        </message>
        <message>
            <source>a ply has at most {most} characters, this one {count}</source>
            <translation>una jugada tiene como máximo {most} caracteres; esta, {count}</translation>
        </message>
        <message>
            <source>a position has at most three digits</source>
            <translation>una posición tiene como máximo tres cifras</translation>
        </message>
        <message>
            <source>a position needs a tile on the board and one in the pool</source>
            <translation>una posición necesita una ficha en el tablero y otra en la reserva</translation>
        </message>
        <message>
            <source>a puzzle has at most {most} characters</source>
            <translation>un reto tiene como máximo {most} caracteres</translation>
        </message>
        <message>
            <source>a puzzle is a text like {example}, with two colons</source>
            <translation>un reto es un texto como {example}, con dos veces dos puntos</translation>
        </message>
        <message>
            <source>a random layout gives nothing away, and there is no time to find a better one</source>
            <translation>un trazado al azar no delata nada, y no hay tiempo para buscar uno mejor</translation>
        </message>
        <message>
            <source>a record has at most {most} plies and ways back</source>
            <translation>un registro tiene como máximo {most} jugadas y vueltas atrás</translation>
        </message>
        <message>
            <source>a seat is missing before this one</source>
            <translation>falta un asiento antes de este</translation>
        </message>
        <message>
            <source>a set-up has at most {most} characters</source>
            <translation>una preparación tiene como máximo {most} caracteres</translation>
        </message>
        <message>
            <source>a split sends at least one piece</source>
            <translation>una división envía al menos una pieza</translation>
        </message>
        <message>
            <source>a study is kept with this match: nothing is taken back or played otherwise</source>
            <translation>esta partida guarda un análisis: nada se deshace ni se juega de otro modo</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did once</source>
            <translation>se puede declarar el empate cuando una posición se da tres veces; esta se dio una</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did twice</source>
            <translation>se puede declarar el empate cuando una posición se da tres veces; esta se dio dos</translation>
        </message>
        <message>
            <source>a tie cannot be claimed in {game}</source>
            <translation>en {game} no se puede declarar el empate</translation>
        </message>
        <message>
            <source>a tile has three digits, like 123</source>
            <translation>una ficha tiene tres cifras, como 123</translation>
        </message>
        <message>
            <source>a tile of three digits stands on one side of the colon, like 123:6</source>
            <translation>la ficha, de tres cifras, va a un lado de los dos puntos, como 123:6</translation>
        </message>
        <message>
            <source>a title has at most {most} characters</source>
            <translation>un título tiene como máximo {most} caracteres</translation>
        </message>
        <message>
            <source>a turn needs at least one uncovered cell before its end</source>
            <translation>un turno necesita al menos una casilla destapada antes de terminar</translation>
        </message>
        <message>
            <source>a {digit}</source>
            <translation>un {digit}</translation>
        </message>
        <message>
            <source>all moves are made: take the last one back</source>
            <translation>ya se hicieron todas las jugadas: deshaz la última</translation>
        </message>
        <message>
            <source>an {digit}</source>
            <translation>un {digit}</translation>
        </message>
        <message>
            <source>at least one piece moves</source>
            <translation>se mueve al menos una pieza</translation>
        </message>
        <message>
            <source>at least one piece moves, not {count}, at {cell}</source>
            <translation>en {cell} se mueve al menos una pieza, no {count}</translation>
        </message>
        <message>
            <source>at least one tile must lie on the table</source>
            <translation>en la mesa debe haber al menos una ficha</translation>
        </message>
        <message>
            <source>at least two players must have pieces</source>
            <translation>al menos dos jugadores deben tener piezas</translation>
        </message>
        <message>
            <source>atoms that are easy to find</source>
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
            <source>both players passed in succession</source>
            <translation>ambos jugadores pasaron seguidos</translation>
        </message>
        <message>
            <source>both players' best dragons score {score}</source>
            <translation>los mejores dragones de ambos jugadores valen {score}</translation>
        </message>
        <message numerus="yes">
            <source>brings your best dragon from {before} to {n} points</source>
            <translation>
                <numerusform>lleva tu mejor dragón de {before} a {n} punto</numerusform>
                <numerusform>lleva tu mejor dragón de {before} a {n} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>can hold out for {n} more moves</source>
            <translation>
                <numerusform>puede resistir {n} jugada más</numerusform>
                <numerusform>puede resistir {n} jugadas más</numerusform>
            </translation>
        </message>
        <message>
            <source>captures that were left</source>
            <translation>capturas no aprovechadas</translation>
        </message>
        <message>
            <source>captures {cells} ({pieces})</source>
            <translation>captura {cells} ({pieces})</translation>
        </message>
        <message>
            <source>captures {cells} and wins: nothing else is left</source>
            <translation>captura {cells} y gana: no queda nada más</translation>
        </message>
        <message>
            <source>closed a loop</source>
            <translation>cerrado un bucle</translation>
        </message>
        <message>
            <source>closes a hole of {points} points</source>
            <translation>cierra un agujero de {points} puntos</translation>
        </message>
        <message>
            <source>closes three holes, {sum} = {points}</source>
            <translation>cierra tres agujeros, {sum} = {points}</translation>
        </message>
        <message>
            <source>closes two holes, {sum} = {points}</source>
            <translation>cierra dos agujeros, {sum} = {points}</translation>
        </message>
        <message>
            <source>completed a dragon</source>
            <translation>completado un dragón</translation>
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
            <translation>tablas de común acuerdo</translation>
        </message>
        <message>
            <source>either one stack splits, or several merge on one cell</source>
            <translation>o una pila se divide, o varias se unen en una casilla</translation>
        </message>
        <message>
            <source>ending the turn</source>
            <translation>terminar el turno</translation>
        </message>
        <message>
            <source>ending turns too early</source>
            <translation>turnos terminados demasiado pronto</translation>
        </message>
        <message>
            <source>ends the game in a draw</source>
            <translation>termina la partida en tablas</translation>
        </message>
        <message>
            <source>every atom lies on one of the 49 cells from a1 to g7</source>
            <translation>cada átomo está en una de las 49 casillas de a1 a g7</translation>
        </message>
        <message numerus="yes">
            <source>every result of {port} leaves only one of the {n} placements possible</source>
            <translation>
                <numerusform>cada resultado de {port} deja posible solo una de las {n} colocaciones</numerusform>
                <numerusform>cada resultado de {port} deja posible solo una de las {n} colocaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>fills position {position}, where {enemy} could have {done}</source>
            <translation>llena la posición {position}, donde {enemy} podría haber {done}</translation>
        </message>
        <message numerus="yes">
            <source>forces the win in {n} more moves at most</source>
            <translation>
                <numerusform>fuerza la victoria en {n} jugada más como mucho</numerusform>
                <numerusform>fuerza la victoria en {n} jugadas más como mucho</numerusform>
            </translation>
        </message>
        <message>
            <source>gathers {height} on {cell}, too many to be captured</source>
            <translation>reúne {height} en {cell}, demasiadas para ser capturadas</translation>
        </message>
        <message>
            <source>group {number} of {count}, “{group}”, is mistyped</source>
            <translation>el grupo {number} de {count}, «{group}», está mal escrito</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, has a “{sign}”, which no puzzle has</source>
            <translation>el grupo {number}, «{group}», tiene un «{sign}», que no aparece en ningún reto</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, is too short</source>
            <translation>el grupo {number}, «{group}», es demasiado corto</translation>
        </message>
        <message>
            <source>groups are missing, stand in another order or belong to another kind: copy the whole text</source>
            <translation>faltan grupos, están en otro orden o son de otro tipo: copia el texto entero</translation>
        </message>
        <message>
            <source>guessing</source>
            <translation>adivinar</translation>
        </message>
        <message>
            <source>guessing too early</source>
            <translation>adivinar demasiado pronto</translation>
        </message>
        <message>
            <source>has {after} empty cells in sight instead of {before}</source>
            <translation>tiene {after} casillas vacías a la vista en lugar de {before}</translation>
        </message>
        <message>
            <source>hide exactly four atoms in {name}'s box: {count} are too many</source>
            <translation>esconde exactamente cuatro átomos en la caja de {name}: {count} son demasiados</translation>
        </message>
        <message numerus="yes">
            <source>hide exactly four atoms in {name}'s box: {n} more must be named</source>
            <translation>
                <numerusform>esconde exactamente cuatro átomos en la caja de {name}: falta nombrar {n}</numerusform>
                <numerusform>esconde exactamente cuatro átomos en la caja de {name}: falta nombrar {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>hide four different atoms, not {count}</source>
            <translation>esconde cuatro átomos distintos, no {count}</translation>
        </message>
        <message>
            <source>hiding atoms at {cells}</source>
            <translation>esconder los átomos en {cells}</translation>
        </message>
        <message>
            <source>holds out longest, for {enemy} can win against every move</source>
            <translation>es lo que más resiste, pues {enemy} puede ganar contra cualquier jugada</translation>
        </message>
        <message>
            <source>in the pool of {name}</source>
            <translation>en la reserva de {name}</translation>
        </message>
        <message>
            <source>in the sack</source>
            <translation>en la bolsa</translation>
        </message>
        <message>
            <source>is either on or off, not {given}</source>
            <translation>está activada o no, pero no {given}</translation>
        </message>
        <message>
            <source>it began from a position that was set up</source>
            <translation>empezó en una posición preparada</translation>
        </message>
        <message>
            <source>it begins with “{start}”, not with {wanted}</source>
            <translation>empieza por «{start}», no por {wanted}</translation>
        </message>
        <message>
            <source>it holds no puzzle that this version can read</source>
            <translation>no contiene ningún reto que esta versión sepa leer</translation>
        </message>
        <message>
            <source>it is not O's turn</source>
            <translation>no es el turno de O</translation>
        </message>
        <message>
            <source>it is {name}'s move: there is nothing to draw</source>
            <translation>le toca a {name}: no hay nada que robar</translation>
        </message>
        <message>
            <source>it is {name}'s turn</source>
            <translation>es el turno de {name}</translation>
        </message>
        <message>
            <source>it is {name}'s turn here</source>
            <translation>aquí es el turno de {name}</translation>
        </message>
        <message>
            <source>it takes too long to solve</source>
            <translation>se tarda demasiado en resolverlo</translation>
        </message>
        <message>
            <source>it takes {par}, not {wanted}</source>
            <translation>requiere {par}, no {wanted}</translation>
        </message>
        <message>
            <source>it was opened from a file</source>
            <translation>se abrió desde un archivo</translation>
        </message>
        <message>
            <source>its captures are progressive, which no puzzle of two moves has</source>
            <translation>sus capturas son progresivas, y ningún reto de dos jugadas las tiene</translation>
        </message>
        <message>
            <source>its goal is not its par</source>
            <translation>su meta no es su par</translation>
        </message>
        <message>
            <source>its goal is not what can be reached</source>
            <translation>su meta no es lo que se puede alcanzar</translation>
        </message>
        <message>
            <source>its groups are missing after the kind: copy the whole text</source>
            <translation>faltan sus grupos detrás del tipo: copia el texto entero</translation>
        </message>
        <message>
            <source>its layout is wrong: {why}</source>
            <translation>su trazado no es correcto: {why}</translation>
        </message>
        <message>
            <source>its numbers are not those of a puzzle</source>
            <translation>sus números no son los de un reto</translation>
        </message>
        <message>
            <source>its par is {par}, not {said}</source>
            <translation>su par es {par}, no {said}</translation>
        </message>
        <message>
            <source>its par is {par}, where 1 to {most} points can be made</source>
            <translation>su par es {par}, cuando se pueden hacer de 1 a {most} puntos</translation>
        </message>
        <message>
            <source>its position is wrong: {reason}</source>
            <translation>su posición no es correcta: {reason}</translation>
        </message>
        <message>
            <source>its regions wind: only {pairs} of {every} neighbouring pairs are equal, so that one cell says little about the next</source>
            <translation>sus regiones serpentean: solo {pairs} de {every} pares vecinos son iguales, así que una casilla dice poco de la siguiente</translation>
        </message>
        <message>
            <source>its {edge} edge is {own} and meets {met}</source>
            <translation>su lado {edge} es {own} y toca {met}</translation>
        </message>
        <message>
            <source>keeps {name}'s {tile} from scoring {points}</source>
            <translation>impide que la {tile} de {name} puntúe {points}</translation>
        </message>
        <message>
            <source>layouts that are easy to read</source>
            <translation>trazados fáciles de leer</translation>
        </message>
        <message>
            <source>line {line}: {reason}</source>
            <translation>línea {line}: {reason}</translation>
        </message>
        <message>
            <source>loops and dragons left to be closed</source>
            <translation>bucles y dragones que otros pudieron cerrar</translation>
        </message>
        <message>
            <source>loops and dragons that were not closed</source>
            <translation>bucles y dragones sin cerrar</translation>
        </message>
        <message>
            <source>loses at once</source>
            <translation>pierde en el acto</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before closing a loop</source>
            <translation>crea un hueco que {enemy} debe llenar antes de cerrar un bucle</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before completing a dragon</source>
            <translation>crea un hueco que {enemy} debe llenar antes de completar un dragón</translation>
        </message>
        <message numerus="yes">
            <source>makes a loop of {n} tiles and wins</source>
            <translation>
                <numerusform>forma un bucle de {n} ficha y gana</numerusform>
                <numerusform>forma un bucle de {n} fichas y gana</numerusform>
            </translation>
        </message>
        <message>
            <source>makes a place worth {points} points that only your {tile} fits</source>
            <translation>crea un lugar de {points} puntos donde solo encaja tu {tile}</translation>
        </message>
        <message>
            <source>makes an eye: your dragon there has {eyes} now</source>
            <translation>forma un ojo: tu dragón ya tiene ahí {eyes}</translation>
        </message>
        <message>
            <source>markers go on the 49 cells from a1 to g7</source>
            <translation>los marcadores van en las 49 casillas de a1 a g7</translation>
        </message>
        <message>
            <source>markers where no atom could be</source>
            <translation>marcadores donde no podía haber ningún átomo</translation>
        </message>
        <message>
            <source>marking {cell}</source>
            <translation>marcar {cell}</translation>
        </message>
        <message>
            <source>more probes must tell before a guess is worth it</source>
            <translation>hacen falta más sondas antes de que valga la pena adivinar</translation>
        </message>
        <message>
            <source>moves follow after the end of the turn</source>
            <translation>hay jugadas después del final del turno</translation>
        </message>
        <message>
            <source>must be a whole number from 0 to 2^128 - 1</source>
            <translation>debe ser un número entero de 0 a 2^128 - 1</translation>
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
            <source>no covered cell can follow: end the turn</source>
            <translation>ninguna casilla tapada puede seguir: termina el turno</translation>
        </message>
        <message>
            <source>no loop can be forced within {turns} turns</source>
            <translation>no se puede forzar ningún bucle en {turns} turnos</translation>
        </message>
        <message>
            <source>no move avoids the defeat</source>
            <translation>ninguna jugada evita la derrota</translation>
        </message>
        <message>
            <source>no move captures anything</source>
            <translation>ninguna jugada captura nada</translation>
        </message>
        <message>
            <source>no move is longer than {most} characters</source>
            <translation>ninguna jugada tiene más de {most} caracteres</translation>
        </message>
        <message>
            <source>no placement scores</source>
            <translation>ninguna colocación puntúa</translation>
        </message>
        <message>
            <source>no probe can tell its atoms from another placement</source>
            <translation>ninguna sonda distingue sus átomos de otra colocación</translation>
        </message>
        <message numerus="yes">
            <source>no probe can tell the {n} placements apart that explain every mark</source>
            <translation>
                <numerusform>ninguna sonda distingue entre la {n} colocación que explica todas las marcas</numerusform>
                <numerusform>ninguna sonda distingue entre las {n} colocaciones que explican todas las marcas</numerusform>
            </translation>
        </message>
        <message>
            <source>no probe can tell these atoms from some others, so they must be guessed</source>
            <translation>ninguna sonda distingue estos átomos de otros, así que hay que adivinarlos</translation>
        </message>
        <message>
            <source>no stack holds that many pieces</source>
            <translation>ninguna pila tiene tantas piezas</translation>
        </message>
        <message>
            <source>no such option; do you mean {name}?</source>
            <translation>no existe esa opción; ¿quieres decir {name}?</translation>
        </message>
        <message>
            <source>no such option; there are: {names}</source>
            <translation>no existe esa opción; hay: {names}</translation>
        </message>
        <message>
            <source>no such option; this game has none</source>
            <translation>no existe esa opción; este juego no tiene ninguna</translation>
        </message>
        <message>
            <source>no tile is drawn now</source>
            <translation>ahora no se roba ninguna ficha</translation>
        </message>
        <message>
            <source>no turn is longer than {most} characters</source>
            <translation>ningún turno tiene más de {most} caracteres</translation>
        </message>
        <message>
            <source>no win can be forced within {turns} moves</source>
            <translation>no se puede forzar la victoria en {turns} jugadas</translation>
        </message>
        <message>
            <source>nobody has asked to take back</source>
            <translation>nadie ha pedido deshacer</translation>
        </message>
        <message>
            <source>nobody has proposed a draw</source>
            <translation>nadie ha propuesto tablas</translation>
        </message>
        <message>
            <source>nobody wins: {reason}</source>
            <translation>no gana nadie: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>about {left:,.0f} of {n:,} placements stay possible on average</source>
            <translation>
                <numerusform>de media sigue siendo posible {left:,.0f} de {n:,} colocación</numerusform>
                <numerusform>de media siguen siendo posibles unas {left:,.0f} de {n:,} colocaciones</numerusform>
            </translation>
        </message>
        <message>
            <source>none of your tiles fits, so {tile} goes back into the sack</source>
            <translation>ninguna de tus fichas encaja, así que {tile} vuelve a la bolsa</translation>
        </message>
        <message>
            <source>not guessing in time</source>
            <translation>no adivinar a tiempo</translation>
        </message>
        <message>
            <source>nothing can follow {word}</source>
            <translation>nada puede ir detrás de {word}</translation>
        </message>
        <message>
            <source>nothing can follow “end”</source>
            <translation>nada puede ir detrás de «end»</translation>
        </message>
        <message>
            <source>nothing is known yet, so every ray tells much</source>
            <translation>aún no se sabe nada, así que cualquier rayo dice mucho</translation>
        </message>
        <message>
            <source>nothing is left to chance in a puzzle: name a cell, or end the turn</source>
            <translation>en un reto nada se deja al azar: nombra una casilla o termina el turno</translation>
        </message>
        <message>
            <source>nothing is left to uncover, which ends {name}'s turn</source>
            <translation>no queda nada que destapar, y eso termina el turno de {name}</translation>
        </message>
        <message>
            <source>nothing should follow the end of the record</source>
            <translation>después del final del registro no debe haber nada</translation>
        </message>
        <message>
            <source>nothing was drawn here</source>
            <translation>aquí no se sacó nada</translation>
        </message>
        <message>
            <source>off</source>
            <translation>no</translation>
        </message>
        <message>
            <source>on</source>
            <translation>sí</translation>
        </message>
        <message>
            <source>on {cell}</source>
            <translation>en {cell}</translation>
        </message>
        <message>
            <source>one colon stands between tile and position</source>
            <translation>entre la ficha y la posición van dos puntos, una sola vez</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions}</source>
            <translation>uno de los huecos de las posiciones {positions}</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions} must be filled</source>
            <translation>hay que llenar uno de los huecos de las posiciones {positions}</translation>
        </message>
        <message>
            <source>only matches against the computer are rated</source>
            <translation>solo se valoran las partidas contra el ordenador</translation>
        </message>
        <message>
            <source>only matches of one person against one computer player are rated</source>
            <translation>solo se valoran las partidas de una persona contra un solo ordenador</translation>
        </message>
        <message>
            <source>only one guess a turn</source>
            <translation>solo una conjetura por turno</translation>
        </message>
        <message>
            <source>only one probe a turn: {port} would be the second</source>
            <translation>solo una sonda por turno: {port} sería la segunda</translation>
        </message>
        <message>
            <source>only these four cells explain every mark</source>
            <translation>solo estas cuatro casillas explican todas las marcas</translation>
        </message>
        <message>
            <source>only {name}, who is to move, may claim a tie</source>
            <translation>solo {name}, a quien le toca, puede declarar el empate</translation>
        </message>
        <message>
            <source>only {state} fits on {cell}, so that it would lie there already</source>
            <translation>solo {state} encaja en {cell}, así que ya estaría puesta</translation>
        </message>
        <message>
            <source>place your layout first</source>
            <translation>primero coloca tu trazado</translation>
        </message>
        <message>
            <source>ply 0 should stand here</source>
            <translation>aquí debería estar la jugada 0</translation>
        </message>
        <message>
            <source>ply {expected} was expected here, not {found}</source>
            <translation>aquí se esperaba la jugada {expected}, no la {found}</translation>
        </message>
        <message>
            <source>ply {name} stands in this study twice</source>
            <translation>la jugada {name} figura dos veces en este análisis</translation>
        </message>
        <message>
            <source>points that were left</source>
            <translation>puntos no aprovechados</translation>
        </message>
        <message>
            <source>pool_size {size} needs {needed} tiles, but num_digits {digits} makes only {there}</source>
            <translation>pool_size {size} necesita {needed} fichas, pero num_digits {digits} solo da {there}</translation>
        </message>
        <message>
            <source>port {port} has the mark {mark} already: probe another one</source>
            <translation>la puerta {port} ya tiene la marca {mark}: sondea otra</translation>
        </message>
        <message numerus="yes">
            <source>probing once more first wins {later:.0%}, guessing one of {n} placements {now:.0%}</source>
            <translation>
                <numerusform>sondear antes otra vez gana un {later:.0%}; adivinar entre {n} colocación, un {now:.0%}</numerusform>
                <numerusform>sondear antes otra vez gana un {later:.0%}; adivinar entre {n} colocaciones, un {now:.0%}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>rays come out turned at only {n} of the 28 ports, so they tell little</source>
            <translation>
                <numerusform>solo en {n} de las 28 puertas salen rayos desviados, así que dicen poco</numerusform>
                <numerusform>solo en {n} de las 28 puertas salen rayos desviados, así que dicen poco</numerusform>
            </translation>
        </message>
        <message>
            <source>cells left to chance</source>
            <translation>casillas dejadas al azar</translation>
        </message>
        <message numerus="yes">
            <source>leaves {n} tiles missing to a closed dragon of yours, {before} before</source>
            <translation>
                <numerusform>deja un dragón cerrado tuyo a falta de {n} ficha en vez de {before}</numerusform>
                <numerusform>deja un dragón cerrado tuyo a falta de {n} fichas en vez de {before}</numerusform>
            </translation>
        </message>
        <message>
            <source>leaving it to chance</source>
            <translation>dejarlo al azar</translation>
        </message>
        <message>
            <source>moves that promised less</source>
            <translation>jugadas que prometían menos</translation>
        </message>
        <message>
            <source>probing {port}</source>
            <translation>sondear {port}</translation>
        </message>
        <message>
            <source>rays that could tell little</source>
            <translation>rayos que podían revelar poco</translation>
        </message>
        <message numerus="yes">
            <source>region {label} has {n} cells, not {value}</source>
            <translation>
                <numerusform>la región {label} tiene {n} casilla, no {value}</numerusform>
                <numerusform>la región {label} tiene {n} casillas, no {value}</numerusform>
            </translation>
        </message>
        <message>
            <source>region {label} is torn apart: {here} is not joined to {there}</source>
            <translation>la región {label} está partida en trozos: {here} no está unida a {there}</translation>
        </message>
        <message>
            <source>saves {cells} from capture</source>
            <translation>salva {cells} de la captura</translation>
        </message>
        <message>
            <source>say how many go to each cell: {example}</source>
            <translation>di cuántas van a cada casilla: {example}</translation>
        </message>
        <message>
            <source>something is missing before or after a comma</source>
            <translation>falta algo antes o después de una coma</translation>
        </message>
        <message>
            <source>stacks that could be captured</source>
            <translation>pilas que se podían capturar</translation>
        </message>
        <message>
            <source>stops {enemy} at position {positions}, where one tile would have {done}</source>
            <translation>detiene a {enemy} en la posición {positions}, donde una ficha habría {done}</translation>
        </message>
        <message>
            <source>take the last move back first: it lets the win slip</source>
            <translation>deshaz primero la última jugada: deja escapar la victoria</translation>
        </message>
        <message>
            <source>the atoms are hidden already: hiding is for the first round</source>
            <translation>los átomos ya están escondidos: se esconden en la primera ronda</translation>
        </message>
        <message>
            <source>the atoms in {name}'s box are on {cells}</source>
            <translation>los átomos de la caja de {name} están en {cells}</translation>
        </message>
        <message>
            <source>the box of {name} needs {atoms} atoms, not {count}</source>
            <translation>la caja de {name} necesita {atoms} átomos, no {count}</translation>
        </message>
        <message>
            <source>the coach gave advice</source>
            <translation>el entrenador dio un consejo</translation>
        </message>
        <message>
            <source>the comments of a study have at most {most} characters</source>
            <translation>los comentarios de un análisis tienen como máximo {most} caracteres en total</translation>
        </message>
        <message>
            <source>the file ends too early; something is missing after this</source>
            <translation>el archivo termina demasiado pronto; falta algo después de esto</translation>
        </message>
        <message>
            <source>the file was changed after it was saved; every move was read</source>
            <translation>el archivo se cambió después de guardarlo; se leyeron todas las jugadas</translation>
        </message>
        <message>
            <source>the first round is for hiding four atoms in {name}'s box</source>
            <translation>la primera ronda es para esconder cuatro átomos en la caja de {name}</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {cell} stands there twice</source>
            <translation>los cuatro átomos van separados: {cell} aparece dos veces</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {first} and {second} are the same cell</source>
            <translation>los cuatro átomos van separados: {first} y {second} son la misma casilla</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>la partida ha terminado</translation>
        </message>
        <message>
            <source>the game would be over: {why}</source>
            <translation>la partida habría terminado: {why}</translation>
        </message>
        <message>
            <source>the gap at position {position}</source>
            <translation>el hueco de la posición {position}</translation>
        </message>
        <message>
            <source>the gap at position {position} must be filled</source>
            <translation>hay que llenar el hueco de la posición {position}</translation>
        </message>
        <message>
            <source>the head of the record should have “{key}:” here</source>
            <translation>en la cabecera del registro debería estar aquí «{key}:»</translation>
        </message>
        <message>
            <source>the last answer is missing</source>
            <translation>falta la última respuesta</translation>
        </message>
        <message>
            <source>the last line is damaged</source>
            <translation>la última línea está dañada</translation>
        </message>
        <message>
            <source>the last ply should be {named}, but it is {last}</source>
            <translation>la última jugada debería ser {named}, pero es {last}</translation>
        </message>
        <message>
            <source>the layout beginning with {labels}</source>
            <translation>el trazado que empieza por {labels}</translation>
        </message>
        <message>
            <source>the lens was on</source>
            <translation>la lente estaba activa</translation>
        </message>
        <message>
            <source>the line of {port} is the least known</source>
            <translation>la línea de {port} es la menos conocida</translation>
        </message>
        <message>
            <source>the match cannot begin: {reason}</source>
            <translation>la partida no puede empezar: {reason}</translation>
        </message>
        <message>
            <source>the middle of a side tells most about an untouched box</source>
            <translation>el centro de un lado es lo que más dice de una caja intacta</translation>
        </message>
        <message>
            <source>the number of the ply cannot be read; the last one is shown</source>
            <translation>no se puede leer el número de la jugada; se muestra la última</translation>
        </message>
        <message>
            <source>the part “{name}” stands in the record twice</source>
            <translation>la parte «{name}» figura dos veces en el registro</translation>
        </message>
        <message>
            <source>the parts of a record have at most {most} lines</source>
            <translation>las partes de un registro tienen como máximo {most} líneas</translation>
        </message>
        <message>
            <source>the player to move must have pieces</source>
            <translation>quien mueve debe tener piezas</translation>
        </message>
        <message>
            <source>the player to move, {name}, has no pieces</source>
            <translation>le toca a {name}, que no tiene piezas</translation>
        </message>
        <message numerus="yes">
            <source>the pool of {name} needs 1 to {n} tiles, not {count}</source>
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
            <source>the position is missing: write it on the colon's other side</source>
            <translation>falta la posición: escríbela al otro lado de los dos puntos</translation>
        </message>
        <message>
            <source>the position the match begins with cannot be read</source>
            <translation>no se puede leer la posición con la que empieza la partida</translation>
        </message>
        <message>
            <source>the position this match began with is a secret until it is over</source>
            <translation>la posición con la que empezó esta partida es secreta hasta que termine</translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for a guess</source>
            <translation>
                <numerusform>la sonda ya está usada, y {n:,} colocación es demasiado para adivinar</numerusform>
                <numerusform>la sonda ya está usada, y {n:,} colocaciones son demasiadas para adivinar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for the last guess</source>
            <translation>
                <numerusform>la sonda ya está usada, y {n:,} colocación es demasiado para la última conjetura</numerusform>
                <numerusform>la sonda ya está usada, y {n:,} colocaciones son demasiadas para la última conjetura</numerusform>
            </translation>
        </message>
        <message>
            <source>the sealed text is damaged</source>
            <translation>el texto sellado está dañado</translation>
        </message>
        <message>
            <source>the seat is missing or not in this match</source>
            <translation>falta el asiento, o no está en esta partida</translation>
        </message>
        <message>
            <source>the seed cannot be read; later draws will differ</source>
            <translation>no se puede leer la semilla; los próximos robos serán otros</translation>
        </message>
        <message>
            <source>the symbols are {symbols}</source>
            <translation>los símbolos son {symbols}</translation>
        </message>
        <message>
            <source>the text of a position is needed</source>
            <translation>se necesita el texto de una posición</translation>
        </message>
        <message>
            <source>the tile on {cell} does not fit: its {ours} meets {theirs}</source>
            <translation>la ficha de {cell} no encaja: su {ours} toca {theirs}</translation>
        </message>
        <message>
            <source>the tile on {cell} touches none of the others</source>
            <translation>la ficha de {cell} no toca ninguna de las otras</translation>
        </message>
        <message>
            <source>the tiles ran out</source>
            <translation>se agotaron las fichas</translation>
        </message>
        <message>
            <source>the tiles ran out and nobody leads in eyes of a complete dragon</source>
            <translation>se agotaron las fichas y nadie va por delante en ojos de un dragón completo</translation>
        </message>
        <message numerus="yes">
            <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
            <translation>
                <numerusform>se agotaron las fichas y {name} tiene el mayor dragón completo, de {n} ficha</numerusform>
                <numerusform>se agotaron las fichas y {name} tiene el mayor dragón completo, de {n} fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>the variations of a study have at most {most} plies</source>
            <translation>las variantes de un análisis tienen como máximo {most} jugadas</translation>
        </message>
        <message numerus="yes">
            <source>the {n} pieces of {name} leave the board</source>
            <translation>
                <numerusform>la última pieza de {name} deja el tablero</numerusform>
                <numerusform>las {n} piezas de {name} dejan el tablero</numerusform>
            </translation>
        </message>
        <message>
            <source>there are more draws than were due</source>
            <translation>hay más robos de los que tocaban</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles, and one must be left</source>
            <translation>solo hay {tiles} fichas, y debe quedar una</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles: with {placed} on the table {pool} cannot be left</source>
            <translation>solo hay {tiles} fichas: con {placed} en la mesa no pueden quedar {pool}</translation>
        </message>
        <message>
            <source>there are players 0 to {last}</source>
            <translation>hay jugadores del 0 al {last}</translation>
        </message>
        <message>
            <source>there are plies 0 to {last}</source>
            <translation>hay jugadas de la 0 a la {last}</translation>
        </message>
        <message>
            <source>there are too many moves to look at all of them</source>
            <translation>hay demasiadas jugadas para mirarlas todas</translation>
        </message>
        <message>
            <source>there are {pieces} pieces each, but {name} has {count}</source>
            <translation>hay {pieces} piezas por jugador, pero {name} tiene {count}</translation>
        </message>
        <message>
            <source>there is no computer player for {game} yet</source>
            <translation>todavía no hay jugador automático de {game}</translation>
        </message>
        <message>
            <source>there is no kind of puzzle “{kind}”; there are: {kinds}</source>
            <translation>no hay ningún tipo de reto «{kind}»; hay: {kinds}</translation>
        </message>
        <message>
            <source>there is no level {wanted}; there are: {known}, random</source>
            <translation>no hay ningún nivel {wanted}; hay: {known}, random</translation>
        </message>
        <message>
            <source>there is no ply {name} in this study</source>
            <translation>no hay jugada {name} en este análisis</translation>
        </message>
        <message>
            <source>there is no position {number}: positions go from 1 to {count}</source>
            <translation>no hay posición {number}: las posiciones van de 1 a {count}</translation>
        </message>
        <message>
            <source>there is no position {number}: there are {count} positions</source>
            <translation>no hay posición {number}: hay {count} posiciones</translation>
        </message>
        <message>
            <source>there is no such game; there are: {games}</source>
            <translation>no existe ese juego; hay: {games}</translation>
        </message>
        <message>
            <source>there is no tile state {state}: states go from {first} to {last}</source>
            <translation>no hay postura {state}: las posturas van de {first} a {last}</translation>
        </message>
        <message>
            <source>there is no tile {tile}: a tile has three different digits</source>
            <translation>no hay ficha {tile}: una ficha tiene tres cifras distintas</translation>
        </message>
        <message>
            <source>there is no tile {tile}: its digits go from 1 to {most}</source>
            <translation>no hay ficha {tile}: sus cifras van de 1 a {most}</translation>
        </message>
        <message>
            <source>there is no way back from ply {ply} to ply {wanted}</source>
            <translation>no hay vuelta atrás de la jugada {ply} a la jugada {wanted}</translation>
        </message>
        <message>
            <source>there is no {tile} in the sack</source>
            <translation>no hay {tile} en la bolsa</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>no hay nada que robar</translation>
        </message>
        <message>
            <source>there is nothing to make again</source>
            <translation>no hay nada que rehacer</translation>
        </message>
        <message>
            <source>there is nothing to take back</source>
            <translation>no hay nada que deshacer</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is twice {place}</source>
            <translation>hay una sola ficha {tile}, y está dos veces {place}</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is {place} and {other}</source>
            <translation>hay una sola ficha {tile}, y está {place} y {other}</translation>
        </message>
        <message>
            <source>these cells look likeliest, one ray at a time</source>
            <translation>estas casillas parecen las más probables, mirando rayo por rayo</translation>
        </message>
        <message>
            <source>this attempt is over</source>
            <translation>este intento ha terminado</translation>
        </message>
        <message>
            <source>this computer player was not measured</source>
            <translation>este nivel no se ha medido</translation>
        </message>
        <message>
            <source>this file is larger than {most}, the most that is read</source>
            <translation>este archivo es mayor que {most}, lo máximo que se lee</translation>
        </message>
        <message>
            <source>this is a device, not a file</source>
            <translation>esto es un dispositivo, no un archivo</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>esto es una carpeta, no un archivo</translation>
        </message>
        <message>
            <source>this is a move of {other}, and you are playing {game}</source>
            <translation>esta es una jugada de {other}, y estás jugando a {game}</translation>
        </message>
        <message>
            <source>this is a pipe, not a file</source>
            <translation>esto es una tubería, no un archivo</translation>
        </message>
        <message>
            <source>this is a serious match: go on after all that has been shown</source>
            <translation>esta es una partida en serio: sigue desde todo lo que ya se ha mostrado</translation>
        </message>
        <message>
            <source>this is a serious match: what has been shown is not taken back</source>
            <translation>esta es una partida en serio: lo que se ha mostrado no se deshace</translation>
        </message>
        <message>
            <source>this is a socket, not a file</source>
            <translation>esto es un socket, no un archivo</translation>
        </message>
        <message>
            <source>this is no move of {game}</source>
            <translation>esto no es una jugada de {game}</translation>
        </message>
        <message>
            <source>this is no record: it should begin with “{title}”</source>
            <translation>esto no es un registro: debería empezar por «{title}»</translation>
        </message>
        <message>
            <source>this is the main line already</source>
            <translation>esta ya es la variante principal</translation>
        </message>
        <message>
            <source>this is too long for a turn: write 123:6, or 245</source>
            <translation>esto es demasiado largo para un turno: escribe 123:6, o 245</translation>
        </message>
        <message>
            <source>this lesson is over</source>
            <translation>esta lección ha terminado</translation>
        </message>
        <message>
            <source>this line belongs to no part of the record</source>
            <translation>esta línea no pertenece a ninguna parte del registro</translation>
        </message>
        <message>
            <source>this line belongs to no ply of the study</source>
            <translation>esta línea no corresponde a ninguna jugada del análisis</translation>
        </message>
        <message>
            <source>this line is no ply; expected its number, the seat and a move</source>
            <translation>esta línea no es una jugada; se esperaban su número, el asiento y una jugada</translation>
        </message>
        <message>
            <source>this line of the study cannot be read</source>
            <translation>esta línea del análisis no se puede leer</translation>
        </message>
        <message>
            <source>this position has occurred three times: a tie may be claimed</source>
            <translation>esta posición se ha dado tres veces: se puede declarar el empate</translation>
        </message>
        <message>
            <source>this position holds secrets until the game is over</source>
            <translation>esta posición guarda secretos hasta que termine la partida</translation>
        </message>
        <message>
            <source>this record has format {found}, made by a newer Quincunx; this one reads up to format {known}</source>
            <translation>este registro tiene el formato {found}, de un Quincunx más nuevo; este lee hasta el formato {known}</translation>
        </message>
        <message>
            <source>this turn's guess is spent, and there is nothing left to probe in it</source>
            <translation>la conjetura de este turno ya está usada, y no queda nada que sondear en él</translation>
        </message>
        <message>
            <source>threatens to win in {count} places at once</source>
            <translation>amenaza con ganar en {count} lugares a la vez</translation>
        </message>
        <message>
            <source>threatens to win with one more tile</source>
            <translation>amenaza con ganar con una ficha más</translation>
        </message>
        <message>
            <source>threatens to win with one more tile while {enemy} has a gap to fill</source>
            <translation>amenaza con ganar con una ficha más mientras {enemy} tiene que llenar un hueco</translation>
        </message>
        <message>
            <source>threatens {cells} at once</source>
            <translation>amenaza {cells} a la vez</translation>
        </message>
        <message>
            <source>threatens {cell}</source>
            <translation>amenaza {cell}</translation>
        </message>
        <message>
            <source>tie claimed: the position occurred three times</source>
            <translation>empate declarado: la posición se dio tres veces</translation>
        </message>
        <message>
            <source>ties: two pieces are left and neither can capture the other</source>
            <translation>empata: quedan dos piezas y ninguna puede capturar a la otra</translation>
        </message>
        <message>
            <source>tiles and places that promised less</source>
            <translation>fichas y sitios que prometían menos</translation>
        </message>
        <message>
            <source>tiles that helped too little</source>
            <translation>fichas que ayudaban demasiado poco</translation>
        </message>
        <message>
            <source>turns ended without a ray</source>
            <translation>turnos terminados sin un rayo</translation>
        </message>
        <message>
            <source>two atoms lie on {cell} in the box of {name}</source>
            <translation>hay dos átomos en {cell} en la caja de {name}</translation>
        </message>
        <message>
            <source>two pieces are left and neither can be captured</source>
            <translation>quedan dos piezas y ninguna puede ser capturada</translation>
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
            <source>type markers such as +b3 or /b3, a port from 1 to 14 or a to n, ? or end</source>
            <translation>escribe marcadores como +b3 o /b3, una puerta del 1 al 14 o de la a a la n, ? o end</translation>
        </message>
        <message>
            <source>uncovering cells that promised less</source>
            <translation>casillas que prometían menos</translation>
        </message>
        <message>
            <source>uncovering one cell too many</source>
            <translation>una casilla descubierta de más</translation>
        </message>
        <message>
            <source>unmarking {cell}</source>
            <translation>desmarcar {cell}</translation>
        </message>
        <message>
            <source>waits for a better chance</source>
            <translation>espera una ocasión mejor</translation>
        </message>
        <message>
            <source>what was played cannot be deleted</source>
            <translation>lo que se jugó no se puede borrar</translation>
        </message>
        <message>
            <source>who always hides what is hardest can be learnt, so now and then it is easier</source>
            <translation>quien siempre esconde lo más difícil es previsible, así que a veces es más fácil</translation>
        </message>
        <message numerus="yes">
            <source>wins by force within your next {n} turns, whatever {enemy} does</source>
            <translation>
                <numerusform>gana por fuerza en tu próximo turno, haga lo que haga {enemy}</numerusform>
                <numerusform>gana por fuerza en tus próximos {n} turnos, haga lo que haga {enemy}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins by force, whatever {enemy} does</source>
            <translation>gana por fuerza, haga lo que haga {enemy}</translation>
        </message>
        <message>
            <source>wins with the last tile</source>
            <translation>gana con la última ficha</translation>
        </message>
        <message>
            <source>wins: it leaves nobody else a legal move</source>
            <translation>gana: no deja a nadie más una jugada legal</translation>
        </message>
        <message>
            <source>with these options the computer players were not measured</source>
            <translation>con estas opciones no se han medido los niveles del ordenador</translation>
        </message>
        <message>
            <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
            <translation>escribe +{cell} para marcar la casilla {cell}, o /{cell} para quitar su marcador</translation>
        </message>
        <message>
            <source>you have no tile, not {tile}</source>
            <translation>no tienes ninguna ficha, tampoco {tile}</translation>
        </message>
        <message>
            <source>you have {tiles}, not {tile}</source>
            <translation>tienes {tiles}, no {tile}</translation>
        </message>
        <message>
            <source>your layout is placed already and stays as it is</source>
            <translation>tu trazado ya está colocado y se queda como está</translation>
        </message>
        <message>
            <source>{cell} belongs to the guess: {why}</source>
            <translation>{cell} es parte de la conjetura: {why}</translation>
        </message>
        <message>
            <source>{cell} cannot be taken: the first move of the game may not capture</source>
            <translation>{cell} no se puede tomar: la primera jugada de la partida no puede capturar</translation>
        </message>
        <message>
            <source>{cell} has a marker already</source>
            <translation>{cell} ya tiene un marcador</translation>
        </message>
        <message>
            <source>{cell} has no marker to remove</source>
            <translation>{cell} no tiene marcador que quitar</translation>
        </message>
        <message>
            <source>{cell} holds {held}, not {count}</source>
            <translation>{cell} tiene {held}, no {count}</translation>
        </message>
        <message>
            <source>{cell} is empty</source>
            <translation>{cell} está vacía</translation>
        </message>
        <message>
            <source>{cell} is named twice</source>
            <translation>{cell} se nombra dos veces</translation>
        </message>
        <message>
            <source>{cell} is named twice: a cell is uncovered once</source>
            <translation>{cell} se nombra dos veces: una casilla se destapa una sola vez</translation>
        </message>
        <message numerus="yes">
            <source>{cell} is not capturable: {n} pieces see its {height}</source>
            <translation>
                <numerusform>{cell} no se puede capturar: {n} pieza ve su {height}</numerusform>
                <numerusform>{cell} no se puede capturar: {n} piezas ven su {height}</numerusform>
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
            <source>{cell} is not one of the four cells to guess</source>
            <translation>{cell} no es una de las cuatro casillas que hay que adivinar</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on every opponent's board</source>
            <translation>{cell} ya está destapada en los tableros de todos los rivales</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on the opponent's board</source>
            <translation>{cell} ya está destapada en el tablero rival</translation>
        </message>
        <message>
            <source>{cell} is {name}'s stack</source>
            <translation>{cell} es la pila de {name}</translation>
        </message>
        <message>
            <source>{cell} must hold 1 to {most} pieces</source>
            <translation>{cell} debe tener de 1 a {most} piezas</translation>
        </message>
        <message>
            <source>{cell} must hold a colour and a height</source>
            <translation>{cell} debe tener un color y una altura</translation>
        </message>
        <message numerus="yes">
            <source>{clause}, and {n} tiles fall into place</source>
            <translation>
                <numerusform>{clause}, y {n} ficha cae en su lugar</numerusform>
                <numerusform>{clause}, y {n} fichas caen en su lugar</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} first moves solve it, not one</source>
            <translation>lo resuelven {count} primeras jugadas, no una</translation>
        </message>
        <message>
            <source>{does}, and none of your stacks can be captured</source>
            <translation>{does}, y ninguna de tus pilas puede ser capturada</translation>
        </message>
        <message>
            <source>{does}, though {cells} can be captured</source>
            <translation>{does}, aunque deja capturar {cells}</translation>
        </message>
        <message>
            <source>{entrant}: {reason}</source>
            <translation>{entrant}: {reason}</translation>
        </message>
        <message>
            <source>{faults} in {moves}.</source>
            <translation>{faults} en {moves}.</translation>
        </message>
        <message>
            <source>{fewest} to {most}</source>
            <translation>de {fewest} a {most}</translation>
        </message>
        <message>
            <source>{gains}, but {end}</source>
            <translation>{gains}, pero {end}</translation>
        </message>
        <message>
            <source>{game} has no option {options}. It was ignored.</source>
            <translation>{game} no tiene la opción {options}. Se ignoró.</translation>
        </message>
        <message>
            <source>{game} has no set-up positions</source>
            <translation>en {game} no se preparan posiciones</translation>
        </message>
        <message>
            <source>{game} leaves nothing to chance</source>
            <translation>en {game} nada se deja al azar</translation>
        </message>
        <message>
            <source>{game} takes {allowed} players, not {count}</source>
            <translation>para {game} hacen falta {allowed} jugadores, no {count}</translation>
        </message>
        <message>
            <source>{gap} must be filled first</source>
            <translation>primero hay que llenar {gap}</translation>
        </message>
        <message numerus="yes">
            <source>{moved}: {n} stand there</source>
            <translation>
                <numerusform>{moved}: ahora hay {n}</numerusform>
                <numerusform>{moved}: ahora hay {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>{moves} and nothing given away.</source>
            <translation>{moves} y nada regalado.</translation>
        </message>
        <message>
            <source>{names} have no pieces left</source>
            <translation>{names} se quedan sin piezas</translation>
        </message>
        <message>
            <source>{names} tie: {reason}</source>
            <translation>empatan {names}: {reason}</translation>
        </message>
        <message>
            <source>{name} accepts the draw</source>
            <translation>{name} acepta las tablas</translation>
        </message>
        <message>
            <source>{name} alone completed a dragon</source>
            <translation>solo {name} completó un dragón</translation>
        </message>
        <message>
            <source>{name} calls the game a tie</source>
            <translation>{name} declara el empate</translation>
        </message>
        <message>
            <source>{name} can know after one more probe, and this is 1 in {count}</source>
            <translation>{name} puede saberlo tras una sonda más, y aquí la probabilidad es de 1 entre {count}</translation>
        </message>
        <message numerus="yes">
            <source>{name} captures {owner}'s stack of {n} on {cell}</source>
            <translation>
                <numerusform>{name} captura la pieza de {owner} en {cell}</numerusform>
                <numerusform>{name} captura la pila de {n} de {owner} en {cell}</numerusform>
            </translation>
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
            <translation>{name} falló tres conjeturas</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is right</source>
            <translation>{name} conjetura {cells}: es correcto</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is wrong, and it was the last guess</source>
            <translation>{name} conjetura {cells}: no es correcto, y era la última conjetura</translation>
        </message>
        <message numerus="yes">
            <source>{name} guesses {cells}: that is wrong, and {n} guesses are left</source>
            <translation>
                <numerusform>{name} conjetura {cells}: no es correcto, y queda {n} conjetura</numerusform>
                <numerusform>{name} conjetura {cells}: no es correcto, y quedan {n} conjeturas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has a complete dragon with {n} eyes, more than any enemy</source>
            <translation>
                <numerusform>{name} tiene un dragón completo con {n} ojo, más que ningún enemigo</numerusform>
                <numerusform>{name} tiene un dragón completo con {n} ojos, más que ningún enemigo</numerusform>
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
            <source>{name} has already agreed to the draw</source>
            <translation>{name} ya ha aceptado las tablas</translation>
        </message>
        <message>
            <source>{name} has already asked to take back</source>
            <translation>{name} ya ha pedido deshacer</translation>
        </message>
        <message>
            <source>{name} has already proposed a draw</source>
            <translation>{name} ya ha propuesto tablas</translation>
        </message>
        <message>
            <source>{name} has no legal move</source>
            <translation>{name} no tiene jugada legal</translation>
        </message>
        <message>
            <source>{name} has no pieces left</source>
            <translation>{name} se queda sin piezas</translation>
        </message>
        <message>
            <source>{name} has no tile left</source>
            <translation>{name} se queda sin fichas</translation>
        </message>
        <message>
            <source>{name} has nothing to take back</source>
            <translation>{name} no tiene nada que deshacer</translation>
        </message>
        <message numerus="yes">
            <source>{name} has the complete dragon with most eyes, {n} eyes</source>
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
            <source>{name} hides four atoms in {other}'s box</source>
            <translation>{name} esconde cuatro átomos en la caja de {other}</translation>
        </message>
        <message>
            <source>{name} hides four atoms in {other}'s box, on {cells}</source>
            <translation>{name} esconde cuatro átomos en la caja de {other}, en {cells}</translation>
        </message>
        <message>
            <source>{name} is no name for a file</source>
            <translation>{name} no es un nombre de archivo</translation>
        </message>
        <message>
            <source>{name} is not asked</source>
            <translation>a {name} no se le pregunta</translation>
        </message>
        <message numerus="yes">
            <source>{name} is not close, so with {n} placements left a probe is safer</source>
            <translation>
                <numerusform>a {name} le falta mucho, así que con {n} colocación posible es más segura una sonda</numerusform>
                <numerusform>a {name} le falta mucho, así que con {n} colocaciones posibles es más segura una sonda</numerusform>
            </translation>
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
            <source>{name} places a layout</source>
            <translation>{name} coloca un trazado</translation>
        </message>
        <message>
            <source>{name} places the layout {rows}</source>
            <translation>{name} coloca el trazado {rows}</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray comes out at {leaves}, and both ports are marked {mark}</source>
            <translation>{name} sondea {port}: el rayo sale por {leaves}, y ambas puertas se marcan con {mark}</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray hits an atom</source>
            <translation>{name} sondea {port}: el rayo da en un átomo</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray is reflected</source>
            <translation>{name} sondea {port}: el rayo se refleja</translation>
        </message>
        <message>
            <source>{name} proposes a draw</source>
            <translation>{name} propone tablas</translation>
        </message>
        <message>
            <source>{name} puts a marker on {cell}</source>
            <translation>{name} pone un marcador en {cell}</translation>
        </message>
        <message>
            <source>{name} puts {state} at position {position}</source>
            <translation>{name} pone {state} en la posición {position}</translation>
        </message>
        <message>
            <source>{name} puts {tile} at position {position}</source>
            <translation>{name} pone {tile} en la posición {position}</translation>
        </message>
        <message>
            <source>{name} rejects the draw</source>
            <translation>{name} rechaza las tablas</translation>
        </message>
        <message>
            <source>{name} resigned</source>
            <translation>{name} se rindió</translation>
        </message>
        <message>
            <source>{name} resigns</source>
            <translation>{name} se rinde</translation>
        </message>
        <message>
            <source>{name} takes the marker from {cell}</source>
            <translation>{name} quita el marcador de {cell}</translation>
        </message>
        <message>
            <source>{name} throws {tile} back and passes</source>
            <translation>{name} devuelve {tile} y pasa</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}</source>
            <translation>{name} destapa {cell} al azar: {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}; {value} counts</source>
            <translation>{name} destapa {cell} al azar: {found}; cuenta {value}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}</source>
            <translation>{name} destapa {cell}: {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}; {value} counts</source>
            <translation>{name} destapa {cell}: {found}; cuenta {value}</translation>
        </message>
        <message>
            <source>{name} wins: {reason}</source>
            <translation>gana {name}: {reason}</translation>
        </message>
        <message>
            <source>{name}'s board is wholly uncovered</source>
            <translation>el tablero de {name} está destapado por completo</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s dragon on {n} tiles is closed, with {eyes}</source>
            <translation>
                <numerusform>el dragón de {name} sobre {n} ficha está cerrado, con {eyes}</numerusform>
                <numerusform>el dragón de {name} sobre {n} fichas está cerrado, con {eyes}</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s layout was {rows}</source>
            <translation>el trazado de {name} era {rows}</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s list {runs} scores {n} points</source>
            <translation>
                <numerusform>la lista {runs} de {name} vale {n} punto</numerusform>
                <numerusform>la lista {runs} de {name} vale {n} puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s list {runs} scores {parts} = {points} points</source>
            <translation>la lista {runs} de {name} vale {parts} = {points} puntos</translation>
        </message>
        <message>
            <source>{name}'s list {values} does not score</source>
            <translation>la lista {values} de {name} no puntúa</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message numerus="yes">
            <source>{n} blunders</source>
            <translation>
                <numerusform>{n} error grave</numerusform>
                <numerusform>{n} errores graves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} boards are wholly uncovered</source>
            <translation>
                <numerusform>el tablero de {name} está destapado por completo</numerusform>
                <numerusform>{n} tableros están destapados por completo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} eyes</source>
            <translation>
                <numerusform>{n} ojo</numerusform>
                <numerusform>{n} ojos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes</source>
            <translation>
                <numerusform>{n} error</numerusform>
                <numerusform>{n} errores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} moves</source>
            <translation>
                <numerusform>{n} jugada</numerusform>
                <numerusform>{n} jugadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} open ends</source>
            <translation>
                <numerusform>{n} extremo abierto</numerusform>
                <numerusform>{n} extremos abiertos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} pieces</source>
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
            <translation>
                <numerusform>{n} imprecisión</numerusform>
                <numerusform>{n} imprecisiones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} values where the board has {cells} cells</source>
            <translation>
                <numerusform>{n} valor donde el tablero tiene {cells} casillas</numerusform>
                <numerusform>{n} valores donde el tablero tiene {cells} casillas</numerusform>
            </translation>
        </message>
        <message>
            <source>{option} needs a number, like {example}</source>
            <translation>{option} necesita un número, como {example}</translation>
        </message>
        <message>
            <source>{option}: {reason}</source>
            <translation>{option}: {reason}</translation>
        </message>
        <message>
            <source>{parts} and {part}</source>
            <translation>{parts} y {part}</translation>
        </message>
        <message>
            <source>{parts} or {part}</source>
            <translation>{parts} o {part}</translation>
        </message>
        <message>
            <source>{parts}, {part}</source>
            <translation>{parts}, {part}</translation>
        </message>
        <message>
            <source>{part}</source>
            <translation>{part}</translation>
        </message>
        <message numerus="yes">
            <source>{port} has {n} possible results, and {rest}</source>
            <translation>
                <numerusform>{port} tiene {n} resultado posible, y {rest}</numerusform>
                <numerusform>{port} tiene {n} resultados posibles, y {rest}</numerusform>
            </translation>
        </message>
        <message>
            <source>{port} is most likely a hit ({share:.0%})</source>
            <translation>en {port} lo más probable es un impacto ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely a reflection ({share:.0%})</source>
            <translation>en {port} lo más probable es un reflejo ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely out at {leaves} ({share:.0%})</source>
            <translation>en {port} lo más probable es salir por {leaves} ({share:.0%})</translation>
        </message>
        <message>
            <source>{reason} once the earlier parts have landed</source>
            <translation>{reason} una vez llegadas las partes anteriores</translation>
        </message>
        <message>
            <source>{reason}; {other}</source>
            <translation>{reason}; {other}</translation>
        </message>
        <message>
            <source>{said}, and {rest}</source>
            <translation>{said}, y {rest}</translation>
        </message>
        <message>
            <source>{share:.0%} of the win went with {move}: {better} was better.</source>
            <translation>El {share:.0%} de la victoria costó {move}: era mejor {better}.</translation>
        </message>
        <message>
            <source>{state} does not fit at {position}: {clash}</source>
            <translation>{state} no encaja en {position}: {clash}</translation>
        </message>
        <message>
            <source>{state} falls into place at position {position}</source>
            <translation>{state} cae en su lugar en la posición {position}</translation>
        </message>
        <message>
            <source>{target} is not in line of sight of {source}</source>
            <translation>{target} no está en la línea de visión de {source}</translation>
        </message>
        <message>
            <source>{text} is not a cell: cells go from a1 to g7</source>
            <translation>{text} no es una casilla: las casillas van de a1 a g7</translation>
        </message>
        <message>
            <source>{tile} does not fit at {position}: the {ours} would meet {theirs}</source>
            <translation>{tile} no encaja en {position}: el {ours} tocaría {theirs}</translation>
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
            <source>{unseen}: a stack does not see its own cell</source>
            <translation>{unseen}: una pila no ve su propia casilla</translation>
        </message>
        <message>
            <source>{unseen}: they share no line</source>
            <translation>{unseen}: no comparten línea</translation>
        </message>
        <message>
            <source>{unseen}: {cell} stands between</source>
            <translation>{unseen}: {cell} está en medio</translation>
        </message>
        <message>
            <source>{value}</source>
            <translation>{value}</translation>
        </message>
        <message>
            <source>{value} is lower than {before}, which ends {name}'s turn</source>
            <translation>{value} es menor que {before}, y eso termina el turno de {name}</translation>
        </message>
        <message>
            <source>{value} on {owner}'s board</source>
            <translation>{value} en el tablero de {owner}</translation>
        </message>
        <message>
            <source>{what} is there twice</source>
            <translation>{what} aparece dos veces</translation>
        </message>
        <message>
            <source>{why} and is out of the game</source>
            <translation>{why} y queda fuera de la partida</translation>
        </message>
        <message numerus="yes">
            <source>{won} after {n} wrong moves.</source>
            <translation>
                <numerusform>{won} tras {n} jugada errónea.</numerusform>
                <numerusform>{won} tras {n} jugadas erróneas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{won}.</source>
            <translation>{won}.</translation>
        </message>
        <message>
            <source>“move:” needs one of {seats}</source>
            <translation>«move:» necesita uno de {seats}</translation>
        </message>
        <message>
            <source>“points:” needs two numbers, like 12 0</source>
            <translation>«points:» necesita dos números, como 12 0</translation>
        </message>
        <message>
            <source>“{key}:” needs one number from {low} to {high}</source>
            <translation>«{key}:» necesita un número de {low} a {high}</translation>
        </message>
        <message>
            <source>“{key}:” stands in the head of the record twice</source>
            <translation>«{key}:» aparece dos veces en la cabecera del registro</translation>
        </message>
        <message>
            <source>“{option}” is {here} in the set-up, but {there} in the match</source>
            <translation>«{option}» es {here} en la preparación, pero {there} en la partida</translation>
        </message>
        <message>
            <source>“{sign}” cannot be read: write 123:6 to place a tile, or 245 to throw it back</source>
            <translation>«{sign}» no se puede leer: escribe 123:6 para colocar una ficha, o 245 para devolverla</translation>
        </message>
        <message>
            <source>“{text}” cannot be read: {help}</source>
            <translation>«{text}» no se puede leer: {help}</translation>
        </message>
        <message>
            <source>“{text}” is no cell: {help}</source>
            <translation>«{text}» no es una casilla: {help}</translation>
        </message>
        <message>
            <source>“{text}” is no single move</source>
            <translation>«{text}» no es una jugada simple</translation>
        </message>
        <message>
            <source>“{text}” is not a cell</source>
            <translation>«{text}» no es una casilla</translation>
        </message>
        <message>
            <source>“{text}” is not a cell: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>«{text}» no es una casilla: un turno se escribe como a1,b2 o a1,b2,end</translation>
        </message>
        <message>
            <source>“{text}” is not a value: the values of this board are 1 to {last}</source>
            <translation>«{text}» no es un valor: los valores de este tablero van de 1 a {last}</translation>
        </message>
        <message>
            <source>“{text}” names no cell: {help}</source>
            <translation>«{text}» no nombra ninguna casilla: {help}</translation>
        </message>
        <message>
            <source>“{text}” on {cell} should be a number</source>
            <translation>«{text}» en {cell} debería ser un número</translation>
        </message>
        <message>
            <source>“{text}” should be a cell like 0,-1</source>
            <translation>«{text}» debería ser una casilla como 0,-1</translation>
        </message>
        <message>
            <source>“{text}” should be written like {example}</source>
            <translation>«{text}» debería escribirse como {example}</translation>
        </message>
        <message>
            <source>“{text}” should begin with one of {keys}</source>
            <translation>«{text}» debería empezar por una de {keys}</translation>
        </message>
        <message>
            <source>“{text}”: {reason}</source>
            <translation>«{text}»: {reason}</translation>
        </message>
        <message>
            <source>“{word}” is no option and its value</source>
            <translation>«{word}» no es una opción y su valor</translation>
        </message>
        <message>
            <source>Windows cannot save a file under this name</source>
            <translation>Windows no puede guardar un archivo con este nombre</translation>
        </message>
        <message>
            <source>a record begins in line {found}: remove what stands before it</source>
            <translation>hay un registro a partir de la línea {found}: borra lo que está antes</translation>
        </message>
        <message>
            <source>A tile at the lit position wins.</source>
            <translation>Una ficha en la posición iluminada gana.</translation>
        </message>
        <message>
            <source>The best tile goes to the lit position.</source>
            <translation>La mejor ficha va en la posición iluminada.</translation>
        </message>
        <message>
            <source>After these probes only one hiding place is left for the atoms.</source>
            <translation>Tras estos rayos solo queda un escondite posible para los átomos.</translation>
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
            <translation>Cierra el lazo.</translation>
        </message>
        <message numerus="yes">
            <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
            <translation>
                <numerusform>Cierra {n} hueco por {points} puntos; la siguiente mejor jugada da {less}.</numerusform>
                <numerusform>Cierra {n} huecos por {points} puntos; la siguiente mejor jugada da {less}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It ends on {name}.</source>
            <translation>Termina en {name}.</translation>
        </message>
        <message>
            <source>It sees the layout. Without that even the best decisions need luck.</source>
            <translation>Ve el trazado. Sin eso, hasta las mejores decisiones necesitan suerte.</translation>
        </message>
        <message>
            <source>Make {n} points in three turns. You need good decisions and some luck.</source>
            <translation>Consigue {n} puntos en tres turnos. Necesitas buenas decisiones y algo de suerte.</translation>
        </message>
        <message>
            <source>Name {name} next. Nobody can be sure of it: this hint sees the layout.</source>
            <translation>Nombra ahora {name}. Nadie puede estar seguro: esta pista ve el trazado.</translation>
        </message>
        <message>
            <source>One of the lit cells continues a long run.</source>
            <translation>Una de las casillas iluminadas continúa una serie larga.</translation>
        </message>
        <message>
            <source>One of the lit cells hides an atom.</source>
            <translation>Una de las casillas iluminadas esconde un átomo.</translation>
        </message>
        <message>
            <source>Place the tile {name} there.</source>
            <translation>Coloca ahí la ficha {name}.</translation>
        </message>
        <message>
            <source>The best move begins on the lit cells.</source>
            <translation>La mejor jugada empieza en las casillas iluminadas.</translation>
        </message>
        <message>
            <source>Whatever the answer, the enemy is beaten on the second move.</source>
            <translation>Sea cual sea la respuesta, el rival cae en la segunda jugada.</translation>
        </message>
        <message>
            <source>Whatever the answer, the loop can be closed in time.</source>
            <translation>Sea cual sea la respuesta, el lazo se puede cerrar a tiempo.</translation>
        </message>
        <message>
            <source>all atoms are marked: guess now</source>
            <translation>todos los átomos están marcados: adivina ya</translation>
        </message>
        <message>
            <source>take the last move back first: another one scores more</source>
            <translation>deshaz primero la última jugada: otra da más puntos</translation>
        </message>
        <message>
            <source>{hint} {reason}</source>
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
            <translation>{points} {decisions}</translation>
        </message>
        <message>
            <source>After the move played, {enemy} won</source>
            <translation>Tras la jugada hecha ganó {enemy}</translation>
        </message>
        <message>
            <source>Luck decided.</source>
            <translation>Decidió la suerte.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}.</source>
            <translation>Ningún error aislado en {moves}.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}: {share:.0%} of the win went bit by bit.</source>
            <translation>Ningún error aislado en {moves}: el {share:.0%} de la victoria se perdió poco a poco.</translation>
        </message>
        <message>
            <source>No single mistake: {name} was a little better throughout.</source>
            <translation>Ningún error aislado: {name} jugó un poco mejor todo el tiempo.</translation>
        </message>
        <message>
            <source>The end: {reason}.</source>
            <translation>El final: {reason}.</translation>
        </message>
        <message>
            <source>The move played captures nothing</source>
            <translation>La jugada hecha no captura nada</translation>
        </message>
        <message numerus="yes">
            <source>The move played captures only {n} pieces</source>
            <translation>
                <numerusform>La jugada hecha solo captura {n} pieza</numerusform>
                <numerusform>La jugada hecha solo captura {n} piezas</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played ends the game in a draw</source>
            <translation>La jugada hecha termina la partida en tablas</translation>
        </message>
        <message>
            <source>The move played leaves you {other:.0%} of the win instead of {share:.0%}</source>
            <translation>La jugada hecha te deja el {other:.0%} de la victoria en vez del {share:.0%}</translation>
        </message>
        <message>
            <source>The move played leaves {cells} to be captured</source>
            <translation>La jugada hecha deja que capturen {cells}</translation>
        </message>
        <message>
            <source>The move played lets {enemy} off</source>
            <translation>La jugada hecha deja escapar a {enemy}</translation>
        </message>
        <message>
            <source>The move played lets {enemy} win at once</source>
            <translation>La jugada hecha permite a {enemy} ganar de inmediato</translation>
        </message>
        <message numerus="yes">
            <source>The move played lets {enemy} win by force in {n} moves</source>
            <translation>
                <numerusform>La jugada hecha permite a {enemy} forzar la victoria en {n} jugada</numerusform>
                <numerusform>La jugada hecha permite a {enemy} forzar la victoria en {n} jugadas</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played wins for {enemy}</source>
            <translation>La jugada hecha da la victoria a {enemy}</translation>
        </message>
        <message>
            <source>The players agreed to a draw.</source>
            <translation>Los jugadores acordaron tablas.</translation>
        </message>
        <message numerus="yes">
            <source>gains time: {n} more tiles fall into place</source>
            <translation>
                <numerusform>gana tiempo: {n} ficha más cae en su sitio</numerusform>
                <numerusform>gana tiempo: {n} fichas más caen en su sitio</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>helps your dragon there grow: {n} open ends instead of {before}</source>
            <translation>
                <numerusform>ayuda a crecer a tu dragón: {n} extremo abierto en vez de {before}</numerusform>
                <numerusform>ayuda a crecer a tu dragón: {n} extremos abiertos en vez de {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hems {enemy} in: the dragon there has {n} open ends instead of {before}</source>
            <translation>
                <numerusform>encierra a {enemy}: su dragón tiene {n} extremo abierto en vez de {before}</numerusform>
                <numerusform>encierra a {enemy}: su dragón tiene {n} extremos abiertos en vez de {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>keeps {enemy} busy: only {n} moves fill the gap</source>
            <translation>
                <numerusform>mantiene ocupado a {enemy}: solo {n} jugada llena el hueco</numerusform>
                <numerusform>mantiene ocupado a {enemy}: solo {n} jugadas llenan el hueco</numerusform>
            </translation>
        </message>
        <message>
            <source>leaves you {share:.0%} of the win instead of {other:.0%}</source>
            <translation>te deja el {share:.0%} de la victoria en vez del {other:.0%}</translation>
        </message>
        <message>
            <source>no better move was found</source>
            <translation>no se encontró una jugada mejor</translation>
        </message>
        <message>
            <source>prepares your next tiles: a dragon with {ends} to build on</source>
            <translation>prepara tus próximas fichas: un dragón con {ends} para seguir construyendo</translation>
        </message>
        <message>
            <source>strengthens your dragons: {count} of them become one with {ends}</source>
            <translation>refuerza tus dragones: {count} de ellos se unen en uno con {ends}</translation>
        </message>
        <message>
            <source>{good}. {bad}</source>
            <translation>{good}. {bad}</translation>
        </message>
        <message>
            <source>{name} claimed a draw.</source>
            <translation>{name} reclamó tablas.</translation>
        </message>
        <message>
            <source>{name} lost {share:.0%} of the win by {move}.</source>
            <translation>{name} perdió el {share:.0%} de la victoria con {move}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} lost {share:.0%} of the win by {move}. The reason lay {n} moves deep.</source>
            <translation>
                <numerusform>{name} perdió el {share:.0%} de la victoria con {move}. El motivo estaba a {n} jugada.</numerusform>
                <numerusform>{name} perdió el {share:.0%} de la victoria con {move}. El motivo estaba a {n} jugadas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} resigned with {share:.0%} of the win left.</source>
            <translation>{name} abandonó con el {share:.0%} de la victoria aún en juego.</translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes that were hard to see</source>
            <translation>
                <numerusform>{n} error difícil de ver</numerusform>
                <numerusform>{n} errores difíciles de ver</numerusform>
            </translation>
        </message>
        <message>
            <source>Ending the turn gives up a probe</source>
            <translation>Terminar el turno desperdicia una sonda</translation>
        </message>
        <message>
            <source>Ending the turn keeps {points:.0f} points, going on brings {more:.1f} on average</source>
            <translation>Terminar el turno asegura {points:.0f} puntos; seguir da {more:.1f} de media</translation>
        </message>
        <message>
            <source>Revealing at random brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>Descubrir al azar da de media {points:.1f} puntos en vez de {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>La casilla jugada da de media {points:.1f} puntos en vez de {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played was only {other:.0%} safe</source>
            <translation>La casilla jugada solo era segura al {other:.0%}</translation>
        </message>
        <message>
            <source>The guess played contradicts a mark, so it could not be right</source>
            <translation>La conjetura hecha contradice una marca y no podía ser correcta</translation>
        </message>
        <message>
            <source>The guess played was one of {count:,} possible ones</source>
            <translation>La conjetura hecha era una de {count:,} posibles</translation>
        </message>
        <message>
            <source>The layout played has {pairs} equal pairs</source>
            <translation>La disposición jugada tiene {pairs} pares vecinos iguales</translation>
        </message>
        <message>
            <source>The move played gives up a place worth {points} points for your {tile}</source>
            <translation>La jugada hecha renuncia a un lugar de {points} puntos para tu {tile}</translation>
        </message>
        <message>
            <source>The move played gives you {less:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>La jugada hecha te da de media {less:.1f} puntos en el próximo turno en vez de {points:.1f}</translation>
        </message>
        <message>
            <source>The move played gives {name} {more:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>La jugada hecha da a {name} de media {more:.1f} puntos en el próximo turno en vez de {points:.1f}</translation>
        </message>
        <message>
            <source>The move played lets {name} score {more} points next turn instead of {points}</source>
            <translation>La jugada hecha permite a {name} marcar {more} puntos en el próximo turno en vez de {points}</translation>
        </message>
        <message numerus="yes">
            <source>The move played scores {n} points less</source>
            <translation>
                <numerusform>La jugada hecha marca {n} punto menos</numerusform>
                <numerusform>La jugada hecha marca {n} puntos menos</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played takes {points} points that only your {tile} can score: they can wait</source>
            <translation>La jugada hecha toma {points} puntos que solo tu {tile} puede marcar: pueden esperar</translation>
        </message>
        <message>
            <source>The probe played leaves about {left:,.0f} placements</source>
            <translation>La sonda hecha deja unas {left:,.0f} colocaciones</translation>
        </message>
        <message>
            <source>no cell is better than the others</source>
            <translation>ninguna casilla es mejor que las demás</translation>
        </message>
        <message>
            <source>sets up {points} points for your next turn with {tile}</source>
            <translation>prepara {points} puntos para tu próximo turno con {tile}</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and most likely {value}</source>
            <translation>segura al {goes_on:.0%}, y lo más probable es {value}</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}</source>
            <translation>segura al {goes_on:.0%}, y al {share:.0%} otro {value} para una serie de {length}</translation>
        </message>
        <message>
            <source>gives {name} nothing to score next turn</source>
            <translation>no deja a {name} nada que marcar en el próximo turno</translation>
        </message>
        <message>
            <source>gives {name} {points:.1f} points on average next turn</source>
            <translation>deja a {name} {points:.1f} puntos de media en el próximo turno</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and its region is worth starting</source>
            <translation>lo más probable es {value} ({share:.0%}), y vale la pena empezar su región</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and low values first leave room for more</source>
            <translation>lo más probable es {value} ({share:.0%}), y empezar por valores bajos deja sitio para más</translation>
        </message>
        <message>
            <source>nothing to lose, as the game may end before your next turn: {goes_on:.0%} safe</source>
            <translation>nada que perder, pues la partida puede acabar antes de tu próximo turno: segura al {goes_on:.0%}</translation>
        </message>
        <message>
            <source>saves cells for later runs, as the best cell is only {goes_on:.0%} safe</source>
            <translation>guarda casillas para series posteriores, pues la mejor solo es segura al {goes_on:.0%}</translation>
        </message>
        <message>
            <source>worth trying, as a lower value costs none of your points: {goes_on:.0%} safe</source>
            <translation>vale la pena intentarlo, pues un valor menor no te cuesta puntos: segura al {goes_on:.0%}</translation>
        </message>
        <message>
            <source>{share:.0%} likely to be another {value}, which makes a run of {length}</source>
            <translation>al {share:.0%} otro {value}, lo que hace una serie de {length}</translation>
        </message>
        <message>
            <source>The disk with your matches cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
            <translation>El disco con tus partidas no puede confirmar que un archivo está guardado: un corte de luz puede costarte las últimas jugadas.</translation>
        </message>
        <message>
            <source>The disk with your matches keeps no file permissions: others who can reach it can read them.</source>
            <translation>El disco con tus partidas no guarda permisos de archivo: quien pueda acceder a él puede leerlas.</translation>
        </message>
        <message>
            <source>another program has this file open</source>
            <translation>otro programa tiene abierto este archivo</translation>
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
            <translation>{captured} desde {source}</translation>
        </message>
        <message>
            <source>{name} splits {source}: {parts}</source>
            <translation>{name} divide {source}: {parts}</translation>
        </message>
        <message>
            <source>{n} to {target}</source>
            <translation>{n} a {target}</translation>
        </message>
        <message>
            <source>{name} uncovers {cells}: {values}</source>
            <translation>{name} descubre {cells}: {values}</translation>
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
            <translation>
                <numerusform>{placed}: {n} punto</numerusform>
                <numerusform>{placed}: {n} puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed} for {n} points and has {score}</source>
            <translation>
                <numerusform>{placed}: {n} punto, {score} en total</numerusform>
                <numerusform>{placed}: {n} puntos, {score} en total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed}, and {n} tiles are placed automatically</source>
            <translation>
                <numerusform>{placed}, y {n} ficha se coloca automáticamente</numerusform>
                <numerusform>{placed}, y {n} fichas se colocan automáticamente</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>The settings in {path} cannot be read: remove this file. The usual ones hold.</source>
            <translation>Los ajustes de {path} no se pueden leer: quita este archivo. Valen los habituales.</translation>
        </message>
        <message>
            <source>The settings were damaged and are the usual ones again; kept as {name}.</source>
            <translation>Los ajustes estaban dañados y vuelven a ser los habituales; se guardaron como {name}.</translation>
        </message>
    </context>
    <context>
        <name>sharing</name>
        <message>
            <source>This file is too large to be a layout.</source>
            <translation>Este archivo es demasiado grande para ser un trazado.</translation>
        </message>
        <message>
            <source>This file is no text.</source>
            <translation>Este archivo no es un texto.</translation>
        </message>
    </context>
    <context>
        <name>shortcuts</name>
        <message>
            <source>Look at the move before, or after</source>
            <translation>Ver la jugada anterior, o la siguiente</translation>
        </message>
        <message>
            <source>The next button or field, or the one before</source>
            <translation>El siguiente botón o campo, o el anterior</translation>
        </message>
        <message>
            <source>Press the button that has the keyboard</source>
            <translation>Pulsar el botón que tiene el foco</translation>
        </message>
        <message>
            <source>Walk over board and rack</source>
            <translation>Recorrer el tablero y el atril</translation>
        </message>
        <message>
            <source>Act there, like a click</source>
            <translation>Actuar ahí, como un clic</translation>
        </message>
        <message>
            <source>Take back what is half done</source>
            <translation>Deshacer lo que está a medias</translation>
        </message>
        <message>
            <source>Zoom; with Ctrl the wheel always does</source>
            <translation>Ampliar o reducir; con Ctrl la rueda siempre lo hace</translation>
        </message>
        <message>
            <source>Show the whole board again</source>
            <translation>Mostrar otra vez todo el tablero</translation>
        </message>
        <message>
            <source>Move the board, like the middle mouse button</source>
            <translation>Mover el tablero, como el botón central del ratón</translation>
        </message>
        <message>
            <source>Take the last move back with its answer</source>
            <translation>Deshacer la última jugada con su respuesta</translation>
        </message>
        <message>
            <source>How puzzles work</source>
            <translation>Cómo funcionan los retos</translation>
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
            <source>Copy the layout as text</source>
            <translation>Copiar el trazado como texto</translation>
        </message>
        <message>
            <source>Paste a layout</source>
            <translation>Pegar un trazado</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Abrir un trazado</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Exportar el trazado</translation>
        </message>
        <message>
            <source>In a match: use this layout</source>
            <translation>En una partida: usar este trazado</translation>
        </message>
        <message>
            <source>Walk over the board</source>
            <translation>Recorrer el tablero</translation>
        </message>
        <message>
            <source>Choose the label</source>
            <translation>Elegir la etiqueta</translation>
        </message>
        <message>
            <source>Paint, or what the tool does</source>
            <translation>Pintar, o lo que haga la herramienta</translation>
        </message>
        <message>
            <source>Shift+arrows</source>
            <translation>Mayús+flechas</translation>
        </message>
        <message>
            <source>Paint while walking</source>
            <translation>Pintar al recorrer</translation>
        </message>
        <message>
            <source>Erase; so does the right mouse button</source>
            <translation>Borrar; también con el botón derecho del ratón</translation>
        </message>
        <message>
            <source>Ctrl+click</source>
            <translation>Ctrl+clic</translation>
        </message>
        <message>
            <source>Take the label of a cell; so does the middle button</source>
            <translation>Tomar la etiqueta de una casilla; también con el botón central</translation>
        </message>
        <message>
            <source>Give up what is half done</source>
            <translation>Dejar lo que está a medias</translation>
        </message>
        <message>
            <source>Copy the position as text</source>
            <translation>Copiar la posición como texto</translation>
        </message>
        <message>
            <source>Paste a position</source>
            <translation>Pegar una posición</translation>
        </message>
        <message>
            <source>Save the position as a record</source>
            <translation>Guardar la posición como registro</translation>
        </message>
        <message>
            <source>Start a game from the position</source>
            <translation>Empezar una partida desde la posición</translation>
        </message>
        <message>
            <source>The rules of this game</source>
            <translation>Las reglas de este juego</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Esta lista</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Make again</source>
            <extracomment>verb: makes a move again that was taken back</extracomment>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Review the match: where it turned, and what was better</source>
            <translation>Repasar la partida: dónde cambió y qué era mejor</translation>
        </message>
        <message>
            <source>A hint; Enter plays it, Esc puts it away</source>
            <translation>Una pista; Intro la juega, Esc la cierra</translation>
        </message>
        <message>
            <source>The lens of Mono and Black Box, on or off</source>
            <translation>La lente de Mono y Black Box, sí o no</translation>
        </message>
        <message>
            <source>One step back: from what is half done, then from the page</source>
            <translation>Un paso atrás: de lo que está a medias, luego de la página</translation>
        </message>
        <message>
            <source>The menu with all there is to do</source>
            <translation>El menú con todo lo que se puede hacer</translation>
        </message>
        <message>
            <source>Quit Quincunx</source>
            <translation>Salir de Quincunx</translation>
        </message>
        <message>
            <source>Open or leave the editor of Mono layouts</source>
            <translation>Abrir o dejar el editor de trazados de Mono</translation>
        </message>
        <message>
            <source>Show or hide the line to type moves into</source>
            <translation>Mostrar u ocultar la línea para escribir jugadas</translation>
        </message>
        <message>
            <source>Have told what there is to know of the spot under the cursor</source>
            <translation>Oír lo que hay que saber del lugar bajo el cursor</translation>
        </message>
        <message>
            <source>Have told once more what was told last</source>
            <translation>Oír otra vez lo último que se dijo</translation>
        </message>
        <message>
            <source>Have told how the game stands and what is to be done</source>
            <translation>Oír cómo va la partida y qué hay que hacer</translation>
        </message>
        <message>
            <source>Have the board read row by row: each press reads the next</source>
            <translation>Oír el tablero fila a fila: cada pulsación lee la siguiente</translation>
        </message>
        <message>
            <source>A new game</source>
            <translation>Una partida nueva</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Copiar el tablero como texto</translation>
        </message>
        <message>
            <source>Study a match that is over: variations, comments, an engine</source>
            <translation>Analizar una partida terminada: variantes, comentarios, un motor</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Guardar el registro</translation>
        </message>
        <message>
            <source>Save the record under another name</source>
            <translation>Guardar el registro con otro nombre</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Abrir un registro</translation>
        </message>
        <message>
            <source>Open or fold the panel of a small window</source>
            <translation>Abrir o plegar el panel de una ventana pequeña</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Pantalla completa</translation>
        </message>
        <message>
            <source>Copy the board as a picture</source>
            <translation>Copiar el tablero como imagen</translation>
        </message>
    </context>
    <context>
        <name>standing</name>
        <message>
            <source>Begun</source>
            <translation>En curso</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opciones</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contra</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
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
            <translation>Mejor</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Valoración</translation>
        </message>
        <message>
            <source>Not rated because</source>
            <translation>No valorada, porque</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Archivo</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gana</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>empatada</translation>
        </message>
        <message>
            <source>lost</source>
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
        <name>symbols</name>
        <message>
            <source>Brilliant</source>
            <translation>Brillante</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Buena</translation>
        </message>
        <message>
            <source>Interesting</source>
            <translation>Interesante</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Igualado</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Dudosa</translation>
        </message>
        <message>
            <source>Mistake</source>
            <translation>Error</translation>
        </message>
        <message>
            <source>Blunder</source>
            <translation>Error grave</translation>
        </message>
    </context>
    <context>
        <name>system</name>
        <message>
            <source>No such file or directory</source>
            <translation>no existe el archivo o la carpeta</translation>
        </message>
        <message>
            <source>Permission denied</source>
            <translation>permiso denegado</translation>
        </message>
        <message>
            <source>Operation not permitted</source>
            <translation>operación no permitida</translation>
        </message>
        <message>
            <source>Read-only file system</source>
            <translation>el disco es de solo lectura</translation>
        </message>
        <message>
            <source>No space left on device</source>
            <translation>no queda espacio en el disco</translation>
        </message>
        <message>
            <source>Is a directory</source>
            <translation>es una carpeta</translation>
        </message>
        <message>
            <source>Not a directory</source>
            <translation>no es una carpeta</translation>
        </message>
        <message>
            <source>File exists</source>
            <translation>el archivo ya existe</translation>
        </message>
        <message>
            <source>File name too long</source>
            <translation>el nombre del archivo es demasiado largo</translation>
        </message>
        <message>
            <source>File too large</source>
            <translation>el archivo es demasiado grande</translation>
        </message>
        <message>
            <source>Device or resource busy</source>
            <translation>el dispositivo está ocupado</translation>
        </message>
        <message>
            <source>Input/output error</source>
            <translation>error de lectura o escritura</translation>
        </message>
        <message>
            <source>Too many open files</source>
            <translation>hay demasiados archivos abiertos</translation>
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
            <translation>se rinde</translation>
        </message>
        <message>
            <source>proposes a draw</source>
            <translation>propone tablas</translation>
        </message>
        <message>
            <source>agrees to the draw</source>
            <translation>acepta las tablas</translation>
        </message>
        <message>
            <source>refuses the draw</source>
            <translation>rechaza las tablas</translation>
        </message>
        <message>
            <source>calls it a tie</source>
            <translation>declara el empate</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>there is nothing to take back</source>
            <translation>no hay nada que deshacer</translation>
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
            <source>A tie</source>
            <translation>Empate</translation>
        </message>
        <message>
            <source>A tie between {several} and {last}</source>
            <translation>Empate entre {several} y {last}</translation>
        </message>
        <message numerus="yes">
            <source>{name} took back %n moves that had shown something</source>
            <translation>
                <numerusform>{name} deshizo una jugada que había mostrado algo</numerusform>
                <numerusform>{name} deshizo %n jugadas que habían mostrado algo</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButton</name>
        <message>
            <source>Options for {game}</source>
            <translation>Opciones de {game}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>vs {level}</source>
            <translation>contra {level}</translation>
        </message>
        <message numerus="yes">
            <source>%n players here</source>
            <translation>
                <numerusform>%n jugador aquí</numerusform>
                <numerusform>%n jugadores aquí</numerusform>
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
            <source>vs %n computers</source>
            <translation>
                <numerusform>contra %n ordenador</numerusform>
                <numerusform>contra %n ordenadores</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>Slow</source>
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
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
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
            <source>High contrast</source>
            <translation>Contraste alto</translation>
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
            <source>Reduce motion</source>
            <translation>Reducir el movimiento</translation>
        </message>
        <message>
            <source>Pieces appear in their places</source>
            <translation>Las piezas aparecen en su sitio</translation>
        </message>
        <message>
            <source>Confirm moves</source>
            <translation>Confirmar las jugadas</translation>
        </message>
        <message>
            <source>Which moves in Adamas wait for a button</source>
            <translation>Qué jugadas de Adamas esperan un botón</translation>
        </message>
        <message>
            <source>In Black Box, when you can do nothing else</source>
            <translation>En Black Box, cuando no puedes hacer nada más</translation>
        </message>
        <message>
            <source>End turns automatically</source>
            <translation>Terminar los turnos automáticamente</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Mostrar la carpeta</translation>
        </message>
        <message>
            <source>Data folder</source>
            <translation>Carpeta de datos</translation>
        </message>
        <message>
            <source>Your matches, layouts and results</source>
            <translation>Tus partidas, diseños y resultados</translation>
        </message>
        <message>
            <source>Computer speed</source>
            <translation>Velocidad del ordenador</translation>
        </message>
        <message>
            <source>From the next match on</source>
            <translation>A partir de la próxima partida</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message>
            <source>Export picture</source>
            <translation>Exportar imagen</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <translation>Imagen (PNG)</translation>
        </message>
        <message>
            <source>Drawing (SVG)</source>
            <translation>Dibujo (SVG)</translation>
        </message>
        <message>
            <source>Page (PDF)</source>
            <translation>Página (PDF)</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Formato</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papel</translation>
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
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>As shown</source>
            <translation>Como se ve</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copiar</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Guardar…</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} píxeles</translation>
        </message>
        <message>
            <source>Pictures (*{extension})</source>
            <translation>Imágenes (*{extension})</translation>
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
    </context>
    <context>
        <name>export</name>
        <message>
            <source>{game}, turn {number}</source>
            <translation>{game}, turno {number}</translation>
        </message>
    </context>
</TS>
