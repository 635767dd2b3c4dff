# De terminal in het Nederlands. $subject en $name noemen een bestand, $near stelt een naam voor of noemt de bekende.

quoted = '{ $text }'
subject = { $subject }: { $text }
sentence = { $text }.
percent = { $number }%
error = fout: { $text }
our-fault = { $what }; dit is een fout van tetrarch: met TETRARCH_TRACEBACK=1 zegt het waar
more-faults = { $subject }: en nog { $more ->
    [one] één fout
   *[other] { $shown } fouten
}

# De opdrachtregel
unknown-language = { $where }: er is geen taal { $name }; { $near }
unknown-name = { $what ->
    [command] onbekende opdracht
    [effort] onbekende grondigheid
    [format] onbekend formaat
    [part] onbekend onderdeel
    [peer] onbekend vergelijkingsspel
    [player] onbekende speler
   *[game] onbekend spel
} { $name }; { $near }
unknown-option = onbekende optie { $name }; { $near }
unknown-option-alone = onbekende optie { $name }
usage-see = { $text }; zie tetrarch{ $command } --help
usage-lang = --lang staat vóór de opdracht: tetrarch --lang nl play eko
usage-missing = { $what ->
    [option] er ontbreekt een optie:
   *[argument] er ontbreekt een argument:
} { $name }
usage-no-value = optie { $name } heeft een waarde nodig
usage-flag = optie { $name } neemt geen waarde
usage-extra = er staat te veel op de regel: { $given }
usage-whole = { $name }: dit moet een geheel getal zijn
usage-number = { $name }: dit moet een getal zijn
usage-least = { $name }: dit moet minstens { $least } zijn
usage-most = { $name }: dit mag hoogstens { $most } zijn
choose-one = { $options }: kies een ervan
not-one-or-more = { $option }: { $given } is niet 1 of meer

# Bestanden
standard-input = standaardinvoer
the-line = de regel
file-impossible = { $name }: zo kan geen bestand heten
file-is-folder = { $name }: is een map, geen bestand
file-missing = { $name }: dit bestand bestaat niet
file-unreadable = { $name }: kan niet worden gelezen: { $reason }
file-too-long = { $name }: is langer dan { $most } bytes; geen bestand van ons is zo lang
file-not-utf8 = { $name }: is geen tekst in UTF-8: byte { $byte } is niet te lezen
file-empty = { $name }: is leeg
file-not-writable = { $name }: is een map; noem een bestand om te schrijven
file-unwritten = { $name }: kan niet worden geschreven: { $reason }
there-already = { $name }: bestaat al; kies een andere naam
there-already-force = { $name }: bestaat al; noem een ander bestand, of --force om het te overschrijven
there-already-load = { $name }: bestaat al; '--load { $name } --save { $name }' gaat verder met die partij
there-already-other = { $name }: bestaat al, en is niet het verslag dat wordt geladen

# Wat het systeem zegt
system-access = toegang geweigerd
system-permission = niet toegestaan
system-missing = geen bestand of map met die naam
system-full = geen ruimte meer op de schijf
system-read-only = bestandssysteem dat alleen gelezen kan worden
system-name = bestandsnaam te lang
system-no-folder = is geen map
system-folder = is een map
system-address-used = adres al in gebruik
system-address = dat adres is niet van deze machine
system-loop = te veel symbolische koppelingen
system-device = fout bij lezen of schrijven
system-host = onbekende naam van een machine

# Wat een bestand is
several-lines = { $subject }: een stelling in één regel heeft één regel, geen { $lines }
unreadable = { $subject }: is geen JSON en geen stelling in één regel, die begint met { $begins }
no-format = { $subject }: format: ontbreekt; bekend: { $known }
unknown-format = { $subject }: format: { $name } is onbekend; { $near }
record-game = { $subject }: game: { $name } is onbekend; { $near }
no-record = { $subject }: is geen verslag; een verslag bevat een hele partij met haar beslissingen
mere-board = { $subject }: is een bord zonder partij; 'new { $game } --board' loot er een partij op
at-without-record = { $subject }: --at hoort bij verslagen, en dit is er geen
at-beyond = { $subject }: heeft { $events } gebeurtenissen: --at gaat van 0 tot en met dat getal, niet { $given }
other-game = { $subject }: is van { $game }; 'tetrarch { $command }' neemt het aan
no-such-seat = { $subject }: --seat: er is geen plaats { $seat }: plaatsen zijn 0 tot en met { $last }
other-view = { $subject }: --seat: dit is wat { $whose ->
    [watcher] een toeschouwer
   *[seat] plaats { $viewer }
} ziet: er staat niets in voor plaats { $seat }

