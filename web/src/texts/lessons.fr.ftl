### Les tutoriels en français ; ce qu'ils enseignent vient du serveur.

lessons-title = Apprendre à jouer
lessons-lead = De petites étapes sur un vrai plateau : vous jouez les coups, et les règles répondent.
lesson-progress = { $done } étapes faites sur { $steps }
lesson-minutes = encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-once-more = Encore une fois
lesson-forget = Reprendre à zéro
lesson-is-done = fait
lesson-step = Étape { $number } sur { $steps }
lesson-steps = Toutes les étapes
lesson-text = Ce que cette étape enseigne
lesson-got-it = Compris
lesson-rule = Lire la règle { $rule }
lesson-hint = Indice
lesson-show = Montrez-moi
lesson-again = Recommencer cette étape
lesson-back = Étape précédente
lesson-next = Suivant
lesson-skip = Passer
lesson-first-game = Jouer une première partie contre l’ordinateur
lesson-rules = Lire toutes les règles
