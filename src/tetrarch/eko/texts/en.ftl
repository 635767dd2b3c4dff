# Ekö in English. $player is a player's name, $stack, $from, $to, $site, $space are names on the board.

player-E = Ember
player-T = Tide
player-M = Moon
player-S = Star

building-1 = an encampment
building-2 = a tower
building-3 = the castle

own = { $player ->
    [you] your
   *[other] its
}
must = { $player ->
    [you] You must
   *[other] { $player } must
}
victim-loses = { $victim ->
    [you] you lose
   *[other] { $victim } loses
}
emperor-captured = { $captures ->
    [yes] , { $victim ->
        [you] your
       *[other] its
    } Emperor captured
   *[no] {""}
}
stack = { $emperor ->
    [yes] { $discs ->
        [one] the lone Emperor
       *[other] the Emperor's stack of { $discs }
    }
   *[no] { $discs ->
        [one] a lone soldier
       *[other] a stack of { $discs }
    }
}
loss = { $lost ->
    [0] {""}
    [one] , losing { $lostemperor ->
        [yes] the Emperor
       *[no] a soldier
    } to the tempest
   *[other] , losing { $lost } discs to tempests{ $lostemperor ->
        [yes] {" "}with the Emperor among them
       *[no] {""}
    }
}
zones = { $count ->
    [0] {""}
    [one] {" "}(zone { $zones })
   *[other] {" "}(zones { $zones })
}
discs-placed = { $emperor ->
    [yes] { $soldiers ->
        [0] the Emperor
        [one] the Emperor and 1 soldier
       *[other] the Emperor and { $soldiers } soldiers
    }
   *[no] { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }
}

keep = { $player ->
    [you] You leave
   *[other] { $player } leaves
} the Emperor where it stands.
swap = { $player ->
    [you] You swap
   *[other] { $player } swaps
} the Emperor with a soldier⟨ on { $space }⟩.
draft = { $player ->
    [you] You place
   *[other] { $player } places
} { $emperor ->
    [yes] the Emperor
   *[no] a soldier
}⟨ on { $space }⟩.
move = { $player ->
    [you] You move
   *[other] { $player } moves
} { stack }⟨ from { $from } to { $to }⟩{ loss }⟨{ zones }⟩.
regroup = { $player ->
    [you] You move
   *[other] { $player } moves
} { stack }⟨ from { $from }⟩ onto { own } stack⟨ on { $to }⟩{ loss }⟨{ zones }⟩: { $total } discs there.
attack = { $player ->
    [you] You attack⟨ from { $from } and take { $to }⟩
   *[other] { $player } attacks⟨ from { $from } and takes { $to }⟩
}{ loss }⟨{ zones }⟩: { victim-loses } { $met ->
    [one] 1 disc
   *[other] { $met } discs
}{ emperor-captured }.
kamikaze = { $player ->
    [you] You send
   *[other] { $player } sends
} a kamikaze⟨ from { $from }⟩ against the four discs⟨ on { $to }⟩{ loss }⟨{ zones }⟩: { victim-loses } them{ emperor-captured }, { $emperor ->
    [yes] the Emperor
   *[no] the soldier
} goes home.
scatter = { $player ->
    [you] You let
   *[other] { $player } lets
} the tempest scatter { stack }⟨ on { $from }{ zones }⟩.
construct = { $player ->
    [you] You build
   *[other] { $player } builds
} { $building }⟨ on { $site }⟩ with { $cost ->
    [one] { $emperor ->
        [yes] the Emperor
       *[no] 1 disc
    }
   *[other] { $cost } discs{ $emperor ->
        [yes] , the Emperor among them⟨,⟩
       *[no] {""}
    }
}⟨ from { $from }⟩{ $replaced ->
    [none] {""}
    [own] , over { own } own
   *[enemy] , replacing { $victim ->
        [you] your building
       *[other] a building of { $victim }
    }
}.
sand = { $player ->
    [you] You pay 2 soldiers to the Temple of the Sand and send
   *[other] { $player } pays 2 soldiers to the Temple of the Sand and sends
} { $victim ->
    [you] one of your soldiers
   *[other] a soldier of { $victim }
} home⟨ from { $space }⟩.
pass = { $player ->
    [you] You have nothing to do and pass.
   *[other] { $player } has nothing to do and passes.
}
march = { $player ->
    [you] You pay
   *[other] { $player } pays
} 3 soldiers for a forced march.
rest = { $player ->
    [you] You do
   *[other] { $player } does
} without a forced march.
give = { $player ->
    [you] You give
   *[other] { $player } gives
} { $victim ->
    [you] your Emperor
   *[other] the Emperor of { $victim }
} for { own } own.
reinforce = { $player ->
    [you] You add
   *[other] { $player } adds
} { discs-placed } to { own } stack⟨ on { $space }⟩.
moon = { $player ->
    [you] You pay 2 soldiers to the Temple of the Moon and place
   *[other] { $player } pays 2 soldiers to the Temple of the Moon and places
} { $emperor ->
    [yes] the Emperor
   *[no] a soldier
}⟨ on { $space }⟩.
finish = { $player ->
    [you] You end your
   *[other] { $player } ends its
} reinforcement.

