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
        <source>Copies the versions and the end of the log for a bug report. Your games are not included.</source>
        <translation>Kopiert die Versionen und das Ende des Protokolls für einen Fehlerbericht. Deine Partien sind nicht dabei.</translation>
    </message>
    <message>
        <source>Five abstract games for one computer. Made with Qt {qt} and Python {python}.</source>
        <translation>Fünf abstrakte Brettspiele an einem Computer. Erstellt mit Qt {qt} und Python {python}.</translation>
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
        <source>Wrote Black Box for the play-by-mail server.</source>
        <translation>Hat Black Box für den Play-by-Mail-Server geschrieben.</translation>
    </message>
    <message>
        <source>The play-by-mail server. Quincunx uses the same notation and commands.</source>
        <translation>Der Play-by-Mail-Server. Quincunx verwendet seine Notation und seine Befehle.</translation>
    </message>
    <message>
        <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source code is at {url} and {pyside}. You may change them and use your own: they are separate files in {folder}</source>
        <translation>Die Bibliotheken von Qt {qt} und PySide stehen unter der GNU Lesser General Public License 3. Ihren Quelltext findest du unter {url} und {pyside}. Du darfst sie ändern und durch eigene Fassungen ersetzen: Sie liegen als einzelne Dateien in {folder}</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License 3</source>
        <translation>GNU Lesser General Public License 3</translation>
    </message>
    <message>
        <source>Referred to by the Lesser General Public License</source>
        <translation>Von der Lesser General Public License genannt</translation>
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
        <source>GNU General Public License 2 with an exception for bundled programs</source>
        <translation>GNU General Public License 2 mit einer Ausnahme für gebündelte Programme</translation>
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
        <source>MIT licence (X11)</source>
        <translation>MIT-Lizenz von X11</translation>
    </message>
    <message>
        <source>The computer players run compiled.</source>
        <translation>Die Computerspieler laufen kompiliert.</translation>
    </message>
    <message>
        <source>The computer players run interpreted: they see less in the same time.</source>
        <translation>Die Computerspieler laufen unkompiliert: Sie rechnen in derselben Zeit weniger weit voraus.</translation>
    </message>
</context>
<context>
    <name>AcceptSheet</name>
    <message>
        <source>{name} invites you to a game of {game}</source>
        <translation>{name} lädt dich zu einer Partie {game} ein</translation>
    </message>
    <message>
        <source>The players: {names}. Are you {name}?</source>
        <translation>Es spielen: {names}. Bist du {name}?</translation>
    </message>
    <message>
        <source>Accept as {name}</source>
        <translation>Als {name} annehmen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
</context>
<context>
    <name>AdamasEditScene</name>
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
        <source>Click to add a piece, right-click to remove one, type digits to set the height.</source>
        <translation>Klick setzt einen Stein, Rechtsklick nimmt einen weg, Ziffern bestimmen die Höhe.</translation>
    </message>
    <message>
        <source>Set the height of the stack. Type digits quickly for larger numbers.</source>
        <translation>Die Höhe des Stapels bestimmen. Größere Zahlen schnell hintereinander eingeben.</translation>
    </message>
    <message>
        <source>Choose whose pieces you place</source>
        <translation>Wählen, wessen Steine du setzt</translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n pieces, and all of {name}’s are placed</source>
        <translation>
            <numerusform>Jeder Spieler hat %n Stein, und der von {name} ist schon gesetzt</numerusform>
            <numerusform>Jeder Spieler hat %n Steine, und die von {name} sind alle gesetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdamasPanel</name>
    <message>
        <source>This position has occurred three times.</source>
        <translation>Diese Stellung kam dreimal vor.</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>{move} spielen</translation>
    </message>
    <message>
        <source>In danger</source>
        <translation>In Gefahr</translation>
    </message>
</context>
<context>
    <name>AdamasWords</name>
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
        <source>%n pieces saw {owner}’s last stack.</source>
        <translation>
            <numerusform>%n Stein sah den letzten Stapel von {owner}.</numerusform>
            <numerusform>%n Steine sahen den letzten Stapel von {owner}.</numerusform>
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
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>Size {n}</source>
        <translation>Größe {n}</translation>
    </message>
    <message>
        <source>{name} wins: no move left</source>
        <translation>{name} gewinnt: kein Zug mehr</translation>
    </message>
    <message>
        <source>{name} wins: all captured</source>
        <translation>{name} gewinnt: alles geschlagen</translation>
    </message>
    <message>
        <source>Carry this many pieces. Type digits quickly for larger numbers.</source>
        <translation>So viele Steine mitnehmen. Bei größeren Zahlen die Ziffern schnell nacheinander tippen.</translation>
    </message>
    <message>
        <source>Carry one piece more or less</source>
        <translation>Einen Stein mehr oder weniger mitnehmen</translation>
    </message>
    <message>
        <source>Carry all pieces of the stack</source>
        <translation>Alle Steine des Stapels mitnehmen</translation>
    </message>
    <message>
        <source>Undo the last part of the move</source>
        <translation>Den letzten Teil des Zugs zurücknehmen</translation>
    </message>
    <message>
        <source>Clear the whole move</source>
        <translation>Den ganzen Zug löschen</translation>
    </message>
    <message>
        <source>Play the move (Enter if the cursor is hidden)</source>
        <translation>Zug spielen (Enter, wenn der Cursor verborgen ist)</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Follow-up {n} of {last}</source>
        <translation>Folgezug {n} von {last}</translation>
    </message>
    <message>
        <source>Turn {n} · main line</source>
        <translation>Zug {n} · Hauptvariante</translation>
    </message>
    <message>
        <source>Turn {n} · variation</source>
        <translation>Zug {n} · Variante</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>beside the mark of the best move on the board</extracomment>
        <translation>Bester</translation>
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
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>BarLegend</name>
    <message>
        <source>how useful a ray from each port would be</source>
        <translation>wie nützlich ein Strahl von jeder Öffnung wäre</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>Before {share}</source>
        <translation>Vorher {share}</translation>
    </message>
    <message>
        <source>Now {share} ({change})</source>
        <translation>Jetzt {share} ({change})</translation>
    </message>
</context>
<context>
    <name>BegunList</name>
    <message>
        <source>Started</source>
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
        <source>{cell} in {name}’s box, atom</source>
        <translation>{cell} in der Box von {name}, Atom</translation>
    </message>
    <message>
        <source>{cell} for {name}, empty</source>
        <translation>{cell} in der Box von {name}, leer</translation>
    </message>
    <message>
        <source>Click to add or remove an atom. R fills the box at random.</source>
        <translation>Klick setzt ein Atom oder nimmt es weg. R füllt die Box zufällig.</translation>
    </message>
    <message>
        <source>Fill the box at random</source>
        <translation>Die Box zufällig füllen</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results in {name}’s box, so solving it takes luck.</source>
        <translation>In der Box von {name} liefert ein zweites Versteck dieselben Ergebnisse: Die Lösung ist Glückssache.</translation>
    </message>
    <message>
        <source>{n} of {all} atoms</source>
        <translation>{n} von {all} Atomen</translation>
    </message>
    <message>
        <source>Both at random</source>
        <translation>Beide zufällig</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Beide leeren</translation>
    </message>
    <message>
        <source>The box {name} solves</source>
        <translation>Die Box, die {name} löst</translation>
    </message>
</context>
<context>
    <name>BlackBoxPanel</name>
    <message>
        <source>Hide atoms</source>
        <translation>Verstecken</translation>
    </message>
</context>
<context>
    <name>BlackBoxScene</name>
    <message>
        <source>port {port}, {words}</source>
        <translation>Öffnung {port}, {words}</translation>
    </message>
    <message>
        <source>You have placed all four atoms. Remove one first.</source>
        <translation>Alle vier Atome sind gesetzt. Nimm zuerst eins weg.</translation>
    </message>
    <message>
        <source>{cell} has a marker</source>
        <translation>{cell} hat einen Marker</translation>
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
    <name>BoardWords</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist am Zug</translation>
    </message>
    <message>
        <source>Nothing is shown until you are here.</source>
        <translation>Bis du da bist, wird nichts gezeigt.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Enlarge</source>
        <translation>Vergrößern</translation>
    </message>
</context>
<context>
    <name>BoardsLens</name>
    <message>
        <source>{cell} may hold</source>
        <extracomment>heading of a list of numbers and their chances</extracomment>
        <translation>Möglich auf {cell}</translation>
    </message>
    <message>
        <source>others</source>
        <extracomment>all other numbers that a cell may hold, before their chance</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>most likely {label} ({chance})</source>
        <translation>am ehesten {label} ({chance})</translation>
    </message>
</context>
<context>
    <name>BookletSheet</name>
    <message>
        <source>Print puzzles</source>
        <translation>Rätsel drucken</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Dieses Rätsel</translation>
    </message>
    <message>
        <source>A booklet</source>
        <translation>Ein Heft</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Foot of each page</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Andere Rätsel</translation>
    </message>
</context>
<context>
    <name>BoxEnding</name>
    <message>
        <source>{name} found {n} of {all}</source>
        <translation>{name} fand {n} von {all}</translation>
    </message>
