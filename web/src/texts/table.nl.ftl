### De tafel, het terugkijken en de verbinding, in het Nederlands.

## Words of many places

log = Verloop
beats = verslaat
phase-bar = Wat er nu gevraagd wordt
fewer = Eén minder
all-of-them = Alle
turn-say = beurt { $turn }
place-say = Plaats { $place }
text-island = Eiland van { $regions }
chart = Punten per beurt

## Players

player-away = Afwezig
panel-open = Meer over { $player }
chip-say = { $player }, punten: { $points }{ $active ->
    [yes] , aan zet
   *[no] {""}
}
clock-left = Resterende tijd
clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
curtain = { $name }, jouw beurt
curtain-open = Ik ben er, laat zien

## Ekö

eko-track = { $points } van { $goal } punten
eko-panel = { $player }: { $points } punten, { $capital ->
    [yes] heeft een hoofdstad
   *[no] geen hoofdstad
}, voorraad { $reserve }, gevangenen { $captives }{ $active ->
    [yes] , aan zet
   *[no] {""}
}.
eko-capital = hoofdstad
eko-no-capital = geen hoofdstad
eko-capital-title = Een gebouw op een hoofdstad is nodig om te winnen
eko-source-tent = Kampen
eko-source-tower = Torens
eko-source-castle = Kastelen
eko-source-crown = Gevangen keizers
eko-source-pyramid = Piramides
eko-reserve = Voorraad
eko-box = Schijven uit het spel
eko-emperor = Keizer
eko-left-1 = Kampen over: { $number }
eko-left-2 = Torens over: { $number }
eko-left-3 = Kastelen over: { $number }
eko-captive = Gevangene: de keizer van { $player }
eko-captive-own = Gevangene: je keizer
exchange-ask = Je moet een gevangene ruilen voor je keizer; kies welke.
tray-say = { $emperor ->
    [yes] { $discs ->
        [one] { $discs } schijf
       *[other] { $discs } schijven
    }, waaronder de keizer
   *[no] { $discs ->
        [one] { $discs } schijf
       *[other] { $discs } schijven
    }
}

## Legends

card-row = Kaartenrij
row-empty = leeg
row-say-card = { $title }, prijs { $price }.
row-say-coins = Je hebt { $coins }.
cards-none = Nog geen kaarten.
cards-owned = Kaarten
armies-left = Legers over
cities-left = Steden over
source-regions = Gebieden
source-islands = Eilanden
source-cards = Kaarten
source-elixirs = Elixers
source-tokens = Fiches
source-leader = Leider
score-region = Gebied
score-island = Eiland
score-citadel = Citadel
score-elixirs = Meeste elixers
score-dragon = Draak verslagen
legends-panel = { $player }: { $points } punten, { $coins } munten, { $cards } kaarten{ $active ->
    [yes] , aan zet
   *[no] {""}
}.
points-say = Punten over: { $left }, hierna { $after }
bid-label = Jouw bod
bid-value = { $value ->
    [one] Bied { $value } munt
   *[other] Bied { $value } munten
}
bid-left = { $left } over als je wint
bid-hint = redelijke waarde { $value }
bid-shown = getoond
bid-sealed = verzegeld
bid-thinking = denkt na
founder-tray = Te leggen borden
founder-side = { $side ->
    [horseshoe] hoefijzer
    [citadel] burcht
    [desert] woestijn
    [meadows] weiden
    [volcano] vulkaan
    [ice] ijs
    [tall] rotsen
    [fern] varen
   *[other] { $side }
}
founder-turn = Draaien
founder-flip = Andere kant
founder-suggest = Voorstel

## Replay

replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-last = Naar het einde
moment-say = { $at } van { $last }

## The page

ok = Oké
no = Nee
skip = Overslaan
send = Versturen
copied = De link is gekopieerd.
copy-link = Link kopiëren
loading = De tafel wordt gedekt…
menu = Menu
keys = Toetsen en tekens
chat = Chat
chat-empty = Niemand heeft nog iets gezegd.
chat-write = Schrijf iets
result = Uitslag
record = Verslag

