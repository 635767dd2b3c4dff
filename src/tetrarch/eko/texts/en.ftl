# Ekö in English. $player is a player's name, $stack, $from, $to, $site, $space are names on the board.

player-E = Ember
player-T = Tide
player-M = Moon
player-S = Star

building-1 = an encampment
building-2 = a tower
building-3 = the castle

stack = { $emperor ->
    [yes] { $discs ->
        [one] its lone Emperor
       *[other] its Emperor's stack of { $discs }
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

keep = { $player } leaves the Emperor where it stands.
swap = { $player } swaps the Emperor with the soldier on { $space }.
draft = { $player } places { $emperor ->
    [yes] the Emperor
   *[no] a soldier
} on { $space }.
move = { $player } moves { stack } from { $from } to { $to }{ loss }{ zones }.
regroup = { $player } moves { stack } from { $from } onto its stack on { $to }{ loss }{ zones }: { $total } discs there.
attack = { $player } attacks from { $from } and takes { $to }{ loss }{ zones }: { $victim } loses { $met ->
    [one] 1 disc
   *[other] { $met } discs
}{ $captures ->
    [yes] , its Emperor captured
   *[no] {""}
}.
kamikaze = { $player } sends a kamikaze from { $from } against the four on { $to }{ loss }{ zones }: { $victim } loses them{ $captures ->
    [yes] , its Emperor captured
   *[no] {""}
}, { $emperor ->
    [yes] the Emperor
   *[no] the soldier
} goes home.
scatter = { $player } lets the tempest scatter { stack } on { $from }{ zones }.
construct = { $player } builds { $building } on { $site } with { $cost ->
    [one] { $emperor ->
        [yes] the Emperor
       *[no] 1 disc
    }
   *[other] { $cost } discs{ $emperor ->
        [yes] , the Emperor among them,
       *[no] {""}
    }
} from { $from }{ $replaced ->
    [none] {""}
    [own] , over its own
   *[enemy] , replacing a building of { $victim }
}.
sand = { $player } pays 2 soldiers to the Temple of the Sand and sends a soldier of { $victim } home from { $space }.
pass = { $player } has nothing to do and passes.
march = { $player } pays 3 soldiers for a forced march.
rest = { $player } does without a forced march.
give = { $player } gives the Emperor of { $victim } for its own.
reinforce = { $player } adds { discs-placed } to its stack on { $space }.
moon = { $player } pays 2 soldiers to the Temple of the Moon and places { $emperor ->
    [yes] the Emperor
   *[no] a soldier
} on { $space }.
finish = { $player } ends its reinforcement.

# Why something cannot be done. The rule's number follows in the error itself.
no-over = the game is over
no-step = that is not asked now: { $asked }
asked-swap = { $player } may swap its Emperor with a disc of its own, or write keep
asked-draft = { $player } places a disc on a free movement space
asked-action = { $player } must move a stack or construct a building
asked-march = { $player } says march or rest
asked-march-action = { $player } must move a stack or construct a building, the march being paid
asked-exchange = { $player } chooses which captive to give for its Emperor
asked-reinforce = { $player } places discs of its reserve
asked-over = nothing, the game is over
no-stack = nobody stands on { $space }
no-own-stack = the stack on { $space } belongs to { $victim }
no-same-space = a move must end on another space
no-way = no way of empty spaces leads from { $from } to { $to }
no-regroup = { $total } discs would stand on { $to }; a stack has at most 4
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
no-zones = no way from { $from } to { $to } costs exactly that
no-tempest = the ways from { $from } to { $to } cost more discs than the stack can lose and still arrive
no-tempest-attack = the tempests on the ways from { $from } take their discs first, and too few are left to take { $to }
no-scatter = the stack on { $from } cannot lose its last disc there
no-site-near = { $site } is not adjacent to { $from }
no-worth-empty = only an encampment can be built on an empty space
no-worth-own = over your own building only the one worth exactly one more can be built
no-worth-enemy = over an enemy building only one of the same worth or worth one more can be built
no-ceiling = the ground of { $site } bears nothing worth more than { $ceiling }
no-supply = you have no { $worth ->
    [1] encampment
    [2] tower
   *[3] castle
} left in your supply
no-cost = it costs { $cost ->
    [one] 1 disc
   *[other] { $cost } discs
} and the stack on { $from } has { $discs }
no-emperor-there = the Emperor is not in the stack on { $from }
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
no-place-full = the stack on { $space } would have more than 4 discs
no-place-enemy-building = { $space } is adjacent to an enemy building
no-place-tempest = a stack in a tempest cannot be reinforced
no-place-emperor-first = your Emperor is in the reserve and must be among the discs placed
no-place-emperor-alone = next to an enemy building only the Emperor can come, alone, and only when no stack may be reinforced
no-place-twice = discs were placed on { $space } already in this phase
no-place-one = all discs go on one stack, unless you hold the Temple of the Wind
no-moon-temple = you have no building on the Temple of the Moon
no-moon-twice = the Temple of the Moon is used once, before the ordinary placement
no-moon-pay = the Temple of the Moon costs 2 soldiers of your reserve, and one disc more must be left to place
no-moon-space = the Temple of the Moon needs an empty space or a stack of your own with room
no-finish = discs must still be placed
no-finish-emperor = your Emperor must still be placed
no-swap-own = only a soldier of your own on the board can be swapped with your Emperor
no-draft-taken = { $space } is taken
no-draft-tempest = no disc is placed on a tempest space during set-up
no-draft-none = you have no such disc left to place
no-legal = that is not legal here
