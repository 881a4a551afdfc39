<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AdamasEditScene</name>
    <message numerus="yes">
        <source>Each player has %n pieces, and all of {name}’s are placed</source>
        <translation>
            <numerusform>Each player has %n piece, and all of {name}’s are placed</numerusform>
            <numerusform>Each player has %n pieces, and all of {name}’s are placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdamasWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces each</source>
        <translation>
            <numerusform>%n piece each</numerusform>
            <numerusform>%n pieces each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces saw {owner}’s last stack.</source>
        <translation>
            <numerusform>%n piece saw {owner}’s last stack.</numerusform>
            <numerusform>%n pieces saw {owner}’s last stack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation>
            <numerusform>%n stack</numerusform>
            <numerusform>%n stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threats</source>
        <extracomment>below their number</extracomment>
        <translation>
            <numerusform>threat</numerusform>
            <numerusform>threats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message numerus="yes">
        <source>Puzzles solved on {n} of the last %n days</source>
        <translation>
            <numerusform>Puzzles solved on {n} of the last %n day</numerusform>
            <numerusform>Puzzles solved on {n} of the last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%n cells are the same. They are ringed.</source>
        <translation>
            <numerusform>%n cell is the same. It is ringed.</numerusform>
            <numerusform>%n cells are the same. They are ringed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ. They are ringed.</source>
        <translation>
            <numerusform>%n cell differs. It is ringed.</numerusform>
            <numerusform>%n cells differ. They are ringed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>%n solved, {m} not solved</source>
        <translation>
            <numerusform>%n solved, {m} not solved</numerusform>
            <numerusform>%n solved, {m} not solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dashboard</name>
    <message numerus="yes">
        <source>Solve %n more puzzles to see your rating.</source>
        <translation>
            <numerusform>Solve %n more puzzle to see your rating.</numerusform>
            <numerusform>Solve %n more puzzles to see your rating.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message numerus="yes">
        <source>The file with your layouts and puzzle results was damaged. %n entries were rescued. The damaged file was saved as {name}.</source>
        <translation>
            <numerusform>The file with your layouts and puzzle results was damaged. %n entry was rescued. The damaged file was saved as {name}.</numerusform>
            <numerusform>The file with your layouts and puzzle results was damaged. %n entries were rescued. The damaged file was saved as {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtBoard</name>
    <message numerus="yes">
        <source>%n cells hidden</source>
        <translation>
            <numerusform>%n cell hidden</numerusform>
            <numerusform>%n cells hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message numerus="yes">
        <source>%n games chosen</source>
        <translation>
            <numerusform>%n game chosen</numerusform>
            <numerusform>%n games chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DragonsWords</name>
    <message numerus="yes">
        <source>%n complete</source>
        <translation>
            <numerusform>%n complete</numerusform>
            <numerusform>%n complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eyes</source>
        <translation>
            <numerusform>%n eye</numerusform>
            <numerusform>%n eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+ eyes</source>
        <translation>
            <numerusform>%n+ eye</numerusform>
            <numerusform>%n+ eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n eyes complete</source>
        <translation>
            <numerusform>{n} of %n eye complete</numerusform>
            <numerusform>{n} of %n eyes complete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sides} sides are closed. A tile fits in %n ways.</source>
        <translation>
            <numerusform>{sides} sides are closed. A tile fits in %n way.</numerusform>
            <numerusform>{sides} sides are closed. A tile fits in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest path of {name}: %n tiles</source>
        <translation>
            <numerusform>longest path of {name}: %n tile</numerusform>
            <numerusform>longest path of {name}: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles on the board</source>
        <translation>
            <numerusform>%n tile on the board</numerusform>
            <numerusform>%n tiles on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, Enter places.</source>
        <translation>
            <numerusform>It fits in %n way: R turns, F flips, Enter places.</numerusform>
            <numerusform>It fits in %n ways: R turns, F flips, Enter places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, a click places.</source>
        <translation>
            <numerusform>It fits in %n way: R turns, F flips, a click places.</numerusform>
            <numerusform>It fits in %n ways: R turns, F flips, a click places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position {number}: a tile fits in %n ways.</source>
        <translation>
            <numerusform>Position {number}: a tile fits in %n way.</numerusform>
            <numerusform>Position {number}: a tile fits in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, fill one of the %n gaps</source>
        <translation>
            <numerusform>{name}, fill %n gap</numerusform>
            <numerusform>{name}, fill one of the %n gaps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>Mono layout, %n regions</source>
        <translation>
            <numerusform>Mono layout, %n region</numerusform>
            <numerusform>Mono layout, %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a layout with %n regions</source>
        <translation>
            <numerusform>Pasted a layout with %n region</numerusform>
            <numerusform>Pasted a layout with %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This layout has %n regions, but this game uses {wanted}.</source>
        <translation>
            <numerusform>This layout has %n region, but this game uses {wanted}.</numerusform>
            <numerusform>This layout has %n regions, but this game uses {wanted}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n empty cells next to it</source>
        <translation>
            <numerusform>%n empty cell next to it</numerusform>
            <numerusform>%n empty cells next to it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureCard</name>
    <message numerus="yes">
        <source>{n} of %n solved</source>
        <translation>
            <numerusform>{n} of %n solved</numerusform>
            <numerusform>{n} of %n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message numerus="yes">
        <source>%n players here</source>
        <translation>
            <numerusform>%n player here</numerusform>
            <numerusform>%n players here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vs %n computers</source>
        <translation>
            <numerusform>vs %n computer</numerusform>
            <numerusform>vs %n computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>%n lessons</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n lessons done</source>
        <translation>
            <numerusform>{n} of %n lesson done</numerusform>
            <numerusform>{n} of %n lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameStandingCard</name>
    <message numerus="yes">
        <source>Rated after %n games against the computer</source>
        <translation>
            <numerusform>Rated after %n game against the computer</numerusform>
            <numerusform>Rated after %n games against the computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rated after %n more games</source>
        <translation>
            <numerusform>Rated after %n more game</numerusform>
            <numerusform>Rated after %n more games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoEditScene</name>
    <message numerus="yes">
        <source>put aside, %n tiles</source>
        <translation>
            <numerusform>put aside, %n tile</numerusform>
            <numerusform>put aside, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bag with %n tiles</source>
        <translation>
            <numerusform>bag with %n tile</numerusform>
            <numerusform>bag with %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoWords</name>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>one hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one turn decided it.</source>
        <translation>
            <numerusform>%n hole in one turn decided it.</numerusform>
            <numerusform>%n holes in one turn decided it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a tile first: {tiles} fit at {number}</source>
        <translation>
            <numerusform>Choose a tile first: {tiles} fits at {number}</numerusform>
            <numerusform>Choose a tile first: {tiles} fit at {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n positions.</source>
        <translation>
            <numerusform>It fits at %n position.</numerusform>
            <numerusform>It fits at %n positions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns it.</source>
        <translation>
            <numerusform>It fits in %n way: R turns it.</numerusform>
            <numerusform>It fits in %n ways: R turns it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: the wheel or R turns it.</source>
        <translation>
            <numerusform>It fits in %n way: the wheel or R turns it.</numerusform>
            <numerusform>It fits in %n ways: the wheel or R turns it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits at %n positions</source>
        <translation>
            <numerusform>fits at %n position</numerusform>
            <numerusform>fits at %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bag, %n tiles</source>
        <translation>
            <numerusform>the bag, %n tile</numerusform>
            <numerusform>the bag, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your tiles can close holes at %n positions</source>
        <translation>
            <numerusform>your tiles can close holes at %n position</numerusform>
            <numerusform>your tiles can close holes at %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in pool</source>
        <translation>
            <numerusform>%n tile in pool</numerusform>
            <numerusform>%n tiles in pool</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n new ones a day</source>
        <translation>
            <numerusform>%n new one a day</numerusform>
            <numerusform>%n new ones a day</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%n of your own</numerusform>
            <numerusform>%n of your own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message numerus="yes">
        <source>{n} of %n today</source>
        <translation>
            <numerusform>{n} of %n today</numerusform>
            <numerusform>{n} of %n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved}, %n to go</source>
        <translation>
            <numerusform>{solved}, %n to go</numerusform>
            <numerusform>{solved}, %n to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabelPalette</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>cells of a region still to be painted</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <extracomment>cells of a region painted too many</extracomment>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message numerus="yes">
        <source>%n things to fix</source>
        <translation>
            <numerusform>one thing to fix</numerusform>
            <numerusform>%n things to fix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message numerus="yes">
        <source>%n layouts</source>
        <translation>
            <numerusform>One layout</numerusform>
            <numerusform>%n layouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ from the board</source>
        <translation>
            <numerusform>%n cell differs from the board</numerusform>
            <numerusform>%n cells differ from the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layouts deleted</source>
        <translation>
            <numerusform>One layout deleted</numerusform>
            <numerusform>%n layouts deleted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTransfer</name>
    <message numerus="yes">
        <source>%n did not fit: the library is full</source>
        <translation>
            <numerusform>One did not fit: the library is full</numerusform>
            <numerusform>%n did not fit: the library is full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files without a layout: {name}</source>
        <translation>
            <numerusform>One file without a layout: {name}</numerusform>
            <numerusform>%n files without a layout: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layouts added</source>
        <translation>
            <numerusform>One layout added</numerusform>
            <numerusform>%n layouts added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you already had</source>
        <translation>
            <numerusform>One you already had</numerusform>
            <numerusform>%n you already had</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n to solve</numerusform>
            <numerusform>%n to solve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message numerus="yes">
        <source>%n seconds at most</source>
        <translation>
            <numerusform>%n second at most</numerusform>
            <numerusform>%n seconds at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds were not enough to find out whether a layout is possible.</source>
        <translation>
            <numerusform>%n second was not enough to find out whether a layout is possible.</numerusform>
            <numerusform>%n seconds were not enough to find out whether a layout is possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are in the way: erase {cells}.</source>
        <translation>
            <numerusform>%n cell is in the way: erase {cells}.</numerusform>
            <numerusform>%n cells are in the way: erase {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, or some of them: {cells}.</source>
        <translation>
            <numerusform>Erase this %n cell: {cells}.</numerusform>
            <numerusform>Erase these %n cells, or some of them: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>
            <numerusform>Paint %n connected region. Region 1 has 1 cell.</numerusform>
            <numerusform>Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoScene</name>
    <message numerus="yes">
        <source>End turn · %n points</source>
        <translation>
            <numerusform>End turn · %n point</numerusform>
            <numerusform>End turn · %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message numerus="yes">
        <source>{hints}, %n options changed</source>
        <translation>
            <numerusform>{hints}, %n option changed</numerusform>
            <numerusform>{hints}, %n options changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message numerus="yes">
        <source>The layout has %n regions, which does not fit this board, so it was not used.</source>
        <translation>
            <numerusform>The layout has %n region, which does not fit this board, so it was not used.</numerusform>
            <numerusform>The layout has %n regions, which does not fit this board, so it was not used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintedCount</name>
    <message numerus="yes">
        <source>{n} of %n cells painted</source>
        <translation>
            <numerusform>{n} of %n cell painted</numerusform>
            <numerusform>{n} of %n cells painted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTexts</name>
    <message numerus="yes">
        <source>%n markers are wrong</source>
        <translation>
            <numerusform>%n marker is wrong</numerusform>
            <numerusform>%n markers are wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placed, four needed</source>
        <translation>
            <numerusform>%n placed, four needed</numerusform>
            <numerusform>%n placed, four needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results match</source>
        <translation>
            <numerusform>%n result matches</numerusform>
            <numerusform>%n results match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n results match</source>
        <translation>
            <numerusform>The %n result matches</numerusform>
            <numerusform>All %n results match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>%n guesses left</source>
        <translation>
            <numerusform>%n guess left</numerusform>
            <numerusform>%n guesses left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rays</source>
        <translation>
            <numerusform>%n ray</numerusform>
            <numerusform>%n rays</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>Still reading %n games</source>
        <translation>
            <numerusform>Still reading %n game</numerusform>
            <numerusform>Still reading %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted {which}. It stays in the bin for %n days.</source>
        <translation>
            <numerusform>Deleted {which}. It stays in the bin for %n day.</numerusform>
            <numerusform>Deleted {which}. It stays in the bin for %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games</source>
        <translation>
            <numerusform>Delete %n game</numerusform>
            <numerusform>Delete %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n cells must be guessed</source>
        <translation>
            <numerusform>One cell must be guessed</numerusform>
            <numerusform>%n cells must be guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>One step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsList</name>
    <message numerus="yes">
        <source>%n timed runs</source>
        <translation>
            <numerusform>%n timed run</numerusform>
            <numerusform>%n timed runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message numerus="yes">
        <source>%n more marks changed.</source>
        <translation>
            <numerusform>%n more mark changed.</numerusform>
            <numerusform>%n more marks changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation>
            <numerusform>%n not solved</numerusform>
            <numerusform>%n not solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message numerus="yes">
        <source>%n seconds lost.</source>
        <translation>
            <numerusform>%n second lost.</numerusform>
            <numerusform>%n seconds lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in {time}</source>
        <translation>
            <numerusform>%n solved in {time}</numerusform>
            <numerusform>%n solved in {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skip to the next puzzle. This costs %n seconds, like a wrong move.</source>
        <translation>
            <numerusform>Skip to the next puzzle. This costs %n second, like a wrong move.</numerusform>
            <numerusform>Skip to the next puzzle. This costs %n seconds, like a wrong move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} left, %n solved</source>
        <translation>
            <numerusform>{time} left, %n solved</numerusform>
            <numerusform>{time} left, %n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>One selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharePuzzleDialog</name>
    <message numerus="yes">
        <source>Par is %n points in three turns. {difficulty}. The layout is hidden inside this line.</source>
        <translation>
            <numerusform>Par is %n point in three turns. {difficulty}. The layout is hidden inside this line.</numerusform>
            <numerusform>Par is %n points in three turns. {difficulty}. The layout is hidden inside this line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} numbers are given. {difficulty}.</source>
        <translation>
            <numerusform>%n of {all} numbers is given. {difficulty}.</numerusform>
            <numerusform>%n of {all} numbers are given. {difficulty}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message numerus="yes">
        <source>{n} of %n puzzles today</source>
        <translation>
            <numerusform>{n} of %n puzzle today</numerusform>
            <numerusform>{n} of %n puzzles today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingPage</name>
    <message numerus="yes">
        <source>A game took {time} and {turns} turns on average (%n games).</source>
        <translation>
            <numerusform>A game took {time} and {turns} turns (%n game).</numerusform>
            <numerusform>A game took {time} and {turns} turns on average (%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n more rated games: standard rules, one opponent, without hints, coach or undo.</source>
        <translation>
            <numerusform>Your rating appears after %n more rated game: standard rules, one opponent, without hints, coach or undo.</numerusform>
            <numerusform>Your rating appears after %n more rated games: standard rules, one opponent, without hints, coach or undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n rated games</source>
        <translation>
            <numerusform>{game}: %n rated game</numerusform>
            <numerusform>{game}: %n rated games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StreakHead</name>
    <message numerus="yes">
        <source>days in a row</source>
        <extracomment>below or after a large number: so many days in a row with a puzzle solved</extracomment>
        <translation>
            <numerusform>day in a row</numerusform>
            <numerusform>days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyTable</name>
    <message numerus="yes">
        <source>{won} won of %n played</source>
        <translation>
            <numerusform>{won} won of %n played</numerusform>
            <numerusform>{won} won of %n played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>%n character left</numerusform>
            <numerusform>%n characters left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message numerus="yes">
        <source>You will be asked again in %n days.</source>
        <translation>
            <numerusform>You will be asked again in %n day.</numerusform>
            <numerusform>You will be asked again in %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message numerus="yes">
        <source>You won {won} of %n games</source>
        <translation>
            <numerusform>You won {won} of %n game</numerusform>
            <numerusform>You won {won} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cells} hidden</source>
        <translation>
            <numerusform>%n of {cells} hidden</numerusform>
            <numerusform>%n of {cells} hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>adamas</name>
    <message numerus="yes">
        <source>%n capture {height}</source>
        <extracomment>on a stack in sight: so many pieces see it, as many as its height</extracomment>
        <translation>
            <numerusform>%n captures {height}</numerusform>
            <numerusform>%n capture {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vs {height}: safe</source>
        <extracomment>on a stack: so many opponent’s pieces see it, and its height is another number</extracomment>
        <translation>
            <numerusform>%n vs {height}: safe</numerusform>
            <numerusform>%n vs {height}: safe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces from {cell}</source>
        <extracomment>the first part of “Merge {parts} on {target}”</extracomment>
        <translation>
            <numerusform>%n piece from {cell}</numerusform>
            <numerusform>%n pieces from {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces from {source} to {target}</source>
        <translation>
            <numerusform>Move %n piece from {source} to {target}</numerusform>
            <numerusform>Move %n pieces from {source} to {target}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>common</name>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <extracomment>how long a match is</extracomment>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best turn made %n points.</source>
        <translation>
            <numerusform>The best turn made %n point.</numerusform>
            <numerusform>The best turn made %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} wins by %n point</numerusform>
            <numerusform>{name} wins by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>Region {label} has %n cells too many.</source>
        <translation>
            <numerusform>Region {label} has one cell too many.</numerusform>
            <numerusform>Region {label} has %n cells too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label} is in %n parts. Connect them.</source>
        <translation>
            <numerusform>Region {label} is not connected. Connect its parts.</numerusform>
            <numerusform>Region {label} is in %n parts. Connect them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label}: %n cells missing.</source>
        <translation>
            <numerusform>Region {label}: %n cell missing.</numerusform>
            <numerusform>Region {label}: %n cells missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message numerus="yes">
        <source>%n tiles, random first tile, {pool} tiles each</source>
        <translation>
            <numerusform>%n tile, random first tile, {pool} tiles each</numerusform>
            <numerusform>%n tiles, random first tile, {pool} tiles each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, one already on the table</source>
        <translation>
            <numerusform>%n tile, one already on the table</numerusform>
            <numerusform>%n tiles, one already on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture {n} of %n pieces in one move</source>
        <translation>
            <numerusform>Capture {n} of %n piece in one move</numerusform>
            <numerusform>Capture {n} of %n pieces in one move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has %n regions, {cells} cells</source>
        <translation>
            <numerusform>Each board has %n region, {cells} cells</numerusform>
            <numerusform>Each board has %n regions, {cells} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place one tile for %n points</source>
        <translation>
            <numerusform>Place one tile for %n point</numerusform>
            <numerusform>Place one tile for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>move</numerusform>
            <numerusform>moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>piece</numerusform>
            <numerusform>pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rays</source>
        <translation>
            <numerusform>ray</numerusform>
            <numerusform>rays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <translation>
            <numerusform>tile</numerusform>
            <numerusform>tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} cells, %n pieces each</source>
        <translation>
            <numerusform>{cells} cells, one piece each</numerusform>
            <numerusform>{cells} cells, %n pieces each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} or %n players</source>
        <translation>
            <numerusform>{low} or %n player</numerusform>
            <numerusform>{low} or %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n players</source>
        <translation>
            <numerusform>{low} to %n player</numerusform>
            <numerusform>{low} to %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>filled</source>
        <extracomment>below the number of cells that are filled</extracomment>
        <translation>
            <numerusform>filled</numerusform>
            <numerusform>filled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>layoutText</name>
    <message numerus="yes">
        <source>%n cells are too many for a board. The largest has {below}.</source>
        <translation>
            <numerusform>%n cell is too many for a board. The largest has {below}.</numerusform>
            <numerusform>%n cells are too many for a board. The largest has {below}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are not enough for a board. The smallest has {above}.</source>
        <translation>
            <numerusform>%n cell is not enough for a board. The smallest has {above}.</numerusform>
            <numerusform>%n cells are not enough for a board. The smallest has {above}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells don’t make a board. {below} or {above} would.</source>
        <translation>
            <numerusform>%n cell doesn’t make a board. {below} or {above} would.</numerusform>
            <numerusform>%n cells don’t make a board. {below} or {above} would.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
        <translation>
            <numerusform>%n region needs {height} rows of {width} cells, not {rows} of {found}.</numerusform>
            <numerusform>%n regions need {height} rows of {width} cells, not {rows} of {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has %n cells where the others have {width}.</source>
        <translation>
            <numerusform>Row {row} has %n cell where the others have {width}.</numerusform>
            <numerusform>Row {row} has %n cells where the others have {width}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.</source>
        <translation>
            <numerusform>{where}: a board of %n cell uses the numbers 1 to {last}, not “{label}”.</numerusform>
            <numerusform>{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for a letter</source>
        <translation>
            <numerusform>%n waits for a letter</numerusform>
            <numerusform>%n wait for a letter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for you</source>
        <translation>
            <numerusform>%n waits for you</numerusform>
            <numerusform>%n wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slips</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a loss in %n moves</source>
        <extracomment>a forced loss that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>hard to see: a loss in %n move</numerusform>
            <numerusform>hard to see: a loss in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a win in %n moves</source>
        <extracomment>a forced win that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>hard to see: a win in %n move</numerusform>
            <numerusform>hard to see: a win in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong moves</source>
        <translation>
            <numerusform>%n wrong move</numerusform>
            <numerusform>%n wrong moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>You did not find the atoms. Par is {n} rays.</source>
        <translation>
            <numerusform>You did not find the atoms. Par is {n} ray.</numerusform>
            <numerusform>You did not find the atoms. Par is {n} rays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.</source>
        <translation>
            <numerusform>You found the atoms with {n} ray, wrong guesses included ({wrong}). Par is {par}.</numerusform>
            <numerusform>You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays. Par is {par}.</source>
        <translation>
            <numerusform>You found the atoms with {n} ray. Par is {par}.</numerusform>
            <numerusform>You found the atoms with {n} rays. Par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You scored {n} points. Par is {par}.</source>
        <translation>
            <numerusform>You scored {n} point. Par is {par}.</numerusform>
            <numerusform>You scored {n} points. Par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guess needs exactly four markers: there are {n}</source>
        <translation>
            <numerusform>a guess needs exactly four markers: there is {n}</numerusform>
            <numerusform>a guess needs exactly four markers: there are {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>both players completed a dragon with {n} eyes or more in one turn</source>
        <translation>
            <numerusform>both players completed a dragon with {n} eye or more in one turn</numerusform>
            <numerusform>both players completed a dragon with {n} eyes or more in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings your best dragon from {before} to {n} points</source>
        <translation>
            <numerusform>brings your best dragon from {before} to {n} point</numerusform>
            <numerusform>brings your best dragon from {before} to {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes a loop of {n} tiles and wins</source>
        <translation>
            <numerusform>makes a loop of {n} tile and wins</numerusform>
            <numerusform>makes a loop of {n} tiles and wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>region {label} has {n} cells, not {value}</source>
        <translation>
            <numerusform>region {label} has {n} cell, not {value}</numerusform>
            <numerusform>region {label} has {n} cells, not {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pool needs 1 to {n} tiles, not {count}</source>
        <translation>
            <numerusform>{name}’s pool needs {n} tile, not {count}</numerusform>
            <numerusform>{name}’s pool needs 1 to {n} tiles, not {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
        <translation>
            <numerusform>the tiles ran out and {name} has the largest complete dragon, {n} tile</numerusform>
            <numerusform>the tiles ran out and {name} has the largest complete dragon, {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} cannot be captured: {n} pieces see it, but its height is {height}</source>
        <translation>
            <numerusform>{cell} cannot be captured: {n} piece sees it, but its height is {height}</numerusform>
            <numerusform>{cell} cannot be captured: {n} pieces see it, but its height is {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins {count} of your dragons into one that can grow at {n} ends</source>
        <translation>
            <numerusform>joins {count} of your dragons into one that can grow at {n} end</numerusform>
            <numerusform>joins {count} of your dragons into one that can grow at {n} ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops {opponent}, who could have {done} at positions {positions}</source>
        <translation>
            <numerusform>stops {opponent}, who could have {done} at position {positions}</numerusform>
            <numerusform>stops {opponent}, who could have {done} at positions {positions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your dragon can grow at {n} ends instead of {before}</source>
        <translation>
            <numerusform>your dragon can grow at {n} end instead of {before}</numerusform>
            <numerusform>your dragon can grow at {n} ends instead of {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moved}, where {n} pieces now stand</source>
        <extracomment>{moved}: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{moved}, where {n} piece now stands</numerusform>
            <numerusform>{moved}, where {n} pieces now stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation>
            <numerusform>{name} completed a dragon with {n} eye or more</numerusform>
            <numerusform>{name} completed a dragon with {n} eyes or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells} and is wrong: {n} guesses left</source>
        <translation>
            <numerusform>{name} guesses {cells} and is wrong: {n} guess left</numerusform>
            <numerusform>{name} guesses {cells} and is wrong: {n} guesses left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a loop of {n} tiles</source>
        <translation>
            <numerusform>{name} has a loop of {n} tile</numerusform>
            <numerusform>{name} has a loop of {n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has the complete dragon with the most eyes, {n} eyes</source>
        <translation>
            <numerusform>{name} has the complete dragon with the most eyes, {n} eye</numerusform>
            <numerusform>{name} has the complete dragon with the most eyes, {n} eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} makes {n} eyes</source>
        <translation>
            <numerusform>{name} makes an eye</numerusform>
            <numerusform>{name} makes {n} eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {n} cells</source>
        <translation>
            <numerusform>{name} reveals {n} cell</numerusform>
            <numerusform>{name} reveals {n} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} splits {source} over {n} cells</source>
        <translation>
            <numerusform>{name} splits {source} over {n} cell</numerusform>
            <numerusform>{name} splits {source} over {n} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} blunders</source>
        <extracomment>one of {faults} in “1 blunder and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} blunder</numerusform>
            <numerusform>{n} blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} boards are completely revealed</source>
        <translation>
            <numerusform>{name}&apos;s board is completely revealed</numerusform>
            <numerusform>{n} boards are completely revealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <extracomment>{eyes} in “completes a dragon with 2 eyes”</extracomment>
        <translation>
            <numerusform>{n} eye</numerusform>
            <numerusform>{n} eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} mistake</numerusform>
            <numerusform>{n} mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>{moves} in “No mistakes in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} move</numerusform>
            <numerusform>{n} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <extracomment>counts pieces within a sentence: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{n} piece</numerusform>
            <numerusform>{n} pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} slips</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} slip</numerusform>
            <numerusform>{n} slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} numbers, but the board has {cells} cells</source>
        <translation>
            <numerusform>{n} number, but the board has {cells} cells</numerusform>
            <numerusform>{n} numbers, but the board has {cells} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed}, followed by {n} automatic tiles</source>
        <extracomment>{placed}: “ann places d at position 3”</extracomment>
        <translation>
            <numerusform>{placed}, followed by {n} automatic tile</numerusform>
            <numerusform>{placed}, followed by {n} automatic tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{revealed} for {n} points</source>
        <extracomment>{revealed}: “ann reveals a3, b4: 2, 2”</extracomment>
        <translation>
            <numerusform>{revealed} for {n} point</numerusform>
            <numerusform>{revealed} for {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>
            <numerusform>{won} after {n} wrong move.</numerusform>
            <numerusform>{won} after {n} wrong moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It captures {n} pieces; every other move captures fewer.</source>
        <translation>
            <numerusform>It captures {n} piece; every other move captures fewer.</numerusform>
            <numerusform>It captures {n} pieces; every other move captures fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
        <translation>
            <numerusform>It closes {n} hole for {points} points; the next best move scores {less}.</numerusform>
            <numerusform>It closes {n} holes for {points} points; the next best move scores {less}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions could have been better.</source>
        <translation>
            <numerusform>{n} decision could have been better.</numerusform>
            <numerusform>{n} decisions could have been better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} merges {sources} into {target}: {n} pieces</source>
        <translation>
            <numerusform>{name} merges {sources} into {target}: {n} piece</numerusform>
            <numerusform>{name} merges {sources} into {target}: {n} pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points and has {score}</source>
        <translation>
            <numerusform>{name} scores {n} point and has {score}</numerusform>
            <numerusform>{name} scores {n} points and has {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stacks</source>
        <extracomment>{sources} in “ann merges 6 stacks into c3”</extracomment>
        <translation>
            <numerusform>{n} stack</numerusform>
            <numerusform>{n} stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points</source>
        <extracomment>{placed}: “ann places 123 at position 6”</extracomment>
        <translation>
            <numerusform>{placed} for {n} point</numerusform>
            <numerusform>{placed} for {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points and has {score}</source>
        <extracomment>{placed}: “ann places 123 at position 6”. {score}: points so far</extracomment>
        <translation>
            <numerusform>{placed} for {n} point and has {score}</numerusform>
            <numerusform>{placed} for {n} points and has {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes that were hard to see</source>
        <extracomment>one of {faults} in “1 mistake that was hard to see in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} mistake that was hard to see</numerusform>
            <numerusform>{n} mistakes that were hard to see</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found the only good move {n} times.</source>
        <translation>
            <numerusform>Found the only good move once.</numerusform>
            <numerusform>Found the only good move {n} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>brings you closer to a complete dragon: {n} tiles are missing instead of {before}</source>
        <translation>
            <numerusform>brings you closer to a complete dragon: {n} tile is missing instead of {before}</numerusform>
            <numerusform>brings you closer to a complete dragon: {n} tiles are missing instead of {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures {n} pieces on {cells}</source>
        <translation>
            <numerusform>captures {n} piece on {cells}</numerusform>
            <numerusform>captures {n} pieces on {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns</source>
        <translation>
            <numerusform>forces the win on your next turn</numerusform>
            <numerusform>forces the win within your next {n} turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns, whatever {opponent} does</source>
        <translation>
            <numerusform>forces the win on your next turn, whatever {opponent} does</numerusform>
            <numerusform>forces the win within your next {n} turns, whatever {opponent} does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to find: a strong player needs {n} rays here, and about {usual:.0f} for most arrangements</source>
        <translation>
            <numerusform>hard to find: a strong player needs {n} ray here, and about {usual:.0f} for most arrangements</numerusform>
            <numerusform>hard to find: a strong player needs {n} rays here, and about {usual:.0f} for most arrangements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to find: only {n} of the 28 ports turn a ray</source>
        <translation>
            <numerusform>hard to find: only {n} of the 28 ports turns a ray</numerusform>
            <numerusform>hard to find: only {n} of the 28 ports turn a ray</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {n} regions are in place.</source>
        <translation>
            <numerusform>The {n} region is in place.</numerusform>
            <numerusform>All {n} regions are in place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} cells were filled.</source>
        <translation>
            <numerusform>{n} of {all} cells was filled.</numerusform>
            <numerusform>{n} of {all} cells were filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} moves later.</source>
        <translation>
            <numerusform>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} move later.</numerusform>
            <numerusform>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} moves later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, but no better move was found</source>
        <translation>
            <numerusform>In return you risk {n} piece on {cells}, but no better move was found</numerusform>
            <numerusform>In return you risk {n} pieces on {cells}, but no better move was found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, fewer than you threaten</source>
        <translation>
            <numerusform>In return you risk {n} piece on {cells}, fewer than you threaten</numerusform>
            <numerusform>In return you risk {n} pieces on {cells}, fewer than you threaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, no more than you capture</source>
        <translation>
            <numerusform>In return you risk {n} piece on {cells}, no more than you capture</numerusform>
            <numerusform>In return you risk {n} pieces on {cells}, no more than you capture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only {n} of your pieces are in danger instead of {before}: those on {cells}</source>
        <translation>
            <numerusform>Then only {n} of your pieces is in danger instead of {before}: the one on {cells}</numerusform>
            <numerusform>Then only {n} of your pieces are in danger instead of {before}: those on {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a guess now would be right only 1 time in {n}</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>
            <numerusform>a guess now would be right</numerusform>
            <numerusform>a guess now would be right only 1 time in {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: you get up to {n} more turns</source>
        <translation>
            <numerusform>every move loses, but this one holds out longest: you get up to {n} more turn</numerusform>
            <numerusform>every move loses, but this one holds out longest: you get up to {n} more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: {opponent} needs up to {n} more turns</source>
        <translation>
            <numerusform>every move loses: {opponent} can win next turn whatever you play</numerusform>
            <numerusform>every move loses, but this one holds out longest: {opponent} needs up to {n} more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer and keeps its {n} ends open</source>
        <translation>
            <numerusform>makes your dragon longer and keeps its {n} end open</numerusform>
            <numerusform>makes your dragon longer and keeps its {n} ends open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer, with {n} open ends instead of {before}</source>
        <translation>
            <numerusform>makes your dragon longer, with {n} open end instead of {before}</numerusform>
            <numerusform>makes your dragon longer, with {n} open ends instead of {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves your {n} pieces on {cells} from capture</source>
        <translation>
            <numerusform>saves your piece on {cells} from capture</numerusform>
            <numerusform>saves your {n} pieces on {cells} from capture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to block</source>
        <translation>
            <numerusform>starts a new dragon of yours with {n} open end. The more open ends, the harder it is to block</numerusform>
            <numerusform>starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to block</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} pieces on {cells}</source>
        <translation>
            <numerusform>threatens {n} piece on {cells}</numerusform>
            <numerusform>threatens {n} pieces on {cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn at positions {positions}</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>you can win next turn at position {positions}</numerusform>
            <numerusform>you can win next turn at positions {positions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn in {n} places</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>you can win next turn in {n} place</numerusform>
            <numerusform>you can win next turn in {n} places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{opponent} must fill a gap and has only {n} moves for it</source>
        <extracomment>{by} in “forces the win: {by}” and “limits {opponent}’s choice: {by}”</extracomment>
        <translation>
            <numerusform>{opponent} must fill a gap and has only {n} move for it</numerusform>
            <numerusform>{opponent} must fill a gap and has only {n} moves for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} arrangements of the atoms are left and no ray can tell them apart, so guess one</source>
        <translation>
            <numerusform>{n} arrangement of the atoms is left, so guess it</numerusform>
            <numerusform>{n} arrangements of the atoms are left and no ray can tell them apart, so guess one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s {n} pieces leave the board</source>
        <translation>
            <numerusform>{name}&apos;s {n} piece leaves the board</numerusform>
            <numerusform>{name}&apos;s {n} pieces leave the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} captures only {n} pieces</source>
        <translation>
            <numerusform>{move} captures only {n} piece</numerusform>
            <numerusform>{move} captures only {n} pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} lets {opponent} win by force in {n} moves</source>
        <translation>
            <numerusform>{move} lets {opponent} win by force in {n} move</numerusform>
            <numerusform>{move} lets {opponent} win by force in {n} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} scores {n} points less</source>
        <translation>
            <numerusform>{move} scores {n} point less</numerusform>
            <numerusform>{move} scores {n} points less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} captures {owner}&apos;s stack of {n} on {cell}</source>
        <translation>
            <numerusform>{name} captures {owner}&apos;s piece on {cell}</numerusform>
            <numerusform>{name} captures {owner}&apos;s stack of {n} on {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s dragon on {n} tiles is complete, with {eyes}</source>
        <translation>
            <numerusform>{name}&apos;s dragon on {n} tile is complete, with {eyes}</numerusform>
            <numerusform>{name}&apos;s dragon on {n} tiles is complete, with {eyes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s list {runs} scores {n} points</source>
        <translation>
            <numerusform>{name}&apos;s list {runs} scores {n} point</numerusform>
            <numerusform>{name}&apos;s list {runs} scores {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any opponent</source>
        <translation>
            <numerusform>{name} has a complete dragon with {n} eye, more than any opponent</numerusform>
            <numerusform>{name} has a complete dragon with {n} eyes, more than any opponent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n</source>
        <translation>
            <numerusform>{won} of %n</numerusform>
            <numerusform>{won} of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message numerus="yes">
        <source>Changed to %n regions</source>
        <translation>
            <numerusform>Changed to one region</numerusform>
            <numerusform>Changed to %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased %n cells</source>
        <translation>
            <numerusform>Erased one cell</numerusform>
            <numerusform>Erased %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Painted %n cells of region {label}</source>
        <translation>
            <numerusform>Painted one cell of region {label}</numerusform>
            <numerusform>Painted %n cells of region {label}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unfinished</name>
    <message numerus="yes">
        <source>{names}, %n turns played</source>
        <translation>
            <numerusform>{names}, %n turn played</numerusform>
            <numerusform>{names}, %n turns played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message numerus="yes">
        <source>{name} undid %n moves after they had revealed a secret</source>
        <translation>
            <numerusform>{name} undid %n move after it had revealed a secret</numerusform>
            <numerusform>{name} undid %n moves after they had revealed a secret</numerusform>
        </translation>
    </message>
</context>
</TS>
