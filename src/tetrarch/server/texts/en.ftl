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
field-unknown-push-service = { $field } is not at a push service that this server knows

# Names that stand where a person's would.
deleted-player = deleted player

# Notices to closed browsers.
push-turn-title = It is your turn
push-turn-body = { $table } is waiting for your decision.
error-table-full = this table has seen { $most } entries and takes no more of these
bot-budget = a bot has { $most } { $option } at most for one decision here
