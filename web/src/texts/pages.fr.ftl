### The pages around the table, in French.

## Players

level = Niveau { $level }
level-say = Niveau { $level } sur 5
level-rating = environ { $value } ± { $interval }

## The bar

skip-to-content = Aller au contenu
brand-home = Tetrarch, vers l’accueil
nav-label = Pages
nav-play = Jouer
nav-lobby = Tables ouvertes
nav-friends = Amis
nav-play-waiting = { $number ->
    [one] Une table vous attend
   *[other] { $number } tables vous attendent
}
nav-friends-waiting = { $number ->
    [one] Un défi
   *[other] { $number } défis
}
nav-games = Parties finies
nav-best = Joueurs
nav-rules = Règles
nav-settings = Réglages
nav-sign-in = Se connecter
nav-light = Thème clair
nav-dark = Thème sombre
page-loading = Un instant…
page-offline = Vous êtes hors ligne. Les tutoriels, les règles, l’éditeur et les parties déjà revues fonctionnent ; pour jouer, il faut le réseau.
needs-network = Il faut le réseau. Ceci se charge tout seul dès que la connexion revient.
needs-network-short = Réseau nécessaire
page-reconnecting = La connexion est coupée ; rétablissement en cours…
see-all = Tout voir
more-of-list = Plus

## Home

home-title = Tetrarch : deux jeux de plateau, Ekö et Legends
home-games = Jeux
home-ways = Autres façons de jouer
home-guest = Invité { $number }
play-now = Jouer
table-new = Nouvelle table
table-new-short = Table
rules-read = Lire les règles
way-friends = Inviter des amis
way-friends-note = Un lien, sans compte.
way-device = Sur cet écran
way-device-note = Passez-vous l’appareil.
way-rules = Règles des deux jeux
way-rules-note = En images, chaque règle par son numéro.
code-label = Rejoindre avec un code
join = Rejoindre
my-games = Vos parties
my-turns = { $number } à jouer
time-left = encore { $time }
my-finished = Vos dernières parties
your-turn-go = À vous
look = Voir
ladder-title = Cinq adversaires
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour l’instant.
open-one = En ouvrir une
watch-games = Parties à regarder
watch-none = Aucune partie publique en cours. Les parties des tables listées apparaissent ici.
watch-running = { $number ->
    [one] { $number } partie publique en cours
   *[other] { $number } parties publiques en cours
}
watch-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
watch-turn = tour { $turn }
watch-setup = mise en place
watch-over = terminée
watch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
watch-watchers = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
watch-own = Vos propres parties sont sous Jouer.
watch-all = Toutes les parties à regarder
finished-games = Parties finies
finished-none = Pas encore de partie finie.
replay-go = Revoir
winner = gagnant
seats = Places
private = privée

## Playing at once

play-title = Jouer à { $game }
players-how-many = Nombre de joueurs
level-rated = classement { $rating }
level-rated-note = Mesuré dans des parties entre bots à une table de cette taille ; le niveau 1 a 1000. À deux joueurs, 200 points de plus gagnent trois parties sur quatre.
level-choose = Vos adversaires
thinks-usually = Réfléchit comme pour son classement
thinks-for = { $seconds ->
    [one] Réfléchit { $seconds } seconde
   *[other] Réfléchit { $seconds } secondes
}
play-start = Commencer
play-starting = Distribution…
plays-as = Votre nom :
plays-as-change = changer
your-name-note = Sans compte ; vous pourrez en changer.
name-title = Qui êtes-vous ?

## Joining

join-title = Invitation à jouer
join-full = Toutes les places sont prises ; vous pouvez regarder.
join-running = La partie a commencé ; vous pouvez regarder.
join-over = La partie est finie ; vous pouvez la revoir.

## Lists and players

filter-game = Jeu
filter-all = Les deux
filter-mine = Seulement les miennes
player = Joueur
best-title = Joueurs par classement
best-none = Personne n’a encore joué de partie classée.
find-player = Nom d’un joueur
find = Chercher
rank = Rang
rating = Classement
rating-line = Classement de { $from } à { $to } en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
provisional = provisoire
unrated = pas de partie classée
played = Jouées
won = Gagnées
since = depuis le { $day }
bot-of = par { $name }
kind-guest = Invité
kind-account = Compte
kind-bot-account = Programme

## Account

