# Samouczki po polsku; to, czego uczą, przychodzi z serwera.

nav-learn = Nauka
lessons-title = Nauka gry
lessons-lead = Małe kroki na prawdziwej planszy: ty wykonujesz ruchy, a zasady odpowiadają.
lesson-learn = Nauka gry { $game }
lesson-progress = Ukończone kroki: { $done } z { $steps }
lesson-minutes = jeszcze około { $minutes ->
    [one] 1 minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}
lesson-begin = Zacznij
lesson-go-on = Kontynuuj
lesson-once-more = Jeszcze raz
lesson-forget = Zacznij od początku
lesson-is-done = ukończono
lesson-step = Krok { $number } z { $steps }
lesson-steps = Wszystkie kroki
lesson-text = Czego uczy ten krok
lesson-got-it = Rozumiem
lesson-rule = Przeczytaj zasadę { $rule }
lesson-hint = Wskazówka
lesson-show = Pokaż
lesson-again = Zacznij ten krok od nowa
lesson-back = Poprzedni krok
lesson-next = Dalej
lesson-skip = Pomiń
lesson-leave = Wszystkie samouczki
lesson-first-game = Zagraj pierwszą grę z botem
lesson-rules = Przeczytaj wszystkie zasady
lesson-link = Naucz się
way-learn = Nauka gry
way-learn-note = 14 i 15 małych kroków