# Refusals. The error adds the number of the rule.
no-over = the game is over
no-step = this is not possible now: { $asked }
asked-swap = { $player ->
    [you] you may swap your Emperor with a disc of your own, or keep it where it stands
   *[other] { $player } may swap its Emperor with a disc of its own, or keep it where it stands
}
asked-draft = { $player ->
    [you] you place a disc on a free movement space
   *[other] { $player } places a disc on a free movement space
}
asked-action = { $player ->
    [you] you must move a stack or construct a building
   *[other] { $player } must move a stack or construct a building
}
asked-march = { $player ->
    [you] you choose between a forced march and rest
   *[other] { $player } chooses between a forced march and rest
}
asked-march-action = { $player ->
    [you] you must move a stack or construct a building on the forced march
   *[other] { $player } must move a stack or construct a building on the forced march
}
asked-exchange = { $player ->
    [you] you choose which captive to give for your Emperor
   *[other] { $player } chooses which captive to give for its Emperor
}
asked-reinforce = { $player ->
    [you] you place discs of your reserve
   *[other] { $player } places discs of its reserve
}
asked-over = nothing, the game is over
no-stack = there is no stack⟨ on { $space }⟩
no-chasm = nothing is ever in a chasm
no-portal = nothing stops on a portal, and nothing is built on it
no-stack-near = none of your stacks is next to this site
no-disc-here = discs stand only on movement spaces, not on sites
no-way-out = this stack has no way out
no-own-stack = the stack⟨ on { $space }⟩ belongs to { $victim }
no-same-space = a move must end on another space
no-way = no path over empty spaces leads ⟨from { $from } to { $to }|there⟩
no-regroup = { $total } discs would stand ⟨on { $to }|there⟩; a stack has at most 4
no-attack = { $discs ->
    [one] a lone disc
   *[other] { $discs } discs
}{ $emperor ->
    [yes] {" "}with the Emperor
   *[no] {""}
} cannot take { $met ->
    [one] 1 disc
   *[other] { $met } discs
}: it takes more discs, as many with the Emperor, or a lone disc against four
no-sign = { $to } { $found ->
    [empty] is empty: write { $write }
    [own] holds your own stack: write { $write }
    [enemy] holds an enemy stack: write { $write }
   *[four] holds four enemy discs against your one: write { $write }
}
no-zones = no path ⟨from { $from } to { $to }|there⟩ costs exactly that
no-tempest = every path ⟨from { $from } to { $to }|there⟩ costs more discs than the stack can lose
no-tempest-attack = tempests on the path⟨ from { $from }⟩ take discs first, and too few are left to take ⟨{ $to }|the stack there⟩
no-scatter = the stack⟨ on { $from }⟩ cannot lose its last disc there
no-site-near = ⟨{ $site }|this site⟩ is not adjacent to ⟨{ $from }|the stack⟩
no-worth-empty = only an encampment can be built on an empty space
no-worth-own = over your own building only the one worth exactly one more can be built
no-worth-enemy = over an enemy building only one of the same worth or worth one more can be built
no-ceiling = the terrain ⟨of { $site }|there⟩ allows no building worth more than { $ceiling }
no-supply = you have no { $worth ->
    [1] encampment
    [2] tower
   *[3] castle
} left in your supply
no-cost = it costs { $cost ->
    [one] 1 disc
   *[other] { $cost } discs
} and the stack⟨ on { $from }⟩ has { $discs }
no-emperor-there = the Emperor is not in the stack⟨ on { $from }⟩
no-sand-temple = you have no building on the Temple of the Sand
no-sand-twice = the Temple of the Sand is used once a turn, before the action
no-sand-pay = the Temple of the Sand costs 2 soldiers of your reserve
no-sand-target = only an enemy soldier can be sent home, never an Emperor
no-pass = you have a legal action, and must take one
no-gift = you do not hold the Emperor of { $victim }
no-reserve = your reserve has { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}{ $emperor ->
    [yes] {" "}and the Emperor
   *[no] {" "}and no Emperor
}
no-place-full = the stack⟨ on { $space }⟩ would have more than 4 discs
no-place-enemy-building = ⟨{ $space }|this stack⟩ is adjacent to an enemy building
no-place-tempest = a stack in a tempest cannot be reinforced
no-place-emperor-first = your Emperor is in the reserve and must be among the discs placed
no-place-emperor-alone = next to an enemy building only the Emperor can be placed, alone, and only if no stack can be reinforced
no-place-twice = discs have already been placed⟨ on { $space }⟩ in this phase
no-place-one = all discs go on one stack, unless you hold the Temple of the Wind
no-moon-temple = you have no building on the Temple of the Moon
no-moon-twice = the Temple of the Moon is used once, before the ordinary placement
no-moon-pay = the Temple of the Moon costs 2 soldiers of your reserve, and another disc must be left to place
no-moon-space = the Temple of the Moon needs an empty space or a stack of your own with room
no-finish = discs must still be placed
no-finish-emperor = your Emperor must still be placed
no-swap-own = only a soldier of your own on the board can be swapped with your Emperor
no-draft-taken = ⟨{ $space }|this space⟩ is occupied
no-draft-tempest = no disc is placed on a tempest space during set-up
no-draft-none = you have no such disc left to place
no-legal = that is not legal here
chance-over = chance has no part in the game after the deal

# Texts that are not decisions.
notation-nearest = is no decision; { $nearest }
notation-example = is no decision; write for example d5-f3, d5xf3, d5^e6T, d5+2, march, pass or done
notation-ambiguous = is ambiguous; write one of { $candidates }
notation-nobody = no player here has the letter { $letter }; { $known }
notation-site = { $name } is a construction space, which cannot hold discs (E1.4)
notation-no-space = { $name } is not a movement space; { $nearest }
notation-space = { $name } is a movement space, which cannot hold buildings (E1.4)
notation-no-site = { $name } is not a construction space; { $nearest }
notation-zone-numbers = zones are written by number, as in ~1.3
notation-zone-count = zones are written as a count, as in ~2x
notation-zones-crossed = a move crosses 1 to 4 zones
notation-zones-once = zones are named once each, by numbers from 1 to { $most }

# Round, turn and step, without a full stop.
moment = round { $round }, turn { $turn }
moment-set-up = set-up
step-swap = { must } decide: keep the Emperor where it is, or swap it
step-draft = { must } place a disc
step-action = { must } act: move or construct
step-march = { must } decide: forced march or rest
step-march-action = { must } act again, on the forced march: move or construct
step-exchange = { must } exchange: give a captive for { own } own Emperor
step-reinforce = { must } reinforce: place discs of { own } reserve
phase-swap = set-up
phase-draft = placing discs
phase-action = action phase
phase-march = forced march?
phase-march-action = forced march
phase-exchange = exchange of captives
phase-reinforce = reinforcement phase
phase-over = end of the game
won = Game over. { $winners ->
    [you] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
}: { $reason } ({ $rule })
won-most = Game over. { $winners ->
    [you] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} with the most points, { $points }: { $reason } ({ $rule })
won-nobody = Game over. Nobody wins: { $reason } ({ $rule })
end-points = 12 points and a capital
end-shared = a last kamikaze brought 12 points and a capital
end-last = nobody else has discs on the board
end-empty = a last kamikaze left the board empty
end-empty-shared = a last kamikaze left the board empty
end-idle = nobody could do anything any more
end-repetition = the position came up for the third time
end-round-limit = the round limit was reached

# The board in words.
kind-r = reg
kind-c = canyon
kind-m = mountain
kind-K = capital
kind-x = chasm
kind-s = Temple of the Sand
kind-o = Temple of the Moon
kind-w = Temple of the Wind
site-r = on a reg
site-c = on a canyon
site-m = on a mountain
site-K = on a capital
site-s = on the Temple of the Sand
site-o = on the Temple of the Moon
site-w = on the Temple of the Wind
place-empty = empty
place-tempest = tempest of zone { $zone }
place-portal = portal, mouth { $mouth }
place-portal-closed = portal
landmark-pyramid = Pyramid
landmark-pyramid-numbered = Pyramid { $number }
landmark-beacon = Beacon of Eon
landmark-beacon-numbered = Beacon of Eon { $number }
landmark-at = { $landmark } between { $spaces }
held-by = held by { $player }
held-by-nobody = held by nobody
nobody = nobody
none = none

# Pieces in words.
building-name-1 = encampment
building-name-2 = tower
building-name-3 = castle
stack-words = { $player }, { $discs ->
    [one] { $emperor ->
        [yes] the Emperor alone
       *[no] 1 disc
    }
   *[other] { $discs } discs{ $emperor ->
        [yes] {" "}with the Emperor
       *[no] {""}
    }
}
stack-short = { $discs ->
    [one] { $emperor ->
        [yes] Emperor alone
       *[no] 1 disc
    }
   *[other] { $discs } discs{ $emperor ->
        [yes] {" "}with Emperor
       *[no] {""}
    }
}
stack-in-tempest = { $stack }, in a tempest of zone { $zone }
building-words = { $player }, { $building } { $site }

# Seats.
state-won = won
state-eliminated = eliminated
state-on-turn = on turn
state-to-decide = to decide
seat-points = { $points } of 12 points
seat-capital = { $capital ->
    [yes] a capital
   *[no] no capital
}
seat-reserve = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}{ $emperor ->
    [yes] {" "}and the Emperor
   *[no] {""}
} in reserve
seat-box = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
} in the box
seat-captives = holds { $emperors }
seat-no-captives = no captives
emperor-of = the Emperor of { $player }
seat-supply = left to build: { $encampments ->
    [one] 1 encampment
   *[other] { $encampments } encampments
}, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}

# The complete position, line by line.
described = Eko, { $players } players, { $moment }.
described-seat = Seat { $seat }, { $player } ({ $letter }): { $words }.
described-seat-state = Seat { $seat }, { $player } ({ $letter }), { $state }: { $words }.
described-stacks = Stacks of { $player }: { $stacks }.
described-buildings = Buildings of { $player }: { $buildings }.
described-landmark = { $at }: { $holder }.
described-row = Row { $row }: { $places }.
described-board = Eko board for { $players } players.

