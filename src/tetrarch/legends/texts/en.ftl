# Legends in English. $player is a player's name; $region, $from, $to are names on the map; $card and $title are titles of cards and tokens.

player-E = Ember
player-T = Tide
player-M = Moon
player-S = Star
player-N = the neutral colour

token-explore = the { $title }
token-hidden = a face-down token
token-citadel = a citadel
token-dragon = the Rampaging Dragon
token-portal = a Magic Portal
token-rogues = the Band of Rogues

leader-fairy-queen = the Fairy Queen
leader-bandit-king = the Bandit King
leader-red-sorceress = the Red Sorceress
leader-white-knight = the White Knight

part-place = place { $number ->
    [one] 1 army
   *[other] { $number } armies
}
part-move = move with { $number ->
    [one] 1 point
   *[other] { $number } points
}
part-city = build a city
part-destroy = destroy an army

coins-paid = { $coins ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $coins } coins
}

slot-at = { $slot ->
    [centre] in the centre
    [left] on the left
    [right] on the right
    [below] below
    [top-left] at the top left
    [top-right] at the top right
    [bottom-left] at the bottom left
   *[bottom-right] at the bottom right
}
must = { $player ->
    [you] You must
   *[other] { $player } must
}
may = { $player ->
    [you] You may
   *[other] { $player } may
}
board-dealt = { $side } { slot-at }
lay = { $player ->
    [you] You lay
   *[other] { $player } lays
} the board side { $side }, turned by { $degrees } degrees, { slot-at }.
centre = { $player ->
    [you] You name
   *[other] { $player } names
} { $side } the central board.
start = { $player ->
    [you] You place
   *[other] { $player } places
} the starting token⟨ on { $region }⟩.
token = { $player ->
    [you] You place
   *[other] { $player } places
} { $token }⟨ on { $region }⟩.
merchant = { $player ->
    [you] You place
   *[other] { $player } places
} the merchants' coins⟨ on { $region }⟩.
shared = { $player ->
    [you] You place
   *[other] { $player } places
} one army of each player⟨ on { $region }⟩.
neutral = { $player ->
    [you] You place
   *[other] { $player } places
} a neutral army⟨ on { $region }⟩.
bid = { $player ->
    [you] You bid
   *[other] { $player } bids
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
first = { $player ->
    [you] { $other ->
        [you] You name yourself the first player.
       *[other] You name { $other } the first player.
    }
   *[other] { $other ->
        [you] { $player } names you the first player.
       *[other] { $player } names { $other } the first player.
    }
}
take = { $player ->
    [you] You take
   *[other] { $player } takes
} { $card } { coins-paid }.
half = { $player ->
    [you] You choose
   *[other] { $player } chooses
} to { $part }.
place = { $player ->
    [you] You place
   *[other] { $player } places
} an army⟨ on { $region }⟩.
move = { $player ->
    [you] You move
   *[other] { $player } moves
} an army⟨ from { $from } to { $to }⟩ for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
place-several = { $player ->
    [you] You place
   *[other] { $player } places
} { several-armies }⟨ on { $region }⟩{ region-taken }.
move-several = { $player ->
    [you] You move
   *[other] { $player } moves
} { several-armies }⟨ from { $from } to { $to }⟩ for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}{ region-taken }.
several-armies = { $times ->
    [one] an army
   *[other] { $times } armies
}
region-taken = { $loser ->
    [no] {""}
    [nobody] {" "}{ $player ->
        [you] and take control of the region
       *[other] and takes control of the region
    }{ taken-by }
    [neutral] {" "}{ $player ->
        [you] and take the region
       *[other] and takes the region
    } from the neutral armies{ taken-by }
   *[other] {" "}{ $player ->
        [you] and take the region
       *[other] and takes the region
    } from { $loser }{ taken-by }
}
taken-by = { $other ->
    [0] {""}
   *[other] , { $own } against { $other }
}
city = { $player ->
    [you] You build
   *[other] { $player } builds
} a city⟨ on { $region }⟩.
destroy = { $player ->
    [you] You destroy
   *[other] { $player } destroys
} { $other ->
    [you] an army of yours
    [neutral] a neutral army
   *[other] an army of { $other }
}⟨ on { $region }⟩{ $coin ->
    [yes] {" "}{ $player ->
        [you] and take a coin
       *[other] and takes a coin
    }
   *[no] {""}
}.
stop = { $player ->
    [you] You stop
   *[other] { $player } stops
}.
stop-queen = { $player ->
    [you] You take
   *[other] { $player } takes
} no last card.

