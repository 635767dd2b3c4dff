# Wat de server in het Nederlands zegt: fouten, wat er mis is met een veld, en berichten.

# Fouten: een zin zonder punt aan het eind.
error-bad-request = dit verzoek klopt niet: { $fields }
error-bad-json = dit verzoek is niet te lezen; de inhoud moet JSON zijn
error-bad-name = deze naam kan niet; een naam heeft 1 tot { $most } tekens van één schrift, minstens één letter of cijfer, niets onzichtbaars, en is niet gereserveerd
error-bad-cursor = dit is geen plaats in deze lijst; neem de plaats die de vorige pagina als vervolg noemt
error-bad-password-length = een wachtwoord heeft { $least } tot { $most } tekens
error-not-signed-in = je bent niet ingelogd; kies een naam om als gast te spelen, of log in
error-bad-token = dit token is niet geldig; het is ingetrokken, of heeft nooit bestaan
error-wrong-password = het wachtwoord is fout
error-wrong-name-or-password = de naam of het wachtwoord is fout
error-foreign-origin = dit verzoek komt niet van een pagina van deze server en is voor je veiligheid geweigerd
error-wrong-host = deze server heeft niet de hostnaam van dit adres; de beheerder kan die toelaten met de instelling allowed_hosts
error-account-needed = hiervoor is een account nodig; leg je naam vast met een wachtwoord, of log in
error-people-only = alleen de persoon zelf kan dit, ingelogd in een browser; met een token kan het niet
error-metrics-forbidden = de metingen zijn alleen voor deze machine, of voor wie het token ervoor opgeeft
error-not-found = op dit adres is niets
error-no-such-person = deze speler bestaat niet
error-no-such-table = deze tafel bestaat niet
error-no-such-step = deze stap bestaat niet in deze les
error-not-the-aim = { $reason }
error-step-done = deze stap is klaar; ga verder met de volgende of begin hem opnieuw
error-no-such-puzzle = deze puzzel of dit thema bestaat niet
error-puzzle-done = deze poging is voorbij; begin opnieuw, of kies een andere puzzel
error-no-such-token = dit token bestaat niet
error-no-such-subscription = deze browser krijgt van hier geen meldingen
error-method-not-allowed = dat kan op dit adres niet
error-name-taken = deze naam, of een die er veel op lijkt, is bezet; kies een andere, of log in als het jouw naam is
error-already-account = dit is al een account
error-too-many-bots = één persoon heeft hoogstens { $most } botaccounts; verwijder er eerst een
error-too-many-tokens = hoogstens { $most } tokens tegelijk; trek er eerst een in
error-too-many-subscriptions = hoogstens { $most } browsers van één persoon krijgen meldingen; haal er eerst een weg
error-conflict = iemand anders veranderde dit op hetzelfde moment; kijk opnieuw en probeer het dan nog eens
error-too-large = dit is te veel in één keer; een verzoek heeft hoogstens { $most } kilobyte
error-too-often = dat was te vaak; probeer het opnieuw over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
error-our-fault = hier ging iets mis, en dat is onze fout; gebeurt het nog eens, meld het dan als { $reference }
error-push-off = deze server stuurt geen meldingen naar gesloten browsers
error-stopping = de server stopt; probeer het zo meteen opnieuw
error-database-away = de database antwoordt niet; probeer het zo meteen opnieuw
error-bad-message = het bericht is niet te begrijpen: { $reason }
error-bad-position = dit is geen stelling: { $reason }
error-no-advice = er valt niets te adviseren: { $reason }
error-engine-locked = je speelt op dit bord een lopende partij met anderen; tot die voorbij is, denk je zelf
error-too-many-watched = je kunt hoogstens { $most } tafels tegelijk volgen
error-too-many-advised = te veel mensen vragen nu om advies; probeer het zo meteen opnieuw
error-too-many-connections = te veel verbindingen vanaf uw adres; probeer het zo meteen opnieuw
error-newer-table = een nieuwere versie van de server gaat verder met deze tafel; laad de pagina opnieuw
error-bad-record = ongeldig verslag: { $reason }
error-no-such-review = deze analyse bestaat niet; vraag die opnieuw aan
error-too-many-reviews = er kunnen hoogstens { $most } analyses tegelijk voor je lopen; wacht of annuleer er een
error-no-such-tournament = dit toernooi bestaat niet
error-not-organiser = alleen de organisator van het toernooi kan dit doen
error-tournament-started = het toernooi is begonnen, dus dit kan niet meer
error-tournament-over = het toernooi is afgelopen
error-tournament-full = een toernooi heeft hoogstens { $most } spelers
error-not-joined = je speelt niet mee in dit toernooi
error-bot-stays = een computerspeler die aan een toernooi is begonnen, speelt het uit
error-too-few-players = dit toernooi heeft minstens { $least } spelers nodig
error-too-many-rounds = { $players } spelers kunnen hier hoogstens { $most } ronden spelen; kies minder ronden of zoek meer spelers
error-too-many-games = een toernooi heeft hoogstens { $most } partijen; kies minder ronden of een Zwitsers toernooi
error-too-many-tournaments = je kunt hoogstens { $most } toernooien tegelijk organiseren; rond er eerst een af of breek er een af
error-too-many-joined = je kunt in hoogstens { $most } toernooien tegelijk meespelen
error-no-such-friend-link = deze vriendenlink werkt niet: hij is ingetrokken of verlopen; vraag een nieuwe
error-own-friend-link = dit is je eigen vriendenlink; stuur hem naar een vriend
error-too-many-friends = een gebruiker heeft hoogstens { $most } vrienden
error-not-friends = je kunt alleen je vrienden uitdagen
error-not-invitable = een van deze spelers kun je niet uitnodigen
error-own-block = je kunt jezelf niet blokkeren
error-too-many-blocked = hoogstens { $most } spelers kunnen geblokkeerd zijn
error-no-such-challenge = deze uitdaging bestaat niet: ze is beantwoord, ingetrokken of verlopen
error-too-many-challenges = te veel van je uitdagingen zijn onbeantwoord; wacht, of trek er een in
error-banned = { $ends ->
    [yes] je bent uitgesloten tot { $until }: { $reason }
   *[no] je bent uitgesloten: { $reason }
}
error-moderators-only = dit is voor moderators van deze server
error-moderator-stays = een moderator kan niet worden uitgesloten; trek eerst de rol in
error-blocked-by-host = de gastheer van deze tafel laat je niet meedoen
error-code-needed = vul de code van je authenticator-app in, of een herstelcode
error-wrong-code = de code is onjuist of al gebruikt; wacht op de volgende
error-wrong-recovery-code = de naam of de herstelcode is onjuist
error-two-factor-on = inloggen in twee stappen staat al aan
error-two-factor-off = inloggen in twee stappen staat niet aan
error-no-such-session = deze sessie bestaat niet
error-no-such-message = dit chatbericht van deze speler bestaat niet
error-no-such-report = deze open melding bestaat niet
error-not-banned = deze speler is niet uitgesloten
error-own-mute = je kunt jezelf niet dempen
error-own-report = je kunt jezelf niet melden
error-too-many-muted = er kunnen hoogstens { $most } spelers gedempt zijn
error-too-many-reports = er kunnen hoogstens { $most } van je meldingen openstaan; de moderators bekijken ze
error-bad-words = deze tekst bevat woorden die deze server niet toestaat

