# De hulp van opdrachten in het Nederlands: woorden in hoofdletters, opties en namen zijn tekens.

heading-usage = Gebruik:
heading-arguments = Argumenten:
heading-options = Opties:
heading-commands = Opdrachten:
heading-default = [standaard:
heading-required = verplicht]
heading-several = Meer met komma's, of herhaal de optie.
heading-show-help = Deze hulp tonen.

about-tetrarch = Tetrarch: bordspellen over rijken spelen, vastleggen en bestuderen.
    .epilog = Elke opdracht legt zichzelf uit: tetrarch play --help
option-lang = De taal: en, fr, nl of pl.
    .default = die van het systeem
option-version = De versie tonen.
about-play =
    Spelen in de terminal, tegen bots of elkaar.

    Iedereen ziet alleen wat de eigen plaats mag weten; biedingen worden ongezien getypt. 'undo' gaat terug naar de laatste beslissing van een mens, in Legends nooit voorbij een bod, een verdeling, of een kaart of fiche die sindsdien is omgedraaid.
option-game = Het spel: { $games }.
option-play-seat = Wie waar zit: person, level1 tot en met level5, random, greedy of search; meer met komma's, of herhaal de optie. exec:COMMAND is een ander programma, tot het einde van de tekst.
    .default = person, dan level2
option-players = Aantal spelers: 2, 3 of 4.
option-seed = Elk getal of elke tekst; hetzelfde toevalsgetal geeft dezelfde partij.
    .default = niet te raden
option-fair = De evenwichtigste van verscheidene verdelingen van het toevalsgetal kiezen; het verslag bewijst het.
option-load = Verdergaan met de partij van dit verslag; met --seed, het getal waarmee het is gemaakt, bewijst het verslag aan het einde zijn verdelingen.
option-save = Het verslag in dit bestand bewaren, na elke beslissing.
option-plain = Alleen met ASCII-tekens tekenen, zonder kleur.
option-play-describe = Stellingen in woorden beschrijven in plaats van tekenen, voor schermlezers.
about-serve =
    Spelen in de browser, alleen of met anderen.

    Zonder opties wordt alles in een eigen map bewaard, en kan alleen deze machine verbinding maken.
option-port = Waar te luisteren; 0: elke poort die vrij is.
option-host = Naar wie te luisteren: alleen deze machine, of 0.0.0.0 voor iedereen.
option-reuse-port = De poort delen met een server die draait, om die zonder pauze te vervangen.
option-browser = De pagina in een browser openen.
option-serve-data = De map van alles wat wordt bewaard.
    .default = je gegevensmap
option-serve-database = Een PostgreSQL-database, in plaats van SQLite in de map.
option-bus = Redis of Valkey, waardoor servers van één database elkaar berichten sturen: redis://...
option-root-path = Het pad waaronder een proxy de server aanbiedt.
option-allowed-host = Nog een hostnaam van deze server; herhaalbaar.
option-external-bot = Een programma op deze machine dat aan tafels een bot mag zijn; herhaalbaar.
option-workers = Processen waarin bots nadenken; 0: zoveel als er processoren zijn.
option-metrics-port = De poort voor metingen van Prometheus; 0: geen.
option-log-level = debug, info, warning of error.
about-worker =
    De bots van servers op deze machine laten denken.

    Servers met dezelfde bus sturen hem de beslissingen, hints en analyses van hun bots.
about-new =
    Een nieuwe partij loten en het verslag ervan schrijven.

    Het bevat wat is afgesproken en wat het lot heeft bepaald, en nog geen beslissing.
option-new-position = Een stelling schrijven in plaats van een verslag.
option-new-force = Een bestaand bestand overschrijven.
option-output = Naar een bestand schrijven.
    .default = de standaarduitvoer
about-show =
    Een stelling, het einde van een verslag of een bord tekenen.

    Tekeningen en woorden bevatten wat iedereen mag weten; --seat voegt toe wat één plaats weet, --all de hele waarheid. Alleen --line en --json, die andere programma's lezen, zijn volledig als er geen plaats is genoemd.
option-show-file = Een stelling, verslag of bord, een stelling in één regel, of - voor de standaardinvoer.
option-at = Van een verslag: de stelling na zoveel gebeurtenissen; 0 is het begin.
    .default = het einde
