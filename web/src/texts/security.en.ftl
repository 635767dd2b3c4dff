# Signing in with a code, sessions, two-factor sign-in, and the page of moderators.
sign-in-code = Code
sign-in-code-note = The six digits of your authenticator app, or a recovery code.
sign-in-recovery = Recovery code
sign-in-recovery-note = One of the codes that you kept when you created them. It works once.
forgotten = I have forgotten my password
forgotten-go = Set the new password
back-to-sign-in = Back to signing in
sessions = Where you are signed in
sessions-note = If you do not know one of these devices, sign it out and change your password.
session-unknown = Unknown device
session-made = Since { $day }
session-current = this device
session-used = last used { $when }
session-end = Sign out
two-factor = Two-factor sign-in
two-factor-note = After the password, signing in asks for a code of an authenticator app on your phone. Recovery codes replace it once each, and set a new password if you have forgotten yours.
two-factor-is-on = Two-factor sign-in is on.
two-factor-is-off = Two-factor sign-in is off.
two-factor-enable = Turn on
two-factor-disable = Turn off
two-factor-scan = Scan this code with your authenticator app, then enter the six digits that it shows.
two-factor-qr = QR code for the authenticator app
two-factor-secret = Or enter this key in the app:
two-factor-open = Open the app on this device
two-factor-enable-go = Continue
two-factor-disable-go = Turn off
two-factor-codes-go = Create codes
recovery-left = { $number ->
    [0] You have no recovery codes.
    [one] You have one recovery code left.
   *[other] You have { $number } recovery codes left.
}
recovery-new = New recovery codes
recovery-once = Keep these recovery codes in a safe place. They are shown only now; earlier ones no longer work.
moderation-title = Moderation
moderation-only = This page is for moderators of this server.
moderation-command-line = Command line
moderation-player = Player
moderation-table = Table
moderation-tables = Open and running tables
moderation-tables-none = No open or running tables.
moderation-waiting = Waiting
moderation-running = Running
moderation-close = Close
moderation-close-sure = Close for everyone
reports-title = Reports
reports-none = No open reports.
reports-open = { $count ->
    [one] { $count } open report
   *[other] { $count } open reports
}
reported-line = { $reporter } reports { $player }: { $reason }
reported-is-chat = chat
reported-is-name = name
reported-is-cheating = cheating
reported-is-leaving = leaving games
reported-is-other = something else
reported-lines = Messages at the table
reported-dismiss = Dismiss
reported-resolve = Resolved
bans = Bans
bans-none = Nobody is banned.
ban-this = Ban…
ban-player = Ban { $name }
ban-other = Another player
ban-name = Name of the account to ban
ban-reason = Reason
ban-reason-note = The player is told this.
ban-length = Length
ban-days = { $number ->
    [one] One day
   *[other] { $number } days
}
ban-forever = Without an end
ban-until = until { $day }
ban-end = End the ban
ban-go = Ban
audit = Audit log
audit-none = No actions yet.
audit-ban = Banned
audit-unban = Ended the ban of
audit-resolve = Resolved a report about
audit-close-table = Closed the table
audit-grant = Made a moderator:
audit-revoke = Took the role from
audit-prune-guests = Deleted old guests
audit-backup = Backed up the database:
audit-restore = Restored a backup:
audit-records = Exported records:
