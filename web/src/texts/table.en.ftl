### The table, the replay and the connection, in English.

## Words of many places

log = Log
beats = beats
phase-bar = Current step
fewer = One fewer
all-of-them = All
turn-say = turn { $turn }
place-say = Place { $place }
text-island = Island of { $regions }
chart = Points over the turns

## Players

player-away = Away
panel-open = More about { $player }
chip-say = { $player }, points: { $points }{ $active ->
    [yes] , to move
   *[no] {""}
}
clock-left = Time left
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
curtain = { $name }, your turn
curtain-open = I’m here, show it

## Ekö

eko-track = { $points } of { $goal } points
eko-panel = { $player }: { $points } points, { $capital ->
    [yes] holds a capital
   *[no] no capital
}, reserve { $reserve }, captives { $captives }{ $active ->
    [yes] , to move
   *[no] {""}
}.
eko-capital = capital
eko-no-capital = no capital
eko-capital-title = A building on a capital is needed to win
eko-source-tent = Encampments
eko-source-tower = Towers
eko-source-castle = Castles
eko-source-crown = Captive Emperors
eko-source-pyramid = Pyramids
eko-reserve = Reserve
eko-box = Soldiers out of the game
eko-emperor = Emperor
eko-left-1 = Encampments left: { $number }
eko-left-2 = Towers left: { $number }
eko-left-3 = Castles left: { $number }
eko-captive = Captive: the Emperor of { $player }
eko-captive-own = Captive: your Emperor
exchange-ask = You must return a captive for your Emperor; choose which one.
tray-say = { $emperor ->
    [yes] The Emperor among { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
   *[no] { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
}

## Legends

card-row = Card row
row-empty = empty
row-say-card = { $title }, price { $price }.
row-say-coins = You have { $coins }.
cards-none = No cards yet.
cards-owned = Cards
armies-left = Armies left
cities-left = Cities left
source-regions = Regions
source-islands = Islands
source-cards = Cards
source-elixirs = Elixirs
source-tokens = Tokens
source-leader = Leader
score-region = Region
score-island = Island
score-citadel = Citadel
score-elixirs = Most elixirs
score-dragon = Dragon slain
legends-panel = { $player }: { $points } points, { $coins } coins, { $cards } cards{ $active ->
    [yes] , to move
   *[no] {""}
}.
points-say = Points left: { $left }, after this { $after }
bid-label = Your bid
bid-value = { $value ->
    [one] Bid { $value } coin
   *[other] Bid { $value } coins
}
bid-left = { $left } left if you win
bid-hint = fair value { $value }
bid-shown = revealed
bid-sealed = placed
bid-thinking = thinking
founder-tray = Boards to place
founder-side = { $side ->
    [horseshoe] horseshoe
    [citadel] citadel
    [desert] desert
    [meadows] meadows
    [volcano] volcano
    [ice] ice
    [tall] tall
    [fern] fern
   *[other] { $side }
}
founder-turn = Rotate
founder-flip = Other side
founder-suggest = Suggest

## Replay

replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
moment-say = { $at } of { $last }

## The page

ok = OK
no = No
skip = Skip
send = Send
copied = Link copied.
copy-link = Copy link
loading = Loading the table…
menu = Menu
keys = Keys and symbols
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
result = Result
record = Record

## Connection

net-offline = You are offline. Your choices cannot be sent now.
net-reconnecting = Reconnecting…
net-reconnecting-kept = Reconnecting… your move is kept.
net-lost = Connection lost; your last action may not have arrived. Check the table and try again.
net-stale = The position has changed.
net-fault = Server error.

## Before the match

seat-kept = Reserved
seat-mine = On this device
seat-mine-name = Name
seat-ready = ready
seat-not-ready = not ready yet
seat-plan = Player on seat { $seat }
seat-gave-up = { $identity } · resigned
seat-stand-in = { $identity } · computer stands in
seat-computer = { $identity } · computer
seat-name-shared = { $name } ({ $identity })
sit-here = Sit here
get-up = Leave seat
not-ready = Not ready
start-with-computers = Start with computers
close-table = Close table
table-full = All seats are taken; you can watch.
table-closed = This table is closed.
table-unnamed = Table
guest-name = Guest
invite = Invite
invite-note = Send the link, tell the code, or let someone scan the QR code.
qr = QR code of the link
fair-chance = Fair shuffle
fair-chance-note = All shuffles follow from a secret number, the seed. The server commits to it before anyone takes a seat, and reveals it after the match, so that everyone can verify that nothing was changed. You can add a text of your own, the salt: then not even the server knows the shuffle in advance.
commitment = Commitment
salt = Your salt
salt-add = Add
salted = Your salt is included.
salt-elsewhere = The salt of this game is in another browser of yours. Open the game there.
salt-changed = Another player's salt changed after your browser had sent yours. Agree again, with a new salt.
wait-restarted = { $times ->
    [one] The deal was started again after a salt was known, because { $player } withdrew.
   *[other] The deal was started again { $times } times after a salt was known, the last time because { $player } withdrew.
}
wait-tournament = The game starts when all players are here. Who is not here by { $time } loses it.
wait-players = { $players } players
wait-undo-free = undo free
wait-undo-consent = undo by consent
wait-undo-off = no undo
wait-private = private
wait-variants = with { $variants }

## The table

title-your-turn = Your turn – { $table }
your-turn = Your turn
your-turn-say = Your turn. { $asks }
turn-thinking = { $number ->
    [one] { $players } is thinking.
   *[other] { $players } are thinking.
}
turn-waiting = { $number ->
    [one] It is { $players }’s turn.
   *[other] Waiting for { $players }.
}
show-again = Show again
show-again-note = The moves of the others since your last decision.
steps-of = Turn of { $player }
steps-all = All steps
clock-warning = { $seconds } seconds left.
watching = Watching
turn-title = Turn { $turn }
setup-title = Set-up
sending = Sending…
undo-ask = Ask to undo
undo-why-not = This cannot be undone: { $reason }.
undo-asked = { $player } asks to undo.
undo-waits = { $who ->
    [you] You have
   *[other] { $player } has
} asked to undo; the others must agree.
reset-turn = Reset turn
reset-turn-note = Undoes all your decisions of this turn.
reset-hold = Hold to reset the turn
turn-ends-soon = Nothing else to decide: { $decision }
turn-ends-wait = Wait
turn-ended = Your turn is over.
idle-hint = You could start here{"\u007F"}: { $place }{"\u007F"}.

# Hints of the engine
hint-ask = Hint
hint-title = Show what the engine would do, step by step. A game with hints does not count as unaided.
hint-unrated = Hints on: not rated
hint-thinking = Thinking…
hint-of = step { $number } of { $steps }
hint-step-where = Where to look
hint-step-piece = What to use
hint-step-move = The move
hint-look-area = Look at the marked area.
hint-look-cards = Compare the cards of the row.
hint-look-choice = Compare the choices; none of them is on the board.
hint-piece-from = Use the marked piece.
hint-piece-at = Act at the marked place.
hint-piece-card = Take the marked card.
hint-tag-piece = This piece
hint-tag-place = Here
hint-tag-card = This card
hint-next-piece = Which piece?
hint-next-card = Which card?
hint-next-move = Show the move
hint-play = Play this move
hint-why = Why
hint-for = For it:
hint-against = Against it:
hint-chance = Estimated chance to win: { $chance }%.
hint-chance-other = Estimated chance to win: { $chance }%, and { $other }% with the second best move.
hint-proven = { $chance ->
    [100] With this move you win, whatever the others do.
   *[other] Every move loses if the others play well.
}
hint-then = Likely next: { $next }
key-hint = Hint, and its next step

take-question-back = Withdraw the request
agree = Agree
away-player = { $player } is away.
vote-computer = Let a computer continue
vote-asked = Should a computer continue for { $player }?
vote-waits = A vote is open on whether a computer continues for { $player }.
table-watchers = Spectators: { $number }
away-title = While you were away
away-note = While you were away: { $number ->
    [one] { $number } move
   *[other] { $number } moves
}.
away-play = Show
stand-in = Let a computer play for me
stand-in-note = You can return at any time.
stand-in-plays = A computer plays your seat.
bot-warmup = The computer opponent is warming up ({ $done } of { $total }). Until then, it plays weaker.
bot-warmup-begins = The computer opponent is warming up. Until then, it plays weaker.
go-away = Leave table
go-away-note = Your seat is kept; you can return.
go-away-sure = Leave the table? The others see that you are away, and you can return.
resign-sure = Resign this match? This cannot be undone.
rematch-ask = Rematch
rematch-wanted = { $player } wants a rematch
rematch-note = The same players, each on the next seat. It starts when all have agreed.
share-result = Share the result
share-picture = Picture of the result
share-note = The link opens the replay; its preview shows this picture.
share-url = Link to the replay
share-copy = Copy link
to-tournament = To the tournament
replay-open = Replay
reached-goal = First win against { $name } with { $players } players
reached-achievement = Milestone: { $title }
reached-see = Your progress
review-open = Review
result-hints = { $number ->
    [one] with 1 hint
   *[other] with { $number } hints
}
your-points = Your points
points-of = Points of { $player }
points-sources = Points: { $points }
no-points = No points yet.
no-points-change = No points change.
ends-game = This ends the game.
would-win = You would win: { $reason }.
would-share = You would share the win: { $reason }.
would-lose = You would lose: { $reason }.
would-lose-short = You would lose
would-win-nobody = Nobody would win: { $reason }.
would-be-out = You would lose: you would have no discs left on the board.
would-eliminate = { $player } would have no discs left on the board and lose.
preview-hidden = The points depend on what will be revealed.
choices = Choices
leads = If the game ended now: { $who ->
    [you] you lead
   *[other] { $player } leads
}

## Steps and words of Ekö

step-setup = Set-up
step-action = Action
step-march = March
step-reinforce = Reinforce
step-end = End
ask-eko-swap = Keep your Emperor where it stands, or swap it with another of your discs.
ask-eko-draft = Place a disc on a free space.
ask-eko-action = Your turn: choose a stack, or a site to build on.
ask-eko-march = March on for another action, or rest.
ask-eko-march-action = Your second action: choose a stack, or a site to build on.
ask-eko-exchange = Choose the captive to give back.
ask-eko-reinforce = Choose a stack to reinforce, or end your turn.
ask-eko-picked = Choose a destination{"\u007F"} for the stack on { $place }{"\u007F"}.
ask-eko-site = Choose the stack that builds{"\u007F"} on { $place }{"\u007F"}.
eko-detail = { $points } of { $goal } points · { $reserve } in reserve
do-move = Move
do-regroup = Regroup
do-attack = Attack
do-kamikaze = Kamikaze
do-construct = Build
do-reinforce = Reinforce
do-place = Place
do-swap = Swap
do-scatter = Scatter
do-keep = Keep
do-pass = Pass
do-march = March
cost-march = −{ $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}
do-rest = Rest
do-finish = End turn
versus-kamikaze = against
your-reserve = Your reserve
cost-tempest = Discs lost to tempests
cost-soldiers = Soldiers to the box
choice-building = { $building }, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
choice-building-emperor = { $building } with the Emperor, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
choice-add = Add { $discs }
choice-add-emperor = Add { $discs } with the Emperor
choice-way = −{ $discs } through tempest { $zones }
choice-way-emperor = −{ $discs } with the Emperor, through tempest { $zones }
choice-way-free = No loss
choice-emperor = The Emperor
choice-soldier = A soldier
emperor-of = Emperor of { $player }

## Steps and words of Legends

step-bid = Bid
step-take = Card
step-choose = Choose
step-place = Place
step-move = Move
step-city = City
step-destroy = Destroy
ask-leg-take = Your turn: take a card from the row.
ask-leg-half = Choose what the card does.
effect-printed = On the card
effect-unusable = { $effect }: { $why }.
effect-bonus = { $printed } on the card, { $bonus } from your abilities
effect-where = in {"\u007F"}{ $places }|{ $number ->
    [one] 1 region
   *[other] { $number } regions
}{"\u007F"}
ask-leg-place = Place armies: choose a region.
ask-leg-move = Move: choose one of your groups.
ask-leg-city = Build a city: choose a region.
ask-leg-destroy = Destroy an army: choose a group.
ask-leg-picked = Choose a destination{"\u007F"} for the armies on { $place }{"\u007F"}.
leg-detail = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} · { $points } points if the game ended now
points-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
points-after = Movement
coins-after = Coins
regions-after = Your regions
do-sail = Sail
do-city = Build city
do-destroy = Destroy
do-choose = Choose
do-take = Take
do-take-for = Take for { $price }
do-stop = Done
do-give-up =
    { $step ->
        [half] Use neither
        [queen] Take no card
        [place] Place no more
        [move] Move no more
        [city] Build no city
       *[destroy] Destroy no army
    }
give-up-title =
    { $step ->
        [queen] Take no last card?
       *[other] Give up the effect?
    }
give-up-note =
    { $step ->
        [half] You keep { $card }, but it does nothing now: neither of its two effects happens.
        [queen] The card stays in the row, and your turn ends.
       *[other] You keep { $card }, but the rest of this effect is lost.
    }
give-up-no = Go back
all-here = All here
armies = Armies
choice-destroy = Army of { $player }
choice-destroy-coin = Army of { $player }, and take a coin
row-you-took = You took { $card }
row-took = { $player } took { $card }
row-taken = taken
then-later = then { $step }
card-of = Card { $card } of { $cards }
bid-title = Bid for the first turn
bid-note = Everyone bids in secret; the highest bidder pays and names the first player.
bid-seal = Place bid
bid-wait = Your bid is placed; the others are still thinking.
first-title = Who starts?
lay-board = Place board
side-not-here = This side cannot be placed here.

## Result

result-wins = { $player } wins
result-you-win = You win
result-tie = A shared win
result-nobody = No winner
result-moments = The moments that decided it
result-turn = Turn { $turn }
result-review = Find the decisive moments
result-chance = Change of the chance to win
result-chance-note = The percentages are chances to win, before and after the decision.
result-reviewing = Looking at every decision again…
result-no-review = There is no review of this game now.
chart-chances = Chance of winning
result-minutes = { $minutes } min
result-hours = { $hours } h { $minutes } min
result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
result-rating = Rating { $before } → { $after }
result-rating-first = Rating { $after }
result-new-game = New game
result-kind-attack = An attack
result-kind-kamikaze = A kamikaze attack
result-kind-construct = A building
result-kind-reinforce = Reinforcements
result-kind-regroup = A larger stack
result-kind-move = A move
result-kind-take = A card
result-kind-place = New armies
result-kind-sail = A move by sea
result-kind-city = A new city
result-kind-destroy = A destroyed army
result-kind-other = A decision
shuffle-verified = Shuffle verified
record-verified = Record verified
shuffle-doubtful = Shuffle not verified
shuffle-recomputed = Your browser has recomputed { $parts } parts of the deal from the revealed seed.
shuffle-wrong = Your browser recomputed the deal from the revealed seed and found differences: { $parts }.
shuffle-kept = The commitment and the salts are those that your browser kept from before the shuffle.
shuffle-command = To check this without the page, download the record and run verify.py of Tetrarch's documentation:
shuffle-no-seed = The server has not revealed the seed that it committed to.
shuffle-other-commitment = The server's commitment is not the one that your browser kept from before the shuffle. The server can have chosen this deal.
shuffle-lost-salt = Your salt is missing from the record, or it was replaced. The server can have chosen this deal.
shuffle-other-salts = The salts of the record are not those to which the players had committed before your browser revealed yours. This deal can have been chosen.
shuffle-balanced = Your browser does not check which of the possible deals is the most even one.

## Settings of a table

notation = Notation
notation-note = Type a move, as in the list; Enter plays it.
notation-not-now = You cannot decide anything now.
play-it = Play

## Keys

key-arrows = to the neighbour in that direction
key-targets = next or previous target
key-enter = choose, then confirm
key-escape = one step back
key-undo = undo
key-reset = reset the turn
key-end = end the step or the turn
key-again = show the last moves of the others again
key-numbers = counts, choices, cards
key-names = show or hide the names of places
key-info = describe the place
key-why = why not here
key-scores = points and their sources
key-notation = type a move
key-help = this page
key-zoom = zoom and fit
key-drag = Stacks, armies and cards can also be dragged to their targets.
marks-title = Symbols on the board
marks-move = Dot or boot: move here.
marks-regroup = Dashed ring: join your own stack; the number is its new size.
marks-attack = Red ring with teeth: attack.
marks-kamikaze = Burst: attack as a kamikaze.
marks-construct = Dotted hexagon with a hammer: build; the number is the cost.
marks-reinforce = Double ring: add discs; the number is the free room.
marks-place = Dotted ring or cube: place here.
marks-swap = Arrows: swap with the Emperor.
marks-scatter = Spray: this stack can scatter.
marks-sail = Ship: cross the sea; the number is the price.
marks-city = City: build one here.
marks-destroy = Teeth: destroy an army.
marks-choose = Pale region: can be chosen.

## Replay of a match

fork = Play from here
replay-of = { $table } · replay
replay-begin = Before the first move.
replay-not-begun = This match has not started yet.
replay-leave = Back to the table
share-moment = Share this moment
eyes = View as
eyes-own = myself
eyes-public = spectator
eyes-seat = { $player }
eyes-all = all-seeing
to-turn = Go to
speed = Speed { $speed }

editor-edit-position = Edit this position

lesson-leave = All tutorials

# Explanations of concepts, once each
coach = Explanation
coach-done = Got it
coach-tutorial = Open the tutorial
menu-rules = Rules
menu-rules-note = Opens them at the rule about this step
coach-eko-welcome = Your first game of Ekö
coach-eko-welcome-note = The tutorial shows every step in a few minutes. Or just begin: what is new is explained as you play.
coach-eko-draft = Placing discs
coach-eko-draft-note = Players place their discs in turn, one on each space. Keep yours together: stacks that meet can join.
coach-eko-action = Your action
coach-eko-action-note = Each turn you either move a whole stack over empty spaces, or construct a building. A stack ends on an empty space, on another stack of yours, or on a weaker enemy stack, which it destroys.
coach-eko-emperor = Your Emperor
coach-eko-emperor-note = The disc with the crown is your Emperor. A stack with it also beats an enemy stack of the same height. A captured Emperor is worth 3 points to its captor, so protect it.
coach-eko-building = Building
coach-eko-building-note = A stack beside a construction space can pay with its discs to build there: 1 for an encampment, 2 for a tower, 3 for the castle. Buildings are points: with 12 points and a building on a capital you win.
coach-eko-march = Forced march
coach-eko-march-note = Pay 3 soldiers of your reserve, for good, and take a second action this turn. Or rest and keep them.
coach-eko-exchange = Exchange of captives
coach-eko-exchange-note = You hold a captive and your own Emperor is captive: you must give one captive for it. Your Emperor returns to your reserve.
coach-eko-reinforce = Reinforcement
coach-eko-reinforce-note = At the end of your turn discs of your reserve join one of your stacks, up to 4 discs in all, but not beside an enemy building.
coach-legends-welcome = Your first game of Legends
coach-legends-welcome-note = The tutorial shows every step in a few minutes. Or just begin: what is new is explained as you play.
coach-legends-boards = The map
coach-legends-boards-note = As the founder you lay the four boards. Routes over their edges join the islands.
coach-legends-start = The starting region
coach-legends-start-note = All players begin on this region, and new armies arrive here. Choose a region of the central board with a route to another board.
coach-legends-shared = One army of each player
coach-legends-shared-note = Place one army of every player together on a region away from the central board. You choose where all of them have a second foothold.
coach-legends-neutral = Neutral armies
coach-legends-neutral-note = Neutral armies belong to no player, but they count when control of a region is compared. Place them where they hinder your opponent.
coach-legends-bid = The bid
coach-legends-bid-note = All players bid coins once, in secret. Only the highest bidder pays, and decides who begins. Coins also buy cards, so do not spend them all.
coach-legends-first = Who begins
coach-legends-first-note = You won the bid: name the player who takes the first card.
coach-legends-take = Cards
coach-legends-take-note = Each turn you take one card and pay for its place in the row, from nothing to 3 coins. Its ability stays with you to the end; then you carry out its action.
coach-legends-half = One of two effects
coach-legends-half-note = This card offers two actions. Choose one of them.
coach-legends-place = Placing armies
coach-legends-place-note = New armies go on the starting region or on regions with one of your cities.
coach-legends-move = Moving armies
coach-legends-move-note = Spend movement points as you like. A step over land or a bridge costs 1, over the sea 3; the ability to fly makes the sea cheaper.
coach-legends-city = Cities
coach-legends-city-note = Build where you have an army. A city counts for control like an army, never moves, and new armies can arrive there.
coach-legends-destroy = Destroying
coach-legends-destroy-note = Remove an army of another player from a region where you have an army.

# A player at the table: mute, block, report.
player-menu = Mute, block or report { $name }
player-mute = Mute
player-unmute = Unmute
player-mute-note = You do not see the player’s messages.
player-block = Block
player-unblock = Unblock
player-block-note = In addition, the player cannot join your tables, challenge or invite you.
player-report = Report
player-report-note = The moderators of this server look at it.
report-reason = What is it about?
report-chat = Insults or other messages
report-name = An offensive name
report-cheating = Cheating
report-leaving = Leaving games
report-other = Something else
report-note = What happened?
report-about = The moderators see your report with the messages of this table. The player does not learn who reported.
report-send = Send report
report-sent = Thank you. The moderators will look at it.