## Connection

net-offline = Je bent offline. Wat je nu kiest, kan niet worden verstuurd.
net-reconnecting = Opnieuw verbinden…
net-reconnecting-kept = Opnieuw verbinden… je zet blijft bewaard.
net-lost = De verbinding is verbroken; niemand weet of het is aangekomen. Kijk naar de tafel en probeer het opnieuw.
net-stale = De stelling is intussen veranderd.
net-fault = Er ging iets mis op de server.

## Before the match

seat-kept = Vrijgehouden voor iemand
seat-mine = Op dit apparaat
seat-mine-name = Naam
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-plan = Wie op plaats { $seat } zit
seat-gave-up = { $identity } · heeft opgegeven
seat-stand-in = { $identity } · een computer valt in
seat-computer = { $identity } · computer
seat-name-shared = { $name } ({ $identity })
sit-here = Hier gaan zitten
get-up = Opstaan
not-ready = Toch niet klaar
start-with-computers = Beginnen met computers
close-table = Tafel sluiten
table-full = Alle plaatsen zijn bezet; je kunt toekijken.
table-closed = Deze tafel is gesloten.
table-unnamed = Tafel
guest-name = Gast
invite = Uitnodigen
invite-note = Stuur de link, noem de code, of laat iemand de QR-code scannen.
qr = QR-code met de link
fair-chance = Eerlijk toeval
fair-chance-note = Alles wat geschud wordt, volgt uit een geheim getal, het toevalsgetal. De server heeft het verzegeld voordat iemand ging zitten en toont het na de partij, zodat iedereen kan nagaan dat er niets is veranderd. Je mag zelf een tekst toevoegen, het zout: dan weet zelfs de server vooraf niet hoe er geschud wordt.
commitment = Zegel
salt = Je zout
salt-add = Toevoegen
salted = Je zout is toegevoegd.
salt-elsewhere = Het zout van deze partij staat in een andere browser van je. Open de partij daar.
salt-changed = Het zout van een andere speler is veranderd nadat je browser het jouwe had verstuurd. Stem opnieuw in, met nieuw zout.
wait-restarted = { $times ->
    [one] De deling begon opnieuw nadat er zout bekend was, omdat { $player } zich terugtrok.
   *[other] De deling begon { $times } keer opnieuw nadat er zout bekend was, de laatste keer omdat { $player } zich terugtrok.
}
wait-tournament = De partij begint als alle spelers er zijn. Wie er op { $time } niet is, verliest.
wait-players = { $players } spelers
wait-undo-free = terugnemen vrij
wait-undo-consent = terugnemen met instemming
wait-undo-off = niet terugnemen
wait-private = privé
wait-variants = met { $variants }

## The table

title-your-turn = Jouw beurt – { $table }
your-turn = Jouw beurt
your-turn-say = Jouw beurt. { $asks }
turn-thinking = { $number ->
    [one] { $players } denkt na.
   *[other] { $players } denken na.
}
turn-waiting = { $number ->
    [one] { $players } is aan de beurt.
   *[other] Wachten op { $players }.
}
show-again = Opnieuw tonen
show-again-note = De zetten van de anderen sinds je laatste beslissing.
steps-of = Beurt van { $player }
steps-all = Alle stappen
clock-warning = Nog { $seconds } seconden.
watching = Toeschouwer
turn-title = Beurt { $turn }
setup-title = Opstelling
sending = Versturen…
undo-ask = Vragen om terug te nemen
undo-why-not = Dat kan niet worden teruggenomen: { $reason }.
undo-asked = { $player } vraagt om iets terug te nemen.
undo-waits = { $who ->
    [you] Je hebt
   *[other] { $player } heeft
} gevraagd iets terug te nemen; de anderen moeten instemmen.
reset-turn = Beurt opnieuw beginnen
reset-turn-note = Neemt alles terug wat je in deze beurt hebt beslist.
reset-hold = Ingedrukt houden om de beurt opnieuw te beginnen
turn-ends-soon = Er valt niets anders te beslissen: { $decision }
turn-ends-wait = Wachten
turn-ended = Je beurt is voorbij.
idle-hint = Je kunt hier beginnen{"\u007F"}: { $place }{"\u007F"}.