option-show-describe = In woorden beschrijven, voor schermlezers.
option-score = Tonen waar elk punt vandaan komt, als het spel een scoreblad heeft.
option-svg = In een SVG-bestand tekenen; - toont het.
option-line = De stelling in één regel tonen.
option-json = Eén JSON-object tonen.
option-show-seat = Alleen tonen wat deze plaats mag weten.
    .default = wat iedereen mag weten
option-everything = Ook tonen wat voor iedereen verborgen is.
about-moves =
    Tonen wat is toegestaan: notatie, zin en regels.

    Met --json komt elke beslissing met de stelling waartoe ze leidt: de hele waarheid, of met --seat wat die plaats dan zal weten, en null waar iets aan het licht zou komen dat nu voor haar verborgen is.
option-moves-file = Een stelling of verslag, een stelling in één regel, of - voor de standaardinvoer.
option-moves-seat = Alleen wat deze plaats mag beslissen en weten.
    .default = de hele waarheid, en wie moet beslissen
about-replay =
    Een partij beslissing voor beslissing vertellen.

    Waar geheime beslissingen nog niet zijn onthuld, staat er alleen dat ze zijn genomen.
option-record = Een verslag, of - voor de standaardinvoer.
option-first = De eerste gebeurtenis om te vertellen.
option-last = De laatste gebeurtenis om te vertellen.
    .default = het einde
option-turn = Alleen deze beurt vertellen; 0 is de opstelling. Van een match: van elk spel ervan.
option-replay-board = Het bord na elke beslissing tekenen.
about-verify =
    Nagaan of verslagen de waarheid zeggen.

    Ze worden zet voor zet nagespeeld, en alles wat ze beweren wordt nagegaan: uitslag, toevalsgetal en vastlegging. De opties vergelijken ze ook met wat je van vóór de verdeling hebt bewaard.
option-verify-records = Verslagen, of - voor de standaardinvoer.
option-commitment = De vastlegging van de server die je van vóór de verdeling hebt bewaard.
option-salt = Zout dat in het verslag moet staan.
option-salt-commitment = Een bewaarde vastlegging van zout; geef die van alle spelers, in de volgorde van de plaatsen.
option-verify-balanced = De verdeling moest evenwichtig zijn; daardoor is er één zout meer.
option-verify-tournament = Het zout van spelers die te laat waren, mag ontbreken.
about-advise =
    Een bot naar de beste zetten vragen, en waarom.

    Hij noemt de kansen van elke speler, en van elke zet hoe het verder kan gaan en wat ervoor spreekt. Hij weet niet meer dan de plaats die hij advies geeft. Ctrl-C beëindigt het nadenken: hij antwoordt met het beste dat hij heeft.
option-advise-position = Een stelling of verslag, een stelling in één regel, of - voor de standaardinvoer.
option-advise-seat = Wie advies krijgt.
    .default = wie moet beslissen
option-advise-seconds = Zo lang nadenken.
    .default = zo lang als de bot: search voor 1
option-advise-simulations = Zoveel partijen bekijken: hetzelfde op elke machine.
option-moves = Hoeveel zetten hoogstens te tonen.
option-bot = Wie nadenkt.
option-advise-seed = Het eigen toeval van de bot.
about-evaluate =
    Een stelling beoordelen: wie kan winnen, en met hoeveel punten.

    De opdracht toont de winstkans van elke speler, de verwachte punten, en wie elk bouwvak of gebied aan het eind waarschijnlijk bezit. Ze gebruikt alleen wat de plaats mag weten; zonder plaats wat iedereen weet. Ctrl-C beëindigt het zoeken.
option-evaluate-position = Een stelling of verslag, een stelling in één regel, of - voor de standaardinvoer.
option-evaluate-seat = Alleen gebruiken wat deze plaats mag weten.
    .default = openbare informatie
option-evaluate-simulations = Het aantal simulaties: dezelfde beoordeling op elke machine.
    .default = 2000, hoogstens 3 seconden
option-evaluate-seed = Het toevalsgetal van het zoeken.
about-review =
    Een partij analyseren: oordelen, betere zetten en geluk.

    Elke beslissing krijgt een oordeel naar het verlies aan winstkans, en de betere zet met zijn redenen. Begin, geluk en keuzes van elke speler geven samen de uitkomst. Beslissingen worden beoordeeld naar wat hun plaats wist. Ctrl-C beëindigt een diepere analyse: wat klaar is, wordt getoond.
