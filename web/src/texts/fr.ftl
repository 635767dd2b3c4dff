### La page web en français. Les phrases sur les coups viennent du serveur.

## Identities: letters are the same in all languages

identity-E = Braise
identity-T = Marée
identity-M = Lune
identity-S = Étoile
identity-N = Neutre
nobody = personne
you = vous
you-name = Vous

## Words of many places

close = Fermer
back = Retour
tools = Outils
log = Journal
or = ou
then = puis
beats = bat
phase-bar = Ce qui est demandé
preview = Ce que ferait ce coup
fewer = Un de moins
more = Un de plus
all-of-them = Tous
turn-say = tour { $turn }
place-say = Rang { $place }
text-board = Le plateau en texte
text-island = Île de { $regions }
chart = Les points au fil des tours

## Players

player-away = Absent
panel-open = Plus sur { $player }
chip-say = { $player }, points : { $points }{ $active ->
    [yes] , au trait
   *[no] {""}
}
clock-left = Temps restant
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
seat-open = Place libre
seat-bot = Ordinateur
level = Niveau { $level }
level-say = Niveau { $level } sur 5
level-rating = environ { $value } ± { $interval }
points-spread = { $points } ± { $spread } points
curtain = { $name }, à vous
curtain-open = C’est moi, montrer

## Boards

eko-board = Plateau d’Ekö
legends-map = Carte de Legends
board-keys = Les flèches déplacent, N et P parcourent les cibles, Entrée choisit, Échap revient, plus et moins zooment, 0 ajuste, Maj avec les flèches fait glisser.
say-selected = Choisi.

## Ekö

