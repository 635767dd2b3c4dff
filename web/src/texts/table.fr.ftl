### La table, la reprise et la connexion, en français.

## Words of many places

log = Journal
beats = bat
phase-bar = Ce qui est demandé
fewer = Un de moins
all-of-them = Tous
turn-say = tour { $turn }
place-say = Rang { $place }
text-island = Île de { $regions }
chart = Les points au fil des tours

## Players

player-away = Absent
panel-open = Plus sur { $player }
chip-say = { $player }, points : { $points }{ $active ->
    [yes] , c’est son tour
   *[no] {""}
}
clock-left = Temps restant
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
curtain = { $name }, à vous
curtain-open = C’est moi, montrer

## Ekö

eko-track = points : { $points } sur { $goal }
eko-panel = { $player } ; points : { $points }, { $capital ->
    [yes] tient une capitale
   *[no] sans capitale
}, réserve : { $reserve }, captifs : { $captives }{ $active ->
    [yes] , c’est son tour
   *[no] {""}
}.
eko-capital = capitale
eko-no-capital = sans capitale
eko-capital-title = Il faut un bâtiment sur une capitale pour gagner
eko-source-tent = Campements
eko-source-tower = Tours
eko-source-castle = Châteaux
eko-source-crown = Empereurs captifs
eko-source-pyramid = Pyramides
eko-reserve = Réserve
eko-box = Disques hors du jeu
eko-emperor = Empereur
eko-left-1 = Campements restants : { $number }
eko-left-2 = Tours restantes : { $number }
eko-left-3 = Châteaux restants : { $number }
eko-captive = Empereur captif ({ $player })
eko-captive-own = Empereur captif : le vôtre
exchange-ask = Vous devez rendre un captif contre votre Empereur ; choisissez lequel.
tray-say = { $emperor ->
    [yes] L’Empereur parmi { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
   *[no] { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
}

## Legends

card-row = Rangée de cartes
row-empty = vide
row-say-card = { $title }, prix { $price }.
row-say-coins = Vous avez { $coins }.
cards-none = Pas encore de cartes.
cards-owned = Cartes
armies-left = Armées restantes
cities-left = Villes restantes
source-regions = Régions
source-islands = Îles
source-cards = Cartes
source-elixirs = Élixirs
source-tokens = Jetons
source-leader = Chef
score-region = Région
score-island = Île
score-citadel = Citadelle
score-elixirs = Le plus d’élixirs
score-dragon = Dragon vaincu
legends-panel = { $player } ; points : { $points }, pièces : { $coins }, cartes : { $cards }{ $active ->
    [yes] , c’est son tour
   *[no] {""}
}.
points-say = Points restants : { $left }, ensuite { $after }
bid-label = Votre mise
bid-value = { $value ->
    [one] Miser { $value } pièce
   *[other] Miser { $value } pièces
}
bid-left = Si vous gagnez, il reste { $left }
bid-hint = valeur juste { $value }
bid-shown = montrée
bid-sealed = scellée
bid-thinking = réfléchit
founder-tray = Plateaux à poser
founder-side = { $side ->
    [horseshoe] fer à cheval
    [citadel] citadelle
    [desert] désert
    [meadows] prairies
    [volcano] volcan
    [ice] glace
    [tall] rochers
    [fern] fougère
   *[other] { $side }
}
founder-turn = Tourner
founder-flip = Retourner
founder-suggest = Proposer

## Replay

replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
moment-say = { $at } sur { $last }

## The page

ok = OK
no = Non
skip = Passer
send = Envoyer
copied = Le lien est copié.
copy-link = Copier le lien
loading = On dresse la table…
menu = Menu
keys = Touches et signes
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire quelque chose
result = Résultat
record = Enregistrement

## Connection

net-offline = Vous êtes hors ligne. Ce que vous choisissez ne peut pas être envoyé.
net-reconnecting = Reconnexion…
net-reconnecting-kept = Reconnexion… votre coup est gardé.
net-lost = La connexion s’est rompue ; on ne sait pas si votre choix est arrivé. Regardez la table et réessayez.
net-stale = La position a changé entre-temps.
net-fault = Le serveur a rencontré une erreur.

## Before the match

seat-kept = Gardée pour quelqu’un
seat-mine = Sur cet appareil
seat-mine-name = Nom
seat-ready = prêt
seat-not-ready = pas encore prêt
seat-plan = Qui prend la place { $seat }
seat-gave-up = { $identity } · a abandonné
seat-stand-in = { $identity } · un ordinateur joue
seat-computer = { $identity } · ordinateur
seat-name-shared = { $name } ({ $identity })
sit-here = S’asseoir ici
get-up = Se lever
not-ready = Finalement pas prêt
start-with-computers = Commencer avec des ordinateurs
close-table = Fermer la table
table-full = Toutes les places sont prises ; vous pouvez regarder.
table-closed = Cette table est fermée.
table-unnamed = Table
guest-name = Invité
invite = Inviter
invite-note = Envoyez le lien, dites le code, ou faites photographier l’image.
qr = Image du lien, pour les appareils photo
fair-chance = Hasard équitable
fair-chance-note = Tout ce qui est mélangé découle d’un nombre secret, la graine. Le serveur l’a scellée avant que quiconque ne s’assoie et la montre à la fin de la partie : chacun peut vérifier que rien n’a changé. Vous pouvez ajouter un texte à vous, le sel : dès lors, même le serveur ne connaît pas le mélange à l’avance.
commitment = Sceau
salt = Votre sel
salt-add = Ajouter
salted = Votre sel est ajouté.
salt-elsewhere = Le sel de cette partie est dans un autre de vos navigateurs. Ouvrez-y la partie.
salt-changed = Le sel d’une autre personne a changé après l’envoi du vôtre. Donnez de nouveau votre accord, avec un nouveau sel.
wait-restarted = { $times ->
    [one] La donne a recommencé alors qu’un sel était connu, parce que { $player } a retiré son accord.
   *[other] La donne a recommencé { $times } fois alors qu’un sel était connu, la dernière fois parce que { $player } a retiré son accord.
}
wait-tournament = La partie commence quand tous les joueurs sont là. Qui n’est pas là avant { $time } la perd.
wait-players = { $players } joueurs
wait-undo-free = annulation libre
wait-undo-consent = annulation sur accord
wait-undo-off = sans annulation
wait-private = privée
wait-variants = avec { $variants }

## The table

title-your-turn = À vous – { $table }
your-turn = À vous
your-turn-say = À vous. { $asks }
turn-thinking = { $number ->
    [one] { $players } réfléchit.
   *[other] { $players } réfléchissent.
}
turn-waiting = { $number ->
    [one] À { $players } de jouer.
   *[other] On attend { $players }.
}
show-again = Revoir
show-again-note = Les coups des autres depuis votre dernière décision.
steps-of = Tour de { $player }
steps-all = Toutes les étapes
clock-warning = Il reste { $seconds } secondes.
watching = Spectateur
turn-title = Tour { $turn }
setup-title = Mise en place
sending = Envoi…
undo-ask = Demander à annuler
undo-why-not = Impossible de revenir en arrière : { $reason }.
undo-asked = { $player } demande à revenir en arrière.
undo-waits = { $who ->
    [you] Vous avez
   *[other] { $player } a
} demandé à revenir en arrière ; les autres doivent être d’accord.
reset-turn = Recommencer le tour
reset-turn-note = Annule tout ce que vous avez décidé pendant ce tour.
reset-hold = Maintenir pour recommencer le tour
turn-ends-soon = Il n’y a rien d’autre à décider : { $decision }
turn-ends-wait = Attendre
turn-ended = Votre tour est fini.
idle-hint = Vous pourriez commencer ici{"\u007F"} : { $place }{"\u007F"}.

# Indices de l’ordinateur
hint-ask = Indice
hint-title = Montrer pas à pas ce que ferait l’ordinateur. Une partie avec indices ne compte pas comme jouée sans aide.
hint-unrated = Indices permis : partie non classée
hint-thinking = Réflexion…
hint-of = étape { $number } sur { $steps }
hint-step-where = Où regarder
hint-step-piece = Avec quoi jouer
hint-step-move = Le coup
hint-look-area = Regardez la zone marquée.
hint-look-cards = Comparez les cartes de la rangée.
hint-look-choice = Comparez les choix ; aucun n’est sur le plateau.
hint-piece-from = Utilisez la pièce marquée.
hint-piece-at = Agissez à l’endroit marqué.
hint-piece-card = Prenez la carte marquée.
hint-tag-piece = Cette pièce
hint-tag-place = Ici
hint-tag-card = Cette carte
hint-next-piece = Quelle pièce ?
hint-next-card = Quelle carte ?
hint-next-move = Montrer le coup
hint-play = Jouer ce coup
hint-why = Pourquoi
hint-for = Pour :
hint-against = Contre :
hint-chance = Chances de gagner estimées : { $chance } %.
hint-chance-other = Chances de gagner estimées : { $chance } %, et { $other } % avec le deuxième meilleur coup.
hint-proven = { $chance ->
    [100] Avec ce coup, vous gagnez quoi que fassent les autres.
   *[other] Tous les coups perdent si les autres jouent bien.
}
hint-then = Suite probable : { $next }
key-hint = Indice, puis son étape suivante

take-question-back = Retirer la demande
agree = D’accord
away-player = { $player } est absent.
vote-computer = Laisser jouer un ordinateur
vote-asked = Un ordinateur doit-il jouer pour { $player } ?
vote-waits = Vote en cours : un ordinateur doit-il jouer pour { $player } ?
table-watchers = Spectateurs : { $number }
away-title = Pendant votre absence
away-note = Pendant votre absence : { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}.
away-play = Montrer
stand-in = Laisser un ordinateur jouer pour moi
stand-in-note = Vous pouvez revenir à tout moment.
stand-in-plays = Un ordinateur joue à votre place.
bot-warmup = L’ordinateur s’échauffe ({ $done } sur { $total }). D’ici là, il joue moins bien.
bot-warmup-begins = L’ordinateur s’échauffe. D’ici là, il joue moins bien.
go-away = Quitter la table
go-away-note = Votre place est gardée ; vous pouvez revenir.
go-away-sure = Quitter la table ? Les autres voient que vous êtes absent, et vous pouvez revenir.
resign-sure = Abandonner cette partie ? C’est définitif.
rematch-ask = Revanche
rematch-wanted = { $player } veut une revanche
rematch-note = Les mêmes joueurs, chacun à la place suivante. La partie commence quand tous sont d’accord.
share-result = Partager le résultat
share-picture = Image du résultat
share-note = Le lien ouvre la partie rejouée ; son aperçu montre cette image.
share-url = Lien vers la partie rejouée
share-copy = Copier le lien
to-tournament = Vers le tournoi
replay-open = Revoir
reached-goal = Première victoire contre { $name } à { $players } joueurs
reached-achievement = Étape : { $title }
reached-see = Votre progression
review-open = Analyse
result-hints = { $number ->
    [one] avec { $number } indice
   *[other] avec { $number } indices
}
your-points = Vos points
points-of = Points ({ $player })
points-sources = Points : { $points }
no-points = Pas encore de points.
no-points-change = Les points ne changent pas.
ends-game = Cela termine la partie.
would-win = Vous gagneriez : { $reason }.
would-share = Vous partageriez la victoire : { $reason }.
would-lose = Vous perdriez : { $reason }.
would-lose-short = Vous perdriez
would-win-nobody = Personne ne gagnerait : { $reason }.
would-be-out = Vous perdriez : vous n’auriez plus de disque sur le plateau.
would-eliminate = { $player } n’aurait plus de disque sur le plateau et perdrait.
preview-hidden = Les points dépendent de ce qui sera révélé.
choices = Choix
leads = À cet instant : { $who ->
    [you] vous êtes en tête
   *[other] { $player } en tête
}

## Steps and words of Ekö

step-setup = Mise en place
step-action = Action
step-march = Marche
step-reinforce = Renforts
step-end = Fin
ask-eko-swap = Laissez votre Empereur où il est, ou échangez-le avec un autre de vos disques.
ask-eko-draft = Placez un disque sur une case libre.
ask-eko-action = À vous : choisissez une pile, ou une case où construire.
ask-eko-march = Marchez pour une autre action, ou reposez-vous.
ask-eko-march-action = Votre seconde action : choisissez une pile, ou une case où construire.
ask-eko-exchange = Choisissez le captif à rendre.
ask-eko-reinforce = Choisissez une pile à renforcer, ou terminez votre tour.
ask-eko-picked = Choisissez la destination{"\u007F"} de la pile en { $place }{"\u007F"}.
ask-eko-site = Choisissez la pile qui construit{"\u007F"} en { $place }{"\u007F"}.
eko-detail = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } · { $reserve } en réserve
do-move = Déplacer
do-regroup = Empiler
do-attack = Attaquer
do-kamikaze = Kamikaze
do-construct = Construire
do-reinforce = Renforcer
do-place = Placer
do-swap = Échanger
do-scatter = Disperser
do-keep = Laisser
do-pass = Passer
do-march = Marcher
cost-march = −{ $soldiers } { $soldiers ->
    [one] disque
   *[other] disques
}
do-rest = Se reposer
do-finish = Finir le tour
versus-kamikaze = contre
your-reserve = Votre réserve
cost-tempest = Disques perdus dans les tempêtes
cost-soldiers = Disques vers la boîte
choice-building = { $building }, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
choice-building-emperor = { $building } avec l’Empereur, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
choice-add = Ajouter { $discs }
choice-add-emperor = Ajouter { $discs } avec l’Empereur
choice-way = −{ $discs } par la tempête { $zones }
choice-way-emperor = −{ $discs } avec l’Empereur, par la tempête { $zones }
choice-way-free = Sans perte
choice-emperor = L’Empereur
choice-soldier = Un disque
emperor-of = Empereur ({ $player })

## Steps and words of Legends

step-bid = Mise
step-take = Carte
step-choose = Choisir
step-place = Placer
step-move = Déplacer
step-city = Ville
step-destroy = Détruire
ask-leg-take = À vous : prenez une carte de la rangée.
ask-leg-half = Choisissez ce que fait la carte.
effect-printed = Sur la carte
effect-unusable = { $effect } : { $why }.
effect-bonus = { $printed } sur la carte, { $bonus } par vos capacités
effect-where = dans {"\u007F"}{ $places }|{ $number ->
    [one] 1 région
   *[other] { $number } régions
}{"\u007F"}
ask-leg-place = Placez des armées : choisissez une région.
ask-leg-move = Déplacement : choisissez un de vos groupes.
ask-leg-city = Construisez une ville : choisissez une région.
ask-leg-destroy = Détruisez une armée : choisissez un groupe.
ask-leg-picked = Choisissez la destination{"\u007F"} des armées en { $place }{"\u007F"}.
leg-detail = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
} à cet instant
points-left = { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
}
points-after = Déplacement
coins-after = Pièces
regions-after = Vos régions
do-sail = Traverser
do-city = Construire la ville
do-destroy = Détruire
do-choose = Choisir
do-take = Prendre
do-take-for = Prendre pour { $price }
do-stop = Terminé
do-give-up =
    { $step ->
        [half] Aucun des deux
        [queen] Ne pas prendre de carte
        [place] Ne plus placer
        [move] Ne plus déplacer
        [city] Ne pas construire
       *[destroy] Ne rien détruire
    }