# Hints van de computer
hint-ask = Hint
hint-title = Laat stap voor stap zien wat de computer zou doen. Een partij met hints telt niet als zonder hulp gespeeld.
hint-unrated = Met hints: telt niet voor de rating
hint-thinking = Denkt na…
hint-of = stap { $number } van { $steps }
hint-step-where = Waar je moet kijken
hint-step-piece = Waarmee je speelt
hint-step-move = De zet
hint-look-area = Kijk naar het gemarkeerde gebied.
hint-look-cards = Vergelijk de kaarten in de rij.
hint-look-choice = Vergelijk de keuzes; geen ervan ligt op het bord.
hint-piece-from = Gebruik het gemarkeerde stuk.
hint-piece-at = Handel op de gemarkeerde plaats.
hint-piece-card = Neem de gemarkeerde kaart.
hint-tag-piece = Dit stuk
hint-tag-place = Hier
hint-tag-card = Deze kaart
hint-next-piece = Welk stuk?
hint-next-card = Welke kaart?
hint-next-move = Toon de zet
hint-play = Speel deze zet
hint-why = Waarom
hint-for = Voor:
hint-against = Tegen:
hint-chance = Geschatte kans om te winnen: { $chance }%.
hint-chance-other = Geschatte kans om te winnen: { $chance }%, en { $other }% met de op één na beste zet.
hint-proven = { $chance ->
    [100] Met deze zet win je, wat de anderen ook doen.
   *[other] Elke zet verliest als de anderen goed spelen.
}
hint-then = Waarschijnlijk daarna: { $next }
key-hint = Hint, en de volgende stap ervan

take-question-back = Vraag intrekken
agree = Akkoord
away-player = { $player } is weg.
vote-computer = Laat een computer verderspelen
vote-asked = Zal een computer voor { $player } verderspelen?
vote-waits = Er wordt gestemd of een computer voor { $player } verderspeelt.
table-watchers = Toeschouwers: { $number }
away-title = Terwijl je weg was
away-note = Terwijl je weg was: { $number ->
    [one] { $number } zet
   *[other] { $number } zetten
}.
away-play = Tonen
stand-in = Laat een computer voor mij spelen
stand-in-note = Je kunt altijd terugkomen.
stand-in-plays = Een computer speelt op jouw plaats.
bot-warmup = De computer warmt op ({ $done } van { $total }). Tot dan speelt hij zwakker.
bot-warmup-begins = De computer warmt op. Tot dan speelt hij zwakker.
go-away = Tafel verlaten
go-away-note = Je plaats blijft van jou; je kunt terugkomen.
go-away-sure = De tafel verlaten? De anderen zien dat je weg bent, en je kunt terugkomen.
resign-sure = Deze partij opgeven? Dat kan niet worden teruggenomen.
rematch-ask = Revanche
rematch-wanted = { $player } wil een revanche
rematch-note = Dezelfde spelers, elk een plaats verder. Het begint als iedereen akkoord is.
share-result = Resultaat delen
share-picture = Afbeelding van het resultaat
share-note = De link opent de herhaling; het voorbeeld toont deze afbeelding.
share-url = Link naar de herhaling
share-copy = Link kopiëren
to-tournament = Naar het toernooi
replay-open = Terugkijken
reached-goal = Eerste winst tegen { $name } met { $players } spelers
reached-achievement = Mijlpaal: { $title }
reached-see = Je voortgang
review-open = Analyse
result-hints = { $number ->
    [one] met 1 hint
   *[other] met { $number } hints
}
your-points = Jouw punten
points-of = Punten van { $player }
points-sources = Punten: { $points }
no-points = Nog geen punten.
no-points-change = De punten veranderen niet.
ends-game = Dit beëindigt het spel.
would-win = Je zou winnen: { $reason }.
would-share = Je zou de winst delen: { $reason }.
would-lose = Je zou verliezen: { $reason }.
would-lose-short = Je zou verliezen
would-win-nobody = Niemand zou winnen: { $reason }.
would-be-out = Je zou verliezen: je hebt dan geen schijven meer op het bord.
would-eliminate = { $player } zou geen schijven meer op het bord hebben en verliezen.
preview-hidden = De punten hangen af van wat zichtbaar wordt.
choices = Keuzes
leads = Stand nu: { $who ->
    [you] jij leidt
   *[other] { $player } leidt
}

