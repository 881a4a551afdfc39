<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>Credits</source>
            <translation>Mitwirkende</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>Version {version}</source>
            <translation>Version {version}</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Details kopieren</translation>
        </message>
        <message>
            <source>Versions and the end of the log, to be sent with a report. No matches.</source>
            <translation>Versionen und das Ende des Protokolls, für einen Fehlerbericht. Keine Partien.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Five abstract games for one table. Made with Qt {qt} and Python {python}.</source>
            <translation>Fünf abstrakte Spiele für einen Tisch. Gemacht mit Qt {qt} und Python {python}.</translation>
        </message>
        <message>
            <source>Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd).</source>
            <translation>Erfinder von Mono, Adamas, Holomino und Dragons (© Cyberite Ltd).</translation>
        </message>
        <message>
            <source>Inventor of Black Box.</source>
            <translation>Erfinder von Black Box.</translation>
        </message>
        <message>
            <source>Black Box for the play-by-mail server.</source>
            <translation>Black Box für den Play-by-Mail-Server.</translation>
        </message>
        <message>
            <source>The play-by-mail server, whose notation and commands this program keeps.</source>
            <translation>Der Play-by-Mail-Server, dessen Notation und Befehle dieses Programm behält.</translation>
        </message>
        <message>
            <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source stands at {url} and {pyside} – you may change them and put yours in their place: they are files of their own in {folder}</source>
            <translation>Die Bibliotheken von Qt {qt} und PySide stehen unter der GNU Lesser General Public License 3. Ihr Quelltext steht unter {url} und {pyside} – du darfst sie ändern und deine an ihre Stelle setzen: es sind eigene Dateien in {folder}</translation>
        </message>
        <message>
            <source>GNU Lesser General Public License 3</source>
            <translation>GNU Lesser General Public License 3</translation>
        </message>
        <message>
            <source>What the Lesser General Public License refers to</source>
            <translation>Worauf die Lesser General Public License verweist</translation>
        </message>
        <message>
            <source>Font. SIL Open Font License 1.1</source>
            <translation>Schrift. SIL Open Font License 1.1</translation>
        </message>
        <message>
            <source>MIT licence</source>
            <translation>MIT-Lizenz</translation>
        </message>
        <message>
            <source>Python Software Foundation License 2</source>
            <translation>Python Software Foundation License 2</translation>
        </message>
        <message>
            <source>In the public domain</source>
            <translation>Gemeinfrei</translation>
        </message>
        <message>
            <source>GNU General Public License 2 with an exception for programs packed with it</source>
            <translation>GNU General Public License 2 mit einer Ausnahme für damit gepackte Programme</translation>
        </message>
        <message>
            <source>BSD licence</source>
            <translation>BSD-Lizenz</translation>
        </message>
        <message>
            <source>Unicode licence</source>
            <translation>Unicode-Lizenz</translation>
        </message>
        <message>
            <source>Only in the AppImage</source>
            <translation>Nur im AppImage</translation>
        </message>
        <message>
            <source>MIT licence of X11</source>
            <translation>MIT-Lizenz von X11</translation>
        </message>
    </context>
    <context>
        <name>AdamasEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, leer</translation>
        </message>
        <message>
            <source>{cell}, stack of {n} of {name}</source>
            <translation>{cell}, {n}er-Stapel von {name}</translation>
        </message>
        <message>
            <source>{n} of {all} pieces</source>
            <translation>{n} von {all} Steinen</translation>
        </message>
        <message>
            <source>{seat}: pieces of {name}, {n} on the board</source>
            <translation>{seat}: Steine von {name}, {n} auf dem Brett</translation>
        </message>
        <message>
            <source>Click adds a piece, right click takes one, digits set the height.</source>
            <translation>Klick setzt einen Stein, Rechtsklick nimmt einen weg, Ziffern bestimmen die Höhe.</translation>
        </message>
        <message>
            <source>The height of the stack; digits typed quickly make one number</source>
            <translation>Die Höhe des Stapels; schnell getippte Ziffern ergeben eine Zahl</translation>
        </message>
        <message>
            <source>Choose whose pieces are put down</source>
            <translation>Wählen, wessen Steine gesetzt werden</translation>
        </message>
        <message numerus="yes">
            <source>There are %n pieces each: {name} has no more</source>
            <translation>
                <numerusform>Jeder hat %n Stein: {name} hat keine mehr</numerusform>
                <numerusform>Jeder hat %n Steine: {name} hat keine mehr</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AdamasPanel</name>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Play split</source>
            <translation>Teilung spielen</translation>
        </message>
        <message>
            <source>This position has come three times.</source>
            <translation>Diese Stellung kam dreimal vor.</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Gleichstand ausrufen</translation>
        </message>
        <message>
            <source>Threatened now</source>
            <translation>Jetzt bedroht</translation>
        </message>
        <message>
            <source>seen = height</source>
            <translation>gesehen = Höhe</translation>
        </message>
        <message>
            <source>This split</source>
            <translation>Diese Teilung</translation>
        </message>
        <message>
            <source>This merge</source>
            <translation>Diese Vereinigung</translation>
        </message>
        <message>
            <source>Play merge</source>
            <translation>Vereinigung spielen</translation>
        </message>
        <message>
            <source>This move</source>
            <translation>Dieser Zug</translation>
        </message>
        <message>
            <source>Play move</source>
            <translation>Zug spielen</translation>
        </message>
        <message>
            <source>Your move</source>
            <translation>Dein Zug</translation>
        </message>
        <message>
            <source>Nothing is on its way yet. Parts of a split or merge are listed here.</source>
            <translation>Noch ist nichts unterwegs. Hier stehen die Teile einer Teilung oder Vereinigung.</translation>
        </message>
        <message>
            <source>The parts of your move are listed here when it is your turn.</source>
            <translation>Hier stehen die Teile deines Zugs, wenn du am Zug bist.</translation>
        </message>
        <message>
            <source>Threatened after it</source>
            <translation>Danach bedroht</translation>
        </message>
    </context>
    <context>
        <name>AdamasScene</name>
        <message>
            <source>Size {n}</source>
            <translation>Größe {n}</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Schrittweises Schlagen</translation>
        </message>
        <message>
            <source>out of the game</source>
            <translation>aus dem Spiel</translation>
        </message>
        <message>
            <source>{stacks} · to play</source>
            <translation>{stacks} · am Zug</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>{name} ist am Zug</translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces each</source>
            <translation>
                <numerusform>je %n Stein</numerusform>
                <numerusform>je %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n stacks</source>
            <translation>
                <numerusform>%n Stapel</numerusform>
                <numerusform>%n Stapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>threats</source>
            <extracomment>below their number</extracomment>
            <translation>
                <numerusform>bedroht</numerusform>
                <numerusform>bedroht</numerusform>
            </translation>
        </message>
        <message>
            <source>That is beside the board: drop the pieces on a marked cell</source>
            <translation>Das ist neben dem Brett: lass die Steine auf einem markierten Feld fallen</translation>
        </message>
        <message>
            <source>Carry so many pieces; digits typed quickly make one number</source>
            <translation>So viele Steine tragen; schnell getippte Ziffern ergeben eine Zahl</translation>
        </message>
        <message>
            <source>Carry one piece more, or fewer</source>
            <translation>Einen Stein mehr oder weniger tragen</translation>
        </message>
        <message>
            <source>Carry all pieces of the stack</source>
            <translation>Alle Steine des Stapels tragen</translation>
        </message>
        <message>
            <source>Take back the last part of the move</source>
            <translation>Den letzten Teil des Zugs zurücknehmen</translation>
        </message>
        <message>
            <source>Clear the whole move</source>
            <translation>Den ganzen Zug löschen</translation>
        </message>
        <message>
            <source>Play the move; Enter alone does while no cursor is shown</source>
            <translation>Den Zug spielen; Enter allein genügt, solange kein Cursor zu sehen ist</translation>
        </message>
    </context>
    <context>
        <name>AgainstComputer</name>
        <message>
            <source>Strength of the computer</source>
            <translation>Stärke des Computers</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Dein Name</translation>
        </message>
        <message>
            <source>First</source>
            <extracomment>you have the first move</extracomment>
            <translation>Zuerst</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>Danach</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Per Los</translation>
        </message>
        <message>
            <source>You move</source>
            <translation>Du ziehst</translation>
        </message>
        <message>
            <source>Not rated: {reason}.</source>
            <translation>Nicht gewertet: {reason}.</translation>
        </message>
        <message>
            <source>Rated without hints, coach and taking back.</source>
            <translation>Gewertet ohne Tipps, Trainer und Zurücknehmen.</translation>
        </message>
        <message>
            <source>You played against {level} last time. Rated without help.</source>
            <translation>Zuletzt hast du gegen {level} gespielt. Ohne Hilfe gewertet.</translation>
        </message>
        <message>
            <source>Nearest to your strength, not met yet. Rated without help.</source>
            <translation>Dir am nächsten, noch nicht getroffen. Ohne Hilfe gewertet.</translation>
        </message>
        <message>
            <source>Nearest to your strength is {level}. Rated without help.</source>
            <translation>Dir am nächsten ist {level}. Ohne Hilfe gewertet.</translation>
        </message>
        <message numerus="yes">
            <source>Nearest to your strength: you won {won} of %n. Rated without help.</source>
            <translation>
                <numerusform>Dir am nächsten: {won} von %n gewonnen. Ohne Hilfe gewertet.</numerusform>
                <numerusform>Dir am nächsten: {won} von %n gewonnen. Ohne Hilfe gewertet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BarLegend</name>
        <message>
            <source>how much a ray from there would tell</source>
            <translation>wie viel ein Strahl von dort verriete</translation>
        </message>
    </context>
    <context>
        <name>BegunList</name>
        <message>
            <source>Begun</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>{n} more</source>
            <translation>{n} weitere</translation>
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
            <translation>{name} löst diese Box</translation>
        </message>
        <message>
            <source>{cell} for {name}, atom</source>
            <translation>{cell} für {name}, Atom</translation>
        </message>
        <message>
            <source>{cell} for {name}, empty</source>
            <translation>{cell} für {name}, leer</translation>
        </message>
        <message>
            <source>Random atoms</source>
            <translation>Zufällige Atome</translation>
        </message>
        <message>
            <source>Click puts an atom or takes it. R fills the box at random.</source>
            <translation>Klick setzt ein Atom oder nimmt es weg. R füllt die Box zufällig.</translation>
        </message>
        <message>
            <source>Fill the box at random</source>
            <translation>Die Box zufällig füllen</translation>
        </message>
        <message>
            <source>Two placements look alike in the box of {name}: it takes luck.</source>
            <translation>In der Box von {name} sehen zwei Anordnungen gleich aus: da hilft nur Glück.</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: atoms by chance</extracomment>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>verb on a button: takes all atoms away</extracomment>
            <translation>Leer</translation>
        </message>
        <message>
            <source>{n} of {all} atoms</source>
            <translation>{n} von {all} Atomen</translation>
        </message>
        <message>
            <source>Box of {name}</source>
            <translation>Box von {name}</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxPanel</name>
        <message>
            <source>Place at random</source>
            <translation>Zufällig setzen</translation>
        </message>
        <message>
            <source>Hide atoms</source>
            <translation>Verstecken</translation>
        </message>
        <message>
            <source>Guess</source>
            <extracomment>verb on a button</extracomment>
            <translation>Raten</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxScene</name>
        <message>
            <source>port {port}, {words}</source>
            <translation>Öffnung {port}, {words}</translation>
        </message>
        <message>
            <source>7 × 7</source>
            <translation>7 × 7</translation>
        </message>
        <message>
            <source>4 atoms</source>
            <translation>4 Atome</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passen</translation>
        </message>
        <message>
            <source>atoms</source>
            <translation>Atome</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>Ende des Zuges</translation>
        </message>
        <message>
            <source>rays come later: first the atoms are hidden</source>
            <translation>Strahlen kommen später: zuerst werden die Atome versteckt</translation>
        </message>
        <message>
            <source>Hiding: place the atoms at random</source>
            <translation>Verstecken: die Atome zufällig setzen</translation>
        </message>
        <message>
            <source>Hiding: hide the atoms placed</source>
            <translation>Verstecken: die gesetzten Atome verstecken</translation>
        </message>
        <message>
            <source>Note a square as empty, like the right mouse button</source>
            <translation>Ein Feld als leer notieren, wie mit der rechten Maustaste</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Raten</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Den Zug beenden</translation>
        </message>
        <message>
            <source>all four atoms are placed: take one away first</source>
            <translation>alle vier Atome sind gesetzt: nimm zuerst eins weg</translation>
        </message>
        <message>
            <source>{cell} has a marker</source>
            <translation>{cell} hat einen Marker</translation>
        </message>
    </context>
    <context>
        <name>BoardScene</name>
        <message>
            <source>{name}, it is your move</source>
            <translation>{name}, du bist am Zug</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Nothing is shown until you are here.</source>
            <translation>Es wird nichts gezeigt, bis du hier bist.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
    </context>
    <context>
        <name>Boards</name>
        <message>
            <source>Show large</source>
            <translation>Groß zeigen</translation>
        </message>
    </context>
    <context>
        <name>BoardsLens</name>
        <message>
            <source>{cell} may hold</source>
            <translation>Möglich auf {cell}</translation>
        </message>
        <message>
            <source>others</source>
            <translation>andere</translation>
        </message>
        <message>
            <source>most likely {label}, with {chance}</source>
            <translation>am ehesten {label}, mit {chance}</translation>
        </message>
    </context>
    <context>
        <name>BoxLens</name>
        <message>
            <source>A probe at {port} tells {bits} bits</source>
            <translation>Ein Strahl bei {port} verrät {bits} Bit</translation>
        </message>
        <message>
            <source>A probe at {port} tells nothing new</source>
            <translation>Ein Strahl bei {port} verrät nichts Neues</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>anderswo</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>Reflexion</translation>
        </message>
        <message>
            <source>out at {port}</source>
            <translation>heraus bei {port}</translation>
        </message>
        <message>
            <source>an atom with {chance}</source>
            <translation>ein Atom mit {chance}</translation>
        </message>
        <message>
            <source>would tell {bits} bits</source>
            <translation>verriete {bits} Bit</translation>
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
            <translation>Nebeneinander</translation>
        </message>
        <message>
            <source>Put it on the board</source>
            <translation>Aufs Brett</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>They are of different sizes.</source>
            <translation>Sie sind verschieden groß.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells differ: they are ringed.</source>
            <translation>
                <numerusform>%n Feld ist anders: es ist umringt.</numerusform>
                <numerusform>%n Felder sind anders: sie sind umringt.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are the same.</source>
            <translation>Sie sind gleich.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
    </context>
    <context>
        <name>Contents</name>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Search the help</source>
            <translation>Hilfe durchsuchen</translation>
        </message>
        <message>
            <source>Nothing found.</source>
            <translation>Nichts gefunden.</translation>
        </message>
    </context>
    <context>
        <name>Course</name>
        <message numerus="yes">
            <source>%n solved, {m} not solved</source>
            <translation>
                <numerusform>%n gelöst, {m} nicht gelöst</numerusform>
                <numerusform>%n gelöst, {m} nicht gelöst</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Back to the games</source>
            <translation>Zurück zu den Spielen</translation>
        </message>
        <message>
            <source>I am {name}, show my board</source>
            <translation>Ich bin {name}, zeig mein Brett</translation>
        </message>
        <message>
            <source>Pass the computer to {name}</source>
            <translation>Weitergeben an {name}</translation>
        </message>
        <message>
            <source>Pass the computer</source>
            <translation>Weitergeben</translation>
        </message>
        <message>
            <source>to {name}</source>
            <extracomment>below “Pass the computer”</extracomment>
            <translation>an {name}</translation>
        </message>
        <message>
            <source>or press Enter</source>
            <translation>oder Enter drücken</translation>
        </message>
    </context>
    <context>
        <name>Database</name>
        <message>
            <source>it was opened to be read</source>
            <translation>sie wurde nur zum Lesen geöffnet</translation>
        </message>
        <message>
            <source>it cannot be written</source>
            <translation>sie lässt sich nicht schreiben</translation>
        </message>
        <message>
            <source>it was written by a newer Quincunx</source>
            <translation>sie stammt von einem neueren Quincunx</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results is only read, for {reason}: nothing new is kept.</source>
            <translation>Die Datei mit deinen Aufteilungen und Rätselergebnissen wird nur gelesen ({reason}): Neues wird nicht behalten.</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results was far too large and cannot be read. It was kept as {name}.</source>
            <translation>Die Datei mit deinen Aufteilungen und Rätselergebnissen war viel zu groß und ist nicht zu lesen. Sie bleibt als {name} erhalten.</translation>
        </message>
        <message>
            <source>another program is writing to it</source>
            <translation>ein anderes Programm schreibt gerade hinein</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>sie ist beschädigt</translation>
        </message>
        <message numerus="yes">
            <source>The file with your layouts and puzzle results was damaged. %n entries could be read; the damaged file was kept as {name}.</source>
            <translation>
                <numerusform>Die Datei mit deinen Aufteilungen und Rätselergebnissen war beschädigt. %n Eintrag ließ sich lesen; die beschädigte Datei bleibt als {name} erhalten.</numerusform>
                <numerusform>Die Datei mit deinen Aufteilungen und Rätselergebnissen war beschädigt. %n Einträge ließen sich lesen; die beschädigte Datei bleibt als {name} erhalten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DetailPanel</name>
        <message>
            <source>Play again</source>
            <translation>Nochmal</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>No match chosen</source>
            <translation>Keine Partie gewählt</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>am Zug</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>shared the win</source>
            <translation>Sieg geteilt</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Last played</source>
            <translation>Zuletzt gespielt</translation>
        </message>
        <message>
            <source>Length</source>
            <extracomment>how long the match was played</extracomment>
            <translation>Länge</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Who am I?</source>
            <translation>Wer bin ich?</translation>
        </message>
        <message>
            <source>Counts for</source>
            <translation>Zählt für</translation>
        </message>
    </context>
    <context>
        <name>DifficultyGauge</name>
        <message>
            <source>How hard to read</source>
            <translation>Wie schwer zu lesen</translation>
        </message>
        <message>
            <source>Measure</source>
            <extracomment>verb on a button: how hard the layout is to read</extracomment>
            <translation>Messen</translation>
        </message>
        <message>
            <source>Heat map</source>
            <translation>Wärmebild</translation>
        </message>
        <message>
            <source>Make it harder</source>
            <translation>Erschweren</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>A quick computer player reads it in three turns, some hundred times</source>
            <translation>Ein schneller Computerspieler liest sie in drei Zügen, gut hundert Mal</translation>
        </message>
        <message>
            <source>Show on the board where the points were made</source>
            <translation>Auf dem Brett zeigen, wo die Punkte gemacht wurden</translation>
        </message>
        <message>
            <source>Change a few regions at a time, as long as fewer points are made of it</source>
            <translation>Jeweils ein paar Gebiete ändern, solange sie weniger Punkte bringt</translation>
        </message>
        <message>
            <source>Hide the map</source>
            <translation>Bild ausblenden</translation>
        </message>
        <message>
            <source>harder than {share} of random ones</source>
            <translation>schwerer als {share} der zufälligen</translation>
        </message>
        <message>
            <source>No change was found that surely makes it harder</source>
            <translation>Keine Änderung gefunden, die sie sicher schwerer macht</translation>
        </message>
        <message>
            <source>Harder by {gain} ± {error} points: {own} now</source>
            <translation>Um {gain} ± {error} Punkte schwerer: jetzt {own}</translation>
        </message>
        <message>
            <source>{own} ± {error} points in three turns, {usual} as a rule</source>
            <translation>{own} ± {error} Punkte in drei Zügen, sonst meist {usual}</translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, none helps yet</source>
            <translation>
                <numerusform>%n Änderung versucht, noch hilft keine</numerusform>
                <numerusform>%n Änderungen versucht, noch hilft keine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, {taken} taken: {gain} ± {error}</source>
            <translation>
                <numerusform>%n Änderung versucht, {taken} genommen: {gain} ± {error}</numerusform>
                <numerusform>%n Änderungen versucht, {taken} genommen: {gain} ± {error}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DragonsEditScene</name>
        <message>
            <source>tile {letter}</source>
            <translation>Plättchen {letter}</translation>
        </message>
        <message>
            <source>Flip the tile there, or else the one in hand</source>
            <translation>Das Plättchen dort wenden, sonst das in der Hand</translation>
        </message>
        <message>
            <source>Click lays the tile, right click takes one. R turns, F flips.</source>
            <translation>Klick legt das Plättchen, Rechtsklick nimmt eins weg. R dreht, F wendet.</translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Plättchen übrig</translation>
        </message>
        <message>
            <source>In the pool, once these lie on the table.</source>
            <translation>Im Vorrat, wenn diese auf dem Tisch liegen.</translation>
        </message>
    </context>
    <context>
        <name>DragonsPanel</name>
        <message>
            <source>Tiles left</source>
            <translation>Plättchen übrig</translation>
        </message>
        <message>
            <source>Chosen tile</source>
            <translation>Gewähltes Plättchen</translation>
        </message>
        <message>
            <source>Turn to the left (Shift+R)</source>
            <translation>Nach links drehen (Umschalt+R)</translation>
        </message>
        <message>
            <source>Turn to the right (R)</source>
            <translation>Nach rechts drehen (R)</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the tile in hand</extracomment>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the other side of the tile</extracomment>
            <translation>Wenden</translation>
        </message>
        <message>
            <source>Show the other side (F)</source>
            <translation>Die andere Seite zeigen (F)</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Längste Schleifen zeigen</translation>
        </message>
        <message>
            <source>{left} of {total}</source>
            <translation>{left} von {total}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>DragonsScene</name>
        <message>
            <source>left</source>
            <extracomment>below the number of tiles that are left</extracomment>
            <translation>übrig</translation>
        </message>
        <message>
            <source>Turn the tile to the next way it fits, or to the one before</source>
            <translation>Das Plättchen drehen, bis es wieder passt, oder zurück</translation>
        </message>
        <message>
            <source>Flip the tile to its other side</source>
            <translation>Das Plättchen auf die andere Seite wenden</translation>
        </message>
        <message>
            <source>Choose the position with this number, digit by digit</source>
            <translation>Die Stelle mit dieser Nummer wählen, Ziffer für Ziffer</translation>
        </message>
        <message>
            <source>Put the tile down</source>
            <translation>Das Plättchen hinlegen</translation>
        </message>
    </context>
    <context>
        <name>DragonsWords</name>
        <message>
            <source>{name} is to add a tile</source>
            <translation>{name} legt ein Plättchen an</translation>
        </message>
        <message>
            <source>{name}, place {letter} at {number}</source>
            <translation>{name}, lege {letter} an Stelle {number}</translation>
        </message>
        <message>
            <source>{name}, place {letter}</source>
            <translation>{name}, lege {letter}</translation>
        </message>
        <message>
            <source>Press Enter at a lit position. R turns, F flips.</source>
            <translation>Drücke Enter an einer hellen Stelle. R dreht, F wendet.</translation>
        </message>
        <message>
            <source>Drop it on a lit position. The wheel turns, F flips.</source>
            <translation>Lass es an einer hellen Stelle fallen. Das Rad dreht, F wendet.</translation>
        </message>
        <message>
            <source>Click a lit position. The wheel turns, F flips.</source>
            <translation>Klicke auf eine helle Stelle. Das Rad dreht, F wendet.</translation>
        </message>
        <message>
            <source>{name}, add a tile</source>
            <translation>{name}, lege ein Plättchen an</translation>
        </message>
        <message>
            <source>Go to a tile or to a position and press Enter.</source>
            <translation>Geh zu einem Plättchen oder einer Stelle und drücke Enter.</translation>
        </message>
        <message>
            <source>Drag a tile to the board, or click a position first.</source>
            <translation>Zieh ein Plättchen aufs Brett, oder klicke zuerst auf eine Stelle.</translation>
        </message>
        <message>
            <source>{name}, fill the gap</source>
            <translation>{name}, fülle die Lücke</translation>
        </message>
        <message numerus="yes">
            <source>%n complete</source>
            <translation>
                <numerusform>%n fertig</numerusform>
                <numerusform>%n fertig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n eyes</source>
            <translation>
                <numerusform>%n Auge</numerusform>
                <numerusform>%n Augen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles</source>
            <translation>
                <numerusform>%n Plättchen</numerusform>
                <numerusform>%n Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n+ eyes</source>
            <translation>
                <numerusform>%n+ Auge</numerusform>
                <numerusform>%n+ Augen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Position {number}: {count} states fit.</source>
            <translation>
                <numerusform>Stelle {number}: {count} Lage passt.</numerusform>
                <numerusform>Stelle {number}: {count} Lagen passen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, Enter places.</source>
            <translation>
                <numerusform>{count} Lage passt: R dreht, F wendet, Enter legt.</numerusform>
                <numerusform>{count} Lagen passen: R dreht, F wendet, Enter legt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, a click places.</source>
            <translation>
                <numerusform>{count} Lage passt: R dreht, F wendet, ein Klick legt.</numerusform>
                <numerusform>{count} Lagen passen: R dreht, F wendet, ein Klick legt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name}, fill one of the {count} gaps</source>
            <translation>
                <numerusform>{name}, fülle die {count} Lücke</numerusform>
                <numerusform>{name}, fülle eine der {count} Lücken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n eyes complete</source>
            <translation>
                <numerusform>{n} von %n Auge fertig</numerusform>
                <numerusform>{n} von %n Augen fertig</numerusform>
            </translation>
        </message>
        <message>
            <source>Drop it within the ring. The wheel turns, F flips.</source>
            <translation>Lass es im Ring fallen. Das Rad dreht, F wendet.</translation>
        </message>
        <message>
            <source>Other positions have to wait. Choose a ringed one.</source>
            <translation>Andere Stellen müssen warten. Wähle eine mit Ring.</translation>
        </message>
        <message>
            <source>{sides} sides are closed. {states} tile states fit.</source>
            <translation>{sides} Seiten sind geschlossen. {states} Lagen passen.</translation>
        </message>
        <message>
            <source>Nothing else fits. Enter places it.</source>
            <translation>Sonst passt nichts. Enter legt es.</translation>
        </message>
        <message>
            <source>Nothing else fits. Click again to place it.</source>
            <translation>Sonst passt nichts. Noch ein Klick legt es.</translation>
        </message>
        <message>
            <source>Position {number}: only {letter} fits.</source>
            <translation>Stelle {number}: nur {letter} passt.</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>a number within a sentence: of states, gaps or tiles</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <source>one</source>
            <translation>eine</translation>
        </message>
        <message>
            <source>two</source>
            <translation>zwei</translation>
        </message>
        <message>
            <source>three</source>
            <translation>drei</translation>
        </message>
        <message>
            <source>four</source>
            <translation>vier</translation>
        </message>
        <message>
            <source>five</source>
            <translation>fünf</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sechs</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>sieben</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>acht</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>neun</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>zehn</translation>
        </message>
        <message>
            <source>eleven</source>
            <translation>elf</translation>
        </message>
        <message>
            <source>twelve</source>
            <translation>zwölf</translation>
        </message>
        <message>
            <source>No other turn of this side fits anywhere</source>
            <translation>Diese Seite passt in keiner anderen Drehung</translation>
        </message>
        <message>
            <source>No other turn of this side fits at {number}</source>
            <translation>Diese Seite passt an Stelle {number} in keiner anderen Drehung</translation>
        </message>
        <message>
            <source>None of the {side} fits anywhere</source>
            <translation>Mit dieser Seite ({side}) passt nirgends etwas</translation>
        </message>
        <message>
            <source>None of the {side} fits at {number}</source>
            <translation>Mit dieser Seite ({side}) passt an Stelle {number} nichts</translation>
        </message>
        <message>
            <source>{letter} fits nowhere now</source>
            <translation>{letter} passt jetzt nirgends</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a numbered position</source>
            <translation>Hier liegt schon ein Plättchen: wähle eine nummerierte Stelle</translation>
        </message>
        <message>
            <source>Crossings</source>
            <translation>Kreuzungen</translation>
        </message>
        <message>
            <source>Tails</source>
            <translation>Schweife</translation>
        </message>
        <message>
            <source>Shoulders</source>
            <translation>Schultern</translation>
        </message>
        <message>
            <source>shoulders</source>
            <translation>Schultern</translation>
        </message>
        <message>
            <source>crossings</source>
            <translation>Kreuzungen</translation>
        </message>
        <message>
            <source>tails</source>
            <translation>Schweife</translation>
        </message>
        <message>
            <source>none fits</source>
            <translation>nichts passt</translation>
        </message>
        <message>
            <source>{letter} fits</source>
            <translation>{letter} passt</translation>
        </message>
        <message>
            <source>both fit</source>
            <translation>beide passen</translation>
        </message>
        <message>
            <source>all fit</source>
            <translation>alle passen</translation>
        </message>
        <message>
            <source>{letters} and {last} fit</source>
            <translation>{letters} und {last} passen</translation>
        </message>
        <message>
            <source>none complete</source>
            <translation>keins fertig</translation>
        </message>
        <message>
            <source>{eyes} · to play</source>
            <translation>{eyes} · am Zug</translation>
        </message>
        <message>
            <source>path of {n}</source>
            <translation>Weg über {n}</translation>
        </message>
        <message>
            <source>loop {n} of {needed}</source>
            <translation>Schleife: {n} von {needed}</translation>
        </message>
        <message>
            <source>loop of {n}</source>
            <translation>Schleife über {n}</translation>
        </message>
        <message>
            <source>Open gaps</source>
            <translation>Offene Lücken</translation>
        </message>
        <message>
            <source>Complete gaps</source>
            <translation>Lücken füllen</translation>
        </message>
        <message>
            <source>Largest wins</source>
            <translation>Größter gewinnt</translation>
        </message>
        <message>
            <source>Largest loses</source>
            <translation>Größter verliert</translation>
        </message>
        <message>
            <source>Second side first</source>
            <translation>Zweite Seite zuerst</translation>
        </message>
        <message>
            <source>Tantrix scoring</source>
            <translation>Tantrix-Wertung</translation>
        </message>
        <message>
            <source>First dragon wins</source>
            <translation>Erster Drache gewinnt</translation>
        </message>
        <message>
            <source>Only dragon wins</source>
            <translation>Einziger Drache gewinnt</translation>
        </message>
        <message>
            <source>Most eyes win</source>
            <translation>Meiste Augen gewinnen</translation>
        </message>
        <message>
            <source>Most eyes at the end</source>
            <translation>Meiste Augen am Ende</translation>
        </message>
        <message>
            <source>Closed dragon wins</source>
            <translation>Geschlossen gewinnt</translation>
        </message>
        <message>
            <source>Loop of five</source>
            <translation>Schleife über fünf</translation>
        </message>
        <message>
            <source>1 placed · 2 automatic</source>
            <translation>1 gelegt · 2 automatisch</translation>
        </message>
        <message>
            <source>1 placed · 2–{n} automatic</source>
            <translation>1 gelegt · 2–{n} automatisch</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>verb on a button: lays the tile</extracomment>
            <translation>Legen</translation>
        </message>
        <message>
            <source>Place at {number}</source>
            <translation>An {number} legen</translation>
        </message>
        <message>
            <source>Show the longest paths</source>
            <translation>Die längsten Wege zeigen</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Längste Schleifen zeigen</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>fits</source>
            <translation>passt</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>passt nicht</translation>
        </message>
        <message>
            <source>position {number}</source>
            <translation>Stelle {number}</translation>
        </message>
        <message>
            <source>position {number}: {letters}</source>
            <extracomment>a position and the letters of the tiles that fit there</extracomment>
            <translation>Stelle {number}: {letters}</translation>
        </message>
        <message>
            <source>must be filled</source>
            <translation>muss gefüllt werden</translation>
        </message>
        <message>
            <source>{colour} above</source>
            <extracomment>the colour, O or X, that an edge of a tile here meets</extracomment>
            <translation>{colour} oben</translation>
        </message>
        <message>
            <source>{colour} upper right</source>
            <translation>{colour} rechts oben</translation>
        </message>
        <message>
            <source>{colour} lower right</source>
            <translation>{colour} rechts unten</translation>
        </message>
        <message>
            <source>{colour} below</source>
            <translation>{colour} unten</translation>
        </message>
        <message>
            <source>{colour} lower left</source>
            <translation>{colour} links unten</translation>
        </message>
        <message>
            <source>{colour} upper left</source>
            <translation>{colour} links oben</translation>
        </message>
        <message>
            <source>tile {letter}, {side}</source>
            <translation>Plättchen {letter}, {side}</translation>
        </message>
        <message>
            <source>{edges} clockwise from the top</source>
            <extracomment>{edges}: the colours of six edges, such as O O O X X X</extracomment>
            <translation>{edges} im Uhrzeigersinn von oben</translation>
        </message>
        <message>
            <source>fits at {numbers}</source>
            <translation>passt auf {numbers}</translation>
        </message>
        <message>
            <source>Must fill</source>
            <translation>Muss gefüllt werden</translation>
        </message>
        <message>
            <source>Must fill one</source>
            <translation>Eine muss gefüllt werden</translation>
        </message>
        <message>
            <source>open at positions {numbers}</source>
            <translation>offen an Position {numbers}</translation>
        </message>
        <message numerus="yes">
            <source>longest path of {name}: %n tiles</source>
            <translation>
                <numerusform>längster Weg von {name}: %n Plättchen</numerusform>
                <numerusform>längster Weg von {name}: %n Plättchen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EditScene</name>
        <message>
            <source>Start position</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Set up a position</source>
            <translation>Stellung aufbauen</translation>
        </message>
        <message>
            <source>Take away what lies there; so does the right mouse button</source>
            <translation>Wegnehmen, was dort liegt; das kann auch die rechte Maustaste</translation>
        </message>
    </context>
    <context>
        <name>EditorStrip</name>
        <message>
            <source>painted</source>
            <translation>gemalt</translation>
        </message>
        <message>
            <source>to fix</source>
            <translation>zu beheben</translation>
        </message>
    </context>
    <context>
        <name>EngineStrip</name>
        <message>
            <source>{name} is winning</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>{name} is clearly ahead</source>
            <translation>{name} steht klar besser</translation>
        </message>
        <message>
            <source>{name} is slightly ahead</source>
            <translation>{name} steht etwas besser</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Ausgeglichen</translation>
        </message>
        <message>
            <source>{name} is behind</source>
            <translation>{name} steht schlechter</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Add line</source>
            <translation>Variante hinzufügen</translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message>
            <source>The layout is in the clipboard</source>
            <translation>Die Aufteilung ist in der Zwischenablage</translation>
        </message>
        <message>
            <source>Drop one file: a text with a layout.</source>
            <translation>Lass eine einzelne Datei fallen: einen Text mit einer Aufteilung.</translation>
        </message>
        <message>
            <source>Texts (*.txt);;All files (*)</source>
            <translation>Texte (*.txt);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Aufteilung öffnen</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Aufteilung exportieren</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Texte (*.txt)</translation>
        </message>
        <message numerus="yes">
            <source>Mono layout, %n regions</source>
            <translation>
                <numerusform>Mono-Aufteilung, %n Gebiet</numerusform>
                <numerusform>Mono-Aufteilung, %n Gebiete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pasted a layout of %n regions</source>
            <translation>
                <numerusform>Aufteilung mit %n Gebiet eingefügt</numerusform>
                <numerusform>Aufteilung mit %n Gebieten eingefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This layout has %n regions, and this match is played with {wanted}.</source>
            <translation>
                <numerusform>Diese Aufteilung hat %n Gebiet, diese Partie wird mit {wanted} gespielt.</numerusform>
                <numerusform>Diese Aufteilung hat %n Gebiete, diese Partie wird mit {wanted} gespielt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FaultList</name>
        <message numerus="yes">
            <source>%n empty cells touch it</source>
            <translation>
                <numerusform>%n leeres Feld grenzt daran</numerusform>
                <numerusform>%n leere Felder grenzen daran</numerusform>
            </translation>
        </message>
        <message>
            <source>All regions</source>
            <translation>Alle Gebiete</translation>
        </message>
        <message>
            <source>Choose a label</source>
            <translation>Nummer wählen</translation>
        </message>
        <message>
            <source>Below the board, or type it</source>
            <translation>Unter dem Brett, oder tippen</translation>
        </message>
        <message>
            <source>Drag over cells</source>
            <translation>Über Felder ziehen</translation>
        </message>
        <message>
            <source>Label 4 is for four joined cells</source>
            <translation>Nummer 4: vier am Stück</translation>
        </message>
        <message>
            <source>Or begin with a layout</source>
            <translation>Oder nimm eine Aufteilung</translation>
        </message>
        <message>
            <source>Random, Library, or paste one</source>
            <translation>Zufällig, Sammlung oder einfügen</translation>
        </message>
        <message>
            <source>Complete and joined</source>
            <translation>Vollständig und verbunden</translation>
        </message>
        <message>
            <source>Not joined: {cells}</source>
            <translation>Nicht verbunden: {cells}</translation>
        </message>
        <message>
            <source>Erase or repaint some of them</source>
            <translation>Lösche oder übermale einige davon</translation>
        </message>
        <message>
            <source>Not begun</source>
            <extracomment>no cell of the region is painted</extracomment>
            <translation>Nicht begonnen</translation>
        </message>
        <message>
            <source>No empty cell touches it</source>
            <translation>Kein leeres Feld grenzt daran</translation>
        </message>
        <message>
            <source>Only {cells} touches it</source>
            <translation>Nur {cells} grenzt daran</translation>
        </message>
        <message>
            <source>{cells} are empty beside it</source>
            <translation>leere Felder daneben: {cells}</translation>
        </message>
    </context>
    <context>
        <name>FigureBox</name>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
    </context>
    <context>
        <name>GameRow</name>
        <message numerus="yes">
            <source>%n lessons</source>
            <translation>
                <numerusform>%n Lektion</numerusform>
                <numerusform>%n Lektionen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n lessons done</source>
            <translation>
                <numerusform>{n} von %n Lektion geschafft</numerusform>
                <numerusform>{n} von %n Lektionen geschafft</numerusform>
            </translation>
        </message>
        <message>
            <source>All lessons done</source>
            <translation>Alle Lektionen geschafft</translation>
        </message>
    </context>
    <context>
        <name>GameStandingCard</name>
        <message numerus="yes">
            <source>%n played</source>
            <translation>
                <numerusform>%n gespielt</numerusform>
                <numerusform>%n gespielt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n matches against the computer</source>
            <translation>
                <numerusform>Wertungszahl nach %n Partie gegen den Computer</numerusform>
                <numerusform>Wertungszahl nach %n Partien gegen den Computer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n more matches</source>
            <translation>
                <numerusform>Wertungszahl nach noch %n Partie</numerusform>
                <numerusform>Wertungszahl nach noch %n Partien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>Chance to win, turn by turn</source>
            <translation>Gewinnaussicht, Zug für Zug</translation>
        </message>
        <message>
            <source>at turn {n}, before the move:</source>
            <translation>bei Zug {n}, vor dem Zug:</translation>
        </message>
        <message>
            <source>at the end:</source>
            <translation>am Ende:</translation>
        </message>
        <message>
            <source>Chance to win</source>
            <translation>Gewinnaussicht</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
    </context>
    <context>
        <name>HardnessScale</name>
        <message>
            <source>easy to read</source>
            <translation>leicht zu lesen</translation>
        </message>
        <message>
            <source>hard</source>
            <extracomment>one end of a scale</extracomment>
            <translation>schwer</translation>
        </message>
    </context>
    <context>
        <name>HeatLegend</name>
        <message>
            <source>Colours from 0 to {n} points a match</source>
            <translation>Farben von 0 bis {n} Punkte je Partie</translation>
        </message>
        <message>
            <source>{n} points a match</source>
            <translation>{n} Punkte je Partie</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>{n} points a match</source>
            <translation>{n} Punkte je Partie</translation>
        </message>
    </context>
    <context>
        <name>HelpSheet</name>
        <message>
            <source>Rules and help</source>
            <translation>Regeln und Hilfe</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Playing</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Learning from games</source>
            <translation>Aus Partien lernen</translation>
        </message>
        <message>
            <source>Editors</source>
            <translation>Editoren</translation>
        </message>
        <message>
            <source>Screen reader</source>
            <translation>Screenreader</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Über</translation>
        </message>
        <message>
            <source>Glossary</source>
            <translation>Glossar</translation>
        </message>
    </context>
    <context>
        <name>Highlights</name>
        <message numerus="yes">
            <source>%n days in a row</source>
            <translation>
                <numerusform>%n Tag in Folge</numerusform>
                <numerusform>%n Tage in Folge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins in a row</source>
            <translation>
                <numerusform>%n Sieg in Folge</numerusform>
                <numerusform>%n Siege in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing yet. Standard matches without help count.</source>
            <translation>Noch nichts. Es zählen Partien des Standardspiels ohne Hilfe.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message>
            <source>all games</source>
            <translation>alle Spiele</translation>
        </message>
        <message>
            <source>Streaks</source>
            <translation>Serien</translation>
        </message>
        <message>
            <source>since {day}</source>
            <translation>seit {day}</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>noch keine</translation>
        </message>
        <message>
            <source>best {n}, {day}</source>
            <translation>am meisten {n}, {day}</translation>
        </message>
    </context>
    <context>
        <name>HintBubble</name>
        <message>
            <source>Play it</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Plays this move  Enter</source>
            <translation>Spielt diesen Zug  Enter</translation>
        </message>
        <message>
            <source>Put the hint away</source>
            <translation>Den Tipp ausblenden</translation>
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
            <translation>das ist eine ernste Partie</translation>
        </message>
        <message>
            <source>There are no hints in a serious match.</source>
            <translation>In einer ernsten Partie gibt es keine Tipps.</translation>
        </message>
        <message>
            <source>There are hints when it is your move.</source>
            <translation>Tipps gibt es, wenn du am Zug bist.</translation>
        </message>
        <message>
            <source>Looking for a good move …</source>
            <translation>Suche nach einem guten Zug …</translation>
        </message>
        <message>
            <source>Hint: {why}</source>
            <translation>Tipp: {why}</translation>
        </message>
        <message>
            <source>No hint was found. Your move stays yours.</source>
            <translation>Kein Tipp gefunden. Der Zug bleibt deiner.</translation>
        </message>
        <message>
            <source>There is no lens in a serious match.</source>
            <translation>In einer ernsten Partie gibt es keine Linse.</translation>
        </message>
        <message>
            <source>The lens found nothing to show.</source>
            <translation>Die Linse hat nichts zu zeigen.</translation>
        </message>
    </context>
    <context>
        <name>HolominoEditScene</name>
        <message>
            <source>tile {digits}</source>
            <translation>Plättchen {digits}</translation>
        </message>
        <message>
            <source>into the pool of {name}</source>
            <translation>in den Vorrat von {name}</translation>
        </message>
        <message>
            <source>pool of {name}, {tile}</source>
            <translation>Vorrat von {name}, {tile}</translation>
        </message>
        <message>
            <source>pool of {name}, empty</source>
            <translation>Vorrat von {name}, leer</translation>
        </message>
        <message>
            <source>Sack</source>
            <translation>Beutel</translation>
        </message>
        <message>
            <source>Aside</source>
            <translation>Beiseite</translation>
        </message>
        <message>
            <source>Three digits take the tile that has them into the hand</source>
            <translation>Drei Ziffern nehmen ihr Plättchen in die Hand</translation>
        </message>
        <message>
            <source>Turn the tile in hand, or else the one there</source>
            <translation>Das Plättchen in der Hand drehen, sonst das dort</translation>
        </message>
        <message>
            <source>Put the tile in hand into a pool</source>
            <translation>Das Plättchen in der Hand in einen Vorrat legen</translation>
        </message>
        <message>
            <source>Put the tile in hand into the sack, or aside</source>
            <translation>Das Plättchen in der Hand in den Beutel oder beiseite legen</translation>
        </message>
        <message>
            <source>There is no tile {tile} in this set.</source>
            <translation>Ein Plättchen {tile} gibt es in diesem Satz nicht.</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>verb on a button: fills the pools</extracomment>
            <translation>Austeilen</translation>
        </message>
        <message>
            <source>{tile} in hand: click a cell, a pool, the sack. R turns it.</source>
            <translation>{tile} in der Hand: klicke auf ein Feld, einen Vorrat, den Beutel. R dreht es.</translation>
        </message>
        <message>
            <source>Take a tile from the panel or type its digits, then click where it goes.</source>
            <translation>Nimm ein Plättchen von der Seite oder tippe seine Ziffern, dann klicke auf sein Ziel.</translation>
        </message>
        <message>
            <source>All tiles</source>
            <translation>Alle Plättchen</translation>
        </message>
        <message>
            <source>Points so far</source>
            <translation>Punkte bisher</translation>
        </message>
        <message>
            <source>Points of {seat}</source>
            <translation>Punkte von {seat}</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{n} in the sack</source>
            <translation>{n} im Beutel</translation>
        </message>
        <message numerus="yes">
            <source>put aside, %n tiles</source>
            <translation>
                <numerusform>beiseite, %n Plättchen</numerusform>
                <numerusform>beiseite, %n Plättchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>sack of %n tiles</source>
            <translation>
                <numerusform>Beutel mit %n Plättchen</numerusform>
                <numerusform>Beutel mit %n Plättchen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HolominoPanel</name>
        <message>
            <source>Visible to both</source>
            <translation>Für beide sichtbar</translation>
        </message>
    </context>
    <context>
        <name>HolominoScene</name>
        <message>
            <source>Take a tile of the pool, or put it down again</source>
            <translation>Ein Plättchen des Vorrats nehmen oder wieder hinlegen</translation>
        </message>
        <message>
            <source>Turn the tile, if it fits in several ways</source>
            <translation>Das Plättchen drehen, wenn es auf mehrere Arten passt</translation>
        </message>
    </context>
    <context>
        <name>HolominoWords</name>
        <message>
            <source>{name} is to place a tile</source>
            <translation>{name} legt ein Plättchen</translation>
        </message>
        <message>
            <source>{name}, throw {tile} back</source>
            <translation>{name}, lege {tile} zurück</translation>
        </message>
        <message>
            <source>Go to the sack and press Enter to pass.</source>
            <translation>Geh zum Beutel und drücke Enter, um zu passen.</translation>
        </message>
        <message>
            <source>Drop it on the sack, or click there, to pass.</source>
            <translation>Lass es auf den Beutel fallen oder klicke dort, um zu passen.</translation>
        </message>
        <message>
            <source>{name}, no tile fits</source>
            <translation>{name}, kein Plättchen passt</translation>
        </message>
        <message>
            <source>Drag a tile to the sack: it goes back, and you pass.</source>
            <translation>Zieh ein Plättchen auf den Beutel: es kommt zurück, und du passt.</translation>
        </message>
        <message>
            <source>{name}, place a tile</source>
            <translation>{name}, lege ein Plättchen</translation>
        </message>
        <message>
            <source>Choose one with the arrow keys and Enter, or 1 to 9.</source>
            <translation>Wähle eins mit den Pfeiltasten und Enter, oder mit 1 bis 9.</translation>
        </message>
        <message>
            <source>Drag a tile from the rack. Holes you close score.</source>
            <translation>Zieh ein Plättchen von der Bank. Geschlossene Löcher zählen.</translation>
        </message>
        <message>
            <source>{tile} fits nowhere now. Choose another tile.</source>
            <translation>{tile} passt jetzt nirgends. Wähle ein anderes Plättchen.</translation>
        </message>
        <message>
            <source>Go to a lit position and press Enter.</source>
            <translation>Geh zu einer hellen Stelle und drücke Enter.</translation>
        </message>
        <message>
            <source>It fits at the lit position.</source>
            <translation>Es passt an der hellen Stelle.</translation>
        </message>
        <message>
            <source>{name}, place {tile}</source>
            <translation>{name}, lege {tile}</translation>
        </message>
        <message>
            <source>None of the tiles fits at {number}</source>
            <translation>Keins der Plättchen passt an Stelle {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n holes</source>
            <translation>
                <numerusform>ein Loch</numerusform>
                <numerusform>%n Löcher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose a tile first: {tiles} fit at {number}</source>
            <translation>
                <numerusform>Wähle zuerst ein Plättchen: {tiles} passt an {number}</numerusform>
                <numerusform>Wähle zuerst ein Plättchen: {tiles} passen an {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits at %n positions.</source>
            <translation>
                <numerusform>Es passt an %n Stelle.</numerusform>
                <numerusform>Es passt an %n Stellen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n ways: R turns it.</source>
            <translation>
                <numerusform>Es passt auf %n Art: R dreht es.</numerusform>
                <numerusform>Es passt auf %n Arten: R dreht es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n ways: the wheel or R turns it.</source>
            <translation>
                <numerusform>Es passt auf %n Art: das Rad oder R dreht es.</numerusform>
                <numerusform>Es passt auf %n Arten: das Rad oder R dreht es.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fits at %n positions</source>
            <translation>
                <numerusform>passt an %n Stelle</numerusform>
                <numerusform>passt an %n Stellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the sack, %n tiles</source>
            <translation>
                <numerusform>der Beutel, %n Plättchen</numerusform>
                <numerusform>der Beutel, %n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>{tiles} and {last}</source>
            <translation>{tiles} und {last}</translation>
        </message>
        <message>
            <source>Choose the tile to throw back first</source>
            <translation>Wähle zuerst, welches Plättchen zurückkommt</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a lit position</source>
            <translation>Hier liegt schon ein Plättchen: wähle eine helle Stelle</translation>
        </message>
        <message>
            <source>To pass</source>
            <translation>Zu passen</translation>
        </message>
        <message>
            <source>To place</source>
            <translation>Zu legen</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>a number of tiles, at the beginning of a line</extracomment>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Eins</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Zwei</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sieben</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Acht</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Neun</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Zehn</translation>
        </message>
        <message numerus="yes">
            <source>{count} tiles in pool</source>
            <translation>
                <numerusform>{count} im Vorrat</numerusform>
                <numerusform>{count} im Vorrat</numerusform>
            </translation>
        </message>
        <message>
            <source>Digits 1–{highest}</source>
            <translation>Ziffern 1–{highest}</translation>
        </message>
        <message>
            <source>Pool of {size}, 1 drawn</source>
            <translation>Vorrat {size}, 1 gezogen</translation>
        </message>
        <message>
            <source>Limited scores</source>
            <translation>Begrenzte Punkte</translation>
        </message>
        <message>
            <source>Repeated digits</source>
            <translation>Gleiche Ziffern</translation>
        </message>
        <message>
            <source>{tile} to the sack</source>
            <translation>{tile} in den Beutel</translation>
        </message>
        <message>
            <source>{name}’s pool</source>
            <translation>Vorrat von {name}</translation>
        </message>
        <message>
            <source>Tile {tile} at {number}</source>
            <translation>Plättchen {tile} an {number}</translation>
        </message>
        <message>
            <source>This placement</source>
            <translation>Dieser Zug</translation>
        </message>
        <message>
            <source>What a tile scores is seen when it lies: count before you drop it.</source>
            <translation>Was ein Plättchen bringt, zeigt sich, wenn es liegt: zähle, bevor du es fallen lässt.</translation>
        </message>
        <message>
            <source>Hold a tile over a lit position to see what it would score.</source>
            <translation>Halte ein Plättchen über eine helle Stelle, um zu sehen, was es brächte.</translation>
        </message>
        <message>
            <source>What a tile scores is told here.</source>
            <translation>Hier steht, was ein Plättchen bringt.</translation>
        </message>
        <message>
            <source>No tile fits anywhere: this turn scores nothing.</source>
            <translation>Kein Plättchen passt: dieser Zug bringt nichts.</translation>
        </message>
        <message>
            <source>Last placement</source>
            <translation>Letzter Zug</translation>
        </message>
        <message>
            <source>Lead</source>
            <extracomment>noun: by how many points somebody is ahead</extracomment>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <source>Both the same</source>
            <translation>Beide gleich</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Hole {n}</source>
            <translation>Loch {n}</translation>
        </message>
        <message>
            <source>Sum times two</source>
            <translation>Summe mal zwei</translation>
        </message>
        <message>
            <source>Sum times three</source>
            <translation>Summe mal drei</translation>
        </message>
        <message>
            <source>No points</source>
            <translation>Keine Punkte</translation>
        </message>
        <message>
            <source>One hole</source>
            <translation>Ein Loch</translation>
        </message>
        <message>
            <source>Two holes multiply</source>
            <translation>Zwei Löcher: Produkt</translation>
        </message>
        <message>
            <source>Three holes multiply</source>
            <translation>Drei Löcher: Produkt</translation>
        </message>
        <message>
            <source>tile {tile}</source>
            <translation>Plättchen {tile}</translation>
        </message>
        <message>
            <source>selected</source>
            <translation>gewählt</translation>
        </message>
        <message>
            <source>{n} lower left</source>
            <extracomment>the digit that a tile here must have at this corner</extracomment>
            <translation>{n} unten links</translation>
        </message>
        <message>
            <source>{n} upper left</source>
            <translation>{n} oben links</translation>
        </message>
        <message>
            <source>{n} right</source>
            <translation>{n} rechts</translation>
        </message>
        <message>
            <source>position {number}</source>
            <translation>Stelle {number}</translation>
        </message>
        <message>
            <source>scores {points}</source>
            <translation>bringt {points}</translation>
        </message>
        <message>
            <source>no tile of the pool fits</source>
            <translation>kein Plättchen des Vorrats passt</translation>
        </message>
        <message>
            <source>{tile} scores {points}</source>
            <extracomment>a tile as it would lie, and its points</extracomment>
            <translation>{tile} bringt {points}</translation>
        </message>
        <message>
            <source>fits here: {tiles}</source>
            <translation>hier passt: {tiles}</translation>
        </message>
        <message>
            <source>{tile} at {number} scores {points}</source>
            <extracomment>a tile as it would lie, and its points</extracomment>
            <translation>{tile} auf {number} bringt {points}</translation>
        </message>
        <message>
            <source>{a} lower left, {b} upper left, {c} right</source>
            <translation>{a} unten links, {b} oben links, {c} rechts</translation>
        </message>
        <message>
            <source>none of your tiles closes a hole</source>
            <translation>keines deiner Plättchen schließt ein Loch</translation>
        </message>
        <message numerus="yes">
            <source>your tiles close holes at %n positions</source>
            <translation>
                <numerusform>deine Plättchen schließen Löcher an %n Position</numerusform>
                <numerusform>deine Plättchen schließen Löcher an %n Positionen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Mono layouts</source>
            <translation>Aufteilungen</translation>
        </message>
        <message>
            <source>Draw your own</source>
            <translation>Selbst malen</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Nothing yet</source>
            <translation>Noch nichts</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>{game} spielen</translation>
        </message>
        <message>
            <source>Against the easiest level</source>
            <translation>Gegen die leichteste Stufe</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>Neu hier?</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>As you played it last</source>
            <translation>So wie zuletzt</translation>
        </message>
        <message numerus="yes">
            <source>%n of your own</source>
            <translation>
                <numerusform>%n eigene</numerusform>
                <numerusform>%n eigene</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n offen</numerusform>
                <numerusform>%n offen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KindCard</name>
        <message>
            <source>Today’s</source>
            <translation>Von heute</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Ein anderes</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Ein Rätsel entsteht…</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Today’s again</source>
            <translation>Heute nochmal</translation>
        </message>
        <message>
            <source>Today’s puzzle</source>
            <translation>Rätsel von heute</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Today’s is waiting</source>
            <translation>Das von heute wartet</translation>
        </message>
        <message>
            <source>streak of {n}</source>
            <translation>Serie von {n}</translation>
        </message>
        <message>
            <source>solved yesterday</source>
            <translation>gestern gelöst</translation>
        </message>
    </context>
    <context>
        <name>KindList</name>
        <message>
            <source>Difficulty of another one</source>
            <translation>Schwierigkeit eines anderen</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>verb on a button: the puzzle whose line was pasted</extracomment>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>A new one of each kind every day, and others without end.</source>
            <translation>Jeden Tag ein neues von jeder Art, und andere ohne Ende.</translation>
        </message>
        <message>
            <source>Another one:</source>
            <translation>Ein anderes:</translation>
        </message>
        <message>
            <source>Paste a puzzle</source>
            <translation>Rätsel einfügen</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
    </context>
    <context>
        <name>LabelPalette</name>
        <message numerus="yes">
            <source>%n left</source>
            <extracomment>cells of a region still to be painted</extracomment>
            <translation>
                <numerusform>noch %n</numerusform>
                <numerusform>noch %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n over</source>
            <extracomment>cells of a region painted too many</extracomment>
            <translation>
                <numerusform>%n zu viel</numerusform>
                <numerusform>%n zu viel</numerusform>
            </translation>
        </message>
        <message>
            <source>torn apart</source>
            <translation>nicht verbunden</translation>
        </message>
        <message>
            <source>complete</source>
            <extracomment>adjective: all cells of the region are painted</extracomment>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>Label {label}: {n} of {all} placed, {left}</source>
            <translation>Nummer {label}: {n} von {all} gesetzt, {left}</translation>
        </message>
    </context>
    <context>
        <name>LayoutList</name>
        <message>
            <source>Layouts</source>
            <translation>Aufteilungen</translation>
        </message>
    </context>
    <context>
        <name>LayoutPanel</name>
        <message>
            <source>Cells painted</source>
            <translation>Gemalte Felder</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <source>Validity</source>
            <translation>Gültigkeit</translation>
        </message>
        <message>
            <source>Complete</source>
            <extracomment>verb: fills in the cells that are not painted</extracomment>
            <translation>Füllen</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: a layout made by chance</extracomment>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Play with it</source>
            <translation>Damit spielen</translation>
        </message>
        <message>
            <source>For the computer</source>
            <translation>Dem Computer</translation>
        </message>
        <message>
            <source>Make a puzzle</source>
            <translation>Als Rätsel</translation>
        </message>
        <message>
            <source>Fill the rest at random, keeping what is painted</source>
            <translation>Den Rest zufällig füllen; Gemaltes bleibt</translation>
        </message>
        <message>
            <source>Paint a layout at random</source>
            <translation>Eine zufällige Aufteilung malen</translation>
        </message>
        <message>
            <source>Make all cells empty</source>
            <translation>Alle Felder leeren</translation>
        </message>
        <message>
            <source>A new match with this layout for you</source>
            <translation>Eine neue Partie mit dieser Aufteilung für dich</translation>
        </message>
        <message>
            <source>Give it to the computer: a new match against this layout</source>
            <translation>Dem Computer geben: eine neue Partie gegen diese Aufteilung</translation>
        </message>
        <message>
            <source>One file for somebody else, who does not see the layout</source>
            <translation>Eine Datei für jemand anderen, der die Aufteilung nicht sieht</translation>
        </message>
        <message>
            <source>ready to play</source>
            <translation>spielbereit</translation>
        </message>
        <message>
            <source>How to begin</source>
            <translation>So geht es los</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Anhalten</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>eins zu beheben</numerusform>
                <numerusform>%n zu beheben</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LegRow</name>
        <message>
            <source>Take this part back</source>
            <translation>Diesen Teil zurücknehmen</translation>
        </message>
        <message>
            <source>Take back: {count} {text}</source>
            <translation>Zurücknehmen: {count} {text}</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Dots: full is won, half is drawn, empty is lost</source>
            <translation>Punkte: voll ist gewonnen, halb unentschieden, leer verloren</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Lesson {n} of {all}</source>
            <translation>Lektion {n} von {all}</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Geschafft</translation>
        </message>
        <message>
            <source>Done, and that was the last lesson</source>
            <translation>Geschafft, und das war die letzte Lektion</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Nächste Lektion</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>Zurück zu den Spielen</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeigen</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>open</source>
            <extracomment>a lesson or the lessons of a game</extracomment>
            <translation>offen</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Plays one way to do it, and takes it back</source>
            <translation>Spielt einen Weg vor und nimmt ihn zurück</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>{n} of {all} done</source>
            <translation>{n} von {all} geschafft</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>Lesson {n}: {title}</source>
            <translation>Lektion {n}: {title}</translation>
        </message>
        <message>
            <source>Lesson {n}: {title}, done</source>
            <translation>Lektion {n}: {title}, geschafft</translation>
        </message>
    </context>
    <context>
        <name>LessonSession</name>
        <message>
            <source>This lesson is done: go on to the next.</source>
            <translation>Diese Lektion ist geschafft: weiter zur nächsten.</translation>
        </message>
        <message>
            <source>Wait a moment, please.</source>
            <translation>Einen Augenblick bitte.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Das ließ sich nicht ausrechnen. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Orange</source>
            <translation>Orange</translation>
        </message>
    </context>
    <context>
        <name>LessonStrip</name>
        <message>
            <source>of {all}</source>
            <translation>von {all}</translation>
        </message>
    </context>
    <context>
        <name>LessonsLine</name>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>First steps in each game</source>
            <translation>Erste Schritte in jedem Spiel</translation>
        </message>
        <message>
            <source>All of them done</source>
            <translation>Alle geschafft</translation>
        </message>
        <message>
            <source>{n} of {all}, next: {lesson}</source>
            <translation>{n} von {all}, als Nächstes: {lesson}</translation>
        </message>
    </context>
    <context>
        <name>LibraryPanel</name>
        <message>
            <source>Keep</source>
            <extracomment>verb on a button: puts the layout into the library</extracomment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Compare with the board</source>
            <translation>Mit dem Brett vergleichen</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Duplizieren</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Name and #tags</source>
            <translation>Name und #Stichwörter</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Your layouts cannot be opened: {reason}.</source>
            <translation>Deine Aufteilungen lassen sich nicht öffnen: {reason}.</translation>
        </message>
        <message>
            <source>Layouts that cannot be read, and are not shown: {n}</source>
            <translation>Aufteilungen, die nicht zu lesen sind und nicht gezeigt werden: {n}</translation>
        </message>
        <message>
            <source>The library could not be changed: {reason}.</source>
            <translation>Die Sammlung ließ sich nicht ändern: {reason}.</translation>
        </message>
        <message>
            <source>Another program is writing: your library changes in a moment</source>
            <translation>Ein anderes Programm schreibt: deine Sammlung ändert sich gleich</translation>
        </message>
        <message>
            <source>Your layouts cannot be read: {reason}.</source>
            <translation>Deine Aufteilungen sind nicht zu lesen: {reason}.</translation>
        </message>
        <message>
            <source>Nothing is painted yet</source>
            <translation>Noch ist nichts gemalt</translation>
        </message>
        <message>
            <source>“{name}” replaced</source>
            <translation>„{name}“ ersetzt</translation>
        </message>
        <message>
            <source>Kept as “{name}”</source>
            <translation>Als „{name}“ behalten</translation>
        </message>
        <message>
            <source>“{name}” deleted</source>
            <translation>„{name}“ gelöscht</translation>
        </message>
        <message numerus="yes">
            <source>%n layouts</source>
            <translation>
                <numerusform>Eine Aufteilung</numerusform>
                <numerusform>%n Aufteilungen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Licence</name>
        <message>
            <source>Licence of {part}</source>
            <translation>Lizenz von {part}</translation>
        </message>
        <message>
            <source>Read</source>
            <extracomment>verb on a button: shows the licence</extracomment>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Read the licence of {part}</source>
            <translation>Die Lizenz von {part} lesen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>LineRow</name>
        <message>
            <source>{share} less</source>
            <translation>{share} weniger</translation>
        </message>
        <message>
            <source>No line yet</source>
            <translation>Noch keine Variante</translation>
        </message>
    </context>
    <context>
        <name>ListItem</name>
        <message>
            <source>ends it</source>
            <translation>beendet es</translation>
        </message>
    </context>
    <context>
        <name>Loader</name>
        <message>
            <source>this file cannot be opened</source>
            <translation>diese Datei lässt sich nicht öffnen</translation>
        </message>
    </context>
    <context>
        <name>LoadingBar</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Opening {name}…</source>
            <translation>{name} wird geöffnet…</translation>
        </message>
    </context>
    <context>
        <name>MatchFiles</name>
        <message>
            <source>This game is open in another window. Go on with it there.</source>
            <translation>Diese Partie ist in einem anderen Fenster offen. Spiel dort weiter.</translation>
        </message>
        <message>
            <source>This game cannot be kept: {reason}. Play on, and save it elsewhere: {key}</source>
            <translation>Diese Partie lässt sich nicht behalten: {reason}. Spiel weiter und speichere sie anderswo: {key}</translation>
        </message>
        <message>
            <source>This game is not kept</source>
            <translation>Diese Partie wird nicht behalten</translation>
        </message>
        <message>
            <source>This game could not be written to the disk.</source>
            <translation>Diese Partie ließ sich nicht auf die Platte schreiben.</translation>
        </message>
        <message>
            <source>If you leave it now, it is lost, unless you save it elsewhere.</source>
            <translation>Verlässt du sie jetzt, ist sie verloren, außer du speicherst sie anderswo.</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Anderswo speichern…</translation>
        </message>
        <message>
            <source>Leave and lose it</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>verb on a button: the window is not closed</extracomment>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>The study is kept with the record</source>
            <translation>Die Analyse ist bei der Aufzeichnung aufbewahrt</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Quincunx-Aufzeichnungen (*{extension})</translation>
        </message>
        <message>
            <source>This game may be open elsewhere</source>
            <translation>Diese Partie ist vielleicht woanders offen</translation>
        </message>
        <message>
            <source>Another window may have this game open.</source>
            <translation>Vielleicht ist diese Partie in einem anderen Fenster geöffnet.</translation>
        </message>
        <message>
            <source>This disk cannot say. Open the game here if no other window shows it.</source>
            <translation>Dieser Datenträger kann es nicht sagen. Öffne die Partie hier, wenn kein anderes Fenster sie zeigt.</translation>
        </message>
        <message>
            <source>Open here</source>
            <translation>Hier öffnen</translation>
        </message>
        <message>
            <source>This game is not over. You can review it after its end.</source>
            <translation>Diese Partie ist noch nicht zu Ende. Danach kannst du sie durchsehen.</translation>
        </message>
    </context>
    <context>
        <name>MistakeList</name>
        <message numerus="yes">
            <source>%n to solve</source>
            <translation>
                <numerusform>%n zu lösen</numerusform>
                <numerusform>%n zu lösen</numerusform>
            </translation>
        </message>
        <message>
            <source>Your own mistakes</source>
            <translation>Deine eigenen Fehler</translation>
        </message>
        <message>
            <source>The next one comes back on {day}.</source>
            <translation>Der nächste kommt am {day} wieder.</translation>
        </message>
        <message>
            <source>{game}: {name}</source>
            <translation>{game}: {name}</translation>
        </message>
        <message>
            <source>Turn {n}: {share} of the win given away</source>
            <translation>Zug {n}: {share} des Siegs verschenkt</translation>
        </message>
    </context>
    <context>
        <name>MonoEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, leer</translation>
        </message>
        <message>
            <source>{cell}, region {label}</source>
            <translation>{cell}, Gebiet {label}</translation>
        </message>
    </context>
    <context>
        <name>MonoEditor</name>
        <message>
            <source>Panel</source>
            <translation>Leiste</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Aufteilung</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Sammlung</translation>
        </message>
        <message>
            <source>Use this layout</source>
            <translation>Aufteilung nehmen</translation>
        </message>
        <message>
            <source>Play with it; nobody else sees it.</source>
            <translation>Damit spielen; niemand sonst sieht sie.</translation>
        </message>
        <message>
            <source>Layout editor</source>
            <translation>Aufteilungen malen</translation>
        </message>
        <message>
            <source>Mono</source>
            <translation>Mono</translation>
        </message>
        <message>
            <source>The layout: arrow keys walk, digits and letters choose</source>
            <translation>Die Aufteilung: Pfeiltasten bewegen, Ziffern und Buchstaben wählen</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Editor schließen</translation>
        </message>
        <message>
            <source>Type the layout</source>
            <translation>Die Aufteilung tippen</translation>
        </message>
        <message>
            <source>There is no room here for the text. Paste it: {keys}</source>
            <translation>Für den Text ist hier kein Platz. Füge ihn ein: {keys}</translation>
        </message>
        <message>
            <source>The layout is ready</source>
            <translation>Die Aufteilung ist fertig</translation>
        </message>
        <message>
            <source>Use it, or go on drawing. Nobody else sees it.</source>
            <translation>Nimm sie oder male weiter. Niemand sonst sieht sie.</translation>
        </message>
        <message>
            <source>Draw your layout</source>
            <translation>Male deine Aufteilung</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, male deine Aufteilung</translation>
        </message>
        <message>
            <source>The layout stays as it was</source>
            <translation>Die Aufteilung bleibt, wie sie war</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds at the most</source>
            <translation>
                <numerusform>Höchstens %n Sekunde</numerusform>
                <numerusform>Höchstens %n Sekunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Looking for a layout</source>
            <translation>Suche nach einer Aufteilung</translation>
        </message>
        <message>
            <source>No layout found yet</source>
            <translation>Noch keine Aufteilung gefunden</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds it is not known if one fits.</source>
            <translation>
                <numerusform>Nach %n Sekunde ist nicht bekannt, ob eine passt.</numerusform>
                <numerusform>Nach %n Sekunden ist nicht bekannt, ob eine passt.</numerusform>
            </translation>
        </message>
        <message>
            <source>No layout fits</source>
            <translation>Keine Aufteilung passt</translation>
        </message>
        <message>
            <source>Erase one of {cells}.</source>
            <translation>Lösche eins von {cells}.</translation>
        </message>
        <message>
            <source>{cell} makes it impossible: erase it.</source>
            <translation>{cell} macht es unmöglich: lösche es.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells stand in the way: erase {cells}.</source>
            <translation>
                <numerusform>%n Feld steht im Weg: lösche {cells}.</numerusform>
                <numerusform>%n Felder stehen im Weg: lösche {cells}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n Gebiet</numerusform>
                <numerusform>%n Gebiete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erase these %n cells, fewer may do: {cells}.</source>
            <translation>
                <numerusform>Lösche %n Feld: {cells}.</numerusform>
                <numerusform>Lösche diese %n Felder, weniger genügen vielleicht: {cells}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paint %n joined regions. Region k has k cells.</source>
            <translation>
                <numerusform>Male %n Gebiet. Gebiet k hat k Felder.</numerusform>
                <numerusform>Male %n verbundene Gebiete. Gebiet k hat k Felder.</numerusform>
            </translation>
        </message>
        <message>
            <source>On the board before</source>
            <translation>Vorher auf dem Brett</translation>
        </message>
        <message>
            <source>The layout is already complete</source>
            <translation>Die Aufteilung ist schon vollständig</translation>
        </message>
    </context>
    <context>
        <name>MonoPanel</name>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Random to the end</source>
            <translation>Zufällig bis Zugende</translation>
        </message>
        <message>
            <source>Ends your turn, and scores its list.  S</source>
            <translation>Beendet deinen Zug und wertet seine Liste.  S</translation>
        </message>
        <message>
            <source>Uncovers cells at random, one after the other, until your turn ends.  R</source>
            <translation>Deckt zufällige Felder auf, eins nach dem anderen, bis dein Zug endet.  R</translation>
        </message>
    </context>
    <context>
        <name>MonoScene</name>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Your board</source>
            <translation>Dein Brett</translation>
        </message>
        <message>
            <source>End turn and score {n}</source>
            <translation>Zug beenden, {n} Punkte</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Random cells to the turn’s end</source>
            <translation>Zufällige Felder bis zum Ende des Zugs</translation>
        </message>
        <message>
            <source>End the turn and score the list</source>
            <translation>Den Zug beenden und die Liste werten</translation>
        </message>
        <message>
            <source>Note your guess on a cell</source>
            <translation>Eine Vermutung auf ein Feld schreiben</translation>
        </message>
        <message>
            <source>Rub out the note</source>
            <translation>Die Notiz löschen</translation>
        </message>
    </context>
    <context>
        <name>MoreOptions</name>
        <message>
            <source>More options</source>
            <translation>Mehr Optionen</translation>
        </message>
    </context>
    <context>
        <name>MoveCompletion</name>
        <message>
            <source>Enter plays it</source>
            <translation>Enter spielt ihn</translation>
        </message>
    </context>
    <context>
        <name>MoveEntry</name>
        <message>
            <source>Type a move</source>
            <translation>Zug tippen</translation>
        </message>
        <message>
            <source>Move in notation</source>
            <translation>Zug in Notation</translation>
        </message>
        <message>
            <source>Moves that go on like this</source>
            <translation>Züge, die so weitergehen</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Erste Stellung</translation>
        </message>
        <message>
            <source>Back one move</source>
            <translation>Einen Zug zurück</translation>
        </message>
        <message>
            <source>On one move</source>
            <translation>Einen Zug vor</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Letzte Stellung</translation>
        </message>
        <message>
            <source>No turns yet</source>
            <translation>Noch keine Züge</translation>
        </message>
        <message>
            <source>Before turn {n}</source>
            <translation>Vor Zug {n}</translation>
        </message>
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Zug {n} von {last}</translation>
        </message>
    </context>
    <context>
        <name>MoveMarks</name>
        <message>
            <source>Better</source>
            <translation>Besser</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>New game: {game}</source>
            <translation>Neue Partie: {game}</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Normale Partie</translation>
        </message>
        <message>
            <source>Serious</source>
            <translation>Ernst</translation>
        </message>
        <message>
            <source>Set up a position…</source>
            <translation>Stellung aufbauen…</translation>
        </message>
        <message>
            <source>Start game</source>
            <translation>Partie beginnen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Wer spielt?</translation>
        </message>
        <message>
            <source>Sets all options back</source>
            <translation>Setzt alle Optionen zurück</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Begins from a position of your own, for the same players.</source>
            <translation>Beginnt mit einer eigenen Stellung, für dieselben Spieler.</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Startstellung</translation>
        </message>
        <message>
            <source>No hints, no lens; what was shown is not taken back. The record says so.</source>
            <translation>Keine Tipps, keine Linse; Gezeigtes wird nicht zurückgenommen. Die Aufzeichnung nennt es.</translation>
        </message>
        <message>
            <source>No hints. The record says so.</source>
            <translation>Keine Tipps. Die Aufzeichnung nennt es.</translation>
        </message>
        <message>
            <source>No hints; what was drawn is not taken back. The record says so.</source>
            <translation>Keine Tipps; Gezogenes wird nicht zurückgenommen. Die Aufzeichnung nennt es.</translation>
        </message>
        <message>
            <source>any</source>
            <extracomment>in an empty field: any seed</extracomment>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>A number that fixes all chance, to play the same draws again.</source>
            <translation>Eine Zahl, die allen Zufall festlegt, um dieselben Ziehungen noch einmal zu spielen.</translation>
        </message>
        <message>
            <source>{name} moves first</source>
            <translation>{name} beginnt</translation>
        </message>
        <message>
            <source>The lot says who moves first</source>
            <translation>Das Los sagt, wer beginnt</translation>
        </message>
        <message>
            <source>A seed is a whole number</source>
            <translation>Ein Startwert ist eine ganze Zahl</translation>
        </message>
        <message>
            <source>No hints</source>
            <translation>Keine Tipps</translation>
        </message>
        <message>
            <source>Hints allowed</source>
            <translation>Tipps erlaubt</translation>
        </message>
        <message>
            <source>Seed {n}</source>
            <translation>Startwert {n}</translation>
        </message>
        <message>
            <source>{hints}, usual rules</source>
            <translation>{hints}, übliche Regeln</translation>
        </message>
        <message>
            <source>{hints}, usual start</source>
            <translation>{hints}, üblicher Anfang</translation>
        </message>
        <message numerus="yes">
            <source>{hints}, %n changed</source>
            <translation>
                <numerusform>{hints}, %n geändert</numerusform>
                <numerusform>{hints}, %n geändert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NextOpponent</name>
        <message>
            <source>Next opponent in {game}</source>
            <translation>Nächster Gegner bei {game}</translation>
        </message>
        <message>
            <source>{rating}, nearest to you</source>
            <translation>{rating}, dir am nächsten</translation>
        </message>
        <message>
            <source>{rating}, the easiest</source>
            <translation>{rating}, am leichtesten</translation>
        </message>
        <message>
            <source>Your chance {share}</source>
            <translation>Deine Chance {share}</translation>
        </message>
        <message>
            <source>Play {level}</source>
            <translation>Gegen {level} spielen</translation>
        </message>
        <message>
            <source>Rated: no hints, no lens, no coach, no taking back.</source>
            <translation>Gewertet: ohne Tipps, Linse, Trainer und Zurücknehmen.</translation>
        </message>
        <message>
            <source>Rated: no hints, no coach, no taking back.</source>
            <translation>Gewertet: ohne Tipps, Trainer und Zurücknehmen.</translation>
        </message>
    </context>
    <context>
        <name>NumberRow</name>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
        <message>
            <source>usual: {n}</source>
            <translation>üblich: {n}</translation>
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
            <translation>Weiter mit {name}. {detail}</translation>
        </message>
    </context>
    <context>
        <name>OptionRows</name>
        <message>
            <source>Not together with “{label}”.</source>
            <translation>Nicht zusammen mit „{label}“.</translation>
        </message>
        <message>
            <source>“{label}”</source>
            <extracomment>an option by its name</extracomment>
            <translation>„{label}“</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>The layout goes to whoever has the first seat, and leaves the editor where others may not see it</source>
            <translation>Die Aufteilung bekommt, wer den ersten Platz hat, und sie verlässt den Editor, wo andere sie nicht sehen</translation>
        </message>
        <message numerus="yes">
            <source>The layout has %n regions and was not used: the board has another size</source>
            <translation>
                <numerusform>Die Aufteilung hat %n Gebiet und wurde nicht benutzt: das Brett hat eine andere Größe</numerusform>
                <numerusform>Die Aufteilung hat %n Gebiete und wurde nicht benutzt: das Brett hat eine andere Größe</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaintedCount</name>
        <message>
            <source>of {n}</source>
            <translation>von {n}</translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n cells painted</source>
            <translation>
                <numerusform>{n} von %n Feld gemalt</numerusform>
                <numerusform>{n} von %n Feldern gemalt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PanelTexts</name>
        <message>
            <source>{name}’s box</source>
            <translation>Box von {name}</translation>
        </message>
        <message>
            <source>{name}’s markers</source>
            <translation>Marker von {name}</translation>
        </message>
        <message>
            <source>your atoms, {name}’s markers</source>
            <translation>deine Atome, Marker von {name}</translation>
        </message>
        <message>
            <source>{hider}’s atoms, {name}’s markers</source>
            <translation>Atome von {hider}, Marker von {name}</translation>
        </message>
        <message>
            <source>One hides after the other.</source>
            <translation>Erst versteckt die eine Seite, dann die andere.</translation>
        </message>
        <message>
            <source>Atoms</source>
            <translation>Atome</translation>
        </message>
        <message>
            <source>{n} of 4 placed</source>
            <translation>{n} von 4 gesetzt</translation>
        </message>
        <message>
            <source>Your atoms</source>
            <translation>Deine Atome</translation>
        </message>
        <message>
            <source>Hide atoms  H</source>
            <translation>Atome verstecken  H</translation>
        </message>
        <message>
            <source>Four atoms are to be placed</source>
            <translation>Vier Atome sind zu setzen</translation>
        </message>
        <message>
            <source>Puts the four atoms on cells chosen at random; you may change them.  R</source>
            <translation>Setzt die vier Atome auf zufällige Felder; ändern geht auch dann noch.  R</translation>
        </message>
        <message>
            <source>{name} will look for them with rays.</source>
            <translation>{name} wird sie mit Strahlen suchen.</translation>
        </message>
        <message>
            <source>Looking for a double…</source>
            <translation>Suche nach einem Zwilling…</translation>
        </message>
        <message>
            <source>These four have a double:</source>
            <translation>Diese vier haben einen Zwilling:</translation>
        </message>
        <message>
            <source>no ray can tell them apart.</source>
            <translation>kein Strahl unterscheidet sie.</translation>
        </message>
        <message>
            <source>No double: rays can find them.</source>
            <translation>Kein Zwilling: Strahlen können sie finden.</translation>
        </message>
        <message>
            <source>Your markers</source>
            <translation>Deine Marker</translation>
        </message>
        <message>
            <source>No ray has been sent yet.</source>
            <translation>Noch kein Strahl geschickt.</translation>
        </message>
        <message>
            <source>Mark a cell to see which results agree.</source>
            <translation>Markiere ein Feld: dann zeigt sich, was dazu stimmt.</translation>
        </message>
        <message>
            <source>No result agrees yet</source>
            <translation>Noch stimmt kein Ergebnis</translation>
        </message>
        <message>
            <source>Port {port} does not agree</source>
            <translation>Öffnung {port} stimmt nicht</translation>
        </message>
        <message>
            <source>{n} results do not agree</source>
            <translation>{n} Ergebnisse stimmen nicht</translation>
        </message>
        <message>
            <source>Ports {ports} and {last} do not agree</source>
            <translation>Öffnungen {ports} und {last} stimmen nicht</translation>
        </message>
        <message>
            <source>Last guess</source>
            <extracomment>on the button that guesses</extracomment>
            <translation>Letzte Vermutung</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Raten</translation>
        </message>
        <message>
            <source>Guess these four  G</source>
            <translation>Diese vier vermuten  G</translation>
        </message>
        <message>
            <source>End turn  E</source>
            <translation>Zug beenden  E</translation>
        </message>
        <message>
            <source>Show {name}’s box</source>
            <translation>Box von {name} zeigen</translation>
        </message>
        <message>
            <source>{n} of 4 atoms marked</source>
            <translation>{n} von 4 Atomen markiert</translation>
        </message>
        <message>
            <source>click a port for its ray</source>
            <translation>Klick auf Öffnung: Strahl</translation>
        </message>
        <message numerus="yes">
            <source>%n markers are wrong</source>
            <translation>
                <numerusform>%n Marker ist falsch</numerusform>
                <numerusform>%n Marker sind falsch</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n placed, four are needed</source>
            <translation>
                <numerusform>%n gesetzt, vier sind nötig</numerusform>
                <numerusform>%n gesetzt, vier sind nötig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results agree</source>
            <translation>
                <numerusform>%n Ergebnis stimmt</numerusform>
                <numerusform>%n Ergebnisse stimmen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n results agree</source>
            <translation>
                <numerusform>Das %n Ergebnis stimmt</numerusform>
                <numerusform>Alle %n Ergebnisse stimmen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerCard</name>
        <message>
            <source>accuracy {share}</source>
            <translation>Genauigkeit {share}</translation>
        </message>
        <message>
            <source>Luck {luck}, skill {skill}</source>
            <translation>Glück {luck}, Können {skill}</translation>
        </message>
    </context>
    <context>
        <name>PositionEditor</name>
        <message>
            <source>{game}: set-up</source>
            <translation>{game}: Aufbau</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Editor schließen</translation>
        </message>
        <message>
            <source>A match can begin from here.</source>
            <translation>Von hier aus kann eine Partie beginnen.</translation>
        </message>
        <message>
            <source>The position is in the clipboard</source>
            <translation>Die Stellung ist in der Zwischenablage</translation>
        </message>
        <message>
            <source>There is no text in the clipboard.</source>
            <translation>In der Zwischenablage ist kein Text.</translation>
        </message>
        <message>
            <source>Not pasted: {reason}.</source>
            <translation>Nicht eingefügt: {reason}.</translation>
        </message>
        <message>
            <source>Save the position</source>
            <translation>Stellung speichern</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Quincunx-Aufzeichnungen (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>PositionMarks</name>
        <message numerus="yes">
            <source>%n fit</source>
            <translation>
                <numerusform>%n passt</numerusform>
                <numerusform>%n passen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Program</name>
        <message>
            <source>The window cannot be made in this language. This one goes on.</source>
            <translation>In dieser Sprache lässt sich das Fenster nicht aufbauen. Das bisherige bleibt.</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>PromptHeader</name>
        <message>
            <source>Waiting for the disk to keep the move…</source>
            <translation>Der Zug wird noch auf die Platte geschrieben…</translation>
        </message>
    </context>
    <context>
        <name>Prompts</name>
        <message>
            <source>{name} is hiding four atoms</source>
            <translation>{name} versteckt vier Atome</translation>
        </message>
        <message>
            <source>Nobody else sees where.</source>
            <translation>Niemand sonst sieht, wo.</translation>
        </message>
        <message>
            <source>{name}, hide four atoms in {other}’s box</source>
            <translation>{name}, verstecke vier Atome in der Box von {other}</translation>
        </message>
        <message>
            <source>{name} is looking for your atoms</source>
            <translation>{name} sucht deine Atome</translation>
        </message>
        <message>
            <source>{name} is looking for the atoms</source>
            <translation>{name} sucht die Atome</translation>
        </message>
        <message>
            <source>Click a marked port to see its ray.</source>
            <translation>Ein Klick auf eine Öffnung mit Zeichen zeigt ihren Strahl.</translation>
        </message>
        <message>
            <source>No ray has been sent into this box yet.</source>
            <translation>In dieser Box war noch kein Strahl.</translation>
        </message>
        <message>
            <source>Click four cells, or let chance choose.</source>
            <translation>Klicke auf vier Felder, oder lass den Zufall wählen.</translation>
        </message>
        <message>
            <source>{n} of 4 placed. Click an atom to take it away again.</source>
            <translation>{n} von 4 gesetzt. Ein Klick auf ein Atom nimmt es wieder weg.</translation>
        </message>
        <message>
            <source>No ray can tell these four from another four: they have a double.</source>
            <translation>Kein Strahl unterscheidet diese vier von vier anderen: sie haben einen Zwilling.</translation>
        </message>
        <message>
            <source>All four are placed: now hide them.</source>
            <translation>Alle vier sind gesetzt: jetzt verstecke sie.</translation>
        </message>
        <message>
            <source>{name}, your guess was wrong</source>
            <translation>{name}, deine Vermutung war falsch</translation>
        </message>
        <message>
            <source>{name}, mark, guess or end your turn</source>
            <translation>{name}, markiere, rate oder beende den Zug</translation>
        </message>
        <message>
            <source>{name}, mark or end your turn</source>
            <translation>{name}, markiere oder beende den Zug</translation>
        </message>
        <message>
            <source>{name}, mark, probe or guess</source>
            <translation>{name}, markiere, schick einen Strahl oder rate</translation>
        </message>
        <message>
            <source>{name}, mark or probe</source>
            <translation>{name}, markiere oder schick einen Strahl</translation>
        </message>
        <message>
            <source>One or more of the four are wrong. Move markers, or end your turn.</source>
            <translation>Von den vieren ist mindestens eins falsch. Versetze Marker, oder beende den Zug.</translation>
        </message>
        <message>
            <source>You guessed these four before: at least one is wrong.</source>
            <translation>Diese vier hast du schon vermutet: mindestens eins ist falsch.</translation>
        </message>
        <message>
            <source>Click a port to send a ray, a cell to mark an atom.</source>
            <translation>Klick auf eine Öffnung schickt einen Strahl, Klick auf ein Feld markiert ein Atom.</translation>
        </message>
        <message>
            <source>One ray a turn: yours has been sent.</source>
            <translation>Ein Strahl je Zug: deiner war schon unterwegs.</translation>
        </message>
        <message>
            <source>A ray runs from {port}.</source>
            <translation>Ein Strahl läuft von {port} los.</translation>
        </message>
        <message>
            <source>The ray from {port} hit an atom.</source>
            <translation>Der Strahl von {port} traf ein Atom.</translation>
        </message>
        <message>
            <source>The ray from {port} came back.</source>
            <translation>Der Strahl von {port} kam zurück.</translation>
        </message>
        <message>
            <source>The ray from {port} came out at {end}.</source>
            <translation>Der Strahl von {port} kam bei {end} heraus.</translation>
        </message>
        <message>
            <source>At least one of the four is wrong; you are not told which.</source>
            <translation>Mindestens eins der vier ist falsch; welches, wird nicht verraten.</translation>
        </message>
        <message>
            <source>Atoms hidden</source>
            <translation>Atome versteckt</translation>
        </message>
        <message>
            <source>Atoms to hide</source>
            <translation>Atome fehlen</translation>
        </message>
        <message>
            <source>{words} · to play</source>
            <translation>{words} · dran</translation>
        </message>
        <message>
            <source>Four atoms are to be hidden, unseen.</source>
            <translation>Vier Atome sind zu verstecken, ungesehen.</translation>
        </message>
        <message>
            <source>No atom is shown until you are here.</source>
            <translation>Kein Atom wird gezeigt, bis du hier bist.</translation>
        </message>
        <message>
            <source>atom with a marker</source>
            <translation>Atom mit Marker</translation>
        </message>
        <message>
            <source>atom</source>
            <translation>Atom</translation>
        </message>
        <message>
            <source>marker</source>
            <translation>Marker</translation>
        </message>
        <message>
            <source>noted as empty</source>
            <translation>als leer notiert</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>not probed</source>
            <translation>ohne Strahl</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>Reflexion</translation>
        </message>
        <message>
            <source>{letter}, other end at {end}</source>
            <translation>{letter}, anderes Ende bei {end}</translation>
        </message>
        <message>
            <source>does not agree</source>
            <extracomment>a probe’s result: the markers do not explain it</extracomment>
            <translation>stimmt nicht</translation>
        </message>
        <message numerus="yes">
            <source>%n guesses left</source>
            <translation>
                <numerusform>%n Vermutung</numerusform>
                <numerusform>%n Vermutungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n probes</source>
            <translation>
                <numerusform>%n Strahl</numerusform>
                <numerusform>%n Strahlen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzlePage</name>
        <message>
            <source>How puzzles work</source>
            <translation>So gehen Rätsel</translation>
        </message>
        <message>
            <source>Your results cannot be kept: {reason}.</source>
            <translation>Deine Ergebnisse lassen sich nicht behalten: {reason}.</translation>
        </message>
        <message>
            <source>Attempts that cannot be read were set aside: {n}</source>
            <translation>Versuche, die nicht zu lesen sind, wurden beiseitegelegt: {n}</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Das ist kein Rätsel: {reason}.</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>The match of this mistake cannot be read.</source>
            <translation>Die Partie zu diesem Fehler ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Ein Rätsel entsteht…</translation>
        </message>
        <message>
            <source>This puzzle is not sound, and does not count: {reason}.</source>
            <translation>Dieses Rätsel ist nicht in Ordnung und zählt nicht: {reason}.</translation>
        </message>
        <message>
            <source>{game}: puzzle</source>
            <translation>{game}: Rätsel</translation>
        </message>
        <message>
            <source>Back to the puzzles</source>
            <translation>Zurück zu den Rätseln</translation>
        </message>
        <message>
            <source>You go on where you left this puzzle</source>
            <translation>Es geht weiter, wo du dieses Rätsel verlassen hast</translation>
        </message>
        <message>
            <source>What you had played cannot be read and was set aside ({reason}): the puzzle begins anew.</source>
            <translation>Was du gespielt hattest, ist nicht zu lesen und wurde beiseitegelegt ({reason}): das Rätsel beginnt von vorn.</translation>
        </message>
        <message>
            <source>This attempt cannot be kept beyond the end of the program: {reason}.</source>
            <translation>Dieser Versuch lässt sich nicht über das Ende des Programms hinaus behalten: {reason}.</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Auf Zeit</translation>
        </message>
        <message>
            <source>This result cannot be kept: {reason}.</source>
            <translation>Dieses Ergebnis lässt sich nicht behalten: {reason}.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>Das Rätsel ist in der Zwischenablage: füge es in eine Nachricht ein</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Tells something that helps, and costs a star</source>
            <translation>Verrät etwas, das hilft, und kostet einen Stern</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Nochmal</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Senden</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Nächstes</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>Der Schritt davor</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>Der nächste Schritt</translation>
        </message>
        <message>
            <source>Copies the puzzle as a line of text</source>
            <translation>Kopiert das Rätsel als eine Zeile Text</translation>
        </message>
        <message>
            <source>Daily of {day}</source>
            <translation>Rätsel vom {day}</translation>
        </message>
        <message>
            <source>{unit} · turn {n} of {all}</source>
            <translation>{unit} · Zug {n} von {all}</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Lösung</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Give up first: what you have seen cannot be hidden again</source>
            <translation>Gib zuerst auf: was du gesehen hast, lässt sich nicht wieder verdecken</translation>
        </message>
        <message>
            <source>Solution {n} of {all}: show the next</source>
            <translation>Lösung {n} von {all}: die nächste zeigen</translation>
        </message>
        <message>
            <source>Step {n} of {all}</source>
            <translation>Schritt {n} von {all}</translation>
        </message>
        <message>
            <source>The beginning</source>
            <translation>Der Anfang</translation>
        </message>
        <message>
            <source>a wrong move costs one</source>
            <translation>ein falscher Zug kostet einen</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>{time} · practice, not counted</source>
            <translation>{time} · Übung, zählt nicht</translation>
        </message>
        <message numerus="yes">
            <source>%n hints</source>
            <translation>
                <numerusform>%n Tipp</numerusform>
                <numerusform>%n Tipps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzleProvider</name>
        <message>
            <source>No puzzle could be made. Try again.</source>
            <translation>Es ließ sich kein Rätsel machen. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>No puzzle of this difficulty came up: here is the nearest.</source>
            <translation>In dieser Schwierigkeit fand sich kein Rätsel: hier ist das nächstliegende.</translation>
        </message>
    </context>
    <context>
        <name>PuzzleSession</name>
        <message>
            <source>it is over</source>
            <translation>er ist zu Ende</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>Der Zug davor wird noch auf die Platte geschrieben.</translation>
        </message>
        <message>
            <source>Take your move back first: it lets the win slip</source>
            <translation>Nimm zuerst deinen Zug zurück: er verspielt den Sieg</translation>
        </message>
        <message>
            <source>This attempt is over</source>
            <translation>Dieser Versuch ist vorbei</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Das ließ sich nicht ausrechnen. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Take your move back first: another one scores more</source>
            <translation>Nimm zuerst deinen Zug zurück: ein anderer bringt mehr</translation>
        </message>
    </context>
    <context>
        <name>PuzzleStrip</name>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>par</source>
            <translation>Par</translation>
        </message>
    </context>
    <context>
        <name>PuzzleTable</name>
        <message>
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Nicht gelöst</translation>
        </message>
        <message>
            <source>It cost a star. Take it back with {undo} and try another.</source>
            <translation>Das kostet einen Stern. Nimm den Zug mit {undo} zurück und versuche einen anderen.</translation>
        </message>
        <message>
            <source>That lets the win slip</source>
            <translation>Das verspielt den Sieg</translation>
        </message>
        <message>
            <source>The solution</source>
            <translation>Die Lösung</translation>
        </message>
        <message>
            <source>The solution, step {n} of {all}</source>
            <translation>Die Lösung, Schritt {n} von {all}</translation>
        </message>
        <message>
            <source>The solution, played by one who sees the layout</source>
            <translation>Die Lösung, gespielt mit Blick auf die Aufteilung</translation>
        </message>
        <message>
            <source>Played by one who sees the layout, step {n} of {all}</source>
            <translation>Gespielt mit Blick auf die Aufteilung, Schritt {n} von {all}</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>Wird ausgerechnet…</translation>
        </message>
        <message>
            <source>Give up?</source>
            <translation>Aufgeben?</translation>
        </message>
        <message>
            <source>The solution is shown, without stars.</source>
            <translation>Die Lösung wird gezeigt, ohne Sterne.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Another move scores more</source>
            <translation>Ein anderer Zug bringt mehr</translation>
        </message>
    </context>
    <context>
        <name>RatingPlot</name>
        <message>
            <source>Rating</source>
            <translation>Wertungszahl</translation>
        </message>
        <message>
            <source>{rating}. {day}, against {opponent}: {result}</source>
            <translation>{rating}. {day}, gegen {opponent}: {result}</translation>
        </message>
        <message>
            <source>Rating in {game}, from {first} to {last}. {point}</source>
            <translation>Wertungszahl bei {game}, von {first} auf {last}. {point}</translation>
        </message>
    </context>
    <context>
        <name>RecordList</name>
        <message>
            <source>Records</source>
            <translation>Partien</translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message>
            <source>Open a file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Anyone</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>Longest first</source>
            <translation>Längste zuerst</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Nach Name</translation>
        </message>
        <message>
            <source>Sort</source>
            <translation>Sortieren</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>So geht es</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Player, game, name</source>
            <translation>Spieler, Spiel, Name</translation>
        </message>
        <message>
            <source>Search: {what}</source>
            <translation>Suche: {what}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>last played</source>
            <translation>zuletzt gespielt</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Nicht zu lesen</translation>
        </message>
        <message>
            <source>No matches yet. Whatever you play is kept here.</source>
            <translation>Noch keine Partien. Was du spielst, wird hier behalten.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Wird gelesen…</translation>
        </message>
        <message>
            <source>No match is like that.</source>
            <translation>Keine Partie passt dazu.</translation>
        </message>
        <message>
            <source>Only {matches}: show all</source>
            <translation>Nur {matches}: alle zeigen</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>This record cannot be read any more.</source>
            <translation>Diese Aufzeichnung ist nicht mehr zu lesen.</translation>
        </message>
        <message>
            <source>{which} is listed no more. The file stays where it is.</source>
            <translation>{which} steht nicht mehr in der Liste. Die Datei bleibt, wo sie ist.</translation>
        </message>
        <message>
            <source>Nothing was deleted</source>
            <translation>Nichts wurde gelöscht</translation>
        </message>
        <message>
            <source>{name} stays as it is: {reason}.</source>
            <translation>{name} bleibt, wie es ist: {reason}.</translation>
        </message>
        <message>
            <source>No match is finished yet: there is no folder to be shown.</source>
            <translation>Noch ist keine Partie beendet: es gibt keinen Ordner zu zeigen.</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>the key</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Open at the table</source>
            <translation>Am Tisch öffnen</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Nochmal</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n records are still being read</source>
            <translation>
                <numerusform>%n Aufzeichnung wird noch gelesen</numerusform>
                <numerusform>%n Aufzeichnungen werden noch gelesen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Deleted {which}. It stays in the bin for %n days.</source>
            <translation>
                <numerusform>Gelöscht: {which}. Bleibt %n Tag im Papierkorb.</numerusform>
                <numerusform>Gelöscht: {which}. Bleibt %n Tage im Papierkorb.</numerusform>
            </translation>
        </message>
        <message>
            <source>This match now counts for {names}.</source>
            <translation>Diese Partie zählt jetzt für {names}.</translation>
        </message>
        <message>
            <source>This match no longer counts.</source>
            <translation>Diese Partie zählt nicht mehr.</translation>
        </message>
    </context>
    <context>
        <name>ResultRow</name>
        <message numerus="yes">
            <source>%n tries</source>
            <translation>
                <numerusform>%n Versuch</numerusform>
                <numerusform>%n Versuche</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultsList</name>
        <message>
            <source>All kinds</source>
            <translation>Alle Arten</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Auf Zeit</translation>
        </message>
        <message>
            <source>Results of</source>
            <translation>Ergebnisse von</translation>
        </message>
        <message>
            <source>Nothing solved yet.</source>
            <translation>Noch nichts gelöst.</translation>
        </message>
        <message>
            <source>{n} of {all} solved</source>
            <translation>{n} von {all} gelöst</translation>
        </message>
        <message>
            <source>{words} · your rating {rating} ± {margin}</source>
            <translation>{words} · deine Wertungszahl {rating} ± {margin}</translation>
        </message>
        <message numerus="yes">
            <source>%n timed runs</source>
            <translation>
                <numerusform>%n Durchgang</numerusform>
                <numerusform>%n Durchgänge</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPage</name>
        <message>
            <source>Where did it turn?</source>
            <translation>Wo kippte es?</translation>
        </message>
        <message>
            <source>This match could not be looked at.</source>
            <translation>Diese Partie konnte nicht durchgesehen werden.</translation>
        </message>
        <message>
            <source>Nothing was given away.</source>
            <translation>Es wurde nichts verschenkt.</translation>
        </message>
        <message>
            <source>Looking at the moves…</source>
            <translation>Die Züge werden angesehen…</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <source>luck {share}</source>
            <translation>Glück {share}</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Zug {n}</translation>
        </message>
        <message>
            <source>Better: {move}. {why}</source>
            <translation>Besser: {move}. {why}</translation>
        </message>
        <message>
            <source>Only {move} would do. {why}</source>
            <translation>Nur {move} ging. {why}</translation>
        </message>
        <message>
            <source>{n} of {all} moves looked at</source>
            <translation>{n} von {all} Zügen angesehen</translation>
        </message>
        <message>
            <source>Looking deeper: {n} of {all}</source>
            <translation>Suche tiefer: {n} von {all}</translation>
        </message>
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Zug {n} von {last}</translation>
        </message>
        <message>
            <source>The last position</source>
            <translation>Die letzte Stellung</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Was gefolgt wäre</translation>
        </message>
        <message>
            <source>{name} plays {move}</source>
            <translation>{name} spielt {move}</translation>
        </message>
        <message>
            <source>The best moves that were found.</source>
            <translation>Die besten Züge, die gefunden wurden.</translation>
        </message>
        <message>
            <source>One way it could have gone: what nobody could know is drawn at random.</source>
            <translation>So hätte es gehen können: was niemand wissen konnte, ist zufällig gezogen.</translation>
        </message>
        <message>
            <source>You will not be asked about this move again.</source>
            <translation>Nach diesem Zug wirst du nicht mehr gefragt.</translation>
        </message>
        <message>
            <source>You know it by now: you will not be asked again.</source>
            <translation>Das kannst du nun: Du wirst nicht mehr gefragt.</translation>
        </message>
        <message>
            <source>Turn {n}: {name}, find a better move</source>
            <translation>Zug {n}: {name}, finde einen besseren Zug</translation>
        </message>
        <message>
            <source>{move} was played. Any move about as good as the best one counts.</source>
            <translation>Gespielt wurde {move}. Es zählt jeder Zug, der etwa so gut ist wie der beste.</translation>
        </message>
        <message>
            <source>{move} gives {share} away: {name} answers {answer}. Look again.</source>
            <translation>{move} verschenkt {share}: {name} antwortet {answer}. Suche weiter.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Das ließ sich nicht ausrechnen. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Turn {n}, {name}: {move}</source>
            <translation>Zug {n}, {name}: {move}</translation>
        </message>
        <message>
            <source>Follow-up {n} of {last}</source>
            <translation>Folgezug {n} von {last}</translation>
        </message>
        <message>
            <source>{move} gives {share} away. Look for another one.</source>
            <translation>{move} verschenkt {share}. Suche einen anderen.</translation>
        </message>
        <message>
            <source>{move} is it: {mark}.</source>
            <translation>{move} trifft es: {mark}.</translation>
        </message>
        <message numerus="yes">
            <source>You will be asked again in %n days.</source>
            <translation>
                <numerusform>Du wirst in einem Tag wieder gefragt.</numerusform>
                <numerusform>Du wirst in %n Tagen wieder gefragt.</numerusform>
            </translation>
        </message>
        <message>
            <source>The marks appear once all moves have been looked at.</source>
            <translation>Die Bewertungen erscheinen, sobald alle Züge untersucht sind.</translation>
        </message>
        <message>
            <source>Turning point: turn {n}.</source>
            <translation>Wendepunkt: Zug {n}.</translation>
        </message>
        <message>
            <source>The closer look changed turn {n}: {before}, now {after}.</source>
            <translation>Der genauere Blick hat Zug {n} geändert: {before}, jetzt {after}.</translation>
        </message>
        <message>
            <source>The closer look has changed no mark.</source>
            <translation>Der genauere Blick hat keine Bewertung geändert.</translation>
        </message>
        <message numerus="yes">
            <source>%n more marks changed.</source>
            <translation>
                <numerusform>Eine weitere Bewertung hat sich geändert.</numerusform>
                <numerusform>%n weitere Bewertungen haben sich geändert.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Look deeper</source>
            <translation>Tiefer suchen</translation>
        </message>
        <message>
            <source>Thinks about every move once more, for longer</source>
            <translation>Denkt über jeden Zug noch einmal nach, und länger</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Was gefolgt wäre</translation>
        </message>
        <message>
            <source>Costliest moves</source>
            <translation>Die teuersten Züge</translation>
        </message>
        <message>
            <source>chance lost</source>
            <translation>verlorene Aussicht</translation>
        </message>
        <message>
            <source>Luck and skill add up to the result.</source>
            <translation>Glück und Können ergeben zusammen das Ergebnis.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Go on looking</source>
            <translation>Weiter ansehen</translation>
        </message>
        <message>
            <source>Next mistake</source>
            <translation>Nächster Fehler</translation>
        </message>
        <message>
            <source>Show the answer</source>
            <translation>Lösung zeigen</translation>
        </message>
        <message>
            <source>Back to the match</source>
            <translation>Zurück zur Partie</translation>
        </message>
        <message>
            <source>Do not ask again</source>
            <translation>Nicht mehr fragen</translation>
        </message>
    </context>
    <context>
        <name>ReviewStrip</name>
        <message>
            <source>turn</source>
            <translation>Zug</translation>
        </message>
    </context>
    <context>
        <name>RowsText</name>
        <message>
            <source>Copy the rows</source>
            <translation>Zeilen kopieren</translation>
        </message>
        <message>
            <source>As text, top row first</source>
            <translation>Als Text, oberste Zeile zuerst</translation>
        </message>
        <message>
            <source>As text</source>
            <translation>Als Text</translation>
        </message>
        <message>
            <source>Top row first</source>
            <translation>Oberste Zeile zuerst</translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message>
            <source>on or off</source>
            <translation>an oder aus</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
    </context>
    <context>
        <name>RunRow</name>
        <message numerus="yes">
            <source>%n not solved</source>
            <translation>
                <numerusform>%n nicht gelöst</numerusform>
                <numerusform>%n nicht gelöst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solved</source>
            <translation>
                <numerusform>%n gelöst</numerusform>
                <numerusform>%n gelöst</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunSection</name>
        <message>
            <source>Against the clock</source>
            <translation>Auf Zeit</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Alle schnellen Arten</translation>
        </message>
        <message>
            <source>Puzzles of the run</source>
            <translation>Rätsel des Durchgangs</translation>
        </message>
        <message>
            <source>{n} min</source>
            <translation>{n} min</translation>
        </message>
        <message>
            <source>Length of the run</source>
            <translation>Dauer des Durchgangs</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>verb on a button: begins the run</extracomment>
            <translation>Start</translation>
        </message>
        <message>
            <source>As many as you can before the time is up</source>
            <translation>So viele du kannst, bevor die Zeit um ist</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>Bestes: {n}</translation>
        </message>
    </context>
    <context>
        <name>RunTable</name>
        <message>
            <source>Skip</source>
            <translation>Auslassen</translation>
        </message>
        <message>
            <source>End it</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Earlier</source>
            <translation>Voriges</translation>
        </message>
        <message>
            <source>Later</source>
            <translation>Nächstes</translation>
        </message>
        <message>
            <source>That is your best.</source>
            <translation>Das ist dein Bestes.</translation>
        </message>
        <message>
            <source>Your best is {n}.</source>
            <translation>Dein Bestes ist {n}.</translation>
        </message>
        <message>
            <source>Another run</source>
            <translation>Nochmal</translation>
        </message>
        <message>
            <source>To the puzzles</source>
            <translation>Zu den Rätseln</translation>
        </message>
        <message>
            <source>Puzzle {n} of {m}</source>
            <translation>Rätsel {n} von {m}</translation>
        </message>
        <message>
            <source>It counts as it stands.</source>
            <translation>Er zählt, wie er steht.</translation>
        </message>
        <message>
            <source>End the run?</source>
            <translation>Durchgang beenden?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Nicht gelöst</translation>
        </message>
        <message>
            <source>left</source>
            <extracomment>below the time that is left</extracomment>
            <translation>übrig</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>gelöst</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds less.</source>
            <translation>
                <numerusform>%n Sekunde weniger.</numerusform>
                <numerusform>%n Sekunden weniger.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solved in {time}</source>
            <translation>
                <numerusform>%n gelöst in {time}</numerusform>
                <numerusform>%n gelöst in {time}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On to the next one: costs %n seconds, as a wrong move does</source>
            <translation>
                <numerusform>Weiter zum nächsten: kostet %n Sekunde, wie ein falscher Zug</numerusform>
                <numerusform>Weiter zum nächsten: kostet %n Sekunden, wie ein falscher Zug</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{time} left, %n solved</source>
            <translation>
                <numerusform>noch {time}, %n gelöst</numerusform>
                <numerusform>noch {time}, %n gelöst</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Saver</name>
        <message>
            <source>{name} could not be saved: {reason}. Choose another folder.</source>
            <translation>{name} ließ sich nicht speichern: {reason}. Wähle einen anderen Ordner.</translation>
        </message>
        <message>
            <source>Saved as {name}. {more}</source>
            <translation>Als {name} gespeichert. {more}</translation>
        </message>
        <message>
            <source>Saved as {name}</source>
            <translation>Als {name} gespeichert</translation>
        </message>
    </context>
    <context>
        <name>ScoreAndPar</name>
        <message>
            <source>{n} {unit}. Par is {par}</source>
            <translation>{n} {unit}. Par ist {par}</translation>
        </message>
        <message>
            <source>par</source>
            <translation>Par</translation>
        </message>
    </context>
    <context>
        <name>ScoreChart</name>
        <message>
            <source>Scores, turn by turn</source>
            <translation>Punkte, Zug für Zug</translation>
        </message>
    </context>
    <context>
        <name>ScoreCurves</name>
        <message>
            <source>After turn {n}:  {scores}</source>
            <translation>Nach Zug {n}:  {scores}</translation>
        </message>
        <message>
            <source>At first:  {scores}</source>
            <translation>Am Anfang:  {scores}</translation>
        </message>
    </context>
    <context>
        <name>SeatBlock</name>
        <message>
            <source>to play</source>
            <translation>am Zug</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>denkt</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>am Zug</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player {n}</source>
            <translation>Name von Spieler {n}</translation>
        </message>
        <message>
            <source>A person sits here</source>
            <translation>Hier sitzt ein Mensch</translation>
        </message>
        <message>
            <source>A computer player sits here: {level}</source>
            <translation>Hier sitzt ein Computer: {level}</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>{name} entfernen</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
    </context>
    <context>
        <name>SeatRows</name>
        <message>
            <source>Swap seats</source>
            <translation>Plätze tauschen</translation>
        </message>
        <message>
            <source>Add a third player</source>
            <translation>Dritten Platz hinzufügen</translation>
        </message>
        <message>
            <source>Add a fourth player</source>
            <translation>Vierten Platz hinzufügen</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Platz hinzufügen</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>This match is not rated any more: {reason}.</source>
            <translation>Diese Partie wird nicht mehr gewertet: {reason}.</translation>
        </message>
        <message>
            <source>Line {line} of the record: {reason}. All moves before it are here.</source>
            <translation>Zeile {line} der Aufzeichnung: {reason}. Alle Züge davor sind da.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>It is not your move</source>
            <translation>Du bist nicht am Zug</translation>
        </message>
        <message>
            <source>{name} does not agree to a draw</source>
            <translation>{name} stimmt dem Remis nicht zu</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>Der Zug davor wird noch auf die Platte geschrieben.</translation>
        </message>
        <message>
            <source>Taken back: {moves}.</source>
            <translation>Zurückgenommen: {moves}.</translation>
        </message>
        <message>
            <source>These are more notes than can be kept with the game</source>
            <translation>So viele Notizen lassen sich mit der Partie nicht behalten</translation>
        </message>
        <message>
            <source>The damaged file is kept as {name}.</source>
            <translation>Die beschädigte Datei bleibt als {name} erhalten.</translation>
        </message>
    </context>
    <context>
        <name>SetupPanel</name>
        <message>
            <source>Start game</source>
            <translation>Partie beginnen</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copies the position as text</source>
            <translation>Kopiert die Stellung als Text</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>Shows the position the clipboard holds as text</source>
            <translation>Zeigt die Stellung, die als Text in der Zwischenablage ist</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Speichern…</translation>
        </message>
        <message>
            <source>Keeps the position as a record of a match not begun</source>
            <translation>Behält die Stellung als Aufzeichnung einer Partie vor dem ersten Zug</translation>
        </message>
        <message>
            <source>Make a puzzle…</source>
            <translation>Als Rätsel…</translation>
        </message>
        <message>
            <source>A puzzle of this position, if it has one best answer</source>
            <translation>Ein Rätsel aus dieser Stellung, wenn sie eine beste Antwort hat</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Whose turn</source>
            <translation>Wer am Zug ist</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>noch nicht</translation>
        </message>
    </context>
    <context>
        <name>SharePuzzleDialog</name>
        <message>
            <source>A puzzle of your layout</source>
            <translation>Ein Rätsel aus deiner Aufteilung</translation>
        </message>
        <message>
            <source>It is measured, to find par…</source>
            <translation>Sie wird gemessen, um Par zu finden…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Speichern…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>The puzzle as a line of text</source>
            <translation>Das Rätsel als eine Zeile Text</translation>
        </message>
        <message>
            <source>Large layouts take up to a minute.</source>
            <translation>Große Aufteilungen brauchen bis zu einer Minute.</translation>
        </message>
        <message>
            <source>A puzzle of your position</source>
            <translation>Ein Rätsel aus deiner Stellung</translation>
        </message>
        <message>
            <source>Looking for the one answer…</source>
            <translation>Suche nach der einen Antwort…</translation>
        </message>
        <message>
            <source>A puzzle has one best answer, or one first move that wins.</source>
            <translation>Ein Rätsel hat eine beste Antwort oder einen ersten Zug, der gewinnt.</translation>
        </message>
        <message>
            <source>{kind}: {goal}. {difficulty}.</source>
            <translation>{kind}: {goal}. {difficulty}.</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Das ist kein Rätsel: {reason}.</translation>
        </message>
        <message>
            <source>No puzzle could be made of this.</source>
            <translation>Daraus ließ sich kein Rätsel machen.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>Das Rätsel ist in der Zwischenablage: füge es in eine Nachricht ein</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>Rätsel speichern</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Texte (*.txt)</translation>
        </message>
        <message>
            <source>Mono puzzle</source>
            <translation>Mono-Rätsel</translation>
        </message>
        <message numerus="yes">
            <source>Par is %n points in three turns. {difficulty}. The layout lies sealed in this line.</source>
            <translation>
                <numerusform>Par ist %n Punkt in drei Zügen. {difficulty}. Die Aufteilung liegt versiegelt in dieser Zeile.</numerusform>
                <numerusform>Par sind %n Punkte in drei Zügen. {difficulty}. Die Aufteilung liegt versiegelt in dieser Zeile.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Everything the mouse can do, the keyboard can do as well.</source>
            <translation>Alles, was die Maus kann, kann auch die Tastatur.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
        <message>
            <source>At a puzzle</source>
            <translation>Bei einem Rätsel</translation>
        </message>
        <message>
            <source>In the window</source>
            <translation>Im Fenster</translation>
        </message>
        <message>
            <source>In the layout editor</source>
            <translation>Beim Malen von Aufteilungen</translation>
        </message>
        <message>
            <source>{game}: setting up a position</source>
            <translation>{game}: eine Stellung aufbauen</translation>
        </message>
        <message>
            <source>In every set-up</source>
            <translation>In jedem Aufbau</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Fold the panel</source>
            <translation>Leiste einklappen</translation>
        </message>
    </context>
    <context>
        <name>SoloCard</name>
        <message>
            <source>On your own</source>
            <translation>Allein</translation>
        </message>
        <message>
            <source>A new one of each kind every day</source>
            <translation>Jeden Tag ein neues von jeder Art</translation>
        </message>
        <message>
            <source>All of today’s are done; others come without end</source>
            <translation>Für heute sind alle gelöst; andere gibt es ohne Ende</translation>
        </message>
        <message>
            <source>Next: {puzzle}</source>
            <translation>Nächstes: {puzzle}</translation>
        </message>
        <message numerus="yes">
            <source>%n days running</source>
            <translation>
                <numerusform>%n Tag in Folge</numerusform>
                <numerusform>%n Tage in Folge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n puzzles today</source>
            <translation>
                <numerusform>{n} von %n Rätsel heute</numerusform>
                <numerusform>{n} von %n Rätseln heute</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StandingPage</name>
        <message numerus="yes">
            <source>A rating can be told after %n more matches against the computer: the standard game of two, without hints, coach or taking back.</source>
            <translation>
                <numerusform>Eine Wertungszahl gibt es nach noch %n Partie gegen den Computer: das Standardspiel zu zweit, ohne Tipps, Trainer und Zurücknehmen.</numerusform>
                <numerusform>Eine Wertungszahl gibt es nach noch %n Partien gegen den Computer: das Standardspiel zu zweit, ohne Tipps, Trainer und Zurücknehmen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On average of %n matches: {time}, turns: {turns}.</source>
            <translation>
                <numerusform>Im Mittel von %n Partie: {time}, Züge: {turns}.</numerusform>
                <numerusform>Im Mittel von %n Partien: {time}, Züge: {turns}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{game}, rating after %n rated matches</source>
            <translation>
                <numerusform>{game}, Wertungszahl nach %n gewerteten Partie</numerusform>
                <numerusform>{game}, Wertungszahl nach %n gewerteten Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Als CSV speichern</translation>
        </message>
        <message>
            <source>Counting anew</source>
            <translation>Neu zählen</translation>
        </message>
        <message>
            <source>Half a year</source>
            <translation>Halbes Jahr</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Against the computer</source>
            <translation>Gegen den Computer</translation>
        </message>
        <message>
            <source>Against people</source>
            <translation>Gegen Menschen</translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Eröffnungen</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Bilanz</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>So geht es</translation>
        </message>
        <message>
            <source>With several</source>
            <translation>Zu mehreren</translation>
        </message>
        <message>
            <source>Matches between people do not change the rating. Each line opens its matches.</source>
            <translation>Partien unter Menschen ändern die Wertungszahl nicht. Jede Zeile öffnet ihre Partien.</translation>
        </message>
        <message>
            <source>No match between people yet.</source>
            <translation>Noch keine Partie unter Menschen.</translation>
        </message>
        <message>
            <source>Points: {points}.</source>
            <translation>Punkte: {points}.</translation>
        </message>
        <message>
            <source>{person}, {game}: {what}</source>
            <translation>{person}, {game}: {what}</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>No match up to now counts any more. The menu has them count again.</source>
            <translation>Keine Partie bis jetzt zählt mehr. Im Menü zählen sie wieder.</translation>
        </message>
        <message>
            <source>{name} begins anew: no match up to now counts. The menu undoes it.</source>
            <translation>{name} fängt neu an: Keine Partie bis jetzt zählt. Das Menü macht es rückgängig.</translation>
        </message>
        <message>
            <source>All matches count again.</source>
            <translation>Alle Partien zählen wieder.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>{name}: less</source>
            <translation>{name}: weniger</translation>
        </message>
        <message>
            <source>{name}: more</source>
            <translation>{name}: mehr</translation>
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
            <translation>Leiste</translation>
        </message>
        <message>
            <source>Open the panel</source>
            <translation>Leiste ausklappen</translation>
        </message>
    </context>
    <context>
        <name>StudyPage</name>
        <message>
            <source>Study</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Line {line} of the study: {reason}. It is kept in the record.</source>
            <translation>Zeile {line} der Analyse: {reason}. Sie bleibt in der Aufzeichnung erhalten.</translation>
        </message>
        <message>
            <source>drew {drawn}</source>
            <extracomment>what chance drew after a move: one or more tiles</extracomment>
            <translation>gezogen: {drawn}</translation>
        </message>
        <message>
            <source>Layouts are not drawn in a study. Step on to try other moves.</source>
            <translation>In einer Analyse werden keine Aufteilungen gezeichnet. Geh weiter, um andere Züge zu probieren.</translation>
        </message>
        <message>
            <source>{move}: {why}</source>
            <translation>{move}: {why}</translation>
        </message>
        <message>
            <source>Make any move to try another line.</source>
            <translation>Mach irgendeinen Zug, um eine andere Variante zu probieren.</translation>
        </message>
        <message>
            <source>After turn {n}: {name} to move</source>
            <translation>Nach Zug {n}: {name} am Zug</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>{name} am Zug</translation>
        </message>
        <message>
            <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
            <translation>Nur der Anfang wurde eingefügt: Ein Kommentar hat höchstens {most} Zeichen.</translation>
        </message>
        <message>
            <source>Nothing else that could be drawn here can be listed.</source>
            <translation>Was hier sonst gezogen werden könnte, lässt sich nicht aufzählen.</translation>
        </message>
        <message>
            <source>Looking…</source>
            <translation>Wird angesehen …</translation>
        </message>
        <message>
            <source>{name} has won</source>
            <translation>{name} hat gewonnen</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>The engine found nothing.</source>
            <translation>Der Motor hat nichts gefunden.</translation>
        </message>
    </context>
    <context>
        <name>StudyPanel</name>
        <message numerus="yes">
            <source>%n characters left</source>
            <translation>
                <numerusform>noch %n Zeichen</numerusform>
                <numerusform>noch %n Zeichen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines</source>
            <translation>
                <numerusform>%n Variante</numerusform>
                <numerusform>%n Varianten</numerusform>
            </translation>
        </message>
        <message>
            <source>Untitled study</source>
            <translation>Analyse ohne Titel</translation>
        </message>
        <message>
            <source>Title of the study</source>
            <translation>Titel der Analyse</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>played · variations</source>
            <translation>gespielt · Varianten</translation>
        </message>
        <message>
            <source>Delete this variation</source>
            <translation>Diese Variante löschen</translation>
        </message>
        <message>
            <source>Comment</source>
            <translation>Kommentar</translation>
        </message>
        <message>
            <source>Say something about this move</source>
            <translation>Etwas zu diesem Zug sagen</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Variante aufwerten</translation>
        </message>
        <message>
            <source>Save study</source>
            <translation>Analyse speichern</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Leiste</translation>
        </message>
        <message>
            <source>lines</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>Comment on {move}</source>
            <translation>Kommentar zu {move}</translation>
        </message>
        <message>
            <source>Comment on the beginning</source>
            <translation>Kommentar zum Anfang</translation>
        </message>
        <message>
            <source>Turn {n} · main line</source>
            <translation>Zug {n} · Hauptvariante</translation>
        </message>
        <message>
            <source>Turn {n} · variation</source>
            <translation>Zug {n} · Variante</translation>
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
            <translation>{name} hat den Faden verloren und spielt irgendetwas.</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Zug {n}</translation>
        </message>
        <message>
            <source>this is a serious match, and what was shown stands</source>
            <translation>das ist eine ernste Partie, und was gezeigt wurde, gilt</translation>
        </message>
        <message>
            <source>a study is kept with this match</source>
            <translation>zu dieser Partie gehört eine Analyse</translation>
        </message>
        <message>
            <source>You are looking at an earlier position.</source>
            <translation>Das ist eine frühere Stellung.</translation>
        </message>
        <message>
            <source>{name}, your turn is over</source>
            <translation>{name}, dein Zug ist zu Ende</translation>
        </message>
        <message>
            <source>Look as long as you like, then hide the board.</source>
            <translation>Schau, so lange du willst, dann verdecke das Brett.</translation>
        </message>
        <message>
            <source>{name} is thinking about the draw</source>
            <translation>{name} denkt über das Remis nach</translation>
        </message>
        <message>
            <source>A move takes the offer back.</source>
            <translation>Ein Zug nimmt das Angebot zurück.</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>{name} ist am Zug</translation>
        </message>
        <message>
            <source>{name} is thinking</source>
            <translation>{name} denkt nach</translation>
        </message>
        <message>
            <source>What you are typing. Enter plays it.</source>
            <translation>Was du tippst. Enter spielt es.</translation>
        </message>
        <message>
            <source>Coach: {words}</source>
            <translation>Trainer: {words}</translation>
        </message>
        <message>
            <source>The first position</source>
            <translation>Die erste Stellung</translation>
        </message>
        <message>
            <source>During turn {n}</source>
            <translation>Während Zug {n}</translation>
        </message>
        <message>
            <source>After turn {n}</source>
            <translation>Nach Zug {n}</translation>
        </message>
        <message>
            <source>Looking back</source>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Playing goes on where it was left.</source>
            <translation>Das Spiel geht weiter, wo es stand.</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Zurück zur Partie</translation>
        </message>
        <message>
            <source>Study</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Nochmal</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>It turned at turn {n}</source>
            <translation>Es kippte bei Zug {n}</translation>
        </message>
        <message>
            <source>Swap seats</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>{name} is next</source>
            <translation>{name} ist als Nächstes dran</translation>
        </message>
        <message>
            <source>Hide the board and pass the computer on.</source>
            <translation>Verdecke das Brett und gib den Computer weiter.</translation>
        </message>
        <message>
            <source>Hide the board</source>
            <translation>Brett verdecken</translation>
        </message>
        <message>
            <source>{asker} proposes a draw</source>
            <translation>{asker} bietet Remis an</translation>
        </message>
        <message>
            <source>{asker} asks to take back</source>
            <translation>{asker} bittet um Zurücknahme</translation>
        </message>
        <message>
            <source>{answerer}, do you agree?</source>
            <translation>{answerer}, bist du einverstanden?</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>{name}, do you resign?</source>
            <translation>{name}, gibst du auf?</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>You give the game up.</source>
            <translation>Du gibst die Partie verloren.</translation>
        </message>
        <message>
            <source>{name}, do you propose a draw?</source>
            <translation>{name}, bietest du Remis an?</translation>
        </message>
        <message>
            <source>Propose a draw</source>
            <translation>Remis anbieten</translation>
        </message>
        <message>
            <source>If all agree, the game is over.</source>
            <translation>Stimmen alle zu, ist die Partie zu Ende.</translation>
        </message>
        <message>
            <source>{name}, do you call it a tie?</source>
            <translation>{name}, rufst du Gleichstand aus?</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Gleichstand ausrufen</translation>
        </message>
        <message>
            <source>The game is over then.</source>
            <translation>Dann ist die Partie zu Ende.</translation>
        </message>
        <message>
            <source>The board is in the clipboard</source>
            <translation>Das Brett ist in der Zwischenablage</translation>
        </message>
    </context>
    <context>
        <name>TablePanel</name>
        <message>
            <source>Panel</source>
            <translation>Leiste</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Züge</translation>
        </message>
    </context>
    <context>
        <name>TallyBox</name>
        <message>
            <source>No hole is closed here.</source>
            <translation>Hier schließt sich kein Loch.</translation>
        </message>
    </context>
    <context>
        <name>TallyRow</name>
        <message>
            <source>{opponent}: won {tally}</source>
            <translation>{opponent}: gewonnen {tally}</translation>
        </message>
        <message>
            <source>not met yet</source>
            <translation>noch nicht getroffen</translation>
        </message>
    </context>
    <context>
        <name>TallyTable</name>
        <message numerus="yes">
            <source>{won} won of %n played</source>
            <translation>
                <numerusform>{won} von %n gewonnen</numerusform>
                <numerusform>{won} von %n gewonnen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ThemeButton</name>
        <message>
            <source>Switch to Day</source>
            <translation>Zu Tag wechseln</translation>
        </message>
        <message>
            <source>Switch to Lamplight</source>
            <translation>Zu Lampenlicht wechseln</translation>
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
            <translation>{cell}, leer</translation>
        </message>
        <message>
            <source>Turn the tile there, or else the one in hand</source>
            <translation>Das Plättchen dort drehen, sonst das in der Hand</translation>
        </message>
    </context>
    <context>
        <name>TileGrid</name>
        <message>
            <source>All tiles: arrow keys walk, Enter takes one</source>
            <translation>Alle Plättchen: Pfeiltasten bewegen, Enter nimmt eins</translation>
        </message>
        <message>
            <source>{tile}, in use</source>
            <translation>{tile}, in Gebrauch</translation>
        </message>
        <message>
            <source>{tile}, in the sack</source>
            <translation>{tile}, im Beutel</translation>
        </message>
    </context>
    <context>
        <name>TileRack</name>
        <message>
            <source>in the sack</source>
            <translation>im Beutel</translation>
        </message>
    </context>
    <context>
        <name>ToolBar</name>
        <message>
            <source>Mirror</source>
            <extracomment>verb: the whole layout, left to right</extracomment>
            <translation>Spiegeln</translation>
        </message>
        <message>
            <source>Mirror: left and right change sides</source>
            <translation>Spiegeln: links und rechts tauschen</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the whole layout, top to bottom</extracomment>
            <translation>Wenden</translation>
        </message>
        <message>
            <source>Flip: top and bottom change sides</source>
            <translation>Wenden: oben und unten tauschen</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the whole layout, by half a turn</extracomment>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Halbe Drehung</translation>
        </message>
    </context>
    <context>
        <name>ToolController</name>
        <message>
            <source>Nothing is painted there: click a region.</source>
            <translation>Dort ist nichts gemalt: klicke auf ein Gebiet.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Serious</source>
            <translation>Ernst</translation>
        </message>
        <message>
            <source>A serious match: no hints, no lens, and what was shown is not taken back</source>
            <translation>Eine ernste Partie: keine Tipps, keine Linse, und Gezeigtes wird nicht zurückgenommen</translation>
        </message>
    </context>
    <context>
        <name>TreeList</name>
        <message>
            <source>Moves and variations</source>
            <translation>Züge und Varianten</translation>
        </message>
    </context>
    <context>
        <name>TreeRow</name>
        <message>
            <source>Variation, level {n}</source>
            <translation>Variante, Ebene {n}</translation>
        </message>
        <message>
            <source>promoted</source>
            <translation>aufgewertet</translation>
        </message>
        <message>
            <source>as played</source>
            <translation>wie gespielt</translation>
        </message>
    </context>
    <context>
        <name>UndoLine</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>Hold the players up</source>
            <translation>Die Spieler anhalten</translation>
        </message>
        <message>
            <source>One move</source>
            <translation>Ein Zug</translation>
        </message>
        <message>
            <source>Calm</source>
            <extracomment>how fast the computer players move</extracomment>
            <translation>Ruhig</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Zügig</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>How fast the computer plays</source>
            <translation>Wie schnell der Computer spielt</translation>
        </message>
        <message>
            <source>Let them play on</source>
            <translation>Weiterspielen lassen</translation>
        </message>
    </context>
    <context>
        <name>WhoPlays</name>
        <message>
            <source>People here</source>
            <translation>Menschen hier</translation>
        </message>
        <message>
            <source>{players}, one screen</source>
            <translation>{players}, ein Bildschirm</translation>
        </message>
        <message>
            <source>Against the computer</source>
            <translation>Gegen den Computer</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Erster Zug</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Per Los</translation>
        </message>
        <message numerus="yes">
            <source>You and one of %n levels</source>
            <translation>
                <numerusform>Du und %n Stufe</numerusform>
                <numerusform>Du und eine von %n Stufen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>{name} is uncovering cells</source>
            <translation>{name} deckt Felder auf</translation>
        </message>
        <message>
            <source>{name} is looking for your regions</source>
            <translation>{name} sucht deine Gebiete</translation>
        </message>
        <message>
            <source>{name}, uncover a cell or end your turn</source>
            <translation>{name}, decke ein Feld auf oder beende den Zug</translation>
        </message>
        <message>
            <source>{name}, uncover a cell</source>
            <translation>{name}, decke ein Feld auf</translation>
        </message>
        <message>
            <source>{name} is placing a layout</source>
            <translation>{name} legt eine Aufteilung fest</translation>
        </message>
        <message>
            <source>Nobody else sees it.</source>
            <translation>Niemand sonst sieht sie.</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, male deine Aufteilung</translation>
        </message>
        <message>
            <source>Last round: {sentence}</source>
            <translation>Letzte Runde: {sentence}</translation>
        </message>
        <message>
            <source>The list goes on while no value is lower than the one before.</source>
            <translation>Die Liste geht weiter, solange kein Wert niedriger ist als der davor.</translation>
        </message>
        <message>
            <source>The list goes on with {value} or more.</source>
            <translation>Die Liste geht mit {value} oder mehr weiter.</translation>
        </message>
        <message>
            <source>The list goes on with {value} alone.</source>
            <translation>Die Liste geht nur mit {value} weiter.</translation>
        </message>
        <message>
            <source>{cell} counts as {value}.</source>
            <translation>{cell} zählt als {value}.</translation>
        </message>
        <message>
            <source>{cell} is {value}.</source>
            <translation>{cell} ist {value}.</translation>
        </message>
        <message>
            <source>{name}’s list ended with {low}, lower than {before}: it scored {n}.</source>
            <translation>Die Liste von {name} endete mit {low}, niedriger als {before}: sie brachte {n}.</translation>
        </message>
        <message>
            <source>{name}’s list scored {n}.</source>
            <translation>Die Liste von {name} brachte {n}.</translation>
        </message>
        <message>
            <source>The cells are uncovered one by one.</source>
            <translation>Die Felder werden eins nach dem anderen aufgedeckt.</translation>
        </message>
        <message>
            <source>This is your layout. Nobody else sees it.</source>
            <translation>Das ist deine Aufteilung. Niemand sonst sieht sie.</translation>
        </message>
        <message>
            <source>Your layout lies in the panel now. Nobody else sees it.</source>
            <translation>Deine Aufteilung liegt jetzt an der Seite. Niemand sonst sieht sie.</translation>
        </message>
        <message>
            <source>{low} is lower than {before} and ended your list: it scores {n}.</source>
            <translation>{low} ist niedriger als {before} und beendet deine Liste: sie bringt {n}.</translation>
        </message>
        <message>
            <source>Your list scores {n}.</source>
            <translation>Deine Liste bringt {n}.</translation>
        </message>
        <message>
            <source>Layout placed</source>
            <translation>Aufteilung steht</translation>
        </message>
        <message>
            <source>Layout to place</source>
            <translation>Aufteilung fehlt</translation>
        </message>
        <message>
            <source>To uncover</source>
            <translation>Aufzudecken</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Nichts wird von selbst aufgedeckt</translation>
        </message>
        <message>
            <source>Lowest counts</source>
            <translation>Niedrigster zählt</translation>
        </message>
        <message>
            <source>Highest counts</source>
            <translation>Höchster zählt</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Runde {n}</translation>
        </message>
        <message>
            <source>Layouts are placed unseen.</source>
            <translation>Aufteilungen werden ungesehen festgelegt.</translation>
        </message>
        <message>
            <source>All layouts are placed. Now they are looked for.</source>
            <translation>Alle Aufteilungen stehen. Jetzt werden sie gesucht.</translation>
        </message>
        <message>
            <source>{name} scored {n}. Both boards are hidden.</source>
            <translation>{name} bekam {n}. Beide Bretter sind verdeckt.</translation>
        </message>
        <message>
            <source>{name} scored {n}. All boards are hidden.</source>
            <translation>{name} bekam {n}. Alle Bretter sind verdeckt.</translation>
        </message>
        <message>
            <source>Scored</source>
            <translation>Gewertet</translation>
        </message>
        <message>
            <source>This turn</source>
            <translation>Dieser Zug</translation>
        </message>
        <message>
            <source>Nothing has been uncovered.</source>
            <translation>Noch nichts ist aufgedeckt.</translation>
        </message>
        <message>
            <source>{name}’s last list</source>
            <translation>Letzte Liste: {name}</translation>
        </message>
        <message>
            <source>The list</source>
            <translation>Die Liste</translation>
        </message>
        <message>
            <source>{name}’s list</source>
            <translation>Liste von {name}</translation>
        </message>
        <message>
            <source>seen by {name}</source>
            <translation>für {name} sichtbar</translation>
        </message>
        <message>
            <source>seen by the others</source>
            <translation>für die anderen sichtbar</translation>
        </message>
        <message>
            <source>seen</source>
            <extracomment>what the other players have uncovered</extracomment>
            <translation>sichtbar</translation>
        </message>
        <message>
            <source>{words} from {name}</source>
            <translation>{words} vor {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>{label}, never uncovered</source>
            <translation>{label}, nie aufgedeckt</translation>
        </message>
        <message>
            <source>{name}’s board, small: {fact}</source>
            <translation>Brett von {name}, klein: {fact}</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>Ende des Zuges</translation>
        </message>
        <message>
            <source>hidden, your guess {label}</source>
            <translation>verdeckt, deine Vermutung {label}</translation>
        </message>
        <message>
            <source>{cell} of {name}, {what}</source>
            <translation>{cell} von {name}, {what}</translation>
        </message>
        <message>
            <source>layout</source>
            <translation>Aufteilung</translation>
        </message>
        <message numerus="yes">
            <source>%n cells</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hidden</source>
            <translation>
                <numerusform>%n verdeckt</numerusform>
                <numerusform>%n verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of {cells} hidden</source>
            <translation>
                <numerusform>%n von {cells} verdeckt</numerusform>
                <numerusform>%n von {cells} verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n Gebiet</numerusform>
                <numerusform>%n Gebiete</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Board</name>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
    </context>
    <context>
        <name>_Head</name>
        <message>
            <source>accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
    </context>
    <context>
        <name>_Legend</name>
        <message>
            <source>in and out</source>
            <translation>hinein und heraus</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>Treffer</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>Reflexion</translation>
        </message>
    </context>
    <context>
        <name>_Parts</name>
        <message>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Können</translation>
        </message>
    </context>
    <context>
        <name>_RowPainter</name>
        <message>
            <source>Name of this record</source>
            <translation>Name dieser Aufzeichnung</translation>
        </message>
    </context>
    <context>
        <name>adamas</name>
        <message>
            <source>No pieces are on their way yet.</source>
            <translation>Noch sind keine Steine unterwegs.</translation>
        </message>
        <message>
            <source>{cell} has only {n} left</source>
            <translation>auf {cell} sind nur noch {n}</translation>
        </message>
        <message>
            <source>{cell} is empty: choose one of your stacks</source>
            <translation>{cell} ist leer: wähle einen deiner Stapel</translation>
        </message>
        <message>
            <source>{cell} is {name}’s stack: choose one of yours</source>
            <translation>{cell} ist ein Stapel von {name}: wähle einen von deinen</translation>
        </message>
        <message>
            <source>Pieces are going to {cell}: it cannot give any</source>
            <translation>Steine ziehen nach {cell}: von dort kann keiner weg</translation>
        </message>
        <message>
            <source>All pieces of {cell} are on their way</source>
            <translation>Alle Steine von {cell} sind unterwegs</translation>
        </message>
        <message>
            <source>A merge goes to one cell: all its pieces go to {target}</source>
            <translation>Eine Vereinigung geht auf ein Feld: alle ihre Steine gehen nach {target}</translation>
        </message>
        <message>
            <source>A split comes from one stack: only {source} can give more</source>
            <translation>Eine Teilung kommt von einem Stapel: nur {source} kann mehr geben</translation>
        </message>
        <message>
            <source>Add more from {source} to split, or send other stacks to {target}, too</source>
            <translation>Gib mehr von {source}, um zu teilen, oder schick auch andere Stapel nach {target}</translation>
        </message>
        <message>
            <source>The pieces are on {source} already</source>
            <translation>Die Steine sind schon auf {source}</translation>
        </message>
        <message>
            <source>{target} is on no line with {source}</source>
            <translation>{target} liegt auf keiner Linie mit {source}</translation>
        </message>
        <message>
            <source>{blocker} stands between {source} and {target}</source>
            <translation>{blocker} steht zwischen {source} und {target}</translation>
        </message>
        <message>
            <source>No stack of yours is that high</source>
            <translation>Keiner deiner Stapel ist so hoch</translation>
        </message>
        <message>
            <source>{cell} can go nowhere</source>
            <translation>{cell} kann nirgends hin</translation>
        </message>
        <message>
            <source>{cell} cannot join: {reason}</source>
            <translation>{cell} kann nicht dazu: {reason}</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>carries the whole stack</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Carry</source>
            <extracomment>heading: how many pieces are carried</extracomment>
            <translation>Tragen</translation>
        </message>
        <message>
            <source>carry the whole stack</source>
            <translation>den ganzen Stapel tragen</translation>
        </message>
        <message>
            <source>carry one less</source>
            <translation>einen weniger tragen</translation>
        </message>
        <message>
            <source>carry one more</source>
            <translation>einen mehr tragen</translation>
        </message>
        <message>
            <source>carry {n}</source>
            <translation>{n} tragen</translation>
        </message>
        <message>
            <source>from {cell}</source>
            <translation>von {cell}</translation>
        </message>
        <message>
            <source>to {cell}</source>
            <translation>nach {cell}</translation>
        </message>
        <message>
            <source>in all to {cell}</source>
            <translation>zusammen nach {cell}</translation>
        </message>
        <message numerus="yes">
            <source>%n capture {height}</source>
            <translation>
                <numerusform>%n schlägt {height}</numerusform>
                <numerusform>%n schlagen {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n see its {height}</source>
            <translation>
                <numerusform>%n sieht seine {height}</numerusform>
                <numerusform>%n sehen seine {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>stay on {cell}</source>
            <translation>
                <numerusform>bleibt auf {cell}</numerusform>
                <numerusform>bleiben auf {cell}</numerusform>
            </translation>
        </message>
        <message>
            <source>captures {n}</source>
            <translation>schlägt {n}</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} oder {other}</translation>
        </message>
        <message>
            <source>{who} may capture</source>
            <translation>Darf schlagen: {who}</translation>
        </message>
        <message>
            <source>by {who}</source>
            <translation>von {who}</translation>
        </message>
        <message>
            <source>takes {n}</source>
            <translation>nimmt {n}</translation>
        </message>
        <message>
            <source>{name}, split the stack on {cell}</source>
            <translation>{name}, teile den Stapel auf {cell}</translation>
        </message>
        <message>
            <source>Drop {n} of {left} on a marked cell. Keys or wheel: how many.</source>
            <translation>Lass {n} von {left} auf einem markierten Feld fallen. Tasten oder Rad: wie viele.</translation>
        </message>
        <message>
            <source>{name}, move the stack on {cell}</source>
            <translation>{name}, zieh mit dem Stapel auf {cell}</translation>
        </message>
        <message>
            <source>Drop all {n} on a marked cell. Keys or wheel: fewer.</source>
            <translation>Lass alle {n} auf einem markierten Feld fallen. Tasten oder Rad: weniger.</translation>
        </message>
        <message>
            <source>Drag a stack along a line; with Shift it is played at once.</source>
            <translation>Zieh einen Stapel eine Linie entlang; mit Umschalt wird sofort gespielt.</translation>
        </message>
        <message>
            <source>Drag a stack along a line. The first move may not capture.</source>
            <translation>Zieh einen Stapel eine Linie entlang. Der erste Zug darf nicht schlagen.</translation>
        </message>
        <message>
            <source>{name}, move, split or merge stacks</source>
            <translation>{name}, ziehe, teile oder vereinige Stapel</translation>
        </message>
        <message>
            <source>{name}, move or merge stacks</source>
            <translation>{name}, ziehe oder vereinige Stapel</translation>
        </message>
        <message>
            <source>{name}, move or split your stack</source>
            <translation>{name}, ziehe oder teile deinen Stapel</translation>
        </message>
        <message>
            <source>{name}, move your piece</source>
            <translation>{name}, zieh mit deinem Stein</translation>
        </message>
        <message>
            <source>{name}, move or split a stack</source>
            <translation>{name}, ziehe oder teile einen Stapel</translation>
        </message>
        <message>
            <source>{name}, move a piece</source>
            <translation>{name}, zieh mit einem Stein</translation>
        </message>
        <message>
            <source>{name}, this split needs a change</source>
            <translation>{name}, an dieser Teilung stimmt etwas nicht</translation>
        </message>
        <message>
            <source>{name}, this move needs a change</source>
            <translation>{name}, an diesem Zug stimmt etwas nicht</translation>
        </message>
        <message>
            <source>Ctrl+Enter</source>
            <translation>Strg+Enter</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>{keys} plays it.</source>
            <translation>Mit {keys} spielen.</translation>
        </message>
        <message>
            <source>{name}, play the merge or add to it</source>
            <translation>{name}, spiele die Vereinigung oder ergänze sie</translation>
        </message>
        <message>
            <source>Other stacks in sight of {target} can join.</source>
            <translation>Andere Stapel in Sicht von {target} können dazu.</translation>
        </message>
        <message>
            <source>{name}, play the merge</source>
            <translation>{name}, spiele die Vereinigung</translation>
        </message>
        <message>
            <source>{name}, play the split or add to it</source>
            <translation>{name}, spiele die Teilung oder ergänze sie</translation>
        </message>
        <message>
            <source>Only {source} can give more pieces.</source>
            <translation>Nur {source} kann noch Steine geben.</translation>
        </message>
        <message>
            <source>{name}, play the split</source>
            <translation>{name}, spiele die Teilung</translation>
        </message>
        <message>
            <source>More from {source} splits, another stack to {target} merges.</source>
            <translation>Mehr von {source} teilt, ein anderer Stapel nach {target} vereinigt.</translation>
        </message>
        <message>
            <source>More from {source} splits.</source>
            <translation>Mehr von {source} teilt.</translation>
        </message>
        <message>
            <source>Another stack to {target} merges.</source>
            <translation>Ein anderer Stapel nach {target} vereinigt.</translation>
        </message>
        <message>
            <source>{name}, play {move} or add to it</source>
            <translation>{name}, spiele {move} oder ergänze den Zug</translation>
        </message>
        <message>
            <source>{name}, play {move}</source>
            <translation>{name}, spiele {move}</translation>
        </message>
        <message>
            <source>enemies in sight: {stacks}</source>
            <translation>Gegner in Sicht: {stacks}</translation>
        </message>
        <message>
            <source>own in sight: {stacks}</source>
            <translation>eigene in Sicht: {stacks}</translation>
        </message>
        <message>
            <source>can be captured</source>
            <translation>kann geschlagen werden</translation>
        </message>
        <message>
            <source>nothing in sight</source>
            <translation>nichts in Sicht</translation>
        </message>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, leer</translation>
        </message>
        <message>
            <source>{cell}, {name}’s stack of {n}, seen {seen}</source>
            <translation>{cell}, {n}er-Stapel von {name}, von {seen} gesehen</translation>
        </message>
        <message>
            <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
            <translation>Lege alle {n} ab, um zu ziehen. Mit Strg kommen weitere Stapel dazu.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Something went wrong, and this game cannot be kept. Save it elsewhere: {key}</source>
            <translation>Etwas ging schief, und diese Partie lässt sich nicht behalten. Speichere sie anderswo: {key}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept. The details are in {path}</source>
            <translation>Etwas ging schief. Deine Partie ist erhalten. Einzelheiten stehen in {path}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept.</source>
            <translation>Etwas ging schief. Deine Partie ist erhalten.</translation>
        </message>
    </context>
    <context>
        <name>commands</name>
        <message>
            <source>Game</source>
            <extracomment>title of a menu: matches and their files</extracomment>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>title of a menu: what is done in a match</extracomment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Gehe zu</translation>
        </message>
        <message>
            <source>Look</source>
            <extracomment>title of a menu: how the window looks</extracomment>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Size of texts</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Töne</translation>
        </message>
        <message>
            <source>Copy the rows</source>
            <translation>Zeilen kopieren</translation>
        </message>
        <message>
            <source>Copy as one line</source>
            <translation>Als eine Zeile kopieren</translation>
        </message>
        <message>
            <source>Paste a layout</source>
            <translation>Aufteilung einfügen</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Öffnen…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Use this layout</source>
            <translation>Aufteilung nehmen</translation>
        </message>
        <message>
            <source>Copy the position</source>
            <translation>Stellung kopieren</translation>
        </message>
        <message>
            <source>Paste a position</source>
            <translation>Stellung einfügen</translation>
        </message>
        <message>
            <source>Save the position…</source>
            <translation>Stellung speichern…</translation>
        </message>
        <message>
            <source>Start a game from here</source>
            <translation>Partie von hier beginnen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Make again</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>The move before</source>
            <translation>Der Zug davor</translation>
        </message>
        <message>
            <source>The move after</source>
            <translation>Der Zug danach</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Durchsehen</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Lens: what you could work out</source>
            <translation>Linse: was zu erschließen ist</translation>
        </message>
        <message>
            <source>Coach in first matches</source>
            <translation>Trainer in ersten Partien</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>Zurück zu den Spielen</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Bilanz</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Mono layouts</source>
            <translation>Mono-Aufteilungen</translation>
        </message>
        <message>
            <source>Propose a draw</source>
            <translation>Remis anbieten</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Aufgeben</translation>
        </message>
        <message>
            <source>Call it a tie…</source>
            <translation>Gleichstand ausrufen…</translation>
        </message>
        <message>
            <source>Type moves</source>
            <translation>Züge tippen</translation>
        </message>
        <message>
            <source>Tell about this spot</source>
            <translation>Diese Stelle ansagen</translation>
        </message>
        <message>
            <source>Tell it again</source>
            <translation>Noch einmal ansagen</translation>
        </message>
        <message>
            <source>Tell how the game stands</source>
            <translation>Spielstand ansagen</translation>
        </message>
        <message>
            <source>Read the next row</source>
            <translation>Nächste Zeile vorlesen</translation>
        </message>
        <message>
            <source>New game…</source>
            <translation>Neue Partie…</translation>
        </message>
        <message>
            <source>Set up from here</source>
            <translation>Von hier aufbauen</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Brett als Text kopieren</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Einfügen</translation>
        </message>
        <message>
            <source>The computer plays calmly</source>
            <translation>Der Computer spielt ruhig</translation>
        </message>
        <message>
            <source>The computer plays briskly</source>
            <translation>Der Computer spielt zügig</translation>
        </message>
        <message>
            <source>The computer plays fast</source>
            <translation>Der Computer spielt schnell</translation>
        </message>
        <message>
            <source>Study this match</source>
            <translation>Diese Partie analysieren</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Variante aufwerten</translation>
        </message>
        <message>
            <source>Another draw here…</source>
            <translation>Andere Ziehung hier …</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save record as…</source>
            <translation>Speichern unter…</translation>
        </message>
        <message>
            <source>Open a record…</source>
            <translation>Aufzeichnung öffnen…</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <source>Bring back what was deleted last</source>
            <translation>Zuletzt Gelöschtes zurückholen</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Als CSV speichern</translation>
        </message>
        <message>
            <source>Begin anew: count no match up to now</source>
            <translation>Neu anfangen: keine Partie bis jetzt zählen</translation>
        </message>
        <message>
            <source>Begin anew for everybody</source>
            <translation>Für alle neu anfangen</translation>
        </message>
        <message>
            <source>Count all matches again</source>
            <translation>Alle Partien wieder zählen</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Panel beside the board</source>
            <translation>Leiste neben dem Brett</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Less motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>As the system has it</source>
            <translation>Wie im System</translation>
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
            <translation>Keine Töne</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>Leise</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Laut</translation>
        </message>
        <message>
            <source>About Quincunx</source>
            <translation>Über Quincunx</translation>
        </message>
        <message>
            <source>Theme of the system</source>
            <translation>Design des Systems</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Lamplight</source>
            <translation>Lampenlicht</translation>
        </message>
        <message>
            <source>Language of the system</source>
            <translation>Sprache des Systems</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>Einstellungen …</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Splits and merges only</source>
            <translation>Nur Teilungen und Vereinigungen</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Confirm moves</source>
            <translation>Züge bestätigen</translation>
        </message>
        <message>
            <source>End turns automatically</source>
            <translation>Züge automatisch beenden</translation>
        </message>
        <message>
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <source>Export picture…</source>
            <translation>Bild exportieren …</translation>
        </message>
    </context>
    <context>
        <name>editor</name>
        <message>
            <source>Brush</source>
            <translation>Pinsel</translation>
        </message>
        <message>
            <source>Click and drag to paint; the right button erases.</source>
            <translation>Klicken und ziehen malt; die rechte Taste löscht.</translation>
        </message>
        <message>
            <source>Fill</source>
            <extracomment>a tool: paints a whole area</extracomment>
            <translation>Füllen</translation>
        </message>
        <message>
            <source>Click an area to paint all of it.</source>
            <translation>Ein Klick malt eine ganze Fläche.</translation>
        </message>
        <message>
            <source>Eraser</source>
            <translation>Radierer</translation>
        </message>
        <message>
            <source>Click and drag to make cells empty again.</source>
            <translation>Klicken und ziehen leert Felder wieder.</translation>
        </message>
        <message>
            <source>Swap</source>
            <extracomment>a tool: two regions change their labels</extracomment>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>Click two regions: they change their labels.</source>
            <translation>Klick auf zwei Gebiete: sie tauschen ihre Nummern.</translation>
        </message>
        <message>
            <source>Move</source>
            <extracomment>a tool: moves a region</extracomment>
            <translation>Schieben</translation>
        </message>
        <message>
            <source>Drag a region to where it is to be.</source>
            <translation>Zieh ein Gebiet dorthin, wo es sein soll.</translation>
        </message>
    </context>
    <context>
        <name>faults</name>
        <message numerus="yes">
            <source>Region {label} has %n cells too many.</source>
            <translation>
                <numerusform>Gebiet {label} hat 1 Feld zu viel.</numerusform>
                <numerusform>Gebiet {label} hat %n Felder zu viel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Region {label} is torn into %n parts: join them.</source>
            <translation>
                <numerusform>Gebiet {label} hängt nicht zusammen: verbinde seine Teile.</numerusform>
                <numerusform>Gebiet {label} zerfällt in %n Teile: verbinde sie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Region {label} needs %n more cells.</source>
            <translation>
                <numerusform>Gebiet {label} fehlt ein Feld.</numerusform>
                <numerusform>Gebiet {label} fehlen %n Felder.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>games</name>
        <message>
            <source>Split, merge and count to capture</source>
            <translation>Teile, vereinige und zähle, um zu schlagen</translation>
        </message>
        <message>
            <source>When the pieces that see an enemy stack add up to its height, you may capture it.</source>
            <translation>Sehen genau so viele Steine einen gegnerischen Stapel, wie er hoch ist, darfst du ihn schlagen.</translation>
        </message>
        <message>
            <source>The great capture</source>
            <translation>Der große Schlag</translation>
        </message>
        <message>
            <source>Adamas: take the most.</source>
            <translation>Adamas: nimm am meisten.</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first by lot, {pool} in each pool</source>
            <translation>
                <numerusform>%n Plättchen, per Los, {pool} in jedem Vorrat</numerusform>
                <numerusform>%n Plättchen, das erste per Los, {pool} in jedem Vorrat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first on the table</source>
            <translation>
                <numerusform>%n Plättchen, auf dem Tisch</numerusform>
                <numerusform>%n Plättchen, das erste auf dem Tisch</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Capture {n} of %n pieces in one move</source>
            <translation>
                <numerusform>Schlage in einem Zug {n} von %n Stein</numerusform>
                <numerusform>Schlage in einem Zug {n} von %n Steinen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each board has %n regions, {cells} cells</source>
            <translation>
                <numerusform>Jedes Brett hat %n Gebiet, {cells} Felder</numerusform>
                <numerusform>Jedes Brett hat %n Gebiete, {cells} Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Find the four atoms: par is %n probes</source>
            <translation>
                <numerusform>Finde die vier Atome: Par ist %n Strahl</numerusform>
                <numerusform>Finde die vier Atome: Par sind %n Strahlen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Place one tile for %n points</source>
            <translation>
                <numerusform>Lege ein Plättchen für %n Punkt</numerusform>
                <numerusform>Lege ein Plättchen für %n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>pieces</source>
            <extracomment>below the number</extracomment>
            <translation>
                <numerusform>Stein</numerusform>
                <numerusform>Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{cells} cells, %n pieces each</source>
            <translation>
                <numerusform>{cells} Felder, je ein Stein</numerusform>
                <numerusform>{cells} Felder, je %n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{low} or %n players</source>
            <translation>
                <numerusform>{low} oder %n Spieler</numerusform>
                <numerusform>{low} oder %n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{low} to %n players</source>
            <translation>
                <numerusform>{low} bis %n Spieler</numerusform>
                <numerusform>{low} bis %n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Win with one move</source>
            <translation>Gewinne mit einem Zug</translation>
        </message>
        <message>
            <source>Win in two</source>
            <translation>Sieg in zwei</translation>
        </message>
        <message>
            <source>Adamas: force the win.</source>
            <translation>Adamas: Sieg erzwingen.</translation>
        </message>
        <message numerus="yes">
            <source>moves</source>
            <translation>
                <numerusform>Zug</numerusform>
                <numerusform>Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer</source>
            <translation>Gewinne in zwei Zügen, was immer die Antwort ist</translation>
        </message>
        <message>
            <source>Captures</source>
            <translation>Schlagen</translation>
        </message>
        <message>
            <source>Counted once</source>
            <translation>Einmal gezählt</translation>
        </message>
        <message>
            <source>After each part</source>
            <translation>Nach jedem Teil</translation>
        </message>
        <message>
            <source>Pieces, turn by turn</source>
            <translation>Steine, Zug für Zug</translation>
        </message>
        <message>
            <source>Read the rays, name the four atoms</source>
            <translation>Lies die Strahlen, nenne die vier Atome</translation>
        </message>
        <message>
            <source>Send rays into the box, see where they come out, and name the four atoms inside.</source>
            <translation>Schick Strahlen in die Box, sieh, wo sie herauskommen, und nenne die vier Atome darin.</translation>
        </message>
        <message>
            <source>Hidden atoms</source>
            <translation>Versteckte Atome</translation>
        </message>
        <message>
            <source>Black Box alone</source>
            <translation>Black Box solo</translation>
        </message>
        <message>
            <source>Four atoms, few probes.</source>
            <translation>Finde die vier Atome.</translation>
        </message>
        <message numerus="yes">
            <source>probes</source>
            <translation>
                <numerusform>Strahl</numerusform>
                <numerusform>Strahlen</numerusform>
            </translation>
        </message>
        <message>
            <source>49 cells, four atoms in each box</source>
            <translation>49 Felder, vier Atome in jeder Box</translation>
        </message>
        <message>
            <source>Placements still possible</source>
            <translation>Noch mögliche Anordnungen</translation>
        </message>
        <message numerus="yes">
            <source>points</source>
            <extracomment>below the number</extracomment>
            <translation>
                <numerusform>Punkt</numerusform>
                <numerusform>Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing hidden</source>
            <translation>Nichts verborgen</translation>
        </message>
        <message>
            <source>No chance</source>
            <translation>Kein Zufall</translation>
        </message>
        <message>
            <source>Join your colour into one long loop</source>
            <translation>Verbinde deine Farbe zu einer langen Schleife</translation>
        </message>
        <message>
            <source>Lay tiles so that colours run on, and be the first to close a loop of six or more.</source>
            <translation>Leg Plättchen so, dass die Farben weiterlaufen, und schließe vor der Gegenseite eine Schleife über sechs oder mehr.</translation>
        </message>
        <message>
            <source>A loop in one</source>
            <translation>Schleife in einem</translation>
        </message>
        <message>
            <source>Dragons: close it at once.</source>
            <translation>Dragons: ein Plättchen.</translation>
        </message>
        <message numerus="yes">
            <source>tiles</source>
            <translation>
                <numerusform>Plättchen</numerusform>
                <numerusform>Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>Close a winning loop with one tile</source>
            <translation>Schließe mit einem Plättchen eine Schleife, die gewinnt</translation>
        </message>
        <message>
            <source>A loop in two</source>
            <translation>Schleife in zwei</translation>
        </message>
        <message>
            <source>Dragons: with two tiles.</source>
            <translation>Dragons: zwei Plättchen.</translation>
        </message>
        <message>
            <source>Force a winning loop with two tiles</source>
            <translation>Erzwinge mit zwei Plättchen eine Schleife, die gewinnt</translation>
        </message>
        <message>
            <source>A loop in three</source>
            <translation>Schleife in drei</translation>
        </message>
        <message>
            <source>Dragons: with three tiles.</source>
            <translation>Dragons: drei Plättchen.</translation>
        </message>
        <message>
            <source>Force a winning loop with three tiles</source>
            <translation>Erzwinge mit drei Plättchen eine Schleife, die gewinnt</translation>
        </message>
        <message>
            <source>Longest path, turn by turn</source>
            <translation>Längster Weg, Zug für Zug</translation>
        </message>
        <message>
            <source>Aim</source>
            <extracomment>noun: what wins the game</extracomment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Loop of six</source>
            <translation>Schleife über sechs</translation>
        </message>
        <message>
            <source>Second side</source>
            <translation>Zweite Seite</translation>
        </message>
        <message>
            <source>Loose tails</source>
            <translation>Lose Schweife</translation>
        </message>
        <message>
            <source>First tile</source>
            <translation>Erstes Plättchen</translation>
        </message>
        <message>
            <source>Shoulders up</source>
            <translation>Schultern oben</translation>
        </message>
        <message>
            <source>Tiles run out</source>
            <translation>Alle gelegt</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>a result: nobody wins</extracomment>
            <translation>Remis</translation>
        </message>
        <message>
            <source>Gaps</source>
            <translation>Lücken</translation>
        </message>
        <message>
            <source>Must be filled</source>
            <translation>Zu füllen</translation>
        </message>
        <message>
            <source>Match corners, close the holes</source>
            <translation>Passende Ecken, geschlossene Löcher</translation>
        </message>
        <message>
            <source>Place tiles so that their numbers agree. Close a hole to score the numbers round it.</source>
            <translation>Leg Plättchen so, dass ihre Zahlen zusammenpassen. Ein geschlossenes Loch zählt die Zahlen ringsum.</translation>
        </message>
        <message>
            <source>Only the draws are hidden</source>
            <translation>Nur die Ziehungen sind verborgen</translation>
        </message>
        <message>
            <source>Tiles are drawn</source>
            <translation>Plättchen werden gezogen</translation>
        </message>
        <message>
            <source>The best tile</source>
            <translation>Bestes Plättchen</translation>
        </message>
        <message>
            <source>Holomino: score the most.</source>
            <translation>Holomino: Punkte holen.</translation>
        </message>
        <message>
            <source>Several holes at once</source>
            <translation>Mehrere Löcher zugleich</translation>
        </message>
        <message>
            <source>Multiplied</source>
            <translation>Malgenommen</translation>
        </message>
        <message>
            <source>Limited</source>
            <translation>Begrenzt</translation>
        </message>
        <message>
            <source>Find the runs in a hidden layout</source>
            <translation>Finde die Folgen in einer verborgenen Aufteilung</translation>
        </message>
        <message>
            <source>Uncover cells of the others’ boards. Values must not fall; equal ones in a row score the square of their number.</source>
            <translation>Decke Felder der anderen Bretter auf. Werte dürfen nicht fallen; gleiche hintereinander zählen ihre Anzahl im Quadrat.</translation>
        </message>
        <message>
            <source>Hidden boards</source>
            <translation>Verborgene Bretter</translation>
        </message>
        <message>
            <source>A little chance</source>
            <translation>Etwas Zufall</translation>
        </message>
        <message>
            <source>Mono alone</source>
            <translation>Mono solo</translation>
        </message>
        <message>
            <source>Three turns, many points.</source>
            <translation>Drei Züge, viele Punkte.</translation>
        </message>
        <message>
            <source>Of several values</source>
            <translation>Von mehreren Werten</translation>
        </message>
        <message>
            <source>The best counts</source>
            <translation>Der beste zählt</translation>
        </message>
        <message>
            <source>The lowest</source>
            <translation>Der niedrigste</translation>
        </message>
        <message>
            <source>The highest</source>
            <translation>Der höchste</translation>
        </message>
        <message>
            <source>Make {par} points in three turns, with good decisions and some luck</source>
            <translation>Hol in drei Zügen {par} Punkte, mit guten Entscheidungen und etwas Glück</translation>
        </message>
    </context>
    <context>
        <name>incoming</name>
        <message>
            <source>Only one can be open. Among the records: {names}</source>
            <translation>Nur eine kann geöffnet werden. Bei den Partien: {names}</translation>
        </message>
        <message>
            <source>Only one can be open. Left out: {names}</source>
            <translation>Nur eine kann geöffnet werden. Ausgelassen: {names}</translation>
        </message>
    </context>
    <context>
        <name>languages</name>
        <message>
            <source>Translated by the makers, not yet read by a native speaker.</source>
            <translation>Von den Machern übersetzt, noch nicht von Muttersprachlern gelesen.</translation>
        </message>
    </context>
    <context>
        <name>layoutText</name>
        <message numerus="yes">
            <source>%n cells are no board: the largest has {below}.</source>
            <translation>
                <numerusform>%n Feld ist kein Brett: das größte hat {below}.</numerusform>
                <numerusform>%n Felder sind kein Brett: das größte hat {below}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: the smallest has {above}.</source>
            <translation>
                <numerusform>%n Feld ist kein Brett: das kleinste hat {above}.</numerusform>
                <numerusform>%n Felder sind kein Brett: das kleinste hat {above}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: {below} or {above} would be one.</source>
            <translation>
                <numerusform>%n Feld ist kein Brett: {below} oder {above} wären eins.</numerusform>
                <numerusform>%n Felder sind kein Brett: {below} oder {above} wären eins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
            <translation>
                <numerusform>%n Gebiet braucht {height} Zeilen zu {width} Feldern, nicht {rows} zu {found}.</numerusform>
                <numerusform>%n Gebiete brauchen {height} Zeilen zu {width} Feldern, nicht {rows} zu {found}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Row {row} has %n cells where the others have {width}.</source>
            <translation>
                <numerusform>Zeile {row} hat %n Feld, die anderen haben {width}.</numerusform>
                <numerusform>Zeile {row} hat %n Felder, die anderen haben {width}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{where}: a board of %n cells has the labels 1 to {last}, not “{label}”.</source>
            <translation>
                <numerusform>{where}: ein Brett mit %n Feld hat die Nummern 1 bis {last}, nicht „{label}“.</numerusform>
                <numerusform>{where}: ein Brett mit %n Feldern hat die Nummern 1 bis {last}, nicht „{label}“.</numerusform>
            </translation>
        </message>
        <message>
            <source>This text is too long to be a layout.</source>
            <translation>Dieser Text ist zu lang für eine Aufteilung.</translation>
        </message>
        <message>
            <source>There is no layout in this text: it is empty.</source>
            <translation>In diesem Text ist keine Aufteilung: er ist leer.</translation>
        </message>
        <message>
            <source>Row {n}, column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Zeile {n}, Spalte {c}: „{char}“ ist keine Nummer. Nummern sind 1–9 und a–p.</translation>
        </message>
        <message>
            <source>Column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Spalte {c}: „{char}“ ist keine Nummer. Nummern sind 1–9 und a–p.</translation>
        </message>
        <message>
            <source>Row {n}, column {c}</source>
            <translation>Zeile {n}, Spalte {c}</translation>
        </message>
        <message>
            <source>Column {c}</source>
            <translation>Spalte {c}</translation>
        </message>
    </context>
    <context>
        <name>layouts</name>
        <message>
            <source>Nine stripes</source>
            <translation>Neun Streifen</translation>
        </message>
        <message>
            <source>Spiral in</source>
            <translation>Spirale nach innen</translation>
        </message>
        <message>
            <source>Spiral out</source>
            <translation>Spirale nach außen</translation>
        </message>
        <message>
            <source>Brook</source>
            <translation>Bach</translation>
        </message>
        <message>
            <source>Pillars</source>
            <translation>Säulen</translation>
        </message>
        <message>
            <source>Three rings</source>
            <translation>Drei Ringe</translation>
        </message>
        <message>
            <source>The eye</source>
            <translation>Das Auge</translation>
        </message>
        <message>
            <source>The cross</source>
            <translation>Das Kreuz</translation>
        </message>
        <message>
            <source>Tea time</source>
            <translation>Teezeit</translation>
        </message>
        <message>
            <source>The crown</source>
            <translation>Die Krone</translation>
        </message>
        <message>
            <source>Two towers</source>
            <translation>Zwei Türme</translation>
        </message>
        <message>
            <source>Brackets</source>
            <translation>Klammern</translation>
        </message>
        <message>
            <source>Quarry</source>
            <translation>Steinbruch</translation>
        </message>
        <message>
            <source>Thicket</source>
            <translation>Dickicht</translation>
        </message>
        <message>
            <source>Small change</source>
            <translation>Kleingeld</translation>
        </message>
        <message>
            <source>Three courses</source>
            <translation>Drei Lagen</translation>
        </message>
        <message>
            <source>Twelve steps</source>
            <translation>Zwölf Stufen</translation>
        </message>
        <message>
            <source>Snail shell</source>
            <translation>Schneckenhaus</translation>
        </message>
        <message>
            <source>The great spiral</source>
            <translation>Die große Spirale</translation>
        </message>
    </context>
    <context>
        <name>levels</name>
        <message>
            <source>Newcomer</source>
            <translation>Neuling</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Hobby</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level: as strong as a player in a club</extracomment>
            <translation>Verein</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Newcomer: knows the rules and misses a lot.</source>
            <translation>Anfänger: kennt die Regeln und übersieht viel.</translation>
        </message>
        <message>
            <source>Casual: sees what is good now.</source>
            <translation>Hobbyspieler: sieht, was jetzt gut ist.</translation>
        </message>
        <message>
            <source>Club: thinks ahead, misses traps.</source>
            <translation>Vereinsspieler: denkt voraus, übersieht Fallen.</translation>
        </message>
        <message>
            <source>Expert: plans ahead, makes few mistakes.</source>
            <translation>Experte: plant voraus, macht wenige Fehler.</translation>
        </message>
        <message>
            <source>Master: plays as well as the computer can.</source>
            <translation>Meister: spielt so gut, wie der Computer kann.</translation>
        </message>
        <message>
            <source>Computer ({level})</source>
            <extracomment>{level} is a level of the computer, such as Club</extracomment>
            <translation>Computer ({level})</translation>
        </message>
    </context>
    <context>
        <name>libraryList</name>
        <message>
            <source>Name and #tags</source>
            <translation>Name und #Stichwörter</translation>
        </message>
        <message>
            <source>supplied</source>
            <translation>mitgeliefert</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>Entwurf</translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n Gebiet</numerusform>
                <numerusform>%n Gebiete</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>marks</name>
        <message numerus="yes">
            <source>%n blunders</source>
            <translation>
                <numerusform>%n Patzer</numerusform>
                <numerusform>%n Patzer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mistakes</source>
            <translation>
                <numerusform>%n Fehler</numerusform>
                <numerusform>%n Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n slips</source>
            <translation>
                <numerusform>%n Ungenauigkeit</numerusform>
                <numerusform>%n Ungenauigkeiten</numerusform>
            </translation>
        </message>
        <message>
            <source>not looked at yet</source>
            <translation>noch nicht angesehen</translation>
        </message>
        <message>
            <source>the only move that would do</source>
            <extracomment>a forced win that a player of this strength is not expected to see a forced loss that a player of this strength is not expected to see</extracomment>
            <translation>der einzige Zug, der ging</translation>
        </message>
        <message>
            <source>the best move</source>
            <translation>der beste Zug</translation>
        </message>
        <message>
            <source>a good move</source>
            <translation>ein guter Zug</translation>
        </message>
        <message>
            <source>slip</source>
            <translation>Ungenauigkeit</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>Patzer</translation>
        </message>
        <message>
            <source>Slip at turn {n}</source>
            <translation>Ungenauigkeit bei Zug {n}</translation>
        </message>
        <message>
            <source>Mistake at turn {n}</source>
            <translation>Fehler bei Zug {n}</translation>
        </message>
        <message>
            <source>Blunder at turn {n}</source>
            <translation>Patzer bei Zug {n}</translation>
        </message>
        <message numerus="yes">
            <source>hidden: a loss in %n moves</source>
            <translation>
                <numerusform>versteckt: Verlust in einem Zug</numerusform>
                <numerusform>versteckt: Verlust in %n Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hidden: a win in %n moves</source>
            <translation>
                <numerusform>versteckt: Gewinn in einem Zug</numerusform>
                <numerusform>versteckt: Gewinn in %n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden at turn {n}</source>
            <translation>Versteckt in Zug {n}</translation>
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
            <source>Difficulty {n} of 5</source>
            <translation>Schwierigkeit {n} von 5</translation>
        </message>
        <message>
            <source>Daily of {day}</source>
            <translation>Rätsel vom {day}</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Alle schnellen Arten</translation>
        </message>
        <message>
            <source>{name}, {n} min</source>
            <translation>{name}, {n} min</translation>
        </message>
        <message>
            <source>Any</source>
            <extracomment>difficulty: all of them</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>d MMM</source>
            <extracomment>a date: d is the day, MMM the month; put them in order</extracomment>
            <translation>d. MMM</translation>
        </message>
        <message numerus="yes">
            <source>%n stars</source>
            <translation>
                <numerusform>%n Stern</numerusform>
                <numerusform>%n Sterne</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wrong moves</source>
            <translation>
                <numerusform>%n falscher Zug</numerusform>
                <numerusform>%n falsche Züge</numerusform>
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
            <translation>Durchsehen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Normale Partie</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Nicht zu lesen</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>{name} am Zug</translation>
        </message>
        <message>
            <source>Nobody won</source>
            <translation>Niemand hat gewonnen</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Remis</translation>
        </message>
        <message>
            <source>{name} won by {n}</source>
            <translation>Sieg für {name} (+{n})</translation>
        </message>
        <message>
            <source>{name} won</source>
            <translation>Sieg für {name}</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Zug {n}</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>unter einer Minute</translation>
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
            <translation>Heute</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Gestern</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <extracomment>a date: d is the day, MMMM the month in full; put them in order</extracomment>
            <translation>d. MMMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>today</source>
            <extracomment>within a sentence: “since today”, “best 5, today”</extracomment>
            <translation>heute</translation>
        </message>
        <message>
            <source>yesterday</source>
            <extracomment>within a sentence: “since yesterday”, “best 5, yesterday”</extracomment>
            <translation>gestern</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>(computer, {level})</source>
            <translation>(Computer, {level})</translation>
        </message>
        <message>
            <source>it is open in another window</source>
            <translation>sie ist in einem anderen Fenster offen</translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody: opened from a file</source>
            <translation>Niemanden: aus einer Datei geöffnet</translation>
        </message>
        <message>
            <source>Nobody</source>
            <translation>Niemanden</translation>
        </message>
        <message>
            <source>This is not me</source>
            <translation>Das bin nicht ich</translation>
        </message>
        <message>
            <source>This is me</source>
            <translation>Das bin ich</translation>
        </message>
        <message>
            <source>I am {name}</source>
            <translation>Ich bin {name}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>1 + 4 = 5 points. After a 4 the 1 would have been lost.</source>
            <translation>1 + 4 = 5 Punkte. Nach einer 4 wäre die 1 verloren gewesen.</translation>
        </message>
        <message>
            <source>1 in {count} is better than to wait for {name}</source>
            <translation>1 zu {count} ist besser, als auf {name} zu warten</translation>
        </message>
        <message>
            <source>1 in {count}: guessing now wins {now:.0%}, probing once more first {later:.0%}</source>
            <translation>1 von {count}: jetzt raten gewinnt zu {now:.0%}, erst noch einen Strahl senden zu {later:.0%}</translation>
        </message>
        <message>
            <source>12 × 15 = 180 points. Games are decided by double holes.</source>
            <translation>12 × 15 = 180 Punkte. Doppelte Löcher entscheiden Partien.</translation>
        </message>
        <message>
            <source>25 points for five in a row: save what you know for one long run.</source>
            <translation>25 Punkte für fünf in Folge: Spare auf, was du weißt, für eine lange Folge.</translation>
        </message>
        <message>
            <source>3 + 2 + 5: the numbers round a hole are your points.</source>
            <translation>3 + 2 + 5: Die Zahlen um ein Loch sind deine Punkte.</translation>
        </message>
        <message>
            <source>A 1 and two 4s are hidden. Take all three in one turn, and end it.</source>
            <translation>Eine 1 und zwei 4en sind verdeckt. Nimm alle drei in einem Zug und beende ihn.</translation>
        </message>
        <message>
            <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
            <translation>Eine 2 muss die andere berühren, und auf a1 und b2 stehen andere Zahlen.</translation>
        </message>
        <message>
            <source>A burst at the port: the ray was swallowed and came out nowhere.</source>
            <translation>Ein Stern an der Öffnung: Der Strahl wurde verschluckt und kam nirgends heraus.</translation>
        </message>
        <message>
            <source>A gap takes the choice of place from the other player.</source>
            <translation>Eine Lücke nimmt der anderen Seite die Wahl der Stelle.</translation>
        </message>
        <message>
            <source>A good probe has different answers for what you still think possible.</source>
            <translation>Ein guter Strahl antwortet verschieden auf das, was noch möglich ist.</translation>
        </message>
        <message>
            <source>A hole, but there is one that is worth more: count again.</source>
            <translation>Ein Loch, aber eins ist mehr wert: Zähl noch einmal.</translation>
        </message>
        <message>
            <source>A loop of six tiles or more ends the game at once.</source>
            <translation>Eine Schleife aus sechs oder mehr Plättchen beendet die Partie sofort.</translation>
        </message>
        <message>
            <source>A place that asks for a third number waits for a single tile.</source>
            <translation>Eine Stelle, die eine dritte Zahl verlangt, wartet auf ein einziges Plättchen.</translation>
        </message>
        <message>
            <source>A split may go in several directions, with as many pieces as you like.</source>
            <translation>Eine Teilung darf in mehrere Richtungen gehen, mit beliebig vielen Steinen.</translation>
        </message>
        <message>
            <source>A stack can be taken when exactly as many enemy pieces see it as it is high.</source>
            <translation>Ein Stapel ist zu schlagen, wenn ihn genau so viele gegnerische Steine sehen, wie er hoch ist.</translation>
        </message>
        <message>
            <source>A sum that is wrong is a defence: step away, or change what is seen.</source>
            <translation>Eine falsche Summe schützt: Weich aus, oder ändere, was zu sehen ist.</translation>
        </message>
        <message>
            <source>A tile in the way, or a tail at its end, stops a dragon.</source>
            <translation>Ein Plättchen im Weg oder ein Schweif am Ende hält einen Drachen auf.</translation>
        </message>
        <message>
            <source>A tile may carry the same digit twice or three times. There are more tiles, and they are easier to place.</source>
            <translation>Ein Plättchen kann dieselbe Ziffer zwei- oder dreimal tragen. Es gibt mehr Plättchen, und sie lassen sich leichter anlegen.</translation>
        </message>
        <message>
            <source>A typed list of cells ends the turn when it is used up; otherwise random cells follow.</source>
            <translation>Eine eingetippte Liste von Feldern beendet den Zug, wenn sie zu Ende ist; sonst folgen zufällige Felder.</translation>
        </message>
        <message>
            <source>A whole region</source>
            <translation>Ein ganzes Gebiet</translation>
        </message>
        <message>
            <source>Add up the first stacks on the lines that lead away from c3, then from e1.</source>
            <translation>Zähl die ersten Stapel auf den Linien zusammen, die von c3 ausgehen, dann die von e1.</translation>
        </message>
        <message>
            <source>Aim: best dragon (Tantrix scoring)</source>
            <translation>Ziel: bester Drache (Tantrix)</translation>
        </message>
        <message>
            <source>Aim: closed dragon with two eyes</source>
            <translation>Ziel: geschlossen, zwei Augen</translation>
        </message>
        <message>
            <source>Aim: complete a dragon alone</source>
            <translation>Ziel: als Einziger vollenden</translation>
        </message>
        <message>
            <source>Aim: first complete dragon</source>
            <translation>Ziel: erster vollständiger</translation>
        </message>
        <message>
            <source>Aim: loop of five</source>
            <translation>Ziel: Schleife über fünf</translation>
        </message>
        <message>
            <source>Aim: most eyes, at any time</source>
            <translation>Ziel: meiste Augen, jederzeit</translation>
        </message>
        <message>
            <source>Aim: most eyes, at the end</source>
            <translation>Ziel: meiste Augen, am Ende</translation>
        </message>
        <message>
            <source>An arrow that turns back: the ray came out where it went in.</source>
            <translation>Ein Pfeil, der umkehrt: Der Strahl kam heraus, wo er hineinging.</translation>
        </message>
        <message>
            <source>An atom diagonally ahead turns a ray aside. Send one that comes out elsewhere.</source>
            <translation>Ein Atom schräg voraus lenkt einen Strahl ab. Schick einen, der anderswo herauskommt.</translation>
        </message>
        <message>
            <source>An atom stops the ray from 6 at the edge, and that from 7 head on.</source>
            <translation>Ein Atom hält den Strahl von 6 am Rand auf und den von 7 von vorn.</translation>
        </message>
        <message>
            <source>Ask what matters</source>
            <translation>Das Richtige fragen</translation>
        </message>
        <message>
            <source>Atoms side by side hide behind one another.</source>
            <translation>Atome nebeneinander verstecken sich hintereinander.</translation>
        </message>
        <message>
            <source>Attack without risk</source>
            <translation>Angriff ohne Risiko</translation>
        </message>
        <message>
            <source>Begin with the lowest value: the 1 on a1, then d2 and d3.</source>
            <translation>Beginne mit dem kleinsten Wert: der 1 auf a1, dann d2 und d3.</translation>
        </message>
        <message>
            <source>Between two atoms a ray turns right round. Find a port where it comes back.</source>
            <translation>Zwischen zwei Atomen kehrt ein Strahl um. Finde eine Öffnung, an der er zurückkommt.</translation>
        </message>
        <message>
            <source>Blue is still open. Find the place where both of its ends arrive.</source>
            <translation>Blau ist noch offen. Finde die Stelle, an der beide Enden ankommen.</translation>
        </message>
        <message>
            <source>Board number, name and password were ignored.</source>
            <translation>Brettnummer, Name und Passwort wurden ignoriert.</translation>
        </message>
        <message>
            <source>Both ends of such a ray wear the same letter.</source>
            <translation>Beide Enden eines solchen Strahls tragen denselben Buchstaben.</translation>
        </message>
        <message>
            <source>Both stacks are to be taken by one split: from b3 one piece goes to each.</source>
            <translation>Beide Stapel sind mit einer Teilung zu schlagen: von b3 geht je ein Stein hin.</translation>
        </message>
        <message>
            <source>Bring all four pieces together on c3, a cell that both of your stacks see.</source>
            <translation>Vereinige alle vier Steine auf c3, einem Feld, das deine beiden Stapel sehen.</translation>
        </message>
        <message>
            <source>Bring your two pieces to c4. A stack goes along a line, as far as you like.</source>
            <translation>Bring deine zwei Steine nach c4. Ein Stapel zieht eine Linie entlang, so weit du willst.</translation>
        </message>
        <message>
            <source>Capture</source>
            <translation>Schlagen</translation>
        </message>
        <message>
            <source>Capture as many pieces as possible in one move: {n} of {all} can be taken.</source>
            <translation>Schlage in einem Zug so viele Steine wie möglich: {n} von {all} lassen sich nehmen.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Hobby</translation>
        </message>
        <message>
            <source>Cells per side</source>
            <translation>Felder je Seite</translation>
        </message>
        <message>
            <source>Choose four different squares of the box.</source>
            <translation>Wähle vier verschiedene Felder der Box.</translation>
        </message>
        <message>
            <source>Choose the tile that goes back into the sack.</source>
            <translation>Wähle das Plättchen, das in den Beutel zurückkommt.</translation>
        </message>
        <message>
            <source>Close a hole</source>
            <translation>Ein Loch schließen</translation>
        </message>
        <message>
            <source>Close a loop</source>
            <translation>Eine Schleife schließen</translation>
        </message>
        <message>
            <source>Close a winning loop with one tile.</source>
            <translation>Schließe mit einem Plättchen eine Schleife, die gewinnt.</translation>
        </message>
        <message>
            <source>Club</source>
            <translation>Verein</translation>
        </message>
        <message>
            <source>Corners with numbers meet, and where they meet the numbers agree.</source>
            <translation>Ecken mit Zahlen treffen sich, und wo sie sich treffen, sind die Zahlen gleich.</translation>
        </message>
        <message>
            <source>Counts are taken before the move, so one piece may count for two stacks.</source>
            <translation>Gezählt wird vor dem Zug: Ein Stein darf für zwei Stapel zählen.</translation>
        </message>
        <message>
            <source>Digits</source>
            <translation>Ziffern</translation>
        </message>
        <message>
            <source>Do not leave it</source>
            <translation>Nicht liegen lassen</translation>
        </message>
        <message>
            <source>End the turn now: the three 3s are worth nine points.</source>
            <translation>Beende den Zug jetzt: Die drei 3en sind neun Punkte wert.</translation>
        </message>
        <message>
            <source>Equal values in a row score the square of their number: 3 × 3 = 9.</source>
            <translation>Gleiche Werte in Folge bringen das Quadrat ihrer Anzahl: 3 × 3 = 9.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Eyes a complete dragon needs</source>
            <translation>Nötige Augen</translation>
        </message>
        <message>
            <source>Find a ray that crosses the whole box without being turned.</source>
            <translation>Finde einen Strahl, der die ganze Box durchquert, ohne abzubiegen.</translation>
        </message>
        <message>
            <source>Find its partner</source>
            <translation>Die andere finden</translation>
        </message>
        <message>
            <source>Find the four atoms with as few probes as you can: par is {n}.</source>
            <translation>Finde die vier Atome mit so wenigen Strahlen wie möglich: Par ist {n}.</translation>
        </message>
        <message>
            <source>First tile: second side up</source>
            <translation>Erstes Plättchen: zweite Seite oben</translation>
        </message>
        <message>
            <source>First tile: shoulders up</source>
            <translation>Erstes Plättchen: Schultern oben</translation>
        </message>
        <message>
            <source>Force a winning loop within three tiles of yours.</source>
            <translation>Erzwinge mit höchstens drei eigenen Plättchen eine Schleife, die gewinnt.</translation>
        </message>
        <message>
            <source>Force a winning loop within two tiles of yours.</source>
            <translation>Erzwinge mit höchstens zwei eigenen Plättchen eine Schleife, die gewinnt.</translation>
        </message>
        <message>
            <source>Four pieces are to stand on c3: two from a3 and two from c5.</source>
            <translation>Auf c3 sollen vier Steine stehen: zwei von a3 und zwei von c5.</translation>
        </message>
        <message>
            <source>Four pieces see each of the two stacks of four. Take both in one turn.</source>
            <translation>Jeden der zwei 4er-Stapel sehen vier Steine. Schlag beide in einem Zug.</translation>
        </message>
        <message>
            <source>Four right markers win at once; the third wrong guess loses.</source>
            <translation>Vier richtige Marker gewinnen sofort; die dritte falsche Vermutung verliert.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides fill themselves or must be filled at once. This is the standard rule.</source>
            <translation>Lücken mit drei geschlossenen Seiten füllen sich selbst oder sind sofort zu füllen. Das ist die übliche Regel.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides neither fill themselves nor have to be filled.</source>
            <translation>Lücken mit drei geschlossenen Seiten füllen sich nicht selbst und müssen nicht gefüllt werden.</translation>
        </message>
        <message>
            <source>Gaps: may stay open</source>
            <translation>Lücken: dürfen offen bleiben</translation>
        </message>
        <message>
            <source>Gaps: must be filled</source>
            <translation>Lücken: müssen gefüllt werden</translation>
        </message>
        <message>
            <source>Hide your atoms</source>
            <translation>Atome verstecken</translation>
        </message>
        <message>
            <source>High numbers make high holes: 4 + 5 + 6 would be the most.</source>
            <translation>Hohe Zahlen machen wertvolle Löcher: 4 + 5 + 6 wäre das meiste.</translation>
        </message>
        <message>
            <source>Highest value counts</source>
            <translation>Höchster Wert zählt</translation>
        </message>
        <message>
            <source>Hit an atom</source>
            <translation>Ein Atom treffen</translation>
        </message>
        <message>
            <source>How many cells each side of the board has: 3 for two players and 4 for three, if not set.</source>
            <translation>Wie viele Felder jede Seite des Bretts hat: ohne Angabe 3 zu zweit und 4 zu dritt.</translation>
        </message>
        <message>
            <source>How many eyes a closed dragon needs to count as complete.</source>
            <translation>Wie viele Augen ein geschlossener Drache braucht, um als vollständig zu gelten.</translation>
        </message>
        <message>
            <source>How many pieces each player starts with: four for each cell per side but one, if not set.</source>
            <translation>Mit wie vielen Steinen jeder beginnt: ohne Angabe vier für jedes Feld je Seite außer einem.</translation>
        </message>
        <message>
            <source>How many regions each board is divided into; region k has k cells.</source>
            <translation>In wie viele Gebiete jedes Brett geteilt ist; Gebiet k hat k Felder.</translation>
        </message>
        <message>
            <source>How many tiles each player holds between turns. A larger pool leaves more choice.</source>
            <translation>Wie viele Plättchen jeder zwischen den Zügen hat. Ein größerer Vorrat lässt mehr Wahl.</translation>
        </message>
        <message>
            <source>How many tiles there are, the starting tile included: 50, or 40 with Tantrix scoring.</source>
            <translation>Wie viele Plättchen es gibt, das erste mitgezählt: 50, oder 40 mit Tantrix-Wertung.</translation>
        </message>
        <message>
            <source>Hunt the last piece</source>
            <translation>Den letzten Stein jagen</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins by completing a dragon with more eyes than every enemy dragon has.</source>
            <translation>Statt der Schleife über sechs. Es gewinnt, wer einen Drachen vollendet, der mehr Augen hat als jeder gegnerische.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins when a turn completes dragons of theirs and none of the opponent's.</source>
            <translation>Statt der Schleife über sechs. Es gewinnt, wer in einem Zug eigene Drachen vollendet und keinen gegnerischen.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. A dragon scores 1 for each eye, doubled if it is closed; the player with the best dragon wins.</source>
            <translation>Statt der Schleife über sechs. Alle Plättchen werden gespielt. Ein Drache zählt 1 je Auge, geschlossen das Doppelte; der beste Drache gewinnt.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. The complete dragon with most eyes wins.</source>
            <translation>Statt der Schleife über sechs. Alle Plättchen werden gespielt. Der vollständige Drache mit den meisten Augen gewinnt.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. The first player to complete a dragon wins, whatever its size.</source>
            <translation>Statt der Schleife über sechs. Es gewinnt, wer als Erster einen Drachen vollendet, gleich wie groß.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a closed dragon of two or more eyes. Needs crossing colours on the second side.</source>
            <translation>Statt der Schleife über sechs. Es gewinnt ein geschlossener Drache mit zwei oder mehr Augen. Nur mit gekreuzten Farben auf der zweiten Seite.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a loop of more than four tiles. Needs crossing colours on the second side.</source>
            <translation>Statt der Schleife über sechs. Es gewinnt eine Schleife über mehr als vier Plättchen. Nur mit gekreuzten Farben auf der zweiten Seite.</translation>
        </message>
        <message>
            <source>It falls into place</source>
            <translation>Es legt sich von selbst</translation>
        </message>
        <message>
            <source>It went well, but it was luck. End the turn while the run is long.</source>
            <translation>Es ging gut, aber es war Glück. Beende den Zug, solange die Folge lang ist.</translation>
        </message>
        <message>
            <source>Keep yours safe</source>
            <translation>Die eigenen schützen</translation>
        </message>
        <message>
            <source>Lay a fourth marker, then press the button that guesses.</source>
            <translation>Leg einen vierten Marker und rate dann mit der Taste dafür.</translation>
        </message>
        <message>
            <source>Lay a tile</source>
            <translation>Ein Plättchen legen</translation>
        </message>
        <message>
            <source>Lay a tile beside the one on the table, any side and any way round.</source>
            <translation>Leg ein Plättchen neben das auf dem Tisch, mit beliebiger Seite und Drehung.</translation>
        </message>
        <message>
            <source>Lay a tile on a marked place, turned so that the colours agree.</source>
            <translation>Leg ein Plättchen auf eine markierte Stelle, so gedreht, dass die Farben stimmen.</translation>
        </message>
        <message>
            <source>Lay a tile so that another one is laid by itself, where only one way fits.</source>
            <translation>Leg ein Plättchen so, dass sich ein anderes von selbst legt, wo nur eine Lage passt.</translation>
        </message>
        <message>
            <source>Lay one of your tiles beside the one on the table, where it fits.</source>
            <translation>Leg eins deiner Plättchen neben das auf dem Tisch, wo es passt.</translation>
        </message>
        <message>
            <source>Leave a gap</source>
            <translation>Eine Lücke lassen</translation>
        </message>
        <message>
            <source>Limit scores</source>
            <translation>Begrenzte Punkte</translation>
        </message>
        <message>
            <source>Low before high</source>
            <translation>Klein vor groß</translation>
        </message>
        <message>
            <source>Lowest value counts</source>
            <translation>Niedrigster Wert zählt</translation>
        </message>
        <message>
            <source>Luck brought more than a whole win.</source>
            <translation>Das Glück brachte mehr als einen ganzen Sieg.</translation>
        </message>
        <message>
            <source>Luck took more than a whole win.</source>
            <translation>Das Pech nahm mehr als einen ganzen Sieg.</translation>
        </message>
        <message>
            <source>Make a run</source>
            <translation>Eine Folge bilden</translation>
        </message>
        <message>
            <source>Markers show where all four atoms lie. Send a ray straight into one of them.</source>
            <translation>Marker zeigen, wo alle vier Atome liegen. Schick einen Strahl genau in eins hinein.</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Meister</translation>
        </message>
        <message>
            <source>Merge</source>
            <translation>Vereinigen</translation>
        </message>
        <message>
            <source>Move a stack</source>
            <translation>Einen Stapel ziehen</translation>
        </message>
        <message>
            <source>Name the atoms</source>
            <translation>Die Atome nennen</translation>
        </message>
        <message>
            <source>Neither of your tiles fits. Put one back into the sack, which passes.</source>
            <translation>Keins deiner Plättchen passt. Leg eins in den Beutel zurück: damit passt du.</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Neuling</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Nichts wird von selbst aufgedeckt</translation>
        </message>
        <message>
            <source>No gap was left. Close a third side so that its colours take turns.</source>
            <translation>Es blieb keine Lücke. Schließ eine dritte Seite so, dass sich die Farben abwechseln.</translation>
        </message>
        <message>
            <source>No hole was closed. One place touches four tiles: which tile fits there?</source>
            <translation>Kein Loch geschlossen. Eine Stelle berührt vier Plättchen: Welches passt dort?</translation>
        </message>
        <message>
            <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
            <translation>Kein Loch geschlossen. Das Plättchen braucht eine 3 und eine 2 in der richtigen Folge.</translation>
        </message>
        <message>
            <source>No move is made; the win is forced with {best}.</source>
            <translation>Es geschieht kein Zug; {best} erzwingt den Sieg.</translation>
        </message>
        <message>
            <source>No tile is placed; the loop is closed with {best}.</source>
            <translation>Es wird kein Plättchen gelegt; {best} schließt die Schleife.</translation>
        </message>
        <message>
            <source>Nothing else was laid. Close a third side of a place between the tiles.</source>
            <translation>Sonst legte sich nichts. Schließ eine dritte Seite einer Stelle zwischen den Plättchen.</translation>
        </message>
        <message>
            <source>Now hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Versteck nun vier Atome für die andere Seite: vier Felder drücken, dann bestätigen.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour has a band and a loose tail. This is the standard tile set.</source>
            <translation>Auf der zweiten Seite eines Plättchens hat jede Farbe ein Band und einen losen Schweif. Das ist der übliche Satz.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour joins its three edges, and the two cross.</source>
            <translation>Auf der zweiten Seite eines Plättchens verbindet jede Farbe ihre drei Kanten, und beide kreuzen sich.</translation>
        </message>
        <message>
            <source>One of your stacks can still be taken. Count what sees each of them.</source>
            <translation>Einer deiner Stapel ist noch zu schlagen. Zähl, was jeden sieht.</translation>
        </message>
        <message>
            <source>One of your three tiles closes the round hole between the two on the table.</source>
            <translation>Eins deiner drei Plättchen schließt das runde Loch zwischen den zweien auf dem Tisch.</translation>
        </message>
        <message>
            <source>One piece is to go to c5 and one to e3 before the turn is over.</source>
            <translation>Ein Stein soll nach c5 und einer nach e3, bevor der Zug endet.</translation>
        </message>
        <message>
            <source>One piece stands on c5. Send another to e3 before you play the move.</source>
            <translation>Auf c5 steht ein Stein. Schick noch einen nach e3, bevor du den Zug spielst.</translation>
        </message>
        <message>
            <source>One piece stands on e3. Send another to c5 before you play the move.</source>
            <translation>Auf e3 steht ein Stein. Schick noch einen nach c5, bevor du den Zug spielst.</translation>
        </message>
        <message>
            <source>One piece went and one stayed behind. Take both along.</source>
            <translation>Ein Stein zog, einer blieb zurück. Nimm beide mit.</translation>
        </message>
        <message>
            <source>One tile can close two holes in one move. Find it: their values multiply.</source>
            <translation>Ein Plättchen kann zwei Löcher auf einmal schließen. Finde es: Die Werte werden multipliziert.</translation>
        </message>
        <message>
            <source>Only one tile fitted there, so it was laid by itself. Try other colours.</source>
            <translation>Dort passte nur ein Plättchen: Es legte sich von selbst. Versuch andere Farben.</translation>
        </message>
        <message>
            <source>Only the 1 and the 5s are hidden now. Take everything in one turn, and end it.</source>
            <translation>Nur die 1 und die 5en sind noch verdeckt. Nimm alles in einem Zug und beende ihn.</translation>
        </message>
        <message>
            <source>Pieces each</source>
            <translation>Steine je Spieler</translation>
        </message>
        <message>
            <source>Pieces of two or more stacks may meet on a cell that all of them see.</source>
            <translation>Steine aus zwei oder mehr Stapeln dürfen sich auf einem Feld treffen, das alle sehen.</translation>
        </message>
        <message>
            <source>Place the tile that scores most: {n} points are possible.</source>
            <translation>Lege das Plättchen, das am meisten bringt: {n} Punkte sind möglich.</translation>
        </message>
        <message>
            <source>Play {name}.</source>
            <translation>Spiele {name}.</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Press a cell that is still hidden.</source>
            <translation>Drück ein Feld, das noch verdeckt ist.</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Schrittweises Schlagen</translation>
        </message>
        <message>
            <source>Put a marker where an atom turns the ray from 3 towards c.</source>
            <translation>Leg einen Marker dorthin, wo ein Atom den Strahl von 3 nach c lenkt.</translation>
        </message>
        <message>
            <source>Rays from 6 came back and 7 was a hit. Put the fourth marker in its place and guess.</source>
            <translation>Der Strahl von 6 kam zurück, 7 war ein Treffer. Leg den vierten Marker und rate.</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Gebiete</translation>
        </message>
        <message>
            <source>Regions hang together, edge to edge: no other cell was left for it.</source>
            <translation>Gebiete hängen Kante an Kante zusammen: Kein anderes Feld blieb übrig.</translation>
        </message>
        <message>
            <source>Repeated digits</source>
            <translation>Gleiche Ziffern</translation>
        </message>
        <message>
            <source>Second side: crossing colours</source>
            <translation>Zweite Seite: gekreuzte Farben</translation>
        </message>
        <message>
            <source>Second side: loose tails</source>
            <translation>Zweite Seite: lose Schweife</translation>
        </message>
        <message>
            <source>Send a ray into the box from one of the ports around it.</source>
            <translation>Schick von einer der Öffnungen ringsum einen Strahl in die Box.</translation>
        </message>
        <message>
            <source>Send one back</source>
            <translation>Einer kommt zurück</translation>
        </message>
        <message>
            <source>Send one piece to c5 and another to e3, in one turn; the others stay.</source>
            <translation>Schick in einem Zug einen Stein nach c5 und einen nach e3; die anderen bleiben.</translation>
        </message>
        <message>
            <source>Several holes closed by one move score their sum times their number, not their product.</source>
            <translation>Mehrere Löcher in einem Zug zählen ihre Summe mal ihre Anzahl, nicht ihr Produkt.</translation>
        </message>
        <message>
            <source>Six lines lead away from every cell; nothing jumps over a piece.</source>
            <translation>Von jedem Feld führen sechs Linien weg; über Steine springt nichts.</translation>
        </message>
        <message>
            <source>Split it</source>
            <translation>Teilen</translation>
        </message>
        <message>
            <source>Stop a loop</source>
            <translation>Eine Schleife verhindern</translation>
        </message>
        <message>
            <source>Stop in time</source>
            <translation>Rechtzeitig aufhören</translation>
        </message>
        <message>
            <source>Straight through</source>
            <translation>Geradewegs hindurch</translation>
        </message>
        <message>
            <source>Such a ray tells most: no atom lies on its way or beside it.</source>
            <translation>So ein Strahl sagt am meisten: Auf seinem Weg und daneben liegt kein Atom.</translation>
        </message>
        <message>
            <source>Swallowed by an atom: straight ahead of this port, or where others had turned the ray.</source>
            <translation>Von einem Atom verschluckt: geradeaus von hier oder dort, wohin andere den Strahl lenkten.</translation>
        </message>
        <message>
            <source>Take a tile from your pool and lay it on a marked place.</source>
            <translation>Nimm ein Plättchen aus deinem Vorrat und leg es auf eine markierte Stelle.</translation>
        </message>
        <message>
            <source>Take d2 and d3 in one turn, and nothing else.</source>
            <translation>Nimm d2 und d3 in einem Zug und sonst nichts.</translation>
        </message>
        <message>
            <source>Take the one stack that can be taken. Only the first stack on each line counts.</source>
            <translation>Schlag den einen Stapel, der zu schlagen ist. Nur der erste Stapel jeder Linie zählt.</translation>
        </message>
        <message>
            <source>That is no 4. The 4s on c2 and e3 hang together by d2 and d3.</source>
            <translation>Das ist keine 4. Die 4en auf c2 und e3 hängen über d2 und d3 zusammen.</translation>
        </message>
        <message>
            <source>That is not a 2. The other 2 lies beside b1, at an edge.</source>
            <translation>Das ist keine 2. Die andere 2 liegt neben b1, an einer Kante.</translation>
        </message>
        <message>
            <source>That move closes no hole. Look for places between two tiles.</source>
            <translation>Der Zug schließt kein Loch. Such nach Stellen zwischen zwei Plättchen.</translation>
        </message>
        <message>
            <source>That one was swallowed: it ran straight into an atom.</source>
            <translation>Der wurde verschluckt: Er lief genau in ein Atom.</translation>
        </message>
        <message>
            <source>That place can be filled in several ways, so it waits as a gap.</source>
            <translation>Die Stelle ist verschieden zu füllen, also bleibt sie eine Lücke.</translation>
        </message>
        <message>
            <source>That ray answers the same for c4 and for e4: it tells you nothing new.</source>
            <translation>Der Strahl antwortet für c4 und e4 gleich: Er sagt dir nichts Neues.</translation>
        </message>
        <message>
            <source>That ray met no atom head on. Take a port in line with one, such as 4.</source>
            <translation>Der Strahl traf kein Atom von vorn. Nimm eine Öffnung auf einer Linie mit einem, etwa 4.</translation>
        </message>
        <message>
            <source>That value is lower than the one before it: it ends the turn and does not score.</source>
            <translation>Dieser Wert ist kleiner als der davor: Er beendet den Zug und zählt nicht.</translation>
        </message>
        <message numerus="yes">
            <source>The atoms are not found; par is {n} probes.</source>
            <translation>
                <numerusform>Die Atome sind nicht gefunden; Par ist {n} Strahl.</numerusform>
                <numerusform>Die Atome sind nicht gefunden; Par sind {n} Strahlen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best hole</source>
            <translation>Das beste Loch</translation>
        </message>
        <message>
            <source>The game is drawn when the tiles run out. This is the standard rule.</source>
            <translation>Gehen die Plättchen aus, ist die Partie Remis. Das ist die übliche Regel.</translation>
        </message>
        <message>
            <source>The loop is not closed; it is with {best}.</source>
            <translation>Die Schleife ist nicht geschlossen; {best} schließt sie.</translation>
        </message>
        <message>
            <source>The lowest value comes first: a1, then the five cells above it.</source>
            <translation>Der kleinste Wert zuerst: a1, dann die fünf Felder darüber.</translation>
        </message>
        <message>
            <source>The number names a region and says how many cells it has.</source>
            <translation>Die Zahl benennt ein Gebiet und sagt, wie viele Felder es hat.</translation>
        </message>
        <message>
            <source>The other board is hidden. Press any of its cells to see what it holds.</source>
            <translation>Das andere Brett ist verdeckt. Drück ein Feld, um zu sehen, was darauf steht.</translation>
        </message>
        <message>
            <source>The parts of a split land one after another, and what each may capture is counted afresh.</source>
            <translation>Die Teile einer Teilung landen nacheinander, und was jeder schlagen darf, wird jedes Mal neu gezählt.</translation>
        </message>
        <message>
            <source>The ray along row 3 was turned up by an atom below and ahead of c3.</source>
            <translation>Den Strahl in Reihe 3 lenkte ein Atom schräg unter c3 nach oben.</translation>
        </message>
        <message>
            <source>The stack on a3 saw nothing: your own piece on b3 stands before it.</source>
            <translation>Der Stapel auf a3 sah nichts: Dein eigener Stein auf b3 steht davor.</translation>
        </message>
        <message>
            <source>The stack on c3 is still there: move a piece onto it.</source>
            <translation>Der Stapel auf c3 ist noch da: Zieh einen Stein darauf.</translation>
        </message>
        <message>
            <source>The stack on d1 is taken. A piece from b3 can take d3 in the same turn.</source>
            <translation>Der Stapel auf d1 ist geschlagen. Ein Stein von b3 kann im selben Zug d3 schlagen.</translation>
        </message>
        <message>
            <source>The stack on d3 is taken. A piece from b3 can take d1 in the same turn.</source>
            <translation>Der Stapel auf d3 ist geschlagen. Ein Stein von b3 kann im selben Zug d1 schlagen.</translation>
        </message>
        <message>
            <source>The starting tile lies with its shoulders up. This is the standard start.</source>
            <translation>Das erste Plättchen liegt mit den Schultern nach oben. Das ist der übliche Anfang.</translation>
        </message>
        <message>
            <source>The starting tile lies with its tails (or its cross) up.</source>
            <translation>Das erste Plättchen liegt mit den Schweifen (oder der Kreuzung) nach oben.</translation>
        </message>
        <message>
            <source>The turn is over, and there was more to be had.</source>
            <translation>Der Zug ist zu Ende, und es war mehr zu holen.</translation>
        </message>
        <message>
            <source>The win is not forced; it is with {best}.</source>
            <translation>Der Sieg ist nicht erzwungen; {best} erzwingt ihn.</translation>
        </message>
        <message>
            <source>There is an atom at {name}.</source>
            <translation>Ein Atom ist auf {name}.</translation>
        </message>
        <message>
            <source>Three closed sides and one way to fill them: that tile is your move, too.</source>
            <translation>Drei geschlossene Seiten, eine passende Lage: Auch dieses Plättchen gehört zu deinem Zug.</translation>
        </message>
        <message>
            <source>Three enemy pieces see your stack of three. Move so that nothing can be taken.</source>
            <translation>Drei gegnerische Steine sehen deinen 3er-Stapel. Zieh so, dass nichts zu schlagen ist.</translation>
        </message>
        <message>
            <source>Three markers are right, and the fourth atom lies on c4 or e4. Send a ray that tells which.</source>
            <translation>Drei Marker stimmen, das vierte Atom liegt auf c4 oder e4. Schick einen Strahl, der es sagt.</translation>
        </message>
        <message>
            <source>Three markers are right. From 3 a ray came out at c, and 4 was a hit. Mark the fourth atom.</source>
            <translation>Drei Marker stimmen. Von 3 kam ein Strahl bei c heraus, 4 war ein Treffer. Markiere das vierte Atom.</translation>
        </message>
        <message>
            <source>Three of your moves close a hole. Make the one that is worth most.</source>
            <translation>Drei deiner Züge schließen ein Loch. Mach den, der am meisten bringt.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Plättchen</translation>
        </message>
        <message>
            <source>Tiles carry the digits from 1 up to this one. More digits make more tiles.</source>
            <translation>Plättchen tragen die Ziffern von 1 bis zu dieser. Mehr Ziffern ergeben mehr Plättchen.</translation>
        </message>
        <message>
            <source>Tiles in a pool</source>
            <translation>Plättchen im Vorrat</translation>
        </message>
        <message>
            <source>Tiles run out: draw</source>
            <translation>Alle gelegt: Remis</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon loses</source>
            <translation>Alle gelegt: größter Drache verliert</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon wins</source>
            <translation>Alle gelegt: größter Drache gewinnt</translation>
        </message>
        <message>
            <source>Turn a ray</source>
            <translation>Einen Strahl ablenken</translation>
        </message>
        <message>
            <source>Two 4s are still hidden between those you know. Take both, then end the turn.</source>
            <translation>Zwischen den bekannten 4en liegen noch zwei verdeckt. Nimm beide, dann beende den Zug.</translation>
        </message>
        <message>
            <source>Two at once</source>
            <translation>Zwei auf einmal</translation>
        </message>
        <message>
            <source>Two holes at once</source>
            <translation>Zwei Löcher auf einmal</translation>
        </message>
        <message>
            <source>Two holes by one tile are worth far more than one by one: look for such places.</source>
            <translation>Zwei Löcher mit einem Plättchen zählen weit mehr als einzeln: Such solche Stellen.</translation>
        </message>
        <message>
            <source>Two in a row are worth four points, one by one only two.</source>
            <translation>Zwei in Folge sind vier Punkte wert, einzeln nur zwei.</translation>
        </message>
        <message>
            <source>Two of your pieces see the stack on c3, and it is two high: land on it.</source>
            <translation>Zwei deiner Steine sehen den Stapel auf c3, und er ist zwei hoch: Zieh darauf.</translation>
        </message>
        <message>
            <source>Two pieces stand on c3. All four are to meet there in one move.</source>
            <translation>Auf c3 stehen zwei Steine. Alle vier sollen sich dort in einem Zug treffen.</translation>
        </message>
        <message>
            <source>Two threats at once</source>
            <translation>Zwei Drohungen auf einmal</translation>
        </message>
        <message>
            <source>Two threats at once: only one of them can be met.</source>
            <translation>Zwei Drohungen auf einmal: Nur eine ist abzuwehren.</translation>
        </message>
        <message>
            <source>Uncover a cell</source>
            <translation>Ein Feld aufdecken</translation>
        </message>
        <message>
            <source>What sees a stack</source>
            <translation>Was einen Stapel sieht</translation>
        </message>
        <message>
            <source>When a cell shows several values the highest is listed (three or four players; harder).</source>
            <translation>Zeigt ein Feld mehrere Werte, wird der höchste notiert (zu dritt oder zu viert; schwieriger).</translation>
        </message>
        <message>
            <source>When a cell shows several values the lowest is listed (three or four players).</source>
            <translation>Zeigt ein Feld mehrere Werte, wird der niedrigste notiert (zu dritt oder zu viert).</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Wenn nichts passt</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
            <translation>Gehen die Plättchen aus, verliert, wer den größten vollständigen Drachen hat.</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
            <translation>Gehen die Plättchen aus, gewinnt, wer den größten vollständigen Drachen hat.</translation>
        </message>
        <message>
            <source>Where edges touch, their colours agree: your blue runs on into the next.</source>
            <translation>Wo Kanten sich berühren, stimmen die Farben: Dein Blau läuft weiter.</translation>
        </message>
        <message>
            <source>Where must it be?</source>
            <translation>Wo muss es sein?</translation>
        </message>
        <message>
            <source>Wherever the piece goes now, exactly one of yours sees it.</source>
            <translation>Wohin der Stein jetzt auch zieht, genau ein Stein von dir sieht ihn.</translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer.</source>
            <translation>Gewinne in zwei Zügen, was immer die Antwort ist.</translation>
        </message>
        <message>
            <source>Win with one move.</source>
            <translation>Gewinne mit einem Zug.</translation>
        </message>
        <message>
            <source>With an atom there the ray from 3 would not come out at c.</source>
            <translation>Mit einem Atom dort käme der Strahl von 3 nicht bei c heraus.</translation>
        </message>
        <message>
            <source>Lay a tile after which you close a loop next turn, whatever Orange does.</source>
            <translation>Leg ein Plättchen so, dass du nächsten Zug eine Schleife schließt, was Orange auch tut.</translation>
        </message>
        <message>
            <source>A gap must be filled before anything else: three sides of it are closed.</source>
            <translation>Eine Lücke muss zuerst gefüllt werden: Drei ihrer Seiten sind geschlossen.</translation>
        </message>
        <message>
            <source>A single piece is taken when exactly one of yours sees it: not two, not none.</source>
            <translation>Ein einzelner Stein fällt, wenn ihn genau einer von dir sieht: nicht zwei, nicht keiner.</translation>
        </message>
        <message>
            <source>A stack may split, too: some pieces go one way and some another, in one turn.</source>
            <translation>Ein Stapel darf sich auch teilen: einige Steine dahin, andere dorthin, in einem Zug.</translation>
        </message>
        <message>
            <source>Alike values in a row score the square of their number: four alike are sixteen.</source>
            <translation>Gleiche Werte in Folge bringen das Quadrat ihrer Anzahl: Vier gleiche sind sechzehn.</translation>
        </message>
        <message>
            <source>All that was lost was lost by {kind}.</source>
            <translation>Alles, was verloren ging, ging verloren durch {kind}.</translation>
        </message>
        <message>
            <source>Best list</source>
            <translation>Beste Liste</translation>
        </message>
        <message>
            <source>Choose a stack of yours, then a cell in line with it, as far as you like.</source>
            <translation>Wähl einen deiner Stapel, dann ein Feld auf einer Linie mit ihm, so weit du magst.</translation>
        </message>
        <message>
            <source>Choose a tile, turn it if you like, and lay it where the colours agree.</source>
            <translation>Wähl ein Plättchen, dreh es, wenn du magst, und leg es, wo die Farben stimmen.</translation>
        </message>
        <message>
            <source>Choose one of your tiles, then a place for it: where corners meet, they agree.</source>
            <translation>Wähl eines deiner Plättchen und eine Stelle: Wo Ecken sich treffen, stimmen sie überein.</translation>
        </message>
        <message>
            <source>Few tiles are left in the sack: reckon with those that have not come yet.</source>
            <translation>Im Sack sind nur noch wenige Plättchen: Rechne mit denen, die noch nicht kamen.</translation>
        </message>
        <message>
            <source>Fewest probes</source>
            <translation>Wenigste Strahlen</translation>
        </message>
        <message>
            <source>Follow the other colour, too: a tile across its end stops it.</source>
            <translation>Folg auch der anderen Farbe: Ein Plättchen quer vor ihrem Ende hält sie auf.</translation>
        </message>
        <message>
            <source>Follow your colour with your eyes: its two ends show where the game goes next.</source>
            <translation>Folg deiner Farbe mit den Augen: Ihre zwei Enden zeigen, wohin das Spiel geht.</translation>
        </message>
        <message numerus="yes">
            <source>Found the only move {n} times.</source>
            <translation>
                <numerusform>Fand einmal den einzigen Zug, der ging.</numerusform>
                <numerusform>Fand {n}-mal den einzigen Zug, der ging.</numerusform>
            </translation>
        </message>
        <message>
            <source>Four markers can be guessed with. Do so when sure: the third wrong guess loses.</source>
            <translation>Mit vier Markern kannst du raten. Tu es, wenn du sicher bist: Der dritte Fehler verliert.</translation>
        </message>
        <message>
            <source>Hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Versteck vier Atome für die andere Seite: vier Felder drücken, dann bestätigen.</translation>
        </message>
        <message>
            <source>It came back: an atom lies beside its entry, or two atoms turned it right round.</source>
            <translation>Er kam zurück: Ein Atom liegt neben dem Eingang, oder zwei Atome wendeten ihn.</translation>
        </message>
        <message>
            <source>It came out: an atom diagonally ahead turned it, or none was near its way.</source>
            <translation>Er kam heraus: Ein Atom schräg voraus lenkte ihn ab, oder keines lag am Weg.</translation>
        </message>
        <message>
            <source>Largest capture</source>
            <translation>Größter Schlag</translation>
        </message>
        <message>
            <source>Longest loop</source>
            <translation>Längste Schleife</translation>
        </message>
        <message>
            <source>Luck brought {share:.0%} of the win.</source>
            <translation>Das Glück brachte {share:.0%} des Sieges.</translation>
        </message>
        <message>
            <source>Luck gave and took alike.</source>
            <translation>Glück und Pech glichen sich aus.</translation>
        </message>
        <message>
            <source>Luck took {share:.0%} of the win.</source>
            <translation>Das Pech kostete {share:.0%} des Sieges.</translation>
        </message>
        <message>
            <source>Most holes at once</source>
            <translation>Meiste Löcher auf einmal</translation>
        </message>
        <message>
            <source>Most was lost by {kind}: {share:.0%} of it.</source>
            <translation>Am meisten ging verloren durch {kind}: {share:.0%} davon.</translation>
        </message>
        <message>
            <source>Move so that you take something next turn, whatever Orange does, and nothing of yours is taken.</source>
            <translation>Zieh so, dass du nächsten Zug etwas schlägst, was Orange auch tut, und nichts verlierst.</translation>
        </message>
        <message>
            <source>Nothing fits: put the tile back that you like least, and draw again next turn.</source>
            <translation>Nichts passt: Leg das Plättchen zurück, das du am wenigsten magst; nächsten Zug ziehst du wieder.</translation>
        </message>
        <message>
            <source>Now leave a gap: three closed sides whose colours take turns. Orange must fill it.</source>
            <translation>Lass nun eine Lücke: drei geschlossene Seiten mit abwechselnden Farben. Orange muss sie füllen.</translation>
        </message>
        <message>
            <source>One marker at least is wrong: hold every answer you have against your markers.</source>
            <translation>Mindestens ein Marker ist falsch: Prüf jede Antwort gegen deine Marker.</translation>
        </message>
        <message>
            <source>One of your tiles closes a hole here: the numbers round it are your points.</source>
            <translation>Eines deiner Plättchen schließt hier ein Loch: Die Zahlen ringsum sind deine Punkte.</translation>
        </message>
        <message>
            <source>One piece is left to Orange. Move so that it is yours next turn, wherever it goes.</source>
            <translation>Orange hat noch einen Stein. Zieh so, dass du ihn nächsten Zug schlägst, wohin er auch geht.</translation>
        </message>
        <message>
            <source>Orange can still stop you. Make two places that would close your loop.</source>
            <translation>Orange kann dich noch aufhalten. Schaff zwei Stellen, die deine Schleife schließen würden.</translation>
        </message>
        <message>
            <source>Orange closes the loop now. Spoil the place where both orange ends arrive.</source>
            <translation>Jetzt schließt Orange die Schleife. Verdirb die Stelle, an der beide orangen Enden ankommen.</translation>
        </message>
        <message>
            <source>Orange finds a cell that none of your pieces sees, or more than one.</source>
            <translation>Orange findet ein Feld, das kein Stein von dir sieht oder mehr als einer.</translation>
        </message>
        <message>
            <source>Orange holds 123, which closes the hole in the middle. Move so that it cannot.</source>
            <translation>Orange hat 123, das das Loch in der Mitte schließt. Zieh so, dass es nicht geht.</translation>
        </message>
        <message>
            <source>Orange is one tile from a loop. Lay yours so that it cannot close it next turn.</source>
            <translation>Orange fehlt ein Plättchen zur Schleife. Leg deins so, dass sie nächsten Zug nicht zu schließen ist.</translation>
        </message>
        <message>
            <source>Orange lays 123 and takes the hole. Make its place ask for another number.</source>
            <translation>Orange legt 123 und nimmt das Loch. Lass dessen Stelle eine andere Zahl verlangen.</translation>
        </message>
        <message>
            <source>Orange still has an answer to this. Look for a cell that sees both stacks.</source>
            <translation>Orange hat darauf noch eine Antwort. Such ein Feld, das beide Stapel sieht.</translation>
        </message>
        <message>
            <source>Orange takes one of yours first. Count what sees each piece.</source>
            <translation>Orange schlägt vorher etwas von dir. Zähl, was jeden Stein sieht.</translation>
        </message>
        <message>
            <source>Orange takes one of yours: exactly one enemy piece sees it.</source>
            <translation>Orange schlägt etwas von dir: Genau ein gegnerischer Stein sieht es.</translation>
        </message>
        <message>
            <source>Press a hidden cell: its number names a region and says how many cells it has.</source>
            <translation>Drück ein verdecktes Feld: Die Zahl nennt ein Gebiet und wie viele Felder es hat.</translation>
        </message>
        <message>
            <source>Put a marker where you believe an atom to be; it can be taken away again.</source>
            <translation>Leg einen Marker, wo du ein Atom vermutest; du kannst ihn wieder wegnehmen.</translation>
        </message>
        <message>
            <source>Send a ray into the box from a port: what comes of it tells where atoms are not.</source>
            <translation>Schick von einer Öffnung einen Strahl in die Box: Er verrät, wo keine Atome sind.</translation>
        </message>
        <message>
            <source>Stacks that see the same cell can meet there, and a higher stack is safer.</source>
            <translation>Stapel, die dasselbe Feld sehen, können sich dort treffen, und ein höherer ist sicherer.</translation>
        </message>
        <message>
            <source>Stronger was {move}: {why}.</source>
            <translation>Stärker war {move}: {why}.</translation>
        </message>
        <message>
            <source>Taken: before each move add up the enemy pieces that see each of your stacks.</source>
            <translation>Geschlagen: Zähl vor jedem Zug die gegnerischen Steine, die deine Stapel sehen.</translation>
        </message>
        <message>
            <source>That dragon is closed: with no open end it cannot grow any more.</source>
            <translation>Dieser Drache ist geschlossen: Ohne offenes Ende kann er nicht mehr wachsen.</translation>
        </message>
        <message>
            <source>That hole was open to both of you: ask of each move what it leaves to the other.</source>
            <translation>Dieses Loch stand euch beiden offen: Frag bei jedem Zug, was er der anderen Seite lässt.</translation>
        </message>
        <message>
            <source>That value was lower than the one before: it ended your turn and did not count.</source>
            <translation>Dieser Wert war kleiner als der davor: Er beendete deinen Zug und zählte nicht.</translation>
        </message>
        <message>
            <source>The cells of a region touch, edge to edge: the next of it lies near this one.</source>
            <translation>Die Felder eines Gebiets berühren sich an Kanten: Das nächste liegt nahe bei diesem.</translation>
        </message>
        <message>
            <source>This can be taken from you: move away, or change how many pieces see it.</source>
            <translation>Das kann dir genommen werden: Zieh weg, oder ändere, wie viele Steine es sehen.</translation>
        </message>
        <message>
            <source>This tile was laid by itself: only one way was left to fill the place.</source>
            <translation>Dieses Plättchen legte sich von selbst: Nur noch eines passte dort.</translation>
        </message>
        <message>
            <source>Three alike in a row are worth nine points: you may stop before it goes wrong.</source>
            <translation>Drei gleiche in Folge sind neun Punkte wert: Du darfst aufhören, ehe es schiefgeht.</translation>
        </message>
        <message>
            <source>Two places would close your loop, and Orange can only spoil one of them.</source>
            <translation>Zwei Stellen würden deine Schleife schließen, und Orange kann nur eine verderben.</translation>
        </message>
        <message>
            <source>What you know already take from low to high, so that nothing ends your turn.</source>
            <translation>Was du schon kennst, nimm von klein nach groß, damit nichts deinen Zug beendet.</translation>
        </message>
        <message>
            <source>You can take this: exactly as many of your pieces see it as it is high.</source>
            <translation>Das kannst du schlagen: Genau so viele deiner Steine sehen es, wie es hoch ist.</translation>
        </message>
        <message>
            <source>You captured {score}: that is the most.</source>
            <translation>Geschlagen: {score}. Mehr geht nicht.</translation>
        </message>
        <message>
            <source>You captured {score}: {best} captures {par}.</source>
            <translation>Geschlagen: {score}. {best} schlägt {par}.</translation>
        </message>
        <message>
            <source>You forced the loop</source>
            <translation>Schleife erzwungen</translation>
        </message>
        <message>
            <source>You forced the win</source>
            <translation>Sieg erzwungen</translation>
        </message>
        <message numerus="yes">
            <source>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</source>
            <translation>
                <numerusform>Du hast die Atome mit {n} Strahl gefunden, falsche Vermutungen eingerechnet ({wrong}); Par: {par}.</numerusform>
                <numerusform>Du hast die Atome mit {n} Strahlen gefunden, falsche Vermutungen eingerechnet ({wrong}); Par: {par}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You found the atoms with {n} probes; par is {par}.</source>
            <translation>
                <numerusform>Du hast die Atome mit {n} Strahl gefunden; Par: {par}.</numerusform>
                <numerusform>Du hast die Atome mit {n} Strahlen gefunden; Par: {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You know enough: row 7 begins with an atom. Mark and guess.</source>
            <translation>Du weißt genug: Reihe 7 beginnt mit einem Atom. Markiere es und rate.</translation>
        </message>
        <message numerus="yes">
            <source>You made {n} points; par is {par}.</source>
            <translation>
                <numerusform>Du hast {n} Punkt; Par: {par}.</numerusform>
                <numerusform>Du hast {n} Punkte; Par: {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may pass only when nothing fits, and you draw again next turn.</source>
            <translation>Passen darfst du nur, wenn nichts passt, und nächsten Zug ziehst du wieder.</translation>
        </message>
        <message>
            <source>You scored {score}: {best} scores {par} points.</source>
            <translation>Punkte: {score}. {best} bringt {par}.</translation>
        </message>
        <message>
            <source>You scored {score}: {par} points are the most.</source>
            <translation>Punkte: {score}. Mehr als {par} gibt es nicht.</translation>
        </message>
        <message>
            <source>Your blue line nearly meets itself. Close a loop over six tiles or more to win.</source>
            <translation>Deine blaue Linie trifft sich fast. Schließ eine Schleife über sechs Plättchen oder mehr.</translation>
        </message>
        <message>
            <source>Your list begins with the 2 on b1. Region 2 has two cells: where is the other?</source>
            <translation>Deine Liste beginnt mit der 2 auf b1. Gebiet 2 hat zwei Felder: Wo ist das andere?</translation>
        </message>
        <message>
            <source>Your list is 3, 3, 3. End the turn with its button before a value falls.</source>
            <translation>Deine Liste ist 3, 3, 3. Beende den Zug mit der Taste, bevor ein Wert fällt.</translation>
        </message>
        <message>
            <source>Your stack is to stand on c4, with both of its pieces.</source>
            <translation>Dein Stapel soll auf c4 stehen, mit beiden Steinen.</translation>
        </message>
        <message numerus="yes">
            <source>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</source>
            <translation>
                <numerusform>wer sorgfältig rechnet, braucht hier {n} Strahl, sonst im Mittel {usual:.1f}</numerusform>
                <numerusform>wer sorgfältig rechnet, braucht hier {n} Strahlen, sonst im Mittel {usual:.1f}</numerusform>
            </translation>
        </message>
        <message>
            <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
            <translation>ein Feld ist ein Buchstabe von a bis n und eine Zahl von 1 bis 14, etwa b3</translation>
        </message>
        <message>
            <source>a cell is missing here: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>hier fehlt ein Feld: ein Zug sieht aus wie a1,b2 oder a1,b2,end</translation>
        </message>
        <message>
            <source>a cell such as d1 or pieces such as 2xd1 are missing here</source>
            <translation>hier fehlt ein Feld wie d1, oder Steine wie 2xd1</translation>
        </message>
        <message>
            <source>a challenge starts a new game: leave this one first</source>
            <translation>eine Herausforderung beginnt eine neue Partie: Verlass zuerst diese</translation>
        </message>
        <message>
            <source>a comment has at most {most} characters</source>
            <translation>ein Kommentar hat höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a draw comes first</source>
            <translation>zuerst wird gezogen</translation>
        </message>
        <message>
            <source>a draw is missing</source>
            <translation>es fehlt eine Ziehung</translation>
        </message>
        <message>
            <source>a draw is written with a star, like *123</source>
            <translation>eine Ziehung schreibt man mit einem Stern, etwa *123</translation>
        </message>
        <message>
            <source>a draw starts with *</source>
            <translation>eine Ziehung beginnt mit *</translation>
        </message>
        <message numerus="yes">
            <source>a guess needs exactly four markers: there are {n}</source>
            <translation>
                <numerusform>eine Vermutung braucht genau vier Marker: es ist {n}</numerusform>
                <numerusform>eine Vermutung braucht genau vier Marker: es sind {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>a hint was asked for</source>
            <translation>es wurde um einen Tipp gebeten</translation>
        </message>
        <message>
            <source>a line for the server looks like {example}</source>
            <translation>eine Zeile für den Server sieht aus wie {example}</translation>
        </message>
        <message>
            <source>a list of the players' names is needed</source>
            <translation>es braucht eine Liste mit den Namen der Spieler</translation>
        </message>
        <message>
            <source>a mapping of option names to values is needed</source>
            <translation>es braucht eine Zuordnung von Optionsnamen zu Werten</translation>
        </message>
        <message>
            <source>a match has at most {most} plies</source>
            <translation>eine Partie hat höchstens {most} Züge</translation>
        </message>
        <message>
            <source>a match has at most {most} plies, those taken back included</source>
            <translation>eine Partie hat höchstens {most} Züge, zurückgenommene mitgezählt</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves</source>
            <translation>eine Partie hat höchstens {most} Einzelzüge</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves, here are more</source>
            <translation>eine Partie hat höchstens {most} Einzelzüge, hier sind es mehr</translation>
        </message>
        <message>
            <source>a merge has its counts before the hyphen</source>
            <translation>bei einer Vereinigung stehen die Anzahlen vor dem Bindestrich</translation>
        </message>
        <message>
            <source>a merge takes pieces from two or more stacks</source>
            <translation>eine Vereinigung nimmt Steine von zwei oder mehr Stapeln</translation>
        </message>
        <message>
            <source>a message has at most {most} characters</source>
            <translation>eine Nachricht hat höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a move has a hyphen before where it goes, such as d1-d3</source>
            <translation>vor dem Ziel eines Zugs steht ein Bindestrich, etwa d1-d3</translation>
        </message>
        <message>
            <source>a move is a tile state and a position, such as d3</source>
            <translation>ein Zug ist eine Lage und eine Stelle, etwa d3</translation>
        </message>
        <message>
            <source>a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
            <translation>ein Zug sieht aus wie d1-d3, d1-2xd3,e1 oder 2xd1,3xa4-d4</translation>
        </message>
        <message>
            <source>a move was taken back</source>
            <translation>es wurde ein Zug zurückgenommen</translation>
        </message>
        <message>
            <source>a name has 1 to {most} printable characters</source>
            <translation>ein Name hat 1 bis {most} druckbare Zeichen</translation>
        </message>
        <message>
            <source>a name needs a letter or a sign that can be seen</source>
            <translation>ein Name braucht einen Buchstaben oder ein sichtbares Zeichen</translation>
        </message>
        <message>
            <source>a note does not begin with =</source>
            <translation>eine Notiz beginnt nicht mit =</translation>
        </message>
        <message>
            <source>a note is a text</source>
            <translation>eine Notiz ist ein Text</translation>
        </message>
        <message>
            <source>a note is one line of at most {most} characters</source>
            <translation>eine Notiz ist eine Zeile mit höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a player has at most {most} pieces</source>
            <translation>ein Spieler hat höchstens {most} Steine</translation>
        </message>
        <message>
            <source>a ply has at most {most} characters, this one {count}</source>
            <translation>ein Zug hat höchstens {most} Zeichen, dieser {count}</translation>
        </message>
        <message>
            <source>a position has at most three digits</source>
            <translation>eine Stelle hat höchstens drei Ziffern</translation>
        </message>
        <message>
            <source>a position needs a tile on the board and one in the pool</source>
            <translation>eine Stellung braucht ein Plättchen auf dem Brett und eins im Vorrat</translation>
        </message>
        <message>
            <source>a puzzle has at most {most} characters</source>
            <translation>ein Rätsel hat höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a puzzle is a text like {example}, with two colons</source>
            <translation>ein Rätsel ist ein Text wie {example}, mit zwei Doppelpunkten</translation>
        </message>
        <message>
            <source>a random layout gives nothing away, and there is no time to find a better one</source>
            <translation>eine zufällige Aufteilung verrät nichts, und für eine bessere fehlt die Zeit</translation>
        </message>
        <message>
            <source>a record has at most {most} plies and ways back</source>
            <translation>eine Aufzeichnung hat höchstens {most} Züge und Rückwege</translation>
        </message>
        <message>
            <source>a seat is missing before this one</source>
            <translation>vor diesem Platz fehlt einer</translation>
        </message>
        <message>
            <source>a set-up has at most {most} characters</source>
            <translation>ein Aufbau hat höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a split sends at least one piece</source>
            <translation>eine Teilung bewegt mindestens einen Stein</translation>
        </message>
        <message>
            <source>a study is kept with this match: nothing is taken back or played otherwise</source>
            <translation>zu dieser Partie gehört eine Analyse: nichts wird zurückgenommen oder anders gespielt</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did once</source>
            <translation>Gleichstand lässt sich ausrufen, wenn eine Stellung dreimal vorkommt; diese kam einmal vor</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did twice</source>
            <translation>Gleichstand lässt sich ausrufen, wenn eine Stellung dreimal vorkommt; diese kam zweimal vor</translation>
        </message>
        <message>
            <source>a tie cannot be claimed in {game}</source>
            <translation>in {game} lässt sich kein Gleichstand ausrufen</translation>
        </message>
        <message>
            <source>a tile has three digits, like 123</source>
            <translation>ein Plättchen hat drei Ziffern, etwa 123</translation>
        </message>
        <message>
            <source>a tile of three digits stands on one side of the colon, like 123:6</source>
            <translation>auf einer Seite des Doppelpunkts steht ein Plättchen mit drei Ziffern, etwa 123:6</translation>
        </message>
        <message>
            <source>a title has at most {most} characters</source>
            <translation>ein Titel hat höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>a turn needs at least one uncovered cell before its end</source>
            <translation>ein Zug braucht mindestens ein aufgedecktes Feld, bevor er endet</translation>
        </message>
        <message>
            <source>a {digit}</source>
            <translation>eine {digit}</translation>
        </message>
        <message>
            <source>all moves are made: take the last one back</source>
            <translation>alle Züge sind gemacht: nimm den letzten zurück</translation>
        </message>
        <message>
            <source>an {digit}</source>
            <translation>eine {digit}</translation>
        </message>
        <message>
            <source>at least one piece moves</source>
            <translation>mindestens ein Stein zieht</translation>
        </message>
        <message>
            <source>at least one piece moves, not {count}, at {cell}</source>
            <translation>mindestens ein Stein zieht, nicht {count}, bei {cell}</translation>
        </message>
        <message>
            <source>at least one tile must lie on the table</source>
            <translation>mindestens ein Plättchen muss auf dem Tisch liegen</translation>
        </message>
        <message>
            <source>at least two players must have pieces</source>
            <translation>mindestens zwei Spieler müssen Steine haben</translation>
        </message>
        <message>
            <source>atoms that are easy to find</source>
            <translation>leicht zu findende Atome</translation>
        </message>
        <message numerus="yes">
            <source>both players completed a dragon with {n} eyes or more in one turn</source>
            <translation>
                <numerusform>beide haben in einem Zug einen Drachen mit {n} Auge oder mehr vollendet</numerusform>
                <numerusform>beide haben in einem Zug einen Drachen mit {n} Augen oder mehr vollendet</numerusform>
            </translation>
        </message>
        <message>
            <source>both players formed a loop of {length} tiles</source>
            <translation>beide haben eine Schleife über {length} Plättchen gebildet</translation>
        </message>
        <message>
            <source>both players passed in succession</source>
            <translation>beide haben nacheinander gepasst</translation>
        </message>
        <message>
            <source>both players' best dragons score {score}</source>
            <translation>die besten Drachen beider zählen je {score}</translation>
        </message>
        <message numerus="yes">
            <source>brings your best dragon from {before} to {n} points</source>
            <translation>
                <numerusform>bringt deinen besten Drachen von {before} auf {n} Punkt</numerusform>
                <numerusform>bringt deinen besten Drachen von {before} auf {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>can hold out for {n} more moves</source>
            <translation>
                <numerusform>kann noch {n} Zug durchhalten</numerusform>
                <numerusform>kann noch {n} Züge durchhalten</numerusform>
            </translation>
        </message>
        <message>
            <source>captures that were left</source>
            <translation>nicht genutzte Schläge</translation>
        </message>
        <message>
            <source>captures {cells} ({pieces})</source>
            <translation>schlägt {cells} ({pieces})</translation>
        </message>
        <message>
            <source>captures {cells} and wins: nothing else is left</source>
            <translation>schlägt {cells} und gewinnt: sonst ist nichts mehr da</translation>
        </message>
        <message>
            <source>closed a loop</source>
            <translation>eine Schleife schließen</translation>
        </message>
        <message>
            <source>closes a hole of {points} points</source>
            <translation>schließt ein Loch zu {points} Punkten</translation>
        </message>
        <message>
            <source>closes three holes, {sum} = {points}</source>
            <translation>schließt drei Löcher, {sum} = {points}</translation>
        </message>
        <message>
            <source>closes two holes, {sum} = {points}</source>
            <translation>schließt zwei Löcher, {sum} = {points}</translation>
        </message>
        <message>
            <source>completed a dragon</source>
            <translation>einen Drachen vollenden</translation>
        </message>
        <message>
            <source>completes a dragon with {eyes}</source>
            <translation>vollendet einen Drachen ({eyes})</translation>
        </message>
        <message>
            <source>completes a dragon with {eyes} and wins</source>
            <translation>vollendet einen Drachen ({eyes}) und gewinnt</translation>
        </message>
        <message>
            <source>contradicts {other}</source>
            <translation>widerspricht {other}</translation>
        </message>
        <message>
            <source>draw agreed</source>
            <translation>Remis vereinbart</translation>
        </message>
        <message>
            <source>either one stack splits, or several merge on one cell</source>
            <translation>entweder teilt sich ein Stapel, oder mehrere vereinigen sich auf einem Feld</translation>
        </message>
        <message>
            <source>ending the turn</source>
            <translation>den Zug beenden</translation>
        </message>
        <message>
            <source>ending turns too early</source>
            <translation>zu früh beendete Züge</translation>
        </message>
        <message>
            <source>ends the game in a draw</source>
            <translation>beendet die Partie mit Remis</translation>
        </message>
        <message>
            <source>every atom lies on one of the 49 cells from a1 to g7</source>
            <translation>jedes Atom liegt auf einem der 49 Felder von a1 bis g7</translation>
        </message>
        <message numerus="yes">
            <source>every result of {port} leaves only one of the {n} placements possible</source>
            <translation>
                <numerusform>jedes Ergebnis von {port} lässt nur eine der {n} Anordnungen übrig</numerusform>
                <numerusform>jedes Ergebnis von {port} lässt nur eine der {n} Anordnungen übrig</numerusform>
            </translation>
        </message>
        <message>
            <source>fills position {position}, where {enemy} could have {done}</source>
            <translation>füllt Stelle {position}; dort hätte {enemy} sonst {done} können</translation>
        </message>
        <message numerus="yes">
            <source>forces the win in {n} more moves at most</source>
            <translation>
                <numerusform>erzwingt den Sieg: höchstens noch {n} Zug</numerusform>
                <numerusform>erzwingt den Sieg: höchstens noch {n} Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>gathers {height} on {cell}, too many to be captured</source>
            <translation>sammelt {height} auf {cell}, zu viele, um geschlagen zu werden</translation>
        </message>
        <message>
            <source>group {number} of {count}, “{group}”, is mistyped</source>
            <translation>Gruppe {number} von {count}, „{group}“, enthält einen Tippfehler</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, has a “{sign}”, which no puzzle has</source>
            <translation>Gruppe {number}, „{group}“, enthält „{sign}“; das kommt in keinem Rätsel vor</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, is too short</source>
            <translation>Gruppe {number}, „{group}“, ist zu kurz</translation>
        </message>
        <message>
            <source>groups are missing, stand in another order or belong to another kind: copy the whole text</source>
            <translation>Gruppen fehlen, stehen in anderer Reihenfolge oder gehören zu einer anderen Art: kopiere den ganzen Text</translation>
        </message>
        <message>
            <source>guessing</source>
            <translation>raten</translation>
        </message>
        <message>
            <source>guessing too early</source>
            <translation>zu frühes Raten</translation>
        </message>
        <message>
            <source>has {after} empty cells in sight instead of {before}</source>
            <translation>hat {after} leere Felder in Sicht statt {before}</translation>
        </message>
        <message>
            <source>hide exactly four atoms in {name}'s box: {count} are too many</source>
            <translation>verstecke genau vier Atome in der Box von {name}: {count} sind zu viele</translation>
        </message>
        <message numerus="yes">
            <source>hide exactly four atoms in {name}'s box: {n} more must be named</source>
            <translation>
                <numerusform>verstecke genau vier Atome in der Box von {name}: {n} fehlt noch</numerusform>
                <numerusform>verstecke genau vier Atome in der Box von {name}: {n} fehlen noch</numerusform>
            </translation>
        </message>
        <message>
            <source>hide four different atoms, not {count}</source>
            <translation>verstecke vier verschiedene Atome, nicht {count}</translation>
        </message>
        <message>
            <source>hiding atoms at {cells}</source>
            <translation>Atome auf {cells} verstecken</translation>
        </message>
        <message>
            <source>holds out longest, for {enemy} can win against every move</source>
            <translation>hält am längsten durch, denn gegen jeden Zug kann {enemy} gewinnen</translation>
        </message>
        <message>
            <source>in the pool of {name}</source>
            <translation>im Vorrat von {name}</translation>
        </message>
        <message>
            <source>in the sack</source>
            <translation>im Beutel</translation>
        </message>
        <message>
            <source>is either on or off, not {given}</source>
            <translation>ist entweder an oder aus, nicht {given}</translation>
        </message>
        <message>
            <source>it began from a position that was set up</source>
            <translation>sie begann mit einer aufgebauten Stellung</translation>
        </message>
        <message>
            <source>it begins with “{start}”, not with {wanted}</source>
            <translation>es beginnt mit „{start}“, nicht mit {wanted}</translation>
        </message>
        <message>
            <source>it holds no puzzle that this version can read</source>
            <translation>es enthält kein Rätsel, das diese Version lesen kann</translation>
        </message>
        <message>
            <source>it is not O's turn</source>
            <translation>O ist nicht am Zug</translation>
        </message>
        <message>
            <source>it is {name}'s move: there is nothing to draw</source>
            <translation>{name} ist am Zug: es gibt nichts zu ziehen</translation>
        </message>
        <message>
            <source>it is {name}'s turn</source>
            <translation>{name} ist am Zug</translation>
        </message>
        <message>
            <source>it is {name}'s turn here</source>
            <translation>hier ist {name} am Zug</translation>
        </message>
        <message>
            <source>it takes too long to solve</source>
            <translation>es zu lösen dauert zu lange</translation>
        </message>
        <message>
            <source>it takes {par}, not {wanted}</source>
            <translation>es braucht {par}, nicht {wanted}</translation>
        </message>
        <message>
            <source>it was opened from a file</source>
            <translation>sie wurde aus einer Datei geöffnet</translation>
        </message>
        <message>
            <source>its captures are progressive, which no puzzle of two moves has</source>
            <translation>es schlägt schrittweise; das gibt es in keinem Rätsel mit zwei Zügen</translation>
        </message>
        <message>
            <source>its goal is not its par</source>
            <translation>sein Ziel ist nicht sein Par</translation>
        </message>
        <message>
            <source>its goal is not what can be reached</source>
            <translation>sein Ziel ist nicht das, was zu erreichen ist</translation>
        </message>
        <message>
            <source>its groups are missing after the kind: copy the whole text</source>
            <translation>nach der Art fehlen die Gruppen: kopiere den ganzen Text</translation>
        </message>
        <message>
            <source>its layout is wrong: {why}</source>
            <translation>seine Aufteilung ist falsch: {why}</translation>
        </message>
        <message>
            <source>its numbers are not those of a puzzle</source>
            <translation>seine Zahlen sind nicht die eines Rätsels</translation>
        </message>
        <message>
            <source>its par is {par}, not {said}</source>
            <translation>sein Par ist {par}, nicht {said}</translation>
        </message>
        <message>
            <source>its par is {par}, where 1 to {most} points can be made</source>
            <translation>sein Par ist {par}, möglich sind 1 bis {most} Punkte</translation>
        </message>
        <message>
            <source>its position is wrong: {reason}</source>
            <translation>seine Stellung ist falsch: {reason}</translation>
        </message>
        <message>
            <source>its regions wind: only {pairs} of {every} neighbouring pairs are equal, so that one cell says little about the next</source>
            <translation>ihre Gebiete schlängeln sich: nur {pairs} von {every} Nachbarpaaren sind gleich, sodass ein Feld wenig über das nächste sagt</translation>
        </message>
        <message>
            <source>its {edge} edge is {own} and meets {met}</source>
            <translation>seine Kante {edge} ist {own} und trifft auf {met}</translation>
        </message>
        <message>
            <source>keeps {name}'s {tile} from scoring {points}</source>
            <translation>verhindert, dass {name} mit {tile} {points} Punkte macht</translation>
        </message>
        <message>
            <source>layouts that are easy to read</source>
            <translation>leicht zu lesende Aufteilungen</translation>
        </message>
        <message>
            <source>line {line}: {reason}</source>
            <translation>Zeile {line}: {reason}</translation>
        </message>
        <message>
            <source>loops and dragons left to be closed</source>
            <translation>Schleifen und Drachen, die andere schließen konnten</translation>
        </message>
        <message>
            <source>loops and dragons that were not closed</source>
            <translation>nicht geschlossene Schleifen und Drachen</translation>
        </message>
        <message>
            <source>loses at once</source>
            <translation>verliert sofort</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before closing a loop</source>
            <translation>macht eine Lücke; die muss {enemy} füllen, bevor eine Schleife zu schließen ist</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before completing a dragon</source>
            <translation>macht eine Lücke; die muss {enemy} füllen, bevor ein Drache zu vollenden ist</translation>
        </message>
        <message numerus="yes">
            <source>makes a loop of {n} tiles and wins</source>
            <translation>
                <numerusform>bildet eine Schleife über {n} Plättchen und gewinnt</numerusform>
                <numerusform>bildet eine Schleife über {n} Plättchen und gewinnt</numerusform>
            </translation>
        </message>
        <message>
            <source>makes a place worth {points} points that only your {tile} fits</source>
            <translation>schafft eine Stelle zu {points} Punkten, in die nur dein {tile} passt</translation>
        </message>
        <message>
            <source>makes an eye: your dragon there has {eyes} now</source>
            <translation>macht ein Auge: dein Drache dort hat jetzt {eyes}</translation>
        </message>
        <message>
            <source>markers go on the 49 cells from a1 to g7</source>
            <translation>Marker kommen auf die 49 Felder von a1 bis g7</translation>
        </message>
        <message>
            <source>markers where no atom could be</source>
            <translation>Marker, wo kein Atom sein konnte</translation>
        </message>
        <message>
            <source>marking {cell}</source>
            <translation>{cell} markieren</translation>
        </message>
        <message>
            <source>more probes must tell before a guess is worth it</source>
            <translation>erst müssen weitere Strahlen mehr verraten, bevor sich eine Vermutung lohnt</translation>
        </message>
        <message>
            <source>moves follow after the end of the turn</source>
            <translation>nach dem Ende des Zugs folgen noch Züge</translation>
        </message>
        <message>
            <source>must be a whole number from 0 to 2^128 - 1</source>
            <translation>muss eine ganze Zahl von 0 bis 2^128 − 1 sein</translation>
        </message>
        <message>
            <source>must be a whole number, not {given}</source>
            <translation>muss eine ganze Zahl sein, nicht {given}</translation>
        </message>
        <message>
            <source>must be from {low} to {high}, not {given}</source>
            <translation>muss von {low} bis {high} gehen, nicht {given}</translation>
        </message>
        <message>
            <source>must be {low} or more, not {given}</source>
            <translation>muss {low} oder mehr sein, nicht {given}</translation>
        </message>
        <message>
            <source>needs three or four players</source>
            <translation>braucht drei oder vier Spieler</translation>
        </message>
        <message>
            <source>needs {other}</source>
            <translation>braucht {other}</translation>
        </message>
        <message>
            <source>no covered cell can follow: end the turn</source>
            <translation>kein verdecktes Feld kann folgen: beende den Zug</translation>
        </message>
        <message>
            <source>no loop can be forced within {turns} turns</source>
            <translation>in {turns} Zügen lässt sich keine Schleife erzwingen</translation>
        </message>
        <message>
            <source>no move avoids the defeat</source>
            <translation>kein Zug verhindert die Niederlage</translation>
        </message>
        <message>
            <source>no move captures anything</source>
            <translation>kein Zug schlägt etwas</translation>
        </message>
        <message>
            <source>no move is longer than {most} characters</source>
            <translation>kein Zug ist länger als {most} Zeichen</translation>
        </message>
        <message>
            <source>no placement scores</source>
            <translation>kein Zug bringt Punkte</translation>
        </message>
        <message>
            <source>no probe can tell its atoms from another placement</source>
            <translation>kein Strahl unterscheidet seine Atome von einer anderen Anordnung</translation>
        </message>
        <message numerus="yes">
            <source>no probe can tell the {n} placements apart that explain every mark</source>
            <translation>
                <numerusform>kein Strahl unterscheidet die Anordnung, die jedes Zeichen erklärt</numerusform>
                <numerusform>kein Strahl unterscheidet die {n} Anordnungen, die jedes Zeichen erklären</numerusform>
            </translation>
        </message>
        <message>
            <source>no probe can tell these atoms from some others, so they must be guessed</source>
            <translation>kein Strahl unterscheidet diese Atome von gewissen anderen, also bleibt nur zu raten</translation>
        </message>
        <message>
            <source>no stack holds that many pieces</source>
            <translation>so viele Steine hat kein Stapel</translation>
        </message>
        <message>
            <source>no such option; do you mean {name}?</source>
            <translation>diese Option gibt es nicht; ist {name} gemeint?</translation>
        </message>
        <message>
            <source>no such option; there are: {names}</source>
            <translation>diese Option gibt es nicht; es gibt: {names}</translation>
        </message>
        <message>
            <source>no such option; this game has none</source>
            <translation>diese Option gibt es nicht; dieses Spiel hat keine</translation>
        </message>
        <message>
            <source>no tile is drawn now</source>
            <translation>jetzt wird kein Plättchen gezogen</translation>
        </message>
        <message>
            <source>no turn is longer than {most} characters</source>
            <translation>kein Zug ist länger als {most} Zeichen</translation>
        </message>
        <message>
            <source>no win can be forced within {turns} moves</source>
            <translation>in {turns} Zügen lässt sich kein Sieg erzwingen</translation>
        </message>
        <message>
            <source>nobody has asked to take back</source>
            <translation>niemand hat um Zurücknahme gebeten</translation>
        </message>
        <message>
            <source>nobody has proposed a draw</source>
            <translation>niemand hat Remis angeboten</translation>
        </message>
        <message>
            <source>nobody wins: {reason}</source>
            <translation>niemand gewinnt: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>about {left:,.0f} of {n:,} placements stay possible on average</source>
            <translation>
                <numerusform>im Mittel bleibt etwa {left:,.0f} von {n:,} Anordnung möglich</numerusform>
                <numerusform>im Mittel bleiben etwa {left:,.0f} von {n:,} Anordnungen möglich</numerusform>
            </translation>
        </message>
        <message>
            <source>none of your tiles fits, so {tile} goes back into the sack</source>
            <translation>keins deiner Plättchen passt, also geht {tile} zurück in den Beutel</translation>
        </message>
        <message>
            <source>not guessing in time</source>
            <translation>zu spätes Raten</translation>
        </message>
        <message>
            <source>nothing can follow {word}</source>
            <translation>nach {word} kann nichts folgen</translation>
        </message>
        <message>
            <source>nothing can follow “end”</source>
            <translation>nach „end“ kann nichts folgen</translation>
        </message>
        <message>
            <source>nothing is known yet, so every ray tells much</source>
            <translation>noch ist nichts bekannt, also verrät jeder Strahl viel</translation>
        </message>
        <message>
            <source>nothing is left to chance in a puzzle: name a cell, or end the turn</source>
            <translation>in einem Rätsel bleibt nichts dem Zufall überlassen: nenne ein Feld oder beende den Zug</translation>
        </message>
        <message>
            <source>nothing is left to uncover, which ends {name}'s turn</source>
            <translation>es ist nichts mehr aufzudecken; damit endet der Zug von {name}</translation>
        </message>
        <message>
            <source>nothing should follow the end of the record</source>
            <translation>nach dem Ende der Aufzeichnung darf nichts folgen</translation>
        </message>
        <message>
            <source>nothing was drawn here</source>
            <translation>hier wurde nichts gezogen</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>on {cell}</source>
            <translation>auf {cell}</translation>
        </message>
        <message>
            <source>one colon stands between tile and position</source>
            <translation>zwischen Plättchen und Stelle steht ein Doppelpunkt</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions}</source>
            <translation>eine der Lücken an den Stellen {positions}</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions} must be filled</source>
            <translation>eine der Lücken an den Stellen {positions} muss gefüllt werden</translation>
        </message>
        <message>
            <source>only matches against the computer are rated</source>
            <translation>gewertet werden nur Partien gegen den Computer</translation>
        </message>
        <message>
            <source>only matches of one person against one computer player are rated</source>
            <translation>gewertet werden nur Partien einer Person gegen einen Computerspieler</translation>
        </message>
        <message>
            <source>only one guess a turn</source>
            <translation>nur eine Vermutung je Zug</translation>
        </message>
        <message>
            <source>only one probe a turn: {port} would be the second</source>
            <translation>nur ein Strahl je Zug: {port} wäre der zweite</translation>
        </message>
        <message>
            <source>only these four cells explain every mark</source>
            <translation>nur diese vier Felder erklären jedes Zeichen</translation>
        </message>
        <message>
            <source>only {name}, who is to move, may claim a tie</source>
            <translation>nur {name} ist am Zug und darf Gleichstand ausrufen</translation>
        </message>
        <message>
            <source>only {state} fits on {cell}, so that it would lie there already</source>
            <translation>auf {cell} passt nur {state}; das läge also schon dort</translation>
        </message>
        <message>
            <source>place your layout first</source>
            <translation>lege zuerst deine Aufteilung fest</translation>
        </message>
        <message>
            <source>ply 0 should stand here</source>
            <translation>hier sollte Zug 0 stehen</translation>
        </message>
        <message>
            <source>ply {expected} was expected here, not {found}</source>
            <translation>hier wurde Zug {expected} erwartet, nicht {found}</translation>
        </message>
        <message>
            <source>ply {name} stands in this study twice</source>
            <translation>der Zug {name} steht zweimal in dieser Analyse</translation>
        </message>
        <message>
            <source>points that were left</source>
            <translation>liegen gelassene Punkte</translation>
        </message>
        <message>
            <source>pool_size {size} needs {needed} tiles, but num_digits {digits} makes only {there}</source>
            <translation>pool_size {size} braucht {needed} Plättchen, num_digits {digits} ergibt aber nur {there}</translation>
        </message>
        <message>
            <source>port {port} has the mark {mark} already: probe another one</source>
            <translation>Öffnung {port} hat schon das Zeichen {mark}: nimm eine andere</translation>
        </message>
        <message numerus="yes">
            <source>probing once more first wins {later:.0%}, guessing one of {n} placements {now:.0%}</source>
            <translation>
                <numerusform>erst noch einen Strahl senden gewinnt zu {later:.0%}, eine von {n} Anordnung raten zu {now:.0%}</numerusform>
                <numerusform>erst noch einen Strahl senden gewinnt zu {later:.0%}, eine von {n} Anordnungen raten zu {now:.0%}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>rays come out turned at only {n} of the 28 ports, so they tell little</source>
            <translation>
                <numerusform>Strahlen kommen nur an {n} der 28 Öffnungen abgelenkt heraus und verraten wenig</numerusform>
                <numerusform>Strahlen kommen nur an {n} der 28 Öffnungen abgelenkt heraus und verraten wenig</numerusform>
            </translation>
        </message>
        <message>
            <source>cells left to chance</source>
            <translation>dem Zufall überlassene Felder</translation>
        </message>
        <message numerus="yes">
            <source>leaves {n} tiles missing to a closed dragon of yours, {before} before</source>
            <translation>
                <numerusform>lässt einem geschlossenen Drachen von dir {n} Plättchen fehlen, vorher {before}</numerusform>
                <numerusform>lässt einem geschlossenen Drachen von dir {n} Plättchen fehlen, vorher {before}</numerusform>
            </translation>
        </message>
        <message>
            <source>leaving it to chance</source>
            <translation>es dem Zufall überlassen</translation>
        </message>
        <message>
            <source>moves that promised less</source>
            <translation>Züge, die weniger versprachen</translation>
        </message>
        <message>
            <source>probing {port}</source>
            <translation>ein Strahl bei {port}</translation>
        </message>
        <message>
            <source>rays that could tell little</source>
            <translation>Strahlen, die wenig verraten konnten</translation>
        </message>
        <message numerus="yes">
            <source>region {label} has {n} cells, not {value}</source>
            <translation>
                <numerusform>Gebiet {label} hat {n} Feld, nicht {value}</numerusform>
                <numerusform>Gebiet {label} hat {n} Felder, nicht {value}</numerusform>
            </translation>
        </message>
        <message>
            <source>region {label} is torn apart: {here} is not joined to {there}</source>
            <translation>Gebiet {label} hängt nicht zusammen: {here} ist nicht mit {there} verbunden</translation>
        </message>
        <message>
            <source>saves {cells} from capture</source>
            <translation>rettet {cells} vor dem Schlagen</translation>
        </message>
        <message>
            <source>say how many go to each cell: {example}</source>
            <translation>sag, wie viele auf jedes Feld ziehen: {example}</translation>
        </message>
        <message>
            <source>something is missing before or after a comma</source>
            <translation>vor oder nach einem Komma fehlt etwas</translation>
        </message>
        <message>
            <source>stacks that could be captured</source>
            <translation>Stapel, die geschlagen werden konnten</translation>
        </message>
        <message>
            <source>stops {enemy} at position {positions}, where one tile would have {done}</source>
            <translation>hält {enemy} bei Stelle {positions} auf: dort könnte ein einziges Plättchen {done}</translation>
        </message>
        <message>
            <source>take the last move back first: it lets the win slip</source>
            <translation>nimm zuerst den letzten Zug zurück: er verspielt den Sieg</translation>
        </message>
        <message>
            <source>the atoms are hidden already: hiding is for the first round</source>
            <translation>die Atome sind schon versteckt: versteckt wird in der ersten Runde</translation>
        </message>
        <message>
            <source>the atoms in {name}'s box are on {cells}</source>
            <translation>die Atome in der Box von {name} sind auf {cells}</translation>
        </message>
        <message>
            <source>the box of {name} needs {atoms} atoms, not {count}</source>
            <translation>die Box von {name} braucht {atoms} Atome, nicht {count}</translation>
        </message>
        <message>
            <source>the coach gave advice</source>
            <translation>der Trainer hat geraten</translation>
        </message>
        <message>
            <source>the comments of a study have at most {most} characters</source>
            <translation>die Kommentare einer Analyse haben zusammen höchstens {most} Zeichen</translation>
        </message>
        <message>
            <source>the file ends too early; something is missing after this</source>
            <translation>die Datei endet zu früh; danach fehlt etwas</translation>
        </message>
        <message>
            <source>the file was changed after it was saved; every move was read</source>
            <translation>die Datei wurde nach dem Speichern geändert; jeder Zug wurde gelesen</translation>
        </message>
        <message>
            <source>the first round is for hiding four atoms in {name}'s box</source>
            <translation>die erste Runde ist da, um vier Atome in der Box von {name} zu verstecken</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {cell} stands there twice</source>
            <translation>die vier Atome liegen auf verschiedenen Feldern: {cell} steht zweimal da</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {first} and {second} are the same cell</source>
            <translation>die vier Atome liegen auf verschiedenen Feldern: {first} und {second} sind dasselbe Feld</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>the game would be over: {why}</source>
            <translation>die Partie wäre zu Ende: {why}</translation>
        </message>
        <message>
            <source>the gap at position {position}</source>
            <translation>die Lücke an Stelle {position}</translation>
        </message>
        <message>
            <source>the gap at position {position} must be filled</source>
            <translation>die Lücke an Stelle {position} muss gefüllt werden</translation>
        </message>
        <message>
            <source>the head of the record should have “{key}:” here</source>
            <translation>im Kopf der Aufzeichnung sollte hier „{key}:“ stehen</translation>
        </message>
        <message>
            <source>the last answer is missing</source>
            <translation>die letzte Antwort fehlt</translation>
        </message>
        <message>
            <source>the last line is damaged</source>
            <translation>die letzte Zeile ist beschädigt</translation>
        </message>
        <message>
            <source>the last ply should be {named}, but it is {last}</source>
            <translation>der letzte Zug sollte {named} sein, ist aber {last}</translation>
        </message>
        <message>
            <source>the layout beginning with {labels}</source>
            <translation>die mit {labels} beginnende Aufteilung</translation>
        </message>
        <message>
            <source>the lens was on</source>
            <translation>die Linse war an</translation>
        </message>
        <message>
            <source>the line of {port} is the least known</source>
            <translation>über die Linie von {port} ist am wenigsten bekannt</translation>
        </message>
        <message>
            <source>the match cannot begin: {reason}</source>
            <translation>die Partie kann nicht beginnen: {reason}</translation>
        </message>
        <message>
            <source>the middle of a side tells most about an untouched box</source>
            <translation>die Mitte einer Seite sagt am meisten über eine unberührte Box</translation>
        </message>
        <message>
            <source>the number of the ply cannot be read; the last one is shown</source>
            <translation>die Nummer des Zugs ist nicht zu lesen; gezeigt wird der letzte</translation>
        </message>
        <message>
            <source>the part “{name}” stands in the record twice</source>
            <translation>der Teil „{name}“ steht zweimal in der Aufzeichnung</translation>
        </message>
        <message>
            <source>the parts of a record have at most {most} lines</source>
            <translation>die Teile einer Aufzeichnung haben höchstens {most} Zeilen</translation>
        </message>
        <message>
            <source>the player to move must have pieces</source>
            <translation>wer am Zug ist, muss Steine haben</translation>
        </message>
        <message>
            <source>the player to move, {name}, has no pieces</source>
            <translation>{name} ist am Zug und hat keine Steine</translation>
        </message>
        <message numerus="yes">
            <source>the pool of {name} needs 1 to {n} tiles, not {count}</source>
            <translation>
                <numerusform>der Vorrat von {name} braucht genau 1 Plättchen, nicht {count}</numerusform>
                <numerusform>der Vorrat von {name} braucht 1 bis {n} Plättchen, nicht {count}</numerusform>
            </translation>
        </message>
        <message>
            <source>the ports are 1 to 14 and a to n</source>
            <translation>die Öffnungen heißen 1 bis 14 und a bis n</translation>
        </message>
        <message>
            <source>the position is missing: write it on the colon's other side</source>
            <translation>die Stelle fehlt: schreib sie auf die andere Seite des Doppelpunkts</translation>
        </message>
        <message>
            <source>the position the match begins with cannot be read</source>
            <translation>die Stellung, mit der die Partie beginnt, ist nicht zu lesen</translation>
        </message>
        <message>
            <source>the position this match began with is a secret until it is over</source>
            <translation>die Stellung, mit der diese Partie begann, bleibt bis zum Ende geheim</translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for a guess</source>
            <translation>
                <numerusform>der Strahl ist verbraucht, und {n:,} Anordnung ist zu viel für eine Vermutung</numerusform>
                <numerusform>der Strahl ist verbraucht, und {n:,} Anordnungen sind zu viele für eine Vermutung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for the last guess</source>
            <translation>
                <numerusform>der Strahl ist verbraucht, und {n:,} Anordnung ist zu viel für die letzte Vermutung</numerusform>
                <numerusform>der Strahl ist verbraucht, und {n:,} Anordnungen sind zu viele für die letzte Vermutung</numerusform>
            </translation>
        </message>
        <message>
            <source>the sealed text is damaged</source>
            <translation>der versiegelte Text ist beschädigt</translation>
        </message>
        <message>
            <source>the seat is missing or not in this match</source>
            <translation>der Platz fehlt oder kommt in dieser Partie nicht vor</translation>
        </message>
        <message>
            <source>the seed cannot be read; later draws will differ</source>
            <translation>der Startwert ist nicht zu lesen; spätere Ziehungen werden anders ausfallen</translation>
        </message>
        <message>
            <source>the symbols are {symbols}</source>
            <translation>die Zeichen sind {symbols}</translation>
        </message>
        <message>
            <source>the text of a position is needed</source>
            <translation>der Text einer Stellung wird gebraucht</translation>
        </message>
        <message>
            <source>the tile on {cell} does not fit: its {ours} meets {theirs}</source>
            <translation>das Plättchen auf {cell} passt nicht: seine {ours} trifft auf {theirs}</translation>
        </message>
        <message>
            <source>the tile on {cell} touches none of the others</source>
            <translation>das Plättchen auf {cell} berührt keins der anderen</translation>
        </message>
        <message>
            <source>the tiles ran out</source>
            <translation>die Plättchen sind ausgegangen</translation>
        </message>
        <message>
            <source>the tiles ran out and nobody leads in eyes of a complete dragon</source>
            <translation>die Plättchen sind ausgegangen, und niemand führt nach Augen eines vollständigen Drachen</translation>
        </message>
        <message numerus="yes">
            <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
            <translation>
                <numerusform>die Plättchen sind ausgegangen, und {name} hat den größten vollständigen Drachen, {n} Plättchen</numerusform>
                <numerusform>die Plättchen sind ausgegangen, und {name} hat den größten vollständigen Drachen, {n} Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>the variations of a study have at most {most} plies</source>
            <translation>die Varianten einer Analyse haben höchstens {most} Züge</translation>
        </message>
        <message numerus="yes">
            <source>the {n} pieces of {name} leave the board</source>
            <translation>
                <numerusform>{n} Stein von {name} verlässt das Brett</numerusform>
                <numerusform>{n} Steine von {name} verlassen das Brett</numerusform>
            </translation>
        </message>
        <message>
            <source>there are more draws than were due</source>
            <translation>es sind mehr Ziehungen, als fällig waren</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles, and one must be left</source>
            <translation>es gibt nur {tiles} Plättchen, und eins muss übrig bleiben</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles: with {placed} on the table {pool} cannot be left</source>
            <translation>es gibt nur {tiles} Plättchen: mit {placed} auf dem Tisch können nicht {pool} übrig sein</translation>
        </message>
        <message>
            <source>there are players 0 to {last}</source>
            <translation>es gibt die Spieler 0 bis {last}</translation>
        </message>
        <message>
            <source>there are plies 0 to {last}</source>
            <translation>es gibt die Züge 0 bis {last}</translation>
        </message>
        <message>
            <source>there are too many moves to look at all of them</source>
            <translation>es gibt zu viele Züge, um alle anzusehen</translation>
        </message>
        <message>
            <source>there are {pieces} pieces each, but {name} has {count}</source>
            <translation>jeder hat {pieces} Steine, aber {name} hat {count}</translation>
        </message>
        <message>
            <source>there is no computer player for {game} yet</source>
            <translation>für {game} gibt es noch keinen Computerspieler</translation>
        </message>
        <message>
            <source>there is no kind of puzzle “{kind}”; there are: {kinds}</source>
            <translation>eine Rätselart „{kind}“ gibt es nicht; es gibt: {kinds}</translation>
        </message>
        <message>
            <source>there is no level {wanted}; there are: {known}, random</source>
            <translation>eine Stufe {wanted} gibt es nicht; es gibt: {known}, random</translation>
        </message>
        <message>
            <source>there is no ply {name} in this study</source>
            <translation>in dieser Analyse gibt es keinen Zug {name}</translation>
        </message>
        <message>
            <source>there is no position {number}: positions go from 1 to {count}</source>
            <translation>eine Stelle {number} gibt es nicht: die Stellen gehen von 1 bis {count}</translation>
        </message>
        <message>
            <source>there is no position {number}: there are {count} positions</source>
            <translation>eine Stelle {number} gibt es nicht: es gibt {count} Stellen</translation>
        </message>
        <message>
            <source>there is no such game; there are: {games}</source>
            <translation>dieses Spiel gibt es nicht; es gibt: {games}</translation>
        </message>
        <message>
            <source>there is no tile state {state}: states go from {first} to {last}</source>
            <translation>eine Lage {state} gibt es nicht: die Lagen gehen von {first} bis {last}</translation>
        </message>
        <message>
            <source>there is no tile {tile}: a tile has three different digits</source>
            <translation>ein Plättchen {tile} gibt es nicht: ein Plättchen hat drei verschiedene Ziffern</translation>
        </message>
        <message>
            <source>there is no tile {tile}: its digits go from 1 to {most}</source>
            <translation>ein Plättchen {tile} gibt es nicht: seine Ziffern gehen von 1 bis {most}</translation>
        </message>
        <message>
            <source>there is no way back from ply {ply} to ply {wanted}</source>
            <translation>von Zug {ply} führt kein Weg zurück zu Zug {wanted}</translation>
        </message>
        <message>
            <source>there is no {tile} in the sack</source>
            <translation>im Beutel ist kein {tile}</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>es gibt nichts zu ziehen</translation>
        </message>
        <message>
            <source>there is nothing to make again</source>
            <translation>es gibt nichts zu wiederholen</translation>
        </message>
        <message>
            <source>there is nothing to take back</source>
            <translation>es gibt nichts zurückzunehmen</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is twice {place}</source>
            <translation>es gibt nur ein Plättchen {tile}, und es ist zweimal {place}</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is {place} and {other}</source>
            <translation>es gibt nur ein Plättchen {tile}, und es ist {place} und {other}</translation>
        </message>
        <message>
            <source>these cells look likeliest, one ray at a time</source>
            <translation>diese Felder wirken am wahrscheinlichsten, wenn man jeden Strahl einzeln nimmt</translation>
        </message>
        <message>
            <source>this attempt is over</source>
            <translation>dieser Versuch ist vorbei</translation>
        </message>
        <message>
            <source>this computer player was not measured</source>
            <translation>dieser Computerspieler wurde nicht gemessen</translation>
        </message>
        <message>
            <source>this file is larger than {most}, the most that is read</source>
            <translation>diese Datei ist größer als {most}; mehr wird nicht gelesen</translation>
        </message>
        <message>
            <source>this is a device, not a file</source>
            <translation>das ist ein Gerät, keine Datei</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>das ist ein Ordner, keine Datei</translation>
        </message>
        <message>
            <source>this is a move of {other}, and you are playing {game}</source>
            <translation>das ist ein Zug in {other}, und du spielst {game}</translation>
        </message>
        <message>
            <source>this is a pipe, not a file</source>
            <translation>das ist eine Pipe, keine Datei</translation>
        </message>
        <message>
            <source>this is a serious match: go on after all that has been shown</source>
            <translation>das ist eine ernste Partie: nach allem, was gezeigt wurde, geht es nur weiter</translation>
        </message>
        <message>
            <source>this is a serious match: what has been shown is not taken back</source>
            <translation>das ist eine ernste Partie: was gezeigt wurde, wird nicht zurückgenommen</translation>
        </message>
        <message>
            <source>this is a socket, not a file</source>
            <translation>das ist ein Socket, keine Datei</translation>
        </message>
        <message>
            <source>this is no move of {game}</source>
            <translation>das ist kein Zug in {game}</translation>
        </message>
        <message>
            <source>this is no record: it should begin with “{title}”</source>
            <translation>das ist keine Aufzeichnung: sie müsste mit „{title}“ beginnen</translation>
        </message>
        <message>
            <source>this is the main line already</source>
            <translation>das ist schon die Hauptvariante</translation>
        </message>
        <message>
            <source>this is too long for a turn: write 123:6, or 245</source>
            <translation>das ist zu lang für einen Zug: schreib 123:6 oder 245</translation>
        </message>
        <message>
            <source>this lesson is over</source>
            <translation>diese Lektion ist zu Ende</translation>
        </message>
        <message>
            <source>this line belongs to no part of the record</source>
            <translation>diese Zeile gehört zu keinem Teil der Aufzeichnung</translation>
        </message>
        <message>
            <source>this line belongs to no ply of the study</source>
            <translation>diese Zeile gehört zu keinem Zug der Analyse</translation>
        </message>
        <message>
            <source>this line is no ply; expected its number, the seat and a move</source>
            <translation>diese Zeile ist kein Zug; erwartet werden seine Nummer, der Platz und ein Zug</translation>
        </message>
        <message>
            <source>this line of the study cannot be read</source>
            <translation>diese Zeile der Analyse ist nicht lesbar</translation>
        </message>
        <message>
            <source>this position has occurred three times: a tie may be claimed</source>
            <translation>diese Stellung kam dreimal vor: Gleichstand darf ausgerufen werden</translation>
        </message>
        <message>
            <source>this position holds secrets until the game is over</source>
            <translation>diese Stellung enthält Geheimnisse, bis die Partie zu Ende ist</translation>
        </message>
        <message>
            <source>this record has format {found}, made by a newer Quincunx; this one reads up to format {known}</source>
            <translation>diese Aufzeichnung hat Format {found} und stammt von einem neueren Quincunx; dieses liest bis Format {known}</translation>
        </message>
        <message>
            <source>this turn's guess is spent, and there is nothing left to probe in it</source>
            <translation>die Vermutung dieses Zugs ist verbraucht, und es bleibt kein Strahl zu schicken</translation>
        </message>
        <message>
            <source>threatens to win in {count} places at once</source>
            <translation>droht, an {count} Stellen zugleich zu gewinnen</translation>
        </message>
        <message>
            <source>threatens to win with one more tile</source>
            <translation>droht, mit einem weiteren Plättchen zu gewinnen</translation>
        </message>
        <message>
            <source>threatens to win with one more tile while {enemy} has a gap to fill</source>
            <translation>droht, mit einem weiteren Plättchen zu gewinnen, während {enemy} eine Lücke füllen muss</translation>
        </message>
        <message>
            <source>threatens {cells} at once</source>
            <translation>bedroht {cells} zugleich</translation>
        </message>
        <message>
            <source>threatens {cell}</source>
            <translation>bedroht {cell}</translation>
        </message>
        <message>
            <source>tie claimed: the position occurred three times</source>
            <translation>Gleichstand ausgerufen: die Stellung kam dreimal vor</translation>
        </message>
        <message>
            <source>ties: two pieces are left and neither can capture the other</source>
            <translation>Gleichstand: zwei Steine sind übrig, und keiner kann den anderen schlagen</translation>
        </message>
        <message>
            <source>tiles and places that promised less</source>
            <translation>Plättchen und Plätze, die weniger versprachen</translation>
        </message>
        <message>
            <source>tiles that helped too little</source>
            <translation>Plättchen, die zu wenig halfen</translation>
        </message>
        <message>
            <source>turns ended without a ray</source>
            <translation>Züge, die ohne Strahl endeten</translation>
        </message>
        <message>
            <source>two atoms lie on {cell} in the box of {name}</source>
            <translation>auf {cell} liegen zwei Atome in der Box von {name}</translation>
        </message>
        <message>
            <source>two pieces are left and neither can be captured</source>
            <translation>zwei Steine sind übrig, und keiner kann geschlagen werden</translation>
        </message>
        <message>
            <source>type a layout, or random</source>
            <translation>tippe eine Aufteilung oder random</translation>
        </message>
        <message>
            <source>type four cells, such as a1,a2,d4,d5</source>
            <translation>tippe vier Felder, etwa a1,a2,d4,d5</translation>
        </message>
        <message>
            <source>type markers such as +b3 or /b3, a port from 1 to 14 or a to n, ? or end</source>
            <translation>tippe Marker wie +b3 oder /b3, eine Öffnung von 1 bis 14 oder a bis n, ? oder end</translation>
        </message>
        <message>
            <source>uncovering cells that promised less</source>
            <translation>Felder, die weniger versprachen</translation>
        </message>
        <message>
            <source>uncovering one cell too many</source>
            <translation>ein aufgedecktes Feld zu viel</translation>
        </message>
        <message>
            <source>unmarking {cell}</source>
            <translation>den Marker von {cell} nehmen</translation>
        </message>
        <message>
            <source>waits for a better chance</source>
            <translation>wartet auf eine bessere Gelegenheit</translation>
        </message>
        <message>
            <source>what was played cannot be deleted</source>
            <translation>was gespielt wurde, lässt sich nicht löschen</translation>
        </message>
        <message>
            <source>who always hides what is hardest can be learnt, so now and then it is easier</source>
            <translation>wer immer das Schwerste versteckt, ist auszurechnen, darum ist es ab und zu leichter</translation>
        </message>
        <message numerus="yes">
            <source>wins by force within your next {n} turns, whatever {enemy} does</source>
            <translation>
                <numerusform>gewinnt zwingend in deinem nächsten Zug, was immer {enemy} macht</numerusform>
                <numerusform>gewinnt zwingend in deinen nächsten {n} Zügen, was immer {enemy} macht</numerusform>
            </translation>
        </message>
        <message>
            <source>wins by force, whatever {enemy} does</source>
            <translation>gewinnt zwingend, was immer {enemy} macht</translation>
        </message>
        <message>
            <source>wins with the last tile</source>
            <translation>gewinnt mit dem letzten Plättchen</translation>
        </message>
        <message>
            <source>wins: it leaves nobody else a legal move</source>
            <translation>gewinnt: niemand sonst hat noch einen erlaubten Zug</translation>
        </message>
        <message>
            <source>with these options the computer players were not measured</source>
            <translation>mit diesen Optionen wurden die Computerspieler nicht gemessen</translation>
        </message>
        <message>
            <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
            <translation>schreib +{cell}, um das Feld {cell} zu markieren, oder /{cell}, um seinen Marker zu entfernen</translation>
        </message>
        <message>
            <source>you have no tile, not {tile}</source>
            <translation>du hast kein Plättchen, nicht {tile}</translation>
        </message>
        <message>
            <source>you have {tiles}, not {tile}</source>
            <translation>du hast {tiles}, nicht {tile}</translation>
        </message>
        <message>
            <source>your layout is placed already and stays as it is</source>
            <translation>deine Aufteilung steht schon fest und bleibt, wie sie ist</translation>
        </message>
        <message>
            <source>{cell} belongs to the guess: {why}</source>
            <translation>{cell} gehört zur Vermutung: {why}</translation>
        </message>
        <message>
            <source>{cell} cannot be taken: the first move of the game may not capture</source>
            <translation>{cell} lässt sich nicht schlagen: der erste Zug der Partie darf nicht schlagen</translation>
        </message>
        <message>
            <source>{cell} has a marker already</source>
            <translation>{cell} hat schon einen Marker</translation>
        </message>
        <message>
            <source>{cell} has no marker to remove</source>
            <translation>{cell} hat keinen Marker, der zu entfernen wäre</translation>
        </message>
        <message>
            <source>{cell} holds {held}, not {count}</source>
            <translation>auf {cell}: {held}, nicht {count}</translation>
        </message>
        <message>
            <source>{cell} is empty</source>
            <translation>{cell} ist leer</translation>
        </message>
        <message>
            <source>{cell} is named twice</source>
            <translation>{cell} ist zweimal genannt</translation>
        </message>
        <message>
            <source>{cell} is named twice: a cell is uncovered once</source>
            <translation>{cell} ist zweimal genannt: ein Feld wird nur einmal aufgedeckt</translation>
        </message>
        <message numerus="yes">
            <source>{cell} is not capturable: {n} pieces see its {height}</source>
            <translation>
                <numerusform>{cell} lässt sich nicht schlagen: {n} Stein sieht seine {height}</numerusform>
                <numerusform>{cell} lässt sich nicht schlagen: {n} Steine sehen seine {height}</numerusform>
            </translation>
        </message>
        <message>
            <source>{cell} is not on the board</source>
            <translation>{cell} ist nicht auf dem Brett</translation>
        </message>
        <message>
            <source>{cell} is not on the board: its cells are {first} to {last}</source>
            <translation>{cell} ist nicht auf dem Brett: seine Felder gehen von {first} bis {last}</translation>
        </message>
        <message>
            <source>{cell} is not one of the four cells to guess</source>
            <translation>{cell} gehört nicht zu den vier Feldern der Vermutung</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on every opponent's board</source>
            <translation>{cell} ist auf allen gegnerischen Brettern schon aufgedeckt</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on the opponent's board</source>
            <translation>{cell} ist auf dem gegnerischen Brett schon aufgedeckt</translation>
        </message>
        <message>
            <source>{cell} is {name}'s stack</source>
            <translation>{cell} ist ein Stapel von {name}</translation>
        </message>
        <message>
            <source>{cell} must hold 1 to {most} pieces</source>
            <translation>{cell} muss 1 bis {most} Steine haben</translation>
        </message>
        <message>
            <source>{cell} must hold a colour and a height</source>
            <translation>{cell} braucht eine Farbe und eine Höhe</translation>
        </message>
        <message numerus="yes">
            <source>{clause}, and {n} tiles fall into place</source>
            <translation>
                <numerusform>{clause}, und {n} Plättchen folgt von selbst</numerusform>
                <numerusform>{clause}, und {n} Plättchen folgen von selbst</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} first moves solve it, not one</source>
            <translation>{count} erste Züge lösen es, nicht einer</translation>
        </message>
        <message>
            <source>{does}, and none of your stacks can be captured</source>
            <translation>{does}, und keiner deiner Stapel kann geschlagen werden</translation>
        </message>
        <message>
            <source>{does}, though {cells} can be captured</source>
            <translation>{does}, trotz Gefahr für {cells}</translation>
        </message>
        <message>
            <source>{entrant}: {reason}</source>
            <translation>{entrant}: {reason}</translation>
        </message>
        <message>
            <source>{faults} in {moves}.</source>
            <translation>{faults} in {moves}.</translation>
        </message>
        <message>
            <source>{fewest} to {most}</source>
            <translation>{fewest} bis {most}</translation>
        </message>
        <message>
            <source>{gains}, but {end}</source>
            <translation>{gains}, aber {end}</translation>
        </message>
        <message>
            <source>{game} has no option {options}. It was ignored.</source>
            <translation>{game} hat keine Option {options}. Sie wurde ignoriert.</translation>
        </message>
        <message>
            <source>{game} has no set-up positions</source>
            <translation>{game} kennt keine aufgebauten Stellungen</translation>
        </message>
        <message>
            <source>{game} leaves nothing to chance</source>
            <translation>{game} überlässt nichts dem Zufall</translation>
        </message>
        <message>
            <source>{game} takes {allowed} players, not {count}</source>
            <translation>für {game} braucht es {allowed} Spieler, nicht {count}</translation>
        </message>
        <message>
            <source>{gap} must be filled first</source>
            <translation>zuerst muss {gap} gefüllt werden</translation>
        </message>
        <message numerus="yes">
            <source>{moved}: {n} stand there</source>
            <translation>
                <numerusform>{moved}: dort steht {n}</numerusform>
                <numerusform>{moved}: dort stehen {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>{moves} and nothing given away.</source>
            <translation>{moves}, und nichts verschenkt.</translation>
        </message>
        <message>
            <source>{names} have no pieces left</source>
            <translation>{names} haben keine Steine mehr</translation>
        </message>
        <message>
            <source>{names} tie: {reason}</source>
            <translation>Gleichstand zwischen {names}: {reason}</translation>
        </message>
        <message>
            <source>{name} accepts the draw</source>
            <translation>{name} nimmt das Remis an</translation>
        </message>
        <message>
            <source>{name} alone completed a dragon</source>
            <translation>{name} allein hat einen Drachen vollendet</translation>
        </message>
        <message>
            <source>{name} calls the game a tie</source>
            <translation>{name} ruft Gleichstand aus</translation>
        </message>
        <message>
            <source>{name} can know after one more probe, and this is 1 in {count}</source>
            <translation>{name} kann es nach einem weiteren Strahl wissen, und hier ist die Aussicht 1 zu {count}</translation>
        </message>
        <message numerus="yes">
            <source>{name} captures {owner}'s stack of {n} on {cell}</source>
            <translation>
                <numerusform>{name} schlägt auf {cell} den Stein von {owner}</numerusform>
                <numerusform>{name} schlägt auf {cell} den {n}er-Stapel von {owner}</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
            <translation>{name} schließt ein Loch zu {value}: {one} + {two} + {three}</translation>
        </message>
        <message numerus="yes">
            <source>{name} completed a dragon with {n} eyes or more</source>
            <translation>
                <numerusform>{name} hat einen Drachen mit {n} Auge oder mehr vollendet</numerusform>
                <numerusform>{name} hat einen Drachen mit {n} Augen oder mehr vollendet</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} draws {tile}</source>
            <translation>{name} zieht {tile}</translation>
        </message>
        <message>
            <source>{name} ends the turn</source>
            <translation>{name} beendet den Zug</translation>
        </message>
        <message>
            <source>{name} formed a loop of {length} tiles</source>
            <translation>{name} hat eine Schleife über {length} Plättchen gebildet</translation>
        </message>
        <message>
            <source>{name} formed the longer loop, {longest} tiles to {shortest}</source>
            <translation>{name} hat die längere Schleife gebildet, {longest} Plättchen gegen {shortest}</translation>
        </message>
        <message>
            <source>{name} found the four atoms</source>
            <translation>{name} hat die vier Atome gefunden</translation>
        </message>
        <message>
            <source>{name} gains {won} and has {score}</source>
            <translation>{name} gewinnt {won} dazu und hat {score}</translation>
        </message>
        <message>
            <source>{name} guessed wrong three times</source>
            <translation>{name} hat dreimal falsch geraten</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is right</source>
            <translation>{name} vermutet {cells}: das ist richtig</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is wrong, and it was the last guess</source>
            <translation>{name} vermutet {cells}: das ist falsch, und es war die letzte Vermutung</translation>
        </message>
        <message numerus="yes">
            <source>{name} guesses {cells}: that is wrong, and {n} guesses are left</source>
            <translation>
                <numerusform>{name} vermutet {cells}: das ist falsch; {n} Vermutung bleibt</numerusform>
                <numerusform>{name} vermutet {cells}: das ist falsch; {n} Vermutungen bleiben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has a complete dragon with {n} eyes, more than any enemy</source>
            <translation>
                <numerusform>{name} hat einen vollständigen Drachen mit {n} Auge, mehr als jeder gegnerische</numerusform>
                <numerusform>{name} hat einen vollständigen Drachen mit {n} Augen, mehr als jeder gegnerische</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has a loop of {n} tiles</source>
            <translation>
                <numerusform>{name} hat eine Schleife über {n} Plättchen</numerusform>
                <numerusform>{name} hat eine Schleife über {n} Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has already agreed to the draw</source>
            <translation>{name} hat dem Remis schon zugestimmt</translation>
        </message>
        <message>
            <source>{name} has already asked to take back</source>
            <translation>{name} hat schon um Zurücknahme gebeten</translation>
        </message>
        <message>
            <source>{name} has already proposed a draw</source>
            <translation>{name} hat schon Remis angeboten</translation>
        </message>
        <message>
            <source>{name} has no legal move</source>
            <translation>{name} hat keinen erlaubten Zug</translation>
        </message>
        <message>
            <source>{name} has no pieces left</source>
            <translation>{name} hat keine Steine mehr</translation>
        </message>
        <message>
            <source>{name} has no tile left</source>
            <translation>{name} hat kein Plättchen mehr</translation>
        </message>
        <message>
            <source>{name} has nothing to take back</source>
            <translation>{name} hat nichts zurückzunehmen</translation>
        </message>
        <message numerus="yes">
            <source>{name} has the complete dragon with most eyes, {n} eyes</source>
            <translation>
                <numerusform>{name} hat den vollständigen Drachen mit den meisten Augen, {n} Auge</numerusform>
                <numerusform>{name} hat den vollständigen Drachen mit den meisten Augen, {n} Augen</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has the highest scoring dragon, {most} to {least}</source>
            <translation>{name} hat den Drachen mit den meisten Punkten, {most} gegen {least}</translation>
        </message>
        <message>
            <source>{name} hides four atoms in {other}'s box</source>
            <translation>{name} versteckt vier Atome in der Box von {other}</translation>
        </message>
        <message>
            <source>{name} hides four atoms in {other}'s box, on {cells}</source>
            <translation>{name} versteckt vier Atome in der Box von {other}, auf {cells}</translation>
        </message>
        <message>
            <source>{name} is no name for a file</source>
            <translation>{name} ist kein Dateiname</translation>
        </message>
        <message>
            <source>{name} is not asked</source>
            <translation>{name} wird nicht gefragt</translation>
        </message>
        <message numerus="yes">
            <source>{name} is not close, so with {n} placements left a probe is safer</source>
            <translation>
                <numerusform>{name} ist nicht nah dran, bei noch {n} Anordnung ist also ein Strahl sicherer</numerusform>
                <numerusform>{name} ist nicht nah dran, bei noch {n} Anordnungen ist also ein Strahl sicherer</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} is out of the game</source>
            <translation>{name} ist aus dem Spiel</translation>
        </message>
        <message>
            <source>{name} loses {lost} and has {score}</source>
            <translation>{name} verliert {lost} und hat {score}</translation>
        </message>
        <message numerus="yes">
            <source>{name} makes {n} eyes</source>
            <translation>
                <numerusform>{name} macht {n} Auge</numerusform>
                <numerusform>{name} macht {n} Augen</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} moves {pieces} from {source} to {target}</source>
            <translation>{name} zieht {pieces} von {source} nach {target}</translation>
        </message>
        <message>
            <source>{name} places a layout</source>
            <translation>{name} legt eine Aufteilung fest</translation>
        </message>
        <message>
            <source>{name} places the layout {rows}</source>
            <translation>{name} legt die Aufteilung {rows} fest</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray comes out at {leaves}, and both ports are marked {mark}</source>
            <translation>{name} schickt einen Strahl bei {port} hinein: er kommt bei {leaves} heraus, beide bekommen das Zeichen {mark}</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray hits an atom</source>
            <translation>{name} schickt einen Strahl bei {port} hinein: er trifft ein Atom</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray is reflected</source>
            <translation>{name} schickt einen Strahl bei {port} hinein: er wird reflektiert</translation>
        </message>
        <message>
            <source>{name} proposes a draw</source>
            <translation>{name} bietet Remis an</translation>
        </message>
        <message>
            <source>{name} puts a marker on {cell}</source>
            <translation>{name} setzt einen Marker auf {cell}</translation>
        </message>
        <message>
            <source>{name} puts {state} at position {position}</source>
            <translation>{name} legt {state} an Stelle {position}</translation>
        </message>
        <message>
            <source>{name} puts {tile} at position {position}</source>
            <translation>{name} legt {tile} an Stelle {position}</translation>
        </message>
        <message>
            <source>{name} rejects the draw</source>
            <translation>{name} lehnt das Remis ab</translation>
        </message>
        <message>
            <source>{name} resigned</source>
            <translation>{name} hat aufgegeben</translation>
        </message>
        <message>
            <source>{name} resigns</source>
            <translation>{name} gibt auf</translation>
        </message>
        <message>
            <source>{name} takes the marker from {cell}</source>
            <translation>{name} nimmt den Marker von {cell} weg</translation>
        </message>
        <message>
            <source>{name} throws {tile} back and passes</source>
            <translation>{name} legt {tile} zurück und passt</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}</source>
            <translation>{name} deckt zufällig {cell} auf: {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}; {value} counts</source>
            <translation>{name} deckt zufällig {cell} auf: {found}; {value} zählt</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}</source>
            <translation>{name} deckt {cell} auf: {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}; {value} counts</source>
            <translation>{name} deckt {cell} auf: {found}; {value} zählt</translation>
        </message>
        <message>
            <source>{name} wins: {reason}</source>
            <translation>{name} gewinnt: {reason}</translation>
        </message>
        <message>
            <source>{name}'s board is wholly uncovered</source>
            <translation>das Brett von {name} ist ganz aufgedeckt</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s dragon on {n} tiles is closed, with {eyes}</source>
            <translation>
                <numerusform>der Drache von {name} über {n} Plättchen ist geschlossen ({eyes})</numerusform>
                <numerusform>der Drache von {name} über {n} Plättchen ist geschlossen ({eyes})</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s layout was {rows}</source>
            <translation>die Aufteilung von {name} war {rows}</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s list {runs} scores {n} points</source>
            <translation>
                <numerusform>die Liste von {name}, {runs}, bringt {n} Punkt</numerusform>
                <numerusform>die Liste von {name}, {runs}, bringt {n} Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s list {runs} scores {parts} = {points} points</source>
            <translation>die Liste von {name}, {runs}, bringt {parts} = {points} Punkte</translation>
        </message>
        <message>
            <source>{name}'s list {values} does not score</source>
            <translation>die Liste von {name}, {values}, bringt nichts</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message numerus="yes">
            <source>{n} blunders</source>
            <translation>
                <numerusform>{n} Patzer</numerusform>
                <numerusform>{n} Patzer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} boards are wholly uncovered</source>
            <translation>
                <numerusform>{n} Brett ist ganz aufgedeckt</numerusform>
                <numerusform>{n} Bretter sind ganz aufgedeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} eyes</source>
            <translation>
                <numerusform>{n} Auge</numerusform>
                <numerusform>{n} Augen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes</source>
            <translation>
                <numerusform>{n} Fehler</numerusform>
                <numerusform>{n} Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} moves</source>
            <translation>
                <numerusform>{n} Zug</numerusform>
                <numerusform>{n} Zügen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} open ends</source>
            <translation>
                <numerusform>{n} offenes Ende</numerusform>
                <numerusform>{n} offene Enden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} pieces</source>
            <translation>
                <numerusform>{n} Stein</numerusform>
                <numerusform>{n} Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} points</source>
            <translation>
                <numerusform>{n} Punkt</numerusform>
                <numerusform>{n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} slips</source>
            <translation>
                <numerusform>{n} Ungenauigkeit</numerusform>
                <numerusform>{n} Ungenauigkeiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} values where the board has {cells} cells</source>
            <translation>
                <numerusform>{n} Wert, wo das Brett {cells} Felder hat</numerusform>
                <numerusform>{n} Werte, wo das Brett {cells} Felder hat</numerusform>
            </translation>
        </message>
        <message>
            <source>{option} needs a number, like {example}</source>
            <translation>{option} braucht eine Zahl, etwa {example}</translation>
        </message>
        <message>
            <source>{option}: {reason}</source>
            <translation>{option}: {reason}</translation>
        </message>
        <message>
            <source>{parts} and {part}</source>
            <translation>{parts} und {part}</translation>
        </message>
        <message>
            <source>{parts} or {part}</source>
            <translation>{parts} oder {part}</translation>
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
                <numerusform>{port} hat {n} mögliches Ergebnis, und {rest}</numerusform>
                <numerusform>{port} hat {n} mögliche Ergebnisse, und {rest}</numerusform>
            </translation>
        </message>
        <message>
            <source>{port} is most likely a hit ({share:.0%})</source>
            <translation>{port} ist am ehesten ein Treffer ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely a reflection ({share:.0%})</source>
            <translation>{port} ist am ehesten eine Reflexion ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely out at {leaves} ({share:.0%})</source>
            <translation>{port} kommt am ehesten bei {leaves} heraus ({share:.0%})</translation>
        </message>
        <message>
            <source>{reason} once the earlier parts have landed</source>
            <translation>{reason}, sobald die früheren Teile gelandet sind</translation>
        </message>
        <message>
            <source>{reason}; {other}</source>
            <translation>{reason}; {other}</translation>
        </message>
        <message>
            <source>{said}, and {rest}</source>
            <translation>{said}, und {rest}</translation>
        </message>
        <message>
            <source>{share:.0%} of the win went with {move}: {better} was better.</source>
            <translation>{share:.0%} des Sieges kostete {move}: {better} war besser.</translation>
        </message>
        <message>
            <source>{state} does not fit at {position}: {clash}</source>
            <translation>{state} passt nicht an Stelle {position}: {clash}</translation>
        </message>
        <message>
            <source>{state} falls into place at position {position}</source>
            <translation>{state} legt sich von selbst an Stelle {position}</translation>
        </message>
        <message>
            <source>{target} is not in line of sight of {source}</source>
            <translation>{target} ist von {source} aus nicht in Sicht</translation>
        </message>
        <message>
            <source>{text} is not a cell: cells go from a1 to g7</source>
            <translation>{text} ist kein Feld: die Felder gehen von a1 bis g7</translation>
        </message>
        <message>
            <source>{tile} does not fit at {position}: the {ours} would meet {theirs}</source>
            <translation>{tile} passt nicht an Stelle {position}: die {ours} träfe auf {theirs}</translation>
        </message>
        <message>
            <source>{tile} fits at position {position}, so you cannot pass</source>
            <translation>{tile} passt an Stelle {position}, also darfst du nicht passen</translation>
        </message>
        <message>
            <source>{tile} is the first tile on the table</source>
            <translation>{tile} ist das erste Plättchen auf dem Tisch</translation>
        </message>
        <message>
            <source>{unseen}: a stack does not see its own cell</source>
            <translation>{unseen}: ein Stapel sieht sein eigenes Feld nicht</translation>
        </message>
        <message>
            <source>{unseen}: they share no line</source>
            <translation>{unseen}: sie liegen auf keiner gemeinsamen Linie</translation>
        </message>
        <message>
            <source>{unseen}: {cell} stands between</source>
            <translation>{unseen}: {cell} steht dazwischen</translation>
        </message>
        <message>
            <source>{value}</source>
            <translation>{value}</translation>
        </message>
        <message>
            <source>{value} is lower than {before}, which ends {name}'s turn</source>
            <translation>{value} ist niedriger als {before}; damit endet der Zug von {name}</translation>
        </message>
        <message>
            <source>{value} on {owner}'s board</source>
            <translation>{value} auf dem Brett von {owner}</translation>
        </message>
        <message>
            <source>{what} is there twice</source>
            <translation>{what} ist zweimal da</translation>
        </message>
        <message>
            <source>{why} and is out of the game</source>
            <translation>{why} und ist aus dem Spiel</translation>
        </message>
        <message numerus="yes">
            <source>{won} after {n} wrong moves.</source>
            <translation>
                <numerusform>{won}, nach {n} falschem Zug.</numerusform>
                <numerusform>{won}, nach {n} falschen Zügen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{won}.</source>
            <translation>{won}.</translation>
        </message>
        <message>
            <source>“move:” needs one of {seats}</source>
            <translation>„move:“ braucht eins von {seats}</translation>
        </message>
        <message>
            <source>“points:” needs two numbers, like 12 0</source>
            <translation>„points:“ braucht zwei Zahlen, etwa 12 0</translation>
        </message>
        <message>
            <source>“{key}:” needs one number from {low} to {high}</source>
            <translation>„{key}:“ braucht eine Zahl von {low} bis {high}</translation>
        </message>
        <message>
            <source>“{key}:” stands in the head of the record twice</source>
            <translation>„{key}:“ steht zweimal im Kopf der Aufzeichnung</translation>
        </message>
        <message>
            <source>“{option}” is {here} in the set-up, but {there} in the match</source>
            <translation>„{option}“ ist im Aufbau {here}, in der Partie aber {there}</translation>
        </message>
        <message>
            <source>“{sign}” cannot be read: write 123:6 to place a tile, or 245 to throw it back</source>
            <translation>„{sign}“ ist nicht zu lesen: schreib 123:6, um ein Plättchen zu legen, oder 245, um es zurückzulegen</translation>
        </message>
        <message>
            <source>“{text}” cannot be read: {help}</source>
            <translation>„{text}“ ist nicht zu lesen: {help}</translation>
        </message>
        <message>
            <source>“{text}” is no cell: {help}</source>
            <translation>„{text}“ ist kein Feld: {help}</translation>
        </message>
        <message>
            <source>“{text}” is no single move</source>
            <translation>„{text}“ ist kein Einzelzug</translation>
        </message>
        <message>
            <source>“{text}” is not a cell</source>
            <translation>„{text}“ ist kein Feld</translation>
        </message>
        <message>
            <source>“{text}” is not a cell: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>„{text}“ ist kein Feld: ein Zug sieht aus wie a1,b2 oder a1,b2,end</translation>
        </message>
        <message>
            <source>“{text}” is not a value: the values of this board are 1 to {last}</source>
            <translation>„{text}“ ist kein Wert: die Werte dieses Bretts sind 1 bis {last}</translation>
        </message>
        <message>
            <source>“{text}” names no cell: {help}</source>
            <translation>„{text}“ nennt kein Feld: {help}</translation>
        </message>
        <message>
            <source>“{text}” on {cell} should be a number</source>
            <translation>„{text}“ auf {cell} sollte eine Zahl sein</translation>
        </message>
        <message>
            <source>“{text}” should be a cell like 0,-1</source>
            <translation>„{text}“ sollte ein Feld wie 0,-1 sein</translation>
        </message>
        <message>
            <source>“{text}” should be written like {example}</source>
            <translation>„{text}“ sollte aussehen wie {example}</translation>
        </message>
        <message>
            <source>“{text}” should begin with one of {keys}</source>
            <translation>„{text}“ sollte mit einem von {keys} beginnen</translation>
        </message>
        <message>
            <source>“{text}”: {reason}</source>
            <translation>„{text}“: {reason}</translation>
        </message>
        <message>
            <source>“{word}” is no option and its value</source>
            <translation>„{word}“ ist keine Option mit ihrem Wert</translation>
        </message>
        <message>
            <source>Windows cannot save a file under this name</source>
            <translation>Windows kann unter diesem Namen keine Datei speichern</translation>
        </message>
        <message>
            <source>a record begins in line {found}: remove what stands before it</source>
            <translation>eine Aufzeichnung beginnt erst in Zeile {found}: lösche, was davor steht</translation>
        </message>
        <message>
            <source>A tile at the lit position wins.</source>
            <translation>Ein Plättchen an der hervorgehobenen Stelle gewinnt.</translation>
        </message>
        <message>
            <source>The best tile goes to the lit position.</source>
            <translation>Das beste Plättchen gehört an die hervorgehobene Stelle.</translation>
        </message>
        <message>
            <source>After these probes only one hiding place is left for the atoms.</source>
            <translation>Nach diesen Strahlen bleibt nur noch ein Versteck für die Atome.</translation>
        </message>
        <message>
            <source>All your decisions were good.</source>
            <translation>Alle deine Entscheidungen waren gut.</translation>
        </message>
        <message numerus="yes">
            <source>It captures {n} pieces; every other move captures fewer.</source>
            <translation>
                <numerusform>Er schlägt {n} Stein; jeder andere Zug schlägt weniger.</numerusform>
                <numerusform>Er schlägt {n} Steine; jeder andere Zug schlägt weniger.</numerusform>
            </translation>
        </message>
        <message>
            <source>It closes the loop.</source>
            <translation>Es schließt den Ring.</translation>
        </message>
        <message numerus="yes">
            <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
            <translation>
                <numerusform>Es schließt {n} Loch für {points} Punkte; der nächstbeste Zug bringt {less}.</numerusform>
                <numerusform>Es schließt {n} Löcher für {points} Punkte; der nächstbeste Zug bringt {less}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It ends on {name}.</source>
            <translation>Er endet auf {name}.</translation>
        </message>
        <message>
            <source>It sees the layout. Without that even the best decisions need luck.</source>
            <translation>Sie kennt die Aufteilung. Ohne das brauchen auch die besten Entscheidungen Glück.</translation>
        </message>
        <message>
            <source>Make {n} points in three turns. You need good decisions and some luck.</source>
            <translation>Hol in drei Zügen {n} Punkte. Dazu brauchst du gute Entscheidungen und etwas Glück.</translation>
        </message>
        <message>
            <source>Name {name} next. Nobody can be sure of it: this hint sees the layout.</source>
            <translation>Nenne als Nächstes {name}. Sicher sein kann niemand: dieser Tipp kennt die Aufteilung.</translation>
        </message>
        <message>
            <source>One of the lit cells continues a long run.</source>
            <translation>Eines der hervorgehobenen Felder setzt eine lange Reihe fort.</translation>
        </message>
        <message>
            <source>One of the lit cells hides an atom.</source>
            <translation>In einem der hervorgehobenen Felder steckt ein Atom.</translation>
        </message>
        <message>
            <source>Place the tile {name} there.</source>
            <translation>Lege dort das Plättchen {name}.</translation>
        </message>
        <message>
            <source>The best move begins on the lit cells.</source>
            <translation>Der beste Zug beginnt auf den hervorgehobenen Feldern.</translation>
        </message>
        <message>
            <source>Whatever the answer, the enemy is beaten on the second move.</source>
            <translation>Egal wie die Antwort lautet: Mit dem zweiten Zug ist der Gegner besiegt.</translation>
        </message>
        <message>
            <source>Whatever the answer, the loop can be closed in time.</source>
            <translation>Egal wie die Antwort lautet: Der Ring lässt sich rechtzeitig schließen.</translation>
        </message>
        <message>
            <source>all atoms are marked: guess now</source>
            <translation>alle Atome sind markiert: rate jetzt</translation>
        </message>
        <message>
            <source>take the last move back first: another one scores more</source>
            <translation>nimm zuerst den letzten Zug zurück: ein anderer bringt mehr</translation>
        </message>
        <message>
            <source>{hint} {reason}</source>
            <translation>{hint} {reason}</translation>
        </message>
        <message numerus="yes">
            <source>{n} decisions could have been better.</source>
            <translation>
                <numerusform>{n} Entscheidung hätte besser sein können.</numerusform>
                <numerusform>{n} Entscheidungen hätten besser sein können.</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} {decisions}</source>
            <translation>{points} {decisions}</translation>
        </message>
        <message>
            <source>After the move played, {enemy} won</source>
            <translation>Nach dem gespielten Zug hat {enemy} gewonnen</translation>
        </message>
        <message>
            <source>Luck decided.</source>
            <translation>Das Glück hat entschieden.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}.</source>
            <translation>Kein einzelner Fehler in {moves}.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}: {share:.0%} of the win went bit by bit.</source>
            <translation>Kein einzelner Fehler in {moves}: {share:.0%} des Gewinns gingen nach und nach verloren.</translation>
        </message>
        <message>
            <source>No single mistake: {name} was a little better throughout.</source>
            <translation>Kein einzelner Fehler: {name} war durchweg etwas besser.</translation>
        </message>
        <message>
            <source>The end: {reason}.</source>
            <translation>Das Ende: {reason}.</translation>
        </message>
        <message>
            <source>The move played captures nothing</source>
            <translation>Der gespielte Zug schlägt nichts</translation>
        </message>
        <message numerus="yes">
            <source>The move played captures only {n} pieces</source>
            <translation>
                <numerusform>Der gespielte Zug schlägt nur einen Stein</numerusform>
                <numerusform>Der gespielte Zug schlägt nur {n} Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played ends the game in a draw</source>
            <translation>Der gespielte Zug beendet das Spiel mit einem Remis</translation>
        </message>
        <message>
            <source>The move played leaves you {other:.0%} of the win instead of {share:.0%}</source>
            <translation>Der gespielte Zug lässt dir {other:.0%} des Gewinns statt {share:.0%}</translation>
        </message>
        <message>
            <source>The move played leaves {cells} to be captured</source>
            <translation>Der gespielte Zug lässt {cells} schlagbar</translation>
        </message>
        <message>
            <source>The move played lets {enemy} off</source>
            <translation>Der gespielte Zug lässt {enemy} davonkommen</translation>
        </message>
        <message>
            <source>The move played lets {enemy} win at once</source>
            <translation>Nach dem gespielten Zug kann {enemy} sofort gewinnen</translation>
        </message>
        <message numerus="yes">
            <source>The move played lets {enemy} win by force in {n} moves</source>
            <translation>
                <numerusform>Nach dem gespielten Zug gewinnt {enemy} erzwungen in einem Zug</numerusform>
                <numerusform>Nach dem gespielten Zug gewinnt {enemy} erzwungen in {n} Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played wins for {enemy}</source>
            <translation>Der gespielte Zug gewinnt für {enemy}</translation>
        </message>
        <message>
            <source>The players agreed to a draw.</source>
            <translation>Remis wurde vereinbart.</translation>
        </message>
        <message numerus="yes">
            <source>gains time: {n} more tiles fall into place</source>
            <translation>
                <numerusform>gewinnt Zeit: ein weiteres Plättchen fällt an seinen Platz</numerusform>
                <numerusform>gewinnt Zeit: {n} weitere Plättchen fallen an ihren Platz</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>helps your dragon there grow: {n} open ends instead of {before}</source>
            <translation>
                <numerusform>hilft deinem Drachen dort zu wachsen: ein offenes Ende statt {before}</numerusform>
                <numerusform>hilft deinem Drachen dort zu wachsen: {n} offene Enden statt {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hems {enemy} in: the dragon there has {n} open ends instead of {before}</source>
            <translation>
                <numerusform>engt {enemy} ein: der Drache dort hat ein offenes Ende statt {before}</numerusform>
                <numerusform>engt {enemy} ein: der Drache dort hat {n} offene Enden statt {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>keeps {enemy} busy: only {n} moves fill the gap</source>
            <translation>
                <numerusform>beschäftigt {enemy}: nur ein Zug füllt die Lücke</numerusform>
                <numerusform>beschäftigt {enemy}: nur {n} Züge füllen die Lücke</numerusform>
            </translation>
        </message>
        <message>
            <source>leaves you {share:.0%} of the win instead of {other:.0%}</source>
            <translation>lässt dir {share:.0%} des Gewinns statt {other:.0%}</translation>
        </message>
        <message>
            <source>no better move was found</source>
            <translation>ein besserer Zug wurde nicht gefunden</translation>
        </message>
        <message>
            <source>prepares your next tiles: a dragon with {ends} to build on</source>
            <translation>bereitet deine nächsten Plättchen vor: ein Drache mit {ends} zum Weiterbauen</translation>
        </message>
        <message>
            <source>strengthens your dragons: {count} of them become one with {ends}</source>
            <translation>stärkt deine Drachen: {count} von ihnen werden einer mit {ends}</translation>
        </message>
        <message>
            <source>{good}. {bad}</source>
            <translation>{good}. {bad}</translation>
        </message>
        <message>
            <source>{name} claimed a draw.</source>
            <translation>{name} hat Remis beansprucht.</translation>
        </message>
        <message>
            <source>{name} lost {share:.0%} of the win by {move}.</source>
            <translation>{name} verlor {share:.0%} des Gewinns durch {move}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} lost {share:.0%} of the win by {move}. The reason lay {n} moves deep.</source>
            <translation>
                <numerusform>{name} verlor {share:.0%} des Gewinns durch {move}. Der Grund lag einen Zug tief.</numerusform>
                <numerusform>{name} verlor {share:.0%} des Gewinns durch {move}. Der Grund lag {n} Züge tief.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} resigned with {share:.0%} of the win left.</source>
            <translation>{name} gab auf, mit noch {share:.0%} des Gewinns.</translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes that were hard to see</source>
            <translation>
                <numerusform>{n} schwer zu sehender Fehler</numerusform>
                <numerusform>{n} schwer zu sehende Fehler</numerusform>
            </translation>
        </message>
        <message>
            <source>Ending the turn gives up a probe</source>
            <translation>Den Zug zu beenden verschenkt einen Strahl</translation>
        </message>
        <message>
            <source>Ending the turn keeps {points:.0f} points, going on brings {more:.1f} on average</source>
            <translation>Den Zug zu beenden sichert {points:.0f} Punkte, weiterzumachen bringt im Mittel {more:.1f}</translation>
        </message>
        <message>
            <source>Revealing at random brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>Zufällig aufzudecken bringt im Mittel {points:.1f} Punkte statt {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>Das gespielte Feld bringt im Mittel {points:.1f} Punkte statt {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played was only {other:.0%} safe</source>
            <translation>Das gespielte Feld war nur zu {other:.0%} sicher</translation>
        </message>
        <message>
            <source>The guess played contradicts a mark, so it could not be right</source>
            <translation>Die gespielte Vermutung widerspricht einer Markierung und konnte nicht stimmen</translation>
        </message>
        <message>
            <source>The guess played was one of {count:,} possible ones</source>
            <translation>Die gespielte Vermutung war eine von {count:,} möglichen</translation>
        </message>
        <message>
            <source>The layout played has {pairs} equal pairs</source>
            <translation>Die gespielte Aufteilung hat {pairs} gleiche Nachbarpaare</translation>
        </message>
        <message>
            <source>The move played gives up a place worth {points} points for your {tile}</source>
            <translation>Der gespielte Zug gibt eine Stelle zu {points} Punkten für dein {tile} auf</translation>
        </message>
        <message>
            <source>The move played gives you {less:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>Der gespielte Zug bringt dir im nächsten Zug im Mittel {less:.1f} Punkte statt {points:.1f}</translation>
        </message>
        <message>
            <source>The move played gives {name} {more:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>Der gespielte Zug bringt {name} im nächsten Zug im Mittel {more:.1f} Punkte statt {points:.1f}</translation>
        </message>
        <message>
            <source>The move played lets {name} score {more} points next turn instead of {points}</source>
            <translation>Nach dem gespielten Zug kann {name} als Nächstes {more} Punkte machen statt {points}</translation>
        </message>
        <message numerus="yes">
            <source>The move played scores {n} points less</source>
            <translation>
                <numerusform>Der gespielte Zug bringt {n} Punkt weniger</numerusform>
                <numerusform>Der gespielte Zug bringt {n} Punkte weniger</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played takes {points} points that only your {tile} can score: they can wait</source>
            <translation>Der gespielte Zug nimmt {points} Punkte, die nur dein {tile} machen kann: Sie können warten</translation>
        </message>
        <message>
            <source>The probe played leaves about {left:,.0f} placements</source>
            <translation>Nach dem gespielten Strahl bleiben etwa {left:,.0f} Anordnungen</translation>
        </message>
        <message>
            <source>no cell is better than the others</source>
            <translation>kein Feld ist besser als die anderen</translation>
        </message>
        <message>
            <source>sets up {points} points for your next turn with {tile}</source>
            <translation>bereitet mit {tile} {points} Punkte für deinen nächsten Zug vor</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and most likely {value}</source>
            <translation>zu {goes_on:.0%} sicher und am ehesten {value}</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}</source>
            <translation>zu {goes_on:.0%} sicher und zu {share:.0%} noch eine {value} für eine Folge von {length}</translation>
        </message>
        <message>
            <source>gives {name} nothing to score next turn</source>
            <translation>lässt {name} im nächsten Zug keine Punkte</translation>
        </message>
        <message>
            <source>gives {name} {points:.1f} points on average next turn</source>
            <translation>lässt {name} im nächsten Zug im Mittel {points:.1f} Punkte</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and its region is worth starting</source>
            <translation>am ehesten {value} ({share:.0%}), und es lohnt sich, ihr Gebiet anzufangen</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and low values first leave room for more</source>
            <translation>am ehesten {value} ({share:.0%}), und niedrige Werte zuerst lassen Platz für mehr</translation>
        </message>
        <message>
            <source>nothing to lose, as the game may end before your next turn: {goes_on:.0%} safe</source>
            <translation>nichts zu verlieren, denn das Spiel kann vor deinem nächsten Zug enden: zu {goes_on:.0%} sicher</translation>
        </message>
        <message>
            <source>saves cells for later runs, as the best cell is only {goes_on:.0%} safe</source>
            <translation>spart Felder für spätere Folgen auf, denn das beste Feld ist nur zu {goes_on:.0%} sicher</translation>
        </message>
        <message>
            <source>worth trying, as a lower value costs none of your points: {goes_on:.0%} safe</source>
            <translation>einen Versuch wert, denn ein niedrigerer Wert kostet dich keine Punkte: zu {goes_on:.0%} sicher</translation>
        </message>
        <message>
            <source>{share:.0%} likely to be another {value}, which makes a run of {length}</source>
            <translation>zu {share:.0%} noch eine {value}, das ergibt eine Folge von {length}</translation>
        </message>
        <message>
            <source>The disk with your matches cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
            <translation>Der Datenträger mit deinen Partien kann nicht bestätigen, dass eine Datei gespeichert ist: Bei einem Stromausfall können die letzten Züge verloren gehen.</translation>
        </message>
        <message>
            <source>The disk with your matches keeps no file permissions: others who can reach it can read them.</source>
            <translation>Der Datenträger mit deinen Partien speichert keine Zugriffsrechte: Wer ihn erreicht, kann sie lesen.</translation>
        </message>
        <message>
            <source>another program has this file open</source>
            <translation>ein anderes Programm hat diese Datei geöffnet</translation>
        </message>
        <message>
            <source>this file is read-only</source>
            <translation>diese Datei ist schreibgeschützt</translation>
        </message>
        <message>
            <source>this name is not allowed for a file</source>
            <translation>dieser Name ist für eine Datei nicht erlaubt</translation>
        </message>
        <message>
            <source>a layout needs a name</source>
            <translation>die Aufteilung braucht einen Namen</translation>
        </message>
        <message>
            <source>nothing is painted yet</source>
            <translation>noch ist nichts eingefärbt</translation>
        </message>
        <message>
            <source>this is not a layout</source>
            <translation>das ist keine Aufteilung</translation>
        </message>
        <message>
            <source>{captured} from {source}</source>
            <translation>{captured}, von {source} aus</translation>
        </message>
        <message>
            <source>{name} splits {source}: {parts}</source>
            <translation>{name} teilt {source}: {parts}</translation>
        </message>
        <message>
            <source>{n} to {target}</source>
            <translation>{n} nach {target}</translation>
        </message>
        <message>
            <source>{name} uncovers {cells}: {values}</source>
            <translation>{name} deckt {cells} auf: {values}</translation>
        </message>
        <message numerus="yes">
            <source>{name} merges {sources} into {target}: {n} pieces</source>
            <translation>
                <numerusform>{name} vereint {sources} auf {target}: {n} Stein</numerusform>
                <numerusform>{name} vereint {sources} auf {target}: {n} Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} scores {n} points and has {score}</source>
            <translation>
                <numerusform>{name} macht {n} Punkt und hat {score}</numerusform>
                <numerusform>{name} macht {n} Punkte und hat {score}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed} for {n} points</source>
            <translation>
                <numerusform>{placed}: {n} Punkt</numerusform>
                <numerusform>{placed}: {n} Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed} for {n} points and has {score}</source>
            <translation>
                <numerusform>{placed}: {n} Punkt, insgesamt {score}</numerusform>
                <numerusform>{placed}: {n} Punkte, insgesamt {score}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed}, and {n} tiles are placed automatically</source>
            <translation>
                <numerusform>{placed}, und {n} Plättchen wird automatisch gelegt</numerusform>
                <numerusform>{placed}, und {n} Plättchen werden automatisch gelegt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>The settings in {path} cannot be read: remove this file. The usual ones hold.</source>
            <translation>Die Einstellungen in {path} sind nicht zu lesen: entferne diese Datei. Es gelten die üblichen.</translation>
        </message>
        <message>
            <source>The settings were damaged and are the usual ones again; kept as {name}.</source>
            <translation>Die Einstellungen waren beschädigt und sind wieder die üblichen; erhalten als {name}.</translation>
        </message>
    </context>
    <context>
        <name>sharing</name>
        <message>
            <source>This file is too large to be a layout.</source>
            <translation>Diese Datei ist zu groß für eine Aufteilung.</translation>
        </message>
        <message>
            <source>This file is no text.</source>
            <translation>Diese Datei ist kein Text.</translation>
        </message>
    </context>
    <context>
        <name>shortcuts</name>
        <message>
            <source>Look at the move before, or after</source>
            <translation>Den Zug davor oder danach ansehen</translation>
        </message>
        <message>
            <source>The next button or field, or the one before</source>
            <translation>Der nächste Knopf oder das nächste Feld, oder der davor</translation>
        </message>
        <message>
            <source>Press the button that has the keyboard</source>
            <translation>Den Knopf drücken, der die Tastatur hat</translation>
        </message>
        <message>
            <source>Walk over board and rack</source>
            <translation>Über Brett und Bank gehen</translation>
        </message>
        <message>
            <source>Act there, like a click</source>
            <translation>Dort handeln, wie ein Klick</translation>
        </message>
        <message>
            <source>Take back what is half done</source>
            <translation>Halb Getanes zurücknehmen</translation>
        </message>
        <message>
            <source>Zoom; with Ctrl the wheel always does</source>
            <translation>Zoomen; mit Strg zoomt das Rad immer</translation>
        </message>
        <message>
            <source>Show the whole board again</source>
            <translation>Wieder das ganze Brett zeigen</translation>
        </message>
        <message>
            <source>Move the board, like the middle mouse button</source>
            <translation>Das Brett verschieben, wie die mittlere Maustaste</translation>
        </message>
        <message>
            <source>Take the last move back with its answer</source>
            <translation>Den letzten Zug mit seiner Antwort zurücknehmen</translation>
        </message>
        <message>
            <source>How puzzles work</source>
            <translation>So gehen Rätsel</translation>
        </message>
        <message>
            <source>wheel</source>
            <extracomment>on a key cap: turning the wheel of the mouse</extracomment>
            <translation>Rad</translation>
        </message>
        <message>
            <source>drag</source>
            <extracomment>on a key cap: moving the mouse with its button held</extracomment>
            <translation>ziehen</translation>
        </message>
        <message>
            <source>Copy the layout as text</source>
            <translation>Die Aufteilung als Text kopieren</translation>
        </message>
        <message>
            <source>Paste a layout</source>
            <translation>Aufteilung einfügen</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Aufteilung öffnen</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Aufteilung exportieren</translation>
        </message>
        <message>
            <source>In a match: use this layout</source>
            <translation>In einer Partie: diese Aufteilung nehmen</translation>
        </message>
        <message>
            <source>Walk over the board</source>
            <translation>Über das Brett gehen</translation>
        </message>
        <message>
            <source>Choose the label</source>
            <translation>Die Nummer wählen</translation>
        </message>
        <message>
            <source>Paint, or what the tool does</source>
            <translation>Malen, oder was das Werkzeug tut</translation>
        </message>
        <message>
            <source>Shift+arrows</source>
            <translation>Umschalt+Pfeile</translation>
        </message>
        <message>
            <source>Paint while walking</source>
            <translation>Im Gehen malen</translation>
        </message>
        <message>
            <source>Erase; so does the right mouse button</source>
            <translation>Löschen; das tut auch die rechte Maustaste</translation>
        </message>
        <message>
            <source>Ctrl+click</source>
            <translation>Strg+Klick</translation>
        </message>
        <message>
            <source>Take the label of a cell; so does the middle button</source>
            <translation>Die Nummer eines Felds nehmen; das tut auch die mittlere Taste</translation>
        </message>
        <message>
            <source>Give up what is half done</source>
            <translation>Halb Getanes aufgeben</translation>
        </message>
        <message>
            <source>Copy the position as text</source>
            <translation>Die Stellung als Text kopieren</translation>
        </message>
        <message>
            <source>Paste a position</source>
            <translation>Stellung einfügen</translation>
        </message>
        <message>
            <source>Save the position as a record</source>
            <translation>Die Stellung als Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>Start a game from the position</source>
            <translation>Mit der Stellung eine Partie beginnen</translation>
        </message>
        <message>
            <source>The rules of this game</source>
            <translation>Die Regeln dieses Spiels</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Diese Liste</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Make again</source>
            <extracomment>verb: makes a move again that was taken back</extracomment>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Review the match: where it turned, and what was better</source>
            <translation>Die Partie durchsehen: wo sie kippte und was besser war</translation>
        </message>
        <message>
            <source>A hint; Enter plays it, Esc puts it away</source>
            <translation>Ein Tipp; Enter spielt ihn, Esc blendet ihn aus</translation>
        </message>
        <message>
            <source>The lens of Mono and Black Box, on or off</source>
            <translation>Die Linse in Mono und Black Box, an oder aus</translation>
        </message>
        <message>
            <source>One step back: from what is half done, then from the page</source>
            <translation>Einen Schritt zurück: erst von halb Getanem, dann von der Seite</translation>
        </message>
        <message>
            <source>The menu with all there is to do</source>
            <translation>Das Menü mit allem, was es zu tun gibt</translation>
        </message>
        <message>
            <source>Quit Quincunx</source>
            <translation>Quincunx beenden</translation>
        </message>
        <message>
            <source>Open or leave the editor of Mono layouts</source>
            <translation>Das Malen von Mono-Aufteilungen öffnen oder verlassen</translation>
        </message>
        <message>
            <source>Show or hide the line to type moves into</source>
            <translation>Die Zeile zum Tippen von Zügen zeigen oder verbergen</translation>
        </message>
        <message>
            <source>Have told what there is to know of the spot under the cursor</source>
            <translation>Ansagen, was zur Stelle unter dem Cursor zu wissen ist</translation>
        </message>
        <message>
            <source>Have told once more what was told last</source>
            <translation>Das zuletzt Angesagte noch einmal hören</translation>
        </message>
        <message>
            <source>Have told how the game stands and what is to be done</source>
            <translation>Ansagen, wie das Spiel steht und was zu tun ist</translation>
        </message>
        <message>
            <source>Have the board read row by row: each press reads the next</source>
            <translation>Das Brett Zeile für Zeile vorlesen; jeder Druck liest die nächste</translation>
        </message>
        <message>
            <source>A new game</source>
            <translation>Eine neue Partie</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Brett als Text kopieren</translation>
        </message>
        <message>
            <source>Study a match that is over: variations, comments, an engine</source>
            <translation>Eine beendete Partie analysieren: Varianten, Kommentare, ein Motor</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Aufzeichnung speichern</translation>
        </message>
        <message>
            <source>Save the record under another name</source>
            <translation>Die Aufzeichnung unter anderem Namen speichern</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Aufzeichnung öffnen</translation>
        </message>
        <message>
            <source>Open or fold the panel of a small window</source>
            <translation>Die Leiste eines kleinen Fensters aus- oder einklappen</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Copy the board as a picture</source>
            <translation>Das Brett als Bild kopieren</translation>
        </message>
    </context>
    <context>
        <name>standing</name>
        <message>
            <source>Begun</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Eröffnung</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Wertungszahl</translation>
        </message>
        <message>
            <source>Not rated because</source>
            <translation>Nicht gewertet, denn</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>unentschieden</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message numerus="yes">
            <source>%n drawn</source>
            <translation>
                <numerusform>%n unentschieden</numerusform>
                <numerusform>%n unentschieden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{won} of %n</source>
            <translation>
                <numerusform>{won} von %n</numerusform>
                <numerusform>{won} von %n</numerusform>
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
            <translation>Brillant</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Gut</translation>
        </message>
        <message>
            <source>Interesting</source>
            <translation>Interessant</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Ausgeglichen</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Zweifelhaft</translation>
        </message>
        <message>
            <source>Mistake</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Blunder</source>
            <translation>Grober Fehler</translation>
        </message>
    </context>
    <context>
        <name>system</name>
        <message>
            <source>No such file or directory</source>
            <translation>die Datei oder der Ordner fehlt</translation>
        </message>
        <message>
            <source>Permission denied</source>
            <translation>keine Berechtigung</translation>
        </message>
        <message>
            <source>Operation not permitted</source>
            <translation>das ist nicht erlaubt</translation>
        </message>
        <message>
            <source>Read-only file system</source>
            <translation>der Datenträger lässt sich nur lesen</translation>
        </message>
        <message>
            <source>No space left on device</source>
            <translation>auf dem Datenträger ist kein Platz mehr</translation>
        </message>
        <message>
            <source>Is a directory</source>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>Not a directory</source>
            <translation>das ist kein Ordner</translation>
        </message>
        <message>
            <source>File exists</source>
            <translation>die Datei gibt es schon</translation>
        </message>
        <message>
            <source>File name too long</source>
            <translation>der Dateiname ist zu lang</translation>
        </message>
        <message>
            <source>File too large</source>
            <translation>die Datei ist zu groß</translation>
        </message>
        <message>
            <source>Device or resource busy</source>
            <translation>das Gerät ist gerade in Gebrauch</translation>
        </message>
        <message>
            <source>Input/output error</source>
            <translation>Fehler beim Lesen oder Schreiben</translation>
        </message>
        <message>
            <source>Too many open files</source>
            <translation>zu viele Dateien sind offen</translation>
        </message>
    </context>
    <context>
        <name>tiles</name>
        <message>
            <source>{name}, at {cell}</source>
            <extracomment>{cell} is a place on the board such as 0,-1</extracomment>
            <translation>{name}, bei {cell}</translation>
        </message>
    </context>
    <context>
        <name>turns</name>
        <message>
            <source>resigns</source>
            <translation>gibt auf</translation>
        </message>
        <message>
            <source>proposes a draw</source>
            <translation>bietet Remis an</translation>
        </message>
        <message>
            <source>agrees to the draw</source>
            <translation>nimmt das Remis an</translation>
        </message>
        <message>
            <source>refuses the draw</source>
            <translation>lehnt das Remis ab</translation>
        </message>
        <message>
            <source>calls it a tie</source>
            <translation>ruft Gleichstand aus</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>there is nothing to take back</source>
            <translation>es gibt nichts zurückzunehmen</translation>
        </message>
    </context>
    <context>
        <name>unfinished</name>
        <message>
            <source>{name} to move, turn {n}</source>
            <translation>{name} am Zug, Zug {n}</translation>
        </message>
        <message numerus="yes">
            <source>{names}, %n turns played</source>
            <translation>
                <numerusform>{names}, %n Zug gespielt</numerusform>
                <numerusform>{names}, %n Züge gespielt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>verdict</name>
        <message>
            <source>{name} wins</source>
            <translation>{name} gewinnt</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Gleichstand</translation>
        </message>
        <message>
            <source>A tie between {several} and {last}</source>
            <translation>Gleichstand zwischen {several} und {last}</translation>
        </message>
        <message numerus="yes">
            <source>{name} took back %n moves that had shown something</source>
            <translation>
                <numerusform>{name} hat einen Zug zurückgenommen, der etwas gezeigt hatte</numerusform>
                <numerusform>{name} hat %n Züge zurückgenommen, die etwas gezeigt hatten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButton</name>
        <message>
            <source>Options for {game}</source>
            <translation>Optionen für {game}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>vs {level}</source>
            <translation>gegen {level}</translation>
        </message>
        <message numerus="yes">
            <source>%n players here</source>
            <translation>
                <numerusform>%n Spieler hier</numerusform>
                <numerusform>%n Spieler hier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>vs %n computers</source>
            <translation>
                <numerusform>gegen %n Computer</numerusform>
                <numerusform>gegen %n Computer</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Einstellungen durchsuchen</translation>
        </message>
        <message>
            <source>No settings found</source>
            <translation>Keine Einstellung gefunden</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Changes apply at once</source>
            <translation>Änderungen gelten sofort</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Darstellung</translation>
        </message>
        <message>
            <source>Colours of the window and the boards</source>
            <translation>Farben des Fensters und der Bretter</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Stronger lines and text</source>
            <translation>Kräftigere Linien und Schrift</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Buttons and panels grow too</source>
            <translation>Knöpfe und Felder wachsen mit</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Tiles, captures, the end of a game</source>
            <translation>Steine, Schlagzüge, das Ende einer Partie</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Pieces appear in their places</source>
            <translation>Steine erscheinen an ihrem Platz</translation>
        </message>
        <message>
            <source>Confirm moves</source>
            <translation>Züge bestätigen</translation>
        </message>
        <message>
            <source>Which moves in Adamas wait for a button</source>
            <translation>Welche Züge in Adamas auf einen Knopf warten</translation>
        </message>
        <message>
            <source>In Black Box, when you can do nothing else</source>
            <translation>In Black Box, wenn du nichts anderes tun kannst</translation>
        </message>
        <message>
            <source>End turns automatically</source>
            <translation>Züge automatisch beenden</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Ordner zeigen</translation>
        </message>
        <message>
            <source>Data folder</source>
            <translation>Datenordner</translation>
        </message>
        <message>
            <source>Your matches, layouts and results</source>
            <translation>Deine Partien, Aufteilungen und Ergebnisse</translation>
        </message>
        <message>
            <source>Computer speed</source>
            <translation>Tempo des Computers</translation>
        </message>
        <message>
            <source>From the next match on</source>
            <translation>Ab der nächsten Partie</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message>
            <source>Export picture</source>
            <translation>Bild exportieren</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <translation>Bild (PNG)</translation>
        </message>
        <message>
            <source>Drawing (SVG)</source>
            <translation>Zeichnung (SVG)</translation>
        </message>
        <message>
            <source>Page (PDF)</source>
            <translation>Seite (PDF)</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>As shown</source>
            <translation>Wie angezeigt</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Speichern …</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} Pixel</translation>
        </message>
        <message>
            <source>Pictures (*{extension})</source>
            <translation>Bilder (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>PictureCommands</name>
        <message>
            <source>Picture copied</source>
            <translation>Bild kopiert</translation>
        </message>
        <message>
            <source>There is no board to draw here.</source>
            <translation>Hier gibt es kein Brett zum Zeichnen.</translation>
        </message>
    </context>
    <context>
        <name>export</name>
        <message>
            <source>{game}, turn {number}</source>
            <translation>{game}, Zug {number}</translation>
        </message>
    </context>
</TS>