</context>
<context>
    <name>BoxLens</name>
    <message>
        <source>A ray from {port} gives {bits} bits of information</source>
        <translation>Ein Strahl von {port} bringt {bits} Bit Information</translation>
    </message>
    <message>
        <source>A ray from {port} gives no new information</source>
        <translation>Ein Strahl von {port} bringt nichts Neues</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <extracomment>chance that a ray comes out at any other port</extracomment>
        <translation>anderswo</translation>
    </message>
    <message>
        <source>out at {port}</source>
        <extracomment>a possible result of a ray, before its chance</extracomment>
        <translation>heraus bei {port}</translation>
    </message>
    <message>
        <source>{chance} likely to hide an atom</source>
        <translation>zu {chance} ein Atom</translation>
    </message>
    <message>
        <source>would give {bits} bits</source>
        <translation>bringt {bits} Bit</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message numerus="yes">
        <source>Puzzles solved on {n} of the last %n days</source>
        <translation>
            <numerusform>Rätsel gelöst an {n} von %n Tag</numerusform>
            <numerusform>Rätsel gelöst an {n} der letzten %n Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Own time…</source>
        <translation>Eigene Zeit&#xa0;…</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minuten für jeden Spieler</translation>
    </message>
    <message>
        <source>Seconds added after each turn</source>
        <translation>Sekunden nach jedem Zug</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s</source>
        <translation>{minutes} min + {seconds} s</translation>
    </message>
    <message>
        <source>Time for each player, and seconds added after each turn. Your clock starts with your second turn.</source>
        <translation>Zeit für jeden Spieler und Sekunden, die nach jedem Zug dazukommen. Deine Uhr läuft ab deinem zweiten Zug.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>The layouts have different sizes.</source>
        <translation>Die Aufteilungen sind verschieden groß.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ. They are ringed.</source>
        <translation>
            <numerusform>%n Feld ist anders. Es hat einen Ring.</numerusform>
            <numerusform>%n Felder sind anders. Sie haben einen Ring.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layouts are the same.</source>
        <translation>Die Aufteilungen sind gleich.</translation>
    </message>
    <message>
        <source>{name}: harder than {share}</source>
        <extracomment>a layout, and the share of random layouts that are easier</extracomment>
        <translation>{name}: schwerer als {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are the same. They are ringed.</source>
        <translation>
            <numerusform>%n Feld ist gleich. Es hat einen Ring.</numerusform>
            <numerusform>%n Felder sind gleich. Sie haben einen Ring.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Das lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>All cells differ.</source>
        <translation>Kein Feld stimmt überein.</translation>
    </message>
    <message>
        <source>Replace my drawing with “{name}”</source>
        <translation>Meine Zeichnung durch „{name}“ ersetzen</translation>
    </message>
</context>
<context>
    <name>Contents</name>
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
    <name>Dashboard</name>
    <message numerus="yes">
        <source>Solve %n more puzzles to see your rating.</source>
        <translation>
            <numerusform>Löse noch %n Rätsel, um deine Wertungszahl zu sehen.</numerusform>
            <numerusform>Löse noch %n Rätsel, um deine Wertungszahl zu sehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>it was opened as read-only</source>
        <translation>sie wurde schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>Quincunx is not allowed to write to it</source>
        <translation>Quincunx hat dort keine Schreibrechte</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quincunx</source>
        <translation>sie stammt von einer neueren Version von Quincunx</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results can only be read, because {reason}. New results are not saved.</source>
        <translation>Die Datei mit deinen Aufteilungen und Rätselergebnissen kann nur gelesen werden ({reason}). Neue Ergebnisse werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results was far too large and could not be read. It was saved as {name}.</source>
        <translation>Die Datei mit deinen Aufteilungen und Rätselergebnissen war viel zu groß und konnte nicht gelesen werden. Sie wurde als {name} gespeichert.</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>The file with your layouts and puzzle results was damaged. %n entries were rescued. The damaged file was saved as {name}.</source>
        <translation>
            <numerusform>Die Datei mit deinen Aufteilungen und Rätselergebnissen war beschädigt. %n Eintrag wurde gerettet. Die beschädigte Datei wurde als {name} gespeichert.</numerusform>
            <numerusform>Die Datei mit deinen Aufteilungen und Rätselergebnissen war beschädigt. %n Einträge wurden gerettet. Die beschädigte Datei wurde als {name} gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtBoard</name>
    <message numerus="yes">
        <source>%n cells hidden</source>
        <translation>
            <numerusform>%n Feld verdeckt</numerusform>
            <numerusform>%n Felder verdeckt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your layouts</source>
        <translation>Deine Aufteilungen</translation>
    </message>
    <message>
        <source>Your board: read it with the arrow keys</source>
        <translation>Dein Brett: Lies es mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Deal another board at random</source>
        <translation>Ein anderes zufälliges Brett austeilen</translation>
    </message>
    <message>
        <source>A turn on {name}’s board</source>
        <translation>Ein Zug auf dem Brett von {name}</translation>
    </message>
    <message>
        <source>A board was dealt.</source>
        <translation>Ein Brett wurde ausgeteilt.</translation>
    </message>
    <message>
        <source>{name}, this is your board</source>
        <translation>{name}, das ist dein Brett</translation>
    </message>
    <message>
        <source>{name} will reveal this board cell by cell. Deal again as often as you like.</source>
        <translation>{name} deckt dieses Brett Feld für Feld auf. Du kannst beliebig oft neu austeilen.</translation>
    </message>
    <message>
        <source>The others will reveal this board. Deal again as often as you like.</source>
        <translation>Die anderen decken dieses Brett auf. Du kannst beliebig oft neu austeilen.</translation>
    </message>
    <message>
        <source>Long, winding regions are harder to guess.</source>
        <translation>Lange, gewundene Gebiete sind schwerer zu erraten.</translation>
    </message>
    <message>
        <source>Draw my own…</source>
        <translation>Selbst zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>My own…</source>
        <translation>Zeichnen&#xa0;…</translation>
    </message>
    <message>
        <source>Very easy to guess</source>
        <translation>Sehr leicht zu erraten</translation>
    </message>
    <message>
        <source>Easy to guess</source>
        <translation>Leicht zu erraten</translation>
    </message>
    <message>
        <source>Fairly hard to guess</source>
        <translation>Ziemlich schwer zu erraten</translation>
    </message>
    <message>
        <source>Hard to guess</source>
        <translation>Schwer zu erraten</translation>
    </message>
    <message>
        <source>Very hard to guess</source>
        <translation>Sehr schwer zu erraten</translation>
    </message>
    <message>
        <source>{n} of 5</source>
        <translation>{n} von 5</translation>
    </message>
    <message>
        <source>{name}, your board is being dealt…</source>
        <translation>{name}, dein Brett wird ausgeteilt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>No game chosen</source>
        <translation>Keine Partie gewählt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
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
        <source>Who am I?</source>
        <translation>Wer bin ich?</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Zählt für</translation>
    </message>
    <message>
        <source>Del deletes them. You can undo that.</source>
        <translation>Entf löscht sie. Das kannst du rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games chosen</source>
        <translation>
            <numerusform>%n Partie gewählt</numerusform>
            <numerusform>%n Partien gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens this game for analysis, with variations</source>
        <translation>Öffnet diese Partie zur Analyse, mit Varianten</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how long a match was: the turns, and the minutes if they are known</extracomment>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
</context>
<context>
    <name>DifficultyGauge</name>
    <message>
        <source>Measure</source>
        <extracomment>verb on a button: how hard the layout is to read</extracomment>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Show on the board where points were scored</source>
        <translation>Auf dem Brett zeigen, wo Punkte gemacht wurden</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Heatmap ausblenden</translation>
    </message>
    <message>
        <source>Unlock a region to allow more changes.</source>
        <translation>Entsperre ein Gebiet, um mehr Änderungen zuzulassen.</translation>
    </message>
    <message>
        <source>{own} ± {error} points in three turns, usually {usual}</source>
        <translation>{own} ± {error} Punkte in drei Zügen, üblich sind {usual}</translation>
    </message>
    <message>
        <source>Make easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Make harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>The share of random layouts that are easier. Puzzles use the same scale.</source>
        <translation>Der Anteil der zufälligen Aufteilungen, die leichter sind. Rätsel haben dieselbe Skala.</translation>
    </message>
    <message>
        <source>Made harder</source>
        <translation>Schwerer gemacht</translation>
    </message>
    <message>
        <source>Made easier</source>
        <translation>Leichter gemacht</translation>
    </message>
    <message>
        <source>Looking for a harder layout</source>
        <translation>Eine schwerere Aufteilung wird gesucht</translation>
    </message>
    <message>
        <source>Looking for an easier layout</source>
        <translation>Eine leichtere Aufteilung wird gesucht</translation>
    </message>
    <message>
        <source>No change of four cells makes it harder</source>
        <translation>Keine Änderung von vier Feldern macht sie schwerer</translation>
    </message>
    <message>
        <source>No change of four cells makes it easier</source>
        <translation>Keine Änderung von vier Feldern macht sie leichter</translation>
    </message>
    <message>
        <source>A fast computer player plays three turns against this layout, 40 to 400 times</source>
        <translation>Ein schneller Computerspieler spielt 40- bis 400-mal drei Züge gegen diese Aufteilung</translation>
    </message>
    <message>
        <source>Changes at most four cells, none in locked regions. Stops at the target.</source>
        <translation>Ändert höchstens vier Felder, keine in gesperrten Gebieten. Endet am Ziel.</translation>
    </message>
</context>
<context>
    <name>DifficultyScale</name>
    <message>
        <source>Average</source>
        <extracomment>the middle of a scale</extracomment>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>DragonsEditScene</name>
    <message>
        <source>tile {letter}</source>
        <translation>Plättchen {letter}</translation>
    </message>
    <message>
        <source>Flip the tile there, or the one in hand</source>
        <translation>Das Plättchen dort wenden, sonst das in der Hand</translation>
    </message>
    <message>
        <source>Click to place the tile, right-click to remove one. R turns, F flips.</source>
        <translation>Klick legt das Plättchen, Rechtsklick nimmt eins weg. R dreht, F wendet.</translation>
    </message>
    <message>
        <source>Tiles left in the pool once those on the table are placed.</source>
        <translation>So viele bleiben im Vorrat, wenn diese auf dem Tisch liegen.</translation>
    </message>
</context>
<context>
    <name>DragonsWords</name>
    <message>
        <source>{name} adds a tile</source>
        <translation>{name} legt ein Plättchen an</translation>
    </message>
    <message>
        <source>{name}, place {letter} at {number}</source>
        <translation>{name}, leg {letter} an Stelle {number}</translation>
    </message>
    <message>
        <source>{name}, place {letter}</source>
        <translation>{name}, leg {letter}</translation>
    </message>
    <message>
        <source>Press Enter at a highlighted position. R turns, F flips.</source>
        <translation>Drück Enter an einer markierten Stelle. R dreht, F wendet.</translation>
    </message>
    <message>
        <source>Drop the tile on a highlighted position. The wheel turns, F flips.</source>
        <translation>Lass es auf einer markierten Stelle fallen. Mausrad dreht, F wendet.</translation>
    </message>
    <message>
        <source>Click a highlighted position. The wheel turns, F flips.</source>
        <translation>Klick auf eine markierte Stelle. Mausrad dreht, F wendet.</translation>
    </message>
    <message>
        <source>{name}, add a tile</source>
        <translation>{name}, leg ein Plättchen an</translation>
    </message>
    <message>
        <source>Go to a tile or a position and press Enter.</source>
        <translation>Geh zu einem Plättchen oder einer Stelle und drück Enter.</translation>
    </message>
    <message>
        <source>Drag a tile to the board, or click a position first.</source>
        <translation>Zieh ein Plättchen aufs Brett, oder klick zuerst auf eine Stelle.</translation>
    </message>
    <message>
        <source>{name}, fill the gap</source>
        <translation>{name}, füll die Lücke</translation>
    </message>
    <message numerus="yes">
        <source>%n complete</source>
        <translation>
            <numerusform>%n geschlossen</numerusform>
            <numerusform>%n geschlossen</numerusform>
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
            <numerusform>%n+ Augen</numerusform>
            <numerusform>%n+ Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n eyes complete</source>
        <translation>
            <numerusform>geschlossen: {n} von %n Auge</numerusform>
            <numerusform>geschlossen: {n} von %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the tile inside the ring. The wheel turns, F flips.</source>
        <translation>Lass das Plättchen im Ring fallen. Mausrad dreht, F wendet.</translation>
    </message>
    <message>
        <source>You must fill a ringed position first.</source>
        <translation>Füll zuerst eine Stelle mit Ring.</translation>
    </message>
    <message numerus="yes">
        <source>{sides} sides are closed. A tile fits in %n ways.</source>
        <translation>
            <numerusform>{sides} Seiten sind geschlossen. %n Lage passt.</numerusform>
            <numerusform>{sides} Seiten sind geschlossen. %n Lagen passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits only this way. Press Enter to place it.</source>
        <translation>Sonst passt nichts. Enter legt es.</translation>
    </message>
    <message>
        <source>Nothing else fits. Click again to place it.</source>
        <translation>Sonst passt nichts. Noch ein Klick legt es.</translation>
    </message>
    <message>
        <source>Position {number}: only {letter} fits.</source>
        <translation>Stelle {number}: Nur {letter} passt.</translation>
    </message>
    <message>
        <source>This side cannot be turned: no other direction fits</source>
        <translation>Diese Seite kannst du nicht drehen: Keine andere Lage passt</translation>
    </message>
    <message>
        <source>This side cannot be turned at {number}: no other direction fits</source>
        <translation>Diese Seite kannst du an Stelle {number} nicht drehen: Keine andere Lage passt</translation>
    </message>
    <message>
        <source>None of the {side} fit at {number}</source>
        <translation>{side} passen nicht an Stelle {number}</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a numbered position.</source>
        <translation>Hier liegt schon ein Plättchen. Wähl eine nummerierte Stelle.</translation>
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
        <source>none complete</source>
        <translation>keiner geschlossen</translation>
    </message>
    <message>
        <source>longest path: {n}</source>
        <translation>Weg: {n} Plättchen</translation>
    </message>
    <message>
        <source>loop {n} of {needed}</source>
        <translation>Schleife: {n} von {needed}</translation>
    </message>
    <message>
        <source>loop of {n}</source>
        <translation>Schleife: {n} Plättchen</translation>
    </message>
    <message>
        <source>Open gaps</source>
        <translation>Offene Lücken</translation>
    </message>
    <message>
        <source>Largest wins</source>
        <translation>Größter Drache gewinnt</translation>
    </message>
    <message>
        <source>Largest loses</source>
        <translation>Größter Drache verliert</translation>
    </message>
    <message>
        <source>Second side up</source>
        <translation>Zweite Seite oben</translation>
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
        <source>The only dragon wins</source>
        <translation>Der einzige Drache gewinnt</translation>
    </message>
    <message>
        <source>Most eyes win</source>
        <translation>Die meisten Augen gewinnen</translation>
    </message>
    <message>
        <source>Most eyes at the end</source>
        <translation>Meiste Augen am Ende</translation>
    </message>
    <message>
        <source>Complete dragon wins</source>
        <translation>Geschlossener Drache gewinnt</translation>
    </message>
    <message>
        <source>Loop of five</source>
        <translation>Schleife aus fünf</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the number of tiles that are left</extracomment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Place tile {letter}, {side} up, at position {position}</source>
        <extracomment>{letter} and {side}: what to place, such as “d” and “shoulders”</extracomment>
        <translation>Leg Plättchen {letter}, {side} oben, an Stelle {position}</translation>
    </message>
    <message>
        <source>Turn the tile to the next or previous way it fits</source>
        <translation>Das Plättchen in die nächste oder vorige passende Lage drehen</translation>
    </message>
    <message>
        <source>Flip the tile to its other side</source>
        <translation>Das Plättchen auf die andere Seite wenden</translation>
    </message>
    <message>
        <source>Type the number of a position, digit by digit</source>
        <translation>Die Nummer einer Stelle tippen, Ziffer für Ziffer</translation>
    </message>
    <message>
        <source>Put the tile down</source>
        <translation>Das Plättchen hinlegen</translation>
    </message>
    <message>
        <source>{name} wins: a loop of {n}</source>
        <translation>{name} gewinnt: eine Schleife aus {n}</translation>
    </message>
    <message>
        <source>{loser}’s own move closed it.</source>
        <translation>Der eigene Zug von {loser} hat sie geschlossen.</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>for screen readers: this tile is in hand</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>for screen readers: the tile in hand fits at this position</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
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
        <translation>passt an {numbers}</translation>
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
        <translation>offen an Stelle {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>longest path of {name}: %n tiles</source>
        <translation>
            <numerusform>längster Weg von {name}: %n Plättchen</numerusform>
            <numerusform>längster Weg von {name}: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles on the board</source>
        <translation>
            <numerusform>%n Plättchen auf dem Brett</numerusform>
            <numerusform>%n Plättchen auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>With {side} up, the tile fits nowhere</source>
        <translation>Mit {side} nach oben passt das Plättchen nirgends</translation>
    </message>
    <message>
        <source>Gaps are filled</source>
        <translation>Lücken werden gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, Enter places.</source>
        <translation>
            <numerusform>Es passt in %n Lage: R dreht, F wendet, Enter legt.</numerusform>
            <numerusform>Es passt in %n Lagen: R dreht, F wendet, Enter legt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, a click places.</source>
        <translation>
            <numerusform>Es passt in %n Lage: R dreht, F wendet, ein Klick legt.</numerusform>
            <numerusform>Es passt in %n Lagen: R dreht, F wendet, ein Klick legt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position {number}: a tile fits in %n ways.</source>
        <translation>
            <numerusform>Stelle {number}: %n Lage passt.</numerusform>
            <numerusform>Stelle {number}: %n Lagen passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, fill one of the %n gaps</source>
        <translation>
            <numerusform>{name}, füll die %n Lücke</numerusform>
            <numerusform>{name}, füll eine der %n Lücken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditScene</name>
    <message>
        <source>Standard position</source>
        <translation>Startstellung</translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message>
        <source>Remove what is there (also with the right mouse button)</source>
        <translation>Wegnehmen, was dort liegt (auch mit der rechten Maustaste)</translation>
    </message>
</context>
<context>
    <name>EditorStrip</name>
    <message>
        <source>painted</source>
        <extracomment>below “12/45”: cells of the layout that are painted</extracomment>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>to fix</source>
        <extracomment>below a number: faults of the layout to be mended</extracomment>
        <translation>zu beheben</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Looking…</source>
        <translation>Suche&#xa0;…</translation>
    </message>
    <message>
        <source>The engine found nothing.</source>
        <translation>Die Engine hat nichts gefunden.</translation>
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
        <source>{name} is behind</source>
        <translation>{name} steht schlechter</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Variante hinzufügen</translation>
    </message>
    <message>
        <source>Fewer moves</source>
        <translation>Weniger Züge</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Mehr Züge</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Layout copied</source>
        <translation>Aufteilung kopiert</translation>
    </message>
    <message>
        <source>Drop one text file with a layout.</source>
        <translation>Zieh eine einzige Textdatei mit einer Aufteilung hierher.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Aufteilung öffnen</translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation>Aufteilung exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Mono layout, %n regions</source>
        <translation>
            <numerusform>Mono-Aufteilung, %n Gebiet</numerusform>
            <numerusform>Mono-Aufteilung, %n Gebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a layout with %n regions</source>
        <translation>
            <numerusform>Aufteilung mit %n Gebiet eingefügt</numerusform>
            <numerusform>Aufteilung mit %n Gebieten eingefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This layout has %n regions, but this game uses {wanted}.</source>
        <translation>
            <numerusform>Diese Aufteilung hat %n Gebiet, diese Partie braucht {wanted}.</numerusform>
            <numerusform>Diese Aufteilung hat %n Gebiete, diese Partie braucht {wanted}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>of a picture: small, medium, large</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>black and white, as on a printed page</extracomment>
        <translation>Wie angezeigt</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
    <message>
        <source>Pictures (*{extension})</source>
        <translation>Bilder (*{extension})</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>noun: a match that plays by itself</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Von Zug</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Drawing: {percent} %</source>
        <translation>Zeichnen: {percent} %</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Result and names</source>
        <translation>Ergebnis und Namen</translation>
    </message>
    <message>
        <source>Letters and numbers</source>
        <translation>Buchstaben und Zahlen</translation>
    </message>
    <message>
        <source>What is hidden from you stays hidden, in the file too.</source>
        <translation>Was du nicht siehst, bleibt verborgen, auch in der Datei.</translation>
    </message>
    <message>
        <source>about {n} MB</source>
        <extracomment>about the size of a file</extracomment>
        <translation>etwa {n} MB</translation>
    </message>
    <message>
        <source>about {n} kB</source>
        <translation>etwa {n} kB</translation>
    </message>
    <message>
        <source>{game}, {players}, turns {first}–{last}</source>
        <extracomment>the name of an animation</extracomment>
        <translation>{game}, {players}, Züge {first}–{last}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>noun: the picture that is saved</extracomment>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb: show one turn after the other, as a film</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Light up the winning pieces</source>
        <extracomment>an option of the picture: the winning pieces glow</extracomment>
        <translation>Entscheidendes beleuchten</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n empty cells next to it</source>
        <translation>
            <numerusform>%n leeres Feld daneben</numerusform>
            <numerusform>%n leere Felder daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>All regions</source>
        <translation>Alle Gebiete</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Zahl wählen</translation>
    </message>
    <message>
        <source>Drag over cells</source>
        <translation>Über Felder ziehen</translation>
    </message>
    <message>
        <source>Number 4 is for four connected cells</source>
        <translation>Die Zahl 4 gehört auf vier verbundene Felder</translation>
    </message>
    <message>
        <source>Or start from a layout</source>
        <translation>Oder mit einer Aufteilung beginnen</translation>
    </message>
    <message>
        <source>Complete and connected</source>
        <translation>Vollständig und verbunden</translation>
    </message>
    <message>
        <source>Not connected: {cells}</source>
        <translation>Nicht verbunden: {cells}</translation>
    </message>
    <message>
        <source>Erase or repaint some of them</source>
        <translation>Lösch einige davon oder zeichne sie neu</translation>
    </message>
    <message>
        <source>No cell painted yet</source>
        <translation>Noch kein Feld gezeichnet</translation>
    </message>
    <message>
        <source>No empty cell next to it</source>
        <translation>Kein leeres Feld daneben</translation>
    </message>
    <message>
        <source>Only {cells} is next to it</source>
        <translation>Daneben ist nur {cells} leer</translation>
    </message>
    <message>
        <source>{cells} next to it are empty</source>
        <translation>Leere Felder daneben: {cells}</translation>
    </message>
    <message>
        <source>Deal a random one, open the library, or paste text</source>
        <translation>Lass eine zufällige austeilen, öffne die Sammlung oder füg Text ein</translation>
    </message>
    <message>
        <source>Click it below the board, or type it</source>
        <translation>Unter dem Brett oder mit der Tastatur</translation>
    </message>
</context>
<context>
    <name>FeatureCard</name>
    <message>
        <source>Another one</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Nochmal lösen</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>heading: how many puzzles are solved</extracomment>
        <translation>Bisher</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n solved</source>
        <translation>
            <numerusform>{n} von&#xa0;%n gelöst</numerusform>
            <numerusform>{n} von&#xa0;%n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Noch nicht versucht</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Options for {game}</source>
        <translation>Optionen für {game}</translation>
    </message>
    <message>
        <source>vs {level}</source>
        <extracomment>{level} of the computer player, such as Club</extracomment>
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
        <source>vs %n computers</source>
        <translation>
            <numerusform>gegen %n Computer</numerusform>
            <numerusform>gegen %n Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>vs your strength</source>
        <translation>gegen deine Stärke</translation>
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
        <source>Rated after %n games against the computer</source>
        <translation>
            <numerusform>Wertungszahl nach %n Partie gegen den Computer</numerusform>
            <numerusform>Wertungszahl nach %n Partien gegen den Computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rated after %n more games</source>
        <translation>
            <numerusform>Wertungszahl nach %n weiteren Partie</numerusform>
            <numerusform>Wertungszahl nach %n weiteren Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Win chance, turn by turn</source>
        <translation>Gewinnchance, Zug für Zug</translation>
    </message>
    <message>
        <source>Each win chance uses only what that player knew, so together they need not be 100%.</source>
        <translation>Jede Gewinnchance beruht nur auf dem, was dieser Spieler wusste. Zusammen müssen sie nicht 100&#xa0;% ergeben.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours from 0 to {n} points a game</source>
        <translation>Farben von 0 bis {n} Punkte je Partie</translation>
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
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Only standard games played without help count.</source>
        <translation>Noch nichts. Nur Standardpartien ohne Hilfe zählen.</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>heading: the best results of each game</extracomment>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>heading: so many wins in a row</extracomment>
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
        <translation>Rekord {n}, {day}</translation>
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
        <source>Close the hint</source>
        <translation>Den Tipp schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Anderer Tipp</translation>
    </message>
    <message>
        <source>Shows the next best move  H</source>
        <translation>Zeigt den nächstbesten Zug  H</translation>
    </message>
</context>
<context>
    <name>HintControls</name>
    <message>
        <source>this is a serious game</source>
        <translation>das ist eine Wettkampfpartie</translation>
    </message>
    <message>
        <source>Serious games have no hints.</source>
        <translation>In Wettkampfpartien gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>You can get a hint on your turn.</source>
        <translation>Tipps gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Suche nach einem guten Zug&#xa0;…</translation>
    </message>
    <message>
        <source>No hint found.</source>
        <translation>Kein Tipp gefunden.</translation>
    </message>
    <message>
        <source>Serious games have no lens.</source>
        <translation>In Wettkampfpartien gibt es keine Rechenhilfe.</translation>
    </message>
    <message>
        <source>The lens has nothing to show.</source>
        <translation>Die Rechenhilfe hat nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Looking for another good move…</source>
        <translation>Suche nach einem anderen guten Zug&#xa0;…</translation>
    </message>
    <message>
        <source>No other good move found.</source>
        <translation>Kein anderer guter Zug gefunden.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>what to do, for example “Place 125 at 7”, or a move in notation</extracomment>
        <translation>Tipp: {move}</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>History, newest first</source>
        <translation>Verlauf, Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>HolominoEditScene</name>
    <message>
        <source>tile {digits}</source>
        <translation>Plättchen {digits}</translation>
    </message>
    <message>
        <source>into {name}’s pool</source>
        <translation>in den Vorrat von {name}</translation>
    </message>
    <message>
        <source>{name}’s pool, {tile}</source>
        <translation>Vorrat von {name}, {tile}</translation>
    </message>
    <message>
        <source>{name}’s pool, empty</source>
        <translation>Vorrat von {name}, leer</translation>
    </message>
    <message>
        <source>Bag</source>
        <extracomment>a heading: tiles that are in no pool and not in the bag</extracomment>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Type three digits to pick up the tile that has them</source>
        <translation>Das Plättchen mit den drei eingegebenen Ziffern in die Hand nehmen</translation>
    </message>
    <message>
        <source>Turn the tile in hand, or the one there</source>
        <translation>Das Plättchen in der Hand drehen, sonst das dort</translation>
    </message>
    <message>
        <source>Put the tile in hand into a pool</source>
        <translation>Das Plättchen in der Hand in einen Vorrat legen</translation>
    </message>
    <message>
        <source>Put the tile in hand into the bag, or aside</source>
        <translation>Das Plättchen in der Hand in den Beutel oder beiseite legen</translation>
    </message>
    <message>
        <source>This set has no tile {tile}.</source>
        <translation>Dieser Satz hat kein Plättchen {tile}.</translation>
    </message>
    <message>
        <source>{tile} in hand. Click a cell, a pool or the bag. R turns it.</source>
        <translation>{tile} in der Hand. Klick auf ein Feld, einen Vorrat oder den Beutel. R dreht es.</translation>
    </message>
    <message>
        <source>Take a tile from the panel or type its digits. Then click where it goes.</source>
        <translation>Nimm ein Plättchen aus der Leiste oder gib seine Ziffern ein. Dann klick auf die Stelle, an die es soll.</translation>
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
        <source>{n} in the bag</source>
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
        <source>bag with %n tiles</source>
        <translation>
            <numerusform>Beutel mit %n Plättchen</numerusform>
            <numerusform>Beutel mit %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoWords</name>
    <message>
        <source>{name} places a tile</source>
        <translation>{name} legt ein Plättchen</translation>
    </message>
    <message>
        <source>{name}, return {tile}</source>
        <translation>{name}, leg {tile} zurück</translation>
    </message>
    <message>
        <source>Go to the bag and press Enter to pass.</source>
        <translation>Geh zum Beutel und drück Enter, um zu passen.</translation>
    </message>
    <message>
        <source>Drop the tile on the bag, or click the bag, to pass.</source>
        <translation>Lass es auf den Beutel fallen oder klick auf ihn, um zu passen.</translation>
    </message>
    <message>
        <source>{name}, no tile fits</source>
        <translation>{name}, kein Plättchen passt</translation>
    </message>
    <message>
        <source>Drag a tile to the bag to return it and pass.</source>
        <translation>Zieh ein Plättchen auf den Beutel, um es zurückzulegen und zu passen.</translation>
    </message>
    <message>
        <source>{name}, place a tile</source>
        <translation>{name}, leg ein Plättchen</translation>
    </message>
    <message>
        <source>Choose a tile with the arrow keys and Enter, or 1 to 9.</source>
        <translation>Wähl ein Plättchen mit Pfeiltasten und Enter oder mit 1 bis 9.</translation>
    </message>
    <message>
        <source>Drag a tile from your rack. Closing holes scores points.</source>
        <translation>Zieh ein Plättchen von deiner Ablage. Geschlossene Löcher bringen Punkte.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere now. Choose another tile.</source>
        <translation>{tile} passt jetzt nirgends. Wähl ein anderes Plättchen.</translation>
    </message>
    <message>
        <source>Go to a highlighted position and press Enter.</source>
        <translation>Geh zu einer markierten Stelle und drück Enter.</translation>
    </message>
    <message>
        <source>It fits at the highlighted position.</source>
        <translation>Es passt an der markierten Stelle.</translation>
    </message>
    <message>
        <source>{name}, place {tile}</source>
        <translation>{name}, leg {tile}</translation>
    </message>
    <message>
        <source>None of your tiles fits at {number}</source>
        <translation>Keins deiner Plättchen passt an Stelle {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>ein Loch</numerusform>
            <numerusform>%n Löcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one turn decided it.</source>
        <translation>
            <numerusform>%n Loch in einem Zug hat entschieden.</numerusform>
            <numerusform>%n Löcher in einem Zug haben entschieden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a tile first: {tiles} fit at {number}</source>
        <translation>
            <numerusform>Wähl zuerst ein Plättchen: {tiles} passt an {number}</numerusform>
            <numerusform>Wähl zuerst ein Plättchen: {tiles} passen an {number}</numerusform>
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
            <numerusform>Es passt auf %n Art: Mausrad oder R dreht es.</numerusform>
            <numerusform>Es passt auf %n Arten: Mausrad oder R dreht es.</numerusform>
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
        <source>the bag, %n tiles</source>
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
        <source>Choose the tile to return first</source>
        <translation>Wähl zuerst das Plättchen, das du zurücklegst</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a highlighted position.</source>
        <translation>Hier liegt schon ein Plättchen. Wähl eine markierte Stelle.</translation>
    </message>
    <message>
        <source>Must pass</source>
        <extracomment>a chip: no tile fits, so the player returns one</extracomment>
        <translation>Muss passen</translation>
    </message>
    <message>
        <source>Digits 1–{highest}</source>
        <translation>Ziffern 1–{highest}</translation>
    </message>
    <message>
        <source>Pool of {size}, draw 1</source>
        <translation>Vorrat {size}, 1 gezogen</translation>
    </message>
    <message>
        <source>Limited scores</source>
        <translation>Begrenzte Punkte</translation>
    </message>
    <message>
        <source>{tile} to the bag</source>
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
        <source>Return tile {tile} to the bag and pass</source>
        <translation>Leg Plättchen {tile} in den Beutel zurück und passe</translation>
    </message>
    <message>
        <source>Place tile {tile} at position {position}</source>
        <translation>Leg Plättchen {tile} an Stelle {position}</translation>
    </message>
    <message>
        <source>Pick up a tile from your pool, or put it down</source>
        <translation>Ein Plättchen aus dem Vorrat nehmen oder zurücklegen</translation>
    </message>
    <message>
        <source>Turn the tile, if it fits in several ways</source>
        <translation>Das Plättchen drehen, wenn es auf mehrere Arten passt</translation>
    </message>
    <message>
        <source>You see the score when the tile is placed. Count before you drop it.</source>
        <translation>Die Punkte siehst du, wenn das Plättchen liegt. Zähl, bevor du es fallen lässt.</translation>
    </message>
    <message>
        <source>Hover a tile over a highlighted space to see its score.</source>
        <translation>Halte ein Plättchen über eine markierte Stelle, um seine Punkte zu sehen.</translation>
    </message>
    <message>
        <source>The score of a tile appears here.</source>
        <translation>Hier erscheinen die Punkte eines Plättchens.</translation>
    </message>
    <message>
        <source>No tile fits. This turn scores nothing.</source>
        <translation>Kein Plättchen passt. Dieser Zug bringt keine Punkte.</translation>
    </message>
    <message>
        <source>Last placement</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>noun: by how many points somebody has won</extracomment>
        <translation>Vorsprung</translation>
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
        <source>Two holes, multiplied</source>
        <translation>Zwei Löcher: Produkt</translation>
    </message>
    <message>
        <source>Three holes, multiplied</source>
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
        <source>scores {points}</source>
        <translation>bringt {points}</translation>
    </message>
    <message>
        <source>no tile in your pool fits</source>
        <translation>keins deiner Plättchen passt</translation>
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
        <translation>{tile} an {number} bringt {points}</translation>
    </message>
    <message>
        <source>{a} lower left, {b} upper left, {c} right</source>
        <translation>{a} unten links, {b} oben links, {c} rechts</translation>
    </message>
    <message>
        <source>none of your tiles closes a hole</source>
        <translation>keins deiner Plättchen schließt ein Loch</translation>
    </message>
    <message numerus="yes">
        <source>your tiles can close holes at %n positions</source>
        <translation>
            <numerusform>deine Plättchen können an %n Stelle Löcher schließen</numerusform>
            <numerusform>deine Plättchen können an %n Stellen Löcher schließen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile to see where it fits and what it scores.</source>
        <translation>Wähl ein Plättchen, um zu sehen, wo es passt und was es zählt.</translation>
    </message>
    <message>
        <source>Click the bag to pass</source>
        <translation>Klick zum Passen auf den Beutel</translation>
    </message>
    <message>
        <source>No tile fits: drag one to the bag</source>
        <translation>Kein Plättchen passt: zieh eins in den Beutel</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in pool</source>
        <translation>
            <numerusform>%n im Vorrat</numerusform>
            <numerusform>%n im Vorrat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Draw your own</source>
        <translation>Selbst zeichnen</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Your first game, step by step</source>
        <translation>Deine erste Partie, Schritt für Schritt</translation>
    </message>
    <message>
        <source>New here?</source>
        <extracomment>verb on a button: begins a first game with explanations</extracomment>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Same settings</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message numerus="yes">
        <source>%n new ones a day</source>
        <translation>
            <numerusform>%n neues am Tag</numerusform>
            <numerusform>%n neue am Tag</numerusform>
        </translation>
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
            <numerusform>%n laufend</numerusform>
            <numerusform>%n laufend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Invite by letter: {game}</source>
        <translation>Per Brief einladen: {game}</translation>
    </message>
    <message>
        <source>Play somebody at another computer: you send each other short texts.</source>
        <translation>Spiel mit jemandem an einem anderen Computer: Ihr schickt euch kurze Texte.</translation>
    </message>
    <message>
        <source>Who plays against you</source>
        <translation>Wer gegen dich spielt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Dein Gegner</translation>
    </message>
    <message>
        <source>Write invitation</source>
        <translation>Einladung schreiben</translation>
    </message>
</context>
<context>
    <name>KindCard</name>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Today’s puzzle is waiting</source>
        <translation>Das Tagesrätsel wartet</translation>
    </message>
    <message>
        <source>streak of {n}</source>
        <extracomment>days in a row with a puzzle solved</extracomment>
        <translation>Serie von {n}</translation>
    </message>
    <message>
        <source>solved yesterday</source>
        <translation>gestern gelöst</translation>
    </message>
    <message>
        <source>shown above</source>
        <extracomment>on the card of a puzzle that is the large card above</extracomment>
        <translation>oben gezeigt</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Difficulty of the next puzzle</source>
        <translation>Schwierigkeit des nächsten Rätsels</translation>
    </message>
    <message>
        <source>Today’s puzzles</source>
        <translation>Rätsel von heute</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n today</source>
        <translation>
            <numerusform>heute {n} von %n</numerusform>
            <numerusform>heute {n} von %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved}, %n to go</source>
        <translation>
            <numerusform>{solved}, noch %n</numerusform>
            <numerusform>{solved}, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Schwierigkeit:</translation>
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
        <source>%n too many</source>
        <extracomment>cells of a region painted too many</extracomment>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>nicht verbunden</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>adjective: all cells of the region are painted</extracomment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>Number {label}: {n} of {all} painted, {left}</source>
        <translation>Zahl {label}: {n} von {all} gezeichnet, {left}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
</context>
<context>
    <name>LayoutCard</name>
    <message>
        <source>List all with this tag</source>
        <translation>Alle mit diesem Stichwort zeigen</translation>
    </message>
    <message>
        <source>List all with this tag. The cross removes it.</source>
        <extracomment>tooltip of a tag</extracomment>
        <translation>Alle mit diesem Stichwort zeigen. Das Kreuz entfernt es.</translation>
    </message>
    <message>
        <source>Tag {name}</source>
        <translation>Stichwort {name}</translation>
    </message>
    <message>
        <source>Del removes it. You can undo that.</source>
        <translation>Entf entfernt es. Das kannst du rückgängig machen.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Stichwort hinzufügen</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Damit spielen</translation>
    </message>
    <message>
        <source>Measuring the difficulty…</source>
        <translation>Schwierigkeit wird gemessen&#xa0;…</translation>
    </message>
    <message>
        <source>No layout chosen</source>
        <translation>Keine Aufteilung gewählt</translation>
    </message>
    <message>
        <source>Changed: {day}</source>
        <translation>Geändert: {day}</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Your layout</source>
        <extracomment>the board of a new match</extracomment>
        <translation>Deine Aufteilung</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Zufällig</translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message>
        <source>Cells painted</source>
        <translation>Gezeichnete Felder</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>heading: what is wrong with a layout</extracomment>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>verb: fills in the cells that are not painted</extracomment>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Fill the rest at random and keep what is painted</source>
        <translation>Den Rest zufällig füllen, gezeichnete Felder behalten</translation>
    </message>
    <message>
        <source>Paint a layout at random</source>
        <translation>Eine zufällige Aufteilung zeichnen</translation>
    </message>
    <message>
        <source>Make all cells empty</source>
        <translation>Alle Felder leeren</translation>
    </message>
    <message>
        <source>New game with this layout as your board</source>
        <translation>Neue Partie mit dieser Aufteilung als deinem Brett</translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>spielbereit</translation>
    </message>
    <message>
        <source>How to start</source>
        <translation>So fängst du an</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: stops filling in the layout</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n things to fix</source>
        <translation>
            <numerusform>eins zu beheben</numerusform>
            <numerusform>%n zu beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a puzzle of this layout, to solve or to give away.</source>
        <translation>Macht aus dieser Aufteilung ein Rätsel, zum Lösen oder zum Weitergeben.</translation>
    </message>
    <message>
        <source>Solve it yourself</source>
        <translation>Selbst lösen</translation>
    </message>
    <message>
        <source>New game in which the computer has this board and you solve it</source>
        <translation>Neue Partie, in der der Computer dieses Brett hat und du es löst</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Dots: full means won, half means drawn, empty means lost</source>
        <translation>Kreise: voll heißt gewonnen, halb unentschieden, leer verloren</translation>
    </message>
    <message>
        <source>likely range</source>
        <extracomment>the band round a curve of ratings</extracomment>
        <translation>wahrscheinlicher Bereich</translation>
    </message>
    <message>
        <source>Your strength is very likely inside this band (90%). “±” is half its height.</source>
        <translation>Deine Stärke liegt sehr wahrscheinlich in diesem Band (90 %). „±“ ist die Hälfte seiner Höhe.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Done</source>
        <extracomment>heading: a lesson was solved</extracomment>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Done. That was the last lesson.</source>
        <translation>Geschafft. Das war die letzte Lektion.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>{game}: lesson</source>
        <translation>{game}: Lektion</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
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
        <source>Lesson complete. Continue with the next one.</source>
        <translation>Lektion geschafft. Weiter mit der nächsten.</translation>
    </message>
    <message>
        <source>Wait a moment, please.</source>
        <translation>Einen Augenblick bitte.</translation>
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
        <extracomment>after the number of a lesson: “3 of 7”</extracomment>
        <translation>von {all}</translation>
    </message>
</context>
<context>
    <name>LessonsLine</name>
    <message>
        <source>All done</source>
        <translation>Alle geschafft</translation>
    </message>
    <message>
        <source>{n} of {all}, next: {lesson}</source>
        <translation>{n} von {all}, als Nächstes: {lesson}</translation>
    </message>
</context>
<context>
    <name>LetterSession</name>
    <message>
        <source>The offer goes with your next turn.</source>
        <translation>Das Angebot wird mit deinem nächsten Zug gesendet.</translation>
    </message>
    <message>
        <source>Only your own letter can say this: wait for your turn.</source>
        <translation>Das kann nur dein eigener Brief sagen: Warte, bis du dran bist.</translation>
    </message>
    <message>
        <source>Letters are saved by themselves. Save the game after its end.</source>
        <translation>Briefe werden von selbst gespeichert. Speichere die Partie nach ihrem Ende.</translation>
    </message>
    <message>
        <source>You can ask to undo when it is your turn again.</source>
        <translation>Du kannst um eine Zurücknahme bitten, wenn du wieder am Zug bist.</translation>
    </message>
    <message>
        <source>Your letter now asks to undo your last turn.</source>
        <translation>Dein Brief bittet jetzt darum, deinen letzten Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>Your last turn was undone. Play another one.</source>
        <translation>Dein letzter Zug wurde zurückgenommen. Spiel einen anderen.</translation>
    </message>
    <message>
        <source>{name} declines to undo.</source>
        <translation>{name} lehnt die Zurücknahme ab.</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>Letter copied. Paste it into a mail or a chat.</source>
        <translation>Brief kopiert. Füg ihn in eine E-Mail oder einen Chat ein.</translation>
    </message>
    <message>
        <source>{name}, letter {n}</source>
        <translation>{name}, Brief {n}</translation>
    </message>
    <message>
        <source>Letters (*{extension})</source>
        <translation>Briefe (*{extension})</translation>
    </message>
    <message>
        <source>Save the letter</source>
        <translation>Den Brief speichern</translation>
    </message>
    <message>
        <source>You take the game along in a file that only the passphrase opens.</source>
        <translation>Du nimmst die Partie in einer Datei mit, die nur die Passphrase öffnet.</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Moved games (*{extension})</source>
        <translation>Mitgenommene Partien (*{extension})</translation>
    </message>
    <message>
        <source>The file {name} was saved at another computer.</source>
        <translation>Die Datei {name} wurde an einem anderen Computer gespeichert.</translation>
    </message>
    <message>
        <source>Continue a moved game</source>
        <translation>Eine mitgenommene Partie fortsetzen</translation>
    </message>
</context>
<context>
    <name>LettersSheet</name>
    <message>
        <source>{game} with {names}. {state}.</source>
        <translation>{game} mit {names}. {state}.</translation>
    </message>
    <message>
        <source>You can invite somebody from the sheet for a new game.</source>
        <translation>Du kannst jemanden einladen, wenn du eine neue Partie anlegst.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Strength of the computer</source>
        <translation>Stärke des Computers</translation>
    </message>
</context>
<context>
    <name>LevelField</name>
    <message>
        <source>Level: {level}</source>
        <translation>Stufe: {level}</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Sort by</source>
        <extracomment>how a list is sorted</extracomment>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Compare with the board</source>
        <translation>Mit dem Brett vergleichen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Your layouts cannot be opened: {reason}.</source>
        <translation>Deine Aufteilungen können nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>Layouts that could not be read and are not shown: {n}</source>
        <translation>Nicht lesbare Aufteilungen, die nicht gezeigt werden: {n}</translation>
    </message>
    <message>
        <source>The library could not be changed: {reason}.</source>
        <translation>Die Sammlung konnte nicht geändert werden: {reason}.</translation>
    </message>
    <message>
        <source>Another program is using the library. Your change will be saved in a moment.</source>
        <translation>Ein anderes Programm benutzt die Sammlung. Deine Änderung wird gleich gespeichert.</translation>
    </message>
    <message>
        <source>Your layouts cannot be read: {reason}.</source>
        <translation>Deine Aufteilungen können nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” replaced</source>
        <translation>„{name}“ ersetzt</translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Als „{name}“ gespeichert</translation>
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
    <message>
        <source>Different size from the board</source>
        <translation>Andere Größe als das Brett</translation>
    </message>
    <message>
        <source>Same as on the board</source>
        <translation>Gleich wie auf dem Brett</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ from the board</source>
        <translation>
            <numerusform>%n Feld anders als auf dem Brett</numerusform>
            <numerusform>%n Felder anders als auf dem Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Leichteste</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Schwerste</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts deleted</source>
        <translation>
            <numerusform>%n Aufteilung gelöscht</numerusform>
            <numerusform>%n Aufteilungen gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTransfer</name>
    <message numerus="yes">
        <source>%n files without a layout: {name}</source>
        <translation>
            <numerusform>%n Datei ohne Aufteilung: {name}</numerusform>
            <numerusform>%n Dateien ohne Aufteilung, zuerst {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layouts added</source>
        <translation>
            <numerusform>%n Aufteilung hinzugefügt</numerusform>
            <numerusform>%n Aufteilungen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you already had</source>
        <translation>
            <numerusform>%n war schon da</numerusform>
            <numerusform>%n waren schon da</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Texte (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The files could not be read.</source>
        <translation>Die Dateien konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Deine Sammlung ist leer.</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Export layouts</source>
        <translation>Aufteilungen exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n did not fit: the library is full</source>
        <translation>
            <numerusform>%n passte nicht: die Sammlung ist voll</numerusform>
            <numerusform>%n passten nicht: die Sammlung ist voll</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped.</source>
        <translation>Import abgebrochen.</translation>
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
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>{share} less</source>
        <translation>{share} schlechter</translation>
    </message>
    <message>
        <source>No line yet</source>
        <translation>Noch keine Variante</translation>
    </message>
</context>
<context>
    <name>Loader</name>
    <message>
        <source>this file cannot be opened</source>
        <translation>diese Datei kann nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Opening {name}…</source>
        <translation>{name} wird geöffnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>This game is open in another window. Continue there.</source>
        <translation>Diese Partie ist in einem anderen Fenster offen. Spiel dort weiter.</translation>
    </message>
    <message>
        <source>This game cannot be saved: {reason}. Keep playing, and save it elsewhere with {key}</source>
        <translation>Diese Partie kann nicht gespeichert werden: {reason}. Spiel weiter und speichere sie mit {key} an einem anderen Ort</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>This game could not be written to disk.</source>
        <translation>Diese Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>If you leave now, the game is lost, unless you save it elsewhere.</source>
        <translation>Wenn du jetzt gehst, ist die Partie verloren, außer du speicherst sie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>verb on a button: the window is not closed</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The study is saved with the game</source>
        <translation>Die Studie wird mit der Partie gespeichert</translation>
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
        <source>Quincunx cannot check this on this disk. Open the game here only if it is not open in another window.</source>
        <translation>Auf diesem Datenträger kann Quincunx das nicht feststellen. Öffne die Partie nur hier, wenn kein anderes Fenster sie zeigt.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Hier öffnen</translation>
    </message>
    <message>
        <source>This game is not over. You can review it after its end.</source>
        <translation>Diese Partie ist noch nicht zu Ende. Danach kannst du sie analysieren.</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Against the easiest level, with a coach</source>
        <translation>Gegen die leichteste Stufe, mit Trainer</translation>
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
        <source>The next mistake to practise is due on {day}.</source>
        <translation>Der nächste Fehler kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}: {name}</translation>
    </message>
    <message>
        <source>Turn {n}: win chance fell by {share}</source>
        <translation>Zug {n}: {share} Gewinnchance verschenkt</translation>
    </message>
    <message>
        <source>Review a finished game. Your mistakes come back here as puzzles.</source>
        <translation>Analysiere eine beendete Partie. Deine Fehler kommen hier als Rätsel wieder.</translation>
    </message>
</context>
<context>
    <name>MonoEditScene</name>
    <message>
        <source>{cell}, region {label}, locked</source>
        <translation>{cell}, Gebiet {label}, gesperrt</translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Play with this layout. Nobody else sees it.</source>
        <translation>Mit dieser Aufteilung spielen. Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>Layout editor</source>
        <translation>Aufteilungs-Editor</translation>
    </message>
    <message>
        <source>The layout: move with the arrow keys, choose numbers with digits and letters</source>
        <translation>Die Aufteilung: Pfeiltasten bewegen, Ziffern und Buchstaben wählen Zahlen</translation>
    </message>
    <message>
        <source>Type the layout</source>
        <translation>Aufteilung eingeben</translation>
    </message>
    <message>
        <source>The text does not fit here. Paste it instead: {keys}</source>
        <translation>Der Text passt hier nicht hin. Füg ihn stattdessen ein: {keys}</translation>
    </message>
    <message>
        <source>The layout is ready</source>
        <translation>Die Aufteilung ist fertig</translation>
    </message>
    <message>
        <source>Use this layout, or keep drawing. Nobody else sees it.</source>
        <translation>Verwende diese Aufteilung, oder zeichne weiter. Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>Draw your layout</source>
        <translation>Zeichne deine Aufteilung</translation>
    </message>
    <message>
        <source>The layout has not changed</source>
        <translation>Die Aufteilung hat sich nicht geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds at most</source>
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
        <source>%n seconds were not enough to find out whether a layout is possible.</source>
        <translation>
            <numerusform>Nach %n Sekunde ist noch unklar, ob eine Aufteilung passt.</numerusform>
            <numerusform>Nach %n Sekunden ist noch unklar, ob eine Aufteilung passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No layout is possible</source>
        <translation>Keine Aufteilung ist möglich</translation>
    </message>
    <message>
        <source>Erase one of {cells}.</source>
        <translation>Lösch eins von {cells}.</translation>
    </message>
    <message>
        <source>Erase {cell}: it makes every layout impossible.</source>
        <translation>Lösch {cell}: Dieses Feld macht jede Aufteilung unmöglich.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are in the way: erase {cells}.</source>
        <translation>
            <numerusform>%n Feld ist im Weg: Lösch {cells}.</numerusform>
            <numerusform>%n Felder sind im Weg: Lösch {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, or some of them: {cells}.</source>
        <translation>
            <numerusform>Lösch dieses Feld: {cells}.</numerusform>
            <numerusform>Lösch diese %n Felder oder einige davon: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>
            <numerusform>Zeichne %n Gebiet. Gebiet 1 hat 1 Feld.</numerusform>
            <numerusform>Zeichne %n verbundene Gebiete. Gebiet 1 hat 1 Feld, Gebiet 2 hat 2 Felder und so weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout is already complete</source>
        <translation>Die Aufteilung ist schon vollständig</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Turned or mirrored the board</source>
        <translation>Brett gedreht oder gespiegelt</translation>
    </message>
    <message>
        <source>Back to: {step}</source>
        <translation>Zurück zu: {step}</translation>
    </message>
    <message>
        <source>Completed the layout</source>
        <translation>Aufteilung ergänzt</translation>
    </message>
</context>
<context>
    <name>MonoPanel</name>
    <message>
        <source>Ends your turn and scores your list.  S</source>
        <translation>Beendet deinen Zug und wertet deine Liste.  S</translation>
    </message>
</context>
<context>
    <name>MonoScene</name>
    <message numerus="yes">
        <source>End turn · %n points</source>
        <translation>
            <numerusform>Zug beenden · %n Punkt</numerusform>
            <numerusform>Zug beenden · %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
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
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation>Zug in Notation</translation>
    </message>
    <message>
        <source>Moves that start like this</source>
        <translation>Züge, die so beginnen</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Forward one move</source>
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
</context>
<context>
    <name>MoveMarks</name>
    <message>
        <source>Better</source>
        <extracomment>beside the mark of the better move on the board</extracomment>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>beside the mark of the move that was made</extracomment>
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
        <source>Resets all options</source>
        <translation>Setzt alle Optionen zurück</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in an empty field: any seed</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same number gives the same random draws.</source>
        <translation>Dieselbe Zahl ergibt dieselben Ziehungen.</translation>
    </message>
    <message>
        <source>Type a whole number as the seed, or leave the field empty</source>
        <translation>Gib als Startwert eine ganze Zahl ein, oder lass das Feld leer</translation>
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
        <source>{hints}, standard rules</source>
        <translation>{hints}, Standardregeln</translation>
    </message>
    <message numerus="yes">
        <source>{hints}, %n options changed</source>
        <translation>
            <numerusform>{hints}, %n Option geändert</numerusform>
            <numerusform>{hints}, %n Optionen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}</source>
        <translation>{first} beginnt, dann {second}</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}, then {third}</source>
        <translation>{first} beginnt, dann {second}, dann {third}</translation>
    </message>
    <message>
        <source>No hints or lens, and you cannot undo what was shown. This is noted with the game.</source>
        <translation>Keine Tipps, keine Rechenhilfe, und Gezeigtes kannst du nicht zurücknehmen. Die Partie wird so gekennzeichnet.</translation>
    </message>
    <message>
        <source>No hints. This is noted with the game.</source>
        <translation>Keine Tipps. Die Partie wird so gekennzeichnet.</translation>
    </message>
    <message>
        <source>No hints, and you cannot undo what was drawn. This is noted with the game.</source>
        <translation>Keine Tipps, und Gezogenes kannst du nicht zurücknehmen. Die Partie wird so gekennzeichnet.</translation>
    </message>
    <message>
        <source>Your layout has a different size, so it is not used.</source>
        <translation>Deine Aufteilung hat eine andere Größe und wird deshalb nicht verwendet.</translation>
    </message>
    <message>
        <source>The first player plays with your layout.</source>
        <translation>Wer beginnt, spielt mit deiner Aufteilung.</translation>
    </message>
    <message>
        <source>{name} plays with your layout.</source>
        <translation>{name} spielt mit deiner Aufteilung.</translation>
    </message>
    <message>
        <source>Starting position: standard</source>
        <translation>Startstellung: Standard</translation>
    </message>
    <message>
        <source>Invite by letter…</source>
        <translation>Per Brief einladen …</translation>
    </message>
    <message>
        <source>Play by short texts that travel by mail or chat.</source>
        <translation>Spielt mit kurzen Texten, die per E-Mail oder Chat reisen.</translation>
    </message>
    <message>
        <source>Somebody at another computer</source>
        <translation>Jemand an einem anderen Computer</translation>
    </message>
    <message>
        <source>Or place the pieces yourself.</source>
        <translation>Oder stell die Steine selbst auf.</translation>
    </message>
</context>
<context>
    <name>NextOpponent</name>
    <message>
        <source>Next opponent in {game}</source>
        <translation>Nächster Gegner bei {game}</translation>
    </message>
    <message>
        <source>{rating}, closest to your strength</source>
        <translation>{rating}, passt am besten zu dir</translation>
    </message>
    <message>
        <source>{rating}, the easiest</source>
        <translation>{rating}, der leichteste Gegner</translation>
    </message>
    <message>
        <source>Your win chance: {share}</source>
        <translation>Deine Gewinnchance: {share}</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Spielen: {level}</translation>
    </message>
    <message>
        <source>Rated: no hints, lens, coach or undo.</source>
        <translation>Gewertet: ohne Tipps, Rechenhilfe, Trainer und Zurücknehmen.</translation>
    </message>
    <message>
        <source>Rated: no hints, coach or undo.</source>
        <translation>Gewertet: ohne Tipps, Trainer und Zurücknehmen.</translation>
    </message>
    <message>
        <source>{rating}, helps to find your strength</source>
        <translation>{rating}, hilft, deine Stärke zu finden</translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>standard: {n}</source>
        <translation>Standard: {n}</translation>
    </message>
</context>
<context>
    <name>OpenEntry</name>
    <message>
        <source>Continue {name}. {detail}</source>
        <translation>{name} fortsetzen. {detail}</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Cannot be combined with “{label}”.</source>
        <translation>Nicht mit „{label}“ kombinierbar.</translation>
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
        <source>The layout now belongs to the first player. It is no longer in the editor, where others could see it.</source>
        <translation>Die Aufteilung gehört jetzt dem ersten Spieler. Im Editor, wo andere sie sehen könnten, steht sie nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The layout has %n regions, which does not fit this board, so it was not used.</source>
        <translation>
            <numerusform>Die Aufteilung hat %n Gebiet. Das passt nicht zum Brett, deshalb wurde sie nicht benutzt.</numerusform>
            <numerusform>Die Aufteilung hat %n Gebiete. Das passt nicht zum Brett, deshalb wurde sie nicht benutzt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintedCount</name>
    <message>
        <source>of {n}</source>
        <extracomment>after the number of painted cells: “12 of 45”</extracomment>
        <translation>von {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n cells painted</source>
        <translation>
            <numerusform>{n} von %n Feld gezeichnet</numerusform>
            <numerusform>{n} von %n Feldern gezeichnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTexts</name>
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
        <source>Players hide theirs in turn.</source>
        <translation>Die Spieler verstecken ihre Atome nacheinander.</translation>
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
        <source>Place four atoms first</source>
        <translation>Setz zuerst vier Atome</translation>
    </message>
    <message>
        <source>Places four atoms at random. You can change them.  R</source>
        <translation>Setzt vier Atome auf zufällige Felder. Du kannst sie noch ändern.  R</translation>
    </message>
    <message>
        <source>{name} will look for them with rays.</source>
        <translation>{name} wird sie mit Strahlen suchen.</translation>
    </message>
    <message>
        <source>Checking whether other atoms would give the same results…</source>
        <translation>Suche nach einem Versteck mit denselben Ergebnissen&#xa0;…</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results:</source>
        <translation>Ein anderes Versteck liefert dieselben Ergebnisse:</translation>
    </message>
    <message>
        <source>no ray can tell the two apart.</source>
        <translation>Kein Strahl kann die beiden unterscheiden.</translation>
    </message>
    <message>
        <source>These atoms can be found without guessing.</source>
        <translation>Dieses Versteck kann gelöst werden.</translation>
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
        <source>Mark a cell to see which results it agrees with.</source>
        <translation>Markiere ein Feld, um zu sehen, welche Ergebnisse passen.</translation>
    </message>
    <message>
        <source>No result matches yet</source>
        <translation>Noch passt kein Ergebnis</translation>
    </message>
    <message>
        <source>Port {port} does not match</source>
        <translation>Ergebnis bei {port} passt nicht</translation>
    </message>
    <message>
        <source>{n} results do not match</source>
        <translation>{n} Ergebnisse passen nicht</translation>
    </message>
    <message>
        <source>Ports {ports} and {last} do not match your markers</source>
        <translation>Die Ergebnisse bei {ports} und {last} passen nicht zu deinen Markern</translation>
    </message>
    <message>
        <source>Last guess</source>
        <extracomment>on the button that guesses</extracomment>
        <translation>Letzter Versuch</translation>
    </message>
    <message>
        <source>Guess these four  G</source>
        <translation>Mit diesen vier raten  G</translation>
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
        <source>click a port to see its ray</source>
        <translation>Klick auf eine Öffnung zeigt ihren Strahl</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are wrong</source>
        <translation>
            <numerusform>%n Marker ist falsch</numerusform>
            <numerusform>%n Marker sind falsch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placed, four needed</source>
        <translation>
            <numerusform>%n gesetzt, vier nötig</numerusform>
            <numerusform>%n gesetzt, vier nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results match</source>
        <translation>
            <numerusform>%n Ergebnis passt</numerusform>
            <numerusform>%n Ergebnisse passen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n results match</source>
        <translation>
            <numerusform>%n Ergebnis passt</numerusform>
            <numerusform>Alle %n Ergebnisse passen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperCommands</name>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Hier gibt es nichts zu drucken.</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Open to print</source>
        <extracomment>button: opens the file in another program, which prints it</extracomment>
        <translation>Zum Drucken öffnen</translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation>Das lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Stopped. Change a setting to start again.</source>
        <translation>Angehalten. Ändere eine Einstellung, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} fertig</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet&#xa0;…</translation>
    </message>
    <message>
        <source>PDF files (*{extension})</source>
        <translation>PDF-Dateien (*{extension})</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Die Datei wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Your PDF viewer opens the pages. Print them there.</source>
        <translation>Dein PDF-Programm öffnet die Seiten. Druck sie dort.</translation>
    </message>
    <message>
        <source>No PDF viewer was found. Save the file instead.</source>
        <translation>Es wurde kein PDF-Programm gefunden. Speichere stattdessen die Datei.</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Passphrase, at least 8 characters</source>
        <translation>Passphrase, mindestens 8 Zeichen</translation>
    </message>
</context>
<context>
    <name>PasteBox</name>
    <message>
        <source>Somebody sent you a puzzle? Paste its line here, or the whole message.</source>
        <translation>Hat dir jemand ein Rätsel geschickt? Füg seine Zeile hier ein oder die ganze Nachricht.</translation>
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
        <translation>Hier gibt es kein Brett für ein Bild.</translation>
    </message>
    <message>
        <source>Picture and result copied</source>
        <translation>Bild und Ergebnis kopiert</translation>
    </message>
    <message>
        <source>The game goes on: there is no result yet.</source>
        <translation>Die Partie läuft noch: Es gibt noch kein Ergebnis.</translation>
    </message>
</context>
<context>
    <name>PlayerFile</name>
    <message>
        <source>Attempts that could not be read were set aside: {n}</source>
        <translation>Nicht lesbare Versuche, die beiseitegelegt wurden: {n}</translation>
    </message>
    <message>
        <source>Your results cannot be saved: {reason}.</source>
        <translation>Deine Ergebnisse können nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>This attempt cannot be saved and will be lost when you quit: {reason}.</source>
        <translation>Dieser Versuch kann nicht gespeichert werden und geht beim Beenden verloren: {reason}.</translation>
    </message>
    <message>
        <source>This result cannot be saved: {reason}.</source>
        <translation>Dieses Ergebnis kann nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Your attempt could not be read and was set aside ({reason}). The puzzle starts again.</source>
        <translation>Dein Versuch konnte nicht gelesen werden und wurde beiseitegelegt ({reason}). Das Rätsel beginnt von vorn.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Who sits here</source>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>{game}: set-up</source>
        <translation>{game}: Stellungseditor</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Stellungseditor</translation>
    </message>
    <message>
        <source>You can start a game from this position.</source>
        <translation>Mit dieser Stellung kannst du eine Partie beginnen.</translation>
    </message>
    <message>
        <source>Position copied</source>
        <translation>Stellung kopiert</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Die Zwischenablage enthält keinen Text.</translation>
    </message>
    <message>
        <source>Not pasted: {reason}.</source>
        <translation>Nicht eingefügt: {reason}.</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Stellung speichern</translation>
    </message>
</context>
<context>
    <name>ProfileButton</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>What shall we call you?</source>
        <translation>Wie sollen wir dich nennen?</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Dein Profil</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Profil löschen</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics, on this computer only.</source>
        <translation>Zu sehen an deinem Platz und in der Statistik, nur auf diesem Computer.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete this profile? Its games stay.</source>
        <translation>Dieses Profil löschen? Seine Partien bleiben.</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Profile “{name}” deleted. The games played with it are still here.</source>
        <translation>Profil „{name}“ gelöscht. Seine Partien sind noch da.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil&#xa0;…</translation>
    </message>
    <message>
        <source>Edit {name}…</source>
        <translation>{name} bearbeiten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The window cannot be rebuilt in this language. The old window stays open.</source>
        <translation>Das Fenster kann in dieser Sprache nicht aufgebaut werden. Das alte bleibt offen.</translation>
    </message>
</context>
<context>
    <name>PromptHeader</name>
    <message>
        <source>Saving your move…</source>
        <translation>Dein Zug wird gespeichert&#xa0;…</translation>
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
        <translation>{name}, versteck vier Atome in der Box von {other}</translation>
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
        <source>Click four cells, or place the atoms at random.</source>
        <translation>Klick auf vier Felder, oder setz die Atome zufällig.</translation>
    </message>
    <message>
        <source>{n} of 4 placed. Click an atom to remove it.</source>
        <translation>{n} von 4 gesetzt. Klick auf ein Atom, um es wegzunehmen.</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results: no ray can tell the two apart.</source>
        <translation>Eine andere Anordnung liefert dieselben Ergebnisse: Kein Strahl kann die beiden unterscheiden.</translation>
    </message>
    <message>
        <source>All four are placed. Now hide them.</source>
        <translation>Alle vier sind gesetzt. Jetzt versteck sie.</translation>
    </message>
    <message>
        <source>{name}, your guess was wrong</source>
        <translation>{name}, dein Versuch war falsch</translation>
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
        <source>{name}, mark, send a ray or guess</source>
        <translation>{name}, markiere, schick einen Strahl oder rate</translation>
    </message>
    <message>
        <source>{name}, mark or send a ray</source>
        <translation>{name}, markiere oder schick einen Strahl</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. Move markers, or end your turn.</source>
        <translation>Mindestens eins der vier ist falsch. Versetze Marker, oder beende den Zug.</translation>
    </message>
    <message>
        <source>You guessed these four before. At least one is wrong.</source>
        <translation>Diese vier hast du schon versucht. Mindestens eins ist falsch.</translation>
    </message>
    <message>
        <source>Click a port to send a ray, or a cell to mark an atom.</source>
        <translation>Klick auf eine Öffnung, um einen Strahl zu schicken, oder auf ein Feld, um ein Atom zu markieren.</translation>
    </message>
    <message>
        <source>You can send one ray per turn, and you have already sent it.</source>
        <translation>Du darfst einen Strahl je Zug schicken. Deinen hast du schon geschickt.</translation>
    </message>
    <message>
        <source>A ray enters at {port}.</source>
        <translation>Ein Strahl geht bei {port} hinein.</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. The rules do not say which.</source>
        <translation>Mindestens eins der vier ist falsch. Welches, verraten die Regeln nicht.</translation>
    </message>
    <message>
        <source>Rays come later. First, the atoms are hidden.</source>
        <translation>Strahlen kommen später. Zuerst werden die Atome versteckt.</translation>
    </message>
    <message>
        <source>Atoms hidden</source>
        <translation>Atome versteckt</translation>
    </message>
    <message>
        <source>Atoms to hide</source>
        <translation>Atome fehlen noch</translation>
    </message>
    <message>
        <source>Players hide four atoms in secret.</source>
        <translation>Die Spieler verstecken heimlich vier Atome.</translation>
    </message>
    <message>
        <source>No atom is shown until you are here.</source>
        <translation>Bis du da bist, wird kein Atom gezeigt.</translation>
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
        <source>{name} wins: no guess left</source>
        <translation>{name} gewinnt: kein Versuch mehr</translation>
    </message>
    <message>
        <source>{name} wins: all four atoms</source>
        <translation>{name} gewinnt: alle vier Atome</translation>
    </message>
    <message>
        <source>After {n} rays.</source>
        <translation>Nach {n} Strahlen.</translation>
    </message>
    <message>
        <source>First guess, after {n} rays.</source>
        <translation>Im ersten Versuch, nach {n} Strahlen.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>in the list of moves: a turn without a ray</extracomment>
        <translation>passen</translation>
    </message>
    <message>
        <source>atoms</source>
        <extracomment>in the list of moves: four atoms were hidden</extracomment>
        <translation>Atome</translation>
    </message>
    <message>
        <source>Hide the atoms on {cells}</source>
        <translation>Versteck die Atome auf {cells}</translation>
    </message>
    <message>
        <source>Mark {cell}</source>
        <translation>Markiere {cell}</translation>
    </message>
    <message>
        <source>Remove the marker from {cell}</source>
        <translation>Nimm den Marker von {cell}</translation>
    </message>
    <message>
        <source>Send a ray from {port}</source>
        <translation>Schick einen Strahl bei {port} los</translation>
    </message>
    <message>
        <source>Guess that the atoms are on {cells}</source>
        <translation>Rate: Die Atome sind auf {cells}</translation>
    </message>
    <message>
        <source>When hiding atoms: place them at random</source>
        <translation>Beim Verstecken: die Atome zufällig setzen</translation>
    </message>
    <message>
        <source>When hiding atoms: confirm their places</source>
        <translation>Beim Verstecken: die Plätze der Atome bestätigen</translation>
    </message>
    <message>
        <source>Note a cell as empty (also with the right mouse button)</source>
        <translation>Ein Feld als leer notieren (auch mit der rechten Maustaste)</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
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
        <source>not used</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>{letter}, other end at {end}</source>
        <translation>{letter}, anderes Ende bei {end}</translation>
    </message>
    <message>
        <source>does not match your markers</source>
        <extracomment>a probe’s result: the markers do not explain it</extracomment>
        <translation>passt nicht zu deinen Markern</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses left</source>
        <translation>
            <numerusform>noch %n Versuch</numerusform>
            <numerusform>noch %n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rays</source>
        <translation>
            <numerusform>%n Strahl</numerusform>
            <numerusform>%n Strahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} guessed wrong.</source>
        <translation>{name} hat falsch geraten.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It hit an atom.</source>
        <translation>{name} hat einen Strahl in {port} geschickt. Er traf ein Atom.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came back.</source>
        <translation>{name} hat einen Strahl in {port} geschickt. Er kam zurück.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came out at {leaves}.</source>
        <translation>{name} hat einen Strahl in {port} geschickt. Er kam bei {leaves} heraus.</translation>
    </message>
    <message>
        <source>The answer to your letter tells where the ray comes out.</source>
        <translation>Die Antwort auf deinen Brief zeigt, wo der Strahl austritt.</translation>
    </message>
    <message>
        <source>Ray {port} hit an atom.</source>
        <translation>Strahl {port} traf ein Atom.</translation>
    </message>
    <message>
        <source>Ray {port} was reflected.</source>
        <translation>Strahl {port} wurde reflektiert.</translation>
    </message>
    <message>
        <source>Ray {port} came out at {end}.</source>
        <translation>Strahl {port} kam bei {end} heraus.</translation>
    </message>
    <message>
        <source>{result} Your turn ends when the ring is full. A click stops the ring.</source>
        <translation>{result} Dein Zug endet, wenn der Ring voll ist. Ein Klick hält den Ring an.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>The game with this mistake cannot be read.</source>
        <translation>Die Partie mit diesem Fehler kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This puzzle has a fault and does not count: {reason}.</source>
        <translation>Dieses Rätsel ist fehlerhaft und zählt nicht: {reason}.</translation>
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
        <source>You continue this puzzle where you left off</source>
        <translation>Du machst dort weiter, wo du dieses Rätsel verlassen hast</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Helps you, and costs a star</source>
        <translation>Hilft dir und kostet einen Stern</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Copies the puzzle as a line of text</source>
        <translation>Kopiert das Rätsel als eine Zeile Text</translation>
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
        <source>Give up first: then you can start again</source>
        <translation>Gib erst auf: Dann kannst du neu anfangen</translation>
    </message>
    <message>
        <source>Solution {n} of {all}: show the next one</source>
        <translation>Lösung {n} von {all}: die nächste zeigen</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>a wrong move costs a star</source>
        <translation>ein falscher Zug kostet einen Stern</translation>
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
    <message>
        <source>Show mistakes</source>
        <translation>Fehler zeigen</translation>
    </message>
    <message>
        <source>Highlights wrong cells. If there are any, it costs a star</source>
        <translation>Hebt falsche Felder hervor. Gibt es welche, kostet es einen Stern</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>PuzzleProvider</name>
    <message>
        <source>No puzzle could be made. Try again.</source>
        <translation>Es konnte kein Rätsel erstellt werden. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>No puzzle of this difficulty was found. This one comes close.</source>
        <translation>Mit dieser Schwierigkeit gab es kein Rätsel. Dieses kommt ihr am nächsten.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle cannot be opened. This is another one.</source>
        <translation>Das Rätsel von heute lässt sich nicht öffnen. Hier ist ein anderes.</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>This move cost a star. Undo it with {undo} and try another.</source>
        <translation>Dieser Zug hat einen Stern gekostet. Nimm ihn mit {undo} zurück und versuch einen anderen.</translation>
    </message>
    <message>
        <source>You cannot win after this move</source>
        <translation>Nach diesem Zug kannst du nicht mehr gewinnen</translation>
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
        <source>The solution, played with the layout visible</source>
        <translation>Die Lösung mit aufgedeckter Aufteilung</translation>
    </message>
    <message>
        <source>Played with the layout visible, step {n} of {all}</source>
        <translation>Lösung mit aufgedeckter Aufteilung, Schritt {n} von {all}</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>You see the solution and get no stars.</source>
        <translation>Du siehst die Lösung und bekommst keine Sterne.</translation>
    </message>
    <message>
        <source>Another move scores more</source>
        <translation>Ein anderer Zug bringt mehr</translation>
    </message>
</context>
<context>
    <name>RatingCourse</name>
    <message>
        <source>Rating from {first} to {last}</source>
        <translation>Wertungszahl von {first} auf {last}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>{rating}. {day}, against {opponent}: {result}</source>
        <translation>{rating}. {day}, gegen {opponent}: {result}</translation>
    </message>
    <message>
        <source>Rating in {game}, from {first} to {last}. {point}</source>
        <translation>Wertungszahl bei {game}, von {first} auf {last}. {point}</translation>
    </message>
    <message>
        <source>How strong are you in {game}?</source>
        <translation>Wie stark bist du in {game}?</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
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
        <translation>Folge</translation>
    </message>
    <message>
        <source>Player, game or title</source>
        <translation>Spieler, Spiel oder Name</translation>
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
        <source>No games yet. Every game you play is saved here.</source>
        <translation>Noch keine Partien. Hier findest du alle, die du spielst.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Keine Partie passt zu deiner Suche.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>This game cannot be read any more.</source>
        <translation>Diese Partie kann nicht mehr gelesen werden.</translation>
    </message>
    <message>
        <source>{which} is no longer listed. The file stays where it is.</source>
        <translation>{which} steht nicht mehr in der Liste. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>Nothing was deleted</source>
        <translation>Nichts wurde gelöscht</translation>
    </message>
    <message>
        <source>{name} was not changed: {reason}.</source>
        <translation>{name} wurde nicht geändert: {reason}.</translation>
    </message>
    <message>
        <source>There is no folder yet: no game has been finished.</source>
        <translation>Es gibt noch keinen Ordner: Noch ist keine Partie beendet.</translation>
    </message>
    <message>
        <source>Open at the table</source>
        <translation>Am Tisch öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Still reading %n games</source>
        <translation>
            <numerusform>%n Partie wird noch gelesen</numerusform>
            <numerusform>%n Partien werden noch gelesen</numerusform>
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
        <source>This game now counts for {names}.</source>
        <translation>Diese Partie zählt jetzt für {names}.</translation>
    </message>
    <message>
        <source>This game no longer counts.</source>
        <translation>Diese Partie zählt nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games</source>
        <translation>
            <numerusform>%n Partie löschen</numerusform>
            <numerusform>%n Partien löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Showing only {matches}. Show all</source>
        <translation>Nur {matches} gezeigt. Alle zeigen</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Note</source>
        <extracomment>verb: small numbers are noted in cells</extracomment>
        <translation>Notieren</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Was ein Klick tut</translation>
    </message>
</context>
<context>
    <name>RegionsScene</name>
    <message>
        <source>Empty the cell before you note numbers in it</source>
        <translation>Leere das Feld, bevor du Zahlen darin notierst</translation>
    </message>
</context>
<context>
    <name>RegionsWords</name>
    <message>
        <source>The board is full, but something is wrong.</source>
        <translation>Das Brett ist voll, aber etwas stimmt nicht.</translation>
    </message>
    <message>
        <source>A click or a number key notes what a cell may be.</source>
        <translation>Ein Klick oder eine Zifferntaste notiert, was ein Feld sein kann.</translation>
    </message>
    <message>
        <source>Choose a number. Click or drag to fill, right-click to note it.</source>
        <translation>Wähl eine Zahl. Klicken oder Ziehen füllt Felder mit ihr, ein Rechtsklick notiert sie.</translation>
    </message>
    <message>
        <source>Fill the cell with this number, or choose it in the palette</source>
        <translation>Das Feld mit dieser Zahl füllen oder sie in der Palette wählen</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Das Feld leeren</translation>
    </message>
    <message>
        <source>Note numbers instead of filling, and back</source>
        <translation>Zahlen notieren statt füllen, und zurück</translation>
    </message>
    <message>
        <source>{cell}, region {label}, given</source>
        <translation>{cell}, Gebiet {label}, vorgegeben</translation>
    </message>
    <message>
        <source>notes {labels}</source>
        <translation>Notizen {labels}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n cells must be guessed</source>
        <translation>
            <numerusform>%n Feld ist zu raten</numerusform>
            <numerusform>%n Felder sind zu raten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Solver’s report</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>Solvable without guessing</source>
        <translation>Ohne Raten lösbar</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Then guess: {cells}.</source>
        <translation>Dann raten: {cells}.</translation>
    </message>
    <message>
        <source>No technique gives another step.</source>
        <translation>Keine Technik findet etwas.</translation>
    </message>
    <message>
        <source>{cells} = {label}. {reason}</source>
        <translation>{cells} = {label}. {reason}</translation>
    </message>
    <message>
        <source>{cells}: not {label}. {reason}</source>
        <translation>{cells}: nicht {label}. {reason}</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>Zahl der Lösungen unbekannt</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
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
        <source>luck {share}</source>
        <translation>Glück {share}</translation>
    </message>
    <message>
        <source>Better: {move}. {why}</source>
        <translation>Besser: {move}. {why}</translation>
    </message>
    <message>
        <source>The last position</source>
        <translation>Die letzte Stellung</translation>
    </message>
    <message>
        <source>Turn {n}: {name} moves</source>
        <translation>Zug {n}: {name} zieht</translation>
    </message>
    <message>
        <source>{name} misses something hard to see</source>
        <translation>{name} übersieht etwas Schwieriges</translation>
    </message>
    <message>
        <source>{name} plays the best move</source>
        <translation>{name} spielt den besten Zug</translation>
    </message>
    <message>
        <source>{name} plays a good move</source>
        <translation>{name} spielt einen guten Zug</translation>
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
        <source>Turn {n}: {name}, find a better move</source>
        <translation>Zug {n}: {name}, finde einen besseren Zug</translation>
    </message>
    <message>
        <source>{move} was played. Any move about as good as the best one counts.</source>
        <translation>Gespielt wurde {move}. Es zählt jeder Zug, der etwa so gut ist wie der beste.</translation>
    </message>
    <message>
        <source>Turn {n}, {name}: {move}</source>
        <translation>Zug {n}, {name}: {move}</translation>
    </message>
    <message>
        <source>Better: {why}.</source>
        <extracomment>{why} is what the better move does: “forces the win within your next 2 turns”</extracomment>
        <translation>Besser: {why}.</translation>
    </message>
    <message>
        <source>The closer look changed the mark of turn {n}: {before}, now {after}.</source>
        <translation>Die tiefere Suche hat Zug {n} neu bewertet: vorher {before}, jetzt {after}.</translation>
    </message>
    <message>
        <source>The closer look changed no marks.</source>
        <translation>Die tiefere Suche hat keine Bewertung geändert.</translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>in “Luck: even” and “Moves: even”: favoured nobody</extracomment>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>Luck:</source>
        <translation>Glück:</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Züge:</translation>
    </message>
    <message>
        <source>Luck {luck}, skill {skill}.</source>
        <translation>Glück {luck}, Können {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more marks changed.</source>
        <translation>
            <numerusform>Eine weitere Bewertung hat sich geändert.</numerusform>
            <numerusform>%n weitere Bewertungen haben sich geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only good move: {move}. {why}</source>
        <translation>Einziger guter Zug: {move}. {why}</translation>
    </message>
    <message>
        <source>One possible continuation. Everything hidden is chosen at random.</source>
        <translation>Eine mögliche Fortsetzung: Alles Verdeckte ist zufällig gewählt.</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>Die beste Fortsetzung</translation>
    </message>
    <message>
        <source>Reviewing the moves…</source>
        <translation>Die Züge werden analysiert&#xa0;…</translation>
    </message>
    <message>
        <source>slightly for {name}</source>
        <extracomment>in “Luck: slightly for {name}” and “Moves: slightly for {name}”</extracomment>
        <translation>eher für {name}</translation>
    </message>
    <message>
        <source>clearly for {name}</source>
        <extracomment>in “Luck: clearly for {name}” and “Moves: clearly for {name}”</extracomment>
        <translation>klar für {name}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Look deeper</source>
        <translation>Tiefer suchen</translation>
    </message>
    <message>
        <source>chance lost</source>
        <translation>Verlust</translation>
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
        <source>Do not ask again</source>
        <translation>Nicht mehr fragen</translation>
    </message>
    <message>
        <source>Other turns</source>
        <extracomment>below a percentage</extracomment>
        <translation>Andere Züge</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Was entschied</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>Mehr zu dieser Partie</translation>
    </message>
    <message>
        <source>Looking deeper: {n} of {all}</source>
        <translation>Tiefere Suche: {n} von {all}</translation>
    </message>
    <message>
        <source>{n} of {all} moves reviewed</source>
        <translation>{n} von {all} Zügen analysiert</translation>
    </message>
    <message>
        <source>This game could not be reviewed.</source>
        <translation>Diese Partie konnte nicht analysiert werden.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <source>The marks appear after all moves have been reviewed.</source>
        <translation>Die Bewertungen erscheinen, sobald alle Züge untersucht sind.</translation>
    </message>
    <message>
        <source>Examines every move again, for longer</source>
        <translation>Untersucht jeden Zug noch einmal, diesmal länger</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>accuracy {share}</source>
        <translation>Genauigkeit {share}</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Analyse fortsetzen</translation>
    </message>
    <message>
        <source>Opens this position for analysis, with variations</source>
        <translation>Öffnet diese Stellung zur Analyse, mit Varianten</translation>
    </message>
</context>
<context>
    <name>RowsText</name>
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
</context>
<context>
    <name>RunSection</name>
    <message>
        <source>Puzzles in this run</source>
        <translation>Rätsel in diesem Durchgang</translation>
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
        <source>best {n}</source>
        <translation>Rekord: {n}</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Dein Rekord</translation>
    </message>
    <message>
        <source>Solve as many as you can before the time is up.</source>
        <translation>Löse so viele, wie du kannst, bevor die Zeit um ist.</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the run against the clock</extracomment>
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
        <source>This is your best result.</source>
        <translation>Das ist dein bestes Ergebnis.</translation>
    </message>
    <message>
        <source>Your best result is {n}.</source>
        <translation>Dein Rekord ist {n}.</translation>
    </message>
    <message>
        <source>Another run</source>
        <translation>Neuer Durchgang</translation>
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
        <source>Your result counts.</source>
        <translation>Dein Ergebnis zählt.</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Durchgang beenden?</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the time that is left</extracomment>
        <translation>übrig</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>below a number: puzzles solved in this run</extracomment>
        <translation>gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds lost.</source>
        <translation>
            <numerusform>%n Sekunde verloren.</numerusform>
            <numerusform>%n Sekunden verloren.</numerusform>
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
        <source>Skip to the next puzzle. This costs %n seconds, like a wrong move.</source>
        <translation>
            <numerusform>Weiter zum nächsten Rätsel. Das kostet %n Sekunde, wie ein falscher Zug.</numerusform>
            <numerusform>Weiter zum nächsten Rätsel. Das kostet %n Sekunden, wie ein falscher Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} left, %n solved</source>
        <translation>
            <numerusform>noch {time}, %n gelöst</numerusform>
            <numerusform>noch {time}, %n gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip (−{n} s)</source>
        <extracomment>what skipping a puzzle costs</extracomment>
        <translation>Auslassen (−{n}&#xa0;s)</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>below a number: the most puzzles solved in a run</extracomment>
        <translation>Bestwert</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>A file is still being saved. Try again in a moment.</source>
        <translation>Eine Datei wird noch gespeichert. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}. Choose another folder.</source>
        <translation>{name} konnte nicht gespeichert werden: {reason}. Wähl einen anderen Ordner.</translation>
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
        <translation>{n} {unit}. Richtwert: {par}</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>below a number: the result of a good solver</extracomment>
        <translation>Richtwert</translation>
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
        <source>At the start:  {scores}</source>
        <translation>Am Anfang:  {scores}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {n}</source>
        <translation>Name von Spieler {n}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>winner</source>
        <extracomment>on a seat</extracomment>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>on the seat of a computer player</extracomment>
        <translation>denkt</translation>
    </message>
    <message>
        <source>shared the win</source>
        <extracomment>on a seat: one of several winners</extracomment>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>on a seat: it is this player’s turn</extracomment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{detail} · {turn}</source>
        <translation>{detail} · {turn}</translation>
    </message>
    <message>
        <source>must answer</source>
        <extracomment>on a seat: this player must answer an offer</extracomment>
        <translation>muss antworten</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person sits here</source>
        <translation>Hier spielt ein Mensch</translation>
    </message>
    <message>
        <source>A computer player sits here: {level}</source>
        <translation>Hier spielt der Computer: {level}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Swap seats</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Dritten Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Vierten Spieler hinzufügen</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
</context>
<context>
    <name>SendSheet</name>
    <message>
        <source>Letter {n} for {name}</source>
        <translation>Brief {n} für {name}</translation>
    </message>
    <message>
        <source>Sending it again does no harm: it is the same letter.</source>
        <translation>Noch einmal senden schadet nicht: Es ist derselbe Brief.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern …</translation>
    </message>
    <message>
        <source>Open mail program</source>
        <translation>E-Mail-Programm öffnen</translation>
    </message>
    <message>
        <source>Copy all letters of the match</source>
        <translation>Alle Briefe der Partie kopieren</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>No longer rated: {reason}.</source>
        <translation>Wird nicht mehr gewertet: {reason}.</translation>
    </message>
    <message>
        <source>Line {line} of the file: {reason}. All moves before it were read.</source>
        <translation>Zeile {line} der Datei: {reason}. Alle Züge davor wurden gelesen.</translation>
    </message>
    <message>
        <source>Undone: {moves}.</source>
        <translation>Zurückgenommen: {moves}.</translation>
    </message>
    <message>
        <source>There are too many notes to save with the game</source>
        <translation>Es sind zu viele Notizen, um sie mit der Partie zu speichern</translation>
    </message>
    <message>
        <source>The damaged file was saved as {name}.</source>
        <translation>Die beschädigte Datei wurde als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Another program has changed this game&apos;s file. Its version was saved as {name}.</source>
        <translation>Ein anderes Programm hat die Datei dieser Partie geändert. Seine Fassung wurde als {name} gespeichert.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
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
        <extracomment>button: closes the settings</extracomment>
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
        <source>Pieces appear in place without moving</source>
        <translation>Steine erscheinen an ihrem Platz, ohne sich zu bewegen</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Züge bestätigen</translation>
    </message>
    <message>
        <source>Which moves in Adamas you confirm with a button</source>
        <translation>Welche Züge in Adamas du mit einem Knopf bestätigst</translation>
    </message>
    <message>
        <source>In Black Box, when you can do nothing else</source>
        <translation>In Black Box, wenn du nichts anderes tun kannst</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Your games, layouts and results</source>
        <translation>Deine Partien, Aufteilungen und Ergebnisse</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>Ab der nächsten Partie</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Your name and picture</source>
        <translation>Dein Name und Bild</translation>
    </message>
    <message>
        <source>Settings reset.</source>
        <translation>Einstellungen zurückgesetzt.</translation>
    </message>
    <message>
        <source>Letters and numbers beside the board</source>
        <translation>Buchstaben und Zahlen neben dem Brett</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>On every place where a tile fits</source>
        <translation>An jeder Stelle, an die ein Plättchen passt</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>Nummern der Stellen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Your games, profile, language and folder stay as they are</source>
        <translation>Partien, Profil, Sprache und Ordner bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Reset settings</source>
        <translation>Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Ton und Bewegung</translation>
    </message>
    <message>
        <source>Language and profile</source>
        <translation>Sprache und Profil</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>a section of the settings: the folder of the player&apos;s files, and the way back to defaults</extracomment>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Copies the position as text</source>
        <translation>Kopiert die Stellung als Text</translation>
    </message>
    <message>
        <source>Shows the position from the clipboard</source>
        <translation>Zeigt die Stellung aus der Zwischenablage</translation>
    </message>
    <message>
        <source>Saves the position as a game that has not started</source>
        <translation>Speichert die Stellung als Partie, die noch nicht begonnen hat</translation>
    </message>
    <message>
        <source>A puzzle from this position, if it has a single best move</source>
        <translation>Ein Rätsel aus dieser Stellung, wenn es genau einen besten Zug gibt</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>SharePuzzleDialog</name>
    <message>
        <source>A puzzle from your layout</source>
        <translation>Ein Rätsel aus deiner Aufteilung</translation>
    </message>
    <message>
        <source>Measuring the layout to find par…</source>
        <translation>Der Richtwert wird berechnet&#xa0;…</translation>
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
        <source>A puzzle from your position</source>
        <translation>Ein Rätsel aus deiner Stellung</translation>
    </message>
    <message>
        <source>Checking for a single solution…</source>
        <translation>Es wird geprüft, ob es nur eine Lösung gibt&#xa0;…</translation>
    </message>
    <message>
        <source>A puzzle needs a single best move, or a single first move that wins.</source>
        <translation>Ein Rätsel braucht genau einen besten Zug oder genau einen ersten Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>{kind}: {goal}. {difficulty}.</source>
        <translation>{kind}: {goal}. {difficulty}.</translation>
    </message>
    <message>
        <source>This position does not make a puzzle.</source>
        <translation>Aus dieser Stellung wird kein Rätsel.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Rätsel speichern</translation>
    </message>
    <message>
        <source>Mono puzzle</source>
        <translation>Mono-Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>Par is %n points in three turns. {difficulty}. The layout is hidden inside this line.</source>
        <translation>
            <numerusform>Richtwert: %n Punkt in drei Zügen. {difficulty}. Die Aufteilung ist in dieser Zeile verborgen.</numerusform>
            <numerusform>Richtwert: %n Punkte in drei Zügen. {difficulty}. Die Aufteilung ist in dieser Zeile verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Art des Rätsels</translation>
    </message>
    <message>
        <source>Any clues</source>
        <extracomment>the numbers that are given: anywhere, or the same upside down</extracomment>
        <translation>Beliebige Vorgaben</translation>
    </message>
    <message>
        <source>Symmetric clues</source>
        <translation>Symmetrische Vorgaben</translation>
    </message>
    <message>
        <source>Where the clues are</source>
        <translation>Lage der Vorgaben</translation>
    </message>
    <message>
        <source>Some numbers of your layout are given.</source>
        <translation>Einige Zahlen deiner Aufteilung sind vorgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} numbers are given. {difficulty}.</source>
        <translation>
            <numerusform>%n von {all} Zahlen ist vorgegeben. {difficulty}.</numerusform>
            <numerusform>%n von {all} Zahlen sind vorgegeben. {difficulty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print layout…</source>
        <translation>Aufteilung drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print puzzle…</source>
        <translation>Rätsel drucken&#xa0;…</translation>
    </message>
    <message>
        <source>If the painted cells are the clues of a puzzle, it follows that:</source>
        <translation>Sind die gezeichneten Felder die Vorgaben eines Rätsels, folgt daraus:</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Everything you can do with the mouse, you can do with the keyboard.</source>
        <translation>Alles, was mit der Maus geht, geht auch mit der Tastatur.</translation>
    </message>
    <message>
        <source>In a puzzle</source>
        <translation>In einem Rätsel</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation>Im Aufteilungs-Editor</translation>
    </message>
    <message>
        <source>{game}: setting up a position</source>
        <translation>{game}: eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>In every position editor</source>
        <translation>In jedem Stellungseditor</translation>
    </message>
    <message>
        <source>In a puzzle of {name}</source>
        <translation>In einem Rätsel „{name}“</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fold the panel</source>
        <translation>Leiste einklappen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>On your own</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>A new puzzle of each kind every day</source>
        <translation>Täglich ein neues Rätsel jeder Art</translation>
    </message>
    <message>
        <source>You have solved all of today’s puzzles. There are always more.</source>
        <translation>Du hast heute alle Rätsel gelöst. Es gibt immer weitere.</translation>
    </message>
    <message>
        <source>Next: {puzzle}</source>
        <translation>Nächstes: {puzzle}</translation>
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
    <name>Spots</name>
    <message>
        <source>number {n} of your turn</source>
        <translation>Nummer {n} deines Zugs</translation>
    </message>
</context>
<context>
    <name>StandingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n more rated games: standard rules, one opponent, without hints, coach or undo.</source>
        <translation>
            <numerusform>Deine Wertungszahl erscheint nach %n weiteren gewerteten Partie: Standardregeln, ein Gegner, ohne Tipps, Trainer und Zurücknehmen.</numerusform>
            <numerusform>Deine Wertungszahl erscheint nach %n weiteren gewerteten Partien: Standardregeln, ein Gegner, ohne Tipps, Trainer und Zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt&#xa0;…</translation>
    </message>
    <message>
        <source>6 months</source>
        <translation>6 Monate</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>heading: over which months the ratings are shown</extracomment>
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
        <extracomment>heading: how games were begun</extracomment>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Three or four players</source>
        <translation>Drei oder vier Spieler</translation>
    </message>
    <message>
        <source>Games between people do not change your rating. Click a line to see its games.</source>
        <translation>Partien zwischen Menschen ändern deine Wertungszahl nicht. Klick auf eine Zeile, um ihre Partien zu sehen.</translation>
    </message>
    <message>
        <source>No games between people yet.</source>
        <translation>Noch keine Partien zwischen Menschen.</translation>
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
        <source>Earlier games no longer count. You can undo this in the menu.</source>
        <translation>Die bisherigen Partien zählen nicht mehr. Im Menü kannst du das rückgängig machen.</translation>
    </message>
    <message>
        <source>{name} starts again: earlier games no longer count. You can undo this in the menu.</source>
        <translation>{name} fängt neu an: Die bisherigen Partien zählen nicht mehr. Im Menü kannst du das rückgängig machen.</translation>
    </message>
    <message>
        <source>All games count again.</source>
        <translation>Alle Partien zählen wieder.</translation>
    </message>
    <message numerus="yes">
        <source>A game took {time} and {turns} turns on average (%n games).</source>
        <translation>
            <numerusform>Eine Partie dauerte {time} und {turns} Züge (%n Partie).</numerusform>
            <numerusform>Eine Partie dauerte im Schnitt {time} und {turns} Züge (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n rated games</source>
        <translation>
            <numerusform>{game}: %n gewertete Partie</numerusform>
            <numerusform>{game}: %n gewertete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>You scored {points} points on average.</source>
        <translation>Du hast im Mittel {points} Punkte gemacht.</translation>
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
    <name>StreakHead</name>
    <message numerus="yes">
        <source>days in a row</source>
        <extracomment>below or after a large number: so many days in a row with a puzzle solved</extracomment>
        <translation>
            <numerusform>Tag in Folge</numerusform>
            <numerusform>Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>best {n}, {month}</source>
        <translation>Rekord {n}, {month}</translation>
    </message>
</context>
<context>
    <name>StripHandle</name>
    <message>
        <source>Open the panel</source>
        <translation>Leiste ausklappen</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>drew {drawn}</source>
        <extracomment>what chance drew after a move: one or more tiles</extracomment>
        <translation>gezogen: {drawn}</translation>
    </message>
    <message>
        <source>You cannot draw layouts in a study. Step forward to try other moves.</source>
        <translation>In einer Studie kannst du keine Aufteilungen zeichnen. Blättere vor, um andere Züge zu probieren.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>Make any move to try another line.</source>
        <translation>Mach einen beliebigen Zug, um eine andere Variante zu probieren.</translation>
    </message>
    <message>
        <source>After turn {n}: {name} to move</source>
        <translation>Nach Zug {n}: {name} am Zug</translation>
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
        <translation>{name} hat keinen Zug gefunden und spielt zufällig.</translation>
    </message>
    <message>
        <source>Finish or cancel your move first.</source>
        <translation>Beende deinen Zug oder brich ihn ab.</translation>
    </message>
    <message>
        <source>a study is saved with this game</source>
        <translation>zu dieser Partie ist eine Studie gespeichert</translation>
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
        <source>Look as long as you like. Then hide the board.</source>
        <translation>Schau, so lange du willst. Dann verdecke das Brett.</translation>
    </message>
    <message>
        <source>{name} is thinking about the draw offer</source>
        <translation>{name} denkt über das Remisangebot nach</translation>
    </message>
    <message>
        <source>Any move withdraws the offer.</source>
        <translation>Jeder Zug zieht das Angebot zurück.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>Enter fills in {move}.</source>
        <translation>Enter ergänzt zu {move}.</translation>
    </message>
    <message>
        <source>Your typed move. Enter plays it.</source>
        <translation>Dein eingegebener Zug. Enter spielt ihn.</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Trainer: {words}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Startstellung</translation>
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
        <source>The game waits where you left it.</source>
        <translation>Die Partie wartet dort, wo du sie verlassen hast.</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} ist als Nächstes am Zug</translation>
    </message>
    <message>
        <source>Hide the board, then pass the computer on.</source>
        <translation>Verdecke das Brett und gib den Computer weiter.</translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation>Brett verdecken</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name}, resign?</source>
        <translation>{name}, gibst du auf?</translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation>Du verlierst die Partie.</translation>
    </message>
    <message>
        <source>{name}, offer a draw?</source>
        <translation>{name}, bietest du Remis an?</translation>
    </message>
    <message>
        <source>If everyone agrees, the game is over.</source>
        <translation>Stimmen alle zu, ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>{name}, claim a draw?</source>
        <translation>{name}, reklamierst du Remis?</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>Das beendet die Partie.</translation>
    </message>
    <message>
        <source>Board copied as text</source>
        <translation>Brett als Text kopiert</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Noch 1 Minute</translation>
    </message>
    <message>
        <source>{name} moves first in the rematch.</source>
        <translation>{name} beginnt die Revanche.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Noch %n Sekunde</numerusform>
            <numerusform>Noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{answerer}, do you accept a draw?</source>
        <translation>{answerer}, nimmst du Remis an?</translation>
    </message>
    <message>
        <source>{asker} offers one.</source>
        <translation>{asker} bietet es an.</translation>
    </message>
    <message>
        <source>{answerer}, do you agree to undo?</source>
        <translation>{answerer}, darf der Zug zurückgenommen werden?</translation>
    </message>
    <message>
        <source>{asker} asks for it.</source>
        <translation>{asker} bittet darum.</translation>
    </message>