# Wat er mis is met één veld van een verzoek.
field-missing = { $field } ontbreekt
field-unknown = { $field } is hier niet bekend
field-too-short = { $field } is te kort; minstens { $limit }
field-too-long = { $field } is te lang; hoogstens { $limit }
field-too-small = { $field } is te klein; minstens { $limit }
field-too-big = { $field } is te groot; hoogstens { $limit }
field-not-a-choice = { $field } is geen van de mogelijkheden
field-hidden-characters = { $field } bevat tekens die niet te zien zijn
field-wrong-form = { $field } heeft de verkeerde vorm
field-wrong-type = { $field } moet { $wanted } zijn
field-one-of = ofwel { $field } ofwel { $other } is nodig, en niet allebei
field-unknown-push-service = { $field } hoort niet bij een pushdienst die deze server kent
field-too-few-seats = { $field } heeft { $wanted ->
    [one] één vrije plaats
   *[other] { $wanted } vrije plaatsen
} nodig voor jou en je vrienden
field-clock-needed = een toernooi heeft een klok nodig, zodat elke ronde afloopt

# Namen op de plaats van die van een persoon.
deleted-player = verwijderde speler

# Waar geen webpagina is.
no-page = De server draait, maar deze installatie heeft geen webpagina. Programma's kunnen spelen:

# Wat browsers van de pagina tonen als ze geïnstalleerd is.
manifest-description = Twee bordspellen, Ekö en Legends: tegen de computer of met vrienden, live of beurt om beurt.
manifest-new = Nieuwe tafel
manifest-rules = Regels

# Berichten aan gesloten browsers.
push-turn-title = Je bent aan de beurt
push-turn-body = { $table } wacht op je beslissing.
push-challenge-title = { $player } daagt je uit
push-challenge-body = { $game }: neem aan of weiger.
push-accepted-title = { $player } neemt je uitdaging aan
push-accepted-body = { $game }: je tafel staat klaar.
error-table-full = deze tafel telt al { $most } gebeurtenissen en neemt er zo geen meer aan
bot-budget = { $bot } heeft hier hoogstens { $most } { $option } per beslissing
unknown-program = is geen programma van deze server; bekend: { $programs }
unknown-format = is geen van de formaten die gecontroleerd kunnen worden: { $formats }
position-format = het formaat is geen van { $formats }
position-line = een stelling in één regel begint met { $starts }
position-other-view = dit is wat plaats { $viewer } mag weten; niemand kan zeggen wat plaats { $seat } weet
not-json = het is geen JSON

# Voorbeelden van links.
preview-result = { $game }: { $result }
preview-table = { $game }: { $players }
preview-waiting = Een tafel voor { $game } wacht op spelers.
preview-running = Dit spel is bezig. Open de link om mee te kijken.
preview-join = { $host } nodigt je uit voor { $game }
preview-join-note = Open de link, kies een naam en speel, zonder account.
preview-friend = { $player } wil je als vriend toevoegen
preview-friend-note = Vrienden zien wie online is, dagen elkaar uit en kijken naar elkaars spellen.
result-heading = { $count ->
    [0] Niemand wint
    [one] { $winners } wint
   *[other] { $winners } winnen
}

# Of een verslag waar is
the-record = het verslag
verified-events = { $events ->
    [one] De ene gebeurtenis is volgens de regels en zonder fout nagespeeld.
   *[other] Alle { $events } gebeurtenissen zijn volgens de regels en zonder fout nagespeeld.
}
verified-seed = { $deals ->
    [2] Beide verdelingen volgen uit het toevalsgetal dat de server vóór de partij had verzegeld.
    [one] Wat er verdeeld is, volgt uit het toevalsgetal dat de server vóór de partij had verzegeld.
   *[other] Alle { $deals } verdelingen volgen uit het toevalsgetal dat de server vóór de partij had verzegeld.
}
verified-no-seed = Het toevalsgetal is niet onthuld; niets bewijst dus hoe er verdeeld is.