# Consequences. $player is the player on turn.
bid-of = { $player ->
    [you] you
   *[other] { $player }
} { $coins }
row-laid = The row shows { $cards }.
leader-dealt = { $player ->
    [you] You are
   *[other] { $player } is
} led by { $leader }.
bids-revealed = The bids are { $bids }: { $tie ->
    [no] { $player ->
        [you] you win and pay
       *[other] { $player } wins and pays
    }
    [age] { $player ->
        [you] { $tied } are tied, and you, the youngest of them, win and pay
       *[other] { $tied } are tied, and { $player }, the youngest of them, wins and pays
    }
   *[die] { $player ->
        [you] { $tied } are tied, and you, whom the die chooses, win and pay
       *[other] { $tied } are tied, and { $player }, whom the die chooses, wins and pays
    }
} { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}.
coins-gained = { $player ->
    [you] You gain
   *[other] { $player } gains
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
escort-came = { $player ->
    [you] One of your armies
   *[other] An army of { $player }
} comes with the city of the White Knight.
dragon-slain = { $player ->
    [you] You slay the Rampaging Dragon and take
   *[other] { $player } slays the Rampaging Dragon and takes
} it, for 2 points.
rogues-paid = The Band of Rogues takes 1 coin from { $player ->
    [you] you
   *[other] { $player }
}.
merchants-taken = { $player ->
    [you] You take
   *[other] { $player } takes
} the 2 coins of the merchants⟨ on { $region }⟩.
token-taken = { $player ->
    [you] You take
   *[other] { $player } takes
} the token⟨ on { $region }⟩{ $hidden ->
    [yes] {" "}{ $player ->
        [you] and turn
       *[other] and turns
    } it up: it is { $token }
   *[no] , { $token }
}, for { $effect }.
token-comes = { $player ->
    [you] You take
   *[other] { $player } takes
} the face-down token⟨ on { $region }⟩. It is not known yet.
effect-elixirs = { $number ->
    [one] 1 elixir
   *[other] { $number } elixirs
}
effect-army = { $number ->
    [one] 1 army
   *[other] { $number } armies
} more whenever armies are placed
effect-move = { $number ->
    [one] 1 point
   *[other] { $number } points
} more whenever armies move
effect-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
effect-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
effect-cost = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
} less
effect-ties = winning every tie
army-kept = The Red Sorceress keeps { $other ->
    [you] your army
   *[other] the army of { $other }
}.
coin-taken = { $other ->
    [you] 1 of your coins
   *[other] 1 coin of { $other }
} goes to { $player ->
    [you] you, the Bandit King
   *[other] the Bandit King, { $player }
}.
tokens-seen = { $player ->
    [you] You look
   *[other] { $player } looks
} at the face-down { $count ->
    [one] token
   *[other] tokens
}⟨ on { $regions }⟩; what { $count ->
    [one] it is
   *[other] they are
} stays secret.
card-came = { $card } enters the row at place { $place }.
card-comes = A new card enters the row at place { $place }. It is not known yet.

# Reasons against a decision. The error adds the number of the rule.
no-over = the game is over
no-deal = the cards must be dealt first
no-step = that is not asked now: { $asked }
asked-lay = { $player ->
    [you] you lay a board
   *[other] { $player } lays a board
}
asked-centre = { $player ->
    [you] you name the central board
   *[other] { $player } names the central board
}
asked-start = { $player ->
    [you] you choose the starting region
   *[other] { $player } chooses the starting region
}
asked-explore = { $player ->
    [you] you place an explore token
   *[other] { $player } places an explore token
}
asked-citadel = { $player ->
    [you] you place a citadel
   *[other] { $player } places a citadel
}
asked-dragon = { $player ->
    [you] you place the dragon
   *[other] { $player } places the dragon
}
asked-portal = { $player ->
    [you] you place a portal
   *[other] { $player } places a portal
}
asked-rogues = { $player ->
    [you] you place the rogues
   *[other] { $player } places the rogues
}
asked-merchant = { $player ->
    [you] you place merchant coins
   *[other] { $player } places merchant coins
}
asked-shared = { $player ->
    [you] you place one army of each player
   *[other] { $player } places one army of each player
}
asked-neutral = { $player ->
    [you] you place a neutral army
   *[other] { $player } places a neutral army
}
asked-bid = { $player ->
    [you] you bid
   *[other] { $player } bids
}
asked-first = { $player ->
    [you] you name the first player
   *[other] { $player } names the first player
}
asked-take = { $player ->
    [you] you take a card
   *[other] { $player } takes a card
}
asked-half = { $player ->
    [you] you choose a half of the card's action
   *[other] { $player } chooses a half of the card's action
}
asked-place = { $player ->
    [you] you place armies
   *[other] { $player } places armies
}
asked-move = { $player ->
    [you] you move armies
   *[other] { $player } moves armies
}
asked-city = { $player ->
    [you] you may build a city
   *[other] { $player } may build a city
}
asked-destroy = { $player ->
    [you] you may destroy an army
   *[other] { $player } may destroy an army
}
asked-queen = { $player ->
    [you] you may take one more card
   *[other] { $player } may take one more card
}
no-lay-used = that board is already laid
no-lay-desert = that side can only be the central board
no-lay-turn = in a rectangle boards are upright or upside down
no-centre = another side must be the central board
no-start = the starting region must be a region of the central board with its own route to another board
no-token-taken = ⟨{ $region }|this region⟩ has a token already
no-region = ⟨{ $region }|this region⟩ is not on this map
no-merchant = the coins of this board go on one of its own regions
no-shared = the shared army goes to an island that is not on the central board
no-bid = you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
no-price = that card costs { $price } and you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
no-card = there is no card in that place
no-half = nothing can be done with that half
no-place = armies are placed on the starting region or where you have a city
no-army = you have no army⟨ on { $region }⟩
no-border = ⟨{ $to }|this region⟩ is not a neighbour of ⟨{ $from }|the one that the army leaves⟩
no-points = that step costs { $cost } and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left
no-own = your own armies cannot be destroyed
no-target = { $other } has no army⟨ on { $region }⟩
no-immune = { $other } is immune
no-coin-king = only the Bandit King takes a coin
no-coin = { $other } has no coin to take
no-legal = that is not legal here

