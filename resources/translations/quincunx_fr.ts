<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>Credits</source>
        <translation>Remerciements</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Copies the versions and the end of the log for a bug report. Your games are not included.</source>
        <translation>Copie les versions et la fin du journal pour signaler une erreur. Vos parties n’y figurent pas.</translation>
    </message>
    <message>
        <source>Five abstract games for one computer. Made with Qt {qt} and Python {python}.</source>
        <translation>Cinq jeux abstraits sur un seul ordinateur. Réalisé avec Qt {qt} et Python {python}.</translation>
    </message>
    <message>
        <source>Inventor of Mono, Adamas, Holomino and Dragons (© Cyberite Ltd).</source>
        <translation>Inventeur de Mono, Adamas, Holomino et Dragons (© Cyberite Ltd).</translation>
    </message>
    <message>
        <source>Inventor of Black Box.</source>
        <translation>Inventeur de Black Box.</translation>
    </message>
    <message>
        <source>Wrote Black Box for the play-by-mail server.</source>
        <translation>A écrit Black Box pour le serveur de jeu par correspondance.</translation>
    </message>
    <message>
        <source>The play-by-mail server. Quincunx uses the same notation and commands.</source>
        <translation>Le serveur de jeu par correspondance. Quincunx en garde la notation et les commandes.</translation>
    </message>
    <message>
        <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source code is at {url} and {pyside}. You may change them and use your own: they are separate files in {folder}</source>
        <translation>Les bibliothèques de Qt {qt} et PySide sont sous licence GNU LGPL 3. Leur code source se trouve à {url} et {pyside}. Vous pouvez les modifier et utiliser les vôtres&#x202f;: ce sont des fichiers à part, dans {folder}</translation>
    </message>
    <message>
        <source>GNU Lesser General Public License 3</source>
        <translation>Licence publique générale limitée GNU 3</translation>
    </message>
    <message>
        <source>Referred to by the Lesser General Public License</source>
        <translation>Citée par la licence publique générale limitée</translation>
    </message>
    <message>
        <source>Font. SIL Open Font License 1.1</source>
        <translation>Police. Licence SIL Open Font 1.1</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licence MIT</translation>
    </message>
    <message>
        <source>Python Software Foundation License 2</source>
        <translation>Licence 2 de la Python Software Foundation</translation>
    </message>
    <message>
        <source>In the public domain</source>
        <translation>Dans le domaine public</translation>
    </message>
    <message>
        <source>GNU General Public License 2 with an exception for bundled programs</source>
        <translation>Licence publique générale GNU 2, avec une exception pour les programmes empaquetés</translation>
    </message>
    <message>
        <source>BSD licence</source>
        <translation>Licence BSD</translation>
    </message>
    <message>
        <source>Unicode licence</source>
        <translation>Licence Unicode</translation>
    </message>
    <message>
        <source>Only in the AppImage</source>
        <translation>Seulement dans l’AppImage</translation>
    </message>
    <message>
        <source>MIT licence (X11)</source>
        <translation>Licence MIT de X11</translation>
    </message>
    <message>
        <source>The computer players run compiled.</source>
        <translation>Les joueurs de l’ordinateur s’exécutent en code compilé.</translation>
    </message>
    <message>
        <source>The computer players run interpreted: they see less in the same time.</source>
        <translation>Les joueurs informatiques sont interprétés : ils voient moins loin dans le même temps.</translation>
    </message>
</context>
<context>
    <name>AcceptSheet</name>
    <message>
        <source>{name} invites you to a game of {game}</source>
        <translation>{name} vous invite à une partie de {game}</translation>
    </message>
    <message>
        <source>The players: {names}. Are you {name}?</source>
        <translation>Les joueurs : {names}. Êtes-vous {name} ?</translation>
    </message>
    <message>
        <source>Accept as {name}</source>
        <translation>Accepter : je suis {name}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>AdamasEditScene</name>
    <message>
        <source>{cell}, stack of {n} of {name}</source>
        <translation>{cell}, pile de {n} ({name})</translation>
    </message>
    <message>
        <source>{n} of {all} pieces</source>
        <translation>Pièces&#x202f;: {n} sur {all}</translation>
    </message>
    <message>
        <source>{seat}: pieces of {name}, {n} on the board</source>
        <translation>{seat}&#x202f;: pièces ({name}), {n} sur le plateau</translation>
    </message>
    <message>
        <source>Click to add a piece, right-click to remove one, type digits to set the height.</source>
        <translation>Cliquez pour ajouter une pièce, clic droit pour en retirer une, chiffres pour régler la hauteur.</translation>
    </message>
    <message>
        <source>Set the height of the stack. Type digits quickly for larger numbers.</source>
        <translation>Régler la hauteur de la pile. Pour un nombre à plusieurs chiffres, tapez-les vite.</translation>
    </message>
    <message>
        <source>Choose whose pieces you place</source>
        <translation>Choisir à qui appartiennent les pièces posées</translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n pieces, and all of {name}’s are placed</source>
        <translation>
            <numerusform>Il y a %n pièce par joueur&#x202f;: celle de {name} est déjà placée</numerusform>
            <numerusform>Il y a %n pièces par joueur&#x202f;: celles de {name} sont toutes placées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AdamasPanel</name>
    <message>
        <source>This position has occurred three times.</source>
        <translation>Cette position s’est présentée trois fois.</translation>
    </message>
    <message>
        <source>Play {move}</source>
        <translation>Jouer {move}</translation>
    </message>
    <message>
        <source>In danger</source>
        <translation>En danger</translation>
    </message>
</context>
<context>
    <name>AdamasWords</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces each</source>
        <translation>
            <numerusform>%n pièce par joueur</numerusform>
            <numerusform>%n pièces par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces saw {owner}’s last stack.</source>
        <translation>
            <numerusform>%n pièce voyait la dernière pile de {owner}.</numerusform>
            <numerusform>%n pièces voyaient la dernière pile de {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stacks</source>
        <translation>
            <numerusform>%n pile</numerusform>
            <numerusform>%n piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>threats</source>
        <extracomment>below their number</extracomment>
        <translation>
            <numerusform>menace</numerusform>
            <numerusform>menaces</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>plus en jeu</translation>
    </message>
    <message>
        <source>Size {n}</source>
        <translation>Taille {n}</translation>
    </message>
    <message>
        <source>{name} wins: no move left</source>
        <translation>{name} gagne : plus aucun coup</translation>
    </message>
    <message>
        <source>{name} wins: all captured</source>
        <translation>{name} gagne : tout est capturé</translation>
    </message>
    <message>
        <source>Carry this many pieces. Type digits quickly for larger numbers.</source>
        <translation>Prendre ce nombre de pièces. Pour un nombre à plusieurs chiffres, tapez-les vite.</translation>
    </message>
    <message>
        <source>Carry one piece more or less</source>
        <translation>Prendre une pièce de plus ou de moins</translation>
    </message>
    <message>
        <source>Carry all pieces of the stack</source>
        <translation>Prendre toutes les pièces de la pile</translation>
    </message>
    <message>
        <source>Undo the last part of the move</source>
        <translation>Annuler le dernier déplacement du coup</translation>
    </message>
    <message>
        <source>Clear the whole move</source>
        <translation>Effacer tout le coup</translation>
    </message>
    <message>
        <source>Play the move (Enter if the cursor is hidden)</source>
        <translation>Jouer le coup (Entrée si le curseur est masqué)</translation>
    </message>
</context>
<context>
    <name>AnalysisPage</name>
    <message>
        <source>Follow-up {n} of {last}</source>
        <translation>Suite {n} sur {last}</translation>
    </message>
    <message>
        <source>Turn {n} · main line</source>
        <translation>Tour {n} · variante principale</translation>
    </message>
    <message>
        <source>Turn {n} · variation</source>
        <translation>Tour {n} · variante</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>beside the mark of the best move on the board</extracomment>
        <translation>Meilleur</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Series: {score}</source>
        <translation>Série&#x202f;: {score}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>BarLegend</name>
    <message>
        <source>how useful a ray from each port would be</source>
        <translation>l’utilité d’un rayon lancé de chaque porte</translation>
    </message>
</context>
<context>
    <name>BeforeAndAfter</name>
    <message>
        <source>Before {share}</source>
        <translation>Avant&#x202f;: {share}</translation>
    </message>
    <message>
        <source>Now {share} ({change})</source>
        <translation>Maintenant&#x202f;: {share} ({change})</translation>
    </message>
</context>
<context>
    <name>BegunList</name>
    <message>
        <source>Started</source>
        <translation>Commencés</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} de plus</translation>
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
        <translation>Boîte à résoudre par {name}</translation>
    </message>
    <message>
        <source>{cell} in {name}’s box, atom</source>
        <translation>{cell}, boîte pour {name}, atome</translation>
    </message>
    <message>
        <source>{cell} for {name}, empty</source>
        <translation>{cell}, boîte pour {name}, vide</translation>
    </message>
    <message>
        <source>Click to add or remove an atom. R fills the box at random.</source>
        <translation>Cliquez pour ajouter ou retirer un atome. R remplit la boîte au hasard.</translation>
    </message>
    <message>
        <source>Fill the box at random</source>
        <translation>Remplir la boîte au hasard</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results in {name}’s box, so solving it takes luck.</source>
        <translation>Dans la boîte à résoudre par {name}, une autre cachette donne les mêmes résultats&#x202f;: il faudra de la chance.</translation>
    </message>
    <message>
        <source>{n} of {all} atoms</source>
        <translation>Atomes&#x202f;: {n} sur {all}</translation>
    </message>
    <message>
        <source>Both at random</source>
        <translation>Les deux au hasard</translation>
    </message>
    <message>
        <source>Clear both</source>
        <translation>Vider les deux</translation>
    </message>
    <message>
        <source>The box {name} solves</source>
        <translation>La boîte que {name} résout</translation>
    </message>
</context>
<context>
    <name>BlackBoxPanel</name>
    <message>
        <source>Hide atoms</source>
        <translation>Cacher</translation>
    </message>
</context>
<context>
    <name>BlackBoxScene</name>
    <message>
        <source>port {port}, {words}</source>
        <translation>porte {port}, {words}</translation>
    </message>
    <message>
        <source>You have placed all four atoms. Remove one first.</source>
        <translation>Les quatre atomes sont placés. Retirez-en un d’abord.</translation>
    </message>
    <message>
        <source>{cell} has a marker</source>
        <translation>{cell} a un marqueur</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
    <message>
        <source>Nothing is shown until you are here.</source>
        <translation>Rien ne s’affiche avant votre confirmation.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
</context>
<context>
    <name>BoardsLens</name>
    <message>
        <source>{cell} may hold</source>
        <extracomment>heading of a list of numbers and their chances</extracomment>
        <translation>{cell} peut contenir</translation>
    </message>
    <message>
        <source>others</source>
        <extracomment>all other numbers that a cell may hold, before their chance</extracomment>
        <translation>autres</translation>
    </message>
    <message>
        <source>most likely {label} ({chance})</source>
        <translation>le plus probable&#x202f;: {label} ({chance})</translation>
    </message>
</context>
<context>
    <name>BookletSheet</name>
    <message>
        <source>Print puzzles</source>
        <translation>Imprimer des problèmes</translation>
    </message>
    <message>
        <source>This puzzle</source>
        <translation>Ce problème</translation>
    </message>
    <message>
        <source>A booklet</source>
        <translation>Un livret</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Foot of each page</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Dernière page</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>D’autres problèmes</translation>
    </message>
</context>
<context>
    <name>BoxEnding</name>
    <message>
        <source>{name} found {n} of {all}</source>
        <translation>{name} en a trouvé {n} sur {all}</translation>
    </message>
</context>
<context>
    <name>BoxLens</name>
    <message>
        <source>A ray from {port} gives {bits} bits of information</source>
        <translation>Un rayon en {port} apporte {bits} bits d’information</translation>
    </message>
    <message>
        <source>A ray from {port} gives no new information</source>
        <translation>Un rayon en {port} n’apporte aucune information</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <extracomment>chance that a ray comes out at any other port</extracomment>
        <translation>ailleurs</translation>
    </message>
    <message>
        <source>out at {port}</source>
        <extracomment>a possible result of a ray, before its chance</extracomment>
        <translation>sort en {port}</translation>
    </message>
    <message>
        <source>{chance} likely to hide an atom</source>
        <translation>un atome&#x202f;: {chance}</translation>
    </message>
    <message>
        <source>would give {bits} bits</source>
        <translation>apporterait {bits} bits</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message numerus="yes">
        <source>Puzzles solved on {n} of the last %n days</source>
        <translation>
            <numerusform>Problèmes résolus {n} jour sur %n</numerusform>
            <numerusform>Problèmes résolus {n} jours sur les %n derniers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockRow</name>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Own time…</source>
        <translation>Autre durée…</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutes par joueur</translation>
    </message>
    <message>
        <source>Seconds added after each turn</source>
        <translation>Secondes ajoutées après chaque tour</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s</source>
        <translation>{minutes} min + {seconds} s</translation>
    </message>
    <message>
        <source>Time for each player, and seconds added after each turn. Your clock starts with your second turn.</source>
        <translation>Temps de chaque joueur, et secondes ajoutées après chaque tour. Votre pendule démarre à votre deuxième tour.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>The layouts have different sizes.</source>
        <translation>Les grilles sont de tailles différentes.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ. They are ringed.</source>
        <translation>
            <numerusform>%n case diffère. Elle est entourée.</numerusform>
            <numerusform>%n cases diffèrent. Elles sont entourées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layouts are the same.</source>
        <translation>Les grilles sont identiques.</translation>
    </message>
    <message>
        <source>{name}: harder than {share}</source>
        <extracomment>a layout, and the share of random layouts that are easier</extracomment>
        <translation>{name}&#x202f;: plus difficile que {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are the same. They are ringed.</source>
        <translation>
            <numerusform>%n case est identique. Elle est entourée.</numerusform>
            <numerusform>%n cases sont identiques. Elles sont entourées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Vous pouvez l’annuler.</translation>
    </message>
    <message>
        <source>All cells differ.</source>
        <translation>Toutes les cases diffèrent.</translation>
    </message>
    <message>
        <source>Replace my drawing with “{name}”</source>
        <translation>Remplacer mon dessin par «&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Aucun résultat.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message numerus="yes">
        <source>%n solved, {m} not solved</source>
        <translation>
            <numerusform>%n résolu, non résolus&#x202f;: {m}</numerusform>
            <numerusform>%n résolus, non résolus&#x202f;: {m}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}, show my board</source>
        <translation>C’est moi, {name}&#x202f;: montrer mon plateau</translation>
    </message>
    <message>
        <source>Pass the computer to {name}</source>
        <translation>Passez l’ordinateur à {name}</translation>
    </message>
    <message>
        <source>Pass the computer</source>
        <translation>Passez l’ordinateur</translation>
    </message>
    <message>
        <source>to {name}</source>
        <extracomment>below “Pass the computer”</extracomment>
        <translation>à {name}</translation>
    </message>
    <message>
        <source>or press Enter</source>
        <translation>ou appuyez sur Entrée</translation>
    </message>
</context>
<context>
    <name>Dashboard</name>
    <message numerus="yes">
        <source>Solve %n more puzzles to see your rating.</source>
        <translation>
            <numerusform>Résolvez encore %n problème pour voir votre classement.</numerusform>
            <numerusform>Résolvez encore %n problèmes pour voir votre classement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>it was opened as read-only</source>
        <translation>il est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>Quincunx is not allowed to write to it</source>
        <translation>Quincunx n’a pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quincunx</source>
        <translation>il a été enregistré par une version plus récente de Quincunx</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results can only be read, because {reason}. New results are not saved.</source>
        <translation>Le fichier de vos grilles et résultats de problèmes ne peut qu’être lu, car {reason}. Les nouveaux résultats ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>The file with your layouts and puzzle results was far too large and could not be read. It was saved as {name}.</source>
        <translation>Le fichier de vos grilles et résultats de problèmes était bien trop gros pour être lu. Il a été enregistré sous le nom {name}.</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message numerus="yes">
        <source>The file with your layouts and puzzle results was damaged. %n entries were rescued. The damaged file was saved as {name}.</source>
        <translation>
            <numerusform>Le fichier de vos grilles et résultats de problèmes était endommagé.&#x202f;%n élément a été récupéré. Le fichier endommagé a été enregistré sous le nom {name}.</numerusform>
            <numerusform>Le fichier de vos grilles et résultats de problèmes était endommagé.&#x202f;%n éléments ont été récupérés. Le fichier endommagé a été enregistré sous le nom {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtBoard</name>
    <message numerus="yes">
        <source>%n cells hidden</source>
        <translation>
            <numerusform>%n case cachée</numerusform>
            <numerusform>%n cases cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>Your layouts</source>
        <translation>Vos grilles</translation>
    </message>
    <message>
        <source>Your board: read it with the arrow keys</source>
        <translation>Votre plateau&#x202f;: lisez-le avec les flèches</translation>
    </message>
    <message>
        <source>Deal another board at random</source>
        <translation>Distribuer un autre plateau au hasard</translation>
    </message>
    <message>
        <source>A turn on {name}’s board</source>
        <translation>Un tour sur le plateau de {name}</translation>
    </message>
    <message>
        <source>A board was dealt.</source>
        <translation>Un plateau a été distribué.</translation>
    </message>
    <message>
        <source>{name}, this is your board</source>
        <translation>{name}, voici votre plateau</translation>
    </message>
    <message>
        <source>{name} will reveal this board cell by cell. Deal again as often as you like.</source>
        <translation>{name} découvrira ce plateau case par case. Redistribuez autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>The others will reveal this board. Deal again as often as you like.</source>
        <translation>Les autres découvriront ce plateau. Redistribuez autant de fois que vous voulez.</translation>
    </message>
    <message>
        <source>Long, winding regions are harder to guess.</source>
        <translation>Les régions longues et sinueuses sont plus difficiles à deviner.</translation>
    </message>
    <message>
        <source>Draw my own…</source>
        <translation>Dessiner le mien…</translation>
    </message>
    <message>
        <source>My own…</source>
        <translation>Dessiner…</translation>
    </message>
    <message>
        <source>Very easy to guess</source>
        <translation>Très facile à deviner</translation>
    </message>
    <message>
        <source>Easy to guess</source>
        <translation>Facile à deviner</translation>
    </message>
    <message>
        <source>Fairly hard to guess</source>
        <translation>Assez difficile à deviner</translation>
    </message>
    <message>
        <source>Hard to guess</source>
        <translation>Difficile à deviner</translation>
    </message>
    <message>
        <source>Very hard to guess</source>
        <translation>Très difficile à deviner</translation>
    </message>
    <message>
        <source>{n} of 5</source>
        <translation>{n} sur 5</translation>
    </message>
    <message>
        <source>{name}, your board is being dealt…</source>
        <translation>{name}, votre plateau est en cours de tirage…</translation>
    </message>
</context>
<context>
    <name>DetailPanel</name>
    <message>
        <source>No game chosen</source>
        <translation>Aucune partie choisie</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Who am I?</source>
        <translation>Qui suis-je&#x202f;?</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>Del deletes them. You can undo that.</source>
        <translation>Suppr les supprime. Vous pouvez annuler.</translation>
    </message>
    <message numerus="yes">
        <source>%n games chosen</source>
        <translation>
            <numerusform>%n partie choisie</numerusform>
            <numerusform>%n parties choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens this game for analysis, with variations</source>
        <translation>Ouvre cette partie pour l’analyser, avec des variantes</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how long a match was: the turns, and the minutes if they are known</extracomment>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Not known yet</source>
        <translation>Pas encore connue</translation>
    </message>
</context>
<context>
    <name>DifficultyGauge</name>
    <message>
        <source>Measure</source>
        <extracomment>verb on a button: how hard the layout is to read</extracomment>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>Show on the board where points were scored</source>
        <translation>Montrer sur le plateau où des points ont été marqués</translation>
    </message>
    <message>
        <source>Hide the map</source>
        <translation>Masquer la carte</translation>
    </message>
    <message>
        <source>Unlock a region to allow more changes.</source>
        <translation>Déverrouillez une région pour permettre d’autres modifications.</translation>
    </message>
    <message>
        <source>{own} ± {error} points in three turns, usually {usual}</source>
        <translation>{own} ± {error} points en trois tours (grille ordinaire&#x202f;: {usual})</translation>
    </message>
    <message>
        <source>Make easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Make harder</source>
        <translation>Plus difficile</translation>
    </message>
    <message>
        <source>The share of random layouts that are easier. Puzzles use the same scale.</source>
        <translation>La part des grilles aléatoires qui sont plus faciles. Les problèmes ont la même échelle.</translation>
    </message>
    <message>
        <source>Made harder</source>
        <translation>Rendu plus difficile</translation>
    </message>
    <message>
        <source>Made easier</source>
        <translation>Grille rendue plus facile</translation>
    </message>
    <message>
        <source>Looking for a harder layout</source>
        <translation>Recherche d’une grille plus difficile</translation>
    </message>
    <message>
        <source>Looking for an easier layout</source>
        <translation>Recherche d’une grille plus facile</translation>
    </message>
    <message>
        <source>No change of four cells makes it harder</source>
        <translation>Aucun changement de quatre cases ne la rend plus difficile</translation>
    </message>
    <message>
        <source>No change of four cells makes it easier</source>
        <translation>Aucun changement de quatre cases ne la rend plus facile</translation>
    </message>
    <message>
        <source>A fast computer player plays three turns against this layout, 40 to 400 times</source>
        <translation>Un joueur informatique rapide joue trois tours contre cette grille, de 40 à 400 fois</translation>
    </message>
    <message>
        <source>Changes at most four cells, none in locked regions. Stops at the target.</source>
        <translation>Change quatre cases au plus, aucune dans les régions verrouillées. S’arrête à l’objectif.</translation>
    </message>
</context>
<context>
    <name>DifficultyScale</name>
    <message>
        <source>Average</source>
        <extracomment>the middle of a scale</extracomment>
        <translation>Moyen</translation>
    </message>
</context>
<context>
    <name>DragonsEditScene</name>
    <message>
        <source>tile {letter}</source>
        <translation>tuile {letter}</translation>
    </message>
    <message>
        <source>Flip the tile there, or the one in hand</source>
        <translation>Retourner la tuile de cet endroit, ou celle en main</translation>
    </message>
    <message>
        <source>Click to place the tile, right-click to remove one. R turns, F flips.</source>
        <translation>Cliquez pour placer la tuile, clic droit pour en retirer une. R&#x202f;: tourner, F&#x202f;: retourner.</translation>
    </message>
    <message>
        <source>Tiles left in the pool once those on the table are placed.</source>
        <translation>Dans la réserve, sans compter celles de la table.</translation>
    </message>
</context>
<context>
    <name>DragonsWords</name>
    <message>
        <source>{name} adds a tile</source>
        <translation>{name} doit ajouter une tuile</translation>
    </message>
    <message>
        <source>{name}, place {letter} at {number}</source>
        <translation>{name}, placez {letter} en {number}</translation>
    </message>
    <message>
        <source>{name}, place {letter}</source>
        <translation>{name}, placez {letter}</translation>
    </message>
    <message>
        <source>Press Enter at a highlighted position. R turns, F flips.</source>
        <translation>Appuyez sur Entrée sur un emplacement en surbrillance. R&#x202f;: tourner, F&#x202f;: retourner.</translation>
    </message>
    <message>
        <source>Drop the tile on a highlighted position. The wheel turns, F flips.</source>
        <translation>Lâchez-la sur un emplacement en surbrillance. Molette&#x202f;: tourner, F&#x202f;: retourner.</translation>
    </message>
    <message>
        <source>Click a highlighted position. The wheel turns, F flips.</source>
        <translation>Cliquez sur un emplacement en surbrillance. Molette&#x202f;: tourner, F&#x202f;: retourner.</translation>
    </message>
    <message>
        <source>{name}, add a tile</source>
        <translation>{name}, ajoutez une tuile</translation>
    </message>
    <message>
        <source>Go to a tile or a position and press Enter.</source>
        <translation>Allez à une tuile ou à un emplacement et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Drag a tile to the board, or click a position first.</source>
        <translation>Glissez une tuile sur le plateau, ou cliquez d’abord sur un emplacement.</translation>
    </message>
    <message>
        <source>{name}, fill the gap</source>
        <translation>{name}, comblez l’emplacement forcé</translation>
    </message>
    <message numerus="yes">
        <source>%n complete</source>
        <translation>
            <numerusform>%n complet</numerusform>
            <numerusform>%n complets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eyes</source>
        <translation>
            <numerusform>%n œil</numerusform>
            <numerusform>%n yeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n+ eyes</source>
        <translation>
            <numerusform>%n+ œil</numerusform>
            <numerusform>%n+ yeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n eyes complete</source>
        <translation>
            <numerusform>yeux complets&#x202f;: {n} sur %n</numerusform>
            <numerusform>yeux complets&#x202f;: {n} sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the tile inside the ring. The wheel turns, F flips.</source>
        <translation>Lâchez la tuile dans l’anneau. Molette&#x202f;: tourner, F&#x202f;: retourner.</translation>
    </message>
    <message>
        <source>You must fill a ringed position first.</source>
        <translation>Comblez d’abord un emplacement entouré.</translation>
    </message>
    <message numerus="yes">
        <source>{sides} sides are closed. A tile fits in %n ways.</source>
        <translation>
            <numerusform>Côtés fermés&#x202f;: {sides}. Orientation possible&#x202f;: %n.</numerusform>
            <numerusform>Côtés fermés&#x202f;: {sides}. Orientations possibles&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It fits only this way. Press Enter to place it.</source>
        <translation>C’est la seule orientation possible. Entrée pour la placer.</translation>
    </message>
    <message>
        <source>Nothing else fits. Click again to place it.</source>
        <translation>C’est la seule orientation possible. Cliquez encore pour la placer.</translation>
    </message>
    <message>
        <source>Position {number}: only {letter} fits.</source>
        <translation>Emplacement {number}&#x202f;: seule {letter} convient.</translation>
    </message>
    <message>
        <source>This side cannot be turned: no other direction fits</source>
        <translation>Impossible de tourner cette face&#x202f;: aucune autre orientation ne convient</translation>
    </message>
    <message>
        <source>This side cannot be turned at {number}: no other direction fits</source>
        <translation>Impossible de tourner cette face en {number}&#x202f;: aucune autre orientation ne convient</translation>
    </message>
    <message>
        <source>None of the {side} fit at {number}</source>
        <translation>Cette face ({side}) ne convient pas en {number}</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a numbered position.</source>
        <translation>Il y a déjà une tuile ici. Choisissez un emplacement numéroté.</translation>
    </message>
    <message>
        <source>shoulders</source>
        <translation>épaules</translation>
    </message>
    <message>
        <source>crossings</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>tails</source>
        <translation>queues</translation>
    </message>
    <message>
        <source>none complete</source>
        <translation>aucun complet</translation>
    </message>
    <message>
        <source>longest path: {n}</source>
        <translation>chemin de {n}</translation>
    </message>
    <message>
        <source>loop {n} of {needed}</source>
        <translation>boucle {n} sur {needed}</translation>
    </message>
    <message>
        <source>loop of {n}</source>
        <translation>boucle de {n}</translation>
    </message>
    <message>
        <source>Open gaps</source>
        <translation>Sans coups forcés</translation>
    </message>
    <message>
        <source>Largest wins</source>
        <translation>Le plus grand gagne</translation>
    </message>
    <message>
        <source>Largest loses</source>
        <translation>Le plus grand perd</translation>
    </message>
    <message>
        <source>Second side up</source>
        <translation>Deuxième face visible</translation>
    </message>
    <message>
        <source>Tantrix scoring</source>
        <translation>Score Tantrix</translation>
    </message>
    <message>
        <source>First dragon wins</source>
        <translation>Le premier dragon gagne</translation>
    </message>
    <message>
        <source>The only dragon wins</source>
        <translation>Le seul dragon complet gagne</translation>
    </message>
    <message>
        <source>Most eyes win</source>
        <translation>Le plus d’yeux gagne</translation>
    </message>
    <message>
        <source>Most eyes at the end</source>
        <translation>Le plus d’yeux à la fin</translation>
    </message>
    <message>
        <source>Complete dragon wins</source>
        <translation>Un dragon complet gagne</translation>
    </message>
    <message>
        <source>Loop of five</source>
        <translation>Boucle de cinq</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the number of tiles that are left</extracomment>
        <translation>restantes</translation>
    </message>
    <message>
        <source>Place tile {letter}, {side} up, at position {position}</source>
        <extracomment>{letter} and {side}: what to place, such as “d” and “shoulders”</extracomment>
        <translation>Placez la tuile {letter}, {side} visibles, à l’emplacement {position}</translation>
    </message>
    <message>
        <source>Turn the tile to the next or previous way it fits</source>
        <translation>Tourner la tuile vers l’orientation possible suivante ou précédente</translation>
    </message>
    <message>
        <source>Flip the tile to its other side</source>
        <translation>Retourner la tuile sur l’autre face</translation>
    </message>
    <message>
        <source>Type the number of a position, digit by digit</source>
        <translation>Taper le numéro d’un emplacement, chiffre par chiffre</translation>
    </message>
    <message>
        <source>Put the tile down</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>{name} wins: a loop of {n}</source>
        <translation>{name} gagne : une boucle de {n}</translation>
    </message>
    <message>
        <source>{loser}’s own move closed it.</source>
        <translation>C’est le coup de {loser} qui l’a fermée.</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>for screen readers: this tile is in hand</extracomment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>fits</source>
        <extracomment>for screen readers: the tile in hand fits at this position</extracomment>
        <translation>convient</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne convient pas</translation>
    </message>
    <message>
        <source>position {number}: {letters}</source>
        <extracomment>a position and the letters of the tiles that fit there</extracomment>
        <translation>emplacement {number}&#x202f;: {letters}</translation>
    </message>
    <message>
        <source>must be filled</source>
        <translation>à combler</translation>
    </message>
    <message>
        <source>{colour} above</source>
        <extracomment>the colour, O or X, that an edge of a tile here meets</extracomment>
        <translation>{colour} en haut</translation>
    </message>
    <message>
        <source>{colour} upper right</source>
        <translation>{colour} en haut à droite</translation>
    </message>
    <message>
        <source>{colour} lower right</source>
        <translation>{colour} en bas à droite</translation>
    </message>
    <message>
        <source>{colour} below</source>
        <translation>{colour} en bas</translation>
    </message>
    <message>
        <source>{colour} lower left</source>
        <translation>{colour} en bas à gauche</translation>
    </message>
    <message>
        <source>{colour} upper left</source>
        <translation>{colour} en haut à gauche</translation>
    </message>
    <message>
        <source>tile {letter}, {side}</source>
        <translation>tuile {letter}, {side}</translation>
    </message>
    <message>
        <source>{edges} clockwise from the top</source>
        <extracomment>{edges}: the colours of six edges, such as O O O X X X</extracomment>
        <translation>{edges} dans le sens horaire depuis le haut</translation>
    </message>
    <message>
        <source>fits at {numbers}</source>
        <translation>convient en {numbers}</translation>
    </message>
    <message>
        <source>Must fill</source>
        <translation>Doit combler</translation>
    </message>
    <message>
        <source>Must fill one</source>
        <translation>Doit en combler un</translation>
    </message>
    <message>
        <source>open at positions {numbers}</source>
        <translation>ouvert aux emplacements {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>longest path of {name}: %n tiles</source>
        <translation>
            <numerusform>plus long chemin de {name}&#x202f;: %n tuile</numerusform>
            <numerusform>plus long chemin de {name}&#x202f;: %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles on the board</source>
        <translation>
            <numerusform>%n tuile sur le plateau</numerusform>
            <numerusform>%n tuiles sur le plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>With {side} up, the tile fits nowhere</source>
        <translation>Côté {side} visible, la tuile ne convient nulle part</translation>
    </message>
    <message>
        <source>Gaps are filled</source>
        <translation>Emplacements comblés</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>encore %n tuile</numerusform>
            <numerusform>encore %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, Enter places.</source>
        <translation>
            <numerusform>Elle convient dans %n orientation. R&#x202f;: tourner, F&#x202f;: retourner, Entrée&#x202f;: placer.</numerusform>
            <numerusform>Elle convient dans %n orientations. R&#x202f;: tourner, F&#x202f;: retourner, Entrée&#x202f;: placer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns, F flips, a click places.</source>
        <translation>
            <numerusform>Elle convient dans %n orientation. R&#x202f;: tourner, F&#x202f;: retourner, clic&#x202f;: placer.</numerusform>
            <numerusform>Elle convient dans %n orientations. R&#x202f;: tourner, F&#x202f;: retourner, clic&#x202f;: placer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position {number}: a tile fits in %n ways.</source>
        <translation>
            <numerusform>Emplacement {number}&#x202f;: %n orientation possible.</numerusform>
            <numerusform>Emplacement {number}&#x202f;: %n orientations possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, fill one of the %n gaps</source>
        <translation>
            <numerusform>{name}, comblez %n emplacement forcé</numerusform>
            <numerusform>{name}, comblez l’un des %n emplacements forcés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditScene</name>
    <message>
        <source>Standard position</source>
        <translation>Position standard</translation>
    </message>
</context>
<context>
    <name>EditWords</name>
    <message>
        <source>Remove what is there (also with the right mouse button)</source>
        <translation>Retirer ce qui est là (aussi avec le bouton droit de la souris)</translation>
    </message>
</context>
<context>
    <name>EditorStrip</name>
    <message>
        <source>painted</source>
        <extracomment>below “12/45”: cells of the layout that are painted</extracomment>
        <translation>peintes</translation>
    </message>
    <message>
        <source>to fix</source>
        <extracomment>below a number: faults of the layout to be mended</extracomment>
        <translation>à corriger</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>Looking…</source>
        <translation>Examen en cours…</translation>
    </message>
    <message>
        <source>The engine found nothing.</source>
        <translation>Le moteur n’a rien trouvé.</translation>
    </message>
</context>
<context>
    <name>EngineStrip</name>
    <message>
        <source>{name} is winning</source>
        <translation>{name} a une position gagnante</translation>
    </message>
    <message>
        <source>{name} is clearly ahead</source>
        <translation>{name} a un net avantage</translation>
    </message>
    <message>
        <source>{name} is slightly ahead</source>
        <translation>{name} a un léger avantage</translation>
    </message>
    <message>
        <source>{name} is behind</source>
        <translation>{name} a un désavantage</translation>
    </message>
    <message>
        <source>Add line</source>
        <translation>Ajouter la variante</translation>
    </message>
    <message>
        <source>Fewer moves</source>
        <translation>Moins de coups</translation>
    </message>
    <message>
        <source>More moves</source>
        <translation>Plus de coups</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Layout copied</source>
        <translation>Grille copiée</translation>
    </message>
    <message>
        <source>Drop one text file with a layout.</source>
        <translation>Déposez un seul fichier texte contenant une grille.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Ouvrir une grille</translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation>Exporter la grille</translation>
    </message>
    <message numerus="yes">
        <source>Mono layout, %n regions</source>
        <translation>
            <numerusform>Grille de Mono,&#x202f;%n région</numerusform>
            <numerusform>Grille de Mono,&#x202f;%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted a layout with %n regions</source>
        <translation>
            <numerusform>Grille de&#x202f;%n région collée</numerusform>
            <numerusform>Grille de&#x202f;%n régions collée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This layout has %n regions, but this game uses {wanted}.</source>
        <translation>
            <numerusform>Cette grille a&#x202f;%n région, mais il en faut {wanted} dans cette partie.</numerusform>
            <numerusform>Cette grille a&#x202f;%n régions, mais il en faut {wanted} dans cette partie.</numerusform>
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
        <translation>Taille</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As shown</source>
        <extracomment>black and white, as on a printed page</extracomment>
        <translation>Comme affiché</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
    <message>
        <source>Pictures (*{extension})</source>
        <translation>Images (*{extension})</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>noun: a match that plays by itself</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>From turn</source>
        <translation>Du tour</translation>
    </message>
    <message>
        <source>To turn</source>
        <translation>Au tour</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Drawing: {percent} %</source>
        <translation>Dessin&#x202f;: {percent}&#x202f;%</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Result and names</source>
        <translation>Résultat et noms</translation>
    </message>
    <message>
        <source>Letters and numbers</source>
        <translation>Lettres et chiffres</translation>
    </message>
    <message>
        <source>What is hidden from you stays hidden, in the file too.</source>
        <translation>Ce qui vous est caché le reste, même dans le fichier.</translation>
    </message>
    <message>
        <source>about {n} MB</source>
        <extracomment>about the size of a file</extracomment>
        <translation>environ {n} Mo</translation>
    </message>
    <message>
        <source>about {n} kB</source>
        <translation>environ {n} ko</translation>
    </message>
    <message>
        <source>{game}, {players}, turns {first}–{last}</source>
        <extracomment>the name of an animation</extracomment>
        <translation>{game}, {players}, tours {first}–{last}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <extracomment>noun: the picture that is saved</extracomment>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb: show one turn after the other, as a film</extracomment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Light up the winning pieces</source>
        <extracomment>an option of the picture: the winning pieces glow</extracomment>
        <translation>Éclairer ce qui a gagné</translation>
    </message>
</context>
<context>
    <name>FaultList</name>
    <message numerus="yes">
        <source>%n empty cells next to it</source>
        <translation>
            <numerusform>%n case vide voisine</numerusform>
            <numerusform>%n cases vides voisines</numerusform>
        </translation>
    </message>
    <message>
        <source>All regions</source>
        <translation>Toutes les régions</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Choisissez un nombre</translation>
    </message>
    <message>
        <source>Drag over cells</source>
        <translation>Glissez sur les cases</translation>
    </message>
    <message>
        <source>Number 4 is for four connected cells</source>
        <translation>Le nombre 4 couvre quatre cases reliées</translation>
    </message>
    <message>
        <source>Or start from a layout</source>
        <translation>Ou partez d’une grille</translation>
    </message>
    <message>
        <source>Complete and connected</source>
        <translation>Complète et d’un seul tenant</translation>
    </message>
    <message>
        <source>Not connected: {cells}</source>
        <translation>Non reliées&#x202f;: {cells}</translation>
    </message>
    <message>
        <source>Erase or repaint some of them</source>
        <translation>Effacez-en ou repeignez-en quelques-unes</translation>
    </message>
    <message>
        <source>No cell painted yet</source>
        <translation>Aucune case peinte pour l’instant</translation>
    </message>
    <message>
        <source>No empty cell next to it</source>
        <translation>Aucune case vide à côté</translation>
    </message>
    <message>
        <source>Only {cells} is next to it</source>
        <translation>Seule {cells} est à côté</translation>
    </message>
    <message>
        <source>{cells} next to it are empty</source>
        <translation>{cells} à côté sont vides</translation>
    </message>
    <message>
        <source>Deal a random one, open the library, or paste text</source>
        <translation>Tirez-en une au hasard, ouvrez la bibliothèque ou collez du texte</translation>
    </message>
    <message>
        <source>Click it below the board, or type it</source>
        <translation>Sous le plateau, ou au clavier</translation>
    </message>
</context>
<context>
    <name>FeatureCard</name>
    <message>
        <source>Another one</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Résoudre encore</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>heading: how many puzzles are solved</extracomment>
        <translation>Jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n solved</source>
        <translation>
            <numerusform>{n} sur&#x202f;%n résolu</numerusform>
            <numerusform>{n} sur&#x202f;%n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>Options for {game}</source>
        <translation>Options de {game}</translation>
    </message>
    <message>
        <source>vs {level}</source>
        <extracomment>{level} of the computer player, such as Club</extracomment>
        <translation>contre {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n players here</source>
        <translation>
            <numerusform>%n joueur ici</numerusform>
            <numerusform>%n joueurs ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vs %n computers</source>
        <translation>
            <numerusform>contre %n ordinateur</numerusform>
            <numerusform>contre %n ordinateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>vs your strength</source>
        <translation>contre votre force</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>%n lessons</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n lessons done</source>
        <translation>
            <numerusform>Leçons faites&#x202f;: {n} sur&#x202f;%n</numerusform>
            <numerusform>Leçons faites&#x202f;: {n} sur&#x202f;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons done</source>
        <translation>Toutes les leçons faites</translation>
    </message>
</context>
<context>
    <name>GameStandingCard</name>
    <message numerus="yes">
        <source>Rated after %n games against the computer</source>
        <translation>
            <numerusform>Classement après %n partie contre l’ordinateur</numerusform>
            <numerusform>Classement après %n parties contre l’ordinateur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rated after %n more games</source>
        <translation>
            <numerusform>Classement après encore %n partie</numerusform>
            <numerusform>Classement après encore %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>Win chance, turn by turn</source>
        <translation>Chances de gain, tour par tour</translation>
    </message>
    <message>
        <source>Each win chance uses only what that player knew, so together they need not be 100%.</source>
        <translation>Chaque chance de gain repose sur ce que ce joueur savait&#x202f;: ensemble, elles ne font pas forcément 100&#x202f;%.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gain</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message>
        <source>Colours from 0 to {n} points a game</source>
        <translation>Couleurs de 0 à {n} points par partie</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Rules and help</source>
        <translation>Règles et aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Learning from games</source>
        <translation>Apprendre de ses parties</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Éditeurs</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
</context>
<context>
    <name>Highlights</name>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n victoire de suite</numerusform>
            <numerusform>%n victoires de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Only standard games played without help count.</source>
        <translation>Rien pour l’instant. Seules comptent les parties standard sans aide.</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>heading: the best results of each game</extracomment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>tous les jeux</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>heading: so many wins in a row</extracomment>
        <translation>Séries</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>première&#x202f;: {day}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune pour l’instant</translation>
    </message>
    <message>
        <source>best {n}, {day}</source>
        <translation>record {n}, {day}</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Plays this move  Enter</source>
        <translation>Jouer ce coup  Entrée</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Masquer l’indice</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Autre indice</translation>
    </message>
    <message>
        <source>Shows the next best move  H</source>
        <translation>Montre le meilleur coup suivant  H</translation>
    </message>
</context>
<context>
    <name>HintControls</name>
    <message>
        <source>this is a serious game</source>
        <translation>c’est une partie sérieuse</translation>
    </message>
    <message>
        <source>Serious games have no hints.</source>
        <translation>Pas d’indice dans une partie sérieuse.</translation>
    </message>
    <message>
        <source>You can get a hint on your turn.</source>
        <translation>Vous pouvez demander un indice à votre tour.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>No hint found.</source>
        <translation>Aucun indice trouvé.</translation>
    </message>
    <message>
        <source>Serious games have no lens.</source>
        <translation>Pas de loupe dans une partie sérieuse.</translation>
    </message>
    <message>
        <source>The lens has nothing to show.</source>
        <translation>La loupe n’a rien à montrer.</translation>
    </message>
    <message>
        <source>Looking for another good move…</source>
        <translation>Recherche d’un autre bon coup…</translation>
    </message>
    <message>
        <source>No other good move found.</source>
        <translation>Aucun autre bon coup trouvé.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <extracomment>what to do, for example “Place 125 at 7”, or a move in notation</extracomment>
        <translation>Indice : {move}</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>History, newest first</source>
        <translation>Historique, du plus récent au plus ancien</translation>
    </message>
</context>
<context>
    <name>HolominoEditScene</name>
    <message>
        <source>tile {digits}</source>
        <translation>tuile {digits}</translation>
    </message>
    <message>
        <source>into {name}’s pool</source>
        <translation>vers la réserve ({name})</translation>
    </message>
    <message>
        <source>{name}’s pool, {tile}</source>
        <translation>réserve ({name}), {tile}</translation>
    </message>
    <message>
        <source>{name}’s pool, empty</source>
        <translation>réserve ({name}), vide</translation>
    </message>
    <message>
        <source>Bag</source>
        <extracomment>a heading: tiles that are in no pool and not in the bag</extracomment>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>À part</translation>
    </message>
    <message>
        <source>Type three digits to pick up the tile that has them</source>
        <translation>Tapez trois chiffres pour prendre la tuile qui les porte</translation>
    </message>
    <message>
        <source>Turn the tile in hand, or the one there</source>
        <translation>Tourner la tuile en main, ou celle de cet endroit</translation>
    </message>
    <message>
        <source>Put the tile in hand into a pool</source>
        <translation>Mettre la tuile en main dans une réserve</translation>
    </message>
    <message>
        <source>Put the tile in hand into the bag, or aside</source>
        <translation>Mettre la tuile en main dans le sac, ou à part</translation>
    </message>
    <message>
        <source>This set has no tile {tile}.</source>
        <translation>Il n’y a pas de tuile {tile} dans ce jeu.</translation>
    </message>
    <message>
        <source>{tile} in hand. Click a cell, a pool or the bag. R turns it.</source>
        <translation>{tile} en main. Cliquez sur une case, une réserve ou le sac. R&#x202f;: tourner.</translation>
    </message>
    <message>
        <source>Take a tile from the panel or type its digits. Then click where it goes.</source>
        <translation>Prenez une tuile du panneau ou tapez ses chiffres. Cliquez ensuite où la mettre.</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Toutes les tuiles</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points acquis</translation>
    </message>
    <message>
        <source>Points of {seat}</source>
        <translation>Points ({seat})</translation>
    </message>
    <message>
        <source>{n} in the bag</source>
        <translation>{n} dans le sac</translation>
    </message>
    <message numerus="yes">
        <source>put aside, %n tiles</source>
        <translation>
            <numerusform>mises à part, %n tuile</numerusform>
            <numerusform>mises à part, %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bag with %n tiles</source>
        <translation>
            <numerusform>sac de&#x202f;%n tuile</numerusform>
            <numerusform>sac de&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HolominoWords</name>
    <message>
        <source>{name} places a tile</source>
        <translation>{name} doit placer une tuile</translation>
    </message>
    <message>
        <source>{name}, return {tile}</source>
        <translation>{name}, remettez {tile} dans le sac</translation>
    </message>
    <message>
        <source>Go to the bag and press Enter to pass.</source>
        <translation>Allez au sac et appuyez sur Entrée pour passer.</translation>
    </message>
    <message>
        <source>Drop the tile on the bag, or click the bag, to pass.</source>
        <translation>Lâchez-la sur le sac, ou cliquez dessus, pour passer.</translation>
    </message>
    <message>
        <source>{name}, no tile fits</source>
        <translation>{name}, aucune tuile ne convient</translation>
    </message>
    <message>
        <source>Drag a tile to the bag to return it and pass.</source>
        <translation>Glissez une tuile dans le sac pour la remettre et passer.</translation>
    </message>
    <message>
        <source>{name}, place a tile</source>
        <translation>{name}, placez une tuile</translation>
    </message>
    <message>
        <source>Choose a tile with the arrow keys and Enter, or 1 to 9.</source>
        <translation>Choisissez une tuile avec les flèches et Entrée, ou les touches 1 à 9.</translation>
    </message>
    <message>
        <source>Drag a tile from your rack. Closing holes scores points.</source>
        <translation>Glissez une tuile de votre chevalet. Fermer des trous rapporte des points.</translation>
    </message>
    <message>
        <source>{tile} does not fit anywhere now. Choose another tile.</source>
        <translation>{tile} n’a aucun emplacement pour l’instant. Choisissez une autre tuile.</translation>
    </message>
    <message>
        <source>Go to a highlighted position and press Enter.</source>
        <translation>Allez à un emplacement en surbrillance et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>It fits at the highlighted position.</source>
        <translation>Elle convient à l’emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>{name}, place {tile}</source>
        <translation>{name}, placez {tile}</translation>
    </message>
    <message>
        <source>None of your tiles fits at {number}</source>
        <translation>Aucune de vos tuiles ne convient en {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one turn decided it.</source>
        <translation>
            <numerusform>%n trou en un coup a fait la différence.</numerusform>
            <numerusform>%n trous en un coup ont fait la différence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a tile first: {tiles} fit at {number}</source>
        <translation>
            <numerusform>Choisissez d’abord une tuile&#x202f;: {tiles} convient en {number}</numerusform>
            <numerusform>Choisissez d’abord une tuile&#x202f;: {tiles} conviennent en {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits at %n positions.</source>
        <translation>
            <numerusform>Elle convient à&#x202f;%n emplacement.</numerusform>
            <numerusform>Elle convient à&#x202f;%n emplacements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: R turns it.</source>
        <translation>
            <numerusform>%n orientation possible&#x202f;: R pour tourner.</numerusform>
            <numerusform>%n orientations possibles&#x202f;: R pour tourner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n ways: the wheel or R turns it.</source>
        <translation>
            <numerusform>%n orientation possible&#x202f;: molette ou R pour tourner.</numerusform>
            <numerusform>%n orientations possibles&#x202f;: molette ou R pour tourner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits at %n positions</source>
        <translation>
            <numerusform>convient à&#x202f;%n emplacement</numerusform>
            <numerusform>convient à&#x202f;%n emplacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bag, %n tiles</source>
        <translation>
            <numerusform>le sac,&#x202f;%n tuile</numerusform>
            <numerusform>le sac,&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>{tiles} and {last}</source>
        <translation>{tiles} et {last}</translation>
    </message>
    <message>
        <source>Choose the tile to return first</source>
        <translation>Choisissez d’abord la tuile à remettre</translation>
    </message>
    <message>
        <source>There is a tile here already. Choose a highlighted position.</source>
        <translation>Il y a déjà une tuile ici. Choisissez un emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>Must pass</source>
        <extracomment>a chip: no tile fits, so the player returns one</extracomment>
        <translation>Doit passer</translation>
    </message>
    <message>
        <source>Digits 1–{highest}</source>
        <translation>Chiffres 1–{highest}</translation>
    </message>
    <message>
        <source>Pool of {size}, draw 1</source>
        <translation>Réserve de {size}, 1 piochée</translation>
    </message>
    <message>
        <source>Limited scores</source>
        <translation>Scores limités</translation>
    </message>
    <message>
        <source>{tile} to the bag</source>
        <translation>{tile} dans le sac</translation>
    </message>
    <message>
        <source>{name}’s pool</source>
        <translation>Réserve&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Tile {tile} at {number}</source>
        <translation>Tuile {tile} en {number}</translation>
    </message>
    <message>
        <source>This placement</source>
        <translation>Ce placement</translation>
    </message>
    <message>
        <source>Return tile {tile} to the bag and pass</source>
        <translation>Remettez la tuile {tile} dans le sac et passez</translation>
    </message>
    <message>
        <source>Place tile {tile} at position {position}</source>
        <translation>Placez la tuile {tile} à l’emplacement {position}</translation>
    </message>
    <message>
        <source>Pick up a tile from your pool, or put it down</source>
        <translation>Prendre une tuile de votre réserve, ou la reposer</translation>
    </message>
    <message>
        <source>Turn the tile, if it fits in several ways</source>
        <translation>Tourner la tuile, si plusieurs orientations conviennent</translation>
    </message>
    <message>
        <source>You see the score when the tile is placed. Count before you drop it.</source>
        <translation>Les points s’affichent une fois la tuile placée. Comptez avant de la lâcher.</translation>
    </message>
    <message>
        <source>Hover a tile over a highlighted space to see its score.</source>
        <translation>Tenez une tuile au-dessus d’un emplacement en surbrillance pour voir ses points.</translation>
    </message>
    <message>
        <source>The score of a tile appears here.</source>
        <translation>Les points d’une tuile s’affichent ici.</translation>
    </message>
    <message>
        <source>No tile fits. This turn scores nothing.</source>
        <translation>Aucune tuile ne convient. Ce tour ne rapporte rien.</translation>
    </message>
    <message>
        <source>Last placement</source>
        <translation>Dernier placement</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>noun: by how many points somebody has won</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Hole {n}</source>
        <translation>Trou {n}</translation>
    </message>
    <message>
        <source>Sum times two</source>
        <translation>Somme fois deux</translation>
    </message>
    <message>
        <source>Sum times three</source>
        <translation>Somme fois trois</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Pas de points</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Un trou</translation>
    </message>
    <message>
        <source>Two holes, multiplied</source>
        <translation>Deux trous multipliés</translation>
    </message>
    <message>
        <source>Three holes, multiplied</source>
        <translation>Trois trous multipliés</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>tuile {tile}</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionnée</translation>
    </message>
    <message>
        <source>{n} lower left</source>
        <extracomment>the digit that a tile here must have at this corner</extracomment>
        <translation>{n} en bas à gauche</translation>
    </message>
    <message>
        <source>{n} upper left</source>
        <translation>{n} en haut à gauche</translation>
    </message>
    <message>
        <source>{n} right</source>
        <translation>{n} à droite</translation>
    </message>
    <message>
        <source>scores {points}</source>
        <translation>rapporte {points}</translation>
    </message>
    <message>
        <source>no tile in your pool fits</source>
        <translation>aucune tuile de votre réserve ne convient</translation>
    </message>
    <message>
        <source>{tile} scores {points}</source>
        <extracomment>a tile as it would lie, and its points</extracomment>
        <translation>{tile} rapporte {points}</translation>
    </message>
    <message>
        <source>fits here: {tiles}</source>
        <translation>convient ici&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>{tile} at {number} scores {points}</source>
        <extracomment>a tile as it would lie, and its points</extracomment>
        <translation>{tile} en {number} rapporte {points}</translation>
    </message>
    <message>
        <source>{a} lower left, {b} upper left, {c} right</source>
        <translation>{a} en bas à gauche, {b} en haut à gauche, {c} à droite</translation>
    </message>
    <message>
        <source>none of your tiles closes a hole</source>
        <translation>aucune de vos tuiles ne ferme de trou</translation>
    </message>
    <message numerus="yes">
        <source>your tiles can close holes at %n positions</source>
        <translation>
            <numerusform>vos tuiles peuvent fermer des trous à %n emplacement</numerusform>
            <numerusform>vos tuiles peuvent fermer des trous à %n emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a tile to see where it fits and what it scores.</source>
        <translation>Choisissez une tuile pour voir où elle convient et ce qu’elle rapporte.</translation>
    </message>
    <message>
        <source>Click the bag to pass</source>
        <translation>Cliquez sur le sac pour passer</translation>
    </message>
    <message>
        <source>No tile fits: drag one to the bag</source>
        <translation>Aucune tuile ne convient : glissez-en une dans le sac</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in pool</source>
        <translation>
            <numerusform>%n tuile en réserve</numerusform>
            <numerusform>%n tuiles en réserve</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Draw your own</source>
        <translation>Dessinez la vôtre</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l’instant</translation>
    </message>
    <message>
        <source>Your first game, step by step</source>
        <translation>Votre première partie, pas à pas</translation>
    </message>
    <message>
        <source>New here?</source>
        <extracomment>verb on a button: begins a first game with explanations</extracomment>
        <translation>Première fois&#x202f;?</translation>
    </message>
    <message>
        <source>Same settings</source>
        <translation>Mêmes options</translation>
    </message>
    <message numerus="yes">
        <source>%n new ones a day</source>
        <translation>
            <numerusform>%n nouveau par jour</numerusform>
            <numerusform>%n nouveaux par jour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own</source>
        <translation>
            <numerusform>%n à vous</numerusform>
            <numerusform>%n à vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Invite by letter: {game}</source>
        <translation>Inviter par lettre : {game}</translation>
    </message>
    <message>
        <source>Play somebody at another computer: you send each other short texts.</source>
        <translation>Jouez avec quelqu’un sur un autre ordinateur : vous vous envoyez de courts textes.</translation>
    </message>
    <message>
        <source>Who plays against you</source>
        <translation>Votre adversaire</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>L’adversaire</translation>
    </message>
    <message>
        <source>Write invitation</source>
        <translation>Écrire l’invitation</translation>
    </message>
</context>
<context>
    <name>KindCard</name>
    <message>
        <source>Started</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Today’s puzzle is waiting</source>
        <translation>À faire aujourd’hui</translation>
    </message>
    <message>
        <source>streak of {n}</source>
        <extracomment>days in a row with a puzzle solved</extracomment>
        <translation>jours de suite&#x202f;: {n}</translation>
    </message>
    <message>
        <source>solved yesterday</source>
        <translation>résolu hier</translation>
    </message>
    <message>
        <source>shown above</source>
        <extracomment>on the card of a puzzle that is the large card above</extracomment>
        <translation>ci-dessus</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Difficulty of the next puzzle</source>
        <translation>Difficulté du prochain problème</translation>
    </message>
    <message>
        <source>Today’s puzzles</source>
        <translation>Problèmes du jour</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n today</source>
        <translation>
            <numerusform>{n} sur %n aujourd’hui</numerusform>
            <numerusform>{n} sur %n aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solved}, %n to go</source>
        <translation>
            <numerusform>{solved}, encore %n</numerusform>
            <numerusform>{solved}, encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Difficulté&#x202f;:</translation>
    </message>
</context>
<context>
    <name>LabelPalette</name>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>cells of a region still to be painted</extracomment>
        <translation>
            <numerusform>%n à placer</numerusform>
            <numerusform>%n à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <extracomment>cells of a region painted too many</extracomment>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>non reliée</translation>
    </message>
    <message>
        <source>complete</source>
        <extracomment>adjective: all cells of the region are painted</extracomment>
        <translation>complète</translation>
    </message>
    <message>
        <source>Number {label}: {n} of {all} painted, {left}</source>
        <translation>Nombre {label}&#x202f;: {n} sur {all} peintes, {left}</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
</context>
<context>
    <name>LayoutCard</name>
    <message>
        <source>List all with this tag</source>
        <translation>Afficher tout ce qui porte ce mot-clé</translation>
    </message>
    <message>
        <source>List all with this tag. The cross removes it.</source>
        <extracomment>tooltip of a tag</extracomment>
        <translation>Afficher tout ce qui porte ce mot-clé. La croix l’enlève.</translation>
    </message>
    <message>
        <source>Tag {name}</source>
        <translation>Mot-clé {name}</translation>
    </message>
    <message>
        <source>Del removes it. You can undo that.</source>
        <translation>Suppr le retire. Vous pouvez annuler.</translation>
    </message>
    <message>
        <source>Add tag</source>
        <translation>Ajouter un mot-clé</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jouer cette grille</translation>
    </message>
    <message>
        <source>Measuring the difficulty…</source>
        <translation>Mesure de la difficulté…</translation>
    </message>
    <message>
        <source>No layout chosen</source>
        <translation>Aucune grille choisie</translation>
    </message>
    <message>
        <source>Changed: {day}</source>
        <translation>Modifiée&#x202f;: {day}</translation>
    </message>
</context>
<context>
    <name>LayoutChoice</name>
    <message>
        <source>Your layout</source>
        <extracomment>the board of a new match</extracomment>
        <translation>Votre grille</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Distribuée au hasard</translation>
    </message>
</context>
<context>
    <name>LayoutPanel</name>
    <message>
        <source>Cells painted</source>
        <translation>Cases peintes</translation>
    </message>
    <message>
        <source>Checks</source>
        <extracomment>heading: what is wrong with a layout</extracomment>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>verb: fills in the cells that are not painted</extracomment>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Fill the rest at random and keep what is painted</source>
        <translation>Remplir le reste au hasard, en gardant ce qui est peint</translation>
    </message>
    <message>
        <source>Paint a layout at random</source>
        <translation>Peindre une grille au hasard</translation>
    </message>
    <message>
        <source>Make all cells empty</source>
        <translation>Vider toutes les cases</translation>
    </message>
    <message>
        <source>New game with this layout as your board</source>
        <translation>Nouvelle partie où cette grille est votre plateau</translation>
    </message>
    <message>
        <source>ready to play</source>
        <translation>prête à jouer</translation>
    </message>
    <message>
        <source>How to start</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: stops filling in the layout</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>%n things to fix</source>
        <translation>
            <numerusform>%n point à corriger</numerusform>
            <numerusform>%n points à corriger</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a puzzle of this layout, to solve or to give away.</source>
        <translation>Faire de cette grille un problème, à résoudre ou à offrir.</translation>
    </message>
    <message>
        <source>Solve it yourself</source>
        <translation>Résoudre vous-même</translation>
    </message>
    <message>
        <source>New game in which the computer has this board and you solve it</source>
        <translation>Nouvelle partie&#x202f;: l’ordinateur a ce plateau, à vous de le résoudre</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Dots: full means won, half means drawn, empty means lost</source>
        <translation>Pastilles&#x202f;: pleine = victoire, demi-pleine = nulle, vide = défaite</translation>
    </message>
    <message>
        <source>likely range</source>
        <extracomment>the band round a curve of ratings</extracomment>
        <translation>fourchette probable</translation>
    </message>
    <message>
        <source>Your strength is very likely inside this band (90%). “±” is half its height.</source>
        <translation>Votre force est très probablement dans cette bande (90 %). «&#x202f;±&#x202f;» est la moitié de sa hauteur.</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Done</source>
        <extracomment>heading: a lesson was solved</extracomment>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Done. That was the last lesson.</source>
        <translation>Réussi. C’était la dernière leçon.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>{game}: lesson</source>
        <translation>{game}&#x202f;: leçon</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>open</source>
        <extracomment>a lesson or the lessons of a game</extracomment>
        <translation>à faire</translation>
    </message>
    <message>
        <source>{n} of {all} done</source>
        <translation>{n} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>Lesson {n}: {title}</source>
        <translation>Leçon {n}&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Lesson {n}: {title}, done</source>
        <translation>Leçon {n}&#x202f;: {title}, faite</translation>
    </message>
</context>
<context>
    <name>LessonSession</name>
    <message>
        <source>Lesson complete. Continue with the next one.</source>
        <translation>Leçon terminée. Passez à la suivante.</translation>
    </message>
    <message>
        <source>Wait a moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
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
        <translation>sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonsLine</name>
    <message>
        <source>All done</source>
        <translation>Toutes faites</translation>
    </message>
    <message>
        <source>{n} of {all}, next: {lesson}</source>
        <translation>{n} sur {all}, à suivre&#x202f;: {lesson}</translation>
    </message>
</context>
<context>
    <name>LetterSession</name>
    <message>
        <source>The offer goes with your next turn.</source>
        <translation>La proposition partira avec votre prochain coup.</translation>
    </message>
    <message>
        <source>Only your own letter can say this: wait for your turn.</source>
        <translation>Seule votre propre lettre peut le dire : attendez votre tour.</translation>
    </message>
    <message>
        <source>Letters are saved by themselves. Save the game after its end.</source>
        <translation>Les lettres sont enregistrées automatiquement. Enregistrez la partie après la fin.</translation>
    </message>
    <message>
        <source>You can ask to undo when it is your turn again.</source>
        <translation>Vous pourrez demander à annuler quand ce sera de nouveau à vous de jouer.</translation>
    </message>
    <message>
        <source>Your letter now asks to undo your last turn.</source>
        <translation>Votre lettre demande maintenant à annuler votre dernier coup.</translation>
    </message>
    <message>
        <source>Your last turn was undone. Play another one.</source>
        <translation>Votre dernier coup a été annulé. Jouez-en un autre.</translation>
    </message>
    <message>
        <source>{name} declines to undo.</source>
        <translation>{name} refuse d’annuler.</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>Letter copied. Paste it into a mail or a chat.</source>
        <translation>Lettre copiée. Collez-la dans un e-mail ou une messagerie.</translation>
    </message>
    <message>
        <source>{name}, letter {n}</source>
        <translation>{name}, lettre {n}</translation>
    </message>
    <message>
        <source>Letters (*{extension})</source>
        <translation>Lettres (*{extension})</translation>
    </message>
    <message>
        <source>Save the letter</source>
        <translation>Enregistrer la lettre</translation>
    </message>
    <message>
        <source>You take the game along in a file that only the passphrase opens.</source>
        <translation>Vous emportez la partie dans un fichier que seule la phrase secrète ouvre.</translation>
    </message>
    <message>
        <source>Save the file…</source>
        <translation>Enregistrer le fichier…</translation>
    </message>
    <message>
        <source>Moved games (*{extension})</source>
        <translation>Parties déplacées (*{extension})</translation>
    </message>
    <message>
        <source>The file {name} was saved at another computer.</source>
        <translation>Le fichier {name} a été enregistré sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Continue a moved game</source>
        <translation>Continuer une partie déplacée</translation>
    </message>
</context>
<context>
    <name>LettersSheet</name>
    <message>
        <source>{game} with {names}. {state}.</source>
        <translation>{game} avec {names}. {state}.</translation>
    </message>
    <message>
        <source>You can invite somebody from the sheet for a new game.</source>
        <translation>Vous pouvez inviter quelqu’un depuis la fenêtre d’une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Strength of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
</context>
<context>
    <name>LevelField</name>
    <message>
        <source>Level: {level}</source>
        <translation>Niveau&#x202f;: {level}</translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Sort by</source>
        <extracomment>how a list is sorted</extracomment>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Compare with the board</source>
        <translation>Comparer avec le plateau</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Your layouts cannot be opened: {reason}.</source>
        <translation>Impossible d’ouvrir vos grilles&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Layouts that could not be read and are not shown: {n}</source>
        <translation>Grilles illisibles, non affichées&#x202f;: {n}</translation>
    </message>
    <message>
        <source>The library could not be changed: {reason}.</source>
        <translation>La bibliothèque n’a pas pu être modifiée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Another program is using the library. Your change will be saved in a moment.</source>
        <translation>Un autre programme utilise la bibliothèque. Votre modification sera enregistrée dans un instant.</translation>
    </message>
    <message>
        <source>Your layouts cannot be read: {reason}.</source>
        <translation>Impossible de lire vos grilles&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” replaced</source>
        <translation>«&#x202f;{name}&#x202f;» remplacée</translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation>Enregistrée sous le nom «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <source>“{name}” deleted</source>
        <translation>«&#x202f;{name}&#x202f;» supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts</source>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Different size from the board</source>
        <translation>Taille différente du plateau</translation>
    </message>
    <message>
        <source>Same as on the board</source>
        <translation>Identique au plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n cells differ from the board</source>
        <translation>
            <numerusform>%n case différente du plateau</numerusform>
            <numerusform>%n cases différentes du plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Faciles</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Difficiles</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message numerus="yes">
        <source>%n layouts deleted</source>
        <translation>
            <numerusform>%n grille supprimée</numerusform>
            <numerusform>%n grilles supprimées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTransfer</name>
    <message numerus="yes">
        <source>%n files without a layout: {name}</source>
        <translation>
            <numerusform>%n fichier sans grille&#x202f;: {name}</numerusform>
            <numerusform>%n fichiers sans grille, d’abord {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layouts added</source>
        <translation>
            <numerusform>%n grille ajoutée</numerusform>
            <numerusform>%n grilles ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n you already had</source>
        <translation>
            <numerusform>%n déjà présente</numerusform>
            <numerusform>%n déjà présentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Textes (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The files could not be read.</source>
        <translation>Les fichiers n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Votre bibliothèque est vide.</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>Export layouts</source>
        <translation>Exporter des grilles</translation>
    </message>
    <message numerus="yes">
        <source>%n did not fit: the library is full</source>
        <translation>
            <numerusform>%n n’a pas trouvé de place : la bibliothèque est pleine</numerusform>
            <numerusform>%n n’ont pas trouvé de place : la bibliothèque est pleine</numerusform>
        </translation>
    </message>
    <message>
        <source>Import stopped.</source>
        <translation>Importation arrêtée.</translation>
    </message>
</context>
<context>
    <name>Licence</name>
    <message>
        <source>Licence of {part}</source>
        <translation>Licence de {part}</translation>
    </message>
    <message>
        <source>Read</source>
        <extracomment>verb on a button: shows the licence</extracomment>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read the licence of {part}</source>
        <translation>Lire la licence de {part}</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>{share} less</source>
        <translation>{share} de moins</translation>
    </message>
    <message>
        <source>No line yet</source>
        <translation>Aucune variante</translation>
    </message>
</context>
<context>
    <name>Loader</name>
    <message>
        <source>this file cannot be opened</source>
        <translation>impossible d’ouvrir ce fichier</translation>
    </message>
</context>
<context>
    <name>LoadingBar</name>
    <message>
        <source>Opening {name}…</source>
        <translation>Ouverture&#x202f;: {name}…</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>This game is open in another window. Continue there.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre. Continuez-la là-bas.</translation>
    </message>
    <message>
        <source>This game cannot be saved: {reason}. Keep playing, and save it elsewhere with {key}</source>
        <translation>Impossible d’enregistrer cette partie&#x202f;: {reason}. Continuez à jouer, et enregistrez-la ailleurs avec {key}</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>This game could not be written to disk.</source>
        <translation>Cette partie n’a pas pu être écrite sur le disque.</translation>
    </message>
    <message>
        <source>If you leave now, the game is lost, unless you save it elsewhere.</source>
        <translation>Si vous quittez maintenant, la partie est perdue, sauf si vous l’enregistrez ailleurs.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Quitter sans enregistrer</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>verb on a button: the window is not closed</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The study is saved with the game</source>
        <translation>L’analyse est enregistrée avec la partie</translation>
    </message>
    <message>
        <source>This game may be open elsewhere</source>
        <translation>Cette partie est peut-être ouverte ailleurs</translation>
    </message>
    <message>
        <source>Another window may have this game open.</source>
        <translation>Cette partie est peut-être ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Quincunx cannot check this on this disk. Open the game here only if it is not open in another window.</source>
        <translation>Quincunx ne peut pas le savoir sur ce disque. N’ouvrez la partie ici que si aucune autre fenêtre ne l’affiche.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Ouvrir ici</translation>
    </message>
    <message>
        <source>This game is not over. You can review it after its end.</source>
        <translation>Cette partie n’est pas terminée. Vous pourrez la revoir après la fin.</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Against the easiest level, with a coach</source>
        <translation>Contre le niveau le plus facile, avec un entraîneur</translation>
    </message>
</context>
<context>
    <name>MistakeList</name>
    <message numerus="yes">
        <source>%n to solve</source>
        <translation>
            <numerusform>%n à résoudre</numerusform>
            <numerusform>%n à résoudre</numerusform>
        </translation>
    </message>
    <message>
        <source>The next mistake to practise is due on {day}.</source>
        <translation>Prochaine révision le {day}.</translation>
    </message>
    <message>
        <source>{game}: {name}</source>
        <translation>{game}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Turn {n}: win chance fell by {share}</source>
        <translation>Tour {n}&#x202f;: {share} de chances de gain perdues</translation>
    </message>
    <message>
        <source>Review a finished game. Your mistakes come back here as puzzles.</source>
        <translation>Faites le bilan d’une partie finie. Vos erreurs reviennent ici comme problèmes.</translation>
    </message>
</context>
<context>
    <name>MonoEditScene</name>
    <message>
        <source>{cell}, region {label}, locked</source>
        <translation>{cell}, région {label}, verrouillée</translation>
    </message>
</context>
<context>
    <name>MonoEditor</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Play with this layout. Nobody else sees it.</source>
        <translation>Jouez avec cette grille. Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>Layout editor</source>
        <translation>Éditeur de grilles</translation>
    </message>
    <message>
        <source>The layout: move with the arrow keys, choose numbers with digits and letters</source>
        <translation>La grille&#x202f;: flèches pour se déplacer, chiffres et lettres pour choisir les nombres</translation>
    </message>
    <message>
        <source>Type the layout</source>
        <translation>Saisir la grille</translation>
    </message>
    <message>
        <source>The text does not fit here. Paste it instead: {keys}</source>
        <translation>Le texte ne tient pas ici. Collez-le plutôt&#x202f;: {keys}</translation>
    </message>
    <message>
        <source>The layout is ready</source>
        <translation>La grille est prête</translation>
    </message>
    <message>
        <source>Use this layout, or keep drawing. Nobody else sees it.</source>
        <translation>Utilisez cette grille, ou continuez à dessiner. Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>Draw your layout</source>
        <translation>Dessinez votre grille</translation>
    </message>
    <message>
        <source>The layout has not changed</source>
        <translation>La grille n’a pas changé</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds at most</source>
        <translation>
            <numerusform>%n seconde au plus</numerusform>
            <numerusform>%n secondes au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a layout</source>
        <translation>Recherche d’une grille</translation>
    </message>
    <message>
        <source>No layout found yet</source>
        <translation>Aucune grille trouvée pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds were not enough to find out whether a layout is possible.</source>
        <translation>
            <numerusform>Après %n seconde, on ne sait toujours pas si une grille est possible.</numerusform>
            <numerusform>Après %n secondes, on ne sait toujours pas si une grille est possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>No layout is possible</source>
        <translation>Aucune grille n’est possible</translation>
    </message>
    <message>
        <source>Erase one of {cells}.</source>
        <translation>Effacez l’une de ces cases&#x202f;: {cells}.</translation>
    </message>
    <message>
        <source>Erase {cell}: it makes every layout impossible.</source>
        <translation>Effacez {cell}&#x202f;: cette case rend toute grille impossible.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are in the way: erase {cells}.</source>
        <translation>
            <numerusform>%n case gêne&#x202f;: effacez {cells}.</numerusform>
            <numerusform>%n cases gênent&#x202f;: effacez {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase these %n cells, or some of them: {cells}.</source>
        <translation>
            <numerusform>Effacez %n case&#x202f;: {cells}.</numerusform>
            <numerusform>Effacez ces&#x202f;%n cases, ou certaines d’entre elles&#x202f;: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %n connected regions. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>
            <numerusform>Peignez %n région d’un seul tenant. La région 1 a 1 case.</numerusform>
            <numerusform>Peignez %n régions d’un seul tenant. La région 1 a 1 case, la région 2 en a 2, et ainsi de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout is already complete</source>
        <translation>La grille est déjà complète</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Turned or mirrored the board</source>
        <translation>Plateau tourné ou retourné</translation>
    </message>
    <message>
        <source>Back to: {step}</source>
        <translation>Retour à&#x202f;: {step}</translation>
    </message>
    <message>
        <source>Completed the layout</source>
        <translation>Grille complétée</translation>
    </message>
</context>
<context>
    <name>MonoPanel</name>
    <message>
        <source>Ends your turn and scores your list.  S</source>
        <translation>Terminer votre tour et compter votre liste.  S</translation>
    </message>
</context>
<context>
    <name>MonoScene</name>
    <message numerus="yes">
        <source>End turn · %n points</source>
        <translation>
            <numerusform>Terminer le tour · %n point</numerusform>
            <numerusform>Terminer le tour · %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Meilleur coup</translation>
    </message>
</context>
<context>
    <name>MoreOptions</name>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
</context>
<context>
    <name>MoveCompletion</name>
    <message>
        <source>Enter plays it</source>
        <translation>Entrée pour jouer</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>Move in notation</source>
        <translation>Notation du coup</translation>
    </message>
    <message>
        <source>Moves that start like this</source>
        <translation>Coups qui commencent ainsi</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation>Aucun tour pour l’instant</translation>
    </message>
    <message>
        <source>Before turn {n}</source>
        <translation>Avant le tour {n}</translation>
    </message>
</context>
<context>
    <name>MoveMarks</name>
    <message>
        <source>Better</source>
        <extracomment>beside the mark of the better move on the board</extracomment>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>beside the mark of the move that was made</extracomment>
        <translation>Joué</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>New game: {game}</source>
        <translation>Nouvelle partie&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Resets all options</source>
        <translation>Rétablir toutes les options</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in an empty field: any seed</extracomment>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same number gives the same random draws.</source>
        <translation>Le même nombre reproduit les mêmes tirages.</translation>
    </message>
    <message>
        <source>Type a whole number as the seed, or leave the field empty</source>
        <translation>Saisissez un nombre entier comme graine, ou laissez le champ vide</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Pas d’indices</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Indices permis</translation>
    </message>
    <message>
        <source>Seed {n}</source>
        <translation>Graine {n}</translation>
    </message>
    <message>
        <source>{hints}, standard rules</source>
        <translation>{hints}, règles standard</translation>
    </message>
    <message numerus="yes">
        <source>{hints}, %n options changed</source>
        <translation>
            <numerusform>{hints},&#x202f;%n option modifiée</numerusform>
            <numerusform>{hints},&#x202f;%n options modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}</source>
        <translation>{first} commence, puis {second}</translation>
    </message>
    <message>
        <source>{first} goes first, then {second}, then {third}</source>
        <translation>{first} commence, puis {second}, puis {third}</translation>
    </message>
    <message>
        <source>No hints or lens, and you cannot undo what was shown. This is noted with the game.</source>
        <translation>Ni indice ni loupe, et impossible d’annuler un coup qui a révélé quelque chose. Ce choix est noté avec la partie.</translation>
    </message>
    <message>
        <source>No hints. This is noted with the game.</source>
        <translation>Pas d’indices. Ce sera noté dans la partie.</translation>
    </message>
    <message>
        <source>No hints, and you cannot undo what was drawn. This is noted with the game.</source>
        <translation>Pas d’indices, et impossible d’annuler un coup après un tirage. La partie le mentionne.</translation>
    </message>
    <message>
        <source>Your layout has a different size, so it is not used.</source>
        <translation>Votre grille a une autre taille&#x202f;: elle n’est pas utilisée.</translation>
    </message>
    <message>
        <source>The first player plays with your layout.</source>
        <translation>La personne qui commence joue avec votre grille.</translation>
    </message>
    <message>
        <source>{name} plays with your layout.</source>
        <translation>{name} joue avec votre grille.</translation>
    </message>
    <message>
        <source>Starting position: standard</source>
        <translation>Position de départ&#x202f;: standard</translation>
    </message>
    <message>
        <source>Invite by letter…</source>
        <translation>Inviter par lettre…</translation>
    </message>
    <message>
        <source>Play by short texts that travel by mail or chat.</source>
        <translation>Jouez par de courts textes, envoyés par e-mail ou messagerie.</translation>
    </message>
    <message>
        <source>Somebody at another computer</source>
        <translation>Quelqu’un sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Or place the pieces yourself.</source>
        <translation>Ou placez les pièces vous-même.</translation>
    </message>
</context>
<context>
    <name>NextOpponent</name>
    <message>
        <source>Next opponent in {game}</source>
        <translation>Prochain adversaire&#x202f;: {game}</translation>
    </message>
    <message>
        <source>{rating}, closest to your strength</source>
        <translation>{rating}, le plus proche de votre niveau</translation>
    </message>
    <message>
        <source>{rating}, the easiest</source>
        <translation>{rating}, le plus facile</translation>
    </message>
    <message>
        <source>Your win chance: {share}</source>
        <translation>Vos chances de gain&#x202f;: {share}</translation>
    </message>
    <message>
        <source>Play {level}</source>
        <translation>Jouer contre le niveau {level}</translation>
    </message>
    <message>
        <source>Rated: no hints, lens, coach or undo.</source>
        <translation>Classée&#x202f;: sans indice, loupe, entraîneur ni annulation.</translation>
    </message>
    <message>
        <source>Rated: no hints, coach or undo.</source>
        <translation>Classée&#x202f;: sans indice, entraîneur ni annulation.</translation>
    </message>
    <message>
        <source>{rating}, helps to find your strength</source>
        <translation>{rating}, pour situer votre niveau</translation>
    </message>
</context>
<context>
    <name>NumberRow</name>
    <message>
        <source>standard: {n}</source>
        <translation>standard&#x202f;: {n}</translation>
    </message>
</context>
<context>
    <name>OpenEntry</name>
    <message>
        <source>Continue {name}. {detail}</source>
        <translation>Continuer {name}. {detail}</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Cannot be combined with “{label}”.</source>
        <translation>Incompatible avec «&#x202f;{label}&#x202f;».</translation>
    </message>
    <message>
        <source>“{label}”</source>
        <extracomment>an option by its name</extracomment>
        <translation>«&#x202f;{label}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The layout now belongs to the first player. It is no longer in the editor, where others could see it.</source>
        <translation>La grille appartient maintenant au premier joueur. Elle n’est plus dans l’éditeur, où d’autres pourraient la voir.</translation>
    </message>
    <message numerus="yes">
        <source>The layout has %n regions, which does not fit this board, so it was not used.</source>
        <translation>
            <numerusform>La grille a %n région, ce qui ne convient pas à ce plateau&#x202f;: elle n’a pas été utilisée.</numerusform>
            <numerusform>La grille a %n régions, ce qui ne convient pas à ce plateau&#x202f;: elle n’a pas été utilisée.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaintedCount</name>
    <message>
        <source>of {n}</source>
        <extracomment>after the number of painted cells: “12 of 45”</extracomment>
        <translation>sur {n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n cells painted</source>
        <translation>
            <numerusform>cases peintes&#x202f;: {n} sur %n</numerusform>
            <numerusform>cases peintes&#x202f;: {n} sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelTexts</name>
    <message>
        <source>{name}’s markers</source>
        <translation>Marqueurs ({name})</translation>
    </message>
    <message>
        <source>your atoms, {name}’s markers</source>
        <translation>vos atomes, marqueurs&#x202f;: {name}</translation>
    </message>
    <message>
        <source>{hider}’s atoms, {name}’s markers</source>
        <translation>atomes&#x202f;: {hider}, marqueurs&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Players hide theirs in turn.</source>
        <translation>Chacun cache ses atomes à son tour.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Atomes</translation>
    </message>
    <message>
        <source>{n} of 4 placed</source>
        <translation>Placés&#x202f;: {n} sur 4</translation>
    </message>
    <message>
        <source>Your atoms</source>
        <translation>Vos atomes</translation>
    </message>
    <message>
        <source>Hide atoms  H</source>
        <translation>Cacher les atomes  H</translation>
    </message>
    <message>
        <source>Place four atoms first</source>
        <translation>Placez d’abord quatre atomes</translation>
    </message>
    <message>
        <source>Places four atoms at random. You can change them.  R</source>
        <translation>Placer quatre atomes au hasard. Vous pouvez les changer.  R</translation>
    </message>
    <message>
        <source>{name} will look for them with rays.</source>
        <translation>{name} les cherchera avec des rayons.</translation>
    </message>
    <message>
        <source>Checking whether other atoms would give the same results…</source>
        <translation>Recherche d’une autre cachette aux mêmes résultats…</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results:</source>
        <translation>Une autre disposition donne les mêmes résultats&#x202f;:</translation>
    </message>
    <message>
        <source>no ray can tell the two apart.</source>
        <translation>aucun rayon ne les distingue.</translation>
    </message>
    <message>
        <source>These atoms can be found without guessing.</source>
        <translation>Cette cachette peut être trouvée.</translation>
    </message>
    <message>
        <source>Your markers</source>
        <translation>Vos marqueurs</translation>
    </message>
    <message>
        <source>No ray has been sent yet.</source>
        <translation>Aucun rayon n’a encore été lancé.</translation>
    </message>
    <message>
        <source>Mark a cell to see which results it agrees with.</source>
        <translation>Marquez une case pour voir quels résultats concordent.</translation>
    </message>
    <message>
        <source>No result matches yet</source>
        <translation>Aucun résultat ne concorde encore</translation>
    </message>
    <message>
        <source>Port {port} does not match</source>
        <translation>La porte {port} contredit vos marqueurs</translation>
    </message>
    <message>
        <source>{n} results do not match</source>
        <translation>{n} résultats ne concordent pas</translation>
    </message>
    <message>
        <source>Ports {ports} and {last} do not match your markers</source>
        <translation>Les portes {ports} et {last} contredisent vos marqueurs</translation>
    </message>
    <message>
        <source>Last guess</source>
        <extracomment>on the button that guesses</extracomment>
        <translation>Dernière proposition</translation>
    </message>
    <message>
        <source>Guess these four  G</source>
        <translation>Proposer ces quatre cases  G</translation>
    </message>
    <message>
        <source>End turn  E</source>
        <translation>Terminer le tour  E</translation>
    </message>
    <message>
        <source>Show {name}’s box</source>
        <translation>Montrer la boîte ({name})</translation>
    </message>
    <message>
        <source>{n} of 4 atoms marked</source>
        <translation>Atomes marqués&#x202f;: {n} sur 4</translation>
    </message>
    <message>
        <source>click a port to see its ray</source>
        <translation>cliquez sur une porte pour voir son rayon</translation>
    </message>
    <message numerus="yes">
        <source>%n markers are wrong</source>
        <translation>
            <numerusform>%n marqueur est faux</numerusform>
            <numerusform>%n marqueurs sont faux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n placed, four needed</source>
        <translation>
            <numerusform>%n placé, il en faut quatre</numerusform>
            <numerusform>%n placés, il en faut quatre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results match</source>
        <translation>
            <numerusform>%n résultat concorde</numerusform>
            <numerusform>%n résultats concordent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n results match</source>
        <translation>
            <numerusform>%n résultat, tout concorde</numerusform>
            <numerusform>Les&#x202f;%n résultats concordent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperCommands</name>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Il n’y a rien à imprimer ici.</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer le PDF…</translation>
    </message>
    <message>
        <source>Open to print</source>
        <extracomment>button: opens the file in another program, which prints it</extracomment>
        <translation>Ouvrir pour imprimer</translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation>Impossible de dessiner ceci.</translation>
    </message>
    <message>
        <source>Stopped. Change a setting to start again.</source>
        <translation>Arrêté. Modifiez un réglage pour recommencer.</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} sur {all} terminés</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>PDF files (*{extension})</source>
        <translation>Fichiers PDF (*{extension})</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Écriture du fichier…</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Your PDF viewer opens the pages. Print them there.</source>
        <translation>Votre lecteur PDF ouvre les pages. Imprimez-les depuis celui-ci.</translation>
    </message>
    <message>
        <source>No PDF viewer was found. Save the file instead.</source>
        <translation>Aucun lecteur PDF trouvé. Enregistrez plutôt le fichier.</translation>
    </message>
</context>
<context>
    <name>PassphraseSheet</name>
    <message>
        <source>Passphrase, at least 8 characters</source>
        <translation>Phrase secrète, au moins 8 caractères</translation>
    </message>
</context>
<context>
    <name>PasteBox</name>
    <message>
        <source>Somebody sent you a puzzle? Paste its line here, or the whole message.</source>
        <translation>On vous a envoyé un problème&#x202f;? Collez ici sa ligne, ou le message entier.</translation>
    </message>
</context>
<context>
    <name>PictureCommands</name>
    <message>
        <source>Picture copied</source>
        <translation>Image copiée</translation>
    </message>
    <message>
        <source>There is no board to draw here.</source>
        <translation>Il n’y a pas de plateau à dessiner ici.</translation>
    </message>
    <message>
        <source>Picture and result copied</source>
        <translation>Image et résultat copiés</translation>
    </message>
    <message>
        <source>The game goes on: there is no result yet.</source>
        <translation>La partie continue&#x202f;: il n’y a pas encore de résultat.</translation>
    </message>
</context>
<context>
    <name>PlayerFile</name>
    <message>
        <source>Attempts that could not be read were set aside: {n}</source>
        <translation>Essais illisibles, mis de côté&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Your results cannot be saved: {reason}.</source>
        <translation>Impossible d’enregistrer vos résultats&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>This attempt cannot be saved and will be lost when you quit: {reason}.</source>
        <translation>Cet essai ne peut pas être enregistré et sera perdu quand vous quitterez&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>This result cannot be saved: {reason}.</source>
        <translation>Impossible d’enregistrer ce résultat&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your attempt could not be read and was set aside ({reason}). The puzzle starts again.</source>
        <translation>Votre essai était illisible et a été mis de côté ({reason}). Le problème recommence au début.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Who sits here</source>
        <translation>Qui joue ici</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Retirer cette place</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>{game}: set-up</source>
        <translation>{game}&#x202f;: position de départ</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>You can start a game from this position.</source>
        <translation>Vous pouvez commencer une partie à partir de cette position.</translation>
    </message>
    <message>
        <source>Position copied</source>
        <translation>Position copiée</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
        <source>Not pasted: {reason}.</source>
        <translation>Non collé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>Enregistrer la position</translation>
    </message>
</context>
<context>
    <name>ProfileButton</name>
    <message>
        <source>Profile: {name}</source>
        <translation>Profil&#x202f;: {name}</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>What shall we call you?</source>
        <translation>Comment vous appelez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Your profile</source>
        <translation>Votre profil</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Supprimer le profil</translation>
    </message>
    <message>
        <source>Shown at your seat and in the statistics, on this computer only.</source>
        <translation>Affiché à votre place et dans les statistiques, sur cet ordinateur seulement.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete this profile? Its games stay.</source>
        <translation>Supprimer ce profil&#x202f;? Ses parties restent.</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Profile “{name}” deleted. The games played with it are still here.</source>
        <translation>Profil «&#x202f;{name}&#x202f;» supprimé. Ses parties sont toujours là.</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nouveau profil…</translation>
    </message>
    <message>
        <source>Edit {name}…</source>
        <translation>Modifier {name}…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The window cannot be rebuilt in this language. The old window stays open.</source>
        <translation>La fenêtre ne peut pas être recréée dans cette langue. L’ancienne fenêtre reste ouverte.</translation>
    </message>
</context>
<context>
    <name>PromptHeader</name>
    <message>
        <source>Saving your move…</source>
        <translation>Enregistrement du coup…</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{name} is hiding four atoms</source>
        <translation>{name} cache quatre atomes</translation>
    </message>
    <message>
        <source>Nobody else sees where.</source>
        <translation>Personne d’autre ne voit où.</translation>
    </message>
    <message>
        <source>{name}, hide four atoms in {other}’s box</source>
        <translation>{name}, cachez quatre atomes pour {other}</translation>
    </message>
    <message>
        <source>{name} is looking for your atoms</source>
        <translation>{name} cherche vos atomes</translation>
    </message>
    <message>
        <source>{name} is looking for the atoms</source>
        <translation>{name} cherche les atomes</translation>
    </message>
    <message>
        <source>Click a marked port to see its ray.</source>
        <translation>Cliquez sur une porte marquée pour voir son rayon.</translation>
    </message>
    <message>
        <source>No ray has been sent into this box yet.</source>
        <translation>Aucun rayon n’a encore été lancé dans cette boîte.</translation>
    </message>
    <message>
        <source>Click four cells, or place the atoms at random.</source>
        <translation>Cliquez sur quatre cases, ou placez les atomes au hasard.</translation>
    </message>
    <message>
        <source>{n} of 4 placed. Click an atom to remove it.</source>
        <translation>Placés&#x202f;: {n} sur 4. Cliquez sur un atome pour le retirer.</translation>
    </message>
    <message>
        <source>Another arrangement gives the same results: no ray can tell the two apart.</source>
        <translation>Une autre cachette donne les mêmes résultats&#x202f;: aucun rayon ne les distingue.</translation>
    </message>
    <message>
        <source>All four are placed. Now hide them.</source>
        <translation>Les quatre sont placés. Cachez-les maintenant.</translation>
    </message>
    <message>
        <source>{name}, your guess was wrong</source>
        <translation>{name}, votre proposition était fausse</translation>
    </message>
    <message>
        <source>{name}, mark, guess or end your turn</source>
        <translation>{name}, marquez, proposez ou terminez le tour</translation>
    </message>
    <message>
        <source>{name}, mark or end your turn</source>
        <translation>{name}, marquez ou terminez le tour</translation>
    </message>
    <message>
        <source>{name}, mark, send a ray or guess</source>
        <translation>{name}, marquez, lancez un rayon ou proposez</translation>
    </message>
    <message>
        <source>{name}, mark or send a ray</source>
        <translation>{name}, marquez ou lancez un rayon</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. Move markers, or end your turn.</source>
        <translation>Au moins un des quatre est faux. Déplacez des marqueurs ou terminez le tour.</translation>
    </message>
    <message>
        <source>You guessed these four before. At least one is wrong.</source>
        <translation>Vous avez déjà proposé ces quatre cases. Au moins une est fausse.</translation>
    </message>
    <message>
        <source>Click a port to send a ray, or a cell to mark an atom.</source>
        <translation>Cliquez sur une porte pour lancer un rayon, ou sur une case pour marquer un atome.</translation>
    </message>
    <message>
        <source>You can send one ray per turn, and you have already sent it.</source>
        <translation>Un seul rayon par tour&#x202f;: vous avez lancé le vôtre.</translation>
    </message>
    <message>
        <source>A ray enters at {port}.</source>
        <translation>Un rayon entre en {port}.</translation>
    </message>
    <message>
        <source>At least one of the four is wrong. The rules do not say which.</source>
        <translation>Au moins un des quatre est faux. Les règles ne disent pas lequel.</translation>
    </message>
    <message>
        <source>Rays come later. First, the atoms are hidden.</source>
        <translation>Les rayons viennent plus tard. On cache d’abord les atomes.</translation>
    </message>
    <message>
        <source>Atoms hidden</source>
        <translation>Atomes cachés</translation>
    </message>
    <message>
        <source>Atoms to hide</source>
        <translation>Atomes à cacher</translation>
    </message>
    <message>
        <source>Players hide four atoms in secret.</source>
        <translation>Chacun cache quatre atomes en secret.</translation>
    </message>
    <message>
        <source>No atom is shown until you are here.</source>
        <translation>Aucun atome ne s’affiche avant votre confirmation.</translation>
    </message>
    <message>
        <source>7 × 7</source>
        <translation>7 × 7</translation>
    </message>
    <message>
        <source>4 atoms</source>
        <translation>4 atomes</translation>
    </message>
    <message>
        <source>{name} wins: no guess left</source>
        <translation>{name} gagne : plus de proposition</translation>
    </message>
    <message>
        <source>{name} wins: all four atoms</source>
        <translation>{name} gagne : les quatre atomes</translation>
    </message>
    <message>
        <source>After {n} rays.</source>
        <translation>Après {n} rayons.</translation>
    </message>
    <message>
        <source>First guess, after {n} rays.</source>
        <translation>Première proposition juste, après {n} rayons.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>in the list of moves: a turn without a ray</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>atoms</source>
        <extracomment>in the list of moves: four atoms were hidden</extracomment>
        <translation>atomes</translation>
    </message>
    <message>
        <source>Hide the atoms on {cells}</source>
        <translation>Cachez les atomes en {cells}</translation>
    </message>
    <message>
        <source>Mark {cell}</source>
        <translation>Marquez {cell}</translation>
    </message>
    <message>
        <source>Remove the marker from {cell}</source>
        <translation>Retirez le marqueur de {cell}</translation>
    </message>
    <message>
        <source>Send a ray from {port}</source>
        <translation>Lancez un rayon en {port}</translation>
    </message>
    <message>
        <source>Guess that the atoms are on {cells}</source>
        <translation>Proposez les atomes en {cells}</translation>
    </message>
    <message>
        <source>When hiding atoms: place them at random</source>
        <translation>Au début&#x202f;: placer les atomes au hasard</translation>
    </message>
    <message>
        <source>When hiding atoms: confirm their places</source>
        <translation>Au début&#x202f;: confirmer la place des atomes</translation>
    </message>
    <message>
        <source>Note a cell as empty (also with the right mouse button)</source>
        <translation>Noter une case comme vide (aussi avec le bouton droit de la souris)</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>atom with a marker</source>
        <translation>atome avec un marqueur</translation>
    </message>
    <message>
        <source>atom</source>
        <translation>atome</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marqueur</translation>
    </message>
    <message>
        <source>noted as empty</source>
        <translation>notée comme vide</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>inutilisée</translation>
    </message>
    <message>
        <source>{letter}, other end at {end}</source>
        <translation>{letter}, autre bout en {end}</translation>
    </message>
    <message>
        <source>does not match your markers</source>
        <extracomment>a probe’s result: the markers do not explain it</extracomment>
        <translation>contredit vos marqueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n guesses left</source>
        <translation>
            <numerusform>%n proposition</numerusform>
            <numerusform>%n propositions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rays</source>
        <translation>
            <numerusform>%n rayon</numerusform>
            <numerusform>%n rayons</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} guessed wrong.</source>
        <translation>{name} s’est trompé.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It hit an atom.</source>
        <translation>{name} a lancé un rayon en {port}. Un atome l’a absorbé.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came back.</source>
        <translation>{name} a lancé un rayon en {port}. Il a été renvoyé.</translation>
    </message>
    <message>
        <source>{name} sent a ray into {port}. It came out at {leaves}.</source>
        <translation>{name} a lancé un rayon en {port}. Il est sorti en {leaves}.</translation>
    </message>
    <message>
        <source>The answer to your letter tells where the ray comes out.</source>
        <translation>La réponse à votre lettre dira où sort le rayon.</translation>
    </message>
    <message>
        <source>Ray {port} hit an atom.</source>
        <translation>Le rayon {port} a été absorbé.</translation>
    </message>
    <message>
        <source>Ray {port} was reflected.</source>
        <translation>Le rayon {port} a été renvoyé.</translation>
    </message>
    <message>
        <source>Ray {port} came out at {end}.</source>
        <translation>Le rayon {port} est sorti en {end}.</translation>
    </message>
    <message>
        <source>{result} Your turn ends when the ring is full. A click stops the ring.</source>
        <translation>{result} Votre tour finit quand l’anneau est plein. Un clic l’arrête.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>The game with this mistake cannot be read.</source>
        <translation>Impossible de lire la partie où cette erreur a été commise.</translation>
    </message>
    <message>
        <source>This puzzle has a fault and does not count: {reason}.</source>
        <translation>Ce problème est défectueux et ne compte pas&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{game}: puzzle</source>
        <translation>{game}&#x202f;: problème</translation>
    </message>
    <message>
        <source>Back to the puzzles</source>
        <translation>Retour aux problèmes</translation>
    </message>
    <message>
        <source>You continue this puzzle where you left off</source>
        <translation>Vous continuez ce problème là où vous l’aviez laissé</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Helps you, and costs a star</source>
        <translation>Vous aider, au prix d’une étoile</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Copies the puzzle as a line of text</source>
        <translation>Copier le problème en une ligne de texte</translation>
    </message>
    <message>
        <source>{unit} · turn {n} of {all}</source>
        <translation>{unit} · tour {n} sur {all}</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Give up first: then you can start again</source>
        <translation>Voyez d’abord la solution&#x202f;: vous pourrez ensuite refaire le problème</translation>
    </message>
    <message>
        <source>Solution {n} of {all}: show the next one</source>
        <translation>Solution {n} sur {all}&#x202f;: montrer la suivante</translation>
    </message>
    <message>
        <source>Step {n} of {all}</source>
        <translation>Étape {n} sur {all}</translation>
    </message>
    <message>
        <source>a wrong move costs a star</source>
        <translation>un mauvais coup coûte une étoile</translation>
    </message>
    <message>
        <source>{time} · practice, not counted</source>
        <translation>{time} · entraînement, non compté</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>Show mistakes</source>
        <translation>Montrer les erreurs</translation>
    </message>
    <message>
        <source>Highlights wrong cells. If there are any, it costs a star</source>
        <translation>Met les cases fausses en surbrillance. S’il y en a, cela coûte une étoile</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
</context>
<context>
    <name>PuzzleProvider</name>
    <message>
        <source>No puzzle could be made. Try again.</source>
        <translation>Aucun problème n’a pu être préparé. Réessayez.</translation>
    </message>
    <message>
        <source>No puzzle of this difficulty was found. This one comes close.</source>
        <translation>Il n’y avait pas de problème de cette difficulté. Celui-ci s’en approche.</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle cannot be opened. This is another one.</source>
        <translation>Le problème du jour ne peut pas être ouvert. En voici un autre.</translation>
    </message>
</context>
<context>
    <name>PuzzleTable</name>
    <message>
        <source>This move cost a star. Undo it with {undo} and try another.</source>
        <translation>Ce coup a coûté une étoile. Annulez-le avec {undo} et essayez-en un autre.</translation>
    </message>
    <message>
        <source>You cannot win after this move</source>
        <translation>Après ce coup, vous ne pouvez plus gagner</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>The solution, step {n} of {all}</source>
        <translation>La solution, étape {n} sur {all}</translation>
    </message>
    <message>
        <source>The solution, played with the layout visible</source>
        <translation>La solution, jouée en voyant la grille</translation>
    </message>
    <message>
        <source>Played with the layout visible, step {n} of {all}</source>
        <translation>Jouée en voyant la grille, étape {n} sur {all}</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Renoncer&#x202f;?</translation>
    </message>
    <message>
        <source>You see the solution and get no stars.</source>
        <translation>La solution est montrée, et l’essai ne rapporte aucune étoile.</translation>
    </message>
    <message>
        <source>Another move scores more</source>
        <translation>Un autre coup rapporte plus</translation>
    </message>
</context>
<context>
    <name>RatingCourse</name>
    <message>
        <source>Rating from {first} to {last}</source>
        <translation>Classement de {first} à {last}</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>{rating}. {day}, against {opponent}: {result}</source>
        <translation>{rating}. {day}, contre {opponent}&#x202f;: {result}</translation>
    </message>
    <message>
        <source>Rating in {game}, from {first} to {last}. {point}</source>
        <translation>Classement, {game}, de {first} à {last}. {point}</translation>
    </message>
    <message>
        <source>How strong are you in {game}?</source>
        <translation>Quelle est votre force à {game}&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Plus longues</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Player, game or title</source>
        <translation>Joueur, jeu ou nom</translation>
    </message>
    <message>
        <source>last played</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here.</source>
        <translation>Aucune partie pour l’instant. Toutes vos parties sont enregistrées ici.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Aucune partie ne correspond à votre recherche.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>This game cannot be read any more.</source>
        <translation>Cette partie n’est plus lisible.</translation>
    </message>
    <message>
        <source>{which} is no longer listed. The file stays where it is.</source>
        <translation>{which} n’est plus dans la liste. Le fichier reste où il est.</translation>
    </message>
    <message>
        <source>Nothing was deleted</source>
        <translation>Rien n’a été supprimé</translation>
    </message>
    <message>
        <source>{name} was not changed: {reason}.</source>
        <translation>{name} n’a pas été modifié&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>There is no folder yet: no game has been finished.</source>
        <translation>Il n’y a pas encore de dossier&#x202f;: aucune partie n’est terminée.</translation>
    </message>
    <message>
        <source>Open at the table</source>
        <translation>Ouvrir sur le plateau</translation>
    </message>
    <message numerus="yes">
        <source>Still reading %n games</source>
        <translation>
            <numerusform>Encore&#x202f;%n partie à lire</numerusform>
            <numerusform>Encore&#x202f;%n parties à lire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted {which}. It stays in the bin for %n days.</source>
        <translation>
            <numerusform>Supprimé&#x202f;: {which}. Conservé&#x202f;%n jour dans la corbeille.</numerusform>
            <numerusform>Supprimé&#x202f;: {which}. Conservé&#x202f;%n jours dans la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game now counts for {names}.</source>
        <translation>Cette partie compte désormais pour {names}.</translation>
    </message>
    <message>
        <source>This game no longer counts.</source>
        <translation>Cette partie ne compte plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n games</source>
        <translation>
            <numerusform>Supprimer %n partie</numerusform>
            <numerusform>Supprimer %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Analyses</translation>
    </message>
    <message>
        <source>Showing only {matches}. Show all</source>
        <translation>{matches} seulement. Tout afficher</translation>
    </message>
</context>
<context>
    <name>RegionsPanel</name>
    <message>
        <source>Note</source>
        <extracomment>verb: small numbers are noted in cells</extracomment>
        <translation>Noter</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Effet d’un clic</translation>
    </message>
</context>
<context>
    <name>RegionsScene</name>
    <message>
        <source>Empty the cell before you note numbers in it</source>
        <translation>Videz la case avant d’y noter des nombres</translation>
    </message>
</context>
<context>
    <name>RegionsWords</name>
    <message>
        <source>The board is full, but something is wrong.</source>
        <translation>Le plateau est rempli, mais il y a une erreur.</translation>
    </message>
    <message>
        <source>A click or a number key notes what a cell may be.</source>
        <translation>Un clic ou une touche de chiffre note ce qu’une case peut être.</translation>
    </message>
    <message>
        <source>Choose a number. Click or drag to fill, right-click to note it.</source>
        <translation>Choisissez un nombre. Cliquez ou glissez pour remplir, clic droit pour le noter.</translation>
    </message>
    <message>
        <source>Fill the cell with this number, or choose it in the palette</source>
        <translation>Remplir la case avec ce nombre, ou le choisir dans la palette</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Vider la case</translation>
    </message>
    <message>
        <source>Note numbers instead of filling, and back</source>
        <translation>Noter des nombres au lieu de remplir, et inversement</translation>
    </message>
    <message>
        <source>{cell}, region {label}, given</source>
        <translation>{cell}, région {label}, donnée</translation>
    </message>
    <message>
        <source>notes {labels}</source>
        <translation>notes {labels}</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n cells must be guessed</source>
        <translation>
            <numerusform>%n case à deviner</numerusform>
            <numerusform>%n cases à deviner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Solver’s report</source>
        <translation>Rapport du solveur</translation>
    </message>
    <message>
        <source>Solvable without guessing</source>
        <translation>Résoluble sans deviner</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Contradiction</translation>
    </message>
    <message>
        <source>Then guess: {cells}.</source>
        <translation>Puis deviner&#x202f;: {cells}.</translation>
    </message>
    <message>
        <source>No technique gives another step.</source>
        <translation>Aucune technique ne donne de résultat.</translation>
    </message>
    <message>
        <source>{cells} = {label}. {reason}</source>
        <translation>{cells} = {label}. {reason}</translation>
    </message>
    <message>
        <source>{cells}: not {label}. {reason}</source>
        <translation>{cells}&#x202f;: pas {label}. {reason}</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>Nombre de solutions inconnu</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Une seule solution</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsList</name>
    <message>
        <source>Results of</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing solved yet.</source>
        <translation>Aucun problème résolu pour l’instant.</translation>
    </message>
    <message>
        <source>{n} of {all} solved</source>
        <translation>Résolus&#x202f;: {n} sur {all}</translation>
    </message>
    <message>
        <source>{words} · your rating {rating} ± {margin}</source>
        <translation>{words} · votre classement {rating} ± {margin}</translation>
    </message>
    <message numerus="yes">
        <source>%n timed runs</source>
        <translation>
            <numerusform>%n course</numerusform>
            <numerusform>%n courses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>luck {share}</source>
        <translation>chance {share}</translation>
    </message>
    <message>
        <source>Better: {move}. {why}</source>
        <translation>Mieux&#x202f;: {move}. {why}</translation>
    </message>
    <message>
        <source>The last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>Turn {n}: {name} moves</source>
        <translation>Tour {n} : {name} joue</translation>
    </message>
    <message>
        <source>{name} misses something hard to see</source>
        <translation>{name} manque un coup difficile à voir</translation>
    </message>
    <message>
        <source>{name} plays the best move</source>
        <translation>{name} joue le meilleur coup</translation>
    </message>
    <message>
        <source>{name} plays a good move</source>
        <translation>{name} joue un bon coup</translation>
    </message>
    <message>
        <source>{name} plays {move}</source>
        <translation>{name} joue {move}</translation>
    </message>
    <message>
        <source>The best moves that were found.</source>
        <translation>Les meilleurs coups trouvés.</translation>
    </message>
    <message>
        <source>Turn {n}: {name}, find a better move</source>
        <translation>Tour {n}&#x202f;: {name}, trouvez un meilleur coup</translation>
    </message>
    <message>
        <source>{move} was played. Any move about as good as the best one counts.</source>
        <translation>Coup joué&#x202f;: {move}. Tout coup à peu près aussi bon que le meilleur est accepté.</translation>
    </message>
    <message>
        <source>Turn {n}, {name}: {move}</source>
        <translation>Tour {n}, {name}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Better: {why}.</source>
        <extracomment>{why} is what the better move does: “forces the win within your next 2 turns”</extracomment>
        <translation>Mieux&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>The closer look changed the mark of turn {n}: {before}, now {after}.</source>
        <translation>L’examen approfondi a changé l’appréciation du tour {n}&#x202f;: {before}, maintenant {after}.</translation>
    </message>
    <message>
        <source>The closer look changed no marks.</source>
        <translation>L’examen approfondi n’a changé aucune appréciation.</translation>
    </message>
    <message>
        <source>even</source>
        <extracomment>in “Luck: even” and “Moves: even”: favoured nobody</extracomment>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>Luck:</source>
        <translation>Chance :</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Coups :</translation>
    </message>
    <message>
        <source>Luck {luck}, skill {skill}.</source>
        <translation>Chance {luck}, habileté {skill}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more marks changed.</source>
        <translation>
            <numerusform>%n autre appréciation a changé.</numerusform>
            <numerusform>%n autres appréciations ont changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only good move: {move}. {why}</source>
        <translation>Seul {move} convenait. {why}</translation>
    </message>
    <message>
        <source>One possible continuation. Everything hidden is chosen at random.</source>
        <translation>Une suite possible&#x202f;: tout ce qui est caché est tiré au hasard.</translation>
    </message>
    <message>
        <source>The best line</source>
        <translation>La meilleure suite</translation>
    </message>
    <message>
        <source>Reviewing the moves…</source>
        <translation>Examen des coups…</translation>
    </message>
    <message>
        <source>slightly for {name}</source>
        <extracomment>in “Luck: slightly for {name}” and “Moves: slightly for {name}”</extracomment>
        <translation>plutôt pour {name}</translation>
    </message>
    <message>
        <source>clearly for {name}</source>
        <extracomment>in “Luck: clearly for {name}” and “Moves: clearly for {name}”</extracomment>
        <translation>nettement pour {name}</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Look deeper</source>
        <translation>Approfondir</translation>
    </message>
    <message>
        <source>chance lost</source>
        <translation>chances perdues</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Ne plus demander</translation>
    </message>
    <message>
        <source>Other turns</source>
        <extracomment>below a percentage</extracomment>
        <translation>Autres tours</translation>
    </message>
    <message>
        <source>What decided</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <source>More about this game</source>
        <translation>En savoir plus sur cette partie</translation>
    </message>
    <message>
        <source>Looking deeper: {n} of {all}</source>
        <translation>Analyse approfondie&#x202f;: {n} sur {all}</translation>
    </message>
    <message>
        <source>{n} of {all} moves reviewed</source>
        <translation>{n} coups examinés sur {all}</translation>
    </message>
    <message>
        <source>This game could not be reviewed.</source>
        <translation>Cette partie n’a pas pu être analysée.</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Aucune erreur.</translation>
    </message>
    <message>
        <source>The marks appear after all moves have been reviewed.</source>
        <translation>Les appréciations s’affichent dès que tous les coups ont été examinés.</translation>
    </message>
    <message>
        <source>Examines every move again, for longer</source>
        <translation>Réexaminer tous les coups, plus longuement</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Tournant</translation>
    </message>
    <message>
        <source>accuracy {share}</source>
        <translation>précision {share}</translation>
    </message>
    <message>
        <source>Continue the review</source>
        <translation>Reprendre le bilan</translation>
    </message>
    <message>
        <source>Opens this position for analysis, with variations</source>
        <translation>Ouvre cette position pour l’analyser, avec des variantes</translation>
    </message>
</context>
<context>
    <name>RowsText</name>
    <message>
        <source>As text, top row first</source>
        <translation>Sous forme de texte, rangée du haut d’abord</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Sous forme de texte</translation>
    </message>
    <message>
        <source>Top row first</source>
        <translation>Rangée du haut d’abord</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>on or off</source>
        <translation>oui ou non</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
</context>
<context>
    <name>RunRow</name>
    <message numerus="yes">
        <source>%n not solved</source>
        <translation>
            <numerusform>%n non résolu</numerusform>
            <numerusform>%n non résolus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunSection</name>
    <message>
        <source>Puzzles in this run</source>
        <translation>Problèmes de la course</translation>
    </message>
    <message>
        <source>Length of the run</source>
        <translation>Durée de la course</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>verb on a button: begins the run</extracomment>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>best {n}</source>
        <translation>record {n}</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Votre record</translation>
    </message>
    <message>
        <source>Solve as many as you can before the time is up.</source>
        <translation>Résolvez-en le plus possible avant la fin du temps.</translation>
    </message>
</context>
<context>
    <name>RunTable</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the run against the clock</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>This is your best result.</source>
        <translation>C’est votre meilleur résultat.</translation>
    </message>
    <message>
        <source>Your best result is {n}.</source>
        <translation>Votre record est de {n}.</translation>
    </message>
    <message>
        <source>Another run</source>
        <translation>Nouvelle course</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>Aux problèmes</translation>
    </message>
    <message>
        <source>Puzzle {n} of {m}</source>
        <translation>Problème {n} sur {m}</translation>
    </message>
    <message>
        <source>Your result counts.</source>
        <translation>Votre résultat compte.</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Arrêter la course&#x202f;?</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>below the time that is left</extracomment>
        <translation>reste</translation>
    </message>
    <message>
        <source>solved</source>
        <extracomment>below a number: puzzles solved in this run</extracomment>
        <translation>résolus</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds lost.</source>
        <translation>
            <numerusform>%n seconde de perdue.</numerusform>
            <numerusform>%n secondes de perdues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in {time}</source>
        <translation>
            <numerusform>%n résolu en {time}</numerusform>
            <numerusform>%n résolus en {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skip to the next puzzle. This costs %n seconds, like a wrong move.</source>
        <translation>
            <numerusform>Passer au problème suivant. Cela coûte %n seconde, comme un mauvais coup.</numerusform>
            <numerusform>Passer au problème suivant. Cela coûte %n secondes, comme un mauvais coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} left, %n solved</source>
        <translation>
            <numerusform>reste {time}, %n résolu</numerusform>
            <numerusform>reste {time}, %n résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip (−{n} s)</source>
        <extracomment>what skipping a puzzle costs</extracomment>
        <translation>Passer (−{n}&#xa0;s)</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>below a number: the most puzzles solved in a run</extracomment>
        <translation>record</translation>
    </message>
</context>
<context>
    <name>Saver</name>
    <message>
        <source>A file is still being saved. Try again in a moment.</source>
        <translation>Un fichier est encore en cours d’enregistrement. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>{name} could not be saved: {reason}. Choose another folder.</source>
        <translation>{name} n’a pas pu être enregistré&#x202f;: {reason}. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Saved as {name}. {more}</source>
        <translation>Enregistré sous {name}. {more}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
</context>
<context>
    <name>ScoreAndPar</name>
    <message>
        <source>{n} {unit}. Par is {par}</source>
        <translation>{n} {unit}. Objectif&#x202f;: {par}</translation>
    </message>
    <message>
        <source>par</source>
        <extracomment>below a number: the result of a good solver</extracomment>
        <translation>objectif</translation>
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
        <translation>Scores, tour par tour</translation>
    </message>
</context>
<context>
    <name>ScoreCurves</name>
    <message>
        <source>After turn {n}:  {scores}</source>
        <translation>Après le tour {n}&#x202f;:  {scores}</translation>
    </message>
    <message>
        <source>At the start:  {scores}</source>
        <translation>Au début&#x202f;:  {scores}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {n}</source>
        <translation>Nom du joueur {n}</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>winner</source>
        <extracomment>on a seat</extracomment>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>thinking</source>
        <extracomment>on the seat of a computer player</extracomment>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>shared the win</source>
        <extracomment>on a seat: one of several winners</extracomment>
        <translation>victoire partagée</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>on a seat: it is this player’s turn</extracomment>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>{detail} · {turn}</source>
        <translation>{detail} · {turn}</translation>
    </message>
    <message>
        <source>must answer</source>
        <extracomment>on a seat: this player must answer an offer</extracomment>
        <translation>doit répondre</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person sits here</source>
        <translation>Une personne joue ici</translation>
    </message>
    <message>
        <source>A computer player sits here: {level}</source>
        <translation>L’ordinateur joue ici&#x202f;: {level}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Swap seats</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>Add a third player</source>
        <translation>Ajouter un troisième joueur</translation>
    </message>
    <message>
        <source>Add a fourth player</source>
        <translation>Ajouter un quatrième joueur</translation>
    </message>
</context>
<context>
    <name>SelectionBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>SendSheet</name>
    <message>
        <source>Letter {n} for {name}</source>
        <translation>Lettre {n} pour {name}</translation>
    </message>
    <message>
        <source>Sending it again does no harm: it is the same letter.</source>
        <translation>La renvoyer est sans risque : c’est la même lettre.</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Open mail program</source>
        <translation>Ouvrir la messagerie</translation>
    </message>
    <message>
        <source>Copy all letters of the match</source>
        <translation>Copier toutes les lettres de la partie</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>No longer rated: {reason}.</source>
        <translation>Partie désormais non classée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Line {line} of the file: {reason}. All moves before it were read.</source>
        <translation>Ligne {line} du fichier&#x202f;: {reason}. Tous les coups précédents ont été lus.</translation>
    </message>
    <message>
        <source>Undone: {moves}.</source>
        <translation>Coups annulés&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>There are too many notes to save with the game</source>
        <translation>Il y a trop de notes pour les enregistrer avec la partie</translation>
    </message>
    <message>
        <source>The damaged file was saved as {name}.</source>
        <translation>Le fichier endommagé a été enregistré sous le nom {name}.</translation>
    </message>
    <message>
        <source>Another program has changed this game&apos;s file. Its version was saved as {name}.</source>
        <translation>Un autre programme a modifié le fichier de cette partie. Sa version a été enregistrée sous {name}.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Search settings</source>
        <translation>Chercher un paramètre</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Aucun paramètre trouvé</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: closes the settings</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Les changements s’appliquent aussitôt</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours of the window and the boards</source>
        <translation>Couleurs de la fenêtre et des plateaux</translation>
    </message>
    <message>
        <source>Stronger lines and text</source>
        <translation>Traits et textes plus marqués</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Buttons and panels grow too</source>
        <translation>Les boutons et panneaux grandissent aussi</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Tiles, captures, the end of a game</source>
        <translation>Tuiles, captures, fin de partie</translation>
    </message>
    <message>
        <source>Pieces appear in place without moving</source>
        <translation>Les pièces apparaissent à leur place sans bouger</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirmer les coups</translation>
    </message>
    <message>
        <source>Which moves in Adamas you confirm with a button</source>
        <translation>Les coups d’Adamas à confirmer par un bouton</translation>
    </message>
    <message>
        <source>In Black Box, when you can do nothing else</source>
        <translation>Dans Black Box, quand vous ne pouvez rien faire d’autre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier des données</translation>
    </message>
    <message>
        <source>Your games, layouts and results</source>
        <translation>Vos parties, grilles et résultats</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>À partir de la prochaine partie</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#x202f;%</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Your name and picture</source>
        <translation>Votre nom et votre image</translation>
    </message>
    <message>
        <source>Settings reset.</source>
        <translation>Paramètres réinitialisés.</translation>
    </message>
    <message>
        <source>Letters and numbers beside the board</source>
        <translation>Lettres et chiffres autour du plateau</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>On every place where a tile fits</source>
        <translation>Sur chaque emplacement où une tuile convient</translation>
    </message>
    <message>
        <source>Position numbers</source>
        <translation>Numéros des emplacements</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Your games, profile, language and folder stay as they are</source>
        <translation>Vos parties, votre profil, la langue et le dossier ne changent pas</translation>
    </message>
    <message>
        <source>Reset settings</source>
        <translation>Réinitialiser les paramètres</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Son et animations</translation>
    </message>
    <message>
        <source>Language and profile</source>
        <translation>Langue et profil</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>a section of the settings: the folder of the player&apos;s files, and the way back to defaults</extracomment>
        <translation>Données</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
</context>
<context>
    <name>SetupPanel</name>
    <message>
        <source>Copies the position as text</source>
        <translation>Copier la position sous forme de texte</translation>
    </message>
    <message>
        <source>Shows the position from the clipboard</source>
        <translation>Montrer la position du presse-papiers</translation>
    </message>
    <message>
        <source>Saves the position as a game that has not started</source>
        <translation>Enregistrer la position comme partie à commencer</translation>
    </message>
    <message>
        <source>A puzzle from this position, if it has a single best move</source>
        <translation>Un problème tiré de cette position, si elle a un seul meilleur coup</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Doit jouer</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>SharePuzzleDialog</name>
    <message>
        <source>A puzzle from your layout</source>
        <translation>Un problème de votre grille</translation>
    </message>
    <message>
        <source>Measuring the layout to find par…</source>
        <translation>Mesure de la grille pour fixer l’objectif…</translation>
    </message>
    <message>
        <source>The puzzle as a line of text</source>
        <translation>Le problème en une ligne de texte</translation>
    </message>
    <message>
        <source>Large layouts take up to a minute.</source>
        <translation>Une grande grille prend jusqu’à une minute.</translation>
    </message>
    <message>
        <source>A puzzle from your position</source>
        <translation>Un problème de votre position</translation>
    </message>
    <message>
        <source>Checking for a single solution…</source>
        <translation>Recherche d’une solution unique…</translation>
    </message>
    <message>
        <source>A puzzle needs a single best move, or a single first move that wins.</source>
        <translation>Il faut un seul meilleur coup, ou un seul premier coup gagnant.</translation>
    </message>
    <message>
        <source>{kind}: {goal}. {difficulty}.</source>
        <translation>{kind}&#x202f;: {goal}. {difficulty}.</translation>
    </message>
    <message>
        <source>This position does not make a puzzle.</source>
        <translation>Cette position ne donne pas de problème.</translation>
    </message>
    <message>
        <source>Save the puzzle</source>
        <translation>Enregistrer le problème</translation>
    </message>
    <message>
        <source>Mono puzzle</source>
        <translation>Problème de Mono</translation>
    </message>
    <message numerus="yes">
        <source>Par is %n points in three turns. {difficulty}. The layout is hidden inside this line.</source>
        <translation>
            <numerusform>Objectif&#x202f;:&#x202f;%n point en trois tours. {difficulty}. Cette ligne contient la grille sans la montrer.</numerusform>
            <numerusform>Objectif&#x202f;:&#x202f;%n points en trois tours. {difficulty}. Cette ligne contient la grille sans la montrer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Type de problème</translation>
    </message>
    <message>
        <source>Any clues</source>
        <extracomment>the numbers that are given: anywhere, or the same upside down</extracomment>
        <translation>Nombres libres</translation>
    </message>
    <message>
        <source>Symmetric clues</source>
        <translation>Nombres symétriques</translation>
    </message>
    <message>
        <source>Where the clues are</source>
        <translation>Position des nombres donnés</translation>
    </message>
    <message>
        <source>Some numbers of your layout are given.</source>
        <translation>Quelques nombres de votre grille sont donnés.</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} numbers are given. {difficulty}.</source>
        <translation>
            <numerusform>%n nombre sur {all} est donné. {difficulty}.</numerusform>
            <numerusform>%n nombres sur {all} sont donnés. {difficulty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print layout…</source>
        <translation>Imprimer la grille…</translation>
    </message>
    <message>
        <source>Print puzzle…</source>
        <translation>Imprimer le problème…</translation>
    </message>
    <message>
        <source>If the painted cells are the clues of a puzzle, it follows that:</source>
        <translation>Si les cases peintes sont les indices d’un problème, il s’ensuit&#x202f;:</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Everything you can do with the mouse, you can do with the keyboard.</source>
        <translation>Tout ce que vous faites à la souris, vous pouvez le faire au clavier.</translation>
    </message>
    <message>
        <source>In a puzzle</source>
        <translation>Dans un problème</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Dans la fenêtre</translation>
    </message>
    <message>
        <source>In the layout editor</source>
        <translation>Dans l’éditeur de grilles</translation>
    </message>
    <message>
        <source>{game}: setting up a position</source>
        <translation>{game}&#x202f;: préparer une position</translation>
    </message>
    <message>
        <source>In every position editor</source>
        <translation>Dans tous les éditeurs de position</translation>
    </message>
    <message>
        <source>In a puzzle of {name}</source>
        <translation>Dans un problème «&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Fold the panel</source>
        <translation>Replier le panneau</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>On your own</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>A new puzzle of each kind every day</source>
        <translation>Chaque jour un nouveau problème de chaque type</translation>
    </message>
    <message>
        <source>You have solved all of today’s puzzles. There are always more.</source>
        <translation>Vous avez résolu tous les problèmes du jour. Il y en a toujours d’autres.</translation>
    </message>
    <message>
        <source>Next: {puzzle}</source>
        <translation>À suivre&#x202f;: {puzzle}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of %n puzzles today</source>
        <translation>
            <numerusform>Problèmes du jour&#x202f;: {n} sur&#x202f;%n</numerusform>
            <numerusform>Problèmes du jour&#x202f;: {n} sur&#x202f;%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spots</name>
    <message>
        <source>number {n} of your turn</source>
        <translation>numéro {n} de votre coup</translation>
    </message>
</context>
<context>
    <name>StandingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n more rated games: standard rules, one opponent, without hints, coach or undo.</source>
        <translation>
            <numerusform>Votre classement apparaîtra après encore&#x202f;%n partie classée&#x202f;: règles standard, un seul adversaire, sans indice, entraîneur ni annulation.</numerusform>
            <numerusform>Votre classement apparaîtra après encore&#x202f;%n parties classées&#x202f;: règles standard, un seul adversaire, sans indice, entraîneur ni annulation.</numerusform>
        </translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>6 months</source>
        <translation>6 mois</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>heading: over which months the ratings are shown</extracomment>
        <translation>Période</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Against people</source>
        <translation>Contre des personnes</translation>
    </message>
    <message>
        <source>Openings</source>
        <extracomment>heading: how games were begun</extracomment>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Three or four players</source>
        <translation>Trois ou quatre joueurs</translation>
    </message>
    <message>
        <source>Games between people do not change your rating. Click a line to see its games.</source>
        <translation>Les parties entre personnes ne changent pas votre classement. Cliquez sur une ligne pour voir ses parties.</translation>
    </message>
    <message>
        <source>No games between people yet.</source>
        <translation>Aucune partie entre joueurs humains pour l’instant.</translation>
    </message>
    <message>
        <source>{person}, {game}: {what}</source>
        <translation>{person}, {game}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Earlier games no longer count. You can undo this in the menu.</source>
        <translation>Les parties passées ne comptent plus. Vous pouvez annuler cela dans le menu.</translation>
    </message>
    <message>
        <source>{name} starts again: earlier games no longer count. You can undo this in the menu.</source>
        <translation>{name} repart de zéro&#x202f;: les parties passées ne comptent plus. Vous pouvez annuler cela dans le menu.</translation>
    </message>
    <message>
        <source>All games count again.</source>
        <translation>Toutes les parties comptent à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>A game took {time} and {turns} turns on average (%n games).</source>
        <translation>
            <numerusform>La partie a duré {time} et {turns} tours (%n partie).</numerusform>
            <numerusform>Une partie a duré en moyenne {time} et {turns} tours (%n parties).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n rated games</source>
        <translation>
            <numerusform>{game}&#x202f;: %n partie classée</numerusform>
            <numerusform>{game}&#x202f;: %n parties classées</numerusform>
        </translation>
    </message>
    <message>
        <source>You scored {points} points on average.</source>
        <translation>Vous avez marqué {points} points en moyenne.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>{name}: less</source>
        <translation>{name}&#x202f;: moins</translation>
    </message>
    <message>
        <source>{name}: more</source>
        <translation>{name}&#x202f;: plus</translation>
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
            <numerusform>jour de suite</numerusform>
            <numerusform>jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>best {n}, {month}</source>
        <translation>record {n}, {month}</translation>
    </message>
</context>
<context>
    <name>StripHandle</name>
    <message>
        <source>Open the panel</source>
        <translation>Ouvrir le panneau</translation>
    </message>
</context>
<context>
    <name>StudyPage</name>
    <message>
        <source>drew {drawn}</source>
        <extracomment>what chance drew after a move: one or more tiles</extracomment>
        <translation>pioché&#x202f;: {drawn}</translation>
    </message>
    <message>
        <source>You cannot draw layouts in a study. Step forward to try other moves.</source>
        <translation>On ne peut pas dessiner de grille dans une analyse. Avancez pour essayer d’autres coups.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Make any move to try another line.</source>
        <translation>Jouez n’importe quel coup pour essayer une autre variante.</translation>
    </message>
    <message>
        <source>After turn {n}: {name} to move</source>
        <translation>Après le tour {n}&#x202f;: à {name} de jouer</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{name} could not find a move and plays at random.</source>
        <translation>{name} n’a pas trouvé de coup et joue au hasard.</translation>
    </message>
    <message>
        <source>Finish or cancel your move first.</source>
        <translation>Terminez ou annulez d’abord votre coup.</translation>
    </message>
    <message>
        <source>a study is saved with this game</source>
        <translation>une analyse est enregistrée avec cette partie</translation>
    </message>
    <message>
        <source>You are looking at an earlier position.</source>
        <translation>Vous regardez une position antérieure.</translation>
    </message>
    <message>
        <source>{name}, your turn is over</source>
        <translation>{name}, votre tour est fini</translation>
    </message>
    <message>
        <source>Look as long as you like. Then hide the board.</source>
        <translation>Regardez aussi longtemps que vous voulez. Cachez ensuite le plateau.</translation>
    </message>
    <message>
        <source>{name} is thinking about the draw offer</source>
        <translation>{name} réfléchit à la proposition de nulle</translation>
    </message>
    <message>
        <source>Any move withdraws the offer.</source>
        <translation>Jouer un coup annule la proposition.</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>Enter fills in {move}.</source>
        <translation>Entrée complète en {move}.</translation>
    </message>
    <message>
        <source>Your typed move. Enter plays it.</source>
        <translation>Voici le coup saisi. Entrée pour le jouer.</translation>
    </message>
    <message>
        <source>Coach: {words}</source>
        <translation>Entraîneur&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>During turn {n}</source>
        <translation>Pendant le tour {n}</translation>
    </message>
    <message>
        <source>After turn {n}</source>
        <translation>Après le tour {n}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Position antérieure</translation>
    </message>
    <message>
        <source>The game waits where you left it.</source>
        <translation>La partie vous attend là où vous l’avez laissée.</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>{name} joue ensuite</translation>
    </message>
    <message>
        <source>Hide the board, then pass the computer on.</source>
        <translation>Cachez le plateau, puis passez l’ordinateur.</translation>
    </message>
    <message>
        <source>Hide the board</source>
        <translation>Cacher le plateau</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name}, resign?</source>
        <translation>{name}, abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>You lose the game.</source>
        <translation>Vous perdrez la partie.</translation>
    </message>
    <message>
        <source>{name}, offer a draw?</source>
        <translation>{name}, proposer la nulle&#x202f;?</translation>
    </message>
    <message>
        <source>If everyone agrees, the game is over.</source>
        <translation>Si tout le monde accepte, la partie est finie.</translation>
    </message>
    <message>
        <source>{name}, claim a draw?</source>
        <translation>{name}, réclamer la nulle&#x202f;?</translation>
    </message>
    <message>
        <source>This ends the game.</source>
        <translation>La partie sera finie.</translation>
    </message>
    <message>
        <source>Board copied as text</source>
        <translation>Plateau copié sous forme de texte</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>1 minute left</source>
        <translation>Il reste 1 minute</translation>
    </message>
    <message>
        <source>{name} moves first in the rematch.</source>
        <translation>{name} commence la revanche.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Il reste %n seconde</numerusform>
            <numerusform>Il reste %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{answerer}, do you accept a draw?</source>
        <translation>{answerer}, acceptez-vous la nulle ?</translation>
    </message>
    <message>
        <source>{asker} offers one.</source>
        <translation>{asker} la propose.</translation>
    </message>
    <message>
        <source>{answerer}, do you agree to undo?</source>
        <translation>{answerer}, acceptez-vous d’annuler ?</translation>
    </message>
    <message>
        <source>{asker} asks for it.</source>
        <translation>{asker} le demande.</translation>
    </message>
</context>
<context>
    <name>TagDialog</name>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter un mot-clé</translation>
    </message>
</context>
<context>
    <name>TallyBox</name>
    <message>
        <source>No hole is closed here.</source>
        <translation>Aucun trou ne se ferme ici.</translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>{opponent}: won {tally}</source>
        <translation>{opponent}&#x202f;: victoires {tally}</translation>
    </message>
    <message>
        <source>{name}: {n} of {all} solved</source>
        <translation>{name}&#x202f;: {n} résolus sur {all}</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>pas encore de partie</translation>
    </message>
</context>
<context>
    <name>TallyTable</name>
    <message numerus="yes">
        <source>{won} won of %n played</source>
        <translation>
            <numerusform>victoires&#x202f;: {won} sur&#x202f;%n</numerusform>
            <numerusform>victoires&#x202f;: {won} sur&#x202f;%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemeButton</name>
    <message>
        <source>Switch to light theme</source>
        <translation>Passer au thème clair</translation>
    </message>
    <message>
        <source>Switch to dark theme</source>
        <translation>Passer au thème sombre</translation>
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
        <translation>Tourner la tuile de cet endroit, ou celle en main</translation>
    </message>
</context>
<context>
    <name>TileGrid</name>
    <message>
        <source>All tiles: move with the arrow keys, Enter takes one</source>
        <translation>Toutes les tuiles&#x202f;: flèches pour se déplacer, Entrée pour en prendre une</translation>
    </message>
    <message>
        <source>{tile}, in use</source>
        <translation>{tile}, utilisée</translation>
    </message>
    <message>
        <source>{tile}, in the bag</source>
        <translation>{tile}, dans le sac</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Symmetric</source>
        <extracomment>a switch: each stroke is painted twice</extracomment>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>Symmetric drawing: off</source>
        <translation>Dessin symétrique&#x202f;: non</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right</source>
        <translation>Dessin symétrique&#x202f;: gauche et droite</translation>
    </message>
    <message>
        <source>Symmetric drawing: half a turn</source>
        <translation>Dessin symétrique&#x202f;: demi-tour</translation>
    </message>
</context>
<context>
    <name>ToolController</name>
    <message>
        <source>Nothing is painted there. Click a region.</source>
        <translation>Rien n’est peint ici. Cliquez sur une région.</translation>
    </message>
    <message>
        <source>Region {label} is full.</source>
        <translation>La région {label} est complète.</translation>
    </message>
    <message>
        <source>No region fits here: this area has {n} cells.</source>
        <translation>Aucune région ne convient ici&#x202f;: cette zone a {n} cases.</translation>
    </message>
    <message>
        <source>Region {label} is locked.</source>
        <translation>La région {label} est verrouillée.</translation>
    </message>
    <message>
        <source>There is no room: region {others} is in the way.</source>
        <translation>Pas de place&#x202f;: la région {others} gêne.</translation>
    </message>
    <message>
        <source>Turned region {label}</source>
        <translation>Région {label} tournée</translation>
    </message>
    <message>
        <source>Moved region {label}</source>
        <translation>Région {label} déplacée</translation>
    </message>
    <message>
        <source>This shape is too large for the board.</source>
        <translation>Cette forme est trop grande pour le plateau.</translation>
    </message>
    <message>
        <source>Swapped regions {one} and {other}</source>
        <translation>Régions {one} et {other} échangées</translation>
    </message>
    <message>
        <source>Region {others} is in the way. Repeat the move to swap the cells.</source>
        <translation>La région {others} gêne. Répétez le geste pour échanger les cases.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Serious</source>
        <translation>Partie sérieuse</translation>
    </message>
    <message>
        <source>A serious game: no hints, no lens, and you cannot undo what was shown</source>
        <translation>Partie sérieuse&#x202f;: ni indice ni loupe, et impossible d’annuler un coup qui a révélé quelque chose</translation>
    </message>
</context>
<context>
    <name>TreeList</name>
    <message>
        <source>Moves and variations</source>
        <translation>Coups et variantes</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message numerus="yes">
        <source>%n characters left</source>
        <translation>
            <numerusform>%n caractère restant</numerusform>
            <numerusform>%n caractères restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled study</source>
        <translation>Analyse sans titre</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Titre de l’analyse</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>More about this study</source>
        <translation>En savoir plus sur cette analyse</translation>
    </message>
    <message>
        <source>Write about this move</source>
        <translation>Commenter ce coup</translation>
    </message>
    <message>
        <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
        <translation>Seul le début a été collé&#x202f;: un commentaire compte au plus {most} caractères.</translation>
    </message>
    <message>
        <source>Line {line} of the study was skipped: {reason}. It is kept in the file.</source>
        <translation>Ligne {line} de l’analyse&#x202f;: {reason}. Elle est conservée dans le fichier.</translation>
    </message>
    <message>
        <source>Nothing else could have been drawn here.</source>
        <translation>Aucun autre tirage n’était possible ici.</translation>
    </message>
    <message>
        <source>No symbol</source>
        <translation>Aucun symbole</translation>
    </message>
    <message>
        <source>Symbol: {name}</source>
        <translation>Symbole : {name}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Commentaire sur {move}</translation>
    </message>
    <message>
        <source>Comment on the start</source>
        <translation>Commentaire sur le début</translation>
    </message>
</context>
<context>
    <name>TreeRow</name>
    <message>
        <source>Variation, level {n}</source>
        <translation>Variante, niveau {n}</translation>
    </message>
    <message>
        <source>promoted</source>
        <extracomment>beside a move: a variation that became the main line</extracomment>
        <translation>promue</translation>
    </message>
    <message>
        <source>as played</source>
        <extracomment>beside a move: the move of the game itself</extracomment>
        <translation>comme joué</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message numerus="yes">
        <source>You will be asked again in %n days.</source>
        <translation>
            <numerusform>La question reviendra dans&#x202f;%n jour.</numerusform>
            <numerusform>La question reviendra dans&#x202f;%n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will not be asked about this move again.</source>
        <translation>La question sur ce coup ne reviendra pas.</translation>
    </message>
    <message>
        <source>Correct, {move}: {mark}.</source>
        <translation>{move}, c’est juste&#x202f;: {mark}.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}. Try another move.</source>
        <translation>{move} coûte {share} de chances de gain. Cherchez un autre coup.</translation>
    </message>
    <message>
        <source>{move} lowers the win chance by {share}: {name} replies {answer}. Try again.</source>
        <translation>{move} coûte {share} de chances de gain&#x202f;: {name} répond {answer}. Cherchez encore.</translation>
    </message>
    <message>
        <source>You know this move now. You will not be asked again.</source>
        <translation>Vous connaissez ce coup maintenant&#x202f;: la question ne reviendra pas.</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message>
        <source>Show the best line</source>
        <translation>Montrer la meilleure suite</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>before the chances before and after a turn</extracomment>
        <translation>Chances</translation>
    </message>
</context>
<context>
    <name>TurnExample</name>
    <message>
        <source>Continue while no number is lower than the one before. Three equal numbers score 9.</source>
        <translation>Continuez tant qu’aucun nombre n’est inférieur au précédent. Trois nombres égaux rapportent 9.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
</context>
<context>
    <name>WalkStrip</name>
    <message>
        <source>turn</source>
        <extracomment>below the number of a turn</extracomment>
        <translation>tour</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Pause the players</source>
        <translation>Suspendre la partie</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Un coup</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>{level} is nearest to your strength.</source>
        <translation>Le niveau {level} est le plus proche de votre force.</translation>
    </message>
    <message>
        <source>Rated if you use no hints, coach or undo.</source>
        <translation>Classée sans indice, entraîneur ni annulation.</translation>
    </message>
    <message>
        <source>Not rated: {reason}.</source>
        <translation>Non classée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{n} of {most} seats</source>
        <translation>{n} places sur {most}</translation>
    </message>
    <message numerus="yes">
        <source>You won {won} of %n games</source>
        <translation>
            <numerusform>{won} partie gagnée sur %n</numerusform>
            <numerusform>{won} parties gagnées sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WideLibrary</name>
    <message>
        <source>Whose layouts</source>
        <translation>Origine des grilles</translation>
    </message>
    <message>
        <source>Name, tag</source>
        <translation>Nom, mot-clé</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>Fournies</translation>
    </message>
    <message>
        <source>Tag added</source>
        <translation>Mot-clé ajouté</translation>
    </message>
    <message>
        <source>Tag “{tag}” removed</source>
        <translation>Mot-clé «&#x202f;{tag}&#x202f;» retiré</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{name} is revealing cells</source>
        <translation>{name} découvre des cases</translation>
    </message>
    <message>
        <source>{name} is looking for your regions</source>
        <translation>{name} cherche vos régions</translation>
    </message>
    <message>
        <source>{name}, reveal a cell or end your turn</source>
        <translation>{name}, découvrez une case ou terminez le tour</translation>
    </message>
    <message>
        <source>{name}, reveal a cell</source>
        <translation>{name}, découvrez une case</translation>
    </message>
    <message>
        <source>{name}, reveal a cell of {other}’s board</source>
        <translation>{name}, découvrez une case du plateau de {other}</translation>
    </message>
    <message>
        <source>{name} is choosing a layout</source>
        <translation>{name} choisit une grille</translation>
    </message>
    <message>
        <source>Last round: {sentence}</source>
        <translation>Dernier tour&#x202f;: {sentence}</translation>
    </message>
    <message>
        <source>You can continue with {value} or more.</source>
        <translation>Vous pouvez continuer avec {value} ou plus.</translation>
    </message>
    <message>
        <source>You can only continue with {value}.</source>
        <translation>Vous ne pouvez continuer qu’avec {value}.</translation>
    </message>
    <message>
        <source>{cell} counts as {value}.</source>
        <translation>{cell} compte comme {value}.</translation>
    </message>
    <message>
        <source>{cell} is {value}.</source>
        <translation>{cell} vaut {value}.</translation>
    </message>
    <message>
        <source>{name}’s list ended with {low}, lower than {before}. It scored {n}.</source>
        <translation>{name}&#x202f;: la liste s’est arrêtée à {low}, inférieur à {before}. Elle a rapporté {n}.</translation>
    </message>
    <message>
        <source>{name}’s list scored {n}.</source>
        <translation>{name}&#x202f;: la liste a rapporté {n}.</translation>
    </message>
    <message>
        <source>Cells are revealed one by one.</source>
        <translation>Les cases sont découvertes une à une.</translation>
    </message>
    <message>
        <source>This is your layout. Nobody else sees it.</source>
        <translation>C’est votre grille. Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>Your layout is now in the panel. Nobody else sees it.</source>
        <translation>Votre grille est maintenant dans le panneau. Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>{low} is lower than {before} and ended your list. It scores {n}.</source>
        <translation>{low} est inférieur à {before} et met fin à votre liste. Elle rapporte {n}.</translation>
    </message>
    <message>
        <source>Your list scores {n}.</source>
        <translation>Votre liste rapporte {n}.</translation>
    </message>
    <message>
        <source>Layout chosen</source>
        <translation>Grille choisie</translation>
    </message>
    <message>
        <source>Choosing a layout</source>
        <translation>Choisit une grille</translation>
    </message>
    <message>
        <source>Lowest counts</source>
        <translation>Le plus petit nombre compte</translation>
    </message>
    <message>
        <source>Highest counts</source>
        <translation>Le plus grand compte</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Tour {n}</translation>
    </message>
    <message>
        <source>Layouts are chosen in secret.</source>
        <translation>Chacun choisit sa grille en secret.</translation>
    </message>
    <message>
        <source>All layouts are ready. Now reveal the other boards.</source>
        <translation>Toutes les grilles sont prêtes. Découvrez maintenant les autres plateaux.</translation>
    </message>
    <message>
        <source>{name} scored {n}. Both boards are hidden.</source>
        <translation>{name} a marqué {n}. Les deux plateaux sont cachés.</translation>
    </message>
    <message>
        <source>{name} scored {n}. All boards are hidden.</source>
        <translation>{name} a marqué {n}. Tous les plateaux sont cachés.</translation>
    </message>
    <message>
        <source>{count} turns of {points} points were the best.</source>
        <translation>{count} coups de {points} points ont été les meilleurs.</translation>
    </message>
    <message>
        <source>Scored</source>
        <extracomment>a heading: the numbers that scored in the last turn</extracomment>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Nothing revealed yet.</source>
        <translation>Rien n’est encore découvert.</translation>
    </message>
    <message>
        <source>{name}’s last list</source>
        <translation>Dernière liste ({name})</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Votre liste</translation>
    </message>
    <message>
        <source>{name}’s list</source>
        <translation>Liste ({name})</translation>
    </message>
    <message>
        <source>seen by {name}</source>
        <translation>vue par {name}</translation>
    </message>
    <message>
        <source>seen by the others</source>
        <translation>vue par les autres</translation>
    </message>
    <message>
        <source>{words} from {name}</source>
        <extracomment>a score and its lead: “12 points from Ann”</extracomment>
        <translation>{words} ({name})</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachée</translation>
    </message>
    <message>
        <source>{label}, never revealed</source>
        <translation>{label}, jamais découverte</translation>
    </message>
    <message>
        <source>{name}’s board, small: {fact}</source>
        <translation>Plateau en petit ({name})&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>Reveal {cell}</source>
        <translation>Découvrez {cell}</translation>
    </message>
    <message>
        <source>Use the layout shown, which begins with {labels}</source>
        <extracomment>{labels}: the first numbers of the layout</extracomment>
        <translation>Prenez la grille affichée, qui commence par {labels}</translation>
    </message>
    <message>
        <source>Take a random layout</source>
        <translation>Prenez une grille au hasard</translation>
    </message>
    <message>
        <source>Reveal cells at random until your turn ends</source>
        <translation>Découvrir des cases au hasard jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>End your turn and score your list</source>
        <translation>Terminer votre tour et compter la liste</translation>
    </message>
    <message>
        <source>Note your guess on a cell</source>
        <translation>Noter une supposition sur une case</translation>
    </message>
    <message>
        <source>Erase the note</source>
        <translation>Effacer la note</translation>
    </message>
    <message>
        <source>hidden, your guess {label}</source>
        <translation>cachée, votre supposition&#x202f;: {label}</translation>
    </message>
    <message>
        <source>{cell} of {name}, {what}</source>
        <translation>{cell} ({name}), {what}</translation>
    </message>
    <message>
        <source>layout</source>
        <extracomment>in the list of moves: a layout was chosen</extracomment>
        <translation>grille</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <translation>
            <numerusform>%n cachée</numerusform>
            <numerusform>%n cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cells} hidden</source>
        <translation>
            <numerusform>cachées&#x202f;:&#x202f;%n sur {cells}</numerusform>
            <numerusform>cachées&#x202f;:&#x202f;%n sur {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {other} revealed these cells</source>
        <translation>{name}, {other} a découvert ces cases</translation>
    </message>
    <message>
        <source>A lower number than the last one ends your turn.</source>
        <translation>Un nombre inférieur au dernier met fin à votre tour.</translation>
    </message>
    <message>
        <source>Last round, {name}: reveal or end your turn</source>
        <translation>Dernier tour, {name}&#x202f;: découvrez ou terminez votre tour</translation>
    </message>
    <message>
        <source>{name}, choose cells in order</source>
        <translation>{name}, choisissez les cases dans l’ordre</translation>
    </message>
    <message>
        <source>{name}, choose more cells, or end your turn</source>
        <translation>{name}, choisissez d’autres cases ou terminez le tour</translation>
    </message>
    <message>
        <source>The answer to your letter reveals them.</source>
        <translation>La réponse à votre lettre les découvrira.</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>Picture {n}</source>
        <translation>Image {n}</translation>
    </message>
    <message>
        <source>Put this layout on the board</source>
        <translation>Mettre cette grille sur le plateau</translation>
    </message>
</context>
<context>
    <name>_RowPainter</name>
    <message>
        <source>Name of this game</source>
        <translation>Nom de cette partie</translation>
    </message>
</context>
<context>
    <name>_Sheet</name>
    <message>
        <source>A line to go with it (optional)</source>
        <translation>Un mot d’accompagnement (facultatif)</translation>
    </message>
</context>
<context>
    <name>adamas</name>
    <message>
        <source>All</source>
        <extracomment>carries the whole stack</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Carry</source>
        <extracomment>heading: how many pieces are carried</extracomment>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>carry the whole stack</source>
        <translation>prendre toute la pile</translation>
    </message>
    <message>
        <source>carry one less</source>
        <translation>en prendre une de moins</translation>
    </message>
    <message>
        <source>carry one more</source>
        <translation>en prendre une de plus</translation>
    </message>
    <message>
        <source>carry {n}</source>
        <translation>en prendre {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n capture {height}</source>
        <extracomment>on a stack in sight: so many pieces see it, as many as its height</extracomment>
        <translation>
            <numerusform>%n capture {height}</numerusform>
            <numerusform>%n capturent {height}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vs {height}: safe</source>
        <extracomment>on a stack: so many opponent’s pieces see it, and its height is another number</extracomment>
        <translation>
            <numerusform>%n contre {height}&#x202f;: à l’abri</numerusform>
            <numerusform>%n contre {height}&#x202f;: à l’abri</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two players’ names</extracomment>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{who} may capture</source>
        <translation>{who} peut capturer</translation>
    </message>
    <message>
        <source>by {who}</source>
        <extracomment>after “can be captured”: who may capture a stack</extracomment>
        <translation>par {who}</translation>
    </message>
    <message>
        <source>takes {n}</source>
        <extracomment>a cell that a stack may go to: so many pieces are captured there</extracomment>
        <translation>capture {n}</translation>
    </message>
    <message>
        <source>{name}, split the stack on {cell}</source>
        <translation>{name}, divisez la pile en {cell}</translation>
    </message>
    <message>
        <source>Drop {n} of {left} on a highlighted cell. Change the number with keys or the wheel.</source>
        <translation>Lâchez-en {n} sur {left} sur une case en surbrillance. Touches ou molette&#x202f;: changer le nombre.</translation>
    </message>
    <message>
        <source>{name}, move the stack on {cell}</source>
        <translation>{name}, déplacez la pile en {cell}</translation>
    </message>
    <message>
        <source>Drop all {n} on a highlighted cell. Take fewer with keys or the wheel.</source>
        <translation>Lâchez les {n} sur une case en surbrillance. Touches ou molette&#x202f;: en prendre moins.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. Hold Shift to play at once.</source>
        <translation>Glissez une pile le long d’une ligne. Avec Maj, vous jouez aussitôt.</translation>
    </message>
    <message>
        <source>Drag a stack along a line. The first move cannot capture.</source>
        <translation>Glissez une pile le long d’une ligne. Le premier coup ne peut pas capturer.</translation>
    </message>
    <message>
        <source>{name}, move, split or merge stacks</source>
        <translation>{name}, déplacez, divisez ou fusionnez des piles</translation>
    </message>
    <message>
        <source>{name}, move or merge stacks</source>
        <translation>{name}, déplacez ou fusionnez des piles</translation>
    </message>
    <message>
        <source>{name}, move or split your stack</source>
        <translation>{name}, déplacez ou divisez votre pile</translation>
    </message>
    <message>
        <source>{name}, move your piece</source>
        <translation>{name}, déplacez votre pièce</translation>
    </message>
    <message>
        <source>{name}, move or split a stack</source>
        <translation>{name}, déplacez ou divisez une pile</translation>
    </message>
    <message>
        <source>{name}, move a piece</source>
        <translation>{name}, déplacez une pièce</translation>
    </message>
    <message>
        <source>{name}, change this split</source>
        <translation>{name}, modifiez cette division</translation>
    </message>
    <message>
        <source>{name}, change this move</source>
        <translation>{name}, modifiez ce coup</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>{keys} plays it.</source>
        <translation>{keys}&#x202f;: jouer.</translation>
    </message>
    <message>
        <source>{name}, play the merge or add to it</source>
        <translation>{name}, jouez la fusion ou complétez-la</translation>
    </message>
    <message>
        <source>Other stacks that see {target} can join.</source>
        <translation>D’autres piles qui voient {target} peuvent participer.</translation>
    </message>
    <message>
        <source>{name}, play the merge</source>
        <translation>{name}, jouez la fusion</translation>
    </message>
    <message>
        <source>{name}, play the split or add to it</source>
        <translation>{name}, jouez la division ou complétez-la</translation>
    </message>
    <message>
        <source>Only {source} can send more pieces.</source>
        <translation>Seule {source} peut encore envoyer des pièces.</translation>
    </message>
    <message>
        <source>{name}, play the split</source>
        <translation>{name}, jouez la division</translation>
    </message>
    <message>
        <source>Send more from {source} to split, or another stack to {target} to merge.</source>
        <translation>Pour diviser, déplacez-en d’autres depuis {source}. Pour fusionner, amenez une autre pile en {target}.</translation>
    </message>
    <message>
        <source>Send more from {source} to split.</source>
        <translation>Pour diviser, déplacez d’autres pièces depuis {source}.</translation>
    </message>
    <message>
        <source>Send another stack to {target} to merge.</source>
        <translation>Pour fusionner, amenez une autre pile en {target}.</translation>
    </message>
    <message>
        <source>{name}, play {move} or add to it</source>
        <translation>{name}, jouez {move} ou complétez ce coup</translation>
    </message>
    <message>
        <source>{name}, play {move}</source>
        <translation>{name}, jouez {move}</translation>
    </message>
    <message>
        <source>This is outside the board. Drop the pieces on a highlighted cell.</source>
        <translation>C’est en dehors du plateau. Lâchez les pièces sur une case en surbrillance.</translation>
    </message>
    <message>
        <source>own stacks in sight: {stacks}</source>
        <translation>vos piles en vue&#x202f;: {stacks}</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>peut être capturée</translation>
    </message>
    <message>
        <source>nothing in sight</source>
        <translation>rien en vue</translation>
    </message>
    <message>
        <source>{cell}, {name}’s stack of {n}, seen by {seen}</source>
        <translation>{cell}, pile de {n} ({name}), vue par {seen}</translation>
    </message>
    <message>
        <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
        <translation>Posez les {n} pour jouer. Maintenez Ctrl pour fusionner d’autres piles.</translation>
    </message>
    <message>
        <source>Pieces to carry</source>
        <extracomment>heading of buttons 1, 2, 3 …: how many pieces of a stack are carried</extracomment>
        <translation>Pièces à déplacer</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces from {cell}</source>
        <extracomment>the first part of “Merge {parts} on {target}”</extracomment>
        <translation>
            <numerusform>%n pièce de {cell}</numerusform>
            <numerusform>%n pièces de {cell}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces from {source} to {target}</source>
        <translation>
            <numerusform>Déplacez %n pièce de {source} vers {target}</numerusform>
            <numerusform>Déplacez %n pièces de {source} vers {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Split the stack on {source}: {parts}</source>
        <extracomment>{parts}: such as “1 each to a4 and a5, then 3 to c3”</extracomment>
        <translation>Séparez la pile en {source}&#x202f;: {parts}</translation>
    </message>
    <message>
        <source>{parts}, then {part}</source>
        <extracomment>between two parts of a split, in the order in which they land</extracomment>
        <translation>{parts}, puis {part}</translation>
    </message>
    <message>
        <source>{n} from {cell}</source>
        <extracomment>a later part of “Merge {parts} on {target}”: pieces from a cell</extracomment>
        <translation>{n} de {cell}</translation>
    </message>
    <message>
        <source>Merge {parts} on {target}</source>
        <extracomment>{parts}: such as “1 piece from c2 and 3 from d1”</extracomment>
        <translation>Fusionnez {parts} en {target}</translation>
    </message>
    <message>
        <source>{n} each to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>{n} chacune vers {cells}</translation>
    </message>
    <message>
        <source>{n} to {cells}</source>
        <extracomment>a part of “Split the stack on a3: …”</extracomment>
        <translation>{n} vers {cells}</translation>
    </message>
    <message>
        <source>opponents’ stacks in sight: {stacks}</source>
        <translation>piles adverses en vue&#x202f;: {stacks}</translation>
    </message>
</context>
<context>
    <name>application</name>
    <message>
        <source>Something went wrong, and this game cannot be saved here. Save it elsewhere with {key}</source>
        <translation>Une erreur est survenue, et cette partie ne peut pas être enregistrée ici. Enregistrez-la ailleurs avec {key}</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved. Details are in {path}</source>
        <translation>Une erreur est survenue. Votre partie est enregistrée. Les détails sont dans {path}</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Une erreur est survenue. Votre partie est enregistrée.</translation>
    </message>
    <message>
        <source>The disk with your games cannot lock files: do not open Quincunx in two windows at the same time.</source>
        <translation>Le disque qui contient vos parties ne peut pas verrouiller de fichiers : n’ouvrez pas Quincunx dans deux fenêtres en même temps.</translation>
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
        <translation>Édition</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>title of a menu: what is done in a match</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>title of a menu: how the computer players move</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Go to</source>
        <extracomment>title of a menu: other pages</extracomment>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Copy the layout as text</source>
        <translation>Copier la grille sous forme de texte</translation>
    </message>
    <message>
        <source>Copy as one line</source>
        <translation>Copier en une ligne</translation>
    </message>
    <message>
        <source>Paste a layout</source>
        <translation>Coller une grille</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Utiliser cette grille</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Coller une position</translation>
    </message>
    <message>
        <source>Start a game from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>verb: makes a move again that was undone</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show the last turn again</source>
        <translation>Revoir le dernier tour</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>verb on a button: looks at a match that is over</extracomment>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Lens: see what you could work out</source>
        <extracomment>the lens shows on the board the chances that follow from what a player knows</extracomment>
        <translation>Loupe&#x202f;: ce que vous pourriez déduire</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>Retour aux jeux</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Mono layouts</source>
        <translation>Grilles de Mono</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Proposer la nulle</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Type moves</source>
        <translation>Saisir des coups</translation>
    </message>
    <message>
        <source>Describe this square</source>
        <translation>Décrire cette case</translation>
    </message>
    <message>
        <source>Read the score</source>
        <translation>Lire le score</translation>
    </message>
    <message>
        <source>Read the next row</source>
        <translation>Lire la rangée suivante</translation>
    </message>
    <message>
        <source>Set up a position from this one</source>
        <translation>Préparer une position à partir de celle-ci</translation>
    </message>
    <message>
        <source>Copy the board as text</source>
        <translation>Copier le plateau sous forme de texte</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Computer speed: slow</source>
        <translation>Vitesse de l’ordinateur&#x202f;: lente</translation>
    </message>
    <message>
        <source>Computer speed: normal</source>
        <translation>Vitesse de l’ordinateur&#x202f;: normale</translation>
    </message>
    <message>
        <source>Computer speed: fast</source>
        <translation>Vitesse de l’ordinateur&#x202f;: rapide</translation>
    </message>
    <message>
        <source>Study this game</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Promouvoir la variante</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <source>Restore the last deleted game</source>
        <translation>Restaurer la dernière partie supprimée</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Reset: ignore all games so far</source>
        <translation>Remise à zéro&#x202f;: ignorer toutes les parties passées</translation>
    </message>
    <message>
        <source>Reset for everybody</source>
        <translation>Remise à zéro pour tout le monde</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Compter à nouveau toutes les parties</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Panel beside the board</source>
        <translation>Panneau à côté du plateau</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Plateau entier</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>no sounds</extracomment>
        <translation>Désactivés</translation>
    </message>
    <message>
        <source>Soft</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Faibles</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Moyens</translation>
    </message>
    <message>
        <source>Loud</source>
        <extracomment>volume of sounds</extracomment>
        <translation>Forts</translation>
    </message>
    <message>
        <source>About Quincunx</source>
        <translation>À propos de Quincunx</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Thème du système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>which moves of Adamas wait for the button that plays them</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Splits and merges only</source>
        <translation>Divisions et fusions seulement</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>End turns automatically</source>
        <translation>Terminer les tours automatiquement</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Redistribuer</translation>
    </message>
    <message>
        <source>Coach in the first games</source>
        <translation>Entraîneur des premières parties</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>title of a menu: parts of the window</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Copy the result to share</source>
        <translation>Copier le résultat à partager</translation>
    </message>
    <message>
        <source>New layout</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>Library of layouts</source>
        <translation>Bibliothèque de grilles</translation>
    </message>
    <message>
        <source>Paste letter</source>
        <translation>Coller une lettre</translation>
    </message>
    <message>
        <source>Longest loops</source>
        <translation>Plus longues boucles</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>verb on a button: puts the layout that is chosen on the board
----------
verb on a button: the puzzle whose line was pasted</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Share or solve</source>
        <translation>Partager ou résoudre</translation>
    </message>
    <message>
        <source>Import layouts</source>
        <translation>Importer des grilles</translation>
    </message>
    <message>
        <source>Import a folder of layouts</source>
        <translation>Importer un dossier de grilles</translation>
    </message>
    <message>
        <source>Export the library</source>
        <translation>Exporter la bibliothèque</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Réclamer la nulle</translation>
    </message>
    <message>
        <source>Repeat the last announcement</source>
        <translation>Répéter la dernière annonce</translation>
    </message>
    <message>
        <source>Change this draw</source>
        <translation>Changer ce tirage</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save all letters as proof</source>
        <translation>Enregistrer toutes les lettres comme preuve</translation>
    </message>
    <message>
        <source>Move this game to another computer</source>
        <translation>Déplacer cette partie sur un autre ordinateur</translation>
    </message>
    <message>
        <source>Save game as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>what is printed: the game, the position, …</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>common</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>Vitesse de l’ordinateur</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>how fast the computer players move</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>{label}…</source>
        <extracomment>{label} is a command that asks something first, such as “Save…”</extracomment>
        <translation>{label}…</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
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
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
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
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved</source>
        <translation>
            <numerusform>%n résolu</numerusform>
            <numerusform>%n résolus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <extracomment>how long a match is</extracomment>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best turn made %n points.</source>
        <translation>
            <numerusform>Le meilleur coup a rapporté %n point.</numerusform>
            <numerusform>Le meilleur coup a rapporté %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %n points</source>
        <translation>
            <numerusform>{name} gagne de %n point</numerusform>
            <numerusform>{name} gagne de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>the position: nobody is ahead</extracomment>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>button: verb</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Study</source>
        <extracomment>a saved game with comments and variations</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Turn {n} of {last}</source>
        <translation>Tour {n} sur {last}</translation>
    </message>
    <message>
        <source>Something went wrong. Try again.</source>
        <translation>Une erreur est survenue. Réessayez.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Turn {n}</source>
        <translation>Tour {n}</translation>
    </message>
    <message>
        <source>Turning point: turn {n}.</source>
        <translation>Tournant&#x202f;: tour {n}.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Quincunx games (*{extension})</source>
        <translation>Parties de Quincunx (*{extension})</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>verb on a button: takes all atoms away</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Préparer une position</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panneau</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Picture</source>
        <extracomment>the picture of a player</extracomment>
        <translation>Image</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>of a match, which the picture shows</extracomment>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>verb on a button: puts the layout into the library</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>noun: what is printed on</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button that stops what takes long</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{cell}, empty</source>
        <translation>{cell}, vide</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>the key</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>{name} moves</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>on a button: atoms by chance
----------
on a button: a layout made by chance</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>{name}’s box</source>
        <translation>Boîte ({name})</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>absorbé</translation>
    </message>
    <message>
        <source>reflection</source>
        <translation>renvoyé</translation>
    </message>
    <message>
        <source>Guess</source>
        <extracomment>verb on a button</extracomment>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>end of turn</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Terminez votre tour</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <source>{name}, choose a place</source>
        <translation>{name}, choisissez un emplacement</translation>
    </message>
    <message>
        <source>{name}, choose a tile</source>
        <translation>{name}, choisissez une tuile</translation>
    </message>
    <message>
        <source>position {number}</source>
        <translation>emplacement {number}</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>verb on a button: fills the pools</extracomment>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{name}’s best turn</source>
        <translation>Meilleur coup de {name}</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Nobody else sees it.</source>
        <translation>Personne d’autre ne la voit.</translation>
    </message>
    <message>
        <source>{name}’s board</source>
        <translation>Plateau de {name}</translation>
    </message>
    <message>
        <source>Play with this board</source>
        <translation>Jouer avec ce plateau</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>verb on a button: begins a match</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Votre plateau</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>one end of a scale</extracomment>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>{n} points a game</source>
        <translation>{n} points par partie</translation>
    </message>
    <message>
        <source>{cell}, region {label}</source>
        <translation>{cell}, région {label}</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>En faire un problème</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <extracomment>a date: d is the day, MMMM the month in full; put them in order
----------
a date: d is the day, MMMM the month; put them in order</extracomment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name and #tags</source>
        <translation>Nom et #mots-clés</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>verb on a button: a word is added to layouts
----------
what is typed into a field
----------
which layouts are listed: those with this tag</extracomment>
        <translation>Mot-clé</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>difficulty: all of them</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Search: {what}</source>
        <translation>Recherche&#x202f;: {what}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Close the editor</source>
        <translation>Fermer l’éditeur</translation>
    </message>
    <message>
        <source>{name}, draw your layout</source>
        <translation>{name}, dessinez votre grille</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>noun: the beginning of a list of moves or steps</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Reveal at random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Games by letter</source>
        <translation>Parties par lettres</translation>
    </message>
    <message>
        <source>How puzzles work</source>
        <translation>Comment marchent les problèmes</translation>
    </message>
    <message>
        <source>First steps in each game</source>
        <translation>Premiers pas dans chaque jeu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Ce n’est pas à vous de jouer</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Serious game, without help</source>
        <translation>Partie sérieuse, sans aide</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Partie standard</translation>
    </message>
    <message>
        <source>Random first player</source>
        <translation>Premier joueur tiré au sort</translation>
    </message>
    <message>
        <source>{first} goes first</source>
        <translation>{first} commence</translation>
    </message>
    <message>
        <source>Copy letter</source>
        <translation>Copier la lettre</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>who sits at a seat: not the computer</extracomment>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Near my strength</source>
        <translation>À mon niveau</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>noun: a player’s strength as a number</extracomment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>verb on a button: begins the puzzle
----------
verb: the puzzle is opened to be solved here</extracomment>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Préparation d’un problème…</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Vos progrès</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Contre la montre</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <source>Paste a puzzle</source>
        <translation>Coller un problème</translation>
    </message>
    <message>
        <source>This is not a puzzle: {reason}.</source>
        <translation>Ce n’est pas un problème&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Puzzle copied. Paste it into a message.</source>
        <translation>Problème copié. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>Daily puzzle, {day}</source>
        <translation>Problème du jour, {day}</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>All quick puzzles</source>
        <translation>Tous les problèmes rapides</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Non résolu</translation>
    </message>
    <message>
        <source>The previous move is still being saved.</source>
        <translation>Le coup précédent est encore en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment ça marche</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Harder than {share} of random layouts</source>
        <translation>Plus difficile que {share} des grilles au hasard</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Nothing is painted yet.</source>
        <translation>Rien n’est encore peint.</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Click or drag to paint. The right button erases.</source>
        <translation>Cliquez ou glissez pour peindre. Le bouton droit efface.</translation>
    </message>
    <message>
        <source>Fill</source>
        <extracomment>a tool: paints a whole area
----------
verb: numbers are put into cells</extracomment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>Click or drag to erase cells.</source>
        <translation>Cliquez ou glissez pour effacer des cases.</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>a tool: two regions change their labels</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Click two regions to swap their numbers.</source>
        <translation>Cliquez sur deux régions pour échanger leurs nombres.</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>a tool: moves a region</extracomment>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>verb: the whole layout or one region, left to right</extracomment>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Mirror the board, or the region in hand: swap left and right</source>
        <translation>Refléter le plateau ou la région choisie&#x202f;: échanger la gauche et la droite</translation>
    </message>
    <message>
        <source>Flip</source>
        <extracomment>verb: the whole layout or one region, top to bottom</extracomment>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Flip the board, or the region in hand: swap top and bottom</source>
        <translation>Retourner le plateau ou la région choisie&#x202f;: échanger le haut et le bas</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>verb: the whole layout by half a turn, or one region by a quarter</extracomment>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Turn the board by half, or the region in hand by a quarter</source>
        <translation>Tourner le plateau d’un demi-tour, ou la région choisie d’un quart</translation>
    </message>
    <message>
        <source>Click an empty area. The region that fits fills it.</source>
        <translation>Cliquez sur une zone vide. La région qui convient la remplit.</translation>
    </message>
    <message>
        <source>Drag a region. Click it to turn (R) or mirror it (X).</source>
        <translation>Glissez une région. Cliquez pour la tourner (R) ou la retourner (X).</translation>
    </message>
    <message>
        <source>Stamp</source>
        <extracomment>a tool: puts down a whole region in a ready shape</extracomment>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Click to put down a shape. Choose Stamp again for the next.</source>
        <translation>Cliquez pour poser une forme. Choisissez encore Tampon pour la suivante.</translation>
    </message>
    <message>
        <source>Lock</source>
        <extracomment>a tool: protects a region from changes</extracomment>
        <translation>Verrou</translation>
    </message>
    <message>
        <source>Click a region to lock or unlock it. Shift: one cell.</source>
        <translation>Cliquez pour verrouiller ou libérer une région. Maj&#x202f;: une case.</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>{game}, turn {number}</source>
        <translation>{game}, tour {number}</translation>
    </message>
    <message>
        <source>{game}, {players}, turn {number}</source>
        <translation>{game}, {players}, tour {number}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message numerus="yes">
        <source>Region {label} has %n cells too many.</source>
        <translation>
            <numerusform>La région {label} a&#x202f;%n case de trop.</numerusform>
            <numerusform>La région {label} a&#x202f;%n cases de trop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label} is in %n parts. Connect them.</source>
        <translation>
            <numerusform>La région {label} est en&#x202f;%n morceau. Reliez-le.</numerusform>
            <numerusform>La région {label} est en&#x202f;%n morceaux. Reliez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region {label}: %n cells missing.</source>
        <translation>
            <numerusform>Région {label}&#x202f;:&#x202f;%n case manque.</numerusform>
            <numerusform>Région {label}&#x202f;:&#x202f;%n cases manquent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Split, merge and count to capture</source>
        <translation>Divisez, fusionnez, comptez pour capturer</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, random first tile, {pool} tiles each</source>
        <translation>
            <numerusform>%n tuile, la première au hasard, {pool} par joueur</numerusform>
            <numerusform>%n tuiles, la première au hasard, {pool} par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles, one already on the table</source>
        <translation>
            <numerusform>%n tuile, déjà sur la table</numerusform>
            <numerusform>%n tuiles, dont une déjà sur la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Capture {n} of %n pieces in one move</source>
        <translation>
            <numerusform>En un coup, capturez le maximum&#x202f;: {n} sur&#x202f;%n</numerusform>
            <numerusform>En un coup, capturez le maximum&#x202f;: {n} sur&#x202f;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has %n regions, {cells} cells</source>
        <translation>
            <numerusform>Chaque plateau a %n région, {cells} cases</numerusform>
            <numerusform>Chaque plateau a %n régions, {cells} cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place one tile for %n points</source>
        <translation>
            <numerusform>Placez une tuile pour %n point</numerusform>
            <numerusform>Placez une tuile pour %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pieces</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>pièce</numerusform>
            <numerusform>pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} cells, %n pieces each</source>
        <translation>
            <numerusform>{cells} cases,&#x202f;%n pièce par joueur</numerusform>
            <numerusform>{cells} cases,&#x202f;%n pièces par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} or %n players</source>
        <translation>
            <numerusform>{low} ou %n joueur</numerusform>
            <numerusform>{low} ou %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to %n players</source>
        <translation>
            <numerusform>{low} à %n joueur</numerusform>
            <numerusform>{low} à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Win in two</source>
        <translation>Gagner en deux</translation>
    </message>
    <message numerus="yes">
        <source>moves</source>
        <translation>
            <numerusform>coup</numerusform>
            <numerusform>coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Captures</translation>
    </message>
    <message>
        <source>Count once</source>
        <translation>Comptées une fois</translation>
    </message>
    <message>
        <source>Count after each part</source>
        <translation>Après chaque déplacement</translation>
    </message>
    <message>
        <source>Pieces, turn by turn</source>
        <translation>Pièces, tour par tour</translation>
    </message>
    <message>
        <source>Read the rays, find the four atoms</source>
        <translation>Suivez les rayons, localisez les quatre atomes</translation>
    </message>
    <message>
        <source>Send rays into the box, see where they come out, and find the four atoms inside.</source>
        <translation>Lancez des rayons dans la boîte, voyez par où ils sortent, et trouvez les quatre atomes qu’elle cache.</translation>
    </message>
    <message>
        <source>Hidden atoms</source>
        <translation>Atomes cachés</translation>
    </message>
    <message numerus="yes">
        <source>rays</source>
        <translation>
            <numerusform>rayon</numerusform>
            <numerusform>rayons</numerusform>
        </translation>
    </message>
    <message>
        <source>49 cells, four atoms in each box</source>
        <translation>49 cases, quatre atomes par boîte</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <extracomment>below the number</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message>
        <source>Open board</source>
        <translation>Rien de caché</translation>
    </message>
    <message>
        <source>No luck</source>
        <translation>Sans hasard</translation>
    </message>
    <message>
        <source>Connect your colour into one long loop</source>
        <translation>Reliez votre couleur en une longue boucle</translation>
    </message>
    <message>
        <source>Place tiles so that your colour connects. The first loop of six or more wins.</source>
        <translation>Placez des tuiles pour relier votre couleur. La première boucle de six ou plus gagne.</translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <translation>
            <numerusform>tuile</numerusform>
            <numerusform>tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest path, turn by turn</source>
        <translation>Plus long chemin, tour par tour</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>noun: what wins the game</extracomment>
        <translation>But</translation>
    </message>
    <message>
        <source>Loop of six</source>
        <translation>Boucle de six</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Deuxième face</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Première tuile</translation>
    </message>
    <message>
        <source>Shoulders up</source>
        <translation>Épaules</translation>
    </message>
    <message>
        <source>Tiles run out</source>
        <translation>Plus de tuiles</translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Coups forcés</translation>
    </message>
    <message>
        <source>Must be filled</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Match corners, close the holes</source>
        <translation>Accordez les coins, fermez les trous</translation>
    </message>
    <message>
        <source>Place tiles so that their numbers match. Close a hole to score the numbers around it.</source>
        <translation>Placez les tuiles de façon que leurs nombres concordent. Fermez un trou&#x202f;: les nombres qui l’entourent sont vos points.</translation>
    </message>
    <message>
        <source>Only the tile bag is hidden</source>
        <translation>Seul le sac est caché</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Tuiles piochées</translation>
    </message>
    <message>
        <source>Several holes at once</source>
        <translation>Plusieurs trous à la fois</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Multipliés</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limités</translation>
    </message>
    <message>
        <source>Find the runs in a hidden layout</source>
        <translation>Trouvez les séries d’une grille cachée</translation>
    </message>
    <message>
        <source>Hidden boards</source>
        <translation>Plateaux cachés</translation>
    </message>
    <message>
        <source>Some luck</source>
        <translation>Un peu de hasard</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Several numbers at once</source>
        <translation>Plusieurs nombres à la fois</translation>
    </message>
    <message>
        <source>Lowest that fits</source>
        <translation>Le plus petit possible</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Le plus petit</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Le plus grand</translation>
    </message>
    <message>
        <source>Arrangements still possible</source>
        <translation>Placements encore possibles</translation>
    </message>
    <message>
        <source>Capture the most</source>
        <translation>Capturer le plus</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move.</source>
        <translation>Capturez le plus de pièces possible en un coup.</translation>
    </message>
    <message>
        <source>Force a win in two moves, whatever the answer.</source>
        <translation>Gagnez en deux coups, quelle que soit la réponse.</translation>
    </message>
    <message>
        <source>Find the atoms</source>
        <translation>Trouver les atomes</translation>
    </message>
    <message>
        <source>Find four hidden atoms with as few rays as you can.</source>
        <translation>Trouvez quatre atomes cachés avec le moins de rayons possible.</translation>
    </message>
    <message>
        <source>Close a loop in one</source>
        <translation>Boucler en un</translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation>Fermez une boucle gagnante avec une tuile.</translation>
    </message>
    <message>
        <source>Close a loop in two</source>
        <translation>Boucler en deux</translation>
    </message>
    <message>
        <source>Force a winning loop with two tiles.</source>
        <translation>Forcez une boucle gagnante avec deux tuiles.</translation>
    </message>
    <message>
        <source>Close a loop in three</source>
        <translation>Boucler en trois</translation>
    </message>
    <message>
        <source>Force a winning loop with three tiles.</source>
        <translation>Forcez une boucle gagnante avec trois tuiles.</translation>
    </message>
    <message>
        <source>Play the best tile</source>
        <translation>Poser la meilleure tuile</translation>
    </message>
    <message>
        <source>Place one tile for as many points as you can.</source>
        <translation>Posez une tuile pour marquer le plus de points possible.</translation>
    </message>
    <message>
        <source>Score in three turns</source>
        <translation>Marquer en trois tours</translation>
    </message>
    <message>
        <source>Score as many points as you can in three turns.</source>
        <translation>Marquez le plus de points possible en trois tours.</translation>
    </message>
    <message numerus="yes">
        <source>filled</source>
        <extracomment>below the number of cells that are filled</extracomment>
        <translation>
            <numerusform>remplie</numerusform>
            <numerusform>remplies</numerusform>
        </translation>
    </message>
    <message>
        <source>Mono: complete the layout.</source>
        <translation>Mono&#x202f;: complétez la grille.</translation>
    </message>
    <message>
        <source>to fill</source>
        <extracomment>below the number of all empty cells of a puzzle</extracomment>
        <translation>à remplir</translation>
    </message>
    <message>
        <source>Make {par} points in three turns, with some luck</source>
        <translation>Marquez {par} points en trois tours, avec un peu de chance</translation>
    </message>
    <message>
        <source>Fill the board: one joined region for each number</source>
        <translation>Remplissez le plateau : une région d’un seul tenant par nombre</translation>
    </message>
    <message>
        <source>Capture an opponent’s stack when the number of your pieces that see it equals its height.</source>
        <translation>Capturez une pile adverse quand le nombre de vos pièces qui la voient est égal à sa hauteur.</translation>
    </message>
    <message>
        <source>Reveal cells on the other boards until a lower number comes. A run of 3 equal numbers scores 3 × 3.</source>
        <translation>Découvrez les autres plateaux jusqu’à un nombre plus petit. Une série de 3 nombres égaux rapporte 3 × 3.</translation>
    </message>
    <message>
        <source>Find the four atoms</source>
        <translation>Trouvez les quatre atomes</translation>
    </message>
</context>
<context>
    <name>incoming</name>
    <message>
        <source>Only one file can be open at a time. Saved games already include: {names}</source>
        <translation>Un seul fichier à la fois peut être ouvert. Déjà parmi vos parties&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Only one file can be open at a time. Not opened: {names}</source>
        <translation>Un seul fichier à la fois peut être ouvert. Non ouverts&#x202f;: {names}</translation>
    </message>
</context>
<context>
    <name>languages</name>
    <message>
        <source>Translated by the makers. No native speaker has checked it yet.</source>
        <translation>Traduit par les auteurs. Pas encore relu par une personne dont c’est la langue maternelle.</translation>
    </message>
</context>
<context>
    <name>layoutText</name>
    <message numerus="yes">
        <source>%n cells are too many for a board. The largest has {below}.</source>
        <translation>
            <numerusform>%n case, c’est trop pour un plateau. Le plus grand en a {below}.</numerusform>
            <numerusform>%n cases, c’est trop pour un plateau. Le plus grand en a {below}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are not enough for a board. The smallest has {above}.</source>
        <translation>
            <numerusform>%n case ne suffit pas pour un plateau. Le plus petit en a {above}.</numerusform>
            <numerusform>%n cases ne suffisent pas pour un plateau. Le plus petit en a {above}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells don’t make a board. {below} or {above} would.</source>
        <translation>
            <numerusform>%n case ne fait pas un plateau. Il en faut {below} ou {above}.</numerusform>
            <numerusform>%n cases ne font pas un plateau. Il en faut {below} ou {above}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
        <translation>
            <numerusform>Pour&#x202f;%n région, il faut {height} rangées de {width} cases au lieu de {rows} de {found}.</numerusform>
            <numerusform>Pour&#x202f;%n régions, il faut {height} rangées de {width} cases au lieu de {rows} de {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {row} has %n cells where the others have {width}.</source>
        <translation>
            <numerusform>La rangée {row} a %n case alors que les autres en ont {width}.</numerusform>
            <numerusform>La rangée {row} a %n cases alors que les autres en ont {width}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{where}: a board of %n cells uses the numbers 1 to {last}, not “{label}”.</source>
        <translation>
            <numerusform>{where}&#x202f;: un plateau de&#x202f;%n case utilise les nombres 1 à {last}. «&#x202f;{label}&#x202f;» n’en est pas un.</numerusform>
            <numerusform>{where}&#x202f;: un plateau de&#x202f;%n cases utilise les nombres 1 à {last}. «&#x202f;{label}&#x202f;» n’en est pas un.</numerusform>
        </translation>
    </message>
    <message>
        <source>This text is too long to be a layout.</source>
        <translation>Ce texte est trop long pour une grille.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Le texte est vide.</translation>
    </message>
    <message>
        <source>Row {n}, column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Rangée {n}, colonne {c}&#x202f;: «&#x202f;{char}&#x202f;» n’est pas permis. Utilisez 1–9 et a–p.</translation>
    </message>
    <message>
        <source>Column {c}: “{char}” cannot be used. Use 1–9 and a–p.</source>
        <translation>Colonne {c}&#x202f;: «&#x202f;{char}&#x202f;» n’est pas permis. Utilisez 1–9 et a–p.</translation>
    </message>
    <message>
        <source>Row {n}, column {c}</source>
        <translation>Rangée {n}, colonne {c}</translation>
    </message>
    <message>
        <source>Column {c}</source>
        <translation>Colonne {c}</translation>
    </message>
</context>
<context>
    <name>layouts</name>
    <message>
        <source>Nine stripes</source>
        <translation>Neuf bandes</translation>
    </message>
    <message>
        <source>Spiral in</source>
        <translation>Spirale entrante</translation>
    </message>
    <message>
        <source>Spiral out</source>
        <translation>Spirale sortante</translation>
    </message>
    <message>
        <source>Brook</source>
        <translation>Ruisseau</translation>
    </message>
    <message>
        <source>Pillars</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Three rings</source>
        <translation>Trois anneaux</translation>
    </message>
    <message>
        <source>The eye</source>
        <translation>L’œil</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>La croix</translation>
    </message>
    <message>
        <source>Tea time</source>
        <translation>L’heure du thé</translation>
    </message>
    <message>
        <source>The crown</source>
        <translation>La couronne</translation>
    </message>
    <message>
        <source>Two towers</source>
        <translation>Deux tours</translation>
    </message>
    <message>
        <source>Brackets</source>
        <translation>Crochets</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Thicket</source>
        <translation>Fourré</translation>
    </message>
    <message>
        <source>Small change</source>
        <translation>Petite monnaie</translation>
    </message>
    <message>
        <source>Three courses</source>
        <translation>Trois assises</translation>
    </message>
    <message>
        <source>Twelve steps</source>
        <translation>Douze marches</translation>
    </message>
    <message>
        <source>Snail shell</source>
        <translation>Coquille d’escargot</translation>
    </message>
    <message>
        <source>The great spiral</source>
        <translation>La grande spirale</translation>
    </message>
</context>
<context>
    <name>letters</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for a letter</source>
        <translation>
            <numerusform>%n attend une lettre</numerusform>
            <numerusform>%n attendent une lettre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wait for you</source>
        <translation>
            <numerusform>%n vous attend</numerusform>
            <numerusform>%n vous attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>Letter {n} is not sent yet ({ago})</source>
        <translation>La lettre {n} n’est pas encore envoyée ({ago})</translation>
    </message>
    <message>
        <source>Your letter {n} is next ({ago})</source>
        <translation>À vous d’écrire la lettre {n} ({ago})</translation>
    </message>
    <message>
        <source>Waiting for letter {n} ({ago})</source>
        <translation>En attente de la lettre {n} ({ago})</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>Letter {n} is ready. Send it to {name}.</source>
        <translation>La lettre {n} est prête. Envoyez-la à {name}.</translation>
    </message>
    <message>
        <source>Copy it, and paste it into a mail or a chat.</source>
        <translation>Copiez-la, puis collez-la dans un e-mail ou une messagerie.</translation>
    </message>
    <message>
        <source>More ways…</source>
        <extracomment>verb on a button: opens a sheet to save or mail a letter</extracomment>
        <translation>Autres moyens…</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Waiting for {name}’s letter</source>
        <translation>En attente de la lettre de {name}</translation>
    </message>
    <message>
        <source>When it comes, copy it and paste it here.</source>
        <translation>Quand elle arrive, copiez-la et collez-la ici.</translation>
    </message>
    <message>
        <source>It shows what was hidden, and ends the game.</source>
        <translation>Elle montre ce qui était caché et termine la partie.</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Renvoyer…</translation>
    </message>
    <message>
        <source>This is an older copy of the game.</source>
        <translation>Ceci est une ancienne copie de la partie.</translation>
    </message>
    <message>
        <source>Ask for all letters of the game, and paste them here.</source>
        <translation>Demandez toutes les lettres de la partie et collez-les ici.</translation>
    </message>
    <message>
        <source>You have moved this game to another computer.</source>
        <translation>Vous avez déplacé cette partie sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>It continues there.</source>
        <translation>Elle continue là-bas.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Newcomer: knows the rules and misses a lot.</source>
        <translation>Débutant&#x202f;: connaît les règles, laisse passer beaucoup.</translation>
    </message>
    <message>
        <source>Casual: looks only at the current turn.</source>
        <translation>Amateur&#x202f;: voit les bons coups immédiats.</translation>
    </message>
    <message>
        <source>Club: thinks ahead, misses traps.</source>
        <translation>Club&#x202f;: anticipe, mais ne voit pas les pièges.</translation>
    </message>
    <message>
        <source>Expert: plans ahead, makes few mistakes.</source>
        <translation>Expert&#x202f;: prévoit loin, commet peu d’erreurs.</translation>
    </message>
    <message>
        <source>Master: plays as well as the computer can.</source>
        <translation>Maître&#x202f;: joue de son mieux.</translation>
    </message>
    <message>
        <source>Computer ({level})</source>
        <extracomment>{level} is a level of the computer, such as Club</extracomment>
        <translation>Ordinateur ({level})</translation>
    </message>
</context>
<context>
    <name>libraryList</name>
    <message>
        <source>included</source>
        <extracomment>of a layout: it came with the program</extracomment>
        <translation>fournie</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>of a layout: not all cells are painted</extracomment>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>difficulty {share}</source>
        <extracomment>difficulty of a layout</extracomment>
        <translation>difficulté {share}</translation>
    </message>
    <message>
        <source>sorted</source>
        <extracomment>for screen readers: the list is sorted by this column</extracomment>
        <translation>trié</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout choisir</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slips</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <translation>pas encore examiné</translation>
    </message>
    <message>
        <source>the only good move</source>
        <translation>le seul bon coup</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>le meilleur coup</translation>
    </message>
    <message>
        <source>a good move</source>
        <translation>un bon coup</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>Slip at turn {n}</source>
        <translation>Imprécision au tour {n}</translation>
    </message>
    <message>
        <source>Mistake at turn {n}</source>
        <translation>Erreur au tour {n}</translation>
    </message>
    <message>
        <source>Blunder at turn {n}</source>
        <translation>Gaffe au tour {n}</translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a loss in %n moves</source>
        <extracomment>a forced loss that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>difficile à voir&#x202f;: une défaite en %n coup</numerusform>
            <numerusform>difficile à voir&#x202f;: une défaite en %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to see: a win in %n moves</source>
        <extracomment>a forced win that a player of this strength is not expected to see</extracomment>
        <translation>
            <numerusform>difficile à voir&#x202f;: un gain en %n coup</numerusform>
            <numerusform>difficile à voir&#x202f;: un gain en %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Hard-to-see mistake at turn {n}</source>
        <translation>Erreur difficile à voir au tour {n}</translation>
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
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>You play the white stacks.</source>
        <translation>Vous jouez les piles blanches.</translation>
    </message>
    <message>
        <source>You play the black stacks.</source>
        <translation>Vous jouez les piles noires.</translation>
    </message>
    <message>
        <source>Find the four atoms. Only one arrangement fits these rays.</source>
        <translation>Trouvez les quatre atomes. Une seule cachette convient à ces rayons.</translation>
    </message>
    <message>
        <source>Atoms at</source>
        <translation>Atomes en</translation>
    </message>
    <message>
        <source>Ray: in here, out at the same letter</source>
        <translation>Rayon&#x202f;: entre ici, sort à la même lettre</translation>
    </message>
    <message>
        <source>Hit: the ray meets an atom</source>
        <translation>Absorbé&#x202f;: le rayon rencontre un atome</translation>
    </message>
    <message>
        <source>Reflection: the ray comes back</source>
        <translation>Renvoyé&#x202f;: le rayon revient</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Les tuiles</translation>
    </message>
    <message>
        <source>You play the white dragons.</source>
        <translation>Vous jouez les dragons blancs.</translation>
    </message>
    <message>
        <source>You play the black dragons.</source>
        <translation>Vous jouez les dragons noirs.</translation>
    </message>
    <message>
        <source>Fill a ringed gap first.</source>
        <translation>Comblez d’abord un emplacement entouré.</translation>
    </message>
    <message>
        <source>Tile</source>
        <extracomment>before a blank to fill in: tile ___ at ___</extracomment>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>at</source>
        <translation>en</translation>
    </message>
    <message>
        <source>Tile {tile} at {place}: {points}</source>
        <translation>Tuile {tile} en {place}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>scores</source>
        <extracomment>before a blank to fill in: the points of a tile</extracomment>
        <translation>marque</translation>
    </message>
    <message>
        <source>Place one tile and score as much as you can.</source>
        <translation>Posez une tuile et marquez le plus de points possible.</translation>
    </message>
    <message>
        <source>Make {n} points in three turns. Name cells: a partner reads their numbers from the solution.</source>
        <translation>Marquez {n} points en trois tours. Nommez des cases&#x202f;: quelqu’un lit leurs nombres dans la solution.</translation>
    </message>
    <message>
        <source>, then </source>
        <extracomment>between the turns of a solution: &quot;l11, then k14&quot;</extracomment>
        <translation>, puis </translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Blank sheet</source>
        <translation>Feuille vierge</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Last</source>
        <extracomment>button: only the last position is printed</extracomment>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Some</source>
        <extracomment>button: only some turns are printed</extracomment>
        <translation>Quelques-uns</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Chaque tour</translation>
    </message>
    <message>
        <source>After turn {number}: {move}</source>
        <translation>Après le tour {number}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Your board: keep it hidden, and cross out what was revealed</source>
        <translation>Votre plateau&#x202f;: gardez-le caché et barrez ce qui a été découvert</translation>
    </message>
    <message>
        <source>Your opponent’s board: write down what you reveal</source>
        <translation>Le plateau adverse&#x202f;: notez ce que vous découvrez</translation>
    </message>
    <message>
        <source>Your numbers</source>
        <translation>Vos nombres</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>noun: a column of the score sheet</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>The box you solve</source>
        <translation>La boîte à résoudre</translation>
    </message>
    <message>
        <source>Write the same letter where a ray goes in and where it comes out, # for a hit and % for a reflection. Cross out cells without an atom.</source>
        <translation>Écrivez la même lettre là où un rayon entre et là où il sort, # pour un rayon absorbé et % pour un rayon renvoyé. Barrez les cases sans atome.</translation>
    </message>
    <message>
        <source>Guess {n}</source>
        <translation>Proposition {n}</translation>
    </message>
    <message>
        <source>Rays, in the order you send them</source>
        <translation>Rayons, dans l’ordre où vous les lancez</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Quincunx puzzles</source>
        <translation>Problèmes de Quincunx</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>On a page</source>
        <extracomment>how many layouts are on a page of paper</extracomment>
        <translation>Par page</translation>
    </message>
    <message>
        <source>Your atoms, and the answers to your opponent’s rays</source>
        <translation>Vos atomes et les réponses aux rayons de votre adversaire</translation>
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
        <translation>Difficulté {n} sur 5</translation>
    </message>
    <message>
        <source>{name}, {n} min</source>
        <translation>{name}, {n} min</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>difficulty</extracomment>
        <translation>Moyen</translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong moves</source>
        <translation>
            <numerusform>%n mauvais coup</numerusform>
            <numerusform>%n mauvais coups</numerusform>
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
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>{name} won by {n}</source>
        <translation>{name} gagne de {n}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>under a minute</source>
        <translation>moins d’une minute</translation>
    </message>
    <message>
        <source>{h} h {m} min</source>
        <translation>{h} h {m} min</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>within a sentence: “since today”, “best 5, today”</extracomment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>within a sentence: “since yesterday”, “best 5, yesterday”</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <source>(computer, {level})</source>
        <translation>(ordinateur, {level})</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>elle est ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Nobody: opened from a file</source>
        <translation>Personne&#x202f;: ouverte depuis un fichier</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>This is not me</source>
        <translation>Ce n’est pas moi</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>C’est moi</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
    <message>
        <source>Nobody: no move was made</source>
        <translation>Personne : aucun coup n’a été joué</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>1 + 4 = 5 points. After a 4 you could not have scored the 1.</source>
        <translation>1 + 4 = 5 points. Après un 4, vous n’auriez pas pu marquer le 1.</translation>
    </message>
    <message>
        <source>12 × 15 = 180 points. Games are decided by double holes.</source>
        <translation>12 × 15 = 180 points. Les trous doubles décident des parties.</translation>
    </message>
    <message>
        <source>3 + 2 + 5: the numbers around a hole are your points.</source>
        <translation>3 + 2 + 5&#x202f;: les nombres autour d’un trou sont vos points.</translation>
    </message>
    <message>
        <source>A 1 and two 4s are hidden. Take all three in one turn, then end it.</source>
        <translation>Un 1 et deux 4 sont cachés. Prenez les trois en un tour, puis terminez-le.</translation>
    </message>
    <message>
        <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
        <translation>Un 2 doit toucher l’autre 2, et a1 et b2 portent d’autres nombres.</translation>
    </message>
    <message>
        <source>A burst at the port means that an atom absorbed the ray.</source>
        <translation>Un éclat à la porte indique qu’un atome a absorbé le rayon.</translation>
    </message>
    <message>
        <source>A gap forces your opponent to play there.</source>
        <translation>Un emplacement forcé oblige l’adversaire à y jouer.</translation>
    </message>
    <message>
        <source>You closed a hole, but another one scores more. Count again.</source>
        <translation>Vous avez fermé un trou, mais un autre rapporte plus. Recomptez.</translation>
    </message>
    <message>
        <source>A loop of six tiles or more ends the game at once.</source>
        <translation>Une boucle de six tuiles ou plus termine aussitôt la partie.</translation>
    </message>
    <message>
        <source>When all three numbers of a place are fixed, only one tile fits there.</source>
        <translation>Quand les trois nombres d’un emplacement sont fixés, une seule tuile y convient.</translation>
    </message>
    <message>
        <source>A split may go in several directions, with as many pieces as you like.</source>
        <translation>Une division peut partir dans plusieurs directions, avec autant de pièces que vous voulez.</translation>
    </message>
    <message>
        <source>You can capture a stack when the number of your pieces that see it is exactly its height.</source>
        <translation>Vous pouvez capturer une pile quand le nombre de vos pièces qui la voient est égal à sa hauteur.</translation>
    </message>
    <message>
        <source>To stop a dragon, put a tile in its way or a tail at its end.</source>
        <translation>Pour arrêter un dragon, mettez une tuile en travers ou une queue à son bout.</translation>
    </message>
    <message>
        <source>A tile may have the same digit twice or three times. There are more tiles, and they fit more easily.</source>
        <translation>Une tuile peut porter deux ou trois fois le même chiffre. Il y a plus de tuiles, et elles se placent plus facilement.</translation>
    </message>
    <message>
        <source>Your turn ends after the cells you typed. Without this option, random cells follow.</source>
        <translation>Votre tour s’arrête après les cases saisies. Sinon, des cases au hasard suivent.</translation>
    </message>
    <message>
        <source>A whole region</source>
        <translation>Une région entière</translation>
    </message>
    <message>
        <source>Add up the heights of the first stacks on the lines from c3, then from e1.</source>
        <translation>Additionnez les hauteurs des premières piles sur les lignes qui partent de c3, puis de e1.</translation>
    </message>
    <message>
        <source>Aim: best dragon (Tantrix scoring)</source>
        <translation>But&#x202f;: meilleur dragon (score Tantrix)</translation>
    </message>
    <message>
        <source>Aim: a closed dragon with two eyes</source>
        <translation>But&#x202f;: dragon complet à deux yeux</translation>
    </message>
    <message>
        <source>Aim: complete a dragon when your opponent does not</source>
        <translation>But&#x202f;: compléter un dragon, et personne d’autre</translation>
    </message>
    <message>
        <source>Aim: first complete dragon</source>
        <translation>But&#x202f;: premier dragon complet</translation>
    </message>
    <message>
        <source>Aim: loop of five</source>
        <translation>But&#x202f;: boucle de cinq</translation>
    </message>
    <message>
        <source>Aim: most eyes, at any time</source>
        <translation>But&#x202f;: le plus d’yeux, à tout moment</translation>
    </message>
    <message>
        <source>Aim: most eyes, at the end</source>
        <translation>But&#x202f;: le plus d’yeux, à la fin</translation>
    </message>
    <message>
        <source>An arrow that turns back means that the ray came out where it went in.</source>
        <translation>Une flèche de retour indique que le rayon est sorti par où il était entré.</translation>
    </message>
    <message>
        <source>An atom diagonally ahead turns a ray. Send one that comes out at another port.</source>
        <translation>Un atome en diagonale devant un rayon le dévie. Lancez-en un qui sorte par une autre porte.</translation>
    </message>
    <message>
        <source>An atom stops the ray from 6 at the edge, and the ray from 7 runs into it.</source>
        <translation>Un atome arrête le rayon de 6 au bord, et celui de 7 y entre de face.</translation>
    </message>
    <message>
        <source>Ask the right question</source>
        <translation>Poser la bonne question</translation>
    </message>
    <message>
        <source>Atoms next to each other can hide one another.</source>
        <translation>Des atomes voisins peuvent se cacher l’un l’autre.</translation>
    </message>
    <message>
        <source>Attack without risk</source>
        <translation>Attaquer sans risque</translation>
    </message>
    <message>
        <source>Start with the lowest number: the 1 on a1, then d2 and d3.</source>
        <translation>Commencez par le plus petit nombre&#x202f;: le 1 en a1, puis d2 et d3.</translation>
    </message>
    <message>
        <source>Two atoms can turn a ray right back. Find a port where the ray returns.</source>
        <translation>Deux atomes peuvent renvoyer un rayon. Trouvez une porte où le rayon revient.</translation>
    </message>
    <message>
        <source>Blue is still open. Find the place where both of its ends meet.</source>
        <translation>La boucle bleue est encore ouverte. Trouvez l’emplacement où se rejoignent ses deux bouts.</translation>
    </message>
    <message>
        <source>Both ends of such a ray get the same letter.</source>
        <translation>Les deux bouts d’un tel rayon reçoivent la même lettre.</translation>
    </message>
    <message>
        <source>Capture both stacks with one split: send one piece from b3 to each.</source>
        <translation>Capturez les deux piles en une division&#x202f;: envoyez une pièce de b3 sur chacune.</translation>
    </message>
    <message>
        <source>Bring all four pieces together on c3. Both of your stacks see that cell.</source>
        <translation>Réunissez les quatre pièces en c3. Vos deux piles voient cette case.</translation>
    </message>
    <message>
        <source>Move your two pieces to c4. A stack moves along a line, any distance.</source>
        <translation>Déplacez vos deux pièces en c4. Une pile suit une ligne, à n’importe quelle distance.</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <source>Capture as many pieces as you can in one move. {n} of {all} are possible.</source>
        <translation>Capturez le plus de pièces possible en un coup. Le maximum est {n} sur {all}.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Cells per side</source>
        <translation>Cases par côté</translation>
    </message>
    <message>
        <source>Choose a tile to return to the bag.</source>
        <translation>Choisissez une tuile à remettre dans le sac.</translation>
    </message>
    <message>
        <source>Close a hole</source>
        <translation>Fermer un trou</translation>
    </message>
    <message>
        <source>Close a loop</source>
        <translation>Fermer une boucle</translation>
    </message>
    <message>
        <source>Close a winning loop with one tile.</source>
        <translation>Fermez une boucle gagnante avec une tuile.</translation>
    </message>
    <message>
        <source>Club</source>
        <extracomment>a level: as strong as a player in a club</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Corners with numbers meet, and their numbers must be equal.</source>
        <translation>Les coins numérotés se touchent, et leurs nombres doivent être égaux.</translation>
    </message>
    <message>
        <source>The pieces that see a stack are counted before the move, so one piece may count for two stacks.</source>
        <translation>Les pièces qui voient une pile se comptent avant le coup&#x202f;: une même pièce peut donc compter pour deux piles.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Eyes a complete dragon needs</source>
        <translation>Yeux d’un dragon complet</translation>
    </message>
    <message>
        <source>Find a ray that crosses the whole box without turning.</source>
        <translation>Trouvez un rayon qui traverse toute la boîte sans être dévié.</translation>
    </message>
    <message>
        <source>Find its partner</source>
        <translation>Trouver son voisin</translation>
    </message>
    <message>
        <source>Find the four atoms with as few rays as you can. Par is {n}.</source>
        <translation>Trouvez les quatre atomes avec le moins de rayons possible. Objectif&#x202f;: {n}.</translation>
    </message>
    <message>
        <source>First tile: second side up</source>
        <translation>Première tuile&#x202f;: deuxième face</translation>
    </message>
    <message>
        <source>First tile: shoulders up</source>
        <translation>Première tuile&#x202f;: épaules</translation>
    </message>
    <message>
        <source>Force a winning loop with at most three of your own tiles.</source>
        <translation>Forcez une boucle gagnante avec trois de vos tuiles au plus.</translation>
    </message>
    <message>
        <source>Force a winning loop with at most two of your own tiles.</source>
        <translation>Forcez une boucle gagnante avec deux de vos tuiles au plus.</translation>
    </message>
    <message>
        <source>All four pieces must stand on c3: two from a3 and two from c5.</source>
        <translation>Les quatre pièces doivent être en c3&#x202f;: deux de a3 et deux de c5.</translation>
    </message>
    <message>
        <source>Four pieces see each of the two stacks of four. Capture both in one turn.</source>
        <translation>Quatre pièces voient chacune des deux piles de quatre. Capturez les deux en un tour.</translation>
    </message>
    <message>
        <source>Four right markers win at once. The third wrong guess loses.</source>
        <translation>Quatre marqueurs justes font gagner aussitôt. La troisième proposition fausse fait perdre.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides are filled automatically, or must be filled at once. This is the standard rule.</source>
        <translation>Les emplacements à trois côtés fermés se comblent d’eux-mêmes ou doivent être comblés tout de suite. C’est la règle standard.</translation>
    </message>
    <message>
        <source>Gaps with three closed sides may stay open. Nothing is filled automatically.</source>
        <translation>Les emplacements à trois côtés fermés peuvent rester ouverts. Rien ne se comble automatiquement.</translation>
    </message>
    <message>
        <source>Gaps: may stay open</source>
        <translation>Coups forcés&#x202f;: non</translation>
    </message>
    <message>
        <source>Gaps: must be filled</source>
        <translation>Coups forcés&#x202f;: oui</translation>
    </message>
    <message>
        <source>Hide your atoms</source>
        <translation>Cacher ses atomes</translation>
    </message>
    <message>
        <source>High numbers make valuable holes: 4 + 5 + 6 would be the most.</source>
        <translation>De grands nombres font des trous précieux&#x202f;: 4 + 5 + 6 serait le maximum.</translation>
    </message>
    <message>
        <source>Highest number counts</source>
        <translation>Le plus grand nombre compte</translation>
    </message>
    <message>
        <source>Hit an atom</source>
        <translation>Toucher un atome</translation>
    </message>
    <message>
        <source>The number of cells on each side of the board. Standard: 3 for two players, 4 for three.</source>
        <translation>Le nombre de cases de chaque côté du plateau. Standard&#x202f;: 3 à deux joueurs, 4 à trois.</translation>
    </message>
    <message>
        <source>The number of eyes a dragon needs to count as complete.</source>
        <translation>Le nombre d’yeux qu’il faut à un dragon pour compter comme complet.</translation>
    </message>
    <message>
        <source>The number of pieces each player starts with. Standard: 8 with 3 cells per side, and 4 more for each further cell.</source>
        <translation>Le nombre de pièces de chaque joueur au départ. Standard&#x202f;: 8 avec 3 cases par côté, et 4 de plus par case supplémentaire.</translation>
    </message>
    <message>
        <source>The number of regions on each board. Region 1 has 1 cell, region 2 has 2 cells, and so on.</source>
        <translation>Le nombre de régions de chaque plateau. La région 1 a 1 case, la région 2 en a 2, et ainsi de suite.</translation>
    </message>
    <message>
        <source>The number of tiles each player keeps between turns. A larger pool gives more choice.</source>
        <translation>Le nombre de tuiles que chaque joueur garde entre ses tours. Une plus grande réserve donne plus de choix.</translation>
    </message>
    <message>
        <source>The number of tiles, including the starting tile. Standard: 50, or 40 with Tantrix scoring.</source>
        <translation>Le nombre de tuiles, celle de départ comprise. Standard&#x202f;: 50, ou 40 avec le score Tantrix.</translation>
    </message>
    <message>
        <source>Hunt the last piece</source>
        <translation>Chasser la dernière pièce</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. A dragon scores 1 for each eye, and twice that if it is complete. The best dragon wins.</source>
        <translation>Au lieu d’une boucle de six. Toutes les tuiles sont jouées. Un dragon rapporte 1 point par œil, et le double s’il est complet. Le meilleur dragon gagne.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. All tiles are played. The complete dragon with the most eyes wins.</source>
        <translation>Au lieu d’une boucle de six. Toutes les tuiles sont jouées. Le dragon complet qui a le plus d’yeux gagne.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. The first player to complete a dragon of any size wins.</source>
        <translation>Au lieu d’une boucle de six. Le premier joueur qui complète un dragon, quelle que soit sa taille, gagne.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a complete dragon with two or more eyes. This aim needs crossing colours on the second side.</source>
        <translation>Au lieu d’une boucle de six. Vous gagnez avec un dragon complet d’au moins deux yeux. Nécessite les couleurs croisées sur la deuxième face.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win with a loop of five or more tiles. This aim needs crossing colours on the second side.</source>
        <translation>Au lieu d’une boucle de six. Vous gagnez avec une boucle de cinq tuiles ou plus. Nécessite les couleurs croisées sur la deuxième face.</translation>
    </message>
    <message>
        <source>Automatic tiles</source>
        <translation>Tuiles automatiques</translation>
    </message>
    <message>
        <source>Protect your stack</source>
        <translation>Protéger sa pile</translation>
    </message>
    <message>
        <source>Place a fourth marker, then press the guess button.</source>
        <translation>Placez un quatrième marqueur, puis cliquez sur le bouton pour proposer.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Placer une tuile</translation>
    </message>
    <message>
        <source>Place a tile next to the one on the table, either side up and turned as you like.</source>
        <translation>Placez une tuile à côté de celle de la table, sur n’importe quelle face et dans n’importe quel sens.</translation>
    </message>
    <message>
        <source>Put a tile on a highlighted position, turned so that the colours match.</source>
        <translation>Posez une tuile sur un emplacement en surbrillance, tournée de sorte que les couleurs s’accordent.</translation>
    </message>
    <message>
        <source>Place a tile so that another one is placed automatically where only one way fits.</source>
        <translation>Placez une tuile de sorte qu’une autre se place automatiquement là où une seule orientation convient.</translation>
    </message>
    <message>
        <source>Place one of your tiles next to the one on the table, where it fits.</source>
        <translation>Placez une de vos tuiles à côté de celle de la table, là où elle convient.</translation>
    </message>
    <message>
        <source>Leave a gap</source>
        <translation>Créer un coup forcé</translation>
    </message>
    <message>
        <source>Limit scores</source>
        <translation>Scores limités</translation>
    </message>
    <message>
        <source>Low before high</source>
        <translation>Petit avant grand</translation>
    </message>
    <message>
        <source>Lowest number counts</source>
        <translation>Le plus petit nombre compte</translation>
    </message>
    <message>
        <source>Make a run</source>
        <translation>Faire une série</translation>
    </message>
    <message>
        <source>Markers show all four atoms. Send a ray straight into one of them.</source>
        <translation>Des marqueurs montrent les quatre atomes. Lancez un rayon droit sur l’un d’eux.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Move a stack</source>
        <translation>Déplacer une pile</translation>
    </message>
    <message>
        <source>Name the atoms</source>
        <translation>Localiser les atomes</translation>
    </message>
    <message>
        <source>Neither of your tiles fits. Return one to the bag to pass.</source>
        <translation>Aucune de vos tuiles ne convient. Remettez-en une dans le sac pour passer.</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>No random cells added</source>
        <translation>Sans cases au hasard</translation>
    </message>
    <message>
        <source>You left no gap. Close the third side of an empty place so that the colours around it alternate.</source>
        <translation>Vous n’avez pas créé d’emplacement forcé. Fermez un troisième côté pour que ses couleurs alternent.</translation>
    </message>
    <message>
        <source>No hole was closed. One place touches four tiles: which of your tiles fits there?</source>
        <translation>Aucun trou fermé. Un emplacement touche quatre tuiles&#x202f;: laquelle des vôtres y convient&#x202f;?</translation>
    </message>
    <message>
        <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
        <translation>Aucun trou fermé. Il faut une tuile avec un 3 et un 2 dans le bon ordre.</translation>
    </message>
    <message>
        <source>You did not move. {best} forces the win.</source>
        <translation>Vous n’avez pas joué. {best} force le gain.</translation>
    </message>
    <message>
        <source>You did not place a tile. {best} closes the loop.</source>
        <translation>Vous n’avez pas placé de tuile. {best} ferme la boucle.</translation>
    </message>
    <message>
        <source>On the second side of a tile each colour connects its three edges, and the two cross.</source>
        <translation>Sur la deuxième face d’une tuile, chaque couleur relie ses trois côtés, et les deux se croisent.</translation>
    </message>
    <message>
        <source>One of your three tiles closes the round hole between the two on the table.</source>
        <translation>Une de vos trois tuiles ferme le trou rond entre les deux de la table.</translation>
    </message>
    <message>
        <source>Send one piece to c5 and one to e3 before you end your turn.</source>
        <translation>Envoyez une pièce en c5 et une en e3 avant de terminer le tour.</translation>
    </message>
    <message>
        <source>One piece is on c5. Send another to e3 before you play the move.</source>
        <translation>Une pièce est en c5. Envoyez-en une autre en e3 avant de jouer le coup.</translation>
    </message>
    <message>
        <source>One piece is on e3. Send another to c5 before you play the move.</source>
        <translation>Une pièce est en e3. Envoyez-en une autre en c5 avant de jouer le coup.</translation>
    </message>
    <message>
        <source>One piece moved and one stayed behind. Take both.</source>
        <translation>Une pièce est partie, l’autre est restée. Prenez les deux.</translation>
    </message>
    <message>
        <source>One tile can close two holes at once, and their values are multiplied. Find it.</source>
        <translation>Une tuile peut fermer deux trous à la fois, et leurs valeurs sont multipliées. Trouvez-la.</translation>
    </message>
    <message>
        <source>Only one tile fitted there, so it was placed automatically. Try other colours.</source>
        <translation>Une seule tuile y convenait&#x202f;: elle s’est placée automatiquement. Essayez d’autres couleurs.</translation>
    </message>
    <message>
        <source>Only the 1 and the 5s are still hidden. Take everything in one turn, then end it.</source>
        <translation>Seuls le 1 et les 5 sont encore cachés. Prenez tout en un tour, puis terminez-le.</translation>
    </message>
    <message>
        <source>Pieces each</source>
        <translation>Pièces par joueur</translation>
    </message>
    <message>
        <source>Pieces of two or more stacks can meet on a cell that all of them see.</source>
        <translation>Des pièces de deux piles ou plus peuvent se réunir sur une case que toutes voient.</translation>
    </message>
    <message>
        <source>Place the tile that scores most. {n} points are possible.</source>
        <translation>Placez la tuile qui rapporte le plus. Le maximum est de {n} points.</translation>
    </message>
    <message>
        <source>Play {name}.</source>
        <translation>Jouez {name}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Click a hidden cell.</source>
        <translation>Cliquez sur une case cachée.</translation>
    </message>
    <message>
        <source>Progressive capture</source>
        <translation>Capture progressive</translation>
    </message>
    <message>
        <source>Mark the cell where an atom turns the ray from 3 towards c.</source>
        <translation>Marquez la case où un atome dévie le rayon de 3 vers c.</translation>
    </message>
    <message>
        <source>The ray from 6 came back, and the ray from 7 hit an atom. Mark the fourth atom and guess.</source>
        <translation>Les rayons de 6 sont revenus, celui de 7 a été absorbé. Marquez le quatrième atome et proposez.</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so no other cell was left for the second 2.</source>
        <translation>Les cases d’une région se touchent par les côtés&#x202f;: il ne restait pas d’autre case pour le second 2.</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Chiffres répétés</translation>
    </message>
    <message>
        <source>Second side: crossing colours</source>
        <translation>Deuxième face&#x202f;: couleurs croisées</translation>
    </message>
    <message>
        <source>Second side: tails</source>
        <translation>Deuxième face&#x202f;: queues</translation>
    </message>
    <message>
        <source>Send a ray into the box from one of the ports around it.</source>
        <translation>Lancez un rayon dans la boîte par une des portes qui l’entourent.</translation>
    </message>
    <message>
        <source>Send one back</source>
        <translation>Un rayon qui revient</translation>
    </message>
    <message>
        <source>Send one piece to c5 and another to e3 in one turn. The others stay.</source>
        <translation>Envoyez en un tour une pièce en c5 et une autre en e3. Les autres restent.</translation>
    </message>
    <message>
        <source>If you close several holes at once, you score their sum times the number of holes, instead of their product.</source>
        <translation>Si vous fermez plusieurs trous à la fois, vous marquez leur somme multipliée par le nombre de trous, au lieu de leur produit.</translation>
    </message>
    <message>
        <source>Six lines lead away from every cell. Pieces never jump over others.</source>
        <translation>Six lignes partent de chaque case. Les pièces ne sautent jamais par-dessus d’autres.</translation>
    </message>
    <message>
        <source>Split it</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Stop a loop</source>
        <translation>Arrêter une boucle</translation>
    </message>
    <message>
        <source>Straight through</source>
        <translation>Tout droit</translation>
    </message>
    <message>
        <source>A ray that goes straight through tells you most: no atom is on its path or next to it.</source>
        <translation>Un rayon qui traverse tout droit en dit le plus&#x202f;: il n’y a aucun atome sur son chemin ni à côté.</translation>
    </message>
    <message>
        <source>An atom absorbed the ray: straight ahead of this port, or after another turned it.</source>
        <translation>Un atome a absorbé le rayon&#x202f;: droit devant cette porte, ou après des déviations par d’autres atomes.</translation>
    </message>
    <message>
        <source>Take a tile from your pool and put it on a highlighted position.</source>
        <translation>Prenez une tuile de votre réserve et posez-la sur un emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>Take d2 and d3 in one turn, and nothing else.</source>
        <translation>Prenez d2 et d3 en un tour, et rien d’autre.</translation>
    </message>
    <message>
        <source>Capture the one stack that you can capture. Only the first stack on each line counts.</source>
        <translation>Capturez la seule pile capturable. Seule la première pile de chaque ligne compte.</translation>
    </message>
    <message>
        <source>That is not a 4. The 4s on c2 and e3 are connected by d2 and d3.</source>
        <translation>Ce n’est pas un 4. Les 4 en c2 et e3 sont reliés par d2 et d3.</translation>
    </message>
    <message>
        <source>That is not a 2. The other 2 shares an edge with b1.</source>
        <translation>Ce n’est pas un 2. L’autre 2 touche b1 par un côté.</translation>
    </message>
    <message>
        <source>That move closes no hole. Look for places between two tiles.</source>
        <translation>Ce coup ne ferme aucun trou. Cherchez les emplacements entre deux tuiles.</translation>
    </message>
    <message>
        <source>The ray ran straight into an atom, which absorbed it.</source>
        <translation>Le rayon est allé droit dans un atome, qui l’a absorbé.</translation>
    </message>
    <message>
        <source>That ray has the same result for c4 and e4, so it tells you nothing new.</source>
        <translation>Ce rayon donne le même résultat avec c4 et avec e4&#x202f;: il ne vous apprend rien.</translation>
    </message>
    <message>
        <source>That ray did not hit an atom. Use a port in line with one, such as 4.</source>
        <translation>Ce rayon n’a touché aucun atome. Prenez une porte alignée avec un atome, comme 4.</translation>
    </message>
    <message>
        <source>That number is lower than the one before it. It ends your turn and does not score.</source>
        <translation>Ce nombre est inférieur au précédent. Il met fin à votre tour et ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>You did not find the atoms. Par is {n} rays.</source>
        <translation>
            <numerusform>Vous n’avez pas trouvé les atomes. Objectif&#x202f;: {n} rayon.</numerusform>
            <numerusform>Vous n’avez pas trouvé les atomes. Objectif&#x202f;: {n} rayons.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best hole</source>
        <translation>Le meilleur trou</translation>
    </message>
    <message>
        <source>The game is drawn when the tiles run out. This is the standard rule.</source>
        <translation>La partie est nulle quand les tuiles sont épuisées. C’est la règle standard.</translation>
    </message>
    <message>
        <source>The loop is not closed. {best} closes it.</source>
        <translation>La boucle n’est pas fermée. {best} la ferme.</translation>
    </message>
    <message>
        <source>The lowest number comes first: a1, then the five cells above it.</source>
        <translation>Le plus petit nombre d’abord&#x202f;: a1, puis les cinq cases au-dessus.</translation>
    </message>
    <message>
        <source>The number tells you the region and how many cells it has.</source>
        <translation>Le nombre indique la région et son nombre de cases.</translation>
    </message>
    <message>
        <source>The other board is hidden. Click any of its cells to see its number.</source>
        <translation>L’autre plateau est caché. Cliquez sur une de ses cases pour voir son nombre.</translation>
    </message>
    <message>
        <source>The parts of a split land one after another. Before each part, the pieces that see a stack are counted again.</source>
        <translation>Les pièces d’une division arrivent déplacement par déplacement. Avant chacun, on recompte les pièces qui voient une pile.</translation>
    </message>
    <message>
        <source>The stack on a3 saw nothing: your own piece on b3 stands in front of it.</source>
        <translation>La pile en a3 ne voyait rien&#x202f;: votre propre pièce en b3 lui bouche la vue.</translation>
    </message>
    <message>
        <source>The stack on c3 is still there. Move a piece onto it.</source>
        <translation>La pile en c3 est encore là. Déplacez une pièce dessus.</translation>
    </message>
    <message>
        <source>The stack on d1 is captured. A piece from b3 can capture d3 in the same turn.</source>
        <translation>La pile en d1 est capturée. Une pièce de b3 peut capturer d3 dans le même tour.</translation>
    </message>
    <message>
        <source>The stack on d3 is captured. A piece from b3 can capture d1 in the same turn.</source>
        <translation>La pile en d3 est capturée. Une pièce de b3 peut capturer d1 dans le même tour.</translation>
    </message>
    <message>
        <source>The starting tile has its shoulders up. This is the standard start.</source>
        <translation>La tuile de départ montre ses épaules. C’est le départ standard.</translation>
    </message>
    <message>
        <source>The starting tile has its tails (or its crossing) up.</source>
        <translation>La tuile de départ montre ses queues (ou sa croix).</translation>
    </message>
    <message>
        <source>Your turn is over, but you could have scored more.</source>
        <translation>Votre tour est fini, mais vous auriez pu marquer plus.</translation>
    </message>
    <message>
        <source>The win is not forced. {best} forces it.</source>
        <translation>Le gain n’est pas forcé. {best} le force.</translation>
    </message>
    <message>
        <source>There is an atom at {name}.</source>
        <translation>Il y a un atome en {name}.</translation>
    </message>
    <message>
        <source>Three markers are right, and the fourth atom is on c4 or e4. Send a ray that shows which.</source>
        <translation>Trois marqueurs sont justes, et le quatrième atome est en c4 ou en e4. Lancez un rayon qui les départage.</translation>
    </message>
    <message>
        <source>Three markers are right. The ray from 3 came out at c, and 4 was a hit. Mark the fourth atom.</source>
        <translation>Trois marqueurs sont justes. Le rayon de 3 est sorti en c, celui de 4 a été absorbé. Marquez le quatrième atome.</translation>
    </message>
    <message>
        <source>Three of your moves close a hole. Play the one that scores most.</source>
        <translation>Trois de vos coups ferment un trou. Jouez celui qui rapporte le plus.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tiles have the digits from 1 up to this one. More digits make more tiles.</source>
        <translation>Les tuiles portent des chiffres de 1 à cette limite. Plus il y a de chiffres, plus il y a de tuiles.</translation>
    </message>
    <message>
        <source>Tiles in a pool</source>
        <translation>Tuiles par réserve</translation>
    </message>
    <message>
        <source>Tiles run out: draw</source>
        <translation>Tuiles épuisées&#x202f;: partie nulle</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon loses</source>
        <translation>Tuiles épuisées&#x202f;: le plus grand dragon perd</translation>
    </message>
    <message>
        <source>Tiles run out: largest dragon wins</source>
        <translation>Tuiles épuisées&#x202f;: le plus grand dragon gagne</translation>
    </message>
    <message>
        <source>Turn a ray</source>
        <translation>Dévier un rayon</translation>
    </message>
    <message>
        <source>Two 4s are still hidden between those you know. Take both, then end your turn.</source>
        <translation>Deux 4 sont encore cachés entre ceux que vous connaissez. Prenez les deux, puis terminez votre tour.</translation>
    </message>
    <message>
        <source>Two at once</source>
        <translation>Deux à la fois</translation>
    </message>
    <message>
        <source>Two holes at once</source>
        <translation>Deux trous à la fois</translation>
    </message>
    <message>
        <source>Two holes closed by one tile score far more than two closed separately.</source>
        <translation>Deux trous fermés par une seule tuile rapportent bien plus que deux trous fermés séparément.</translation>
    </message>
    <message>
        <source>Two equal numbers in a row score four points. In separate turns they score only two.</source>
        <translation>Deux nombres égaux à la suite rapportent quatre points. Dans des tours séparés, seulement deux.</translation>
    </message>
    <message>
        <source>Two of your pieces see the stack on c3, which has height two. Move a piece onto it.</source>
        <translation>Deux de vos pièces voient la pile en c3, haute de deux. Amenez une pièce dessus.</translation>
    </message>
    <message>
        <source>Two pieces are on c3. All four must meet there in one move.</source>
        <translation>Deux pièces sont en c3. Les quatre doivent s’y réunir en un coup.</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <translation>Deux menaces à la fois</translation>
    </message>
    <message>
        <source>Two threats at once: your opponent can stop only one of them.</source>
        <translation>Deux menaces à la fois&#x202f;: l’adversaire ne peut en parer qu’une.</translation>
    </message>
    <message>
        <source>Reveal a cell</source>
        <translation>Découvrir une case</translation>
    </message>
    <message>
        <source>Who sees a stack</source>
        <translation>Qui voit une pile</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the highest is listed (three or four players, harder).</source>
        <translation>Quand une case montre plusieurs nombres, le plus grand est noté (trois ou quatre joueurs, plus difficile).</translation>
    </message>
    <message>
        <source>When a cell shows several numbers, the lowest is listed (three or four players).</source>
        <translation>Quand une case montre plusieurs nombres, le plus petit est noté (trois ou quatre joueurs).</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Quand rien ne convient</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
        <translation>Quand les tuiles sont épuisées, le propriétaire du plus grand dragon complet perd.</translation>
    </message>
    <message>
        <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
        <translation>Quand les tuiles sont épuisées, le propriétaire du plus grand dragon complet gagne.</translation>
    </message>
    <message>
        <source>Where edges touch, their colours match: your blue continues into the next tile.</source>
        <translation>Là où les côtés se touchent, les couleurs s’accordent&#x202f;: votre bleu se prolonge sur la tuile suivante.</translation>
    </message>
    <message>
        <source>Where must it be?</source>
        <translation>Où doit-il être&#x202f;?</translation>
    </message>
    <message>
        <source>Wherever the piece moves now, exactly one of yours sees it.</source>
        <translation>Où que la pièce aille maintenant, exactement une des vôtres la voit.</translation>
    </message>
    <message>
        <source>Win in two moves, whatever the reply.</source>
        <translation>Gagnez en deux coups, quelle que soit la réponse.</translation>
    </message>
    <message>
        <source>Win with one move.</source>
        <translation>Gagnez en un coup.</translation>
    </message>
    <message>
        <source>With an atom there, the ray from 3 would not come out at c.</source>
        <translation>Avec un atome ici, le rayon de 3 ne sortirait pas en c.</translation>
    </message>
    <message>
        <source>Place a tile so that you can close a loop next turn, whatever Orange does.</source>
        <translation>Placez une tuile qui vous permettra de fermer une boucle au tour suivant, quoi que fasse Orange.</translation>
    </message>
    <message>
        <source>Fill the gap first: a place with three closed sides must be filled before any other.</source>
        <translation>Comblez d’abord l’emplacement forcé&#x202f;: ses trois côtés fermés obligent à le remplir avant tout autre.</translation>
    </message>
    <message>
        <source>You can capture a single piece when exactly one of your pieces sees it, not two.</source>
        <translation>Vous pouvez capturer une pièce seule quand exactement une de vos pièces la voit, et non deux.</translation>
    </message>
    <message>
        <source>A stack can also split: some pieces go one way, some another, in one turn.</source>
        <translation>Une pile peut aussi se diviser&#x202f;: en un tour, des pièces d’un côté, d’autres de l’autre.</translation>
    </message>
    <message>
        <source>A run of equal numbers scores its length times itself: a run of four scores 4 × 4 = 16.</source>
        <translation>Une série de nombres égaux rapporte le carré de sa longueur&#x202f;: une série de quatre rapporte 4 × 4 = 16.</translation>
    </message>
    <message>
        <source>Best list</source>
        <translation>Meilleure liste</translation>
    </message>
    <message>
        <source>Choose one of your stacks, then a cell in line with it.</source>
        <translation>Choisissez une de vos piles, puis une case alignée avec elle.</translation>
    </message>
    <message>
        <source>Choose a tile, turn it if you like, and place it where the colours match.</source>
        <translation>Choisissez une tuile, tournez-la au besoin, et placez-la là où les couleurs s’accordent.</translation>
    </message>
    <message>
        <source>Choose one of your tiles, then a place. Where corners meet, numbers must be equal.</source>
        <translation>Choisissez une de vos tuiles, puis un emplacement. Là où des coins se touchent, les nombres doivent être égaux.</translation>
    </message>
    <message>
        <source>Few tiles are left in the bag. Think of those that have not been drawn yet.</source>
        <translation>Il reste peu de tuiles dans le sac. Pensez à celles qui ne sont pas encore sorties.</translation>
    </message>
    <message>
        <source>Fewest rays</source>
        <translation>Le moins de rayons</translation>
    </message>
    <message>
        <source>Follow your colour: its two open ends show where to play next.</source>
        <translation>Suivez votre couleur&#x202f;: ses deux bouts ouverts montrent où jouer ensuite.</translation>
    </message>
    <message>
        <source>With four markers you can guess. Guess when you are sure: the third wrong guess loses.</source>
        <translation>Avec quatre marqueurs, vous pouvez proposer. Faites-le à coup sûr&#x202f;: la troisième proposition fausse fait perdre.</translation>
    </message>
    <message>
        <source>The ray came back: an atom is next to its entry, or two atoms turned it around.</source>
        <translation>Le rayon est revenu&#x202f;: un atome est à côté de l’entrée, ou deux atomes l’ont renvoyé.</translation>
    </message>
    <message>
        <source>The ray came out: an atom diagonally ahead turned it, or none was near its path.</source>
        <translation>Le rayon est ressorti&#x202f;: un atome en diagonale l’a dévié, ou aucun n’était près de son chemin.</translation>
    </message>
    <message>
        <source>Largest capture</source>
        <translation>Plus grande capture</translation>
    </message>
    <message>
        <source>Longest loop</source>
        <translation>Plus longue boucle</translation>
    </message>
    <message>
        <source>Most holes at once</source>
        <translation>Le plus de trous d’un coup</translation>
    </message>
    <message>
        <source>Move so that you can capture something next turn, whatever Orange does, and all your stacks stay safe.</source>
        <translation>Jouez de sorte à pouvoir capturer au tour suivant, quoi que fasse Orange, sans qu’aucune de vos piles puisse être capturée.</translation>
    </message>
    <message>
        <source>Nothing fits. Return the tile you like least, and draw again next turn.</source>
        <translation>Rien ne convient. Remettez la tuile que vous aimez le moins, et piochez à nouveau au tour suivant.</translation>
    </message>
    <message>
        <source>Now leave a gap: three closed sides with alternating colours. Orange must fill it.</source>
        <translation>Créez un emplacement forcé&#x202f;: trois côtés fermés aux couleurs alternées. Orange doit le combler.</translation>
    </message>
    <message>
        <source>At least one marker is wrong. Compare your markers with every result.</source>
        <translation>Au moins un marqueur est faux. Comparez vos marqueurs à chaque résultat.</translation>
    </message>
    <message>
        <source>One of your tiles closes a hole here. The numbers around it are your points.</source>
        <translation>Une de vos tuiles ferme un trou ici. Les nombres qui l’entourent sont vos points.</translation>
    </message>
    <message>
        <source>Orange has one piece left. Move so that you can capture it next turn, wherever it goes.</source>
        <translation>Il reste une pièce à Orange. Jouez pour pouvoir la capturer au tour suivant, où qu’elle aille.</translation>
    </message>
    <message>
        <source>Orange can still stop you. Make two places that would close your loop.</source>
        <translation>Orange peut encore vous arrêter. Créez deux emplacements qui fermeraient votre boucle.</translation>
    </message>
    <message>
        <source>Orange closes the loop now. Block the place where both orange ends meet.</source>
        <translation>Orange ferme alors la boucle. Bloquez l’emplacement où arrivent les deux bouts orange.</translation>
    </message>
    <message>
        <source>Orange finds a cell that no piece of yours sees, or that more than one sees.</source>
        <translation>Orange trouve une case qu’aucune de vos pièces ne voit, ou que plusieurs voient.</translation>
    </message>
    <message>
        <source>Orange needs one tile for a loop. Place yours so that Orange cannot close it next turn.</source>
        <translation>Il manque une tuile à Orange pour une boucle. Placez la vôtre pour l’empêcher de la fermer au tour suivant.</translation>
    </message>
    <message>
        <source>Orange can still escape. Look for a cell that sees both stacks.</source>
        <translation>Orange peut encore s’échapper. Cherchez une case qui voit les deux piles.</translation>
    </message>
    <message>
        <source>Click a hidden cell. Its number tells you the region and how many cells it has.</source>
        <translation>Cliquez sur une case cachée. Son nombre indique la région et son nombre de cases.</translation>
    </message>
    <message>
        <source>Place a marker where you expect an atom. You can remove it later.</source>
        <translation>Placez un marqueur là où vous supposez un atome. Vous pourrez le retirer.</translation>
    </message>
    <message>
        <source>Send a ray into the box from a port. Its result tells you where atoms can be.</source>
        <translation>Lancez un rayon dans la boîte par une porte. Son résultat dit où peuvent être les atomes.</translation>
    </message>
    <message>
        <source>Stacks that see the same cell can meet there. A higher stack is safer.</source>
        <translation>Des piles qui voient la même case peuvent s’y réunir. Une pile plus haute est plus sûre.</translation>
    </message>
    <message>
        <source>This dragon is complete: it has no open end and cannot grow.</source>
        <translation>Ce dragon est complet&#x202f;: il n’a pas de bout ouvert et ne peut plus grandir.</translation>
    </message>
    <message>
        <source>You both could have closed that hole. Check what each move leaves your opponent.</source>
        <translation>Vous pouviez tous deux fermer ce trou. Avant chaque coup, regardez ce qu’il laisse à l’adversaire.</translation>
    </message>
    <message>
        <source>The cells of a region share edges, so its next cell is near this one.</source>
        <translation>Les cases d’une région se touchent par les côtés&#x202f;: la suivante est donc près de celle-ci.</translation>
    </message>
    <message>
        <source>Your opponent can capture this stack. Move away, or change how many pieces see it.</source>
        <translation>L’adversaire peut capturer cette pile. Éloignez-la, ou changez le nombre de pièces qui la voient.</translation>
    </message>
    <message>
        <source>This tile was placed automatically: it fitted in only one way.</source>
        <translation>Cette tuile s’est placée automatiquement&#x202f;: une seule orientation convenait.</translation>
    </message>
    <message>
        <source>Two places would close your loop, and Orange can only block one of them.</source>
        <translation>Deux emplacements fermeraient votre boucle, et Orange ne peut en bloquer qu’un.</translation>
    </message>
    <message>
        <source>You can capture this stack: the number of your pieces that see it equals its height.</source>
        <translation>Vous pouvez capturer cette pile&#x202f;: le nombre de vos pièces qui la voient est égal à sa hauteur.</translation>
    </message>
    <message>
        <source>You captured {score}, the maximum!</source>
        <translation>Pièces capturées&#x202f;: {score}. C’est le maximum&#x202f;!</translation>
    </message>
    <message>
        <source>You captured {score}. {best} captures {par}.</source>
        <translation>Pièces capturées&#x202f;: {score}. {best} en capture {par}.</translation>
    </message>
    <message>
        <source>You forced the loop</source>
        <translation>Boucle forcée</translation>
    </message>
    <message>
        <source>You forced the win</source>
        <translation>Gain forcé</translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays, wrong guesses included ({wrong}). Par is {par}.</source>
        <translation>
            <numerusform>Vous avez trouvé les atomes en {n} rayon, propositions fausses comprises ({wrong}). Objectif&#x202f;: {par}.</numerusform>
            <numerusform>Vous avez trouvé les atomes en {n} rayons, propositions fausses comprises ({wrong}). Objectif&#x202f;: {par}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found the atoms with {n} rays. Par is {par}.</source>
        <translation>
            <numerusform>Vous avez trouvé les atomes en {n} rayon. Objectif&#x202f;: {par}.</numerusform>
            <numerusform>Vous avez trouvé les atomes en {n} rayons. Objectif&#x202f;: {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You know enough: row 7 starts with an atom. Mark it and guess.</source>
        <translation>Vous en savez assez&#x202f;: la rangée 7 commence par un atome. Marquez-le et proposez.</translation>
    </message>
    <message numerus="yes">
        <source>You scored {n} points. Par is {par}.</source>
        <translation>
            <numerusform>Vous avez marqué {n} point. Objectif&#x202f;: {par}.</numerusform>
            <numerusform>Vous avez marqué {n} points. Objectif&#x202f;: {par}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass only when nothing fits. You draw again next turn.</source>
        <translation>Vous ne pouvez passer que si rien ne convient. Vous piochez à nouveau au tour suivant.</translation>
    </message>
    <message>
        <source>You scored {score}. {best} scores {par} points.</source>
        <translation>Points marqués&#x202f;: {score}. {best} rapporte {par} points.</translation>
    </message>
    <message>
        <source>You scored {score}, the maximum!</source>
        <translation>Points marqués&#x202f;: {score}. C’est le maximum&#x202f;!</translation>
    </message>
    <message>
        <source>Your blue line is nearly closed. A loop of six or more tiles wins.</source>
        <translation>Votre ligne bleue est presque fermée. Une boucle sur six tuiles ou plus gagne.</translation>
    </message>
    <message>
        <source>Your list starts with the 2 on b1. Region 2 has two cells: where is the other one?</source>
        <translation>Votre liste commence par le 2 de b1. La région 2 a deux cases&#x202f;: où est l’autre&#x202f;?</translation>
    </message>
    <message>
        <source>Move the whole stack to c4, with both of its pieces.</source>
        <translation>Déplacez toute la pile en c4, avec ses deux pièces.</translation>
    </message>
    <message>
        <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
        <translation>une case est une lettre de a à n et un nombre de 1 à 14, comme b3</translation>
    </message>
    <message>
        <source>a random draw is missing</source>
        <translation>il manque un tirage</translation>
    </message>
    <message numerus="yes">
        <source>a guess needs exactly four markers: there are {n}</source>
        <translation>
            <numerusform>il faut exactement quatre marqueurs pour une proposition&#x202f;: il y en a {n}</numerusform>
            <numerusform>il faut exactement quatre marqueurs pour une proposition&#x202f;: il y en a {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>a merge needs pieces from two or more stacks</source>
        <translation>une fusion réunit des pièces d’au moins deux piles</translation>
    </message>
    <message>
        <source>a move is a tile direction and a position, such as d3</source>
        <translation>un coup est une orientation et un emplacement, comme d3</translation>
    </message>
    <message>
        <source>a move looks like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
        <translation>un coup s’écrit d1-d3, d1-2xd3,e1 ou 2xd1,3xa4-d4</translation>
    </message>
    <message>
        <source>a move was undone</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>un coup a été annulé</translation>
    </message>
    <message>
        <source>a player has at most {most} pieces</source>
        <translation>un joueur a au plus {most} pièces</translation>
    </message>
    <message>
        <source>a position needs a tile on the board and one in the pool</source>
        <translation>il faut une tuile sur le plateau et une dans la réserve</translation>
    </message>
    <message>
        <source>a study is saved with this game, so its moves cannot change</source>
        <translation>une analyse est enregistrée avec cette partie&#x202f;: ses coups ne peuvent plus changer</translation>
    </message>
    <message>
        <source>you cannot claim a draw in {game}</source>
        <translation>la nulle ne peut pas être réclamée dans {game}</translation>
    </message>
    <message>
        <source>reveal at least one cell before you end your turn</source>
        <translation>découvrez au moins une case avant de terminer le tour</translation>
    </message>
    <message>
        <source>all moves are used: undo the last one</source>
        <translation>tous les coups sont joués&#x202f;: annulez le dernier</translation>
    </message>
    <message>
        <source>at least one piece must move</source>
        <translation>il faut déplacer au moins une pièce</translation>
    </message>
    <message>
        <source>at least one tile must be on the table</source>
        <translation>il faut au moins une tuile sur la table</translation>
    </message>
    <message>
        <source>at least two players must have pieces</source>
        <translation>au moins deux joueurs doivent avoir des pièces</translation>
    </message>
    <message>
        <source>atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des atomes faciles à trouver</translation>
    </message>
    <message numerus="yes">
        <source>both players completed a dragon with {n} eyes or more in one turn</source>
        <translation>
            <numerusform>les deux joueurs ont complété en un tour un dragon d’au moins {n} œil</numerusform>
            <numerusform>les deux joueurs ont complété en un tour un dragon d’au moins {n} yeux</numerusform>
        </translation>
    </message>
    <message>
        <source>both players formed a loop of {length} tiles</source>
        <translation>les deux joueurs ont formé une boucle de {length} tuiles</translation>
    </message>
    <message>
        <source>both players passed in a row</source>
        <translation>les deux joueurs ont passé l’un après l’autre</translation>
    </message>
    <message numerus="yes">
        <source>brings your best dragon from {before} to {n} points</source>
        <translation>
            <numerusform>ce coup porte votre meilleur dragon de {before} à {n} point</numerusform>
            <numerusform>ce coup porte votre meilleur dragon de {before} à {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>captures {cells} and wins: nothing else is left</source>
        <translation>vous capturez {cells} et vous gagnez&#x202f;: il ne reste rien d’autre</translation>
    </message>
    <message>
        <source>closed a loop</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>fermé une boucle</translation>
    </message>
    <message>
        <source>closes a hole of {points} points</source>
        <translation>ce coup ferme un trou de {points} points</translation>
    </message>
    <message>
        <source>completed a dragon</source>
        <extracomment>{done} in “stops {opponent}, who could have {done} at positions …”</extracomment>
        <translation>complété un dragon</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes}</source>
        <translation>ce coup complète un dragon&#x202f;: {eyes}</translation>
    </message>
    <message>
        <source>completes a dragon with {eyes} and wins</source>
        <translation>ce coup complète un dragon ({eyes}) et gagne</translation>
    </message>
    <message>
        <source>contradicts {other}</source>
        <translation>contredit {other}</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <extracomment>{reason} in “{names} draw: {reason}”</extracomment>
        <translation>nulle acceptée</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>ending turns too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des tours terminés trop tôt</translation>
    </message>
    <message>
        <source>part {number} of {count} of the puzzle code, “{group}”, has a typing error</source>
        <translation>la partie {number} sur {count} du code du problème, «&#x202f;{group}&#x202f;», contient une faute de frappe</translation>
    </message>
    <message>
        <source>parts of the puzzle code are missing, in the wrong order or from another kind: copy the whole text</source>
        <translation>des parties du code du problème manquent, sont dans le désordre ou d’un autre type&#x202f;: copiez tout le texte</translation>
    </message>
    <message>
        <source>guessing</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>proposer</translation>
    </message>
    <message>
        <source>guessing too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des propositions prématurées</translation>
    </message>
    <message>
        <source>hiding atoms at {cells}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>cacher les atomes en {cells}</translation>
    </message>
    <message>
        <source>must be on or off, not {given}</source>
        <translation>attend oui ou non, au lieu de {given}</translation>
    </message>
    <message>
        <source>it started from a position that was set up</source>
        <translation>elle a commencé par une position préparée</translation>
    </message>
    <message>
        <source>this version cannot read it</source>
        <translation>cette version ne peut pas le lire</translation>
    </message>
    <message>
        <source>it takes too long to solve</source>
        <translation>sa résolution prend trop de temps</translation>
    </message>
    <message>
        <source>it was opened from a file</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>elle a été ouverte depuis un fichier</translation>
    </message>
    <message>
        <source>two-move puzzles cannot use progressive capture</source>
        <translation>la capture progressive est exclue des problèmes en deux coups</translation>
    </message>
    <message>
        <source>its goal cannot be reached</source>
        <translation>son but ne peut pas être atteint</translation>
    </message>
    <message>
        <source>its position is wrong: {reason}</source>
        <translation>sa position est fausse&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>layouts that are easy to guess</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des grilles faciles à lire</translation>
    </message>
    <message>
        <source>line {line}: {reason}</source>
        <translation>ligne {line}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>loops and dragons that were not closed</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des boucles et des dragons non fermés</translation>
    </message>
    <message numerus="yes">
        <source>makes a loop of {n} tiles and wins</source>
        <translation>
            <numerusform>ce coup ferme une boucle de {n} tuile et gagne</numerusform>
            <numerusform>ce coup ferme une boucle de {n} tuiles et gagne</numerusform>
        </translation>
    </message>
    <message>
        <source>markers where no atom could be</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des marqueurs là où aucun atome ne pouvait être</translation>
    </message>
    <message>
        <source>marking {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>marquer {cell}</translation>
    </message>
    <message>
        <source>must be a whole number, not {given}</source>
        <translation>doit être un nombre entier, pas {given}</translation>
    </message>
    <message>
        <source>must be from {low} to {high}, not {given}</source>
        <translation>doit se situer entre {low} et {high} (ici&#x202f;: {given})</translation>
    </message>
    <message>
        <source>must be {low} or more, not {given}</source>
        <translation>doit être d’au moins {low}, pas {given}</translation>
    </message>
    <message>
        <source>needs three or four players</source>
        <translation>nécessite trois ou quatre joueurs</translation>
    </message>
    <message>
        <source>needs {other}</source>
        <translation>nécessite {other}</translation>
    </message>
    <message>
        <source>no hidden cell can follow: end your turn</source>
        <translation>aucune case cachée ne peut suivre&#x202f;: terminez le tour</translation>
    </message>
    <message>
        <source>no move captures anything</source>
        <translation>aucun coup ne capture</translation>
    </message>
    <message>
        <source>other atoms would give the same results for every ray, so these can only be guessed</source>
        <translation>aucun rayon ne distingue cette cachette de certaines autres&#x202f;: il ne reste qu’à tenter sa chance</translation>
    </message>
    <message>
        <source>no such option; did you mean {name}?</source>
        <translation>cette option n’existe pas&#x202f;; vouliez-vous dire {name}&#x202f;?</translation>
    </message>
    <message>
        <source>no such option; this game has none</source>
        <translation>cette option n’existe pas&#x202f;; ce jeu n’en a pas</translation>
    </message>
    <message>
        <source>nobody wins: {reason}</source>
        <translation>personne ne gagne&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>not guessing in time</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des propositions tardives</translation>
    </message>
    <message>
        <source>nothing was drawn here</source>
        <translation>rien n’a été tiré ici</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>the value of an option</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>the value of an option</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>l’un des emplacements forcés {positions}</translation>
    </message>
    <message>
        <source>one of the gaps at positions {positions} must be filled</source>
        <translation>l’un des emplacements forcés {positions} doit être comblé</translation>
    </message>
    <message>
        <source>only games against the computer are rated</source>
        <translation>seules les parties contre l’ordinateur sont classées</translation>
    </message>
    <message>
        <source>only games of one person against one computer player are rated</source>
        <translation>seules les parties d’une personne contre un seul ordinateur sont classées</translation>
    </message>
    <message>
        <source>only one guess a turn</source>
        <translation>une seule proposition par tour</translation>
    </message>
    <message>
        <source>you can send one ray a turn: {port} would be the second</source>
        <translation>un seul rayon par tour&#x202f;: {port} serait le deuxième</translation>
    </message>
    <message>
        <source>only {name}, whose turn it is, may claim a draw</source>
        <translation>c’est à {name} de jouer, et personne d’autre ne peut réclamer la nulle</translation>
    </message>
    <message>
        <source>only {state} fits on {cell}, so it would already be there</source>
        <translation>seule l’orientation {state} convient en {cell}&#x202f;: la tuile y serait donc déjà</translation>
    </message>
    <message>
        <source>choose your layout first</source>
        <translation>choisissez d’abord votre grille</translation>
    </message>
    <message>
        <source>pools of {size} need {needed} tiles, but {digits} digits make only {there}</source>
        <translation>des réserves de {size} nécessitent {needed} tuiles, mais {digits} chiffres n’en donnent que {there}</translation>
    </message>
    <message>
        <source>port {port} has the mark {mark} already: choose another one</source>
        <translation>la porte {port} a déjà la marque {mark}&#x202f;: choisissez-en une autre</translation>
    </message>
    <message>
        <source>less promising moves</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des coups moins prometteurs</translation>
    </message>
    <message>
        <source>rays that could not tell you much</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des rayons trop peu instructifs</translation>
    </message>
    <message numerus="yes">
        <source>region {label} has {n} cells, not {value}</source>
        <translation>
            <numerusform>la région {label} a {n} case au lieu de {value}</numerusform>
            <numerusform>la région {label} a {n} cases au lieu de {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>region {label} is not connected: {here} does not touch {there}</source>
        <translation>la région {label} n’est pas reliée&#x202f;: {here} ne touche pas {there}</translation>
    </message>
    <message>
        <source>something is missing before or after a comma</source>
        <translation>il manque quelque chose avant ou après une virgule</translation>
    </message>
    <message>
        <source>stacks that could be captured</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des piles exposées à la capture</translation>
    </message>
    <message>
        <source>undo your last move first: you cannot win after it</source>
        <translation>annulez d’abord le dernier coup&#x202f;: après lui, vous ne pouvez plus gagner</translation>
    </message>
    <message>
        <source>the coach gave advice</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>l’entraîneur a donné un conseil</translation>
    </message>
    <message>
        <source>the file ends too early: something is missing after this</source>
        <translation>le fichier finit trop tôt&#x202f;: il manque quelque chose après ceci</translation>
    </message>
    <message>
        <source>the file was changed after it was saved, but every move was read</source>
        <translation>le fichier a été modifié après son enregistrement, mais tous les coups ont été lus</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>the game would already be over: {why}</source>
        <translation>la partie serait déjà finie&#x202f;: {why}</translation>
    </message>
    <message>
        <source>the gap at position {position}</source>
        <extracomment>{gap} in “{gap} must be filled first”</extracomment>
        <translation>l’emplacement forcé {position}</translation>
    </message>
    <message>
        <source>the gap at position {position} must be filled</source>
        <translation>l’emplacement forcé {position} doit être comblé</translation>
    </message>
    <message>
        <source>the layout beginning with {labels}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>la grille qui commence par {labels}</translation>
    </message>
    <message>
        <source>the lens was on</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>la loupe était active</translation>
    </message>
    <message>
        <source>the game cannot start: {reason}</source>
        <translation>la partie ne peut pas commencer&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>the move number cannot be read, so the last position is shown</source>
        <translation>le numéro du coup est illisible&#x202f;: la dernière position est affichée</translation>
    </message>
    <message>
        <source>the player to move must have pieces</source>
        <translation>le joueur dont c’est le tour doit avoir des pièces</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s pool needs 1 to {n} tiles, not {count}</source>
        <translation>
            <numerusform>la réserve ({name}) doit avoir {n} tuile au lieu de {count}</numerusform>
            <numerusform>la réserve ({name}) doit avoir de 1 à {n} tuiles au lieu de {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>the ports are 1 to 14 and a to n</source>
        <translation>les portes vont de 1 à 14 et de a à n</translation>
    </message>
    <message>
        <source>the starting position is a secret until this game is over</source>
        <translation>la position de départ est secrète jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>the seed cannot be read, so later draws will differ</source>
        <translation>la graine est illisible&#x202f;: les tirages suivants seront différents</translation>
    </message>
    <message>
        <source>the tile on {cell} touches no other tile</source>
        <translation>la tuile en {cell} ne touche aucune autre tuile</translation>
    </message>
    <message>
        <source>the tiles ran out</source>
        <translation>les tuiles sont épuisées</translation>
    </message>
    <message>
        <source>the tiles ran out and nobody has the most eyes on a complete dragon</source>
        <translation>les tuiles sont épuisées et aucun joueur n’a plus d’yeux que les autres sur un dragon complet</translation>
    </message>
    <message numerus="yes">
        <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
        <translation>
            <numerusform>les tuiles sont épuisées et {name} a le plus grand dragon complet, {n} tuile</numerusform>
            <numerusform>les tuiles sont épuisées et {name} a le plus grand dragon complet, {n} tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>there are only {tiles} tiles: with {placed} on the table, the pool cannot have {pool}</source>
        <translation>il n’y a que {tiles} tuiles&#x202f;: avec {placed} sur la table, la réserve ne peut en avoir {pool}</translation>
    </message>
    <message>
        <source>choose a player number from 0 to {last}</source>
        <translation>choisissez un numéro de joueur de 0 à {last}</translation>
    </message>
    <message>
        <source>choose a move number from 0 to {last}</source>
        <translation>choisissez un numéro de coup de 0 à {last}</translation>
    </message>
    <message>
        <source>each player has {pieces} pieces, but {name} has {count}</source>
        <translation>chaque joueur a {pieces} pièces, mais {name} en a {count}</translation>
    </message>
    <message>
        <source>there is no computer player for {game} yet</source>
        <translation>l’ordinateur ne joue pas encore à {game}</translation>
    </message>
    <message>
        <source>this study has no move {name}</source>
        <translation>cette analyse n’a pas de coup {name}</translation>
    </message>
    <message>
        <source>there is no position {number}: choose one from 1 to {count}</source>
        <translation>l’emplacement {number} n’existe pas&#x202f;: choisissez-en un de 1 à {count}</translation>
    </message>
    <message>
        <source>there is no tile direction {state}: use {first} to {last}</source>
        <translation>l’orientation {state} n’existe pas&#x202f;: utilisez {first} à {last}</translation>
    </message>
    <message>
        <source>there is no tile {tile}: a tile has three different digits</source>
        <translation>la tuile {tile} n’existe pas&#x202f;: une tuile a trois chiffres différents</translation>
    </message>
    <message>
        <source>there is no tile {tile}: digits go from 1 to {most}</source>
        <translation>la tuile {tile} n’existe pas&#x202f;: les chiffres vont de 1 à {most}</translation>
    </message>
    <message>
        <source>the bag has no tile {tile}</source>
        <translation>le sac n’a pas de tuile {tile}</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>this attempt is over</source>
        <translation>cet essai est terminé</translation>
    </message>
    <message>
        <source>this computer player has no rating</source>
        <translation>ce niveau de l’ordinateur n’a pas de classement</translation>
    </message>
    <message>
        <source>this file is larger than the limit of {most}</source>
        <translation>ce fichier dépasse la taille maximale ({most})</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>this is a serious game: you can only continue from the last position shown</source>
        <translation>c’est une partie sérieuse&#x202f;: vous ne pouvez continuer qu’à partir de la dernière position montrée</translation>
    </message>
    <message>
        <source>this is a serious game: you cannot undo what has been shown</source>
        <translation>c’est une partie sérieuse&#x202f;: impossible d’annuler ce qui a été montré</translation>
    </message>
    <message>
        <source>this is not a move in {game}</source>
        <translation>{game}&#x202f;: ce coup n’existe pas</translation>
    </message>
    <message>
        <source>this is not a Quincunx game: it should begin with “{title}”</source>
        <translation>ce n’est pas une partie de Quincunx&#x202f;: elle devrait commencer par «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message>
        <source>this is the main line already</source>
        <translation>c’est déjà la variante principale</translation>
    </message>
    <message>
        <source>this position has occurred three times, so a draw can be claimed</source>
        <translation>cette position s’est présentée trois fois&#x202f;: vous pouvez réclamer la nulle</translation>
    </message>
    <message>
        <source>this position is secret until the game is over</source>
        <translation>cette position est secrète jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>this file has format {found}, made by a newer Quincunx; this version reads up to format {known}</source>
        <translation>ce fichier a le format {found}, d’une version plus récente de Quincunx&#x202f;; celle-ci lit jusqu’au format {known}</translation>
    </message>
    <message>
        <source>draw claimed: the position occurred three times</source>
        <translation>nulle réclamée&#x202f;: la position s’est présentée trois fois</translation>
    </message>
    <message>
        <source>less promising tiles and places</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des tuiles et des emplacements moins prometteurs</translation>
    </message>
    <message>
        <source>tiles that helped too little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des tuiles qui aidaient trop peu</translation>
    </message>
    <message>
        <source>turns ended without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des tours terminés sans rayon</translation>
    </message>
    <message>
        <source>two pieces are left and neither can be captured</source>
        <translation>il reste deux pièces et aucune ne peut être capturée</translation>
    </message>
    <message>
        <source>type a layout, or random</source>
        <translation>saisissez une grille, ou random</translation>
    </message>
    <message>
        <source>type four cells, such as a1,a2,d4,d5</source>
        <translation>saisissez quatre cases, comme a1,a2,d4,d5</translation>
    </message>
    <message>
        <source>type markers such as +b3 or /b3, a port (1 to 14 or a to n), “?” to guess, or “end”</source>
        <translation>saisissez des marqueurs comme +b3 ou /b3, une porte de 1 à 14 ou de a à n,&#x202f;? ou end</translation>
    </message>
    <message>
        <source>moves of the game itself cannot be deleted</source>
        <translation>les coups de la partie elle-même ne peuvent pas être supprimés</translation>
    </message>
    <message>
        <source>wins with the last tile</source>
        <translation>ce coup gagne avec la dernière tuile</translation>
    </message>
    <message>
        <source>wins: no other player has a legal move left</source>
        <translation>vous gagnez&#x202f;: les autres n’ont plus aucun coup permis</translation>
    </message>
    <message>
        <source>with these options the computer players have no rating</source>
        <translation>avec ces options, les niveaux de l’ordinateur n’ont pas de classement</translation>
    </message>
    <message>
        <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
        <translation>écrivez +{cell} pour marquer la case {cell}, ou /{cell} pour retirer son marqueur</translation>
    </message>
    <message>
        <source>your layout is already chosen and cannot be changed</source>
        <translation>votre grille est déjà choisie et ne peut pas changer</translation>
    </message>
    <message>
        <source>{cell} cannot be captured: the first move of the game may not capture</source>
        <translation>{cell} ne peut pas être capturée&#x202f;: le premier coup de la partie ne peut pas capturer</translation>
    </message>
    <message>
        <source>{cell} has a marker already</source>
        <translation>{cell} a déjà un marqueur</translation>
    </message>
    <message>
        <source>{cell} has no marker to remove</source>
        <translation>{cell} n’a pas de marqueur à retirer</translation>
    </message>
    <message>
        <source>{cell} holds {held}, not {count}</source>
        <translation>pièces en {cell}&#x202f;: {held}, pas {count}</translation>
    </message>
    <message>
        <source>{cell} is named twice: you can reveal a cell only once</source>
        <translation>{cell} est nommée deux fois&#x202f;: une case ne se découvre qu’une fois</translation>
    </message>
    <message numerus="yes">
        <source>{cell} cannot be captured: {n} pieces see it, but its height is {height}</source>
        <translation>
            <numerusform>{cell} n’est pas capturable&#x202f;: {n} pièce la voit, sa hauteur est {height}</numerusform>
            <numerusform>{cell} n’est pas capturable&#x202f;: {n} pièces la voient, sa hauteur est {height}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is not on the board</source>
        <translation>{cell} n’est pas sur le plateau</translation>
    </message>
    <message>
        <source>{cell} is not on the board: its cells are {first} to {last}</source>
        <translation>{cell} n’est pas sur le plateau&#x202f;: ses cases vont de {first} à {last}</translation>
    </message>
    <message>
        <source>{cell} must hold 1 to {most} pieces</source>
        <translation>{cell} doit porter de 1 à {most} pièces</translation>
    </message>
    <message>
        <source>{count} first moves solve the puzzle, but only one may</source>
        <translation>{count} premiers coups résolvent le problème, mais un seul est permis</translation>
    </message>
    <message>
        <source>{entrant}: {reason}</source>
        <translation>{entrant}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{faults} in {moves}.</source>
        <extracomment>{faults}: “1 mistake and 2 slips”. {moves}: “30 moves”</extracomment>
        <translation>{faults} en {moves}.</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <extracomment>{allowed} in “{game} needs {allowed} players”</extracomment>
        <translation>{fewest} à {most}</translation>
    </message>
    <message>
        <source>{game} has no position editor</source>
        <translation>{game} n’a pas d’éditeur de position</translation>
    </message>
    <message>
        <source>{game} needs {allowed} players, not {count}</source>
        <extracomment>{allowed}: a number, or “2 to 4”</extracomment>
        <translation>{game} se joue à {allowed}, pas à {count}</translation>
    </message>
    <message>
        <source>{gap} must be filled first</source>
        <translation>{gap}&#x202f;: à combler d’abord</translation>
    </message>
    <message numerus="yes">
        <source>{moved}, where {n} pieces now stand</source>
        <extracomment>{moved}: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{moved}&#x202f;: il y a maintenant {n} pièce</numerusform>
            <numerusform>{moved}&#x202f;: il y a maintenant {n} pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} have no pieces left</source>
        <translation>n’ont plus de pièces&#x202f;: {names}</translation>
    </message>
    <message>
        <source>{name} accepts the draw</source>
        <translation>{name} accepte la nulle</translation>
    </message>
    <message>
        <source>{name} was the only player to complete a dragon</source>
        <translation>{name} a complété un dragon, et personne d’autre</translation>
    </message>
    <message>
        <source>{name} claims a draw</source>
        <translation>{name} réclame la nulle</translation>
    </message>
    <message>
        <source>{name} accepts the invitation</source>
        <translation>{name} accepte l’invitation</translation>
    </message>
    <message>
        <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
        <translation>{name} ferme un trou de {value}&#x202f;: {one} + {two} + {three}</translation>
    </message>
    <message numerus="yes">
        <source>{name} completed a dragon with {n} eyes or more</source>
        <translation>
            <numerusform>{name} a complété un dragon d’au moins {n} œil</numerusform>
            <numerusform>{name} a complété un dragon d’au moins {n} yeux</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws {tile}</source>
        <translation>{name} pioche {tile}</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} termine le tour</translation>
    </message>
    <message>
        <source>{name} formed a loop of {length} tiles</source>
        <translation>{name} a formé une boucle de {length} tuiles</translation>
    </message>
    <message>
        <source>{name} formed the longer loop, {longest} tiles to {shortest}</source>
        <translation>{name} a formé la boucle la plus longue, {longest} tuiles contre {shortest}</translation>
    </message>
    <message>
        <source>{name} found the four atoms</source>
        <translation>{name} a trouvé les quatre atomes</translation>
    </message>
    <message>
        <source>{name} gains {won} and has {score}</source>
        <translation>{name} gagne {won} et a {score}</translation>
    </message>
    <message>
        <source>{name} guessed wrong three times</source>
        <translation>{name} a fait trois propositions fausses</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is right</source>
        <translation>{name} propose {cells}&#x202f;: c’est juste</translation>
    </message>
    <message>
        <source>{name} guesses {cells} and is wrong: that was the last guess</source>
        <translation>{name} propose {cells}&#x202f;: c’est faux, et c’était la dernière proposition</translation>
    </message>
    <message numerus="yes">
        <source>{name} guesses {cells} and is wrong: {n} guesses left</source>
        <translation>
            <numerusform>{name} propose {cells}&#x202f;: c’est faux, il reste {n} proposition</numerusform>
            <numerusform>{name} propose {cells}&#x202f;: c’est faux, il reste {n} propositions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has a loop of {n} tiles</source>
        <translation>
            <numerusform>{name} a une boucle de {n} tuile</numerusform>
            <numerusform>{name} a une boucle de {n} tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has accepted already: the first acceptance counts</source>
        <translation>{name} a déjà accepté : la première réponse compte</translation>
    </message>
    <message>
        <source>{name} has no legal move</source>
        <translation>{name} n’a aucun coup permis</translation>
    </message>
    <message>
        <source>{name} has no pieces left</source>
        <translation>{name} n’a plus de pièces</translation>
    </message>
    <message>
        <source>{name} has no tiles left</source>
        <translation>{name} n’a plus de tuile</translation>
    </message>
    <message numerus="yes">
        <source>{name} has the complete dragon with the most eyes, {n} eyes</source>
        <translation>
            <numerusform>{name} a le dragon complet qui a le plus d’yeux, {n} œil</numerusform>
            <numerusform>{name} a le dragon complet qui a le plus d’yeux, {n} yeux</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has the highest scoring dragon, {most} to {least}</source>
        <translation>{name} a le dragon qui vaut le plus, {most} contre {least}</translation>
    </message>
    <message>
        <source>{name} cannot be used as a file name</source>
        <translation>{name} ne peut pas servir de nom de fichier</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} sort du jeu</translation>
    </message>
    <message>
        <source>{name} loses {lost} and has {score}</source>
        <translation>{name} perd {lost} et a {score}</translation>
    </message>
    <message numerus="yes">
        <source>{name} makes {n} eyes</source>
        <translation>
            <numerusform>{name} fait {n} œil</numerusform>
            <numerusform>{name} fait {n} yeux</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} moves {pieces} from {source} to {target}</source>
        <translation>{name} déplace {pieces} de {source} à {target}</translation>
    </message>
    <message>
        <source>{name} chooses a layout</source>
        <translation>{name} choisit une grille</translation>
    </message>
    <message>
        <source>{name} chooses the layout {rows}</source>
        <translation>{name} choisit la grille {rows}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it comes out at {leaves}, and both ports get the mark {mark}</source>
        <translation>{name} lance un rayon en {port}&#x202f;: il sort en {leaves}, les deux portes sont marquées {mark}</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it hits an atom</source>
        <translation>{name} lance un rayon en {port}&#x202f;: il est absorbé par un atome</translation>
    </message>
    <message>
        <source>{name} sends a ray into {port}: it is reflected</source>
        <translation>{name} lance un rayon en {port}&#x202f;: il est renvoyé</translation>
    </message>
    <message>
        <source>{name} offers a draw</source>
        <translation>{name} propose la nulle</translation>
    </message>
    <message>
        <source>{name} puts a marker on {cell}</source>
        <translation>{name} met un marqueur en {cell}</translation>
    </message>
    <message>
        <source>{name} places {state} at position {position}</source>
        <translation>{name} place {state} à l’emplacement {position}</translation>
    </message>
    <message>
        <source>{name} places {tile} at position {position}</source>
        <translation>{name} place {tile} à l’emplacement {position}</translation>
    </message>
    <message>
        <source>{name} declines the draw</source>
        <translation>{name} refuse la nulle</translation>
    </message>
    <message>
        <source>{name} resigned</source>
        <translation>{name} a abandonné</translation>
    </message>
    <message>
        <source>{name} resigns</source>
        <translation>{name} abandonne</translation>
    </message>
    <message>
        <source>{name} removes the marker from {cell}</source>
        <translation>{name} retire le marqueur en {cell}</translation>
    </message>
    <message>
        <source>{name} returns {tile} and passes</source>
        <translation>{name} remet {tile} dans le sac et passe</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}</source>
        <translation>{name} découvre {cell} au hasard&#x202f;: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell} at random: {found}; {value} counts</source>
        <translation>{name} découvre {cell} au hasard&#x202f;: {found}&#x202f;; {value} compte</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}</source>
        <translation>{name} découvre {cell}&#x202f;: {found}</translation>
    </message>
    <message>
        <source>{name} reveals {cell}: {found}; {value} counts</source>
        <translation>{name} découvre {cell}&#x202f;: {found}&#x202f;; {value} compte</translation>
    </message>
    <message>
        <source>{name} wins: {reason}</source>
        <translation>{name} gagne&#x202f;: {reason}</translation>
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
            <numerusform>{n} gaffe</numerusform>
            <numerusform>{n} gaffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} boards are completely revealed</source>
        <translation>
            <numerusform>{n} plateau entièrement découvert</numerusform>
            <numerusform>{n} plateaux entièrement découverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} eyes</source>
        <extracomment>{eyes} in “completes a dragon with 2 eyes”</extracomment>
        <translation>
            <numerusform>{n} œil</numerusform>
            <numerusform>{n} yeux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes</source>
        <extracomment>one of {faults} in “1 mistake and 2 slips in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} erreur</numerusform>
            <numerusform>{n} erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>{moves} in “No mistakes in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} coup</numerusform>
            <numerusform>{n} coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pieces</source>
        <extracomment>counts pieces within a sentence: “ann moves 2 pieces from a3 to b3”</extracomment>
        <translation>
            <numerusform>{n} pièce</numerusform>
            <numerusform>{n} pièces</numerusform>
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
            <numerusform>{n} imprécision</numerusform>
            <numerusform>{n} imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} numbers, but the board has {cells} cells</source>
        <translation>
            <numerusform>{n} nombre, mais le plateau a {cells} cases</numerusform>
            <numerusform>{n} nombres, mais le plateau a {cells} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Board number, name and password were ignored.</source>
        <translation>Numéro de plateau, nom et mot de passe ont été ignorés.</translation>
    </message>
    <message>
        <source>a challenge starts a new game: leave this one first</source>
        <translation>un défi commence une nouvelle partie&#x202f;: quittez d’abord celle-ci</translation>
    </message>
    <message>
        <source>builds up your dragon</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>ce coup agrandit votre dragon</translation>
    </message>
    <message numerus="yes">
        <source>joins {count} of your dragons into one that can grow at {n} ends</source>
        <translation>
            <numerusform>ce coup réunit {count} de vos dragons en un seul, qui peut grandir par {n} bout</numerusform>
            <numerusform>ce coup réunit {count} de vos dragons en un seul, qui peut grandir par {n} bouts</numerusform>
        </translation>
    </message>
    <message>
        <source>no other move promises more</source>
        <translation>aucun autre coup ne promet davantage</translation>
    </message>
    <message>
        <source>plays safe: {opponent} cannot win next turn</source>
        <translation>ce coup est sûr&#x202f;: {opponent} ne peut pas gagner au prochain tour</translation>
    </message>
    <message>
        <source>slows {opponent} down: {opponent}’s dragon keeps only {left} of its {before} open ends</source>
        <translation>ce coup freine {opponent}&#x202f;: le dragon adverse ne garde que {left} de ses {before} bouts ouverts</translation>
    </message>
    <message numerus="yes">
        <source>stops {opponent}, who could have {done} at positions {positions}</source>
        <translation>
            <numerusform>ce coup arrête {opponent}, qui aurait {done} à l’emplacement {positions}</numerusform>
            <numerusform>ce coup arrête {opponent}, qui aurait {done} aux emplacements {positions}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is a move in {other}, but you are playing {game}</source>
        <translation>c’est un coup d’un autre jeu ({other}), mais vous jouez à {game}</translation>
    </message>
    <message>
        <source>works towards a loop</source>
        <extracomment>{aim} in “{aim}: {way}”</extracomment>
        <translation>ce coup prépare une boucle</translation>
    </message>
    <message numerus="yes">
        <source>your dragon can grow at {n} ends instead of {before}</source>
        <translation>
            <numerusform>votre dragon peut grandir par {n} bout au lieu de {before}</numerusform>
            <numerusform>votre dragon peut grandir par {n} bouts au lieu de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>{aim}: {way}</source>
        <extracomment>{aim}: what a tile is for. {way}: how, such as “your dragon can grow at 3 ends instead of 2”</extracomment>
        <translation>{aim}&#x202f;: {way}</translation>
    </message>
    <message>
        <source>{first}. It also {second}</source>
        <extracomment>two effects of a tile, such as “makes a place worth 24 points for you alone: …” and “stops ned from scoring 12 points with tile 245”</extracomment>
        <translation>{first}. De plus, {second}</translation>
    </message>
    <message>
        <source>{game} has no option {options}. It was ignored.</source>
        <translation>{game} n’a pas l’option {options}. Elle a été ignorée.</translation>
    </message>
    <message>
        <source>{name} could have guessed all atoms</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} aurait pu proposer les quatre atomes</translation>
    </message>
    <message>
        <source>{name} ends the turn too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} termine son tour trop tôt</translation>
    </message>
    <message>
        <source>{name} ends the turn without a ray</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} termine son tour sans rayon</translation>
    </message>
    <message>
        <source>{name} guesses too early</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} propose trop tôt</translation>
    </message>
    <message>
        <source>{name} hides an easy layout</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} cache une grille facile à lire</translation>
    </message>
    <message>
        <source>{name} hides atoms that are easy to find</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} cache des atomes faciles à trouver</translation>
    </message>
    <message>
        <source>{name} invites to a match: {names}</source>
        <translation>{name} invite à une partie : {names}</translation>
    </message>
    <message>
        <source>{name} leaves a stack in danger</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} laisse une pile en danger</translation>
    </message>
    <message>
        <source>{name} leaves the choice to chance</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} laisse choisir le hasard</translation>
    </message>
    <message>
        <source>{name} marks a place without an atom</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} marque une case sans atome</translation>
    </message>
    <message>
        <source>{name} misses a better move</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque un meilleur coup</translation>
    </message>
    <message>
        <source>{name} misses a better tile</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque une meilleure tuile</translation>
    </message>
    <message>
        <source>{name} misses a better tile or place</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque une tuile ou un emplacement meilleurs</translation>
    </message>
    <message>
        <source>{name} misses a capture</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque une capture</translation>
    </message>
    <message>
        <source>{name} misses a place worth {points}</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque un emplacement à {points} points</translation>
    </message>
    <message>
        <source>{name} ran out of time with a win chance of {share:.0%}.</source>
        <translation>{name} a dépassé son temps avec {share:.0%} de chances de gain.</translation>
    </message>
    <message>
        <source>{name} reveals a less promising cell</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} découvre une case moins prometteuse</translation>
    </message>
    <message>
        <source>{name} reveals one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} découvre une case de trop</translation>
    </message>
    <message>
        <source>{name} sends a ray that shows little</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} lance un rayon peu utile</translation>
    </message>
    <message>
        <source>{name} writes the next letter</source>
        <translation>{name} écrit la prochaine lettre</translation>
    </message>
    <message>
        <source>{name} writes the next letter.</source>
        <translation>{name} écrit la prochaine lettre.</translation>
    </message>
    <message>
        <source>{name} writes: {note}</source>
        <translation>{name} écrit : {note}</translation>
    </message>
    <message>
        <source>{name} wrote a second, different letter {number}: the first one counts</source>
        <translation>{name} a écrit une deuxième lettre {number}, différente : la première compte</translation>
    </message>
    <message>
        <source>{name}, letter {number} of a match of {game}</source>
        <translation>{name}, lettre {number} d’une partie de {game}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name} : {move}</translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation>{option}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{parts} and {part}</source>
        <extracomment>the end of a list</extracomment>
        <translation>{parts} et {part}</translation>
    </message>
    <message>
        <source>{parts} or {part}</source>
        <extracomment>the end of a list of alternatives</extracomment>
        <translation>{parts} ou {part}</translation>
    </message>
    <message>
        <source>{parts}, and {part}</source>
        <extracomment>the end of a list whose first part has a comma</extracomment>
        <translation>{parts}, et {part}</translation>
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
        <translation>une fois les premières pièces arrivées, {reason}</translation>
    </message>
    <message>
        <source>{reason}; {other}</source>
        <extracomment>two reasons why a position makes no puzzle</extracomment>
        <translation>{reason}&#x202f;; {other}</translation>
    </message>
    <message>
        <source>{state} does not fit at {position}: {clash}</source>
        <translation>{state} ne convient pas en {position}&#x202f;: {clash}</translation>
    </message>
    <message>
        <source>{state} is placed automatically at position {position}</source>
        <translation>{state} est placée automatiquement à l’emplacement {position}</translation>
    </message>
    <message>
        <source>{tile} fits at position {position}, so you cannot pass</source>
        <translation>{tile} convient à l’emplacement {position}, vous ne pouvez donc pas passer</translation>
    </message>
    <message>
        <source>{tile} is the first tile on the table</source>
        <translation>{tile} est la première tuile sur la table</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{what} appears twice</source>
        <translation>{what} figure deux fois</translation>
    </message>
    <message>
        <source>{why} and is out of the game</source>
        <extracomment>{why}: such as “ann resigns”</extracomment>
        <translation>{why} et sort du jeu</translation>
    </message>
    <message numerus="yes">
        <source>{won} after {n} wrong moves.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>
            <numerusform>{won} après {n} mauvais coup.</numerusform>
            <numerusform>{won} après {n} mauvais coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won}.</source>
        <extracomment>{won}: “You forced the win”</extracomment>
        <translation>{won}.</translation>
    </message>
    <message>
        <source>“{option}” is {here} in the position, but {there} in the game</source>
        <translation>«&#x202f;{option}&#x202f;» vaut {here} dans la position, mais {there} dans la partie</translation>
    </message>
    <message>
        <source>“{text}” cannot be read: {help}</source>
        <translation>«&#x202f;{text}&#x202f;» est illisible&#x202f;: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a cell: {help}</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une case&#x202f;: {help}</translation>
    </message>
    <message>
        <source>“{text}” is not a single move</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup élémentaire</translation>
    </message>
    <message>
        <source>“{name}” has no room for this tag: its tags can have {most} characters in all</source>
        <translation>«&#x202f;{name}&#x202f;» n’a plus de place pour ce mot-clé&#x202f;: ses mots-clés peuvent compter au plus {most} caractères en tout</translation>
    </message>
    <message>
        <source>“{text}” is not a number on this board: use 1 to {last}</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre de ce plateau&#x202f;: utilisez 1 à {last}</translation>
    </message>
    <message>
        <source>“{text}”: {reason}</source>
        <translation>«&#x202f;{text}&#x202f;»&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>“{word}” must be the name of an option followed by its value</source>
        <translation>«&#x202f;{word}&#x202f;» devrait être le nom d’une option suivi de sa valeur</translation>
    </message>
    <message>
        <source>the record begins in line {found}: remove the lines above it</source>
        <translation>la partie commence à la ligne {found}&#x202f;: supprimez les lignes précédentes</translation>
    </message>
    <message>
        <source>All your decisions were good.</source>
        <translation>Toutes vos décisions étaient bonnes.</translation>
    </message>
    <message numerus="yes">
        <source>It captures {n} pieces; every other move captures fewer.</source>
        <translation>
            <numerusform>Ce coup capture {n} pièce&#x202f;; tout autre coup en capture moins.</numerusform>
            <numerusform>Ce coup capture {n} pièces&#x202f;; tout autre coup en capture moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>It closes the loop.</source>
        <translation>Ce coup ferme la boucle.</translation>
    </message>
    <message numerus="yes">
        <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
        <translation>
            <numerusform>Ce coup ferme {n} trou pour {points} points&#x202f;; le deuxième meilleur coup en rapporte {less}.</numerusform>
            <numerusform>Ce coup ferme {n} trous pour {points} points&#x202f;; le deuxième meilleur coup en rapporte {less}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends on {name}.</source>
        <translation>Il arrive en {name}.</translation>
    </message>
    <message>
        <source>Make {n} points in three turns. You need good decisions and some luck.</source>
        <translation>Marquez {n} points en trois tours. Il faut de bons choix et un peu de chance.</translation>
    </message>
    <message>
        <source>Reveal {name} next. Nobody could know this for certain: the hint sees the hidden layout.</source>
        <translation>Découvrez ensuite {name}. Personne ne pouvait en être sûr&#x202f;: l’indice voit la grille cachée.</translation>
    </message>
    <message>
        <source>Place the tile {name} there.</source>
        <translation>Posez-y la tuile {name}.</translation>
    </message>
    <message>
        <source>Whatever the reply, the loop can be closed in time.</source>
        <translation>Quelle que soit la réponse, la boucle peut être fermée à temps.</translation>
    </message>
    <message>
        <source>all atoms are marked: guess now</source>
        <translation>tous les atomes sont marqués&#x202f;: proposez maintenant</translation>
    </message>
    <message>
        <source>{hint} {reason}</source>
        <extracomment>two whole sentences</extracomment>
        <translation>{hint} {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions could have been better.</source>
        <translation>
            <numerusform>{n} décision aurait pu être meilleure.</numerusform>
            <numerusform>{n} décisions auraient pu être meilleures.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} {decisions}</source>
        <extracomment>two whole sentences</extracomment>
        <translation>{points} {decisions}</translation>
    </message>
    <message>
        <source>this file is read-only</source>
        <translation>ce fichier est en lecture seule</translation>
    </message>
    <message>
        <source>this name is not allowed for a file</source>
        <translation>ce nom n’est pas autorisé pour un fichier</translation>
    </message>
    <message>
        <source>a layout needs a name</source>
        <translation>la grille doit avoir un nom</translation>
    </message>
    <message>
        <source>nothing is painted yet</source>
        <translation>rien n’est encore peint</translation>
    </message>
    <message>
        <source>this is not a layout</source>
        <translation>ce n’est pas une grille</translation>
    </message>
    <message>
        <source>{captured} from {source}</source>
        <extracomment>{captured}: “ann captures ned’s stack of 2 on d3”. {source}: the cell the pieces came from</extracomment>
        <translation>{captured} depuis {source}</translation>
    </message>
    <message>
        <source>{name} splits {source}: {parts}</source>
        <translation>{name} divise {source}&#x202f;: {parts}</translation>
    </message>
    <message>
        <source>{n} to {target}</source>
        <extracomment>one of {parts} in “ann splits a3: 1 to a4, 2 to b3”</extracomment>
        <translation>{n} vers {target}</translation>
    </message>
    <message numerus="yes">
        <source>{name} merges {sources} into {target}: {n} pieces</source>
        <translation>
            <numerusform>{name} fusionne {sources} en {target}&#x202f;: {n} pièce</numerusform>
            <numerusform>{name} fusionne {sources} en {target}&#x202f;: {n} pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points and has {score}</source>
        <translation>
            <numerusform>{name} marque {n} point et en a {score}</numerusform>
            <numerusform>{name} marque {n} points et en a {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points</source>
        <extracomment>{placed}: “ann places 123 at position 6”</extracomment>
        <translation>
            <numerusform>{placed}&#x202f;: {n} point</numerusform>
            <numerusform>{placed}&#x202f;: {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed} for {n} points and has {score}</source>
        <extracomment>{placed}: “ann places 123 at position 6”. {score}: points so far</extracomment>
        <translation>
            <numerusform>{placed}&#x202f;: {n} point, {score} en tout</numerusform>
            <numerusform>{placed}&#x202f;: {n} points, {score} en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck decided.</source>
        <translation>La chance a décidé.</translation>
    </message>
    <message>
        <source>No mistake in {moves}.</source>
        <translation>Aucune erreur marquante en {moves}.</translation>
    </message>
    <message>
        <source>The end: {reason}.</source>
        <translation>La fin&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Les joueurs se sont mis d’accord sur la nulle.</translation>
    </message>
    <message>
        <source>leaves you a win chance of {share:.0%} instead of {other:.0%}</source>
        <translation>ce coup vous laisse {share:.0%} de chances de gain au lieu de {other:.0%}</translation>
    </message>
    <message>
        <source>no better move was found</source>
        <translation>aucun meilleur coup n’a été trouvé</translation>
    </message>
    <message>
        <source>{good}. {bad}</source>
        <extracomment>two sentences: why a move is good, and what was wrong with the move that was made</extracomment>
        <translation>{good}. {bad}</translation>
    </message>
    <message>
        <source>{name} claimed a draw.</source>
        <translation>{name} a réclamé la nulle.</translation>
    </message>
    <message>
        <source>{name} resigned with a win chance of {share:.0%}.</source>
        <translation>{name} a abandonné alors qu’il restait {share:.0%} de chances de gain.</translation>
    </message>
    <message numerus="yes">
        <source>{n} mistakes that were hard to see</source>
        <extracomment>one of {faults} in “1 mistake that was hard to see in 30 moves.”</extracomment>
        <translation>
            <numerusform>{n} erreur difficile à voir</numerusform>
            <numerusform>{n} erreurs difficiles à voir</numerusform>
        </translation>
    </message>
    <message>
        <source>gap at position {position}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>emplacement forcé&#x202f;: {position}</translation>
    </message>
    <message>
        <source>gaps at positions {positions}</source>
        <extracomment>an entry in the list of moves</extracomment>
        <translation>emplacements forcés&#x202f;: {positions}</translation>
    </message>
    <message>
        <source>{name} reveals {cells}: {values}</source>
        <translation>{name} découvre {cells}&#x202f;: {values}</translation>
    </message>
    <message numerus="yes">
        <source>{name} reveals {n} cells</source>
        <translation>
            <numerusform>{name} découvre {n} case</numerusform>
            <numerusform>{name} découvre {n} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sends a ray from {port} to {leaves}, mark {mark}</source>
        <translation>{name} lance un rayon de {port} à {leaves}, marque {mark}</translation>
    </message>
    <message numerus="yes">
        <source>{name} splits {source} over {n} cells</source>
        <translation>
            <numerusform>{name} répartit {source} sur {n} case</numerusform>
            <numerusform>{name} répartit {source} sur {n} cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stacks</source>
        <extracomment>{sources} in “ann merges 6 stacks into c3”</extracomment>
        <translation>
            <numerusform>{n} pile</numerusform>
            <numerusform>{n} piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{placed}, followed by {n} automatic tiles</source>
        <extracomment>{placed}: “ann places d at position 3”</extracomment>
        <translation>
            <numerusform>{placed}, puis {n} tuile automatique</numerusform>
            <numerusform>{placed}, puis {n} tuiles automatiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{revealed} for {n} points</source>
        <extracomment>{revealed}: “ann reveals a3, b4: 2, 2”</extracomment>
        <translation>
            <numerusform>{revealed}&#x202f;: {n} point</numerusform>
            <numerusform>{revealed}&#x202f;: {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>{scored} and has {score}</source>
        <extracomment>{scored}: “ann reveals a3, b4: 2, 2 for 4 points”</extracomment>
        <translation>{scored}, {score} en tout</translation>
    </message>
    <message>
        <source>a name has more than {most} characters, and the rest is left out</source>
        <translation>un nom a plus de {most} caractères, et le reste est omis</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>le disque n’est accessible ni en lecture ni en écriture</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>the file is in use</source>
        <translation>le fichier est déjà utilisé</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop gros</translation>
    </message>
    <message>
        <source>the file name is too long</source>
        <translation>le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>the file or folder does not exist</source>
        <translation>le fichier ou le dossier n’existe pas</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>A good ray has a different result for each arrangement that is still possible.</source>
        <translation>Un bon rayon donne un résultat différent pour chaque disposition encore possible.</translation>
    </message>
    <message>
        <source>Choose four different cells of the box.</source>
        <translation>Choisissez quatre cases différentes de la boîte.</translation>
    </message>
    <message>
        <source>Good luck was worth more than a whole win.</source>
        <translation>La chance à elle seule vaut plus qu’une victoire.</translation>
    </message>
    <message>
        <source>Bad luck cost more than a whole win.</source>
        <translation>La malchance à elle seule a coûté plus qu’une victoire.</translation>
    </message>
    <message>
        <source>Hide four atoms for the other player: click four cells, then “Hide atoms”.</source>
        <translation>Cachez quatre atomes pour l’autre joueur&#x202f;: cliquez sur quatre cases, puis sur « Cacher ».</translation>
    </message>
    <message>
        <source>If you end the turn now, you lose a ray</source>
        <translation>Terminer le tour fait perdre un rayon</translation>
    </message>
    <message>
        <source>Ending the turn scores {points:.0f} points, continuing {more:.1f} on average</source>
        <translation>Terminer le tour rapporte {points:.0f} points, continuer {more:.1f} en moyenne</translation>
    </message>
    <message>
        <source>Revealing at random scores {points:.1f} points on average, the better move {more:.1f}</source>
        <translation>Découvrir au hasard rapporte en moyenne {points:.1f} points, le meilleur coup {more:.1f}</translation>
    </message>
    <message>
        <source>The only source of losses: {kind}.</source>
        <translation>Seule cause des pertes&#x202f;: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>Found the only good move {n} times.</source>
        <translation>
            <numerusform>A trouvé {n} fois le seul bon coup.</numerusform>
            <numerusform>A trouvé {n} fois le seul bon coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good luck raised the win chance by {share:.0%}.</source>
        <translation>La chance a ajouté {share:.0%} de chances de gain.</translation>
    </message>
    <message>
        <source>Good and bad luck were about equal.</source>
        <translation>La chance a donné autant qu’elle a pris.</translation>
    </message>
    <message>
        <source>Bad luck lowered the win chance by {share:.0%}.</source>
        <translation>La malchance a coûté {share:.0%} de chances de gain.</translation>
    </message>
    <message>
        <source>The biggest source of losses: {kind} ({share:.0%}).</source>
        <translation>Principale cause des pertes&#x202f;: {kind} ({share:.0%}).</translation>
    </message>
    <message>
        <source>{move} was better: {why}.</source>
        <translation>Plus fort&#x202f;: {move}, car {why}.</translation>
    </message>
    <message>
        <source>captures that were not made</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des captures manquées</translation>
    </message>
    <message>
        <source>loops and dragons that the opponent could close</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des boucles et dragons laissés ouverts</translation>
    </message>
    <message>
        <source>no tile scores anywhere</source>
        <translation>aucun placement ne rapporte de points</translation>
    </message>
    <message>
        <source>no ray can tell its atoms from another arrangement</source>
        <translation>aucun rayon ne distingue ses atomes d’une autre cachette</translation>
    </message>
    <message>
        <source>points that were not taken</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des points laissés de côté</translation>
    </message>
    <message>
        <source>revealing cells at random</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des cases découvertes au hasard</translation>
    </message>
    <message>
        <source>choosing at random</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>laisser faire le hasard</translation>
    </message>
    <message>
        <source>a ray from {port}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>lancer un rayon en {port}</translation>
    </message>
    <message>
        <source>revealing less promising cells</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>des cases moins prometteuses</translation>
    </message>
    <message>
        <source>revealing one cell too many</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>une case découverte de trop</translation>
    </message>
    <message>
        <source>No mistakes in {moves}.</source>
        <translation>{moves}, aucune erreur.</translation>
    </message>
    <message>
        <source>{names} draw: {reason}</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>partie nulle ({names})&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>a random layout has no pattern to guess, and there is no time to find a better one</source>
        <translation>une grille au hasard n’a aucun motif à deviner, et le temps manque pour en trouver une meilleure</translation>
    </message>
    <message>
        <source>all cells are equally good</source>
        <translation>toutes les cases se valent</translation>
    </message>
    <message>
        <source>bottom</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inférieur</translation>
    </message>
    <message numerus="yes">
        <source>brings you closer to a complete dragon: {n} tiles are missing instead of {before}</source>
        <translation>
            <numerusform>ce coup vous rapproche d’un dragon complet&#x202f;: il manque {n} tuile au lieu de {before}</numerusform>
            <numerusform>ce coup vous rapproche d’un dragon complet&#x202f;: il manque {n} tuiles au lieu de {before}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>captures {n} pieces on {cells}</source>
        <translation>
            <numerusform>vous capturez {n} pièce en {cells}</numerusform>
            <numerusform>vous capturez {n} pièces en {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>closes three holes at once: {sum} = {points} points</source>
        <translation>ce coup ferme trois trous à la fois&#x202f;: {sum} = {points} points</translation>
    </message>
    <message>
        <source>closes two holes at once: {sum} = {points} points</source>
        <translation>ce coup ferme deux trous à la fois&#x202f;: {sum} = {points} points</translation>
    </message>
    <message>
        <source>every move loses, this one too</source>
        <translation>tous les coups perdent, celui-ci aussi</translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns</source>
        <translation>
            <numerusform>vous forcez le gain en {n} tour au plus</numerusform>
            <numerusform>vous forcez le gain en {n} tours au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forces the win within your next {n} turns, whatever {opponent} does</source>
        <translation>
            <numerusform>le gain est forcé en {n} tour au plus, quoi que joue {opponent}</numerusform>
            <numerusform>le gain est forcé en {n} tours au plus, quoi que joue {opponent}</numerusform>
        </translation>
    </message>
    <message>
        <source>forces the win, whatever {opponent} does</source>
        <translation>le gain est forcé, quoi que joue {opponent}</translation>
    </message>
    <message>
        <source>gathers {height} pieces on {cell}, too many to be captured</source>
        <translation>vous réunissez {height} pièces en {cell}, trop pour être capturées</translation>
    </message>
    <message>
        <source>gives your stacks more room: {after} cells in sight instead of {before}</source>
        <translation>vos piles ont plus d’espace&#x202f;: {after} cases en vue au lieu de {before}</translation>
    </message>
    <message numerus="yes">
        <source>hard to find: a strong player needs {n} rays here, and about {usual:.0f} for most arrangements</source>
        <translation>
            <numerusform>difficile à trouver&#x202f;: il faut ici {n} rayon à un fort joueur, et environ {usual:.0f} pour la plupart des cachettes</numerusform>
            <numerusform>difficile à trouver&#x202f;: il faut ici {n} rayons à un fort joueur, et environ {usual:.0f} pour la plupart des cachettes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hard to find: only {n} of the 28 ports turn a ray</source>
        <translation>
            <numerusform>difficile à trouver&#x202f;: les rayons ne sont déviés qu’à {n} des 28 portes</numerusform>
            <numerusform>difficile à trouver&#x202f;: les rayons ne sont déviés qu’à {n} des 28 portes</numerusform>
        </translation>
    </message>
    <message>
        <source>hard to guess: its regions wind, so one cell says little about the next</source>
        <translation>difficile à deviner&#x202f;: ses régions serpentent, si bien qu’une case en dit peu sur la suivante</translation>
    </message>
    <message>
        <source>the tags of a layout can have {most} characters in all</source>
        <translation>les mots-clés d’une grille peuvent compter au plus {most} caractères en tout</translation>
    </message>
    <message>
        <source>leaves {name} only a small chance to score next turn</source>
        <translation>ce coup laisse à {name} peu de chances de marquer au prochain tour</translation>
    </message>
    <message>
        <source>The match is over: {result}</source>
        <translation>La partie est finie : {result}</translation>
    </message>
    <message>
        <source>a letter has one turn</source>
        <translation>une lettre contient un seul tour</translation>
    </message>
    <message>
        <source>a match has at most {most} letters</source>
        <translation>une partie a au plus {most} lettres</translation>
    </message>
    <message>
        <source>choose what you hide first</source>
        <translation>choisissez d’abord ce que vous cachez</translation>
    </message>
    <message>
        <source>everybody has accepted this invitation already</source>
        <translation>tout le monde a déjà accepté cette invitation</translation>
    </message>
    <message>
        <source>its {edge} edge meets the other colour</source>
        <translation>son côté {edge} touche l’autre couleur</translation>
    </message>
    <message>
        <source>leaves {opponent}’s dragon without an open end</source>
        <translation>ce coup ne laisse au dragon de {opponent} aucun bout ouvert</translation>
    </message>
    <message>
        <source>leaves {name} nothing to score next turn</source>
        <translation>ce coup ne laisse rien à marquer à {name} au prochain tour</translation>
    </message>
    <message>
        <source>letter {number} is missing: ask for it again</source>
        <translation>la lettre {number} manque : demandez-la de nouveau</translation>
    </message>
    <message>
        <source>letters need the package PyNaCl: install it, and start again</source>
        <translation>les lettres ont besoin du paquet PyNaCl : installez-le et relancez le programme</translation>
    </message>
    <message>
        <source>lower left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inférieur gauche</translation>
    </message>
    <message>
        <source>lower right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>inférieur droit</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before closing a loop</source>
        <translation>ce coup crée un emplacement forcé&#x202f;: {opponent} doit le combler avant de fermer une boucle</translation>
    </message>
    <message>
        <source>makes a gap: {opponent} must fill it before completing a dragon</source>
        <translation>ce coup crée un emplacement forcé&#x202f;: {opponent} doit le combler avant de compléter un dragon</translation>
    </message>
    <message>
        <source>makes a place worth {points} points for you alone: only your tile {tile} fits there</source>
        <translation>ce coup crée un emplacement à {points} points pour vous seul&#x202f;: seule votre tuile {tile} y convient</translation>
    </message>
    <message>
        <source>makes an eye: this dragon of yours now has {eyes}</source>
        <translation>ce coup crée un œil&#x202f;: votre dragon a maintenant {eyes}</translation>
    </message>
    <message>
        <source>most likely {value}, and hardly a lower number, so your turn goes on</source>
        <translation>le plus probable est {value}, et un nombre plus petit est très improbable&#x202f;: votre tour continue</translation>
    </message>
    <message>
        <source>no four atoms explain all answers</source>
        <translation>aucun groupe de quatre atomes n’explique toutes les réponses</translation>
    </message>
    <message>
        <source>nobody can learn your habits if you sometimes choose an easier arrangement</source>
        <translation>personne ne peut apprendre vos habitudes si vous choisissez parfois une cachette plus facile</translation>
    </message>
    <message>
        <source>none of your tiles fits, so return {tile} to the bag</source>
        <translation>aucune de vos tuiles ne convient&#x202f;: remettez {tile} dans le sac</translation>
    </message>
    <message>
        <source>nothing is known yet, so every ray tells you much</source>
        <translation>rien n’est encore connu&#x202f;: tout rayon vous en apprend beaucoup</translation>
    </message>
    <message>
        <source>removing the marker from {cell}</source>
        <extracomment>a move as a noun, in sentences such as “{move} was better”</extracomment>
        <translation>retirer le marqueur en {cell}</translation>
    </message>
    <message>
        <source>send more rays before you guess</source>
        <translation>lancez d’autres rayons avant de proposer</translation>
    </message>
    <message>
        <source>sets up {points} points for your next turn with your tile {tile}</source>
        <translation>ce coup prépare {points} points pour votre prochain tour avec votre tuile {tile}</translation>
    </message>
    <message>
        <source>stops {name} from scoring {points} points with tile {tile}</source>
        <translation>ce coup empêche {name} de marquer {points} points avec la tuile {tile}</translation>
    </message>
    <message>
        <source>the first ray tells you most from the middle of a side</source>
        <translation>le premier rayon vous en apprend le plus s’il part du milieu d’un côté</translation>
    </message>
    <message>
        <source>the invitation is missing: ask for the whole match</source>
        <translation>l’invitation manque : demandez toute la partie</translation>
    </message>
    <message>
        <source>the link opened is not the next one</source>
        <translation>le maillon ouvert n’est pas le suivant</translation>
    </message>
    <message>
        <source>the secret must be told at the end, and only then</source>
        <translation>le secret doit être dévoilé à la fin, et seulement alors</translation>
    </message>
    <message>
        <source>the turn is not finished</source>
        <translation>le tour n’est pas terminé</translation>
    </message>
    <message>
        <source>the value of a cell is not the one that was fixed</source>
        <translation>la valeur d’une case n’est pas celle qui avait été fixée</translation>
    </message>
    <message>
        <source>there is no letter in this text: a letter begins with “qxl1:”</source>
        <translation>il n’y a pas de lettre dans ce texte : une lettre commence par « qxl1: »</translation>
    </message>
    <message>
        <source>there is nothing to hide now</source>
        <translation>il n’y a rien à cacher maintenant</translation>
    </message>
    <message>
        <source>these four cells are the most likely to hide the atoms</source>
        <translation>ces quatre cases sont les plus probables pour les atomes</translation>
    </message>
    <message>
        <source>this is not a file of a match by letters</source>
        <translation>ce n’est pas un fichier de partie par lettres</translation>
    </message>
    <message>
        <source>this is not the secret that was fixed</source>
        <translation>ce n’est pas le secret qui avait été fixé</translation>
    </message>
    <message>
        <source>this is not what the hidden board answers</source>
        <translation>ce n’est pas ce que répond le plateau caché</translation>
    </message>
    <message>
        <source>this letter belongs to another match</source>
        <translation>cette lettre appartient à une autre partie</translation>
    </message>
    <message>
        <source>this letter should be from {name}</source>
        <translation>cette lettre devrait être de {name}</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is not from {name}</source>
        <translation>cette lettre a été modifiée en route ou n’est pas de {name}</translation>
    </message>
    <message>
        <source>this letter was cut: its last line should end with a colon and six signs</source>
        <translation>cette lettre est tronquée&#x202f;: sa dernière ligne devrait finir par deux-points et six caractères</translation>
    </message>
    <message>
        <source>this match cannot begin: {reason}</source>
        <translation>cette partie ne peut pas commencer : {reason}</translation>
    </message>
    <message>
        <source>this ray tells you nothing new</source>
        <translation>ce rayon ne vous apprend rien de nouveau</translation>
    </message>
    <message>
        <source>this text is too long for a letter</source>
        <translation>ce texte est trop long pour une lettre</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>supérieur</translation>
    </message>
    <message>
        <source>upper left</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>supérieur gauche</translation>
    </message>
    <message>
        <source>upper right</source>
        <extracomment>an edge of a tile, in “its {edge} edge meets the other colour”</extracomment>
        <translation>supérieur droit</translation>
    </message>
    <message>
        <source>whatever this ray shows, you will know where all four atoms are</source>
        <translation>quoi que montre ce rayon, vous saurez où sont les quatre atomes</translation>
    </message>
    <message>
        <source>you have guessed this turn, so there is nothing left to do</source>
        <translation>vous avez déjà proposé ce tour-ci&#x202f;: il n’y a plus rien à faire</translation>
    </message>
    <message>
        <source>{does}. None of your stacks can be captured</source>
        <extracomment>{does}: such as “captures 2 pieces on c3”</extracomment>
        <translation>{does}. Aucune de vos piles ne peut être capturée</translation>
    </message>
    <message>
        <source>A tile at the highlighted position wins.</source>
        <translation>Une tuile à l’emplacement en surbrillance gagne.</translation>
    </message>
    <message>
        <source>The best tile goes to the highlighted position.</source>
        <translation>La meilleure tuile va à l’emplacement en surbrillance.</translation>
    </message>
    <message>
        <source>After these rays only one arrangement is left for the atoms.</source>
        <translation>Après ces rayons, il ne reste qu’une cachette possible pour les atomes.</translation>
    </message>
    <message>
        <source>One of the highlighted cells continues a long run.</source>
        <translation>Une des cases en surbrillance prolonge une longue série.</translation>
    </message>
    <message>
        <source>One of the highlighted cells hides an atom.</source>
        <translation>Une des cases en surbrillance cache un atome.</translation>
    </message>
    <message>
        <source>The best move begins on the highlighted cells.</source>
        <translation>Le meilleur coup part des cases en surbrillance.</translation>
    </message>
    <message>
        <source>undo your last move first: another move scores more</source>
        <translation>annulez d’abord le dernier coup&#x202f;: un autre rapporte plus</translation>
    </message>
    <message>
        <source>The disk with your games cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
        <translation>Le disque qui contient vos parties ne peut pas confirmer qu’un fichier est enregistré&#x202f;: une coupure de courant peut vous faire perdre les derniers coups.</translation>
    </message>
    <message>
        <source>The disk with your games cannot keep files private: anyone with access to it can read your games.</source>
        <translation>Le disque qui contient vos parties ne peut pas protéger les fichiers&#x202f;: toute personne qui y accède peut lire vos parties.</translation>
    </message>
    <message>
        <source>No single mistake in {moves}, but the win chance fell by {share:.0%} bit by bit.</source>
        <translation>Aucune faute isolée en {moves}, mais {share:.0%} de chances de gain ont été perdues peu à peu.</translation>
    </message>
    <message>
        <source>No single mistake: {name} was a little better throughout.</source>
        <translation>Aucune erreur isolée&#x202f;: {name} a un peu mieux joué tout du long.</translation>
    </message>
    <message>
        <source>{name} ran out of time</source>
        <translation>{name} a dépassé son temps</translation>
    </message>
    <message>
        <source>{name} runs out of time</source>
        <translation>{name} dépasse son temps</translation>
    </message>
    <message>
        <source>nobody is on the clock</source>
        <translation>aucune pendule ne tourne</translation>
    </message>
    <message>
        <source>A bridge: region {name} needs the highlighted empty cell.</source>
        <translation>Un pont&#x202f;: la région {name} a besoin de la case vide en surbrillance.</translation>
    </message>
    <message>
        <source>A closed pocket: one missing region fills the highlighted cells.</source>
        <translation>Une poche fermée&#x202f;: une région manquante remplit les cases en surbrillance.</translation>
    </message>
    <message>
        <source>Enter {name}.</source>
        <translation>Inscrivez {name}.</translation>
    </message>
    <message>
        <source>Just enough room: region {name} needs all highlighted cells.</source>
        <translation>Juste assez de place&#x202f;: la région {name} a besoin de toutes les cases en surbrillance.</translation>
    </message>
    <message>
        <source>{cells} emptied</source>
        <translation>Vidé&#x202f;: {cells}</translation>
    </message>
    <message>
        <source>{cells}: region {label}</source>
        <translation>{cells}&#x202f;: région {label}</translation>
    </message>
    <message>
        <source>{cell} is given and stays</source>
        <translation>{cell} est donnée et ne change pas</translation>
    </message>
    <message>
        <source>{cell} may be {labels}</source>
        <translation>{cell} peut être {labels}</translation>
    </message>
    <message>
        <source>{cell}: no notes</source>
        <translation>{cell}&#x202f;: aucune note</translation>
    </message>
    <message>
        <source>{n} cells show {label}, but region {label} has room for only {size}</source>
        <translation>{n} cases portent {label}, mais la région {label} n’a de place que pour {size}</translation>
    </message>
    <message>
        <source>{n} cells, but {size} regions need {cells}</source>
        <translation>{n} cases, mais {size} régions en demandent {cells}</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} cells were filled.</source>
        <translation>
            <numerusform>{n} case sur {all} a été remplie.</numerusform>
            <numerusform>{n} cases sur {all} ont été remplies.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{sign}” on {cell} is not a number from 1 to {last}</source>
        <translation>«&#x202f;{sign}&#x202f;» en {cell} n’est pas un nombre de 1 à {last}</translation>
    </message>
    <message>
        <source>A short contradiction: only two numbers are possible in the highlighted cell.</source>
        <translation>Par l’absurde&#x202f;: seuls deux nombres sont possibles dans la case en surbrillance, et l’un mène vite à une contradiction.</translation>
    </message>
    <message numerus="yes">
        <source>All {n} regions are in place.</source>
        <translation>
            <numerusform>La {n} région est en place.</numerusform>
            <numerusform>Les {n} régions sont en place.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each step follows from the one before. You never have to guess.</source>
        <translation>Chaque étape découle de la précédente. Il n’est jamais nécessaire de deviner.</translation>
    </message>
    <message>
        <source>Everything you filled in is right.</source>
        <translation>Tout ce que vous avez rempli est juste.</translation>
    </message>
    <message>
        <source>Fill the board: each number forms one connected region of that many cells.</source>
        <translation>Remplissez le plateau&#x202f;: chaque nombre forme une seule région d’autant de cases.</translation>
    </message>
    <message>
        <source>Only one region can reach a highlighted cell.</source>
        <translation>Une seule région peut atteindre une case en surbrillance.</translation>
    </message>
    <message>
        <source>Only region {label} has as many cells as the pocket.</source>
        <translation>Seule la région {label} a autant de cases que la poche.</translation>
    </message>
    <message>
        <source>The highlighted cells are wrong.</source>
        <translation>Les cases en surbrillance sont fausses.</translation>
    </message>
    <message>
        <source>With the other number, one cell would be out of reach of every region.</source>
        <translation>Avec l’autre nombre, une case ne serait accessible à aucune région.</translation>
    </message>
    <message>
        <source>With the other number, region {label} finds no place.</source>
        <translation>Avec l’autre nombre, la région {label} ne trouve pas de place.</translation>
    </message>
    <message>
        <source>a cell has one number</source>
        <translation>une case porte un seul nombre</translation>
    </message>
    <message>
        <source>fill cells like a3,b3=7, empty one like a3=., or note like a3?58</source>
        <translation>remplissez des cases comme a3,b3=7, videz-en une comme a3=. ou notez comme a3?58</translation>
    </message>
    <message>
        <source>it cannot be solved without guessing</source>
        <translation>on ne peut pas le résoudre sans deviner</translation>
    </message>
    <message>
        <source>name a cell</source>
        <translation>nommez une case</translation>
    </message>
    <message>
        <source>no layout fits its numbers</source>
        <translation>aucune grille ne convient à ses nombres</translation>
    </message>
    <message>
        <source>nothing is left to fill</source>
        <translation>il ne reste rien à remplir</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>il n’y a pas de case {cell}</translation>
    </message>
    <message>
        <source>this puzzle has no list of mistakes</source>
        <translation>ce problème n’a pas de liste d’erreurs</translation>
    </message>
    <message>
        <source>{move} lowered the win chance from {before:.0%} to {after:.0%}: {better} was better.</source>
        <translation>{move} a fait passer les chances de gain de {before:.0%} à {after:.0%}&#x202f;: {better} valait mieux.</translation>
    </message>
    <message>
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}.</source>
        <translation>Les chances de gain de {name} sont passées de {before:.0%} à {after:.0%} sur un coup&#x202f;: {move}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s win chance fell from {before:.0%} to {after:.0%} with {move}. The reason becomes clear only {n} moves later.</source>
        <translation>
            <numerusform>Les chances de gain de {name} sont passées de {before:.0%} à {after:.0%} sur un coup&#x202f;: {move}. La raison se trouvait {n} coup plus loin.</numerusform>
            <numerusform>Les chances de gain de {name} sont passées de {before:.0%} à {after:.0%} sur un coup&#x202f;: {move}. La raison se trouvait {n} coups plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>a tag needs a letter</source>
        <translation>un mot-clé a besoin d’une lettre</translation>
    </message>
    <message>
        <source>{blocker} stands between {source} and {target}</source>
        <translation>{blocker} est entre {source} et {target}</translation>
    </message>
    <message>
        <source>{cell} cannot join: {reason}</source>
        <extracomment>a stack cannot take part in a merge</extracomment>
        <translation>{cell} ne peut pas se joindre au coup&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{cell} cannot move anywhere</source>
        <translation>{cell} ne peut aller nulle part</translation>
    </message>
    <message>
        <source>{cell} has only {n} left</source>
        <translation>Il ne reste que {n} en {cell}</translation>
    </message>
    <message>
        <source>{cell} is empty. Choose one of your stacks.</source>
        <translation>{cell} est vide. Choisissez une de vos piles.</translation>
    </message>
    <message>
        <source>{cell} is not an empty cell beside a tile</source>
        <translation>{cell} n’est pas une case vide à côté d’une tuile</translation>
    </message>
    <message>
        <source>{cell} is {name}’s stack. Choose one of yours.</source>
        <translation>{cell} est à {name}. Choisissez une de vos piles.</translation>
    </message>
    <message>
        <source>{cell} receives pieces, so none can leave it</source>
        <translation>{cell} reçoit des pièces&#x202f;: aucune ne peut en partir</translation>
    </message>
    <message>
        <source>{letter} does not fit anywhere now</source>
        <translation>{letter} n’a aucun emplacement pour l’instant</translation>
    </message>
    <message>
        <source>{target} is not in line with {source}</source>
        <translation>{target} n’est pas alignée avec {source}</translation>
    </message>
    <message>
        <source>all pieces on {cell} are already moving</source>
        <translation>toutes les pièces de {cell} se déplacent déjà</translation>
    </message>
    <message>
        <source>in a merge, all pieces go to one cell: {target}</source>
        <translation>dans une fusion, toutes les pièces vont sur une même case&#x202f;: {target}</translation>
    </message>
    <message>
        <source>in a split, all pieces come from one stack: only {source} can send more</source>
        <translation>dans une division, toutes les pièces partent d’une même pile&#x202f;: seule {source} peut encore en envoyer</translation>
    </message>
    <message>
        <source>no pieces are moving yet</source>
        <translation>aucun déplacement pour l’instant</translation>
    </message>
    <message>
        <source>none of your stacks is that high</source>
        <translation>aucune de vos piles n’est aussi haute</translation>
    </message>
    <message>
        <source>send more from {source} to split, or send another stack to {target} to merge</source>
        <translation>déplacez d’autres pièces depuis {source} pour diviser, ou une autre pile vers {target} pour fusionner</translation>
    </message>
    <message>
        <source>the pieces are already on {source}</source>
        <translation>les pièces sont déjà en {source}</translation>
    </message>
    <message>
        <source>this address is on another computer</source>
        <translation>cette adresse est sur un autre ordinateur</translation>
    </message>
    <message>
        <source>25 points for five in a row. As runs of 3 and 2 they would score only 13.</source>
        <translation>25 points pour cinq à la suite. En séries de 3 et de 2, ils n’en rapporteraient que 13.</translation>
    </message>
    <message>
        <source>A lower number only ends your turn. What you had before still scores.</source>
        <translation>Un nombre inférieur met seulement fin à votre tour. Ce qui précède compte toujours.</translation>
    </message>
    <message>
        <source>Click a hidden cell: you cannot lose the nine points.</source>
        <translation>Cliquez sur une case cachée : vous ne pouvez pas perdre les neuf points.</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuez</translation>
    </message>
    <message>
        <source>Reveal the cells you know in ascending order, so that none of them ends your turn.</source>
        <translation>Prenez les cases connues par ordre croissant : aucune d’elles ne mettra fin à votre tour.</translation>
    </message>
    <message>
        <source>Three equal numbers in a row score nine points, whatever you reveal next.</source>
        <translation>Trois nombres égaux à la suite rapportent neuf points, quoi que vous découvriez ensuite.</translation>
    </message>
    <message>
        <source>You scored 9 points, but the next cells could only add more.</source>
        <translation>Vous avez 9 points, mais d’autres cases n’auraient pu qu’en ajouter.</translation>
    </message>
    <message>
        <source>Your last number was lower, so it ended your turn. The numbers before it scored.</source>
        <translation>Votre dernier nombre était inférieur et a mis fin à votre tour. Les précédents ont compté.</translation>
    </message>
    <message>
        <source>Your list 3, 3, 3 scores 3 × 3 = 9, whatever comes next. Reveal another cell.</source>
        <translation>Votre liste 3, 3, 3 rapporte 3 × 3 = 9, quoi qu’il arrive. Découvrez une autre case.</translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, but no better move was found</source>
        <translation>
            <numerusform>En échange, vous risquez {n} pièce en {cells}, mais aucun coup meilleur n’a été trouvé</numerusform>
            <numerusform>En échange, vous risquez {n} pièces en {cells}, mais aucun coup meilleur n’a été trouvé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, fewer than you threaten</source>
        <translation>
            <numerusform>En échange, vous risquez {n} pièce en {cells}, moins que vous n’en menacez</numerusform>
            <numerusform>En échange, vous risquez {n} pièces en {cells}, moins que vous n’en menacez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In return you risk {n} pieces on {cells}, no more than you capture</source>
        <translation>
            <numerusform>En échange, vous risquez {n} pièce en {cells}, pas plus que vous n’en capturez</numerusform>
            <numerusform>En échange, vous risquez {n} pièces en {cells}, pas plus que vous n’en capturez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then only {n} of your pieces are in danger instead of {before}: those on {cells}</source>
        <translation>
            <numerusform>Ensuite, seule {n} de vos pièces est en danger au lieu de {before}&#x202f;: celle en {cells}</numerusform>
            <numerusform>Ensuite, seules {n} de vos pièces sont en danger au lieu de {before}&#x202f;: celles en {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>un bon début&#x202f;: {value} est le nombre le plus probable ({share:.0%}), et beaucoup de nombres plus grands peuvent suivre</translation>
    </message>
    <message>
        <source>a good start: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>un bon début&#x202f;: {value} est le nombre le plus probable ({share:.0%}), et sa région a {value} cases, assez pour une longue série</translation>
    </message>
    <message>
        <source>a guess now would almost certainly be wrong</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>une proposition maintenant serait presque sûrement fausse</translation>
    </message>
    <message numerus="yes">
        <source>a guess now would be right only 1 time in {n}</source>
        <extracomment>{guess}, followed by “. Wait for your next ray” or “, and a third wrong guess loses the game”</extracomment>
        <translation>
            <numerusform>une proposition maintenant ne serait juste qu’une fois sur {n}</numerusform>
            <numerusform>une proposition maintenant ne serait juste qu’une fois sur {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks position {position}, where {opponent} could have {done}</source>
        <translation>ce coup bloque l’emplacement {position}, où {opponent} aurait {done}</translation>
    </message>
    <message>
        <source>draws, and no better move was found: two pieces are left and neither can capture the other</source>
        <translation>c’est la nulle, et aucun coup meilleur n’a été trouvé&#x202f;: il reste deux pièces et aucune ne peut capturer l’autre</translation>
    </message>
    <message>
        <source>ends the game in a draw, as no winning move was found</source>
        <translation>ce coup finit la partie par une nulle, car aucun coup gagnant n’a été trouvé</translation>
    </message>
    <message>
        <source>even the safest cell is only {goes_on:.0%} safe, so save the cells for later runs</source>
        <translation>même la case la plus sûre ne l’est qu’à {goes_on:.0%}&#x202f;: gardez les cases pour de futures séries</translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: you get up to {n} more turns</source>
        <translation>
            <numerusform>tous les coups perdent, mais celui-ci résiste le plus longtemps&#x202f;: il vous reste {n} tour au plus</numerusform>
            <numerusform>tous les coups perdent, mais celui-ci résiste le plus longtemps&#x202f;: il vous reste {n} tours au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every move loses, but this one holds out longest: {opponent} needs up to {n} more turns</source>
        <translation>
            <numerusform>tous les coups perdent&#x202f;: {opponent} peut gagner en {n} tour quoi que vous jouiez</numerusform>
            <numerusform>tous les coups perdent, mais celui-ci résiste le plus longtemps&#x202f;: il faut à {opponent} jusqu’à {n} tours</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove an atom on {cell}</source>
        <translation>les rayons lancés prouvent qu’il y a un atome en {cell}</translation>
    </message>
    <message>
        <source>guessing now wins {now:.0%} of the time, another ray first only {later:.0%}</source>
        <translation>proposer maintenant gagne {now:.0%} du temps, après un autre rayon seulement {later:.0%}</translation>
    </message>
    <message>
        <source>limits {opponent}’s choice: {by}</source>
        <translation>ce coup limite le choix de {opponent}&#x202f;: {by}</translation>
    </message>
    <message>
        <source>makes a threat that {opponent} must answer: {threats}</source>
        <translation>ce coup crée une menace à laquelle {opponent} doit répondre&#x202f;: {threats}</translation>
    </message>
    <message>
        <source>makes a threat while {opponent} must fill a gap: {threats}</source>
        <translation>ce coup crée une menace pendant que {opponent} doit combler un emplacement forcé&#x202f;: {threats}</translation>
    </message>
    <message>
        <source>makes several threats at once: {threats}</source>
        <translation>ce coup crée plusieurs menaces à la fois&#x202f;: {threats}</translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer and keeps its {n} ends open</source>
        <translation>
            <numerusform>votre dragon s’allonge et garde {n} bout ouvert</numerusform>
            <numerusform>votre dragon s’allonge et garde ses {n} bouts ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes your dragon longer, with {n} open ends instead of {before}</source>
        <translation>
            <numerusform>votre dragon s’allonge, avec {n} bout ouvert au lieu de {before}</numerusform>
            <numerusform>votre dragon s’allonge, avec {n} bouts ouverts au lieu de {before}</numerusform>
        </translation>
    </message>
    <message>
        <source>no other four cells fit the rays so far, so this guess must be right</source>
        <translation>aucune autre disposition ne correspond aux rayons lancés&#x202f;: cette proposition est sûre</translation>
    </message>
    <message numerus="yes">
        <source>saves your {n} pieces on {cells} from capture</source>
        <translation>
            <numerusform>vous sauvez {n} pièce en {cells} de la capture</numerusform>
            <numerusform>vous sauvez {n} pièces en {cells} de la capture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>starts a new dragon of yours with {n} open ends. The more open ends, the harder it is to block</source>
        <translation>
            <numerusform>vous commencez un nouveau dragon avec {n} bout ouvert. Plus il en a, plus il est difficile à bloquer</numerusform>
            <numerusform>vous commencez un nouveau dragon avec {n} bouts ouverts. Plus il en a, plus il est difficile à bloquer</numerusform>
        </translation>
    </message>
    <message>
        <source>the rays so far prove that {cell} is empty</source>
        <translation>les rayons lancés prouvent que {cell} est vide</translation>
    </message>
    <message>
        <source>this may be your last turn, so there are no cells to save: {goes_on:.0%} safe</source>
        <translation>c’est peut-être votre dernier tour, inutile de garder des cases&#x202f;: sûr à {goes_on:.0%}</translation>
    </message>
    <message>
        <source>this ray rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>ce rayon écarte environ {part} cachettes sur {whole}</translation>
    </message>
    <message>
        <source>this ray rules out the most arrangements of the atoms: about {part} of {whole}</source>
        <translation>ce rayon écarte le plus de cachettes&#x202f;: environ {part} sur {whole}</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} pieces on {cells}</source>
        <translation>
            <numerusform>vous menacez {n} pièce en {cells}</numerusform>
            <numerusform>vous menacez {n} pièces en {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for another ray wins {later:.0%} of the time, guessing now only {now:.0%}</source>
        <translation>attendre un autre rayon gagne {later:.0%} du temps, proposer maintenant seulement {now:.0%}</translation>
    </message>
    <message>
        <source>worth a try: {goes_on:.0%} safe. A lower number ends your turn, but your list still scores</source>
        <translation>à tenter&#x202f;: sûr à {goes_on:.0%}. Un nombre plus petit termine votre tour, mais votre liste compte quand même</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and many higher numbers can follow it</source>
        <translation>à tenter&#x202f;: {value} est le nombre le plus probable ({share:.0%}), et beaucoup de nombres plus grands peuvent suivre</translation>
    </message>
    <message>
        <source>worth a try: {value} is the most likely number ({share:.0%}), and its region has {value} cells, enough for a long run</source>
        <translation>cela vaut un essai&#x202f;: {value} est le nombre le plus probable ({share:.0%}), et sa région a {value} cases, assez pour une longue série</translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn at positions {positions}</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>vous pouvez gagner au prochain tour à l’emplacement {positions}</numerusform>
            <numerusform>vous pouvez gagner au prochain tour aux emplacements {positions}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you can win next turn in {n} places</source>
        <extracomment>{threats} or {by}, after a colon: “makes several threats at once: {threats}”</extracomment>
        <translation>
            <numerusform>vous pouvez gagner au prochain tour à {n} endroit</numerusform>
            <numerusform>vous pouvez gagner au prochain tour à {n} endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>you know least about the row or column behind {port}</source>
        <translation>c’est sur la rangée ou la colonne derrière {port} que vous en savez le moins</translation>
    </message>
    <message>
        <source>{cell} belongs to your guess: it holds an atom with a chance of {share:.0%}</source>
        <translation>{cell} fait partie de votre proposition&#x202f;: un atome s’y trouve à {share:.0%}</translation>
    </message>
    <message>
        <source>{cell} does not belong to your guess: it holds an atom with a chance of only {share:.0%}</source>
        <translation>{cell} ne fait pas partie de votre proposition&#x202f;: un atome ne s’y trouve qu’à {share:.0%}</translation>
    </message>
    <message>
        <source>{closes} (the most you can score now)</source>
        <extracomment>{closes}: such as “closes a hole of 12 points”</extracomment>
        <translation>{closes} (le maximum possible maintenant)</translation>
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
            <numerusform>{opponent} doit combler un emplacement forcé et n’a que {n} coup pour cela</numerusform>
            <numerusform>{opponent} doit combler un emplacement forcé et n’a que {n} coups pour cela</numerusform>
        </translation>
    </message>
    <message>
        <source>most likely {value}, which keeps your turn going ({goes_on:.0%} safe). If a lower number ends it, your list still scores</source>
        <translation>le plus probable est {value}, et votre tour continue (sûr à {goes_on:.0%}). Si un nombre plus petit y met fin, votre liste compte quand même</translation>
    </message>
    <message>
        <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}. A lower number ends your turn, but your list still scores</source>
        <translation>sûr à {goes_on:.0%}, avec {share:.0%} de chances d’un autre {value} pour une série de {length}. Un nombre plus petit termine votre tour, mais votre liste compte quand même</translation>
    </message>
    <message>
        <source>{guess}, and a third wrong guess loses the game</source>
        <translation>{guess}, et une troisième proposition fausse perd la partie</translation>
    </message>
    <message>
        <source>{guess}, and {name} needs more than one ray</source>
        <translation>{guess}, et il faut plus d’un rayon à {name}</translation>
    </message>
    <message>
        <source>{guess}. Wait for your next ray</source>
        <translation>{guess}. Attendez votre prochain rayon</translation>
    </message>
    <message>
        <source>{name} gains more from the next turn than you do from another ray</source>
        <translation>le prochain tour apporte plus à {name} qu’un autre rayon à vous</translation>
    </message>
    <message numerus="yes">
        <source>{n} arrangements of the atoms are left and no ray can tell them apart, so guess one</source>
        <translation>
            <numerusform>il reste {n} cachette&#x202f;: proposez-la</numerusform>
            <numerusform>il reste {n} cachettes et aucun rayon ne les départage&#x202f;: proposez-en une</numerusform>
        </translation>
    </message>
    <message>
        <source>{share:.0%} likely to be another {value}: a run of {length} scores {points} points</source>
        <translation>{share:.0%} de chances de découvrir un autre {value}&#x202f;: une série de {length} rapporte {points} points</translation>
    </message>
    <message>
        <source>{wins}: {by}</source>
        <translation>{wins}&#x202f;: {by}</translation>
    </message>
    <message>
        <source>{name} may find your atoms with the next ray, so do not wait for another ray</source>
        <translation>{name} peut trouver vos atomes au prochain rayon&#x202f;: n’attendez pas</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win if your turn completes dragons of yours and none of your opponent&apos;s.</source>
        <translation>Au lieu d’une boucle de six. Vous gagnez si votre tour complète au moins un de vos dragons et aucun dragon adverse.</translation>
    </message>
    <message>
        <source>both players&apos; best dragons score {score}</source>
        <translation>les meilleurs dragons des deux joueurs valent {score}</translation>
    </message>
    <message>
        <source>it is {name}&apos;s turn</source>
        <translation>c’est à {name} de jouer</translation>
    </message>
    <message>
        <source>nothing is left to reveal, which ends {name}&apos;s turn</source>
        <translation>il ne reste rien à découvrir, ce qui met fin au tour ({name})</translation>
    </message>
    <message>
        <source>the atoms in {name}&apos;s box are on {cells}</source>
        <translation>les atomes de la boîte pour {name} sont en {cells}</translation>
    </message>
    <message>
        <source>the first round is for hiding four atoms in {name}&apos;s box</source>
        <translation>au premier tour, on cache quatre atomes pour {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s {n} pieces leave the board</source>
        <translation>
            <numerusform>{n} pièce quitte le plateau ({name})</numerusform>
            <numerusform>{n} pièces quittent le plateau ({name})</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is already revealed on every opponent&apos;s board</source>
        <translation>{cell} est déjà découverte sur tous les plateaux adverses</translation>
    </message>
    <message>
        <source>{cell} is already revealed on the opponent&apos;s board</source>
        <translation>{cell} est déjà découverte sur le plateau adverse</translation>
    </message>
    <message>
        <source>Block the hole</source>
        <translation>Bloquez le trou</translation>
    </message>
    <message>
        <source>Count the highlighted cells. Which missing regions add up to that number?</source>
        <translation>Comptez les cases en surbrillance. Quelles régions manquantes donnent ce nombre&#x202f;?</translation>
    </message>
    <message>
        <source>If only one tile fits a place that touches three tiles, it is placed automatically as part of your move.</source>
        <translation>Si une seule tuile convient à un emplacement qui touche trois tuiles, elle est posée d’office avec votre coup.</translation>
    </message>
    <message>
        <source>No other missing regions fill this area.</source>
        <translation>Aucune autre région manquante ne remplit cette zone.</translation>
    </message>
    <message>
        <source>No tile was placed automatically. Close the third side of an empty place.</source>
        <translation>Aucune tuile n’a été posée d’office. Fermez le troisième côté d’un emplacement vide.</translation>
    </message>
    <message>
        <source>On the second side each colour connects two edges and ends in a tail at the third. Standard.</source>
        <translation>Sur la deuxième face, chaque couleur relie deux côtés et finit en queue au troisième. Standard.</translation>
    </message>
    <message>
        <source>Only region {label} can reach this cell.</source>
        <translation>Seule la région {label} peut atteindre cette case.</translation>
    </message>
    <message>
        <source>Region {label} cannot grow into any other cells.</source>
        <translation>La région {label} ne peut s’étendre vers aucune autre case.</translation>
    </message>
    <message>
        <source>Region {label} needs this cell.</source>
        <translation>La région {label} a besoin de cette case.</translation>
    </message>
    <message>
        <source>The ray ran along row 3. An atom diagonally ahead of c3, on d4, turned it upwards.</source>
        <translation>Le rayon suivait la rangée 3. Un atome en diagonale devant c3, en d4, l’a dévié vers le haut.</translation>
    </message>
    <message>
        <source>This solution uses the hidden layout. Without it, even the best decisions need luck.</source>
        <translation>Cette solution utilise la grille cachée. Sans elle, même les meilleures décisions demandent de la chance.</translation>
    </message>
    <message>
        <source>Watch your opponent’s colour, too. Put a tile across its open end to stop it.</source>
        <translation>Surveillez aussi la couleur de votre adversaire. Une tuile en travers de son bout ouvert l’arrête.</translation>
    </message>
    <message>
        <source>You win on your second move, whatever your opponent does.</source>
        <translation>Vous gagnez au deuxième coup, quoi que fasse votre adversaire.</translation>
    </message>
    <message>
        <source>Your move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>Votre coup</translation>
    </message>
    <message>
        <source>Your opponent’s tile 123 closes the hole in the middle. Place a tile so that 123 no longer fits there.</source>
        <translation>Votre adversaire a la tuile 123, qui ferme le trou du milieu. Placez une tuile pour que 123 n’y convienne plus.</translation>
    </message>
    <message>
        <source>Your opponent places 123 and scores the hole. Place a tile beside it, so that another number is needed there.</source>
        <translation>Votre adversaire place 123 et marque le trou. Placez une tuile à côté, pour qu’il y faille un autre nombre.</translation>
    </message>
    <message>
        <source>a hint was used</source>
        <extracomment>{reason} in “Not rated: {reason}.”</extracomment>
        <translation>un indice a été utilisé</translation>
    </message>
    <message>
        <source>a turn is one tile and its position (123:6), or a tile to return (245)</source>
        <translation>un tour est une tuile et son emplacement (123:6), ou une tuile à remettre (245)</translation>
    </message>
    <message>
        <source>puzzles have no random moves: type a cell, or end your turn</source>
        <translation>les problèmes n’ont pas de coups au hasard&#x202f;: tapez une case ou terminez votre tour</translation>
    </message>
    <message>
        <source>the atoms are already hidden: you can hide them only in the first round</source>
        <translation>les atomes sont déjà cachés&#x202f;: on ne les cache qu’au premier tour</translation>
    </message>
    <message>
        <source>the solution stops before your opponent’s last reply</source>
        <translation>la solution s’arrête avant la dernière réponse de votre adversaire</translation>
    </message>
    <message>
        <source>{move} captures nothing</source>
        <translation>{move} ne capture rien</translation>
    </message>
    <message numerus="yes">
        <source>{move} captures only {n} pieces</source>
        <translation>
            <numerusform>{move} ne capture que {n} pièce</numerusform>
            <numerusform>{move} ne capture que {n} pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} contradicts a ray, so it cannot be right</source>
        <translation>{move} contredit un rayon et ne peut pas être juste</translation>
    </message>
    <message>
        <source>{move} ends the game in a draw</source>
        <translation>{move} termine la partie par une nulle</translation>
    </message>
    <message>
        <source>{move} gives up a place worth {points} points for tile {tile}</source>
        <translation>{move} abandonne un emplacement à {points} points pour la tuile {tile}</translation>
    </message>
    <message>
        <source>{move} had 1 chance in {count:,} of being right</source>
        <translation>{move} n’avait qu’une chance sur {count:,} d’être juste</translation>
    </message>
    <message>
        <source>{move} leaves a win chance of {other:.0%} instead of {share:.0%}</source>
        <translation>{move} laisse {other:.0%} de chances de gain au lieu de {share:.0%}</translation>
    </message>
    <message>
        <source>{move} leaves {name} about {more:.1f} points next turn, the better one only {points:.1f}</source>
        <translation>{move} laisse à {name} environ {more:.1f} points au prochain tour, le meilleur seulement {points:.1f}</translation>
    </message>
    <message>
        <source>{move} lets {opponent} escape</source>
        <translation>{move} laisse {opponent} s’échapper</translation>
    </message>
    <message>
        <source>{move} lets {opponent} win at once</source>
        <translation>{move} permet à {opponent} de gagner aussitôt</translation>
    </message>
    <message numerus="yes">
        <source>{move} lets {opponent} win by force in {n} moves</source>
        <translation>
            <numerusform>{move} permet à {opponent} de forcer le gain en {n} coup</numerusform>
            <numerusform>{move} permet à {opponent} de forcer le gain en {n} coups</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lets {name} score {more} points next turn, the better one only {points}</source>
        <translation>{move} permet à {name} de marquer {more} points au prochain tour, le meilleur seulement {points}</translation>
    </message>
    <message>
        <source>{move} loses: {opponent} won in the end</source>
        <translation>{move} perd&#x202f;: {opponent} a fini par gagner</translation>
    </message>
    <message>
        <source>{move} prepares only about {less:.1f} points for the next turn, the better one {points:.1f}</source>
        <translation>{move} ne prépare qu’environ {less:.1f} points pour le prochain tour, le meilleur {points:.1f}</translation>
    </message>
    <message>
        <source>{move} risks {cells}</source>
        <translation>{move} met {cells} en danger</translation>
    </message>
    <message>
        <source>{move} rules out only about {part} of {whole}</source>
        <translation>{move} n’en écarte qu’environ {part} sur {whole}</translation>
    </message>
    <message numerus="yes">
        <source>{move} scores {n} points less</source>
        <translation>
            <numerusform>{move} rapporte {n} point de moins</numerusform>
            <numerusform>{move} rapporte {n} points de moins</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} scores {points:.1f} points on average, the better one {more:.1f}</source>
        <translation>{move} rapporte en moyenne {points:.1f} points, le meilleur {more:.1f}</translation>
    </message>
    <message>
        <source>{move} shows a pattern that is easier to guess</source>
        <translation>{move} montre un motif plus facile à deviner</translation>
    </message>
    <message>
        <source>{move} takes {points} points that can wait: only tile {tile} fits there</source>
        <translation>{move} prend {points} points qui peuvent attendre&#x202f;: seule la tuile {tile} y convient</translation>
    </message>
    <message>
        <source>{move} was only {other:.0%} safe</source>
        <translation>{move} n’était sûr qu’à {other:.0%}</translation>
    </message>
    <message>
        <source>{move} wins for {opponent}</source>
        <translation>{move} fait gagner {opponent}</translation>
    </message>
    <message numerus="yes">
        <source>{name} captures {owner}&apos;s stack of {n} on {cell}</source>
        <translation>
            <numerusform>{name} capture {n} pièce en {cell} ({owner})</numerusform>
            <numerusform>{name} capture la pile de {n} en {cell} ({owner})</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box</source>
        <translation>{name} cache quatre atomes pour {other}</translation>
    </message>
    <message>
        <source>{name} hides four atoms in {other}&apos;s box, on {cells}</source>
        <translation>{name} cache quatre atomes pour {other}, en {cells}</translation>
    </message>
    <message>
        <source>{name} lets {other} close a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} laisse {other} fermer un dragon</translation>
    </message>
    <message>
        <source>{name} lets {other} close a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} laisse {other} fermer une boucle</translation>
    </message>
    <message>
        <source>{name} misses a dragon</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque un dragon</translation>
    </message>
    <message>
        <source>{name} misses a loop</source>
        <extracomment>a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”</extracomment>
        <translation>{name} manque une boucle</translation>
    </message>
    <message>
        <source>{name}&apos;s board is completely revealed</source>
        <translation>{name}&#x202f;: plateau entièrement découvert</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s dragon on {n} tiles is complete, with {eyes}</source>
        <translation>
            <numerusform>{name} a un dragon complet sur {n} tuile, avec {eyes}</numerusform>
            <numerusform>{name} a un dragon complet sur {n} tuiles, avec {eyes}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s layout was {rows}</source>
        <translation>{name} avait la grille {rows}</translation>
    </message>
    <message numerus="yes">
        <source>{name}&apos;s list {runs} scores {n} points</source>
        <translation>
            <numerusform>{name}&#x202f;: la liste {runs} rapporte {n} point</numerusform>
            <numerusform>{name}&#x202f;: la liste {runs} rapporte {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s list {runs} scores {parts} = {points} points</source>
        <translation>{name}&#x202f;: la liste {runs} rapporte {parts} = {points} points</translation>
    </message>
    <message>
        <source>{name}&apos;s list {values} does not score</source>
        <translation>{name}&#x202f;: la liste {values} ne rapporte rien</translation>
    </message>
    <message>
        <source>{name}’s move</source>
        <extracomment>{move} in sentences on a mistake: “{move} captures nothing”</extracomment>
        <translation>Le coup de {name}</translation>
    </message>
    <message>
        <source>{value} is lower than {before}, which ends {name}&apos;s turn</source>
        <translation>{value} est inférieur à {before}, ce qui met fin au tour ({name})</translation>
    </message>
    <message>
        <source>{value} on {owner}&apos;s board</source>
        <extracomment>{found} in “ann reveals a3: 4 on ned&apos;s board”</extracomment>
        <translation>{value} sur le plateau de {owner}</translation>
    </message>
    <message>
        <source>a player&apos;s note cannot be read and is left out</source>
        <translation>la note d’un joueur est illisible et a été omise</translation>
    </message>
    <message>
        <source>no other ray tells you more: this one rules out about {part} of {whole} arrangements of the atoms</source>
        <translation>aucun autre rayon n’en dit plus&#x202f;: celui-ci écarte environ {part} cachettes sur {whole}</translation>
    </message>
    <message>
        <source>the best arrangement to guess next has an atom on {cell}</source>
        <translation>la meilleure disposition à proposer ensuite a un atome en {cell}</translation>
    </message>
    <message>
        <source>waits, as no better move was found</source>
        <translation>ce coup attend, car aucun coup meilleur n’a été trouvé</translation>
    </message>
    <message>
        <source>the turn before this one is not finished</source>
        <translation>le coup précédent n’est pas terminé</translation>
    </message>
    <message>
        <source>a player has left the game since then</source>
        <translation>un joueur a quitté la partie depuis</translation>
    </message>
    <message>
        <source>you can ask to undo only when it is your turn</source>
        <translation>vous ne pouvez demander à annuler que quand c’est à vous de jouer</translation>
    </message>
    <message>
        <source>{name} asks to undo: accept or reject it first</source>
        <translation>{name} demande à annuler : acceptez ou refusez d’abord</translation>
    </message>
    <message>
        <source>“{text}” cannot be read</source>
        <translation>«&#xa0;{text}&#xa0;» est illisible</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed</source>
        <translation>{most} caractères au plus</translation>
    </message>
    <message>
        <source>at most {most} characters are allowed in all comments</source>
        <translation>{most} caractères au plus pour tous les commentaires</translation>
    </message>
    <message>
        <source>at most {most} moves are allowed</source>
        <translation>{most} coups au plus</translation>
    </message>
    <message>
        <source>its par is {par}, not {wanted}</source>
        <translation>son objectif est {par}, pas {wanted}</translation>
    </message>
    <message>
        <source>one line of at most {most} characters is allowed</source>
        <translation>une seule ligne de {most} caractères au plus</translation>
    </message>
    <message>
        <source>this line has more moves or random draws than it needs</source>
        <translation>cette ligne a plus de coups ou de tirages qu’il n’en faut</translation>
    </message>
    <message>
        <source>this line is damaged or does not belong here</source>
        <translation>cette ligne est endommagée ou n’a pas sa place ici</translation>
    </message>
    <message>
        <source>“{text}” should look like {example}</source>
        <translation>«&#xa0;{text}&#xa0;» doit ressembler à {example}</translation>
    </message>
    <message>
        <source>“{given}” is unknown; use one of: {known}</source>
        <translation>«&#x202f;{given}&#x202f;» est inconnu&#x202f;; choix possibles&#x202f;: {known}</translation>
    </message>
    <message>
        <source>“{key}:” must be from {low} to {high}</source>
        <translation>«&#xa0;{key}:&#xa0;» doit aller de {low} à {high}</translation>
    </message>
    <message>
        <source>“{key}” is missing here</source>
        <translation>il manque «&#xa0;{key}&#xa0;» ici</translation>
    </message>
    <message>
        <source>choose at least {least} characters</source>
        <translation>choisissez au moins {least} caractères</translation>
    </message>
    <message>
        <source>this file was cut or changed: copy it again</source>
        <translation>ce fichier a été coupé ou modifié : copiez-le à nouveau</translation>
    </message>
    <message>
        <source>this file was used already: only the computer with the match moves it</source>
        <translation>ce fichier a déjà servi : seul l’ordinateur où est la partie peut la déplacer</translation>
    </message>
    <message>
        <source>this is not a file with a match to move</source>
        <translation>ce fichier ne contient pas de partie déplacée</translation>
    </message>
    <message>
        <source>this is not the passphrase of this file</source>
        <translation>ce n’est pas la phrase secrète de ce fichier</translation>
    </message>
    <message>
        <source>this match is on this computer already</source>
        <translation>cette partie est déjà sur cet ordinateur</translation>
    </message>
    <message>
        <source>you have moved this match: it continues at the other computer</source>
        <translation>vous avez déplacé cette partie : elle continue sur l’autre ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>{name} has a complete dragon with {n} eyes, more than any opponent</source>
        <translation>
            <numerusform>{name} a un dragon complet de {n} œil, plus que tout dragon adverse</numerusform>
            <numerusform>{name} a un dragon complet de {n} yeux, plus que tout dragon adverse</numerusform>
        </translation>
    </message>
    <message>
        <source>A stack is safe if its height differs from the number of your opponent’s pieces that see it.</source>
        <translation>Une pile est en sécurité si le nombre de pièces adverses qui la voient diffère de sa hauteur.</translation>
    </message>
    <message>
        <source>One of your stacks can still be captured. Count your opponent’s pieces that see each of them.</source>
        <translation>Une de vos piles peut encore être capturée. Comptez les pièces adverses qui voient chacune.</translation>
    </message>
    <message>
        <source>Orange captures one of your pieces: exactly one of Orange’s pieces sees it.</source>
        <translation>Orange capture une de vos pièces&#x202f;: exactement une pièce adverse la voit.</translation>
    </message>
    <message>
        <source>Orange captures one of your stacks first. Count your opponent’s pieces that see each of them.</source>
        <translation>Orange capture d’abord une de vos piles. Comptez les pièces adverses qui voient chacune d’elles.</translation>
    </message>
    <message>
        <source>Replaces the loop of six. You win by completing a dragon with more eyes than every opponent’s dragon.</source>
        <translation>Au lieu d’une boucle de six. Vous gagnez en complétant un dragon qui a plus d’yeux que chaque dragon adverse.</translation>
    </message>
    <message>
        <source>Three of your opponent’s pieces see your stack of three. Move so that nothing can be captured.</source>
        <translation>Trois pièces adverses voient votre pile de trois. Jouez de sorte que rien ne puisse être capturé.</translation>
    </message>
    <message>
        <source>Your stack was captured here: your opponent’s pieces that saw it equalled its height.</source>
        <translation>Votre pile a été capturée ici&#x202f;: elle était vue par autant de pièces adverses que sa hauteur.</translation>
    </message>
    <message>
        <source>offer a draw after your turn, not before it</source>
        <translation>proposez nulle après votre coup, pas avant</translation>
    </message>
    <message>
        <source>this is an older copy of the match: read all its letters first</source>
        <translation>ceci est une copie plus ancienne de la partie&#x202f;: lisez d’abord toutes ses lettres</translation>
    </message>
    <message>
        <source>Random cells follow. To end your turn instead, add “,end”.</source>
        <translation>Des cases au hasard suivent. Pour terminer votre tour à la place, ajoutez «&#x202f;,end&#x202f;».</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Cela termine votre tour.</translation>
    </message>
    <message>
        <source>a name has 1 to {most} visible characters</source>
        <translation>un nom compte de 1 à {most} caractères visibles</translation>
    </message>
    <message>
        <source>a turn looks like a1,b2 or a1,b2,end</source>
        <translation>un tour s’écrit a1,b2 ou a1,b2,end</translation>
    </message>
    <message>
        <source>an answer is missing, or one too many is given</source>
        <translation>il manque une réponse, ou il y en a une de trop</translation>
    </message>
    <message>
        <source>costs you nothing: {name} can score about {points:.0f} points next turn whatever you play</source>
        <translation>ce coup ne vous coûte rien&#x202f;: {name} peut marquer environ {points:.0f} points au prochain tour quoi que vous jouiez</translation>
    </message>
    <message>
        <source>hide four different atoms in {name}’s box, not {count}</source>
        <translation>cachez quatre atomes différents pour {name}, et non {count}</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while most other moves allow {more:.0f} or more</source>
        <translation>ce coup limite {name} à environ {points:.0f} points en moyenne au prochain tour, alors que la plupart des autres en permettent {more:.0f} ou plus</translation>
    </message>
    <message>
        <source>holds {name} to about {points:.0f} points next turn on average, while other moves allow up to {most:.0f}</source>
        <translation>ce coup limite {name} à environ {points:.0f} points en moyenne au prochain tour, alors que d’autres en permettent jusqu’à {most:.0f}</translation>
    </message>
    <message>
        <source>no win can be forced within {turns} turns</source>
        <translation>aucun gain ne peut être forcé en {turns} coups</translation>
    </message>
    <message>
        <source>nothing can follow “{word}”</source>
        <translation>rien ne peut suivre «&#x202f;{word}&#x202f;»</translation>
    </message>
    <message>
        <source>nothing is drawn at random now</source>
        <translation>rien n’est tiré au hasard maintenant</translation>
    </message>
    <message>
        <source>prepares about {points:.0f} points for your next turn on average, while most other moves prepare {less:.0f} or less</source>
        <translation>ce coup prépare environ {points:.0f} points en moyenne pour votre prochain tour, alors que la plupart des autres en préparent {less:.0f} ou moins</translation>
    </message>
    <message>
        <source>saves your tile {tile} for later: only it fits a place worth {points} points, so nobody can take them from you</source>
        <translation>ce coup garde votre tuile {tile} pour plus tard&#x202f;: elle seule convient à un emplacement à {points} points, personne ne peut vous les prendre</translation>
    </message>
    <message>
        <source>scores nothing now, but looking further ahead no better move was found</source>
        <translation>ce coup ne rapporte rien, mais en regardant plus loin, aucun coup meilleur n’a été trouvé</translation>
    </message>
    <message>
        <source>the move number should be {expected}, not {found}</source>
        <translation>le numéro du coup devrait être {expected}, et non {found}</translation>
    </message>
    <message>
        <source>the tile {tile} is not in your pool</source>
        <translation>la tuile {tile} n’est pas dans votre réserve</translation>
    </message>
    <message>
        <source>there is nothing to answer</source>
        <translation>il n’y a rien à répondre</translation>
    </message>
    <message>
        <source>this is not a file, but a device or pipe</source>
        <translation>ce n’est pas un fichier, mais un périphérique ou un tube</translation>
    </message>
    <message>
        <source>you can claim a draw only when the same position has occurred three times</source>
        <translation>vous ne pouvez réclamer la nulle que si la même position est apparue trois fois</translation>
    </message>
    <message>
        <source>{name} has already asked for this</source>
        <translation>{name} l’a déjà proposé</translation>
    </message>
    <message>
        <source>{name} need not answer</source>
        <translation>{name} n’a pas à répondre</translation>
    </message>
    <message>
        <source>{tile} does not fit at {position}: its {ours} would meet the number {theirs}</source>
        <translation>{tile} ne convient pas en {position}&#x202f;: son {ours} y toucherait le nombre {theirs}</translation>
    </message>
    <message>
        <source>A tile fits that place in several ways, so the place stays as a gap.</source>
        <translation>Plusieurs orientations conviennent ici&#x202f;: c’est un emplacement forcé.</translation>
    </message>
    <message>
        <source>{name} must accept first</source>
        <translation>{name} doit accepter d’abord</translation>
    </message>
    <message>
        <source>write {text} instead</source>
        <translation>écrivez plutôt {text}</translation>
    </message>
    <message>
        <source>this letter was changed on its way, or is from a newer version: ask for it again</source>
        <translation>cette lettre a été modifiée en route ou vient d’une version plus récente&#x202f;: demandez-la de nouveau</translation>
    </message>
    <message>
        <source>a clock has 1 second to 180 minutes, and adds up to 180 seconds after each turn</source>
        <translation>une pendule a de 1 seconde à 180 minutes, et ajoute jusqu’à 180 secondes après chaque tour</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings in {path} cannot be read, so the standard settings are used. Delete this file to save new ones.</source>
        <translation>Les paramètres dans {path} sont illisibles&#x202f;: les paramètres standard sont utilisés. Supprimez ce fichier pour en enregistrer de nouveaux.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file was saved as {name}.</source>
        <translation>Les paramètres étaient endommagés et ont été rétablis. L’ancien fichier a été enregistré sous le nom {name}.</translation>
    </message>
</context>
<context>
    <name>sharing</name>
    <message>
        <source>This file is too large for a layout.</source>
        <translation>Ce fichier est trop gros pour une grille.</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>Ce n’est pas un fichier texte.</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Next or previous button or field</source>
        <translation>Bouton ou champ suivant ou précédent</translation>
    </message>
    <message>
        <source>Press the selected button</source>
        <translation>Activer le bouton sélectionné</translation>
    </message>
    <message>
        <source>Move around the board and the rack</source>
        <translation>Se déplacer sur le plateau et le chevalet</translation>
    </message>
    <message>
        <source>Click at the cursor</source>
        <translation>Cliquer à l’endroit du curseur</translation>
    </message>
    <message>
        <source>Cancel an unfinished move</source>
        <translation>Annuler un coup inachevé</translation>
    </message>
    <message>
        <source>Zoom in or out. With Ctrl the wheel always zooms.</source>
        <translation>Zoomer ou dézoomer. Avec Ctrl, la molette zoome toujours.</translation>
    </message>
    <message>
        <source>Move the board (also with the middle mouse button)</source>
        <translation>Déplacer le plateau (aussi avec le bouton du milieu)</translation>
    </message>
    <message>
        <source>Undo your last move and the reply</source>
        <translation>Annuler votre dernier coup et la réponse</translation>
    </message>
    <message>
        <source>wheel</source>
        <extracomment>on a key cap: turning the wheel of the mouse</extracomment>
        <translation>molette</translation>
    </message>
    <message>
        <source>drag</source>
        <extracomment>on a key cap: moving the mouse with its button held</extracomment>
        <translation>glisser</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Se déplacer sur le plateau</translation>
    </message>
    <message>
        <source>Choose the number</source>
        <translation>Choisir le nombre</translation>
    </message>
    <message>
        <source>Paint, or use the tool</source>
        <translation>Peindre, ou utiliser l’outil</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Maj+flèches</translation>
    </message>
    <message>
        <source>Paint while moving</source>
        <translation>Peindre en se déplaçant</translation>
    </message>
    <message>
        <source>Erase (also with the right mouse button)</source>
        <translation>Effacer (aussi avec le bouton droit de la souris)</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+clic</translation>
    </message>
    <message>
        <source>Pick the number of a cell (also with the middle mouse button)</source>
        <translation>Prendre le nombre d’une case (aussi avec le bouton du milieu)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Turn or mirror the region in hand, or the stamp</source>
        <translation>Tourner ou retourner la région choisie ou le tampon</translation>
    </message>
    <message>
        <source>Symmetric drawing: left and right, half a turn, off</source>
        <translation>Dessin symétrique&#x202f;: gauche et droite, demi-tour, non</translation>
    </message>
    <message>
        <source>or</source>
        <extracomment>between two keys that do the same</extracomment>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Against</source>
        <extracomment>column of a table: the opponent</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>column of a table: the best result</extracomment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Not rated because</source>
        <translation>Non classée, car</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>column of a table: the number of won games</extracomment>
        <translation>victoire</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>column of a table: the number of drawn games</extracomment>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>column of a table: the number of lost games</extracomment>
        <translation>défaite</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n</source>
        <translation>
            <numerusform>{won} sur %n</numerusform>
            <numerusform>{won} sur %n</numerusform>
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
            <numerusform>Passé à %n région</numerusform>
            <numerusform>Passé à %n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erased %n cells</source>
        <translation>
            <numerusform>%n case effacée</numerusform>
            <numerusform>%n cases effacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Painted %n cells of region {label}</source>
        <translation>
            <numerusform>%n case de la région {label} peinte</numerusform>
            <numerusform>%n cases de la région {label} peintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed the layout</source>
        <translation>Grille modifiée</translation>
    </message>
    <message>
        <source>Erased {cells}</source>
        <translation>Effacé&#x202f;: {cells}</translation>
    </message>
    <message>
        <source>Painted {label} at {cells}</source>
        <translation>{label} peint en {cells}</translation>
    </message>
    <message>
        <source>Locked {what}</source>
        <translation>Verrouillé&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Unlocked {what}</source>
        <translation>Déverrouillé&#x202f;: {what}</translation>
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
        <translation>Bon</translation>
    </message>
    <message>
        <source>Interesting</source>
        <extracomment>a sign for an interesting move, as in chess: !?</extracomment>
        <translation>Intéressant</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <extracomment>a sign for a doubtful move, as in chess: ?!</extracomment>
        <translation>Douteux</translation>
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
        <translation>abandonne</translation>
    </message>
    <message>
        <source>offers a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>propose la nulle</translation>
    </message>
    <message>
        <source>agrees to the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>accepte la nulle</translation>
    </message>
    <message>
        <source>declines the draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>refuse la nulle</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>réclame la nulle</translation>
    </message>
    <message>
        <source>ran out of time</source>
        <extracomment>in the list of moves, after the player’s name</extracomment>
        <translation>a dépassé son temps</translation>
    </message>
</context>
<context>
    <name>unfinished</name>
    <message>
        <source>{name} to move, turn {n}</source>
        <translation>À {name} de jouer, tour {n}</translation>
    </message>
    <message numerus="yes">
        <source>{names}, %n turns played</source>
        <translation>
            <numerusform>{names}, %n tour joué</numerusform>
            <numerusform>{names}, %n tours joués</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>A draw</source>
        <extracomment>a result: nobody wins</extracomment>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>A draw between {several} and {last}</source>
        <translation>Partie nulle entre {several} et {last}</translation>
    </message>
    <message>
        <source>{game}, {players}: {result}. {reason}.</source>
        <extracomment>a result that is shared: game, who won, and why</extracomment>
        <translation>{game}, {players}&#x202f;: {result}. {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} undid %n moves after they had revealed a secret</source>
        <translation>
            <numerusform>{name} a annulé %n coup qui avait révélé un secret</numerusform>
            <numerusform>{name} a annulé %n coups qui avaient révélé un secret</numerusform>
        </translation>
    </message>
</context>
</TS>
