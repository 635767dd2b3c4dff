# Les tutoriels en français ; ce qu'ils enseignent vient du serveur.

nav-learn = Apprendre
lessons-title = Apprendre à jouer
lessons-lead = De petites étapes sur un vrai plateau : vous jouez les coups, et les règles répondent.
lesson-learn = Apprendre { $game }
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
lesson-leave = Tous les tutoriels
lesson-first-game = Jouer une première partie contre un robot
lesson-rules = Lire toutes les règles
lesson-link = Apprendre
way-learn = Apprendre à jouer
way-learn-note = 14 et 15 petites étapes