give-up-title =
    { $step ->
        [queen] Ne pas prendre de dernière carte ?
       *[other] Renoncer à l’effet ?
    }
give-up-note =
    { $step ->
        [half] Vous gardez { $card }, mais la carte ne fait rien maintenant : aucun de ses deux effets n’a lieu.
        [queen] La carte reste dans la rangée, et votre tour se termine.
       *[other] Vous gardez { $card }, mais le reste de cet effet est perdu.
    }
give-up-no = Revenir
all-here = Toutes ici
armies = Armées
choice-destroy = Armée ({ $player })
choice-destroy-coin = Armée ({ $player }), et prendre une pièce
row-you-took = Vous avez pris { $card }
row-took = { $player } a pris { $card }
row-taken = prise
then-later = puis { $step }
card-of = Carte { $card } sur { $cards }
bid-title = Mise pour le premier tour
bid-note = Tous misent en secret ; qui mise le plus paie et désigne qui commence.
bid-seal = Sceller
bid-wait = Votre mise est scellée ; les autres réfléchissent encore.
first-title = Qui commence ?
lay-board = Poser
side-not-here = Cette face ne peut pas être posée ici.

## Result

result-wins = { $player } gagne
result-you-win = Vous gagnez
result-tie = Victoire partagée
result-nobody = Personne ne gagne
result-moments = Les moments décisifs
result-turn = Tour { $turn }
result-review = Chercher les moments décisifs
result-chance = Variation des chances de victoire
result-chance-note = Les pourcentages sont les chances de gagner, avant et après la décision.
result-reviewing = Chaque décision est réexaminée…
result-no-review = Cette partie ne peut pas être analysée pour le moment.
chart-chances = Chances de gagner
result-minutes = { $minutes } min
result-hours = { $hours } h { $minutes } min
result-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
result-rating = Classement { $before } → { $after }
result-rating-first = Classement { $after }
result-new-game = Nouvelle partie
result-kind-attack = Une attaque
result-kind-kamikaze = Une attaque kamikaze
result-kind-construct = Un bâtiment
result-kind-reinforce = Des renforts
result-kind-regroup = Une pile plus haute
result-kind-move = Un déplacement
result-kind-take = Une carte
result-kind-place = De nouvelles armées
result-kind-sail = Une traversée
result-kind-city = Une nouvelle ville
result-kind-destroy = Une armée détruite
result-kind-other = Une décision
shuffle-verified = Mélange vérifié
record-verified = Partie vérifiée
shuffle-doubtful = Mélange non vérifié
shuffle-recomputed = Votre navigateur a recalculé { $parts } parties de la donne à partir de la graine révélée.
shuffle-wrong = Votre navigateur a recalculé la donne à partir de la graine révélée et trouvé des différences : { $parts }.
shuffle-kept = Le sceau et les sels sont ceux que votre navigateur a conservés d’avant le mélange.
shuffle-command = Pour vérifier sans cette page, téléchargez l’enregistrement et lancez verify.py, de la documentation de Tetrarch :
shuffle-no-seed = Le serveur n’a pas révélé la graine qu’il avait scellée.
shuffle-other-commitment = Le sceau du serveur n’est pas celui que votre navigateur a conservé d’avant le mélange. Le serveur peut avoir choisi cette donne.
shuffle-lost-salt = Votre sel manque dans l’enregistrement, ou il a été remplacé. Le serveur peut avoir choisi cette donne.
shuffle-other-salts = Les sels de l’enregistrement ne sont pas ceux qui étaient scellés avant que votre navigateur ne révèle le vôtre. Cette donne peut avoir été choisie.
shuffle-balanced = Votre navigateur ne vérifie pas laquelle des donnes possibles est la plus équilibrée.

