### The web page in English. Sentences about moves come from the server.

## Identities: letters are the same in all languages

identity-E = Ember
identity-T = Tide
identity-M = Moon
identity-S = Star
identity-N = Neutral
nobody = nobody
you = you
you-name = You

## Words of many places

close = Close
back = Back
tools = Tools
log = Log
or = or
then = then
beats = beats
phase-bar = What is asked now
preview = What this move would do
fewer = One fewer
more = One more
all-of-them = All
turn-say = turn { $turn }
place-say = Place { $place }
text-board = The board as text
text-island = Island of { $regions }
chart = Points over the turns

## Players

player-away = Away
panel-open = More about { $player }
chip-say = { $player }, points: { $points }{ $active ->
    [yes] , to move
   *[no] {""}
}
clock-left = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
seat-open = Open seat
seat-bot = Computer
level = Level { $level }
level-say = Level { $level } of 5
level-rating = about { $value } ± { $interval }
points-spread = { $points } ± { $spread } points
curtain = { $name }, your turn
curtain-open = I am here, show it

## Boards

eko-board = Ekö board
legends-map = Map of Legends
board-keys = Arrows move, N and P go through the targets, Enter chooses, Escape goes back, plus and minus zoom, 0 fits, Shift with arrows pans.
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
eko-track = { $points } of { $goal } points
eko-panel = { $player }: { $points } points, { $capital ->
    [yes] holds a capital
   *[no] no capital
}, reserve { $reserve }, captives { $captives }{ $active ->
    [yes] , to move
   *[no] {""}
}.
eko-capital = capital
eko-no-capital = no capital
eko-capital-title = A building on a capital is needed to win
eko-reserve = Reserve
eko-box = Soldiers out of the game
eko-emperor = Emperor
eko-left-1 = Encampments left: { $number }
eko-left-2 = Towers left: { $number }
eko-left-3 = Castles left: { $number }
eko-captive = Captive: the Emperor of { $player }
exchange-ask = You must give back a captive for your Emperor; choose which.
tray-say = { $emperor ->
    [yes] The Emperor among { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
   *[no] { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
}

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
card-row = Card row
row-empty = empty
row-say-card = { $title }, price { $price }.
row-say-coins = You have { $coins }.
cards-none = No cards yet.
cards-owned = Cards
armies-left = Armies left
cities-left = Cities left
coins = Coins
group-move = Move further
group-army = Place more
group-flying = Flying
group-elixir = Elixirs
group-points = Points
group-immune = Immune
group-coins = Coins
source-regions = Regions
source-islands = Islands
source-cards = Cards
source-elixirs = Elixirs
source-tokens = Tokens
source-leader = Leader
score-citadel = Citadel
score-elixirs = Most elixirs
score-dragon = Dragon slain
legends-panel = { $player }: { $points } points, { $coins } coins, { $cards } cards{ $active ->
    [yes] , to move
   *[no] {""}
}.
points-say = Points left: { $left }, after this { $after }
bid-label = Your bid
bid-value = { $value ->
    [one] Bid { $value } coin
   *[other] Bid { $value } coins
}
bid-left = { $left } left if you win
bid-hint = fair value { $value }
bid-shown = shown
bid-sealed = sealed
bid-thinking = thinking
founder-tray = Boards to lay
founder-side = { $side }
founder-turn = Turn
founder-flip = Other side
founder-suggest = Suggest

## Replay

replay = Moments of the game
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
moment-say = { $at } of { $last }