# Other refusals.
view-closed = a view cannot be played on: its hidden part must be sampled first
bid-final = seat { $seat } has bid, and a bid is final: { $others } must bid now
chance-over = chance has no part in the game now

# Notation errors.
notation-needs = is no decision: { $word } needs { $needed }
notation-nearest = is no decision; { $nearest }
notation-example = is no decision; write for example take lake, half 1, +D4, D4-D5, ^D4, xD4T or stop
notation-boards = the four boards are numbered 1 to 4
notation-side = '{ $name }' is not a board side; { $nearest }
notation-turns = boards are turned by 0, 90, 180 or 270 degrees
notation-nobody = nobody here is { $letter }; { $known }
notation-region = { $name } is not a region; { $nearest }
notation-places = the row has places 1 to { $places }
notation-not-in-row = { $name } does not lie in the row; there lie { $cards }
notation-card = '{ $name }' is no card; { $nearest }
notation-halves = the halves of an “or” are 1 and 2
notation-halves-named = the halves of an “or” are 1 and 2, or { $kinds }
notation-times = a repetition is written as *2 to *{ $most }
needed-centre = the number of a board, such as centre 2 (L12.10)
needed-start = a region, such as start D4 (L2.2)
needed-token = a region, such as token D4 (L2.0)
needed-coins = a region, such as coins D4 (L12.7)
needed-shared = a region, such as shared D4 (L2.4)
needed-neutral = a region, such as neutral D4 (L2.5)
needed-bid = a number of coins, such as bid 3 (L3.1)
needed-first = the letter of a player, such as first E (L3.1)
needed-take = a card or its place in the row, such as take lake or take 2 (L4.1)
needed-half = 1 or 2, such as half 1 (L4.4)

# Counts.
count-point = { $number ->
    [one] 1 point
   *[other] { $number } points
}
count-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
count-army = { $number ->
    [one] 1 army
   *[other] { $number } armies
}
count-city = { $number ->
    [one] 1 city
   *[other] { $number } cities
}
count-card = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
count-elixir = { $number ->
    [one] 1 elixir
   *[other] { $number } elixirs
}

# The cards. The titles of a family share one word; -of is that word before "card".
card-ancient-phoenix = Ancient Phoenix
card-ancient-sage = Ancient Sage
card-ancient-tree-spirit = Ancient Tree Spirit
card-ancient-woods = Ancient Woods
card-cursed-banshee = Cursed Banshee
card-cursed-gargoyles = Cursed Gargoyles
card-cursed-king = Cursed King
card-cursed-mausoleum = Cursed Mausoleum
card-cursed-tower = Cursed Tower
card-dire-dragon = Dire Dragon
card-dire-eye = Dire Eye
card-dire-giant = Dire Giant
card-dire-goblin = Dire Goblin
card-dire-ogre = Dire Ogre
card-forest-elf = Forest Elf
card-forest-gnome = Forest Gnome
card-forest-pixie = Forest Pixie
card-forest-tree-town = Forest Tree Town
card-graveyard = Graveyard
card-lake = Lake
card-night-hydra = Night Hydra
card-night-village = Night Village
card-night-wizard = Night Wizard
card-noble-hills = Noble Hills
card-noble-knight = Noble Knight
card-noble-unicorn = Noble Unicorn
card-stronghold = Stronghold
card-arcane-manticore = Arcane Manticore
card-arcane-sphinx = Arcane Sphinx
card-arcane-temple = Arcane Temple
card-mountain-dwarf = Mountain Dwarf
card-mountain-treasury = Mountain Treasury
card-castle-or = Castle
card-castle-and = Castle
family-ancient = Ancient
family-ancient-of = Ancient
family-cursed = Cursed
family-cursed-of = Cursed
family-dire = Dire
family-dire-of = Dire
family-forest = Forest
family-forest-of = Forest
family-night = Night
family-night-of = Night
family-noble = Noble
family-noble-of = Noble
family-arcane = Arcane
family-arcane-of = Arcane
family-mountain = Mountain
family-mountain-of = Mountain

# Explore tokens, board sides, and leaders on their own.
face-magic-spring = Magic Spring
face-cottage = Cottage
face-hidden-treasure = Hidden Treasure
face-magic-book = Magic Book
face-stable = Stable
face-poison-swamp = Poison Swamp
side-horseshoe = horseshoe
side-citadel = citadel
side-desert = desert
side-meadows = meadows
side-volcano = volcano
side-ice = ice
side-tall = tall
side-fern = fern
leader-fairy-queen-title = Fairy Queen
leader-bandit-king-title = Bandit King
leader-red-sorceress-title = Red Sorceress
leader-white-knight-title = White Knight
neutral-name = Neutral

# The progress of the game and the current step, without a full stop.
moment-deal = before the deal
moment-set-up = set-up
moment-bidding = bidding
moment-card = card { $card } of { $cards }
moment-end = the end
moment-match = game { $game } of 3, { $moment }
step-deal = The next deal is due
step-lay = { must } lay a board: { $slot }
step-centre = { must } name the central board
step-start = { must } place the starting token
step-explore = { must } place an explore token: { $token }
step-citadel = { must } place a citadel
step-dragon = { must } place the dragon
step-portal = { must } place a portal
step-rogues = { must } place the rogues
step-merchant = { must } place two coins of merchants: { $slot }
step-shared = { must } place one army of each player away from the centre
step-neutral = { must } place a neutral army, { $left } left
step-bid = { $player ->
    [you] You have
   *[other] { $players } { $count ->
        [one] has
       *[other] have
    }
} to bid
step-first = { must } name the first player
step-take = { must } take a card
step-half = { must } choose: { $choice } ({ $card })
step-place = { may } place armies, { $left } left ({ $card })
step-move = { may } move, { $left } left ({ $card })
step-city = { may } build a city ({ $card })
step-destroy = { may } destroy an army ({ $card })
step-queen = { may } take one more card for the Fairy Queen
phase-deal = deal
phase-lay = laying the boards
phase-centre = central board
phase-start = starting region
phase-explore = explore tokens
phase-citadel = citadels
phase-dragon = dragon
phase-portal = portals
phase-rogues = rogues
phase-merchant = merchant towns
phase-shared = shared armies
phase-neutral = neutral armies
phase-bid = bidding
phase-first = first player
phase-take = taking a card
phase-half = choosing a half
phase-place = placing armies
phase-move = moving armies
phase-city = building a city
phase-destroy = destroying an army
phase-queen = the Fairy Queen's last card
phase-over = end of the game
won = Game over. { $winners ->
    [you] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tie ->
    [none] {""}
    [shared] , level in every tie-breaker
   *[other] , level with { $others ->
        [you] you
       *[other] { $others }
    } but with { $tie ->
        [book] the Magic Book, which wins ties
        [coins] more coins
        [armies] more armies on the map
       *[regions] more regions
    }
} ({ $rule })
end-cards = every player has taken the last card
end-match = the third game of the match is over
token-unknown = one of six, face down

# The map in words.
slot-centre = centre
slot-left = left
slot-right = right
slot-below = below
slot-top-left = upper left
slot-top-right = upper right
slot-bottom-left = lower left
slot-bottom-right = lower right
turn-0 = upright
turn-1 = turned right
turn-2 = upside down
turn-3 = turned left
board-laid = { $slot }: { $side }, { $turn }
board-laid-centre = { $slot }: { $side }, { $turn }, central board
board-none = No board is laid yet
lying-start = start
lying-citadel = citadel
lying-dragon = dragon
lying-portal = portal
lying-rogues = rogues
lying-coins = 2 coins
lying-hidden = { $face } (face down)
lying-seen = { $face } (face down, seen by { $people })
region-empty = empty
controlled-by = controlled by { $player }
nobody = nobody
ways-land = land to { $regions }
ways-bridge = bridge to { $regions }
ways-portal = portal to { $regions }
ways-sea = sea to { $regions }
ways-none = no neighbours

# Cards in words.
do-place = place { $number }
do-move = move { $number }
do-city = build a city
do-destroy = destroy an army
do-or = { $first } or { $second }
do-and = { $first }, then { $second }
gift-move = +{ $number } move
gift-army = +{ $number } army
gift-flying = { $number ->
    [1] flying
   *[other] flying { $number }
}
gift-family = 1 point per { $family } card
gift-set = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $cards ->
    [one] 1 { $family } card
   *[other] { $cards } { $family } cards
}
gift-per-flying = { $points ->
    [one] 1 point
   *[other] { $points } points
} per flying
gift-per-coins = 1 point per { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
gift-immune = immune
gift-nothing = nothing
use-move = move
use-army = army
use-flying = flying
use-elixirs = elixirs
use-points = points
use-immune = immune
use-other = other
use-line = { $use }: { $titles }

# Seats.
source-region = regions
source-island = islands
source-citadel = citadels
source-card = cards
source-elixirs = elixirs
source-token = tokens
source-dragon = dragon
source-leader = leader
score-region = region { $name }
score-island = island { $name }
score-citadel = citadel on { $name }
score-elixirs = most elixirs
bonus-flying = flying { $number }
bid-none = none yet
tie-die = Tied bids: a die decides (L12.8)
tie-age = Tied bids: the youngest wins; the age order is { $players } (L3.2)
trophy-dragon = dragon
trophy-kept = { $number ->
    [one] 1 army
   *[other] { $number } armies
} kept
state-won = won
state-founder = founder
state-on-turn = on turn
state-to-decide = to decide
total-all = { $points } in all
total-before = { $points } before
seat-points-now = { $number ->
    [one] 1 point
   *[other] { $number } points
} if the game ended now
seat-total = { $number ->
    [one] 1 point
   *[other] { $number } points
} in all
seat-total-before = { $number ->
    [one] 1 point
   *[other] { $number } points
} from games before
seat-supply = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} and { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} in supply
seat-leader = leader { $leader }
seat-bid = bid { $bid }