# Drawings: titles, keys, columns.
title = Ekö, { $moment }: { $step }
title-board = Ekö board for { $players } players
portal-line = Portal { $portal } opens to { $mouth }
key = Key:
key-empty = { $sign } empty space
key-chasm = blank chasm
key-tempest = ~1 tempest of zone 1
key-portal = p>d5 portal to d5
key-discs = { $letter }3! { $player }'s 3 discs, the Emperor among them
key-buildings = { $letter }e { $letter }t { $letter }c its encampment, tower, castle
column-seat = Seat
column-player = Player
column-points = Points
column-capital = Capital
column-reserve = Reserve
column-box = Box
column-captives = Captives
column-supply = Left (e t c)
yes = yes
no = no
seat-number = seat { $seat }
legend-capitals = capitals
legend-reserve = reserve
legend-box = box
legend-supply = buildings left
legend-landmark = { $landmark } ({ $spaces }): { $holder }
mark-move = move here
mark-regroup = regroup into so many discs
mark-attack = attack
mark-kamikaze = kamikaze
mark-construct = construct for so many discs
mark-reinforce = place discs, at most so many
mark-swap = swap with the Emperor
mark-scatter = be scattered

# Options, each with a line that explains it.
variant-labyrinth = Labyrinth of Tempests
variant-labyrinth-note = zones of tempests on the board; each takes a disc of a stack that crosses it
variant-portals = Portals
variant-portals-note = a stack that enters a portal comes out of any other
variant-pyramids = Pyramids
variant-pyramids-note = the player on most spaces around a pyramid has 2 points for it
variant-wind = Temple of the Wind
variant-wind-note = its owner may reinforce several stacks in one phase
variant-moon = Temple of the Moon
variant-moon-note = its owner may pay 2 soldiers to place a disc on any free space
variant-sand = Temple of the Sand
variant-sand-note = its owner may pay 2 soldiers to send an enemy soldier home
variant-beacon = Beacon of Eon
variant-beacon-note = the player on most spaces around it loses nothing to tempests
variant-draft = Draft
variant-draft-note = players place their discs in turn instead of having them dealt
printing-complete = Complete
printing-complete-note = the rules with all variants
printing-first-printing = First printing
printing-first-printing-note = as first published: fewer variants, and tempests count by number

