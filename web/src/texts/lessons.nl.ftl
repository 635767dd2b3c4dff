### De lessen in het Nederlands; wat ze leren, komt van de server.

lessons-title = Leren spelen
lessons-lead = Kleine stappen op een echt bord: jij doet de zetten, en de regels antwoorden.
lesson-progress = { $done } van { $steps } stappen gedaan
lesson-minutes = nog ongeveer { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
lesson-begin = Begin
lesson-go-on = Ga verder
lesson-once-more = Nog een keer
lesson-forget = Begin opnieuw
lesson-is-done = gedaan
lesson-step = Stap { $number } van { $steps }
lesson-steps = Alle stappen
lesson-text = Wat deze stap leert
lesson-got-it = Begrepen
lesson-rule = Lees regel { $rule }
lesson-hint = Aanwijzing
lesson-show = Laat zien
lesson-again = Begin deze stap opnieuw
lesson-back = Vorige stap
lesson-next = Volgende
lesson-skip = Overslaan
lesson-first-game = Speel je eerste partij tegen de computer
lesson-rules = Lees alle regels
