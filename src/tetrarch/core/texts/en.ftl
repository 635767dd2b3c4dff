# Shared texts in English. $text is user input; $legal are notations.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
semicolon = ;
nearest = did you mean '{ $name }'?
known = known: { $names }
seat = seat { $seat }

# Errors
illegal-move = is not legal here
other-board = belongs to another board
not-to-decide = seat { $seat } is not to decide: { $who } decides now
nobody-decides = seat { $seat } is not to decide: nobody is
no-decision = contains no decision
beyond-turn = the line goes beyond the turn of seat { $seat }; seat { $other } decides now
decision-of-line = decision { $number } of { $count }: { $text }
legal-instead = legal: { $legal }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}

# Faults of a record. $text is a decision in notation, or the text in its place.
record-event = event { $number }
record-refused = { $text }: { $reason }
record-no-ending = does not exist in version { $version }; version 2 added it
record-no-position = cannot be a position in version { $version }; version 3 added this
record-no-salt-commitments = does not exist in version { $version }; version 3 added it
record-salt-commitments = must have one entry for each salt
record-either = must have either seat and play, or chance alone
record-other-game = is { $game }, not { $own }
record-other-rules = were version { $rules }; this program plays version { $own }
record-names = { $names } names for { $seats } seats
record-result = the record claims { $claimed }, its decisions give { $played }
record-no-result = no result
record-unfinished = an unfinished game
record-won = { $reason } won by { $winners } with points { $points }
record-no-commitment = is missing although the seed is revealed
record-unprovable = is missing: without it no seed can be verified
record-other-seed = does not belong to the seed
record-other-salt = is not the salt that was committed to
record-other-deal = is not what the seed deals
record-ending-seats = seats: { $seats } are not different seats of this game
record-ending-closed = a closed match is not over and has neither winners nor standings
record-ending-nobody = seats: no seat gave up
record-ending-settled = winners and standings do not follow from the result and from who gave up
record-ending-once = standings: do not name every seat once
record-ending-last = standings: seats that gave up come last, the first of them at the very end, after at least one other seat
record-ending-winner = winners: if the game was cut short, the first seat in the standings wins alone
line-feed = contains a line feed, which a seed or salt must not

# Faults in the form of a file or a message. The names of fields are not translated.
form-missing = is missing
form-unknown = is not known here
form-wrong-type = must be { $wanted }
form-table = must be a table
form-name-text = every name must be a string
form-unknown-name = is unknown; { $near }
form-too-short = is too short; at least { $limit }
form-too-long = is too long; at most { $limit }
form-too-small = is too small; at least { $limit }
form-too-big = is too big; at most { $limit }
form-not-a-choice = is not one of the choices
form-wrong-form = has the wrong form
form-not-object = must be an object of the format { $format }
form-format = must be { $format }, not { $given }
form-version = must be a whole number from 1, not { $given }
form-newer = is { $version }; this program reads versions up to { $newest }: update it
form-unicode = has a name that is not valid Unicode
form-no-seat = there is no seat { $seat }
form-none-of = { $given } is not one of { $known }
form-range = { $given } is not from { $least } to { $most }
form-letters = { $given } is not { $number } different letters
form-identity = { $letter } is not an identity in this game
form-each = must have one entry for each of { $letters }
form-beside = is not allowed together with a position
form-options = are not those of the position that the game begins with
form-line = a line of this kind begins with { $prefix }
form-line-newer = is a line of version { $version }; this program reads version 1: update it
type-int = a whole number
type-float = a number
type-str = a text
type-bool = true or false
type-array = a list
type-object = an object with named fields
type-null = empty (null)
json-long = is { $bytes } bytes long; at most { $most } are read
json-twins = occurs more than once in one object
json-byte = is not valid JSON: the fault is at byte { $byte }
json-cut = is not valid JSON: it ends too early
json-deep = is not valid JSON: it is nested too deeply
json-unicode = is not valid JSON: it is not in UTF-8
toml-line = is not a TOML file: the fault is at line { $line }, column { $column }
toml-cut = is not a TOML file: the fault is at its end
toml-deep = is not a TOML file: it is nested too deeply
fault-at = { $where }: { $text }
fault-by = { $text } ({ $rule })
no-such-seat = there is no seat { $seat }: seats are 0 to { $last }

# Games and their options
unknown-game = unknown game { $name }; { $near }
turn-number = turn { $turn }
fault-set-beside = is not allowed together with a position or map, which defines it
fault-position-over = the game is over in this position
fault-position-for = are { $players }, but the position is for { $given }