option-review-record = Een verslag, of - voor de standaardinvoer.
option-effort = quick, refined of deep; elk omvat de vorige.
option-review-seat = Alleen de beslissingen van deze plaats uitleggen.
    .default = alle plaatsen
option-review-simulations = Het aantal simulaties van elke zoekactie, in plaats van dat van de grondigheid.
option-review-seed = Het toevalsgetal van de zoekacties.
option-all-decisions = Alle beslissingen opsommen.
option-unfinished = Ook een partij analyseren die niet voorbij is, tot nu toe; uitkomsten zijn schattingen.
option-html = De analyse met plaatjes als webpagina in dit bestand schrijven.
about-solve =
    Uitslagen van eindspelen bewijzen, of een bewijs nagaan.

    De opdracht bewijst of een plaats een doel bereikt wat de anderen ook doen: in spellen met open informatie binnen een aantal eigen beurten, anders met de laatste kaarten en met wat de plaats weet. Ze raadt nooit: als de grens aan stellingen niet volstaat, is de uitslag onbekend.
option-solve-position = Een stelling of verslag, een stelling op één regel, of - voor de standaardinvoer.
option-solve-seat = De plaats die het doel moet bereiken.
    .default = de plaats die beslist
option-goal = win (winnen), share (winnen of delen), hold (geen ander wint voor de volgende beurt), save (de keizer behouden) of lead (na deze beurt de meeste punten hebben).
option-turns = Het aantal beurten van de plaats.
option-nodes = Het maximale aantal stellingen om te onderzoeken.
option-proof = Het bewijs, dat --check nagaat, in dit bestand schrijven.
option-check = Een bewijs nagaan door elk antwoord na te spelen.
about-arena =
    Bots veel partijen laten spelen, en hun sterkte bepalen.

    Elke verdeling wordt met verwisselde plaatsen gespeeld. Geef dezelfde opdracht nog eens om na een onderbreking verder te gaan.
option-bots = Wie speelt: meer met komma's, of herhaal de optie. Een programma, exec:COMMAND, neemt de rest van de tekst.
option-out = Waar alles wordt bewaard.
option-arena-games = Hoeveel partijen ten minste: naar boven afgerond op hele verdelingen.
option-jobs = Hoeveel partijen tegelijk.
    .default = een per kern
option-arena-seed = Hetzelfde toevalsgetal geeft dezelfde partijen.
option-arena-simulations = Elke bot die nadenkt zoveel partijen laten bekijken.
option-arena-seconds = Elke bot die nadenkt zo lang laten doen over een beslissing.
option-arena-records = Het verslag van elke partij bewaren.
about-fairness =
    Meten hoe eerlijk een verdeling of stelling is.

    Even sterke bots spelen van daaruit veel partijen. Getoond wordt het aandeel van elke plaats in de winst met het 95%-interval, en bij Legends wat het waard is om te beginnen en ervoor te betalen.
option-source = Een spel, waarvan de verdeling van --seed wordt gemeten; of een stelling of verslag, een stelling op één regel, of - voor de standaardinvoer.
option-fairness-seed = Het toevalsgetal van de verdeling en van alle partijen: hetzelfde getal geeft dezelfde uitslag.
option-deals = Elke partij met een nieuwe verdeling van de opties spelen, zoals de schijven op een --board, in plaats van één verdeling.
option-fairness-games = Het maximale aantal partijen.
option-openings = Partijen voor elke opgelegde opening, bij spellen die ze hebben.
option-uncontested = De anderen bieden niets bij een opgelegde opening: die betaalt haar bod en begint.
option-width = Stoppen zodra alle intervallen hoogstens zo breed zijn, in procenten.
    .default = nooit
option-fairness-seconds = Stoppen na deze tijd, met de gespeelde partijen.
    .default = nooit
option-fairness-bot = De bot op elke plaats.
about-numbers =
    De spellen in cijfers schrijven.

    Uit veel partijen tussen even sterke bots: lengte, eindes, het voordeel van plaatsen, wat winnaars bezitten en het effect van elke variant, als JSON en als pagina in Markdown. Herhaal dezelfde opdracht om na een stop verder te gaan.
option-numbers-base = Partijen zonder variant, voor elk aantal spelers.
option-numbers-variant = Partijen met elke variant, voor elk aantal spelers; 0: geen.
option-numbers-players = Alleen dit aantal spelers; herhaal het voor meer.
    .default = alle
