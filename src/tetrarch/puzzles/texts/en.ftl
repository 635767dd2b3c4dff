# Puzzles: their themes, what the user must do, and why the solution is one.

theme-best-decision = The best decision
theme-best-last-card = The best last card
theme-last-card = The winning last card
theme-only-defence = The only defence
theme-only-move = The only move
theme-save-emperor = Save the Emperor
theme-take-lead = Take the lead
theme-win-in-one = Win in one turn
theme-win-in-two = Win in two turns

task-best-decision = You are { $player }: find the decision that is clearly better than all others.
task-best-last-card = You are { $player } and take your last card: get as far ahead of the best other player as possible, or as little behind.
task-last-card = You are { $player } and take the last card of the game: win.
task-only-defence = You are { $player }. Another player threatens to win: prevent it until your next turn.
task-only-move = You are { $player } and can still win, whatever the others do: find the only way.
task-save-emperor = You are { $player }. Your Emperor is in danger: save it until your next turn.
task-take-lead = You are { $player }: take one card, and have the most points at the end of the turn.
task-win-in-one = You are { $player }: win in this turn.
task-win-in-two = You are { $player }: win within two turns, whatever the others do.

why-best-decision = Every other decision clearly lowers the chance to win.
why-best-last-card = No other card gives a better difference of points at the end of the turn (L8).
why-last-card = No other card wins: the game ends after this turn, and points decide (L7.1, L8).
why-only-defence = After every other decision, another player can win in its next turn (E8.1, E8.2).
why-only-move = After every other decision, the others can prevent the win (L8).
why-save-emperor = After every other decision, another player can capture the Emperor (E6.1).
why-take-lead = No other card gives the most points at the end of this turn (L8).
why-win-in-one = Every other decision gives the win away in this turn (E8.1, E8.2).
why-win-in-two = After every other decision, the others can prevent a win within two turns (E8.1, E8.2).

# How sure the solution is.
proof-exact = Proved: the solution works against every reply, and no other decision does.
proof-margin = Judged with a margin of { $percent } percentage points of win probability ({ $searches } searches of { $simulations } simulations each), not proved.

# Errors.
unknown-puzzle = there is no puzzle { $name }
unknown-theme = unknown theme { $name }; known: { $known }
no-puzzles = there are no puzzles for { $game }
