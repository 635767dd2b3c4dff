### The pages around the table, in English.

## Players

level = Level { $level }
level-say = Level { $level } of 5
level-rating = about { $value } ± { $interval }

## The bar

skip-to-content = Skip to content
brand-home = Tetrarch home
nav-label = Pages
nav-play = Play
nav-lobby = Open tables
nav-friends = Friends
nav-play-waiting = { $number ->
    [one] One table waits for you
   *[other] { $number } tables wait for you
}
nav-friends-waiting = { $number ->
    [one] One challenge
   *[other] { $number } challenges
}
nav-games = Finished games
nav-best = Leaderboard
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
nav-light = Light theme
nav-dark = Dark theme
page-loading = Loading…
page-offline = You are offline. Tutorials, rules, the board editor and replays opened before work; playing needs the network.
needs-network = This needs the network. It loads by itself when the connection is back.
needs-network-short = Needs the network
page-reconnecting = Connection lost. Reconnecting…
see-all = See all
more-of-list = Show more

## Home

home-title = Tetrarch: two board games, Ekö and Legends
home-games = Games
home-ways = Other ways to play
home-guest = Guest { $number }
play-now = Play now
table-new = New table
table-new-short = Table
rules-read = Read the rules
way-friends = Invite friends
way-friends-note = One link, no account.
way-device = On this device
way-device-note = Pass the device between players.
way-rules = Rules of both games
way-rules-note = Illustrated and numbered.
code-label = Join with a code
join = Join
my-games = Your games
my-turns = { $number } to move
time-left = { $time } left
my-finished = Your recent games
your-turn-go = Your turn
look = View
ladder-title = Five opponents
open-tables = Open tables
open-none = No open tables right now.
open-one = Create one
watch-games = Games to watch
watch-none = No public game is running. A game at a table that is listed in the lobby appears here.
watch-running = { $number ->
    [one] { $number } public game is running
   *[other] { $number } public games are running
}
watch-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
watch-turn = turn { $turn }
watch-setup = set-up
watch-over = finished
watch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
watch-watchers = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
watch-own = Your own games appear under Play.
watch-all = All games to watch
finished-games = Finished games
finished-none = No finished games yet.
replay-go = Replay
winner = winner
seats = Seats
private = private

## Playing at once

play-title = Play { $game }
players-how-many = Number of players
level-rated = rating { $rating }
level-rated-note = Measured in games between bots at a table of this size; level 1 has 1000. 200 points more win three games in four with two players.
level-choose = Your opponents
thinks-usually = Thinks as for its rating
thinks-for = { $seconds ->
    [one] Thinks for { $seconds } second
   *[other] Thinks for { $seconds } seconds
}
play-start = Start
play-starting = Starting…
plays-as = You play as
plays-as-change = change
your-name-note = No account needed; you can change it later.
name-title = Choose a name

## Joining

join-title = You are invited
join-full = All seats are taken; you can watch.
join-running = The match has started; you can watch.
join-over = The match is over; you can watch the replay.

## Lists and players

filter-game = Game
filter-all = Both
filter-mine = Only mine
player = Player
best-title = Leaderboard
best-none = No rated games yet.
find-player = Player name
find = Find
rank = Rank
rating = Rating
rating-line = Rating from { $from } to { $to } in { $matches } matches
provisional = provisional
unrated = no rated games yet
played = Played
won = Won
since = since { $day }
bot-of = owned by { $name }
kind-guest = Guest
kind-account = Account
kind-bot-account = Bot

## Account

account-page = Public profile
account-stranger = You can play without an account. With an account your name is reserved, and you can sign in on other devices.
account-banned = { $name }, you can still save your data, sign out, and delete your account.
sign-in = Sign in
sign-in-other = Sign in to an account instead
come-guest = Continue as a guest
come-guest-note = Only a name, in this browser.
come-guest-go = Continue
make-account = Create an account
make-account-note = A name and a password; no e-mail.
make-account-go = Create account
claim = Keep your name
claim-note = With a password, no one else can take your name, your games stay yours, and you can sign in on other devices.
claim-go = Keep my name
password-note = At least 8 characters.
rename = Change your name
rename-go = Change
password-change = Change your password
password-change-note = This signs you out everywhere else and revokes your tokens.
password-change-go = Change
tokens-note = A program with a token acts as you. It cannot change your password or delete your account.
bots = Your bots
bots-note = Your own programs can play under their own names.
bot-name = Bot name
bot-make = Add bot
bot-delete = Delete
bot-delete-sure = Delete { $name }?
bot-delete-note = The bot, its tokens and its data are deleted permanently.
notices = Notifications
notices-switch = Notify me when it is my turn
notices-note = Your turns in turn-based games or while you are away, and challenges of friends: on this device, even while the page is closed. Your browser asks for permission when you switch this on.
notices-denied = Your browser blocks notifications of this page. Allow them in its settings, then reload the page.
notices-offer = Notify me on this device
data = Your data
data-note = Everything that is stored about you, as a file.
data-save = Download
leaving = Sign out or delete
leaving-guest = A guest who signs out cannot sign in again. Keep your name first if you want to return.
leaving-banned = Once signed out, you cannot sign in again before the ban ends.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-guest = You will lose your seats and your games. Sign out anyway?
delete-account = Delete account
delete-guest = Delete my data
delete-sure = Delete everything?
delete-note = Your name, your data and your tokens are deleted permanently. Finished games keep a player without a name.
delete-go = Delete permanently

## Fields

