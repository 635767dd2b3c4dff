# Inloggen met een code, sessies, inloggen in twee stappen en de pagina van moderators.
sign-in-code = Code
sign-in-code-note = De zes cijfers van je authenticator-app, of een herstelcode.
sign-in-recovery = Herstelcode
sign-in-recovery-note = Een van de codes die je hebt bewaard. Hij werkt één keer.
forgotten = Ik ben mijn wachtwoord vergeten
forgotten-go = Nieuw wachtwoord instellen
back-to-sign-in = Terug naar inloggen
sessions = Waar je bent ingelogd
sessions-note = Ken je een van deze apparaten niet, log het dan uit en wijzig je wachtwoord.
session-unknown = Onbekend apparaat
session-made = Sinds { $day }
session-current = dit apparaat
session-used = laatst gebruikt { $when }
session-end = Uitloggen
two-factor = Inloggen in twee stappen
two-factor-note = Na het wachtwoord vraagt het inloggen om een code van een authenticator-app op je telefoon. Herstelcodes vervangen die elk één keer, en stellen een nieuw wachtwoord in als je het jouwe bent vergeten.
two-factor-is-on = Inloggen in twee stappen staat aan.
two-factor-is-off = Inloggen in twee stappen staat uit.
two-factor-enable = Aanzetten
two-factor-disable = Uitzetten
two-factor-scan = Scan deze code met je authenticator-app en vul de zes cijfers in die hij toont.
two-factor-qr = QR-code voor de authenticator-app
two-factor-secret = Of vul deze sleutel in de app in:
two-factor-open = De app op dit apparaat openen
two-factor-enable-go = Verder
two-factor-disable-go = Uitzetten
two-factor-codes-go = Codes maken
recovery-left = { $number ->
    [0] Je hebt geen herstelcodes.
    [one] Je hebt nog één herstelcode.
   *[other] Je hebt nog { $number } herstelcodes.
}
recovery-new = Nieuwe herstelcodes
recovery-once = Bewaar deze herstelcodes op een veilige plek. Ze worden alleen nu getoond; eerdere werken niet meer.
moderation-title = Moderatie
moderation-only = Deze pagina is voor moderators van deze server.
moderation-command-line = Opdrachtregel
moderation-player = Speler
moderation-table = Tafel
moderation-tables = Open en lopende tafels
moderation-tables-none = Geen open of lopende tafels.
moderation-waiting = Wacht
moderation-running = Loopt
moderation-close = Sluiten
moderation-close-sure = Voor iedereen sluiten
reports-title = Meldingen
reports-none = Geen open meldingen.
reports-open = { $count ->
    [one] { $count } open melding
   *[other] { $count } open meldingen
}
reported-line = { $reporter } meldt { $player }: { $reason }
reported-is-chat = chat
reported-is-name = naam
reported-is-cheating = valsspelen
reported-is-leaving = weglopen uit partijen
reported-is-other = iets anders
reported-lines = Berichten aan de tafel
reported-dismiss = Zonder maatregel
reported-resolve = Afgehandeld
bans = Uitsluitingen
bans-none = Niemand is uitgesloten.
ban-this = Uitsluiten…
ban-player = { $name } uitsluiten
ban-other = Een andere speler
ban-name = Naam van het uit te sluiten account
ban-reason = Reden
ban-reason-note = De speler krijgt dit te lezen.
ban-length = Duur
ban-days = { $number ->
    [one] Eén dag
   *[other] { $number } dagen
}
ban-forever = Zonder einde
ban-until = tot { $day }
ban-end = Beëindigen
ban-go = Uitsluiten
audit = Beheerslogboek
audit-none = Nog geen handelingen.
audit-ban = Uitgesloten:
audit-unban = Uitsluiting beëindigd:
audit-resolve = Melding afgehandeld over
audit-close-table = Tafel gesloten:
audit-grant = Moderator gemaakt:
audit-revoke = Rol ontnomen:
audit-prune-guests = Oude gasten verwijderd
audit-backup = Back-up gemaakt van de database:
audit-restore = Back-up teruggezet:
audit-records = Partijen geëxporteerd:
