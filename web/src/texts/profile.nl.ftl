### Het profiel: ladder, grafieken, mijlpalen en statistieken, in het Nederlands.

profile-none = Je hebt nog geen spel uitgespeeld. Speel er een tegen de computer: het telt meteen, zonder account.
profile-guest = Deze spellen horen bij deze browser. Bewaar je naam om ze ook op andere apparaten te zien.
profile-nobody = Je profiel
profile-since = Speelt sinds { $month } · { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
ladder-yours = Je ladder
ladder-level = Niveau { $level }
ladder-rated = Niveau { $level }, rating { $rating }
ladder-beaten = Verslagen
won-of-played = { $won } van { $played } gewonnen
goals-note = Winst telt ook voor alle lagere niveaus. Partijen met hints tellen hier niet mee. Je kunt elk niveau altijd spelen.
rates = Winst per niveau
rates-level = niveau { $level }
rates-none = Speel tegen de niveaus, dan verschijnt hier hoe vaak je van elk wint.
games-number = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
weeks = Partijen per week
weeks-won = gewonnen
weeks-played = gespeeld
weeks-now = deze week
weeks-say = Week van { $day }: { $played } gespeeld, { $won } gewonnen
weeks-none = Partijen van de laatste twaalf weken verschijnen hier.
train = Om aan te werken
train-go = Oefenen
train-rule = Regel { $rule }
train-none = Na drie verloren partijen staat hier wat je kunt oefenen.
companions = Met wie je speelt
companions-invite = Uitnodigen
companions-none = Speel een partij met anderen uit, dan verschijnen ze hier.
recent = Recente partijen
recent-all = { $games ->
    [one] De enige partij
   *[other] Alle { $games } partijen
}
recent-review = Analyse
recent-won = Gewonnen
recent-lost = Verloren
recent-won-by = Gewonnen, { $own }–{ $other }
recent-lost-by = Verloren, { $own }–{ $other }
recent-place = Plaats { $place } van { $players }
milestones-title = Mijlpalen
milestones-private = Alleen jij ziet deze. Je kunt ze in de instellingen uitzetten.
goals-count = { $reached } van { $all } bereikt
goal-reached = Bereikt op { $day }: bekijk het spel
goal-open = Speel tegen { $name } met { $players } spelers
statistics = Statistieken
statistics-by = Groeperen op
by-opponents = Tegenstanders
by-players = Spelers
by-variant = Varianten
numbers-games = Spellen
numbers-wins = Gewonnen
numbers-place = Gemiddelde plaats
numbers-points = Gemiddelde punten
numbers-length = Gemiddelde duur
numbers-minutes = { $minutes } min
numbers-streak = Op rij gewonnen
numbers-best-streak = Langste reeks
numbers-hinted = Met hints
numbers-public = Statistieken van openbare spellen
opponents-bots = Andere computers
opponents-people = Mensen
opponents-mixed = Mensen en computers
opponents-shared = Op één apparaat
players-number = { $players } spelers
variant-none = Zonder varianten
achievements = Het proberen waard
achievements-note = Elke variant verandert het spel een beetje. Er is geen haast.
achievement-on = { $day }
achievement-try = Proberen
export-json = Exporteren als JSON
export-csv = Spellen als CSV