account-page = Page des résultats
account-stranger = Vous pouvez jouer sans compte. Avec un compte, votre nom est à vous et vous pouvez vous connecter ailleurs.
account-banned = { $name }, vous pouvez encore enregistrer vos données, vous déconnecter et supprimer votre compte.
sign-in = Se connecter
sign-in-other = Se connecter plutôt à un compte
come-guest = Venir en invité
come-guest-note = Juste un nom, pour ce navigateur.
come-guest-go = Entrer
make-account = Créer un compte
make-account-note = Un nom et un mot de passe ; pas d’e-mail.
make-account-go = Créer
claim = Garder votre nom
claim-note = Avec un mot de passe, personne d’autre ne peut le prendre, vos parties restent à vous et vous pouvez vous connecter ailleurs.
claim-go = Le garder
password-note = Au moins 8 caractères.
rename = Changer de nom
rename-go = Changer
password-change = Changer de mot de passe
password-change-note = Vos autres connexions prendront fin, et vos jetons aussi.
password-change-go = Changer
tokens-note = Avec un jeton, un programme agit en votre nom. Il ne peut ni changer votre mot de passe ni vous supprimer.
bots = Vos programmes
bots-note = Un programme à vous peut jouer sous son propre nom.
bot-name = Nom du programme
bot-make = L’ajouter
bot-delete = Supprimer
bot-delete-sure = Supprimer { $name } ?
bot-delete-note = Le programme, ses jetons et ses données disparaissent pour de bon.
notices = Avis
notices-switch = Me prévenir quand c’est à moi
notices-note = Vos tours dans les parties au tour par tour ou en votre absence, et les défis d’amis : sur cet appareil, même quand la page est fermée. Le navigateur demande l’autorisation quand vous activez ceci.
notices-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis rechargez la page.
notices-offer = Me prévenir sur cet appareil
data = Vos données
data-note = Tout ce qui est conservé à votre sujet, en un fichier.
data-save = Enregistrer le fichier
leaving = Partir
leaving-guest = Un invité qui se déconnecte perd son identité ; gardez d’abord votre nom si vous le souhaitez.
leaving-banned = Une fois déconnecté, vous ne pourrez pas vous reconnecter avant la fin de l’exclusion.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
sign-out-guest = Vous perdriez vos places et vos parties. Se déconnecter quand même ?
delete-account = Supprimer le compte
delete-guest = Supprimer mes données
delete-sure = Tout supprimer ?
delete-note = Votre nom, vos données et vos jetons disparaissent pour de bon. Dans les parties finies il reste un joueur sans nom.
delete-go = Supprimer pour de bon

## Fields

field-name = Nom
field-password = Mot de passe
field-old-password = Ancien mot de passe
field-new-password = Nouveau mot de passe
field-game = Jeu
field-players = Joueurs
field-seats = Places
field-seat = Place { $number }
field-clock = Pendule
field-seconds = Pendule : temps
field-increment = Pendule : incrément
field-days = Pendule : jours
field-when = Quand le temps est écoulé
field-stand-in = Remplaçant
field-away = Un ordinateur joue pour qui s’absente
field-undo = Annulation
field-rated = Classée
field-balanced = Équilibrée
field-practice = Entraînement
field-variants = Variantes
field-printing = Édition
field-round-limit = Limite de manches
field-layout = Disposition
field-pyramids = Pyramides
field-ages = Ordre des âges
field-board = Votre plateau
field-tiles = Vos tuiles
field-components = Vos cartes et plateaux
field-salt = Votre sel
field-bot = Ordinateur

## New table

