### The profile: ladder, charts, milestones and statistics, in English.

profile-none = You have no finished games yet. Play one against the computer: it counts at once, without an account.
profile-guest = These games belong to this browser. Keep your name to see them on other devices.
profile-nobody = Your profile
profile-since = Playing since { $month } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-yours = Your ladder
ladder-level = Level { $level }
ladder-rated = Level { $level }, rating { $rating }
ladder-beaten = Beaten
won-of-played = { $won } of { $played } won
goals-note = A win counts for all lower levels. Games with hints do not count here. You can play every level at any time.
rates = Win rate by level
rates-level = level { $level }
rates-none = Play against the levels, and your win rate against each of them appears here.
games-number = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
weeks = Games by week
weeks-won = won
weeks-played = played
weeks-now = this week
weeks-say = Week of { $day }: { $played } played, { $won } won
weeks-none = Games of the last twelve weeks appear here.
train = What to work on
train-go = Train this
train-rule = Rule { $rule }
train-none = After three lost games, this says what to train.
companions = People you play
companions-invite = Invite
companions-none = Finish a game with other people, and they appear here.
recent = Recent games
recent-all = { $games ->
    [one] The only game
   *[other] All { $games } games
}
recent-review = Review
recent-won = Won
recent-lost = Lost
recent-won-by = Won { $own } to { $other }
recent-lost-by = Lost { $own } to { $other }
recent-place = Place { $place } of { $players }
milestones-title = Milestones
milestones-private = Only you see these. You can turn them off in the settings.
goals-count = { $reached } of { $all } reached
goal-reached = Reached on { $day }: see the game
goal-open = Play { $name } with { $players } players
statistics = Statistics
statistics-by = Group by
by-opponents = Opponents
by-players = Players
by-variant = Variants
numbers-games = Games
numbers-wins = Wins
numbers-place = Average place
numbers-points = Average points
numbers-length = Average length
numbers-minutes = { $minutes } min
numbers-streak = Wins in a row
numbers-best-streak = Longest streak
numbers-hinted = With hints
numbers-public = Statistics of public games
opponents-bots = Other computers
opponents-people = People
opponents-mixed = People and computers
opponents-shared = On one device
players-number = { $players } players
variant-none = Without variants
achievements = Worth trying
achievements-note = Each variant changes the game a little. There is no hurry.
achievement-on = { $day }
achievement-try = Try it
export-json = Export as JSON
export-csv = Games as CSV
