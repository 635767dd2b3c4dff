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
