# The server's texts in English: errors, faults of fields, and notices.

# Errors: a sentence without a final stop.
error-bad-request = invalid request: { $fields }
error-bad-json = the request body must be valid JSON
error-bad-name = invalid name: a name has 1 to { $most } characters of one script, at least one letter or digit, no invisible characters, and is not reserved
error-bad-cursor = invalid cursor: use the one that the previous page returned as next
error-bad-password-length = a password has { $least } to { $most } characters
error-not-signed-in = you are not signed in; choose a name to play as a guest, or sign in
error-bad-token = this token is invalid or was revoked
error-wrong-password = the password is wrong
error-wrong-name-or-password = the name or the password is wrong
error-foreign-origin = this request does not come from a page of this server and was rejected for your safety
error-wrong-host = this server does not have the host name of this address; its operator can allow it with the setting allowed_hosts
error-account-needed = this needs an account: claim your name with a password, or sign in
error-people-only = this needs a user signed in at a browser; tokens are not accepted
error-metrics-forbidden = metrics are available from this machine, or with their token
error-not-found = there is nothing at this address
error-no-such-person = there is no such player
error-no-such-table = there is no such table
error-no-such-step = there is no such step in this tutorial
error-not-the-aim = { $reason }
error-step-done = this step is complete; go to the next one, or start it again
error-no-such-puzzle = there is no such puzzle or theme
error-puzzle-done = this attempt is over; start again, or choose another puzzle
error-no-such-token = there is no such token
error-no-such-subscription = there is no such push subscription
error-method-not-allowed = this address does not support this method
error-name-taken = this name, or a similar one, is taken; choose another, or sign in if it is yours
error-already-account = this is already an account
error-too-many-bots = a user has at most { $most } bot accounts; delete one first
error-too-many-tokens = at most { $most } tokens at a time; revoke one first
error-too-many-subscriptions = a user has at most { $most } push subscriptions; remove one first
error-conflict = this changed at the same time; reload and try again
error-too-large = the request is too large: at most { $most } kilobytes
error-too-often = too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
error-our-fault = internal error; if it happens again, report it as { $reference }
error-push-off = this server sends no push notices
error-stopping = the server is stopping; try again in a moment
error-database-away = the database does not respond; try again in a moment
error-bad-message = invalid message: { $reason }
error-bad-position = invalid position: { $reason }
error-no-advice = there is nothing to analyse: { $reason }
error-engine-locked = you are playing a running match on this board with other people; analysis is available when it is over
error-too-many-watched = at most { $most } tables can be watched at a time
error-too-many-advised = too many analyses are running; try again in a moment
error-too-many-connections = too many connections from your address; try again in a moment
error-newer-table = a newer version of the server continues this table; reload the page
error-bad-record = invalid record: { $reason }
error-no-such-review = there is no such review; request it again
error-too-many-reviews = at most { $most } reviews can run for you at a time; wait for one or cancel it
error-no-such-tournament = there is no such tournament
error-not-organiser = only the organiser of the tournament can do this
error-tournament-started = the tournament has started, so this is no longer possible
error-tournament-over = the tournament is over
error-tournament-full = a tournament has at most { $most } players
error-not-joined = you do not play in this tournament
error-bot-stays = a bot that has started a tournament plays it to the end
error-too-few-players = this tournament needs at least { $least } players
error-too-many-rounds = { $players } players can play at most { $most } rounds here; choose fewer rounds or find more players
error-too-many-games = a tournament has at most { $most } games; choose fewer rounds or a Swiss tournament
error-too-many-tournaments = you can organise at most { $most } tournaments at a time; finish or abort one first
error-too-many-joined = you can play in at most { $most } tournaments at a time
error-no-such-friend-link = this friend link does not work: it was revoked or has expired; ask for a new one
error-own-friend-link = this is your own friend link; send it to a friend
error-too-many-friends = a user has at most { $most } friends
error-not-friends = you can challenge only your friends
error-not-invitable = one of these players cannot be invited by you
error-own-block = you cannot block yourself
error-too-many-blocked = at most { $most } players can be blocked
error-no-such-challenge = there is no such challenge: it was answered, withdrawn, or has expired
error-too-many-challenges = too many of your challenges are unanswered; wait, or withdraw one
error-banned = { $ends ->
    [yes] you are banned until { $until }: { $reason }
   *[no] you are banned: { $reason }
}
error-moderators-only = this is for moderators of this server
error-moderator-stays = a moderator cannot be banned; take the role away first
error-blocked-by-host = the host of this table does not let you join
error-code-needed = enter the code of your authenticator app, or a recovery code
error-wrong-code = the code is wrong or was used before; wait for the next one
error-wrong-recovery-code = the name or the recovery code is wrong
error-two-factor-on = two-factor sign-in is already on
error-two-factor-off = two-factor sign-in is not on
error-no-such-session = there is no such session
error-no-such-message = there is no such chat message of this player
error-no-such-report = there is no such open report
error-not-banned = this player is not banned
error-own-mute = you cannot mute yourself
error-own-report = you cannot report yourself
error-too-many-muted = at most { $most } players can be muted
error-too-many-reports = at most { $most } of your reports can be open; the moderators will look at them
error-bad-words = this text contains words that this server does not allow

# Faults of one field of a request.
field-missing = { $field } is missing
field-unknown = { $field } is unknown
field-too-short = { $field } is too short: at least { $limit }
field-too-long = { $field } is too long: at most { $limit }
field-too-small = { $field } is too small: at least { $limit }
field-too-big = { $field } is too big: at most { $limit }
field-not-a-choice = { $field } is not one of the allowed values
field-hidden-characters = { $field } contains invisible characters
field-wrong-form = { $field } has an invalid format
field-wrong-type = { $field } must be { $wanted }
field-one-of = exactly one of { $field } and { $other } is required
field-unknown-push-service = { $field } does not belong to a supported push service
field-too-few-seats = { $field } needs { $wanted ->
    [one] one more open seat
   *[other] { $wanted } open seats
} for you and your friends
field-clock-needed = a tournament needs a clock, so that every round ends

