<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions and the end of the log, to be sent with a report. No matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five abstract games for one table. Made with Qt {qt} and Python {python}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inventor of Black Box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Box for the play-by-mail server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play-by-mail server, whose notation and commands this program keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source stands at {url} and {pyside} – you may change them and put yours in their place: they are files of their own in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU Lesser General Public License 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Lesser General Public License refers to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font. SIL Open Font License 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python Software Foundation License 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the public domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU General Public License 2 with an exception for programs packed with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unicode licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the AppImage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIT licence of X11</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdamasEditScene</name>
    <message>
        <source>{cell}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, stack of {n} of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}: pieces of {name}, {n} on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click adds a piece, right click takes one, digits set the height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height of the stack; digits typed quickly make one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose whose pieces are put down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %n pieces each: {name} has no more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdamasPanel</name>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position has come three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call it a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threatened now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen = height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is on its way yet. Parts of a split or merge are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of your move are listed here when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threatened after it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AdamasScene</name>
    <message>
        <source>Size {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stacks} · to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threats</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is beside the board: drop the pieces on a marked cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry so many pieces; digits typed quickly make one number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry one piece more, or fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry all pieces of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last part of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the whole move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the move; Enter alone does while no cursor is shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AgainstComputer</name>
    <message>
        <source>Strength of the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played against {level} last time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarLegend</name>
    <message>
        <source>how much a ray from there would tell</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BegunList</name>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BegunRow</name>
    <message>
        <source>Go on with {name}. {detail}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlackBoxEditScene</name>
    <message>
        <source>{name} solves this box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} for {name}, atom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} for {name}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click puts an atom or takes it. R fills the box at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the box at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two placements look alike in the box of {name}: it takes luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box of {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlackBoxPanel</name>
    <message>
        <source>Place at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlackBoxScene</name>
    <message>
        <source>port {port}, {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 × 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rays come later: first the atoms are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hiding: place the atoms at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hiding: hide the atoms placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note a square as empty, like the right mouse button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all four atoms are placed: take one away first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} has a marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardScene</name>
    <message>
        <source>{name}, it is your move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is shown until you are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Show large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardsLens</name>
    <message>
        <source>{cell} may hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, most likely {label}, with {chance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoxLens</name>
    <message>
        <source>A probe at {port} tells {bits} bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A probe at {port} tells nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out at {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, an atom with {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, would tell {bits} bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>{label}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are of different sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ: they are ringed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>%n solved, {m} not solved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Back to the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}, show my board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>it was opened to be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written by a newer Quincunx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results is only read, for {reason}: nothing new is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results was far too large and cannot be read. It was kept as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The file with your layouts and puzzle results was damaged. %n entries could be read; the damaged file was kept as {name}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifficultyGauge</name>
    <message>
        <source>How hard to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it harder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quick computer player reads it in three turns, some hundred times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show on the board where the points were made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a few regions at a time, as long as fewer points are made of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harder than {share} of random ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change was found that surely makes it harder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harder by {gain} ± {error} points: {own} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own} ± {error} points in three turns, {usual} as a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changes tried, none helps yet</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes tried, {taken} taken: {gain} ± {error}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonsEditScene</name>
    <message>
        <source>tile {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the tile there, or else the one in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click lays the tile, right click takes one. R turns, F flips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the pool, once these lie on the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DragonsPanel</name>
    <message>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the left (Shift+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn to the right (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the other side (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the longest loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DragonsScene</name>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile to the next way it fits, or to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip the tile to its other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the position with this number, digit by digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DragonsWords</name>
    <message>
        <source>{name} is to add a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place {letter} at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Enter at a lit position. R turns, F flips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it on a lit position. The wheel turns, F flips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a lit position. The wheel turns, F flips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, add a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a tile or to a position and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tile to the board, or click a position first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, fill the gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n complete</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eyes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+ eyes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position {number}: {count} states fit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} states fit: R turns, F flips, Enter places.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} states fit: R turns, F flips, a click places.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, fill one of the {count} gaps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n eyes complete</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it within the ring. The wheel turns, F flips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other positions have to wait. Choose a ringed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sides} sides are closed. {states} tile states fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else fits. Enter places it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else fits. Click again to place it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {number}: only {letter} fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other turn of this side fits anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other turn of this side fits at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the {side} fits anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the {side} fits at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} fits nowhere now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies here already: choose a numbered position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoulders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letters} and {last} fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{eyes} · to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop {n} of {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tantrix scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dragon wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only dragon wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most eyes win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most eyes at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed dragon wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 placed · 2 automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 placed · 2–{n} automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the longest paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the longest loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile {letter}, {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must fill one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditScene</name>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away what lies there; so does the right mouse button</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EditorStrip</name>
    <message>
        <source>painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to fix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The layout is in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop one file: a text with a layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Mono layout, %n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a layout of %n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This layout has %n regions, and this match is played with {wanted}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n empty cells touch it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the board, or type it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label 4 is for four joined cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or begin with a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random, Library, or paste one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete and joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not joined: {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase or repaint some of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No empty cell touches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {cells} touches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} are empty beside it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureBox</name>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HardnessScale</name>
    <message>
        <source>easy to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours from 0 to {n} points a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} points a match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>, {n} points a match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Rules and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays this move  Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintControls</name>
    <message>
        <source>this is a serious match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hints in a serious match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are hints when it is your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint was found. Your move stays yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lens in a serious match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lens found nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HolominoEditScene</name>
    <message>
        <source>tile {digits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the pool of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool of {name}, {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool of {name}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three digits take the tile that has them into the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile in hand, or else the one there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile in hand into a pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the tile in hand into the sack, or aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile {tile} in this set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} in hand: click a cell, a pool, the sack. R turns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from the panel or type its digits, then click where it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} in the sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>put aside, %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sack of %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoPanel</name>
    <message>
        <source>Visible to both</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HolominoScene</name>
    <message>
        <source>Take a tile of the pool, or put it down again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile, if it fits in several ways</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HolominoWords</name>
    <message>
        <source>{name} is to place a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, throw {tile} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the sack and press Enter to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it on the sack, or click there, to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, no tile fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tile to the sack: it goes back, and you pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one with the arrow keys and Enter, or 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tile from the rack. Holes you close score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} fits nowhere now. Choose another tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to a lit position and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits at the lit position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the tiles fits at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a tile first: {tiles} fit at {number}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n positions.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: the wheel or R turns it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits at %n positions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sack, %n tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tile to throw back first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies here already: choose a lit position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} tiles in pool</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Digits 1–{highest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool of {size}, 1 drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} to the sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile {tile} at {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a tile scores is seen when it lies: count before you drop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold a tile over a lit position to see what it would score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a tile scores is told here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile fits anywhere: this turn scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum times two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum times three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two holes multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three holes multiply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} lower left, {b} upper left, {c} right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Mono layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the easiest level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As you played it last</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KindCard</name>
    <message>
        <source>Today’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today’s again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today’s is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>streak of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved yesterday</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Difficulty of another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new one of each kind every day, and others without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabelPalette</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>torn apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label {label}: {n} of {all} placed, {left}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayoutList</name>
    <message>
        <source>Layouts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message>
        <source>Cells painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the rest at random, keeping what is painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint a layout at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all cells empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new match with this layout for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it to the computer: a new match against this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file for somebody else, who does not see the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n things to fix</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LegRow</name>
    <message>
        <source>Take this part back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {count} {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and #tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your layouts cannot be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layouts that cannot be read, and are not shown: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library could not be changed: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing: your library changes in a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your layouts cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is painted yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n layouts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Licence</name>
    <message>
        <source>Licence of {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the licence of {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListItem</name>
    <message>
        <source>ends it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Loader</name>
    <message>
        <source>this file cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {name}…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>This game is open in another window. Go on with it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be kept: {reason}. Play on, and save it elsewhere: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game could not be written to the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you leave it now, it is lost, unless you save it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quincunx records (*{extension})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonoEditScene</name>
    <message>
        <source>{cell}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, region {label}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message>
        <source>Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with it; nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mono</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout: arrow keys walk, digits and letters choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room here for the text. Paste it: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it, or go on drawing. Nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, draw your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout stays as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds at the most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout found yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n seconds it is not known if one fits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No layout fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase one of {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} makes it impossible: erase it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells stand in the way: erase {cells}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, fewer may do: {cells}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n joined regions. Region k has k cells.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoPanel</name>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends your turn, and scores its list.  S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncovers cells at random, one after the other, until your turn ends.  R</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MonoScene</name>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn and score {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random cells to the turn’s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn and score the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note your guess on a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rub out the note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>More options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveCompletion</name>
    <message>
        <source>Enter plays it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {n} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Standard game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets all options back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins from a position of your own, for the same players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hints, no lens; what was shown is not taken back. The record says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hints. The record says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hints; what was drawn is not taken back. The record says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number that fixes all chance, to play the same draws again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot says who moves first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hints}, usual rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hints}, usual start</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{hints}, %n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usual: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Not together with “{label}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The layout goes to whoever has the first seat, and leaves the editor where others may not see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The layout has %n regions and was not used: the board has another size</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintedCount</name>
    <message>
        <source>of {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n cells painted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTexts</name>
    <message>
        <source>{name}’s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your atoms, {name}’s markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hider}’s atoms, {name}’s markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hides after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 4 placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide atoms  H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four atoms are to be placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the four atoms on cells chosen at random; you may change them.  R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} will look for them with rays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a double…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These four have a double:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ray can tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No double: rays can find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ray has been sent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a cell to see which results agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result agrees yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port {port} does not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} results do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports {ports} and {last} do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess these four  G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn  E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name}’s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 4 atoms marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click a port for its ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n markers are wrong</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placed, four are needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results agree</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n results agree</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>{game}: set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match can begin from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not pasted: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quincunx records (*{extension})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionMarks</name>
    <message numerus="yes">
        <source>%n fit</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptHeader</name>
    <message>
        <source>Waiting for the disk to keep the move…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{name} is hiding four atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else sees where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, hide four atoms in {other}’s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is looking for your atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is looking for the atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a marked port to see its ray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ray has been sent into this box yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click four cells, or let chance choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of 4 placed. Click an atom to take it away again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ray can tell these four from another four: they have a double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four are placed: now hide them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, your guess was wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, mark, guess or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, mark or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, mark, probe or guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, mark or probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or more of the four are wrong. Move markers, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You guessed these four before: at least one is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a port to send a ray, a cell to mark an atom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ray a turn: yours has been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ray runs from {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray from {port} hit an atom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray from {port} came back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray from {port} came out at {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of the four is wrong; you are not told which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atoms hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atoms to hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} · to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four atoms are to be hidden, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No atom is shown until you are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atom with a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noted as empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not probed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}, other end at {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n guesses left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>How puzzles work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your results cannot be kept: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts that cannot be read were set aside: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no puzzle: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle is not sound, and does not count: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go on where you left this puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you had played cannot be read and was set aside ({reason}): the puzzle begins anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attempt cannot be kept beyond the end of the program: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This result cannot be kept: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is in the clipboard: paste it into a message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells something that helps, and costs a star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the puzzle as a line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} · turn {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up first: what you have seen cannot be hidden again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution {n} of {all}: show the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a wrong move costs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} · practice, not counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleProvider</name>
    <message>
        <source>No puzzle could be made. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No puzzle of this difficulty came up: here is the nearest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleSession</name>
    <message>
        <source>The move before is still being written to the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your move back first: it lets the win slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attempt is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This could not be worked out. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleStrip</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cost a star. Take it back with {undo} and try another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That lets the win slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution, step {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution, played by one who sees the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by one who sees the layout, step {n} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solution is shown, without stars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordList</name>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player, game, name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches yet. Whatever you play is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record cannot be read any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{which} is listed no more. The file stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stays as it is: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is finished yet: there is no folder to be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records are still being read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted {which}. It stays in the bin for %n days.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsList</name>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing solved yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} · your rating {rating} ± {margin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n timed runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsText</name>
    <message>
        <source>Copy the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text, top row first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top row first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunSection</name>
    <message>
        <source>Against the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All quick kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as you can before the time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is your best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your best is {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the run?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n seconds less.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in {time}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On to the next one: costs %n seconds, as a wrong move does</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} left, %n solved</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>{name} could not be saved: {reason}. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}. {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreAndPar</name>
    <message>
        <source>{n} {unit}. Par is {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Scores, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>After turn {n}:  {scores}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first:  {scores}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatBlock</name>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person sits here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player sits here: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Line {line} of the record: {reason}. All moves before it are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move before is still being written to the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are more notes than can be kept with the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged file is kept as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the position the clipboard holds as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the position as a record of a match not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle of this position, if it has one best answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharePuzzleDialog</name>
    <message>
        <source>A puzzle of your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is measured, to find par…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle as a line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large layouts take up to a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle of your position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the one answer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has one best answer, or one first move that wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind}: {goal}. {difficulty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no puzzle: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No puzzle could be made of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle is in the clipboard: paste it into a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mono puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Par is %n points in three turns. {difficulty}. The layout lies sealed in this line.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything the mouse can do, the keyboard can do as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: setting up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every set-up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fold the panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>On your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new one of each kind every day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of today’s are done; others come without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {puzzle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n days running</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n puzzles today</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>{name}’s board, small: {fact}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StripHandle</name>
    <message>
        <source>Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{game}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lost the thread and plays anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a serious match, and what was shown stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, your turn is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look as long as you like, then hide the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking about the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move takes the offer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you are typing. Enter plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing goes on where it was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the board and pass the computer on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} proposes a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asker} asks to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answerer}, do you agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, do you resign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give the game up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, do you propose a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all agree, the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, do you call it a tie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call it a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyBox</name>
    <message>
        <source>No hole is closed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThemeButton</name>
    <message>
        <source>Switch to Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to Lamplight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileEditScene</name>
    <message>
        <source>{cell}, {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile there, or else the one in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileGrid</name>
    <message>
        <source>All tiles: arrow keys walk, Enter takes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, in the sack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileRack</name>
    <message>
        <source>in the sack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror: left and right change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip: top and bottom change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>Nothing is painted there: click a region.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Serious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A serious match: no hints, no lens, and what was shown is not taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoLine</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Hold the players up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let them play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>People here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}, one screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You and one of %n levels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name} is uncovering cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is looking for your regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, uncover a cell or end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, uncover a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is placing a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, draw your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list goes on while no value is lower than the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list goes on with {value} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list goes on with {value} alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} counts as {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s list ended with {low}, lower than {before}: it scored {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s list scored {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are uncovered one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your layout. Nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your layout lies in the panel now. Nobody else sees it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} is lower than {before} and ended your list: it scores {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your list scores {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To uncover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No automatic reveals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layouts are placed unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All layouts are placed. Now they are looked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scored {n}. Both boards are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scored {n}. All boards are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been uncovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s last list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen by the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden, your guess {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} of {name}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cells} hidden</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Board</name>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Legend</name>
    <message>
        <source>in and out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reflection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_RowPainter</name>
    <message>
        <source>Name of this record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>adamas</name>
    <message>
        <source>No pieces are on their way yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} has only {n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is empty: choose one of your stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is {name}’s stack: choose one of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces are going to {cell}: it cannot give any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces of {cell} are on their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A merge goes to one cell: all its pieces go to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split comes from one stack: only {source} can give more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add more from {source} to split, or send other stacks to {target}, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pieces are on {source} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} is on no line with {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blocker} stands between {source} and {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stack of yours is that high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} can go nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} cannot join: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry the whole stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carry {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all to {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n capture {height}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n see its {height}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stay on {cell}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>captures {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} may capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, split the stack on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop {n} of {left} on a marked cell. Keys or wheel: how many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move the stack on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop all {n} on a marked cell. Keys or wheel: fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a stack along a line; with Shift it is played at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a stack along a line. The first move may not capture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move, split or merge stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move or merge stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move or split your stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move your piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move or split a stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, move a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, this split needs a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, this move needs a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play the merge or add to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other stacks in sight of {target} can join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play the merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play the split or add to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {source} can give more pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play the split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from {source} splits, another stack to {target} merges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More from {source} splits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another stack to {target} merges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play {move} or add to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, play {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell}, {name}’s stack of {n}, seen {seen}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something went wrong, and this game cannot be kept. Save it elsewhere: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. Your game is kept. The details are in {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. Your game is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a game from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lens: what you could work out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mono layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call it a tie…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays calmly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays briskly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back what was deleted last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel beside the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>125 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>150 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>175 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>200 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Quincunx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click and drag to paint; the right button erases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an area to paint all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click and drag to make cells empty again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click two regions: they change their labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a region to where it is to be.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>Region {label} has %n cells too many.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label} is torn into %n parts: join them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label} needs %n more cells.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Split, merge and count to capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the pieces that see an enemy stack add up to its height, you may capture it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The great capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adamas: take the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move begins at {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, the first by lot, {pool} in each pool</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, the first on the table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture {n} of %n pieces in one move</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has %n regions, {cells} cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find the four atoms: par is %n probes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place one tile for %n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} cells, %n pieces each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} or %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Win with one move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adamas: force the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Win in two moves, whatever the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rays, name the four atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send rays into the box, see where they come out, and name the four atoms inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Box alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four atoms, few probes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an atom at {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>probes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>49 cells, four atoms in each box</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join your colour into one long loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay tiles so that colours run on, and be the first to close a loop of six or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loop in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragons: close it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Close a winning loop with one tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile at {cell} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loop in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragons: with two tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force a winning loop with two tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A loop in three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragons: with three tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force a winning loop with three tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop of six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoulders up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match corners, close the holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place tiles so that their numbers agree. Close a hole to score the numbers round it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the draws are hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holomino: score the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several holes at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the runs in a hidden layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover cells of the others’ boards. Values must not fall; equal ones in a row score the square of their number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A little chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mono alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three turns, many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make points in three turns: par is {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {cell} next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>incoming</name>
    <message>
        <source>Only one can be open. Among the records: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one can be open. Left out: {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>layoutText</name>
    <message numerus="yes">
        <source>%n cells are no board: the largest has {below}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are no board: the smallest has {above}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are no board: {below} or {above} would be one.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has %n cells where the others have {width}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}: a board of %n cells has the labels 1 to {last}, not “{label}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This text is too long to be a layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layout in this text: it is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {n}, column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {n}, column {c}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {c}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>libraryList</name>
    <message>
        <source>Name and #tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Difficulty {n} of 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily of {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All quick kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won by {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(computer, {level})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>1 in {count} is better than to wait for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 in {count} wins at once; if wrong, {others} and {guesses} are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile at {name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile may carry the same digit twice or three times. There are more tiles, and they are easier to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typed list of cells ends the turn when it is used up; otherwise random cells follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: best dragon (Tantrix scoring)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: closed dragon with two eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: complete a dragon alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: first complete dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: loop of five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: most eyes, at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim: most eyes, at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture as many pieces as possible in one move: {n} of {all} can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eyes a complete dragon needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the four atoms with as few probes as you can: par is {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tile: second side up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First tile: shoulders up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force a winning loop within three tiles of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force a winning loop within two tiles of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps with three closed sides fill themselves or must be filled at once. This is the standard rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps with three closed sides neither fill themselves nor have to be filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps: may stay open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps: must be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest value counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cells each side of the board has: 3 for two players and 4 for three, if not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many eyes a closed dragon needs to count as complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many pieces each player starts with: four for each cell per side but one, if not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many regions each board is divided into; region k has k cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles each player holds between turns. A larger pool leaves more choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tiles there are, the starting tile included: 50, or 40 with Tantrix scoring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. A player wins by completing a dragon with more eyes than every enemy dragon has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. A player wins when a turn completes dragons of theirs and none of the opponent&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. Play all tiles. A dragon scores 1 for each eye, doubled if it is closed; the player with the best dragon wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. Play all tiles. The complete dragon with most eyes wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. The first player to complete a dragon wins, whatever its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. Win with a closed dragon of two or more eyes. Needs crossing colours on the second side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a loop of six. Win with a loop of more than four tiles. Needs crossing colours on the second side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest value counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make as many points as you can in three turns: par is {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {name} next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No automatic reveals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move is made; the win is forced with {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is placed; the loop is closed with {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the second side of a tile each colour has a band and a loose tail. This is the standard tile set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the second side of a tile each colour joins its three edges, and the two cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile that scores most: {n} points are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progressive capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side: crossing colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side: loose tails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several holes closed by one move score their sum times their number, not their product.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The atoms are not found; par is {n} probes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is drawn when the tiles run out. This is the standard rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loop is not closed; it is with {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move begins at {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of a split land one after another, and what each may capture is counted afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting tile lies with its shoulders up. This is the standard start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting tile lies with its tails (or its cross) up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is not forced; it is with {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an atom at {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles carry the digits from 1 up to this one. More digits make more tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in a pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles run out: draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a cell shows several values the highest is listed (three or four players; harder).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a cell shows several values the lowest is listed (three or four players).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win in two moves, whatever the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win with one move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You captured {score}: that is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You captured {score}: {best} captures {par}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You forced the loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You forced the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} probes; par is {par}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made {n} points; par is {par}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You scored {score}: {best} scores {par} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You scored {score}: {par} points are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell is missing here: a turn reads like a1,b2 or a1,b2,end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cell such as d1 or pieces such as 2xd1 are missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw is written with a star, like *123</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw starts with *</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a guess needs exactly four markers: there are {n}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a list of the players&apos; names is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lower value takes nothing away from the list, and {goes_on:.0%} of the time {value} or more comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapping of option names to values is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match has at most {most} plies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match has at most {most} plies, those taken back included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match has at most {most} single moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match has at most {most} single moves, here are more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a merge has its counts before the hyphen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a merge takes pieces from two or more stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a message has at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move has a hyphen before where it goes, such as d1-d3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is a tile state and a position, such as d3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name has 1 to {most} printable characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name needs a letter or a sign that can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note does not begin with =</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note is a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note is one line of at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player has at most {most} pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ply has at most {most} characters, this one {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position has at most three digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a position needs a tile on the board and one in the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a puzzle has at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a puzzle is a text like {example}, with two colons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a random layout gives nothing away, and there is no time to find a better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record has at most {most} plies and ways back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seat is missing before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set-up has at most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a split sends at least one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie can be claimed when a position occurs three times, this one did once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie can be claimed when a position occurs three times, this one did twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie cannot be claimed in {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile has three digits, like 123</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile of three digits stands on one side of the colon, like 123:6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn needs at least one uncovered cell before its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {digit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>about {left:.0f} of {n:,} placements stay possible on average</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all atoms were told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all moves are made: take the last one back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an {digit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one piece moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one piece moves, not {count}, at {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one tile must lie on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least two players must have pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atoms that shield each other take long to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>both players completed a dragon with {n} eyes or more in one turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>both players formed a loop of {length} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players passed in succession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both players&apos; best dragons score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>brings your best dragon from {before} to {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>can hold out for {n} more moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>captures {cells} ({pieces})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captures {cells} and wins: nothing else is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes a hole of {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes three holes, {sum} = {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes two holes, {sum} = {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed a dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a dragon with {eyes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completes a dragon with {eyes} and wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicts {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either one stack splits, or several merge on one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the game in a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every atom lies on one of the 49 cells from a1 to g7</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>every result of {port} leaves only one of the {n} placements possible</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>fills position {position}, where {enemy} could have {done}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>forces the win in {n} more moves at most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>gathers {height} on {cell}, too many to be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives you a dragon with {ends} to build on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group {number} of {count}, “{group}”, is mistyped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group {number}, “{group}”, has a “{sign}”, which no puzzle has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group {number}, “{group}”, is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>groups are missing, stand in another order or belong to another kind: copy the whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has {after} empty cells in sight instead of {before}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide exactly four atoms in {name}&apos;s box: {count} are too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>hide exactly four atoms in {name}&apos;s box: {n} more must be named</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hide four different atoms, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds out longest, for {enemy} can win against every move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the pool of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is either on or off, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it begins with “{start}”, not with {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no puzzle that this version can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not O&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {name}&apos;s move: there is nothing to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {name}&apos;s turn here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes too long to solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes {par}, not {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its captures are progressive, which no puzzle of two moves has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its goal is not its par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its goal is not what can be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its groups are missing after the kind: copy the whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its layout is wrong: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its numbers are not those of a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its par is {par}, not {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its par is {par}, where 1 to {most} points can be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its position is wrong: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its regions wind: only {pairs} of {every} neighbouring pairs are equal, so that one cell says little about the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its {edge} edge is {own} and meets {met}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joins {count} of your dragons into one with {ends}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps a place worth {points} points that only your {tile} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {name}&apos;s {tile} from scoring {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the pool of {name} no hole to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves the pool of {name} no more than {points} points, for {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>makes a gap and leaves {enemy} only {n} moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>makes a gap, which {enemy} must fill before closing a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes a gap, which {enemy} must fill before completing a dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>makes a loop of {n} tiles and wins</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>makes a place worth {points} points that only your {tile} fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes an eye: your dragon there has {eyes} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>makes {n} more tiles fall into place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>markers go on the 49 cells from a1 to g7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more probes must tell before a guess is worth it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves follow after the end of the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number from 0 to 2^128 - 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be from {low} to {high}, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be {low} or more, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs three or four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no better cell for {value}, but the turn goes on here in {goes_on:.0%}, most likely with {likely}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no covered cell can follow: end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no loop can be forced within {turns} turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move avoids the defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move captures anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no move is longer than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no placement scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no probe can tell its atoms from another placement</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>no probe can tell the {n} placements apart that explain every mark</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no probe can tell these atoms from some others, so they must be guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no stack holds that many pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such option; do you mean {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such option; there are: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such option; this game has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tile is drawn now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no turn is longer than {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no win can be forced within {turns} moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has asked to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody has proposed a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody wins: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of your tiles fits, and {tile} is the one you will miss least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can follow {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can follow “end”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing from {value} on seems to be left, and a cell is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is known yet, so every ray tells much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left to chance in a puzzle: name a cell, or end the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is left to uncover, which ends {name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing should follow the end of the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one colon stands between tile and position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions} must be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one guess a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one probe a turn: {port} would be the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only these four cells explain every mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {name}, who is to move, may claim a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {state} fits on {cell}, so that it would lie there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place your layout first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ply 0 should stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ply {expected} was expected here, not {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool_size {size} needs {needed} tiles, but num_digits {digits} makes only {there}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>port {port} has the mark {mark} already: probe another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>region {label} has {n} cells, not {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>region {label} is torn apart: {here} is not joined to {there}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves {cells} from capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say how many go to each cell: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something is missing before or after a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops {enemy} at position {positions}, where one tile would have {done}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the last move back first: it lets the win slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the atoms are hidden already: hiding is for the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the atoms in {name}&apos;s box are on {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box of {name} needs {atoms} atoms, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends too early; something is missing after this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was changed after it was saved; every move was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first round is for hiding four atoms in {name}&apos;s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four atoms lie apart: {cell} stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four atoms lie apart: {first} and {second} are the same cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game may end before your next turn, so the chance of {goes_on:.0%} to go on is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game would be over: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap at position {position}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gap at position {position} must be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head of the record should have “{key}:” here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last answer is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last line is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last ply should be {named}, but it is {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line of {port} is the least known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot begin: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the middle of a side tells most about an untouched box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the ply cannot be read; the last one is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player to move must have pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the player to move, {name}, has no pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the pool of {name} needs 1 to {n} tiles, not {count}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the ports are 1 to 14 and a to n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position is missing: write it on the colon&apos;s other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position the match begins with cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position this match began with is a secret until it is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the probe is spent, and {n:,} placements are too many for a guess</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the probe is spent, and {n:,} placements are too many for the last guess</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the sealed text is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat is missing or not in this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed cannot be read; later draws will differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text of a position is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile on {cell} does not fit: its {ours} meets {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tile on {cell} touches none of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tiles ran out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tiles ran out and nobody leads in eyes of a complete dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the turn would go on in {goes_on:.0%} at best, and the cell uncovered is worth more in a later run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the {n} pieces of {name} leave the board</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there are more draws than were due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only {tiles} tiles, and one must be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are only {tiles} tiles: with {placed} on the table {pool} cannot be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are players 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are plies 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many moves to look at all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are {pieces} pieces each, but {name} has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no computer player for {game} yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kind of puzzle “{kind}”; there are: {kinds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no level {wanted}; there are: {known}, random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no position {number}: positions go from 1 to {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no position {number}: there are {count} positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such game; there are: {games}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tile state {state}: states go from {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tile {tile}: a tile has three different digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tile {tile}: its digits go from 1 to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no way back from ply {ply} to ply {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {tile} in the sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to make again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is only one tile {tile}, and it is twice {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is only one tile {tile}, and it is {place} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these cells look likeliest, one ray at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this attempt is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a serious match: go on after all that has been shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a serious match: what has been shown is not taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no move of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no record: it should begin with “{title}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is too long for a turn: write 123:6, or 245</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this line is no ply; expected its number, the seat and a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this position has occurred three times: a tie may be claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this position holds secrets until the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this record has format {found}, made by a newer Quincunx; this one reads up to format {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this turn&apos;s guess is spent, and there is nothing left to probe in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatens to win in {count} places at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatens to win with one more tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatens to win with one more tile while {enemy} has a gap to fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatens {cells} at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threatens {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie claimed: the position occurred three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ties: two pieces are left and neither can capture the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two atoms lie on {cell} in the box of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pieces are left and neither can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a layout, or random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type four cells, such as a1,a2,d4,d5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type markers such as +b3 or /b3, a port from 1 to 14 or a to n, ? or end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for a better chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>wins by force within your next {n} turns, whatever {enemy} does</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wins by force, whatever {enemy} does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins with the last tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins: it leaves nobody else a legal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no tile, not {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have {tiles}, not {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your layout is placed already and stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} belongs to the guess: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} cannot be taken: the first move of the game may not capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} has a marker already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} has no marker to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} holds {held}, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is named twice: a cell is uncovered once</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cell} is not capturable: {n} pieces see its {height}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is not on the board: its cells are {first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is not one of the four cells to guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is uncovered already on every opponent&apos;s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is uncovered already on the opponent&apos;s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is {name}&apos;s stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} must hold 1 to {most} pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} must hold a colour and a height</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{clause}, and {n} tiles fall into place</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{count} first moves solve it, not one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{does}, and none of your stacks can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{does}, though {cells} can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entrant}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gains}, but {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no set-up positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} leaves nothing to chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} takes {allowed} players, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gap} must be filled first</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{moved}: {n} stand there</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have no pieces left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} tie: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} accepts the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} alone completed a dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} calls the game a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can know after one more probe, and this is 1 in {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} captures {owner}&apos;s stack of {n} on {cell}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} formed a loop of {length} tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} formed the longer loop, {longest} tiles to {shortest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} found the four atoms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gains {won} and has {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} guessed wrong three times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} guesses {cells}: that is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} guesses {cells}: that is wrong, and it was the last guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells}: that is wrong, and {n} guesses are left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any enemy</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a loop of {n} tiles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has already agreed to the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has already asked to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has already proposed a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no legal move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no pieces left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has nothing to take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has the complete dragon with most eyes, {n} eyes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest scoring dragon, {most} to {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box, on {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} is not close, so with {n} placements left a probe is safer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} loses {lost} and has {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} makes {n} eyes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves {pieces} from {source} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places the layout {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} probes {port}: the ray comes out at {leaves}, and both ports are marked {mark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} probes {port}: the ray hits an atom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} probes {port}: the ray is reflected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} proposes a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts a marker on {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {state} at position {position}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} puts {tile} at position {position}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rejects the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the marker from {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {tile} back and passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uncovers {cell} at random: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uncovers {cell} at random: {found}; {value} counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uncovers {cell}: {found}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} uncovers {cell}: {found}; {value} counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s board is wholly uncovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s dragon on {n} tiles is closed, with {eyes}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s layout was {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s list {runs} scores {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s list {runs} scores {parts} = {points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s list {values} does not score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} boards are wholly uncovered</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} guesses</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open ends</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} values where the board has {cells} cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} and {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts} or {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parts}, {part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{port} has {n} possible results, and {rest}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{port} is most likely a hit ({share:.0%})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{port} is most likely a reflection ({share:.0%})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{port} is most likely out at {leaves} ({share:.0%})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason} once the earlier parts have landed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}, and {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state} does not fit at {position}: {clash}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state} falls into place at position {position}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} is not in line of sight of {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is not a cell: cells go from a1 to g7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} does not fit at {position}: the {ours} would meet {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} fits at position {position}, so you cannot pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} is the first tile on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unseen}: a stack does not see its own cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unseen}: they share no line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unseen}: {cell} stands between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is lower than {before}, which ends {name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is most likely here ({share:.0%}) and would make a run of {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is most likely here ({share:.0%}), and a turn that begins low leaves room for more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is most likely here ({share:.0%}), and everything from there on can still follow in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} may be here ({share:.0%}) for a run of {length}, and the turn goes on in {goes_on:.0%}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} on {owner}&apos;s board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} and is out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{won}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“move:” needs one of {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“points:” needs two numbers, like 12 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}:” needs one number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}:” stands in the head of the record twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” is {here} in the set-up, but {there} in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{sign}” cannot be read: write 123:6 to place a tile, or 245 to throw it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” cannot be read: {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no cell: {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is no single move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a cell: a turn reads like a1,b2 or a1,b2,end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a value: the values of this board are 1 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names no cell: {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” on {cell} should be a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” should be a cell like 0,-1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” should be written like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” should begin with one of {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no option and its value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings in {path} cannot be read: remove this file. The usual ones hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings were damaged and are the usual ones again; kept as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sharing</name>
    <message>
        <source>This file is too large to be a layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Look at the move before, or after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next button or field, or the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the button that has the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over board and rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act there, like a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what is half done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom; with Ctrl the wheel always does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board, like the middle mouse button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last move back with its answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How puzzles work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the layout as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a match: use this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint, or what the tool does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint while walking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase; so does the right mouse button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the label of a cell; so does the middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up what is half done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the position as a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a game from the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint; Enter plays it, Esc puts it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lens of Mono and Black Box, on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back: from what is half done, then from the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu with all there is to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Quincunx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or leave the editor of Mono layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the line to type moves into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or fold the panel of a small window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>turns</name>
    <message>
        <source>resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposes a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees to the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refuses the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calls it a tie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>unfinished</name>
    <message>
        <source>{name} to move, turn {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names}, %n turns played</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie between {several} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} took back %n moves that had shown something</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
