### The pages around the table, in French.

## The bar

skip-to-content = Aller au contenu
brand-home = Tetrarch, vers l’accueil
nav-label = Pages
nav-play = Jouer
nav-lobby = Tables ouvertes
nav-games = Parties finies
nav-best = Joueurs
nav-rules = Règles
nav-settings = Réglages
nav-sign-in = Se connecter
nav-light = Thème clair
nav-dark = Thème sombre
page-loading = Un instant…
page-offline = Vous êtes hors ligne, ou le serveur ne répond pas.
page-reconnecting = La connexion est coupée ; rétablissement en cours…
just-now = à l’instant
see-all = Tout voir
more-of-list = Plus
done = C’est fait.

## Home

home-title = Tetrarch : deux jeux de plateau, Ekö et Legends
home-games = Jeux
home-ways = Autres façons de jouer
home-guest = Invité { $number }
game-line-eko = Menez vos piles à travers les sables, bâtissez des châteaux, capturez les Empereurs.
game-line-legends = Quelques cartes pour un empire d’îles. Chaque pièce compte.
game-time-eko = 30 min
game-time-legends = 10 min
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
my-finished = Vos dernières parties
your-turn-go = À vous
look = Voir
ladder-title = Cinq adversaires
open-tables = Tables ouvertes
open-none = Aucune table ouverte pour l’instant.
open-one = En ouvrir une
finished-games = Parties finies
finished-none = Pas encore de partie finie.
replay-go = Revoir
winner = gagnant
seats = Places
private = privée
table-of-players = { $players } joueurs
waits-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
waits-ready = Attend que tous soient prêts
thinks = { $name } réfléchit
think = { $number } réfléchissent

## Playing at once

play-title = Jouer à { $game }
players-how-many = Nombre de joueurs
level-choose = Vos adversaires
thinks-for = { $seconds ->
    [one] Réfléchit { $seconds } seconde
   *[other] Réfléchit { $seconds } secondes
}
play-start = Commencer
play-starting = Distribution…
plays-as = Vous jouez sous le nom de
plays-as-change = changer
your-name-note = Sans compte ; vous pourrez en changer.
name-title = Qui êtes-vous ?

## Joining

join-title = Vous êtes invité
join-full = Toutes les places sont prises ; vous pouvez regarder.
join-running = La partie a commencé ; vous pouvez regarder.
join-over = La partie est finie ; vous pouvez la revoir.
watch = Regarder

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
rating-line = Classement de { $from } à { $to } en { $matches } parties
provisional = provisoire
unrated = pas de partie classée
played = Jouées
won = Gagnées
since = depuis le { $day }
bot-of = de { $name }
kind-guest = Invité
kind-account = Compte
kind-bot-account = Programme

## Account

account = Compte
account-page = Page des résultats
account-stranger = Vous pouvez jouer sans compte. Avec un compte, votre nom est à vous et vous pouvez vous connecter ailleurs.
sign-in = Se connecter
sign-in-other = Se connecter plutôt à un compte
come-guest = Venir en invité
come-guest-note = Juste un nom, pour ce navigateur.
come-guest-go = Entrer
make-account = Créer un compte
make-account-note = Un nom et un mot de passe ; pas d’adresse.
make-account-go = Créer
claim = Garder votre nom
claim-note = Avec un mot de passe, personne d’autre ne peut le prendre, vos parties restent à vous et vous pouvez vous connecter ailleurs.
claim-go = Le garder
password-note = Au moins 8 caractères.
rename = Changer de nom
rename-go = Changer
password-change = Changer de mot de passe
password-change-note = Vous serez déconnecté partout ailleurs, et vos jetons prennent fin.
password-change-go = Changer
tokens = Jetons
tokens-note = Avec un jeton, un programme agit en votre nom. Il ne peut ni changer votre mot de passe ni vous supprimer.
token-name = Nom du jeton
token-make = Créer un jeton
token-made = créé le { $day }
token-used = utilisé le { $day }
token-unused = jamais utilisé
token-end = Révoquer
token-once = Voici le jeton. Il n’est montré que maintenant ; gardez-le bien.
token-copy = Copier
token-copied = Copié
bots = Vos programmes
bots-note = Un programme à vous peut jouer sous son propre nom.
bot-name = Nom du programme
bot-make = L’ajouter
bot-delete = Supprimer
bot-delete-sure = Supprimer { $name } ?
bot-delete-note = Le programme, ses jetons et ses données disparaissent pour de bon.
notices = Avis
notices-switch = Me prévenir quand c’est à moi
notices-note = Dans les parties par tours, sur cet appareil, même page fermée.
data = Vos données
data-note = Tout ce qui est conservé à votre sujet, en un fichier.
data-save = Enregistrer le fichier
leaving = Partir
leaving-guest = Un invité qui se déconnecte ne peut pas revenir ; gardez d’abord votre nom si vous le souhaitez.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
sign-out-guest = Vous perdriez vos places et vos parties. Se déconnecter quand même ?
delete-account = Supprimer le compte
delete-guest = Supprimer mes données
delete-sure = Tout supprimer ?
delete-note = Votre nom, vos données et vos jetons disparaissent pour de bon. Dans les parties finies il reste un joueur sans nom.
delete-go = Supprimer pour de bon

## Settings