## Settings of a table

notation = Notation
notation-note = Tapez un coup tel que la liste en propose ; Entrée le joue.
notation-not-now = Vous ne pouvez rien décider maintenant.
play-it = Jouer

## Keys

key-arrows = vers la case voisine dans cette direction
key-targets = cible suivante ou précédente
key-enter = choisir, puis confirmer
key-escape = un pas en arrière
key-undo = annuler
key-reset = recommencer le tour
key-end = finir l’étape ou le tour
key-again = revoir les derniers coups des autres
key-numbers = nombres, choix, cartes
key-names = montrer ou cacher les noms des lieux
key-info = tout sur la case
key-why = pourquoi pas ici
key-scores = points et leurs sources
key-notation = taper un coup
key-help = cette page
key-zoom = zoomer, et ajuster
key-drag = On peut aussi faire glisser piles, armées et cartes vers leur cible.
marks-title = Signes sur le plateau
marks-move = Point ou botte : se déplacer ici.
marks-regroup = Anneau en tirets : rejoindre sa pile ; le nombre est sa hauteur ensuite.
marks-attack = Anneau rouge à dents : attaquer.
marks-kamikaze = Éclat : attaquer en kamikaze.
marks-construct = Hexagone pointillé au marteau : construire ; le nombre est le coût.
marks-reinforce = Double anneau : ajouter des disques ; le nombre est la place libre.
marks-place = Anneau pointillé ou cube : placer ici.
marks-swap = Flèches : échanger avec l’Empereur.
marks-scatter = Gerbe : cette pile peut se disperser.
marks-sail = Bateau : traverser la mer ; le nombre est le prix.
marks-city = Ville : en construire une ici.
marks-destroy = Dents : détruire une armée.
marks-choose = Région pâle : peut être choisie.