eko-terrain-movement = sable
eko-terrain-tempest = tempête
eko-terrain-portal = portail
eko-terrain-chasm = gouffre
eko-terrain-reg = reg
eko-terrain-canyon = canyon
eko-terrain-mountain = montagne
eko-terrain-capital = capitale
eko-terrain-temple-sand = Temple du Sable
eko-terrain-temple-moon = Temple de la Lune
eko-terrain-temple-wind = Temple du Vent
building-1 = campement
building-2 = tour
building-3 = château
landmark-pyramid = Pyramide
landmark-beacon = Phare d’Éon
eko-say-space = { $name }, { $terrain }.
eko-say-zone = Zone de tempête { $zone }.
eko-say-portal = Portail { $number }, mène à { $twins }.
eko-say-landmark = { $landmark }, tenu par { $holder }.
eko-say-stack = { $player }, { $emperor ->
    [alone] Empereur seul
    [top] { $discs } disques avec l’Empereur
   *[none] { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
}.
eko-say-building = { $player }, { $building }.
eko-say-limit = Plus grand bâtiment : { $building }.
eko-say-empty = Vide.
mark-move = Déplacement possible.
mark-regroup = Empilage possible : { $number }.
mark-attack = Attaque possible.
mark-kamikaze = Attaque kamikaze possible.
mark-construct = Construction possible pour { $number }.
mark-reinforce = Renforts possibles : { $number } au plus.
mark-place = Placement possible.
mark-swap = Échange possible avec l’Empereur.
mark-scatter = Cette pile peut se disperser.
eko-track = { $points } points sur { $goal }
eko-panel = { $player } : { $points } points, { $capital ->
    [yes] tient une capitale
   *[no] sans capitale
}, réserve { $reserve }, captifs { $captives }{ $active ->
    [yes] , au trait
   *[no] {""}
}.
eko-capital = capitale
eko-no-capital = sans capitale
eko-capital-title = Il faut un bâtiment sur une capitale pour gagner
eko-reserve = Réserve
eko-box = Disques hors du jeu
eko-emperor = Empereur
eko-left-1 = Campements restants : { $number }
eko-left-2 = Tours restantes : { $number }
eko-left-3 = Châteaux restants : { $number }
eko-captive = Captif : l’Empereur de { $player }
exchange-ask = Vous devez rendre un captif contre votre Empereur ; choisissez lequel.
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

leg-say-region = { $region }, tenue par { $owner }.
leg-say-start = Région de départ.
leg-say-garrison = { $player }: { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}{ $cities ->
    [0] {""}
    [one] , { $cities } ville
   *[other] , { $cities } villes
}.
leg-say-token = { $token }.
leg-say-neighbours = Voisine de { $regions }.
way-sea = par mer
way-bridge = par pont
lmark-place = Placement possible : { $number }.
lmark-move = Déplacement possible pour { $number }.
lmark-sail = Traversée possible pour { $number }.
lmark-city = Construction d’une ville possible.
lmark-destroy = Destruction d’une armée possible.
lmark-choose = Choix possible.
token-magic-spring = Source magique
token-cottage = Chaumière
token-hidden-treasure = Trésor caché
token-magic-book = Livre magique
token-stable = Écurie
token-poison-swamp = Marais empoisonné
token-hidden = Jeton face cachée
token-citadel = Citadelle
token-portal = Portail
token-merchants = Pièces des marchands
token-dragon = Dragon
token-rogues = Bandits
leader-fairy-queen = Reine des fées
leader-bandit-king = Roi des bandits
leader-red-sorceress = Sorcière rouge
leader-white-knight = Chevalier blanc
leader-hidden = Chef pas encore révélé
leader-text-fairy-queen = 1 point pour trois cartes Forest ; une carte de plus à la fin.
leader-text-bandit-king = 1 point si toutes les armées sont en jeu ; une pièce par armée détruite.
leader-text-red-sorceress = Une armée de plus au départ ; garde les armées détruites, 1 point pour trois.
leader-text-white-knight = 1 point par grande île ; une armée avec chaque ville.
card-step-place = { $number ->
    [one] Placez une armée.
   *[other] Placez { $number } armées.
}
card-step-move = { $number ->
    [one] Déplacez avec { $number } point.
   *[other] Déplacez avec { $number } points.
}
card-step-city = { $number ->
    [one] Construisez une ville.
   *[other] Construisez { $number } villes.
}
card-step-destroy = { $number ->
    [one] Détruisez une armée.
   *[other] Détruisez { $number } armées.
}
card-or = { $first } Ou : { $second }
card-then = { $first } Puis : { $second }
card-gives-move = +{ $number } point à chaque déplacement.
card-gives-army = +{ $number } armée à chaque placement.
card-gives-flying = Vol ×{ $number } : la mer coûte moins.
card-gives-elixir = { $number ->
    [one] { $number } élixir.
   *[other] { $number } élixirs.
}
card-gives-coins = { $number ->
    [one] { $number } pièce tout de suite.
   *[other] { $number } pièces tout de suite.
}
card-gives-immune = Vos armées ne peuvent pas être détruites.
card-gives-family = 1 point par carte { $family }.
card-gives-set = { $points } points pour { $number } cartes { $family }.
card-gives-per-flying = Points par vol : { $points }.
card-gives-per-coins = 1 point par { $number } pièces restantes.
card-row = Rangée de cartes
row-empty = vide
row-say-card = { $title }, prix { $price }.
row-say-coins = Vous avez { $coins }.
cards-none = Pas encore de cartes.
cards-owned = Cartes
armies-left = Armées restantes
cities-left = Villes restantes
coins = Pièces
group-move = Aller plus loin
group-army = Placer plus
group-flying = Vol
group-elixir = Élixirs
group-points = Points
group-immune = Immunité
group-coins = Pièces
source-regions = Régions
source-islands = Îles
source-cards = Cartes
source-elixirs = Élixirs
source-tokens = Jetons
source-leader = Chef
score-citadel = Citadelle
score-elixirs = Le plus d’élixirs
score-dragon = Dragon vaincu
legends-panel = { $player } : { $points } points, { $coins } pièces, { $cards } cartes{ $active ->
    [yes] , au trait
   *[no] {""}
}.
points-say = Points restants : { $left }, ensuite { $after }
bid-label = Votre enchère
bid-value = { $value ->
    [one] Miser { $value } pièce
   *[other] Miser { $value } pièces
}
bid-left = { $left } restantes si vous gagnez
bid-hint = valeur juste { $value }
bid-shown = montrée
bid-sealed = scellée
bid-thinking = réfléchit
founder-tray = Plateaux à poser
founder-side = { $side }
founder-turn = Tourner
founder-flip = Retourner
founder-suggest = Proposer

## Replay

replay = Moments de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
moment-say = { $at } sur { $last }
