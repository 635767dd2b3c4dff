# Stoły po polsku. $player to imię osoby lub gracza komputerowego, $seat to numer miejsca, licząc od 1.

unnamed-player = ktoś
deleted-player = usunięty gracz

# Co dzieje się przy stole.
entry-opened = { $player ->
    [you] Otwierasz
   *[other] { $player } otwiera
} stół.
entry-hosted = { $player ->
    [you] Jesteś teraz gospodarzem stołu.
   *[other] Gospodarzem stołu jest teraz { $player }.
}
entry-seated = { $player ->
    [you] Siadasz
   *[other] { $player } siada
} na miejscu { $seat }.
entry-unseated = { $player ->
    [you] Wstajesz
   *[other] { $player } wstaje
} z miejsca { $seat }.
entry-seat-planned = Miejsce { $seat } { $plan ->
    [bot] jest dla gracza komputerowego { $bot }.
    [person] jest dla kogoś zarezerwowane.
    [mine] jest dla gracza { $bot }, na urządzeniu gospodarza.
   *[open] jest wolne dla każdego.
}
entry-readied = { $ready ->
    [yes] { $player ->
        [you] Chcesz już grać.
       *[other] { $player } chce już grać.
    }
   *[no] { $player ->
        [you] Prosisz jeszcze o chwilę.
       *[other] { $player } prosi jeszcze o chwilę.
    }
}
entry-salt-committed = { $player ->
    [you] Pieczętujesz
   *[other] { $player } pieczętuje
} sól.
entry-salted = { $player ->
    [you] Dodajesz
   *[other] { $player } dodaje
} sól do ziarna.
entry-restarted = Jedna sól była już znana, więc rozdanie zaczyna się od nowa, z nowymi solami (ponowienie nr { $times }).
entry-started = Partia się zaczyna.
entry-hinted = { $player ->
    [you] Prosisz o podpowiedź.
   *[other] { $player } prosi o podpowiedź.
}
entry-undo-asked = { $player ->
    [you] Prosisz
   *[other] { $player } prosi
} o cofnięcie.
entry-undo-answered = { $agrees ->
    [yes] { $player ->
        [you] Zgadzasz się.
       *[other] { $player } się zgadza.
    }
   *[no] { $player ->
        [you] Nie zgadzasz się.
       *[other] { $player } się nie zgadza.
    }
}
entry-undone = { $player ->
    [you] Cofasz
   *[other] { $player } cofa
} decyzję.
entry-resigned = { $player ->
    [you] Poddajesz się
   *[other] { $player } się poddaje
}.
entry-timed-out = { $player ->
    [you] Nie masz
   *[other] { $player } nie ma
} już czasu{ $did ->
    [bot] {""}; dalej gra komputer.
    [pass] {""} i decyduje zegar.
   *[resign] {""} i tym samym { $player ->
        [you] się poddajesz
       *[other] się poddaje
    }.
}
entry-left = { $player ->
    [you] Odchodzisz
   *[other] { $player } odchodzi
} od stołu.
entry-returned = { $player ->
    [you] Wracasz
   *[other] { $player } wraca
}.
entry-stand-in = Za { $player ->
    [you] ciebie
   *[other] gracza { $player }
} gra { $bot }.
entry-stand-in-voted = { $agrees ->
    [yes] { $player ->
        [you] Pozwalasz, by komputer zagrał za
       *[other] { $player } pozwala, by komputer zagrał za
    }
   *[no] { $player ->
        [you] Wolisz poczekać na
       *[other] { $player } woli poczekać na
    }
} { $other ->
    [you] ciebie
   *[other] gracza { $other }
}.
entry-resumed = Serwer był niedostępny; zegary stały.
entry-ended = Koniec partii: { $winners ->
    [0] nikt nie wygrywa.
    [one] { $players ->
        [you] wygrywasz
       *[other] wygrywa { $players }
    }{ $how ->
        [resigned] {""}, bo pozostali się poddali.
        [timed-out] {""}, bo skończył się czas.
       *[rules] .
    }
   *[other] wspólnie wygrywają { $players }.
}
entry-rematch-offered = { $player ->
    [you] Chcesz
   *[other] { $player } chce
} zagrać jeszcze raz.
entry-rematch-accepted = { $player ->
    [you] Też chcesz
   *[other] { $player } też chce
} zagrać jeszcze raz.
entry-closed = { $by ->
    [server] Serwer zamyka stół.
   *[host] Gospodarz zamyka stół.
}

