# Co serwer mówi po polsku: błędy, co jest nie tak z polem, i powiadomienia.

# Błędy: zdanie bez kropki na końcu.
error-bad-request = to żądanie jest niepoprawne: { $fields }
error-bad-json = tego żądania nie da się odczytać; jego treść musi być w formacie JSON
error-bad-name = ta nazwa się nie nadaje; nazwa ma od 1 do { $most } znaków jednego pisma, co najmniej jedną literę lub cyfrę, nic niewidocznego i nie jest zastrzeżona
error-bad-cursor = nie ma takiego miejsca na tej liście; użyj tego, które poprzednia strona podaje jako następne
error-bad-password-length = hasło ma od { $least } do { $most } znaków
error-not-signed-in = nikt tu nie jest zalogowany; wybierz nazwę, aby grać jako gość, albo zaloguj się
error-bad-token = ten token jest nieważny; został unieważniony albo nigdy nie istniał
error-wrong-password = hasło jest błędne
error-wrong-name-or-password = nazwa lub hasło są błędne
error-foreign-origin = to żądanie nie pochodzi ze strony tego serwera, więc dla bezpieczeństwa zostało odrzucone
error-wrong-host = ten serwer nie ma nazwy hosta z tego adresu; jego operator może ją dopuścić ustawieniem allowed_hosts
error-account-needed = do tego potrzebne jest konto; zabezpiecz swoją nazwę hasłem albo zaloguj się
error-people-only = może to zrobić tylko sama osoba, zalogowana w przeglądarce; token nie wystarczy
error-metrics-forbidden = pomiary są tylko dla tej maszyny albo dla tego, kto poda ich token
error-not-found = pod tym adresem niczego nie ma
error-no-such-person = nie ma takiego gracza
error-no-such-table = nie ma takiego stołu
error-no-such-step = nie ma takiego kroku w tym samouczku
error-not-the-aim = { $reason }
error-step-done = ten krok jest ukończony; przejdź do następnego albo zacznij go od nowa
error-no-such-puzzle = nie ma takiej zagadki ani takiego tematu
error-puzzle-done = ta próba jest skończona; zacznij od nowa albo wybierz inną zagadkę
error-no-such-token = nie ma takiego tokenu
error-no-such-subscription = ta przeglądarka nie dostaje stąd powiadomień
error-method-not-allowed = ten adres tego nie robi
error-name-taken = ta nazwa albo bardzo podobna jest zajęta; wybierz inną, a jeśli jest twoja, zaloguj się
error-already-account = to już jest konto
error-too-many-bots = jedna osoba ma najwyżej { $most } kont botów; najpierw usuń jedno
error-too-many-tokens = najwyżej { $most } tokenów naraz; najpierw unieważnij jeden
error-too-many-subscriptions = powiadomienia dostaje najwyżej { $most } przeglądarek jednej osoby; najpierw usuń jedną
error-conflict = ktoś inny zmienił to w tej samej chwili; spójrz jeszcze raz i spróbuj ponownie
error-too-large = to za dużo naraz; żądanie ma najwyżej { $most } kilobajtów
error-too-often = to było zbyt często; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
error-our-fault = coś poszło nie tak, i to z naszej winy; jeśli się powtórzy, zgłoś to jako { $reference }
error-push-off = ten serwer nie wysyła powiadomień do zamkniętych przeglądarek
error-stopping = serwer się zatrzymuje; spróbuj za chwilę
error-database-away = baza danych nie odpowiada; spróbuj za chwilę
error-bad-message = tej wiadomości nie można zrozumieć: { $reason }
error-bad-position = to nie jest pozycja: { $reason }
error-no-advice = nie ma czego doradzać: { $reason }
error-engine-locked = na tej planszy trwa twoja partia z innymi ludźmi; do jej końca myślisz samodzielnie
error-too-many-watched = naraz można oglądać najwyżej { $most } stołów
error-too-many-advised = zbyt wiele osób prosi teraz o radę; spróbuj za chwilę
error-too-many-connections = zbyt wiele połączeń z Twojego adresu; spróbuj za chwilę
error-newer-table = ten stół prowadzi dalej nowsza wersja serwera; wczytaj stronę ponownie
error-bad-record = niepoprawny zapis: { $reason }
error-no-such-review = nie ma takiej analizy; poproś o nią ponownie
error-too-many-reviews = liczba twoich analiz naraz jest ograniczona do { $most }; poczekaj albo anuluj jedną
error-no-such-tournament = nie ma takiego turnieju
error-not-organiser = może to zrobić tylko organizator turnieju
error-tournament-started = turniej już się rozpoczął, więc to nie jest już możliwe
error-tournament-over = turniej się zakończył
error-tournament-full = w turnieju może grać najwyżej { $most } graczy
error-not-joined = nie grasz w tym turnieju
error-bot-stays = gracz komputerowy, który zaczął turniej, gra w nim do końca
error-too-few-players = ten turniej wymaga co najmniej { $least } graczy
error-too-many-rounds = przy liczbie graczy { $players } rund może tu być najwyżej { $most }; wybierz mniej rund lub znajdź więcej graczy
error-too-many-games = turniej może mieć najwyżej { $most } partii; wybierz mniej rund lub system szwajcarski
error-too-many-tournaments = turniejów, które naraz organizujesz, może być najwyżej { $most }; najpierw zakończ lub przerwij jeden z nich
error-too-many-joined = możesz grać najwyżej w { $most } turniejach naraz
error-no-such-friend-link = ten link dla znajomych nie działa: został unieważniony lub wygasł; poproś o nowy
error-own-friend-link = to twój własny link dla znajomych; wyślij go komuś znajomemu
error-too-many-friends = użytkownik może mieć najwyżej { $most } znajomych
error-not-friends = możesz wyzywać tylko swoich znajomych
error-not-invitable = jednego z tych graczy nie możesz zaprosić
error-own-block = nie możesz zablokować siebie
error-too-many-blocked = można zablokować najwyżej { $most } graczy
error-no-such-challenge = nie ma takiego wyzwania: dostało już odpowiedź, zostało wycofane lub wygasło
error-too-many-challenges = zbyt wiele twoich wyzwań czeka na odpowiedź; poczekaj albo wycofaj jedno z nich
error-banned = { $ends ->
    [yes] masz zakaz gry do { $until }: { $reason }
   *[no] masz zakaz gry: { $reason }
}
error-moderators-only = to jest dla moderatorów tego serwera
error-moderator-stays = moderatora nie można wykluczyć; najpierw odbierz mu rolę
error-blocked-by-host = gospodarz tego stołu nie pozwala ci dołączyć
error-code-needed = podaj kod z aplikacji uwierzytelniającej albo kod zapasowy
error-wrong-code = kod jest błędny albo był już użyty; poczekaj na następny
error-wrong-recovery-code = nazwa albo kod zapasowy jest błędny
error-two-factor-on = logowanie dwuetapowe jest już włączone
error-two-factor-off = logowanie dwuetapowe nie jest włączone
error-no-such-session = nie ma takiej sesji
error-no-such-message = nie ma takiej wiadomości tego gracza
error-no-such-report = nie ma takiego otwartego zgłoszenia
error-not-banned = ten gracz nie ma zakazu gry
error-own-mute = nie możesz wyciszyć siebie
error-own-report = nie możesz zgłosić siebie
error-too-many-muted = wyciszyć można najwyżej { $most } graczy
error-too-many-reports = najwyżej { $most } twoich zgłoszeń może być otwartych; moderatorzy je sprawdzą
error-bad-words = ten tekst zawiera słowa, na które ten serwer nie pozwala

