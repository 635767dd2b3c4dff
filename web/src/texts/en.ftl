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
preview = Move preview
more = One more
text-board = Board as text

## Players

seat-open = Open seat
seat-bot = Computer

## Replay

replay = Replay

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
waits-ready = Waiting for everyone to be ready
thinks = { $name } is thinking
think = { $number } players are thinking

## Joining

watch = Watch

## Account

account = Account
tokens = Tokens
token-name = Token name
token-make = Create token
token-made = created { $day }
token-used = last used { $day }
token-unused = never used
token-end = Revoke
token-once = This is your token. It is shown only once; keep it safe.
token-copy = Copy
token-copied = Copied

## Settings

set-confirm-note = Risky: attacks, kamikazes, spending the Emperor or the last disc.
set-sound-note = Wood, coins and cards; everything you hear is also shown.
set-names-note = Shown on the board and in sentences, as in the notation. Key C.

## New table

watchers = Spectators

## The page

app-fault = Something went wrong on this page.
app-not-loaded = This part of the page could not be loaded.
try-again = Try again
not-found = Page not found
not-found-note = The address may be wrong or incomplete.
to-home = Home
cancel = Cancel
game-eko = Ekö
game-legends = Legends
settings = Settings
board = Board
rated = rated
balanced = balanced
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark

## Before the match

sit-down = Take a seat
ready = I’m ready
your-name = Your name
wait-clock-none = no clock
wait-clock-move = { $seconds } s for each move
wait-clock-fischer = { $minutes } min + { $increment } s
wait-clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
}

## The table

come-back = Return to my seat
resign = Resign

## Settings of a table

confirm = Confirm moves
confirm-always = Always
confirm-risky = Risky moves
confirm-never = Never
sound = Sound
volume = Volume
sounds = Which sounds
set-soundTurn = My turn
set-soundAway = Also while another tab is shown
set-soundCaptures = Captures
set-soundCoins = Coins
set-soundTime = Little time left
set-soundMoves = Other moves and the end of the game
pace = Moves of others
pace-note = How fast they are shown. A tap on the board or a key skips the rest.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
ends-itself = End turns automatically
ends-itself-note = When nothing else can be decided; you have three seconds to cancel.
hints = Help with the first tap
hints-note = In your first three games, a ring marks a good first tap when you hesitate.
space-names = Names of places
text-board-note = Tables and lists instead of a picture.
plain-pieces = Plain pieces
plain-pieces-note = Without patterns; symbols stay.

# Newcomers
newcomer-title = New here?
newcomer-note = The tutorial teaches a game step by step in a few minutes. Or play at once: the weakest bot is selected, and everything new is explained when it first occurs.
newcomer-learn = Learn { $game }
explain = Explain new concepts
explain-note = Once each, when they first occur at a table.
explain-again = Explain everything again
## Challenges

notice-received = { $player } challenges you to { $game }.
notice-accepted = { $player } accepts your challenge: { $game }.
notice-declined = { $player } declines your challenge.
notice-withdrawn = { $player } withdraws the challenge.
notice-expired = The challenge with { $player } has expired.
notice-rematch = { $player } wants a rematch: { $game }.
notice-accept = Accept
notice-decline = Decline
notice-look = Details
notice-again = Play again
notice-go = To the table
