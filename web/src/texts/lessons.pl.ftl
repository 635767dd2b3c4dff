### Samouczki po polsku; to, czego uczą, przychodzi z serwera.

lessons-title = Nauka gry
lessons-lead = Małe kroki na prawdziwej planszy: ty wykonujesz ruchy, a zasady odpowiadają.
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
lesson-first-game = Zagraj pierwszą partię z botem
lesson-rules = Przeczytaj wszystkie zasady