# Co jest nie tak z jednym polem żądania.
field-missing = brakuje pola { $field }
field-unknown = pole { $field } nie jest tu znane
field-too-short = pole { $field } jest za krótkie; co najmniej { $limit }
field-too-long = pole { $field } jest za długie; najwyżej { $limit }
field-too-small = wartość pola { $field } jest za mała; co najmniej { $limit }
field-too-big = wartość pola { $field } jest za duża; najwyżej { $limit }
field-not-a-choice = wartość pola { $field } nie jest żadną z możliwych
field-hidden-characters = pole { $field } zawiera niewidoczne znaki
field-wrong-form = pole { $field } ma niewłaściwą postać
field-wrong-type = { $field } musi być { $wanted }
field-one-of = potrzebne jest albo { $field }, albo { $other }, ale nie oba naraz
field-unknown-push-service = pole { $field } nie wskazuje usługi powiadomień, którą ten serwer zna
field-too-few-seats = { $field } potrzebuje { $wanted ->
    [one] jednego wolnego miejsca
    [few] { $wanted } wolnych miejsc
   *[many] { $wanted } wolnych miejsc
} dla ciebie i znajomych
field-clock-needed = turniej wymaga zegara, aby każda runda się zakończyła

# Nazwy w miejscu nazwy osoby.
deleted-player = usunięty gracz