# Faults of options and boards.
fault-players = { $players } is not 2, 3 or 4
fault-players-range = must be from 2 to 4, not { $players }
fault-printing = unknown printing { $name }; { $nearest }
fault-variant = unknown variant { $name }; { $nearest }
fault-layout = unknown layout { $name }; { $nearest }
fault-none-known = the tile set has none
fault-first-printing = the first printing has no tiles for { $name }
fault-round-limit = { $limit } is not from 1 to { $most }, or none
fault-tiles-players = the tile set has tiles for at most { $most } players, not { $players }
fault-no-layouts = the tile set has no layouts, so only hand-made boards can be made of it
fault-no-variant-tile = the tile set has no tile for the variant { $name }
fault-no-replaced = tile { $tile } has no tile to replace with { $players } players: it can replace { $tiles }
fault-pyramids-variant = can be asked for only with the variant pyramids
fault-pyramids = must be from 1 to { $most }, not { $given }
fault-no-place = no place is left for tile { $tile }
fault-deals = none of { $deals } deals gave a legal board; the faults of the last one follow
fault-board-players = is for { $board } players, the game for { $players }
fault-board-has = has tiles of { $name }, which the options do not name
fault-board-lacks = has no tiles of { $name }, which the options name
fault-copy-used = copy { $copy } of tile { $tile } is already on the board
fault-copies = tile { $tile } is used { $used } times, but there is only { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
fault-section = is a { $section } tile: only for { $section ->
    [red] 4
   *[other] 3 or 4
} players, not { $players }
fault-tile-missing = tile { $tile } is missing: it is part of every board for { $players } players
fault-in-place = tile { $tile } lies in place of { $tiles }, so one more of the tiles that it can replace must be left out
fault-layout-place = { $at } is not a place of the layout { $layout }; a hand-made board names no layout
fault-tile = unknown tile { $name }; { $nearest }
fault-copy = the copy of tile { $tile } must be { $copies ->
    [1] 1
   *[other] from 1 to { $copies }
}, not { $copy }
fault-rotation = the rotation must be from 0 to 5, not { $rotation }
fault-far = coordinates go from -{ $most } to { $most }, not { $at }
fault-overlap = lies over { $other } on { $hexes ->
    [1] the hex
   *[other] the hexes
} { $places }
fault-mouth = the portal's mouth faces { $at }, which is not a movement or tempest space
fault-one-portal = one portal leads nowhere: there must be two or more, or none
fault-groups = the movement spaces must be connected, but they form { $groups } groups: { $places }
fault-group = { $at }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
fault-spaces = there must be { $wanted } ordinary movement spaces for { $players } players, not { $given }
fault-capitals = the number of capitals must be { $wanted } for { $players } players, not { $given }
fault-limit = a board can have at most { $most } { $things ->
    [spaces] movement and tempest spaces
    [sites] construction spaces
    [zones] tempest zones
    [pyramids] pyramids
   *[beacons] beacons
}, not { $given }

# Faults of a tile file. Names of fields and letters are not translated.
tiles-texts = must be a list of texts
tiles-name = a tile's name is a capital letter, or one with a letter or digit after it, such as V2
tiles-spaces = must be a text with one letter for each space
tiles-count-large = a large tile has { $spaces } spaces, not { $given }
tiles-count-small = a small tile has { $spaces } spaces, not { $given }
tiles-letter = { $letter } is not a kind of space; known: { $known }
tiles-kind = { $letter } { $kind }
tiles-base-kind = a tile of the base game has no { $kind }; variants add it
tiles-large-portal = only a small tile can have a portal, with its mouths
tiles-small-movement = a small tile has no ordinary movement space: the large ones have them all
tiles-small-capital = a small tile has no capital: the base game's tiles have them all
tiles-copies = must be a whole number from 1 to { $most }
tiles-landmark-text = must be one of the texts { $known }
tiles-landmark-unknown = no landmark is called { $name }; { $near }
tiles-landmark-place = a { $name } stands on three tempest spaces, ttt
tiles-portals = a tile has at most one portal, not { $given }
tiles-no-portal = only a tile with a portal has mouths
tiles-mouths = must name one side for each copy, so { $copies }, not { $given }
tiles-side = no side is called { $name }; { $near }
tiles-side-closed = the side { $side } is closed by the tile itself: a mouth must face a movement space
tiles-name-taken = the name { $name } is already taken by { $other }
tiles-no-gray = is missing: every game needs the gray tiles
tiles-no-blue = is missing: the red tiles are added to the gray and the blue
tiles-movement = must have { $spaces } movement spaces in all, not { $given }
tiles-capital = must have 1 capital in all, not { $given }
tiles-replaces-none = must name the tiles that this one can replace
tiles-replaces-twice = names a tile twice
tiles-replaces-unknown = no tile of the base game is called { $name }; { $near }
tiles-replaces-movement = has { $has } movement spaces, but tile { $tile } that it replaces has { $needs }
tiles-replaces-capital = has { $has } capital spaces, but tile { $tile } that it replaces has { $needs }
tiles-layout-name = a layout's name has at most 20 lower-case letters, digits and hyphens, and begins with a letter
tiles-places = must have one place for each of the { $tiles } { $colour } tiles, not { $given }
tiles-place-taken = the place { $place } is already taken by { $other }
tiles-place-list = must be a list of places such as [0, -1]
tiles-place = must be two whole numbers from -{ $most } to { $most }
tiles-kind-movement = movement
tiles-kind-reg = reg
tiles-kind-canyon = canyon
tiles-kind-mountain = mountain
tiles-kind-capital = capital
tiles-kind-chasm = chasm
tiles-kind-tempest = tempest
tiles-kind-portal = portal
tiles-kind-temple-of-the-sand = Temple of the Sand
tiles-kind-temple-of-the-moon = Temple of the Moon
tiles-kind-temple-of-the-wind = Temple of the Wind

# Faults of a position. $letter is the identity letter of a player.
position-emperors = { $letter } has { $number } Emperors, not 1
position-soldiers = { $letter } has { $number } soldiers in all, not 15
position-buildings = { $letter } has { $number } { $worth ->
    [1] encampments
    [2] towers
   *[other] castles
}, not { $owned }
position-variants = are { $named }, the board's tiles say { $implied }
position-ceiling = a building of worth { $worth } where the ceiling is { $ceiling }
position-turn-begun = turn and round begin at 1 when the set-up is over
position-round-limit = is { $round }, and the game ends when round { $end } would begin
position-eliminated = must be { $out }: a player without discs on the board is eliminated
position-captives-exchanged = { $letter } holds a captive while its own Emperor is one: they are exchanged
position-given = is given although the step is { $step }
position-seat-discs = { $letter } has no disc on the board, so it cannot be its turn
position-decider-other = differs from the seat whose turn it is, but there is no exchange
position-won = { $letter } has 12 points and a capital, so the game is over
position-last = only one player has discs on the board, so the game is over
position-idle = all players have passed in succession, so the game is over
position-result-missing = is missing although the game is over
position-result = { $reason } with these winners contradicts the board
position-draft = the draft takes the place of the Emperor swap, and only in its variant
position-setup-nothing = nothing is built, boxed or captured during set-up
position-setup-single = set-up puts single discs on ordinary movement spaces
position-draft-turn = players draft in turn, one disc each
position-swap-discs = all 16 discs of every player are on the board during the swap
position-decider = must be the seat whose decision it is
position-turn-setup = turn and round are 0 during set-up
position-phase-setup = no phase has begun during set-up
position-eliminated-setup = nobody is eliminated during set-up
position-march-price = the march cannot be paid with fewer than 3 soldiers in reserve
position-march-once = the march is offered once, and not to a player who had no action
position-march-action = the march is offered only when an action is legal
position-marched = must be true when a march's action is due
position-march-paid = a march is paid only when an action is legal
position-march-after = the march comes after the first action
position-nothing-to-place = there is nothing to place, so the phase is skipped
position-emperor-first = the Emperor is placed first, so it cannot be in reserve now
position-served = must be the number of spaces served
position-decider-captives = chooses only with more than one captive to give
position-decider-free = has nothing to exchange for: its own Emperor is not a captive
position-march-barred = the march is not for a player who had no action
position-zones-printing = the first printing does not record the zones
position-zones-before = no zone has taken a disc before the first action
position-no-such = does not exist on this board
position-reinforcing = placements, the Moon and the Beacon exist only in the reinforcement phase
position-attack = an exchange follows only the capture of an Emperor
position-had-discs = must be all players who were still in the game
position-last-kamikaze = must be true when the attacker has no disc left, else false
position-exchanges = exchanges are settled clockwise from the capturer

# Faults in the form of a position, board, deal or line. $near is the nearest known name, or all of them.
position-identities = must be { $players } different letters of { $letters }
position-turns = { $number } is not a number of turns
position-no-space = is not a movement space of this board
position-not-space = { $name } is not a movement space of this board
position-no-site = is not a construction space of this board
position-stack = { $text } is not a stack of 1 to 4 discs such as 'E3!'
position-building = { $text } is not a building such as 'T2'
position-reserve = { $text } is not a number of discs such as '3!'
position-captive = { $letter } is not another player in this game
position-captive-twice = the Emperor of { $letter } is held more than once
position-no-zone = there is no zone { $zone }
position-negative = is negative or too large
position-attacker = must be the player whose turn it is
position-hash = { $hash } is not a hash of a position
position-history = is given although repetition is off
position-twice = contains an entry twice
position-reason = { $reason } is unknown
deal-draft = are dealt although the players draft
deal-discs = { $discs } discs for { $spaces } movement spaces
deal-soldiers = { $letter } has { $number } soldiers, not { $most }
board-format = must be { $format }, not { $given }: this is { $other }
board-other = not a board of Ekö
board-other-record = the record of a game
board-other-eko-position = a position of Ekö
board-other-legends-position = a position of Legends
board-newer = { $version } is newer than { $newest }, the newest that this program reads; a newer program can
board-version = must be 1 or more
board-layout = must be the name of a layout, or left out for a hand-made board
board-tiles = must be a list of tiles
board-tile = must be the name of a tile
board-at = must be a list of two coordinates, such as [0, -1]
board-unknown = is an unknown field; { $near }
line-field = { $word } is not a field, or occurs twice
line-flag = must be 'yes' or left out, not { $given }
line-tile = { $entry } is not a tile such as 'A@0,0r2'
line-marks = { $marks } must be some of the marks { $known }, each once
line-entry = { $entry } is not an entry, or occurs twice
line-parts = { $text } must have { $parts } parts separated by { $sign }
line-number = { $text } is not a number
tiles-format = must be a whole number from 1: the version of the format
tiles-newer = is newer than { $newest }, the newest that this program reads: update it

# Options
layout-bars = Bars
layout-bars-note = The large tiles lie in straight rows
layout-star = Star
layout-star-note = The large tiles lie around a middle
option-round-limit = Round limit
option-round-limit-note = The game ends after this number of rounds; most points win
option-repetition = Repetition ends
option-repetition-note = The third occurrence of a position ends the game
option-pyramids = Pyramids
option-pyramids-note = How many pyramids are on the board
fault-random-board = belongs to random boards
fault-board-for = are { $players }, and the board is for { $board }

# Tables
goal = Be the first to have { $points } points and a building on a capital.
score-building = { $building }⟨ on { $site }⟩
score-captive = captive Emperor of { $player }

# The terminal
write-keep = leave the Emperor where it is
write-swap = swap it with your disc on d5
write-draft = place a soldier on d5
write-draft-emperor = place the Emperor there
write-go = move the stack on d5 to f3
write-regroup = move it onto your stack on f3
write-attack = attack the stack on f3
write-kamikaze = attack four discs with one: kamikaze
write-construct = build an encampment on e6 with discs of d5 (T a tower, C a castle)
write-construct-emperor = the same with the Emperor among the discs spent
write-tempest = move through the tempest zones 1 and 3; with ! at the end the Emperor is lost there
write-scatter = let zone 1 scatter the stack on d5
write-sand = Temple of the Sand: send an enemy soldier home from d5
write-pass = only when nothing else is legal
write-march = pay 3 soldiers of the reserve for another action
write-rest = go on to reinforcement
write-exchange = give the captive Emperor of Tide for your own
write-add = add 2 soldiers to the stack on d5
write-add-both = add 2 soldiers and the Emperor
write-add-emperor = add the Emperor alone
write-moon = Temple of the Moon: place a soldier on d5 for 2 others
write-done = end the phase, where that is open

# Titles of achievements.

achievement-first = First march
achievement-three = Three empires
achievement-four = Four winds
achievement-labyrinth = Weathering the storm
achievement-portals = Short cut
achievement-pyramids = Shadow of the pyramid
achievement-draft = By my own plan
achievement-wind = With the wind
achievement-moon = By moonlight
achievement-sand = Sand in their boots
achievement-beacon = Keeper of the Beacon
achievement-at-once = Storm season
achievement-all = Every corner of Ekö

# What to train after lost games.

advice-close = In { $games } of your last { $lost } lost games, at most { $behind } points were missing. Look two turns ahead when the end is near.
advice-wiped-out = In { $games } of your last { $lost } lost games, you had no disc left on the board. Look for what the others threaten before each turn.
advice-outscored = In { $games } of your last { $lost } lost games, another player won by points with a clear lead. Prevent a win one turn before it.