</context>
<context>
    <name>TagDialog</name>
    <message>
        <source>Add a tag</source>
        <translation>Stichwort hinzufügen</translation>
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
        <source>{name}: {n} of {all} solved</source>
        <translation>{name}: {n} von {all} gelöst</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>noch keine Partie</translation>
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
        <source>Switch to light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Switch to dark theme</source>
        <translation>Dunkles Design</translation>
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
        <translation>Das Plättchen dort drehen, sonst das in der Hand</translation>
    </message>
</context>
<context>
    <name>TileGrid</name>
    <message>
        <source>All tiles: move with the arrow keys, Enter takes one</source>
        <translation>Alle Plättchen: Pfeiltasten bewegen, Enter nimmt eins</translation>
    </message>
    <message>
        <source>{tile}, in use</source>
        <translation>{tile}, in Gebrauch</translation>
    </message>
    <message>
        <source>{tile}, in the bag</source>
        <translation>{tile}, im Beutel</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Symmetric</source>
        <extracomment>a switch: each stroke is painted twice</extracomment>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Symmetric drawing: off</source>
        <translation>Symmetrisch zeichnen: aus</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right</source>
        <translation>Symmetrisch zeichnen: links und rechts</translation>
    </message>
    <message>
        <source>Symmetric drawing: half a turn</source>
        <translation>Symmetrisch zeichnen: halbe Drehung</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>Nothing is painted there. Click a region.</source>
        <translation>Dort ist nichts gezeichnet. Klick auf ein Gebiet.</translation>
    </message>
    <message>
        <source>Region {label} is full.</source>
        <translation>Gebiet {label} ist voll.</translation>
    </message>
    <message>
        <source>No region fits here: this area has {n} cells.</source>
        <translation>Hier passt kein Gebiet: Die Fläche hat {n} Felder.</translation>
    </message>
    <message>
        <source>Region {label} is locked.</source>
        <translation>Gebiet {label} ist gesperrt.</translation>
    </message>
    <message>
        <source>There is no room: region {others} is in the way.</source>
        <translation>Kein Platz: Gebiet {others} ist im Weg.</translation>
    </message>
    <message>
        <source>Turned region {label}</source>
        <translation>Gebiet {label} gedreht</translation>
    </message>
    <message>
        <source>Moved region {label}</source>
        <translation>Gebiet {label} verschoben</translation>
    </message>
    <message>
        <source>This shape is too large for the board.</source>
        <translation>Diese Form ist zu groß für das Brett.</translation>
    </message>
    <message>
        <source>Swapped regions {one} and {other}</source>
        <translation>Gebiete {one} und {other} getauscht</translation>
    </message>
    <message>
        <source>Region {others} is in the way. Repeat the move to swap the cells.</source>
        <translation>Gebiet {others} ist im Weg. Wiederhole die Bewegung, um die Felder zu tauschen.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Serious</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>A serious game: no hints, no lens, and you cannot undo what was shown</source>
        <translation>Eine Wettkampfpartie: keine Tipps, keine Rechenhilfe, und Züge, die etwas gezeigt haben, kannst du nicht zurücknehmen</translation>
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
    <name>TreePanel</name>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>noch %n Zeichen</numerusform>
            <numerusform>noch %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled study</source>
        <translation>Studie ohne Titel</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Titel der Studie</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>More about this study</source>
        <translation>Mehr zu dieser Studie</translation>
    </message>
    <message>
        <source>Write about this move</source>
        <translation>Schreib etwas zu diesem Zug</translation>
    </message>
    <message>
        <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
        <translation>Nur der Anfang wurde eingefügt: Ein Kommentar hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Line {line} of the study was skipped: {reason}. It is kept in the file.</source>
        <translation>Zeile {line} der Studie: {reason}. Sie bleibt in der Partiedatei erhalten.</translation>
    </message>
    <message>
        <source>Nothing else could have been drawn here.</source>
        <translation>Hier hätte nichts anderes gezogen werden können.</translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Kein Symbol</translation>
    </message>
    <message>
        <source>Symbol: {name}</source>
        <translation>Symbol: {name}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Kommentar zu {move}</translation>
    </message>
    <message>
        <source>Comment on the start</source>
        <translation>Kommentar zum Anfang</translation>
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
        <extracomment>beside a move: a variation that became the main line</extracomment>
        <translation>aufgewertet</translation>
    </message>
    <message>
        <source>as played</source>
        <extracomment>beside a move: the move of the game itself</extracomment>
        <translation>wie gespielt</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message numerus="yes">
        <source>You will be asked again in %n days.</source>
        <translation>
            <numerusform>Du wirst in einem Tag wieder gefragt.</numerusform>
            <numerusform>Du wirst in %n Tagen wieder gefragt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not be asked about this move again.</source>
        <translation>Zu diesem Zug wirst du nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>Correct, {move}: {mark}.</source>
        <translation>{move} ist richtig: {mark}.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}. Try another move.</source>
        <translation>{move} verschenkt {share} Gewinnchance. Such einen anderen Zug.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}: {name} replies {answer}. Try again.</source>
        <translation>{move} verschenkt {share} Gewinnchance: {name} antwortet {answer}. Such weiter.</translation>
    </message>
    <message>
        <source>You know this move now. You will not be asked again.</source>
        <translation>Diesen Zug kennst du jetzt: Du wirst nicht mehr danach gefragt.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Show the best line</source>
        <translation>Beste Fortsetzung zeigen</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>before the chances before and after a turn</extracomment>
        <translation>Chance</translation>
    </message>
</context>
<context>
    <name>TurnExample</name>
    <message>
        <source>Continue while no number is lower than the one before. Three equal numbers score 9.</source>
        <translation>Mach weiter, solange keine Zahl kleiner ist als die davor. Drei gleiche Zahlen bringen 9.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
