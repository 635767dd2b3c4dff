### What every page says, in English. Sentences about moves come from the server.

## Identities: letters are the same in all languages

identity-E = Ember
identity-T = Tide
identity-M = Moon
identity-S = Star
identity-N = Neutral
you = you
you-name = You

## Words of many places

close = Close
back = Back
tools = Tools
or = or
preview = What this move would do
more = One more
text-board = The board as text

## Players

seat-open = Open seat
seat-bot = Computer

## Replay

replay = Moments of the game

## The bar

just-now = just now
done = Done.

## Home

game-line-eko = March your stacks across the sands, raise castles, capture Emperors.
game-line-legends = A handful of cards to an island empire. Every coin counts.
game-time-eko = 30 min
game-time-legends = 10 min
table-of-players = { $players } players
waits-seats = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
waits-ready = Waits until all are ready
thinks = { $name } is thinking
think = { $number } are thinking

## Joining

watch = Watch

## Account

account = Account
tokens = Tokens
token-name = Name of the token
token-make = Make a token
token-made = made { $day }
token-used = last used { $day }
token-unused = never used
token-end = End
token-once = This is the token. It is shown only now; keep it safe.
token-copy = Copy
token-copied = Copied

## Settings

set-confirm-note = Risky: attacks, kamikazes, spending the Emperor or the last disc.
set-sound-note = Wood, coins and cards; never the only signal.
set-names-note = Written on the board, as the notation has them.

## New table

watchers = Watchers

## The page

app-fault = Something went wrong on this page.
app-not-loaded = This part of the page could not be loaded.
try-again = Try again
not-found = There is nothing here
not-found-note = The address leads nowhere. Perhaps it was cut off.
to-home = To the start
cancel = Cancel
game-eko = Ekö
game-legends = Legends
settings = Settings
board = Board
rated = rated
language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark

## Before the match

sit-down = Sit down
ready = I am ready
your-name = Your name
wait-clock-none = no clock
wait-clock-move = { $seconds } s for each move
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}

## The table

come-back = Play myself again
resign = Resign

## Settings of a table

confirm = Confirm moves
confirm-always = Always
confirm-risky = Risky ones
confirm-never = Never
sound = Sound
volume = Volume
motion = Motion
motion-note = Show how the others moved.
ends-itself = End turns by themselves
ends-itself-note = Where nothing else can be decided, after three seconds to object.
hints = Hints
hints-note = In your first three games, a ring shows a good first tap when you hesitate.
space-names = Names of spaces
text-board-note = Tables and lists instead of the picture.
plain-pieces = Plain pieces
plain-pieces-note = No patterns; signs stay.