## Steps and words of Ekö

step-setup = Opstelling
step-action = Actie
step-march = Mars
step-reinforce = Versterken
step-end = Einde
ask-eko-swap = Laat je keizer staan, of verwissel hem met een andere eigen schijf.
ask-eko-draft = Plaats een schijf op een vrij vak.
ask-eko-action = Jouw beurt: kies een stapel, of een vak om op te bouwen.
ask-eko-march = Geforceerde mars voor nog een actie, of rust.
ask-eko-march-action = Je tweede actie: kies een stapel, of een vak om op te bouwen.
ask-eko-exchange = Kies de gevangene die je teruggeeft.
ask-eko-reinforce = Kies een stapel om te versterken, of beëindig je beurt.
ask-eko-picked = Kies waar de stapel{"\u007F"} op { $place }{"\u007F"} heen gaat.
ask-eko-site = Kies de stapel die{"\u007F"} op { $place }{"\u007F"} bouwt.
eko-detail = { $points } van { $goal } punten · { $reserve } in voorraad
do-move = Verplaatsen
do-regroup = Stapelen
do-attack = Aanvallen
do-kamikaze = Kamikaze
do-construct = Bouwen
do-reinforce = Versterken
do-place = Plaatsen
do-swap = Verwisselen
do-scatter = Verstrooien
do-keep = Laten staan
do-pass = Passen
do-march = Marcheren
cost-march = −{ $soldiers } { $soldiers ->
    [one] schijf
   *[other] schijven
}
do-rest = Rusten
do-finish = Beurt beëindigen
versus-kamikaze = tegen
your-reserve = Jouw voorraad
cost-tempest = Schijven verloren in stormen
cost-soldiers = Schijven naar de doos
choice-building = { $building }, { $discs ->
    [one] { $discs } schijf
   *[other] { $discs } schijven
}
choice-building-emperor = { $building } met de keizer, { $discs ->
    [one] { $discs } schijf
   *[other] { $discs } schijven
}
choice-add = { $discs } toevoegen
choice-add-emperor = { $discs } toevoegen met de keizer
choice-way = −{ $discs } door storm { $zones }
choice-way-emperor = −{ $discs } met de keizer, door storm { $zones }
choice-way-free = Niets gaat verloren
choice-emperor = De keizer
choice-soldier = Een schijf
emperor-of = Keizer van { $player }

## Steps and words of Legends

step-bid = Bod
step-take = Kaart
step-choose = Kiezen
step-place = Plaatsen
step-move = Verplaatsen
step-city = Stad
step-destroy = Vernietigen
ask-leg-take = Jouw beurt: neem een kaart uit de rij.
ask-leg-half = Kies wat de kaart doet.
effect-printed = Op de kaart
effect-unusable = { $effect }: { $why }.
effect-bonus = { $printed } op de kaart, { $bonus } door je vaardigheden
effect-where = in {"\u007F"}{ $places }|{ $number ->
    [one] 1 gebied
   *[other] { $number } gebieden
}{"\u007F"}
ask-leg-place = Plaats legers: kies een gebied.
ask-leg-move = Verplaatsen: kies een groep van jou.
ask-leg-city = Bouw een stad: kies een gebied.
ask-leg-destroy = Vernietig een leger: kies een groep.
ask-leg-picked = Kies waar de legers{"\u007F"} op { $place }{"\u007F"} heen gaan.
leg-detail = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} · { $points } punten als het nu afliep
points-left = { $points ->
    [one] nog { $points } punt
   *[other] nog { $points } punten
}
points-after = Beweging
coins-after = Munten
regions-after = Jouw gebieden
do-sail = Varen
do-city = Stad bouwen
do-destroy = Vernietigen
do-choose = Kiezen
do-take = Nemen
do-take-for = Nemen voor { $price }
do-stop = Klaar
do-give-up =
    { $step ->
        [half] Geen van beide
        [queen] Geen kaart nemen
        [place] Niet verder plaatsen
        [move] Niet verder verplaatsen
        [city] Geen stad bouwen
       *[destroy] Geen leger vernietigen
    }