option-numbers-bot = De bot op elke plaats.
option-numbers-seed = Hetzelfde toevalsgetal geeft dezelfde partijen.
option-processes = Het aantal processen.
    .default = een voor elke kern
option-ray = Voer dit uit op het Ray-cluster met dit adres, of auto of local; heeft de aanvulling ray nodig.
about-calibrate =
    Beoordelingen afstemmen op uitslagen tussen bots.

    Het verslag geeft de fouten die overblijven bij partijen die de afstemming niet heeft gezien, met een afbeelding. Herhaal dezelfde opdracht om na een stop verder te gaan.
option-calibrate-games = Het aantal partijen, om de beurt met 2, 3 en 4 spelers.
option-samples = Het aantal stellingen van elke partij.
option-calibrate-simulations = De simulaties van elke beoordeling.
    .default = 2000
option-also = Ook de partijen van deze map gebruiken, met een ander toevalsgetal; herhaal dit voor meer mappen.
option-with-variants = Elke partij met een variant spelen, en de meegeleverde afstelling meten in plaats van een nieuwe.
option-calibrate-seed = Hetzelfde toevalsgetal geeft dezelfde partijen.
about-train =
    Het netwerk van een spel trainen door zelf te spelen.

    Bots spelen in meerdere processen tegen elkaar, een leerder verbetert het netwerk, en wedstrijden beslissen of het het vorige vervangt. Geef --for, --rounds of beide op. Herhaal dezelfde opdracht om verder te gaan; de map bevat dan network.bin, run.json en logboeken voor TensorBoard.
option-train-out = De map van de training; een training die daar staat, gaat verder.
    .default = runs/SPEL
option-limit = Stoppen na deze tijd, bijvoorbeeld 90s, 20m of 1.5h.
option-train-rounds = Stoppen als de training dit aantal ronden heeft.
option-train-device = Waar de leerder rekent: cpu of cuda.
option-self-play = Waar in de trainingspartijen wordt gezocht: cpu, gpu of both (beide).
option-train-games = Het aantal partijen van elke ronde.
    .default = 400
option-train-players = De aantallen spelers, om de beurt.
option-train-simulations = Het kleinste aantal simulaties van een beslissing waarvan de beginkansen leren.
    .default = 150
option-batch = Het aantal stellingen van één stap van de leerder.
    .default = 512
option-reuse = Het aantal stellingen dat de leerder per ronde trekt, voor elke nieuwe.
    .default = 2.5
option-window = Het aantal laatste stellingen waaruit de leerder trekt.
    .default = 2000000
option-result = Het deel van het resultaat van de partij in het doel van de kansen, van 0 tot 1.
    .default = 0.2
option-setting = Een andere instelling van de training, bijvoorbeeld dropout=0.1; herhaal ze voor meer instellingen.
option-train-seed = Hetzelfde toevalsgetal geeft dezelfde partijen en gewichten.
about-dataset =
    Partijen tussen bots als Parquet-bestanden schrijven.

    De map krijgt één regel voor elke beslissing, in bestanden van 50 partijen. Herhaal dezelfde opdracht om na een stop verder te gaan, of met meer partijen voor meer gegevens.
option-dataset-games = Het aantal partijen, om de beurt met 2, 3 en 4 spelers.
option-dataset-bot = De bot op elke plaats.
option-dataset-variant = De varianten van alle partijen.
option-dataset-seed = Hetzelfde toevalsgetal geeft dezelfde partijen.
about-perft =
    De reeksen van beslissingen tellen.

    Het tellen begint bij de verdeling van een toevalsgetal, of bij een stelling; een latere verdeling beëindigt een reeks.
option-depth = Hoeveel beslissingen diep.
option-perft-seed = Vanaf welke verdeling te tellen.
    .default = 1
option-perft-position = Tellen vanaf deze stelling, of vanaf het einde van dit verslag.
option-divide = Het aantal achter elke eerste beslissing tonen.
about-bench =
    De snelheid meten, naast andere bibliotheken.

    Met --json wordt één object getoond: de cijfers van het spel, of die van meer spellen op naam.
option-games = Welke spellen.
    .default = alle
option-quick = Een korte blik: minder tijd voor elk cijfer.
option-peers = Ook andere bibliotheken meten.
    .default = waar ze zijn geïnstalleerd
option-only = Alleen deze onderdelen meten, gescheiden door komma's: kernel, python, search, batch, compile, peers; peers=breakthrough noemt één van de spellen van andere bibliotheken, peers=breakthrough+chess twee.
    .default = alle
