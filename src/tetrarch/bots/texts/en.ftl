# The levels of the computer players in English: desert winds, from the gentlest to the fiercest.

level-1 = Zephyr
level-1-note = sees at once what it can take or build, but overlooks about half of the other moves
level-2 = Mistral
level-2-note = compares all its moves with care, but looks no further than its own turn
level-3 = Harmattan
level-3-note = thinks a few moves ahead, and never misses a win within its own turn
level-4 = Sirocco
level-4-note = thinks well ahead and forgives little
level-5 = Simoom
level-5-note = the strongest there is: a trained network guides its search, and it thinks as long as you let it

# What is wrong with the text of a bot, such as level4:simulations=500. $near suggests what was probably meant.
unknown-bot = unknown bot { $name }; { $near }
no-option = { $text } is no option: options are written such as simulations=500
unknown-option = unknown option { $name }; { $near }
takes-none = it takes none
option-twice = { $name } is given twice
option-whole = { $text }: must be a whole number from { $least } to { $most }
option-number = { $text }: must be a number from { $least } to { $most }
command-missing = a command is missing: write such as exec:python3 bot.py
command-unreadable-quotation = { $text } cannot be read: no closing quotation
command-unreadable-escape = { $text } cannot be read: no escaped character
command-limit = { $text }: must be a number of seconds
command-range = { $text }: more than 0 seconds and at most a day

# What is wrong with a question to the exact solver, or with a proof.
no-solver = there is no solver for { $game }
solve-over = the game is over: there is nothing to solve
solve-not-yet = the solver needs a position in which one player decides
unknown-goal = unknown goal { $name }; known: { $known }
solve-turns = { $given } turns: must be from 1 to { $most }
solve-nodes = { $given } nodes: at least 1 is needed
proof-too-large = the proof would have more than { $most } positions
proof-form = the proof cannot be read: { $text }
proof-not-reached = the proof does not reach its goal at node { $number }
proof-no-branch = the proof has no node { $number }
proof-own-decision = node { $number } must have exactly one legal decision of the player
proof-replies = node { $number } does not answer exactly the legal replies
proof-hidden = node { $number } depends on something that the player cannot know
proof-late = the proof takes more than { $turns } turns
