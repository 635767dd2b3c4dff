# Problèmes : leurs thèmes, ce qu’il faut faire, et pourquoi la solution en est une.

theme-best-decision = La meilleure décision
theme-best-last-card = La meilleure dernière carte
theme-last-card = La dernière carte gagnante
theme-only-defence = La seule défense
theme-only-move = Le seul coup
theme-save-emperor = Sauver l’Empereur
theme-take-lead = Prendre la tête
theme-win-in-one = Gagner en un tour
theme-win-in-two = Gagner en deux tours

task-best-decision = C’est à { $player } de décider : trouvez la décision nettement meilleure que toutes les autres.
task-best-last-card = { $player } prend sa dernière carte : devancez le plus possible le meilleur des autres joueurs, ou suivez-le d’aussi près que possible.
task-last-card = { $player } prend la dernière carte de la partie : il faut gagner.
task-only-defence = Un autre joueur menace de gagner : { $player } doit l’empêcher jusqu’à son prochain tour.
task-only-move = { $player } peut encore gagner, quoi que fassent les autres : trouvez le seul chemin.
task-save-emperor = L’Empereur du joueur { $player } est en danger : il faut le sauver jusqu’au prochain tour.
task-take-lead = { $player } prend une carte : il faut avoir le plus de points à la fin du tour.
task-win-in-one = { $player } gagne à ce tour.
task-win-in-two = { $player } gagne en deux tours, quoi que fassent les autres.

why-best-decision = Toute autre décision diminue nettement la probabilité de gagner.
why-best-last-card = Aucune autre carte ne donne une meilleure différence de points à la fin du tour (L8).
why-last-card = Aucune autre carte ne gagne : la partie finit après ce tour, et les points décident (L7.1, L8).
why-only-defence = Après toute autre décision, un autre joueur peut gagner à son prochain tour (E8.1, E8.2).
why-only-move = Après toute autre décision, les autres peuvent empêcher la victoire (L8).
why-save-emperor = Après toute autre décision, un autre joueur peut capturer l’Empereur (E6.1).
why-take-lead = Aucune autre carte ne donne le plus de points à la fin de ce tour (L8).
why-win-in-one = Toute autre décision laisse échapper la victoire dans ce tour (E8.1, E8.2).
why-win-in-two = Après toute autre décision, les autres peuvent empêcher une victoire en deux tours (E8.1, E8.2).

# How sure the solution is.
proof-exact = Prouvé : la solution réussit contre toute réponse, et aucune autre décision ne le fait.
proof-margin = Jugé avec une marge de { $percent } points de pourcentage de probabilité de victoire ({ $searches } recherches de { $simulations } simulations chacune), sans preuve.

# Errors.
unknown-puzzle = il n’y a pas de problème { $name }
unknown-theme = thème inconnu { $name } ; connus : { $known }
no-puzzles = il n’y a pas de problèmes pour { $game }