# Co można ustalić o czasie.
clock-none = Bez zegara
clock-none-note = Nikogo się nie pogania
clock-move = Na decyzję
clock-move-note = Tyle sekund za każdym razem, gdy ktoś ma zdecydować
clock-fischer = Zapas
clock-fischer-note = Zapas sekund i dodatek po każdej zakończonej turze
clock-days = Dni
clock-days-note = Tyle dni za każdym razem, gdy ktoś ma zdecydować
timeout-bot = Komputer gra dalej
timeout-pass = Decyduje zegar
timeout-resign = Miejsce się poddaje

# Dlaczego nie można cofnąć bez pytania.
undo-off = przy tym stole nie można niczego cofnąć
undo-over = partia nie trwa
undo-gave-up = twoja partia jest już poddana
undo-nothing = nie ma czego cofnąć
undo-consent = przy tym stole muszą się zgodzić wszyscy
undo-other = ktoś inny podjął już decyzję

# Dlaczego stół czegoś odmawia, bez kropki na końcu.
refusal-already-open = stół jest już otwarty
refusal-not-open = stół nie jest jeszcze otwarty
refusal-closed = stół jest zamknięty
refusal-started = partia już się zaczęła
refusal-not-started = partia jeszcze się nie zaczęła
refusal-over = partia jest skończona
refusal-not-over = partia jeszcze się nie skończyła
refusal-not-host = może to zrobić tylko gospodarz stołu
refusal-not-seated = nie masz miejsca przy tym stole
refusal-already-seated = masz już miejsce przy tym stole
refusal-one-seat = w partii rankingowej każdy ma jedno miejsce
refusal-full = nie ma dla ciebie wolnego miejsca
refusal-no-such-seat = nie ma miejsca { $seat }: miejsca mają numery od 0 do { $most }
refusal-seat-taken = miejsce { $seat } jest zajęte
refusal-seat-kept = miejsce { $seat } jest zarezerwowane dla kogoś innego
refusal-not-ready = nie wszystkie miejsca są obsadzone albo nie wszyscy chcą już zacząć
refusal-cannot-deal = partii nie można przygotować: { $reason }
refusal-bad-settings = tych ustawień nie można przyjąć: { $reason }
refusal-bad-person = identyfikator osoby ma od 1 do { $most } widocznych znaków
refusal-bad-name = nazwa ma od 1 do { $most } widocznych znaków w jednym wierszu
refusal-bad-chat = wiadomość ma od 1 do { $most } widocznych znaków w jednym wierszu
refusal-bad-salt = sól ma od 1 do { $most } widocznych znaków w jednym wierszu
refusal-bad-salt-commitment = pieczęć soli to SHA-256 w zapisie szesnastkowym
refusal-salt-mismatch = to nie jest sól, którą zapieczętowano
refusal-salts-fixed = sole są już ustalone, bo wszyscy zgodzili się zacząć
refusal-salts-revealed = jeden z graczy ujawnił swoją sól, więc nic, od czego zależy rozdanie, nie może się już zmienić; najpierw wycofaj swoją zgodę
refusal-salt-early = sól jest zapieczętowana; ujawnij ją, gdy wszyscy zgodzą się zacząć
refusal-tournament-seat = w turnieju miejsce i zgoda zostają; możesz tylko się poddać
refusal-not-your-seat = nie decydujesz za miejsce { $seat }
refusal-not-your-turn = to nie twoja kolej: decyduje { $reason }
refusal-already-decided = twoja decyzja już zapadła; poczekaj na pozostałych
refusal-gave-up = twoja partia jest już poddana
refusal-stand-in = na twoim miejscu gra komputer; najpierw wróć
refusal-stale = partia poszła dalej: odpowiadasz na pytanie { $number }, a jest już { $now }
refusal-time-is-up = twój czas minął
refusal-illegal-move = { $play } jest niedozwolone: { $reason }
refusal-unreadable-move = { $play }: { $reason }
refusal-no-such-decision = nie ma takiej decyzji
refusal-too-often = tę decyzję można podjąć { $most ->
    [1] tylko raz
   *[other] najwyżej { $most } razy z rzędu
}, a nie { $times } razy
refusal-rated = w partii rankingowej nikt nie gra za ciebie
refusal-hints-rated = w partii rankingowej nie ma podpowiedzi
refusal-hints-tournament = w turnieju nie ma podpowiedzi
refusal-hints-people = przy stole z inną osobą nie ma podpowiedzi
refusal-tournament = w turnieju nikt nie gra za ciebie
refusal-undo-off = przy tym stole nie można niczego cofnąć
refusal-undo-pending = ktoś już prosi o cofnięcie; najpierw na to odpowiedz
refusal-nothing-to-undo = nie masz żadnej decyzji, którą można cofnąć
refusal-no-such-event = tyle zdarzeń nie może zostać: może od 0 do { $most }
refusal-not-your-decision = cofnąć możesz tylko własną decyzję
refusal-nothing-asked = nikt nie prosi o cofnięcie
refusal-own-question = zgodzić się muszą inni; ty możesz tylko wycofać prośbę
refusal-no-watchers = przy tym stole nie można się przyglądać
refusal-chat-players = podczas partii gracze rozmawiają tylko przy stole
refusal-chat-watchers = podczas partii widzowie rozmawiają między sobą
refusal-no-such-number = nie ma wpisu { $number }: stół jest przy { $most }
refusal-not-away = { $player } jest przy stole
refusal-own-vote = o własnym miejscu się nie głosuje: zastępstwo włączasz bez pytania innych
refusal-no-vote = nikt o to nie prosił
refusal-no-such-moment = nie ma momentu { $events }: partia ma te od 0 do { $most }
refusal-too-many-moments = naraz można prosić najwyżej o { $most } momentów, a pierwszy nie może być po ostatnim

