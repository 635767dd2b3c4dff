### The pages around the table, in English.

## Players

level = Level { $level }
level-say = Level { $level } of 5
level-rating = about { $value } ± { $interval }

## The bar

skip-to-content = Skip to the content
brand-home = Tetrarch, to the start
nav-label = Pages
nav-play = Play
nav-lobby = Open tables
nav-games = Finished games
nav-best = Players
nav-rules = Rules
nav-settings = Settings
nav-sign-in = Sign in
nav-light = Light theme
nav-dark = Dark theme
page-loading = One moment…
page-offline = You are offline, or the server does not answer.
page-reconnecting = The connection broke; it is being restored…
see-all = See all
more-of-list = More

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
way-device = On this screen
way-device-note = Pass the device around.
way-rules = Rules of both games
way-rules-note = With pictures, every rule by its number.
code-label = Join with a code
join = Join
my-games = Your games
my-turns = { $number } to move
my-finished = Your last games
your-turn-go = Your turn
look = Look
ladder-title = Five opponents
open-tables = Open tables
open-none = No open table just now.
open-one = Open one
finished-games = Finished games
finished-none = No finished game yet.
replay-go = Replay
winner = winner
seats = Seats
private = private

## Playing at once

play-title = Play { $game }
players-how-many = How many players
level-choose = Your opponents
thinks-for = { $seconds ->
    [one] Thinks for { $seconds } second
   *[other] Thinks for { $seconds } seconds
}
play-start = Start
play-starting = Dealing…
plays-as = You play as
plays-as-change = change
your-name-note = No account needed; you can change it later.
name-title = Who are you?

## Joining

join-title = You are invited
join-full = All seats are taken; you can watch.
join-running = The match has begun; you can watch.
join-over = The match is over; you can see it again.

## Lists and players

filter-game = Game
filter-all = Both
filter-mine = Only mine
player = Player
best-title = Players by rating
best-none = Nobody has played a rated game yet.
find-player = Name of a player
find = Find
rank = Rank
rating = Rating
rating-line = Rating from { $from } to { $to } in { $matches } matches
provisional = provisional
unrated = no rated game yet
played = Played
won = Won
since = since { $day }
bot-of = of { $name }
kind-guest = Guest
kind-account = Account
kind-bot-account = Program

## Account

account-page = Page with results
account-stranger = You can play without an account. With one, your name is yours, and you can sign in elsewhere.
sign-in = Sign in
sign-in-other = Sign in to an account instead
come-guest = Come as a guest
come-guest-note = Just a name, for this browser.
come-guest-go = Come in
make-account = Make an account
make-account-note = A name and a password; no e-mail.
make-account-go = Make it
claim = Keep your name
claim-note = With a password nobody else can take it, your games stay yours, and you can sign in elsewhere.
claim-go = Keep it
password-note = At least 8 characters.
rename = Change your name
rename-go = Change
password-change = Change your password
password-change-note = Everywhere else you are signed out then, and your tokens end.
password-change-go = Change
tokens-note = With a token a program acts as you. It can neither change your password nor delete you.
bots = Programs of yours
bots-note = A program of yours can play under a name of its own.
bot-name = Name of the program
bot-make = Add it
bot-delete = Delete
bot-delete-sure = Delete { $name }?
bot-delete-note = The program, its tokens and its data go for good.
notices = Notices
notices-switch = Tell me when it is my turn
notices-note = In turn-based games, on this device, also while the page is closed.
data = Your data
data-note = Everything that is stored about you, as a file.
data-save = Save the file
leaving = Leaving
leaving-guest = A guest who signs out cannot come back under the same person; keep your name first if you want to.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-guest = You would lose your seats and your games. Sign out all the same?
delete-account = Delete the account
delete-guest = Delete my data
delete-sure = Delete everything?
delete-note = Your name, your data and your tokens go for good. In finished games a player without a name remains.
delete-go = Delete for good

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
field-away = A computer plays for who leaves
field-undo = Undo
field-rated = Rated
field-practice = Practice
field-variants = Variants
field-printing = Printing
field-round-limit = Round limit
field-layout = Layout
field-pyramids = Pyramids
field-ages = Order of ages
field-board = Board of your own
field-tiles = Tiles of your own
field-components = Cards and boards of your own
field-salt = Your salt
field-bot = Computer