# Names in place of a user's.
deleted-player = deleted player

# Without a web page.
no-page = The server runs, but this installation has no web page. Programs can use the API:

# The page as an installed application.
manifest-description = Two board games, Ekö and Legends: against the computer, with friends, live or turn by turn.
manifest-new = New table
manifest-rules = Rules

# Notices to closed browsers.
push-turn-title = It is your turn
push-turn-body = { $table } is waiting for your decision.
push-challenge-title = { $player } challenges you
push-challenge-body = { $game }: accept or decline.
push-accepted-title = { $player } accepts your challenge
push-accepted-body = { $game }: your table is ready.
error-table-full = this table has { $most } entries and accepts no more of this kind
bot-budget = { $bot } may use at most { $most } { $option } for one decision here
unknown-program = is not a program of this server; known: { $programs }
unknown-format = is not a format that can be checked: { $formats }
position-format = the format must be one of { $formats }
position-line = a position in one line starts with { $starts }
position-other-view = this position is the view of seat { $viewer }; the view of seat { $seat } cannot be derived from it
not-json = it is not valid JSON

# Link previews.
preview-result = { $game }: { $result }
preview-table = { $game }: { $players }
preview-waiting = A table of { $game } is waiting for players.
preview-running = This game is running. Open the link to watch it.
preview-join = { $host } invites you to { $game }
preview-join-note = Open the link, choose a name and play: no account needed.
preview-friend = { $player } wants to be your friend
preview-friend-note = Friends see who is online, challenge each other and watch each other’s games.
result-heading = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } win
}

# Verification of records.
the-record = the record
verified-events = { $events ->
    [one] One event was replayed without a fault.
   *[other] All { $events } events were replayed without a fault.
}
verified-seed = { $deals ->
    [2] Both deals follow from the seed that the server committed to before the match.
    [one] The deal follows from the seed that the server committed to before the match.
   *[other] All { $deals } deals follow from the seed that the server committed to before the match.
}
verified-no-seed = The seed has not been revealed, so the deals cannot be verified.

# Faults of a server's data or settings, for the operator.
fault-address = the database URL is invalid; it looks like postgresql://user:password@host/name
fault-sqlite-file = an SQLite database must be a file: sqlite:///folder/name.sqlite3
fault-backend = unsupported database { $name }; supported: sqlite, postgresql
fault-postgres-extra = { $reason }; PostgreSQL needs the extra: pip install 'tetrarch[postgres]'
fault-redis-extra = the bus needs the extra: pip install 'tetrarch[redis]'
fault-bus-address = the address of the bus is not valid: { $reason }
fault-bus-database = a bus connects servers of a PostgreSQL database; name that, too: database = "postgresql://..."
fault-server-runs = { $folder }: a server is running on this data (process { $process })
fault-no-database = { $file }: there is no database
fault-no-database-there = { $file }: there is no database; --data names the server's folder
fault-there-already = { $file }: exists already; choose another file, or replace it with --force
fault-itself = { $file }: is the database itself
fault-no-file = { $file }: there is no such file
fault-no-backup = { $file }: is not a backup of tetrarch: { $reason }
fault-damaged = { $file }: is damaged: { $reason }
fault-newer-backup = { $file }: has an unknown version; it needs a newer tetrarch
fault-not-copied = { $file }: cannot be copied: { $reason }
fault-unusable = the database { $name } cannot be used: { $reason }
fault-newer-version = the database has version { $version }, and this program supports versions up to { $newest }: a newer tetrarch has used it; upgrade the program, or restore an older backup
fault-other-version = the database has version { $version }, and this program needs { $newest }; start a server of this version once
fault-silent = the database { $name } does not respond
fault-no-table = there is no table { $table }
fault-table-over = table { $table } is already over
fault-table-closed = table { $table } is already closed
fault-unknown-request = this server does not support the request { $kind }
fault-setting = settings: { $reason }
fault-settings-file = { $file }: cannot be read: { $reason }
fault-settings-toml = { $file }: { $reason }
fault-data-in-file = { $file }: 'data' cannot be set in its own folder
fault-variable = the environment: { $name } is not a setting; known: { $known }
fault-proxy = settings: trusted_proxies: { $name } is not an address or network
fault-public-url = settings: public_url: must look like https://play.example or https://play.example/games
fault-external-bots = settings: external_bots: needs names and commands, such as external_bots.alpha = "python3 alpha.py"; a name has up to 32 letters, digits, dots, dashes and underscores
fault-external-bot = settings: external_bots: { $name }: { $reason }
fault-prefix = settings: path_prefix: must start with a slash
fault-push-contact = settings: vapid_contact: push services need a mailto: or https:// address
fault-push-key = settings: vapid_private_key: invalid key; tetrarch admin push-keys creates one
fault-push-extra = settings: vapid_private_key: Web Push needs pip install 'tetrarch[push]'
fault-chat-filter = { $file }, line { $line }: is not a regular expression: { $reason }
fault-chat-filter-empty = { $file }, line { $line }: matches an empty text, so it would match everything

# What achievements ask for. $note describes the variant.

achievement-any = Finish a game.
achievement-players = Finish a game with { $players } players.
achievement-variant = Finish a game with { $variant }: { $note }.
achievement-at-once = Finish a game with { $count } variants at once.
achievement-different = Finish games with { $count } different variants.