# Co jest nie tak z ustawieniami.
fault-game = nie ma gry { $game }; są { $games }
fault-seats = wymieniono miejsca w liczbie { $given }, a graczy jest { $players }
fault-plan = musi być open, person: z identyfikatorem, bot: z opisem gracza komputerowego albo mine: z nazwą
fault-person = po person: musi być identyfikator mający od 1 do { $most } znaków
fault-bot = nie ma gracza komputerowego { $bot }; są { $bots }
fault-external = obce programy nie mogą tu grać
fault-command = po exec: musi być polecenie
fault-clock = przy zegarze { $kind } musi to być od { $least } do { $most }
fault-rated-seats = partia rankingowa jest tylko dla ludzi
fault-rated-several = w partii rankingowej każdy ma jedno miejsce
fault-rated-clock = partia rankingowa wymaga zegara
fault-rated-when-time-runs-out = w partii rankingowej ten, komu skończy się czas, pasuje albo się poddaje; komputer nie gra dalej
fault-rated-away = w partii rankingowej komputer nie gra za nieobecnych
fault-rated-practice = partia treningowa nie jest rankingowa
fault-fork-open = gra, która toczy się dalej, na nikogo nie czeka: każde miejsce jest twoje, mine: z nazwą albo gracza komputerowego
fault-fork-rated = gra będąca dalszym ciągiem innej nie jest rankingowa
fault-rated-position = partia od ustawionej pozycji nie jest rankingowa
fault-balanced-position = dla ręcznie ustawionej pozycji nic się nie rozdaje, więc nie ma czego wyrównywać
