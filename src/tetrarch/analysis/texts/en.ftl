# Reasons for and against a move, in English. The player who moves is the one they speak of; $player is another.
# The numbers of the rules follow the text.

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

# Both games
wins-by-force = wins by force: nothing that the others do can prevent it
loses-by-force = loses by force: another player wins in every line
shares-by-force = shares the win by force
only-decision = is the only legal decision
instead = { $best } instead { $text }
shares-now = ends the game at once and shares the win
loses-now = ends the game at once and loses it

# Ekö
wins-now = { $how ->
    [points] wins at once, with { $points } points and a capital
    [last] wins at once: nobody else has discs left
   *[other] ends the game at once and wins it, with { points }
}
prevents-win = keeps { $player } from winning with its next action
allows-win = { $player } could win with its next action⟨, { $action }⟩
threatens-win = could win with its own next action⟨, { $action }⟩
captures-emperor = captures the Emperor of { $player }, worth 3 points
frees-emperor = frees its own Emperor
returns-emperor = brings its Emperor back from the reserve
emperor-rescued = brings its Emperor out of danger
emperor-left = leaves its Emperor⟨ on { $space }⟩ where an enemy can take it
emperor-exposed = puts its Emperor⟨ on { $space }⟩ where an enemy can take it
builds = builds for { points }, { $total } in all
replaces = takes { points } from { $player } by replacing a building
wins-pyramid = holds a pyramid, for { points }
loses-pyramid = gives up a pyramid, and { points } with it
denies-pyramid = takes { points } for a pyramid from { $player }
first-capital = has a capital now, without which nobody wins by points
more-capitals = has one more capital
denies-capital = leaves { $player } without a capital
takes-stack = takes { $discs ->
    [one] the lone disc
   *[other] the { $discs } discs
} of { $player }⟨ on { $space }⟩
sends-home = sends a soldier of { $player } home⟨ from { $space }⟩
eliminates = puts { $player } out of the game
spends-soldiers = pays { $soldiers } soldiers that never come back
places-discs = has { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} more on the board
spends-discs = has { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} fewer on the board
left-in-danger = { $left ->
    [0] {""}
   *[other] , with { $left } left there⟨, on { $spaces }⟩
}
fewer-in-danger = { $how ->
    [brought] brings { $fewer ->
        [one] 1 disc
       *[other] { $fewer } discs
    } out of danger
   *[spent] has { $fewer ->
        [one] 1 disc
       *[other] { $fewer } discs
    } fewer where enemies can take them
}{ left-in-danger }
more-in-danger = has { $more ->
    [one] 1 disc
   *[other] { $more } discs
} more where enemies can take them, { $left } in all⟨, on { $spaces }⟩
reaches-capital = stands beside a capital now
could-build = could build for { points } next

# Legends. $places are regions, or islands by their regions.
takes-lead = takes the lead, { points } against { $behind }
draws-level = draws level with the leader at { points }
bids-nothing = pays nothing for the first turn
bids-coins = pays { coins } if the bid wins
region-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
the-regions = { $count ->
    [one] a region⟨ ({ $places })⟩
   *[other] { $count } regions⟨ ({ $places })⟩
}
by-one = { $by_one ->
    [all] , by one army
    [some] ⟨, { $close } by one army⟩
   *[no] {""}
}
wins-regions = controls { the-regions } now, for { region-points }{ by-one }
takes-regions = takes control of { the-regions } from { $player }, for { region-points } each way{ by-one }
loses-regions = gives up control of { the-regions }{ by-one }
denies-regions = takes control of { the-regions } away from { $player }{ by-one }
gives-regions = lets { $player } control { the-regions }{ by-one }
holds-regions = holds { the-regions } by one army only
secures-regions = holds { the-regions } by more than one army now
the-islands = { $count ->
    [one] the island⟨ { $places }⟩
   *[other] the islands⟨ { $places }⟩
}
wins-islands = controls { the-islands } now, for { region-points }
takes-islands = takes { the-islands } from { $player }, for { region-points } each way
loses-islands = gives up control of { the-islands }
denies-islands = leaves { $player } without { the-islands }
gives-islands = lets { $player } control { the-islands }
wins-citadels = holds the { $count ->
    [one] citadel
   *[other] citadels
}⟨ on { $places }⟩, for { region-points } more
loses-citadels = gives up the { $count ->
    [one] citadel
   *[other] citadels
}⟨ on { $places }⟩
completes-set = completes the set of { $title }, for { points }
set-progress = has { $have } of the { $cards } cards for the set of { $title }
card-points = has { points } more by { $title }
card-loses = has { points } fewer by { $title }
denies-card = keeps { $title } from { $player }, to whom it would bring { points }
most-elixirs = has { $tied ->
    [yes] as many elixirs as anybody
   *[no] the most elixirs
}, { $elixirs }, for { points }
slays-dragon = slays the Rampaging Dragon, for 2 points
leader-points = has { points } more by its leader
leader-loses = has { points } fewer by its leader
takes-token = takes the { $title }
turns-up-token = turns up the face-down token⟨ on { $region }⟩
more-moves = moves { $number } further with every move from now on
more-armies = places { $number ->
    [one] 1 army
   *[other] { $number } armies
} more with every placing from now on
more-flying = crosses the sea for { $number ->
    [one] 1 point
   *[other] { $number } points
} less from now on, down to 1
more-elixirs = gains { $number ->
    [one] 1 elixir
   *[other] { $number } elixirs
}
immune = has armies that nobody can destroy
gains-coins = gains { coins }
pays-coins = pays { coins }
overpriced = pays { coins } more than { $title } is worth: { $other } does as much for less
free-card = takes { $title } for nothing
builds-city = builds { $count ->
    [one] a city
   *[other] cities
}⟨ on { $places }⟩
destroys = destroys { $number ->
    [one] an army
   *[other] { $number } armies
} of { $player }
places-armies = has { $number ->
    [one] 1 army
   *[other] { $number } armies
} more on the map
forgoes-action = gives up what is left of the action of { $title }
declines-card = takes no card at the end of the game

