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
            <source>Versions and the end of the log, to be sent with a report. No matches.</source>
            <translation>Les versions et la fin du journal, à joindre à un rapport. Aucune partie.</translation>
        </message>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Five abstract games for one table. Made with Qt {qt} and Python {python}.</source>
            <translation>Cinq jeux abstraits pour une table. Fait avec Qt {qt} et Python {python}.</translation>
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
            <source>Black Box for the play-by-mail server.</source>
            <translation>Black Box pour le serveur de jeu par courriel.</translation>
        </message>
        <message>
            <source>The play-by-mail server, whose notation and commands this program keeps.</source>
            <translation>Le serveur de jeu par courriel, dont ce programme garde la notation et les commandes.</translation>
        </message>
        <message>
            <source>The libraries of Qt {qt} and PySide are under the GNU Lesser General Public License 3. Their source stands at {url} and {pyside} – you may change them and put yours in their place: they are files of their own in {folder}</source>
            <translation>Les bibliothèques de Qt {qt} et PySide sont sous licence GNU LGPL 3. Leur source est à {url} et {pyside} – vous pouvez les modifier et mettre les vôtres à leur place : ce sont des fichiers à part dans {folder}</translation>
        </message>
        <message>
            <source>GNU Lesser General Public License 3</source>
            <translation>Licence publique générale limitée GNU 3</translation>
        </message>
        <message>
            <source>What the Lesser General Public License refers to</source>
            <translation>Ce à quoi renvoie la licence publique générale limitée</translation>
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
            <source>GNU General Public License 2 with an exception for programs packed with it</source>
            <translation>Licence publique générale GNU 2, avec une exception pour les programmes empaquetés avec</translation>
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
            <source>MIT licence of X11</source>
            <translation>Licence MIT de X11</translation>
        </message>
    </context>
    <context>
        <name>AdamasEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vide</translation>
        </message>
        <message>
            <source>{cell}, stack of {n} of {name}</source>
            <translation>{cell}, pile de {n} ({name})</translation>
        </message>
        <message>
            <source>{n} of {all} pieces</source>
            <translation>Pièces : {n} sur {all}</translation>
        </message>
        <message>
            <source>{seat}: pieces of {name}, {n} on the board</source>
            <translation>{seat} : pièces ({name}), {n} sur le plateau</translation>
        </message>
        <message>
            <source>Click adds a piece, right click takes one, digits set the height.</source>
            <translation>Un clic ajoute une pièce, un clic droit en ôte une, les chiffres règlent la hauteur.</translation>
        </message>
        <message>
            <source>The height of the stack; digits typed quickly make one number</source>
            <translation>La hauteur de la pile ; des chiffres tapés vite forment un seul nombre</translation>
        </message>
        <message>
            <source>Choose whose pieces are put down</source>
            <translation>Choisir à qui sont les pièces posées</translation>
        </message>
        <message numerus="yes">
            <source>There are %n pieces each: {name} has no more</source>
            <translation>
                <numerusform>Il y a %n pièce par joueur : {name} n’en a plus</numerusform>
                <numerusform>Il y a %n pièces par joueur : {name} n’en a plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AdamasPanel</name>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Play split</source>
            <translation>Jouer la division</translation>
        </message>
        <message>
            <source>This position has come three times.</source>
            <translation>Cette position s’est présentée trois fois.</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Déclarer l’égalité</translation>
        </message>
        <message>
            <source>Threatened now</source>
            <translation>Menacées maintenant</translation>
        </message>
        <message>
            <source>seen = height</source>
            <translation>vues = hauteur</translation>
        </message>
        <message>
            <source>This split</source>
            <translation>Cette division</translation>
        </message>
        <message>
            <source>This merge</source>
            <translation>Cette fusion</translation>
        </message>
        <message>
            <source>Play merge</source>
            <translation>Jouer la fusion</translation>
        </message>
        <message>
            <source>This move</source>
            <translation>Ce coup</translation>
        </message>
        <message>
            <source>Play move</source>
            <translation>Jouer le coup</translation>
        </message>
        <message>
            <source>Your move</source>
            <translation>Votre coup</translation>
        </message>
        <message>
            <source>Nothing is on its way yet. Parts of a split or merge are listed here.</source>
            <translation>Rien n’est encore en route. Les parts du coup s’inscrivent ici.</translation>
        </message>
        <message>
            <source>The parts of your move are listed here when it is your turn.</source>
            <translation>Les parts de votre coup s’inscrivent ici quand c’est à vous.</translation>
        </message>
        <message>
            <source>Threatened after it</source>
            <translation>Menacées ensuite</translation>
        </message>
    </context>
    <context>
        <name>AdamasScene</name>
        <message>
            <source>Size {n}</source>
            <translation>Taille {n}</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Capture progressive</translation>
        </message>
        <message>
            <source>out of the game</source>
            <translation>hors du jeu</translation>
        </message>
        <message>
            <source>{stacks} · to play</source>
            <translation>{stacks} · au trait</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>C’est à {name} de jouer</translation>
        </message>
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
                <numerusform>%n pièce chacun</numerusform>
                <numerusform>%n pièces chacun</numerusform>
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
            <source>That is beside the board: drop the pieces on a marked cell</source>
            <translation>C’est à côté du plateau : lâchez les pièces sur une case marquée</translation>
        </message>
        <message>
            <source>Carry so many pieces; digits typed quickly make one number</source>
            <translation>Porter ce nombre de pièces ; des chiffres tapés vite forment un seul nombre</translation>
        </message>
        <message>
            <source>Carry one piece more, or fewer</source>
            <translation>Porter une pièce de plus, ou de moins</translation>
        </message>
        <message>
            <source>Carry all pieces of the stack</source>
            <translation>Porter toutes les pièces de la pile</translation>
        </message>
        <message>
            <source>Take back the last part of the move</source>
            <translation>Reprendre la dernière part du coup</translation>
        </message>
        <message>
            <source>Clear the whole move</source>
            <translation>Effacer tout le coup</translation>
        </message>
        <message>
            <source>Play the move; Enter alone does while no cursor is shown</source>
            <translation>Jouer le coup ; Entrée seule suffit tant qu’aucun curseur n’est affiché</translation>
        </message>
    </context>
    <context>
        <name>AgainstComputer</name>
        <message>
            <source>Strength of the computer</source>
            <translation>Force de l’ordinateur</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Votre nom</translation>
        </message>
        <message>
            <source>First</source>
            <extracomment>you have the first move</extracomment>
            <translation>En premier</translation>
        </message>
        <message>
            <source>Second</source>
            <translation>En second</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Au sort</translation>
        </message>
        <message>
            <source>You move</source>
            <translation>Vous jouez</translation>
        </message>
        <message>
            <source>Not rated: {reason}.</source>
            <translation>Non classée : {reason}.</translation>
        </message>
        <message>
            <source>Rated without hints, coach and taking back.</source>
            <translation>Classée sans indices, entraîneur ni reprises.</translation>
        </message>
        <message>
            <source>You played against {level} last time. Rated without help.</source>
            <translation>La dernière fois, vous avez joué contre {level}. Classée sans aide.</translation>
        </message>
        <message>
            <source>Nearest to your strength, not met yet. Rated without help.</source>
            <translation>Au plus près de votre force, pas encore rencontré. Classée sans aide.</translation>
        </message>
        <message>
            <source>Nearest to your strength is {level}. Rated without help.</source>
            <translation>Au plus près de votre force : {level}. Classée sans aide.</translation>
        </message>
        <message numerus="yes">
            <source>Nearest to your strength: you won {won} of %n. Rated without help.</source>
            <translation>
                <numerusform>Au plus près de votre force : {won} gagnée sur %n. Classée sans aide.</numerusform>
                <numerusform>Au plus près de votre force : {won} gagnées sur %n. Classée sans aide.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BarLegend</name>
        <message>
            <source>how much a ray from there would tell</source>
            <translation>ce qu’un rayon dirait d’ici</translation>
        </message>
    </context>
    <context>
        <name>BegunList</name>
        <message>
            <source>Begun</source>
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
            <translation>Boîte à résoudre pour {name}</translation>
        </message>
        <message>
            <source>{cell} for {name}, atom</source>
            <translation>{cell} pour {name}, atome</translation>
        </message>
        <message>
            <source>{cell} for {name}, empty</source>
            <translation>{cell} pour {name}, vide</translation>
        </message>
        <message>
            <source>Random atoms</source>
            <translation>Atomes au hasard</translation>
        </message>
        <message>
            <source>Click puts an atom or takes it. R fills the box at random.</source>
            <translation>Un clic met un atome ou l’ôte. R remplit la boîte au hasard.</translation>
        </message>
        <message>
            <source>Fill the box at random</source>
            <translation>Remplir la boîte au hasard</translation>
        </message>
        <message>
            <source>Two placements look alike in the box of {name}: it takes luck.</source>
            <translation>Deux placements se ressemblent dans la boîte pour {name} : il faudra de la chance.</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: atoms by chance</extracomment>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Empty</source>
            <extracomment>verb on a button: takes all atoms away</extracomment>
            <translation>Vider</translation>
        </message>
        <message>
            <source>{n} of {all} atoms</source>
            <translation>Atomes : {n} sur {all}</translation>
        </message>
        <message>
            <source>Box of {name}</source>
            <translation>Boîte pour {name}</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxPanel</name>
        <message>
            <source>Place at random</source>
            <translation>Placer au hasard</translation>
        </message>
        <message>
            <source>Hide atoms</source>
            <translation>Cacher</translation>
        </message>
        <message>
            <source>Guess</source>
            <extracomment>verb on a button</extracomment>
            <translation>Deviner</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Finir le tour</translation>
        </message>
    </context>
    <context>
        <name>BlackBoxScene</name>
        <message>
            <source>port {port}, {words}</source>
            <translation>porte {port}, {words}</translation>
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
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>pass</source>
            <translation>passe</translation>
        </message>
        <message>
            <source>atoms</source>
            <translation>atomes</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>fin du tour</translation>
        </message>
        <message>
            <source>rays come later: first the atoms are hidden</source>
            <translation>les rayons viennent plus tard : on cache d’abord les atomes</translation>
        </message>
        <message>
            <source>Hiding: place the atoms at random</source>
            <translation>Au début : placer les atomes au hasard</translation>
        </message>
        <message>
            <source>Hiding: hide the atoms placed</source>
            <translation>Au début : cacher les atomes placés</translation>
        </message>
        <message>
            <source>Note a square as empty, like the right mouse button</source>
            <translation>Noter une case comme vide, comme le bouton droit de la souris</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Deviner</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>all four atoms are placed: take one away first</source>
            <translation>les quatre atomes sont placés : ôtez-en un d’abord</translation>
        </message>
        <message>
            <source>{cell} has a marker</source>
            <translation>{cell} a un marqueur</translation>
        </message>
    </context>
    <context>
        <name>BoardScene</name>
        <message>
            <source>{name}, it is your move</source>
            <translation>{name}, à vous de jouer</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Nothing is shown until you are here.</source>
            <translation>Rien n’est montré avant votre arrivée.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>La partie est finie</translation>
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
        <name>Boards</name>
        <message>
            <source>Show large</source>
            <translation>Agrandir</translation>
        </message>
    </context>
    <context>
        <name>BoardsLens</name>
        <message>
            <source>{cell} may hold</source>
            <translation>{cell} peut être</translation>
        </message>
        <message>
            <source>others</source>
            <translation>autres</translation>
        </message>
        <message>
            <source>most likely {label}, with {chance}</source>
            <translation>le plus probable {label}, avec {chance}</translation>
        </message>
    </context>
    <context>
        <name>BoxLens</name>
        <message>
            <source>A probe at {port} tells {bits} bits</source>
            <translation>Une sonde en {port} apporte {bits} bits</translation>
        </message>
        <message>
            <source>A probe at {port} tells nothing new</source>
            <translation>Une sonde en {port} n’apprend rien de neuf</translation>
        </message>
        <message>
            <source>elsewhere</source>
            <translation>ailleurs</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>impact</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>réflexion</translation>
        </message>
        <message>
            <source>out at {port}</source>
            <translation>sortie en {port}</translation>
        </message>
        <message>
            <source>an atom with {chance}</source>
            <translation>un atome avec {chance}</translation>
        </message>
        <message>
            <source>would tell {bits} bits</source>
            <translation>apporterait {bits} bits</translation>
        </message>
    </context>
    <context>
        <name>ChoiceRow</name>
        <message>
            <source>{label}: {value}</source>
            <translation>{label} : {value}</translation>
        </message>
    </context>
    <context>
        <name>Comparison</name>
        <message>
            <source>Side by side</source>
            <translation>Côte à côte</translation>
        </message>
        <message>
            <source>Put it on the board</source>
            <translation>Mettre sur le plateau</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>They are of different sizes.</source>
            <translation>Ils sont de tailles différentes.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells differ: they are ringed.</source>
            <translation>
                <numerusform>%n case diffère : elle est entourée.</numerusform>
                <numerusform>%n cases diffèrent : elles sont entourées.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are the same.</source>
            <translation>Ils sont identiques.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sur le plateau</translation>
        </message>
    </context>
    <context>
        <name>Contents</name>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
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
                <numerusform>%n résolu, non résolus : {m}</numerusform>
                <numerusform>%n résolus, non résolus : {m}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Back to the games</source>
            <translation>Retour aux jeux</translation>
        </message>
        <message>
            <source>I am {name}, show my board</source>
            <translation>C’est moi, {name} : montrer mon plateau</translation>
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
        <name>Database</name>
        <message>
            <source>it was opened to be read</source>
            <translation>il est ouvert en lecture seule</translation>
        </message>
        <message>
            <source>it cannot be written</source>
            <translation>il est impossible d’y écrire</translation>
        </message>
        <message>
            <source>it was written by a newer Quincunx</source>
            <translation>il vient d’un Quincunx plus récent</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results is only read, for {reason}: nothing new is kept.</source>
            <translation>Le fichier de vos tracés et résultats est seulement lu, car {reason} : rien de nouveau n’est gardé.</translation>
        </message>
        <message>
            <source>The file with your layouts and puzzle results was far too large and cannot be read. It was kept as {name}.</source>
            <translation>Le fichier de vos tracés et résultats était bien trop gros et ne peut pas être lu. Il est gardé sous le nom {name}.</translation>
        </message>
        <message>
            <source>another program is writing to it</source>
            <translation>un autre programme y écrit</translation>
        </message>
        <message>
            <source>it is damaged</source>
            <translation>il est abîmé</translation>
        </message>
        <message numerus="yes">
            <source>The file with your layouts and puzzle results was damaged. %n entries could be read; the damaged file was kept as {name}.</source>
            <translation>
                <numerusform>Le fichier de vos tracés et résultats était abîmé. %n élément a pu être lu ; le fichier abîmé est gardé sous le nom {name}.</numerusform>
                <numerusform>Le fichier de vos tracés et résultats était abîmé. %n éléments ont pu être lus ; le fichier abîmé est gardé sous le nom {name}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DetailPanel</name>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
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
            <source>No match chosen</source>
            <translation>Aucune partie choisie</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminée</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>En cours</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>au trait</translation>
        </message>
        <message>
            <source>won</source>
            <translation>victoire</translation>
        </message>
        <message>
            <source>shared the win</source>
            <translation>victoire partagée</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Début</translation>
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
            <source>Length</source>
            <extracomment>how long the match was played</extracomment>
            <translation>Durée</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>Who am I?</source>
            <translation>Qui suis-je ?</translation>
        </message>
        <message>
            <source>Counts for</source>
            <translation>Compte pour</translation>
        </message>
    </context>
    <context>
        <name>DifficultyGauge</name>
        <message>
            <source>How hard to read</source>
            <translation>Difficulté de lecture</translation>
        </message>
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
            <source>Make it harder</source>
            <translation>Rendre plus difficile</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>A quick computer player reads it in three turns, some hundred times</source>
            <translation>L’ordinateur, en jouant vite, le lit en trois tours, une bonne centaine de fois</translation>
        </message>
        <message>
            <source>Show on the board where the points were made</source>
            <translation>Montrer sur le plateau où les points ont été marqués</translation>
        </message>
        <message>
            <source>Change a few regions at a time, as long as fewer points are made of it</source>
            <translation>Changer quelques régions à la fois, tant que le tracé donne moins de points</translation>
        </message>
        <message>
            <source>Hide the map</source>
            <translation>Cacher la carte</translation>
        </message>
        <message>
            <source>harder than {share} of random ones</source>
            <translation>plus difficile que {share} des tracés au hasard</translation>
        </message>
        <message>
            <source>No change was found that surely makes it harder</source>
            <translation>Aucun changement ne le rend plus difficile à coup sûr</translation>
        </message>
        <message>
            <source>Harder by {gain} ± {error} points: {own} now</source>
            <translation>Plus difficile de {gain} ± {error} points : {own} maintenant</translation>
        </message>
        <message>
            <source>{own} ± {error} points in three turns, {usual} as a rule</source>
            <translation>{own} ± {error} points en trois tours, {usual} d’ordinaire</translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, none helps yet</source>
            <translation>
                <numerusform>%n changement essayé, sans effet</numerusform>
                <numerusform>%n changements essayés, aucun n’aide encore</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changes tried, {taken} taken: {gain} ± {error}</source>
            <translation>
                <numerusform>%n changement essayé, gardés : {taken}, {gain} ± {error}</numerusform>
                <numerusform>%n changements essayés, gardés : {taken}, {gain} ± {error}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DragonsEditScene</name>
        <message>
            <source>tile {letter}</source>
            <translation>tuile {letter}</translation>
        </message>
        <message>
            <source>Flip the tile there, or else the one in hand</source>
            <translation>Retourner la tuile à cet endroit, ou sinon celle en main</translation>
        </message>
        <message>
            <source>Click lays the tile, right click takes one. R turns, F flips.</source>
            <translation>Un clic pose la tuile, un clic droit en ôte une. R tourne, F retourne.</translation>
        </message>
        <message>
            <source>Tiles left</source>
            <translation>Tuiles restantes</translation>
        </message>
        <message>
            <source>In the pool, once these lie on the table.</source>
            <translation>Dans la réserve, une fois celles-ci sur la table.</translation>
        </message>
    </context>
    <context>
        <name>DragonsPanel</name>
        <message>
            <source>Tiles left</source>
            <translation>Tuiles restantes</translation>
        </message>
        <message>
            <source>Chosen tile</source>
            <translation>Tuile choisie</translation>
        </message>
        <message>
            <source>Turn to the left (Shift+R)</source>
            <translation>Tourner à gauche (Maj+R)</translation>
        </message>
        <message>
            <source>Turn to the right (R)</source>
            <translation>Tourner à droite (R)</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the tile in hand</extracomment>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the other side of the tile</extracomment>
            <translation>Retourner</translation>
        </message>
        <message>
            <source>Show the other side (F)</source>
            <translation>Montrer l’autre face (F)</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Montrer les plus longues boucles</translation>
        </message>
        <message>
            <source>{left} of {total}</source>
            <translation>{left} sur {total}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
    </context>
    <context>
        <name>DragonsScene</name>
        <message>
            <source>left</source>
            <extracomment>below the number of tiles that are left</extracomment>
            <translation>restantes</translation>
        </message>
        <message>
            <source>Turn the tile to the next way it fits, or to the one before</source>
            <translation>Tourner la tuile vers la pose suivante, ou la précédente</translation>
        </message>
        <message>
            <source>Flip the tile to its other side</source>
            <translation>Retourner la tuile sur l’autre face</translation>
        </message>
        <message>
            <source>Choose the position with this number, digit by digit</source>
            <translation>Choisir la position de ce numéro, chiffre par chiffre</translation>
        </message>
        <message>
            <source>Put the tile down</source>
            <translation>Poser la tuile</translation>
        </message>
    </context>
    <context>
        <name>DragonsWords</name>
        <message>
            <source>{name} is to add a tile</source>
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
            <source>Press Enter at a lit position. R turns, F flips.</source>
            <translation>Appuyez sur Entrée à une position éclairée. R tourne, F retourne.</translation>
        </message>
        <message>
            <source>Drop it on a lit position. The wheel turns, F flips.</source>
            <translation>Lâchez-la sur une position éclairée. La molette tourne, F retourne.</translation>
        </message>
        <message>
            <source>Click a lit position. The wheel turns, F flips.</source>
            <translation>Cliquez sur une position éclairée. La molette tourne, F retourne.</translation>
        </message>
        <message>
            <source>{name}, add a tile</source>
            <translation>{name}, ajoutez une tuile</translation>
        </message>
        <message>
            <source>Go to a tile or to a position and press Enter.</source>
            <translation>Allez à une tuile ou à une position et appuyez sur Entrée.</translation>
        </message>
        <message>
            <source>Drag a tile to the board, or click a position first.</source>
            <translation>Glissez une tuile sur le plateau, ou cliquez d’abord sur une position.</translation>
        </message>
        <message>
            <source>{name}, fill the gap</source>
            <translation>{name}, comblez la brèche</translation>
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
            <source>Position {number}: {count} states fit.</source>
            <translation>
                <numerusform>Position {number} : {count} pose possible.</numerusform>
                <numerusform>Position {number} : {count} poses possibles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, Enter places.</source>
            <translation>
                <numerusform>{count} pose possible : R tourne, F retourne, Entrée place.</numerusform>
                <numerusform>{count} poses possibles : R tourne, F retourne, Entrée place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} states fit: R turns, F flips, a click places.</source>
            <translation>
                <numerusform>{count} pose possible : R tourne, F retourne, un clic place.</numerusform>
                <numerusform>{count} poses possibles : R tourne, F retourne, un clic place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name}, fill one of the {count} gaps</source>
            <translation>
                <numerusform>{name}, comblez {count} brèche</numerusform>
                <numerusform>{name}, comblez l’une des {count} brèches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n eyes complete</source>
            <translation>
                <numerusform>yeux complets : {n} sur %n</numerusform>
                <numerusform>yeux complets : {n} sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Drop it within the ring. The wheel turns, F flips.</source>
            <translation>Lâchez-la dans l’anneau. La molette tourne, F retourne.</translation>
        </message>
        <message>
            <source>Other positions have to wait. Choose a ringed one.</source>
            <translation>Les autres positions attendront. Choisissez-en une entourée.</translation>
        </message>
        <message>
            <source>{sides} sides are closed. {states} tile states fit.</source>
            <translation>Côtés fermés : {sides}. Poses possibles : {states}.</translation>
        </message>
        <message>
            <source>Nothing else fits. Enter places it.</source>
            <translation>Rien d’autre ne va. Entrée la place.</translation>
        </message>
        <message>
            <source>Nothing else fits. Click again to place it.</source>
            <translation>Rien d’autre ne va. Cliquez encore pour la placer.</translation>
        </message>
        <message>
            <source>Position {number}: only {letter} fits.</source>
            <translation>Position {number} : seule {letter} va.</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>a number within a sentence: of states, gaps or tiles</extracomment>
            <translation>aucune</translation>
        </message>
        <message>
            <source>one</source>
            <translation>une</translation>
        </message>
        <message>
            <source>two</source>
            <translation>deux</translation>
        </message>
        <message>
            <source>three</source>
            <translation>trois</translation>
        </message>
        <message>
            <source>four</source>
            <translation>quatre</translation>
        </message>
        <message>
            <source>five</source>
            <translation>cinq</translation>
        </message>
        <message>
            <source>six</source>
            <translation>six</translation>
        </message>
        <message>
            <source>seven</source>
            <translation>sept</translation>
        </message>
        <message>
            <source>eight</source>
            <translation>huit</translation>
        </message>
        <message>
            <source>nine</source>
            <translation>neuf</translation>
        </message>
        <message>
            <source>ten</source>
            <translation>dix</translation>
        </message>
        <message>
            <source>eleven</source>
            <translation>onze</translation>
        </message>
        <message>
            <source>twelve</source>
            <translation>douze</translation>
        </message>
        <message>
            <source>No other turn of this side fits anywhere</source>
            <translation>Aucune autre rotation de cette face ne va nulle part</translation>
        </message>
        <message>
            <source>No other turn of this side fits at {number}</source>
            <translation>Aucune autre rotation de cette face ne va en {number}</translation>
        </message>
        <message>
            <source>None of the {side} fits anywhere</source>
            <translation>Face sans place nulle part : {side}</translation>
        </message>
        <message>
            <source>None of the {side} fits at {number}</source>
            <translation>Face sans place en {number} : {side}</translation>
        </message>
        <message>
            <source>{letter} fits nowhere now</source>
            <translation>{letter} ne va nulle part pour l’instant</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a numbered position</source>
            <translation>Il y a déjà une tuile ici : choisissez une position numérotée</translation>
        </message>
        <message>
            <source>Crossings</source>
            <translation>Croix</translation>
        </message>
        <message>
            <source>Tails</source>
            <translation>Queues</translation>
        </message>
        <message>
            <source>Shoulders</source>
            <translation>Épaules</translation>
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
            <source>none fits</source>
            <translation>aucune ne va</translation>
        </message>
        <message>
            <source>{letter} fits</source>
            <translation>{letter} va</translation>
        </message>
        <message>
            <source>both fit</source>
            <translation>les deux vont</translation>
        </message>
        <message>
            <source>all fit</source>
            <translation>toutes vont</translation>
        </message>
        <message>
            <source>{letters} and {last} fit</source>
            <translation>{letters} et {last} vont</translation>
        </message>
        <message>
            <source>none complete</source>
            <translation>aucun complet</translation>
        </message>
        <message>
            <source>{eyes} · to play</source>
            <translation>{eyes} · au trait</translation>
        </message>
        <message>
            <source>path of {n}</source>
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
            <translation>Brèches libres</translation>
        </message>
        <message>
            <source>Complete gaps</source>
            <translation>Brèches à combler</translation>
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
            <source>Second side first</source>
            <translation>Deuxième face d’abord</translation>
        </message>
        <message>
            <source>Tantrix scoring</source>
            <translation>Score Tantrix</translation>
        </message>
        <message>
            <source>First dragon wins</source>
            <translation>Premier dragon gagne</translation>
        </message>
        <message>
            <source>Only dragon wins</source>
            <translation>Seul dragon gagne</translation>
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
            <source>Closed dragon wins</source>
            <translation>Dragon fermé gagne</translation>
        </message>
        <message>
            <source>Loop of five</source>
            <translation>Boucle de cinq</translation>
        </message>
        <message>
            <source>1 placed · 2 automatic</source>
            <translation>1 placée · 2 automatique</translation>
        </message>
        <message>
            <source>1 placed · 2–{n} automatic</source>
            <translation>1 placée · 2–{n} automatiques</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>verb on a button: lays the tile</extracomment>
            <translation>Placer</translation>
        </message>
        <message>
            <source>Place at {number}</source>
            <translation>Placer en {number}</translation>
        </message>
        <message>
            <source>Show the longest paths</source>
            <translation>Montrer les plus longs chemins</translation>
        </message>
        <message>
            <source>Show the longest loops</source>
            <translation>Montrer les plus longues boucles</translation>
        </message>
        <message>
            <source>chosen</source>
            <translation>choisie</translation>
        </message>
        <message>
            <source>fits</source>
            <translation>va</translation>
        </message>
        <message>
            <source>does not fit</source>
            <translation>ne va pas</translation>
        </message>
        <message>
            <source>position {number}</source>
            <translation>position {number}</translation>
        </message>
        <message>
            <source>position {number}: {letters}</source>
            <extracomment>a position and the letters of the tiles that fit there</extracomment>
            <translation>position {number} : {letters}</translation>
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
            <translation>va en {numbers}</translation>
        </message>
        <message>
            <source>Must fill</source>
            <translation>À combler</translation>
        </message>
        <message>
            <source>Must fill one</source>
            <translation>En combler une</translation>
        </message>
        <message>
            <source>open at positions {numbers}</source>
            <translation>ouvert aux emplacements {numbers}</translation>
        </message>
        <message numerus="yes">
            <source>longest path of {name}: %n tiles</source>
            <translation>
                <numerusform>plus long chemin de {name} : %n tuile</numerusform>
                <numerusform>plus long chemin de {name} : %n tuiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EditScene</name>
        <message>
            <source>Start position</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>Set up a position</source>
            <translation>Préparer une position</translation>
        </message>
        <message>
            <source>Take away what lies there; so does the right mouse button</source>
            <translation>Ôter ce qui est là, comme le bouton droit de la souris</translation>
        </message>
    </context>
    <context>
        <name>EditorStrip</name>
        <message>
            <source>painted</source>
            <translation>peintes</translation>
        </message>
        <message>
            <source>to fix</source>
            <translation>à corriger</translation>
        </message>
    </context>
    <context>
        <name>EngineStrip</name>
        <message>
            <source>{name} is winning</source>
            <translation>{name} gagne</translation>
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
            <source>Even</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>{name} is behind</source>
            <translation>{name} est en retard</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Moteur</translation>
        </message>
        <message>
            <source>Add line</source>
            <translation>Ajouter la ligne</translation>
        </message>
    </context>
    <context>
        <name>Exchange</name>
        <message>
            <source>The layout is in the clipboard</source>
            <translation>Le tracé est dans le presse-papiers</translation>
        </message>
        <message>
            <source>Drop one file: a text with a layout.</source>
            <translation>Déposez un seul fichier : un texte avec un tracé.</translation>
        </message>
        <message>
            <source>Texts (*.txt);;All files (*)</source>
            <translation>Textes (*.txt);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Ouvrir un tracé</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Exporter le tracé</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textes (*.txt)</translation>
        </message>
        <message numerus="yes">
            <source>Mono layout, %n regions</source>
            <translation>
                <numerusform>Tracé de Mono, %n région</numerusform>
                <numerusform>Tracé de Mono, %n régions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pasted a layout of %n regions</source>
            <translation>
                <numerusform>Tracé de %n région collé</numerusform>
                <numerusform>Tracé de %n régions collé</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This layout has %n regions, and this match is played with {wanted}.</source>
            <translation>
                <numerusform>Ce tracé a %n région, et cette partie se joue avec {wanted}.</numerusform>
                <numerusform>Ce tracé a %n régions, et cette partie se joue avec {wanted}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FaultList</name>
        <message numerus="yes">
            <source>%n empty cells touch it</source>
            <translation>
                <numerusform>%n case vide la touche</numerusform>
                <numerusform>%n cases vides la touchent</numerusform>
            </translation>
        </message>
        <message>
            <source>All regions</source>
            <translation>Toutes les régions</translation>
        </message>
        <message>
            <source>Choose a label</source>
            <translation>Choisissez une étiquette</translation>
        </message>
        <message>
            <source>Below the board, or type it</source>
            <translation>Sous le plateau, ou au clavier</translation>
        </message>
        <message>
            <source>Drag over cells</source>
            <translation>Glissez sur les cases</translation>
        </message>
        <message>
            <source>Label 4 is for four joined cells</source>
            <translation>Étiquette 4 : quatre cases jointes</translation>
        </message>
        <message>
            <source>Or begin with a layout</source>
            <translation>Ou partez d’un tracé</translation>
        </message>
        <message>
            <source>Random, Library, or paste one</source>
            <translation>Au hasard, de la bibliothèque, ou collé</translation>
        </message>
        <message>
            <source>Complete and joined</source>
            <translation>Complet et d’un seul tenant</translation>
        </message>
        <message>
            <source>Not joined: {cells}</source>
            <translation>Non jointes : {cells}</translation>
        </message>
        <message>
            <source>Erase or repaint some of them</source>
            <translation>Effacez-en ou repeignez-en quelques-unes</translation>
        </message>
        <message>
            <source>Not begun</source>
            <extracomment>no cell of the region is painted</extracomment>
            <translation>Pas commencée</translation>
        </message>
        <message>
            <source>No empty cell touches it</source>
            <translation>Aucune case vide ne la touche</translation>
        </message>
        <message>
            <source>Only {cells} touches it</source>
            <translation>Seule {cells} la touche</translation>
        </message>
        <message>
            <source>{cells} are empty beside it</source>
            <translation>{cells} sont vides à côté</translation>
        </message>
    </context>
    <context>
        <name>FigureBox</name>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
    </context>
    <context>
        <name>GameCards</name>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
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
                <numerusform>{n} leçon faite sur %n</numerusform>
                <numerusform>{n} leçons faites sur %n</numerusform>
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
            <source>%n played</source>
            <translation>
                <numerusform>%n jouée</numerusform>
                <numerusform>%n jouées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n matches against the computer</source>
            <translation>
                <numerusform>Classement après %n partie contre l’ordinateur</numerusform>
                <numerusform>Classement après %n parties contre l’ordinateur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rated after %n more matches</source>
            <translation>
                <numerusform>Classement après encore %n partie</numerusform>
                <numerusform>Classement après encore %n parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>Chance to win, turn by turn</source>
            <translation>Chances de gagner, tour par tour</translation>
        </message>
        <message>
            <source>at turn {n}, before the move:</source>
            <translation>au tour {n}, avant le coup :</translation>
        </message>
        <message>
            <source>at the end:</source>
            <translation>à la fin :</translation>
        </message>
        <message>
            <source>Chance to win</source>
            <translation>Chances de gagner</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Chance</translation>
        </message>
    </context>
    <context>
        <name>HardnessScale</name>
        <message>
            <source>easy to read</source>
            <translation>facile à lire</translation>
        </message>
        <message>
            <source>hard</source>
            <extracomment>one end of a scale</extracomment>
            <translation>difficile</translation>
        </message>
    </context>
    <context>
        <name>HeatLegend</name>
        <message>
            <source>Colours from 0 to {n} points a match</source>
            <translation>Couleurs de 0 à {n} points par partie</translation>
        </message>
        <message>
            <source>{n} points a match</source>
            <translation>{n} points par partie</translation>
        </message>
    </context>
    <context>
        <name>HeatMap</name>
        <message>
            <source>{n} points a match</source>
            <translation>{n} points par partie</translation>
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
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
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
            <source>%n days in a row</source>
            <translation>
                <numerusform>%n jour de suite</numerusform>
                <numerusform>%n jours de suite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins in a row</source>
            <translation>
                <numerusform>%n victoire de suite</numerusform>
                <numerusform>%n victoires de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing yet. Standard matches without help count.</source>
            <translation>Rien pour l’instant. Comptent les parties standard jouées sans aide.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Meilleur</translation>
        </message>
        <message>
            <source>all games</source>
            <translation>tous les jeux</translation>
        </message>
        <message>
            <source>Streaks</source>
            <translation>Séries</translation>
        </message>
        <message>
            <source>since {day}</source>
            <translation>depuis le {day}</translation>
        </message>
        <message>
            <source>none yet</source>
            <translation>aucune encore</translation>
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
            <translation>Joue ce coup  Entrée</translation>
        </message>
        <message>
            <source>Put the hint away</source>
            <translation>Ranger l’indice</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
    </context>
    <context>
        <name>HintControls</name>
        <message>
            <source>this is a serious match</source>
            <translation>c’est une partie sérieuse</translation>
        </message>
        <message>
            <source>There are no hints in a serious match.</source>
            <translation>Il n’y a pas d’indice dans une partie sérieuse.</translation>
        </message>
        <message>
            <source>There are hints when it is your move.</source>
            <translation>Les indices viennent quand c’est à vous de jouer.</translation>
        </message>
        <message>
            <source>Looking for a good move …</source>
            <translation>Recherche d’un bon coup …</translation>
        </message>
        <message>
            <source>Hint: {why}</source>
            <translation>Indice : {why}</translation>
        </message>
        <message>
            <source>No hint was found. Your move stays yours.</source>
            <translation>Aucun indice trouvé. Le coup reste à vous.</translation>
        </message>
        <message>
            <source>There is no lens in a serious match.</source>
            <translation>Il n’y a pas de loupe dans une partie sérieuse.</translation>
        </message>
        <message>
            <source>The lens found nothing to show.</source>
            <translation>La loupe n’a rien trouvé à montrer.</translation>
        </message>
    </context>
    <context>
        <name>HolominoEditScene</name>
        <message>
            <source>tile {digits}</source>
            <translation>tuile {digits}</translation>
        </message>
        <message>
            <source>into the pool of {name}</source>
            <translation>vers la réserve ({name})</translation>
        </message>
        <message>
            <source>pool of {name}, {tile}</source>
            <translation>réserve ({name}), {tile}</translation>
        </message>
        <message>
            <source>pool of {name}, empty</source>
            <translation>réserve ({name}), vide</translation>
        </message>
        <message>
            <source>Sack</source>
            <translation>Sac</translation>
        </message>
        <message>
            <source>Aside</source>
            <translation>À part</translation>
        </message>
        <message>
            <source>Three digits take the tile that has them into the hand</source>
            <translation>Trois chiffres prennent en main la tuile qui les porte</translation>
        </message>
        <message>
            <source>Turn the tile in hand, or else the one there</source>
            <translation>Tourner la tuile en main, ou sinon celle à cet endroit</translation>
        </message>
        <message>
            <source>Put the tile in hand into a pool</source>
            <translation>Mettre la tuile en main dans une réserve</translation>
        </message>
        <message>
            <source>Put the tile in hand into the sack, or aside</source>
            <translation>Mettre la tuile en main dans le sac, ou à part</translation>
        </message>
        <message>
            <source>There is no tile {tile} in this set.</source>
            <translation>Il n’y a pas de tuile {tile} dans ce jeu.</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>verb on a button: fills the pools</extracomment>
            <translation>Distribuer</translation>
        </message>
        <message>
            <source>{tile} in hand: click a cell, a pool, the sack. R turns it.</source>
            <translation>{tile} en main : cliquez sur une case, une réserve, le sac. R la tourne.</translation>
        </message>
        <message>
            <source>Take a tile from the panel or type its digits, then click where it goes.</source>
            <translation>Prenez une tuile du panneau ou tapez ses chiffres, puis cliquez où elle va.</translation>
        </message>
        <message>
            <source>All tiles</source>
            <translation>Toutes les tuiles</translation>
        </message>
        <message>
            <source>Points so far</source>
            <translation>Points jusqu’ici</translation>
        </message>
        <message>
            <source>Points of {seat}</source>
            <translation>Points ({seat})</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>{n} in the sack</source>
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
            <source>sack of %n tiles</source>
            <translation>
                <numerusform>sac de %n tuile</numerusform>
                <numerusform>sac de %n tuiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HolominoPanel</name>
        <message>
            <source>Visible to both</source>
            <translation>Visible par les deux</translation>
        </message>
    </context>
    <context>
        <name>HolominoScene</name>
        <message>
            <source>Take a tile of the pool, or put it down again</source>
            <translation>Prendre une tuile de la réserve, ou la reposer</translation>
        </message>
        <message>
            <source>Turn the tile, if it fits in several ways</source>
            <translation>Tourner la tuile, si elle va de plusieurs façons</translation>
        </message>
    </context>
    <context>
        <name>HolominoWords</name>
        <message>
            <source>{name} is to place a tile</source>
            <translation>{name} doit placer une tuile</translation>
        </message>
        <message>
            <source>{name}, throw {tile} back</source>
            <translation>{name}, remettez {tile}</translation>
        </message>
        <message>
            <source>Go to the sack and press Enter to pass.</source>
            <translation>Allez au sac et appuyez sur Entrée pour passer.</translation>
        </message>
        <message>
            <source>Drop it on the sack, or click there, to pass.</source>
            <translation>Lâchez-la sur le sac, ou cliquez dessus, pour passer.</translation>
        </message>
        <message>
            <source>{name}, no tile fits</source>
            <translation>{name}, aucune tuile ne va</translation>
        </message>
        <message>
            <source>Drag a tile to the sack: it goes back, and you pass.</source>
            <translation>Glissez une tuile dans le sac : elle y retourne, et vous passez.</translation>
        </message>
        <message>
            <source>{name}, place a tile</source>
            <translation>{name}, placez une tuile</translation>
        </message>
        <message>
            <source>Choose one with the arrow keys and Enter, or 1 to 9.</source>
            <translation>Choisissez-en une avec les flèches et Entrée, ou 1 à 9.</translation>
        </message>
        <message>
            <source>Drag a tile from the rack. Holes you close score.</source>
            <translation>Glissez une tuile du chevalet. Fermer des trous rapporte des points.</translation>
        </message>
        <message>
            <source>{tile} fits nowhere now. Choose another tile.</source>
            <translation>{tile} ne va nulle part pour l’instant. Choisissez une autre tuile.</translation>
        </message>
        <message>
            <source>Go to a lit position and press Enter.</source>
            <translation>Allez à une position éclairée et appuyez sur Entrée.</translation>
        </message>
        <message>
            <source>It fits at the lit position.</source>
            <translation>Elle va à la position éclairée.</translation>
        </message>
        <message>
            <source>{name}, place {tile}</source>
            <translation>{name}, placez {tile}</translation>
        </message>
        <message>
            <source>None of the tiles fits at {number}</source>
            <translation>Aucune des tuiles ne va en {number}</translation>
        </message>
        <message numerus="yes">
            <source>%n holes</source>
            <translation>
                <numerusform>%n trou</numerusform>
                <numerusform>%n trous</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose a tile first: {tiles} fit at {number}</source>
            <translation>
                <numerusform>Choisissez d’abord une tuile : {tiles} va en {number}</numerusform>
                <numerusform>Choisissez d’abord une tuile : {tiles} vont en {number}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits at %n positions.</source>
            <translation>
                <numerusform>Elle va à %n position.</numerusform>
                <numerusform>Elle va à %n positions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n ways: R turns it.</source>
            <translation>
                <numerusform>Elle va de %n façon : R la tourne.</numerusform>
                <numerusform>Elle va de %n façons : R la tourne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits in %n ways: the wheel or R turns it.</source>
            <translation>
                <numerusform>Elle va de %n façon : la molette ou R la tourne.</numerusform>
                <numerusform>Elle va de %n façons : la molette ou R la tourne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fits at %n positions</source>
            <translation>
                <numerusform>va à %n position</numerusform>
                <numerusform>va à %n positions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the sack, %n tiles</source>
            <translation>
                <numerusform>le sac, %n tuile</numerusform>
                <numerusform>le sac, %n tuiles</numerusform>
            </translation>
        </message>
        <message>
            <source>{tiles} and {last}</source>
            <translation>{tiles} et {last}</translation>
        </message>
        <message>
            <source>Choose the tile to throw back first</source>
            <translation>Choisissez d’abord la tuile à remettre</translation>
        </message>
        <message>
            <source>A tile lies here already: choose a lit position</source>
            <translation>Il y a déjà une tuile ici : choisissez une position éclairée</translation>
        </message>
        <message>
            <source>To pass</source>
            <translation>Doit passer</translation>
        </message>
        <message>
            <source>To place</source>
            <translation>Doit placer</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>a number of tiles, at the beginning of a line</extracomment>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>One</source>
            <translation>Une</translation>
        </message>
        <message>
            <source>Two</source>
            <translation>Deux</translation>
        </message>
        <message>
            <source>Three</source>
            <translation>Trois</translation>
        </message>
        <message>
            <source>Four</source>
            <translation>Quatre</translation>
        </message>
        <message>
            <source>Five</source>
            <translation>Cinq</translation>
        </message>
        <message>
            <source>Six</source>
            <translation>Six</translation>
        </message>
        <message>
            <source>Seven</source>
            <translation>Sept</translation>
        </message>
        <message>
            <source>Eight</source>
            <translation>Huit</translation>
        </message>
        <message>
            <source>Nine</source>
            <translation>Neuf</translation>
        </message>
        <message>
            <source>Ten</source>
            <translation>Dix</translation>
        </message>
        <message numerus="yes">
            <source>{count} tiles in pool</source>
            <translation>
                <numerusform>{count} tuile en réserve</numerusform>
                <numerusform>{count} tuiles en réserve</numerusform>
            </translation>
        </message>
        <message>
            <source>Digits 1–{highest}</source>
            <translation>Chiffres 1–{highest}</translation>
        </message>
        <message>
            <source>Pool of {size}, 1 drawn</source>
            <translation>Réserve de {size}, 1 piochée</translation>
        </message>
        <message>
            <source>Limited scores</source>
            <translation>Scores limités</translation>
        </message>
        <message>
            <source>Repeated digits</source>
            <translation>Chiffres répétés</translation>
        </message>
        <message>
            <source>{tile} to the sack</source>
            <translation>{tile} dans le sac</translation>
        </message>
        <message>
            <source>{name}’s pool</source>
            <translation>Réserve : {name}</translation>
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
            <source>What a tile scores is seen when it lies: count before you drop it.</source>
            <translation>On voit ce que vaut une tuile une fois posée : comptez avant de la lâcher.</translation>
        </message>
        <message>
            <source>Hold a tile over a lit position to see what it would score.</source>
            <translation>Tenez une tuile sur une position éclairée pour voir ce qu’elle vaudrait.</translation>
        </message>
        <message>
            <source>What a tile scores is told here.</source>
            <translation>Ce que vaut une tuile s’inscrit ici.</translation>
        </message>
        <message>
            <source>No tile fits anywhere: this turn scores nothing.</source>
            <translation>Aucune tuile ne va : ce tour ne rapporte rien.</translation>
        </message>
        <message>
            <source>Last placement</source>
            <translation>Dernier placement</translation>
        </message>
        <message>
            <source>Lead</source>
            <extracomment>noun: by how many points somebody is ahead</extracomment>
            <translation>Avance</translation>
        </message>
        <message>
            <source>Both the same</source>
            <translation>À égalité</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
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
            <source>Two holes multiply</source>
            <translation>Deux trous multipliés</translation>
        </message>
        <message>
            <source>Three holes multiply</source>
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
            <source>position {number}</source>
            <translation>position {number}</translation>
        </message>
        <message>
            <source>scores {points}</source>
            <translation>rapporte {points}</translation>
        </message>
        <message>
            <source>no tile of the pool fits</source>
            <translation>aucune tuile de la réserve ne va</translation>
        </message>
        <message>
            <source>{tile} scores {points}</source>
            <extracomment>a tile as it would lie, and its points</extracomment>
            <translation>{tile} rapporte {points}</translation>
        </message>
        <message>
            <source>fits here: {tiles}</source>
            <translation>va ici : {tiles}</translation>
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
            <source>your tiles close holes at %n positions</source>
            <translation>
                <numerusform>vos tuiles ferment des trous à %n emplacement</numerusform>
                <numerusform>vos tuiles ferment des trous à %n emplacements</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Mono layouts</source>
            <translation>Tracés de Mono</translation>
        </message>
        <message>
            <source>Draw your own</source>
            <translation>Dessinez le vôtre</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Ouvrir une partie</translation>
        </message>
        <message>
            <source>Nothing yet</source>
            <translation>Encore rien</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Play {game}</source>
            <translation>{game}</translation>
        </message>
        <message>
            <source>Against the easiest level</source>
            <translation>Contre le niveau le plus facile</translation>
        </message>
        <message>
            <source>New here?</source>
            <translation>Première fois ?</translation>
        </message>
        <message>
            <source>Once more</source>
            <translation>Encore une fois</translation>
        </message>
        <message>
            <source>As you played it last</source>
            <translation>Comme la dernière fois</translation>
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
        <name>KindCard</name>
        <message>
            <source>Today’s</source>
            <translation>Du jour</translation>
        </message>
        <message>
            <source>Another one</source>
            <translation>Un autre</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Préparation d’un problème…</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Today’s again</source>
            <translation>Refaire</translation>
        </message>
        <message>
            <source>Today’s puzzle</source>
            <translation>Problème du jour</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>Commencé</translation>
        </message>
        <message>
            <source>Today’s is waiting</source>
            <translation>Celui du jour attend</translation>
        </message>
        <message>
            <source>streak of {n}</source>
            <translation>jours de suite : {n}</translation>
        </message>
        <message>
            <source>solved yesterday</source>
            <translation>résolu hier</translation>
        </message>
    </context>
    <context>
        <name>KindList</name>
        <message>
            <source>Difficulty of another one</source>
            <translation>Difficulté d’un autre</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>verb on a button: the puzzle whose line was pasted</extracomment>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>A new one of each kind every day, and others without end.</source>
            <translation>Un nouveau de chaque type chaque jour, et d’autres sans fin.</translation>
        </message>
        <message>
            <source>Another one:</source>
            <translation>Un autre :</translation>
        </message>
        <message>
            <source>Paste a puzzle</source>
            <translation>Coller un problème</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Résultats</translation>
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
            <source>%n over</source>
            <extracomment>cells of a region painted too many</extracomment>
            <translation>
                <numerusform>%n de trop</numerusform>
                <numerusform>%n de trop</numerusform>
            </translation>
        </message>
        <message>
            <source>torn apart</source>
            <translation>en morceaux</translation>
        </message>
        <message>
            <source>complete</source>
            <extracomment>adjective: all cells of the region are painted</extracomment>
            <translation>complète</translation>
        </message>
        <message>
            <source>Label {label}: {n} of {all} placed, {left}</source>
            <translation>Étiquette {label} : {n} sur {all}, {left}</translation>
        </message>
    </context>
    <context>
        <name>LayoutList</name>
        <message>
            <source>Layouts</source>
            <translation>Tracés</translation>
        </message>
    </context>
    <context>
        <name>LayoutPanel</name>
        <message>
            <source>Cells painted</source>
            <translation>Cases peintes</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Régions</translation>
        </message>
        <message>
            <source>Validity</source>
            <translation>Validité</translation>
        </message>
        <message>
            <source>Complete</source>
            <extracomment>verb: fills in the cells that are not painted</extracomment>
            <translation>Compléter</translation>
        </message>
        <message>
            <source>Random</source>
            <extracomment>on a button: a layout made by chance</extracomment>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Play with it</source>
            <translation>Jouer avec</translation>
        </message>
        <message>
            <source>For the computer</source>
            <translation>À l’ordinateur</translation>
        </message>
        <message>
            <source>Make a puzzle</source>
            <translation>Problème</translation>
        </message>
        <message>
            <source>Fill the rest at random, keeping what is painted</source>
            <translation>Remplir le reste au hasard, en gardant ce qui est peint</translation>
        </message>
        <message>
            <source>Paint a layout at random</source>
            <translation>Peindre un tracé au hasard</translation>
        </message>
        <message>
            <source>Make all cells empty</source>
            <translation>Vider toutes les cases</translation>
        </message>
        <message>
            <source>A new match with this layout for you</source>
            <translation>Une nouvelle partie où ce tracé est à vous</translation>
        </message>
        <message>
            <source>Give it to the computer: a new match against this layout</source>
            <translation>Le donner à l’ordinateur : une nouvelle partie contre ce tracé</translation>
        </message>
        <message>
            <source>One file for somebody else, who does not see the layout</source>
            <translation>Un fichier pour quelqu’un d’autre, qui ne voit pas le tracé</translation>
        </message>
        <message>
            <source>ready to play</source>
            <translation>prêt à jouer</translation>
        </message>
        <message>
            <source>How to begin</source>
            <translation>Pour commencer</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message numerus="yes">
            <source>%n things to fix</source>
            <translation>
                <numerusform>%n point à corriger</numerusform>
                <numerusform>%n points à corriger</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LegRow</name>
        <message>
            <source>Take this part back</source>
            <translation>Reprendre cette part</translation>
        </message>
        <message>
            <source>Take back: {count} {text}</source>
            <translation>Reprendre : {count} {text}</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>Dots: full is won, half is drawn, empty is lost</source>
            <translation>Points : plein, gagnée ; à moitié, nulle ; vide, perdue</translation>
        </message>
    </context>
    <context>
        <name>LessonPage</name>
        <message>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
        <message>
            <source>Lesson {n} of {all}</source>
            <translation>Leçon {n} sur {all}</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>C’est fait</translation>
        </message>
        <message>
            <source>Done, and that was the last lesson</source>
            <translation>C’est fait, et c’était la dernière leçon</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Pas encore</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Leçon suivante</translation>
        </message>
        <message>
            <source>Back to the games</source>
            <translation>Retour aux jeux</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Montrer</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>open</source>
            <extracomment>a lesson or the lessons of a game</extracomment>
            <translation>ouvert</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Montrer</translation>
        </message>
        <message>
            <source>Plays one way to do it, and takes it back</source>
            <translation>Joue une façon de faire, puis la reprend</translation>
        </message>
        <message>
            <source>Start again</source>
            <translation>Refaire</translation>
        </message>
        <message>
            <source>{n} of {all} done</source>
            <translation>{n} faites sur {all}</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>Lesson {n}: {title}</source>
            <translation>Leçon {n} : {title}</translation>
        </message>
        <message>
            <source>Lesson {n}: {title}, done</source>
            <translation>Leçon {n} : {title}, faite</translation>
        </message>
    </context>
    <context>
        <name>LessonSession</name>
        <message>
            <source>This lesson is done: go on to the next.</source>
            <translation>Cette leçon est faite : passez à la suivante.</translation>
        </message>
        <message>
            <source>Wait a moment, please.</source>
            <translation>Un instant, s’il vous plaît.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Le calcul n’a pas abouti. Réessayez.</translation>
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
            <translation>sur {all}</translation>
        </message>
    </context>
    <context>
        <name>LessonsLine</name>
        <message>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
        <message>
            <source>First steps in each game</source>
            <translation>Premiers pas dans chaque jeu</translation>
        </message>
        <message>
            <source>All of them done</source>
            <translation>Toutes faites</translation>
        </message>
        <message>
            <source>{n} of {all}, next: {lesson}</source>
            <translation>{n} sur {all}, ensuite : {lesson}</translation>
        </message>
    </context>
    <context>
        <name>LibraryPanel</name>
        <message>
            <source>Keep</source>
            <extracomment>verb on a button: puts the layout into the library</extracomment>
            <translation>Garder</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Régions</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <source>Compare with the board</source>
            <translation>Comparer au plateau</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Dupliquer</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Name and #tags</source>
            <translation>Nom et #mots-clés</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>Your layouts cannot be opened: {reason}.</source>
            <translation>Vos tracés ne peuvent pas être ouverts : {reason}.</translation>
        </message>
        <message>
            <source>Layouts that cannot be read, and are not shown: {n}</source>
            <translation>Tracés illisibles, non affichés : {n}</translation>
        </message>
        <message>
            <source>The library could not be changed: {reason}.</source>
            <translation>La bibliothèque n’a pas pu être modifiée : {reason}.</translation>
        </message>
        <message>
            <source>Another program is writing: your library changes in a moment</source>
            <translation>Un autre programme écrit : votre bibliothèque change dans un instant</translation>
        </message>
        <message>
            <source>Your layouts cannot be read: {reason}.</source>
            <translation>Vos tracés ne peuvent pas être lus : {reason}.</translation>
        </message>
        <message>
            <source>Nothing is painted yet</source>
            <translation>Rien n’est encore peint</translation>
        </message>
        <message>
            <source>“{name}” replaced</source>
            <translation>« {name} » remplacé</translation>
        </message>
        <message>
            <source>Kept as “{name}”</source>
            <translation>Gardé sous le nom « {name} »</translation>
        </message>
        <message>
            <source>“{name}” deleted</source>
            <translation>« {name} » supprimé</translation>
        </message>
        <message numerus="yes">
            <source>%n layouts</source>
            <translation>
                <numerusform>%n tracé</numerusform>
                <numerusform>%n tracés</numerusform>
            </translation>
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
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
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
            <translation>Pas encore de ligne</translation>
        </message>
    </context>
    <context>
        <name>ListItem</name>
        <message>
            <source>ends it</source>
            <translation>termine</translation>
        </message>
    </context>
    <context>
        <name>Loader</name>
        <message>
            <source>this file cannot be opened</source>
            <translation>ce fichier ne peut pas être ouvert</translation>
        </message>
    </context>
    <context>
        <name>LoadingBar</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Opening {name}…</source>
            <translation>{name} s’ouvre…</translation>
        </message>
    </context>
    <context>
        <name>MatchFiles</name>
        <message>
            <source>This game is open in another window. Go on with it there.</source>
            <translation>Cette partie est ouverte dans une autre fenêtre. Continuez-la là-bas.</translation>
        </message>
        <message>
            <source>This game cannot be kept: {reason}. Play on, and save it elsewhere: {key}</source>
            <translation>Cette partie ne peut pas être gardée : {reason}. Continuez, et enregistrez-la ailleurs : {key}</translation>
        </message>
        <message>
            <source>This game is not kept</source>
            <translation>Cette partie n’est pas gardée</translation>
        </message>
        <message>
            <source>This game could not be written to the disk.</source>
            <translation>Cette partie n’a pas pu être écrite sur le disque.</translation>
        </message>
        <message>
            <source>If you leave it now, it is lost, unless you save it elsewhere.</source>
            <translation>Si vous la quittez maintenant, elle est perdue, sauf si vous l’enregistrez ailleurs.</translation>
        </message>
        <message>
            <source>Save elsewhere…</source>
            <translation>Enregistrer ailleurs…</translation>
        </message>
        <message>
            <source>Leave and lose it</source>
            <translation>Quitter et la perdre</translation>
        </message>
        <message>
            <source>Stay</source>
            <extracomment>verb on a button: the window is not closed</extracomment>
            <translation>Rester</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Ouvrir une partie</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>The study is kept with the record</source>
            <translation>L’analyse est conservée avec la partie</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Parties de Quincunx (*{extension})</translation>
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
            <source>This disk cannot say. Open the game here if no other window shows it.</source>
            <translation>Ce disque ne permet pas de le savoir. Ouvrez la partie ici si aucune autre fenêtre ne l’affiche.</translation>
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
        <name>MistakeList</name>
        <message numerus="yes">
            <source>%n to solve</source>
            <translation>
                <numerusform>%n à résoudre</numerusform>
                <numerusform>%n à résoudre</numerusform>
            </translation>
        </message>
        <message>
            <source>Your own mistakes</source>
            <translation>Vos propres erreurs</translation>
        </message>
        <message>
            <source>The next one comes back on {day}.</source>
            <translation>La prochaine revient le {day}.</translation>
        </message>
        <message>
            <source>{game}: {name}</source>
            <translation>{game} : {name}</translation>
        </message>
        <message>
            <source>Turn {n}: {share} of the win given away</source>
            <translation>Tour {n} : {share} de la victoire cédés</translation>
        </message>
    </context>
    <context>
        <name>MonoEditScene</name>
        <message>
            <source>{cell}, empty</source>
            <translation>{cell}, vide</translation>
        </message>
        <message>
            <source>{cell}, region {label}</source>
            <translation>{cell}, région {label}</translation>
        </message>
    </context>
    <context>
        <name>MonoEditor</name>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Tracé</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Bibliothèque</translation>
        </message>
        <message>
            <source>Use this layout</source>
            <translation>Utiliser ce tracé</translation>
        </message>
        <message>
            <source>Play with it; nobody else sees it.</source>
            <translation>Jouez avec ; personne d’autre ne le voit.</translation>
        </message>
        <message>
            <source>Layout editor</source>
            <translation>Éditeur de tracés</translation>
        </message>
        <message>
            <source>Mono</source>
            <translation>Mono</translation>
        </message>
        <message>
            <source>The layout: arrow keys walk, digits and letters choose</source>
            <translation>Le tracé : les flèches parcourent, chiffres et lettres choisissent</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Fermer l’éditeur</translation>
        </message>
        <message>
            <source>Type the layout</source>
            <translation>Écrire le tracé</translation>
        </message>
        <message>
            <source>There is no room here for the text. Paste it: {keys}</source>
            <translation>Il n’y a pas la place pour le texte ici. Collez-le : {keys}</translation>
        </message>
        <message>
            <source>The layout is ready</source>
            <translation>Le tracé est prêt</translation>
        </message>
        <message>
            <source>Use it, or go on drawing. Nobody else sees it.</source>
            <translation>Utilisez-le, ou dessinez encore. Personne d’autre ne le voit.</translation>
        </message>
        <message>
            <source>Draw your layout</source>
            <translation>Dessinez votre tracé</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, dessinez votre tracé</translation>
        </message>
        <message>
            <source>The layout stays as it was</source>
            <translation>Le tracé reste tel qu’il était</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds at the most</source>
            <translation>
                <numerusform>%n seconde au plus</numerusform>
                <numerusform>%n secondes au plus</numerusform>
            </translation>
        </message>
        <message>
            <source>Looking for a layout</source>
            <translation>Recherche d’un tracé</translation>
        </message>
        <message>
            <source>No layout found yet</source>
            <translation>Pas encore de tracé</translation>
        </message>
        <message numerus="yes">
            <source>After %n seconds it is not known if one fits.</source>
            <translation>
                <numerusform>Après %n seconde, on ne sait pas s’il en existe un.</numerusform>
                <numerusform>Après %n secondes, on ne sait pas s’il en existe un.</numerusform>
            </translation>
        </message>
        <message>
            <source>No layout fits</source>
            <translation>Aucun tracé ne va</translation>
        </message>
        <message>
            <source>Erase one of {cells}.</source>
            <translation>Effacez l’une de ces cases : {cells}.</translation>
        </message>
        <message>
            <source>{cell} makes it impossible: erase it.</source>
            <translation>{cell} le rend impossible : effacez-la.</translation>
        </message>
        <message numerus="yes">
            <source>%n cells stand in the way: erase {cells}.</source>
            <translation>
                <numerusform>%n case gêne : effacez {cells}.</numerusform>
                <numerusform>%n cases gênent : effacez {cells}.</numerusform>
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
            <source>Erase these %n cells, fewer may do: {cells}.</source>
            <translation>
                <numerusform>Effacez %n case : {cells}.</numerusform>
                <numerusform>Effacez ces %n cases, moins suffiront peut-être : {cells}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paint %n joined regions. Region k has k cells.</source>
            <translation>
                <numerusform>Peignez %n région d’un seul tenant. La région k a k cases.</numerusform>
                <numerusform>Peignez %n régions d’un seul tenant. La région k a k cases.</numerusform>
            </translation>
        </message>
        <message>
            <source>On the board before</source>
            <translation>Avant, sur le plateau</translation>
        </message>
        <message>
            <source>The layout is already complete</source>
            <translation>Le tracé est déjà complet</translation>
        </message>
    </context>
    <context>
        <name>MonoPanel</name>
        <message>
            <source>End turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>Random to the end</source>
            <translation>Finir au hasard</translation>
        </message>
        <message>
            <source>Ends your turn, and scores its list.  S</source>
            <translation>Finit votre tour et compte sa liste.  S</translation>
        </message>
        <message>
            <source>Uncovers cells at random, one after the other, until your turn ends.  R</source>
            <translation>Découvre des cases au hasard, l’une après l’autre, jusqu’à la fin de votre tour.  R</translation>
        </message>
    </context>
    <context>
        <name>MonoScene</name>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>Your board</source>
            <translation>Votre plateau</translation>
        </message>
        <message>
            <source>End turn and score {n}</source>
            <translation>Finir le tour et marquer {n}</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>Random cells to the turn’s end</source>
            <translation>Cases au hasard jusqu’à la fin du tour</translation>
        </message>
        <message>
            <source>End the turn and score the list</source>
            <translation>Finir le tour et compter la liste</translation>
        </message>
        <message>
            <source>Note your guess on a cell</source>
            <translation>Noter votre idée sur une case</translation>
        </message>
        <message>
            <source>Rub out the note</source>
            <translation>Effacer la note</translation>
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
            <translation>Entrée le joue</translation>
        </message>
    </context>
    <context>
        <name>MoveEntry</name>
        <message>
            <source>Type a move</source>
            <translation>Écrire un coup</translation>
        </message>
        <message>
            <source>Move in notation</source>
            <translation>Coup en notation</translation>
        </message>
        <message>
            <source>Moves that go on like this</source>
            <translation>Coups qui continuent ainsi</translation>
        </message>
    </context>
    <context>
        <name>MoveList</name>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>First position</source>
            <translation>Première position</translation>
        </message>
        <message>
            <source>Back one move</source>
            <translation>Un coup en arrière</translation>
        </message>
        <message>
            <source>On one move</source>
            <translation>Un coup en avant</translation>
        </message>
        <message>
            <source>Last position</source>
            <translation>Dernière position</translation>
        </message>
        <message>
            <source>No turns yet</source>
            <translation>Encore aucun tour</translation>
        </message>
        <message>
            <source>Before turn {n}</source>
            <translation>Avant le tour {n}</translation>
        </message>
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Tour {n} sur {last}</translation>
        </message>
    </context>
    <context>
        <name>MoveMarks</name>
        <message>
            <source>Better</source>
            <translation>Mieux</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Joué</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>New game: {game}</source>
            <translation>Nouvelle partie : {game}</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Partie habituelle</translation>
        </message>
        <message>
            <source>Serious</source>
            <translation>Sérieuse</translation>
        </message>
        <message>
            <source>Set up a position…</source>
            <translation>Préparer une position…</translation>
        </message>
        <message>
            <source>Start game</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Who plays?</source>
            <translation>Qui joue ?</translation>
        </message>
        <message>
            <source>Sets all options back</source>
            <translation>Remet toutes les options à leur valeur d’origine</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Begins from a position of your own, for the same players.</source>
            <translation>Part d’une position à vous, avec les mêmes joueurs.</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>No hints, no lens; what was shown is not taken back. The record says so.</source>
            <translation>Ni indices ni loupe ; ce qui a été montré ne se reprend pas. La partie en garde mention.</translation>
        </message>
        <message>
            <source>No hints. The record says so.</source>
            <translation>Pas d’indices. La partie en garde mention.</translation>
        </message>
        <message>
            <source>No hints; what was drawn is not taken back. The record says so.</source>
            <translation>Pas d’indices ; ce qui a été tiré ne se reprend pas. La partie en garde mention.</translation>
        </message>
        <message>
            <source>any</source>
            <extracomment>in an empty field: any seed</extracomment>
            <translation>au choix</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Graine</translation>
        </message>
        <message>
            <source>A number that fixes all chance, to play the same draws again.</source>
            <translation>Un nombre qui fixe tout le hasard, pour rejouer les mêmes tirages.</translation>
        </message>
        <message>
            <source>{name} moves first</source>
            <translation>{name} joue en premier</translation>
        </message>
        <message>
            <source>The lot says who moves first</source>
            <translation>Le sort dit qui joue en premier</translation>
        </message>
        <message>
            <source>A seed is a whole number</source>
            <translation>Une graine est un nombre entier</translation>
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
            <source>{hints}, usual rules</source>
            <translation>{hints}, règles habituelles</translation>
        </message>
        <message>
            <source>{hints}, usual start</source>
            <translation>{hints}, départ habituel</translation>
        </message>
        <message numerus="yes">
            <source>{hints}, %n changed</source>
            <translation>
                <numerusform>{hints}, %n modifiée</numerusform>
                <numerusform>{hints}, %n modifiées</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NextOpponent</name>
        <message>
            <source>Next opponent in {game}</source>
            <translation>Prochain adversaire : {game}</translation>
        </message>
        <message>
            <source>{rating}, nearest to you</source>
            <translation>{rating}, au plus près de vous</translation>
        </message>
        <message>
            <source>{rating}, the easiest</source>
            <translation>{rating}, le plus facile</translation>
        </message>
        <message>
            <source>Your chance {share}</source>
            <translation>Vos chances : {share}</translation>
        </message>
        <message>
            <source>Play {level}</source>
            <translation>Jouer contre {level}</translation>
        </message>
        <message>
            <source>Rated: no hints, no lens, no coach, no taking back.</source>
            <translation>Classée : sans indices, loupe, entraîneur ni reprises.</translation>
        </message>
        <message>
            <source>Rated: no hints, no coach, no taking back.</source>
            <translation>Classée : sans indices, entraîneur ni reprises.</translation>
        </message>
    </context>
    <context>
        <name>NumberRow</name>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
        </message>
        <message>
            <source>usual: {n}</source>
            <translation>habituel : {n}</translation>
        </message>
        <message>
            <source>{label}: {value}</source>
            <translation>{label} : {value}</translation>
        </message>
    </context>
    <context>
        <name>OpenEntry</name>
        <message>
            <source>Go on with {name}. {detail}</source>
            <translation>Continuer {name}. {detail}</translation>
        </message>
    </context>
    <context>
        <name>OptionRows</name>
        <message>
            <source>Not together with “{label}”.</source>
            <translation>Pas avec « {label} ».</translation>
        </message>
        <message>
            <source>“{label}”</source>
            <extracomment>an option by its name</extracomment>
            <translation>« {label} »</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>The layout goes to whoever has the first seat, and leaves the editor where others may not see it</source>
            <translation>Le tracé va à qui a le premier siège, et quitte l’éditeur si d’autres ne doivent pas le voir</translation>
        </message>
        <message numerus="yes">
            <source>The layout has %n regions and was not used: the board has another size</source>
            <translation>
                <numerusform>Le tracé a %n région et n’a pas servi : le plateau a une autre taille</numerusform>
                <numerusform>Le tracé a %n régions et n’a pas servi : le plateau a une autre taille</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PaintedCount</name>
        <message>
            <source>of {n}</source>
            <translation>sur {n}</translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n cells painted</source>
            <translation>
                <numerusform>cases peintes : {n} sur %n</numerusform>
                <numerusform>cases peintes : {n} sur %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PanelTexts</name>
        <message>
            <source>{name}’s box</source>
            <translation>Boîte ({name})</translation>
        </message>
        <message>
            <source>{name}’s markers</source>
            <translation>Marqueurs ({name})</translation>
        </message>
        <message>
            <source>your atoms, {name}’s markers</source>
            <translation>vos atomes, marqueurs : {name}</translation>
        </message>
        <message>
            <source>{hider}’s atoms, {name}’s markers</source>
            <translation>atomes : {hider}, marqueurs : {name}</translation>
        </message>
        <message>
            <source>One hides after the other.</source>
            <translation>On cache ses atomes chacun son tour.</translation>
        </message>
        <message>
            <source>Atoms</source>
            <translation>Atomes</translation>
        </message>
        <message>
            <source>{n} of 4 placed</source>
            <translation>Placés : {n} sur 4</translation>
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
            <source>Four atoms are to be placed</source>
            <translation>Il faut placer quatre atomes</translation>
        </message>
        <message>
            <source>Puts the four atoms on cells chosen at random; you may change them.  R</source>
            <translation>Met les quatre atomes sur des cases au hasard ; vous pouvez les changer.  R</translation>
        </message>
        <message>
            <source>{name} will look for them with rays.</source>
            <translation>{name} les cherchera avec des rayons.</translation>
        </message>
        <message>
            <source>Looking for a double…</source>
            <translation>Recherche d’un double…</translation>
        </message>
        <message>
            <source>These four have a double:</source>
            <translation>Ces quatre ont un double :</translation>
        </message>
        <message>
            <source>no ray can tell them apart.</source>
            <translation>aucun rayon ne les distingue.</translation>
        </message>
        <message>
            <source>No double: rays can find them.</source>
            <translation>Pas de double : des rayons peuvent les trouver.</translation>
        </message>
        <message>
            <source>Your markers</source>
            <translation>Vos marqueurs</translation>
        </message>
        <message>
            <source>No ray has been sent yet.</source>
            <translation>Aucun rayon n’a encore été envoyé.</translation>
        </message>
        <message>
            <source>Mark a cell to see which results agree.</source>
            <translation>Marquez une case pour voir quels résultats s’accordent.</translation>
        </message>
        <message>
            <source>No result agrees yet</source>
            <translation>Aucun résultat ne s’accorde encore</translation>
        </message>
        <message>
            <source>Port {port} does not agree</source>
            <translation>La porte {port} ne s’accorde pas</translation>
        </message>
        <message>
            <source>{n} results do not agree</source>
            <translation>{n} résultats ne s’accordent pas</translation>
        </message>
        <message>
            <source>Ports {ports} and {last} do not agree</source>
            <translation>Les portes {ports} et {last} ne s’accordent pas</translation>
        </message>
        <message>
            <source>Last guess</source>
            <extracomment>on the button that guesses</extracomment>
            <translation>Dernière hypothèse</translation>
        </message>
        <message>
            <source>Guess</source>
            <translation>Deviner</translation>
        </message>
        <message>
            <source>Guess these four  G</source>
            <translation>Deviner ces quatre-là  G</translation>
        </message>
        <message>
            <source>End turn  E</source>
            <translation>Finir le tour  E</translation>
        </message>
        <message>
            <source>Show {name}’s box</source>
            <translation>Montrer la boîte ({name})</translation>
        </message>
        <message>
            <source>{n} of 4 atoms marked</source>
            <translation>Atomes marqués : {n} sur 4</translation>
        </message>
        <message>
            <source>click a port for its ray</source>
            <translation>un clic montre le rayon</translation>
        </message>
        <message numerus="yes">
            <source>%n markers are wrong</source>
            <translation>
                <numerusform>%n marqueur est faux</numerusform>
                <numerusform>%n marqueurs sont faux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n placed, four are needed</source>
            <translation>
                <numerusform>%n placé, il en faut quatre</numerusform>
                <numerusform>%n placés, il en faut quatre</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n results agree</source>
            <translation>
                <numerusform>%n résultat s’accorde</numerusform>
                <numerusform>%n résultats s’accordent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n results agree</source>
            <translation>
                <numerusform>%n résultat, sans désaccord</numerusform>
                <numerusform>Les %n résultats s’accordent</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlayerCard</name>
        <message>
            <source>accuracy {share}</source>
            <translation>précision {share}</translation>
        </message>
        <message>
            <source>Luck {luck}, skill {skill}</source>
            <translation>Chance {luck}, talent {skill}</translation>
        </message>
    </context>
    <context>
        <name>PositionEditor</name>
        <message>
            <source>{game}: set-up</source>
            <translation>{game} : position de départ</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>Close the editor</source>
            <translation>Fermer l’éditeur</translation>
        </message>
        <message>
            <source>A match can begin from here.</source>
            <translation>Une partie peut commencer ici.</translation>
        </message>
        <message>
            <source>The position is in the clipboard</source>
            <translation>La position est dans le presse-papiers</translation>
        </message>
        <message>
            <source>There is no text in the clipboard.</source>
            <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
        </message>
        <message>
            <source>Not pasted: {reason}.</source>
            <translation>Rien de collé : {reason}.</translation>
        </message>
        <message>
            <source>Save the position</source>
            <translation>Enregistrer la position</translation>
        </message>
        <message>
            <source>Quincunx records (*{extension})</source>
            <translation>Parties de Quincunx (*{extension})</translation>
        </message>
    </context>
    <context>
        <name>PositionMarks</name>
        <message numerus="yes">
            <source>%n fit</source>
            <translation>
                <numerusform>%n va</numerusform>
                <numerusform>%n vont</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Program</name>
        <message>
            <source>The window cannot be made in this language. This one goes on.</source>
            <translation>La fenêtre ne peut pas s’afficher dans cette langue. Celle-ci reste ouverte.</translation>
        </message>
    </context>
    <context>
        <name>ProgressRow</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>PromptHeader</name>
        <message>
            <source>Waiting for the disk to keep the move…</source>
            <translation>Attente du disque pour garder le coup…</translation>
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
            <translation>Aucun rayon n’est encore entré dans cette boîte.</translation>
        </message>
        <message>
            <source>Click four cells, or let chance choose.</source>
            <translation>Cliquez sur quatre cases, ou laissez choisir le hasard.</translation>
        </message>
        <message>
            <source>{n} of 4 placed. Click an atom to take it away again.</source>
            <translation>Placés : {n} sur 4. Un clic sur un atome l’ôte.</translation>
        </message>
        <message>
            <source>No ray can tell these four from another four: they have a double.</source>
            <translation>Aucun rayon ne distingue ces quatre de quatre autres : ils ont un double.</translation>
        </message>
        <message>
            <source>All four are placed: now hide them.</source>
            <translation>Les quatre sont placés : cachez-les maintenant.</translation>
        </message>
        <message>
            <source>{name}, your guess was wrong</source>
            <translation>{name}, votre hypothèse était fausse</translation>
        </message>
        <message>
            <source>{name}, mark, guess or end your turn</source>
            <translation>{name}, marquez, devinez ou finissez le tour</translation>
        </message>
        <message>
            <source>{name}, mark or end your turn</source>
            <translation>{name}, marquez ou finissez le tour</translation>
        </message>
        <message>
            <source>{name}, mark, probe or guess</source>
            <translation>{name}, marquez, sondez ou devinez</translation>
        </message>
        <message>
            <source>{name}, mark or probe</source>
            <translation>{name}, marquez ou sondez</translation>
        </message>
        <message>
            <source>One or more of the four are wrong. Move markers, or end your turn.</source>
            <translation>L’un au moins des quatre est faux. Déplacez des marqueurs, ou finissez le tour.</translation>
        </message>
        <message>
            <source>You guessed these four before: at least one is wrong.</source>
            <translation>Vous avez déjà deviné ces quatre-là : l’un au moins est faux.</translation>
        </message>
        <message>
            <source>Click a port to send a ray, a cell to mark an atom.</source>
            <translation>Cliquez sur une porte pour envoyer un rayon, sur une case pour marquer un atome.</translation>
        </message>
        <message>
            <source>One ray a turn: yours has been sent.</source>
            <translation>Un rayon par tour : le vôtre est parti.</translation>
        </message>
        <message>
            <source>A ray runs from {port}.</source>
            <translation>Un rayon part de {port}.</translation>
        </message>
        <message>
            <source>The ray from {port} hit an atom.</source>
            <translation>Le rayon de {port} a touché un atome.</translation>
        </message>
        <message>
            <source>The ray from {port} came back.</source>
            <translation>Le rayon de {port} est revenu.</translation>
        </message>
        <message>
            <source>The ray from {port} came out at {end}.</source>
            <translation>Le rayon de {port} est sorti en {end}.</translation>
        </message>
        <message>
            <source>At least one of the four is wrong; you are not told which.</source>
            <translation>L’un au moins des quatre est faux ; on ne vous dit pas lequel.</translation>
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
            <source>{words} · to play</source>
            <translation>{words} · au trait</translation>
        </message>
        <message>
            <source>Four atoms are to be hidden, unseen.</source>
            <translation>Il faut cacher quatre atomes, à l’insu de l’autre.</translation>
        </message>
        <message>
            <source>No atom is shown until you are here.</source>
            <translation>Aucun atome n’est montré avant votre arrivée.</translation>
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
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>not probed</source>
            <translation>non sondée</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>impact</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>réflexion</translation>
        </message>
        <message>
            <source>{letter}, other end at {end}</source>
            <translation>{letter}, autre bout en {end}</translation>
        </message>
        <message>
            <source>does not agree</source>
            <extracomment>a probe’s result: the markers do not explain it</extracomment>
            <translation>ne s’accorde pas</translation>
        </message>
        <message numerus="yes">
            <source>%n guesses left</source>
            <translation>
                <numerusform>%n hypothèse</numerusform>
                <numerusform>%n hypothèses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n probes</source>
            <translation>
                <numerusform>%n sonde</numerusform>
                <numerusform>%n sondes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzlePage</name>
        <message>
            <source>How puzzles work</source>
            <translation>Les problèmes expliqués</translation>
        </message>
        <message>
            <source>Your results cannot be kept: {reason}.</source>
            <translation>Vos résultats ne peuvent pas être gardés : {reason}.</translation>
        </message>
        <message>
            <source>Attempts that cannot be read were set aside: {n}</source>
            <translation>Essais illisibles, mis de côté : {n}</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Ce n’est pas un problème : {reason}.</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>The match of this mistake cannot be read.</source>
            <translation>La partie de cette erreur est illisible.</translation>
        </message>
        <message>
            <source>Making a puzzle…</source>
            <translation>Préparation d’un problème…</translation>
        </message>
        <message>
            <source>This puzzle is not sound, and does not count: {reason}.</source>
            <translation>Ce problème n’est pas valable et ne compte pas : {reason}.</translation>
        </message>
        <message>
            <source>{game}: puzzle</source>
            <translation>{game} : problème</translation>
        </message>
        <message>
            <source>Back to the puzzles</source>
            <translation>Retour aux problèmes</translation>
        </message>
        <message>
            <source>You go on where you left this puzzle</source>
            <translation>Vous continuez là où vous aviez laissé ce problème</translation>
        </message>
        <message>
            <source>What you had played cannot be read and was set aside ({reason}): the puzzle begins anew.</source>
            <translation>Ce que vous aviez joué est illisible et a été mis de côté ({reason}) : le problème recommence du début.</translation>
        </message>
        <message>
            <source>This attempt cannot be kept beyond the end of the program: {reason}.</source>
            <translation>Cet essai ne peut pas être gardé après la fin du programme : {reason}.</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Contre la montre</translation>
        </message>
        <message>
            <source>This result cannot be kept: {reason}.</source>
            <translation>Ce résultat ne peut pas être gardé : {reason}.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>Le problème est dans le presse-papiers : collez-le dans un message</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Tells something that helps, and costs a star</source>
            <translation>Dit quelque chose d’utile et coûte une étoile</translation>
        </message>
        <message>
            <source>Again</source>
            <translation>Refaire</translation>
        </message>
        <message>
            <source>Send</source>
            <translation>Envoyer</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>The step before</source>
            <translation>L’étape précédente</translation>
        </message>
        <message>
            <source>The next step</source>
            <translation>L’étape suivante</translation>
        </message>
        <message>
            <source>Copies the puzzle as a line of text</source>
            <translation>Copie le problème en une ligne de texte</translation>
        </message>
        <message>
            <source>Daily of {day}</source>
            <translation>Problème du {day}</translation>
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
            <source>Give up</source>
            <translation>Renoncer</translation>
        </message>
        <message>
            <source>Give up first: what you have seen cannot be hidden again</source>
            <translation>Renoncez d’abord : ce que vous avez vu ne peut plus être caché</translation>
        </message>
        <message>
            <source>Solution {n} of {all}: show the next</source>
            <translation>Solution {n} sur {all} : montrer la suivante</translation>
        </message>
        <message>
            <source>Step {n} of {all}</source>
            <translation>Étape {n} sur {all}</translation>
        </message>
        <message>
            <source>The beginning</source>
            <translation>Le début</translation>
        </message>
        <message>
            <source>a wrong move costs one</source>
            <translation>un coup faux en coûte une</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Reprendre</translation>
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
    </context>
    <context>
        <name>PuzzleProvider</name>
        <message>
            <source>No puzzle could be made. Try again.</source>
            <translation>Aucun problème n’a pu être préparé. Réessayez.</translation>
        </message>
        <message>
            <source>No puzzle of this difficulty came up: here is the nearest.</source>
            <translation>Aucun problème de cette difficulté ne s’est présenté : voici le plus proche.</translation>
        </message>
    </context>
    <context>
        <name>PuzzleSession</name>
        <message>
            <source>it is over</source>
            <translation>il est terminé</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>Le coup précédent est encore en cours d’écriture sur le disque.</translation>
        </message>
        <message>
            <source>Take your move back first: it lets the win slip</source>
            <translation>Reprenez d’abord votre coup : il laisse échapper le gain</translation>
        </message>
        <message>
            <source>This attempt is over</source>
            <translation>Cet essai est terminé</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Le calcul n’a pas abouti. Réessayez.</translation>
        </message>
        <message>
            <source>Take your move back first: another one scores more</source>
            <translation>Annulez d’abord votre coup : un autre rapporte plus</translation>
        </message>
    </context>
    <context>
        <name>PuzzleStrip</name>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
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
            <translation>Résolu</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Non résolu</translation>
        </message>
        <message>
            <source>It cost a star. Take it back with {undo} and try another.</source>
            <translation>Cela coûte une étoile. Reprenez-le avec {undo} et essayez-en un autre.</translation>
        </message>
        <message>
            <source>That lets the win slip</source>
            <translation>Ce coup laisse échapper le gain</translation>
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
            <source>The solution, played by one who sees the layout</source>
            <translation>La solution, jouée par qui voit le tracé</translation>
        </message>
        <message>
            <source>Played by one who sees the layout, step {n} of {all}</source>
            <translation>Jouée par qui voit le tracé, étape {n} sur {all}</translation>
        </message>
        <message>
            <source>Working it out…</source>
            <translation>Calcul en cours…</translation>
        </message>
        <message>
            <source>Give up?</source>
            <translation>Renoncer ?</translation>
        </message>
        <message>
            <source>The solution is shown, without stars.</source>
            <translation>La solution est montrée, sans étoiles.</translation>
        </message>
        <message>
            <source>Give up</source>
            <translation>Renoncer</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Another move scores more</source>
            <translation>Un autre coup rapporte plus</translation>
        </message>
    </context>
    <context>
        <name>RatingPlot</name>
        <message>
            <source>Rating</source>
            <translation>Classement</translation>
        </message>
        <message>
            <source>{rating}. {day}, against {opponent}: {result}</source>
            <translation>{rating}. {day}, contre {opponent} : {result}</translation>
        </message>
        <message>
            <source>Rating in {game}, from {first} to {last}. {point}</source>
            <translation>Classement, {game}, de {first} à {last}. {point}</translation>
        </message>
    </context>
    <context>
        <name>RecordList</name>
        <message>
            <source>Records</source>
            <translation>Parties</translation>
        </message>
    </context>
    <context>
        <name>RecordsPage</name>
        <message>
            <source>Open a file</source>
            <translation>Ouvrir un fichier</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Voir le dossier</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Anyone</source>
            <translation>N’importe qui</translation>
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
            <translation>Trier</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>Fonctionnement</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Player, game, name</source>
            <translation>Joueur, jeu, nom</translation>
        </message>
        <message>
            <source>Search: {what}</source>
            <translation>Recherche : {what}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>En cours</translation>
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
            <source>Cannot be read</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <source>No matches yet. Whatever you play is kept here.</source>
            <translation>Encore aucune partie. Tout ce que vous jouez est gardé ici.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Lecture…</translation>
        </message>
        <message>
            <source>No match is like that.</source>
            <translation>Aucune partie ne correspond.</translation>
        </message>
        <message>
            <source>Only {matches}: show all</source>
            <translation>Seulement {matches} : tout montrer</translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>This record cannot be read any more.</source>
            <translation>Cette partie n’est plus lisible.</translation>
        </message>
        <message>
            <source>{which} is listed no more. The file stays where it is.</source>
            <translation>{which} n’est plus dans la liste. Le fichier reste où il est.</translation>
        </message>
        <message>
            <source>Nothing was deleted</source>
            <translation>Rien n’a été supprimé</translation>
        </message>
        <message>
            <source>{name} stays as it is: {reason}.</source>
            <translation>{name} reste tel quel : {reason}.</translation>
        </message>
        <message>
            <source>No match is finished yet: there is no folder to be shown.</source>
            <translation>Aucune partie n’est encore finie : il n’y a pas de dossier à montrer.</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>the key</extracomment>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>Open at the table</source>
            <translation>Ouvrir à la table</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n records are still being read</source>
            <translation>
                <numerusform>%n partie encore en cours de lecture</numerusform>
                <numerusform>%n parties encore en cours de lecture</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Deleted {which}. It stays in the bin for %n days.</source>
            <translation>
                <numerusform>Supprimé : {which}. Reste %n jour dans la corbeille.</numerusform>
                <numerusform>Supprimé : {which}. Reste %n jours dans la corbeille.</numerusform>
            </translation>
        </message>
        <message>
            <source>This match now counts for {names}.</source>
            <translation>Cette partie compte désormais pour {names}.</translation>
        </message>
        <message>
            <source>This match no longer counts.</source>
            <translation>Cette partie ne compte plus.</translation>
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
            <source>All kinds</source>
            <translation>Tous les types</translation>
        </message>
        <message>
            <source>Against the clock</source>
            <translation>Contre la montre</translation>
        </message>
        <message>
            <source>Results of</source>
            <translation>Résultats</translation>
        </message>
        <message>
            <source>Nothing solved yet.</source>
            <translation>Encore rien de résolu.</translation>
        </message>
        <message>
            <source>{n} of {all} solved</source>
            <translation>Résolus : {n} sur {all}</translation>
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
            <source>Where did it turn?</source>
            <translation>Où tout a-t-il basculé ?</translation>
        </message>
        <message>
            <source>This match could not be looked at.</source>
            <translation>Cette partie n’a pas pu être revue.</translation>
        </message>
        <message>
            <source>Nothing was given away.</source>
            <translation>Rien n’a été perdu.</translation>
        </message>
        <message>
            <source>Looking at the moves…</source>
            <translation>Examen des coups…</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>La fin</translation>
        </message>
        <message>
            <source>luck {share}</source>
            <translation>chance {share}</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Tour {n}</translation>
        </message>
        <message>
            <source>Better: {move}. {why}</source>
            <translation>Mieux : {move}. {why}</translation>
        </message>
        <message>
            <source>Only {move} would do. {why}</source>
            <translation>Seul {move} convenait. {why}</translation>
        </message>
        <message>
            <source>{n} of {all} moves looked at</source>
            <translation>{n} coups examinés sur {all}</translation>
        </message>
        <message>
            <source>Looking deeper: {n} of {all}</source>
            <translation>Recherche plus loin : {n} sur {all}</translation>
        </message>
        <message>
            <source>Turn {n} of {last}</source>
            <translation>Tour {n} sur {last}</translation>
        </message>
        <message>
            <source>The last position</source>
            <translation>La dernière position</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Ce qui aurait suivi</translation>
        </message>
        <message>
            <source>{name} plays {move}</source>
            <translation>{name} joue {move}</translation>
        </message>
        <message>
            <source>The best moves that were found.</source>
            <translation>Les meilleurs coups qui ont été trouvés.</translation>
        </message>
        <message>
            <source>One way it could have gone: what nobody could know is drawn at random.</source>
            <translation>Une suite possible : ce que personne ne pouvait savoir est tiré au hasard.</translation>
        </message>
        <message>
            <source>You will not be asked about this move again.</source>
            <translation>Ce coup ne vous sera plus demandé.</translation>
        </message>
        <message>
            <source>You know it by now: you will not be asked again.</source>
            <translation>Vous le savez maintenant : il ne vous sera plus demandé.</translation>
        </message>
        <message>
            <source>Turn {n}: {name}, find a better move</source>
            <translation>Tour {n} : {name}, trouvez un meilleur coup</translation>
        </message>
        <message>
            <source>{move} was played. Any move about as good as the best one counts.</source>
            <translation>{move} a été joué. Tout coup à peu près aussi bon que le meilleur compte.</translation>
        </message>
        <message>
            <source>{move} gives {share} away: {name} answers {answer}. Look again.</source>
            <translation>{move} perd {share} : {name} répond {answer}. Cherchez encore.</translation>
        </message>
        <message>
            <source>This could not be worked out. Try again.</source>
            <translation>Le calcul n’a pas abouti. Réessayez.</translation>
        </message>
        <message>
            <source>Turn {n}, {name}: {move}</source>
            <translation>Tour {n}, {name} : {move}</translation>
        </message>
        <message>
            <source>Follow-up {n} of {last}</source>
            <translation>Suite {n} sur {last}</translation>
        </message>
        <message>
            <source>{move} gives {share} away. Look for another one.</source>
            <translation>{move} perd {share}. Cherchez un autre coup.</translation>
        </message>
        <message>
            <source>{move} is it: {mark}.</source>
            <translation>{move}, c’est cela : {mark}.</translation>
        </message>
        <message numerus="yes">
            <source>You will be asked again in %n days.</source>
            <translation>
                <numerusform>Il vous sera redemandé dans %n jour.</numerusform>
                <numerusform>Il vous sera redemandé dans %n jours.</numerusform>
            </translation>
        </message>
        <message>
            <source>The marks appear once all moves have been looked at.</source>
            <translation>Les appréciations s’affichent dès que tous les coups ont été examinés.</translation>
        </message>
        <message>
            <source>Turning point: turn {n}.</source>
            <translation>Tournant : tour {n}.</translation>
        </message>
        <message>
            <source>The closer look changed turn {n}: {before}, now {after}.</source>
            <translation>L’examen approfondi a changé le tour {n} : {before}, maintenant {after}.</translation>
        </message>
        <message>
            <source>The closer look has changed no mark.</source>
            <translation>L’examen approfondi n’a changé aucune appréciation.</translation>
        </message>
        <message numerus="yes">
            <source>%n more marks changed.</source>
            <translation>
                <numerusform>%n autre appréciation a changé.</numerusform>
                <numerusform>%n autres appréciations ont changé.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Look deeper</source>
            <translation>Chercher plus loin</translation>
        </message>
        <message>
            <source>Thinks about every move once more, for longer</source>
            <translation>Réfléchit encore à chaque coup, plus longuement</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>What would have followed</source>
            <translation>Ce qui aurait suivi</translation>
        </message>
        <message>
            <source>Costliest moves</source>
            <translation>Les coups les plus coûteux</translation>
        </message>
        <message>
            <source>chance lost</source>
            <translation>chances perdues</translation>
        </message>
        <message>
            <source>Luck and skill add up to the result.</source>
            <translation>Chance et talent font ensemble le résultat.</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Go on looking</source>
            <translation>Continuer l’examen</translation>
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
            <source>Back to the match</source>
            <translation>Retour à la partie</translation>
        </message>
        <message>
            <source>Do not ask again</source>
            <translation>Ne plus demander</translation>
        </message>
    </context>
    <context>
        <name>ReviewStrip</name>
        <message>
            <source>turn</source>
            <translation>tour</translation>
        </message>
    </context>
    <context>
        <name>RowsText</name>
        <message>
            <source>Copy the rows</source>
            <translation>Copier les rangées</translation>
        </message>
        <message>
            <source>As text, top row first</source>
            <translation>En texte, rangée du haut d’abord</translation>
        </message>
        <message>
            <source>As text</source>
            <translation>En texte</translation>
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
        <message numerus="yes">
            <source>%n solved</source>
            <translation>
                <numerusform>%n résolu</numerusform>
                <numerusform>%n résolus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunSection</name>
        <message>
            <source>Against the clock</source>
            <translation>Contre la montre</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Tous les types rapides</translation>
        </message>
        <message>
            <source>Puzzles of the run</source>
            <translation>Problèmes de la course</translation>
        </message>
        <message>
            <source>{n} min</source>
            <translation>{n} min</translation>
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
            <source>As many as you can before the time is up</source>
            <translation>Le plus possible avant la fin du temps</translation>
        </message>
        <message>
            <source>best {n}</source>
            <translation>record {n}</translation>
        </message>
    </context>
    <context>
        <name>RunTable</name>
        <message>
            <source>Skip</source>
            <translation>Sauter</translation>
        </message>
        <message>
            <source>End it</source>
            <translation>Terminer</translation>
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
            <source>That is your best.</source>
            <translation>C’est votre record.</translation>
        </message>
        <message>
            <source>Your best is {n}.</source>
            <translation>Votre record est de {n}.</translation>
        </message>
        <message>
            <source>Another run</source>
            <translation>Encore une</translation>
        </message>
        <message>
            <source>To the puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Puzzle {n} of {m}</source>
            <translation>Problème {n} sur {m}</translation>
        </message>
        <message>
            <source>It counts as it stands.</source>
            <translation>Elle compte telle quelle.</translation>
        </message>
        <message>
            <source>End the run?</source>
            <translation>Terminer la course ?</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Résolu</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Non résolu</translation>
        </message>
        <message>
            <source>left</source>
            <extracomment>below the time that is left</extracomment>
            <translation>reste</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>résolus</translation>
        </message>
        <message numerus="yes">
            <source>%n seconds less.</source>
            <translation>
                <numerusform>%n seconde de moins.</numerusform>
                <numerusform>%n secondes de moins.</numerusform>
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
            <source>On to the next one: costs %n seconds, as a wrong move does</source>
            <translation>
                <numerusform>Au suivant : coûte %n seconde, comme un coup faux</numerusform>
                <numerusform>Au suivant : coûte %n secondes, comme un coup faux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{time} left, %n solved</source>
            <translation>
                <numerusform>reste {time}, %n résolu</numerusform>
                <numerusform>reste {time}, %n résolus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Saver</name>
        <message>
            <source>{name} could not be saved: {reason}. Choose another folder.</source>
            <translation>{name} n’a pas pu être enregistré : {reason}. Choisissez un autre dossier.</translation>
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
            <translation>{n} {unit}. Le par est de {par}</translation>
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
            <translation>Scores, tour après tour</translation>
        </message>
    </context>
    <context>
        <name>ScoreCurves</name>
        <message>
            <source>After turn {n}:  {scores}</source>
            <translation>Après le tour {n} :  {scores}</translation>
        </message>
        <message>
            <source>At first:  {scores}</source>
            <translation>Au début :  {scores}</translation>
        </message>
    </context>
    <context>
        <name>SeatBlock</name>
        <message>
            <source>to play</source>
            <translation>au trait</translation>
        </message>
    </context>
    <context>
        <name>SeatCard</name>
        <message>
            <source>thinking</source>
            <translation>réfléchit</translation>
        </message>
        <message>
            <source>to move</source>
            <translation>au trait</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Name of player {n}</source>
            <translation>Nom du joueur {n}</translation>
        </message>
        <message>
            <source>A person sits here</source>
            <translation>Une personne joue ici</translation>
        </message>
        <message>
            <source>A computer player sits here: {level}</source>
            <translation>L’ordinateur joue ici : {level}</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>Enlever {name}</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Personne</translation>
        </message>
    </context>
    <context>
        <name>SeatRows</name>
        <message>
            <source>Swap seats</source>
            <translation>Échanger les sièges</translation>
        </message>
        <message>
            <source>Add a third player</source>
            <translation>Un troisième joueur</translation>
        </message>
        <message>
            <source>Add a fourth player</source>
            <translation>Un quatrième joueur</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Ajouter un joueur</translation>
        </message>
    </context>
    <context>
        <name>Session</name>
        <message>
            <source>This match is not rated any more: {reason}.</source>
            <translation>Cette partie n’est plus classée : {reason}.</translation>
        </message>
        <message>
            <source>Line {line} of the record: {reason}. All moves before it are here.</source>
            <translation>Ligne {line} de l’enregistrement : {reason}. Tous les coups précédents sont là.</translation>
        </message>
        <message>
            <source>The game is over</source>
            <translation>La partie est finie</translation>
        </message>
        <message>
            <source>It is not your move</source>
            <translation>Ce n’est pas à vous de jouer</translation>
        </message>
        <message>
            <source>{name} does not agree to a draw</source>
            <translation>{name} n’accepte pas la nulle</translation>
        </message>
        <message>
            <source>The move before is still being written to the disk.</source>
            <translation>Le coup précédent est encore en cours d’écriture sur le disque.</translation>
        </message>
        <message>
            <source>Taken back: {moves}.</source>
            <translation>Coups repris : {moves}.</translation>
        </message>
        <message>
            <source>These are more notes than can be kept with the game</source>
            <translation>Il y a plus de notes qu’on n’en peut garder avec la partie</translation>
        </message>
        <message>
            <source>The damaged file is kept as {name}.</source>
            <translation>Le fichier abîmé est gardé sous le nom {name}.</translation>
        </message>
    </context>
    <context>
        <name>SetupPanel</name>
        <message>
            <source>Start game</source>
            <translation>Commencer</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Copies the position as text</source>
            <translation>Copie la position en texte</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>Shows the position the clipboard holds as text</source>
            <translation>Montre la position que le presse-papiers contient en texte</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Enregistrer…</translation>
        </message>
        <message>
            <source>Keeps the position as a record of a match not begun</source>
            <translation>Garde la position comme une partie non commencée</translation>
        </message>
        <message>
            <source>Make a puzzle…</source>
            <translation>En faire un problème…</translation>
        </message>
        <message>
            <source>A puzzle of this position, if it has one best answer</source>
            <translation>Un problème de cette position, si elle a une seule meilleure réponse</translation>
        </message>
        <message>
            <source>Start position</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Whose turn</source>
            <translation>Au trait</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Sièges</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>not yet</source>
            <translation>pas encore</translation>
        </message>
    </context>
    <context>
        <name>SharePuzzleDialog</name>
        <message>
            <source>A puzzle of your layout</source>
            <translation>Un problème de votre tracé</translation>
        </message>
        <message>
            <source>It is measured, to find par…</source>
            <translation>Mesure en cours, pour trouver le par…</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Enregistrer…</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>The puzzle as a line of text</source>
            <translation>Le problème en une ligne de texte</translation>
        </message>
        <message>
            <source>Large layouts take up to a minute.</source>
            <translation>Un grand tracé prend jusqu’à une minute.</translation>
        </message>
        <message>
            <source>A puzzle of your position</source>
            <translation>Un problème de votre position</translation>
        </message>
        <message>
            <source>Looking for the one answer…</source>
            <translation>Recherche de la réponse unique…</translation>
        </message>
        <message>
            <source>A puzzle has one best answer, or one first move that wins.</source>
            <translation>Un problème a une seule meilleure réponse, ou un seul premier coup gagnant.</translation>
        </message>
        <message>
            <source>{kind}: {goal}. {difficulty}.</source>
            <translation>{kind} : {goal}. {difficulty}.</translation>
        </message>
        <message>
            <source>This is no puzzle: {reason}.</source>
            <translation>Ce n’est pas un problème : {reason}.</translation>
        </message>
        <message>
            <source>No puzzle could be made of this.</source>
            <translation>On n’a pas pu en faire un problème.</translation>
        </message>
        <message>
            <source>The puzzle is in the clipboard: paste it into a message</source>
            <translation>Le problème est dans le presse-papiers : collez-le dans un message</translation>
        </message>
        <message>
            <source>Save the puzzle</source>
            <translation>Enregistrer le problème</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textes (*.txt)</translation>
        </message>
        <message>
            <source>Mono puzzle</source>
            <translation>Problème de Mono</translation>
        </message>
        <message numerus="yes">
            <source>Par is %n points in three turns. {difficulty}. The layout lies sealed in this line.</source>
            <translation>
                <numerusform>Le par est de %n point en trois tours. {difficulty}. Le tracé est scellé dans cette ligne.</numerusform>
                <numerusform>Le par est de %n points en trois tours. {difficulty}. Le tracé est scellé dans cette ligne.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ShortcutsPage</name>
        <message>
            <source>Shortcuts</source>
            <translation>Raccourcis</translation>
        </message>
        <message>
            <source>Everything the mouse can do, the keyboard can do as well.</source>
            <translation>Tout ce que fait la souris, le clavier le fait aussi.</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sur le plateau</translation>
        </message>
        <message>
            <source>At a puzzle</source>
            <translation>Dans un problème</translation>
        </message>
        <message>
            <source>In the window</source>
            <translation>Dans la fenêtre</translation>
        </message>
        <message>
            <source>In the layout editor</source>
            <translation>Dans l’éditeur de tracés</translation>
        </message>
        <message>
            <source>{game}: setting up a position</source>
            <translation>{game} : préparer une position</translation>
        </message>
        <message>
            <source>In every set-up</source>
            <translation>Préparer une position, dans tous les jeux</translation>
        </message>
    </context>
    <context>
        <name>SidePanel</name>
        <message>
            <source>Fold the panel</source>
            <translation>Replier le panneau</translation>
        </message>
    </context>
    <context>
        <name>SoloCard</name>
        <message>
            <source>On your own</source>
            <translation>En solitaire</translation>
        </message>
        <message>
            <source>A new one of each kind every day</source>
            <translation>Un nouveau de chaque type chaque jour</translation>
        </message>
        <message>
            <source>All of today’s are done; others come without end</source>
            <translation>Tous ceux du jour sont faits ; d’autres viennent sans fin</translation>
        </message>
        <message>
            <source>Next: {puzzle}</source>
            <translation>Puis : {puzzle}</translation>
        </message>
        <message numerus="yes">
            <source>%n days running</source>
            <translation>
                <numerusform>%n jour de suite</numerusform>
                <numerusform>%n jours de suite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} of %n puzzles today</source>
            <translation>
                <numerusform>{n} sur %n problème du jour</numerusform>
                <numerusform>{n} sur %n problèmes du jour</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StandingPage</name>
        <message numerus="yes">
            <source>A rating can be told after %n more matches against the computer: the standard game of two, without hints, coach or taking back.</source>
            <translation>
                <numerusform>Le classement viendra après encore %n partie contre l’ordinateur : le jeu standard à deux, sans indices, entraîneur ni reprises.</numerusform>
                <numerusform>Le classement viendra après encore %n parties contre l’ordinateur : le jeu standard à deux, sans indices, entraîneur ni reprises.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On average of %n matches: {time}, turns: {turns}.</source>
            <translation>
                <numerusform>En moyenne sur %n partie : {time}, tours : {turns}.</numerusform>
                <numerusform>En moyenne sur %n parties : {time}, tours : {turns}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{game}, rating after %n rated matches</source>
            <translation>
                <numerusform>{game}, classement après %n partie classée</numerusform>
                <numerusform>{game}, classement après %n parties classées</numerusform>
            </translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Enregistrer en CSV</translation>
        </message>
        <message>
            <source>Counting anew</source>
            <translation>Compter à nouveau</translation>
        </message>
        <message>
            <source>Half a year</source>
            <translation>Six mois</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Time</source>
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
            <translation>Ouvertures</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Bilan</translation>
        </message>
        <message>
            <source>How it works</source>
            <translation>Fonctionnement</translation>
        </message>
        <message>
            <source>With several</source>
            <translation>À plusieurs</translation>
        </message>
        <message>
            <source>Matches between people do not change the rating. Each line opens its matches.</source>
            <translation>Les parties entre personnes ne changent pas le classement. Chaque ligne ouvre ses parties.</translation>
        </message>
        <message>
            <source>No match between people yet.</source>
            <translation>Aucune partie entre personnes pour l’instant.</translation>
        </message>
        <message>
            <source>Points: {points}.</source>
            <translation>Points : {points}.</translation>
        </message>
        <message>
            <source>{person}, {game}: {what}</source>
            <translation>{person}, {game} : {what}</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>No match up to now counts any more. The menu has them count again.</source>
            <translation>Aucune partie jusqu’ici ne compte plus. Le menu les fait compter à nouveau.</translation>
        </message>
        <message>
            <source>{name} begins anew: no match up to now counts. The menu undoes it.</source>
            <translation>{name} repart de zéro : aucune partie jusqu’ici ne compte. Le menu l’annule.</translation>
        </message>
        <message>
            <source>All matches count again.</source>
            <translation>Toutes les parties comptent à nouveau.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>{name}: less</source>
            <translation>{name} : moins</translation>
        </message>
        <message>
            <source>{name}: more</source>
            <translation>{name} : plus</translation>
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
            <translation>Panneau</translation>
        </message>
        <message>
            <source>Open the panel</source>
            <translation>Ouvrir le panneau</translation>
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
            <translation>Ligne {line} de l’analyse : {reason}. Elle est conservée dans l’enregistrement.</translation>
        </message>
        <message>
            <source>drew {drawn}</source>
            <extracomment>what chance drew after a move: one or more tiles</extracomment>
            <translation>pioché : {drawn}</translation>
        </message>
        <message>
            <source>Layouts are not drawn in a study. Step on to try other moves.</source>
            <translation>On ne dessine pas de tracé dans une analyse. Avancez pour essayer d’autres coups.</translation>
        </message>
        <message>
            <source>{move}: {why}</source>
            <translation>{move} : {why}</translation>
        </message>
        <message>
            <source>Make any move to try another line.</source>
            <translation>Jouez n’importe quel coup pour essayer une autre ligne.</translation>
        </message>
        <message>
            <source>After turn {n}: {name} to move</source>
            <translation>Après le tour {n} : à {name} de jouer</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>À {name} de jouer</translation>
        </message>
        <message>
            <source>Only the beginning was pasted: a comment has at most {most} characters.</source>
            <translation>Seul le début a été collé : un commentaire compte au plus {most} caractères.</translation>
        </message>
        <message>
            <source>Nothing else that could be drawn here can be listed.</source>
            <translation>Rien d’autre qui pourrait être tiré ici ne peut être énuméré.</translation>
        </message>
        <message>
            <source>Looking…</source>
            <translation>Examen en cours…</translation>
        </message>
        <message>
            <source>{name} has won</source>
            <translation>{name} a gagné</translation>
        </message>
        <message>
            <source>A tie</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>The engine found nothing.</source>
            <translation>Le moteur n’a rien trouvé.</translation>
        </message>
    </context>
    <context>
        <name>StudyPanel</name>
        <message numerus="yes">
            <source>%n characters left</source>
            <translation>
                <numerusform>%n caractère restant</numerusform>
                <numerusform>%n caractères restants</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n lines</source>
            <translation>
                <numerusform>%n ligne</numerusform>
                <numerusform>%n lignes</numerusform>
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
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>played · variations</source>
            <translation>joués · variantes</translation>
        </message>
        <message>
            <source>Delete this variation</source>
            <translation>Supprimer cette variante</translation>
        </message>
        <message>
            <source>Comment</source>
            <translation>Commentaire</translation>
        </message>
        <message>
            <source>Say something about this move</source>
            <translation>Dire quelque chose de ce coup</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Promouvoir la variante</translation>
        </message>
        <message>
            <source>Save study</source>
            <translation>Enregistrer l’analyse</translation>
        </message>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>lines</source>
            <translation>lignes</translation>
        </message>
        <message>
            <source>Comment on {move}</source>
            <translation>Commentaire sur {move}</translation>
        </message>
        <message>
            <source>Comment on the beginning</source>
            <translation>Commentaire sur le début</translation>
        </message>
        <message>
            <source>Turn {n} · main line</source>
            <translation>Tour {n} · ligne principale</translation>
        </message>
        <message>
            <source>Turn {n} · variation</source>
            <translation>Tour {n} · variante</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>{game}: {names}</source>
            <translation>{game} : {names}</translation>
        </message>
        <message>
            <source>{name} lost the thread and plays anything.</source>
            <translation>{name} a perdu le fil et joue au petit bonheur.</translation>
        </message>
        <message>
            <source>Turn {n}</source>
            <translation>Tour {n}</translation>
        </message>
        <message>
            <source>this is a serious match, and what was shown stands</source>
            <translation>c’est une partie sérieuse, et ce qui a été montré reste</translation>
        </message>
        <message>
            <source>a study is kept with this match</source>
            <translation>une analyse est conservée avec cette partie</translation>
        </message>
        <message>
            <source>You are looking at an earlier position.</source>
            <translation>Vous regardez une position passée.</translation>
        </message>
        <message>
            <source>{name}, your turn is over</source>
            <translation>{name}, votre tour est fini</translation>
        </message>
        <message>
            <source>Look as long as you like, then hide the board.</source>
            <translation>Regardez aussi longtemps que vous voulez, puis cachez le plateau.</translation>
        </message>
        <message>
            <source>{name} is thinking about the draw</source>
            <translation>{name} réfléchit à la nulle</translation>
        </message>
        <message>
            <source>A move takes the offer back.</source>
            <translation>Un coup retire l’offre.</translation>
        </message>
        <message>
            <source>{name} is to move</source>
            <translation>C’est à {name} de jouer</translation>
        </message>
        <message>
            <source>{name} is thinking</source>
            <translation>{name} réfléchit</translation>
        </message>
        <message>
            <source>What you are typing. Enter plays it.</source>
            <translation>Ce que vous écrivez. Entrée le joue.</translation>
        </message>
        <message>
            <source>Coach: {words}</source>
            <translation>Entraîneur : {words}</translation>
        </message>
        <message>
            <source>The first position</source>
            <translation>La première position</translation>
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
            <translation>Retour en arrière</translation>
        </message>
        <message>
            <source>Playing goes on where it was left.</source>
            <translation>La partie continue là où elle en était.</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <translation>Revenir à la partie</translation>
        </message>
        <message>
            <source>Study</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>It turned at turn {n}</source>
            <translation>La partie a basculé au tour {n}</translation>
        </message>
        <message>
            <source>Swap seats</source>
            <translation>Échanger les sièges</translation>
        </message>
        <message>
            <source>{name} is next</source>
            <translation>Ensuite, {name}</translation>
        </message>
        <message>
            <source>Hide the board and pass the computer on.</source>
            <translation>Cachez le plateau et passez l’ordinateur.</translation>
        </message>
        <message>
            <source>Hide the board</source>
            <translation>Cacher le plateau</translation>
        </message>
        <message>
            <source>{asker} proposes a draw</source>
            <translation>{asker} propose la nulle</translation>
        </message>
        <message>
            <source>{asker} asks to take back</source>
            <translation>{asker} demande à reprendre</translation>
        </message>
        <message>
            <source>{answerer}, do you agree?</source>
            <translation>{answerer}, acceptez-vous ?</translation>
        </message>
        <message>
            <source>Agree</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Play on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>{name}, do you resign?</source>
            <translation>{name}, voulez-vous abandonner ?</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>You give the game up.</source>
            <translation>Vous laissez la partie.</translation>
        </message>
        <message>
            <source>{name}, do you propose a draw?</source>
            <translation>{name}, proposez-vous la nulle ?</translation>
        </message>
        <message>
            <source>Propose a draw</source>
            <translation>Proposer la nulle</translation>
        </message>
        <message>
            <source>If all agree, the game is over.</source>
            <translation>Si tous acceptent, la partie est finie.</translation>
        </message>
        <message>
            <source>{name}, do you call it a tie?</source>
            <translation>{name}, déclarez-vous l’égalité ?</translation>
        </message>
        <message>
            <source>Call it a tie</source>
            <translation>Déclarer l’égalité</translation>
        </message>
        <message>
            <source>The game is over then.</source>
            <translation>La partie est alors finie.</translation>
        </message>
        <message>
            <source>The board is in the clipboard</source>
            <translation>Le plateau est dans le presse-papiers</translation>
        </message>
    </context>
    <context>
        <name>TablePanel</name>
        <message>
            <source>Panel</source>
            <translation>Panneau</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
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
            <translation>{opponent} : gagné {tally}</translation>
        </message>
        <message>
            <source>not met yet</source>
            <translation>pas encore rencontré</translation>
        </message>
    </context>
    <context>
        <name>TallyTable</name>
        <message numerus="yes">
            <source>{won} won of %n played</source>
            <translation>
                <numerusform>{won} gagnée sur %n</numerusform>
                <numerusform>{won} gagnées sur %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ThemeButton</name>
        <message>
            <source>Switch to Day</source>
            <translation>Passer au thème Jour</translation>
        </message>
        <message>
            <source>Switch to Lamplight</source>
            <translation>Passer au thème Lampe</translation>
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
            <translation>{cell}, vide</translation>
        </message>
        <message>
            <source>Turn the tile there, or else the one in hand</source>
            <translation>Tourner la tuile à cet endroit, ou sinon celle en main</translation>
        </message>
    </context>
    <context>
        <name>TileGrid</name>
        <message>
            <source>All tiles: arrow keys walk, Enter takes one</source>
            <translation>Toutes les tuiles : les flèches parcourent, Entrée en prend une</translation>
        </message>
        <message>
            <source>{tile}, in use</source>
            <translation>{tile}, utilisée</translation>
        </message>
        <message>
            <source>{tile}, in the sack</source>
            <translation>{tile}, dans le sac</translation>
        </message>
    </context>
    <context>
        <name>TileRack</name>
        <message>
            <source>in the sack</source>
            <translation>dans le sac</translation>
        </message>
    </context>
    <context>
        <name>ToolBar</name>
        <message>
            <source>Mirror</source>
            <extracomment>verb: the whole layout, left to right</extracomment>
            <translation>Miroir</translation>
        </message>
        <message>
            <source>Mirror: left and right change sides</source>
            <translation>Miroir : gauche et droite s’échangent</translation>
        </message>
        <message>
            <source>Flip</source>
            <extracomment>verb: the whole layout, top to bottom</extracomment>
            <translation>Retourner</translation>
        </message>
        <message>
            <source>Flip: top and bottom change sides</source>
            <translation>Retourner : haut et bas s’échangent</translation>
        </message>
        <message>
            <source>Turn</source>
            <extracomment>verb: the whole layout, by half a turn</extracomment>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Demi-tour</translation>
        </message>
    </context>
    <context>
        <name>ToolController</name>
        <message>
            <source>Nothing is painted there: click a region.</source>
            <translation>Rien n’est peint ici : cliquez sur une région.</translation>
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Serious</source>
            <translation>Sérieuse</translation>
        </message>
        <message>
            <source>A serious match: no hints, no lens, and what was shown is not taken back</source>
            <translation>Une partie sérieuse : ni indices ni loupe, et ce qui a été montré ne se reprend pas</translation>
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
        <name>TreeRow</name>
        <message>
            <source>Variation, level {n}</source>
            <translation>Variante, niveau {n}</translation>
        </message>
        <message>
            <source>promoted</source>
            <translation>promue</translation>
        </message>
        <message>
            <source>as played</source>
            <translation>comme joué</translation>
        </message>
    </context>
    <context>
        <name>UndoLine</name>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>WatchBar</name>
        <message>
            <source>Hold the players up</source>
            <translation>Suspendre la partie</translation>
        </message>
        <message>
            <source>One move</source>
            <translation>Un coup</translation>
        </message>
        <message>
            <source>Calm</source>
            <extracomment>how fast the computer players move</extracomment>
            <translation>Calme</translation>
        </message>
        <message>
            <source>Brisk</source>
            <translation>Vif</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>How fast the computer plays</source>
            <translation>Vitesse de jeu de l’ordinateur</translation>
        </message>
        <message>
            <source>Let them play on</source>
            <translation>Relancer la partie</translation>
        </message>
    </context>
    <context>
        <name>WhoPlays</name>
        <message>
            <source>People here</source>
            <translation>Entre nous</translation>
        </message>
        <message>
            <source>{players}, one screen</source>
            <translation>{players}, un écran</translation>
        </message>
        <message>
            <source>Against the computer</source>
            <translation>Contre l’ordinateur</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Premier coup</translation>
        </message>
        <message>
            <source>By lot</source>
            <translation>Au sort</translation>
        </message>
        <message numerus="yes">
            <source>You and one of %n levels</source>
            <translation>
                <numerusform>Vous et %n niveau</numerusform>
                <numerusform>Vous et l’un des %n niveaux</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>{name} is uncovering cells</source>
            <translation>{name} découvre des cases</translation>
        </message>
        <message>
            <source>{name} is looking for your regions</source>
            <translation>{name} cherche vos régions</translation>
        </message>
        <message>
            <source>{name}, uncover a cell or end your turn</source>
            <translation>{name}, découvrez une case ou finissez le tour</translation>
        </message>
        <message>
            <source>{name}, uncover a cell</source>
            <translation>{name}, découvrez une case</translation>
        </message>
        <message>
            <source>{name} is placing a layout</source>
            <translation>{name} pose un tracé</translation>
        </message>
        <message>
            <source>Nobody else sees it.</source>
            <translation>Personne d’autre ne le voit.</translation>
        </message>
        <message>
            <source>{name}, draw your layout</source>
            <translation>{name}, dessinez votre tracé</translation>
        </message>
        <message>
            <source>Last round: {sentence}</source>
            <translation>Dernière manche : {sentence}</translation>
        </message>
        <message>
            <source>The list goes on while no value is lower than the one before.</source>
            <translation>La liste continue tant qu’aucune valeur n’est plus basse que la précédente.</translation>
        </message>
        <message>
            <source>The list goes on with {value} or more.</source>
            <translation>La liste continue avec {value} ou plus.</translation>
        </message>
        <message>
            <source>The list goes on with {value} alone.</source>
            <translation>La liste continue avec {value} seulement.</translation>
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
            <source>{name}’s list ended with {low}, lower than {before}: it scored {n}.</source>
            <translation>{name} : la liste a fini sur {low}, plus bas que {before} ; elle rapporte {n}.</translation>
        </message>
        <message>
            <source>{name}’s list scored {n}.</source>
            <translation>{name} : la liste rapporte {n}.</translation>
        </message>
        <message>
            <source>The cells are uncovered one by one.</source>
            <translation>Les cases se découvrent une à une.</translation>
        </message>
        <message>
            <source>This is your layout. Nobody else sees it.</source>
            <translation>C’est votre tracé. Personne d’autre ne le voit.</translation>
        </message>
        <message>
            <source>Your layout lies in the panel now. Nobody else sees it.</source>
            <translation>Votre tracé est maintenant dans le panneau. Personne d’autre ne le voit.</translation>
        </message>
        <message>
            <source>{low} is lower than {before} and ended your list: it scores {n}.</source>
            <translation>{low} est plus bas que {before} et a fini votre liste : elle rapporte {n}.</translation>
        </message>
        <message>
            <source>Your list scores {n}.</source>
            <translation>Votre liste rapporte {n}.</translation>
        </message>
        <message>
            <source>Layout placed</source>
            <translation>Tracé posé</translation>
        </message>
        <message>
            <source>Layout to place</source>
            <translation>Tracé à poser</translation>
        </message>
        <message>
            <source>To uncover</source>
            <translation>Doit découvrir</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Pas de découvertes automatiques</translation>
        </message>
        <message>
            <source>Lowest counts</source>
            <translation>La plus basse compte</translation>
        </message>
        <message>
            <source>Highest counts</source>
            <translation>La plus haute compte</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Dernière manche</translation>
        </message>
        <message>
            <source>Round {n}</source>
            <translation>Manche {n}</translation>
        </message>
        <message>
            <source>Layouts are placed unseen.</source>
            <translation>Les tracés se posent en secret.</translation>
        </message>
        <message>
            <source>All layouts are placed. Now they are looked for.</source>
            <translation>Tous les tracés sont posés. On peut chercher.</translation>
        </message>
        <message>
            <source>{name} scored {n}. Both boards are hidden.</source>
            <translation>{name} a marqué {n}. Plateaux cachés.</translation>
        </message>
        <message>
            <source>{name} scored {n}. All boards are hidden.</source>
            <translation>{name} a marqué {n}. Plateaux cachés.</translation>
        </message>
        <message>
            <source>Scored</source>
            <translation>Marqué</translation>
        </message>
        <message>
            <source>This turn</source>
            <translation>Ce tour</translation>
        </message>
        <message>
            <source>Nothing has been uncovered.</source>
            <translation>Rien n’a été découvert.</translation>
        </message>
        <message>
            <source>{name}’s last list</source>
            <translation>Liste ({name})</translation>
        </message>
        <message>
            <source>The list</source>
            <translation>La liste</translation>
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
            <source>seen</source>
            <extracomment>what the other players have uncovered</extracomment>
            <translation>vue</translation>
        </message>
        <message>
            <source>{words} from {name}</source>
            <translation>{words} pour {name}</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vide</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>cachée</translation>
        </message>
        <message>
            <source>{label}, never uncovered</source>
            <translation>{label}, jamais découverte</translation>
        </message>
        <message>
            <source>{name}’s board, small: {fact}</source>
            <translation>Plateau en petit ({name}) : {fact}</translation>
        </message>
        <message>
            <source>end of turn</source>
            <translation>fin du tour</translation>
        </message>
        <message>
            <source>hidden, your guess {label}</source>
            <translation>cachée, votre idée {label}</translation>
        </message>
        <message>
            <source>{cell} of {name}, {what}</source>
            <translation>{cell} ({name}), {what}</translation>
        </message>
        <message>
            <source>layout</source>
            <translation>tracé</translation>
        </message>
        <message numerus="yes">
            <source>%n cells</source>
            <translation>
                <numerusform>%n case</numerusform>
                <numerusform>%n cases</numerusform>
            </translation>
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
                <numerusform>%n cachée sur {cells}</numerusform>
                <numerusform>%n cachées sur {cells}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n région</numerusform>
                <numerusform>%n régions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>_Board</name>
        <message>
            <source>Picture</source>
            <translation>Image</translation>
        </message>
    </context>
    <context>
        <name>_Head</name>
        <message>
            <source>accuracy</source>
            <translation>précision</translation>
        </message>
    </context>
    <context>
        <name>_Legend</name>
        <message>
            <source>in and out</source>
            <translation>entrée et sortie</translation>
        </message>
        <message>
            <source>hit</source>
            <translation>impact</translation>
        </message>
        <message>
            <source>reflection</source>
            <translation>réflexion</translation>
        </message>
    </context>
    <context>
        <name>_Parts</name>
        <message>
            <source>Luck</source>
            <translation>Chance</translation>
        </message>
        <message>
            <source>Skill</source>
            <translation>Talent</translation>
        </message>
    </context>
    <context>
        <name>_RowPainter</name>
        <message>
            <source>Name of this record</source>
            <translation>Nom de cette partie</translation>
        </message>
    </context>
    <context>
        <name>adamas</name>
        <message>
            <source>No pieces are on their way yet.</source>
            <translation>Aucune pièce n’est encore en route.</translation>
        </message>
        <message>
            <source>{cell} has only {n} left</source>
            <translation>{cell} n’en a plus que {n}</translation>
        </message>
        <message>
            <source>{cell} is empty: choose one of your stacks</source>
            <translation>{cell} est vide : choisissez une de vos piles</translation>
        </message>
        <message>
            <source>{cell} is {name}’s stack: choose one of yours</source>
            <translation>{cell} est à {name} : choisissez une de vos piles</translation>
        </message>
        <message>
            <source>Pieces are going to {cell}: it cannot give any</source>
            <translation>Des pièces vont en {cell} : elle ne peut pas en donner</translation>
        </message>
        <message>
            <source>All pieces of {cell} are on their way</source>
            <translation>Toutes les pièces de {cell} sont en route</translation>
        </message>
        <message>
            <source>A merge goes to one cell: all its pieces go to {target}</source>
            <translation>Une fusion va sur une seule case : toutes ses pièces vont en {target}</translation>
        </message>
        <message>
            <source>A split comes from one stack: only {source} can give more</source>
            <translation>Une division part d’une seule pile : seule {source} peut en donner plus</translation>
        </message>
        <message>
            <source>Add more from {source} to split, or send other stacks to {target}, too</source>
            <translation>Prenez-en plus de {source} pour diviser, ou envoyez aussi d’autres piles en {target}</translation>
        </message>
        <message>
            <source>The pieces are on {source} already</source>
            <translation>Les pièces sont déjà en {source}</translation>
        </message>
        <message>
            <source>{target} is on no line with {source}</source>
            <translation>{target} n’est sur aucune ligne avec {source}</translation>
        </message>
        <message>
            <source>{blocker} stands between {source} and {target}</source>
            <translation>{blocker} est entre {source} et {target}</translation>
        </message>
        <message>
            <source>No stack of yours is that high</source>
            <translation>Aucune de vos piles n’est si haute</translation>
        </message>
        <message>
            <source>{cell} can go nowhere</source>
            <translation>{cell} ne peut aller nulle part</translation>
        </message>
        <message>
            <source>{cell} cannot join: {reason}</source>
            <translation>{cell} ne peut pas se joindre : {reason}</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>carries the whole stack</extracomment>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Carry</source>
            <extracomment>heading: how many pieces are carried</extracomment>
            <translation>Porter</translation>
        </message>
        <message>
            <source>carry the whole stack</source>
            <translation>porter toute la pile</translation>
        </message>
        <message>
            <source>carry one less</source>
            <translation>en porter une de moins</translation>
        </message>
        <message>
            <source>carry one more</source>
            <translation>en porter une de plus</translation>
        </message>
        <message>
            <source>carry {n}</source>
            <translation>en porter {n}</translation>
        </message>
        <message>
            <source>from {cell}</source>
            <translation>de {cell}</translation>
        </message>
        <message>
            <source>to {cell}</source>
            <translation>vers {cell}</translation>
        </message>
        <message>
            <source>in all to {cell}</source>
            <translation>en tout vers {cell}</translation>
        </message>
        <message numerus="yes">
            <source>%n capture {height}</source>
            <translation>
                <numerusform>%n capture {height}</numerusform>
                <numerusform>%n capturent {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n see its {height}</source>
            <translation>
                <numerusform>%n la voit, hauteur {height}</numerusform>
                <numerusform>%n la voient, hauteur {height}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>stay on {cell}</source>
            <translation>
                <numerusform>reste en {cell}</numerusform>
                <numerusform>restent en {cell}</numerusform>
            </translation>
        </message>
        <message>
            <source>captures {n}</source>
            <translation>capture {n}</translation>
        </message>
        <message>
            <source>{one} or {other}</source>
            <translation>{one} ou {other}</translation>
        </message>
        <message>
            <source>{who} may capture</source>
            <translation>{who} peut capturer</translation>
        </message>
        <message>
            <source>by {who}</source>
            <translation>par {who}</translation>
        </message>
        <message>
            <source>takes {n}</source>
            <translation>prend {n}</translation>
        </message>
        <message>
            <source>{name}, split the stack on {cell}</source>
            <translation>{name}, divisez la pile en {cell}</translation>
        </message>
        <message>
            <source>Drop {n} of {left} on a marked cell. Keys or wheel: how many.</source>
            <translation>Lâchez-en {n} sur {left} sur une case marquée. Touches ou molette : combien.</translation>
        </message>
        <message>
            <source>{name}, move the stack on {cell}</source>
            <translation>{name}, déplacez la pile en {cell}</translation>
        </message>
        <message>
            <source>Drop all {n} on a marked cell. Keys or wheel: fewer.</source>
            <translation>Lâchez les {n} sur une case marquée. Touches ou molette : moins.</translation>
        </message>
        <message>
            <source>Drag a stack along a line; with Shift it is played at once.</source>
            <translation>Glissez une pile le long d’une ligne ; avec Maj, le coup est joué aussitôt.</translation>
        </message>
        <message>
            <source>Drag a stack along a line. The first move may not capture.</source>
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
            <source>{name}, this split needs a change</source>
            <translation>{name}, cette division est à revoir</translation>
        </message>
        <message>
            <source>{name}, this move needs a change</source>
            <translation>{name}, ce coup est à revoir</translation>
        </message>
        <message>
            <source>Ctrl+Enter</source>
            <translation>Ctrl+Entrée</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>{keys} plays it.</source>
            <translation>{keys} le joue.</translation>
        </message>
        <message>
            <source>{name}, play the merge or add to it</source>
            <translation>{name}, jouez la fusion ou complétez-la</translation>
        </message>
        <message>
            <source>Other stacks in sight of {target} can join.</source>
            <translation>D’autres piles en vue de {target} peuvent se joindre.</translation>
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
            <source>Only {source} can give more pieces.</source>
            <translation>Seule {source} peut donner plus de pièces.</translation>
        </message>
        <message>
            <source>{name}, play the split</source>
            <translation>{name}, jouez la division</translation>
        </message>
        <message>
            <source>More from {source} splits, another stack to {target} merges.</source>
            <translation>Encore de {source} : division ; une autre pile vers {target} : fusion.</translation>
        </message>
        <message>
            <source>More from {source} splits.</source>
            <translation>Encore de {source} : division.</translation>
        </message>
        <message>
            <source>Another stack to {target} merges.</source>
            <translation>Une autre pile vers {target} : fusion.</translation>
        </message>
        <message>
            <source>{name}, play {move} or add to it</source>
            <translation>{name}, jouez {move} ou complétez</translation>
        </message>
        <message>
            <source>{name}, play {move}</source>
            <translation>{name}, jouez {move}</translation>
        </message>
        <message>
            <source>enemies in sight: {stacks}</source>
            <translation>adverses en vue : {stacks}</translation>
        </message>
        <message>
            <source>own in sight: {stacks}</source>
            <translation>amies en vue : {stacks}</translation>
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
            <source>{cell}, empty</source>
            <translation>{cell}, vide</translation>
        </message>
        <message>
            <source>{cell}, {name}’s stack of {n}, seen {seen}</source>
            <translation>{cell}, pile de {n} ({name}), vue par {seen}</translation>
        </message>
        <message>
            <source>Drop all {n} to play. Hold Ctrl to merge more stacks.</source>
            <translation>Posez les {n} pour jouer. Maintenez Ctrl pour fusionner d’autres piles.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Something went wrong, and this game cannot be kept. Save it elsewhere: {key}</source>
            <translation>Quelque chose a mal tourné, et cette partie ne peut pas être gardée. Enregistrez-la ailleurs : {key}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept. The details are in {path}</source>
            <translation>Quelque chose a mal tourné. Votre partie est gardée. Les détails sont dans {path}</translation>
        </message>
        <message>
            <source>Something went wrong. Your game is kept.</source>
            <translation>Quelque chose a mal tourné. Votre partie est gardée.</translation>
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
            <translation>Édition</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>title of a menu: what is done in a match</extracomment>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Ordinateur</translation>
        </message>
        <message>
            <source>Go to</source>
            <translation>Aller à</translation>
        </message>
        <message>
            <source>Look</source>
            <extracomment>title of a menu: how the window looks</extracomment>
            <translation>Affichage</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Aide</translation>
        </message>
        <message>
            <source>Size of texts</source>
            <translation>Taille des textes</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sons</translation>
        </message>
        <message>
            <source>Copy the rows</source>
            <translation>Copier les rangées</translation>
        </message>
        <message>
            <source>Copy as one line</source>
            <translation>Copier en une ligne</translation>
        </message>
        <message>
            <source>Paste a layout</source>
            <translation>Coller un tracé</translation>
        </message>
        <message>
            <source>Open…</source>
            <translation>Ouvrir…</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Use this layout</source>
            <translation>Utiliser ce tracé</translation>
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
            <source>Save the position…</source>
            <translation>Enregistrer la position…</translation>
        </message>
        <message>
            <source>Start a game from here</source>
            <translation>Commencer une partie ici</translation>
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
            <source>Take back</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Make again</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>The move before</source>
            <translation>Le coup précédent</translation>
        </message>
        <message>
            <source>The move after</source>
            <translation>Le coup suivant</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Lens: what you could work out</source>
            <translation>Loupe : ce que vous pourriez déduire</translation>
        </message>
        <message>
            <source>Coach in first matches</source>
            <translation>Entraîneur des premières parties</translation>
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
            <source>Records</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Standing</source>
            <translation>Bilan</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Leçons</translation>
        </message>
        <message>
            <source>Mono layouts</source>
            <translation>Tracés de Mono</translation>
        </message>
        <message>
            <source>Propose a draw</source>
            <translation>Proposer la nulle</translation>
        </message>
        <message>
            <source>Resign</source>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Call it a tie…</source>
            <translation>Déclarer l’égalité…</translation>
        </message>
        <message>
            <source>Type moves</source>
            <translation>Écrire les coups</translation>
        </message>
        <message>
            <source>Tell about this spot</source>
            <translation>Dire ce qu’il y a ici</translation>
        </message>
        <message>
            <source>Tell it again</source>
            <translation>Répéter</translation>
        </message>
        <message>
            <source>Tell how the game stands</source>
            <translation>Dire où en est la partie</translation>
        </message>
        <message>
            <source>Read the next row</source>
            <translation>Lire la rangée suivante</translation>
        </message>
        <message>
            <source>New game…</source>
            <translation>Nouvelle partie…</translation>
        </message>
        <message>
            <source>Set up from here</source>
            <translation>Préparer à partir d’ici</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Copier le plateau en texte</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Coller</translation>
        </message>
        <message>
            <source>The computer plays calmly</source>
            <translation>L’ordinateur joue calmement</translation>
        </message>
        <message>
            <source>The computer plays briskly</source>
            <translation>L’ordinateur joue vivement</translation>
        </message>
        <message>
            <source>The computer plays fast</source>
            <translation>L’ordinateur joue vite</translation>
        </message>
        <message>
            <source>Study this match</source>
            <translation>Analyser cette partie</translation>
        </message>
        <message>
            <source>Promote branch</source>
            <translation>Promouvoir la variante</translation>
        </message>
        <message>
            <source>Another draw here…</source>
            <translation>Un autre tirage ici…</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Moteur</translation>
        </message>
        <message>
            <source>Save record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>Save record as…</source>
            <translation>Enregistrer sous…</translation>
        </message>
        <message>
            <source>Open a record…</source>
            <translation>Ouvrir une partie…</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Voir le dossier</translation>
        </message>
        <message>
            <source>Bring back what was deleted last</source>
            <translation>Restaurer ce qui a été supprimé en dernier</translation>
        </message>
        <message>
            <source>Save as CSV</source>
            <translation>Enregistrer en CSV</translation>
        </message>
        <message>
            <source>Begin anew: count no match up to now</source>
            <translation>Repartir de zéro : ne compter aucune partie jusqu’ici</translation>
        </message>
        <message>
            <source>Begin anew for everybody</source>
            <translation>Repartir de zéro pour tout le monde</translation>
        </message>
        <message>
            <source>Count all matches again</source>
            <translation>Compter de nouveau toutes les parties</translation>
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
            <source>Less motion</source>
            <translation>Moins d’animations</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>As the system has it</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>100 %</source>
            <translation>100 %</translation>
        </message>
        <message>
            <source>125 %</source>
            <translation>125 %</translation>
        </message>
        <message>
            <source>150 %</source>
            <translation>150 %</translation>
        </message>
        <message>
            <source>175 %</source>
            <translation>175 %</translation>
        </message>
        <message>
            <source>200 %</source>
            <translation>200 %</translation>
        </message>
        <message>
            <source>No sounds</source>
            <translation>Aucun son</translation>
        </message>
        <message>
            <source>Soft</source>
            <translation>Faible</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Loud</source>
            <translation>Fort</translation>
        </message>
        <message>
            <source>About Quincunx</source>
            <translation>À propos de Quincunx</translation>
        </message>
        <message>
            <source>Theme of the system</source>
            <translation>Thème du système</translation>
        </message>
        <message>
            <source>Day</source>
            <translation>Jour</translation>
        </message>
        <message>
            <source>Lamplight</source>
            <translation>Lampe</translation>
        </message>
        <message>
            <source>Language of the system</source>
            <translation>Langue du système</translation>
        </message>
        <message>
            <source>Settings…</source>
            <translation>Réglages…</translation>
        </message>
        <message>
            <source>Never</source>
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
            <source>Confirm moves</source>
            <translation>Confirmer les coups</translation>
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
            <source>Export picture…</source>
            <translation>Exporter l’image…</translation>
        </message>
    </context>
    <context>
        <name>editor</name>
        <message>
            <source>Brush</source>
            <translation>Pinceau</translation>
        </message>
        <message>
            <source>Click and drag to paint; the right button erases.</source>
            <translation>Cliquez et glissez pour peindre ; le bouton droit efface.</translation>
        </message>
        <message>
            <source>Fill</source>
            <extracomment>a tool: paints a whole area</extracomment>
            <translation>Remplir</translation>
        </message>
        <message>
            <source>Click an area to paint all of it.</source>
            <translation>Cliquez sur une zone pour la peindre en entier.</translation>
        </message>
        <message>
            <source>Eraser</source>
            <translation>Gomme</translation>
        </message>
        <message>
            <source>Click and drag to make cells empty again.</source>
            <translation>Cliquez et glissez pour vider des cases.</translation>
        </message>
        <message>
            <source>Swap</source>
            <extracomment>a tool: two regions change their labels</extracomment>
            <translation>Échanger</translation>
        </message>
        <message>
            <source>Click two regions: they change their labels.</source>
            <translation>Cliquez sur deux régions : elles échangent leurs étiquettes.</translation>
        </message>
        <message>
            <source>Move</source>
            <extracomment>a tool: moves a region</extracomment>
            <translation>Déplacer</translation>
        </message>
        <message>
            <source>Drag a region to where it is to be.</source>
            <translation>Glissez une région là où elle doit aller.</translation>
        </message>
    </context>
    <context>
        <name>faults</name>
        <message numerus="yes">
            <source>Region {label} has %n cells too many.</source>
            <translation>
                <numerusform>La région {label} a %n case de trop.</numerusform>
                <numerusform>La région {label} a %n cases de trop.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Region {label} is torn into %n parts: join them.</source>
            <translation>
                <numerusform>La région {label} est en %n morceau : joignez-le.</numerusform>
                <numerusform>La région {label} est en %n morceaux : joignez-les.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Region {label} needs %n more cells.</source>
            <translation>
                <numerusform>Il manque %n case à la région {label}.</numerusform>
                <numerusform>Il manque %n cases à la région {label}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>games</name>
        <message>
            <source>Split, merge and count to capture</source>
            <translation>Divisez, fusionnez, comptez pour capturer</translation>
        </message>
        <message>
            <source>When the pieces that see an enemy stack add up to its height, you may capture it.</source>
            <translation>Quand les pièces qui voient une pile adverse égalent sa hauteur, vous pouvez la capturer.</translation>
        </message>
        <message>
            <source>The great capture</source>
            <translation>La grande capture</translation>
        </message>
        <message>
            <source>Adamas: take the most.</source>
            <translation>Adamas : prenez le plus.</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first by lot, {pool} in each pool</source>
            <translation>
                <numerusform>%n tuile, la première au sort, {pool} par réserve</numerusform>
                <numerusform>%n tuiles, la première au sort, {pool} par réserve</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles, the first on the table</source>
            <translation>
                <numerusform>%n tuile, sur la table</numerusform>
                <numerusform>%n tuiles, la première sur la table</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Capture {n} of %n pieces in one move</source>
            <translation>
                <numerusform>Capturez {n} pièce sur %n en un coup</numerusform>
                <numerusform>Capturez {n} pièces sur %n en un coup</numerusform>
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
            <source>Find the four atoms: par is %n probes</source>
            <translation>
                <numerusform>Trouvez les quatre atomes : le par est de %n sonde</numerusform>
                <numerusform>Trouvez les quatre atomes : le par est de %n sondes</numerusform>
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
                <numerusform>{cells} cases, %n pièce chacun</numerusform>
                <numerusform>{cells} cases, %n pièces chacun</numerusform>
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
            <source>Win with one move</source>
            <translation>Gagnez en un coup</translation>
        </message>
        <message>
            <source>Win in two</source>
            <translation>Gagner en deux</translation>
        </message>
        <message>
            <source>Adamas: force the win.</source>
            <translation>Adamas : forcez le gain.</translation>
        </message>
        <message numerus="yes">
            <source>moves</source>
            <translation>
                <numerusform>coup</numerusform>
                <numerusform>coups</numerusform>
            </translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer</source>
            <translation>Gagnez en deux coups, quelle que soit la réponse</translation>
        </message>
        <message>
            <source>Captures</source>
            <translation>Captures</translation>
        </message>
        <message>
            <source>Counted once</source>
            <translation>Comptées une fois</translation>
        </message>
        <message>
            <source>After each part</source>
            <translation>Après chaque part</translation>
        </message>
        <message>
            <source>Pieces, turn by turn</source>
            <translation>Pièces, tour par tour</translation>
        </message>
        <message>
            <source>Read the rays, name the four atoms</source>
            <translation>Lisez les rayons, nommez les quatre atomes</translation>
        </message>
        <message>
            <source>Send rays into the box, see where they come out, and name the four atoms inside.</source>
            <translation>Envoyez des rayons dans la boîte, voyez où ils sortent, et nommez les quatre atomes qu’elle cache.</translation>
        </message>
        <message>
            <source>Hidden atoms</source>
            <translation>Atomes cachés</translation>
        </message>
        <message>
            <source>Black Box alone</source>
            <translation>Black Box solo</translation>
        </message>
        <message>
            <source>Four atoms, few probes.</source>
            <translation>4 atomes à sonder.</translation>
        </message>
        <message numerus="yes">
            <source>probes</source>
            <translation>
                <numerusform>sonde</numerusform>
                <numerusform>sondes</numerusform>
            </translation>
        </message>
        <message>
            <source>49 cells, four atoms in each box</source>
            <translation>49 cases, quatre atomes par boîte</translation>
        </message>
        <message>
            <source>Placements still possible</source>
            <translation>Placements encore possibles</translation>
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
            <source>Nothing hidden</source>
            <translation>Rien de caché</translation>
        </message>
        <message>
            <source>No chance</source>
            <translation>Sans hasard</translation>
        </message>
        <message>
            <source>Join your colour into one long loop</source>
            <translation>Reliez votre couleur en une longue boucle</translation>
        </message>
        <message>
            <source>Lay tiles so that colours run on, and be the first to close a loop of six or more.</source>
            <translation>Posez des tuiles où les couleurs se suivent, et fermez en premier une boucle de six ou plus.</translation>
        </message>
        <message>
            <source>A loop in one</source>
            <translation>Boucle en un</translation>
        </message>
        <message>
            <source>Dragons: close it at once.</source>
            <translation>Dragons : avec une tuile.</translation>
        </message>
        <message numerus="yes">
            <source>tiles</source>
            <translation>
                <numerusform>tuile</numerusform>
                <numerusform>tuiles</numerusform>
            </translation>
        </message>
        <message>
            <source>Close a winning loop with one tile</source>
            <translation>Fermez une boucle gagnante avec une tuile</translation>
        </message>
        <message>
            <source>A loop in two</source>
            <translation>Boucle en deux</translation>
        </message>
        <message>
            <source>Dragons: with two tiles.</source>
            <translation>Dragons : avec deux tuiles.</translation>
        </message>
        <message>
            <source>Force a winning loop with two tiles</source>
            <translation>Forcez une boucle gagnante avec deux tuiles</translation>
        </message>
        <message>
            <source>A loop in three</source>
            <translation>Boucle en trois</translation>
        </message>
        <message>
            <source>Dragons: with three tiles.</source>
            <translation>Dragons : avec trois tuiles.</translation>
        </message>
        <message>
            <source>Force a winning loop with three tiles</source>
            <translation>Forcez une boucle gagnante avec trois tuiles</translation>
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
            <source>Loose tails</source>
            <translation>Queues libres</translation>
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
            <translation>Brèches</translation>
        </message>
        <message>
            <source>Must be filled</source>
            <translation>À combler</translation>
        </message>
        <message>
            <source>Match corners, close the holes</source>
            <translation>Accordez les coins, fermez les trous</translation>
        </message>
        <message>
            <source>Place tiles so that their numbers agree. Close a hole to score the numbers round it.</source>
            <translation>Placez des tuiles dont les nombres s’accordent. Fermez un trou pour marquer les nombres qui l’entourent.</translation>
        </message>
        <message>
            <source>Only the draws are hidden</source>
            <translation>Seule la pioche est cachée</translation>
        </message>
        <message>
            <source>Tiles are drawn</source>
            <translation>Tuiles piochées</translation>
        </message>
        <message>
            <source>The best tile</source>
            <translation>La meilleure tuile</translation>
        </message>
        <message>
            <source>Holomino: score the most.</source>
            <translation>Holomino : le maximum.</translation>
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
            <translation>Trouvez les séries d’un tracé caché</translation>
        </message>
        <message>
            <source>Uncover cells of the others’ boards. Values must not fall; equal ones in a row score the square of their number.</source>
            <translation>Découvrez des cases des autres plateaux. Les valeurs ne doivent pas baisser ; n valeurs égales de suite rapportent n fois n.</translation>
        </message>
        <message>
            <source>Hidden boards</source>
            <translation>Plateaux cachés</translation>
        </message>
        <message>
            <source>A little chance</source>
            <translation>Un peu de hasard</translation>
        </message>
        <message>
            <source>Mono alone</source>
            <translation>Mono solo</translation>
        </message>
        <message>
            <source>Three turns, many points.</source>
            <translation>3 tours, le plus de points.</translation>
        </message>
        <message>
            <source>Of several values</source>
            <translation>Entre plusieurs valeurs</translation>
        </message>
        <message>
            <source>The best counts</source>
            <translation>La meilleure compte</translation>
        </message>
        <message>
            <source>The lowest</source>
            <translation>La plus basse</translation>
        </message>
        <message>
            <source>The highest</source>
            <translation>La plus haute</translation>
        </message>
        <message>
            <source>Make {par} points in three turns, with good decisions and some luck</source>
            <translation>Marquez {par} points en trois tours, avec de bons choix et un peu de chance</translation>
        </message>
    </context>
    <context>
        <name>incoming</name>
        <message>
            <source>Only one can be open. Among the records: {names}</source>
            <translation>Un seul peut être ouvert. Parmi les parties : {names}</translation>
        </message>
        <message>
            <source>Only one can be open. Left out: {names}</source>
            <translation>Un seul peut être ouvert. Laissé de côté : {names}</translation>
        </message>
    </context>
    <context>
        <name>languages</name>
        <message>
            <source>Translated by the makers, not yet read by a native speaker.</source>
            <translation>Traduit par les auteurs, pas encore relu par une personne de langue maternelle.</translation>
        </message>
    </context>
    <context>
        <name>layoutText</name>
        <message numerus="yes">
            <source>%n cells are no board: the largest has {below}.</source>
            <translation>
                <numerusform>%n case ne fait pas un plateau : le plus grand en a {below}.</numerusform>
                <numerusform>%n cases ne font pas un plateau : le plus grand en a {below}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: the smallest has {above}.</source>
            <translation>
                <numerusform>%n case ne fait pas un plateau : le plus petit en a {above}.</numerusform>
                <numerusform>%n cases ne font pas un plateau : le plus petit en a {above}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells are no board: {below} or {above} would be one.</source>
            <translation>
                <numerusform>%n case ne fait pas un plateau : il en faut {below} ou {above}.</numerusform>
                <numerusform>%n cases ne font pas un plateau : il en faut {below} ou {above}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n regions need {height} rows of {width} cells, not {rows} of {found}.</source>
            <translation>
                <numerusform>%n région demande {height} rangées de {width} cases, et non {rows} de {found}.</numerusform>
                <numerusform>%n régions demandent {height} rangées de {width} cases, et non {rows} de {found}.</numerusform>
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
            <source>{where}: a board of %n cells has the labels 1 to {last}, not “{label}”.</source>
            <translation>
                <numerusform>{where} : un plateau de %n case a les étiquettes 1 à {last}, et non « {label} ».</numerusform>
                <numerusform>{where} : un plateau de %n cases a les étiquettes 1 à {last}, et non « {label} ».</numerusform>
            </translation>
        </message>
        <message>
            <source>This text is too long to be a layout.</source>
            <translation>Ce texte est trop long pour un tracé.</translation>
        </message>
        <message>
            <source>There is no layout in this text: it is empty.</source>
            <translation>Il n’y a pas de tracé dans ce texte : il est vide.</translation>
        </message>
        <message>
            <source>Row {n}, column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Rangée {n}, colonne {c} : « {char} » n’est pas une étiquette. Les étiquettes sont 1–9 et a–p.</translation>
        </message>
        <message>
            <source>Column {c}: “{char}” is no label. Labels are 1–9 and a–p.</source>
            <translation>Colonne {c} : « {char} » n’est pas une étiquette. Les étiquettes sont 1–9 et a–p.</translation>
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
        <name>levels</name>
        <message>
            <source>Newcomer</source>
            <translation>Débutant</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Loisir</translation>
        </message>
        <message>
            <source>Club</source>
            <extracomment>a level: as strong as a player in a club</extracomment>
            <translation>Club</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Master</source>
            <translation>Maître</translation>
        </message>
        <message>
            <source>Newcomer: knows the rules and misses a lot.</source>
            <translation>Débutant : connaît les règles, laisse passer beaucoup.</translation>
        </message>
        <message>
            <source>Casual: sees what is good now.</source>
            <translation>Amateur : voit les bons coups immédiats.</translation>
        </message>
        <message>
            <source>Club: thinks ahead, misses traps.</source>
            <translation>Club : anticipe, mais ne voit pas les pièges.</translation>
        </message>
        <message>
            <source>Expert: plans ahead, makes few mistakes.</source>
            <translation>Expert : prévoit loin, commet peu d’erreurs.</translation>
        </message>
        <message>
            <source>Master: plays as well as the computer can.</source>
            <translation>Maître : le meilleur jeu de l’ordinateur.</translation>
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
            <source>Name and #tags</source>
            <translation>Nom et #mots-clés</translation>
        </message>
        <message>
            <source>supplied</source>
            <translation>fourni</translation>
        </message>
        <message>
            <source>draft</source>
            <translation>brouillon</translation>
        </message>
        <message numerus="yes">
            <source>%n regions</source>
            <translation>
                <numerusform>%n région</numerusform>
                <numerusform>%n régions</numerusform>
            </translation>
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
            <source>the only move that would do</source>
            <extracomment>a forced win that a player of this strength is not expected to see a forced loss that a player of this strength is not expected to see</extracomment>
            <translation>le seul coup qui convenait</translation>
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
            <source>hidden: a loss in %n moves</source>
            <translation>
                <numerusform>caché : une perte en %n coup</numerusform>
                <numerusform>caché : une perte en %n coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hidden: a win in %n moves</source>
            <translation>
                <numerusform>caché : un gain en %n coup</numerusform>
                <numerusform>caché : un gain en %n coups</numerusform>
            </translation>
        </message>
        <message>
            <source>Hidden at turn {n}</source>
            <translation>Caché au tour {n}</translation>
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
            <translation>{n} %</translation>
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
            <source>Daily of {day}</source>
            <translation>Problème du {day}</translation>
        </message>
        <message>
            <source>All quick kinds</source>
            <translation>Tous les types rapides</translation>
        </message>
        <message>
            <source>{name}, {n} min</source>
            <translation>{name}, {n} min</translation>
        </message>
        <message>
            <source>Any</source>
            <extracomment>difficulty: all of them</extracomment>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
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
                <numerusform>%n coup faux</numerusform>
                <numerusform>%n coups faux</numerusform>
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
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Standard game</source>
            <translation>Partie habituelle</translation>
        </message>
        <message>
            <source>Cannot be read</source>
            <translation>Illisible</translation>
        </message>
        <message>
            <source>{name} to move</source>
            <translation>À {name} de jouer</translation>
        </message>
        <message>
            <source>Nobody won</source>
            <translation>Personne n’a gagné</translation>
        </message>
        <message>
            <source>A draw</source>
            <translation>Partie nulle</translation>
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
            <source>Turn {n}</source>
            <translation>Tour {n}</translation>
        </message>
        <message>
            <source>under a minute</source>
            <translation>moins d’une minute</translation>
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
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <translation>Hier</translation>
        </message>
        <message>
            <source>d MMMM</source>
            <extracomment>a date: d is the day, MMMM the month in full; put them in order</extracomment>
            <translation>d MMMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <extracomment>a date: d is the day, MMM the month, yyyy the year; put them in order</extracomment>
            <translation>d MMM yyyy</translation>
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
            <source>Computer</source>
            <translation>Ordinateur</translation>
        </message>
        <message>
            <source>(computer, {level})</source>
            <translation>(ordinateur, {level})</translation>
        </message>
        <message>
            <source>it is open in another window</source>
            <translation>elle est ouverte dans une autre fenêtre</translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n tour</numerusform>
                <numerusform>%n tours</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody: opened from a file</source>
            <translation>Personne : ouverte depuis un fichier</translation>
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
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>1 + 4 = 5 points. After a 4 the 1 would have been lost.</source>
            <translation>1 + 4 = 5 points. Après un 4, le 1 aurait été perdu.</translation>
        </message>
        <message>
            <source>1 in {count} is better than to wait for {name}</source>
            <translation>1 chance sur {count} vaut mieux que d’attendre {name}</translation>
        </message>
        <message>
            <source>1 in {count}: guessing now wins {now:.0%}, probing once more first {later:.0%}</source>
            <translation>1 sur {count} : deviner maintenant gagne à {now:.0%}, sonder d’abord encore une fois à {later:.0%}</translation>
        </message>
        <message>
            <source>12 × 15 = 180 points. Games are decided by double holes.</source>
            <translation>12 × 15 = 180 points. Les trous doubles décident des parties.</translation>
        </message>
        <message>
            <source>25 points for five in a row: save what you know for one long run.</source>
            <translation>25 points pour cinq de suite : gardez ce que vous savez pour une longue série.</translation>
        </message>
        <message>
            <source>3 + 2 + 5: the numbers round a hole are your points.</source>
            <translation>3 + 2 + 5 : les nombres autour d’un trou sont vos points.</translation>
        </message>
        <message>
            <source>A 1 and two 4s are hidden. Take all three in one turn, and end it.</source>
            <translation>Un 1 et deux 4 sont couverts. Prenez les trois en un tour, puis terminez-le.</translation>
        </message>
        <message>
            <source>A 2 must touch the other 2, and a1 and b2 hold other numbers.</source>
            <translation>Un 2 doit toucher l’autre, et a1 et b2 portent d’autres nombres.</translation>
        </message>
        <message>
            <source>A burst at the port: the ray was swallowed and came out nowhere.</source>
            <translation>Un éclat à la porte : le rayon a été absorbé et n’est sorti nulle part.</translation>
        </message>
        <message>
            <source>A gap takes the choice of place from the other player.</source>
            <translation>Une brèche ôte à l’autre le choix de la place.</translation>
        </message>
        <message>
            <source>A good probe has different answers for what you still think possible.</source>
            <translation>Une bonne sonde répond différemment selon ce qui reste possible.</translation>
        </message>
        <message>
            <source>A hole, but there is one that is worth more: count again.</source>
            <translation>Un trou, mais un autre vaut plus : comptez encore.</translation>
        </message>
        <message>
            <source>A loop of six tiles or more ends the game at once.</source>
            <translation>Une boucle de six tuiles ou plus termine aussitôt la partie.</translation>
        </message>
        <message>
            <source>A place that asks for a third number waits for a single tile.</source>
            <translation>Une place qui demande un troisième nombre n’attend qu’une seule tuile.</translation>
        </message>
        <message>
            <source>A split may go in several directions, with as many pieces as you like.</source>
            <translation>Une division peut aller dans plusieurs directions, avec autant de pièces qu’on veut.</translation>
        </message>
        <message>
            <source>A stack can be taken when exactly as many enemy pieces see it as it is high.</source>
            <translation>Une pile est prenable quand autant de pièces adverses la voient qu’elle est haute.</translation>
        </message>
        <message>
            <source>A sum that is wrong is a defence: step away, or change what is seen.</source>
            <translation>Une somme fausse protège : écartez-vous, ou changez ce qui est vu.</translation>
        </message>
        <message>
            <source>A tile in the way, or a tail at its end, stops a dragon.</source>
            <translation>Une tuile en travers, ou une queue au bout, arrête un dragon.</translation>
        </message>
        <message>
            <source>A tile may carry the same digit twice or three times. There are more tiles, and they are easier to place.</source>
            <translation>Une tuile peut porter deux ou trois fois le même chiffre. Il y a plus de tuiles, et elles sont plus faciles à placer.</translation>
        </message>
        <message>
            <source>A typed list of cells ends the turn when it is used up; otherwise random cells follow.</source>
            <translation>Une liste de cases écrite termine le tour quand elle est épuisée ; sinon, des cases au hasard suivent.</translation>
        </message>
        <message>
            <source>A whole region</source>
            <translation>Une région entière</translation>
        </message>
        <message>
            <source>Add up the first stacks on the lines that lead away from c3, then from e1.</source>
            <translation>Additionnez les premières piles sur les lignes qui partent de c3, puis de e1.</translation>
        </message>
        <message>
            <source>Aim: best dragon (Tantrix scoring)</source>
            <translation>But : meilleur dragon (score Tantrix)</translation>
        </message>
        <message>
            <source>Aim: closed dragon with two eyes</source>
            <translation>But : dragon fermé à deux yeux</translation>
        </message>
        <message>
            <source>Aim: complete a dragon alone</source>
            <translation>But : être seul à compléter un dragon</translation>
        </message>
        <message>
            <source>Aim: first complete dragon</source>
            <translation>But : premier dragon complet</translation>
        </message>
        <message>
            <source>Aim: loop of five</source>
            <translation>But : boucle de cinq</translation>
        </message>
        <message>
            <source>Aim: most eyes, at any time</source>
            <translation>But : le plus d’yeux, à tout moment</translation>
        </message>
        <message>
            <source>Aim: most eyes, at the end</source>
            <translation>But : le plus d’yeux, à la fin</translation>
        </message>
        <message>
            <source>An arrow that turns back: the ray came out where it went in.</source>
            <translation>Une flèche qui fait demi-tour : le rayon est sorti par où il était entré.</translation>
        </message>
        <message>
            <source>An atom diagonally ahead turns a ray aside. Send one that comes out elsewhere.</source>
            <translation>Un atome en diagonale devant un rayon le dévie. Envoyez-en un qui sorte ailleurs.</translation>
        </message>
        <message>
            <source>An atom stops the ray from 6 at the edge, and that from 7 head on.</source>
            <translation>Un atome arrête le rayon de 6 au bord, et celui de 7 de face.</translation>
        </message>
        <message>
            <source>Ask what matters</source>
            <translation>La bonne question</translation>
        </message>
        <message>
            <source>Atoms side by side hide behind one another.</source>
            <translation>Des atomes côte à côte se cachent l’un l’autre.</translation>
        </message>
        <message>
            <source>Attack without risk</source>
            <translation>Attaquer sans risque</translation>
        </message>
        <message>
            <source>Begin with the lowest value: the 1 on a1, then d2 and d3.</source>
            <translation>Commencez par la plus petite valeur : le 1 en a1, puis d2 et d3.</translation>
        </message>
        <message>
            <source>Between two atoms a ray turns right round. Find a port where it comes back.</source>
            <translation>Entre deux atomes, un rayon fait demi-tour. Trouvez une porte où il revient.</translation>
        </message>
        <message>
            <source>Blue is still open. Find the place where both of its ends arrive.</source>
            <translation>Le bleu est encore ouvert. Trouvez la place où ses deux bouts arrivent.</translation>
        </message>
        <message>
            <source>Board number, name and password were ignored.</source>
            <translation>Numéro de plateau, nom et mot de passe ont été ignorés.</translation>
        </message>
        <message>
            <source>Both ends of such a ray wear the same letter.</source>
            <translation>Les deux bouts d’un tel rayon portent la même lettre.</translation>
        </message>
        <message>
            <source>Both stacks are to be taken by one split: from b3 one piece goes to each.</source>
            <translation>Une seule division doit prendre les deux piles : de b3, une pièce va sur chacune.</translation>
        </message>
        <message>
            <source>Bring all four pieces together on c3, a cell that both of your stacks see.</source>
            <translation>Réunissez les quatre pièces en c3, une case que vos deux piles voient.</translation>
        </message>
        <message>
            <source>Bring your two pieces to c4. A stack goes along a line, as far as you like.</source>
            <translation>Menez vos deux pièces en c4. Une pile suit une ligne, aussi loin que vous voulez.</translation>
        </message>
        <message>
            <source>Capture</source>
            <translation>Capturer</translation>
        </message>
        <message>
            <source>Capture as many pieces as possible in one move: {n} of {all} can be taken.</source>
            <translation>Capturez le plus de pièces possible en un coup : on peut en prendre {n} sur {all}.</translation>
        </message>
        <message>
            <source>Casual</source>
            <translation>Loisir</translation>
        </message>
        <message>
            <source>Cells per side</source>
            <translation>Cases par côté</translation>
        </message>
        <message>
            <source>Choose four different squares of the box.</source>
            <translation>Choisissez quatre cases différentes de la boîte.</translation>
        </message>
        <message>
            <source>Choose the tile that goes back into the sack.</source>
            <translation>Choisissez la tuile à remettre dans le sac.</translation>
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
            <translation>Club</translation>
        </message>
        <message>
            <source>Corners with numbers meet, and where they meet the numbers agree.</source>
            <translation>Les coins numérotés se touchent, et là les nombres sont les mêmes.</translation>
        </message>
        <message>
            <source>Counts are taken before the move, so one piece may count for two stacks.</source>
            <translation>On compte avant le coup : une pièce peut compter pour deux piles.</translation>
        </message>
        <message>
            <source>Digits</source>
            <translation>Chiffres</translation>
        </message>
        <message>
            <source>Do not leave it</source>
            <translation>Ne pas le laisser</translation>
        </message>
        <message>
            <source>End the turn now: the three 3s are worth nine points.</source>
            <translation>Terminez le tour maintenant : les trois 3 valent neuf points.</translation>
        </message>
        <message>
            <source>Equal values in a row score the square of their number: 3 × 3 = 9.</source>
            <translation>Des valeurs égales de suite rapportent le carré de leur nombre : 3 × 3 = 9.</translation>
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
            <source>Find a ray that crosses the whole box without being turned.</source>
            <translation>Trouvez un rayon qui traverse toute la boîte sans être dévié.</translation>
        </message>
        <message>
            <source>Find its partner</source>
            <translation>Trouver l’autre</translation>
        </message>
        <message>
            <source>Find the four atoms with as few probes as you can: par is {n}.</source>
            <translation>Trouvez les quatre atomes avec le moins de sondes possible : le par est de {n}.</translation>
        </message>
        <message>
            <source>First tile: second side up</source>
            <translation>Première tuile : deuxième face</translation>
        </message>
        <message>
            <source>First tile: shoulders up</source>
            <translation>Première tuile : épaules</translation>
        </message>
        <message>
            <source>Force a winning loop within three tiles of yours.</source>
            <translation>Forcez une boucle gagnante en trois tuiles au plus.</translation>
        </message>
        <message>
            <source>Force a winning loop within two tiles of yours.</source>
            <translation>Forcez une boucle gagnante en deux tuiles au plus.</translation>
        </message>
        <message>
            <source>Four pieces are to stand on c3: two from a3 and two from c5.</source>
            <translation>Quatre pièces doivent être en c3 : deux de a3 et deux de c5.</translation>
        </message>
        <message>
            <source>Four pieces see each of the two stacks of four. Take both in one turn.</source>
            <translation>Quatre pièces voient chacune des deux piles de quatre. Prenez les deux en un tour.</translation>
        </message>
        <message>
            <source>Four right markers win at once; the third wrong guess loses.</source>
            <translation>Quatre marqueurs justes gagnent aussitôt ; la troisième hypothèse fausse perd.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides fill themselves or must be filled at once. This is the standard rule.</source>
            <translation>Les brèches à trois côtés fermés se comblent d’elles-mêmes ou doivent être comblées tout de suite. C’est la règle habituelle.</translation>
        </message>
        <message>
            <source>Gaps with three closed sides neither fill themselves nor have to be filled.</source>
            <translation>Les brèches à trois côtés fermés ne se comblent pas d’elles-mêmes et rien n’oblige à les combler.</translation>
        </message>
        <message>
            <source>Gaps: may stay open</source>
            <translation>Brèches : peuvent rester ouvertes</translation>
        </message>
        <message>
            <source>Gaps: must be filled</source>
            <translation>Brèches : à combler</translation>
        </message>
        <message>
            <source>Hide your atoms</source>
            <translation>Cacher ses atomes</translation>
        </message>
        <message>
            <source>High numbers make high holes: 4 + 5 + 6 would be the most.</source>
            <translation>De grands nombres font de grands trous : 4 + 5 + 6 serait le plus.</translation>
        </message>
        <message>
            <source>Highest value counts</source>
            <translation>La plus haute valeur compte</translation>
        </message>
        <message>
            <source>Hit an atom</source>
            <translation>Toucher un atome</translation>
        </message>
        <message>
            <source>How many cells each side of the board has: 3 for two players and 4 for three, if not set.</source>
            <translation>Le nombre de cases de chaque côté du plateau : 3 à deux joueurs et 4 à trois, sauf autre choix.</translation>
        </message>
        <message>
            <source>How many eyes a closed dragon needs to count as complete.</source>
            <translation>Le nombre d’yeux qu’il faut à un dragon fermé pour être complet.</translation>
        </message>
        <message>
            <source>How many pieces each player starts with: four for each cell per side but one, if not set.</source>
            <translation>Le nombre de pièces de chacun au départ ; s’il n’est pas choisi, quatre pour chaque case d’un côté sauf une.</translation>
        </message>
        <message>
            <source>How many regions each board is divided into; region k has k cells.</source>
            <translation>Le nombre de régions de chaque plateau ; la région k a k cases.</translation>
        </message>
        <message>
            <source>How many tiles each player holds between turns. A larger pool leaves more choice.</source>
            <translation>Le nombre de tuiles que chacun garde entre ses tours. Une plus grande réserve laisse plus de choix.</translation>
        </message>
        <message>
            <source>How many tiles there are, the starting tile included: 50, or 40 with Tantrix scoring.</source>
            <translation>Le nombre de tuiles, celle du départ comprise : 50, ou 40 avec le score Tantrix.</translation>
        </message>
        <message>
            <source>Hunt the last piece</source>
            <translation>Chasser la dernière pièce</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins by completing a dragon with more eyes than every enemy dragon has.</source>
            <translation>Au lieu d’une boucle de six. On gagne en complétant un dragon qui a plus d’yeux que tous les dragons adverses.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. A player wins when a turn completes dragons of theirs and none of the opponent's.</source>
            <translation>Au lieu d’une boucle de six. On gagne quand un tour complète de ses propres dragons et aucun de l’adversaire.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. A dragon scores 1 for each eye, doubled if it is closed; the player with the best dragon wins.</source>
            <translation>Au lieu d’une boucle de six. On joue toutes les tuiles. Un dragon rapporte 1 point par œil, le double s’il est fermé ; le meilleur dragon gagne.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Play all tiles. The complete dragon with most eyes wins.</source>
            <translation>Au lieu d’une boucle de six. On joue toutes les tuiles. Le dragon complet qui a le plus d’yeux gagne.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. The first player to complete a dragon wins, whatever its size.</source>
            <translation>Au lieu d’une boucle de six. Le premier dragon complet gagne, quelle que soit sa taille.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a closed dragon of two or more eyes. Needs crossing colours on the second side.</source>
            <translation>Au lieu d’une boucle de six. On gagne avec un dragon fermé d’au moins deux yeux. Demande des couleurs croisées sur la deuxième face.</translation>
        </message>
        <message>
            <source>Instead of a loop of six. Win with a loop of more than four tiles. Needs crossing colours on the second side.</source>
            <translation>Au lieu d’une boucle de six. On gagne avec une boucle de plus de quatre tuiles. Demande des couleurs croisées sur la deuxième face.</translation>
        </message>
        <message>
            <source>It falls into place</source>
            <translation>Elle se met en place</translation>
        </message>
        <message>
            <source>It went well, but it was luck. End the turn while the run is long.</source>
            <translation>C’était bien, mais par chance. Terminez le tour tant que la série est longue.</translation>
        </message>
        <message>
            <source>Keep yours safe</source>
            <translation>Protéger les siennes</translation>
        </message>
        <message>
            <source>Lay a fourth marker, then press the button that guesses.</source>
            <translation>Posez un quatrième marqueur, puis pressez le bouton pour deviner.</translation>
        </message>
        <message>
            <source>Lay a tile</source>
            <translation>Poser une tuile</translation>
        </message>
        <message>
            <source>Lay a tile beside the one on the table, any side and any way round.</source>
            <translation>Posez une tuile à côté de celle de la table, de n’importe quelle face et rotation.</translation>
        </message>
        <message>
            <source>Lay a tile on a marked place, turned so that the colours agree.</source>
            <translation>Posez une tuile sur une place marquée, tournée pour que les couleurs s’accordent.</translation>
        </message>
        <message>
            <source>Lay a tile so that another one is laid by itself, where only one way fits.</source>
            <translation>Posez une tuile pour qu’une autre se mette en place, là où une seule pose convient.</translation>
        </message>
        <message>
            <source>Lay one of your tiles beside the one on the table, where it fits.</source>
            <translation>Posez une de vos tuiles à côté de celle de la table, là où elle convient.</translation>
        </message>
        <message>
            <source>Leave a gap</source>
            <translation>Laisser une brèche</translation>
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
            <source>Lowest value counts</source>
            <translation>La plus basse valeur compte</translation>
        </message>
        <message>
            <source>Luck brought more than a whole win.</source>
            <translation>La chance a apporté plus d’une victoire entière.</translation>
        </message>
        <message>
            <source>Luck took more than a whole win.</source>
            <translation>La chance a coûté plus d’une victoire entière.</translation>
        </message>
        <message>
            <source>Make a run</source>
            <translation>Faire une série</translation>
        </message>
        <message>
            <source>Markers show where all four atoms lie. Send a ray straight into one of them.</source>
            <translation>Des marqueurs montrent les quatre atomes. Envoyez un rayon droit dans l’un d’eux.</translation>
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
            <translation>Nommer les atomes</translation>
        </message>
        <message>
            <source>Neither of your tiles fits. Put one back into the sack, which passes.</source>
            <translation>Aucune de vos tuiles ne convient. Remettez-en une dans le sac : c’est passer.</translation>
        </message>
        <message>
            <source>Newcomer</source>
            <translation>Débutant</translation>
        </message>
        <message>
            <source>No automatic reveals</source>
            <translation>Pas de découvertes automatiques</translation>
        </message>
        <message>
            <source>No gap was left. Close a third side so that its colours take turns.</source>
            <translation>Aucune brèche. Fermez un troisième côté pour que les couleurs alternent.</translation>
        </message>
        <message>
            <source>No hole was closed. One place touches four tiles: which tile fits there?</source>
            <translation>Aucun trou fermé. Une place touche quatre tuiles : laquelle y convient ?</translation>
        </message>
        <message>
            <source>No hole was closed. The tile must have a 3 and a 2 in the right order.</source>
            <translation>Aucun trou fermé. Il faut une tuile avec un 3 et un 2 dans le bon ordre.</translation>
        </message>
        <message>
            <source>No move is made; the win is forced with {best}.</source>
            <translation>Aucun coup joué ; {best} force le gain.</translation>
        </message>
        <message>
            <source>No tile is placed; the loop is closed with {best}.</source>
            <translation>Aucune tuile placée ; {best} ferme la boucle.</translation>
        </message>
        <message>
            <source>Nothing else was laid. Close a third side of a place between the tiles.</source>
            <translation>Rien d’autre ne s’est posé. Fermez un troisième côté d’une place entre les tuiles.</translation>
        </message>
        <message>
            <source>Now hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Cachez quatre atomes pour l’autre : pressez quatre cases, puis confirmez.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour has a band and a loose tail. This is the standard tile set.</source>
            <translation>Sur la deuxième face d’une tuile, chaque couleur a une bande et une queue libre. C’est le jeu de tuiles habituel.</translation>
        </message>
        <message>
            <source>On the second side of a tile each colour joins its three edges, and the two cross.</source>
            <translation>Sur la deuxième face d’une tuile, chaque couleur relie ses trois côtés, et les deux se croisent.</translation>
        </message>
        <message>
            <source>One of your stacks can still be taken. Count what sees each of them.</source>
            <translation>Une de vos piles est encore prenable. Comptez ce qui voit chacune.</translation>
        </message>
        <message>
            <source>One of your three tiles closes the round hole between the two on the table.</source>
            <translation>Une de vos trois tuiles ferme le trou rond entre les deux de la table.</translation>
        </message>
        <message>
            <source>One piece is to go to c5 and one to e3 before the turn is over.</source>
            <translation>Une pièce doit aller en c5 et une en e3 avant la fin du tour.</translation>
        </message>
        <message>
            <source>One piece stands on c5. Send another to e3 before you play the move.</source>
            <translation>Une pièce est en c5. Envoyez-en une autre en e3 avant de jouer le coup.</translation>
        </message>
        <message>
            <source>One piece stands on e3. Send another to c5 before you play the move.</source>
            <translation>Une pièce est en e3. Envoyez-en une autre en c5 avant de jouer le coup.</translation>
        </message>
        <message>
            <source>One piece went and one stayed behind. Take both along.</source>
            <translation>Une pièce est partie, l’autre est restée. Emmenez les deux.</translation>
        </message>
        <message>
            <source>One tile can close two holes in one move. Find it: their values multiply.</source>
            <translation>Une tuile peut fermer deux trous d’un coup. Trouvez-la : les valeurs se multiplient.</translation>
        </message>
        <message>
            <source>Only one tile fitted there, so it was laid by itself. Try other colours.</source>
            <translation>Une seule tuile y convenait : elle s’est mise en place. Essayez d’autres couleurs.</translation>
        </message>
        <message>
            <source>Only the 1 and the 5s are hidden now. Take everything in one turn, and end it.</source>
            <translation>Seuls le 1 et les 5 sont encore couverts. Prenez tout en un tour, puis terminez-le.</translation>
        </message>
        <message>
            <source>Pieces each</source>
            <translation>Pièces par joueur</translation>
        </message>
        <message>
            <source>Pieces of two or more stacks may meet on a cell that all of them see.</source>
            <translation>Des pièces de plusieurs piles peuvent se réunir sur une case que toutes voient.</translation>
        </message>
        <message>
            <source>Place the tile that scores most: {n} points are possible.</source>
            <translation>Placez la tuile qui rapporte le plus : {n} points sont possibles.</translation>
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
            <source>Press a cell that is still hidden.</source>
            <translation>Pressez une case encore couverte.</translation>
        </message>
        <message>
            <source>Progressive capture</source>
            <translation>Capture progressive</translation>
        </message>
        <message>
            <source>Put a marker where an atom turns the ray from 3 towards c.</source>
            <translation>Posez un marqueur là où un atome dévie le rayon de 3 vers c.</translation>
        </message>
        <message>
            <source>Rays from 6 came back and 7 was a hit. Put the fourth marker in its place and guess.</source>
            <translation>Le rayon de 6 est revenu, et 7 fut un impact. Posez le quatrième marqueur et devinez.</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>Régions</translation>
        </message>
        <message>
            <source>Regions hang together, edge to edge: no other cell was left for it.</source>
            <translation>Les régions se tiennent, côté contre côté : il ne restait pas d’autre case.</translation>
        </message>
        <message>
            <source>Repeated digits</source>
            <translation>Chiffres répétés</translation>
        </message>
        <message>
            <source>Second side: crossing colours</source>
            <translation>Deuxième face : couleurs croisées</translation>
        </message>
        <message>
            <source>Second side: loose tails</source>
            <translation>Deuxième face : queues libres</translation>
        </message>
        <message>
            <source>Send a ray into the box from one of the ports around it.</source>
            <translation>Envoyez un rayon dans la boîte par une des portes qui l’entourent.</translation>
        </message>
        <message>
            <source>Send one back</source>
            <translation>Un rayon qui revient</translation>
        </message>
        <message>
            <source>Send one piece to c5 and another to e3, in one turn; the others stay.</source>
            <translation>Envoyez en un tour une pièce en c5 et une autre en e3 ; les autres restent.</translation>
        </message>
        <message>
            <source>Several holes closed by one move score their sum times their number, not their product.</source>
            <translation>Plusieurs trous fermés en un coup rapportent leur somme fois leur nombre, et non leur produit.</translation>
        </message>
        <message>
            <source>Six lines lead away from every cell; nothing jumps over a piece.</source>
            <translation>Six lignes partent de chaque case ; rien ne saute par-dessus une pièce.</translation>
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
            <source>Stop in time</source>
            <translation>S’arrêter à temps</translation>
        </message>
        <message>
            <source>Straight through</source>
            <translation>Tout droit</translation>
        </message>
        <message>
            <source>Such a ray tells most: no atom lies on its way or beside it.</source>
            <translation>Un tel rayon en dit le plus : aucun atome sur son chemin ni à côté.</translation>
        </message>
        <message>
            <source>Swallowed by an atom: straight ahead of this port, or where others had turned the ray.</source>
            <translation>Absorbé par un atome : droit devant cette porte, ou là où d’autres ont dévié le rayon.</translation>
        </message>
        <message>
            <source>Take a tile from your pool and lay it on a marked place.</source>
            <translation>Prenez une tuile de votre réserve et posez-la sur une place marquée.</translation>
        </message>
        <message>
            <source>Take d2 and d3 in one turn, and nothing else.</source>
            <translation>Prenez d2 et d3 en un tour, et rien d’autre.</translation>
        </message>
        <message>
            <source>Take the one stack that can be taken. Only the first stack on each line counts.</source>
            <translation>Prenez la seule pile prenable. Seule la première pile de chaque ligne compte.</translation>
        </message>
        <message>
            <source>That is no 4. The 4s on c2 and e3 hang together by d2 and d3.</source>
            <translation>Ce n’est pas un 4. Les 4 en c2 et e3 se rejoignent par d2 et d3.</translation>
        </message>
        <message>
            <source>That is not a 2. The other 2 lies beside b1, at an edge.</source>
            <translation>Ce n’est pas un 2. L’autre 2 est à côté de b1, contre un de ses côtés.</translation>
        </message>
        <message>
            <source>That move closes no hole. Look for places between two tiles.</source>
            <translation>Ce coup ne ferme aucun trou. Cherchez les places entre deux tuiles.</translation>
        </message>
        <message>
            <source>That one was swallowed: it ran straight into an atom.</source>
            <translation>Celui-là a été absorbé : il est allé droit dans un atome.</translation>
        </message>
        <message>
            <source>That place can be filled in several ways, so it waits as a gap.</source>
            <translation>Cette place peut se combler de plusieurs façons : elle reste une brèche.</translation>
        </message>
        <message>
            <source>That ray answers the same for c4 and for e4: it tells you nothing new.</source>
            <translation>Ce rayon répond pareil pour c4 et pour e4 : il ne vous apprend rien.</translation>
        </message>
        <message>
            <source>That ray met no atom head on. Take a port in line with one, such as 4.</source>
            <translation>Ce rayon n’a touché aucun atome de face. Prenez une porte alignée, comme 4.</translation>
        </message>
        <message>
            <source>That value is lower than the one before it: it ends the turn and does not score.</source>
            <translation>Cette valeur est plus petite que la précédente : elle termine le tour et ne compte pas.</translation>
        </message>
        <message numerus="yes">
            <source>The atoms are not found; par is {n} probes.</source>
            <translation>
                <numerusform>Les atomes ne sont pas trouvés ; le par est de {n} sonde.</numerusform>
                <numerusform>Les atomes ne sont pas trouvés ; le par est de {n} sondes.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best hole</source>
            <translation>Le meilleur trou</translation>
        </message>
        <message>
            <source>The game is drawn when the tiles run out. This is the standard rule.</source>
            <translation>La partie est nulle quand il n’y a plus de tuiles. C’est la règle habituelle.</translation>
        </message>
        <message>
            <source>The loop is not closed; it is with {best}.</source>
            <translation>La boucle n’est pas fermée ; elle l’est avec {best}.</translation>
        </message>
        <message>
            <source>The lowest value comes first: a1, then the five cells above it.</source>
            <translation>La plus petite valeur d’abord : a1, puis les cinq cases au-dessus.</translation>
        </message>
        <message>
            <source>The number names a region and says how many cells it has.</source>
            <translation>Le nombre nomme une région et dit combien de cases elle a.</translation>
        </message>
        <message>
            <source>The other board is hidden. Press any of its cells to see what it holds.</source>
            <translation>L’autre plateau est couvert. Pressez une de ses cases pour voir ce qu’elle porte.</translation>
        </message>
        <message>
            <source>The parts of a split land one after another, and what each may capture is counted afresh.</source>
            <translation>Les parts d’une division arrivent l’une après l’autre, et ce que chacune peut capturer est compté à nouveau.</translation>
        </message>
        <message>
            <source>The ray along row 3 was turned up by an atom below and ahead of c3.</source>
            <translation>Le rayon de la rangée 3 a été dévié vers le haut par un atome devant et sous c3.</translation>
        </message>
        <message>
            <source>The stack on a3 saw nothing: your own piece on b3 stands before it.</source>
            <translation>La pile en a3 ne voyait rien : votre propre pièce en b3 est devant elle.</translation>
        </message>
        <message>
            <source>The stack on c3 is still there: move a piece onto it.</source>
            <translation>La pile en c3 est encore là : menez-y une pièce.</translation>
        </message>
        <message>
            <source>The stack on d1 is taken. A piece from b3 can take d3 in the same turn.</source>
            <translation>La pile en d1 est prise. Une pièce de b3 peut prendre d3 dans le même tour.</translation>
        </message>
        <message>
            <source>The stack on d3 is taken. A piece from b3 can take d1 in the same turn.</source>
            <translation>La pile en d3 est prise. Une pièce de b3 peut prendre d1 dans le même tour.</translation>
        </message>
        <message>
            <source>The starting tile lies with its shoulders up. This is the standard start.</source>
            <translation>La tuile de départ montre ses épaules. C’est le départ habituel.</translation>
        </message>
        <message>
            <source>The starting tile lies with its tails (or its cross) up.</source>
            <translation>La tuile de départ montre ses queues (ou sa croix).</translation>
        </message>
        <message>
            <source>The turn is over, and there was more to be had.</source>
            <translation>Le tour est fini, et il y avait plus à prendre.</translation>
        </message>
        <message>
            <source>The win is not forced; it is with {best}.</source>
            <translation>Le gain n’est pas forcé ; il l’est avec {best}.</translation>
        </message>
        <message>
            <source>There is an atom at {name}.</source>
            <translation>Il y a un atome en {name}.</translation>
        </message>
        <message>
            <source>Three closed sides and one way to fill them: that tile is your move, too.</source>
            <translation>Trois côtés fermés, une seule pose possible : cette tuile est aussi votre coup.</translation>
        </message>
        <message>
            <source>Three enemy pieces see your stack of three. Move so that nothing can be taken.</source>
            <translation>Trois pièces adverses voient votre pile de trois. Jouez pour que rien ne soit prenable.</translation>
        </message>
        <message>
            <source>Three markers are right, and the fourth atom lies on c4 or e4. Send a ray that tells which.</source>
            <translation>Trois marqueurs sont justes ; le quatrième atome est en c4 ou e4. Trouvez lequel d’un rayon.</translation>
        </message>
        <message>
            <source>Three markers are right. From 3 a ray came out at c, and 4 was a hit. Mark the fourth atom.</source>
            <translation>Trois marqueurs sont justes. De 3, un rayon sort en c ; 4 est un impact. Marquez le quatrième.</translation>
        </message>
        <message>
            <source>Three of your moves close a hole. Make the one that is worth most.</source>
            <translation>Trois de vos coups ferment un trou. Jouez celui qui vaut le plus.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Tuiles</translation>
        </message>
        <message>
            <source>Tiles carry the digits from 1 up to this one. More digits make more tiles.</source>
            <translation>Les tuiles portent les chiffres de 1 à celui-ci. Plus il y a de chiffres, plus il y a de tuiles.</translation>
        </message>
        <message>
            <source>Tiles in a pool</source>
            <translation>Tuiles par réserve</translation>
        </message>
        <message>
            <source>Tiles run out: draw</source>
            <translation>Plus de tuiles : partie nulle</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon loses</source>
            <translation>Plus de tuiles : le plus grand dragon perd</translation>
        </message>
        <message>
            <source>Tiles run out: largest dragon wins</source>
            <translation>Plus de tuiles : le plus grand dragon gagne</translation>
        </message>
        <message>
            <source>Turn a ray</source>
            <translation>Dévier un rayon</translation>
        </message>
        <message>
            <source>Two 4s are still hidden between those you know. Take both, then end the turn.</source>
            <translation>Deux 4 sont encore couverts entre ceux que vous connaissez. Prenez-les, puis terminez.</translation>
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
            <source>Two holes by one tile are worth far more than one by one: look for such places.</source>
            <translation>Deux trous d’une seule tuile valent bien plus que l’un après l’autre : cherchez de telles places.</translation>
        </message>
        <message>
            <source>Two in a row are worth four points, one by one only two.</source>
            <translation>Deux de suite valent quatre points, un par un seulement deux.</translation>
        </message>
        <message>
            <source>Two of your pieces see the stack on c3, and it is two high: land on it.</source>
            <translation>Deux de vos pièces voient la pile en c3, haute de deux : allez-y.</translation>
        </message>
        <message>
            <source>Two pieces stand on c3. All four are to meet there in one move.</source>
            <translation>Deux pièces sont en c3. Les quatre doivent s’y réunir en un coup.</translation>
        </message>
        <message>
            <source>Two threats at once</source>
            <translation>Deux menaces à la fois</translation>
        </message>
        <message>
            <source>Two threats at once: only one of them can be met.</source>
            <translation>Deux menaces à la fois : une seule peut être parée.</translation>
        </message>
        <message>
            <source>Uncover a cell</source>
            <translation>Découvrir une case</translation>
        </message>
        <message>
            <source>What sees a stack</source>
            <translation>Ce qui voit une pile</translation>
        </message>
        <message>
            <source>When a cell shows several values the highest is listed (three or four players; harder).</source>
            <translation>Quand une case montre plusieurs valeurs, la plus haute est notée (trois ou quatre joueurs ; plus difficile).</translation>
        </message>
        <message>
            <source>When a cell shows several values the lowest is listed (three or four players).</source>
            <translation>Quand une case montre plusieurs valeurs, la plus basse est notée (trois ou quatre joueurs).</translation>
        </message>
        <message>
            <source>When nothing fits</source>
            <translation>Quand rien ne convient</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon loses.</source>
            <translation>Quand il n’y a plus de tuiles, le plus grand dragon complet fait perdre.</translation>
        </message>
        <message>
            <source>When the tiles run out, the owner of the largest complete dragon wins.</source>
            <translation>Quand il n’y a plus de tuiles, le plus grand dragon complet fait gagner.</translation>
        </message>
        <message>
            <source>Where edges touch, their colours agree: your blue runs on into the next.</source>
            <translation>Où les côtés se touchent, les couleurs s’accordent : votre bleu continue.</translation>
        </message>
        <message>
            <source>Where must it be?</source>
            <translation>Où doit-il être ?</translation>
        </message>
        <message>
            <source>Wherever the piece goes now, exactly one of yours sees it.</source>
            <translation>Où que la pièce aille, exactement une des vôtres la voit.</translation>
        </message>
        <message>
            <source>Win in two moves, whatever the answer.</source>
            <translation>Gagnez en deux coups, quelle que soit la réponse.</translation>
        </message>
        <message>
            <source>Win with one move.</source>
            <translation>Gagnez en un coup.</translation>
        </message>
        <message>
            <source>With an atom there the ray from 3 would not come out at c.</source>
            <translation>Avec un atome là, le rayon de 3 ne sortirait pas en c.</translation>
        </message>
        <message>
            <source>Lay a tile after which you close a loop next turn, whatever Orange does.</source>
            <translation>Posez une tuile qui vous fera fermer une boucle au prochain tour, quoi que fasse l’orange.</translation>
        </message>
        <message>
            <source>A gap must be filled before anything else: three sides of it are closed.</source>
            <translation>Une brèche doit être comblée d’abord : trois de ses côtés sont fermés.</translation>
        </message>
        <message>
            <source>A single piece is taken when exactly one of yours sees it: not two, not none.</source>
            <translation>Une pièce seule se prend quand une seule des vôtres la voit : ni deux, ni aucune.</translation>
        </message>
        <message>
            <source>A stack may split, too: some pieces go one way and some another, in one turn.</source>
            <translation>Une pile peut aussi se diviser : des pièces par ici, d’autres par là, en un tour.</translation>
        </message>
        <message>
            <source>Alike values in a row score the square of their number: four alike are sixteen.</source>
            <translation>Des valeurs égales de suite rapportent le carré de leur nombre : quatre font seize.</translation>
        </message>
        <message>
            <source>All that was lost was lost by {kind}.</source>
            <translation>Tout ce qui a été perdu l’a été par {kind}.</translation>
        </message>
        <message>
            <source>Best list</source>
            <translation>Meilleure liste</translation>
        </message>
        <message>
            <source>Choose a stack of yours, then a cell in line with it, as far as you like.</source>
            <translation>Choisissez une de vos piles, puis une case alignée avec elle, aussi loin que vous voulez.</translation>
        </message>
        <message>
            <source>Choose a tile, turn it if you like, and lay it where the colours agree.</source>
            <translation>Choisissez une tuile, tournez-la au besoin, et posez-la là où les couleurs s’accordent.</translation>
        </message>
        <message>
            <source>Choose one of your tiles, then a place for it: where corners meet, they agree.</source>
            <translation>Choisissez une tuile, puis sa place : là où des coins se touchent, ils s’accordent.</translation>
        </message>
        <message>
            <source>Few tiles are left in the sack: reckon with those that have not come yet.</source>
            <translation>Il reste peu de tuiles dans le sac : comptez avec celles qui ne sont pas encore venues.</translation>
        </message>
        <message>
            <source>Fewest probes</source>
            <translation>Le moins de sondes</translation>
        </message>
        <message>
            <source>Follow the other colour, too: a tile across its end stops it.</source>
            <translation>Suivez aussi l’autre couleur : une tuile en travers de son bout l’arrête.</translation>
        </message>
        <message>
            <source>Follow your colour with your eyes: its two ends show where the game goes next.</source>
            <translation>Suivez votre couleur des yeux : ses deux bouts montrent où va la partie.</translation>
        </message>
        <message numerus="yes">
            <source>Found the only move {n} times.</source>
            <translation>
                <numerusform>A trouvé {n} fois le seul coup qui convenait.</numerusform>
                <numerusform>A trouvé {n} fois le seul coup qui convenait.</numerusform>
            </translation>
        </message>
        <message>
            <source>Four markers can be guessed with. Do so when sure: the third wrong guess loses.</source>
            <translation>Avec quatre marqueurs on peut tenter. Soyez sûr : la troisième hypothèse fausse perd.</translation>
        </message>
        <message>
            <source>Hide four atoms for the other player: press four squares, then confirm.</source>
            <translation>Cachez quatre atomes pour l’autre : pressez quatre cases, puis confirmez.</translation>
        </message>
        <message>
            <source>It came back: an atom lies beside its entry, or two atoms turned it right round.</source>
            <translation>Il est revenu : un atome est à côté de l’entrée, ou deux atomes l’ont retourné.</translation>
        </message>
        <message>
            <source>It came out: an atom diagonally ahead turned it, or none was near its way.</source>
            <translation>Il est ressorti : un atome en diagonale l’a dévié, ou aucun n’était sur son chemin.</translation>
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
            <source>Luck brought {share:.0%} of the win.</source>
            <translation>La chance a apporté {share:.0%} de la victoire.</translation>
        </message>
        <message>
            <source>Luck gave and took alike.</source>
            <translation>La chance a donné autant qu’elle a pris.</translation>
        </message>
        <message>
            <source>Luck took {share:.0%} of the win.</source>
            <translation>La malchance a coûté {share:.0%} de la victoire.</translation>
        </message>
        <message>
            <source>Most holes at once</source>
            <translation>Le plus de trous d’un coup</translation>
        </message>
        <message>
            <source>Most was lost by {kind}: {share:.0%} of it.</source>
            <translation>Le plus a été perdu par {kind} : {share:.0%} des pertes.</translation>
        </message>
        <message>
            <source>Move so that you take something next turn, whatever Orange does, and nothing of yours is taken.</source>
            <translation>Jouez pour capturer au prochain tour, quoi que fasse l’orange, sans rien perdre.</translation>
        </message>
        <message>
            <source>Nothing fits: put the tile back that you like least, and draw again next turn.</source>
            <translation>Rien ne convient : remettez la tuile que vous aimez le moins ; vous piochez au prochain tour.</translation>
        </message>
        <message>
            <source>Now leave a gap: three closed sides whose colours take turns. Orange must fill it.</source>
            <translation>Laissez une brèche : trois côtés fermés aux couleurs alternées. L’orange doit la combler.</translation>
        </message>
        <message>
            <source>One marker at least is wrong: hold every answer you have against your markers.</source>
            <translation>Au moins un marqueur est faux : confrontez chaque réponse à vos marqueurs.</translation>
        </message>
        <message>
            <source>One of your tiles closes a hole here: the numbers round it are your points.</source>
            <translation>Une de vos tuiles ferme un trou ici : les nombres qui l’entourent sont vos points.</translation>
        </message>
        <message>
            <source>One piece is left to Orange. Move so that it is yours next turn, wherever it goes.</source>
            <translation>Il reste une pièce à l’orange. Jouez pour la prendre au prochain tour, où qu’elle aille.</translation>
        </message>
        <message>
            <source>Orange can still stop you. Make two places that would close your loop.</source>
            <translation>L’orange peut encore vous arrêter. Faites deux places qui fermeraient votre boucle.</translation>
        </message>
        <message>
            <source>Orange closes the loop now. Spoil the place where both orange ends arrive.</source>
            <translation>L’orange ferme alors la boucle. Gâtez la place où arrivent les deux bouts orange.</translation>
        </message>
        <message>
            <source>Orange finds a cell that none of your pieces sees, or more than one.</source>
            <translation>L’orange trouve une case que voit aucune de vos pièces, ou plus d’une.</translation>
        </message>
        <message>
            <source>Orange holds 123, which closes the hole in the middle. Move so that it cannot.</source>
            <translation>L’orange a 123, qui ferme le trou du milieu. Jouez pour l’en empêcher.</translation>
        </message>
        <message>
            <source>Orange is one tile from a loop. Lay yours so that it cannot close it next turn.</source>
            <translation>Il manque une tuile à la boucle orange. Posez la vôtre pour l’empêcher de se fermer.</translation>
        </message>
        <message>
            <source>Orange lays 123 and takes the hole. Make its place ask for another number.</source>
            <translation>L’orange pose 123 et prend le trou. Que sa place demande un autre nombre.</translation>
        </message>
        <message>
            <source>Orange still has an answer to this. Look for a cell that sees both stacks.</source>
            <translation>L’orange a encore une réponse. Cherchez une case qui voit les deux piles.</translation>
        </message>
        <message>
            <source>Orange takes one of yours first. Count what sees each piece.</source>
            <translation>L’orange prend d’abord une des vôtres. Comptez ce qui voit chaque pièce.</translation>
        </message>
        <message>
            <source>Orange takes one of yours: exactly one enemy piece sees it.</source>
            <translation>L’orange prend une des vôtres : exactement une pièce adverse la voit.</translation>
        </message>
        <message>
            <source>Press a hidden cell: its number names a region and says how many cells it has.</source>
            <translation>Pressez une case couverte : son nombre nomme une région et dit combien de cases elle a.</translation>
        </message>
        <message>
            <source>Put a marker where you believe an atom to be; it can be taken away again.</source>
            <translation>Posez un marqueur là où vous croyez un atome ; vous pourrez l’ôter.</translation>
        </message>
        <message>
            <source>Send a ray into the box from a port: what comes of it tells where atoms are not.</source>
            <translation>Envoyez un rayon par une porte : ce qu’il devient dit où il n’y a pas d’atomes.</translation>
        </message>
        <message>
            <source>Stacks that see the same cell can meet there, and a higher stack is safer.</source>
            <translation>Des piles qui voient la même case peuvent s’y réunir, et une pile plus haute est plus sûre.</translation>
        </message>
        <message>
            <source>Stronger was {move}: {why}.</source>
            <translation>Plus fort : {move}, car {why}.</translation>
        </message>
        <message>
            <source>Taken: before each move add up the enemy pieces that see each of your stacks.</source>
            <translation>Prise : avant chaque coup, comptez les pièces adverses qui voient chacune de vos piles.</translation>
        </message>
        <message>
            <source>That dragon is closed: with no open end it cannot grow any more.</source>
            <translation>Ce dragon est fermé : sans bout ouvert, il ne peut plus grandir.</translation>
        </message>
        <message>
            <source>That hole was open to both of you: ask of each move what it leaves to the other.</source>
            <translation>Ce trou vous était ouvert à tous deux : demandez-vous ce que chaque coup laisse à l’autre.</translation>
        </message>
        <message>
            <source>That value was lower than the one before: it ended your turn and did not count.</source>
            <translation>Cette valeur était plus petite que la précédente : elle a terminé votre tour sans compter.</translation>
        </message>
        <message>
            <source>The cells of a region touch, edge to edge: the next of it lies near this one.</source>
            <translation>Les cases d’une région se touchent par un côté : la suivante est près de celle-ci.</translation>
        </message>
        <message>
            <source>This can be taken from you: move away, or change how many pieces see it.</source>
            <translation>On peut vous la prendre : partez, ou changez le nombre de pièces qui la voient.</translation>
        </message>
        <message>
            <source>This tile was laid by itself: only one way was left to fill the place.</source>
            <translation>Cette tuile s’est mise en place : il ne restait qu’une façon de remplir la place.</translation>
        </message>
        <message>
            <source>Three alike in a row are worth nine points: you may stop before it goes wrong.</source>
            <translation>Trois égales de suite valent neuf points : vous pouvez vous arrêter à temps.</translation>
        </message>
        <message>
            <source>Two places would close your loop, and Orange can only spoil one of them.</source>
            <translation>Deux places fermeraient votre boucle, et l’orange ne peut en gâter qu’une.</translation>
        </message>
        <message>
            <source>What you know already take from low to high, so that nothing ends your turn.</source>
            <translation>Ce que vous savez déjà, prenez-le par ordre croissant : rien ne finira votre tour.</translation>
        </message>
        <message>
            <source>You can take this: exactly as many of your pieces see it as it is high.</source>
            <translation>Vous pouvez la prendre : autant de vos pièces la voient qu’elle est haute.</translation>
        </message>
        <message>
            <source>You captured {score}: that is the most.</source>
            <translation>Pièces capturées : {score}. C’est le maximum.</translation>
        </message>
        <message>
            <source>You captured {score}: {best} captures {par}.</source>
            <translation>Pièces capturées : {score}. Avec {best}, on en capture {par}.</translation>
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
            <source>You found the atoms with {n} probes, wrong guesses included ({wrong}); par is {par}.</source>
            <translation>
                <numerusform>Atomes trouvés avec {n} sonde, hypothèses fausses comprises ({wrong}) ; le par est de {par}.</numerusform>
                <numerusform>Atomes trouvés avec {n} sondes, hypothèses fausses comprises ({wrong}) ; le par est de {par}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You found the atoms with {n} probes; par is {par}.</source>
            <translation>
                <numerusform>Atomes trouvés avec {n} sonde ; le par est de {par}.</numerusform>
                <numerusform>Atomes trouvés avec {n} sondes ; le par est de {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You know enough: row 7 begins with an atom. Mark and guess.</source>
            <translation>Vous en savez assez : la rangée 7 commence par un atome. Marquez et devinez.</translation>
        </message>
        <message numerus="yes">
            <source>You made {n} points; par is {par}.</source>
            <translation>
                <numerusform>Vous avez marqué {n} point ; le par est de {par}.</numerusform>
                <numerusform>Vous avez marqué {n} points ; le par est de {par}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may pass only when nothing fits, and you draw again next turn.</source>
            <translation>On ne passe que si rien ne convient, et l’on pioche encore au prochain tour.</translation>
        </message>
        <message>
            <source>You scored {score}: {best} scores {par} points.</source>
            <translation>Points marqués : {score}. Avec {best}, on en marque {par}.</translation>
        </message>
        <message>
            <source>You scored {score}: {par} points are the most.</source>
            <translation>Points marqués : {score}. Le maximum est de {par} points.</translation>
        </message>
        <message>
            <source>Your blue line nearly meets itself. Close a loop over six tiles or more to win.</source>
            <translation>Votre ligne bleue se rejoint presque. Fermez une boucle de six tuiles ou plus.</translation>
        </message>
        <message>
            <source>Your list begins with the 2 on b1. Region 2 has two cells: where is the other?</source>
            <translation>Votre liste commence par le 2 de b1. La région 2 a deux cases : où est l’autre ?</translation>
        </message>
        <message>
            <source>Your list is 3, 3, 3. End the turn with its button before a value falls.</source>
            <translation>Votre liste est 3, 3, 3. Terminez le tour avec son bouton avant qu’une valeur baisse.</translation>
        </message>
        <message>
            <source>Your stack is to stand on c4, with both of its pieces.</source>
            <translation>Votre pile doit être en c4, avec ses deux pièces.</translation>
        </message>
        <message numerus="yes">
            <source>a careful solver needs {n} probes here, {usual:.1f} on average elsewhere</source>
            <translation>
                <numerusform>avec du soin, {n} sonde suffit ici, contre {usual:.1f} ailleurs en moyenne</numerusform>
                <numerusform>avec du soin, il faut ici {n} sondes, contre {usual:.1f} ailleurs en moyenne</numerusform>
            </translation>
        </message>
        <message>
            <source>a cell is a letter from a to n and a number from 1 to 14, such as b3</source>
            <translation>une case est une lettre de a à n et un nombre de 1 à 14, comme b3</translation>
        </message>
        <message>
            <source>a cell is missing here: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>il manque une case ici : un tour s’écrit a1,b2 ou a1,b2,end</translation>
        </message>
        <message>
            <source>a cell such as d1 or pieces such as 2xd1 are missing here</source>
            <translation>il manque ici une case comme d1 ou des pièces comme 2xd1</translation>
        </message>
        <message>
            <source>a challenge starts a new game: leave this one first</source>
            <translation>un défi commence une nouvelle partie : quittez d’abord celle-ci</translation>
        </message>
        <message>
            <source>a comment has at most {most} characters</source>
            <translation>un commentaire a au plus {most} caractères</translation>
        </message>
        <message>
            <source>a draw comes first</source>
            <translation>un tirage doit venir d’abord</translation>
        </message>
        <message>
            <source>a draw is missing</source>
            <translation>il manque un tirage</translation>
        </message>
        <message>
            <source>a draw is written with a star, like *123</source>
            <translation>un tirage s’écrit avec une étoile, comme *123</translation>
        </message>
        <message>
            <source>a draw starts with *</source>
            <translation>un tirage commence par *</translation>
        </message>
        <message numerus="yes">
            <source>a guess needs exactly four markers: there are {n}</source>
            <translation>
                <numerusform>une hypothèse demande exactement quatre marqueurs : il y en a {n}</numerusform>
                <numerusform>une hypothèse demande exactement quatre marqueurs : il y en a {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>a hint was asked for</source>
            <translation>un indice a été demandé</translation>
        </message>
        <message>
            <source>a line for the server looks like {example}</source>
            <translation>une ligne pour le serveur ressemble à {example}</translation>
        </message>
        <message>
            <source>a list of the players' names is needed</source>
            <translation>il faut une liste des noms des joueurs</translation>
        </message>
        <message>
            <source>a mapping of option names to values is needed</source>
            <translation>il faut une table de noms d’options et de valeurs</translation>
        </message>
        <message>
            <source>a match has at most {most} plies</source>
            <translation>une partie a au plus {most} coups</translation>
        </message>
        <message>
            <source>a match has at most {most} plies, those taken back included</source>
            <translation>une partie a au plus {most} coups, coups repris compris</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves</source>
            <translation>une partie a au plus {most} coups simples</translation>
        </message>
        <message>
            <source>a match has at most {most} single moves, here are more</source>
            <translation>une partie a au plus {most} coups simples, il y en a plus ici</translation>
        </message>
        <message>
            <source>a merge has its counts before the hyphen</source>
            <translation>une fusion a ses nombres avant le trait d’union</translation>
        </message>
        <message>
            <source>a merge takes pieces from two or more stacks</source>
            <translation>une fusion prend des pièces à deux piles ou plus</translation>
        </message>
        <message>
            <source>a message has at most {most} characters</source>
            <translation>un message a au plus {most} caractères</translation>
        </message>
        <message>
            <source>a move has a hyphen before where it goes, such as d1-d3</source>
            <translation>un coup a un trait d’union avant son arrivée, comme d1-d3</translation>
        </message>
        <message>
            <source>a move is a tile state and a position, such as d3</source>
            <translation>un coup est une pose et une position, comme d3</translation>
        </message>
        <message>
            <source>a move reads like d1-d3, d1-2xd3,e1 or 2xd1,3xa4-d4</source>
            <translation>un coup s’écrit d1-d3, d1-2xd3,e1 ou 2xd1,3xa4-d4</translation>
        </message>
        <message>
            <source>a move was taken back</source>
            <translation>un coup a été repris</translation>
        </message>
        <message>
            <source>a name has 1 to {most} printable characters</source>
            <translation>un nom a de 1 à {most} caractères imprimables</translation>
        </message>
        <message>
            <source>a name needs a letter or a sign that can be seen</source>
            <translation>un nom a besoin d’une lettre ou d’un signe visible</translation>
        </message>
        <message>
            <source>a note does not begin with =</source>
            <translation>une note ne commence pas par =</translation>
        </message>
        <message>
            <source>a note is a text</source>
            <translation>une note est un texte</translation>
        </message>
        <message>
            <source>a note is one line of at most {most} characters</source>
            <translation>une note tient sur une ligne d’au plus {most} caractères</translation>
        </message>
        <message>
            <source>a player has at most {most} pieces</source>
            <translation>un joueur a au plus {most} pièces</translation>
        </message>
        <message>
            <source>a ply has at most {most} characters, this one {count}</source>
            <translation>un coup a au plus {most} caractères, celui-ci en a {count}</translation>
        </message>
        <message>
            <source>a position has at most three digits</source>
            <translation>une position a au plus trois chiffres</translation>
        </message>
        <message>
            <source>a position needs a tile on the board and one in the pool</source>
            <translation>il faut une tuile sur le plateau et une dans la réserve</translation>
        </message>
        <message>
            <source>a puzzle has at most {most} characters</source>
            <translation>un problème a au plus {most} caractères</translation>
        </message>
        <message>
            <source>a puzzle is a text like {example}, with two colons</source>
            <translation>un problème est un texte comme {example}, avec deux deux-points</translation>
        </message>
        <message>
            <source>a random layout gives nothing away, and there is no time to find a better one</source>
            <translation>un tracé au hasard ne trahit rien, et le temps manque pour en trouver un meilleur</translation>
        </message>
        <message>
            <source>a record has at most {most} plies and ways back</source>
            <translation>un enregistrement a au plus {most} coups et retours</translation>
        </message>
        <message>
            <source>a seat is missing before this one</source>
            <translation>il manque un siège avant celui-ci</translation>
        </message>
        <message>
            <source>a set-up has at most {most} characters</source>
            <translation>une position de départ a au plus {most} caractères</translation>
        </message>
        <message>
            <source>a split sends at least one piece</source>
            <translation>une division envoie au moins une pièce</translation>
        </message>
        <message>
            <source>a study is kept with this match: nothing is taken back or played otherwise</source>
            <translation>une analyse est conservée avec cette partie : rien ne se reprend ni ne se rejoue autrement</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did once</source>
            <translation>on peut déclarer l’égalité quand une position se présente trois fois, celle-ci une seule</translation>
        </message>
        <message>
            <source>a tie can be claimed when a position occurs three times, this one did twice</source>
            <translation>on peut déclarer l’égalité quand une position se présente trois fois, celle-ci deux seulement</translation>
        </message>
        <message>
            <source>a tie cannot be claimed in {game}</source>
            <translation>on ne peut pas déclarer l’égalité dans {game}</translation>
        </message>
        <message>
            <source>a tile has three digits, like 123</source>
            <translation>une tuile a trois chiffres, comme 123</translation>
        </message>
        <message>
            <source>a tile of three digits stands on one side of the colon, like 123:6</source>
            <translation>une tuile à trois chiffres se met d’un côté des deux-points, comme 123:6</translation>
        </message>
        <message>
            <source>a title has at most {most} characters</source>
            <translation>un titre a au plus {most} caractères</translation>
        </message>
        <message>
            <source>a turn needs at least one uncovered cell before its end</source>
            <translation>il faut découvrir au moins une case avant de finir le tour</translation>
        </message>
        <message>
            <source>a {digit}</source>
            <translation>un {digit}</translation>
        </message>
        <message>
            <source>all moves are made: take the last one back</source>
            <translation>tous les coups sont joués : reprenez le dernier</translation>
        </message>
        <message>
            <source>an {digit}</source>
            <translation>un {digit}</translation>
        </message>
        <message>
            <source>at least one piece moves</source>
            <translation>il faut déplacer au moins une pièce</translation>
        </message>
        <message>
            <source>at least one piece moves, not {count}, at {cell}</source>
            <translation>il faut déplacer au moins une pièce, et non {count}, en {cell}</translation>
        </message>
        <message>
            <source>at least one tile must lie on the table</source>
            <translation>il faut au moins une tuile sur la table</translation>
        </message>
        <message>
            <source>at least two players must have pieces</source>
            <translation>il faut des pièces à deux joueurs au moins</translation>
        </message>
        <message>
            <source>atoms that are easy to find</source>
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
            <source>both players passed in succession</source>
            <translation>les deux joueurs ont passé l’un après l’autre</translation>
        </message>
        <message>
            <source>both players' best dragons score {score}</source>
            <translation>les meilleurs dragons des deux joueurs valent {score}</translation>
        </message>
        <message numerus="yes">
            <source>brings your best dragon from {before} to {n} points</source>
            <translation>
                <numerusform>porte votre meilleur dragon de {before} à {n} point</numerusform>
                <numerusform>porte votre meilleur dragon de {before} à {n} points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>can hold out for {n} more moves</source>
            <translation>
                <numerusform>peut tenir encore {n} coup</numerusform>
                <numerusform>peut tenir encore {n} coups</numerusform>
            </translation>
        </message>
        <message>
            <source>captures that were left</source>
            <translation>des prises laissées de côté</translation>
        </message>
        <message>
            <source>captures {cells} ({pieces})</source>
            <translation>capture {cells} ({pieces})</translation>
        </message>
        <message>
            <source>captures {cells} and wins: nothing else is left</source>
            <translation>capture {cells} et gagne : il ne reste rien d’autre</translation>
        </message>
        <message>
            <source>closed a loop</source>
            <translation>fermé une boucle</translation>
        </message>
        <message>
            <source>closes a hole of {points} points</source>
            <translation>ferme un trou de {points} points</translation>
        </message>
        <message>
            <source>closes three holes, {sum} = {points}</source>
            <translation>ferme trois trous, {sum} = {points}</translation>
        </message>
        <message>
            <source>closes two holes, {sum} = {points}</source>
            <translation>ferme deux trous, {sum} = {points}</translation>
        </message>
        <message>
            <source>completed a dragon</source>
            <translation>complété un dragon</translation>
        </message>
        <message>
            <source>completes a dragon with {eyes}</source>
            <translation>complète un dragon : {eyes}</translation>
        </message>
        <message>
            <source>completes a dragon with {eyes} and wins</source>
            <translation>complète un dragon ({eyes}) et gagne</translation>
        </message>
        <message>
            <source>contradicts {other}</source>
            <translation>contredit {other}</translation>
        </message>
        <message>
            <source>draw agreed</source>
            <translation>nulle acceptée</translation>
        </message>
        <message>
            <source>either one stack splits, or several merge on one cell</source>
            <translation>ou bien une pile se divise, ou bien plusieurs fusionnent sur une case</translation>
        </message>
        <message>
            <source>ending the turn</source>
            <translation>finir le tour</translation>
        </message>
        <message>
            <source>ending turns too early</source>
            <translation>des tours terminés trop tôt</translation>
        </message>
        <message>
            <source>ends the game in a draw</source>
            <translation>termine la partie par une nulle</translation>
        </message>
        <message>
            <source>every atom lies on one of the 49 cells from a1 to g7</source>
            <translation>chaque atome est sur l’une des 49 cases de a1 à g7</translation>
        </message>
        <message numerus="yes">
            <source>every result of {port} leaves only one of the {n} placements possible</source>
            <translation>
                <numerusform>chaque résultat en {port} ne laisse qu’un des placements possibles ({n})</numerusform>
                <numerusform>chaque résultat en {port} ne laisse qu’un des {n} placements possibles</numerusform>
            </translation>
        </message>
        <message>
            <source>fills position {position}, where {enemy} could have {done}</source>
            <translation>occupe la position {position}, où {enemy} aurait {done}</translation>
        </message>
        <message numerus="yes">
            <source>forces the win in {n} more moves at most</source>
            <translation>
                <numerusform>force le gain en {n} coup au plus</numerusform>
                <numerusform>force le gain en {n} coups au plus</numerusform>
            </translation>
        </message>
        <message>
            <source>gathers {height} on {cell}, too many to be captured</source>
            <translation>réunit {height} pièces en {cell}, trop pour être capturées</translation>
        </message>
        <message>
            <source>group {number} of {count}, “{group}”, is mistyped</source>
            <translation>le groupe {number} sur {count}, « {group} », contient une faute</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, has a “{sign}”, which no puzzle has</source>
            <translation>le groupe {number}, « {group} », a un « {sign} », qu’aucun problème ne contient</translation>
        </message>
        <message>
            <source>group {number}, “{group}”, is too short</source>
            <translation>le groupe {number}, « {group} », est trop court</translation>
        </message>
        <message>
            <source>groups are missing, stand in another order or belong to another kind: copy the whole text</source>
            <translation>des groupes manquent, sont dans un autre ordre ou d’un autre type : copiez tout le texte</translation>
        </message>
        <message>
            <source>guessing</source>
            <translation>deviner</translation>
        </message>
        <message>
            <source>guessing too early</source>
            <translation>deviner trop tôt</translation>
        </message>
        <message>
            <source>has {after} empty cells in sight instead of {before}</source>
            <translation>voit {after} cases vides au lieu de {before}</translation>
        </message>
        <message>
            <source>hide exactly four atoms in {name}'s box: {count} are too many</source>
            <translation>cachez exactement quatre atomes pour {name} : {count}, c’est trop</translation>
        </message>
        <message numerus="yes">
            <source>hide exactly four atoms in {name}'s box: {n} more must be named</source>
            <translation>
                <numerusform>cachez exactement quatre atomes pour {name} : il en manque {n}</numerusform>
                <numerusform>cachez exactement quatre atomes pour {name} : il en manque {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>hide four different atoms, not {count}</source>
            <translation>cachez quatre atomes différents, et non {count}</translation>
        </message>
        <message>
            <source>hiding atoms at {cells}</source>
            <translation>cacher les atomes en {cells}</translation>
        </message>
        <message>
            <source>holds out longest, for {enemy} can win against every move</source>
            <translation>tient le plus longtemps, car {enemy} peut gagner contre tous les coups</translation>
        </message>
        <message>
            <source>in the pool of {name}</source>
            <translation>dans la réserve ({name})</translation>
        </message>
        <message>
            <source>in the sack</source>
            <translation>dans le sac</translation>
        </message>
        <message>
            <source>is either on or off, not {given}</source>
            <translation>est activé ou non, et pas {given}</translation>
        </message>
        <message>
            <source>it began from a position that was set up</source>
            <translation>elle a commencé par une position préparée</translation>
        </message>
        <message>
            <source>it begins with “{start}”, not with {wanted}</source>
            <translation>il commence par « {start} », et non par {wanted}</translation>
        </message>
        <message>
            <source>it holds no puzzle that this version can read</source>
            <translation>il ne contient aucun problème que cette version sache lire</translation>
        </message>
        <message>
            <source>it is not O's turn</source>
            <translation>ce n’est pas à O de jouer</translation>
        </message>
        <message>
            <source>it is {name}'s move: there is nothing to draw</source>
            <translation>c’est à {name} de jouer : il n’y a rien à tirer</translation>
        </message>
        <message>
            <source>it is {name}'s turn</source>
            <translation>c’est à {name} de jouer</translation>
        </message>
        <message>
            <source>it is {name}'s turn here</source>
            <translation>ici, c’est à {name} de jouer</translation>
        </message>
        <message>
            <source>it takes too long to solve</source>
            <translation>la solution demande trop de temps</translation>
        </message>
        <message>
            <source>it takes {par}, not {wanted}</source>
            <translation>il faut {par}, et non {wanted}</translation>
        </message>
        <message>
            <source>it was opened from a file</source>
            <translation>elle a été ouverte depuis un fichier</translation>
        </message>
        <message>
            <source>its captures are progressive, which no puzzle of two moves has</source>
            <translation>ses captures sont progressives, ce qu’aucun problème en deux coups n’a</translation>
        </message>
        <message>
            <source>its goal is not its par</source>
            <translation>son objectif n’est pas son par</translation>
        </message>
        <message>
            <source>its goal is not what can be reached</source>
            <translation>son objectif n’est pas ce qu’on peut atteindre</translation>
        </message>
        <message>
            <source>its groups are missing after the kind: copy the whole text</source>
            <translation>ses groupes manquent après le type : copiez tout le texte</translation>
        </message>
        <message>
            <source>its layout is wrong: {why}</source>
            <translation>son tracé est faux : {why}</translation>
        </message>
        <message>
            <source>its numbers are not those of a puzzle</source>
            <translation>ses nombres ne sont pas ceux d’un problème</translation>
        </message>
        <message>
            <source>its par is {par}, not {said}</source>
            <translation>son par est de {par}, et non de {said}</translation>
        </message>
        <message>
            <source>its par is {par}, where 1 to {most} points can be made</source>
            <translation>son par est de {par}, alors qu’on peut marquer de 1 à {most} points</translation>
        </message>
        <message>
            <source>its position is wrong: {reason}</source>
            <translation>sa position est fausse : {reason}</translation>
        </message>
        <message>
            <source>its regions wind: only {pairs} of {every} neighbouring pairs are equal, so that one cell says little about the next</source>
            <translation>ses régions serpentent : seules {pairs} paires voisines sur {every} sont égales, si bien qu’une case en dit peu sur la suivante</translation>
        </message>
        <message>
            <source>its {edge} edge is {own} and meets {met}</source>
            <translation>son côté {edge} est {own} et rencontre {met}</translation>
        </message>
        <message>
            <source>keeps {name}'s {tile} from scoring {points}</source>
            <translation>empêche {name} de marquer {points} avec la tuile {tile}</translation>
        </message>
        <message>
            <source>layouts that are easy to read</source>
            <translation>des tracés faciles à lire</translation>
        </message>
        <message>
            <source>line {line}: {reason}</source>
            <translation>ligne {line} : {reason}</translation>
        </message>
        <message>
            <source>loops and dragons left to be closed</source>
            <translation>des boucles et des dragons laissés à fermer</translation>
        </message>
        <message>
            <source>loops and dragons that were not closed</source>
            <translation>des boucles et des dragons non fermés</translation>
        </message>
        <message>
            <source>loses at once</source>
            <translation>perd tout de suite</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before closing a loop</source>
            <translation>crée une brèche, à combler par {enemy} avant de fermer une boucle</translation>
        </message>
        <message>
            <source>makes a gap, which {enemy} must fill before completing a dragon</source>
            <translation>crée une brèche, à combler par {enemy} avant de compléter un dragon</translation>
        </message>
        <message numerus="yes">
            <source>makes a loop of {n} tiles and wins</source>
            <translation>
                <numerusform>forme une boucle de {n} tuile et gagne</numerusform>
                <numerusform>forme une boucle de {n} tuiles et gagne</numerusform>
            </translation>
        </message>
        <message>
            <source>makes a place worth {points} points that only your {tile} fits</source>
            <translation>crée une place à {points} points où seule votre tuile {tile} va</translation>
        </message>
        <message>
            <source>makes an eye: your dragon there has {eyes} now</source>
            <translation>fait un œil : votre dragon a maintenant {eyes} à cet endroit</translation>
        </message>
        <message>
            <source>markers go on the 49 cells from a1 to g7</source>
            <translation>les marqueurs vont sur les 49 cases de a1 à g7</translation>
        </message>
        <message>
            <source>markers where no atom could be</source>
            <translation>des marqueurs là où aucun atome ne pouvait être</translation>
        </message>
        <message>
            <source>marking {cell}</source>
            <translation>marquer {cell}</translation>
        </message>
        <message>
            <source>more probes must tell before a guess is worth it</source>
            <translation>il faut plus de sondes avant qu’une hypothèse en vaille la peine</translation>
        </message>
        <message>
            <source>moves follow after the end of the turn</source>
            <translation>des coups suivent après la fin du tour</translation>
        </message>
        <message>
            <source>must be a whole number from 0 to 2^128 - 1</source>
            <translation>doit être un nombre entier de 0 à 2^128 - 1</translation>
        </message>
        <message>
            <source>must be a whole number, not {given}</source>
            <translation>doit être un nombre entier, et non {given}</translation>
        </message>
        <message>
            <source>must be from {low} to {high}, not {given}</source>
            <translation>doit être de {low} à {high}, et non {given}</translation>
        </message>
        <message>
            <source>must be {low} or more, not {given}</source>
            <translation>doit être d’au moins {low}, et non {given}</translation>
        </message>
        <message>
            <source>needs three or four players</source>
            <translation>demande trois ou quatre joueurs</translation>
        </message>
        <message>
            <source>needs {other}</source>
            <translation>demande {other}</translation>
        </message>
        <message>
            <source>no covered cell can follow: end the turn</source>
            <translation>aucune case couverte ne peut suivre : terminez le tour</translation>
        </message>
        <message>
            <source>no loop can be forced within {turns} turns</source>
            <translation>aucune boucle ne peut être forcée en {turns} tours</translation>
        </message>
        <message>
            <source>no move avoids the defeat</source>
            <translation>aucun coup n’évite la défaite</translation>
        </message>
        <message>
            <source>no move captures anything</source>
            <translation>aucun coup ne capture</translation>
        </message>
        <message>
            <source>no move is longer than {most} characters</source>
            <translation>aucun coup ne dépasse {most} caractères</translation>
        </message>
        <message>
            <source>no placement scores</source>
            <translation>aucun placement ne rapporte de points</translation>
        </message>
        <message>
            <source>no probe can tell its atoms from another placement</source>
            <translation>aucune sonde ne distingue ses atomes d’un autre placement</translation>
        </message>
        <message numerus="yes">
            <source>no probe can tell the {n} placements apart that explain every mark</source>
            <translation>
                <numerusform>aucune sonde ne sépare le placement qui explique toutes les marques ({n})</numerusform>
                <numerusform>aucune sonde ne sépare les {n} placements qui expliquent toutes les marques</numerusform>
            </translation>
        </message>
        <message>
            <source>no probe can tell these atoms from some others, so they must be guessed</source>
            <translation>aucune sonde ne distingue ces atomes de certains autres, il faut donc les deviner</translation>
        </message>
        <message>
            <source>no stack holds that many pieces</source>
            <translation>aucune pile n’a autant de pièces</translation>
        </message>
        <message>
            <source>no such option; do you mean {name}?</source>
            <translation>cette option n’existe pas ; est-ce {name} ?</translation>
        </message>
        <message>
            <source>no such option; there are: {names}</source>
            <translation>cette option n’existe pas ; il y a : {names}</translation>
        </message>
        <message>
            <source>no such option; this game has none</source>
            <translation>cette option n’existe pas ; ce jeu n’en a pas</translation>
        </message>
        <message>
            <source>no tile is drawn now</source>
            <translation>aucune tuile n’est à piocher maintenant</translation>
        </message>
        <message>
            <source>no turn is longer than {most} characters</source>
            <translation>aucun tour ne dépasse {most} caractères</translation>
        </message>
        <message>
            <source>no win can be forced within {turns} moves</source>
            <translation>aucun gain ne peut être forcé en {turns} coups</translation>
        </message>
        <message>
            <source>nobody has asked to take back</source>
            <translation>personne n’a demandé à reprendre</translation>
        </message>
        <message>
            <source>nobody has proposed a draw</source>
            <translation>personne n’a proposé la nulle</translation>
        </message>
        <message>
            <source>nobody wins: {reason}</source>
            <translation>personne ne gagne : {reason}</translation>
        </message>
        <message numerus="yes">
            <source>about {left:,.0f} of {n:,} placements stay possible on average</source>
            <translation>
                <numerusform>il reste en moyenne environ {left:,.0f} possibilité sur {n:,}</numerusform>
                <numerusform>il reste en moyenne environ {left:,.0f} placements possibles sur {n:,}</numerusform>
            </translation>
        </message>
        <message>
            <source>none of your tiles fits, so {tile} goes back into the sack</source>
            <translation>aucune de vos tuiles ne va, donc {tile} retourne dans le sac</translation>
        </message>
        <message>
            <source>not guessing in time</source>
            <translation>deviner trop tard</translation>
        </message>
        <message>
            <source>nothing can follow {word}</source>
            <translation>rien ne peut suivre {word}</translation>
        </message>
        <message>
            <source>nothing can follow “end”</source>
            <translation>rien ne peut suivre « end »</translation>
        </message>
        <message>
            <source>nothing is known yet, so every ray tells much</source>
            <translation>on ne sait encore rien, chaque rayon en dit donc long</translation>
        </message>
        <message>
            <source>nothing is left to chance in a puzzle: name a cell, or end the turn</source>
            <translation>un problème ne laisse rien au hasard : nommez une case, ou terminez le tour</translation>
        </message>
        <message>
            <source>nothing is left to uncover, which ends {name}'s turn</source>
            <translation>il ne reste rien à découvrir, ce qui termine le tour ({name})</translation>
        </message>
        <message>
            <source>nothing should follow the end of the record</source>
            <translation>rien ne devrait suivre la fin de l’enregistrement</translation>
        </message>
        <message>
            <source>nothing was drawn here</source>
            <translation>rien n’a été tiré ici</translation>
        </message>
        <message>
            <source>off</source>
            <translation>non</translation>
        </message>
        <message>
            <source>on</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>on {cell}</source>
            <translation>en {cell}</translation>
        </message>
        <message>
            <source>one colon stands between tile and position</source>
            <translation>il faut un seul deux-points entre tuile et position</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions}</source>
            <translation>l’une des brèches aux positions {positions}</translation>
        </message>
        <message>
            <source>one of the gaps at positions {positions} must be filled</source>
            <translation>l’une des brèches aux positions {positions} doit être comblée</translation>
        </message>
        <message>
            <source>only matches against the computer are rated</source>
            <translation>seules les parties contre l’ordinateur sont classées</translation>
        </message>
        <message>
            <source>only matches of one person against one computer player are rated</source>
            <translation>seules les parties d’une personne contre un seul ordinateur sont classées</translation>
        </message>
        <message>
            <source>only one guess a turn</source>
            <translation>une seule hypothèse par tour</translation>
        </message>
        <message>
            <source>only one probe a turn: {port} would be the second</source>
            <translation>une seule sonde par tour : {port} serait la deuxième</translation>
        </message>
        <message>
            <source>only these four cells explain every mark</source>
            <translation>seules ces quatre cases expliquent toutes les marques</translation>
        </message>
        <message>
            <source>only {name}, who is to move, may claim a tie</source>
            <translation>seul le joueur au trait, {name}, peut déclarer l’égalité</translation>
        </message>
        <message>
            <source>only {state} fits on {cell}, so that it would lie there already</source>
            <translation>seule la pose {state} va en {cell}, la tuile y serait donc déjà</translation>
        </message>
        <message>
            <source>place your layout first</source>
            <translation>posez d’abord votre tracé</translation>
        </message>
        <message>
            <source>ply 0 should stand here</source>
            <translation>le coup 0 devrait être ici</translation>
        </message>
        <message>
            <source>ply {expected} was expected here, not {found}</source>
            <translation>le coup {expected} était attendu ici, et non {found}</translation>
        </message>
        <message>
            <source>ply {name} stands in this study twice</source>
            <translation>le coup {name} figure deux fois dans cette analyse</translation>
        </message>
        <message>
            <source>points that were left</source>
            <translation>des points laissés de côté</translation>
        </message>
        <message>
            <source>pool_size {size} needs {needed} tiles, but num_digits {digits} makes only {there}</source>
            <translation>pool_size {size} demande {needed} tuiles, mais num_digits {digits} n’en donne que {there}</translation>
        </message>
        <message>
            <source>port {port} has the mark {mark} already: probe another one</source>
            <translation>la porte {port} a déjà la marque {mark} : sondez-en une autre</translation>
        </message>
        <message numerus="yes">
            <source>probing once more first wins {later:.0%}, guessing one of {n} placements {now:.0%}</source>
            <translation>
                <numerusform>sonder d’abord encore une fois gagne à {later:.0%}, deviner parmi {n} placement à {now:.0%}</numerusform>
                <numerusform>sonder d’abord encore une fois gagne à {later:.0%}, deviner parmi {n} placements à {now:.0%}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>rays come out turned at only {n} of the 28 ports, so they tell little</source>
            <translation>
                <numerusform>des rayons ne sortent déviés qu’à {n} des 28 portes et disent donc peu</numerusform>
                <numerusform>des rayons ne sortent déviés qu’à {n} des 28 portes et disent donc peu</numerusform>
            </translation>
        </message>
        <message>
            <source>cells left to chance</source>
            <translation>des cases laissées au hasard</translation>
        </message>
        <message numerus="yes">
            <source>leaves {n} tiles missing to a closed dragon of yours, {before} before</source>
            <translation>
                <numerusform>laisse {n} tuile manquer à un de vos dragons fermés au lieu de {before}</numerusform>
                <numerusform>laisse {n} tuiles manquer à un de vos dragons fermés au lieu de {before}</numerusform>
            </translation>
        </message>
        <message>
            <source>leaving it to chance</source>
            <translation>s’en remettre au hasard</translation>
        </message>
        <message>
            <source>moves that promised less</source>
            <translation>des coups qui promettaient moins</translation>
        </message>
        <message>
            <source>probing {port}</source>
            <translation>sonder {port}</translation>
        </message>
        <message>
            <source>rays that could tell little</source>
            <translation>des rayons qui ne pouvaient guère renseigner</translation>
        </message>
        <message numerus="yes">
            <source>region {label} has {n} cells, not {value}</source>
            <translation>
                <numerusform>la région {label} a {n} case, et non {value}</numerusform>
                <numerusform>la région {label} a {n} cases, et non {value}</numerusform>
            </translation>
        </message>
        <message>
            <source>region {label} is torn apart: {here} is not joined to {there}</source>
            <translation>la région {label} est en morceaux : {here} n’est pas reliée à {there}</translation>
        </message>
        <message>
            <source>saves {cells} from capture</source>
            <translation>sauve {cells} de la capture</translation>
        </message>
        <message>
            <source>say how many go to each cell: {example}</source>
            <translation>dites combien vont sur chaque case : {example}</translation>
        </message>
        <message>
            <source>something is missing before or after a comma</source>
            <translation>il manque quelque chose avant ou après une virgule</translation>
        </message>
        <message>
            <source>stacks that could be captured</source>
            <translation>des piles qui pouvaient être prises</translation>
        </message>
        <message>
            <source>stops {enemy} at position {positions}, where one tile would have {done}</source>
            <translation>arrête {enemy} aux positions {positions}, où une tuile aurait {done}</translation>
        </message>
        <message>
            <source>take the last move back first: it lets the win slip</source>
            <translation>reprenez d’abord le dernier coup : il laisse échapper le gain</translation>
        </message>
        <message>
            <source>the atoms are hidden already: hiding is for the first round</source>
            <translation>les atomes sont déjà cachés : on les cache au premier tour</translation>
        </message>
        <message>
            <source>the atoms in {name}'s box are on {cells}</source>
            <translation>les atomes dans la boîte pour {name} sont en {cells}</translation>
        </message>
        <message>
            <source>the box of {name} needs {atoms} atoms, not {count}</source>
            <translation>la boîte pour {name} demande {atoms} atomes, et non {count}</translation>
        </message>
        <message>
            <source>the coach gave advice</source>
            <translation>l’entraîneur a donné un conseil</translation>
        </message>
        <message>
            <source>the comments of a study have at most {most} characters</source>
            <translation>les commentaires d’une analyse ont au plus {most} caractères en tout</translation>
        </message>
        <message>
            <source>the file ends too early; something is missing after this</source>
            <translation>le fichier finit trop tôt ; il manque quelque chose après ceci</translation>
        </message>
        <message>
            <source>the file was changed after it was saved; every move was read</source>
            <translation>le fichier a été modifié après son enregistrement ; tous les coups ont été lus</translation>
        </message>
        <message>
            <source>the first round is for hiding four atoms in {name}'s box</source>
            <translation>au premier tour, on cache quatre atomes pour {name}</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {cell} stands there twice</source>
            <translation>il faut quatre atomes distincts : {cell} y est deux fois</translation>
        </message>
        <message>
            <source>the four atoms lie apart: {first} and {second} are the same cell</source>
            <translation>il faut quatre atomes distincts : {first} et {second} sont la même case</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>la partie est finie</translation>
        </message>
        <message>
            <source>the game would be over: {why}</source>
            <translation>la partie serait finie : {why}</translation>
        </message>
        <message>
            <source>the gap at position {position}</source>
            <translation>la brèche à la position {position}</translation>
        </message>
        <message>
            <source>the gap at position {position} must be filled</source>
            <translation>la brèche à la position {position} doit être comblée</translation>
        </message>
        <message>
            <source>the head of the record should have “{key}:” here</source>
            <translation>l’en-tête de l’enregistrement devrait avoir « {key}: » ici</translation>
        </message>
        <message>
            <source>the last answer is missing</source>
            <translation>il manque la dernière réponse</translation>
        </message>
        <message>
            <source>the last line is damaged</source>
            <translation>la dernière ligne est abîmée</translation>
        </message>
        <message>
            <source>the last ply should be {named}, but it is {last}</source>
            <translation>le dernier coup devrait être {named}, mais c’est {last}</translation>
        </message>
        <message>
            <source>the layout beginning with {labels}</source>
            <translation>le tracé qui commence par {labels}</translation>
        </message>
        <message>
            <source>the lens was on</source>
            <translation>la loupe était active</translation>
        </message>
        <message>
            <source>the line of {port} is the least known</source>
            <translation>la ligne de {port} est la moins connue</translation>
        </message>
        <message>
            <source>the match cannot begin: {reason}</source>
            <translation>la partie ne peut pas commencer : {reason}</translation>
        </message>
        <message>
            <source>the middle of a side tells most about an untouched box</source>
            <translation>le milieu d’un côté en dit le plus sur une boîte intacte</translation>
        </message>
        <message>
            <source>the number of the ply cannot be read; the last one is shown</source>
            <translation>le numéro du coup est illisible ; le dernier est affiché</translation>
        </message>
        <message>
            <source>the part “{name}” stands in the record twice</source>
            <translation>la section « {name} » figure deux fois dans l’enregistrement</translation>
        </message>
        <message>
            <source>the parts of a record have at most {most} lines</source>
            <translation>les sections d’un enregistrement ont au plus {most} lignes</translation>
        </message>
        <message>
            <source>the player to move must have pieces</source>
            <translation>le joueur au trait doit avoir des pièces</translation>
        </message>
        <message>
            <source>the player to move, {name}, has no pieces</source>
            <translation>le joueur au trait, {name}, n’a pas de pièces</translation>
        </message>
        <message numerus="yes">
            <source>the pool of {name} needs 1 to {n} tiles, not {count}</source>
            <translation>
                <numerusform>la réserve pour {name} demande {n} tuile, et non {count}</numerusform>
                <numerusform>la réserve pour {name} demande de 1 à {n} tuiles, et non {count}</numerusform>
            </translation>
        </message>
        <message>
            <source>the ports are 1 to 14 and a to n</source>
            <translation>les portes vont de 1 à 14 et de a à n</translation>
        </message>
        <message>
            <source>the position is missing: write it on the colon's other side</source>
            <translation>il manque la position : écrivez-la de l’autre côté des deux-points</translation>
        </message>
        <message>
            <source>the position the match begins with cannot be read</source>
            <translation>la position de départ de la partie est illisible</translation>
        </message>
        <message>
            <source>the position this match began with is a secret until it is over</source>
            <translation>la position de départ de cette partie est secrète jusqu’à la fin</translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for a guess</source>
            <translation>
                <numerusform>la sonde est jouée, et c’est trop pour une hypothèse : {n:,} placement</numerusform>
                <numerusform>la sonde est jouée, et {n:,} placements, c’est trop pour une hypothèse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the probe is spent, and {n:,} placements are too many for the last guess</source>
            <translation>
                <numerusform>la sonde est jouée, et c’est trop pour la dernière hypothèse : {n:,} placement</numerusform>
                <numerusform>la sonde est jouée, et {n:,} placements, c’est trop pour la dernière hypothèse</numerusform>
            </translation>
        </message>
        <message>
            <source>the sealed text is damaged</source>
            <translation>le texte scellé est abîmé</translation>
        </message>
        <message>
            <source>the seat is missing or not in this match</source>
            <translation>le siège manque ou n’existe pas dans cette partie</translation>
        </message>
        <message>
            <source>the seed cannot be read; later draws will differ</source>
            <translation>la graine est illisible ; les tirages suivants seront différents</translation>
        </message>
        <message>
            <source>the symbols are {symbols}</source>
            <translation>les symboles sont {symbols}</translation>
        </message>
        <message>
            <source>the text of a position is needed</source>
            <translation>il faut le texte d’une position</translation>
        </message>
        <message>
            <source>the tile on {cell} does not fit: its {ours} meets {theirs}</source>
            <translation>la tuile en {cell} ne va pas : {ours} y rencontre {theirs}</translation>
        </message>
        <message>
            <source>the tile on {cell} touches none of the others</source>
            <translation>la tuile en {cell} ne touche aucune autre</translation>
        </message>
        <message>
            <source>the tiles ran out</source>
            <translation>il n’y a plus de tuiles</translation>
        </message>
        <message>
            <source>the tiles ran out and nobody leads in eyes of a complete dragon</source>
            <translation>il n’y a plus de tuiles et personne ne mène aux yeux d’un dragon complet</translation>
        </message>
        <message numerus="yes">
            <source>the tiles ran out and {name} has the largest complete dragon, {n} tiles</source>
            <translation>
                <numerusform>il n’y a plus de tuiles et {name} a le plus grand dragon complet, {n} tuile</numerusform>
                <numerusform>il n’y a plus de tuiles et {name} a le plus grand dragon complet, {n} tuiles</numerusform>
            </translation>
        </message>
        <message>
            <source>the variations of a study have at most {most} plies</source>
            <translation>les variantes d’une analyse ont au plus {most} coups</translation>
        </message>
        <message numerus="yes">
            <source>the {n} pieces of {name} leave the board</source>
            <translation>
                <numerusform>{n} pièce quitte le plateau ({name})</numerusform>
                <numerusform>{n} pièces quittent le plateau ({name})</numerusform>
            </translation>
        </message>
        <message>
            <source>there are more draws than were due</source>
            <translation>il y a plus de tirages que prévu</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles, and one must be left</source>
            <translation>il n’y a que {tiles} tuiles, et il doit en rester une</translation>
        </message>
        <message>
            <source>there are only {tiles} tiles: with {placed} on the table {pool} cannot be left</source>
            <translation>il n’y a que {tiles} tuiles : avec {placed} sur la table, il ne peut en rester {pool}</translation>
        </message>
        <message>
            <source>there are players 0 to {last}</source>
            <translation>il y a les joueurs 0 à {last}</translation>
        </message>
        <message>
            <source>there are plies 0 to {last}</source>
            <translation>il y a les coups 0 à {last}</translation>
        </message>
        <message>
            <source>there are too many moves to look at all of them</source>
            <translation>il y a trop de coups pour les examiner tous</translation>
        </message>
        <message>
            <source>there are {pieces} pieces each, but {name} has {count}</source>
            <translation>chacun a {pieces} pièces, mais {name} en a {count}</translation>
        </message>
        <message>
            <source>there is no computer player for {game} yet</source>
            <translation>l’ordinateur ne joue pas encore à {game}</translation>
        </message>
        <message>
            <source>there is no kind of puzzle “{kind}”; there are: {kinds}</source>
            <translation>il n’y a pas de type de problème « {kind} » ; il y a : {kinds}</translation>
        </message>
        <message>
            <source>there is no level {wanted}; there are: {known}, random</source>
            <translation>il n’y a pas de niveau {wanted} ; il y a : {known}, random</translation>
        </message>
        <message>
            <source>there is no ply {name} in this study</source>
            <translation>il n’y a pas de coup {name} dans cette analyse</translation>
        </message>
        <message>
            <source>there is no position {number}: positions go from 1 to {count}</source>
            <translation>il n’y a pas de position {number} : les positions vont de 1 à {count}</translation>
        </message>
        <message>
            <source>there is no position {number}: there are {count} positions</source>
            <translation>il n’y a pas de position {number} : il y a {count} positions</translation>
        </message>
        <message>
            <source>there is no such game; there are: {games}</source>
            <translation>ce jeu n’existe pas ; il y a : {games}</translation>
        </message>
        <message>
            <source>there is no tile state {state}: states go from {first} to {last}</source>
            <translation>il n’y a pas de pose {state} : les poses vont de {first} à {last}</translation>
        </message>
        <message>
            <source>there is no tile {tile}: a tile has three different digits</source>
            <translation>il n’y a pas de tuile {tile} : une tuile a trois chiffres différents</translation>
        </message>
        <message>
            <source>there is no tile {tile}: its digits go from 1 to {most}</source>
            <translation>il n’y a pas de tuile {tile} : ses chiffres vont de 1 à {most}</translation>
        </message>
        <message>
            <source>there is no way back from ply {ply} to ply {wanted}</source>
            <translation>on ne peut pas revenir du coup {ply} au coup {wanted}</translation>
        </message>
        <message>
            <source>there is no {tile} in the sack</source>
            <translation>il n’y a pas de {tile} dans le sac</translation>
        </message>
        <message>
            <source>there is nothing to draw</source>
            <translation>il n’y a rien à tirer</translation>
        </message>
        <message>
            <source>there is nothing to make again</source>
            <translation>il n’y a rien à rétablir</translation>
        </message>
        <message>
            <source>there is nothing to take back</source>
            <translation>il n’y a rien à reprendre</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is twice {place}</source>
            <translation>il n’y a qu’une tuile {tile}, et elle est deux fois {place}</translation>
        </message>
        <message>
            <source>there is only one tile {tile}, and it is {place} and {other}</source>
            <translation>il n’y a qu’une tuile {tile}, et elle est {place} et {other}</translation>
        </message>
        <message>
            <source>these cells look likeliest, one ray at a time</source>
            <translation>ces cases semblent les plus probables, un rayon à la fois</translation>
        </message>
        <message>
            <source>this attempt is over</source>
            <translation>cet essai est terminé</translation>
        </message>
        <message>
            <source>this computer player was not measured</source>
            <translation>ce niveau n’a pas été mesuré</translation>
        </message>
        <message>
            <source>this file is larger than {most}, the most that is read</source>
            <translation>ce fichier dépasse {most}, le plus qui soit lu</translation>
        </message>
        <message>
            <source>this is a device, not a file</source>
            <translation>c’est un périphérique, pas un fichier</translation>
        </message>
        <message>
            <source>this is a folder, not a file</source>
            <translation>c’est un dossier, pas un fichier</translation>
        </message>
        <message>
            <source>this is a move of {other}, and you are playing {game}</source>
            <translation>c’est un coup d’un autre jeu ({other}), et vous jouez à {game}</translation>
        </message>
        <message>
            <source>this is a pipe, not a file</source>
            <translation>c’est un tube, pas un fichier</translation>
        </message>
        <message>
            <source>this is a serious match: go on after all that has been shown</source>
            <translation>c’est une partie sérieuse : continuez après tout ce qui a été montré</translation>
        </message>
        <message>
            <source>this is a serious match: what has been shown is not taken back</source>
            <translation>c’est une partie sérieuse : ce qui a été montré ne se reprend pas</translation>
        </message>
        <message>
            <source>this is a socket, not a file</source>
            <translation>c’est un socket, pas un fichier</translation>
        </message>
        <message>
            <source>this is no move of {game}</source>
            <translation>ce n’est pas un coup de {game}</translation>
        </message>
        <message>
            <source>this is no record: it should begin with “{title}”</source>
            <translation>ce n’est pas un enregistrement : il devrait commencer par « {title} »</translation>
        </message>
        <message>
            <source>this is the main line already</source>
            <translation>c’est déjà la variante principale</translation>
        </message>
        <message>
            <source>this is too long for a turn: write 123:6, or 245</source>
            <translation>c’est trop long pour un tour : écrivez 123:6, ou 245</translation>
        </message>
        <message>
            <source>this lesson is over</source>
            <translation>cette leçon est finie</translation>
        </message>
        <message>
            <source>this line belongs to no part of the record</source>
            <translation>cette ligne n’appartient à aucune section de l’enregistrement</translation>
        </message>
        <message>
            <source>this line belongs to no ply of the study</source>
            <translation>cette ligne ne se rapporte à aucun coup de l’analyse</translation>
        </message>
        <message>
            <source>this line is no ply; expected its number, the seat and a move</source>
            <translation>cette ligne n’est pas un coup ; il faut son numéro, le siège et un coup</translation>
        </message>
        <message>
            <source>this line of the study cannot be read</source>
            <translation>cette ligne de l’analyse est illisible</translation>
        </message>
        <message>
            <source>this position has occurred three times: a tie may be claimed</source>
            <translation>cette position s’est présentée trois fois : on peut déclarer l’égalité</translation>
        </message>
        <message>
            <source>this position holds secrets until the game is over</source>
            <translation>cette position contient des secrets jusqu’à la fin de la partie</translation>
        </message>
        <message>
            <source>this record has format {found}, made by a newer Quincunx; this one reads up to format {known}</source>
            <translation>cet enregistrement a le format {found}, d’un Quincunx plus récent ; celui-ci lit jusqu’au format {known}</translation>
        </message>
        <message>
            <source>this turn's guess is spent, and there is nothing left to probe in it</source>
            <translation>l’hypothèse de ce tour est faite, et il n’y reste rien à sonder</translation>
        </message>
        <message>
            <source>threatens to win in {count} places at once</source>
            <translation>menace de gagner à {count} endroits à la fois</translation>
        </message>
        <message>
            <source>threatens to win with one more tile</source>
            <translation>menace de gagner avec une tuile de plus</translation>
        </message>
        <message>
            <source>threatens to win with one more tile while {enemy} has a gap to fill</source>
            <translation>menace de gagner avec une tuile de plus, alors que {enemy} a une brèche à combler</translation>
        </message>
        <message>
            <source>threatens {cells} at once</source>
            <translation>menace {cells} à la fois</translation>
        </message>
        <message>
            <source>threatens {cell}</source>
            <translation>menace {cell}</translation>
        </message>
        <message>
            <source>tie claimed: the position occurred three times</source>
            <translation>égalité déclarée : la position s’est présentée trois fois</translation>
        </message>
        <message>
            <source>ties: two pieces are left and neither can capture the other</source>
            <translation>égalité : il reste deux pièces et aucune ne peut capturer l’autre</translation>
        </message>
        <message>
            <source>tiles and places that promised less</source>
            <translation>des tuiles et des places qui promettaient moins</translation>
        </message>
        <message>
            <source>tiles that helped too little</source>
            <translation>des tuiles qui aidaient trop peu</translation>
        </message>
        <message>
            <source>turns ended without a ray</source>
            <translation>des tours terminés sans rayon</translation>
        </message>
        <message>
            <source>two atoms lie on {cell} in the box of {name}</source>
            <translation>deux atomes sont en {cell} dans la boîte pour {name}</translation>
        </message>
        <message>
            <source>two pieces are left and neither can be captured</source>
            <translation>il reste deux pièces et aucune ne peut être capturée</translation>
        </message>
        <message>
            <source>type a layout, or random</source>
            <translation>écrivez un tracé, ou random</translation>
        </message>
        <message>
            <source>type four cells, such as a1,a2,d4,d5</source>
            <translation>écrivez quatre cases, comme a1,a2,d4,d5</translation>
        </message>
        <message>
            <source>type markers such as +b3 or /b3, a port from 1 to 14 or a to n, ? or end</source>
            <translation>écrivez des marqueurs comme +b3 ou /b3, une porte de 1 à 14 ou de a à n, ? ou end</translation>
        </message>
        <message>
            <source>uncovering cells that promised less</source>
            <translation>des cases qui promettaient moins</translation>
        </message>
        <message>
            <source>uncovering one cell too many</source>
            <translation>une case découverte de trop</translation>
        </message>
        <message>
            <source>unmarking {cell}</source>
            <translation>ne plus marquer {cell}</translation>
        </message>
        <message>
            <source>waits for a better chance</source>
            <translation>attend une meilleure occasion</translation>
        </message>
        <message>
            <source>what was played cannot be deleted</source>
            <translation>ce qui a été joué ne peut pas être supprimé</translation>
        </message>
        <message>
            <source>who always hides what is hardest can be learnt, so now and then it is easier</source>
            <translation>qui cache toujours le plus difficile se laisse deviner, d’où parfois plus facile</translation>
        </message>
        <message numerus="yes">
            <source>wins by force within your next {n} turns, whatever {enemy} does</source>
            <translation>
                <numerusform>gagne de force en {n} tour au plus, quoi que fasse {enemy}</numerusform>
                <numerusform>gagne de force en {n} tours au plus, quoi que fasse {enemy}</numerusform>
            </translation>
        </message>
        <message>
            <source>wins by force, whatever {enemy} does</source>
            <translation>gagne de force, quoi que fasse {enemy}</translation>
        </message>
        <message>
            <source>wins with the last tile</source>
            <translation>gagne avec la dernière tuile</translation>
        </message>
        <message>
            <source>wins: it leaves nobody else a legal move</source>
            <translation>gagne : les autres n’ont plus aucun coup permis</translation>
        </message>
        <message>
            <source>with these options the computer players were not measured</source>
            <translation>avec ces options, les niveaux de l’ordinateur n’ont pas été mesurés</translation>
        </message>
        <message>
            <source>write +{cell} to mark the cell {cell}, or /{cell} to remove its marker</source>
            <translation>écrivez +{cell} pour marquer la case {cell}, ou /{cell} pour ôter son marqueur</translation>
        </message>
        <message>
            <source>you have no tile, not {tile}</source>
            <translation>vous n’avez pas de tuile, donc pas {tile}</translation>
        </message>
        <message>
            <source>you have {tiles}, not {tile}</source>
            <translation>vous avez {tiles}, et non {tile}</translation>
        </message>
        <message>
            <source>your layout is placed already and stays as it is</source>
            <translation>votre tracé est déjà posé et reste tel quel</translation>
        </message>
        <message>
            <source>{cell} belongs to the guess: {why}</source>
            <translation>{cell} fait partie de l’hypothèse : {why}</translation>
        </message>
        <message>
            <source>{cell} cannot be taken: the first move of the game may not capture</source>
            <translation>{cell} ne peut pas être prise : le premier coup de la partie ne peut pas capturer</translation>
        </message>
        <message>
            <source>{cell} has a marker already</source>
            <translation>{cell} a déjà un marqueur</translation>
        </message>
        <message>
            <source>{cell} has no marker to remove</source>
            <translation>{cell} n’a pas de marqueur à ôter</translation>
        </message>
        <message>
            <source>{cell} holds {held}, not {count}</source>
            <translation>{cell} porte {held}, et non {count}</translation>
        </message>
        <message>
            <source>{cell} is empty</source>
            <translation>{cell} est vide</translation>
        </message>
        <message>
            <source>{cell} is named twice</source>
            <translation>{cell} est nommée deux fois</translation>
        </message>
        <message>
            <source>{cell} is named twice: a cell is uncovered once</source>
            <translation>{cell} est nommée deux fois : une case ne se découvre qu’une fois</translation>
        </message>
        <message numerus="yes">
            <source>{cell} is not capturable: {n} pieces see its {height}</source>
            <translation>
                <numerusform>{cell} n’est pas capturable : {n} pièce voit sa hauteur de {height}</numerusform>
                <numerusform>{cell} n’est pas capturable : {n} pièces voient sa hauteur de {height}</numerusform>
            </translation>
        </message>
        <message>
            <source>{cell} is not on the board</source>
            <translation>{cell} n’est pas sur le plateau</translation>
        </message>
        <message>
            <source>{cell} is not on the board: its cells are {first} to {last}</source>
            <translation>{cell} n’est pas sur le plateau : ses cases vont de {first} à {last}</translation>
        </message>
        <message>
            <source>{cell} is not one of the four cells to guess</source>
            <translation>{cell} n’est pas l’une des quatre cases à deviner</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on every opponent's board</source>
            <translation>{cell} est déjà découverte sur tous les plateaux adverses</translation>
        </message>
        <message>
            <source>{cell} is uncovered already on the opponent's board</source>
            <translation>{cell} est déjà découverte sur le plateau adverse</translation>
        </message>
        <message>
            <source>{cell} is {name}'s stack</source>
            <translation>en {cell}, la pile est à {name}</translation>
        </message>
        <message>
            <source>{cell} must hold 1 to {most} pieces</source>
            <translation>{cell} doit porter de 1 à {most} pièces</translation>
        </message>
        <message>
            <source>{cell} must hold a colour and a height</source>
            <translation>{cell} doit porter une couleur et une hauteur</translation>
        </message>
        <message numerus="yes">
            <source>{clause}, and {n} tiles fall into place</source>
            <translation>
                <numerusform>{clause}, et {n} tuile se met en place</numerusform>
                <numerusform>{clause}, et {n} tuiles se mettent en place</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} first moves solve it, not one</source>
            <translation>{count} premiers coups le résolvent, et non un seul</translation>
        </message>
        <message>
            <source>{does}, and none of your stacks can be captured</source>
            <translation>{does}, et aucune de vos piles ne peut être capturée</translation>
        </message>
        <message>
            <source>{does}, though {cells} can be captured</source>
            <translation>{does}, mais on peut capturer {cells}</translation>
        </message>
        <message>
            <source>{entrant}: {reason}</source>
            <translation>{entrant} : {reason}</translation>
        </message>
        <message>
            <source>{faults} in {moves}.</source>
            <translation>{faults} en {moves}.</translation>
        </message>
        <message>
            <source>{fewest} to {most}</source>
            <translation>{fewest} à {most}</translation>
        </message>
        <message>
            <source>{gains}, but {end}</source>
            <translation>{gains}, mais {end}</translation>
        </message>
        <message>
            <source>{game} has no option {options}. It was ignored.</source>
            <translation>{game} n’a pas l’option {options}. Elle a été ignorée.</translation>
        </message>
        <message>
            <source>{game} has no set-up positions</source>
            <translation>{game} n’a pas de positions de départ</translation>
        </message>
        <message>
            <source>{game} leaves nothing to chance</source>
            <translation>{game} ne laisse rien au hasard</translation>
        </message>
        <message>
            <source>{game} takes {allowed} players, not {count}</source>
            <translation>{game} se joue à {allowed}, et non à {count}</translation>
        </message>
        <message>
            <source>{gap} must be filled first</source>
            <translation>{gap} : à combler d’abord</translation>
        </message>
        <message numerus="yes">
            <source>{moved}: {n} stand there</source>
            <translation>
                <numerusform>{moved} : il y en a {n}</numerusform>
                <numerusform>{moved} : il y en a {n}</numerusform>
            </translation>
        </message>
        <message>
            <source>{moves} and nothing given away.</source>
            <translation>{moves} et rien de cédé.</translation>
        </message>
        <message>
            <source>{names} have no pieces left</source>
            <translation>plus de pièces : {names}</translation>
        </message>
        <message>
            <source>{names} tie: {reason}</source>
            <translation>égalité ({names}) : {reason}</translation>
        </message>
        <message>
            <source>{name} accepts the draw</source>
            <translation>{name} accepte la nulle</translation>
        </message>
        <message>
            <source>{name} alone completed a dragon</source>
            <translation>{name} est seul à avoir complété un dragon</translation>
        </message>
        <message>
            <source>{name} calls the game a tie</source>
            <translation>{name} déclare l’égalité</translation>
        </message>
        <message>
            <source>{name} can know after one more probe, and this is 1 in {count}</source>
            <translation>{name} peut savoir après une sonde de plus, et il y a ici 1 chance sur {count}</translation>
        </message>
        <message numerus="yes">
            <source>{name} captures {owner}'s stack of {n} on {cell}</source>
            <translation>
                <numerusform>{name} capture {n} pièce en {cell} ({owner})</numerusform>
                <numerusform>{name} capture la pile de {n} en {cell} ({owner})</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} closes a hole of {value}: {one} + {two} + {three}</source>
            <translation>{name} ferme un trou de {value} : {one} + {two} + {three}</translation>
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
            <translation>{name} a fait trois hypothèses fausses</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is right</source>
            <translation>{name} devine {cells} : c’est juste</translation>
        </message>
        <message>
            <source>{name} guesses {cells}: that is wrong, and it was the last guess</source>
            <translation>{name} devine {cells} : c’est faux, et c’était la dernière hypothèse</translation>
        </message>
        <message numerus="yes">
            <source>{name} guesses {cells}: that is wrong, and {n} guesses are left</source>
            <translation>
                <numerusform>{name} devine {cells} : c’est faux, et il reste {n} hypothèse</numerusform>
                <numerusform>{name} devine {cells} : c’est faux, et il reste {n} hypothèses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} has a complete dragon with {n} eyes, more than any enemy</source>
            <translation>
                <numerusform>{name} a un dragon complet de {n} œil, plus que tout adversaire</numerusform>
                <numerusform>{name} a un dragon complet de {n} yeux, plus que tout adversaire</numerusform>
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
            <source>{name} has already agreed to the draw</source>
            <translation>{name} a déjà accepté la nulle</translation>
        </message>
        <message>
            <source>{name} has already asked to take back</source>
            <translation>{name} a déjà demandé à reprendre</translation>
        </message>
        <message>
            <source>{name} has already proposed a draw</source>
            <translation>{name} a déjà proposé la nulle</translation>
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
            <source>{name} has no tile left</source>
            <translation>{name} n’a plus de tuile</translation>
        </message>
        <message>
            <source>{name} has nothing to take back</source>
            <translation>{name} n’a rien à reprendre</translation>
        </message>
        <message numerus="yes">
            <source>{name} has the complete dragon with most eyes, {n} eyes</source>
            <translation>
                <numerusform>{name} a le dragon complet qui a le plus d’yeux, {n} œil</numerusform>
                <numerusform>{name} a le dragon complet qui a le plus d’yeux, {n} yeux</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} has the highest scoring dragon, {most} to {least}</source>
            <translation>{name} a le dragon qui vaut le plus, {most} à {least}</translation>
        </message>
        <message>
            <source>{name} hides four atoms in {other}'s box</source>
            <translation>{name} cache quatre atomes pour {other}</translation>
        </message>
        <message>
            <source>{name} hides four atoms in {other}'s box, on {cells}</source>
            <translation>{name} cache quatre atomes pour {other}, en {cells}</translation>
        </message>
        <message>
            <source>{name} is no name for a file</source>
            <translation>{name} n’est pas un nom de fichier</translation>
        </message>
        <message>
            <source>{name} is not asked</source>
            <translation>on ne demande rien à {name}</translation>
        </message>
        <message numerus="yes">
            <source>{name} is not close, so with {n} placements left a probe is safer</source>
            <translation>
                <numerusform>{name} n’est pas près du but : avec {n} placement restant, une sonde est plus sûre</numerusform>
                <numerusform>{name} n’est pas près du but : avec {n} placements restants, une sonde est plus sûre</numerusform>
            </translation>
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
            <source>{name} places a layout</source>
            <translation>{name} pose un tracé</translation>
        </message>
        <message>
            <source>{name} places the layout {rows}</source>
            <translation>{name} pose le tracé {rows}</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray comes out at {leaves}, and both ports are marked {mark}</source>
            <translation>{name} sonde {port} : le rayon sort en {leaves}, et les deux portes portent la marque {mark}</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray hits an atom</source>
            <translation>{name} sonde {port} : le rayon touche un atome</translation>
        </message>
        <message>
            <source>{name} probes {port}: the ray is reflected</source>
            <translation>{name} sonde {port} : le rayon est réfléchi</translation>
        </message>
        <message>
            <source>{name} proposes a draw</source>
            <translation>{name} propose la nulle</translation>
        </message>
        <message>
            <source>{name} puts a marker on {cell}</source>
            <translation>{name} met un marqueur en {cell}</translation>
        </message>
        <message>
            <source>{name} puts {state} at position {position}</source>
            <translation>{name} met {state} à la position {position}</translation>
        </message>
        <message>
            <source>{name} puts {tile} at position {position}</source>
            <translation>{name} met {tile} à la position {position}</translation>
        </message>
        <message>
            <source>{name} rejects the draw</source>
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
            <source>{name} takes the marker from {cell}</source>
            <translation>{name} ôte le marqueur en {cell}</translation>
        </message>
        <message>
            <source>{name} throws {tile} back and passes</source>
            <translation>{name} remet {tile} dans le sac et passe</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}</source>
            <translation>{name} découvre {cell} au hasard : {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell} at random: {found}; {value} counts</source>
            <translation>{name} découvre {cell} au hasard : {found} ; {value} compte</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}</source>
            <translation>{name} découvre {cell} : {found}</translation>
        </message>
        <message>
            <source>{name} uncovers {cell}: {found}; {value} counts</source>
            <translation>{name} découvre {cell} : {found} ; {value} compte</translation>
        </message>
        <message>
            <source>{name} wins: {reason}</source>
            <translation>{name} gagne : {reason}</translation>
        </message>
        <message>
            <source>{name}'s board is wholly uncovered</source>
            <translation>{name} : plateau entièrement découvert</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s dragon on {n} tiles is closed, with {eyes}</source>
            <translation>
                <numerusform>{name} a un dragon fermé sur {n} tuile, avec {eyes}</numerusform>
                <numerusform>{name} a un dragon fermé sur {n} tuiles, avec {eyes}</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s layout was {rows}</source>
            <translation>{name} avait le tracé {rows}</translation>
        </message>
        <message numerus="yes">
            <source>{name}'s list {runs} scores {n} points</source>
            <translation>
                <numerusform>{name} : la liste {runs} rapporte {n} point</numerusform>
                <numerusform>{name} : la liste {runs} rapporte {n} points</numerusform>
            </translation>
        </message>
        <message>
            <source>{name}'s list {runs} scores {parts} = {points} points</source>
            <translation>{name} : la liste {runs} rapporte {parts} = {points} points</translation>
        </message>
        <message>
            <source>{name}'s list {values} does not score</source>
            <translation>{name} : la liste {values} ne rapporte rien</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message numerus="yes">
            <source>{n} blunders</source>
            <translation>
                <numerusform>{n} gaffe</numerusform>
                <numerusform>{n} gaffes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} boards are wholly uncovered</source>
            <translation>
                <numerusform>{n} plateau est entièrement découvert ({name})</numerusform>
                <numerusform>{n} plateaux sont entièrement découverts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} eyes</source>
            <translation>
                <numerusform>{n} œil</numerusform>
                <numerusform>{n} yeux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes</source>
            <translation>
                <numerusform>{n} erreur</numerusform>
                <numerusform>{n} erreurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} moves</source>
            <translation>
                <numerusform>{n} coup</numerusform>
                <numerusform>{n} coups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} open ends</source>
            <translation>
                <numerusform>{n} bout ouvert</numerusform>
                <numerusform>{n} bouts ouverts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} pieces</source>
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
            <translation>
                <numerusform>{n} imprécision</numerusform>
                <numerusform>{n} imprécisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{n} values where the board has {cells} cells</source>
            <translation>
                <numerusform>{n} valeur pour un plateau de {cells} cases</numerusform>
                <numerusform>{n} valeurs pour un plateau de {cells} cases</numerusform>
            </translation>
        </message>
        <message>
            <source>{option} needs a number, like {example}</source>
            <translation>{option} attend un nombre, comme {example}</translation>
        </message>
        <message>
            <source>{option}: {reason}</source>
            <translation>{option} : {reason}</translation>
        </message>
        <message>
            <source>{parts} and {part}</source>
            <translation>{parts} et {part}</translation>
        </message>
        <message>
            <source>{parts} or {part}</source>
            <translation>{parts} ou {part}</translation>
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
                <numerusform>{port} a {n} résultat possible, et {rest}</numerusform>
                <numerusform>{port} a {n} résultats possibles, et {rest}</numerusform>
            </translation>
        </message>
        <message>
            <source>{port} is most likely a hit ({share:.0%})</source>
            <translation>{port} est sans doute un impact ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely a reflection ({share:.0%})</source>
            <translation>{port} est sans doute une réflexion ({share:.0%})</translation>
        </message>
        <message>
            <source>{port} is most likely out at {leaves} ({share:.0%})</source>
            <translation>{port} sort sans doute en {leaves} ({share:.0%})</translation>
        </message>
        <message>
            <source>{reason} once the earlier parts have landed</source>
            <translation>{reason} une fois les parts précédentes arrivées</translation>
        </message>
        <message>
            <source>{reason}; {other}</source>
            <translation>{reason} ; {other}</translation>
        </message>
        <message>
            <source>{said}, and {rest}</source>
            <translation>{said}, et {rest}</translation>
        </message>
        <message>
            <source>{share:.0%} of the win went with {move}: {better} was better.</source>
            <translation>{move} a coûté {share:.0%} de la victoire : {better} valait mieux.</translation>
        </message>
        <message>
            <source>{state} does not fit at {position}: {clash}</source>
            <translation>{state} ne va pas en {position} : {clash}</translation>
        </message>
        <message>
            <source>{state} falls into place at position {position}</source>
            <translation>{state} se met en place à la position {position}</translation>
        </message>
        <message>
            <source>{target} is not in line of sight of {source}</source>
            <translation>{target} n’est pas dans la ligne de vue de {source}</translation>
        </message>
        <message>
            <source>{text} is not a cell: cells go from a1 to g7</source>
            <translation>{text} n’est pas une case : les cases vont de a1 à g7</translation>
        </message>
        <message>
            <source>{tile} does not fit at {position}: the {ours} would meet {theirs}</source>
            <translation>{tile} ne va pas en {position} : {ours} y rencontrerait {theirs}</translation>
        </message>
        <message>
            <source>{tile} fits at position {position}, so you cannot pass</source>
            <translation>{tile} va à la position {position}, vous ne pouvez donc pas passer</translation>
        </message>
        <message>
            <source>{tile} is the first tile on the table</source>
            <translation>{tile} est la première tuile sur la table</translation>
        </message>
        <message>
            <source>{unseen}: a stack does not see its own cell</source>
            <translation>{unseen} : une pile ne voit pas sa propre case</translation>
        </message>
        <message>
            <source>{unseen}: they share no line</source>
            <translation>{unseen} : les deux ne sont sur aucune ligne commune</translation>
        </message>
        <message>
            <source>{unseen}: {cell} stands between</source>
            <translation>{unseen} : {cell} est entre les deux</translation>
        </message>
        <message>
            <source>{value}</source>
            <translation>{value}</translation>
        </message>
        <message>
            <source>{value} is lower than {before}, which ends {name}'s turn</source>
            <translation>{value} est plus bas que {before}, ce qui termine le tour ({name})</translation>
        </message>
        <message>
            <source>{value} on {owner}'s board</source>
            <translation>{value} chez {owner}</translation>
        </message>
        <message>
            <source>{what} is there twice</source>
            <translation>{what} y est deux fois</translation>
        </message>
        <message>
            <source>{why} and is out of the game</source>
            <translation>{why} et sort du jeu</translation>
        </message>
        <message numerus="yes">
            <source>{won} after {n} wrong moves.</source>
            <translation>
                <numerusform>{won} après {n} coup faux.</numerusform>
                <numerusform>{won} après {n} coups faux.</numerusform>
            </translation>
        </message>
        <message>
            <source>{won}.</source>
            <translation>{won}.</translation>
        </message>
        <message>
            <source>“move:” needs one of {seats}</source>
            <translation>« move: » demande un nom parmi {seats}</translation>
        </message>
        <message>
            <source>“points:” needs two numbers, like 12 0</source>
            <translation>« points: » demande deux nombres, comme 12 0</translation>
        </message>
        <message>
            <source>“{key}:” needs one number from {low} to {high}</source>
            <translation>« {key}: » demande un nombre de {low} à {high}</translation>
        </message>
        <message>
            <source>“{key}:” stands in the head of the record twice</source>
            <translation>« {key}: » est deux fois dans l’en-tête de l’enregistrement</translation>
        </message>
        <message>
            <source>“{option}” is {here} in the set-up, but {there} in the match</source>
            <translation>« {option} » est {here} dans la position de départ, mais {there} dans la partie</translation>
        </message>
        <message>
            <source>“{sign}” cannot be read: write 123:6 to place a tile, or 245 to throw it back</source>
            <translation>« {sign} » est illisible : écrivez 123:6 pour placer une tuile, ou 245 pour la remettre dans le sac</translation>
        </message>
        <message>
            <source>“{text}” cannot be read: {help}</source>
            <translation>« {text} » est illisible : {help}</translation>
        </message>
        <message>
            <source>“{text}” is no cell: {help}</source>
            <translation>« {text} » n’est pas une case : {help}</translation>
        </message>
        <message>
            <source>“{text}” is no single move</source>
            <translation>« {text} » n’est pas un seul coup</translation>
        </message>
        <message>
            <source>“{text}” is not a cell</source>
            <translation>« {text} » n’est pas une case</translation>
        </message>
        <message>
            <source>“{text}” is not a cell: a turn reads like a1,b2 or a1,b2,end</source>
            <translation>« {text} » n’est pas une case : un tour s’écrit a1,b2 ou a1,b2,end</translation>
        </message>
        <message>
            <source>“{text}” is not a value: the values of this board are 1 to {last}</source>
            <translation>« {text} » n’est pas une valeur : les valeurs de ce plateau vont de 1 à {last}</translation>
        </message>
        <message>
            <source>“{text}” names no cell: {help}</source>
            <translation>« {text} » ne nomme aucune case : {help}</translation>
        </message>
        <message>
            <source>“{text}” on {cell} should be a number</source>
            <translation>« {text} » en {cell} devrait être un nombre</translation>
        </message>
        <message>
            <source>“{text}” should be a cell like 0,-1</source>
            <translation>« {text} » devrait être une case comme 0,-1</translation>
        </message>
        <message>
            <source>“{text}” should be written like {example}</source>
            <translation>« {text} » devrait s’écrire comme {example}</translation>
        </message>
        <message>
            <source>“{text}” should begin with one of {keys}</source>
            <translation>« {text} » devrait commencer par l’un de ceux-ci : {keys}</translation>
        </message>
        <message>
            <source>“{text}”: {reason}</source>
            <translation>« {text} » : {reason}</translation>
        </message>
        <message>
            <source>“{word}” is no option and its value</source>
            <translation>« {word} » n’est pas une option avec sa valeur</translation>
        </message>
        <message>
            <source>Windows cannot save a file under this name</source>
            <translation>Windows ne peut enregistrer aucun fichier sous ce nom</translation>
        </message>
        <message>
            <source>a record begins in line {found}: remove what stands before it</source>
            <translation>un enregistrement commence à la ligne {found} : supprimez ce qui le précède</translation>
        </message>
        <message>
            <source>A tile at the lit position wins.</source>
            <translation>Une tuile à la position éclairée gagne.</translation>
        </message>
        <message>
            <source>The best tile goes to the lit position.</source>
            <translation>La meilleure tuile va à la position éclairée.</translation>
        </message>
        <message>
            <source>After these probes only one hiding place is left for the atoms.</source>
            <translation>Après ces rayons, il ne reste qu’une cachette possible pour les atomes.</translation>
        </message>
        <message>
            <source>All your decisions were good.</source>
            <translation>Toutes vos décisions étaient bonnes.</translation>
        </message>
        <message numerus="yes">
            <source>It captures {n} pieces; every other move captures fewer.</source>
            <translation>
                <numerusform>Il capture {n} pion ; tout autre coup en capture moins.</numerusform>
                <numerusform>Il capture {n} pions ; tout autre coup en capture moins.</numerusform>
            </translation>
        </message>
        <message>
            <source>It closes the loop.</source>
            <translation>Elle ferme la boucle.</translation>
        </message>
        <message numerus="yes">
            <source>It closes {n} holes for {points} points; the next best move scores {less}.</source>
            <translation>
                <numerusform>Elle ferme {n} trou pour {points} points ; le meilleur coup suivant en rapporte {less}.</numerusform>
                <numerusform>Elle ferme {n} trous pour {points} points ; le meilleur coup suivant en rapporte {less}.</numerusform>
            </translation>
        </message>
        <message>
            <source>It ends on {name}.</source>
            <translation>Il finit en {name}.</translation>
        </message>
        <message>
            <source>It sees the layout. Without that even the best decisions need luck.</source>
            <translation>Elle voit le tracé. Sans cela, même les meilleurs choix demandent de la chance.</translation>
        </message>
        <message>
            <source>Make {n} points in three turns. You need good decisions and some luck.</source>
            <translation>Marquez {n} points en trois tours. Il faut de bons choix et un peu de chance.</translation>
        </message>
        <message>
            <source>Name {name} next. Nobody can be sure of it: this hint sees the layout.</source>
            <translation>Nommez ensuite {name}. Personne ne peut en être sûr : cet indice voit le tracé.</translation>
        </message>
        <message>
            <source>One of the lit cells continues a long run.</source>
            <translation>Une des cases éclairées continue une longue suite.</translation>
        </message>
        <message>
            <source>One of the lit cells hides an atom.</source>
            <translation>Une des cases éclairées cache un atome.</translation>
        </message>
        <message>
            <source>Place the tile {name} there.</source>
            <translation>Posez-y la tuile {name}.</translation>
        </message>
        <message>
            <source>The best move begins on the lit cells.</source>
            <translation>Le meilleur coup part des cases éclairées.</translation>
        </message>
        <message>
            <source>Whatever the answer, the enemy is beaten on the second move.</source>
            <translation>Quelle que soit la réponse, l’adversaire est battu au deuxième coup.</translation>
        </message>
        <message>
            <source>Whatever the answer, the loop can be closed in time.</source>
            <translation>Quelle que soit la réponse, la boucle peut être fermée à temps.</translation>
        </message>
        <message>
            <source>all atoms are marked: guess now</source>
            <translation>tous les atomes sont marqués : devinez maintenant</translation>
        </message>
        <message>
            <source>take the last move back first: another one scores more</source>
            <translation>annulez d’abord le dernier coup : un autre rapporte plus</translation>
        </message>
        <message>
            <source>{hint} {reason}</source>
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
            <translation>{points} {decisions}</translation>
        </message>
        <message>
            <source>After the move played, {enemy} won</source>
            <translation>Après le coup joué, {enemy} a gagné</translation>
        </message>
        <message>
            <source>Luck decided.</source>
            <translation>La chance a décidé.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}.</source>
            <translation>Aucune faute isolée en {moves}.</translation>
        </message>
        <message>
            <source>No single mistake in {moves}: {share:.0%} of the win went bit by bit.</source>
            <translation>Aucune faute isolée en {moves} : {share:.0%} du gain ont été perdus peu à peu.</translation>
        </message>
        <message>
            <source>No single mistake: {name} was a little better throughout.</source>
            <translation>Aucune faute isolée : {name} a été un peu meilleur tout du long.</translation>
        </message>
        <message>
            <source>The end: {reason}.</source>
            <translation>La fin : {reason}.</translation>
        </message>
        <message>
            <source>The move played captures nothing</source>
            <translation>Le coup joué ne capture rien</translation>
        </message>
        <message numerus="yes">
            <source>The move played captures only {n} pieces</source>
            <translation>
                <numerusform>Le coup joué ne capture que {n} pièce</numerusform>
                <numerusform>Le coup joué ne capture que {n} pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played ends the game in a draw</source>
            <translation>Le coup joué termine la partie par une nulle</translation>
        </message>
        <message>
            <source>The move played leaves you {other:.0%} of the win instead of {share:.0%}</source>
            <translation>Le coup joué vous laisse {other:.0%} du gain au lieu de {share:.0%}</translation>
        </message>
        <message>
            <source>The move played leaves {cells} to be captured</source>
            <translation>Le coup joué laisse {cells} en prise</translation>
        </message>
        <message>
            <source>The move played lets {enemy} off</source>
            <translation>Le coup joué laisse {enemy} s’en tirer</translation>
        </message>
        <message>
            <source>The move played lets {enemy} win at once</source>
            <translation>Le coup joué permet à {enemy} de gagner aussitôt</translation>
        </message>
        <message numerus="yes">
            <source>The move played lets {enemy} win by force in {n} moves</source>
            <translation>
                <numerusform>Le coup joué permet à {enemy} de forcer le gain en {n} coup</numerusform>
                <numerusform>Le coup joué permet à {enemy} de forcer le gain en {n} coups</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played wins for {enemy}</source>
            <translation>Le coup joué fait gagner {enemy}</translation>
        </message>
        <message>
            <source>The players agreed to a draw.</source>
            <translation>Les joueurs ont convenu d’une nulle.</translation>
        </message>
        <message numerus="yes">
            <source>gains time: {n} more tiles fall into place</source>
            <translation>
                <numerusform>gagne du temps : {n} tuile de plus se pose d’elle-même</numerusform>
                <numerusform>gagne du temps : {n} tuiles de plus se posent d’elles-mêmes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>helps your dragon there grow: {n} open ends instead of {before}</source>
            <translation>
                <numerusform>aide votre dragon à grandir : {n} bout ouvert au lieu de {before}</numerusform>
                <numerusform>aide votre dragon à grandir : {n} bouts ouverts au lieu de {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>hems {enemy} in: the dragon there has {n} open ends instead of {before}</source>
            <translation>
                <numerusform>gêne {enemy} : le dragon n’y a plus que {n} bout ouvert au lieu de {before}</numerusform>
                <numerusform>gêne {enemy} : le dragon n’y a plus que {n} bouts ouverts au lieu de {before}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>keeps {enemy} busy: only {n} moves fill the gap</source>
            <translation>
                <numerusform>occupe {enemy} : seul {n} coup comble le trou</numerusform>
                <numerusform>occupe {enemy} : seuls {n} coups comblent le trou</numerusform>
            </translation>
        </message>
        <message>
            <source>leaves you {share:.0%} of the win instead of {other:.0%}</source>
            <translation>vous laisse {share:.0%} du gain au lieu de {other:.0%}</translation>
        </message>
        <message>
            <source>no better move was found</source>
            <translation>aucun meilleur coup n’a été trouvé</translation>
        </message>
        <message>
            <source>prepares your next tiles: a dragon with {ends} to build on</source>
            <translation>prépare vos prochaines tuiles : un dragon à prolonger, avec {ends}</translation>
        </message>
        <message>
            <source>strengthens your dragons: {count} of them become one with {ends}</source>
            <translation>renforce vos dragons : {count} d’entre eux n’en font plus qu’un, avec {ends}</translation>
        </message>
        <message>
            <source>{good}. {bad}</source>
            <translation>{good}. {bad}</translation>
        </message>
        <message>
            <source>{name} claimed a draw.</source>
            <translation>{name} a réclamé la nulle.</translation>
        </message>
        <message>
            <source>{name} lost {share:.0%} of the win by {move}.</source>
            <translation>{name} a perdu {share:.0%} du gain par {move}.</translation>
        </message>
        <message numerus="yes">
            <source>{name} lost {share:.0%} of the win by {move}. The reason lay {n} moves deep.</source>
            <translation>
                <numerusform>{name} a perdu {share:.0%} du gain par {move}. La raison se trouvait à {n} coup de là.</numerusform>
                <numerusform>{name} a perdu {share:.0%} du gain par {move}. La raison se trouvait à {n} coups de là.</numerusform>
            </translation>
        </message>
        <message>
            <source>{name} resigned with {share:.0%} of the win left.</source>
            <translation>{name} a abandonné avec encore {share:.0%} du gain.</translation>
        </message>
        <message numerus="yes">
            <source>{n} mistakes that were hard to see</source>
            <translation>
                <numerusform>{n} faute difficile à voir</numerusform>
                <numerusform>{n} fautes difficiles à voir</numerusform>
            </translation>
        </message>
        <message>
            <source>Ending the turn gives up a probe</source>
            <translation>Finir le tour fait perdre une sonde</translation>
        </message>
        <message>
            <source>Ending the turn keeps {points:.0f} points, going on brings {more:.1f} on average</source>
            <translation>Finir le tour assure {points:.0f} points, continuer en rapporte {more:.1f} en moyenne</translation>
        </message>
        <message>
            <source>Revealing at random brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>Découvrir au hasard rapporte en moyenne {points:.1f} points au lieu de {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played brings {points:.1f} points on average instead of {more:.1f}</source>
            <translation>La case jouée rapporte en moyenne {points:.1f} points au lieu de {more:.1f}</translation>
        </message>
        <message>
            <source>The cell played was only {other:.0%} safe</source>
            <translation>La case jouée n’était sûre qu’à {other:.0%}</translation>
        </message>
        <message>
            <source>The guess played contradicts a mark, so it could not be right</source>
            <translation>L’hypothèse jouée contredit une marque et ne pouvait pas être juste</translation>
        </message>
        <message>
            <source>The guess played was one of {count:,} possible ones</source>
            <translation>L’hypothèse jouée n’était qu’une possibilité sur {count:,}</translation>
        </message>
        <message>
            <source>The layout played has {pairs} equal pairs</source>
            <translation>La disposition jouée a {pairs} paires voisines égales</translation>
        </message>
        <message>
            <source>The move played gives up a place worth {points} points for your {tile}</source>
            <translation>Le coup joué abandonne une place à {points} points pour votre {tile}</translation>
        </message>
        <message>
            <source>The move played gives you {less:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>Le coup joué vous rapporte en moyenne {less:.1f} points au prochain tour au lieu de {points:.1f}</translation>
        </message>
        <message>
            <source>The move played gives {name} {more:.1f} points on average next turn instead of {points:.1f}</source>
            <translation>Le coup joué rapporte à {name} {more:.1f} points en moyenne au prochain tour au lieu de {points:.1f}</translation>
        </message>
        <message>
            <source>The move played lets {name} score {more} points next turn instead of {points}</source>
            <translation>Le coup joué permet à {name} de marquer {more} points au prochain tour au lieu de {points}</translation>
        </message>
        <message numerus="yes">
            <source>The move played scores {n} points less</source>
            <translation>
                <numerusform>Le coup joué rapporte {n} point de moins</numerusform>
                <numerusform>Le coup joué rapporte {n} points de moins</numerusform>
            </translation>
        </message>
        <message>
            <source>The move played takes {points} points that only your {tile} can score: they can wait</source>
            <translation>Le coup joué prend {points} points que seule votre {tile} peut marquer : ils peuvent attendre</translation>
        </message>
        <message>
            <source>The probe played leaves about {left:,.0f} placements</source>
            <translation>La sonde jouée laisse environ {left:,.0f} placements</translation>
        </message>
        <message>
            <source>no cell is better than the others</source>
            <translation>aucune case n’est meilleure que les autres</translation>
        </message>
        <message>
            <source>sets up {points} points for your next turn with {tile}</source>
            <translation>prépare {points} points pour votre prochain tour avec {tile}</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and most likely {value}</source>
            <translation>sûre à {goes_on:.0%}, et le plus probablement {value}</translation>
        </message>
        <message>
            <source>{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of {length}</source>
            <translation>sûre à {goes_on:.0%}, et à {share:.0%} un autre {value} pour une série de {length}</translation>
        </message>
        <message>
            <source>gives {name} nothing to score next turn</source>
            <translation>ne laisse à {name} aucun point au prochain tour</translation>
        </message>
        <message>
            <source>gives {name} {points:.1f} points on average next turn</source>
            <translation>laisse à {name} {points:.1f} points en moyenne au prochain tour</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and its region is worth starting</source>
            <translation>le plus probablement {value} ({share:.0%}), et sa région vaut d’être commencée</translation>
        </message>
        <message>
            <source>most likely {value} ({share:.0%}), and low values first leave room for more</source>
            <translation>le plus probablement {value} ({share:.0%}), et commencer bas laisse de la place pour la suite</translation>
        </message>
        <message>
            <source>nothing to lose, as the game may end before your next turn: {goes_on:.0%} safe</source>
            <translation>rien à perdre, car la partie peut finir avant votre prochain tour : sûre à {goes_on:.0%}</translation>
        </message>
        <message>
            <source>saves cells for later runs, as the best cell is only {goes_on:.0%} safe</source>
            <translation>garde des cases pour des séries à venir, car la meilleure n’est sûre qu’à {goes_on:.0%}</translation>
        </message>
        <message>
            <source>worth trying, as a lower value costs none of your points: {goes_on:.0%} safe</source>
            <translation>vaut d’être tentée, car une valeur plus basse ne vous coûte aucun point : sûre à {goes_on:.0%}</translation>
        </message>
        <message>
            <source>{share:.0%} likely to be another {value}, which makes a run of {length}</source>
            <translation>à {share:.0%} un autre {value}, ce qui fait une série de {length}</translation>
        </message>
        <message>
            <source>The disk with your matches cannot confirm that a file is saved: a power cut may cost you the latest moves.</source>
            <translation>Le disque qui contient vos parties ne peut pas confirmer qu’un fichier est enregistré : une coupure de courant peut vous faire perdre les derniers coups.</translation>
        </message>
        <message>
            <source>The disk with your matches keeps no file permissions: others who can reach it can read them.</source>
            <translation>Le disque qui contient vos parties ne gère pas les droits d’accès : toute personne qui y accède peut les lire.</translation>
        </message>
        <message>
            <source>another program has this file open</source>
            <translation>un autre programme a ouvert ce fichier</translation>
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
            <translation>{captured} depuis {source}</translation>
        </message>
        <message>
            <source>{name} splits {source}: {parts}</source>
            <translation>{name} divise {source} : {parts}</translation>
        </message>
        <message>
            <source>{n} to {target}</source>
            <translation>{n} vers {target}</translation>
        </message>
        <message>
            <source>{name} uncovers {cells}: {values}</source>
            <translation>{name} découvre {cells} : {values}</translation>
        </message>
        <message numerus="yes">
            <source>{name} merges {sources} into {target}: {n} pieces</source>
            <translation>
                <numerusform>{name} réunit {sources} sur {target} : {n} pièce</numerusform>
                <numerusform>{name} réunit {sources} sur {target} : {n} pièces</numerusform>
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
            <translation>
                <numerusform>{placed} : {n} point</numerusform>
                <numerusform>{placed} : {n} points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed} for {n} points and has {score}</source>
            <translation>
                <numerusform>{placed} : {n} point, {score} en tout</numerusform>
                <numerusform>{placed} : {n} points, {score} en tout</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{placed}, and {n} tiles are placed automatically</source>
            <translation>
                <numerusform>{placed}, et {n} tuile est posée automatiquement</numerusform>
                <numerusform>{placed}, et {n} tuiles sont posées automatiquement</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>The settings in {path} cannot be read: remove this file. The usual ones hold.</source>
            <translation>Les réglages dans {path} sont illisibles : supprimez ce fichier. Ceux d’origine s’appliquent.</translation>
        </message>
        <message>
            <source>The settings were damaged and are the usual ones again; kept as {name}.</source>
            <translation>Les réglages étaient abîmés, ceux d’origine sont de retour ; gardés sous le nom {name}.</translation>
        </message>
    </context>
    <context>
        <name>sharing</name>
        <message>
            <source>This file is too large to be a layout.</source>
            <translation>Ce fichier est trop gros pour un tracé.</translation>
        </message>
        <message>
            <source>This file is no text.</source>
            <translation>Ce fichier n’est pas un texte.</translation>
        </message>
    </context>
    <context>
        <name>shortcuts</name>
        <message>
            <source>Look at the move before, or after</source>
            <translation>Voir le coup précédent, ou le suivant</translation>
        </message>
        <message>
            <source>The next button or field, or the one before</source>
            <translation>Le bouton ou le champ suivant, ou le précédent</translation>
        </message>
        <message>
            <source>Press the button that has the keyboard</source>
            <translation>Appuyer sur le bouton choisi au clavier</translation>
        </message>
        <message>
            <source>Walk over board and rack</source>
            <translation>Parcourir le plateau et le chevalet</translation>
        </message>
        <message>
            <source>Act there, like a click</source>
            <translation>Agir à cet endroit, comme un clic</translation>
        </message>
        <message>
            <source>Take back what is half done</source>
            <translation>Défaire ce qui est à moitié fait</translation>
        </message>
        <message>
            <source>Zoom; with Ctrl the wheel always does</source>
            <translation>Zoom ; avec Ctrl, la molette le fait toujours</translation>
        </message>
        <message>
            <source>Show the whole board again</source>
            <translation>Montrer de nouveau tout le plateau</translation>
        </message>
        <message>
            <source>Move the board, like the middle mouse button</source>
            <translation>Déplacer le plateau, comme le bouton du milieu</translation>
        </message>
        <message>
            <source>Take the last move back with its answer</source>
            <translation>Reprendre le dernier coup et sa réponse</translation>
        </message>
        <message>
            <source>How puzzles work</source>
            <translation>Les problèmes expliqués</translation>
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
            <source>Copy the layout as text</source>
            <translation>Copier le tracé en texte</translation>
        </message>
        <message>
            <source>Paste a layout</source>
            <translation>Coller un tracé</translation>
        </message>
        <message>
            <source>Open a layout</source>
            <translation>Ouvrir un tracé</translation>
        </message>
        <message>
            <source>Export the layout</source>
            <translation>Exporter le tracé</translation>
        </message>
        <message>
            <source>In a match: use this layout</source>
            <translation>Dans une partie : utiliser ce tracé</translation>
        </message>
        <message>
            <source>Walk over the board</source>
            <translation>Parcourir le plateau</translation>
        </message>
        <message>
            <source>Choose the label</source>
            <translation>Choisir l’étiquette</translation>
        </message>
        <message>
            <source>Paint, or what the tool does</source>
            <translation>Peindre, ou ce que fait l’outil</translation>
        </message>
        <message>
            <source>Shift+arrows</source>
            <translation>Maj+flèches</translation>
        </message>
        <message>
            <source>Paint while walking</source>
            <translation>Peindre en se déplaçant</translation>
        </message>
        <message>
            <source>Erase; so does the right mouse button</source>
            <translation>Effacer, comme le bouton droit de la souris</translation>
        </message>
        <message>
            <source>Ctrl+click</source>
            <translation>Ctrl+clic</translation>
        </message>
        <message>
            <source>Take the label of a cell; so does the middle button</source>
            <translation>Prendre l’étiquette d’une case, comme le bouton du milieu</translation>
        </message>
        <message>
            <source>Give up what is half done</source>
            <translation>Renoncer à ce qui est à moitié fait</translation>
        </message>
        <message>
            <source>Copy the position as text</source>
            <translation>Copier la position en texte</translation>
        </message>
        <message>
            <source>Paste a position</source>
            <translation>Coller une position</translation>
        </message>
        <message>
            <source>Save the position as a record</source>
            <translation>Enregistrer la position comme partie</translation>
        </message>
        <message>
            <source>Start a game from the position</source>
            <translation>Commencer une partie à partir de la position</translation>
        </message>
        <message>
            <source>The rules of this game</source>
            <translation>Les règles de ce jeu</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Cette liste</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Reprendre</translation>
        </message>
        <message>
            <source>Make again</source>
            <extracomment>verb: makes a move again that was taken back</extracomment>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Review the match: where it turned, and what was better</source>
            <translation>Revoir la partie : où elle a basculé, et ce qui était mieux</translation>
        </message>
        <message>
            <source>A hint; Enter plays it, Esc puts it away</source>
            <translation>Un indice ; Entrée le joue, Échap le range</translation>
        </message>
        <message>
            <source>The lens of Mono and Black Box, on or off</source>
            <translation>Montrer ou cacher la loupe de Mono et Black Box</translation>
        </message>
        <message>
            <source>One step back: from what is half done, then from the page</source>
            <translation>Un pas en arrière : de ce qui est à moitié fait, puis de la page</translation>
        </message>
        <message>
            <source>The menu with all there is to do</source>
            <translation>Le menu avec tout ce qu’on peut faire</translation>
        </message>
        <message>
            <source>Quit Quincunx</source>
            <translation>Quitter Quincunx</translation>
        </message>
        <message>
            <source>Open or leave the editor of Mono layouts</source>
            <translation>Ouvrir ou quitter l’éditeur de tracés de Mono</translation>
        </message>
        <message>
            <source>Show or hide the line to type moves into</source>
            <translation>Montrer ou cacher la ligne où écrire les coups</translation>
        </message>
        <message>
            <source>Have told what there is to know of the spot under the cursor</source>
            <translation>Faire dire ce qu’il y a à savoir de l’endroit sous le curseur</translation>
        </message>
        <message>
            <source>Have told once more what was told last</source>
            <translation>Faire répéter ce qui vient d’être dit</translation>
        </message>
        <message>
            <source>Have told how the game stands and what is to be done</source>
            <translation>Faire dire où en est la partie et ce qu’il faut faire</translation>
        </message>
        <message>
            <source>Have the board read row by row: each press reads the next</source>
            <translation>Faire lire le plateau rangée par rangée ; chaque appui lit la suivante</translation>
        </message>
        <message>
            <source>A new game</source>
            <translation>Une nouvelle partie</translation>
        </message>
        <message>
            <source>Copy the board as text</source>
            <translation>Copier le plateau en texte</translation>
        </message>
        <message>
            <source>Study a match that is over: variations, comments, an engine</source>
            <translation>Analyser une partie terminée : variantes, commentaires, un moteur</translation>
        </message>
        <message>
            <source>Save the record</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>Save the record under another name</source>
            <translation>Enregistrer la partie sous un autre nom</translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation>Ouvrir une partie</translation>
        </message>
        <message>
            <source>Open or fold the panel of a small window</source>
            <translation>Ouvrir ou replier le panneau d’une petite fenêtre</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Plein écran</translation>
        </message>
        <message>
            <source>Copy the board as a picture</source>
            <translation>Copier le plateau comme image</translation>
        </message>
    </context>
    <context>
        <name>standing</name>
        <message>
            <source>Begun</source>
            <translation>Commencée</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Options</translation>
        </message>
        <message>
            <source>Against</source>
            <translation>Contre</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
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
            <translation>Meilleur</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Classement</translation>
        </message>
        <message>
            <source>Not rated because</source>
            <translation>Non classée, car</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fichier</translation>
        </message>
        <message>
            <source>won</source>
            <translation>victoire</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>nulle</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perdue</translation>
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
        <name>symbols</name>
        <message>
            <source>Brilliant</source>
            <translation>Brillant</translation>
        </message>
        <message>
            <source>Good</source>
            <translation>Bon</translation>
        </message>
        <message>
            <source>Interesting</source>
            <translation>Intéressant</translation>
        </message>
        <message>
            <source>Even</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>Doubtful</source>
            <translation>Douteux</translation>
        </message>
        <message>
            <source>Mistake</source>
            <translation>Erreur</translation>
        </message>
        <message>
            <source>Blunder</source>
            <translation>Gaffe</translation>
        </message>
    </context>
    <context>
        <name>system</name>
        <message>
            <source>No such file or directory</source>
            <translation>ce fichier ou ce dossier n’existe pas</translation>
        </message>
        <message>
            <source>Permission denied</source>
            <translation>accès refusé</translation>
        </message>
        <message>
            <source>Operation not permitted</source>
            <translation>opération non permise</translation>
        </message>
        <message>
            <source>Read-only file system</source>
            <translation>système de fichiers en lecture seule</translation>
        </message>
        <message>
            <source>No space left on device</source>
            <translation>il n’y a plus de place sur le disque</translation>
        </message>
        <message>
            <source>Is a directory</source>
            <translation>c’est un dossier</translation>
        </message>
        <message>
            <source>Not a directory</source>
            <translation>ce n’est pas un dossier</translation>
        </message>
        <message>
            <source>File exists</source>
            <translation>le fichier existe déjà</translation>
        </message>
        <message>
            <source>File name too long</source>
            <translation>le nom du fichier est trop long</translation>
        </message>
        <message>
            <source>File too large</source>
            <translation>le fichier est trop gros</translation>
        </message>
        <message>
            <source>Device or resource busy</source>
            <translation>périphérique occupé</translation>
        </message>
        <message>
            <source>Input/output error</source>
            <translation>erreur de lecture ou d’écriture</translation>
        </message>
        <message>
            <source>Too many open files</source>
            <translation>trop de fichiers ouverts</translation>
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
            <translation>abandonne</translation>
        </message>
        <message>
            <source>proposes a draw</source>
            <translation>propose la nulle</translation>
        </message>
        <message>
            <source>agrees to the draw</source>
            <translation>accepte la nulle</translation>
        </message>
        <message>
            <source>refuses the draw</source>
            <translation>refuse la nulle</translation>
        </message>
        <message>
            <source>calls it a tie</source>
            <translation>déclare l’égalité</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>there is nothing to take back</source>
            <translation>il n’y a rien à reprendre</translation>
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
            <source>A tie</source>
            <translation>Égalité</translation>
        </message>
        <message>
            <source>A tie between {several} and {last}</source>
            <translation>Égalité entre {several} et {last}</translation>
        </message>
        <message numerus="yes">
            <source>{name} took back %n moves that had shown something</source>
            <translation>
                <numerusform>{name} a repris %n coup qui avait montré quelque chose</numerusform>
                <numerusform>{name} a repris %n coups qui avaient montré quelque chose</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameButton</name>
        <message>
            <source>Options for {game}</source>
            <translation>Options de {game}</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>vs {level}</source>
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
            <source>%n players</source>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>vs %n computers</source>
            <translation>
                <numerusform>contre %n ordinateur</numerusform>
                <numerusform>contre %n ordinateurs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>Slow</source>
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
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Search settings</source>
            <translation>Chercher un réglage</translation>
        </message>
        <message>
            <source>No settings found</source>
            <translation>Aucun réglage trouvé</translation>
        </message>
        <message>
            <source>Done</source>
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
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
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
            <translation>Tuiles, prises, fin de partie</translation>
        </message>
        <message>
            <source>Reduce motion</source>
            <translation>Réduire les animations</translation>
        </message>
        <message>
            <source>Pieces appear in their places</source>
            <translation>Les pièces apparaissent à leur place</translation>
        </message>
        <message>
            <source>Confirm moves</source>
            <translation>Confirmer les coups</translation>
        </message>
        <message>
            <source>Which moves in Adamas wait for a button</source>
            <translation>Les coups d’Adamas qui attendent un bouton</translation>
        </message>
        <message>
            <source>In Black Box, when you can do nothing else</source>
            <translation>Dans Black Box, quand vous ne pouvez rien faire d’autre</translation>
        </message>
        <message>
            <source>End turns automatically</source>
            <translation>Terminer les tours automatiquement</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Show folder</source>
            <translation>Afficher le dossier</translation>
        </message>
        <message>
            <source>Data folder</source>
            <translation>Dossier des données</translation>
        </message>
        <message>
            <source>Your matches, layouts and results</source>
            <translation>Vos parties, plans et résultats</translation>
        </message>
        <message>
            <source>Computer speed</source>
            <translation>Vitesse de l’ordinateur</translation>
        </message>
        <message>
            <source>From the next match on</source>
            <translation>À partir de la prochaine partie</translation>
        </message>
    </context>
    <context>
        <name>ExportSheet</name>
        <message>
            <source>Export picture</source>
            <translation>Exporter l’image</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <translation>Image (PNG)</translation>
        </message>
        <message>
            <source>Drawing (SVG)</source>
            <translation>Dessin (SVG)</translation>
        </message>
        <message>
            <source>Page (PDF)</source>
            <translation>Page (PDF)</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papier</translation>
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
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>As shown</source>
            <translation>Comme affiché</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Copier</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Save…</source>
            <translation>Enregistrer…</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} pixels</translation>
        </message>
        <message>
            <source>Pictures (*{extension})</source>
            <translation>Images (*{extension})</translation>
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
    </context>
    <context>
        <name>export</name>
        <message>
            <source>{game}, turn {number}</source>
            <translation>{game}, tour {number}</translation>
        </message>
    </context>
</TS>
