# Puzzels: hun thema’s, wat er moet gebeuren, en waarom de oplossing er een is.

theme-best-decision = De beste beslissing
theme-best-last-card = De beste laatste kaart
theme-last-card = De winnende laatste kaart
theme-only-defence = De enige verdediging
theme-only-move = De enige zet
theme-save-emperor = Red de keizer
theme-take-lead = Neem de leiding
theme-win-in-one = Win in één beurt
theme-win-in-two = Win in twee beurten

task-best-decision = Je bent { $player }: vind de beslissing die duidelijk beter is dan alle andere.
task-best-last-card = Je bent { $player } en neemt voor het laatst een kaart: kom zo ver mogelijk voor op de beste andere speler, of zo min mogelijk achter.
task-last-card = Je bent { $player } en neemt de laatste kaart van het spel: win.
task-only-defence = Je bent { $player }. Een andere speler dreigt te winnen: verhinder dat tot je volgende beurt.
task-only-move = Je bent { $player } en kunt nog winnen, wat de anderen ook doen: vind de enige weg.
task-save-emperor = Je bent { $player }. Je keizer is in gevaar: red hem tot je volgende beurt.
task-take-lead = Je bent { $player }: neem één kaart en heb de meeste punten aan het eind van de beurt.
task-win-in-one = Je bent { $player }: win in deze beurt.
task-win-in-two = Je bent { $player }: win binnen twee beurten, wat de anderen ook doen.

why-best-decision = Elke andere beslissing verlaagt de winstkans duidelijk.
why-best-last-card = Geen andere kaart geeft een beter verschil in punten aan het eind van de beurt (L8).
why-last-card = Geen andere kaart wint: het spel eindigt na deze beurt, en punten beslissen (L7.1, L8).
why-only-defence = Na elke andere beslissing kan een andere speler in zijn volgende beurt winnen (E8.1, E8.2).
why-only-move = Na elke andere beslissing kunnen de anderen de winst verhinderen (L8).
why-save-emperor = Na elke andere beslissing kan een andere speler de keizer gevangennemen (E6.1).
why-take-lead = Geen andere kaart geeft aan het eind van deze beurt de meeste punten (L8).
why-win-in-one = Elke andere beslissing geeft de winst in deze beurt weg (E8.1, E8.2).
why-win-in-two = Na elke andere beslissing kunnen de anderen winst binnen twee beurten verhinderen (E8.1, E8.2).

# How sure the solution is.
proof-exact = Bewezen: de oplossing werkt tegen elk antwoord, en geen andere beslissing doet dat.
proof-margin = Beoordeeld met een marge van { $percent } procentpunten winstkans ({ $searches } zoekacties van elk { $simulations } simulaties), niet bewezen.

# Errors.
unknown-puzzle = er is geen puzzel { $name }
unknown-theme = onbekend thema { $name }; bekend: { $known }
no-puzzles = er zijn geen puzzels voor { $game }
