### Les problèmes en français ; leurs énoncés et solutions viennent du serveur.

puzzles-title = Problèmes
puzzles-lead = Des positions de vraies parties, avec un but à atteindre. Décidez sur le plateau ; les autres joueurs répondent.
puzzle-title = Problème
puzzle-of-the-day = Problème du jour
puzzle-number = Problème { $id }
puzzle-leave = Tous les problèmes
puzzle-games = Jeu
puzzle-share = Partager ce problème
puzzle-copied = Lien copié
puzzle-offline = Les problèmes ont besoin du réseau. Vérifiez la connexion et réessayez.

puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-rating = Cote
puzzle-proof = Solution
puzzle-proof-exact = prouvée
puzzle-proof-margin = estimée
difficulty-1 = Très facile
difficulty-2 = Facile
difficulty-3 = Moyen
difficulty-4 = Difficile
difficulty-5 = Très difficile

puzzle-hint = Indice
puzzle-hint-place = Regardez { $place }.
puzzle-solution = Solution
puzzle-help-counts = Avec une aide, il compte comme non résolu.
puzzle-playing = La solution se joue sur le plateau.
puzzle-tries = Essais
puzzle-try = Essai { $number }
puzzle-wrong = Ce n’est pas la solution.
puzzle-is-solved = résolu
puzzle-is-wrong = non résolu
puzzle-is-open = à résoudre
puzzle-solved = { $number ->
    [1] Résolu
    [2] Résolu au deuxième essai
    [3] Résolu au troisième essai
   *[other] Résolu à l’essai { $number }
}
puzzle-the-solution = La solution
puzzle-why = Pourquoi elle seule :
puzzle-try-again = Réessayer
puzzle-again = Rejouer
puzzle-next = Problème suivant

puzzle-streak = Série
puzzle-week = Les sept derniers jours
puzzle-days = { $days ->
    [one] jour
   *[other] jours
}
puzzle-in-a-row = { $number ->
    [one] problème de suite
   *[other] problèmes de suite
}
puzzle-best = record { $number }
puzzle-your-rating = Votre cote
puzzle-everybody = Tout le monde
puzzle-others = { $tried ->
    [one] l’ont résolu du premier coup (1 joueur)
   *[other] l’ont résolu du premier coup ({ $tried } joueurs)
}

puzzle-own = Vos résultats
puzzle-solved-number = Résolus
puzzle-row-now = De suite
puzzle-row-best = Plus longue série
puzzle-on-device = Gardés dans ce navigateur. Avec un nom, ils sont gardés sur le serveur.
puzzle-today-open = Un problème pour tous, chaque jour.
puzzle-today-solved = Résolu aujourd’hui.
puzzle-today-missed = Non résolu aujourd’hui. Un nouveau problème arrive demain.
puzzle-days-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-solve = Résoudre
puzzle-look = Le revoir
puzzle-next-mine = Un problème pour moi
puzzle-all = Tous les problèmes
puzzle-count = { $number ->
    [one] { $number } problème
   *[other] { $number } problèmes
}
puzzle-every-theme = Tous les thèmes
puzzle-every-difficulty = Toutes les difficultés
puzzle-none = Aucun problème n’a ce thème et cette difficulté. Choisissez-en d’autres.
puzzle-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
