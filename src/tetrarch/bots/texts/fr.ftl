# Les niveaux des joueurs de l'ordinateur en français : des vents, du plus doux au plus rude.

level-1 = Zéphyr
level-1-note = voit tout de suite ce qu’il peut prendre ou construire, mais oublie près de la moitié des autres coups
level-2 = Mistral
level-2-note = compare tous ses coups avec soin, mais ne voit pas plus loin que son propre tour
level-3 = Harmattan
level-3-note = réfléchit quelques coups à l’avance, et ne manque jamais une victoire dans son propre tour
level-4 = Sirocco
level-4-note = voit loin et pardonne peu
level-5 = Simoun
level-5-note = le plus fort de tous : un réseau entraîné guide sa recherche, et il réfléchit aussi longtemps que vous le laissez faire

# Ce qui ne va pas dans le texte d'un bot.
unknown-bot = bot inconnu : { $name } ; { $near }
no-option = { $text } n’est pas une option : les options s’écrivent comme simulations=500
unknown-option = option inconnue : { $name } ; { $near }
takes-none = il n’en prend aucune
option-twice = { $name } est donné deux fois
option-whole = { $text } : doit être un nombre entier de { $least } à { $most }
option-number = { $text } : doit être un nombre de { $least } à { $most }
command-missing = il manque une commande : écrivez par exemple exec:python3 bot.py
command-unreadable-quotation = { $text } est illisible : un guillemet n’est pas fermé
command-unreadable-escape = { $text } est illisible : rien ne suit la barre oblique inverse
command-limit = { $text } : doit être un nombre de secondes
command-range = { $text } : plus de 0 seconde et au plus un jour

# Ce qui ne va pas dans une question au solveur exact, ou dans une preuve.
no-solver = il n’y a pas de solveur pour { $game }
solve-over = la partie est finie : il n’y a rien à résoudre
solve-not-yet = le solveur demande une position où un seul joueur décide
unknown-goal = but inconnu { $name } ; connus : { $known }
solve-turns = { $given } tours : il en faut de 1 à { $most }
solve-nodes = { $given } nœuds : il en faut au moins 1
proof-too-large = la preuve aurait plus de { $most } positions
proof-form = la preuve est illisible : { $text }
proof-not-reached = la preuve n’atteint pas son but au nœud { $number }
proof-no-branch = la preuve n’a pas de nœud { $number }
proof-own-decision = le nœud { $number } doit avoir exactement une décision permise du joueur
proof-replies = le nœud { $number } ne traite pas exactement les répliques permises
proof-hidden = le nœud { $number } dépend d’une chose que le joueur ne peut pas savoir
proof-late = la preuve prend plus de { $turns } tours