## New table

seat-kind-me = Me
seat-kind-open = Open seat
seat-kind-mine = Somebody at this device
seat-note-mine = You pass the device around.
device-name = Player { $number }
seat-kind-kept = A certain player
seat-kind-bots = Computers
seat-kind-others = Other programs
seat-note-me = You sit here.
seat-note-open = Whoever comes first, by link or from the lobby.
seat-note-kept = Only this player can sit here.
seat-note-bot = a simple program, mostly for trying things out
kept-for = Name of the account
new-pace = Pace and undo
new-clock = Clock
clock-kind-none = None
clock-kind-fischer = Live
clock-kind-move = Per move
clock-kind-days = Days
clock-note-none = Nobody is hurried.
clock-note-fischer = A supply of time, and a little comes back after each turn.
clock-note-move = The same time again whenever you are asked.
clock-note-days = For games over days, with a notice when it is your turn.
clock-minutes = Minutes each
clock-increment = Seconds back per turn
clock-seconds = Seconds each time
clock-days-each = Days each time
when-bot = A computer plays on
when-pass = The turn is passed
when-resign = The match is lost
undo-kind-free = Own turn
undo-kind-consent = Ask
undo-kind-off = Off
undo-note-free = Your own decisions freely until something is revealed; more by consent.
undo-note-consent = Everything only if the others agree.
undo-note-off = What is played is played.
variants-on = { $number } on
pyramids-usual = As usual
new-rules = Rules of this table
round-limit-note = The game ends after so many rounds; most points win.
rounds = Rounds
repetition = End by repetition
repetition-note = The third time the same position stands, the game ends; most points win.
quick-setup = Quick set-up
quick-setup-note = Boards and tokens are drawn; without it the founder lays them.
ages-note = Breaks tied bids; drawn if you say nothing.
age-rank = { $rank ->
    [1] Youngest
   *[other] Number { $rank }
}
new-more = More: name, rated, watchers, salt, files
table-name = Name of the table
table-name-none = none
rated-note = Counts for ratings: accounts only, with a clock, without computers.
practice-note = Decisions can be taken back after the end, too.
watchers-note = People without a seat may watch; they see only what is public.
away-bot-note = At once, until they come back; otherwise the match waits.
stand-in-what = Plays for who is away, out of time or has given up.
salt-what = Any text; it is mixed into the seed of all chance.
board-file-note = A whole board as a file, instead of a random one.
tiles-file-note = A tile set as a file, for random boards.
components-file-note = Cards, boards and tokens as a file, instead of the published ones.
file-bad = This file is not JSON.
file-drop = Do without
new-board = Board
deal-again = Deal another board
preview-note = Such a board: the one of your match is dealt when it begins, so that nobody knows it before.
preview-founder = The founder lays the boards when the match begins.
preview-dealing = Dealing a board…
new-seen = Who finds the table
seen-link = By link
seen-lobby = In the lobby
new-fair = The shuffle is committed now and shown at the end.
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
rules-rulings = “Ruling” marks what we decided where the published rules are silent or disagree.
ruling = Ruling
pic-move = Move: any way over empty spaces
pic-regroup = Regroup: at most four
pic-more = More discs win
pic-equal = As many are not enough
pic-emperor = As many with the Emperor win
pic-kamikaze = One against four: both go
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
editor-from = The game begins with what you set up in the editor.
editor-back = Back to the editor
editor-drop = Begin with a dealt board instead

nav-learn = Learn
lesson-learn = Learn { $game }
lesson-link = Learn it
way-learn = Learn to play
way-learn-note = 14 and 15 small steps