# Wat er mis is met de gegevens of instellingen van een server, voor wie hem draait.
fault-address = het adres van de database is niet te lezen; het ziet eruit als postgresql://gebruiker:wachtwoord@host/naam
fault-sqlite-file = een SQLite-database moet een bestand zijn: sqlite:///map/naam.sqlite3
fault-backend = tafels kunnen niet in { $name } worden bewaard; bekend: sqlite, postgresql
fault-postgres-extra = { $reason }; PostgreSQL heeft de aanvulling nodig: pip install 'tetrarch[postgres]'
fault-redis-extra = de bus heeft de aanvulling nodig: pip install 'tetrarch[redis]'
fault-bus-address = het adres van de bus is niet geldig: { $reason }
fault-bus-database = een bus verbindt servers van een PostgreSQL-database; geef die ook op: database = "postgresql://..."
fault-server-runs = { $folder }: er draait een server op deze gegevens (proces { $process })
fault-no-database = { $file }: er is geen database
fault-no-database-there = { $file }: er is geen database; --data noemt de map van de server
fault-there-already = { $file }: bestaat al; kies een ander bestand of vervang het met --force
fault-itself = { $file }: is de database zelf
fault-no-file = { $file }: dat bestand is er niet
fault-no-backup = { $file }: is geen reservekopie van tetrarch: { $reason }
fault-damaged = { $file }: is beschadigd: { $reason }
fault-newer-backup = { $file }: heeft een versie die dit programma niet kent; daarvoor is een nieuwere tetrarch nodig
fault-not-copied = { $file }: kan niet worden gekopieerd: { $reason }
fault-unusable = de database { $name } is niet te gebruiken: { $reason }
fault-newer-version = de database heeft versie { $version } en dit programma kent versies tot en met { $newest }: ze is gebruikt door een nieuwere tetrarch; werk het programma bij of zet een eerdere reservekopie terug
fault-other-version = de database heeft versie { $version } en dit programma heeft { $newest } nodig; start één keer een server van deze versie
fault-silent = de database { $name } antwoordt niet
fault-no-table = er is geen tafel { $table }
fault-table-over = tafel { $table } is al afgelopen
fault-table-closed = tafel { $table } is al gesloten
fault-unknown-request = deze server kent het verzoek { $kind } niet
fault-setting = instellingen: { $reason }
fault-settings-file = { $file }: is niet te lezen: { $reason }
fault-settings-toml = { $file }: { $reason }
fault-data-in-file = { $file }: 'data' kan niet worden ingesteld in de map die het noemt
fault-variable = de omgeving: { $name } is geen instelling; bekend: { $known }
fault-proxy = instellingen: trusted_proxies: { $name } is geen adres of netwerk
fault-public-url = instellingen: public_url: moet eruitzien als https://play.example of .../games
fault-external-bots = instellingen: external_bots: geef namen en opdrachten, zoals external_bots.alpha = "python3 alpha.py"; een naam heeft hoogstens 32 letters, cijfers, punten, streepjes en liggende streepjes
fault-external-bot = instellingen: external_bots: { $name }: { $reason }
fault-prefix = instellingen: path_prefix: moet met een schuine streep beginnen
fault-push-contact = instellingen: vapid_contact: pushdiensten willen een adres van je, mailto: of https://
fault-push-key = instellingen: vapid_private_key: dit is geen sleutel; tetrarch admin push-keys maakt er een
fault-push-extra = instellingen: vapid_private_key: voor meldingen is nodig: pip install 'tetrarch[push]'
fault-chat-filter = { $file }, regel { $line }: is geen reguliere expressie: { $reason }
fault-chat-filter-empty = { $file }, regel { $line }: past op een lege tekst, dus op alles

# Wat prestaties vragen. $note beschrijft de variant.

achievement-any = Speel een spel uit.
achievement-players = Speel een spel met { $players } spelers uit.
achievement-variant = Speel een spel uit met de variant ‘{ $variant }’: { $note }.
achievement-at-once = Speel een spel uit met { $count } varianten tegelijk.
achievement-different = Speel spellen uit met { $count } verschillende varianten.