# The whole position, line by line.
described = Legends, { $players } players, { $moment }.
described-seat = Seat { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Seat { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-place = Place { $place } of the row, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, { $title }: { $ability }; { $action }.
described-deck = { $number ->
    [one] 1 card
   *[other] { $number } cards
} left in the deck.
described-island = Island of { $regions }: controlled by { $holder }.
described-region = { $region }: { $words }; { $ways }.

# Drawings: titles, keys, columns.
title = Legends, { $moment }: { $step }
name-moment = Legends, { $moment }
column-region = Region
column-held = Held
column-armies = Armies
column-neighbours = Neighbours
column-here = Here
column-place = Place
column-cost = Cost
column-card = Card
column-action = Action
column-ability = Ability
island-line = Island of { $regions }:
deck-line = Deck   { $cards } left
key = Key:
key-pieces = { $letter }3^1 { $player }'s 3 armies and 1 city
key-neutral = N2 2 neutral armies
key-land = C1 a neighbour by land
key-bridge = { $sign }C2 by a bridge
key-portal = { $sign }V1 by the portals
key-sea = { $sign }H2 by sea
key-cost = a step costs 1, by sea { $prices }
cards-of = { $cards }/{ $most } cards
supply-line = supply { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}
label-bid = bid:
label-leader = leader:
label-points = points:
label-bonuses = bonuses:
label-cards = cards:
seat-number = seat { $seat }
legend-points = points if it ended now
legend-moment = { $moment } · deck { $cards }
legend-coins = coins
legend-cards = cards
legend-armies = armies left
legend-cities = cities left
legend-flying = flying
legend-elixirs = elixirs
legend-moves = added to moves
legend-immune = immune
legend-looked = { $letters } on a token: these players have looked at it
row-empty = no card
row-taken = taken by { $player }
hover-card = { $title }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}: { $ability }; { $action }
hover-island = the island is { $letter }'s
hover-island-nobody = the island is neutral
sign-family = 1 per { $family }
sign-set = { $points } for { $cards } { $family }
sign-per-flying = { $points } per flying
sign-per-coins = 1 per { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
chip-city = city
chip-destroy = destroy
joint-or = or
joint-and = then
mark-lay = the board goes here
mark-put = place it here
mark-step = step for this many points
mark-sail = sail for this many points
mark-city = build a city
mark-destroy = destroy an army
mark-take = take this card
mark-first = name as first player

# Options, each with an explanation.
variant-match = Match
variant-match-note = three games; the points of all three are added up
variant-explore = Explore tokens
variant-explore-note = five tokens on the map; the first city in a region takes the token there
variant-citadels = Citadels
variant-citadels-note = three regions that score one more point for the player who controls them
variant-dragon = Rampaging Dragon
variant-dragon-note = the player who brings the last army needed into its region slays it, for 2 points
variant-portals = Magic Portals
variant-portals-note = two regions that count as neighbours
variant-rogues = Band of Rogues
variant-rogues-note = moving into their region costs a coin
variant-seven-cards = Seven-card row
variant-seven-cards-note = the row has a seventh card, which costs 3 coins
variant-leaders = Leaders
variant-leaders-note = each player is dealt a leader with its own power
variant-merchants = Merchant towns
variant-merchants-note = two coins on each board for the player who builds the first city there
variant-die = Tie by die
variant-die-note = a die breaks ties of bids, not age
variant-swamp = Poison Swamp
variant-swamp-note = explore tokens are face down, and one of them costs a point
variant-rectangle = Rectangle
variant-rectangle-note = the four boards lie two by two instead of in a T
printing-2018 = 2018
printing-2018-note = the rules with all variants
printing-first-printing = First printing
printing-first-printing-note = as first published: more armies at the start, and a tougher dragon

# Faults of options.
fault-players = { $players } is not 2, 3 or 4
fault-printing = unknown printing { $name }; { $nearest }
fault-variant = unknown variant { $name }; { $nearest }
fault-swamp = 'swamp' is played with 'explore' only

# Faults of a position. $letter is the letter of a player.
position-before-bids = four boards and the starting region must be set up before the bids
position-first-named = must be named before the first turn
position-armies = { $letter } has more than 18 armies
position-cities = { $letter } has more than 3 cities
position-kept = only the Red Sorceress keeps armies, of other players
position-neutral = there are more neutral armies than the game has
position-count-setup = only counts the decisions of a set-up step
position-neutral-left = must be 0 except while neutral armies are placed
position-no-action = no action is performed now
position-first-after = is named only after the bids
position-queen-when = the Fairy Queen decides only when the game would be over
position-no-totals = no game of the match has ended
position-result-given = is given although the game is not over
position-decider = must be the seat whose turn it is
position-row = { $places } places are in use now; its empty places are at the right end
position-row-acting = { $places } places are in use now; one place is empty during an action
position-bid-purse = is more than the player's coins
position-bids-in = are complete, so they must be revealed
position-decider-bid = must be the first seat that has not bid
position-bids = must be complete after the bidding, none above the starting coins
position-decider-won = must be the winner of the bidding
position-queen-only = only the Fairy Queen decides when every player has all cards
position-cards-turn = players take one card each in turn
position-cards-all = every player has { $number } cards, so the game is over
position-action-card = must be a card of the seat whose turn it is
position-no-or = the card has no “or”
position-half-part = no part is active while a half is chosen
position-half-nothing = nothing can be done in either half, so the step is skipped
position-part = the card's part { $part } is not { $step }
position-points = this part of the card has at most { $most }
position-part-nothing = nothing can be done in this part, so it is skipped
position-queen-once = the Fairy Queen decides once, when the game would be over
position-cards-end = at the end every player owns { $number } cards
position-match = a match is over after the third game
position-totals = must be the points of the game: { $points }
position-result = does not name the winners by points
position-fresh = before the first deal the table must be empty, and the founder decides
position-central-side = a side that must be the central board is elsewhere
position-rectangle = boards of a rectangle are upright or upside down
position-centre = is not the board that must be the central board
position-start = must have its own route to another board
position-explore = exactly the first { $number } tokens must be on the map or taken
position-tokens = there must be { $due } now, not { $number }
position-merchants = board { $board } has coins on { $number } regions
position-explore-taken = the player who built a city on { $region } has taken the token
position-merchants-taken = the player who built a city on { $region } has taken the coins
position-dragon = falls to the { $limit }th army on { $region }
position-count = step { $step } has { $most } decisions here
position-laid = { $laid } boards are laid, which does not match step { $step }
position-start-order = the starting region is chosen after the boards and before the tokens
position-centre-order = is named only when the boards are laid
position-founder = the founder decides
position-neutral-turns = players place neutral armies in turns, the founder first
position-neutral-number = must be 10 minus the armies placed
position-bids-after = come after the set-up
position-cards-before = no player owns a card before the first turn
position-row-laid = is laid out when the tokens are placed
position-coins = are { $coins } in this step
position-kept-before = no army is destroyed before the first turn
position-mustered = armies are not where the set-up puts them

# Faults of card, board and token files. $near is the nearest known name, or all of them.
component-list-cards = must be a list of cards
component-list-tokens = must be a list of tokens
component-list-steps = must be a list of steps such as { $example }
component-list-islands = must be a list of islands, each a list of regions
component-list-regions = must be a list of regions
component-list-pairs = must be a list of pairs of regions
component-number = must be a whole number from { $least } to { $most }
component-only = must be { $number }
component-flag = must be true or false
component-id = must be lowercase letters, digits and single hyphens, starting with a letter, such as { $example }, at most { $most } characters
component-id-taken = the id { $id } is already used by { $other }
component-words = must be a line of 1 to { $most } characters, without surrounding spaces
component-cards-most = there can be at most { $most } cards, not { $given }
component-mode-one = an action of the mode { $mode } has one step, not { $given }
component-mode-two = an action of the mode { $mode } has two steps, not { $given }
component-mode-unknown = no mode is called { $name }; { $near }
component-mode-text = must be one of { $known }
component-step = must be exactly one of { $known }, not { $given } of them
component-families-most = there can be at most { $most } families, not { $given }
component-family-size = only { $size } cards have the family { $family }, not { $wanted }
component-family-unknown = no card has the family { $name }; { $near }
component-deck = only { $deck } cards are for { $players } players, who take { $each } each: at least { $least } are needed
component-effect = must have at least one of { $known }
component-points = must be a whole number from -{ $most } to { $most }, and not 0
component-tokens = there must be { $wanted } explore tokens besides the swamp, not { $given }
component-swamps = one of them alone must have swamp = true, not { $given }
component-ties = only one token can win ties, and { $other } already does
component-side-name = a side's name must be lowercase letters, digits and single hyphens, starting with a letter, at most { $most } characters
component-no-island = a side has at least one island
component-no-region = an island has at least one region
component-region-name = { $name } is not a valid region name: a capital letter and a number from 1 to 99
component-region-taken = the name { $name } is already used by a region of { $other }
component-region-text = must be the name of a region, such as H1
component-region-unknown = no region of this side is called { $name }; { $near }
component-pair = must be a pair of regions
component-pair-itself = joins { $region } to itself
component-pair-again = joins { $one } and { $two } a second time
component-exit = is missing: a route leaves every edge
component-centre = must be two numbers from 0 to 1
component-centre-taken = is already the centre of { $other }
component-land = { $one } and { $two } are on different islands, so they cannot have a land border
component-bridge = { $one } and { $two } are on the same island, so they cannot have a bridge
component-apart = no land borders lead from { $region } to { $others }
component-islands-apart = no bridges or sea routes on it lead from the island of { $region } to { $others }
component-sides = board { $board } must have two sides, not { $given }
component-smallest = the smallest map ({ $sides }) has { $regions } regions; starting region and tokens need { $least }
component-central = there is only one central board, and { $other } must already be it
component-regions-most = all sides together can have at most { $most } regions, not { $given }
component-islands-most = all sides together can have at most { $most } islands, not { $given }

# Faults of the form of a position, a map, a deal or options.
position-ages = { $ages } does not name everybody of { $identities } once
position-single-letters = must be a list of single letters
position-no-game = there is no game { $game }
position-action = part must be 0 or 1, and points 0 to 60
position-boards = has { $given } entries, but a map has 4 boards
position-no-side = { $name } is not a board side
position-side-laid = the board of { $name } is already laid
position-turns = { $turn } is not 0 to 3 quarter turns
position-no-slot = there is no slot { $slot }
position-region-twice = names a region twice
position-no-region = { $name } is not a region of this map
position-tokens-there = { $region } holds more than one token
position-leaders = must have one entry for each seat, and none without the variant
position-leader-missing = a leader is missing
position-different = must be different entries of { $names }
position-total = { $total } is not a possible sum of victory points
position-bid = { $bid } is not a possible bid
position-neutral-city = the neutral colour has no cities
position-garrison = must be 0 to 18 armies and 0 to 3 cities
position-everybody = must name every player once
position-nobody = names a player who is not at this table
position-explore-number = has { $given } tokens, but this game has { $wanted }
position-explore-order = must be in the order { $names }
position-no-face = has no face
position-face-up = is face up, so every player knows it
position-not-placed = is not placed, so no player has seen it
position-token-taken = is taken, so it has no region and every player knows it
position-slayer = its slayer is not at this table
position-slain = is slain, so it has no region
position-no-variant = is on the map, but the variant is not played
position-row-places = has { $given } places, not { $places }
position-no-card = { $name } is not a card of this game
position-card-twice = { $name } is in more than one place
position-deck-names = has cards without a name
position-cards-number = there are { $given } of { $cards } cards
position-card-nowhere = no player owns { $name }
position-sees-more = seat { $seat } may not know all that this view shows
position-sees-less = seat { $seat } knows more than this view shows
position-whole = a game must begin with a complete position, not with a view
position-line-cut = is not a complete line: part of it is missing or changed
position-coins-most = { $held } are more than the { $most } at the start
position-coins-most-group = { $held } of { $letters } together are more than the { $most } at the start
position-coins-sources = { $held } are more than { $most }: { $sources }
position-coins-sources-group = { $held } of { $letters } together are more than { $most }: { $sources }
coins-start = { $coins } at the start
coins-bid = { $coins } for the bid ({ $rule })
coins-cards = { $coins } from cards ({ $rule })
coins-tokens = { $coins } from tokens ({ $rule })
coins-merchants = { $coins } from merchants ({ $rule })
coins-king = { $coins } taken by the Bandit King ({ $rule })
map-empty = has no board; a map needs four
map-number = { $given } are on the map, but this game has { $most }
map-merchants = one region of each board has coins, but { $side } has { $number }
deal-leaders = must name one leader for each seat, all different
deal-leader = { $name } is not a leader
deal-field = { $word } is not a field of this deal, or is repeated
deal-field-missing = the field { $name } is missing
deal-missing = { $name } is missing
deal-twice = { $name } comes more than once
deal-strange = { $name } does not belong there
deal-setup-long = has { $given } decisions, but needs { $enough }
deal-setup-decision = decision { $number }: { $reason }
deal-setup-ends = ends at step { $step }
fault-variants-text = { $given } is a string, not a list of names; write { $names }
fault-ages = { $ages } must name every seat once

# Options
option-quick-setup = Quick set-up
option-quick-setup-note = Boards, starting region and tokens are drawn at random, not chosen by the founder
fault-position-view = is the view of one seat; a game must begin with a complete position

# Tables
goal = Have the most victory points when every player has taken { $cards } cards.
goal-match = Have the most victory points after three games of { $cards } cards for each player.
bid-made = { $player } has bid.
cards-dealt = The deck of { $cards } cards is shuffled{ $laid ->
    [0] {""}.
   *[other] , and the boards are laid: { $boards }.
}
undo-bid = bids are final
undo-deal = the cards have been dealt
undo-card = a card has been revealed
undo-token = a token has been revealed

# The terminal
write-lay = lay the board side desert, turned clockwise by 90 degrees (0, 90, 180 or 270)
write-see-boards = see both sides of the boards that are left
write-centre = name the second board the central one
write-start = put the starting token on D4
write-token = put the token on D4
write-merchant = put the merchants' coins of this board on D4
write-shared = put one army of each player on D4
write-neutral = put a neutral army on D4
bid-or-number = bid 3, or 3
write-bid = bid 3 coins, in secret until all bids are made
write-first = let Tide begin
write-take = take the card Lake
write-take-place = take the card in the second place
write-whole-turn = a whole turn in one line
write-half = the first of the two actions
write-half-named = the action to move
write-stop-half = neither
write-place = place an army on D4
write-place-several = place three
write-stop-place = place no more
write-walk = move an army from D4 to D5
write-walk-on = move it on to D6
write-walk-several = move two armies
write-stop-walk = move no more
write-city = build a city on D4
write-stop-city = build none
write-destroy = destroy an army of Tide on D4 (N: a neutral one)
write-rob = the Bandit King also takes a coin of Tide
write-stop-destroy = destroy none
write-queen = take one more card, the second
write-stop-queen = take none
score-of = { $player }: { $points }
score-of-now = { $player }: { $points } if it ended now
points-of-region = region { $name }
points-of-island = island { $name }
points-of-citadel = citadel on { $name }
points-of-card = card { $name }
points-of-elixirs = elixirs { $name }
points-of-token = token { $name }
points-of-dragon = the dragon { $name }
points-of-leader = leader { $name }
match-so-far = in all games of the match so far
match-before = in the games of the match before
boards-to-lay = Boards to lay, each on one of its two sides (A1-A2 by land, A1=A2 over a bridge, A1~A2 by sea):
board-number = Board { $number }
side-islands = { $count ->
    [one] island { $islands }
   *[other] islands { $islands }
}
side-central = { $told }; goes in the centre or is not used (L2.1)
side-exits = sea routes over the edges: { $exits }
edge-top = top { $region }
edge-right = right { $region }
edge-bottom = bottom { $region }
edge-left = left { $region }

# Titles of achievements.

achievement-first = First banner
achievement-three = Three crowns
achievement-four = Four corners of the map
achievement-leaders = Born to lead
achievement-explore = Into the unknown
achievement-citadels = Behind thick walls
achievement-dragon = Dragon season
achievement-portals = Through the looking glass
achievement-rogues = Toll road
achievement-merchants = Open for trade
achievement-seven-cards = Spoilt for choice
achievement-rectangle = Squared away
achievement-swamp = Wet feet
achievement-die = Let fate decide
achievement-match = The long campaign
achievement-at-once = Rich tapestry
achievement-all = Every legend

# What to train after lost games.

advice-close = In { $games } of your last { $lost } lost games, at most { $behind } points were missing. Compare what each card would score at the end.
advice-outscored = In { $games } of your last { $lost } lost games, the winner was clearly ahead. Count the points of all players during the game, and take the lead early.