field-name = Name
field-password = Password
field-old-password = Old password
field-new-password = New password
field-game = Game
field-players = Players
field-seats = Seats
field-seat = Seat { $number }
field-clock = Clock
field-seconds = Clock: time
field-increment = Clock: increment
field-days = Clock: days
field-when = When time runs out
field-stand-in = Stand-in
field-away = Computer plays for absent players
field-undo = Undo
field-rated = Rated
field-balanced = Balanced
field-practice = Practice
field-variants = Variants
field-printing = Printing
field-round-limit = Round limit
field-layout = Layout
field-pyramids = Pyramids
field-ages = Age order
field-board = Custom board
field-tiles = Custom tiles
field-components = Custom cards and boards
field-salt = Your salt
field-bot = Computer

## New table

seat-kind-me = Me
seat-kind-open = Open seat
seat-kind-mine = Another player on this device
seat-note-mine = You pass the device to each other.
device-name = Player { $number }
seat-kind-kept = A specific player
seat-kind-bots = Computers
seat-kind-others = Other programs
seat-note-me = You sit here.
seat-note-friend = Reserved for { $name }.
seat-note-open = The first player to join, by link or from the lobby.
seat-note-kept = Reserved for this player.
seat-note-bot = a simple program, mostly for trying things out
kept-for = Account name
new-pace = Pace and undo
new-clock = Clock
clock-kind-none = None
clock-kind-fischer = Live
clock-kind-move = Per move
clock-kind-days = Days
clock-note-none = No time limit.
clock-note-fischer = A time budget, with an increment after each turn.
clock-note-move = A fixed time for each decision.
clock-note-days = For games over several days, with notifications.
clock-minutes = Minutes per player
clock-increment = Increment in seconds
clock-seconds = Seconds per decision
clock-days-each = Days per decision
when-bot = A computer plays on
when-pass = The turn is passed
when-resign = The match is lost
undo-kind-free = Own turn
undo-kind-consent = Ask
undo-kind-off = Off
undo-note-free = Undo your own decisions freely until something is revealed; more with consent.
undo-note-consent = Undo only if the others agree.
undo-note-off = No undo.
variants-on = { $number } on
pyramids-usual = Default
new-rules = Rules of this table
round-limit-note = The game ends after this many rounds; most points win.
rounds = Rounds
repetition = End by repetition
repetition-note = The game ends when a position occurs for the third time; most points win.
quick-setup = Quick set-up
quick-setup-note = Boards and tokens are placed at random; otherwise the founder places them.
ages-note = Breaks tied bids; random if not set.
age-rank = { $rank ->
    [1] Youngest
   *[other] Number { $rank }
}
new-more = More: name, rating, spectators, salt, files
table-name = Table name
table-name-none = none
rated-note = Counts for ratings: accounts only, with a clock, without computers.
balanced-note = The most even of eight deals from the committed seed; the record proves it.
practice-note = Decisions can be undone even after the end.
watchers-note = People without a seat may watch; they see only public information.
away-bot-note = Immediately, until they return; otherwise the match waits.
stand-in-what = Plays for players who are absent, out of time or have resigned.
salt-what = Any text; it becomes part of the random seed.
board-file-note = A whole board as a file, instead of a random one.
tiles-file-note = A tile set as a file, for random boards.
components-file-note = Cards, boards and tokens as a file, instead of the published ones.
file-bad = This file is not JSON.
file-drop = Remove
new-board = Board
deal-again = Deal another board
preview-note = An example: the board of your match is dealt when it starts, so that no one knows it in advance.
preview-founder = The founder places the boards when the match starts.
preview-dealing = Dealing a board…
new-seen = Visibility
seen-link = Link only
seen-lobby = Listed in the lobby
new-fair = The shuffle is committed now and revealed at the end.
table-open = Open table
table-start = Start
rules-of = Rules of { $game }
rules-sections = Sections of the rules
rules-lead-eko = Move and pile up your discs, build on the ground around you, take Emperors captive. Twelve points and a building on a capital win.
rules-lead-legends = Take a card each turn, pay for its place in the row, and do what it says: armies, journeys, cities. Regions, islands and cards bring points.
rules-card-forest-pixie = Forest Pixie
rules-card-arcane-sphinx = Arcane Sphinx
rules-card-noble-hills = Noble Hills
rules-family-noble = Noble
rules-rulings = “Ruling” marks our decisions where the published rules are silent or disagree.
ruling = Ruling
pic-move = Move: any path over empty spaces
pic-regroup = Regroup: at most four
pic-more = More discs win
pic-equal = Equal numbers are not enough
pic-emperor = Equal numbers with the Emperor win
pic-kamikaze = One against four: both are removed
pic-camp = Encampment: 1 disc
pic-raise = Tower over your own: 2
pic-castle = Castle over your own: 3
pic-over = Over an enemy: 1 more
pic-reinforce = Room for two more
pic-no-reinforce = Not beside an enemy building
pic-capital = Capital: needed to win
pic-castle-worth = A castle: 3 points
pic-captive = A captive Emperor: 3 points

editor-home = Board editor
editor-edit-board = Edit this board
editor-from = The game starts from your setup in the editor.
editor-back = Back to the editor
editor-drop = Use a random board instead

nav-learn = Learn
nav-puzzles = Puzzles
lesson-learn = Learn { $game }
lesson-link = Tutorial
way-learn = Learn to play
way-learn-note = 14 and 15 short steps
way-puzzle = Puzzle of the day
way-puzzle-note = A position with a goal.

profile-title = Your progress
milestones-shown = Milestones
milestones-shown-note = Shown in your profile, and after the game that reached one.
goal-next = Next goal
goal-line = { $game }: beat { $name } with { $players } players
goal-play = Play