# The same reasons, addressed to the player who moves.
you-wins-by-force = you win by force: nothing that the others do can prevent it
you-loses-by-force = you lose by force: another player wins in every line
you-shares-by-force = you share the win by force
you-only-decision = it is the only legal decision
you-shares-now = you end the game at once and share the win
you-loses-now = you end the game at once and lose it
you-wins-now = { $how ->
    [points] you win at once, with { $points } points and a capital
    [last] you win at once: nobody else has discs left
   *[other] you end the game at once and win it, with { points }
}
you-prevents-win = you keep { $player } from winning with its next action
you-allows-win = { $player } could win with its next action⟨, { $action }⟩
you-threatens-win = you could win with your own next action⟨, { $action }⟩
you-captures-emperor = you capture the Emperor of { $player }, worth 3 points
you-frees-emperor = you free your own Emperor
you-returns-emperor = you bring your Emperor back from the reserve
you-emperor-rescued = you bring your Emperor out of danger
you-emperor-left = you leave your Emperor⟨ on { $space }⟩ where an enemy can take it
you-emperor-exposed = you put your Emperor⟨ on { $space }⟩ where an enemy can take it
you-builds = you build for { points }, { $total } in all
you-replaces = you take { points } from { $player } by replacing a building
you-wins-pyramid = you hold a pyramid, for { points }
you-loses-pyramid = you give up a pyramid, and { points } with it
you-denies-pyramid = you take { points } for a pyramid from { $player }
you-first-capital = you have a capital now, without which nobody wins by points
you-more-capitals = you have one more capital
you-denies-capital = you leave { $player } without a capital
you-takes-stack = you take { $discs ->
    [one] the lone disc
   *[other] the { $discs } discs
} of { $player }⟨ on { $space }⟩
you-sends-home = you send a soldier of { $player } home⟨ from { $space }⟩
you-eliminates = you put { $player } out of the game
you-spends-soldiers = you pay { $soldiers } soldiers that never come back
you-places-discs = you have { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} more on the board
you-spends-discs = you have { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} fewer on the board
you-fewer-in-danger = { $how ->
    [brought] you bring { $fewer ->
        [one] 1 disc
       *[other] { $fewer } discs
    } out of danger
   *[spent] you have { $fewer ->
        [one] 1 disc
       *[other] { $fewer } discs
    } fewer where enemies can take them
}{ left-in-danger }
you-more-in-danger = you have { $more ->
    [one] 1 disc
   *[other] { $more } discs
} more where enemies can take them, { $left } in all⟨, on { $spaces }⟩
you-reaches-capital = you stand beside a capital now
you-could-build = you could build for { points } next
you-takes-lead = you take the lead, { points } against { $behind }
you-draws-level = you draw level with the leader at { points }
you-bids-nothing = you pay nothing for the first turn
you-bids-coins = you pay { coins } if your bid wins
you-wins-regions = you control { the-regions } now, for { region-points }{ by-one }
you-takes-regions = you take control of { the-regions } from { $player }, for { region-points } each way{ by-one }
you-loses-regions = you give up control of { the-regions }{ by-one }
you-denies-regions = you take control of { the-regions } away from { $player }{ by-one }
you-gives-regions = you let { $player } control { the-regions }{ by-one }
you-holds-regions = you hold { the-regions } by one army only
you-secures-regions = you hold { the-regions } by more than one army now
you-wins-islands = you control { the-islands } now, for { region-points }
you-takes-islands = you take { the-islands } from { $player }, for { region-points } each way
you-loses-islands = you give up control of { the-islands }
you-denies-islands = you leave { $player } without { the-islands }
you-gives-islands = you let { $player } control { the-islands }
you-wins-citadels = you hold the { $count ->
    [one] citadel
   *[other] citadels
}⟨ on { $places }⟩, for { region-points } more
you-loses-citadels = you give up the { $count ->
    [one] citadel
   *[other] citadels
}⟨ on { $places }⟩
you-completes-set = you complete the set of { $title }, for { points }
you-set-progress = you have { $have } of the { $cards } cards for the set of { $title }
you-card-points = you have { points } more by { $title }
you-card-loses = you have { points } fewer by { $title }
you-denies-card = you keep { $title } from { $player }, to whom it would bring { points }
you-most-elixirs = you have { $tied ->
    [yes] as many elixirs as anybody
   *[no] the most elixirs
}, { $elixirs }, for { points }
you-slays-dragon = you slay the Rampaging Dragon, for 2 points
you-leader-points = you have { points } more by your leader
you-leader-loses = you have { points } fewer by your leader
you-takes-token = you take the { $title }
you-turns-up-token = you turn up the face-down token⟨ on { $region }⟩
you-more-moves = you move { $number } further with every move from now on
you-more-armies = you place { $number ->
    [one] 1 army
   *[other] { $number } armies
} more with every placing from now on
you-more-flying = you cross the sea for { $number ->
    [one] 1 point
   *[other] { $number } points
} less from now on, down to 1
you-more-elixirs = you gain { $number ->
    [one] 1 elixir
   *[other] { $number } elixirs
}
you-immune = you have armies that nobody can destroy
you-gains-coins = you gain { coins }
you-pays-coins = you pay { coins }
you-overpriced = you pay { coins } more than { $title } is worth: { $other } does as much for less
you-free-card = you take { $title } for nothing
you-builds-city = you build { $count ->
    [one] a city
   *[other] cities
}⟨ on { $places }⟩
you-destroys = you destroy { $number ->
    [one] an army
   *[other] { $number } armies
} of { $player }
you-places-armies = you have { $number ->
    [one] 1 army
   *[other] { $number } armies
} more on the map
you-forgoes-action = you give up what is left of the action of { $title }
you-declines-card = you take no card at the end of the game