# Delen
other-options = { $options }: is geen optie van { $game }, dat deze heeft: { $has }
beside-board = { $options }: hoort bij willekeurige borden, en --board noemt een volledig bord
line-no-board = { $name }: is een stelling in één regel, geen bord
board-players = { $name }: players: het bord is voor { $players } spelers, en --players vraagt een ander aantal (E1.5)
file-without-variant = --{ $option }: heeft geen zin zonder --variant { $variant } ({ $rule })
no-seat-number = --{ $option }: { $name } is geen plaats; plaatsen zijn getallen met komma's ertussen, die van de jongste eerst, zoals 1,0,2 (L3.2)
new-seed = toevalsgetal: { $seed } (hetzelfde getal en dezelfde opties geven deze partij opnieuw; 'play --load --seed' gaat ermee verder en onthult het)

# Tonen en naspelen
too-narrow = (de tekening is { $needed } kolommen breed, de terminal { $width })
show-itself = { $name }: dit moet worden getoond; noem een ander bestand voor de tekening
board-no-seats = { $subject }: is een bord; alleen partijen hebben plaatsen, en iets te verbergen
board-no-line = { $subject }: is een bord; alleen stellingen kunnen in één regel worden geschreven
board-no-points = { $subject }: is een bord; alleen partijen hebben punten
no-score-sheet = --score: { $game } heeft geen puntenblad; de tekening toont alle punten
legal-count = { $count ->
    [0] niets toegestaan
   *[other] { $shown } toegestaan
}
for = { $told } voor { $player }
deal = verdeling
no-events = { $subject }: heeft de gebeurtenissen 1 tot en met { $events }; van { $first } tot en met { $last } is er geen
no-turn = { $subject }: beurt { $turn } heeft geen gebeurtenissen; de laatste beurt is { $last }

# Nagaan
verify-true = klopt
verify-events = { $events ->
    [one] 1 gebeurtenis
   *[other] { $shown } gebeurtenissen
}
verify-unfinished = niet uitgespeeld, { $now }
verify-closed = de partij is afgebroken
verify-resigned = { $losers ->
    [one] { $names } heeft opgegeven
   *[other] { $names } hebben opgegeven
}, { $winners ->
    [0] niemand heeft gewonnen
    [one] { $others } heeft gewonnen
   *[other] { $others } hebben gewonnen
}
verify-timed-out = { $losers ->
    [one] { $names } had geen tijd meer
   *[other] { $names } hadden geen tijd meer
}, { $winners ->
    [0] niemand heeft gewonnen
    [one] { $others } heeft gewonnen
   *[other] { $others } hebben gewonnen
}
verify-balanced = de verdeling is de evenwichtigste van { $deals }
verify-seed = het toevalsgetal { $deals ->
    [0] geeft dit begin
    [one] geeft dit begin en de verdeling
   *[other] geeft dit begin en alle { $deals } verdelingen
}, en was vooraf vastgelegd
verify-no-commitment = geen toevalsgetal vastgelegd
verify-unrevealed = het vastgelegde toevalsgetal is niet onthuld: niets bewijst dat deze partij eruit volgt
verify-not-yet = het vastgelegde toevalsgetal is nog niet onthuld
verify-kept = het komt overeen met wat van vóór de verdeling is bewaard
kept-no-seed = { $subject }: seed: het vastgelegde toevalsgetal is niet onthuld
kept-commitment = { $subject }: commitment: niet de vastlegging die van vóór de verdeling is bewaard
kept-salt = { $subject }: salts: { $salt } ontbreekt
kept-salt-commitments = { $subject }: salts: niet het zout van de vastleggingen die van vóór de verdeling zijn bewaard

# Advies
out-of-range = { $option }: { $given } ligt niet tussen 1 en { $most }
advise-seconds = --seconds: { $given } is niet meer dan 0
no-advice = { $subject }: { $reason }
no-advice-at-end = { $subject }: { $reason }; van een verslag neemt --at een eerdere stelling
no-review-unfinished = { $subject }: { $reason }; --unfinished analyseert de beslissingen tot nu toe
bot-thinks = { $bot } denkt na
best-so-far = { $bot } denkt na: { $best }, { $made } (Ctrl-C stopt het)
review-progress = analyse: { $effort }, { $done } van { $total } (Ctrl-C stopt)
simulations = { $count ->
    [one] 1 simulatie
   *[other] { $count } simulaties
}
visits = { $count ->
    [one] 1 bezoek
   *[other] { $count } bezoeken
}
certain = zeker
chances = Kans om te winnen ({ $based }):
chances-one-decision = Kansen: er is maar één beslissing toegestaan.
chances-no-opinion = Kansen: { $bot } heeft daar geen mening over.
evaluation-chances = Kans om te winnen en verwachte punten ({ $based }):
evaluation-owners = Eigenaren aan het eind:
evaluation-nobody = niemand
calibration-title = { $game }: voorspellingen en uitslagen
best-line = vervolg: { $line }

# De plaatsen van een partij
too-many-seats = --seat: { $given } spelers voor { $players } plaatsen
load-own-deal = { $options }: een verslag heeft zijn eigen verdeling; kies een ervan
no-program = { $subject }: { $program }: geen verslag mag een programma starten; noem ze allemaal met --seat
seed-no-commitment = { $subject }: --seed: het verslag heeft geen toevalsgetal vastgelegd, dus van geen enkel is te bewijzen dat het erbij hoort
seed-other = { $subject }: --seed: is niet het toevalsgetal dat het verslag heeft vastgelegd; geef dat, of geen
seed-other-deal = { $reason }, dat het verslag heeft vastgelegd; zonder --seed gaat de partij onbewezen verder
unrevealed-over = Het verslag heeft een toevalsgetal vastgelegd dat niet is onthuld, dus niets bewijst dat deze partij eruit volgt; --seed SEED onthult het.
unrevealed-deals = Het verslag heeft een toevalsgetal vastgelegd dat niet is gegeven. Latere verdelingen komen van een nieuw getal, en verify zal er nooit een bewijzen; --seed SEED gaat verder met het vastgelegde.
unrevealed = Het verslag heeft een toevalsgetal vastgelegd dat niet is gegeven, dus verify zal de verdeling aan het einde niet bewijzen; --seed SEED, nu of dan, onthult het.

# Spelen
person = mens
greeting = Aan tafel: { $seats }. Typ ? voor hulp.
greeting-bots = Aan tafel: { $seats }.
thinking = { $player } denkt na (Ctrl-C: nu beslissen)
pass-keyboard = Geef het toetsenbord aan { $player }; de anderen kijken weg.
press-enter = Druk op Enter als dat gebeurd is.
forfeit = { $player } verspeelt een beslissing ({ $kind ->
    [crash] programma gestopt
    [hang] geen antwoord
    [garbage] onleesbaar antwoord
   *[illegal] niet toegestaan
}): ze wordt door het lot bepaald.
not-asked = Het programma van { $player } wordt niet meer gevraagd.
legal = toegestaan: { $decisions }
over = afgelopen (undo, board, save BESTAND, quit)
not-played = niet gespeeld: { $part } en wat volgt; nu beslist iemand anders
no-bid = dat is geen bod: schrijf een aantal munten
unknown-word = { $name } is geen beslissing en geen opdracht; { $near }
nothing-refused = er is niets geweigerd
nothing-to-undo = er is niets om terug te nemen
undo-refused = dat kan niet worden teruggenomen: { $reason }
taken-back = teruggenomen: { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
}
save-needs-name = save heeft de naam van een bestand nodig: save partij.json
saved = bewaard in { $name }
go-on = Verder met: { $command }
not-kept = De partij is niet bewaard; --save BESTAND bewaart de volgende.
no-score = dit spel heeft geen puntenblad; de tekening toont alle punten
moves-more = 'zetten { $place }' zegt meer over één { $place_kind ->
    [region] gebied
   *[space] stapel
}
no-place = { $place_kind ->
    [region] geen gebied
   *[space] geen vak
} heet { $name }; { $near }
nothing-there = niets wat nu is toegestaan heeft met { $place } te maken

# Wat naast beslissingen getypt kan worden
several-decisions = Meerdere beslissingen op één regel: met spaties of ; ertussen. Naast beslissingen:
command-help = deze hulp
command-moves = wat is toegestaan; 'zetten { $place }' alleen van { $place_kind ->
    [region] gebied
   *[space] de stapel op
} { $place }, met zinnen en regels
command-board = het bord nog eens tekenen
command-describe = de stelling in woorden beschrijven
command-score = waar elk punt vandaan komt, als het nu afgelopen was
command-undo = terug naar de laatste beslissing van een mens{ $hidden ->
    [yes] , maar nooit voorbij een bod, een verdeling, of een kaart of fiche die sindsdien is omgedraaid
   *[no] {""}
}
command-why = nog eens zeggen waarom iets is geweigerd
command-save = 'save BESTAND' schrijft het verslag van de partij
command-quit = van tafel gaan; Ctrl-D en Ctrl-C doen dat ook
called-help = hulp
called-moves = zetten
called-board = bord
called-describe = beschrijf
called-score = punten
called-undo = terug
called-why = waarom
called-save = bewaar
called-quit = einde

# De server
extra-missing = { $feature } heeft de aanvulling { $extra } nodig, die niet geïnstalleerd is: pip install 'tetrarch[{ $extra }]'
arena-extra = niet geschreven, omdat de aanvulling arena niet geïnstalleerd is: { $files }; pip install 'tetrarch[arena]'
fairness-games = { $games ->
    [one] 1 partij
   *[other] { $shown } partijen
}
fairness-head = { $games ->
    [one] 1 partij
   *[other] { $shown } partijen
} tussen even sterke bots ({ $bot }). Aandeel in de winst met het 95%-interval, en punten boven het gemiddelde:
fairness-seat = plaats { $seat }
fairness-place = { $place ->
    [1] speelt als eerste
    [2] speelt als tweede
    [3] speelt als derde
   *[other] speelt als vierde
}
fairness-share = { $share }% ({ $low } tot { $high })
fairness-lead = { $points } punten
fairness-even = Geen plaats heeft een bewezen voordeel: geen interval ligt boven het gelijke aandeel van { $even }%.
fairness-favoured = Bewezen voordeel, boven het gelijke aandeel van { $even }%: { $names }.
fairness-forced = Wat het waard is om tegen betaling te beginnen, voor elke plaats om de beurt:
fairness-coins = { $coins ->
    [one] eerste voor 1 munt
   *[other] eerste voor { $coins } munten
}
fairness-bid = { $coins ->
    [0] Beginnen is geen munt waard.
    [one] Beginnen is een bod van 1 munt waard.
   *[other] Beginnen is een bod van { $coins } munten waard.
}
fairness-bid-between = { $coins ->
    [one] Beginnen is een bod van { $low } tot { $coins } munt waard.
   *[other] Beginnen is een bod van { $low } tot { $coins } munten waard.
}
fairness-bid-or-none = { $coins ->
    [0] Beginnen is geen munt waard of een nadeel.
    [one] Beginnen is een bod van hoogstens 1 munt waard of een nadeel.
   *[other] Beginnen is een bod van hoogstens { $coins } munten waard of een nadeel.
}
fairness-no-bid = Beginnen is een nadeel, ook zonder bod.
fairness-bids = Wat elk bod waard is terwijl de anderen vrij bieden, voor elke plaats om de beurt:
fairness-bid-coins = { $coins ->
    [one] bod van 1 munt
   *[other] bod van { $coins } munten
}
fairness-best-bid = { $coins ->
    [one] Een bod van 1 munt wint het vaakst.
   *[other] Een bod van { $coins } munten wint het vaakst.
}
fairness-best-bids = { $coins ->
    [one] Een van deze biedingen wint het vaakst: { $bids } munt.
   *[other] Een van deze biedingen wint het vaakst: { $bids } munten.
}
fairness-level = Betrouwbaarheid: 95%.
fairness-none = --seconds: in deze tijd eindigde geen partij
fairness-over = { $subject }: de partij is afgelopen
numbers-plan = { $games ->
    [one] 1 partij
   *[other] { $shown } partijen
} in totaal
numbers-progress = { $done } van { $total } partijen
numbers-stopped = gestopt na { $done } van { $total } partijen; herhaal dezelfde opdracht om verder te gaan
train-endless = geef --for, --rounds of beide op: de training zou nooit eindigen
train-duration = --for: { $given } is geen tijd zoals 90s, 20m of 1.5h
train-players = --players: { $given } is geen lijst van getallen van 2 tot 4, zoals 2,3,4
train-setting = --setting: { $given } is geen naam met een geldige waarde, bijvoorbeeld dropout=0.1; de namen zijn { $known }
train-self-play = --self-play: { $given } is niet een van { $known }
train-no-gpu = --self-play { $given } vraagt een NVIDIA-GPU met zijn stuurprogramma, en deze machine heeft er geen
train-games = { $games } partijen, { $positions } stellingen
train-round = ronde { $round }: { $steps } stappen, verlies op apart gehouden stellingen { $chances } voor de kansen, { $priors } voor de beginkansen; winst ten opzichte van een gelijk deel: { $evaluation } tegen de beoordeling, { $accepted } tegen het laatst aanvaarde netwerk
train-stopped = gestopt; herhaal dezelfde opdracht om verder te gaan
train-done = { $rounds ->
    [one] 1 ronde is klaar; de map { $folder } beschrijft die
   *[other] { $rounds } ronden zijn klaar; de map { $folder } beschrijft ze
}
train-none = er is geen netwerk aanvaard: geen heeft zijn wedstrijd gewonnen
file-written = geschreven: { $name }
serve-log-level = --log-level { $level }: bekend: debug, info, warning, error
serve-busy = kan niet luisteren op { $host } poort { $port }: { $reason }; --port noemt een andere poort, en 0 neemt er een die vrij is
serve-ready = Tetrarch staat op { $address } (gegevens in { $data }); Ctrl+C stopt het
serve-failed = de server kon niet starten; het logboek zegt waarom
worker-ready = { $workers } processen wachten op taken; Ctrl+C stopt ze
worker-bus = --bus ontbreekt: de Redis of Valkey van de servers, redis://...
serve-external-bot = --external-bot: { $text } moet eruitzien als NAAM=OPDRACHT
admin-no-answer = geen server heeft binnen { $seconds } s geantwoord; { $table } wordt gesloten zodra er een draait
admin-refused = de server sluit { $table } niet: { $answer }
admin-postgresql = deze database is van PostgreSQL, dat een eigen programma heeft: { $tool }
admin-backup = { $file }: { $bytes ->
    [one] { $shown } byte
   *[other] { $shown } bytes
}
admin-restored = { $target }: teruggezet uit { $file }
admin-restored-kept = { $target }: teruggezet uit { $file }; wat er stond, staat in { $kept }
admin-pruned = { $guests ->
    [one] 1 gast verwijderd
   *[other] { $shown } gasten verwijderd
}
admin-would-prune = { $guests ->
    [one] 1 gast zou worden verwijderd
   *[other] { $shown } gasten zouden worden verwijderd
}
admin-records = { $file }: { $count ->
    [one] 1 opgeslagen partij
   *[other] { $shown } opgeslagen partijen
}
admin-closed = { $table }: gesloten
admin-banned = { $days ->
    [0] { $name }: uitgesloten
    [one] { $name }: uitgesloten voor één dag
   *[other] { $name }: uitgesloten voor { $days } dagen
}
admin-unbanned = { $name }: niet meer uitgesloten
admin-report = { $id }  { $time }  { $reporter } meldt { $name } ({ $person }): { $reason ->
    [chat] chat
    [name] naam
    [cheating] valsspelen
    [leaving] weglopen
   *[other] anders
}{ $outcome ->
    [open] {""}
    [acted] , afgehandeld met maatregel
   *[dismissed] , zonder maatregel afgehandeld
}
admin-open-reports = { $count ->
    [0] geen open meldingen
    [one] { $shown } open melding
   *[other] { $shown } open meldingen
}
admin-resolved = { $id }: afgehandeld
admin-granted = { $name }: is moderator
admin-revoked = { $name }: is geen moderator meer
admin-command-line = opdrachtregel
admin-no-actions = geen handelingen
admin-push-contact = aan wie pushdiensten mogen schrijven
admin-push-public = de publieke sleutel die erbij hoort: { $key }
stat-database = soort database
stat-version = versie
stat-people-guest = mensen, gasten
stat-people-account = mensen, accounts
stat-people-bot-account = botaccounts
stat-matches-waiting = partijen, wachtend
stat-matches-running = partijen, lopend
stat-matches-over = partijen, afgelopen
stat-matches-closed = partijen, gesloten
stat-entries = gebeurtenissen
stat-sessions = sessies
stat-ratings = waarderingen
stat-push = abonnementen op meldingen
stat-bytes = omvang in bytes
stat-beat = laatst actief gezien
stat-never = nooit
stat-ago = { $seconds } s geleden

# Rekenkernen
warming = { $game } wordt gecompileerd (eenmaal per versie)
warm-already = { $game }: de kernen zijn al gecompileerd
warm-now = { $game }: kernen gecompileerd in { $seconds } s
warm-no-folder = { $name }: kan niet worden gemaakt: { $reason }; TETRARCH_CACHE noemt een andere map
warm-failed = { $game }: de kernen zijn niet te compileren: { $reason }
not-compiled = De kernen van { $game } zijn niet gecompileerd, dus bots zijn zwakker: 'tetrarch warmup { $game }' compileert ze, eenmalig.
said-nothing = er werd niets gezegd
perft-own-deal = { $options }: een stelling heeft haar eigen verdeling; kies een ervan
perft-view = { $name }: is wat één speler ziet: wat daarin verborgen is, kan niet worden geteld (L9.1)
bench-no-peers = --peers: er is geen .bench-venv met de andere bibliotheken; 'make bench' maakt die
bench-no-answer = een proces dat op een eigen kern moest spelen is zonder antwoord geëindigd
bench-not-compiled = de kernen zijn niet te compileren: 'tetrarch warmup' zegt waarom
bench-peers-failed = { $name }: de andere bibliotheken kunnen niet worden gemeten: { $reason }
bench-peer-failed = { $name } kan niet worden gemeten: { $reason }; 'make bench' installeert de andere bibliotheken

# De exacte oplosser.
solve-yes = { $player } wint binnen { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, wat de anderen ook doen.
solve-yes-end = { $player } wint, wat de anderen ook doen.
solve-yes-share = { $player } wint of deelt de winst, wat de anderen ook doen.
solve-yes-hold = { $player } kan verhinderen dat een ander wint voor de volgende eigen beurt.
solve-yes-save = { $player } kan de keizer redden tot de volgende eigen beurt.
solve-no = { $player } heeft geen gedwongen winst binnen { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }.
solve-no-end = { $player } kan geen winst afdwingen.
solve-no-share = { $player } kan geen gedeelde winst afdwingen.
solve-no-hold = { $player } kan niet verhinderen dat een ander wint voor de volgende eigen beurt.
solve-no-save = { $player } kan de keizer niet redden.
solve-yes-lead = { $player } kan in deze beurt de leiding nemen.
solve-no-lead = { $player } kan in deze beurt niet de leiding nemen.
solve-unknown = Onbekend: { $nodes } stellingen zijn niet genoeg; --nodes staat er meer toe.
solve-unknown-hidden = Onbekend: de uitslag hangt af van verborgen kaarten of fiches, of van latere verdelingen.
solve-line = Vervolg: { $line }
solve-points = Punten aan het eind van het vervolg: { $points }
solve-effort = { $nodes } stellingen onderzocht.
proof-written = Bewijs met { $nodes } stellingen: { $file }
proof-right = { $file }: bewezen; { $nodes } stellingen nagespeeld.
solve-what = geef een stelling om op te lossen, of --check BESTAND om een bewijs na te gaan
solve-proof-no = --proof: er is niets bewezen, dus { $file } wordt niet geschreven
proof-wrong = { $subject }: { $reason }

# Puzzels.
puzzle-players = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
puzzle-count = { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }
puzzle-head = Puzzel { $id }: { $theme } (rating { $rating })
puzzle-ask = { $step } (? toont de toegestane beslissingen, q toont de oplossing)
puzzle-reply = { $player } antwoordt { $decision }.
puzzle-solved = Opgelost!
puzzle-failed = Dat is niet de oplossing.
puzzle-given-up = De oplossing:
puzzle-own-rating = Jouw rating: { $rating }
puzzle-streaks = Opgelost: { $solved } van { $tried }; op rij: { $streak } (record: { $best }); puzzels van de dag op rij: { $days }
puzzle-results-wrong = { $file }: games.{ $game }: de aantallen pogingen spreken elkaar tegen
puzzle-results-damaged = { $reason }; verplaats { $file } om met nieuwe resultaten te beginnen
puzzle-date = --date: { $given } is geen datum zoals 2026-11-16
puzzle-progress = { $done } van { $total } partijen, puzzels: { $found }
puzzle-none = { $folder }: geen gevonden puzzels; tetrarch puzzles mine zoekt ze
puzzle-other-game = { $file }: een partij van { $game }, niet van { $wanted }
puzzle-no-records = { $paths }: geen geldige partijen van { $game }
puzzle-left-out = { $count ->
    [one] 1 partij is weggelaten
   *[other] { $count } partijen zijn weggelaten
}
puzzle-built = Puzzels: { $count }; { $bytes } bytes: { $file }