set-confirm-note = Risqués : attaques, kamikazes, dépense de l’Empereur ou du dernier disque.
set-sound-note = Bois, pièces et cartes ; jamais le seul signal.
set-names-note = Écrits sur le plateau, comme dans la notation.

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
field-seconds = Pendule : temps
field-increment = Pendule : incrément
field-days = Pendule : jours
field-when = Quand le temps est écoulé
field-stand-in = Remplaçant
field-away = Un ordinateur joue pour qui s’absente
field-undo = Reprises
field-rated = Classée
field-practice = Entraînement
field-variants = Variantes
field-printing = Édition
field-round-limit = Limite de manches
field-layout = Disposition
field-pyramids = Pyramides
field-ages = Ordre des âges
field-board = Plateau à vous
field-tiles = Tuiles à vous
field-components = Cartes et plateaux à vous
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
seat-note-me = Vous êtes assis ici.
seat-note-open = Au premier venu, par le lien ou depuis la liste.
seat-note-kept = Seul ce joueur peut s’asseoir ici.
seat-note-bot = un programme simple, surtout pour essayer
kept-for = Nom du compte
new-pace = Rythme et reprises
new-clock = Pendule
clock-kind-none = Aucune
clock-kind-fischer = En direct
clock-kind-move = Par coup
clock-kind-days = Jours
clock-note-none = Personne n’est pressé.
clock-note-fischer = Une réserve de temps, et un peu revient après chaque tour.
clock-note-move = Le même temps à chaque décision demandée.
clock-note-days = Pour des parties sur plusieurs jours, avec un avis quand c’est à vous.
clock-minutes = Minutes chacun
clock-increment = Secondes rendues par tour
clock-seconds = Secondes à chaque fois
clock-days-each = Jours à chaque fois
when-bot = Un ordinateur continue
when-pass = Le tour passe
when-resign = La partie est perdue
undo-kind-free = Son tour
undo-kind-consent = Demander
undo-kind-off = Non
undo-note-free = Ses propres décisions librement tant que rien n’est révélé ; le reste d’un commun accord.
undo-note-consent = Tout seulement si les autres sont d’accord.
undo-note-off = Ce qui est joué est joué.
variants-on = { $number } active(s)
rule-see = Voir la règle { $rule }
pyramids-usual = Comme d’habitude
new-rules = Règles de cette table
round-limit-note = La partie finit après ces manches ; le plus de points gagne.
rounds = Manches
repetition = Fin par répétition
repetition-note = À la troisième position identique la partie finit ; le plus de points gagne.
quick-setup = Mise en place rapide
quick-setup-note = Plateaux et jetons sont tirés ; sinon le fondateur les pose.
ages-note = Départage les enchères égales ; tiré au sort si vous ne dites rien.
age-rank = { $rank ->
    [1] Le plus jeune
   *[other] Numéro { $rank }
}
new-more = Plus : nom, classement, spectateurs, sel, fichiers
table-name = Nom de la table
table-name-none = aucun
rated-note = Compte pour le classement : comptes seulement, avec pendule, sans ordinateurs.
practice-note = Les décisions peuvent être reprises même après la fin.
watchers = Spectateurs
watchers-note = Ceux qui n’ont pas de place peuvent regarder ; ils ne voient que ce qui est public.
away-bot-note = Aussitôt, jusqu’au retour ; sinon la partie attend.
stand-in-what = Joue pour qui est absent, à court de temps ou a abandonné.
salt-what = Un texte libre, mêlé à la graine de tout hasard.
board-file-note = Un plateau entier en fichier, au lieu d’un plateau tiré au sort.
tiles-file-note = Un jeu de tuiles en fichier, pour les plateaux tirés au sort.
components-file-note = Cartes, plateaux et jetons en fichier, au lieu de ceux publiés.
file-bad = Ce fichier n’est pas du JSON.
file-drop = S’en passer
new-board = Plateau
deal-again = Tirer un autre plateau
preview-note = Un plateau de ce genre : celui de votre partie est tiré à son début, pour que personne ne le connaisse avant.
preview-founder = Le fondateur pose les plateaux au début de la partie.
preview-dealing = Tirage d’un plateau…
new-seen = Qui trouve la table
seen-link = Par le lien
seen-lobby = Dans la liste
new-fair = Le mélange est scellé dès maintenant et montré à la fin.
table-open = Ouvrir la table
table-start = Commencer
rules-of = Règles de { $game }
rules-sections = Chapitres des règles
rules-lead-eko = Déplacez et empilez vos disques, bâtissez autour de vous, capturez les Empereurs. Douze points et un bâtiment sur une capitale gagnent.
rules-lead-legends = Prenez une carte à chaque tour, payez sa place dans la rangée et faites ce qu’elle dit : armées, voyages, villes. Régions, îles et cartes rapportent des points.
rules-rulings = « Décision » marque ce que nous avons tranché là où les règles publiées se taisent ou divergent.
ruling = Décision
pic-move = Déplacement : par les cases vides
pic-regroup = S’empiler : quatre au plus
pic-more = Plus de disques gagnent
pic-equal = Autant ne suffit pas
pic-emperor = Autant avec l’Empereur gagnent
pic-kamikaze = Un contre quatre : tous partent
pic-camp = Campement : 1 disque
pic-raise = Tour sur le vôtre : 2
pic-castle = Château sur le vôtre : 3
pic-over = Sur un ennemi : 1 de plus
pic-reinforce = De la place pour deux
pic-no-reinforce = Pas à côté d’un bâtiment ennemi
pic-capital = Capitale : il la faut pour gagner
pic-castle-worth = Un château : 3 points
pic-captive = Un Empereur captif : 3 points
