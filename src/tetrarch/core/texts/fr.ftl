# Ce que tous les modules ont en commun, en français.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
semicolon = {"\u00A0"};
nearest = vouliez-vous dire « { $name } » ?
known = possibilités : { $names }
seat = le siège { $seat }

# Erreurs
illegal-move = ce n'est pas permis ici
other-board = appartient à un autre plateau
not-to-decide = ce n'est pas au siège { $seat } de décider, mais à : { $who }
nobody-decides = ce n'est pas au siège { $seat } de décider : ce n'est à personne
no-decision = ne contient aucune décision
beyond-turn = la ligne dépasse le tour du siège { $seat } ; c'est au siège { $other } de décider
decision-of-line = décision { $number } sur { $count } : { $text }
legal-instead = permis : { $legal }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
}
wrong-form = n'a pas la bonne forme : { $detail }

# Ce qui ne va pas dans un enregistrement. Les noms de champs restent tels que le fichier les écrit.
record-event = événement { $number }
record-refused = { $text } : { $reason }
record-no-ending = n'existe pas dans la version { $version }, mais depuis la version 2
record-no-position = n'est pas une position en version { $version } : la version 3 la connaît
record-either = doit avoir seat et play, ou chance seul
record-other-game = est { $game }, et non { $own }
record-other-rules = étaient de la version { $rules } ; ce programme joue selon la version { $own }
record-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } sièges
record-result = l'enregistrement annonce { $claimed }, ses décisions mènent à { $played }
record-no-result = aucun résultat
record-unfinished = une partie inachevée
record-won = { $reason } (gagnants : { $winners }, points : { $points })
record-no-commitment = manque alors que la graine est révélée
record-unprovable = manque : on ne peut prouver d'aucune graine qu'elle soit celle de la partie
record-other-seed = ne correspond pas à la graine
record-other-deal = n'est pas ce que donne la graine
record-ending-seats = seats : { $seats } ne sont pas des sièges différents de cette partie
record-ending-closed = un match interrompu n'est pas terminé : il n'a ni gagnants ni classement
record-ending-nobody = seats : personne n'a abandonné
record-ending-settled = les gagnants et le classement ne découlent pas du résultat et de qui a abandonné
record-ending-once = standings : chaque siège doit y figurer une fois
record-ending-last = standings : qui abandonne est classé dernier, le premier à le faire tout à la fin, et quelqu'un avant eux
record-ending-winner = winners : quand la partie a été écourtée, un seul siège a gagné, le premier du classement
line-feed = contient un saut de ligne, ce qu'aucune graine ni aucun sel ne peut
