### The boards and pieces of both games, in French.

## Identities: letters are the same in all languages

nobody = personne

## Words of many places

then = puis

## Boards

eko-board = Plateau d’Ekö
legends-map = Carte de Legends
board-keys = Les flèches déplacent, N et P parcourent les cibles, Entrée choisit, Échap revient, plus et moins zooment, 0 ajuste, Maj avec les flèches déplace la vue.
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
eko-say-landmark = { $landmark }, détenteur : { $holder }.
eko-say-stack = { $player }, { $emperor ->
    [alone] Empereur seul
    [top] { $discs } disques avec l’Empereur
   *[none] { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
}.
eko-say-building = { $player }, { $building }.
eko-say-limit = Plus grand bâtiment : { $building }.
eko-say-empty = Vide.
mark-move = Déplacement possible.
mark-regroup = Empilage possible : { $number }.
mark-attack = Attaque possible.
mark-kamikaze = Attaque kamikaze possible.
mark-construct = Construction possible pour { $number }.
mark-reinforce = Renforts possibles : { $number } au plus.
mark-place = Placement possible.
mark-swap = Échange possible avec l’Empereur.
mark-scatter = Cette pile peut se disperser.

## Legends

leg-say-region = { $region }, contrôle : { $owner }.
leg-say-start = Région de départ.
leg-say-garrison = { $player } : { $armies ->
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
lmark-place = Placement possible : { $number }.
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
token-rogues = Brigands
leader-fairy-queen = Reine des fées
leader-bandit-king = Roi des bandits
leader-red-sorceress = Sorcière rouge
leader-white-knight = Chevalier blanc
leader-hidden = Chef pas encore révélé
leader-text-fairy-queen = 1 point pour trois cartes de la Forêt ; une carte de plus à la fin.
leader-text-bandit-king = 1 point si toutes les armées sont en jeu ; une pièce par armée détruite.
leader-text-red-sorceress = Une armée de plus au départ ; garde les armées détruites, 1 point pour trois.
leader-text-white-knight = 1 point par grande île ; une armée avec chaque ville.
card-step-place = { $number ->
    [one] Placez une armée.
   *[other] Placez { $number } armées.
}
card-step-move = { $number ->
    [one] Déplacez vos armées : { $number } point.
   *[other] Déplacez vos armées : { $number } points.
}
card-step-city = { $number ->
    [one] Construisez une ville.
   *[other] Construisez { $number } villes.
}
card-step-destroy = { $number ->
    [one] Détruisez une armée.
   *[other] Détruisez { $number } armées.
}
card-or = { $first } Ou : { $second }
card-then = { $first } Puis : { $second }
card-gives-move = +{ $number } point à chaque déplacement.
card-gives-army = +{ $number } armée à chaque placement.
card-gives-flying = Vol ×{ $number } : la mer coûte moins.
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
card-gives-per-flying = Points par capacité de vol : { $points }.
card-gives-per-coins = 1 point pour { $number } pièces restantes.
coins = Pièces
group-move = Aller plus loin
group-army = Placer plus
group-flying = Vol
group-elixir = Élixirs
group-points = Points
group-immune = Immunité
group-coins = Pièces

## New table

rule-see = Voir la règle { $rule }

## The page

share = Partager
players = Joueurs
points = Points

## Before the match

seat-number = Place { $seat }

## The table

undo = Annuler le coup

## Steps and words of Ekö

exchange = Échange de captifs

## Steps and words of Legends

lmark-start = Ces armées peuvent se déplacer.
points-expected = { $points } points attendus
points-spread = { $points } ± { $error } points