# Why there is nothing to advise
no-advice-over = the game is over: nothing is left to decide ({ $rule })
no-advice-deal = a deal must come first: nobody is to decide ({ $rule })
no-advice-several = { $seats } decide at the same time: name the one to advise ({ $rule })
no-advice-seat = seat { $seat } has nothing to decide now: { $seats } { $count ->
    [one] is
   *[other] are
} to decide ({ $rule })

# Hints: what is at stake, to the player. It does not reveal the move.
look-win = You can decide the game in your favour.
look-loss = The position is difficult. This is the best try.
look-threat = Another player is about to win: find the answer.
look-only = There is only one legal decision.
look-lead = You can catch up with the leader or take the lead.
look-points = There are points to gain.
look-rival = You can take something away from a rival.
look-control = You can gain control.
look-capture = Enemy pieces are within your reach.
look-emperor = An Emperor is at stake.
look-danger = Some of your pieces are in danger.
look-later = Something here helps you for the rest of the game.
look-coins = Your coins are at stake.
look-strength = You can strengthen your position.
look-other = No choice stands out; this one gives you the best chance to win.

# Reviews of games
review-reply = then { $player } ⟨plays { $action } and ⟩{ $text }
review-later = brings more in the turns that follow
review-price = { $text }: the price is the main loss
review-title = Game review
review-effort = Effort: { $effort ->
    [quick] quick
    [refined] refined
    [deep] deep
   *[other] { $effort }
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
review-unfinished = The game is not over; the results are estimates.
review-player = Player
review-start = Start
review-luck = Luck
review-choices = Choices
review-own = Own choices
review-result = Result
review-accuracy = Accuracy
review-sum = Start + luck + choices = result. Choices include those of all players.
review-chart = Win probability
review-moments = Moments that decided the game
review-faults = Inaccuracies, mistakes and blunders
review-only-moves = Only moves
review-decisions = All decisions
review-none = none
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-only = only move
review-swing = { $before } → { $after }
review-better = Better: { $move } ({ $chance })
review-next-best = Next best: { $move } ({ $chance })
review-also = Also: { $move } ({ $chance })
review-line = Line: { $line }
review-role-better = better move
review-role-played = played move
review-role-other = other move
review-role-reply = reply
review-brought = What was revealed then: { $luck } for { $player }
review-knowledge = Each decision is judged by what its player knew at the time.
no-review-bot = { $game } has no bot that estimates win probabilities
no-review-decisions = the record contains no decision to review
no-review-stopped = the review was stopped before all decisions were searched
no-review-unfinished = the game is not over

# Balanced deals
balance-not-dealt = nothing is dealt for a position that was set up by hand, so there is nothing to balance
balance-method = { $salt }: this version does not know this way to balance deals
balance-other = deal { $choice } is the most even one of this seed, not deal { $claimed }