# Gdy nie ma strony internetowej.
no-page = Serwer działa, ale ta instalacja nie ma strony internetowej. Grać mogą programy:

# Co przeglądarki pokazują o zainstalowanej stronie.
manifest-description = Dwie gry planszowe, Ekö i Legends: z komputerem lub ze znajomymi, na żywo albo korespondencyjnie.
manifest-new = Nowy stół
manifest-rules = Zasady

# Powiadomienia dla zamkniętych przeglądarek.
push-turn-title = Twoja kolej
push-turn-body = { $table } czeka na twoją decyzję.
push-challenge-title = { $player } rzuca ci wyzwanie
push-challenge-body = { $game }: przyjmij albo odrzuć.
push-accepted-title = { $player } przyjmuje twoje wyzwanie
push-accepted-body = { $game }: twój stół jest gotowy.
error-table-full = ten stół ma już { $most } wpisów i więcej takich nie przyjmuje
bot-budget = gracz komputerowy { $bot } ma tu na jedną decyzję najwyżej { $most } { $option }
unknown-program = nie jest programem tego serwera; znane: { $programs }
unknown-format = nie jest żadnym z formatów, które można sprawdzić: { $formats }
position-format = jej format to nic spośród { $formats }
position-line = pozycja w jednym wierszu zaczyna się od { $starts }
position-other-view = to jest to, co może wiedzieć miejsce { $viewer }; nikt nie może powiedzieć, co wie miejsce { $seat }
not-json = to nie jest JSON

# Podglądy linków.
preview-result = { $game }: { $result }
preview-table = { $game }: { $players }
preview-waiting = Stół gry { $game } czeka na graczy.
preview-running = Ta gra trwa. Otwórz link, aby ją oglądać.
preview-join = { $host } zaprasza cię do gry { $game }
preview-join-note = Otwórz link, wybierz nazwę i graj, bez konta.
preview-friend = { $player } chce dodać cię do znajomych
preview-friend-note = Znajomi widzą, kto jest online, wyzywają się nawzajem i oglądają swoje gry.
result-heading = { $count ->
    [0] Nikt nie wygrywa
    [one] { $winners } wygrywa
    [few] { $winners } wygrywają
   *[many] { $winners } wygrywają
}

# Czy zapis jest prawdziwy
the-record = zapis
verified-events = { $events ->
    [one] Jedyne zdarzenie odtworzono zgodnie z zasadami i bez błędu.
    [few] Wszystkie { $events } zdarzenia odtworzono zgodnie z zasadami i bez błędu.
   *[many] Wszystkie { $events } zdarzeń odtworzono zgodnie z zasadami i bez błędu.
}
verified-seed = { $deals ->
    [2] Oba rozdania wynikają z ziarna, które serwer zapieczętował przed partią.
    [one] Rozdanie wynika z ziarna, które serwer zapieczętował przed partią.
    [few] Wszystkie { $deals } rozdania wynikają z ziarna, które serwer zapieczętował przed partią.
   *[many] Wszystkie { $deals } rozdań wynika z ziarna, które serwer zapieczętował przed partią.
}
verified-no-seed = Ziarna nie ujawniono, więc nic nie dowodzi, skąd wzięły się rozdania.