## Replay of a match

fork = Jouer à partir d’ici
replay-of = { $table } · relecture
replay-begin = Avant le premier coup.
replay-not-begun = Cette partie n’a pas encore commencé.
replay-leave = Vers la table
share-moment = Partager ce moment
eyes = Point de vue
eyes-own = le mien
eyes-public = public
eyes-seat = { $player }
eyes-all = omniscient
to-turn = Aller à
speed = Vitesse { $speed }

editor-edit-position = Modifier cette position

lesson-leave = Tous les tutoriels

# Explications des notions, une fois chacune
coach = Explication
coach-done = Compris
coach-tutorial = Ouvrir le tutoriel
menu-rules = Règles
menu-rules-note = Les ouvre à la règle de cette étape
coach-eko-welcome = Votre première partie d’Ekö
coach-eko-welcome-note = Le tutoriel montre chaque étape en quelques minutes. Ou commencez tout de suite : chaque nouveauté est expliquée au fil de la partie.
coach-eko-draft = Placer les disques
coach-eko-draft-note = Les joueurs placent leurs disques à tour de rôle, un par case. Gardez les vôtres ensemble : les piles qui se rencontrent peuvent se réunir.
coach-eko-action = Votre action
coach-eko-action-note = À chaque tour, vous déplacez une pile entière sur des cases vides, ou vous construisez un bâtiment. Une pile s’arrête sur une case vide, sur une autre de vos piles, ou sur une pile adverse plus faible, qu’elle détruit.
coach-eko-emperor = Votre Empereur
coach-eko-emperor-note = Le disque à la couronne est votre Empereur. Une pile avec lui bat aussi une pile adverse de même hauteur. Un Empereur captif vaut 3 points à qui le détient : protégez-le.
coach-eko-building = Construire
coach-eko-building-note = Une pile à côté d’une case de construction peut payer avec ses disques pour y bâtir : 1 pour un campement, 2 pour une tour, 3 pour le château. Les bâtiments sont vos points : avec 12 points et un bâtiment sur une capitale, vous gagnez.
coach-eko-march = Marche forcée
coach-eko-march-note = Payez définitivement 3 disques de votre réserve et agissez une seconde fois ce tour-ci. Ou reposez-vous et gardez-les.
coach-eko-exchange = Échange de captifs
coach-eko-exchange-note = Vous détenez un captif et votre Empereur est captif : vous devez rendre un captif en échange du vôtre. Votre Empereur revient dans votre réserve.
coach-eko-reinforce = Renforts
coach-eko-reinforce-note = À la fin de votre tour, des disques de votre réserve rejoignent une de vos piles, 4 disques au plus en tout, mais pas à côté d’un bâtiment adverse.
coach-legends-welcome = Votre première partie de Legends
coach-legends-welcome-note = Le tutoriel montre chaque étape en quelques minutes. Ou commencez tout de suite : chaque nouveauté est expliquée au fil de la partie.
coach-legends-boards = La carte
coach-legends-boards-note = Vous êtes le fondateur et posez les quatre plateaux. Les routes sur leurs bords relient les îles.
coach-legends-start = La région de départ
coach-legends-start-note = Tous les joueurs commencent dans cette région, et les nouvelles armées y arrivent. Choisissez une région du plateau central d’où part une route vers un autre plateau.
coach-legends-shared = Une armée de chaque joueur
coach-legends-shared-note = Placez une armée de chaque joueur, ensemble, dans une région hors du plateau central. Vous choisissez où tous prennent pied une seconde fois.
coach-legends-neutral = Armées neutres
coach-legends-neutral-note = Les armées neutres n’appartiennent à personne, mais elles comptent pour le contrôle d’une région. Placez-les là où elles gênent l’adversaire.
coach-legends-bid = La mise
coach-legends-bid-note = Chacun mise des pièces une fois, en secret. Seule la mise la plus haute est payée ; elle décide qui commence. Les pièces achètent aussi des cartes : ne les dépensez pas toutes.
coach-legends-first = Qui commence
coach-legends-first-note = Vous avez la plus haute mise : désignez qui prend la première carte.
coach-legends-take = Les cartes
coach-legends-take-note = À chaque tour, vous prenez une carte et payez sa place dans la rangée, de rien à 3 pièces. Son pouvoir vous reste jusqu’à la fin ; ensuite vous effectuez son action.
coach-legends-half = Un des deux effets
coach-legends-half-note = Cette carte offre deux actions. Choisissez-en une.
coach-legends-place = Placer des armées
coach-legends-place-note = Les nouvelles armées vont dans la région de départ ou dans les régions où vous avez une ville.
coach-legends-move = Déplacer des armées
coach-legends-move-note = Répartissez les points de déplacement à votre gré. Un pas par terre ou par un pont coûte 1, par mer 3 ; le vol rend la mer moins chère.
coach-legends-city = Les villes
coach-legends-city-note = Construisez où vous avez une armée. Une ville compte pour le contrôle comme une armée, ne bouge jamais, et de nouvelles armées peuvent y arriver.
coach-legends-destroy = Détruire
coach-legends-destroy-note = Retirez une armée d’un autre joueur d’une région où vous avez une armée.

# Un joueur à la table : rendre muet, bloquer, signaler.
player-menu = Rendre muet, bloquer ou signaler { $name }
player-mute = Rendre muet
player-unmute = Ne plus rendre muet
player-mute-note = Vous ne voyez pas les messages de ce joueur.
player-block = Bloquer
player-unblock = Débloquer
player-block-note = De plus, ce joueur ne peut ni rejoindre vos tables, ni vous défier ou vous inviter.
player-report = Signaler
player-report-note = Les modérateurs de ce serveur l’examinent.
report-reason = De quoi s’agit-il ?
report-chat = Insultes ou autres messages
report-name = Un nom offensant
report-cheating = Triche
report-leaving = Abandon de parties
report-other = Autre chose
report-note = Que s’est-il passé ?
report-about = Les modérateurs voient votre signalement avec les messages de cette table. Le joueur n’apprend pas qui l’a signalé.
report-send = Envoyer le signalement
report-sent = Merci. Les modérateurs vont l’examiner.