seat-kind-me = Moi
seat-kind-open = Place libre
seat-kind-mine = Quelqu’un sur cet appareil
seat-note-mine = Vous vous passez l’appareil.
device-name = Joueur { $number }
seat-kind-kept = Un joueur précis
seat-kind-bots = Ordinateurs
seat-kind-others = Autres programmes
seat-note-me = C’est votre place.
seat-note-friend = Réservée à { $name }.
seat-note-open = Au premier venu, par le lien ou depuis la liste.
seat-note-kept = Seul ce joueur peut s’asseoir ici.
seat-note-bot = un programme simple, surtout pour essayer
kept-for = Nom du compte
new-pace = Rythme et annulation
new-clock = Pendule
clock-kind-none = Aucune
clock-kind-fischer = En direct
clock-kind-move = Par coup
clock-kind-days = Jours
clock-note-none = Personne n’est pressé.
clock-note-fischer = Une réserve de temps, et un peu revient après chaque tour.
clock-note-move = Le même temps pour chaque décision.
clock-note-days = Pour des parties sur plusieurs jours, avec un avis quand c’est à vous.
clock-minutes = Minutes par joueur
clock-increment = Secondes rendues par tour
clock-seconds = Secondes à chaque fois
clock-days-each = Jours à chaque fois
when-bot = Un ordinateur continue
when-pass = Le tour passe
when-resign = La partie est perdue
undo-kind-free = Son tour
undo-kind-consent = Demander
undo-kind-off = Non
undo-note-free = Librement ses propres décisions tant que rien n’est révélé ; le reste d’un commun accord.
undo-note-consent = Tout seulement si les autres sont d’accord.
undo-note-off = Ce qui est joué est joué.
variants-on = { $number ->
    [one] { $number } active
   *[other] { $number } actives
}
pyramids-usual = Comme d’habitude
new-rules = Règles de cette table
round-limit-note = La partie finit après tant de manches ; qui a le plus de points gagne.
rounds = Manches
repetition = Fin par répétition
repetition-note = La troisième fois que la même position apparaît, la partie finit ; qui a le plus de points gagne.
quick-setup = Mise en place rapide
quick-setup-note = Plateaux et jetons sont tirés au sort ; sinon le fondateur les pose.
ages-note = Départage les mises égales ; tiré au sort si vous ne dites rien.
age-rank = { $rank ->
    [1] Le plus jeune
   *[other] Numéro { $rank }
}
new-more = Plus : nom, classement, spectateurs, sel, fichiers
table-name = Nom de la table
table-name-none = aucun
rated-note = Compte pour le classement : comptes seulement, avec pendule, sans ordinateurs.
balanced-note = La plus équilibrée de huit donnes de la graine scellée ; l’enregistrement le prouve.
practice-note = Les décisions peuvent être annulées même après la fin.
watchers-note = Ceux qui n’ont pas de place peuvent regarder ; ils ne voient que ce qui est public.
away-bot-note = Aussitôt, jusqu’au retour ; sinon la partie attend.
stand-in-what = Joue pour qui est absent, à court de temps ou a abandonné.
salt-what = Un texte libre, mêlé à la graine de tout hasard.
board-file-note = Un plateau entier en fichier, au lieu d’un plateau tiré au sort.
tiles-file-note = Un jeu de tuiles en fichier, pour les plateaux tirés au sort.
components-file-note = Cartes, plateaux et jetons en fichier, au lieu de ceux publiés.
file-bad = Ce fichier n’est pas du JSON.
file-drop = S’en passer
new-board = Plateau
deal-again = Tirer un autre plateau
preview-note = Un plateau de ce genre : celui de votre partie est tiré à son début, pour que personne ne le connaisse avant.
preview-founder = Le fondateur pose les plateaux au début de la partie.
preview-dealing = Tirage d’un plateau…
new-seen = Qui trouve la table
seen-link = Par le lien
seen-lobby = Dans la liste
new-fair = Le mélange est scellé dès maintenant et montré à la fin.
table-open = Ouvrir la table
table-start = Commencer
rules-of = Règles : { $game }
rules-sections = Chapitres des règles
rules-lead-eko = Déplacez et empilez vos disques, bâtissez autour de vous, capturez les Empereurs. Avec douze points et un bâtiment sur une capitale, vous gagnez.
rules-lead-legends = Prenez une carte à chaque tour, payez sa place dans la rangée et faites ce qu’elle dit : armées, voyages, villes. Régions, îles et cartes rapportent des points.
rules-card-forest-pixie = Lutin de la Forêt
rules-card-arcane-sphinx = Sphinx des Arcanes
rules-card-noble-hills = Collines de la Noblesse
rules-family-noble = Noblesse
rules-rulings = « Décision » marque ce que nous avons tranché là où les règles publiées se taisent ou divergent.
ruling = Décision
pic-move = Déplacement : par les cases vides
pic-regroup = S’empiler : quatre au plus
pic-more = Le plus nombreux gagne
pic-equal = L’égalité ne suffit pas
pic-emperor = L’égalité suffit avec l’Empereur
pic-kamikaze = Un contre quatre : tous partent
pic-camp = Campement : 1 disque
pic-raise = Tour sur votre campement : 2
pic-castle = Château sur votre tour : 3
pic-over = Sur un bâtiment ennemi : +1
pic-reinforce = De la place pour deux
pic-no-reinforce = Pas à côté d’un bâtiment ennemi
pic-capital = Capitale : il en faut une
pic-castle-worth = Un château : 3 points
pic-captive = Un Empereur captif : 3 points

editor-home = Éditeur
editor-edit-board = Modifier ce plateau
editor-from = La partie commence par ce que vous avez préparé dans l’éditeur.
editor-back = Retour à l’éditeur
editor-drop = Commencer plutôt par un plateau tiré au sort

nav-learn = Apprendre
nav-puzzles = Problèmes
lesson-learn = Apprendre { $game }
lesson-link = Apprendre
way-learn = Apprendre à jouer
way-learn-note = 14 et 15 petites étapes
way-puzzle = Problème du jour
way-puzzle-note = Une position, un but.

profile-title = Votre progression
milestones-shown = Étapes
milestones-shown-note = Affichées dans votre profil, et après la partie qui en atteint une.
goal-next = Prochain objectif
goal-line = { $game } : battre { $name } à { $players } joueurs
goal-play = Jouer