</context>
<context>
    <name>WalkStrip</name>
    <message>
        <source>turn</source>
        <extracomment>below the number of a turn</extracomment>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Pause the players</source>
        <translation>Die Spieler anhalten</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>{level} is nearest to your strength.</source>
        <translation>{level} kommt deiner Stärke am nächsten.</translation>
    </message>
    <message>
        <source>Rated if you use no hints, coach or undo.</source>
        <translation>Wird nur ohne Tipps, Trainer und Zurücknehmen gewertet.</translation>
    </message>
    <message>
        <source>Not rated: {reason}.</source>
        <translation>Nicht gewertet: {reason}.</translation>
    </message>
    <message>
        <source>{n} of {most} seats</source>
        <translation>{n} von {most} Plätzen</translation>
    </message>
    <message numerus="yes">
        <source>You won {won} of %n games</source>
        <translation>
            <numerusform>{won} von %n Partie gewonnen</numerusform>
            <numerusform>{won} von %n Partien gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WideLibrary</name>
    <message>
        <source>Whose layouts</source>
        <translation>Wessen Aufteilungen</translation>
    </message>
    <message>
        <source>Name, tag</source>
        <translation>Name, Stichwort</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>Tag added</source>
        <translation>Stichwort hinzugefügt</translation>
    </message>
    <message>
        <source>Tag “{tag}” removed</source>
        <translation>Stichwort „{tag}“ entfernt</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name} is revealing cells</source>
        <translation>{name} deckt Felder auf</translation>
    </message>
    <message>
        <source>{name} is looking for your regions</source>
        <translation>{name} sucht deine Gebiete</translation>
    </message>
    <message>
        <source>{name}, reveal a cell or end your turn</source>
        <translation>{name}, deck ein Feld auf oder beende den Zug</translation>
    </message>
    <message>
        <source>{name}, reveal a cell</source>
        <translation>{name}, deck ein Feld auf</translation>
    </message>
    <message>
        <source>{name}, reveal a cell of {other}’s board</source>
        <translation>{name}, deck ein Feld auf dem Brett von {other} auf</translation>
    </message>
    <message>
        <source>{name} is choosing a layout</source>
        <translation>{name} wählt eine Aufteilung</translation>
    </message>
    <message>
        <source>Last round: {sentence}</source>
        <translation>Letzte Runde: {sentence}</translation>
    </message>
    <message>
        <source>You can continue with {value} or more.</source>
        <translation>Weiter geht es mit {value} oder mehr.</translation>
    </message>
    <message>
        <source>You can only continue with {value}.</source>
        <translation>Weiter geht es nur mit {value}.</translation>
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
        <source>{name}’s list ended with {low}, lower than {before}. It scored {n}.</source>
        <translation>Die Liste von {name} endete mit {low}, kleiner als {before}. Punkte: {n}.</translation>
    </message>
    <message>
        <source>{name}’s list scored {n}.</source>
        <translation>Punkte für die Liste von {name}: {n}.</translation>
    </message>
    <message>
        <source>Cells are revealed one by one.</source>
        <translation>Die Felder werden eins nach dem anderen aufgedeckt.</translation>
    </message>
    <message>
        <source>This is your layout. Nobody else sees it.</source>
        <translation>Das ist deine Aufteilung. Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>Your layout is now in the panel. Nobody else sees it.</source>
        <translation>Deine Aufteilung ist jetzt in der Leiste. Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>{low} is lower than {before} and ended your list. It scores {n}.</source>
        <translation>{low} ist kleiner als {before} und hat deine Liste beendet. Punkte: {n}.</translation>
    </message>
    <message>
        <source>Your list scores {n}.</source>
        <translation>Punkte für deine Liste: {n}.</translation>
    </message>
    <message>
        <source>Layout chosen</source>
        <translation>Aufteilung gewählt</translation>
    </message>
    <message>
        <source>Choosing a layout</source>
        <translation>Wählt eine Aufteilung</translation>
    </message>
    <message>
        <source>Lowest counts</source>
        <translation>Kleinste zählt</translation>
    </message>
    <message>
        <source>Highest counts</source>
        <translation>Höchste zählt</translation>
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
        <source>Layouts are chosen in secret.</source>
        <translation>Die Aufteilungen werden heimlich gewählt.</translation>
    </message>
    <message>
        <source>All layouts are ready. Now reveal the other boards.</source>
        <translation>Alle Aufteilungen stehen. Deck jetzt die anderen Bretter auf.</translation>
    </message>
    <message>
        <source>{name} scored {n}. Both boards are hidden.</source>
        <translation>Punkte für {name}: {n}. Beide Bretter sind verdeckt.</translation>
    </message>
    <message>
        <source>{name} scored {n}. All boards are hidden.</source>
        <translation>Punkte für {name}: {n}. Alle Bretter sind verdeckt.</translation>
    </message>
    <message>
        <source>{count} turns of {points} points were the best.</source>
        <translation>{count} Züge mit je {points} Punkten waren die besten.</translation>
    </message>
    <message>
        <source>Scored</source>
        <extracomment>a heading: the numbers that scored in the last turn</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Nothing revealed yet.</source>
        <translation>Noch nichts aufgedeckt.</translation>
    </message>
    <message>
        <source>{name}’s last list</source>
        <translation>Letzte Liste: {name}</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Deine Liste</translation>
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
        <source>{words} from {name}</source>
        <extracomment>a score and its lead: “12 points from Ann”</extracomment>
        <translation>{words} vor {name}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{label}, never revealed</source>
        <translation>{label}, nie aufgedeckt</translation>
    </message>
    <message>
        <source>{name}’s board, small: {fact}</source>
        <translation>Brett von {name}, klein: {fact}</translation>
    </message>
    <message>
        <source>Reveal {cell}</source>
        <translation>Deck {cell} auf</translation>
    </message>
    <message>
        <source>Use the layout shown, which begins with {labels}</source>
        <extracomment>{labels}: the first numbers of the layout</extracomment>
        <translation>Nimm die gezeigte Aufteilung, die mit {labels} beginnt</translation>
    </message>
    <message>
        <source>Take a random layout</source>
        <translation>Nimm eine zufällige Aufteilung</translation>
    </message>
    <message>
        <source>Reveal cells at random until your turn ends</source>
        <translation>Zufällige Felder aufdecken, bis dein Zug endet</translation>
    </message>
    <message>
        <source>End your turn and score your list</source>
        <translation>Den Zug beenden und die Liste werten</translation>
    </message>
    <message>
        <source>Note your guess on a cell</source>
        <translation>Eine Vermutung auf ein Feld schreiben</translation>
    </message>
    <message>
        <source>Erase the note</source>
        <translation>Die Notiz löschen</translation>
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
        <extracomment>in the list of moves: a layout was chosen</extracomment>
        <translation>Aufteilung</translation>
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
    <message>
        <source>{name}, {other} revealed these cells</source>
        <translation>{name}, {other} hat diese Felder aufgedeckt</translation>
    </message>
    <message>
        <source>A lower number than the last one ends your turn.</source>
        <translation>Eine kleinere Zahl als die letzte beendet deinen Zug.</translation>
    </message>
    <message>
        <source>Last round, {name}: reveal or end your turn</source>
        <translation>Letzte Runde, {name}: aufdecken oder Zug beenden</translation>
    </message>
    <message>
        <source>{name}, choose cells in order</source>
        <translation>{name}, wähl Felder der Reihe nach</translation>
    </message>
    <message>
        <source>{name}, choose more cells, or end your turn</source>
        <translation>{name}, wähl weitere Felder oder beende den Zug</translation>
    </message>
    <message>
        <source>The answer to your letter reveals them.</source>
        <translation>Die Antwort auf deinen Brief deckt sie auf.</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Picture {n}</source>
        <translation>Bild {n}</translation>
    </message>
    <message>
        <source>Put this layout on the board</source>
        <translation>Diese Aufteilung aufs Brett legen</translation>
    </message>
</context>
<context>
    <name>_RowPainter</name>
    <message>
        <source>Name of this game</source>
        <translation>Name dieser Partie</translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>A line to go with it (optional)</source>
        <translation>Ein Satz dazu (wenn du magst)</translation>
    </message>
