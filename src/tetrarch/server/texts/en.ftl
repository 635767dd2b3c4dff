# What the server says in English: errors, what is wrong with a field, and notices.

# Errors: a sentence without a final stop.
error-bad-request = the request will not do: { $fields }
error-bad-json = the request cannot be read; its body must be JSON
error-bad-name = this name will not do; a name has 1 to { $most } characters of one script, at least one letter or digit, nothing invisible, and is not reserved
error-bad-cursor = this is no place in this list; take the one that the page before names as its next
error-bad-password-length = a password has { $least } to { $most } characters
error-not-signed-in = you are not signed in; choose a name to play as a guest, or sign in
error-bad-token = this token is not valid; it was revoked, or it never was one
error-wrong-password = the password is wrong
error-wrong-name-or-password = the name or the password is wrong
error-foreign-origin = this request does not come from a page of this server, so it was refused for your safety
error-account-needed = this needs an account; claim your name with a password, or sign in
error-people-only = only the person itself can do this, signed in at a browser; a token cannot
error-metrics-forbidden = the measurements are for this machine only, or for whoever quotes their token
error-not-found = there is nothing at this address
error-no-such-person = there is no such player
error-no-such-table = there is no such table
error-no-such-step = there is no such step in this tutorial
error-not-the-aim = { $reason }
error-step-done = this step is done; go on to the next one, or begin it again
error-no-such-token = there is no such token
error-no-such-subscription = this browser gets no notices from here
error-method-not-allowed = this address does not do that
error-name-taken = this name, or one much like it, is taken; choose another, or sign in if it is yours
error-already-account = this is an account already
error-too-many-bots = one person has at most { $most } bot accounts; delete one first
error-too-many-tokens = at most { $most } tokens at a time; revoke one first
error-too-many-subscriptions = at most { $most } browsers of one person get notices; remove one first
error-conflict = somebody else changed this at the same moment; look again, then try again
error-too-large = this is too much at once; a request has at most { $most } kilobytes
error-too-often = that was too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
error-our-fault = something went wrong here, and it is our fault; if it happens again, report it as { $reference }
error-push-off = this server sends no notices to closed browsers
error-stopping = the server is stopping; try again in a moment
error-database-away = the database does not answer; try again in a moment
error-bad-message = the message cannot be understood: { $reason }
error-bad-position = this is no position: { $reason }
error-no-advice = there is nothing to advise: { $reason }
error-engine-locked = you play a running match on this board with other people; until it is over you think for yourself
error-too-many-watched = at most { $most } tables can be watched at a time
error-too-many-advised = too many ask for advice just now; try again in a moment

# What is wrong with one field of a request.
field-missing = { $field } is missing
field-unknown = { $field } is not known here
field-too-short = { $field } is too short; at least { $limit }
field-too-long = { $field } is too long; at most { $limit }
field-too-small = { $field } is too small; at least { $limit }
field-too-big = { $field } is too big; at most { $limit }
field-not-a-choice = { $field } is none of the choices
field-hidden-characters = { $field } has characters that cannot be seen
field-wrong-form = { $field } has the wrong form
field-wrong-type = { $field } must be { $wanted }
field-one-of = either { $field } or { $other } is needed, and not both
field-unknown-push-service = { $field } is not at a push service that this server knows

# Names that stand where a person's would.
deleted-player = deleted player

# Where there is no web page.
no-page = The server runs, but this installation has no web page. Programs can play:

# What browsers show of the page once it is installed.
manifest-description = Two board games, Ekö and Legends: against the computer, with friends, live or turn by turn.
manifest-new = New table
manifest-rules = Rules

# Notices to closed browsers.
push-turn-title = It is your turn
push-turn-body = { $table } is waiting for your decision.
error-table-full = this table has seen { $most } entries and takes no more of these
bot-budget = a bot has { $most } { $option } at most for one decision here
unknown-format = is none of the formats that can be checked: { $formats }
position-format = its format is none of { $formats }
position-line = a position in one line begins with { $starts }
position-other-view = this is what seat { $viewer } may know; nobody can say what seat { $seat } does
not-json = it is not JSON

# Whether a record is true
the-record = the record
verified-events = { $events ->
    [one] One event was played again, by the rules and without a fault.
   *[other] All { $events } events were played again, by the rules and without a fault.
}
verified-seed = { $deals ->
    [one] What was dealt follows from the seed that the server had sealed before the match.
   *[other] All { $deals } deals follow from the seed that the server had sealed before the match.
}
verified-no-seed = The seed has not been revealed, so nothing proves how the deals came about.

# What is wrong with a server's data or settings, for whoever runs it.
fault-address = the database's address cannot be read; it looks like postgresql://user:password@host/name
fault-sqlite-file = an SQLite database must be a file: sqlite:///folder/name.sqlite3
fault-backend = cannot keep tables in { $name }; known: sqlite, postgresql
fault-postgres-extra = { $reason }; PostgreSQL needs the extra: pip install 'tetrarch[postgres]'
fault-server-runs = { $folder }: a server runs on this data (process { $process })
fault-no-database = { $file }: there is no database
fault-no-database-there = { $file }: there is no database; --data names the server's folder
fault-there-already = { $file }: is there already; name another file, or replace it with --force
fault-itself = { $file }: is the database itself
fault-no-file = { $file }: there is no such file
fault-no-backup = { $file }: is no backup of tetrarch: { $reason }
fault-damaged = { $file }: is damaged: { $reason }
fault-newer-backup = { $file }: is of a version that this program does not know; it needs a newer tetrarch
fault-not-copied = { $file }: cannot be copied: { $reason }
fault-unusable = the database { $name } cannot be used: { $reason }
fault-newer-version = the database is at version { $version } and this program knows versions up to { $newest }: it was used by a newer tetrarch; upgrade the program, or restore a backup made before
fault-other-version = the database is at version { $version } and this program needs { $newest }; start a server of this version once
fault-silent = the database { $name } does not answer
fault-no-table = there is no table { $table }
fault-table-over = table { $table } is over already
fault-table-closed = table { $table } is closed already
fault-unknown-request = this server does not know the request { $kind }
fault-setting = settings: { $reason }
fault-settings-file = { $file }: cannot be read: { $reason }
fault-settings-toml = { $file }: { $reason }
fault-data-in-file = { $file }: 'data' cannot be set in the folder that it names
fault-variable = the environment: { $name } is no setting; known: { $known }
fault-proxy = settings: trusted_proxies: { $name } is no address or network
fault-public-url = settings: public_url: it must look like https://play.example or .../games
fault-prefix = settings: path_prefix: it must begin with a slash
fault-push-contact = settings: vapid_contact: push services need a mailto: or https:// address of yours
fault-push-key = settings: vapid_private_key: this is no key; tetrarch admin push-keys makes one
fault-push-extra = settings: vapid_private_key: Web Push needs pip install 'tetrarch[push]'
