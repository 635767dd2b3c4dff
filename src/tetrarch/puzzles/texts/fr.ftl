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

task-best-decision = Vous êtes { $player } : trouvez la décision nettement meilleure que toutes les autres.
task-best-last-card = Vous êtes { $player } et prenez votre dernière carte : devancez le plus possible le meilleur des autres joueurs, ou suivez-le d’aussi près que possible.
task-last-card = Vous êtes { $player } et prenez la dernière carte de la partie : gagnez.
task-only-defence = Vous êtes { $player }. Un autre joueur menace de gagner : empêchez-le jusqu’à votre prochain tour.
task-only-move = Vous êtes { $player } et pouvez encore gagner, quoi que fassent les autres : trouvez le seul chemin.
task-save-emperor = Vous êtes { $player }. Votre Empereur est en danger : sauvez-le jusqu’à votre prochain tour.
task-take-lead = Vous êtes { $player } : prenez une carte et ayez le plus de points à la fin du tour.
task-win-in-one = Vous êtes { $player } : gagnez à ce tour.
task-win-in-two = Vous êtes { $player } : gagnez en deux tours, quoi que fassent les autres.

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
