# Logowanie kodem, sesje, logowanie dwuetapowe i strona moderatorów.
sign-in-code = Kod
sign-in-code-note = Sześć cyfr z aplikacji uwierzytelniającej albo kod zapasowy.
sign-in-recovery = Kod zapasowy
sign-in-recovery-note = Jeden z zachowanych kodów. Działa raz.
forgotten = Nie pamiętam hasła
forgotten-go = Ustaw nowe hasło
back-to-sign-in = Wróć do logowania
sessions = Zalogowane urządzenia
sessions-note = Jeśli nie znasz któregoś z tych urządzeń, wyloguj je i zmień hasło.
session-unknown = Nieznane urządzenie
session-made = Od { $day }
session-current = to urządzenie
session-used = ostatnio { $when }
session-end = Wyloguj
two-factor = Logowanie dwuetapowe
two-factor-note = Po haśle logowanie pyta o kod z aplikacji uwierzytelniającej w telefonie. Każdy kod zapasowy zastępuje go raz, a gdy zapomnisz hasła, pozwala ustawić nowe.
two-factor-is-on = Logowanie dwuetapowe jest włączone.
two-factor-is-off = Logowanie dwuetapowe jest wyłączone.
two-factor-enable = Włącz
two-factor-disable = Wyłącz
two-factor-scan = Zeskanuj ten kod aplikacją uwierzytelniającą, a potem wpisz sześć cyfr, które pokaże.
two-factor-qr = Kod QR dla aplikacji uwierzytelniającej
two-factor-secret = Albo wpisz w aplikacji ten klucz:
two-factor-open = Otwórz aplikację na tym urządzeniu
two-factor-enable-go = Dalej
two-factor-disable-go = Wyłącz
two-factor-codes-go = Utwórz kody
recovery-left = { $number ->
    [0] Nie masz kodów zapasowych.
    [one] Masz jeszcze jeden kod zapasowy.
    [few] Masz jeszcze { $number } kody zapasowe.
   *[many] Masz jeszcze { $number } kodów zapasowych.
}
recovery-new = Nowe kody zapasowe
recovery-once = Zachowaj te kody zapasowe w bezpiecznym miejscu. Widać je tylko teraz; wcześniejsze już nie działają.
moderation-title = Moderacja
moderation-only = Ta strona jest dla moderatorów tego serwera.
moderation-command-line = Wiersz poleceń
moderation-player = Gracz
moderation-table = Stół
moderation-tables = Otwarte i trwające stoły
moderation-tables-none = Brak otwartych i trwających stołów.
moderation-waiting = Czeka
moderation-running = Trwa
moderation-close = Zamknij
moderation-close-sure = Zamknij dla wszystkich
reports-title = Zgłoszenia
reports-none = Brak otwartych zgłoszeń.
reports-open = { $count ->
    [one] { $count } otwarte zgłoszenie
    [few] { $count } otwarte zgłoszenia
   *[many] { $count } otwartych zgłoszeń
}
reported-line = { $reporter } zgłasza: { $player }, { $reason }
reported-is-chat = czat
reported-is-name = nazwa
reported-is-cheating = oszustwo
reported-is-leaving = porzucanie gier
reported-is-other = coś innego
reported-lines = Wiadomości przy stole
reported-dismiss = Oddal
reported-resolve = Załatwione
bans = Zakazy gry
bans-none = Nikt nie ma zakazu gry.
ban-this = Zakaz gry…
ban-player = Zakaz gry: { $name }
ban-other = Inny gracz
ban-name = Nazwa konta, które dostanie zakaz
ban-reason = Powód
ban-reason-note = Gracz go przeczyta.
ban-length = Czas
ban-days = { $number ->
    [one] Jeden dzień
   *[many] { $number } dni
}
ban-forever = Bez końca
ban-until = do { $day }
ban-end = Zakończ zakaz
ban-go = Nałóż zakaz
audit = Dziennik administracji
audit-none = Brak działań.
audit-ban = Zakaz gry:
audit-unban = Koniec zakazu gry:
audit-resolve = Załatwione zgłoszenie:
audit-close-table = Zamknięty stół:
audit-grant = Nowy moderator:
audit-revoke = Odebrana rola:
audit-prune-guests = Usunięci dawni goście
audit-backup = Utworzono kopię bazy:
audit-restore = Przywrócono kopię:
audit-records = Wyeksportowano zapisy partii:
