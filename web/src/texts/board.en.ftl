### The boards and pieces of both games, in English.

## Identities: letters are the same in all languages

nobody = nobody

## Words of many places

then = then

## Boards

eko-board = Ekö board
legends-map = Legends map
board-keys = Arrow keys move, N and P go through the targets, Enter chooses, Escape goes back, plus and minus zoom, 0 fits, Shift with arrow keys pans.
say-selected = Selected.

## Ekö

eko-terrain-movement = sand
eko-terrain-tempest = tempest
eko-terrain-portal = portal
eko-terrain-chasm = chasm
eko-terrain-reg = reg
eko-terrain-canyon = canyon
eko-terrain-mountain = mountain
eko-terrain-capital = capital
eko-terrain-temple-sand = Temple of the Sand
eko-terrain-temple-moon = Temple of the Moon
eko-terrain-temple-wind = Temple of the Wind
building-1 = encampment
building-2 = tower
building-3 = castle
landmark-pyramid = Pyramid
landmark-beacon = Beacon of Eon
eko-say-space = { $name }, { $terrain }.
eko-say-zone = Tempest zone { $zone }.
eko-say-portal = Portal { $number }, leads to { $twins }.
eko-say-landmark = { $landmark }, held by { $holder }.
eko-say-stack = { $player }, { $emperor ->
    [alone] Emperor alone
    [top] { $discs } discs with the Emperor
   *[none] { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
}.
eko-say-building = { $player }, { $building }.
eko-say-limit = Largest building: { $building }.
eko-say-empty = Empty.
mark-move = You can move here.
mark-regroup = You can regroup to { $number }.
mark-attack = You can attack.
mark-kamikaze = You can attack as a kamikaze.
mark-construct = You can construct for { $number }.
mark-reinforce = You can add up to { $number } discs.
mark-place = You can place a disc.
mark-swap = You can swap with the Emperor.
mark-scatter = This stack can scatter.

## Legends

leg-say-region = { $region }, held by { $owner }.
leg-say-start = Starting region.
leg-say-garrison = { $player }: { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}{ $cities ->
    [0] {""}
    [one] , { $cities } city
   *[other] , { $cities } cities
}.
leg-say-token = { $token }.
leg-say-neighbours = Next to { $regions }.
way-sea = by sea
way-bridge = by bridge
lmark-place = You can place armies here: { $number }.
lmark-move = You can move here for { $number }.
lmark-sail = You can sail here for { $number }.
lmark-city = You can build a city here.
lmark-destroy = You can destroy an army here.
lmark-choose = You can choose this region.
token-magic-spring = Magic Spring
token-cottage = Cottage
token-hidden-treasure = Hidden Treasure
token-magic-book = Magic Book
token-stable = Stable
token-poison-swamp = Poison Swamp
token-hidden = Face-down token
token-citadel = Citadel
token-portal = Portal
token-merchants = Merchants’ coins
token-dragon = Dragon
token-rogues = Rogues
leader-fairy-queen = Fairy Queen
leader-bandit-king = Bandit King
leader-red-sorceress = Red Sorceress
leader-white-knight = White Knight
leader-hidden = Leader not shown yet
leader-text-fairy-queen = 1 point for three Forest cards; one more card at the end.
leader-text-bandit-king = 1 point when all armies are in use; a coin for each army destroyed.
leader-text-red-sorceress = One army more at the start; keeps destroyed armies, 1 point for every three.
leader-text-white-knight = 1 point for each large island; an army with each city.
card-step-place = { $number ->
    [one] Place an army.
   *[other] Place { $number } armies.
}
card-step-move = { $number ->
    [one] Move with { $number } point.
   *[other] Move with { $number } points.
}
card-step-city = { $number ->
    [one] Build a city.
   *[other] Build { $number } cities.
}
card-step-destroy = { $number ->
    [one] Destroy an army.
   *[other] Destroy { $number } armies.
}
card-or = { $first } Or: { $second }
card-then = { $first } Then: { $second }
card-gives-move = +{ $number } point whenever you move.
card-gives-army = +{ $number } army whenever you place.
card-gives-flying = Flying ×{ $number }: the sea is cheaper.
card-gives-elixir = { $number ->
    [one] { $number } elixir.
   *[other] { $number } elixirs.
}
card-gives-coins = { $number ->
    [one] { $number } coin at once.
   *[other] { $number } coins at once.
}
card-gives-immune = Your armies cannot be destroyed.
card-gives-family = 1 point for each { $family } card.
card-gives-set = { $points } points for { $number } { $family } cards.
card-gives-per-flying = Points for each flying ability: { $points }.
card-gives-per-coins = 1 point for every { $number } coins left.
coins = Coins
group-move = Move further
group-army = Place more
group-flying = Flying
group-elixir = Elixirs
group-points = Points
group-immune = Immune
group-coins = Coins

## New table

rule-see = See rule { $rule }

## The page

share = Share
players = Players
points = Points

## Before the match

seat-number = Seat { $seat }

## The table

undo = Undo

## Steps and words of Ekö

exchange = Exchange of captives

## Steps and words of Legends

lmark-start = These armies can move.
points-expected = { $points } points expected
points-spread = { $points } ± { $error } points
