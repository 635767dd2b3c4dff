### What every page says, in French. Sentences about moves come from the server.

## Identities: letters are the same in all languages

identity-E = Braise
identity-T = Marée
identity-M = Lune
identity-S = Étoile
identity-N = Neutre
you = vous
you-name = Vous

## Words of many places

close = Fermer
back = Retour
tools = Outils
or = ou
preview = Ce que ferait ce coup
more = Un de plus
text-board = Le plateau en texte

## Players

seat-open = Place libre
seat-bot = Ordinateur

## Replay

replay = Moments de la partie

## The bar

just-now = à l’instant
done = C’est fait.

## Home

game-line-eko = Menez vos piles à travers les sables, bâtissez des châteaux, capturez les Empereurs.
game-line-legends = Quelques cartes pour un empire d’îles. Chaque pièce compte.
game-time-eko = 30 min
game-time-legends = 10 min
table-of-players = { $players } joueurs
waits-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
waits-ready = Attend que tous soient prêts
thinks = { $name } réfléchit
think = { $number } réfléchissent

## Joining

watch = Regarder

## Account

account = Compte
tokens = Jetons
token-name = Nom du jeton
token-make = Créer un jeton
token-made = créé le { $day }
token-used = dernier usage le { $day }
token-unused = jamais utilisé
token-end = Révoquer
token-once = Voici le jeton. Il n’est montré que maintenant ; gardez-le bien.
token-copy = Copier
token-copied = Copié

## Settings

set-confirm-note = Risqués : attaques, kamikazes, dépense de l’Empereur ou du dernier disque.
set-sound-note = Bois, pièces et cartes ; jamais le seul signal.
set-names-note = Sur le plateau et dans les phrases, comme dans la notation. Touche C.

## New table

watchers = Spectateurs

## The page

app-fault = Quelque chose s’est mal passé sur cette page.
app-not-loaded = Cette partie de la page n’a pas pu être chargée.
try-again = Réessayer
not-found = Il n’y a rien ici
not-found-note = L’adresse ne mène nulle part. Peut-être a-t-elle été coupée.
to-home = Vers l’accueil
cancel = Annuler
game-eko = Ekö
game-legends = Legends
settings = Réglages
board = Plateau
rated = classée
balanced = équilibrée
language = Langue
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre

## Before the match

sit-down = S’asseoir
ready = Je suis prêt
your-name = Votre nom
wait-clock-none = sans pendule
wait-clock-move = { $seconds } s par coup
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

## The table

come-back = Reprendre la main
resign = Abandonner

## Settings of a table

confirm = Confirmer les coups
confirm-always = Toujours
confirm-risky = Les risqués
confirm-never = Jamais
sound = Son
volume = Volume
sounds = Quels sons
set-soundTurn = Mon tour
set-soundAway = Aussi quand un autre onglet est affiché
set-soundCaptures = Prises
set-soundCoins = Pièces de monnaie
set-soundTime = Temps presque écoulé
set-soundMoves = Autres coups et fin de la partie
pace = Coups des autres
pace-note = Leur vitesse d’affichage. Toucher le plateau ou appuyer sur une touche passe la suite.
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-instant = Immédiate
ends-itself = Fin de tour automatique
ends-itself-note = Quand il n’y a rien d’autre à décider, après trois secondes pour s’y opposer.
hints = Aide pour le premier geste
hints-note = Dans vos trois premières parties, un anneau montre un bon premier geste si vous hésitez.
space-names = Noms des lieux
text-board-note = Tableaux et listes au lieu de l’image.
plain-pieces = Pions unis
plain-pieces-note = Sans motifs ; les signes restent.

# Nouveaux joueurs
newcomer-title = Première visite ?
newcomer-note = Le tutoriel enseigne un jeu pas à pas en quelques minutes. Ou jouez tout de suite : le niveau le plus facile est choisi, et chaque nouveauté est expliquée à sa première apparition.
newcomer-learn = Apprendre { $game }
explain = Expliquer les nouveautés
explain-note = Une fois chacune, à sa première apparition à une table.
explain-again = Tout expliquer de nouveau
## Défis

notice-received = { $player } vous défie : { $game }.
notice-accepted = { $player } accepte votre défi : { $game }.
notice-declined = { $player } refuse votre défi.
notice-withdrawn = { $player } retire son défi.
notice-expired = Le défi avec { $player } a expiré.
notice-rematch = { $player } veut une revanche : { $game }.
notice-accept = Accepter
notice-decline = Refuser
notice-look = Détails
notice-again = Rejouer
notice-go = À la table
