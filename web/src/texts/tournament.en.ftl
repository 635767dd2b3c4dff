# Tournaments: lists, the form for a new one, and the page of a tournament.

cup-title = Tournaments
cup-what = A small tournament for 3 to 32 people or computers: everybody meets everybody, or players with equal points meet. Rounds start by themselves.
cup-new = New tournament
cup-all = All tournaments
cup-look = View
cup-joined = you play
cup-none = No tournament is open or running.
cup-list-mine = My tournaments
cup-list-open = Open to join
cup-list-running = Running
cup-list-over = Finished
cup-none-open = No tournament is open now.
cup-none-running = No tournament is running now.
cup-none-over = No tournament has finished yet.
cup-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cup-by = organised by { $name }
cup-round-of = round { $round } of { $rounds }
cup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cup-tables-of = tables of { $seats }

# The form.
cup-name = Name of the tournament
cup-name-like = Friday cup
cup-seats = Players at a table
cup-format = Format
cup-format-swiss = Swiss
cup-format-round-robin = Round robin
cup-format-swiss-what = In each round you meet somebody new with the same or similar points. Good for many players.
cup-format-round-robin-what = Everybody meets everybody. Good for few players.
cup-rounds-choose = Rounds
cup-rounds-note = 0: as many as the number of players needs.
cup-meetings = Games against each player
cup-pause = Pause between rounds
cup-minutes = { $minutes ->
    [0] None
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
cup-plays = I play, too
cup-plays-note = You can also organise without playing.
cup-rated-note = Games between accounts count for ratings.
cup-create = Create the tournament

# The page.
cup-now = What is next
cup-status-open = Open
cup-status-running = Running
cup-status-over = Finished
cup-status-aborted = Aborted
cup-you-are-in = You play in this tournament. It starts when the organiser starts it.
cup-join-what = Join before the tournament starts. Your games then begin by themselves, with a running clock: come back to this page.
cup-your-game = Your game against { $names } is running.
cup-your-bye-swiss = You have no opponent in this round (a bye). It counts as a win.
cup-your-bye-round-robin = You have no opponent in this round (a bye).
cup-your-wait = Your game of this round is over. The next round begins when all games have ended.
cup-next-at = The next round begins at { $time }.
cup-next-in = Round { $round } in { $time }
cup-podium = The first places
cup-podium-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
cup-won-by = { $number ->
    [one] { $names } wins the tournament.
   *[other] { $names } share the first place.
}
cup-aborted-what = The organiser has aborted this tournament.
cup-play = Play
cup-copy = Copy the link
cup-copied = Link copied
cup-out = Leave
cup-leave = Withdraw
cup-leave-sure = You lose your running game and do not play in later rounds.
cup-organise = Organise
cup-organise-what = If a player does not show up, remove them: they lose their running game, and the tournament goes on without them.
cup-bot-choose = Computer
cup-bot-add = Add
cup-missing = { $players ->
    [one] At least one more player is needed.
   *[other] At least { $players } more players are needed.
}
cup-start-what = After the start nobody can join any more.
cup-start = Start the tournament
cup-abort = Abort the tournament
cup-abort-sure = The running games are closed, and nobody wins. This cannot be undone.
cup-remove = Remove
cup-remove-sure = { $name } loses the running game and does not play in later rounds.
cup-withdrawn = withdrawn
cup-entrants = Players
cup-nobody = Nobody has joined yet. Send the link to your friends.
cup-standings = Standings
cup-points = Points
cup-tie-buchholz = Buchholz
cup-tie-sonneborn = Sonneborn-Berger
cup-tie-direct = Direct
cup-tie-buchholz-what = The sum of the points of all opponents
cup-tie-sonneborn-what = The points of beaten opponents, and half of those of drawn ones
cup-tie-direct-what = Points from games against players who are otherwise equal
cup-live = Live
cup-letter-won = W
cup-letter-lost = L
cup-letter-drawn = D
cup-said-won = Round { $round }: won
cup-said-lost = Round { $round }: lost
cup-said-drawn = Round { $round }: draw
cup-said-place = Round { $round }: place { $place }
cup-said-playing = Round { $round }: still playing
cup-said-bye-swiss = Round { $round }: bye, counts as a win
cup-said-bye-round-robin = Round { $round }: bye, without points
cup-said-none = Round { $round }: not paired
cup-legend = W won, L lost, D draw, + or – no opponent, dashed: still playing.
cup-legend-places = A number is the place at a table, + or – no table, dashed: still playing.
cup-points-what = A win counts 1 point, a draw ½.
cup-points-places = You get 1 point for each player behind you at the table, and ½ for each with the same place.
cup-ties-swiss = A bye counts as a win. Equal points: the higher sum of the opponents’ points is ahead (Buchholz), then the higher sum of the points of beaten opponents (Sonneborn-Berger), then the direct games.
cup-ties-round-robin = A round without a game counts for nothing. Equal points: the higher sum of the points of beaten opponents is ahead (Sonneborn-Berger), then the direct games.
cup-games = Rounds
cup-round = Round { $round }
cup-round-over = Round { $round }: finished
cup-round-running = Round { $round }: running
cup-round-ahead = Round { $round }: to come
cup-counts = { $running } running, { $over } finished
cup-turn = Turn { $turn }
cup-setup = Set-up
cup-your-turn = Your turn
cup-over = Finished
cup-review = Review
cup-bye-swiss = no opponent in this round (bye), counts as a win
cup-bye-round-robin = no opponent in this round (bye)
cup-if = If you win
cup-if-now = { $number ->
    [one] You have { $points } point and place { $rank } with the results so far.
   *[other] You have { $points } points and place { $rank } with the results so far.
}
cup-if-final = { $number ->
    [one] You finish with { $points } point in place { $rank }.
   *[other] You finish with { $points } points in place { $rank }.
}
cup-others = Other tournaments to join
cup-game-waiting = starts soon
cup-game-closed = closed, shared
cup-game-unplayed = walkover
cup-export = Export
cup-export-csv = Standings (CSV)
cup-export-json = Everything (JSON)
cup-export-records = All game records