# Co jest nie tak z danymi lub ustawieniami serwera, dla tego, kto go prowadzi.
fault-address = nie da się odczytać adresu bazy danych; wygląda on tak: postgresql://użytkownik:hasło@host/nazwa
fault-sqlite-file = baza SQLite musi być plikiem: sqlite:///folder/nazwa.sqlite3
fault-backend = nie można trzymać stołów w { $name }; znane: sqlite, postgresql
fault-postgres-extra = { $reason }; PostgreSQL wymaga dodatku: pip install 'tetrarch[postgres]'
fault-redis-extra = szyna wymaga dodatku: pip install 'tetrarch[redis]'
fault-bus-address = adres szyny jest nieprawidłowy: { $reason }
fault-bus-database = szyna łączy serwery jednej bazy PostgreSQL; podaj także ją: database = "postgresql://..."
fault-server-runs = { $folder }: na tych danych działa serwer (proces { $process })
fault-no-database = { $file }: nie ma bazy danych
fault-no-database-there = { $file }: nie ma bazy danych; --data wskazuje folder serwera
fault-there-already = { $file }: już istnieje; podaj inny plik albo zastąp go przez --force
fault-itself = { $file }: to sama baza danych
fault-no-file = { $file }: nie ma takiego pliku
fault-no-backup = { $file }: to nie jest kopia zapasowa tetrarch: { $reason }
fault-damaged = { $file }: plik jest uszkodzony: { $reason }
fault-newer-backup = { $file }: ta wersja kopii nie jest znana temu programowi; potrzebny jest nowszy tetrarch
fault-not-copied = { $file }: nie można skopiować: { $reason }
fault-unusable = nie można użyć bazy danych { $name }: { $reason }
fault-newer-version = baza danych jest w wersji { $version }, a ten program zna wersje do { $newest }: używał jej nowszy tetrarch; zaktualizuj program albo przywróć wcześniejszą kopię
fault-other-version = baza danych jest w wersji { $version }, a ten program wymaga { $newest }; uruchom raz serwer tej wersji
fault-silent = baza danych { $name } nie odpowiada
fault-no-table = nie ma stołu { $table }
fault-table-over = gra przy stole { $table } już się skończyła
fault-table-closed = stół { $table } jest już zamknięty
fault-unknown-request = ten serwer nie zna żądania { $kind }
fault-setting = ustawienia: { $reason }
fault-settings-file = { $file }: nie da się odczytać: { $reason }
fault-settings-toml = { $file }: { $reason }
fault-data-in-file = { $file }: „data” nie można ustawić w folderze, który wskazuje
fault-variable = środowisko: { $name } to nie ustawienie; znane: { $known }
fault-proxy = ustawienia: trusted_proxies: { $name } to nie adres ani sieć
fault-public-url = ustawienia: public_url: musi wyglądać jak https://play.example lub .../games
fault-external-bots = ustawienia: external_bots: potrzebne są nazwy i polecenia, na przykład external_bots.alpha = "python3 alpha.py"; nazwa ma najwyżej 32 litery, cyfry, kropki, myślniki i podkreślenia
fault-external-bot = ustawienia: external_bots: { $name }: { $reason }
fault-prefix = ustawienia: path_prefix: musi zaczynać się od ukośnika
fault-push-contact = ustawienia: vapid_contact: usługi powiadomień chcą twojego adresu mailto: lub https://
fault-push-key = ustawienia: vapid_private_key: to nie jest klucz; zrobi go tetrarch admin push-keys
fault-push-extra = ustawienia: vapid_private_key: powiadomienia wymagają pip install 'tetrarch[push]'
fault-chat-filter = { $file }, wiersz { $line }: nie jest wyrażeniem regularnym: { $reason }
fault-chat-filter-empty = { $file }, wiersz { $line }: pasuje do pustego tekstu, czyli do wszystkiego

# Czego wymagają osiągnięcia. $note opisuje wariant.

achievement-any = Dokończ grę.
achievement-players = Dokończ grę w { $players } osoby.
achievement-variant = Dokończ grę z wariantem „{ $variant }”: { $note }.
achievement-at-once = Dokończ grę z co najmniej { $count } wariantami naraz.
achievement-different = Dokończ gry z { $count } różnymi wariantami.
