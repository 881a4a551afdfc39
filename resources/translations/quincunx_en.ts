<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%n cells differ: they are ringed.</source>
        <translation>
            <numerusform>%n cell differs: it is ringed.</numerusform>
            <numerusform>%n cells differ: they are ringed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message numerus="yes">
        <source>%n seconds at the most</source>
        <translation>
            <numerusform>%n second at the most</numerusform>
            <numerusform>%n seconds at the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n seconds it is not known if one fits.</source>
        <translation>
            <numerusform>After %n second it is not known if one fits.</numerusform>
            <numerusform>After %n seconds it is not known if one fits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells stand in the way: erase {cells}.</source>
        <translation>
            <numerusform>%n cell stands in the way: erase {cells}.</numerusform>
            <numerusform>%n cells stand in the way: erase {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, fewer may do: {cells}.</source>
        <translation>
            <numerusform>Erase this %n cell: {cells}.</numerusform>
            <numerusform>Erase these %n cells, fewer may do: {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>The atoms are not found; par is {n} probes.</source>
        <translation>
            <numerusform>The atoms are not found; par is {n} probe.</numerusform>
            <numerusform>The atoms are not found; par is {n} probes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</source>
        <translation>
            <numerusform>You found the atoms with {n} probe, wrong guesses included ({wrong}); par is {par}.</numerusform>
            <numerusform>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} probes; par is {par}.</source>
        <translation>
            <numerusform>You found the atoms with {n} probe; par is {par}.</numerusform>
            <numerusform>You found the atoms with {n} probes; par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made {n} points; par is {par}.</source>
        <translation>
            <numerusform>You made {n} point; par is {par}.</numerusform>
            <numerusform>You made {n} points; par is {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</source>
        <translation>
            <numerusform>a careful solver needs {n} probe here, {usual:.1f} on average elsewhere</numerusform>
            <numerusform>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</numerusform>
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
        <source>about {left:.0f} of {n:,} placements stay possible on average</source>
        <translation>
            <numerusform>about {left:.0f} of {n:,} placement stays possible on average</numerusform>
            <numerusform>about {left:.0f} of {n:,} placements stay possible on average</numerusform>
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
        <source>can hold out for {n} more moves</source>
        <translation>
            <numerusform>can hold out for {n} more move</numerusform>
            <numerusform>can hold out for {n} more moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every result of {port} leaves only one of the {n} placements possible</source>
        <translation>
            <numerusform>every result of {port} leaves only one of the {n} placements possible</numerusform>
            <numerusform>every result of {port} leaves only one of the {n} placements possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win in {n} more moves at most</source>
        <translation>
            <numerusform>forces the win in {n} more move at most</numerusform>
            <numerusform>forces the win in {n} more moves at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hide exactly four atoms in {name}&apos;s box: {n} more must be named</source>
        <translation>
            <numerusform>hide exactly four atoms in {name}&apos;s box: {n} more must be named</numerusform>
            <numerusform>hide exactly four atoms in {name}&apos;s box: {n} more must be named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes a gap and leaves {enemy} only {n} moves</source>
        <translation>
            <numerusform>makes a gap and leaves {enemy} only {n} move</numerusform>
            <numerusform>makes a gap and leaves {enemy} only {n} moves</numerusform>
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
        <source>makes {n} more tiles fall into place</source>
        <translation>
            <numerusform>makes {n} more tile fall into place</numerusform>
            <numerusform>makes {n} more tiles fall into place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no probe can tell the {n} placements apart that explain every mark</source>
        <translation>
            <numerusform>no probe can tell the {n} placement apart that explains every mark</numerusform>
            <numerusform>no probe can tell the {n} placements apart that explain every mark</numerusform>
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
        <source>the pool of {name} needs 1 to {n} tiles, not {count}</source>
        <translation>
            <numerusform>the pool of {name} needs 1 tile, not {count}</numerusform>
            <numerusform>the pool of {name} needs 1 to {n} tiles, not {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the probe is spent, and {n:,} placements are too many for a guess</source>
        <translation>
            <numerusform>the probe is spent, and {n:,} placement is too many for a guess</numerusform>
            <numerusform>the probe is spent, and {n:,} placements are too many for a guess</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the probe is spent, and {n:,} placements are too many for the last guess</source>
        <translation>
            <numerusform>the probe is spent, and {n:,} placement is too many for the last guess</numerusform>
            <numerusform>the probe is spent, and {n:,} placements are too many for the last guess</numerusform>
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
        <source>the {n} pieces of {name} leave the board</source>
        <translation>
            <numerusform>the last piece of {name} leaves the board</numerusform>
            <numerusform>the {n} pieces of {name} leave the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins by force within your next {n} turns, whatever {enemy} does</source>
        <translation>
            <numerusform>wins by force within your next turn, whatever {enemy} does</numerusform>
            <numerusform>wins by force within your next {n} turns, whatever {enemy} does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is not capturable: {n} pieces see its {height}</source>
        <translation>
            <numerusform>{cell} is not capturable: {n} piece sees its {height}</numerusform>
            <numerusform>{cell} is not capturable: {n} pieces see its {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{clause}, and {n} tiles fall into place</source>
        <translation>
            <numerusform>{clause}, and {n} tile falls into place</numerusform>
            <numerusform>{clause}, and {n} tiles fall into place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moved}: {n} stand there</source>
        <translation>
            <numerusform>{moved}: {n} stands there</numerusform>
            <numerusform>{moved}: {n} stand there</numerusform>
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
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation>
            <numerusform>{name} completed a dragon with {n} eye or more</numerusform>
            <numerusform>{name} completed a dragon with {n} eyes or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells}: that is wrong, and {n} guesses are left</source>
        <translation>
            <numerusform>{name} guesses {cells}: that is wrong, and {n} guess is left</numerusform>
            <numerusform>{name} guesses {cells}: that is wrong, and {n} guesses are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any enemy</source>
        <translation>
            <numerusform>{name} has a complete dragon with {n} eye, more than any enemy</numerusform>
            <numerusform>{name} has a complete dragon with {n} eyes, more than any enemy</numerusform>
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
        <source>{name} has the complete dragon with most eyes, {n} eyes</source>
        <translation>
            <numerusform>{name} has the complete dragon with most eyes, {n} eye</numerusform>
            <numerusform>{name} has the complete dragon with most eyes, {n} eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is not close, so with {n} placements left a probe is safer</source>
        <translation>
            <numerusform>{name} is not close, so with {n} placement left a probe is safer</numerusform>
            <numerusform>{name} is not close, so with {n} placements left a probe is safer</numerusform>
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
        <source>{name}&apos;s dragon on {n} tiles is closed, with {eyes}</source>
        <translation>
            <numerusform>{name}&apos;s dragon on {n} tile is closed, with {eyes}</numerusform>
            <numerusform>{name}&apos;s dragon on {n} tiles is closed, with {eyes}</numerusform>
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
        <source>{n} boards are wholly uncovered</source>
        <translation>
            <numerusform>{name}&apos;s board is wholly uncovered</numerusform>
            <numerusform>{n} boards are wholly uncovered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <translation>
            <numerusform>{n} eye</numerusform>
            <numerusform>{n} eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} guesses</source>
        <translation>
            <numerusform>{n} guess</numerusform>
            <numerusform>{n} guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open ends</source>
        <translation>
            <numerusform>{n} open end</numerusform>
            <numerusform>{n} open ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} others</source>
        <translation>
            <numerusform>{n} other</numerusform>
            <numerusform>{n} others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
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
        <source>{n} values where the board has {cells} cells</source>
        <translation>
            <numerusform>{n} value where the board has {cells} cells</numerusform>
            <numerusform>{n} values where the board has {cells} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{port} has {n} possible results, and {rest}</source>
        <translation>
            <numerusform>{port} has {n} possible result, and {rest}</numerusform>
            <numerusform>{port} has {n} possible results, and {rest}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <translation>
            <numerusform>{won} after {n} wrong move.</numerusform>
            <numerusform>{won} after {n} wrong moves.</numerusform>
        </translation>
    </message>
</context>
</TS>
