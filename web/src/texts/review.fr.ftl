### L’analyse des parties, en français.

review-title = Analyse de la partie
review-waiting = En attente…
review-running = Chaque décision est réexaminée…
review-closer = Examen plus approfondi…
review-failed = L’analyse n’a pas pu être terminée.
review-deeper = Analyser en profondeur
review-chances = Chances de victoire
review-summary = La partie dans son ensemble
review-accuracy = précision : { $accuracy }
review-parts = Jeu et chance
review-parts-note = { $player } : de { $start } au départ à { $now }.
review-part-good = Bonnes décisions
review-part-slips = Fautes ({ $number })
review-part-others = Décisions des autres
review-part-luck = Chance
review-filter = Montrer seulement les décisions de cette qualité
review-moments = Les moments décisifs
review-practise = S’entraîner avec des problèmes
review-forced = La seule décision permise
review-chance = Chances de gagner : { $before } avant, { $after } après.
review-proven = C’est certain.
review-luck-after = Chance juste après : { $change }
review-better = Mieux valait
review-instead = au lieu de { $played }
review-only = Toute autre décision laisse au plus { $chance }.
review-role-better = La meilleure décision :
review-role-played = La décision prise :
review-role-other = L’autre décision :
review-role-reply = La réponse :
review-show-line = Voir sur le plateau
review-try = Réessayer
review-play-on = Continuer d’ici contre l’ordinateur
review-previous-own = Mon erreur précédente
review-next-own = Mon erreur suivante
review-previous-any = Erreur précédente
review-next-any = Erreur suivante
review-others = { $number ->
    [one] Un autre choix
   *[other] { $number } autres choix
}
review-line = Non joué : { $at } sur { $last }
review-back = Revenir à la partie
grade-only = Seul bon coup
grade-best = Meilleur coup
grade-good = Bon coup
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe

forecast-view = Vue du plateau
forecast-title = Prévision
forecast-legend = Motif et symbole du propriétaire probable à la fin, en pour cent. Plus c’est pâle, moins c’est sûr.
forecast-open = libre
forecast-say = Propriétaire probable à la fin : { $player }, { $chance }.
forecast-say-open = Aucun propriétaire probable à la fin.

explore-from = Explorer à partir d’ici
explore-title = Exploration
explore-note = Jouez n’importe quel coup permis pour tous les camps. La partie elle-même reste inchangée.
explore-best = Les meilleurs coups ici
explore-line = Votre variante
explore-others = Autres coups essayés
explore-start = Départ
explore-thinking = Évaluation de la position…
explore-over = La partie se termine ici.

retry-note = Jouez pour { $player } une meilleure décision que dans la partie.
retry-judging = Comparaison de votre décision…
retry-best = On ne peut pas faire mieux.
retry-better = Mieux que dans la partie.
retry-equal = À peu près aussi bon que dans la partie.
retry-worse = Moins bon que dans la partie.
retry-own = Votre décision
retry-played = Dans la partie
retry-the-best = La meilleure
retry-again = Un autre essai
