# Ce que tous les modules ont en commun, en français.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
semicolon = {"\u00A0"};
nearest = vouliez-vous dire « { $name } » ?
known = possibilités : { $names }
seat = le siège { $seat }

# Erreurs
illegal-move = ce n’est pas permis ici
other-board = appartient à un autre plateau
not-to-decide = ce n’est pas au siège { $seat } de décider, mais à : { $who }
nobody-decides = ce n’est pas au siège { $seat } de décider : ce n’est à personne
no-decision = ne contient aucune décision
beyond-turn = la ligne dépasse le tour du siège { $seat } ; c’est au siège { $other } de décider
decision-of-line = décision { $number } sur { $count } : { $text }
legal-instead = permis : { $legal }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre
   *[other] {" "}et { $more } autres
}

# Ce qui ne va pas dans un enregistrement. Les noms de champs restent tels que le fichier les écrit.
record-event = événement { $number }
record-refused = { $text } : { $reason }
record-no-ending = n’existe pas dans la version { $version }, mais depuis la version 2
record-no-position = n’est pas une position en version { $version } : la version 3 la connaît
record-no-salt-commitments = n’existe pas dans la version { $version }, mais depuis la version 3
record-salt-commitments = doit avoir une entrée pour chaque sel
record-either = doit avoir seat et play, ou chance seul
record-other-game = est { $game }, et non { $own }
record-other-rules = étaient de la version { $rules } ; ce programme joue selon la version { $own }
record-names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } sièges
record-result = l’enregistrement annonce { $claimed }, ses décisions mènent à { $played }
record-no-result = aucun résultat
record-unfinished = une partie inachevée
record-won = { $reason } (gagnants : { $winners }, points : { $points })
record-no-commitment = manque alors que la graine est révélée
record-unprovable = manque : on ne peut prouver d’aucune graine qu’elle soit celle de la partie
record-other-seed = ne correspond pas à la graine
record-other-salt = n’est pas le sel qui avait été scellé
record-other-deal = n’est pas ce que donne la graine
record-ending-seats = seats : { $seats } ne sont pas des sièges différents de cette partie
record-ending-closed = une partie interrompue n’est pas terminée : elle n’a ni gagnants ni classement
record-ending-nobody = seats : personne n’a abandonné
record-ending-settled = les gagnants et le classement ne découlent pas du résultat et de qui a abandonné
record-ending-once = standings : chaque siège doit y figurer une fois
record-ending-last = standings : qui abandonne est classé dernier, le premier à le faire tout à la fin, et quelqu’un avant eux
record-ending-winner = winners : quand la partie a été écourtée, un seul siège a gagné, le premier du classement
line-feed = contient un saut de ligne, ce qu’aucune graine ni aucun sel ne peut

# Ce qui ne va pas dans la forme d'un fichier ou d'un message. Les noms de champs restent tels que le fichier les écrit.
form-missing = manque
form-unknown = n’est pas connu ici
form-wrong-type = doit être { $wanted }
form-table = doit être une table
form-name-text = chaque nom doit être un texte
form-unknown-name = est inconnu ; { $near }
form-too-short = est trop court ; au moins { $limit }
form-too-long = est trop long ; au plus { $limit }
form-too-small = est trop petit ; au moins { $limit }
form-too-big = est trop grand ; au plus { $limit }
form-not-a-choice = n’est aucun des choix possibles
form-wrong-form = n’a pas la bonne forme
form-not-object = doit être un objet du format { $format }
form-format = doit être { $format }, et non { $given }
form-version = doit être un nombre entier à partir de 1, et non { $given }
form-newer = est { $version } ; ce programme lit les versions jusqu’à { $newest } : mettez-le à jour
form-unicode = a un nom qui n’est pas de l’Unicode valable
form-no-seat = il n’y a pas de siège { $seat }
form-none-of = { $given } n’est pas parmi : { $known }
form-range = { $given } n’est pas entre { $least } et { $most }
form-letters = { $given } : ce ne sont pas { $number } lettres différentes
form-identity = { $letter } n’est l’identité de personne ici
form-each = doit avoir une entrée pour chacune de ces lettres : { $letters }
form-beside = n’a pas sa place à côté d’une position
form-options = ne sont pas celles de la position par laquelle la partie commence
form-line = une ligne de cette sorte commence par { $prefix }
form-line-newer = est une ligne de version { $version } ; ce programme lit la version 1 : mettez-le à jour
type-int = un nombre entier
type-float = un nombre
type-str = un texte
type-bool = vrai ou faux (true ou false)
type-array = une liste
type-object = un objet avec des champs nommés
type-null = vide (null)
json-long = compte { $bytes } octets ; au plus { $most } sont lus
json-twins = figure plus d’une fois dans un objet
json-byte = n’est pas du JSON valable : l’erreur est à l’octet { $byte }
json-cut = n’est pas du JSON valable : il finit trop tôt
json-deep = n’est pas du JSON valable : trop d’éléments sont imbriqués
json-unicode = n’est pas du JSON valable : il n’est pas en UTF-8
toml-line = n’est pas un fichier TOML : l’erreur est à la ligne { $line }, colonne { $column }
toml-cut = n’est pas un fichier TOML : l’erreur est à la fin
toml-deep = n’est pas un fichier TOML : trop d’éléments sont imbriqués
fault-at = { $where } : { $text }
fault-by = { $text } ({ $rule })
no-such-seat = il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }

# Jeux et options
unknown-game = jeu inconnu : { $name } ; { $near }
turn-number = tour { $turn }
fault-set-beside = accompagne une position ou une carte préparée, qui le dit elle-même
fault-position-over = la partie est finie dans cette position
fault-position-for = sont { $players }, et ce qui a été préparé est pour { $given }