</context>
<context>
    <name>adamas</name>
    <message>
        <source>All</source>
        <extracomment>carries the whole stack</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Carry</source>
        <extracomment>heading: how many pieces are carried</extracomment>
        <translation>Steine</translation>
    </message>
    <message>
        <source>carry the whole stack</source>
        <translation>den ganzen Stapel mitnehmen</translation>
    </message>
    <message>
        <source>carry one less</source>
        <translation>einen weniger mitnehmen</translation>
    </message>
    <message>
        <source>carry one more</source>
        <translation>einen mehr mitnehmen</translation>
    </message>
    <message>
        <source>carry {n}</source>
        <translation>{n} mitnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n capture {height}</source>
        <extracomment>on a stack in sight: so many pieces see it, as many as its height</extracomment>
        <translation>
            <numerusform>%n schlägt {height}</numerusform>
            <numerusform>%n schlagen {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vs {height}: safe</source>
        <extracomment>on a stack: so many opponent’s pieces see it, and its height is another number</extracomment>
        <translation>
            <numerusform>%n gegen {height}: sicher</numerusform>
            <numerusform>%n gegen {height}: sicher</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two players’ names</extracomment>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{who} may capture</source>
        <translation>Darf schlagen: {who}</translation>
    </message>
    <message>
        <source>by {who}</source>
        <extracomment>after “can be captured”: who may capture a stack</extracomment>
        <translation>von {who}</translation>
    </message>
    <message>
        <source>takes {n}</source>
        <extracomment>a cell that a stack may go to: so many pieces are captured there</extracomment>
        <translation>schlägt {n}</translation>
    </message>
    <message>
        <source>{name}, split the stack on {cell}</source>
        <translation>{name}, teil den Stapel auf {cell}</translation>
    </message>
    <message>
        <source>Drop {n} of {left} on a highlighted cell. Change the number with keys or the wheel.</source>
        <translation>Lass {n} von {left} auf einem markierten Feld fallen. Tasten oder Mausrad ändern die Zahl.</translation>
    </message>
    <message>
        <source>{name}, move the stack on {cell}</source>
        <translation>{name}, zieh mit dem Stapel von {cell}</translation>
    </message>
    <message>
        <source>Drop all {n} on a highlighted cell. Take fewer with keys or the wheel.</source>
        <translation>Lass alle {n} auf einem markierten Feld fallen. Tasten oder Mausrad nehmen weniger.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. Hold Shift to play at once.</source>
        <translation>Zieh einen Stapel eine Linie entlang. Mit Umschalt spielst du sofort.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. The first move cannot capture.</source>
        <translation>Zieh einen Stapel eine Linie entlang. Der erste Zug darf nicht schlagen.</translation>
    </message>
    <message>
        <source>{name}, move, split or merge stacks</source>
        <translation>{name}, zieh, teile oder vereinige Stapel</translation>
    </message>
    <message>
        <source>{name}, move or merge stacks</source>
        <translation>{name}, zieh oder vereinige Stapel</translation>
    </message>
    <message>
        <source>{name}, move or split your stack</source>
        <translation>{name}, zieh oder teile deinen Stapel</translation>
    </message>
    <message>
        <source>{name}, move your piece</source>
        <translation>{name}, zieh mit deinem Stein</translation>
    </message>
    <message>
        <source>{name}, move or split a stack</source>
        <translation>{name}, zieh oder teile einen Stapel</translation>
    </message>
    <message>
        <source>{name}, move a piece</source>
        <translation>{name}, zieh mit einem Stein</translation>
    </message>
    <message>
        <source>{name}, change this split</source>
        <translation>{name}, ändere diese Teilung</translation>
    </message>
    <message>
        <source>{name}, change this move</source>
        <translation>{name}, ändere diesen Zug</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
    </message>
    <message>
        <source>{keys} plays it.</source>
        <translation>Mit {keys} spielen.</translation>
    </message>
    <message>
        <source>{name}, play the merge or add to it</source>
        <translation>{name}, führ die Vereinigung aus oder ergänze sie</translation>
    </message>
    <message>
        <source>Other stacks that see {target} can join.</source>
        <translation>Andere Stapel, die {target} sehen, können mitziehen.</translation>
    </message>
    <message>
        <source>{name}, play the merge</source>
        <translation>{name}, führ die Vereinigung aus</translation>
    </message>
    <message>
        <source>{name}, play the split or add to it</source>
        <translation>{name}, führ die Teilung aus oder ergänze sie</translation>
    </message>
    <message>
        <source>Only {source} can send more pieces.</source>
        <translation>Nur {source} kann noch Steine schicken.</translation>
    </message>
    <message>
        <source>{name}, play the split</source>
        <translation>{name}, führ die Teilung aus</translation>
    </message>
    <message>
        <source>Send more from {source} to split, or another stack to {target} to merge.</source>
        <translation>Teilen: Zieh mehr Steine von {source}. Vereinigen: Zieh einen anderen Stapel nach {target}.</translation>
    </message>
    <message>
        <source>Send more from {source} to split.</source>
        <translation>Nimm weitere Steine von {source} für eine Teilung.</translation>
    </message>
    <message>
        <source>Send another stack to {target} to merge.</source>
        <translation>Zieh einen anderen Stapel nach {target}, um zu vereinigen.</translation>
    </message>
    <message>
        <source>{name}, play {move} or add to it</source>
        <translation>{name}, spiel {move} oder ergänze den Zug</translation>
    </message>
    <message>
        <source>{name}, play {move}</source>
        <translation>{name}, spiel {move}</translation>
    </message>
    <message>
        <source>This is outside the board. Drop the pieces on a highlighted cell.</source>
        <translation>Das ist außerhalb des Bretts. Lass die Steine auf einem markierten Feld fallen.</translation>
    </message>
    <message>
        <source>own stacks in sight: {stacks}</source>
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
        <source>{cell}, {name}’s stack of {n}, seen by {seen}</source>
        <translation>{cell}, {n}er-Stapel von {name}, von {seen} gesehen</translation>
    </message>
    <message>
        <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
        <translation>Lass alle {n} fallen, um zu ziehen. Mit Strg kommen weitere Stapel dazu.</translation>
    </message>
    <message>
        <source>Pieces to carry</source>
        <extracomment>heading of buttons 1, 2, 3 …: how many pieces of a stack are carried</extracomment>
        <translation>Steine mitnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces from {cell}</source>
        <extracomment>the first part of “Merge {parts} on {target}”</extracomment>
        <translation>
            <numerusform>%n Stein von {cell}</numerusform>
            <numerusform>%n Steine von {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces from {source} to {target}</source>
        <translation>
            <numerusform>Zieh %n Stein von {source} nach {target}</numerusform>
            <numerusform>Zieh %n Steine von {source} nach {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Split the stack on {source}: {parts}</source>
        <extracomment>{parts}: such as “1 each to a4 and a5, then 3 to c3”</extracomment>
        <translation>Teil den Stapel auf {source}: {parts}</translation>
    </message>
    <message>
        <source>{parts}, then {part}</source>
        <extracomment>between two parts of a split, in the order in which they land</extracomment>
        <translation>{parts}, dann {part}</translation>
    </message>
    <message>
        <source>{n} from {cell}</source>
        <extracomment>a later part of “Merge {parts} on {target}”: pieces from a cell</extracomment>
        <translation>{n} von {cell}</translation>
    </message>
    <message>
        <source>Merge {parts} on {target}</source>
        <extracomment>{parts}: such as “1 piece from c2 and 3 from d1”</extracomment>
        <translation>Vereinige {parts} auf {target}</translation>
    </message>
    <message>
        <source>{n} each to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>je {n} nach {cells}</translation>
    </message>
    <message>
        <source>{n} to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>{n} nach {cells}</translation>
    </message>
    <message>
        <source>opponents’ stacks in sight: {stacks}</source>
        <translation>gegnerische Stapel in Sicht: {stacks}</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something went wrong, and this game cannot be saved here. Save it elsewhere with {key}</source>
        <translation>Etwas ist schiefgegangen, und diese Partie kann hier nicht gespeichert werden. Speichere sie mit {key} an einem anderen Ort</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved. Details are in {path}</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist gespeichert. Einzelheiten stehen in {path}</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Etwas ist schiefgegangen. Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>The disk with your games cannot lock files: do not open Quincunx in two windows at the same time.</source>
        <translation>Der Datenträger mit deinen Partien kann keine Dateien sperren: Öffne Quincunx nicht in zwei Fenstern gleichzeitig.</translation>
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
        <extracomment>title of a menu</extracomment>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>title of a menu: what is done in a match</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>title of a menu: how the computer players move</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Go to</source>
        <extracomment>title of a menu: other pages</extracomment>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Copy the layout as text</source>
        <translation>Aufteilung als Text kopieren</translation>
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
        <source>Use this layout</source>
        <translation>Aufteilung verwenden</translation>
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
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>verb: makes a move again that was undone</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the last turn again</source>
        <translation>Letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>verb on a button: looks at a match that is over</extracomment>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Lens: see what you could work out</source>
        <extracomment>the lens shows on the board the chances that follow from what a player knows</extracomment>
        <translation>Rechenhilfe: was du ausrechnen könntest</translation>
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
        <source>Saved games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
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
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation>Züge eingeben</translation>
    </message>
    <message>
        <source>Describe this square</source>
        <translation>Stelle beschreiben</translation>
    </message>
    <message>
        <source>Read the score</source>
        <translation>Spielstand vorlesen</translation>
    </message>
    <message>
        <source>Read the next row</source>
        <translation>Nächste Reihe vorlesen</translation>
    </message>
    <message>
        <source>Set up a position from this one</source>
        <translation>Aus dieser Stellung eine andere aufbauen</translation>
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
        <source>Computer speed: slow</source>
        <translation>Tempo des Computers: langsam</translation>
    </message>
    <message>
        <source>Computer speed: normal</source>
        <translation>Tempo des Computers: normal</translation>
    </message>
    <message>
        <source>Computer speed: fast</source>
        <translation>Tempo des Computers: schnell</translation>
    </message>
    <message>
        <source>Study this game</source>
        <translation>Studie dieser Partie</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Restore the last deleted game</source>
        <translation>Zuletzt gelöschte Partie wiederherstellen</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Reset: ignore all games so far</source>
        <translation>Statistik zurücksetzen</translation>
    </message>
    <message>
        <source>Reset for everybody</source>
        <translation>Statistik für alle zurücksetzen</translation>
    </message>
    <message>
        <source>Count all games again</source>
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
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no sounds</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Soft</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>About Quincunx</source>
        <translation>Über Quincunx</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Design des Systems</translation>
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
        <source>System language</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>which moves of Adamas wait for the button that plays them</extracomment>
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
        <source>End turns automatically</source>
        <translation>Züge automatisch beenden</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu austeilen</translation>
    </message>
    <message>
        <source>Coach in the first games</source>
        <translation>Trainer in ersten Partien</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>title of a menu: parts of the window</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Copy the result to share</source>
        <translation>Ergebnis zum Teilen kopieren</translation>
    </message>
    <message>
        <source>New layout</source>
        <translation>Neue Aufteilung</translation>
    </message>
    <message>
        <source>Library of layouts</source>
        <translation>Sammlung der Aufteilungen</translation>
    </message>
    <message>
        <source>Paste letter</source>
        <translation>Brief einfügen</translation>
    </message>
    <message>
        <source>Longest loops</source>
        <translation>Längste Schleifen</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb on a button: puts the layout that is chosen on the board
----------
verb on a button: the puzzle whose line was pasted</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Share or solve</source>
        <translation>Teilen oder lösen</translation>
    </message>
    <message>
        <source>Import layouts</source>
        <translation>Aufteilungen importieren</translation>
    </message>
    <message>
        <source>Import a folder of layouts</source>
        <translation>Ordner mit Aufteilungen importieren</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>Sammlung exportieren</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Remis reklamieren</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Die letzte Ansage wiederholen</translation>
    </message>
    <message>
        <source>Change this draw</source>
        <translation>Ziehung ändern</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save all letters as proof</source>
        <translation>Alle Briefe als Beweis speichern</translation>
    </message>
    <message>
        <source>Move this game to another computer</source>
        <translation>Diese Partie auf einen anderen Computer mitnehmen</translation>
    </message>
    <message>
        <source>Save game as</source>
        <translation>Partie speichern unter</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>what is printed: the game, the position, …</extracomment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the computer players move</extracomment>
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
        <source>{label}…</source>
        <extracomment>{label} is a command that asks something first, such as “Save…”</extracomment>
        <translation>{label}&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
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
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
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
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n gelöst</numerusform>
            <numerusform>%n gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <extracomment>how long a match is</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best turn made %n points.</source>
        <translation>
            <numerusform>Der beste Zug brachte %n Punkt.</numerusform>
            <numerusform>Der beste Zug brachte %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt Vorsprung</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} am Zug</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>the position: nobody is ahead</extracomment>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>button: verb</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a saved game with comments and variations</extracomment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Turn {n} of {last}</source>
        <translation>Zug {n} von {last}</translation>
    </message>
    <message>
        <source>Something went wrong. Try again.</source>
        <translation>Etwas ist schiefgegangen. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Zug {n}</translation>
    </message>
    <message>
        <source>Turning point: turn {n}.</source>
        <translation>Wendepunkt: Zug {n}.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Quincunx games (*{extension})</source>
        <translation>Quincunx-Partien (*{extension})</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>verb on a button: takes all atoms away</extracomment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>the picture of a player</extracomment>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>of a match, which the picture shows</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>verb on a button: puts the layout into the library</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: what is printed on</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button that stops what takes long</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, leer</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the key</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>on a button: atoms by chance
----------
on a button: a layout made by chance</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>{name}’s box</source>
        <translation>Box von {name}</translation>
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
        <source>Guess</source>
        <extracomment>verb on a button</extracomment>
        <translation>Raten</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>{name}, choose a place</source>
        <translation>{name}, wähl einen Platz</translation>
    </message>
    <message>
        <source>{name}, choose a tile</source>
        <translation>{name}, wähl ein Plättchen</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>Stelle {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>verb on a button: fills the pools</extracomment>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{name}’s best turn</source>
        <translation>Bester Zug von {name}</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Brett von {name}</translation>
    </message>
    <message>
        <source>Play with this board</source>
        <translation>Mit diesem Brett spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb on a button: begins a match</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Brett</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>{n} points a game</source>
        <translation>{n} Punkte je Partie</translation>
    </message>
    <message>
        <source>{cell}, region {label}</source>
        <translation>{cell}, Gebiet {label}</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Als Rätsel</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a date: d is the day, MMMM the month in full; put them in order
----------
a date: d is the day, MMMM the month; put them in order</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name and #tags</source>
        <translation>Name und #Stichwörter</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>verb on a button: a word is added to layouts
----------
what is typed into a field
----------
which layouts are listed: those with this tag</extracomment>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>difficulty: all of them</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Search: {what}</source>
        <translation>Suche: {what}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Editor schließen</translation>
    </message>
    <message>
        <source>{name}, draw your layout</source>
        <translation>{name}, zeichne deine Aufteilung</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>noun: the beginning of a list of moves or steps</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Reveal at random</source>
        <translation>Zufällig aufdecken</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Games by letter</source>
        <translation>Partien per Brief</translation>
    </message>
    <message>
        <source>How puzzles work</source>
        <translation>So funktionieren Rätsel</translation>
    </message>
    <message>
        <source>First steps in each game</source>
        <translation>Erste Schritte in jedem Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmal spielen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Erste Partie spielen</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Du bist nicht am Zug</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Serious game, without help</source>
        <translation>Wettkampf, ohne Hilfe</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Standardpartie</translation>
    </message>
    <message>
        <source>Random first player</source>
        <translation>Das Los entscheidet, wer beginnt</translation>
    </message>
    <message>
        <source>{first} goes first</source>
        <translation>{first} beginnt</translation>
    </message>
    <message>
        <source>Copy letter</source>
        <translation>Brief kopieren</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who sits at a seat: not the computer</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Near my strength</source>
        <translation>Etwa wie ich</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>noun: a player’s strength as a number</extracomment>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>verb on a button: begins the puzzle
----------
verb: the puzzle is opened to be solved here</extracomment>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Rätsel wird erstellt&#xa0;…</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Auf Zeit</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>Paste a puzzle</source>
        <translation>Rätsel einfügen</translation>
    </message>
    <message>
        <source>This is not a puzzle: {reason}.</source>
        <translation>Das ist kein Rätsel: {reason}.</translation>
    </message>
    <message>
        <source>Puzzle copied. Paste it into a message.</source>
        <translation>Rätsel kopiert. Füg es in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>Daily puzzle, {day}</source>
        <translation>Tagesrätsel, {day}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>All quick puzzles</source>
        <translation>Alle schnellen Rätsel</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>The previous move is still being saved.</source>
        <translation>Der vorige Zug wird noch gespeichert.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Harder than {share} of random layouts</source>
        <translation>Schwerer als {share} der zufälligen Aufteilungen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Nothing is painted yet.</source>
        <translation>Es ist noch nichts gezeichnet.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Click or drag to paint. The right button erases.</source>
        <translation>Klick oder zieh, um zu zeichnen. Die rechte Taste löscht.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>a tool: paints a whole area
----------
verb: numbers are put into cells</extracomment>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Click or drag to erase cells.</source>
        <translation>Klick oder zieh, um Felder zu löschen.</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>a tool: two regions change their labels</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Click two regions to swap their numbers.</source>
        <translation>Klick auf zwei Gebiete, um ihre Zahlen zu tauschen.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: moves a region</extracomment>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>verb: the whole layout or one region, left to right</extracomment>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror the board, or the region in hand: swap left and right</source>
        <translation>Brett oder gewähltes Gebiet spiegeln: links und rechts tauschen</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>verb: the whole layout or one region, top to bottom</extracomment>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>Flip the board, or the region in hand: swap top and bottom</source>
        <translation>Brett oder gewähltes Gebiet wenden: oben und unten tauschen</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>verb: the whole layout by half a turn, or one region by a quarter</extracomment>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn the board by half, or the region in hand by a quarter</source>
        <translation>Brett halb drehen, oder gewähltes Gebiet um ein Viertel</translation>
    </message>
    <message>
        <source>Click an empty area. The region that fits fills it.</source>
        <translation>Klick auf eine leere Fläche. Das passende Gebiet füllt sie.</translation>
    </message>
    <message>
        <source>Drag a region. Click it to turn (R) or mirror it (X).</source>
        <translation>Zieh ein Gebiet. Klick es an: R dreht, X spiegelt.</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>a tool: puts down a whole region in a ready shape</extracomment>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Click to put down a shape. Choose Stamp again for the next.</source>
        <translation>Klick setzt eine Form. Wähl den Stempel noch einmal für die nächste.</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>a tool: protects a region from changes</extracomment>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Click a region to lock or unlock it. Shift: one cell.</source>
        <translation>Klick sperrt ein Gebiet oder gibt es frei. Umschalt: ein Feld.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, Zug {number}</translation>
    </message>
    <message>
        <source>{game}, {players}, turn {number}</source>
        <translation>{game}, {players}, Zug {number}</translation>
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
        <source>Region {label} is in %n parts. Connect them.</source>
        <translation>
            <numerusform>Gebiet {label} hängt nicht zusammen. Verbinde seine Teile.</numerusform>
            <numerusform>Gebiet {label} zerfällt in %n Teile. Verbinde sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label}: %n cells missing.</source>
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
        <translation>Teil, vereinige und zähl, um zu schlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, random first tile, {pool} tiles each</source>
        <translation>
            <numerusform>%n Plättchen, das erste zufällig, {pool} für jeden</numerusform>
            <numerusform>%n Plättchen, das erste zufällig, {pool} für jeden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, one already on the table</source>
        <translation>
            <numerusform>%n Plättchen, das erste liegt schon</numerusform>
            <numerusform>%n Plättchen, das erste liegt schon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture {n} of %n pieces in one move</source>
        <translation>
            <numerusform>Schlag in einem Zug {n} von %n Stein</numerusform>
            <numerusform>Schlag in einem Zug {n} von %n Steinen</numerusform>
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
        <source>Place one tile for %n points</source>
        <translation>
            <numerusform>Leg ein Plättchen für %n Punkt</numerusform>
            <numerusform>Leg ein Plättchen für %n Punkte</numerusform>
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
        <source>Win in two</source>
        <translation>Gewinne in 2 Zügen</translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>Zug</numerusform>
            <numerusform>Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Count once</source>
        <translation>Einmal gezählt</translation>
    </message>
    <message>
        <source>Count after each part</source>
        <translation>Nach jedem Teil</translation>
    </message>
    <message>
        <source>Pieces, turn by turn</source>
        <translation>Steine, Zug für Zug</translation>
    </message>
    <message>
        <source>Read the rays, find the four atoms</source>
        <translation>Deute die Strahlen, finde die vier Atome</translation>
    </message>
    <message>
        <source>Send rays into the box, see where they come out, and find the four atoms inside.</source>
        <translation>Schick Strahlen in die Box, sieh, wo sie herauskommen, und finde die vier Atome darin.</translation>
    </message>
    <message>
        <source>Hidden atoms</source>
        <translation>Versteckte Atome</translation>
    </message>
    <message numerus="yes">
        <source>rays</source>
        <translation>
            <numerusform>Strahl</numerusform>
            <numerusform>Strahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>49 cells, four atoms in each box</source>
        <translation>49 Felder, vier Atome in jeder Box</translation>
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
        <source>Open board</source>
        <translation>Offenes Brett</translation>
    </message>
    <message>
        <source>No luck</source>
        <translation>Kein Glück</translation>
    </message>
    <message>
        <source>Connect your colour into one long loop</source>
        <translation>Verbinde deine Farbe zu einer langen Schleife</translation>
    </message>
    <message>
        <source>Place tiles so that your colour connects. The first loop of six or more wins.</source>
        <translation>Leg Plättchen so, dass sich deine Farbe verbindet. Die erste Schleife aus mindestens sechs Plättchen gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <translation>
            <numerusform>Plättchen</numerusform>
            <numerusform>Plättchen</numerusform>
        </translation>
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
        <translation>Schleife aus sechs</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Schweife</translation>
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
        <translation>Keine Plättchen mehr</translation>
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
        <translation>Müssen gefüllt werden</translation>
    </message>
    <message>
        <source>Match corners, close the holes</source>
        <translation>Passende Ecken, geschlossene Löcher</translation>
    </message>
    <message>
        <source>Place tiles so that their numbers match. Close a hole to score the numbers around it.</source>
        <translation>Leg Plättchen so, dass ihre Zahlen zusammenpassen. Schließ ein Loch, um Punkte für die Zahlen ringsum zu bekommen.</translation>
    </message>
    <message>
        <source>Only the tile bag is hidden</source>
        <translation>Nur der Plättchenbeutel ist verborgen</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Plättchen werden gezogen</translation>
    </message>
    <message>
        <source>Several holes at once</source>
        <translation>Mehrere Löcher zugleich</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Multipliziert</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Find the runs in a hidden layout</source>
        <translation>Finde gleiche Zahlen auf verdeckten Brettern</translation>
    </message>
    <message>
        <source>Hidden boards</source>
        <translation>Verborgene Bretter</translation>
    </message>
    <message>
        <source>Some luck</source>
        <translation>Etwas Glück</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Several numbers at once</source>
        <translation>Mehrere Zahlen zugleich</translation>
    </message>
    <message>
        <source>Lowest that fits</source>
        <translation>Kleinste passende</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Arrangements still possible</source>
        <translation>Noch mögliche Anordnungen</translation>
    </message>
    <message>
        <source>Capture the most</source>
        <translation>Schlag am meisten</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move.</source>
        <translation>Schlag mit einem Zug so viele Steine, wie du kannst.</translation>
    </message>
    <message>
        <source>Force a win in two moves, whatever the answer.</source>
        <translation>Gewinne in zwei Zügen gegen jede Antwort.</translation>
    </message>
    <message>
        <source>Find the atoms</source>
        <translation>Finde die Atome</translation>
    </message>
    <message>
        <source>Find four hidden atoms with as few rays as you can.</source>
        <translation>Finde vier verborgene Atome mit möglichst wenigen Strahlen.</translation>
    </message>
    <message>
        <source>Close a loop in one</source>
        <translation>Schleife in 1 Zug</translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation>Schließ mit einem Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>Close a loop in two</source>
        <translation>Schleife in 2 Zügen</translation>
    </message>
    <message>
        <source>Force a winning loop with two tiles.</source>
        <translation>Erzwinge mit zwei Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>Close a loop in three</source>
        <translation>Schleife in 3 Zügen</translation>
    </message>
    <message>
        <source>Force a winning loop with three tiles.</source>
        <translation>Erzwinge mit drei Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>Play the best tile</source>
        <translation>Leg das beste Plättchen</translation>
    </message>
    <message>
        <source>Place one tile for as many points as you can.</source>
        <translation>Leg ein Plättchen für möglichst viele Punkte.</translation>
    </message>
    <message>
        <source>Score in three turns</source>
        <translation>Punkte in 3 Zügen</translation>
    </message>
    <message>
        <source>Score as many points as you can in three turns.</source>
        <translation>Mach in drei Zügen so viele Punkte, wie du kannst.</translation>
    </message>
    <message numerus="yes">
        <source>filled</source>
        <extracomment>below the number of cells that are filled</extracomment>
        <translation>
            <numerusform>gefüllt</numerusform>
            <numerusform>gefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>Mono: complete the layout.</source>
        <translation>Mono: Ergänze die Aufteilung.</translation>
    </message>
    <message>
        <source>to fill</source>
        <extracomment>below the number of all empty cells of a puzzle</extracomment>
        <translation>zu füllen</translation>
    </message>
    <message>
        <source>Make {par} points in three turns, with some luck</source>
        <translation>Hol {par} Punkte in drei Zügen, mit etwas Glück</translation>
    </message>
    <message>
        <source>Fill the board: one joined region for each number</source>
        <translation>Füll das Brett: für jede Zahl ein zusammenhängendes Gebiet</translation>
    </message>
    <message>
        <source>Capture an opponent’s stack when the number of your pieces that see it equals its height.</source>
        <translation>Schlag einen gegnerischen Stapel, wenn ihn so viele deiner Steine sehen, wie er hoch ist.</translation>
    </message>
    <message>
        <source>Reveal cells on the other boards until a lower number comes. A run of 3 equal numbers scores 3 × 3.</source>
        <translation>Deck Felder der anderen Bretter auf, bis eine kleinere Zahl kommt. 3 gleiche nacheinander bringen 3 × 3.</translation>
    </message>
    <message>
        <source>Find the four atoms</source>
        <translation>Finde die vier Atome</translation>
    </message>
</context>
<context>
    <name>incoming</name>
    <message>
        <source>Only one file can be open at a time. Saved games already include: {names}</source>
        <translation>Es kann nur eine Datei auf einmal offen sein. Schon unter deinen Partien: {names}</translation>
    </message>
    <message>
        <source>Only one file can be open at a time. Not opened: {names}</source>
        <translation>Es kann nur eine Datei auf einmal offen sein. Nicht geöffnet: {names}</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>Translated by the makers. No native speaker has checked it yet.</source>
        <translation>Von den Machern übersetzt. Noch von keinem Muttersprachler geprüft.</translation>
    </message>
</context>
<context>
    <name>layoutText</name>
    <message numerus="yes">
        <source>%n cells are too many for a board. The largest has {below}.</source>
        <translation>
            <numerusform>%n Feld ist zu viel für ein Brett. Das größte hat {below}.</numerusform>
            <numerusform>%n Felder sind zu viele für ein Brett. Das größte hat {below}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are not enough for a board. The smallest has {above}.</source>
        <translation>
            <numerusform>%n Feld ist zu wenig für ein Brett. Das kleinste hat {above}.</numerusform>
            <numerusform>%n Felder sind zu wenige für ein Brett. Das kleinste hat {above}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells don’t make a board. {below} or {above} would.</source>
        <translation>
            <numerusform>%n Feld ergibt kein Brett. {below} oder {above} würden passen.</numerusform>
            <numerusform>%n Felder ergeben kein Brett. {below} oder {above} würden passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
        <translation>
            <numerusform>%n Gebiet braucht {height} Zeilen mit {width} Feldern, nicht {rows} mit {found}.</numerusform>
            <numerusform>%n Gebiete brauchen {height} Zeilen mit {width} Feldern, nicht {rows} mit {found}.</numerusform>
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
        <source>{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.</source>
        <translation>
            <numerusform>{where}: Ein Brett mit %n Feld hat die Zahlen 1 bis {last}, nicht „{label}“.</numerusform>
            <numerusform>{where}: Ein Brett mit %n Feldern hat die Zahlen 1 bis {last}, nicht „{label}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is too long to be a layout.</source>
        <translation>Dieser Text ist zu lang, um eine Aufteilung zu sein.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>Row {n}, column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Zeile {n}, Spalte {c}: „{char}“ ist nicht möglich. Nimm 1–9 und a–p.</translation>
    </message>
    <message>
        <source>Column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Spalte {c}: „{char}“ ist nicht möglich. Nimm 1–9 und a–p.</translation>
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
    <name>letters</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for a letter</source>
        <translation>
            <numerusform>%n wartet auf einen Brief</numerusform>
            <numerusform>%n warten auf einen Brief</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for you</source>
        <translation>
            <numerusform>%n wartet auf dich</numerusform>
            <numerusform>%n warten auf dich</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter {n} is not sent yet ({ago})</source>
        <translation>Brief {n} ist noch nicht gesendet ({ago})</translation>
    </message>
    <message>
        <source>Your letter {n} is next ({ago})</source>
        <translation>Dein Brief {n} ist dran ({ago})</translation>
    </message>
    <message>
        <source>Waiting for letter {n} ({ago})</source>
        <translation>Wartet auf Brief {n} ({ago})</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>Letter {n} is ready. Send it to {name}.</source>
        <translation>Brief {n} ist fertig. Sende ihn an {name}.</translation>
    </message>
    <message>
        <source>Copy it, and paste it into a mail or a chat.</source>
        <translation>Kopiere ihn und füg ihn in eine E-Mail oder einen Chat ein.</translation>
    </message>
    <message>
        <source>More ways…</source>
        <extracomment>verb on a button: opens a sheet to save or mail a letter</extracomment>
        <translation>Andere Wege …</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Waiting for {name}’s letter</source>
        <translation>Warten auf den Brief von {name}</translation>
    </message>
    <message>
        <source>When it comes, copy it and paste it here.</source>
        <translation>Wenn er kommt, kopiere ihn und füg ihn hier ein.</translation>
    </message>
    <message>
        <source>It shows what was hidden, and ends the game.</source>
        <translation>Er zeigt, was verborgen war, und beendet die Partie.</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Noch einmal senden …</translation>
    </message>
    <message>
        <source>This is an older copy of the game.</source>
        <translation>Das ist eine ältere Kopie der Partie.</translation>
    </message>
    <message>
        <source>Ask for all letters of the game, and paste them here.</source>
        <translation>Bitte um alle Briefe der Partie und füge sie hier ein.</translation>
    </message>
    <message>
        <source>You have moved this game to another computer.</source>
        <translation>Du hast diese Partie auf einen anderen Computer mitgenommen.</translation>
    </message>
    <message>
        <source>It continues there.</source>
        <translation>Dort geht sie weiter.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Newcomer: knows the rules and misses a lot.</source>
        <translation>Anfänger: kennt die Regeln und übersieht viel.</translation>
    </message>
    <message>
        <source>Casual: looks only at the current turn.</source>
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
        <source>included</source>
        <extracomment>of a layout: it came with the program</extracomment>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>of a layout: not all cells are painted</extracomment>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>difficulty {share}</source>
        <extracomment>difficulty of a layout</extracomment>
        <translation>Schwierigkeit {share}</translation>
    </message>
    <message>
        <source>sorted</source>
        <extracomment>for screen readers: the list is sorted by this column</extracomment>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
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
        <translation>noch nicht analysiert</translation>
    </message>
    <message>
        <source>the only good move</source>
        <translation>der einzige gute Zug</translation>
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
        <source>hard to see: a loss in %n moves</source>
        <extracomment>a forced loss that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>schwer zu sehen: Verlust in einem Zug</numerusform>
            <numerusform>schwer zu sehen: Verlust in %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a win in %n moves</source>
        <extracomment>a forced win that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>schwer zu sehen: Gewinn in einem Zug</numerusform>
            <numerusform>schwer zu sehen: Gewinn in %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hard-to-see mistake at turn {n}</source>
        <translation>Schwer zu sehender Fehler bei Zug {n}</translation>
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
        <translation>Du spielst die weißen Stapel.</translation>
    </message>
    <message>
        <source>You play the black stacks.</source>
        <translation>Du spielst die schwarzen Stapel.</translation>
    </message>
    <message>
        <source>Find the four atoms. Only one arrangement fits these rays.</source>
        <translation>Finde die vier Atome. Nur eine Anordnung passt zu diesen Strahlen.</translation>
    </message>
    <message>
        <source>Atoms at</source>
        <translation>Atome auf</translation>
    </message>
    <message>
        <source>Ray: in here, out at the same letter</source>
        <translation>Strahl: hier hinein, beim selben Buchstaben heraus</translation>
    </message>
    <message>
        <source>Hit: the ray meets an atom</source>
        <translation>Treffer: Der Strahl trifft ein Atom</translation>
    </message>
    <message>
        <source>Reflection: the ray comes back</source>
        <translation>Reflexion: Der Strahl kommt zurück</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Plättchen</translation>
    </message>
    <message>
        <source>You play the white dragons.</source>
        <translation>Du spielst die weißen Drachen.</translation>
    </message>
    <message>
        <source>You play the black dragons.</source>
        <translation>Du spielst die schwarzen Drachen.</translation>
    </message>
    <message>
        <source>Fill a ringed gap first.</source>
        <translation>Füll zuerst eine umkreiste Lücke.</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>before a blank to fill in: tile ___ at ___</extracomment>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>at</source>
        <translation>an Stelle</translation>
    </message>
    <message>
        <source>Tile {tile} at {place}: {points}</source>
        <translation>Plättchen {tile} an Stelle {place}: {points}</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>before a blank to fill in: the points of a tile</extracomment>
        <translation>bringt</translation>
    </message>
    <message>
        <source>Place one tile and score as much as you can.</source>
        <translation>Leg ein Plättchen und hol so viele Punkte wie möglich.</translation>
    </message>
    <message>
        <source>Make {n} points in three turns. Name cells: a partner reads their numbers from the solution.</source>
        <translation>Hol {n} Punkte in drei Zügen. Nenn Felder: Jemand liest dir ihre Zahlen aus der Lösung vor.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>between the turns of a solution: &quot;l11, then k14&quot;</extracomment>
        <translation>, dann </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Blank sheet</source>
        <translation>Leeres Blatt</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>button: only the last position is printed</extracomment>
        <translation>Letztes</translation>
    </message>
    <message>
        <source>Some</source>
        <extracomment>button: only some turns are printed</extracomment>
        <translation>Einige</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>After turn {number}: {move}</source>
        <translation>Nach Zug {number}: {move}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielblatt</translation>
    </message>
    <message>
        <source>Your board: keep it hidden, and cross out what was revealed</source>
        <translation>Dein Brett: Halte es verdeckt und streich durch, was aufgedeckt ist</translation>
    </message>
    <message>
        <source>Your opponent’s board: write down what you reveal</source>
        <translation>Das Brett des Gegners: Notiere, was du aufdeckst</translation>
    </message>
    <message>
        <source>Your numbers</source>
        <translation>Deine Zahlen</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>noun: a column of the score sheet</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The box you solve</source>
        <translation>Die Box, die du löst</translation>
    </message>
    <message>
        <source>Write the same letter where a ray goes in and where it comes out, # for a hit and % for a reflection. Cross out cells without an atom.</source>
        <translation>Schreib denselben Buchstaben dorthin, wo ein Strahl hinein- und wo er herauskommt, # für einen Treffer und % für eine Reflexion. Streich Felder ohne Atom durch.</translation>
    </message>
    <message>
        <source>Guess {n}</source>
        <translation>Versuch {n}</translation>
    </message>
    <message>
        <source>Rays, in the order you send them</source>
        <translation>Strahlen in der Reihenfolge, in der du sie schickst</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Quincunx puzzles</source>
        <translation>Quincunx-Rätsel</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>On a page</source>
        <extracomment>how many layouts are on a page of paper</extracomment>
        <translation>Pro Seite</translation>
    </message>
    <message>
        <source>Your atoms, and the answers to your opponent’s rays</source>
        <translation>Deine Atome und die Antworten auf die Strahlen deines Gegners</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Difficulty {n} of 5</source>
        <translation>Schwierigkeit {n} von 5</translation>
    </message>
    <message>
        <source>{name}, {n} min</source>
        <translation>{name}, {n} min</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>difficulty</extracomment>
        <translation>Mittel</translation>
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
        <extracomment>a puzzle&apos;s goal, then the names of options, as: Win in two (Progressive captures)</extracomment>
        <translation>{goal} ({options})</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
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
        <source>under a minute</source>
        <translation>unter einer Minute</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} h {m} min</translation>
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
        <source>(computer, {level})</source>
        <translation>(Computer, {level})</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>sie ist in einem anderen Fenster offen</translation>
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
    <message>
        <source>Nobody: no move was made</source>
        <translation>Niemanden: es wurde kein Zug gemacht</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>1 + 4 = 5 points. After a 4 you could not have scored the 1.</source>
        <translation>1 + 4 = 5 Punkte. Nach einer 4 hättest du die 1 nicht mehr nehmen können.</translation>
    </message>
    <message>
        <source>12 × 15 = 180 points. Games are decided by double holes.</source>
        <translation>12 × 15 = 180 Punkte. Doppelte Löcher entscheiden Partien.</translation>
    </message>
    <message>
        <source>3 + 2 + 5: the numbers around a hole are your points.</source>
        <translation>3 + 2 + 5: Die Zahlen um ein Loch sind deine Punkte.</translation>
    </message>
    <message>
        <source>A 1 and two 4s are hidden. Take all three in one turn, then end it.</source>
        <translation>Eine 1 und zwei 4en sind verdeckt. Nimm alle drei in einem Zug und beende ihn.</translation>
    </message>
    <message>
        <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
        <translation>Eine 2 muss die andere 2 berühren, und auf a1 und b2 stehen andere Zahlen.</translation>
    </message>
    <message>
        <source>A burst at the port means that an atom absorbed the ray.</source>
        <translation>Ein Stern an der Öffnung heißt, dass ein Atom den Strahl verschluckt hat.</translation>
    </message>
    <message>
        <source>A gap forces your opponent to play there.</source>
        <translation>Eine Lücke zwingt deinen Gegner, dort zu spielen.</translation>
    </message>
    <message>
        <source>You closed a hole, but another one scores more. Count again.</source>
        <translation>Du hast ein Loch geschlossen, aber ein anderes bringt mehr. Zähl noch einmal.</translation>
    </message>
    <message>
        <source>A loop of six tiles or more ends the game at once.</source>
        <translation>Eine Schleife aus sechs oder mehr Plättchen beendet die Partie sofort.</translation>
    </message>
    <message>
        <source>When all three numbers of a place are fixed, only one tile fits there.</source>
        <translation>Stehen alle drei Zahlen einer Stelle fest, passt dort nur ein einziges Plättchen.</translation>
    </message>
    <message>
        <source>A split may go in several directions, with as many pieces as you like.</source>
        <translation>Eine Teilung darf in mehrere Richtungen gehen, mit beliebig vielen Steinen.</translation>
    </message>
    <message>
        <source>You can capture a stack when the number of your pieces that see it is exactly its height.</source>
        <translation>Du darfst einen Stapel schlagen, wenn die Zahl deiner Steine, die ihn sehen, genau seiner Höhe entspricht.</translation>
    </message>
    <message>
        <source>To stop a dragon, put a tile in its way or a tail at its end.</source>
        <translation>Um einen Drachen zu stoppen, leg ihm ein Plättchen in den Weg oder einen Schweif ans Ende.</translation>
    </message>
    <message>
        <source>A tile may have the same digit twice or three times. There are more tiles, and they fit more easily.</source>
        <translation>Ein Plättchen kann dieselbe Ziffer zwei- oder dreimal tragen. Es gibt mehr Plättchen, und sie passen leichter.</translation>
    </message>
    <message>
        <source>Your turn ends after the cells you typed. Without this option, random cells follow.</source>
        <translation>Dein Zug endet nach den Feldern, die du eingegeben hast. Sonst folgen zufällige Felder.</translation>
    </message>
    <message>
        <source>A whole region</source>
        <translation>Ein ganzes Gebiet</translation>
    </message>
    <message>
        <source>Add up the heights of the first stacks on the lines from c3, then from e1.</source>
        <translation>Zähl die Höhen der ersten Stapel auf den Linien von c3 zusammen, dann die von e1.</translation>
    </message>
    <message>
        <source>Aim: best dragon (Tantrix scoring)</source>
        <translation>Ziel: bester Drache (Tantrix)</translation>
    </message>
    <message>
        <source>Aim: a closed dragon with two eyes</source>
        <translation>Ziel: geschlossener Drache mit zwei Augen</translation>
    </message>
    <message>
        <source>Aim: complete a dragon when your opponent does not</source>
        <translation>Ziel: einziger geschlossener Drache</translation>
    </message>
    <message>
        <source>Aim: first complete dragon</source>
        <translation>Ziel: erster geschlossener Drache</translation>
    </message>
    <message>
        <source>Aim: loop of five</source>
        <translation>Ziel: Schleife aus fünf</translation>
    </message>
    <message>
        <source>Aim: most eyes, at any time</source>
        <translation>Ziel: meiste Augen, jederzeit</translation>
    </message>
    <message>
        <source>Aim: most eyes, at the end</source>
        <translation>Ziel: die meisten Augen am Ende</translation>
    </message>
    <message>
        <source>An arrow that turns back means that the ray came out where it went in.</source>
        <translation>Ein umkehrender Pfeil heißt, dass der Strahl herauskam, wo er hineinging.</translation>
    </message>
    <message>
        <source>An atom diagonally ahead turns a ray. Send one that comes out at another port.</source>
        <translation>Ein Atom schräg voraus lenkt einen Strahl ab. Schick einen, der an einer anderen Öffnung herauskommt.</translation>
    </message>
    <message>
        <source>An atom stops the ray from 6 at the edge, and the ray from 7 runs into it.</source>
        <translation>Ein Atom stoppt den Strahl von 6 am Rand, und der Strahl von 7 läuft hinein.</translation>
    </message>
    <message>
        <source>Ask the right question</source>
        <translation>Die richtige Frage stellen</translation>
    </message>
    <message>
        <source>Atoms next to each other can hide one another.</source>
        <translation>Atome nebeneinander können einander verdecken.</translation>
    </message>
    <message>
        <source>Attack without risk</source>
        <translation>Angriff ohne Risiko</translation>
    </message>
    <message>
        <source>Start with the lowest number: the 1 on a1, then d2 and d3.</source>
        <translation>Beginne mit der kleinsten Zahl: der 1 auf a1, dann d2 und d3.</translation>
    </message>
    <message>
        <source>Two atoms can turn a ray right back. Find a port where the ray returns.</source>
        <translation>Zwei Atome können einen Strahl umkehren. Finde eine Öffnung, an der er zurückkommt.</translation>
    </message>
    <message>
        <source>Blue is still open. Find the place where both of its ends meet.</source>
        <translation>Blau ist noch offen. Finde die Stelle, an der sich beide Enden treffen.</translation>
    </message>
    <message>
        <source>Both ends of such a ray get the same letter.</source>
        <translation>Beide Enden eines solchen Strahls bekommen denselben Buchstaben.</translation>
    </message>
    <message>
        <source>Capture both stacks with one split: send one piece from b3 to each.</source>
        <translation>Schlag beide Stapel mit einer Teilung: Schick von b3 je einen Stein hin.</translation>
    </message>
    <message>
        <source>Bring all four pieces together on c3. Both of your stacks see that cell.</source>
        <translation>Bring alle vier Steine auf c3 zusammen. Deine beiden Stapel sehen dieses Feld.</translation>
    </message>
    <message>
        <source>Move your two pieces to c4. A stack moves along a line, any distance.</source>
        <translation>Zieh mit deinen zwei Steinen nach c4. Ein Stapel zieht eine Linie entlang, beliebig weit.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move. {n} of {all} are possible.</source>
        <translation>Schlag in einem Zug so viele Steine, wie du kannst. {n} von {all} sind möglich.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspieler</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Felder je Seite</translation>
    </message>
    <message>
        <source>Choose a tile to return to the bag.</source>
        <translation>Wähl das Plättchen, das in den Beutel zurückgeht.</translation>
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
        <translation>Schließ mit einem Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>a level: as strong as a player in a club</extracomment>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Corners with numbers meet, and their numbers must be equal.</source>
        <translation>Wo sich Ecken mit Zahlen treffen, müssen die Zahlen gleich sein.</translation>
    </message>
    <message>
        <source>The pieces that see a stack are counted before the move, so one piece may count for two stacks.</source>
        <translation>Welche Steine einen Stapel sehen, wird vor dem Zug gezählt. Ein Stein darf also für zwei Stapel zählen.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
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
        <source>Find a ray that crosses the whole box without turning.</source>
        <translation>Finde einen Strahl, der die ganze Box ohne Ablenkung durchquert.</translation>
    </message>
    <message>
        <source>Find its partner</source>
        <translation>Die zweite 2 finden</translation>
    </message>
    <message>
        <source>Find the four atoms with as few rays as you can. Par is {n}.</source>
        <translation>Finde die vier Atome mit möglichst wenigen Strahlen. Der Richtwert ist {n}.</translation>
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
        <source>Force a winning loop with at most three of your own tiles.</source>
        <translation>Erzwinge mit höchstens drei eigenen Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>Force a winning loop with at most two of your own tiles.</source>
        <translation>Erzwinge mit höchstens zwei eigenen Plättchen eine Gewinnschleife.</translation>
    </message>
    <message>
        <source>All four pieces must stand on c3: two from a3 and two from c5.</source>
        <translation>Alle vier Steine müssen auf c3 stehen: zwei von a3 und zwei von c5.</translation>
    </message>
    <message>
        <source>Four pieces see each of the two stacks of four. Capture both in one turn.</source>
        <translation>Vier Steine sehen jeden der beiden 4er-Stapel. Schlag beide in einem Zug.</translation>
    </message>
    <message>
        <source>Four right markers win at once. The third wrong guess loses.</source>
        <translation>Vier richtige Marker gewinnen sofort. Der dritte falsche Versuch verliert.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides are filled automatically, or must be filled at once. This is the standard rule.</source>
        <translation>Lücken mit drei geschlossenen Seiten werden automatisch gefüllt oder müssen sofort gefüllt werden. Das ist die Standardregel.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides may stay open. Nothing is filled automatically.</source>
        <translation>Lücken mit drei geschlossenen Seiten dürfen offen bleiben. Nichts wird automatisch gefüllt.</translation>
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
        <source>High numbers make valuable holes: 4 + 5 + 6 would be the most.</source>
        <translation>Hohe Zahlen machen Löcher wertvoll: 4 + 5 + 6 bringt am meisten.</translation>
    </message>
    <message>
        <source>Highest number counts</source>
        <translation>Höchste Zahl zählt</translation>
    </message>
    <message>
        <source>Hit an atom</source>
        <translation>Ein Atom treffen</translation>
    </message>
    <message>
        <source>The number of cells on each side of the board. Standard: 3 for two players, 4 for three.</source>
        <translation>Die Zahl der Felder an jeder Seite des Bretts. Standard: 3 zu zweit, 4 zu dritt.</translation>
    </message>
    <message>
        <source>The number of eyes a dragon needs to count as complete.</source>
        <translation>Wie viele Augen ein Drache braucht, um als geschlossen zu zählen.</translation>
    </message>
    <message>
        <source>The number of pieces each player starts with. Standard: 8 with 3 cells per side, and 4 more for each further cell.</source>
        <translation>Mit wie vielen Steinen jeder Spieler beginnt. Standard: 8 bei 3 Feldern je Seite, für jedes weitere Feld 4 mehr.</translation>
    </message>
    <message>
        <source>The number of regions on each board. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>Wie viele Gebiete jedes Brett hat. Gebiet 1 hat 1 Feld, Gebiet 2 hat 2 Felder und so weiter.</translation>
    </message>
    <message>
        <source>The number of tiles each player keeps between turns. A larger pool gives more choice.</source>
        <translation>Wie viele Plättchen jeder Spieler zwischen den Zügen behält. Mehr Plättchen bieten mehr Auswahl.</translation>
    </message>
    <message>
        <source>The number of tiles, including the starting tile. Standard: 50, or 40 with Tantrix scoring.</source>
        <translation>Die Zahl der Plättchen mit dem ersten. Standard: 50, mit Tantrix-Wertung 40.</translation>
    </message>
    <message>
        <source>Hunt the last piece</source>
        <translation>Den letzten Stein jagen</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. A dragon scores 1 for each eye, and twice that if it is complete. The best dragon wins.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Alle Plättchen werden gespielt. Ein Drache bringt 1 Punkt je Auge, geschlossen das Doppelte. Der beste Drache gewinnt.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. The complete dragon with the most eyes wins.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Alle Plättchen werden gespielt. Der geschlossene Drache mit den meisten Augen gewinnt.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. The first player to complete a dragon of any size wins.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Wer zuerst einen Drachen schließt, gewinnt, egal wie groß.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a complete dragon with two or more eyes. This aim needs crossing colours on the second side.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Du gewinnst mit einem geschlossenen Drachen mit mindestens zwei Augen. Nur mit gekreuzten Farben auf der zweiten Seite möglich.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a loop of five or more tiles. This aim needs crossing colours on the second side.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Du gewinnst mit einer Schleife aus mindestens fünf Plättchen. Nur mit gekreuzten Farben auf der zweiten Seite möglich.</translation>
    </message>
    <message>
        <source>Automatic tiles</source>
        <translation>Automatische Plättchen</translation>
    </message>
    <message>
        <source>Protect your stack</source>
        <translation>Den eigenen Stapel schützen</translation>
    </message>
    <message>
        <source>Place a fourth marker, then press the guess button.</source>
        <translation>Leg einen vierten Marker, dann drück den Knopf zum Raten.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Ein Plättchen legen</translation>
    </message>
    <message>
        <source>Place a tile next to the one on the table, either side up and turned as you like.</source>
        <translation>Leg ein Plättchen neben das auf dem Tisch, mit beliebiger Seite und Drehung.</translation>
    </message>
    <message>
        <source>Put a tile on a highlighted position, turned so that the colours match.</source>
        <translation>Leg ein Plättchen auf eine markierte Stelle, so gedreht, dass die Farben passen.</translation>
    </message>
    <message>
        <source>Place a tile so that another one is placed automatically where only one way fits.</source>
        <translation>Leg ein Plättchen so, dass ein anderes automatisch gelegt wird, wo nur eine Lage passt.</translation>
    </message>
    <message>
        <source>Place one of your tiles next to the one on the table, where it fits.</source>
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
        <source>Lowest number counts</source>
        <translation>Kleinste Zahl zählt</translation>
    </message>
    <message>
        <source>Make a run</source>
        <translation>Eine Serie bilden</translation>
    </message>
    <message>
        <source>Markers show all four atoms. Send a ray straight into one of them.</source>
        <translation>Marker zeigen alle vier Atome. Schick einen Strahl genau in eins hinein.</translation>
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
        <translation>Die Atome finden</translation>
    </message>
    <message>
        <source>Neither of your tiles fits. Return one to the bag to pass.</source>
        <translation>Keins deiner Plättchen passt. Leg eins in den Beutel zurück, um zu passen.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>No random cells added</source>
        <translation>Keine zufälligen Felder</translation>
    </message>
    <message>
        <source>You left no gap. Close the third side of an empty place so that the colours around it alternate.</source>
        <translation>Du hast keine Lücke gelassen. Schließ eine dritte Seite so, dass sich die Farben abwechseln.</translation>
    </message>
    <message>
        <source>No hole was closed. One place touches four tiles: which of your tiles fits there?</source>
        <translation>Kein Loch geschlossen. Eine Stelle berührt vier Plättchen: Welches von deinen passt dort?</translation>
    </message>
    <message>
        <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
        <translation>Kein Loch geschlossen. Das Plättchen muss eine 3 und eine 2 in der richtigen Reihenfolge haben.</translation>
    </message>
    <message>
        <source>You did not move. {best} forces the win.</source>
        <translation>Du hast nicht gezogen. {best} erzwingt den Sieg.</translation>
    </message>
    <message>
        <source>You did not place a tile. {best} closes the loop.</source>
        <translation>Du hast kein Plättchen gelegt. {best} schließt die Schleife.</translation>
    </message>
    <message>
        <source>On the second side of a tile each colour connects its three edges, and the two cross.</source>
        <translation>Auf der zweiten Seite eines Plättchens verbindet jede Farbe ihre drei Kanten, und die beiden kreuzen sich.</translation>
    </message>
    <message>
        <source>One of your three tiles closes the round hole between the two on the table.</source>
        <translation>Eins deiner drei Plättchen schließt das runde Loch zwischen den beiden auf dem Tisch.</translation>
    </message>
    <message>
        <source>Send one piece to c5 and one to e3 before you end your turn.</source>
        <translation>Schick einen Stein nach c5 und einen nach e3, bevor du den Zug beendest.</translation>
    </message>
    <message>
        <source>One piece is on c5. Send another to e3 before you play the move.</source>
        <translation>Ein Stein ist auf c5. Schick noch einen nach e3, bevor du den Zug ausführst.</translation>
    </message>
    <message>
        <source>One piece is on e3. Send another to c5 before you play the move.</source>
        <translation>Ein Stein ist auf e3. Schick noch einen nach c5, bevor du den Zug ausführst.</translation>
    </message>
    <message>
        <source>One piece moved and one stayed behind. Take both.</source>
        <translation>Ein Stein ist gezogen, einer blieb zurück. Nimm beide mit.</translation>
    </message>
    <message>
        <source>One tile can close two holes at once, and their values are multiplied. Find it.</source>
        <translation>Ein Plättchen kann zwei Löcher auf einmal schließen. Ihre Werte werden dann multipliziert. Finde es.</translation>
    </message>
    <message>
        <source>Only one tile fitted there, so it was placed automatically. Try other colours.</source>
        <translation>Dort passte nur ein Plättchen, also wurde es automatisch gelegt. Versuch andere Farben.</translation>
    </message>
    <message>
        <source>Only the 1 and the 5s are still hidden. Take everything in one turn, then end it.</source>
        <translation>Nur die 1 und die 5en sind noch verdeckt. Nimm alles in einem Zug und beende ihn.</translation>
    </message>
    <message>
        <source>Pieces each</source>
        <translation>Steine je Spieler</translation>
    </message>
    <message>
        <source>Pieces of two or more stacks can meet on a cell that all of them see.</source>
        <translation>Steine aus zwei oder mehr Stapeln können sich auf einem Feld treffen, das alle sehen.</translation>
    </message>
    <message>
        <source>Place the tile that scores most. {n} points are possible.</source>
        <translation>Leg das Plättchen, das am meisten bringt. {n} Punkte sind möglich.</translation>
    </message>
    <message>
        <source>Play {name}.</source>
        <translation>Spiel {name}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Click a hidden cell.</source>
        <translation>Klick auf ein verdecktes Feld.</translation>
    </message>
    <message>
        <source>Progressive capture</source>
        <translation>Schrittweises Schlagen</translation>
    </message>
    <message>
        <source>Mark the cell where an atom turns the ray from 3 towards c.</source>
        <translation>Markiere das Feld, auf dem ein Atom den Strahl von 3 nach c lenkt.</translation>
    </message>
    <message>
        <source>The ray from 6 came back, and the ray from 7 hit an atom. Mark the fourth atom and guess.</source>
        <translation>Der Strahl von 6 kam zurück, und 7 war ein Treffer. Markiere das vierte Atom und rate.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so no other cell was left for the second 2.</source>
        <translation>Die Felder eines Gebiets hängen an den Kanten zusammen, also blieb für die zweite 2 kein anderes Feld.</translation>
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
        <source>Second side: tails</source>
        <translation>Zweite Seite: Schweife</translation>
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
        <source>Send one piece to c5 and another to e3 in one turn. The others stay.</source>
        <translation>Schick in einem Zug einen Stein nach c5 und einen nach e3. Die anderen bleiben.</translation>
    </message>
    <message>
        <source>If you close several holes at once, you score their sum times the number of holes, instead of their product.</source>
        <translation>Schließt du mehrere Löcher auf einmal, bekommst du ihre Summe mal der Zahl der Löcher statt ihr Produkt.</translation>
    </message>
    <message>
        <source>Six lines lead away from every cell. Pieces never jump over others.</source>
        <translation>Von jedem Feld führen sechs Linien weg. Steine springen nie über andere.</translation>
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
        <source>Straight through</source>
        <translation>Geradewegs hindurch</translation>
    </message>
    <message>
        <source>A ray that goes straight through tells you most: no atom is on its path or next to it.</source>
        <translation>Ein Strahl, der gerade hindurchgeht, sagt dir am meisten: Auf seinem Weg und daneben liegt kein Atom.</translation>
    </message>
    <message>
        <source>An atom absorbed the ray: straight ahead of this port, or after another turned it.</source>
        <translation>Ein Atom hat den Strahl verschluckt. Es liegt geradeaus vor dieser Öffnung, oder der Strahl wurde vorher abgelenkt.</translation>
    </message>
    <message>
        <source>Take a tile from your pool and put it on a highlighted position.</source>
        <translation>Nimm ein Plättchen aus deinem Vorrat und leg es auf eine markierte Stelle.</translation>
    </message>
    <message>
        <source>Take d2 and d3 in one turn, and nothing else.</source>
        <translation>Nimm d2 und d3 in einem Zug und sonst nichts.</translation>
    </message>
    <message>
        <source>Capture the one stack that you can capture. Only the first stack on each line counts.</source>
        <translation>Schlag den einen Stapel, den du schlagen kannst. Nur der erste Stapel jeder Linie zählt.</translation>
    </message>
    <message>
        <source>That is not a 4. The 4s on c2 and e3 are connected by d2 and d3.</source>
        <translation>Das ist keine 4. Die 4en auf c2 und e3 sind über d2 und d3 verbunden.</translation>
    </message>
    <message>
        <source>That is not a 2. The other 2 shares an edge with b1.</source>
        <translation>Das ist keine 2. Die andere 2 hat eine gemeinsame Kante mit b1.</translation>
    </message>
    <message>
        <source>That move closes no hole. Look for places between two tiles.</source>
        <translation>Der Zug schließt kein Loch. Such nach Stellen zwischen zwei Plättchen.</translation>
    </message>
    <message>
        <source>The ray ran straight into an atom, which absorbed it.</source>
        <translation>Der Strahl lief geradewegs in ein Atom, das ihn verschluckte.</translation>
    </message>
    <message>
        <source>That ray has the same result for c4 and e4, so it tells you nothing new.</source>
        <translation>Dieser Strahl hat für c4 und e4 dasselbe Ergebnis und sagt dir deshalb nichts Neues.</translation>
    </message>
    <message>
        <source>That ray did not hit an atom. Use a port in line with one, such as 4.</source>
        <translation>Dieser Strahl hat kein Atom getroffen. Nimm eine Öffnung auf einer Linie mit einem, etwa 4.</translation>
    </message>
    <message>
        <source>That number is lower than the one before it. It ends your turn and does not score.</source>
        <translation>Diese Zahl ist kleiner als die davor. Sie beendet deinen Zug und bringt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>You did not find the atoms. Par is {n} rays.</source>
        <translation>
            <numerusform>Du hast die Atome nicht gefunden. Richtwert: {n} Strahl.</numerusform>
            <numerusform>Du hast die Atome nicht gefunden. Richtwert: {n} Strahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best hole</source>
        <translation>Das beste Loch</translation>
    </message>
    <message>
        <source>The game is drawn when the tiles run out. This is the standard rule.</source>
        <translation>Gehen die Plättchen aus, ist die Partie remis. Das ist die Standardregel.</translation>
    </message>
    <message>
        <source>The loop is not closed. {best} closes it.</source>
        <translation>Die Schleife ist nicht geschlossen. {best} schließt sie.</translation>
    </message>
    <message>
        <source>The lowest number comes first: a1, then the five cells above it.</source>
        <translation>Die kleinste Zahl kommt zuerst: a1, dann die fünf Felder darüber.</translation>
    </message>
    <message>
        <source>The number tells you the region and how many cells it has.</source>
        <translation>Die Zahl zeigt, zu welchem Gebiet das Feld gehört und wie viele Felder das Gebiet hat.</translation>
    </message>
    <message>
        <source>The other board is hidden. Click any of its cells to see its number.</source>
        <translation>Das andere Brett ist verdeckt. Klick auf eins seiner Felder, um dessen Zahl zu sehen.</translation>
    </message>
    <message>
        <source>The parts of a split land one after another. Before each part, the pieces that see a stack are counted again.</source>
        <translation>Die Teile einer Teilung landen nacheinander. Vor jedem Teil wird neu gezählt, welche Steine einen Stapel sehen.</translation>
    </message>
    <message>
        <source>The stack on a3 saw nothing: your own piece on b3 stands in front of it.</source>
        <translation>Der Stapel auf a3 sah nichts: Dein eigener Stein auf b3 steht davor.</translation>
    </message>
    <message>
        <source>The stack on c3 is still there. Move a piece onto it.</source>
        <translation>Der Stapel auf c3 ist noch da. Zieh mit einem Stein darauf.</translation>
    </message>
    <message>
        <source>The stack on d1 is captured. A piece from b3 can capture d3 in the same turn.</source>
        <translation>Der Stapel auf d1 ist geschlagen. Ein Stein von b3 kann im selben Zug d3 schlagen.</translation>
    </message>
    <message>
        <source>The stack on d3 is captured. A piece from b3 can capture d1 in the same turn.</source>
        <translation>Der Stapel auf d3 ist geschlagen. Ein Stein von b3 kann im selben Zug d1 schlagen.</translation>
    </message>
    <message>
        <source>The starting tile has its shoulders up. This is the standard start.</source>
        <translation>Das erste Plättchen liegt mit den Schultern nach oben. Das ist der Standard.</translation>
    </message>
    <message>
        <source>The starting tile has its tails (or its crossing) up.</source>
        <translation>Das erste Plättchen liegt mit den Schweifen (oder der Kreuzung) nach oben.</translation>
    </message>
    <message>
        <source>Your turn is over, but you could have scored more.</source>
        <translation>Dein Zug ist zu Ende, aber du hättest mehr Punkte machen können.</translation>
    </message>
    <message>
        <source>The win is not forced. {best} forces it.</source>
        <translation>Der Sieg ist nicht erzwungen. {best} erzwingt ihn.</translation>
    </message>
    <message>
        <source>There is an atom at {name}.</source>
        <translation>Ein Atom ist auf {name}.</translation>
    </message>
    <message>
        <source>Three markers are right, and the fourth atom is on c4 or e4. Send a ray that shows which.</source>
        <translation>Drei Marker stimmen, und das vierte Atom ist auf c4 oder e4. Schick einen Strahl, der zeigt, wo.</translation>
    </message>
    <message>
        <source>Three markers are right. The ray from 3 came out at c, and 4 was a hit. Mark the fourth atom.</source>
        <translation>Drei Marker stimmen. Der Strahl von 3 kam bei c heraus, und 4 war ein Treffer. Markiere das vierte Atom.</translation>
    </message>
    <message>
        <source>Three of your moves close a hole. Play the one that scores most.</source>
        <translation>Drei deiner Züge schließen ein Loch. Spiel den, der am meisten bringt.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tiles have the digits from 1 up to this one. More digits make more tiles.</source>
        <translation>Plättchen tragen die Ziffern von 1 bis zu dieser Zahl. Mehr Ziffern ergeben mehr Plättchen.</translation>
    </message>
    <message>
        <source>Tiles in a pool</source>
        <translation>Plättchen im Vorrat</translation>
    </message>
    <message>
        <source>Tiles run out: draw</source>
        <translation>Keine Plättchen mehr: Remis</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon loses</source>
        <translation>Keine Plättchen mehr: größter Drache verliert</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon wins</source>
        <translation>Keine Plättchen mehr: größter Drache gewinnt</translation>
    </message>
    <message>
        <source>Turn a ray</source>
        <translation>Einen Strahl ablenken</translation>
    </message>
    <message>
        <source>Two 4s are still hidden between those you know. Take both, then end your turn.</source>
        <translation>Zwischen den bekannten 4en sind noch zwei verdeckt. Nimm beide, dann beende deinen Zug.</translation>
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
        <source>Two holes closed by one tile score far more than two closed separately.</source>
        <translation>Zwei Löcher mit einem Plättchen bringen viel mehr als zwei einzelne.</translation>
    </message>
    <message>
        <source>Two equal numbers in a row score four points. In separate turns they score only two.</source>
        <translation>Zwei gleiche Zahlen nacheinander bringen vier Punkte, in getrennten Zügen nur zwei.</translation>
    </message>
    <message>
        <source>Two of your pieces see the stack on c3, which has height two. Move a piece onto it.</source>
        <translation>Zwei deiner Steine sehen den Stapel auf c3, und er ist zwei hoch. Zieh einen Stein auf ihn.</translation>
    </message>
    <message>
        <source>Two pieces are on c3. All four must meet there in one move.</source>
        <translation>Zwei Steine sind auf c3. Alle vier müssen sich dort in einem Zug treffen.</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <translation>Zwei Drohungen auf einmal</translation>
    </message>
    <message>
        <source>Two threats at once: your opponent can stop only one of them.</source>
        <translation>Zwei Drohungen auf einmal: Dein Gegner kann nur eine abwehren.</translation>
    </message>
    <message>
        <source>Reveal a cell</source>
        <translation>Ein Feld aufdecken</translation>
    </message>
    <message>
        <source>Who sees a stack</source>
        <translation>Wer einen Stapel sieht</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the highest is listed (three or four players, harder).</source>
        <translation>Zeigt ein Feld mehrere Zahlen, zählt die höchste (zu dritt oder zu viert, schwieriger).</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the lowest is listed (three or four players).</source>
        <translation>Zeigt ein Feld mehrere Zahlen, zählt die kleinste (zu dritt oder zu viert).</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Wenn nichts passt</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
        <translation>Gehen die Plättchen aus, verliert der Besitzer des größten geschlossenen Drachen.</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
        <translation>Gehen die Plättchen aus, gewinnt der Besitzer des größten geschlossenen Drachen.</translation>
    </message>
    <message>
        <source>Where edges touch, their colours match: your blue continues into the next tile.</source>
        <translation>Wo sich Kanten berühren, sind die Farben gleich: Dein Blau läuft im nächsten Plättchen weiter.</translation>
    </message>
    <message>
        <source>Where must it be?</source>
        <translation>Wo muss es sein?</translation>
    </message>
    <message>
        <source>Wherever the piece moves now, exactly one of yours sees it.</source>
        <translation>Egal wohin der Stein jetzt zieht, genau einer von deinen sieht ihn.</translation>
    </message>
    <message>
        <source>Win in two moves, whatever the reply.</source>
        <translation>Gewinne in zwei Zügen gegen jede Antwort.</translation>
    </message>
    <message>
        <source>Win with one move.</source>
        <translation>Gewinne mit einem Zug.</translation>
    </message>
    <message>
        <source>With an atom there, the ray from 3 would not come out at c.</source>
        <translation>Mit einem Atom dort käme der Strahl von 3 nicht bei c heraus.</translation>
    </message>
    <message>
        <source>Place a tile so that you can close a loop next turn, whatever Orange does.</source>
        <translation>Leg ein Plättchen so, dass du im nächsten Zug eine Schleife schließen kannst, egal was Orange tut.</translation>
    </message>
    <message>
        <source>Fill the gap first: a place with three closed sides must be filled before any other.</source>
        <translation>Füll zuerst die Lücke: Eine Stelle mit drei geschlossenen Seiten muss vor allen anderen gefüllt werden.</translation>
    </message>
    <message>
        <source>You can capture a single piece when exactly one of your pieces sees it, not two.</source>
        <translation>Einen einzelnen Stein darfst du schlagen, wenn ihn genau einer deiner Steine sieht, nicht zwei.</translation>
    </message>
    <message>
        <source>A stack can also split: some pieces go one way, some another, in one turn.</source>
        <translation>Ein Stapel kann sich auch teilen: Einige Steine ziehen hierhin, andere dorthin, in einem Zug.</translation>
    </message>
    <message>
        <source>A run of equal numbers scores its length times itself: a run of four scores 4 × 4 = 16.</source>
        <translation>Gleiche Zahlen nacheinander bringen ihre Anzahl mal sich selbst: vier davon 4 × 4 = 16 Punkte.</translation>
    </message>
    <message>
        <source>Best list</source>
        <translation>Beste Liste</translation>
    </message>
    <message>
        <source>Choose one of your stacks, then a cell in line with it.</source>
        <translation>Wähl einen deiner Stapel, dann ein Feld auf einer Linie mit ihm.</translation>
    </message>
    <message>
        <source>Choose a tile, turn it if you like, and place it where the colours match.</source>
        <translation>Wähl ein Plättchen, dreh es, wenn du willst, und leg es, wo die Farben passen.</translation>
    </message>
    <message>
        <source>Choose one of your tiles, then a place. Where corners meet, numbers must be equal.</source>
        <translation>Wähl eins deiner Plättchen, dann eine Stelle. Wo sich Ecken treffen, müssen die Zahlen gleich sein.</translation>
    </message>
    <message>
        <source>Few tiles are left in the bag. Think of those that have not been drawn yet.</source>
        <translation>Im Beutel sind nur noch wenige Plättchen. Überleg, welche noch kommen können.</translation>
    </message>
    <message>
        <source>Fewest rays</source>
        <translation>Wenigste Strahlen</translation>
    </message>
    <message>
        <source>Follow your colour: its two open ends show where to play next.</source>
        <translation>Folge deiner Farbe: Ihre beiden offenen Enden zeigen, wo du als Nächstes legst.</translation>
    </message>
    <message>
        <source>With four markers you can guess. Guess when you are sure: the third wrong guess loses.</source>
        <translation>Mit vier Markern kannst du raten. Rate, wenn du sicher bist: Der dritte falsche Versuch verliert.</translation>
    </message>
    <message>
        <source>The ray came back: an atom is next to its entry, or two atoms turned it around.</source>
        <translation>Der Strahl kam zurück: Ein Atom liegt neben seinem Eingang, oder zwei Atome haben ihn umgekehrt.</translation>
    </message>
    <message>
        <source>The ray came out: an atom diagonally ahead turned it, or none was near its path.</source>
        <translation>Der Strahl kam heraus: Ein Atom schräg voraus hat ihn abgelenkt, oder keins lag an seinem Weg.</translation>
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
        <source>Most holes at once</source>
        <translation>Meiste Löcher auf einmal</translation>
    </message>
    <message>
        <source>Move so that you can capture something next turn, whatever Orange does, and all your stacks stay safe.</source>
        <translation>Zieh so, dass du im nächsten Zug etwas schlagen kannst, egal was Orange tut, und dass keiner deiner Steine geschlagen werden kann.</translation>
    </message>
    <message>
        <source>Nothing fits. Return the tile you like least, and draw again next turn.</source>
        <translation>Nichts passt. Leg das Plättchen zurück, das du am wenigsten brauchst. Im nächsten Zug ziehst du wieder.</translation>
    </message>
    <message>
        <source>Now leave a gap: three closed sides with alternating colours. Orange must fill it.</source>
        <translation>Lass jetzt eine Lücke: drei geschlossene Seiten mit wechselnden Farben. Orange muss sie füllen.</translation>
    </message>
    <message>
        <source>At least one marker is wrong. Compare your markers with every result.</source>
        <translation>Mindestens ein Marker ist falsch. Vergleiche deine Marker mit jedem Ergebnis.</translation>
    </message>
    <message>
        <source>One of your tiles closes a hole here. The numbers around it are your points.</source>
        <translation>Eins deiner Plättchen schließt hier ein Loch. Die Zahlen ringsum sind deine Punkte.</translation>
    </message>
    <message>
        <source>Orange has one piece left. Move so that you can capture it next turn, wherever it goes.</source>
        <translation>Orange hat noch einen Stein. Zieh so, dass du ihn im nächsten Zug schlagen kannst, egal wohin er zieht.</translation>
    </message>
    <message>
        <source>Orange can still stop you. Make two places that would close your loop.</source>
        <translation>Orange kann dich noch stoppen. Schaff zwei Stellen, die deine Schleife schließen würden.</translation>
    </message>
    <message>
        <source>Orange closes the loop now. Block the place where both orange ends meet.</source>
        <translation>Orange schließt jetzt die Schleife. Blockiere die Stelle, an der sich die beiden orangen Enden treffen.</translation>
    </message>
    <message>
        <source>Orange finds a cell that no piece of yours sees, or that more than one sees.</source>
        <translation>Orange findet ein Feld, das kein Stein von dir sieht oder mehr als einer.</translation>
    </message>
    <message>
        <source>Orange needs one tile for a loop. Place yours so that Orange cannot close it next turn.</source>
        <translation>Orange fehlt ein Plättchen zur Schleife. Leg deins so, dass Orange sie im nächsten Zug nicht schließen kann.</translation>
    </message>
    <message>
        <source>Orange can still escape. Look for a cell that sees both stacks.</source>
        <translation>Orange kann noch entkommen. Such ein Feld, das beide Stapel sieht.</translation>
    </message>
    <message>
        <source>Click a hidden cell. Its number tells you the region and how many cells it has.</source>
        <translation>Klick auf ein verdecktes Feld. Die Zahl zeigt, zu welchem Gebiet es gehört und wie groß das Gebiet ist.</translation>
    </message>
    <message>
        <source>Place a marker where you expect an atom. You can remove it later.</source>
        <translation>Leg einen Marker, wo du ein Atom vermutest. Du kannst ihn später wegnehmen.</translation>
    </message>
    <message>
        <source>Send a ray into the box from a port. Its result tells you where atoms can be.</source>
        <translation>Schick von einer Öffnung einen Strahl in die Box. Sein Ergebnis zeigt dir, wo Atome sein können.</translation>
    </message>
    <message>
        <source>Stacks that see the same cell can meet there. A higher stack is safer.</source>
        <translation>Stapel, die dasselbe Feld sehen, können sich dort treffen. Ein höherer Stapel ist sicherer.</translation>
    </message>
    <message>
        <source>This dragon is complete: it has no open end and cannot grow.</source>
        <translation>Dieser Drache ist geschlossen: Er hat kein offenes Ende und kann nicht wachsen.</translation>
    </message>
    <message>
        <source>You both could have closed that hole. Check what each move leaves your opponent.</source>
        <translation>Dieses Loch hättet ihr beide schließen können. Schau vor jedem Zug, was er deinem Gegner lässt.</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so its next cell is near this one.</source>
        <translation>Die Felder eines Gebiets berühren sich an den Kanten, also liegt das nächste nahe bei diesem.</translation>
    </message>
    <message>
        <source>Your opponent can capture this stack. Move away, or change how many pieces see it.</source>
        <translation>Dein Gegner kann diesen Stapel schlagen. Zieh weg, oder ändere, wie viele Steine ihn sehen.</translation>
    </message>
    <message>
        <source>This tile was placed automatically: it fitted in only one way.</source>
        <translation>Dieses Plättchen wurde automatisch gelegt: Es passte nur auf eine Art.</translation>
    </message>
    <message>
        <source>Two places would close your loop, and Orange can only block one of them.</source>
        <translation>Zwei Stellen würden deine Schleife schließen, und Orange kann nur eine davon blockieren.</translation>
    </message>
    <message>
        <source>You can capture this stack: the number of your pieces that see it equals its height.</source>
        <translation>Du kannst diesen Stapel schlagen: Ihn sehen so viele deiner Steine, wie er hoch ist.</translation>
    </message>
    <message>
        <source>You captured {score}, the maximum!</source>
        <translation>Du hast {score} geschlagen, mehr geht nicht!</translation>
    </message>
    <message>
        <source>You captured {score}. {best} captures {par}.</source>
        <translation>Du hast {score} geschlagen. {best} schlägt {par}.</translation>
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
        <source>You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.</source>
        <translation>
            <numerusform>Du hast die Atome mit {n} Strahl gefunden, falsche Versuche ({wrong}) eingerechnet. Der Richtwert ist {par}.</numerusform>
            <numerusform>Du hast die Atome mit {n} Strahlen gefunden, falsche Versuche ({wrong}) eingerechnet. Der Richtwert ist {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays. Par is {par}.</source>
        <translation>
            <numerusform>Du hast die Atome mit {n} Strahl gefunden. Der Richtwert ist {par}.</numerusform>
            <numerusform>Du hast die Atome mit {n} Strahlen gefunden. Der Richtwert ist {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You know enough: row 7 starts with an atom. Mark it and guess.</source>
        <translation>Du weißt genug: Reihe 7 beginnt mit einem Atom. Markiere es und rate.</translation>
    </message>
    <message numerus="yes">
        <source>You scored {n} points. Par is {par}.</source>
        <translation>
            <numerusform>Du hast {n} Punkt. Der Richtwert ist {par}.</numerusform>
            <numerusform>Du hast {n} Punkte. Der Richtwert ist {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass only when nothing fits. You draw again next turn.</source>
        <translation>Du darfst nur passen, wenn nichts passt. Im nächsten Zug ziehst du wieder.</translation>
    </message>
    <message>
        <source>You scored {score}. {best} scores {par} points.</source>
        <translation>Du hast {score} gemacht. {best} bringt {par} Punkte.</translation>
    </message>
    <message>
        <source>You scored {score}, the maximum!</source>
        <translation>Du hast {score} gemacht, mehr geht nicht!</translation>
    </message>
    <message>
        <source>Your blue line is nearly closed. A loop of six or more tiles wins.</source>
        <translation>Deine blaue Linie ist fast geschlossen. Eine Schleife aus mindestens sechs Plättchen gewinnt.</translation>
    </message>
    <message>
        <source>Your list starts with the 2 on b1. Region 2 has two cells: where is the other one?</source>
        <translation>Deine Liste beginnt mit der 2 auf b1. Gebiet 2 hat zwei Felder: Wo ist das andere?</translation>
    </message>
    <message>
        <source>Move the whole stack to c4, with both of its pieces.</source>
        <translation>Zieh mit dem ganzen Stapel nach c4, mit beiden Steinen.</translation>
    </message>
    <message>
        <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
        <translation>ein Feld ist ein Buchstabe von a bis n und eine Zahl von 1 bis 14, etwa b3</translation>
    </message>
    <message>
        <source>a random draw is missing</source>
        <translation>es fehlt eine Zufallsziehung</translation>
    </message>
    <message numerus="yes">
        <source>a guess needs exactly four markers: there are {n}</source>
        <translation>
            <numerusform>ein Lösungsversuch braucht genau vier Marker, nicht {n}</numerusform>
            <numerusform>ein Lösungsversuch braucht genau vier Marker, nicht {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>a merge needs pieces from two or more stacks</source>
        <translation>eine Vereinigung braucht Steine aus zwei oder mehr Stapeln</translation>
    </message>
    <message>
        <source>a move is a tile direction and a position, such as d3</source>
        <translation>ein Zug besteht aus Lage und Stelle, etwa d3</translation>
    </message>
    <message>
        <source>a move looks like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
        <translation>ein Zug sieht aus wie d1-d3, d1-2xd3,e1 oder 2xd1,3xa4-d4</translation>
    </message>
    <message>
        <source>a move was undone</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>ein Zug wurde zurückgenommen</translation>
    </message>
    <message>
        <source>a player has at most {most} pieces</source>
        <translation>ein Spieler hat höchstens {most} Steine</translation>
    </message>
    <message>
        <source>a position needs a tile on the board and one in the pool</source>
        <translation>eine Stellung braucht ein Plättchen auf dem Brett und eins im Vorrat</translation>
    </message>
    <message>
        <source>a study is saved with this game, so its moves cannot change</source>
        <translation>zu dieser Partie ist eine Studie gespeichert, deshalb können sich ihre Züge nicht ändern</translation>
    </message>
    <message>
        <source>you cannot claim a draw in {game}</source>
        <translation>in {game} kannst du kein Remis reklamieren</translation>
    </message>
    <message>
        <source>reveal at least one cell before you end your turn</source>
        <translation>deck mindestens ein Feld auf, bevor du den Zug beendest</translation>
    </message>
    <message>
        <source>all moves are used: undo the last one</source>
        <translation>alle Züge sind gemacht: Nimm den letzten zurück</translation>
    </message>
    <message>
        <source>at least one piece must move</source>
        <translation>mindestens ein Stein muss ziehen</translation>
    </message>
    <message>
        <source>at least one tile must be on the table</source>
        <translation>mindestens ein Plättchen muss auf dem Tisch liegen</translation>
    </message>
    <message>
        <source>at least two players must have pieces</source>
        <translation>mindestens zwei Spieler müssen Steine haben</translation>
    </message>
    <message>
        <source>atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>leicht zu findende Atome</translation>
    </message>
    <message numerus="yes">
        <source>both players completed a dragon with {n} eyes or more in one turn</source>
        <translation>
            <numerusform>beide haben in einem Zug einen Drachen mit {n} Auge oder mehr geschlossen</numerusform>
            <numerusform>beide haben in einem Zug einen Drachen mit {n} Augen oder mehr geschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>both players formed a loop of {length} tiles</source>
        <translation>beide haben eine Schleife aus {length} Plättchen geschlossen</translation>
    </message>
    <message>
        <source>both players passed in a row</source>
        <translation>beide haben nacheinander gepasst</translation>
    </message>
    <message numerus="yes">
        <source>brings your best dragon from {before} to {n} points</source>
        <translation>
            <numerusform>bringt deinen besten Drachen von {before} auf {n} Punkt</numerusform>
            <numerusform>bringt deinen besten Drachen von {before} auf {n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>captures {cells} and wins: nothing else is left</source>
        <translation>schlägt {cells} und gewinnt, denn danach hat kein Gegner mehr Steine</translation>
    </message>
    <message>
        <source>closed a loop</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>eine Schleife schließen</translation>
    </message>
    <message>
        <source>closes a hole of {points} points</source>
        <translation>schließt ein Loch mit {points} Punkten</translation>
    </message>
    <message>
        <source>completed a dragon</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>einen Drachen schließen</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes}</source>
        <translation>schließt einen Drachen mit {eyes}</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes} and wins</source>
        <translation>schließt einen Drachen mit {eyes} und gewinnt</translation>
    </message>
    <message>
        <source>contradicts {other}</source>
        <translation>widerspricht {other}</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <extracomment>{reason} in “{names} draw: {reason}”</extracomment>
        <translation>Remis vereinbart</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>ending turns too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>zu früh beendete Züge</translation>
    </message>
    <message>
        <source>part {number} of {count} of the puzzle code, “{group}”, has a typing error</source>
        <translation>Teil {number} von {count} des Rätselcodes, „{group}“, enthält einen Tippfehler</translation>
    </message>
    <message>
        <source>parts of the puzzle code are missing, in the wrong order or from another kind: copy the whole text</source>
        <translation>Teile des Rätselcodes fehlen, stehen in falscher Reihenfolge oder gehören zu einer anderen Art: Kopiere den ganzen Text</translation>
    </message>
    <message>
        <source>guessing</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>raten</translation>
    </message>
    <message>
        <source>guessing too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>zu frühes Raten</translation>
    </message>
    <message>
        <source>hiding atoms at {cells}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>Atome auf {cells} verstecken</translation>
    </message>
    <message>
        <source>must be on or off, not {given}</source>
        <translation>muss an oder aus sein, nicht {given}</translation>
    </message>
    <message>
        <source>it started from a position that was set up</source>
        <translation>sie begann mit einer aufgebauten Stellung</translation>
    </message>
    <message>
        <source>this version cannot read it</source>
        <translation>diese Version kann es nicht lesen</translation>
    </message>
    <message>
        <source>it takes too long to solve</source>
        <translation>die Lösung zu berechnen dauert zu lange</translation>
    </message>
    <message>
        <source>it was opened from a file</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>sie wurde aus einer Datei geöffnet</translation>
    </message>
    <message>
        <source>two-move puzzles cannot use progressive capture</source>
        <translation>Rätsel mit zwei Zügen sind mit schrittweisem Schlagen nicht möglich</translation>
    </message>
    <message>
        <source>its goal cannot be reached</source>
        <translation>sein Ziel ist nicht erreichbar</translation>
    </message>
    <message>
        <source>its position is wrong: {reason}</source>
        <translation>seine Stellung ist falsch: {reason}</translation>
    </message>
    <message>
        <source>layouts that are easy to guess</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>leicht zu lesende Aufteilungen</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>loops and dragons that were not closed</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>nicht geschlossene Schleifen und Drachen</translation>
    </message>
    <message numerus="yes">
        <source>makes a loop of {n} tiles and wins</source>
        <translation>
            <numerusform>schließt eine Schleife aus {n} Plättchen und gewinnt</numerusform>
            <numerusform>schließt eine Schleife aus {n} Plättchen und gewinnt</numerusform>
        </translation>
    </message>
    <message>
        <source>markers where no atom could be</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>Marker, wo kein Atom sein konnte</translation>
    </message>
    <message>
        <source>marking {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>{cell} markieren</translation>
    </message>
    <message>
        <source>must be a whole number, not {given}</source>
        <translation>muss eine ganze Zahl sein, nicht {given}</translation>
    </message>
    <message>
        <source>must be from {low} to {high}, not {given}</source>
        <translation>muss zwischen {low} und {high} liegen, nicht {given}</translation>
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
        <source>no hidden cell can follow: end your turn</source>
        <translation>kein verdecktes Feld kann folgen: Beende den Zug</translation>
    </message>
    <message>
        <source>no move captures anything</source>
        <translation>kein Zug schlägt etwas</translation>
    </message>
    <message>
        <source>other atoms would give the same results for every ray, so these can only be guessed</source>
        <translation>kein Strahl kann diese Atome von bestimmten anderen unterscheiden, also können sie nur geraten werden</translation>
    </message>
    <message>
        <source>no such option; did you mean {name}?</source>
        <translation>diese Option gibt es nicht; meinst du {name}?</translation>
    </message>
    <message>
        <source>no such option; this game has none</source>
        <translation>diese Option gibt es nicht; dieses Spiel hat keine</translation>
    </message>
    <message>
        <source>nobody wins: {reason}</source>
        <translation>niemand gewinnt: {reason}</translation>
    </message>
    <message>
        <source>not guessing in time</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>zu spätes Raten</translation>
    </message>
    <message>
        <source>nothing was drawn here</source>
        <translation>hier wurde nichts gezogen</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>the value of an option</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>the value of an option</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>eine der Lücken an den Stellen {positions}</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions} must be filled</source>
        <translation>eine der Lücken an den Stellen {positions} muss gefüllt werden</translation>
    </message>
    <message>
        <source>only games against the computer are rated</source>
        <translation>gewertet werden nur Partien gegen den Computer</translation>
    </message>
    <message>
        <source>only games of one person against one computer player are rated</source>
        <translation>gewertet werden nur Partien eines Menschen gegen einen Computerspieler</translation>
    </message>
    <message>
        <source>only one guess a turn</source>
        <translation>nur ein Lösungsversuch je Zug</translation>
    </message>
    <message>
        <source>you can send one ray a turn: {port} would be the second</source>
        <translation>du darfst einen Strahl je Zug schicken: {port} wäre der zweite</translation>
    </message>
    <message>
        <source>only {name}, whose turn it is, may claim a draw</source>
        <translation>nur {name} ist am Zug und darf Remis reklamieren</translation>
    </message>
    <message>
        <source>only {state} fits on {cell}, so it would already be there</source>
        <translation>auf {cell} passt nur {state}, also läge es schon dort</translation>
    </message>
    <message>
        <source>choose your layout first</source>
        <translation>wähl zuerst deine Aufteilung</translation>
    </message>
    <message>
        <source>pools of {size} need {needed} tiles, but {digits} digits make only {there}</source>
        <translation>Vorräte von {size} brauchen {needed} Plättchen, aber {digits} Ziffern ergeben nur {there}</translation>
    </message>
    <message>
        <source>port {port} has the mark {mark} already: choose another one</source>
        <translation>Öffnung {port} hat schon das Zeichen {mark}: Wähl eine andere</translation>
    </message>
    <message>
        <source>less promising moves</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>weniger aussichtsreiche Züge</translation>
    </message>
    <message>
        <source>rays that could not tell you much</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
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
        <source>region {label} is not connected: {here} does not touch {there}</source>
        <translation>Gebiet {label} hängt nicht zusammen: {here} berührt {there} nicht</translation>
    </message>
    <message>
        <source>something is missing before or after a comma</source>
        <translation>vor oder nach einem Komma fehlt etwas</translation>
    </message>
    <message>
        <source>stacks that could be captured</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>Stapel, die geschlagen werden konnten</translation>
    </message>
    <message>
        <source>undo your last move first: you cannot win after it</source>
        <translation>nimm zuerst deinen letzten Zug zurück: Nach ihm kannst du nicht mehr gewinnen</translation>
    </message>
    <message>
        <source>the coach gave advice</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>der Trainer hat geholfen</translation>
    </message>
    <message>
        <source>the file ends too early: something is missing after this</source>
        <translation>die Datei endet zu früh: Danach fehlt etwas</translation>
    </message>
    <message>
        <source>the file was changed after it was saved, but every move was read</source>
        <translation>die Datei wurde nach dem Speichern geändert, aber alle Züge wurden gelesen</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>the game would already be over: {why}</source>
        <translation>die Partie wäre schon zu Ende: {why}</translation>
    </message>
    <message>
        <source>the gap at position {position}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>die Lücke an Stelle {position}</translation>
    </message>
    <message>
        <source>the gap at position {position} must be filled</source>
        <translation>die Lücke an Stelle {position} muss gefüllt werden</translation>
    </message>
    <message>
        <source>the layout beginning with {labels}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>die mit {labels} beginnende Aufteilung</translation>
    </message>
    <message>
        <source>the lens was on</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>die Rechenhilfe war an</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>die Partie kann nicht beginnen: {reason}</translation>
    </message>
    <message>
        <source>the move number cannot be read, so the last position is shown</source>
        <translation>die Nummer des Zugs ist nicht lesbar, deshalb wird die letzte Stellung gezeigt</translation>
    </message>
    <message>
        <source>the player to move must have pieces</source>
        <translation>der Spieler am Zug muss Steine haben</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pool needs 1 to {n} tiles, not {count}</source>
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
        <source>the starting position is a secret until this game is over</source>
        <translation>die Ausgangsstellung bleibt geheim, bis diese Partie zu Ende ist</translation>
    </message>
    <message>
        <source>the seed cannot be read, so later draws will differ</source>
        <translation>der Startwert ist nicht lesbar, also fallen spätere Ziehungen anders aus</translation>
    </message>
    <message>
        <source>the tile on {cell} touches no other tile</source>
        <translation>das Plättchen auf {cell} berührt kein anderes</translation>
    </message>
    <message>
        <source>the tiles ran out</source>
        <translation>die Plättchen sind ausgegangen</translation>
    </message>
    <message>
        <source>the tiles ran out and nobody has the most eyes on a complete dragon</source>
        <translation>die Plättchen sind ausgegangen, und niemand hat die meisten Augen an einem geschlossenen Drachen</translation>
    </message>
    <message numerus="yes">
        <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
        <translation>
            <numerusform>die Plättchen sind ausgegangen, und {name} hat den größten geschlossenen Drachen, {n} Plättchen</numerusform>
            <numerusform>die Plättchen sind ausgegangen, und {name} hat den größten geschlossenen Drachen, {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>there are only {tiles} tiles: with {placed} on the table, the pool cannot have {pool}</source>
        <translation>es gibt nur {tiles} Plättchen: Mit {placed} auf dem Tisch kann der Vorrat nicht {pool} haben</translation>
    </message>
    <message>
        <source>choose a player number from 0 to {last}</source>
        <translation>wähl eine Spielernummer von 0 bis {last}</translation>
    </message>
    <message>
        <source>choose a move number from 0 to {last}</source>
        <translation>wähl eine Zugnummer von 0 bis {last}</translation>
    </message>
    <message>
        <source>each player has {pieces} pieces, but {name} has {count}</source>
        <translation>jeder Spieler hat {pieces} Steine, aber {name} hat {count}</translation>
    </message>
    <message>
        <source>there is no computer player for {game} yet</source>
        <translation>für {game} gibt es noch keinen Computerspieler</translation>
    </message>
    <message>
        <source>this study has no move {name}</source>
        <translation>diese Studie hat keinen Zug {name}</translation>
    </message>
    <message>
        <source>there is no position {number}: choose one from 1 to {count}</source>
        <translation>es gibt keine Stelle {number}: Wähl eine von 1 bis {count}</translation>
    </message>
    <message>
        <source>there is no tile direction {state}: use {first} to {last}</source>
        <translation>es gibt keine Lage {state}: Nimm {first} bis {last}</translation>
    </message>
    <message>
        <source>there is no tile {tile}: a tile has three different digits</source>
        <translation>es gibt kein Plättchen {tile}: Ein Plättchen hat drei verschiedene Ziffern</translation>
    </message>
    <message>
        <source>there is no tile {tile}: digits go from 1 to {most}</source>
        <translation>es gibt kein Plättchen {tile}: Die Ziffern gehen von 1 bis {most}</translation>
    </message>
    <message>
        <source>the bag has no tile {tile}</source>
        <translation>im Beutel ist kein Plättchen {tile}</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>this attempt is over</source>
        <translation>dieser Versuch ist vorbei</translation>
    </message>
    <message>
        <source>this computer player has no rating</source>
        <translation>dieser Computerspieler hat keine Wertungszahl</translation>
    </message>
    <message>
        <source>this file is larger than the limit of {most}</source>
        <translation>diese Datei ist größer als {most}, die Obergrenze</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>this is a serious game: you can only continue from the last position shown</source>
        <translation>das ist eine Wettkampfpartie: Du kannst nur von der zuletzt gezeigten Stellung aus weiterspielen</translation>
    </message>
    <message>
        <source>this is a serious game: you cannot undo what has been shown</source>
        <translation>das ist eine Wettkampfpartie: Züge, die etwas gezeigt haben, kannst du nicht zurücknehmen</translation>
    </message>
    <message>
        <source>this is not a move in {game}</source>
        <translation>das ist kein Zug in {game}</translation>
    </message>
    <message>
        <source>this is not a Quincunx game: it should begin with “{title}”</source>
        <translation>das ist keine Quincunx-Partie: Sie müsste mit „{title}“ beginnen</translation>
    </message>
    <message>
        <source>this is the main line already</source>
        <translation>das ist schon die Hauptvariante</translation>
    </message>
    <message>
        <source>this position has occurred three times, so a draw can be claimed</source>
        <translation>diese Stellung kam dreimal vor, also darf Remis reklamiert werden</translation>
    </message>
    <message>
        <source>this position is secret until the game is over</source>
        <translation>diese Stellung ist geheim, bis die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>this file has format {found}, made by a newer Quincunx; this version reads up to format {known}</source>
        <translation>diese Datei hat Format {found} und stammt von einer neueren Version; diese hier liest bis Format {known}</translation>
    </message>
    <message>
        <source>draw claimed: the position occurred three times</source>
        <translation>Remis reklamiert: Die Stellung kam dreimal vor</translation>
    </message>
    <message>
        <source>less promising tiles and places</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>weniger aussichtsreiche Plättchen und Stellen</translation>
    </message>
    <message>
        <source>tiles that helped too little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>Plättchen, die zu wenig halfen</translation>
    </message>
    <message>
        <source>turns ended without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>Züge, die ohne Strahl endeten</translation>
    </message>
    <message>
        <source>two pieces are left and neither can be captured</source>
        <translation>zwei Steine sind übrig, und keiner kann geschlagen werden</translation>
    </message>
    <message>
        <source>type a layout, or random</source>
        <translation>gib eine Aufteilung ein, oder random</translation>
    </message>
    <message>
        <source>type four cells, such as a1,a2,d4,d5</source>
        <translation>gib vier Felder ein, etwa a1,a2,d4,d5</translation>
    </message>
    <message>
        <source>type markers such as +b3 or /b3, a port (1 to 14 or a to n), “?” to guess, or “end”</source>
        <translation>gib Marker wie +b3 oder /b3 ein, eine Öffnung (1 bis 14 oder a bis n), „?“ zum Raten oder „end“</translation>
    </message>
    <message>
        <source>moves of the game itself cannot be deleted</source>
        <translation>Züge der Partie selbst können nicht gelöscht werden</translation>
    </message>
    <message>
        <source>wins with the last tile</source>
        <translation>gewinnt mit dem letzten Plättchen</translation>
    </message>
    <message>
        <source>wins: no other player has a legal move left</source>
        <translation>gewinnt: Kein anderer Spieler hat noch einen erlaubten Zug</translation>
    </message>
    <message>
        <source>with these options the computer players have no rating</source>
        <translation>mit diesen Optionen haben die Computerspieler keine Wertungszahl</translation>
    </message>
    <message>
        <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
        <translation>schreib +{cell}, um das Feld {cell} zu markieren, oder /{cell}, um seinen Marker zu entfernen</translation>
    </message>
    <message>
        <source>your layout is already chosen and cannot be changed</source>
        <translation>deine Aufteilung ist schon gewählt und kann sich nicht ändern</translation>
    </message>
    <message>
        <source>{cell} cannot be captured: the first move of the game may not capture</source>
        <translation>{cell} kann nicht geschlagen werden: Der erste Zug der Partie darf nicht schlagen</translation>
    </message>
    <message>
        <source>{cell} has a marker already</source>
        <translation>{cell} hat schon einen Marker</translation>
    </message>
    <message>
        <source>{cell} has no marker to remove</source>
        <translation>auf {cell} liegt kein Marker</translation>
    </message>
    <message>
        <source>{cell} holds {held}, not {count}</source>
        <translation>auf {cell}: {held}, nicht {count}</translation>
    </message>
    <message>
        <source>{cell} is named twice: you can reveal a cell only once</source>
        <translation>{cell} ist zweimal genannt: Ein Feld kannst du nur einmal aufdecken</translation>
    </message>
    <message numerus="yes">
        <source>{cell} cannot be captured: {n} pieces see it, but its height is {height}</source>
        <translation>
            <numerusform>{cell} kann nicht geschlagen werden: {n} Stein sieht den Stapel der Höhe {height}</numerusform>
            <numerusform>{cell} kann nicht geschlagen werden: {n} Steine sehen den Stapel der Höhe {height}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is not on the board</source>
        <translation>{cell} ist nicht auf dem Brett</translation>
    </message>
    <message>
        <source>{cell} is not on the board: its cells are {first} to {last}</source>
        <translation>{cell} ist nicht auf dem Brett: Die Felder gehen von {first} bis {last}</translation>
    </message>
    <message>
        <source>{cell} must hold 1 to {most} pieces</source>
        <translation>{cell} muss 1 bis {most} Steine haben</translation>
    </message>
    <message>
        <source>{count} first moves solve the puzzle, but only one may</source>
        <translation>{count} erste Züge lösen das Rätsel, es darf aber nur einer sein</translation>
    </message>
    <message>
        <source>{entrant}: {reason}</source>
        <translation>{entrant}: {reason}</translation>
    </message>
    <message>
        <source>{faults} in {moves}.</source>
        <extracomment>{faults}: “1 mistake and 2 slips”. {moves}: “30 moves”</extracomment>
        <translation>{faults} in {moves}.</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <extracomment>{allowed} in “{game} needs {allowed} players”</extracomment>
        <translation>{fewest} bis {most}</translation>
    </message>
    <message>
        <source>{game} has no position editor</source>
        <translation>{game} hat keinen Stellungseditor</translation>
    </message>
    <message>
        <source>{game} needs {allowed} players, not {count}</source>
        <extracomment>{allowed}: a number, or “2 to 4”</extracomment>
        <translation>{game} braucht {allowed} Spieler, nicht {count}</translation>
    </message>
    <message>
        <source>{gap} must be filled first</source>
        <translation>zuerst muss {gap} gefüllt werden</translation>
    </message>
    <message numerus="yes">
        <source>{moved}, where {n} pieces now stand</source>
        <extracomment>{moved}: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{moved}, dort steht jetzt {n} Stein</numerusform>
            <numerusform>{moved}, dort stehen jetzt {n} Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have no pieces left</source>
        <translation>{names} haben keine Steine mehr</translation>
    </message>
    <message>
        <source>{name} accepts the draw</source>
        <translation>{name} nimmt das Remis an</translation>
    </message>
    <message>
        <source>{name} was the only player to complete a dragon</source>
        <translation>nur {name} hat einen Drachen geschlossen</translation>
    </message>
    <message>
        <source>{name} claims a draw</source>
        <translation>{name} reklamiert Remis</translation>
    </message>
    <message>
        <source>{name} accepts the invitation</source>
        <translation>{name} nimmt die Einladung an</translation>
    </message>
    <message>
        <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
        <translation>{name} schließt ein Loch mit {value} Punkten: {one} + {two} + {three}</translation>
    </message>
    <message numerus="yes">
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation>
            <numerusform>{name} hat einen Drachen mit {n} Auge oder mehr geschlossen</numerusform>
            <numerusform>{name} hat einen Drachen mit {n} Augen oder mehr geschlossen</numerusform>
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
        <translation>{name} hat eine Schleife aus {length} Plättchen geschlossen</translation>
    </message>
    <message>
        <source>{name} formed the longer loop, {longest} tiles to {shortest}</source>
        <translation>{name} hat die längere Schleife geschlossen, {longest} Plättchen gegen {shortest}</translation>
    </message>
    <message>
        <source>{name} found the four atoms</source>
        <translation>{name} hat die vier Atome gefunden</translation>
    </message>
    <message>
        <source>{name} gains {won} and has {score}</source>
        <translation>{name} bekommt {won} und hat {score}</translation>
    </message>
    <message>
        <source>{name} guessed wrong three times</source>
        <translation>{name} hat dreimal falsch geraten</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is right</source>
        <translation>{name} versucht {cells} und liegt richtig</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is wrong: that was the last guess</source>
        <translation>{name} versucht {cells} und liegt falsch: Das war der letzte Versuch</translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells} and is wrong: {n} guesses left</source>
        <translation>
            <numerusform>{name} versucht {cells} und liegt falsch: noch {n} Versuch</numerusform>
            <numerusform>{name} versucht {cells} und liegt falsch: noch {n} Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a loop of {n} tiles</source>
        <translation>
            <numerusform>{name} hat eine Schleife aus {n} Plättchen</numerusform>
            <numerusform>{name} hat eine Schleife aus {n} Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has accepted already: the first acceptance counts</source>
        <translation>{name} hat schon zugesagt: die erste Zusage zählt</translation>
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
        <source>{name} has no tiles left</source>
        <translation>{name} hat kein Plättchen mehr</translation>
    </message>
    <message numerus="yes">
        <source>{name} has the complete dragon with the most eyes, {n} eyes</source>
        <translation>
            <numerusform>{name} hat den geschlossenen Drachen mit den meisten Augen, {n} Auge</numerusform>
            <numerusform>{name} hat den geschlossenen Drachen mit den meisten Augen, {n} Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest scoring dragon, {most} to {least}</source>
        <translation>{name} hat den Drachen mit den meisten Punkten, {most} gegen {least}</translation>
    </message>
    <message>
        <source>{name} cannot be used as a file name</source>
        <translation>{name} geht nicht als Dateiname</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} ist ausgeschieden</translation>
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
        <source>{name} chooses a layout</source>
        <translation>{name} wählt eine Aufteilung</translation>
    </message>
    <message>
        <source>{name} chooses the layout {rows}</source>
        <translation>{name} wählt die Aufteilung {rows}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it comes out at {leaves}, and both ports get the mark {mark}</source>
        <translation>{name} schickt einen Strahl bei {port} hinein: Er kommt bei {leaves} heraus, und beide Öffnungen bekommen das Zeichen {mark}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it hits an atom</source>
        <translation>{name} schickt einen Strahl bei {port} hinein: Er trifft ein Atom</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it is reflected</source>
        <translation>{name} schickt einen Strahl bei {port} hinein: Er wird reflektiert</translation>
    </message>
    <message>
        <source>{name} offers a draw</source>
        <translation>{name} bietet Remis an</translation>
    </message>
    <message>
        <source>{name} puts a marker on {cell}</source>
        <translation>{name} legt einen Marker auf {cell}</translation>
    </message>
    <message>
        <source>{name} places {state} at position {position}</source>
        <translation>{name} legt {state} an Stelle {position}</translation>
    </message>
    <message>
        <source>{name} places {tile} at position {position}</source>
        <translation>{name} legt {tile} an Stelle {position}</translation>
    </message>
    <message>
        <source>{name} declines the draw</source>
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
        <source>{name} removes the marker from {cell}</source>
        <translation>{name} nimmt den Marker von {cell} weg</translation>
    </message>
    <message>
        <source>{name} returns {tile} and passes</source>
        <translation>{name} legt {tile} zurück und passt</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}</source>
        <translation>{name} deckt zufällig {cell} auf: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}; {value} counts</source>
        <translation>{name} deckt zufällig {cell} auf: {found}; {value} zählt</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}</source>
        <translation>{name} deckt {cell} auf: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}; {value} counts</source>
        <translation>{name} deckt {cell} auf: {found}; {value} zählt</translation>
    </message>
    <message>
        <source>{name} wins: {reason}</source>
        <translation>{name} gewinnt: {reason}</translation>
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
            <numerusform>{n} Patzer</numerusform>
            <numerusform>{n} Patzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} boards are completely revealed</source>
        <translation>
            <numerusform>{n} Brett ganz aufgedeckt</numerusform>
            <numerusform>{n} Bretter ganz aufgedeckt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <extracomment>{eyes} in “completes a dragon with 2 eyes”</extracomment>
        <translation>
            <numerusform>{n} Auge</numerusform>
            <numerusform>{n} Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>{moves} in “No mistakes in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} Zug</numerusform>
            <numerusform>{n} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <extracomment>counts pieces within a sentence: “ann moves 2 pieces from a3 to b3”</extracomment>
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
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} Ungenauigkeit</numerusform>
            <numerusform>{n} Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} numbers, but the board has {cells} cells</source>
        <translation>
            <numerusform>{n} Zahl, aber das Brett hat {cells} Felder</numerusform>
            <numerusform>{n} Zahlen, aber das Brett hat {cells} Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Board number, name and password were ignored.</source>
        <translation>Brettnummer, Name und Passwort wurden ignoriert.</translation>
    </message>
    <message>
        <source>a challenge starts a new game: leave this one first</source>
        <translation>eine Herausforderung beginnt eine neue Partie: Verlass zuerst diese</translation>
    </message>
    <message>
        <source>builds up your dragon</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>baut deinen Drachen aus</translation>
    </message>
    <message numerus="yes">
        <source>joins {count} of your dragons into one that can grow at {n} ends</source>
        <translation>
            <numerusform>verbindet {count} deiner Drachen zu einem, der an {n} Ende wachsen kann</numerusform>
            <numerusform>verbindet {count} deiner Drachen zu einem, der an {n} Enden wachsen kann</numerusform>
        </translation>
    </message>
    <message>
        <source>no other move promises more</source>
        <translation>kein anderer Zug verspricht mehr</translation>
    </message>
    <message>
        <source>plays safe: {opponent} cannot win next turn</source>
        <translation>geht sicher: {opponent} kann im nächsten Zug nicht gewinnen</translation>
    </message>
    <message>
        <source>slows {opponent} down: {opponent}’s dragon keeps only {left} of its {before} open ends</source>
        <translation>bremst {opponent}: Der gegnerische Drache behält nur {left} seiner {before} offenen Enden</translation>
    </message>
    <message numerus="yes">
        <source>stops {opponent}, who could have {done} at positions {positions}</source>
        <translation>
            <numerusform>stoppt {opponent}, denn an Stelle {positions} könnte ein Plättchen {done}</numerusform>
            <numerusform>stoppt {opponent}, denn an den Stellen {positions} könnte ein Plättchen {done}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a move in {other}, but you are playing {game}</source>
        <translation>das ist ein Zug aus {other}, du spielst aber {game}</translation>
    </message>
    <message>
        <source>works towards a loop</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>arbeitet auf eine Schleife hin</translation>
    </message>
    <message numerus="yes">
        <source>your dragon can grow at {n} ends instead of {before}</source>
        <translation>
            <numerusform>Dein Drache kann an {n} Ende statt {before} wachsen</numerusform>
            <numerusform>Dein Drache kann an {n} Enden statt {before} wachsen</numerusform>
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
        <translation>{first}. Der Zug {second}</translation>
    </message>
    <message>
        <source>{game} has no option {options}. It was ignored.</source>
        <translation>{game} hat keine Option {options}. Sie wurde ignoriert.</translation>
    </message>
    <message>
        <source>{name} could have guessed all atoms</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} hätte alle Atome raten können</translation>
    </message>
    <message>
        <source>{name} ends the turn too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} beendet den Zug zu früh</translation>
    </message>
    <message>
        <source>{name} ends the turn without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} beendet den Zug ohne Strahl</translation>
    </message>
    <message>
        <source>{name} guesses too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} rät zu früh</translation>
    </message>
    <message>
        <source>{name} hides an easy layout</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} versteckt eine leicht zu lesende Aufteilung</translation>
    </message>
    <message>
        <source>{name} hides atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} versteckt leicht zu findende Atome</translation>
    </message>
    <message>
        <source>{name} invites to a match: {names}</source>
        <translation>{name} lädt zu einer Partie ein: {names}</translation>
    </message>
    <message>
        <source>{name} leaves a stack in danger</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} lässt einen Stapel in Gefahr</translation>
    </message>
    <message>
        <source>{name} leaves the choice to chance</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} überlässt die Wahl dem Zufall</translation>
    </message>
    <message>
        <source>{name} marks a place without an atom</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} markiert ein Feld ohne Atom</translation>
    </message>
    <message>
        <source>{name} misses a better move</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} übersieht einen besseren Zug</translation>
    </message>
    <message>
        <source>{name} misses a better tile</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} übersieht ein besseres Plättchen</translation>
    </message>
    <message>
        <source>{name} misses a better tile or place</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} übersieht ein besseres Plättchen oder einen besseren Platz</translation>
    </message>
    <message>
        <source>{name} misses a capture</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} übersieht einen Schlag</translation>
    </message>
    <message>
        <source>{name} misses a place worth {points}</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} übersieht einen Platz für {points} Punkte</translation>
    </message>
    <message>
        <source>{name} ran out of time with a win chance of {share:.0%}.</source>
        <translation>{name} hat die Zeit überschritten, bei {share:.0%} Gewinnchance.</translation>
    </message>
    <message>
        <source>{name} reveals a less promising cell</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deckt ein weniger gutes Feld auf</translation>
    </message>
    <message>
        <source>{name} reveals one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} deckt ein Feld zu viel auf</translation>
    </message>
    <message>
        <source>{name} sends a ray that shows little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} schickt einen wenig nützlichen Strahl</translation>
    </message>
    <message>
        <source>{name} writes the next letter</source>
        <translation>{name} schreibt den nächsten Brief</translation>
    </message>
    <message>
        <source>{name} writes the next letter.</source>
        <translation>{name} schreibt den nächsten Brief.</translation>
    </message>
    <message>
        <source>{name} writes: {note}</source>
        <translation>{name} schreibt: {note}</translation>
    </message>
    <message>
        <source>{name} wrote a second, different letter {number}: the first one counts</source>
        <translation>{name} hat einen zweiten, anderen Brief {number} geschrieben: der erste zählt</translation>
    </message>
    <message>
        <source>{name}, letter {number} of a match of {game}</source>
        <translation>{name}, Brief {number} einer Partie {game}</translation>
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
        <translation>{parts} und {part}</translation>
    </message>
    <message>
        <source>{parts} or {part}</source>
        <extracomment>the end of a list of alternatives</extracomment>
        <translation>{parts} oder {part}</translation>
    </message>
    <message>
        <source>{parts}, and {part}</source>
        <extracomment>the end of a list whose first part has a comma</extracomment>
        <translation>{parts}, und {part}</translation>
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
        <translation>sobald die früheren Teile gelandet sind: {reason}</translation>
    </message>
    <message>
        <source>{reason}; {other}</source>
        <extracomment>two reasons why a position makes no puzzle</extracomment>
        <translation>{reason}; {other}</translation>
    </message>
    <message>
        <source>{state} does not fit at {position}: {clash}</source>
        <translation>{state} passt nicht an Stelle {position}: {clash}</translation>
    </message>
    <message>
        <source>{state} is placed automatically at position {position}</source>
        <translation>{state} wird automatisch an Stelle {position} gelegt</translation>
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
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{what} appears twice</source>
        <translation>{what} kommt zweimal vor</translation>
    </message>
    <message>
        <source>{why} and is out of the game</source>
        <extracomment>{why}: such as “ann resigns”</extracomment>
        <translation>{why} und scheidet aus</translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>
            <numerusform>{won}, nach {n} falschen Zug.</numerusform>
            <numerusform>{won}, nach {n} falschen Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won}.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>{won}.</translation>
    </message>
    <message>
        <source>“{option}” is {here} in the position, but {there} in the game</source>
        <translation>„{option}“ ist in der Stellung {here}, in der Partie aber {there}</translation>
    </message>
    <message>
        <source>“{text}” cannot be read: {help}</source>
        <translation>„{text}“ ist nicht lesbar: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a cell: {help}</source>
        <translation>„{text}“ ist kein Feld: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a single move</source>
        <translation>„{text}“ ist kein Einzelzug</translation>
    </message>
    <message>
        <source>“{name}” has no room for this tag: its tags can have {most} characters in all</source>
        <translation>„{name}“ hat keinen Platz für dieses Stichwort: Alle zusammen dürfen höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>“{text}” is not a number on this board: use 1 to {last}</source>
        <translation>„{text}“ ist auf diesem Brett keine Zahl: Nimm 1 bis {last}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>„{text}“: {reason}</translation>
    </message>
    <message>
        <source>“{word}” must be the name of an option followed by its value</source>
        <translation>bei „{word}“ wird der Name einer Option erwartet und dahinter ihr Wert</translation>
    </message>
    <message>
        <source>the record begins in line {found}: remove the lines above it</source>
        <translation>die Partie beginnt erst in Zeile {found}: Lösch die Zeilen darüber</translation>
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
        <translation>Es schließt die Schleife.</translation>
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
        <source>Make {n} points in three turns. You need good decisions and some luck.</source>
        <translation>Hol in drei Zügen {n} Punkte. Dazu brauchst du gute Entscheidungen und etwas Glück.</translation>
    </message>
    <message>
        <source>Reveal {name} next. Nobody could know this for certain: the hint sees the hidden layout.</source>
        <translation>Deck als Nächstes {name} auf. Sicher wissen konnte das niemand: Der Tipp sieht die verdeckte Aufteilung.</translation>
    </message>
    <message>
        <source>Place the tile {name} there.</source>
        <translation>Leg das Plättchen {name} dorthin.</translation>
    </message>
    <message>
        <source>Whatever the reply, the loop can be closed in time.</source>
        <translation>Egal was der Gegner antwortet: Du kannst die Schleife rechtzeitig schließen.</translation>
    </message>
    <message>
        <source>all atoms are marked: guess now</source>
        <translation>alle Atome sind markiert: Rate jetzt</translation>
    </message>
    <message>
        <source>{hint} {reason}</source>
        <extracomment>two whole sentences</extracomment>
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
        <extracomment>two whole sentences</extracomment>
        <translation>{points} {decisions}</translation>
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
        <translation>noch ist nichts gezeichnet</translation>
    </message>
    <message>
        <source>this is not a layout</source>
        <translation>das ist keine Aufteilung</translation>
    </message>
    <message>
        <source>{captured} from {source}</source>
        <extracomment>{captured}: “ann captures ned’s stack of 2 on d3”. {source}: the cell the pieces came from</extracomment>
        <translation>{captured}, von {source} aus</translation>
    </message>
    <message>
        <source>{name} splits {source}: {parts}</source>
        <translation>{name} teilt {source}: {parts}</translation>
    </message>
    <message>
        <source>{n} to {target}</source>
        <extracomment>one of {parts} in “ann splits a3: 1 to a4, 2 to b3”</extracomment>
        <translation>{n} nach {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name} merges {sources} into {target}: {n} pieces</source>
        <translation>
            <numerusform>{name} vereinigt {sources} auf {target}: {n} Stein</numerusform>
            <numerusform>{name} vereinigt {sources} auf {target}: {n} Steine</numerusform>
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
        <extracomment>{placed}: “ann places 123 at position 6”</extracomment>
        <translation>
            <numerusform>{placed}: {n} Punkt</numerusform>
            <numerusform>{placed}: {n} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points and has {score}</source>
        <extracomment>{placed}: “ann places 123 at position 6”. {score}: points so far</extracomment>
        <translation>
            <numerusform>{placed}: {n} Punkt, insgesamt {score}</numerusform>
            <numerusform>{placed}: {n} Punkte, insgesamt {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck decided.</source>
        <translation>Das Glück hat entschieden.</translation>
    </message>
    <message>
        <source>No mistake in {moves}.</source>
        <translation>Kein einzelner Fehler in {moves}, nur viele kleine Verluste.</translation>
    </message>
    <message>
        <source>The end: {reason}.</source>
        <translation>Das Ende: {reason}.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Remis wurde vereinbart.</translation>
    </message>
    <message>
        <source>leaves you a win chance of {share:.0%} instead of {other:.0%}</source>
        <translation>lässt dir {share:.0%} Gewinnchance statt {other:.0%}</translation>
    </message>
    <message>
        <source>no better move was found</source>
        <translation>ein besserer Zug wurde nicht gefunden</translation>
    </message>
    <message>
        <source>{good}. {bad}</source>
        <extracomment>two sentences: why a move is good, and what was wrong with the move that was made</extracomment>
        <translation>{good}. {bad}</translation>
    </message>
    <message>
        <source>{name} claimed a draw.</source>
        <translation>{name} hat Remis reklamiert.</translation>
    </message>
    <message>
        <source>{name} resigned with a win chance of {share:.0%}.</source>
        <translation>{name} gab bei noch {share:.0%} Gewinnchance auf.</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes that were hard to see</source>
        <extracomment>one of {faults} in “1 mistake that was hard to see in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} schwer zu sehender Fehler</numerusform>
            <numerusform>{n} schwer zu sehende Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>gap at position {position}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>Lücke an Stelle {position}</translation>
    </message>
    <message>
        <source>gaps at positions {positions}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>Lücken an den Stellen {positions}</translation>
    </message>
    <message>
        <source>{name} reveals {cells}: {values}</source>
        <translation>{name} deckt {cells} auf: {values}</translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {n} cells</source>
        <translation>
            <numerusform>{name} deckt {n} Feld auf</numerusform>
            <numerusform>{name} deckt {n} Felder auf</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sends a ray from {port} to {leaves}, mark {mark}</source>
        <translation>{name} schickt einen Strahl von {port} nach {leaves}, Zeichen {mark}</translation>
    </message>
    <message numerus="yes">
        <source>{name} splits {source} over {n} cells</source>
        <translation>
            <numerusform>{name} teilt {source} auf {n} Feld auf</numerusform>
            <numerusform>{name} teilt {source} auf {n} Felder auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stacks</source>
        <extracomment>{sources} in “ann merges 6 stacks into c3”</extracomment>
        <translation>
            <numerusform>{n} Stapel</numerusform>
            <numerusform>{n} Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed}, followed by {n} automatic tiles</source>
        <extracomment>{placed}: “ann places d at position 3”</extracomment>
        <translation>
            <numerusform>{placed}, dann {n} automatisches Plättchen</numerusform>
            <numerusform>{placed}, dann {n} automatische Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{revealed} for {n} points</source>
        <extracomment>{revealed}: “ann reveals a3, b4: 2, 2”</extracomment>
        <translation>
            <numerusform>{revealed}: {n} Punkt</numerusform>
            <numerusform>{revealed}: {n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} and has {score}</source>
        <extracomment>{scored}: “ann reveals a3, b4: 2, 2 for 4 points”</extracomment>
        <translation>{scored}, insgesamt {score}</translation>
    </message>
    <message>
        <source>a name has more than {most} characters, and the rest is left out</source>
        <translation>ein Name hat mehr als {most} Zeichen, und der Rest entfällt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>Es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>Es ist kein Ordner</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>Der Datenträger kann nicht gelesen oder beschrieben werden</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>Die Datei wird gerade benutzt</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>Die Datei oder der Ordner existiert nicht</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>Zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>Dir fehlt die Berechtigung</translation>
    </message>
    <message>
        <source>A good ray has a different result for each arrangement that is still possible.</source>
        <translation>Ein guter Strahl hat für jede noch mögliche Anordnung ein anderes Ergebnis.</translation>
    </message>
    <message>
        <source>Choose four different cells of the box.</source>
        <translation>Wähl vier verschiedene Felder der Box.</translation>
    </message>
    <message>
        <source>Good luck was worth more than a whole win.</source>
        <translation>Das Glück brachte mehr als 100&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <source>Bad luck cost more than a whole win.</source>
        <translation>Das Pech kostete mehr als 100&#xa0;% Gewinnchance.</translation>
    </message>
    <message>
        <source>Hide four atoms for the other player: click four cells, then “Hide atoms”.</source>
        <translation>Versteck vier Atome für den anderen Spieler: Klick auf vier Felder, dann auf „Verstecken“.</translation>
    </message>
    <message>
        <source>If you end the turn now, you lose a ray</source>
        <translation>Den Zug zu beenden verschenkt einen Strahl</translation>
    </message>
    <message>
        <source>Ending the turn scores {points:.0f} points, continuing {more:.1f} on average</source>
        <translation>Den Zug zu beenden bringt {points:.0f} Punkte, weiterzumachen im Mittel {more:.1f}</translation>
    </message>
    <message>
        <source>Revealing at random scores {points:.1f} points on average, the better move {more:.1f}</source>
        <translation>Zufällig aufzudecken bringt im Mittel {points:.1f} Punkte, der bessere Zug {more:.1f}</translation>
    </message>
    <message>
        <source>The only source of losses: {kind}.</source>
        <translation>Einzige Fehlerquelle: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Found the only good move {n} times.</source>
        <translation>
            <numerusform>Einmal den einzigen guten Zug gefunden.</numerusform>
            <numerusform>{n}-mal den einzigen guten Zug gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good luck raised the win chance by {share:.0%}.</source>
        <translation>Das Glück brachte {share:.0%} Gewinnchance.</translation>
    </message>
    <message>
        <source>Good and bad luck were about equal.</source>
        <translation>Glück und Pech glichen sich aus.</translation>
    </message>
    <message>
        <source>Bad luck lowered the win chance by {share:.0%}.</source>
        <translation>Das Pech kostete {share:.0%} Gewinnchance.</translation>
    </message>
    <message>
        <source>The biggest source of losses: {kind} ({share:.0%}).</source>
        <translation>Größte Fehlerquelle: {kind} ({share:.0%}).</translation>
    </message>
    <message>
        <source>{move} was better: {why}.</source>
        <translation>Stärker war {move}: {why}.</translation>
    </message>
    <message>
        <source>captures that were not made</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>verpasste Schläge</translation>
    </message>
    <message>
        <source>loops and dragons that the opponent could close</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>Schleifen und Drachen, die andere schließen konnten</translation>
    </message>
    <message>
        <source>no tile scores anywhere</source>
        <translation>kein Zug bringt Punkte</translation>
    </message>
    <message>
        <source>no ray can tell its atoms from another arrangement</source>
        <translation>kein Strahl kann seine Atome von einer anderen Anordnung unterscheiden</translation>
    </message>
    <message>
        <source>points that were not taken</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>liegen gelassene Punkte</translation>
    </message>
    <message>
        <source>revealing cells at random</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>dem Zufall überlassene Felder</translation>
    </message>
    <message>
        <source>choosing at random</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>es dem Zufall überlassen</translation>
    </message>
    <message>
        <source>a ray from {port}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>ein Strahl bei {port}</translation>
    </message>
    <message>
        <source>revealing less promising cells</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>aufgedeckte Felder, die weniger versprachen</translation>
    </message>
    <message>
        <source>revealing one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>ein aufgedecktes Feld zu viel</translation>
    </message>
    <message>
        <source>No mistakes in {moves}.</source>
        <translation>Kein Fehler in {moves}.</translation>
    </message>
    <message>
        <source>{names} draw: {reason}</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>{names} spielen unentschieden: {reason}</translation>
    </message>
    <message>
        <source>a random layout has no pattern to guess, and there is no time to find a better one</source>
        <translation>eine zufällige Aufteilung hat kein erkennbares Muster, und für eine bessere fehlt die Zeit</translation>
    </message>
    <message>
        <source>all cells are equally good</source>
        <translation>alle Felder sind gleich gut</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>unten</translation>
    </message>
    <message numerus="yes">
        <source>brings you closer to a complete dragon: {n} tiles are missing instead of {before}</source>
        <translation>
            <numerusform>bringt dich einem geschlossenen Drachen näher: Es fehlt noch {n} Plättchen statt {before}</numerusform>
            <numerusform>bringt dich einem geschlossenen Drachen näher: Es fehlen noch {n} Plättchen statt {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures {n} pieces on {cells}</source>
        <translation>
            <numerusform>schlägt {n} Stein auf {cells}</numerusform>
            <numerusform>schlägt {n} Steine auf {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>closes three holes at once: {sum} = {points} points</source>
        <translation>schließt drei Löcher auf einmal: {sum} = {points} Punkte</translation>
    </message>
    <message>
        <source>closes two holes at once: {sum} = {points} points</source>
        <translation>schließt zwei Löcher auf einmal: {sum} = {points} Punkte</translation>
    </message>
    <message>
        <source>every move loses, this one too</source>
        <translation>jeder Zug verliert, auch dieser</translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns</source>
        <translation>
            <numerusform>erzwingt den Sieg in deinem nächsten Zug</numerusform>
            <numerusform>erzwingt den Sieg in deinen nächsten {n} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns, whatever {opponent} does</source>
        <translation>
            <numerusform>erzwingt den Sieg in deinem nächsten Zug, egal was {opponent} macht</numerusform>
            <numerusform>erzwingt den Sieg in deinen nächsten {n} Zügen, egal was {opponent} macht</numerusform>
        </translation>
    </message>
    <message>
        <source>forces the win, whatever {opponent} does</source>
        <translation>erzwingt den Sieg, egal was {opponent} macht</translation>
    </message>
    <message>
        <source>gathers {height} pieces on {cell}, too many to be captured</source>
        <translation>sammelt {height} Steine auf {cell}, zu viele zum Schlagen</translation>
    </message>
    <message>
        <source>gives your stacks more room: {after} cells in sight instead of {before}</source>
        <translation>gibt deinen Stapeln mehr Raum: {after} Felder in Sicht statt {before}</translation>
    </message>
    <message numerus="yes">
        <source>hard to find: a strong player needs {n} rays here, and about {usual:.0f} for most arrangements</source>
        <translation>
            <numerusform>schwer zu finden: Starke Spieler brauchen hier {n} Strahl, für die meisten Verstecke etwa {usual:.0f}</numerusform>
            <numerusform>schwer zu finden: Starke Spieler brauchen hier {n} Strahlen, für die meisten Verstecke etwa {usual:.0f}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to find: only {n} of the 28 ports turn a ray</source>
        <translation>
            <numerusform>schwer zu finden: Nur an {n} der 28 Öffnungen werden Strahlen abgelenkt</numerusform>
            <numerusform>schwer zu finden: Nur an {n} der 28 Öffnungen werden Strahlen abgelenkt</numerusform>
        </translation>
    </message>
    <message>
        <source>hard to guess: its regions wind, so one cell says little about the next</source>
        <translation>schwer zu erraten: Die Gebiete sind gewunden, also sagt ein Feld wenig über das nächste</translation>
    </message>
    <message>
        <source>the tags of a layout can have {most} characters in all</source>
        <translation>die Stichwörter einer Aufteilung dürfen zusammen höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>leaves {name} only a small chance to score next turn</source>
        <translation>lässt {name} nur eine kleine Chance, im nächsten Zug Punkte zu machen</translation>
    </message>
    <message>
        <source>The match is over: {result}</source>
        <translation>Die Partie ist zu Ende: {result}</translation>
    </message>
    <message>
        <source>a letter has one turn</source>
        <translation>ein Brief enthält einen Zug</translation>
    </message>
    <message>
        <source>a match has at most {most} letters</source>
        <translation>eine Partie hat höchstens {most} Briefe</translation>
    </message>
    <message>
        <source>choose what you hide first</source>
        <translation>wähl zuerst, was du versteckst</translation>
    </message>
    <message>
        <source>everybody has accepted this invitation already</source>
        <translation>alle haben diese Einladung schon angenommen</translation>
    </message>
    <message>
        <source>its {edge} edge meets the other colour</source>
        <translation>seine Kante {edge} trifft auf die andere Farbe</translation>
    </message>
    <message>
        <source>leaves {opponent}’s dragon without an open end</source>
        <translation>lässt dem Drachen von {opponent} kein offenes Ende</translation>
    </message>
    <message>
        <source>leaves {name} nothing to score next turn</source>
        <translation>lässt {name} im nächsten Zug keine Punkte machen</translation>
    </message>
    <message>
        <source>letter {number} is missing: ask for it again</source>
        <translation>Brief {number} fehlt: bitte noch einmal darum</translation>
    </message>
    <message>
        <source>letters need the package PyNaCl: install it, and start again</source>
        <translation>Briefe brauchen das Paket PyNaCl: installiere es und starte neu</translation>
    </message>
    <message>
        <source>lower left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>unten links</translation>
    </message>
    <message>
        <source>lower right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before closing a loop</source>
        <translation>macht eine Lücke: {opponent} muss sie füllen, bevor eine Schleife möglich ist</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before completing a dragon</source>
        <translation>macht eine Lücke: {opponent} muss sie füllen, bevor ein Drache geschlossen werden kann</translation>
    </message>
    <message>
        <source>makes a place worth {points} points for you alone: only your tile {tile} fits there</source>
        <translation>schafft eine Stelle mit {points} Punkten für dich allein: Nur dein Plättchen {tile} passt dort</translation>
    </message>
    <message>
        <source>makes an eye: this dragon of yours now has {eyes}</source>
        <translation>macht ein Auge: Dieser Drache von dir hat jetzt {eyes}</translation>
    </message>
    <message>
        <source>most likely {value}, and hardly a lower number, so your turn goes on</source>
        <translation>wahrscheinlich {value} und kaum eine kleinere Zahl, also geht dein Zug weiter</translation>
    </message>
    <message>
        <source>no four atoms explain all answers</source>
        <translation>keine vier Atome erklären alle Antworten</translation>
    </message>
    <message>
        <source>nobody can learn your habits if you sometimes choose an easier arrangement</source>
        <translation>niemand kann deine Gewohnheiten lernen, wenn du manchmal ein leichteres Versteck nimmst</translation>
    </message>
    <message>
        <source>none of your tiles fits, so return {tile} to the bag</source>
        <translation>keins deiner Plättchen passt, also leg {tile} in den Beutel zurück</translation>
    </message>
    <message>
        <source>nothing is known yet, so every ray tells you much</source>
        <translation>noch ist nichts bekannt, also sagt dir jeder Strahl viel</translation>
    </message>
    <message>
        <source>removing the marker from {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>den Marker von {cell} wegnehmen</translation>
    </message>
    <message>
        <source>send more rays before you guess</source>
        <translation>schick noch mehr Strahlen, bevor du rätst</translation>
    </message>
    <message>
        <source>sets up {points} points for your next turn with your tile {tile}</source>
        <translation>bereitet {points} Punkte für deinen nächsten Zug vor, mit deinem Plättchen {tile}</translation>
    </message>
    <message>
        <source>stops {name} from scoring {points} points with tile {tile}</source>
        <translation>verhindert, dass {name} mit Plättchen {tile} {points} Punkte macht</translation>
    </message>
    <message>
        <source>the first ray tells you most from the middle of a side</source>
        <translation>der erste Strahl sagt dir am meisten, wenn er aus der Mitte einer Seite kommt</translation>
    </message>
    <message>
        <source>the invitation is missing: ask for the whole match</source>
        <translation>die Einladung fehlt: bitte um die ganze Partie</translation>
    </message>
    <message>
        <source>the link opened is not the next one</source>
        <translation>das geöffnete Kettenglied ist nicht das nächste</translation>
    </message>
    <message>
        <source>the secret must be told at the end, and only then</source>
        <translation>das Geheimnis gehört in den letzten Brief und in keinen anderen</translation>
    </message>
    <message>
        <source>the turn is not finished</source>
        <translation>der Zug ist nicht fertig</translation>
    </message>
    <message>
        <source>the value of a cell is not the one that was fixed</source>
        <translation>der Wert eines Felds ist nicht der festgelegte</translation>
    </message>
    <message>
        <source>there is no letter in this text: a letter begins with “qxl1:”</source>
        <translation>in diesem Text ist kein Brief: ein Brief beginnt mit „qxl1:“</translation>
    </message>
    <message>
        <source>there is nothing to hide now</source>
        <translation>jetzt ist nichts zu verstecken</translation>
    </message>
    <message>
        <source>these four cells are the most likely to hide the atoms</source>
        <translation>in diesen vier Feldern sind die Atome am wahrscheinlichsten</translation>
    </message>
    <message>
        <source>this is not a file of a match by letters</source>
        <translation>das ist keine Datei einer Partie per Brief</translation>
    </message>
    <message>
        <source>this is not the secret that was fixed</source>
        <translation>das ist nicht das festgelegte Geheimnis</translation>
    </message>
    <message>
        <source>this is not what the hidden board answers</source>
        <translation>das antwortet das verborgene Brett nicht</translation>
    </message>
    <message>
        <source>this letter belongs to another match</source>
        <translation>dieser Brief gehört zu einer anderen Partie</translation>
    </message>
    <message>
        <source>this letter should be from {name}</source>
        <translation>dieser Brief sollte von {name} sein</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is not from {name}</source>
        <translation>dieser Brief wurde unterwegs verändert oder ist nicht von {name}</translation>
    </message>
    <message>
        <source>this letter was cut: its last line should end with a colon and six signs</source>
        <translation>dieser Brief ist abgeschnitten: seine letzte Zeile sollte mit einem Doppelpunkt und sechs Zeichen enden</translation>
    </message>
    <message>
        <source>this match cannot begin: {reason}</source>
        <translation>diese Partie kann nicht beginnen: {reason}</translation>
    </message>
    <message>
        <source>this ray tells you nothing new</source>
        <translation>dieser Strahl verrät dir nichts Neues</translation>
    </message>
    <message>
        <source>this text is too long for a letter</source>
        <translation>dieser Text ist zu lang für einen Brief</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>oben</translation>
    </message>
    <message>
        <source>upper left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>oben links</translation>
    </message>
    <message>
        <source>upper right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>whatever this ray shows, you will know where all four atoms are</source>
        <translation>egal was dieser Strahl zeigt, danach weißt du, wo alle vier Atome sind</translation>
    </message>
    <message>
        <source>you have guessed this turn, so there is nothing left to do</source>
        <translation>du hast in diesem Zug schon geraten, mehr ist nicht zu tun</translation>
    </message>
    <message>
        <source>{does}. None of your stacks can be captured</source>
        <extracomment>{does}: such as “captures 2 pieces on c3”</extracomment>
        <translation>{does}. Keiner deiner Stapel kann geschlagen werden</translation>
    </message>
    <message>
        <source>A tile at the highlighted position wins.</source>
        <translation>Ein Plättchen an der markierten Stelle gewinnt.</translation>
    </message>
    <message>
        <source>The best tile goes to the highlighted position.</source>
        <translation>Das beste Plättchen gehört an die markierte Stelle.</translation>
    </message>
    <message>
        <source>After these rays only one arrangement is left for the atoms.</source>
        <translation>Nach diesen Strahlen bleibt nur noch ein Versteck für die Atome.</translation>
    </message>
    <message>
        <source>One of the highlighted cells continues a long run.</source>
        <translation>Eins der markierten Felder setzt eine lange Serie fort.</translation>
    </message>
    <message>
        <source>One of the highlighted cells hides an atom.</source>
        <translation>In einem der markierten Felder steckt ein Atom.</translation>
    </message>
    <message>
        <source>The best move begins on the highlighted cells.</source>
        <translation>Der beste Zug beginnt auf den markierten Feldern.</translation>
    </message>
    <message>
        <source>undo your last move first: another move scores more</source>
        <translation>nimm zuerst deinen letzten Zug zurück: Ein anderer bringt mehr</translation>
    </message>
    <message>
        <source>The disk with your games cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
        <translation>Der Datenträger mit deinen Partien kann nicht bestätigen, dass eine Datei gespeichert ist: Bei einem Stromausfall können die letzten Züge verloren gehen.</translation>
    </message>
    <message>
        <source>The disk with your games cannot keep files private: anyone with access to it can read your games.</source>
        <translation>Der Datenträger mit deinen Partien kann Dateien nicht vor anderen schützen: Wer Zugriff auf ihn hat, kann deine Partien lesen.</translation>
    </message>
    <message>
        <source>No single mistake in {moves}, but the win chance fell by {share:.0%} bit by bit.</source>
        <translation>Kein einzelner Fehler in {moves}, aber {share:.0%} Gewinnchance gingen nach und nach verloren.</translation>
    </message>
    <message>
        <source>No single mistake: {name} was a little better throughout.</source>
        <translation>Kein einzelner Fehler: {name} war durchweg etwas besser.</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name} hat die Zeit überschritten</translation>
    </message>
    <message>
        <source>{name} runs out of time</source>
        <translation>{name} überschreitet die Zeit</translation>
    </message>
    <message>
        <source>nobody is on the clock</source>
        <translation>keine Uhr läuft</translation>
    </message>
    <message>
        <source>A bridge: region {name} needs the highlighted empty cell.</source>
        <translation>Eine Brücke: Gebiet {name} braucht das markierte leere Feld.</translation>
    </message>
    <message>
        <source>A closed pocket: one missing region fills the highlighted cells.</source>
        <translation>Ein abgeschlossener Bereich: Ein fehlendes Gebiet füllt die markierten Felder.</translation>
    </message>
    <message>
        <source>Enter {name}.</source>
        <translation>Trag {name} ein.</translation>
    </message>
    <message>
        <source>Just enough room: region {name} needs all highlighted cells.</source>
        <translation>Gerade genug Platz: Gebiet {name} braucht alle markierten Felder.</translation>
    </message>
    <message>
        <source>{cells} emptied</source>
        <translation>{cells} geleert</translation>
    </message>
    <message>
        <source>{cells}: region {label}</source>
        <translation>{cells}: Gebiet {label}</translation>
    </message>
    <message>
        <source>{cell} is given and stays</source>
        <translation>{cell} ist vorgegeben und bleibt</translation>
    </message>
    <message>
        <source>{cell} may be {labels}</source>
        <translation>{cell} kann {labels} sein</translation>
    </message>
    <message>
        <source>{cell}: no notes</source>
        <translation>{cell}: keine Notizen</translation>
    </message>
    <message>
        <source>{n} cells show {label}, but region {label} has room for only {size}</source>
        <translation>{n} Felder zeigen {label}, aber Gebiet {label} hat nur für {size} Platz</translation>
    </message>
    <message>
        <source>{n} cells, but {size} regions need {cells}</source>
        <translation>{n} Felder, aber {size} Gebiete brauchen {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} cells were filled.</source>
        <translation>
            <numerusform>{n} von {all} Feldern wurde gefüllt.</numerusform>
            <numerusform>{n} von {all} Feldern wurden gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sign}” on {cell} is not a number from 1 to {last}</source>
        <translation>„{sign}“ auf {cell} ist keine Zahl von 1 bis {last}</translation>
    </message>
    <message>
        <source>A short contradiction: only two numbers are possible in the highlighted cell.</source>
        <translation>Ein kurzer Widerspruch: Im markierten Feld sind nur zwei Zahlen möglich.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} regions are in place.</source>
        <translation>
            <numerusform>{n} Gebiet stimmt.</numerusform>
            <numerusform>Alle {n} Gebiete stimmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each step follows from the one before. You never have to guess.</source>
        <translation>Jeder Schritt folgt aus dem vorigen. Du musst nie raten.</translation>
    </message>
    <message>
        <source>Everything you filled in is right.</source>
        <translation>Alles, was du gefüllt hast, stimmt.</translation>
    </message>
    <message>
        <source>Fill the board: each number forms one connected region of that many cells.</source>
        <translation>Füll das Brett: Jede Zahl bildet ein zusammenhängendes Gebiet aus so vielen Feldern.</translation>
    </message>
    <message>
        <source>Only one region can reach a highlighted cell.</source>
        <translation>Nur ein Gebiet erreicht ein markiertes Feld.</translation>
    </message>
    <message>
        <source>Only region {label} has as many cells as the pocket.</source>
        <translation>Nur Gebiet {label} hat so viele Felder wie der Bereich.</translation>
    </message>
    <message>
        <source>The highlighted cells are wrong.</source>
        <translation>Die markierten Felder sind falsch.</translation>
    </message>
    <message>
        <source>With the other number, one cell would be out of reach of every region.</source>
        <translation>Mit der anderen Zahl könnte kein Gebiet ein bestimmtes Feld erreichen.</translation>
    </message>
    <message>
        <source>With the other number, region {label} finds no place.</source>
        <translation>Mit der anderen Zahl findet Gebiet {label} keinen Platz.</translation>
    </message>
    <message>
        <source>a cell has one number</source>
        <translation>ein Feld hat eine Zahl</translation>
    </message>
    <message>
        <source>fill cells like a3,b3=7, empty one like a3=., or note like a3?58</source>
        <translation>füll Felder wie a3,b3=7, leere eines wie a3=. oder notiere wie a3?58</translation>
    </message>
    <message>
        <source>it cannot be solved without guessing</source>
        <translation>es ist nicht ohne Raten lösbar</translation>
    </message>
    <message>
        <source>name a cell</source>
        <translation>nenn ein Feld</translation>
    </message>
    <message>
        <source>no layout fits its numbers</source>
        <translation>keine Aufteilung passt zu seinen Zahlen</translation>
    </message>
    <message>
        <source>nothing is left to fill</source>
        <translation>nichts ist mehr zu füllen</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>es gibt kein Feld {cell}</translation>
    </message>
    <message>
        <source>this puzzle has no list of mistakes</source>
        <translation>dieses Rätsel hat keine Liste von Fehlern</translation>
    </message>
    <message>
        <source>{move} lowered the win chance from {before:.0%} to {after:.0%}: {better} was better.</source>
        <translation>{move} senkte die Gewinnchance von {before:.0%} auf {after:.0%}: Besser war {better}.</translation>
    </message>
    <message>
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}.</source>
        <translation>Die Gewinnchance von {name} fiel von {before:.0%} auf {after:.0%}, und zwar durch {move}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} moves later.</source>
        <translation>
            <numerusform>Die Gewinnchance von {name} fiel von {before:.0%} auf {after:.0%}, und zwar durch {move}. Der Grund zeigte sich erst einen Zug später.</numerusform>
            <numerusform>Die Gewinnchance von {name} fiel von {before:.0%} auf {after:.0%}, und zwar durch {move}. Der Grund zeigte sich erst {n} Züge später.</numerusform>
        </translation>
    </message>
    <message>
        <source>a tag needs a letter</source>
        <translation>ein Stichwort braucht einen Buchstaben</translation>
    </message>
    <message>
        <source>{blocker} stands between {source} and {target}</source>
        <translation>{blocker} steht zwischen {source} und {target}</translation>
    </message>
    <message>
        <source>{cell} cannot join: {reason}</source>
        <extracomment>a stack cannot take part in a merge</extracomment>
        <translation>{cell} kann nicht mitziehen: {reason}</translation>
    </message>
    <message>
        <source>{cell} cannot move anywhere</source>
        <translation>{cell} kann nirgendwohin ziehen</translation>
    </message>
    <message>
        <source>{cell} has only {n} left</source>
        <translation>Auf {cell} gibt es nur noch {n}</translation>
    </message>
    <message>
        <source>{cell} is empty. Choose one of your stacks.</source>
        <translation>{cell} ist leer. Wähl einen deiner Stapel.</translation>
    </message>
    <message>
        <source>{cell} is not an empty cell beside a tile</source>
        <translation>{cell} ist kein leeres Feld neben einem Plättchen</translation>
    </message>
    <message>
        <source>{cell} is {name}’s stack. Choose one of yours.</source>
        <translation>{cell} ist ein Stapel von {name}. Wähl einen von deinen.</translation>
    </message>
    <message>
        <source>{cell} receives pieces, so none can leave it</source>
        <translation>{cell} bekommt Steine, also kann von dort keiner weg</translation>
    </message>
    <message>
        <source>{letter} does not fit anywhere now</source>
        <translation>{letter} passt jetzt nirgends</translation>
    </message>
    <message>
        <source>{target} is not in line with {source}</source>
        <translation>{target} liegt nicht auf einer Linie mit {source}</translation>
    </message>
    <message>
        <source>all pieces on {cell} are already moving</source>
        <translation>alle Steine von {cell} sind schon unterwegs</translation>
    </message>
    <message>
        <source>in a merge, all pieces go to one cell: {target}</source>
        <translation>bei einer Vereinigung ziehen alle Steine auf ein Feld: {target}</translation>
    </message>
    <message>
        <source>in a split, all pieces come from one stack: only {source} can send more</source>
        <translation>bei einer Teilung kommen alle Steine von einem Stapel: Nur {source} kann mehr schicken</translation>
    </message>
    <message>
        <source>no pieces are moving yet</source>
        <translation>noch sind keine Steine unterwegs</translation>
    </message>
    <message>
        <source>none of your stacks is that high</source>
        <translation>keiner deiner Stapel ist so hoch</translation>
    </message>
    <message>
        <source>send more from {source} to split, or send another stack to {target} to merge</source>
        <translation>schick mehr von {source}, um zu teilen, oder einen anderen Stapel nach {target}, um zu vereinigen</translation>
    </message>
    <message>
        <source>the pieces are already on {source}</source>
        <translation>die Steine sind schon auf {source}</translation>
    </message>
    <message>
        <source>this address is on another computer</source>
        <translation>diese Adresse gehört zu einem anderen Computer</translation>
    </message>
    <message>
        <source>25 points for five in a row. As runs of 3 and 2 they would score only 13.</source>
        <translation>25 Punkte für fünf nacheinander. Als Serien von 3 und 2 brächten sie nur 13.</translation>
    </message>
    <message>
        <source>A lower number only ends your turn. What you had before still scores.</source>
        <translation>Eine kleinere Zahl beendet nur deinen Zug. Was davor kam, zählt trotzdem.</translation>
    </message>
    <message>
        <source>Click a hidden cell: you cannot lose the nine points.</source>
        <translation>Klick auf ein verdecktes Feld: Die neun Punkte kannst du nicht verlieren.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Mach weiter</translation>
    </message>
    <message>
        <source>Reveal the cells you know in ascending order, so that none of them ends your turn.</source>
        <translation>Nimm bekannte Felder von klein nach groß, dann beendet keins davon deinen Zug.</translation>
    </message>
    <message>
        <source>Three equal numbers in a row score nine points, whatever you reveal next.</source>
        <translation>Drei gleiche Zahlen nacheinander bringen neun Punkte, egal was du als Nächstes aufdeckst.</translation>
    </message>
    <message>
        <source>You scored 9 points, but the next cells could only add more.</source>
        <translation>Du hast 9 Punkte, aber weitere Felder hätten nur noch mehr bringen können.</translation>
    </message>
    <message>
        <source>Your last number was lower, so it ended your turn. The numbers before it scored.</source>
        <translation>Deine letzte Zahl war kleiner und beendete deinen Zug. Die Zahlen davor haben gezählt.</translation>
    </message>
    <message>
        <source>Your list 3, 3, 3 scores 3 × 3 = 9, whatever comes next. Reveal another cell.</source>
        <translation>Deine Liste 3, 3, 3 bringt 3 × 3 = 9, egal was kommt. Deck noch ein Feld auf.</translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, but no better move was found</source>
        <translation>
            <numerusform>Dafür riskierst du {n} Stein auf {cells}, aber ein besserer Zug wurde nicht gefunden</numerusform>
            <numerusform>Dafür riskierst du {n} Steine auf {cells}, aber ein besserer Zug wurde nicht gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, fewer than you threaten</source>
        <translation>
            <numerusform>Dafür riskierst du {n} Stein auf {cells}, weniger als du bedrohst</numerusform>
            <numerusform>Dafür riskierst du {n} Steine auf {cells}, weniger als du bedrohst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, no more than you capture</source>
        <translation>
            <numerusform>Dafür riskierst du {n} Stein auf {cells}, nicht mehr als du schlägst</numerusform>
            <numerusform>Dafür riskierst du {n} Steine auf {cells}, nicht mehr als du schlägst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only {n} of your pieces are in danger instead of {before}: those on {cells}</source>
        <translation>
            <numerusform>Dann ist nur {n} deiner Steine in Gefahr statt {before}: der auf {cells}</numerusform>
            <numerusform>Dann sind nur {n} deiner Steine in Gefahr statt {before}: die auf {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>ein guter Anfang: {value} ist die wahrscheinlichste Zahl ({share:.0%}), und viele höhere Zahlen können folgen</translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>ein guter Anfang: {value} ist die wahrscheinlichste Zahl ({share:.0%}), und ihr Gebiet hat {value} Felder, genug für eine lange Serie</translation>
    </message>
    <message>
        <source>a guess now would almost certainly be wrong</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>jetzt zu raten ginge fast sicher schief</translation>
    </message>
    <message numerus="yes">
        <source>a guess now would be right only 1 time in {n}</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>
            <numerusform>jetzt zu raten wäre richtig</numerusform>
            <numerusform>jetzt zu raten wäre nur in 1 von {n} Fällen richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks position {position}, where {opponent} could have {done}</source>
        <translation>blockiert Stelle {position}, wo {opponent} sonst {done} könnte</translation>
    </message>
    <message>
        <source>draws, and no better move was found: two pieces are left and neither can capture the other</source>
        <translation>endet unentschieden, und ein besserer Zug wurde nicht gefunden: Zwei Steine sind übrig, und keiner kann den anderen schlagen</translation>
    </message>
    <message>
        <source>ends the game in a draw, as no winning move was found</source>
        <translation>beendet die Partie unentschieden, denn ein Gewinnzug wurde nicht gefunden</translation>
    </message>
    <message>
        <source>even the safest cell is only {goes_on:.0%} safe, so save the cells for later runs</source>
        <translation>selbst das sicherste Feld ist nur zu {goes_on:.0%} sicher, also spar die Felder für spätere Serien</translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: you get up to {n} more turns</source>
        <translation>
            <numerusform>jeder Zug verliert, aber dieser hält am längsten durch: Du bist noch höchstens {n}-mal am Zug</numerusform>
            <numerusform>jeder Zug verliert, aber dieser hält am längsten durch: Du bist noch höchstens {n}-mal am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: {opponent} needs up to {n} more turns</source>
        <translation>
            <numerusform>jeder Zug verliert: {opponent} kann im nächsten Zug gewinnen, egal was du machst</numerusform>
            <numerusform>jeder Zug verliert, aber dieser hält am längsten durch: {opponent} braucht bis zu {n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove an atom on {cell}</source>
        <translation>die bisherigen Strahlen beweisen, dass auf {cell} ein Atom liegt</translation>
    </message>
    <message>
        <source>guessing now wins {now:.0%} of the time, another ray first only {later:.0%}</source>
        <translation>jetzt zu raten gewinnt in {now:.0%} der Fälle, nach einem weiteren Strahl nur in {later:.0%}</translation>
    </message>
    <message>
        <source>limits {opponent}’s choice: {by}</source>
        <translation>schränkt {opponent} ein: {by}</translation>
    </message>
    <message>
        <source>makes a threat that {opponent} must answer: {threats}</source>
        <translation>schafft eine Drohung, auf die {opponent} antworten muss: {threats}</translation>
    </message>
    <message>
        <source>makes a threat while {opponent} must fill a gap: {threats}</source>
        <translation>schafft eine Drohung, während {opponent} eine Lücke füllen muss: {threats}</translation>
    </message>
    <message>
        <source>makes several threats at once: {threats}</source>
        <translation>droht an mehreren Stellen zugleich: {threats}</translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer and keeps its {n} ends open</source>
        <translation>
            <numerusform>verlängert deinen Drachen und hält {n} Ende offen</numerusform>
            <numerusform>verlängert deinen Drachen und hält seine {n} Enden offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer, with {n} open ends instead of {before}</source>
        <translation>
            <numerusform>verlängert deinen Drachen, mit {n} offenen Ende statt {before}</numerusform>
            <numerusform>verlängert deinen Drachen, mit {n} offenen Enden statt {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>no other four cells fit the rays so far, so this guess must be right</source>
        <translation>keine anderen vier Felder passen zu den bisherigen Strahlen, also muss dieser Versuch stimmen</translation>
    </message>
    <message numerus="yes">
        <source>saves your {n} pieces on {cells} from capture</source>
        <translation>
            <numerusform>bringt deinen Stein auf {cells} in Sicherheit</numerusform>
            <numerusform>bringt deine {n} Steine auf {cells} in Sicherheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to block</source>
        <translation>
            <numerusform>beginnt einen neuen Drachen von dir mit {n} offenen Ende. Je mehr offene Enden, desto schwerer ist er aufzuhalten</numerusform>
            <numerusform>beginnt einen neuen Drachen von dir mit {n} offenen Enden. Je mehr offene Enden, desto schwerer ist er aufzuhalten</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove that {cell} is empty</source>
        <translation>die bisherigen Strahlen beweisen, dass {cell} leer ist</translation>
    </message>
    <message>
        <source>this may be your last turn, so there are no cells to save: {goes_on:.0%} safe</source>
        <translation>das kann dein letzter Zug sein, also brauchst du keine Felder zu sparen: zu {goes_on:.0%} sicher</translation>
    </message>
    <message>
        <source>this ray rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>dieser Strahl schließt etwa {part} von {whole} Verstecken der Atome aus</translation>
    </message>
    <message>
        <source>this ray rules out the most arrangements of the atoms: about {part} of {whole}</source>
        <translation>dieser Strahl schließt die meisten Verstecke der Atome aus: etwa {part} von {whole}</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} pieces on {cells}</source>
        <translation>
            <numerusform>bedroht {n} Stein auf {cells}</numerusform>
            <numerusform>bedroht {n} Steine auf {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for another ray wins {later:.0%} of the time, guessing now only {now:.0%}</source>
        <translation>auf einen weiteren Strahl zu warten gewinnt in {later:.0%} der Fälle, jetzt zu raten nur in {now:.0%}</translation>
    </message>
    <message>
        <source>worth a try: {goes_on:.0%} safe. A lower number ends your turn, but your list still scores</source>
        <translation>einen Versuch wert: zu {goes_on:.0%} sicher. Eine kleinere Zahl beendet deinen Zug, aber deine Liste zählt trotzdem</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>einen Versuch wert: {value} ist die wahrscheinlichste Zahl ({share:.0%}), und viele höhere Zahlen können folgen</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>einen Versuch wert: {value} ist die wahrscheinlichste Zahl ({share:.0%}), und ihr Gebiet hat {value} Felder, genug für eine lange Serie</translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn at positions {positions}</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>du kannst im nächsten Zug an Stelle {positions} gewinnen</numerusform>
            <numerusform>du kannst im nächsten Zug an den Stellen {positions} gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn in {n} places</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>du kannst im nächsten Zug an {n} Stelle gewinnen</numerusform>
            <numerusform>du kannst im nächsten Zug an {n} Stellen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>you know least about the row or column behind {port}</source>
        <translation>über die Reihe oder Spalte hinter {port} weißt du am wenigsten</translation>
    </message>
    <message>
        <source>{cell} belongs to your guess: it holds an atom with a chance of {share:.0%}</source>
        <translation>{cell} gehört zu deinem Versuch: Dort ist mit {share:.0%} ein Atom</translation>
    </message>
    <message>
        <source>{cell} does not belong to your guess: it holds an atom with a chance of only {share:.0%}</source>
        <translation>{cell} gehört nicht in deinen Versuch: Dort liegt nur mit {share:.0%} Wahrscheinlichkeit ein Atom</translation>
    </message>
    <message>
        <source>{closes} (the most you can score now)</source>
        <extracomment>{closes}: such as “closes a hole of 12 points”</extracomment>
        <translation>{closes} (mehr ist jetzt nicht möglich)</translation>
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
            <numerusform>{opponent} muss eine Lücke füllen und hat dafür nur {n} Zug</numerusform>
            <numerusform>{opponent} muss eine Lücke füllen und hat dafür nur {n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>most likely {value}, which keeps your turn going ({goes_on:.0%} safe). If a lower number ends it, your list still scores</source>
        <translation>wahrscheinlich {value}, und damit geht dein Zug weiter ({goes_on:.0%} sicher). Auch wenn eine kleinere Zahl ihn beendet, zählt deine Liste</translation>
    </message>
    <message>
        <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}. A lower number ends your turn, but your list still scores</source>
        <translation>zu {goes_on:.0%} sicher und zu {share:.0%} noch eine {value} für eine Serie von {length}. Eine kleinere Zahl beendet deinen Zug, aber deine Liste zählt trotzdem</translation>
    </message>
    <message>
        <source>{guess}, and a third wrong guess loses the game</source>
        <translation>{guess}, und ein dritter falscher Versuch verliert die Partie</translation>
    </message>
    <message>
        <source>{guess}, and {name} needs more than one ray</source>
        <translation>{guess}, und {name} braucht mehr als einen Strahl</translation>
    </message>
    <message>
        <source>{guess}. Wait for your next ray</source>
        <translation>{guess}. Warte auf deinen nächsten Strahl</translation>
    </message>
    <message>
        <source>{name} gains more from the next turn than you do from another ray</source>
        <translation>{name} gewinnt durch den nächsten Zug mehr als du durch einen weiteren Strahl</translation>
    </message>
    <message numerus="yes">
        <source>{n} arrangements of the atoms are left and no ray can tell them apart, so guess one</source>
        <translation>
            <numerusform>nur {n} Versteck der Atome ist übrig, also rate es</numerusform>
            <numerusform>{n} Verstecke der Atome sind übrig, und kein Strahl kann sie unterscheiden, also rate eines</numerusform>
        </translation>
    </message>
    <message>
        <source>{share:.0%} likely to be another {value}: a run of {length} scores {points} points</source>
        <translation>zu {share:.0%} noch eine {value}: Eine Serie von {length} bringt {points} Punkte</translation>
    </message>
    <message>
        <source>{wins}: {by}</source>
        <translation>{wins}: {by}</translation>
    </message>
    <message>
        <source>{name} may find your atoms with the next ray, so do not wait for another ray</source>
        <translation>{name} kann deine Atome mit dem nächsten Strahl finden, also warte nicht</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win if your turn completes dragons of yours and none of your opponent&apos;s.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Du gewinnst, wenn dein Zug eigene Drachen schließt und keinen gegnerischen.</translation>
    </message>
    <message>
        <source>both players&apos; best dragons score {score}</source>
        <translation>die besten Drachen beider Spieler bringen {score}</translation>
    </message>
    <message>
        <source>it is {name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>nothing is left to reveal, which ends {name}&apos;s turn</source>
        <translation>es ist nichts mehr aufzudecken, damit endet der Zug von {name}</translation>
    </message>
    <message>
        <source>the atoms in {name}&apos;s box are on {cells}</source>
        <translation>die Atome in der Box von {name} sind auf {cells}</translation>
    </message>
    <message>
        <source>the first round is for hiding four atoms in {name}&apos;s box</source>
        <translation>in der ersten Runde versteckst du vier Atome in der Box von {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s {n} pieces leave the board</source>
        <translation>
            <numerusform>{n} Stein von {name} verlässt das Brett</numerusform>
            <numerusform>{n} Steine von {name} verlassen das Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is already revealed on every opponent&apos;s board</source>
        <translation>{cell} ist auf allen gegnerischen Brettern schon aufgedeckt</translation>
    </message>
    <message>
        <source>{cell} is already revealed on the opponent&apos;s board</source>
        <translation>{cell} ist auf dem gegnerischen Brett schon aufgedeckt</translation>
    </message>
    <message>
        <source>Block the hole</source>
        <translation>Versperr das Loch</translation>
    </message>
    <message>
        <source>Count the highlighted cells. Which missing regions add up to that number?</source>
        <translation>Zähl die markierten Felder. Welche fehlenden Gebiete ergeben zusammen diese Zahl?</translation>
    </message>
    <message>
        <source>If only one tile fits a place that touches three tiles, it is placed automatically as part of your move.</source>
        <translation>Passt an eine Stelle neben drei Plättchen nur ein Plättchen in einer Lage, wird es automatisch mit deinem Zug gelegt.</translation>
    </message>
    <message>
        <source>No other missing regions fill this area.</source>
        <translation>Keine anderen fehlenden Gebiete füllen diese Fläche.</translation>
    </message>
    <message>
        <source>No tile was placed automatically. Close the third side of an empty place.</source>
        <translation>Kein Plättchen wurde automatisch gelegt. Schließ die dritte Seite einer leeren Stelle.</translation>
    </message>
    <message>
        <source>On the second side each colour connects two edges and ends in a tail at the third. Standard.</source>
        <translation>Auf der zweiten Seite verbindet jede Farbe zwei Kanten und endet an der dritten. Üblich.</translation>
    </message>
    <message>
        <source>Only region {label} can reach this cell.</source>
        <translation>Nur Gebiet {label} kann dieses Feld erreichen.</translation>
    </message>
    <message>
        <source>Region {label} cannot grow into any other cells.</source>
        <translation>Gebiet {label} kann in keine anderen Felder wachsen.</translation>
    </message>
    <message>
        <source>Region {label} needs this cell.</source>
        <translation>Gebiet {label} braucht dieses Feld.</translation>
    </message>
    <message>
        <source>The ray ran along row 3. An atom diagonally ahead of c3, on d4, turned it upwards.</source>
        <translation>Der Strahl lief durch Reihe 3. Ein Atom schräg vor c3, auf d4, lenkte ihn nach oben ab.</translation>
    </message>
    <message>
        <source>This solution uses the hidden layout. Without it, even the best decisions need luck.</source>
        <translation>Diese Lösung benutzt die verborgene Aufteilung. Ohne sie brauchen auch die besten Entscheidungen Glück.</translation>
    </message>
    <message>
        <source>Watch your opponent’s colour, too. Put a tile across its open end to stop it.</source>
        <translation>Achte auch auf die Farbe deines Gegners. Leg ein Plättchen quer an ihr offenes Ende, um sie zu stoppen.</translation>
    </message>
    <message>
        <source>You win on your second move, whatever your opponent does.</source>
        <translation>Du gewinnst mit deinem zweiten Zug, egal was dein Gegner macht.</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Your opponent’s tile 123 closes the hole in the middle. Place a tile so that 123 no longer fits there.</source>
        <translation>Dein Gegner hat das Plättchen 123, das das Loch in der Mitte schließt. Leg ein Plättchen so, dass 123 dort nicht mehr passt.</translation>
    </message>
    <message>
        <source>Your opponent places 123 and scores the hole. Place a tile beside it, so that another number is needed there.</source>
        <translation>Dein Gegner legt 123 und bekommt das Loch. Leg ein Plättchen daneben, sodass dort eine andere Zahl nötig ist.</translation>
    </message>
    <message>
        <source>a hint was used</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>ein Tipp wurde benutzt</translation>
    </message>
    <message>
        <source>a turn is one tile and its position (123:6), or a tile to return (245)</source>
        <translation>ein Zug ist ein Plättchen mit seiner Stelle (123:6) oder ein Plättchen, das zurückgeht (245)</translation>
    </message>
    <message>
        <source>puzzles have no random moves: type a cell, or end your turn</source>
        <translation>Rätsel haben keine zufälligen Züge: gib ein Feld ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>the atoms are already hidden: you can hide them only in the first round</source>
        <translation>die Atome sind schon versteckt: Das geht nur in der ersten Runde</translation>
    </message>
    <message>
        <source>the solution stops before your opponent’s last reply</source>
        <translation>die Lösung endet vor der letzten Antwort deines Gegners</translation>
    </message>
    <message>
        <source>{move} captures nothing</source>
        <translation>{move} schlägt nichts</translation>
    </message>
    <message numerus="yes">
        <source>{move} captures only {n} pieces</source>
        <translation>
            <numerusform>{move} schlägt nur {n} Stein</numerusform>
            <numerusform>{move} schlägt nur {n} Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} contradicts a ray, so it cannot be right</source>
        <translation>{move} widerspricht einem Strahl und kann nicht stimmen</translation>
    </message>
    <message>
        <source>{move} ends the game in a draw</source>
        <translation>{move} beendet die Partie unentschieden</translation>
    </message>
    <message>
        <source>{move} gives up a place worth {points} points for tile {tile}</source>
        <translation>{move} gibt eine Stelle mit {points} Punkten für Plättchen {tile} auf</translation>
    </message>
    <message>
        <source>{move} had 1 chance in {count:,} of being right</source>
        <translation>{move} war nur in 1 von {count:,} Fällen richtig</translation>
    </message>
    <message>
        <source>{move} leaves a win chance of {other:.0%} instead of {share:.0%}</source>
        <translation>{move} lässt {other:.0%} Gewinnchance statt {share:.0%}</translation>
    </message>
    <message>
        <source>{move} leaves {name} about {more:.1f} points next turn, the better one only {points:.1f}</source>
        <translation>{move} lässt {name} im nächsten Zug etwa {more:.1f} Punkte, der bessere nur {points:.1f}</translation>
    </message>
    <message>
        <source>{move} lets {opponent} escape</source>
        <translation>{move} lässt {opponent} entkommen</translation>
    </message>
    <message>
        <source>{move} lets {opponent} win at once</source>
        <translation>{move} lässt {opponent} sofort gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>{move} lets {opponent} win by force in {n} moves</source>
        <translation>
            <numerusform>{move} lässt {opponent} zwingend in {n} Zug gewinnen</numerusform>
            <numerusform>{move} lässt {opponent} zwingend in {n} Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lets {name} score {more} points next turn, the better one only {points}</source>
        <translation>{move} lässt {name} im nächsten Zug {more} Punkte machen, der bessere nur {points}</translation>
    </message>
    <message>
        <source>{move} loses: {opponent} won in the end</source>
        <translation>{move} verliert: Am Ende gewann {opponent}</translation>
    </message>
    <message>
        <source>{move} prepares only about {less:.1f} points for the next turn, the better one {points:.1f}</source>
        <translation>{move} bereitet für den nächsten Zug nur etwa {less:.1f} Punkte vor, der bessere {points:.1f}</translation>
    </message>
    <message>
        <source>{move} risks {cells}</source>
        <translation>{move} gefährdet {cells}</translation>
    </message>
    <message>
        <source>{move} rules out only about {part} of {whole}</source>
        <translation>{move} schließt nur etwa {part} von {whole} aus</translation>
    </message>
    <message numerus="yes">
        <source>{move} scores {n} points less</source>
        <translation>
            <numerusform>{move} bringt {n} Punkt weniger</numerusform>
            <numerusform>{move} bringt {n} Punkte weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} scores {points:.1f} points on average, the better one {more:.1f}</source>
        <translation>{move} bringt im Mittel {points:.1f} Punkte, der bessere {more:.1f}</translation>
    </message>
    <message>
        <source>{move} shows a pattern that is easier to guess</source>
        <translation>{move} zeigt ein Muster, das leichter zu erraten ist</translation>
    </message>
    <message>
        <source>{move} takes {points} points that can wait: only tile {tile} fits there</source>
        <translation>{move} nimmt {points} Punkte, die warten können: Nur Plättchen {tile} passt dort</translation>
    </message>
    <message>
        <source>{move} was only {other:.0%} safe</source>
        <translation>{move} war nur zu {other:.0%} sicher</translation>
    </message>
    <message>
        <source>{move} wins for {opponent}</source>
        <translation>{move} gewinnt für {opponent}</translation>
    </message>
    <message numerus="yes">
        <source>{name} captures {owner}&apos;s stack of {n} on {cell}</source>
        <translation>
            <numerusform>{name} schlägt auf {cell} den Stein von {owner}</numerusform>
            <numerusform>{name} schlägt auf {cell} den {n}er-Stapel von {owner}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box</source>
        <translation>{name} versteckt vier Atome in der Box von {other}</translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box, on {cells}</source>
        <translation>{name} versteckt vier Atome in der Box von {other}, auf {cells}</translation>
    </message>
    <message>
        <source>{name} lets {other} close a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} lässt {other} einen Drachen schließen</translation>
    </message>
    <message>
        <source>{name} lets {other} close a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} lässt {other} eine Schleife schließen</translation>
    </message>
    <message>
        <source>{name} misses a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} verpasst einen Drachen</translation>
    </message>
    <message>
        <source>{name} misses a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} verpasst eine Schleife</translation>
    </message>
    <message>
        <source>{name}&apos;s board is completely revealed</source>
        <translation>das Brett von {name} ist ganz aufgedeckt</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s dragon on {n} tiles is complete, with {eyes}</source>
        <translation>
            <numerusform>der Drache von {name} auf {n} Plättchen ist geschlossen, mit {eyes}</numerusform>
            <numerusform>der Drache von {name} auf {n} Plättchen ist geschlossen, mit {eyes}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s layout was {rows}</source>
        <translation>die Aufteilung von {name} war {rows}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s list {runs} scores {n} points</source>
        <translation>
            <numerusform>die Liste von {name}, {runs}, bringt {n} Punkt</numerusform>
            <numerusform>die Liste von {name}, {runs}, bringt {n} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s list {runs} scores {parts} = {points} points</source>
        <translation>die Liste von {name}, {runs}, bringt {parts} = {points} Punkte</translation>
    </message>
    <message>
        <source>{name}&apos;s list {values} does not score</source>
        <translation>die Liste von {name}, {values}, bringt nichts</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>Der Zug von {name}</translation>
    </message>
    <message>
        <source>{value} is lower than {before}, which ends {name}&apos;s turn</source>
        <translation>{value} ist kleiner als {before}, damit endet der Zug von {name}</translation>
    </message>
    <message>
        <source>{value} on {owner}&apos;s board</source>
        <extracomment>{found} in “ann reveals a3: 4 on ned&apos;s board”</extracomment>
        <translation>{value} auf dem Brett von {owner}</translation>
    </message>
    <message>
        <source>a player&apos;s note cannot be read and is left out</source>
        <translation>die Notiz eines Spielers ist nicht lesbar und entfällt</translation>
    </message>
    <message>
        <source>no other ray tells you more: this one rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>kein anderer Strahl verrät mehr: Dieser schließt etwa {part} von {whole} Anordnungen der Atome aus</translation>
    </message>
    <message>
        <source>the best arrangement to guess next has an atom on {cell}</source>
        <translation>die beste Anordnung für den nächsten Versuch hat ein Atom auf {cell}</translation>
    </message>
    <message>
        <source>waits, as no better move was found</source>
        <translation>wartet ab, denn ein besserer Zug wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the turn before this one is not finished</source>
        <translation>der Zug davor ist noch nicht beendet</translation>
    </message>
    <message>
        <source>a player has left the game since then</source>
        <translation>seitdem ist jemand aus der Partie ausgeschieden</translation>
    </message>
    <message>
        <source>you can ask to undo only when it is your turn</source>
        <translation>du kannst nur um eine Zurücknahme bitten, wenn du am Zug bist</translation>
    </message>
    <message>
        <source>{name} asks to undo: accept or reject it first</source>
        <translation>{name} bittet um eine Zurücknahme: stimm zuerst zu oder lehne ab</translation>
    </message>
    <message>
        <source>“{text}” cannot be read</source>
        <translation>„{text}“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed</source>
        <translation>höchstens {most} Zeichen sind erlaubt</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed in all comments</source>
        <translation>alle Kommentare zusammen dürfen höchstens {most} Zeichen haben</translation>
    </message>
    <message>
        <source>at most {most} moves are allowed</source>
        <translation>höchstens {most} Züge sind erlaubt</translation>
    </message>
    <message>
        <source>its par is {par}, not {wanted}</source>
        <translation>sein Richtwert ist {par}, nicht {wanted}</translation>
    </message>
    <message>
        <source>one line of at most {most} characters is allowed</source>
        <translation>erlaubt ist eine Zeile mit höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>this line has more moves or random draws than it needs</source>
        <translation>diese Zeile hat mehr Züge oder Ziehungen, als sie braucht</translation>
    </message>
    <message>
        <source>this line is damaged or does not belong here</source>
        <translation>diese Zeile ist beschädigt oder gehört nicht hierher</translation>
    </message>
    <message>
        <source>“{text}” should look like {example}</source>
        <translation>„{text}“ sollte aussehen wie {example}</translation>
    </message>
    <message>
        <source>“{given}” is unknown; use one of: {known}</source>
        <translation>„{given}“ ist unbekannt; möglich sind: {known}</translation>
    </message>
    <message>
        <source>“{key}:” must be from {low} to {high}</source>
        <translation>„{key}:“ muss von {low} bis {high} gehen</translation>
    </message>
    <message>
        <source>“{key}” is missing here</source>
        <translation>hier fehlt „{key}“</translation>
    </message>
    <message>
        <source>choose at least {least} characters</source>
        <translation>wähl mindestens {least} Zeichen</translation>
    </message>
    <message>
        <source>this file was cut or changed: copy it again</source>
        <translation>diese Datei wurde abgeschnitten oder verändert: kopiere sie noch einmal</translation>
    </message>
    <message>
        <source>this file was used already: only the computer with the match moves it</source>
        <translation>diese Datei wurde schon benutzt: nur der Computer mit der Partie gibt sie weiter</translation>
    </message>
    <message>
        <source>this is not a file with a match to move</source>
        <translation>diese Datei enthält keine Partie, die mitgenommen wurde</translation>
    </message>
    <message>
        <source>this is not the passphrase of this file</source>
        <translation>das ist nicht die Passphrase dieser Datei</translation>
    </message>
    <message>
        <source>this match is on this computer already</source>
        <translation>diese Partie ist schon auf diesem Computer</translation>
    </message>
    <message>
        <source>you have moved this match: it continues at the other computer</source>
        <translation>du hast diese Partie mitgenommen: sie geht am anderen Computer weiter</translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any opponent</source>
        <translation>
            <numerusform>{name} hat einen geschlossenen Drachen mit {n} Auge, mehr als jeder gegnerische</numerusform>
            <numerusform>{name} hat einen geschlossenen Drachen mit {n} Augen, mehr als jeder gegnerische</numerusform>
        </translation>
    </message>
    <message>
        <source>A stack is safe if its height differs from the number of your opponent’s pieces that see it.</source>
        <translation>Ein Stapel ist sicher, wenn seine Höhe nicht gleich der Zahl der gegnerischen Steine ist, die ihn sehen.</translation>
    </message>
    <message>
        <source>One of your stacks can still be captured. Count your opponent’s pieces that see each of them.</source>
        <translation>Einer deiner Stapel kann noch geschlagen werden. Zähl für jeden die gegnerischen Steine, die ihn sehen.</translation>
    </message>
    <message>
        <source>Orange captures one of your pieces: exactly one of Orange’s pieces sees it.</source>
        <translation>Orange schlägt einen deiner Steine: Genau ein gegnerischer Stein sieht ihn.</translation>
    </message>
    <message>
        <source>Orange captures one of your stacks first. Count your opponent’s pieces that see each of them.</source>
        <translation>Orange schlägt zuerst einen deiner Stapel. Zähl die gegnerischen Steine, die jeden deiner Stapel sehen.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win by completing a dragon with more eyes than every opponent’s dragon.</source>
        <translation>Gilt statt der Schleife aus sechs Plättchen: Du gewinnst, wenn du einen Drachen schließt, der mehr Augen hat als jeder gegnerische.</translation>
    </message>
    <message>
        <source>Three of your opponent’s pieces see your stack of three. Move so that nothing can be captured.</source>
        <translation>Drei gegnerische Steine sehen deinen 3er-Stapel. Zieh so, dass nichts geschlagen werden kann.</translation>
    </message>
    <message>
        <source>Your stack was captured here: your opponent’s pieces that saw it equalled its height.</source>
        <translation>Hier wurde dein Stapel geschlagen: Ihn sahen so viele gegnerische Steine, wie er hoch war.</translation>
    </message>
    <message>
        <source>offer a draw after your turn, not before it</source>
        <translation>biete Remis nach deinem Zug an, nicht davor</translation>
    </message>
    <message>
        <source>this is an older copy of the match: read all its letters first</source>
        <translation>dies ist eine ältere Kopie der Partie: lies zuerst alle ihre Briefe ein</translation>
    </message>
    <message>
        <source>Random cells follow. To end your turn instead, add “,end”.</source>
        <translation>Danach folgen zufällige Felder. Um stattdessen deinen Zug zu beenden, häng „,end“ an.</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Das beendet deinen Zug.</translation>
    </message>
    <message>
        <source>a name has 1 to {most} visible characters</source>
        <translation>ein Name hat 1 bis {most} sichtbare Zeichen</translation>
    </message>
    <message>
        <source>a turn looks like a1,b2 or a1,b2,end</source>
        <translation>ein Zug sieht so aus: a1,b2 oder a1,b2,end</translation>
    </message>
    <message>
        <source>an answer is missing, or one too many is given</source>
        <translation>eine Antwort fehlt oder es ist eine zu viel</translation>
    </message>
    <message>
        <source>costs you nothing: {name} can score about {points:.0f} points next turn whatever you play</source>
        <translation>kostet dich nichts: {name} kann im nächsten Zug etwa {points:.0f} Punkte machen, egal was du legst</translation>
    </message>
    <message>
        <source>hide four different atoms in {name}’s box, not {count}</source>
        <translation>versteck vier verschiedene Atome in der Box von {name}, nicht {count}</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while most other moves allow {more:.0f} or more</source>
        <translation>lässt {name} im nächsten Zug im Schnitt nur etwa {points:.0f} Punkte, die meisten anderen Züge lassen mindestens {more:.0f} zu</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while other moves allow up to {most:.0f}</source>
        <translation>lässt {name} im nächsten Zug im Schnitt nur etwa {points:.0f} Punkte, andere Züge lassen bis zu {most:.0f} zu</translation>
    </message>
    <message>
        <source>no win can be forced within {turns} turns</source>
        <translation>in {turns} Zügen kann kein Sieg erzwungen werden</translation>
    </message>
    <message>
        <source>nothing can follow “{word}”</source>
        <translation>nach „{word}“ kann nichts folgen</translation>
    </message>
    <message>
        <source>nothing is drawn at random now</source>
        <translation>jetzt wird nichts zufällig gezogen</translation>
    </message>
    <message>
        <source>prepares about {points:.0f} points for your next turn on average, while most other moves prepare {less:.0f} or less</source>
        <translation>bereitet für deinen nächsten Zug im Schnitt etwa {points:.0f} Punkte vor, die meisten anderen Züge höchstens {less:.0f}</translation>
    </message>
    <message>
        <source>saves your tile {tile} for later: only it fits a place worth {points} points, so nobody can take them from you</source>
        <translation>hebt dein Plättchen {tile} für später auf: Nur dieses passt an eine Stelle mit {points} Punkten, also kann sie dir niemand wegnehmen</translation>
    </message>
    <message>
        <source>scores nothing now, but looking further ahead no better move was found</source>
        <translation>bringt jetzt keine Punkte, aber auch mit Blick auf die nächsten Züge wurde kein besserer Zug gefunden</translation>
    </message>
    <message>
        <source>the move number should be {expected}, not {found}</source>
        <translation>die Zugnummer müsste {expected} sein, nicht {found}</translation>
    </message>
    <message>
        <source>the tile {tile} is not in your pool</source>
        <translation>das Plättchen {tile} ist nicht in deinem Vorrat</translation>
    </message>
    <message>
        <source>there is nothing to answer</source>
        <translation>es gibt nichts zu beantworten</translation>
    </message>
    <message>
        <source>this is not a file, but a device or pipe</source>
        <translation>das ist keine Datei, sondern ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <source>you can claim a draw only when the same position has occurred three times</source>
        <translation>du kannst Remis erst reklamieren, wenn dieselbe Stellung dreimal vorgekommen ist</translation>
    </message>
    <message>
        <source>{name} has already asked for this</source>
        <translation>{name} hat das schon vorgeschlagen</translation>
    </message>
    <message>
        <source>{name} need not answer</source>
        <translation>{name} muss nicht antworten</translation>
    </message>
    <message>
        <source>{tile} does not fit at {position}: its {ours} would meet the number {theirs}</source>
        <translation>{tile} passt nicht an Stelle {position}: Die {ours} würde auf die Zahl {theirs} treffen</translation>
    </message>
    <message>
        <source>A tile fits that place in several ways, so the place stays as a gap.</source>
        <translation>Dort passt ein Plättchen auf mehrere Arten, also bleibt eine Lücke.</translation>
    </message>
    <message>
        <source>{name} must accept first</source>
        <translation>zuerst muss {name} zusagen</translation>
    </message>
    <message>
        <source>write {text} instead</source>
        <translation>schreib stattdessen {text}</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is from a newer version: ask for it again</source>
        <translation>dieser Brief wurde unterwegs verändert oder kommt von einer neueren Version: bitte noch einmal darum</translation>
    </message>
    <message>
        <source>a clock has 1 second to 180 minutes, and adds up to 180 seconds after each turn</source>
        <translation>eine Uhr hat 1 Sekunde bis 180 Minuten, dazu höchstens 180 Sekunden nach jedem Zug</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings in {path} cannot be read, so the standard settings are used. Delete this file to save new ones.</source>
        <translation>Die Einstellungen in {path} können nicht gelesen werden, also gelten die Standardwerte. Lösch diese Datei, um neue zu speichern.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file was saved as {name}.</source>
        <translation>Die Einstellungen waren beschädigt und wurden zurückgesetzt. Die alte Datei wurde als {name} gespeichert.</translation>
    </message>
</context>
<context>
    <name>sharing</name>
    <message>
        <source>This file is too large for a layout.</source>
        <translation>Diese Datei ist zu groß, um eine Aufteilung zu sein.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Das ist keine Textdatei.</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Next or previous button or field</source>
        <translation>Nächster oder voriger Knopf, nächstes oder voriges Feld</translation>
    </message>
    <message>
        <source>Press the selected button</source>
        <translation>Den ausgewählten Knopf drücken</translation>
    </message>
    <message>
        <source>Move around the board and the rack</source>
        <translation>Auf Brett und Ablage bewegen</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Beim Cursor klicken</translation>
    </message>
    <message>
        <source>Cancel an unfinished move</source>
        <translation>Einen angefangenen Zug abbrechen</translation>
    </message>
    <message>
        <source>Zoom in or out. With Ctrl the wheel always zooms.</source>
        <translation>Vergrößern oder verkleinern. Mit Strg zoomt das Mausrad immer.</translation>
    </message>
    <message>
        <source>Move the board (also with the middle mouse button)</source>
        <translation>Das Brett verschieben (auch mit der mittleren Maustaste)</translation>
    </message>
    <message>
        <source>Undo your last move and the reply</source>
        <translation>Deinen letzten Zug und die Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>on a key cap: turning the wheel of the mouse</extracomment>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>drag</source>
        <extracomment>on a key cap: moving the mouse with its button held</extracomment>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Auf dem Brett bewegen</translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Die Zahl wählen</translation>
    </message>
    <message>
        <source>Paint, or use the tool</source>
        <translation>Zeichnen oder das Werkzeug benutzen</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <translation>Beim Bewegen zeichnen</translation>
    </message>
    <message>
        <source>Erase (also with the right mouse button)</source>
        <translation>Löschen (auch mit der rechten Maustaste)</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Pick the number of a cell (also with the middle mouse button)</source>
        <translation>Die Zahl eines Felds nehmen (auch mit der mittleren Maustaste)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Turn or mirror the region in hand, or the stamp</source>
        <translation>Gewähltes Gebiet oder Stempel drehen oder spiegeln</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right, half a turn, off</source>
        <translation>Symmetrisch zeichnen: links und rechts, halbe Drehung, aus</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two keys that do the same</extracomment>
        <translation>oder</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Against</source>
        <extracomment>column of a table: the opponent</extracomment>
        <translation>Gegen</translation>
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
        <extracomment>column of a table: the best result</extracomment>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Not rated because</source>
        <translation>Nicht gewertet, weil</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>column of a table: the number of won games</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>column of a table: the number of drawn games</extracomment>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column of a table: the number of lost games</extracomment>
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
    <name>steps</name>
    <message numerus="yes">
        <source>Changed to %n regions</source>
        <translation>
            <numerusform>Auf %n Gebiet geändert</numerusform>
            <numerusform>Auf %n Gebiete geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased %n cells</source>
        <translation>
            <numerusform>%n Feld gelöscht</numerusform>
            <numerusform>%n Felder gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Painted %n cells of region {label}</source>
        <translation>
            <numerusform>%n Feld von Gebiet {label} gezeichnet</numerusform>
            <numerusform>%n Felder von Gebiet {label} gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed the layout</source>
        <translation>Aufteilung geändert</translation>
    </message>
    <message>
        <source>Erased {cells}</source>
        <translation>{cells} gelöscht</translation>
    </message>
    <message>
        <source>Painted {label} at {cells}</source>
        <translation>{label} auf {cells} gezeichnet</translation>
    </message>
    <message>
        <source>Locked {what}</source>
        <translation>{what} gesperrt</translation>
    </message>
    <message>
        <source>Unlocked {what}</source>
        <translation>{what} freigegeben</translation>
    </message>