give-up-title =
    { $step ->
        [queen] Geen laatste kaart nemen?
       *[other] Het effect opgeven?
    }
give-up-note =
    { $step ->
        [half] Je houdt { $card }, maar de kaart doet nu niets: geen van beide effecten treedt op.
        [queen] De kaart blijft in de rij en je beurt eindigt.
       *[other] Je houdt { $card }, maar de rest van dit effect gaat verloren.
    }
give-up-no = Terug
all-here = Allemaal hier
armies = Legers
choice-destroy = Leger van { $player }
choice-destroy-coin = Leger van { $player }, en een munt nemen
row-you-took = Je nam { $card }
row-took = { $player } nam { $card }
row-taken = genomen
then-later = daarna { $step }
card-of = Kaart { $card } van { $cards }
bid-title = Bieden om de eerste beurt
bid-note = Iedereen biedt in het geheim; wie het hoogst biedt, betaalt en wijst aan wie begint.
bid-seal = Verzegelen
bid-wait = Je bod is verzegeld; de anderen denken nog na.
first-title = Wie begint?
lay-board = Neerleggen
side-not-here = Deze kant kan hier niet liggen.

## Result

result-wins = { $player } wint
result-you-win = Je wint
result-tie = Gedeelde overwinning
result-nobody = Niemand wint
result-moments = De beslissende momenten
result-turn = Beurt { $turn }
result-review = Zoek de beslissende momenten
result-chance = Verandering van de winstkans
result-chance-note = De percentages zijn winstkansen, voor en na de beslissing.
result-reviewing = Elke beslissing wordt opnieuw bekeken…
result-no-review = Deze partij kan nu niet worden geanalyseerd.
chart-chances = Winstkans
result-minutes = { $minutes } min
result-hours = { $hours } u { $minutes } min
result-turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
result-rating = Rating { $before } → { $after }
result-rating-first = Rating { $after }
result-new-game = Nieuwe partij
result-kind-attack = Een aanval
result-kind-kamikaze = Een kamikazeaanval
result-kind-construct = Een gebouw
result-kind-reinforce = Versterkingen
result-kind-regroup = Een hogere stapel
result-kind-move = Een verplaatsing
result-kind-take = Een kaart
result-kind-place = Nieuwe legers
result-kind-sail = Een zeereis
result-kind-city = Een nieuwe stad
result-kind-destroy = Een vernietigd leger
result-kind-other = Een beslissing
shuffle-verified = Schudden gecontroleerd
record-verified = Verslag gecontroleerd
shuffle-doubtful = Schudden niet gecontroleerd
shuffle-recomputed = Je browser heeft { $parts } onderdelen van de deling opnieuw berekend uit het onthulde toevalsgetal.
shuffle-wrong = Je browser heeft de deling opnieuw berekend uit het onthulde toevalsgetal en vond verschillen: { $parts }.
shuffle-kept = Het zegel en het zout zijn die welke je browser van vóór het schudden heeft bewaard.
shuffle-command = Om dit zonder de pagina te controleren, download je het verslag en start je verify.py uit de documentatie van Tetrarch:
shuffle-no-seed = De server heeft het verzegelde toevalsgetal niet onthuld.
shuffle-other-commitment = Het zegel van de server is niet het zegel dat je browser van vóór het schudden heeft bewaard. De server kan deze deling gekozen hebben.
shuffle-lost-salt = Je zout ontbreekt in het verslag of is vervangen. De server kan deze deling gekozen hebben.
shuffle-other-salts = Het zout in het verslag is niet het zout dat verzegeld was voordat je browser het jouwe onthulde. Deze deling kan gekozen zijn.
shuffle-balanced = Je browser controleert niet welke van de mogelijke delingen het evenwichtigst is.

## Settings of a table

notation = Notatie
notation-note = Typ een zet zoals de lijst die aanbiedt; Enter speelt hem.
notation-not-now = Je kunt nu niets beslissen.
play-it = Spelen

## Keys

key-arrows = naar de buur in die richting
key-targets = volgend of vorig doel
key-enter = kiezen, dan bevestigen
key-escape = een stap terug
key-undo = terugnemen
key-reset = beurt opnieuw beginnen
key-end = de stap of beurt beëindigen
key-again = de laatste zetten van de anderen opnieuw tonen
key-numbers = aantallen, keuzes, kaarten
key-names = namen van plekken tonen of verbergen
key-info = alles over de plek
key-why = waarom hier niet
key-scores = punten en hun bronnen
key-notation = een zet typen
key-help = deze pagina
key-zoom = zoomen, en alles in beeld
key-drag = Stapels, legers en kaarten kun je ook naar hun doel slepen.
marks-title = Tekens op het bord
marks-move = Stip of laars: hierheen verplaatsen.
marks-regroup = Onderbroken ring: bij je eigen stapel voegen; het getal is de hoogte daarna.
marks-attack = Rode ring met tanden: aanvallen.
marks-kamikaze = Ontploffing: als kamikaze aanvallen.
marks-construct = Gestippelde zeshoek met hamer: bouwen; het getal is de prijs.
marks-reinforce = Dubbele ring: schijven toevoegen; het getal is de ruimte.
marks-place = Gestippelde ring of kubus: hier plaatsen.
marks-swap = Pijlen: met de keizer verwisselen.
marks-scatter = Waaier: deze stapel kan verstrooid worden.
marks-sail = Schip: de zee oversteken; het getal is de prijs.
marks-city = Stad: hier een bouwen.
marks-destroy = Tanden: een leger vernietigen.
marks-choose = Bleek gebied: kan worden gekozen.

## Replay of a match

fork = Vanaf hier verderspelen
replay-of = { $table } · terugkijken
replay-begin = Voor de eerste zet.
replay-not-begun = Deze partij is nog niet begonnen.
replay-leave = Naar de tafel
share-moment = Dit moment delen
eyes = Kijken als
eyes-own = mijzelf
eyes-public = iedereen
eyes-seat = { $player }
eyes-all = alziend
to-turn = Ga naar
speed = Snelheid { $speed }

editor-edit-position = Deze stelling bewerken

lesson-leave = Alle lessen

# Uitleg van begrippen, elk één keer
coach = Uitleg
coach-done = Begrepen
coach-tutorial = Uitleg openen
menu-rules = Spelregels
menu-rules-note = Opent ze bij de regel over deze stap
coach-eko-welcome = Je eerste spel Ekö
coach-eko-welcome-note = De uitleg laat elke stap in een paar minuten zien. Of begin gewoon: wat nieuw is, wordt tijdens het spelen uitgelegd.
coach-eko-draft = Schijven plaatsen
coach-eko-draft-note = De spelers plaatsen om de beurt hun schijven, één per vak. Houd de jouwe bij elkaar: stapels die elkaar ontmoeten kunnen samengaan.
coach-eko-action = Je actie
coach-eko-action-note = Elke beurt verplaats je een hele stapel over lege vakken, of bouw je een gebouw. Een stapel eindigt op een leeg vak, op een andere stapel van jou, of op een zwakkere vijandelijke stapel, die dan verdwijnt.
coach-eko-emperor = Je keizer
coach-eko-emperor-note = De schijf met de kroon is je keizer. Een stapel met de keizer verslaat ook een vijandelijke stapel van dezelfde hoogte. Een gevangen keizer is 3 punten waard voor wie hem heeft: bescherm hem.
coach-eko-building = Bouwen
coach-eko-building-note = Een stapel naast een bouwvak kan met zijn schijven betalen om daar te bouwen: 1 voor een kamp, 2 voor een toren, 3 voor het kasteel. Gebouwen zijn punten: met 12 punten en een gebouw op een hoofdstad win je.
coach-eko-march = Geforceerde mars
coach-eko-march-note = Betaal 3 schijven uit je voorraad, voorgoed, en doe deze beurt nog een actie. Of rust en houd ze.
coach-eko-exchange = Ruil van gevangenen
coach-eko-exchange-note = Je hebt een gevangene en je eigen keizer is gevangen: je moet een gevangene voor hem geven. Je keizer gaat terug naar je voorraad.
coach-eko-reinforce = Versterking
coach-eko-reinforce-note = Aan het eind van je beurt komen schijven uit je voorraad bij een van je stapels, samen hoogstens 4, maar niet naast een vijandelijk gebouw.
coach-legends-welcome = Je eerste spel Legends
coach-legends-welcome-note = De uitleg laat elke stap in een paar minuten zien. Of begin gewoon: wat nieuw is, wordt tijdens het spelen uitgelegd.
coach-legends-boards = De kaart
coach-legends-boards-note = Als stichter leg je de vier borden. Routes over de randen verbinden de eilanden.
coach-legends-start = Het startgebied
coach-legends-start-note = Alle spelers beginnen in dit gebied, en nieuwe legers komen hier aan. Kies een gebied van het middelste bord met een route naar een ander bord.
coach-legends-shared = Een leger van elke speler
coach-legends-shared-note = Plaats van elke speler een leger samen in een gebied buiten het middelste bord. Jij kiest waar iedereen een tweede steunpunt krijgt.
coach-legends-neutral = Neutrale legers
coach-legends-neutral-note = Neutrale legers zijn van niemand, maar tellen mee bij het bezit van een gebied. Plaats ze waar ze je tegenstander hinderen.
coach-legends-bid = Het bod
coach-legends-bid-note = Iedereen biedt één keer munten, in het geheim. Alleen de hoogste bieder betaalt en bepaalt wie begint. Met munten koop je ook kaarten: geef ze niet allemaal uit.
coach-legends-first = Wie begint
coach-legends-first-note = Jij hebt het hoogst geboden: wijs aan wie de eerste kaart neemt.
coach-legends-take = Kaarten
coach-legends-take-note = Elke beurt neem je een kaart en betaal je voor de plek in de rij, van niets tot 3 munten. De vaardigheid houd je tot het einde; daarna voer je de actie uit.
coach-legends-half = Een van twee effecten
coach-legends-half-note = Deze kaart biedt twee acties. Kies er één.
coach-legends-place = Legers plaatsen
coach-legends-place-note = Nieuwe legers komen in het startgebied of in gebieden waar je een stad hebt.
coach-legends-move = Legers verplaatsen
coach-legends-move-note = Verdeel de bewegingspunten zoals je wilt. Een stap over land of een brug kost 1, over zee 3; vliegen maakt de zee goedkoper.
coach-legends-city = Steden
coach-legends-city-note = Bouw waar je een leger hebt. Een stad telt voor het bezit als een leger, beweegt nooit, en nieuwe legers kunnen er aankomen.
coach-legends-destroy = Vernietigen
coach-legends-destroy-note = Verwijder een leger van een andere speler uit een gebied waar je een leger hebt.

# Een speler aan tafel: dempen, blokkeren, melden.
player-menu = { $name } dempen, blokkeren of melden
player-mute = Dempen
player-unmute = Niet meer dempen
player-mute-note = Je ziet de berichten van deze speler niet.
player-block = Blokkeren
player-unblock = Deblokkeren
player-block-note = Bovendien kan de speler niet aan je tafels meedoen, je niet uitdagen en niet uitnodigen.
player-report = Melden
player-report-note = De moderators van deze server bekijken het.
report-reason = Waar gaat het over?
report-chat = Beledigingen of andere berichten
report-name = Een kwetsende naam
report-cheating = Valsspelen
report-leaving = Weglopen uit partijen
report-other = Iets anders
report-note = Wat is er gebeurd?
report-about = De moderators zien je melding met de berichten van deze tafel. De speler krijgt niet te horen wie heeft gemeld.
report-send = Melding versturen
report-sent = Bedankt. De moderators gaan ernaar kijken.