about-warmup =
    De rekenkernen compileren, eenmaal per versie.

    Ze liggen dan in een cache, en alles wat veel zetten speelt is vele malen sneller.
about-schema = Het JSON-schema van een formaat tonen, of van alle.
option-name = Een formaat, zoals position, record of advice; een onbekende naam geeft ze alle.
    .default = alle
about-puzzles = Puzzels met bewezen oplossingen oplossen, of nieuwe zoeken.
about-list-puzzles = De puzzels van een spel tonen.
option-theme = Alleen puzzels met dit thema.
about-play-puzzle = Een puzzel oplossen.
option-play-puzzle-seed = Hetzelfde toevalsgetal kiest dezelfde puzzel.
about-daily = De puzzel van de dag oplossen.
option-date = De dag, zoals 2026-11-16.
    .default = vandaag
option-puzzle = De naam van een puzzel.
option-rating = De rating in de buurt waarvan een puzzel wordt gekozen.
    .default = jouw rating
about-mine-puzzles =
    Puzzels zoeken in partijen tussen bots, of in opgeslagen partijen.

    Oplossingen worden exact bewezen; met --margin ook oplossingen die duidelijk de beste zijn. Bots van alle niveaus meten de moeilijkheid. Herhaal dezelfde opdracht om na een stop verder te gaan.
option-records = Een opgeslagen partij, een .jsonl-bestand met één per regel, of een map met zulke bestanden, in plaats van partijen tussen bots; kan meermaals worden gegeven.
option-strict = Stoppen bij de eerste ongeldige partij; anders wordt ze gemeld en weggelaten.
option-margin = Ook oplossingen zonder bewijs opnemen, waarvan de winstkans die van elke andere beslissing met zoveel procentpunten overtreft.
    .default = alleen exacte bewijzen
option-mine-puzzles-simulations = De simulaties van elke zoekactie en beoordeling achter een marge; van elk zijn er twee, met verschillende seeds.
option-folder = De map voor de gevonden puzzels.
option-mine-puzzles-games = Het aantal partijen.
option-mine-puzzles-seed = Hetzelfde toevalsgetal geeft dezelfde puzzels.
about-build-collection = Een gevarieerde verzameling kiezen uit gevonden puzzels.
option-build-collection-out = Het bestand om te schrijven.
    .default = de verzameling van het pakket
option-most = Het maximale aantal puzzels.
about-admin = De gegevens van een server beheren.
about-backup = De draaiende database naar één bestand kopiëren.
option-backup-file = Waar de reservekopie komt.
option-data = De gegevensmap van de server.
option-database = De PostgreSQL-database, als de server die gebruikt.
option-backup-force = Het bestand vervangen als het bestaat.
about-restore =
    Een reservekopie in de plaats van de database zetten.

    De server mag niet draaien. Wat er eerst was, wordt ernaast bewaard.
option-restore-file = De reservekopie.
about-prune-guests = Gasten wissen die lang niet zijn geweest en nergens spelen.
option-days = Zoveel dagen niet gezien.
option-dry-run = Ze alleen tellen.
about-export-records =
    De afgelopen partijen van een spel opslaan.

    Elke regel van het bestand heeft één partij, zonder de namen van de spelers.
option-export-records-file = Het bestand dat wordt geschreven, zoals games.jsonl.
about-close-table = Een tafel van de draaiende server sluiten.
option-table = Het kenmerk van de tafel, uit het adres.
option-wait = Zoveel seconden voor het antwoord van de server.
about-ban = Een gebruiker uitsluiten, met of zonder einde.
option-person = De id van een gebruiker, of de naam van een account.
option-ban-reason = Wat de gebruiker te lezen krijgt.
option-ban-days = De duur in dagen; zonder duur heeft de uitsluiting geen einde.
about-unban = Een uitsluiting beëindigen.
about-reports = De open meldingen tonen met hun chat.
option-include-all = Ook afgehandelde meldingen.
about-resolve = Een melding afhandelen.
option-report = De id van de melding.
option-dismiss = Zonder maatregel afhandelen.
about-grant = Een account moderator maken.
about-revoke = De rol van moderator ontnemen.
about-audit = De laatste beheershandelingen tonen.
option-audit-last = Hoeveel er worden getoond.
about-push-keys = Sleutels voor meldingen maken, als regels voor server.toml.
about-stats = Tonen hoeveel er van alles is.