</context>
<context>
    <name>symbols</name>
    <message>
        <source>Brilliant</source>
        <extracomment>a sign for a brilliant move, as in chess: !!</extracomment>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>a sign for a good move, as in chess: !</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Interesting</source>
        <extracomment>a sign for an interesting move, as in chess: !?</extracomment>
        <translation>Interessant</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>a sign for a doubtful move, as in chess: ?!</extracomment>
        <translation>Zweifelhaft</translation>
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
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>offers a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>bietet Remis an</translation>
    </message>
    <message>
        <source>agrees to the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>nimmt das Remis an</translation>
    </message>
    <message>
        <source>declines the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>lehnt das Remis ab</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>reklamiert Remis</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>hat die Zeit überschritten</translation>
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
        <source>A draw</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>A draw between {several} and {last}</source>
        <translation>Unentschieden zwischen {several} und {last}</translation>
    </message>
    <message>
        <source>{game}, {players}: {result}. {reason}.</source>
        <extracomment>a result that is shared: game, who won, and why</extracomment>
        <translation>{game}, {players}: {result}. {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} undid %n moves after they had revealed a secret</source>
        <translation>
            <numerusform>{name} hat %n Zug zurückgenommen, der ein Geheimnis gezeigt hatte</numerusform>
            <numerusform>{name} hat %n Züge zurückgenommen, die ein Geheimnis gezeigt hatten</numerusform>
        </translation>
    </message>
</context>
</TS>
