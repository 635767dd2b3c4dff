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

lay = { $player } lays the board side { $side }, turned by { $degrees } degrees, { $slot ->
    [centre] in the centre
    [left] on the left
    [right] on the right
    [below] below
    [top-left] at the top left
    [top-right] at the top right
    [bottom-left] at the bottom left
   *[bottom-right] at the bottom right
}.
centre = { $player } names { $side } the central board.
start = { $player } puts the starting token on { $region }.
token = { $player } puts { $token } on { $region }.
merchant = { $player } puts the merchants' coins on { $region }.
shared = { $player } puts an army of everybody on { $region }.
neutral = { $player } puts a neutral army on { $region }.
bid = { $player } bids { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
first = { $player } names { $other } the first player.
take = { $player } takes { $card } { coins-paid }.
half = { $player } chooses to { $part }.
place = { $player } places an army on { $region }.
move = { $player } moves an army from { $from } to { $to } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
city = { $player } builds a city on { $region }.
destroy = { $player } destroys an army of { $other } on { $region }{ $coin ->
    [yes] {" "}and takes a coin
   *[no] {""}
}.
stop = { $player } leaves it at that.
stop-queen = { $player } takes no last card.

# What followed. $player is who was on turn.
list-and = { $first } and { $last }
row-laid = In the row lie { $cards }.
leader-dealt = { $player } is led by { $leader }.
bids-revealed = The bids are { $bids }: { $tie ->
    [no] { $player } wins
    [age] { $tied } are tied, and { $player }, the youngest of them, wins
   *[die] { $tied } are tied, and { $player }, whom the die chooses, wins
} and pays { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}.
coins-gained = { $player } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
escort-came = With the city of the White Knight comes an army of { $player }.
dragon-slain = { $player } slays the Rampaging Dragon and takes it, for 2 points.
rogues-paid = The Band of Rogues takes 1 coin from { $player }.
merchants-taken = { $player } takes the 2 coins of the merchants on { $region }.
token-taken = { $player } takes the token on { $region }{ $hidden ->
    [yes] {" "}and turns it up: it is { $token }
   *[no] , { $token }
}, for { $effect }.
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
effect-ties = the better place in every tie
army-kept = The Red Sorceress keeps the army of { $other }.
coin-taken = 1 coin of { $other } goes to the Bandit King, { $player }.
tokens-seen = { $player } looks at the face-down { $count ->
    [one] token on { $regions }
   *[other] tokens on { $regions }
}; what { $count ->
    [one] it is
   *[other] they are
} stays secret.
card-came = { $card } comes into the row, to place { $place }.

# Why something cannot be done. The rule's number follows in the error itself.
no-over = the game is over
no-deal = the cards must be dealt first
no-step = that is not asked now: { $asked }
asked-lay = { $player } lays a board
asked-centre = { $player } names the central board
asked-start = { $player } chooses the starting region
asked-explore = { $player } places an explore token
asked-citadel = { $player } places a citadel
asked-dragon = { $player } places the dragon
asked-portal = { $player } places a portal
asked-rogues = { $player } places the rogues
asked-merchant = { $player } places merchant coins
asked-shared = { $player } places one army of everybody
asked-neutral = { $player } places a neutral army
asked-bid = { $player } bids
asked-first = { $player } names the first player
asked-take = { $player } takes a card
asked-half = { $player } chooses a half of the card's action
asked-place = { $player } places armies
asked-move = { $player } moves armies
asked-city = { $player } may build a city
asked-destroy = { $player } may destroy an army
asked-queen = { $player } may take one more card
no-lay-used = that board is laid already
no-lay-desert = that side can only be the central board
no-lay-turn = in a rectangle boards are upright or upside down
no-centre = another side must be the central board
no-start = the starting region is a region of the central board with a route of its own to another board
no-token-taken = { $region } has a token already
no-region = { $region } is not on this map
no-merchant = the coins of this board go on one of its own regions
no-shared = the shared army goes to an island that is not on the central board
no-bid = the purse holds { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
no-price = that card costs { $price } and the purse holds { $coins }
no-card = no card lies there
no-half = nothing can be done with that half
no-place = armies are placed on the starting region or where you have a city
no-army = you have no army on { $region }
no-border = { $to } is not a neighbour of { $from }
no-points = that step costs { $cost } and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left
no-own = your own armies cannot be destroyed
no-target = { $other } has no army on { $region }
no-immune = { $other } is immune
no-coin-king = only the Bandit King takes a coin
no-coin = { $other } has no coin, or is nobody who could have one
no-stop = there is nothing to stop here
no-legal = that is not legal here
