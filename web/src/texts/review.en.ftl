### Reviews of matches, in English.

review-title = Review of the game
review-waiting = Waiting for its turn…
review-running = Looking at every decision again…
review-closer = Looking more closely…
review-failed = The review could not be completed.
review-deeper = Review in depth
review-chances = Win chances
review-summary = The game as a whole
review-accuracy = { $accuracy } accurate
review-parts = Play and luck
review-parts-note = { $player }: from { $start } at the start to { $now }.
review-part-good = Good decisions
review-part-slips = Slips ({ $number })
review-part-others = Decisions of others
review-part-luck = Luck
review-filter = Show only decisions with this grade
review-moments = The decisive moments
review-practise = Practise with puzzles
review-forced = The only legal decision
review-chance = Chance to win: { $before } before, { $after } after it.
review-proven = This is certain.
review-luck-after = Luck right after it: { $change }
review-better = Better was
review-instead = instead of { $played }
review-only = Every other decision leaves { $chance } at most.
review-role-better = The better decision:
review-role-played = The decision that was made:
review-role-other = The other decision:
review-role-reply = The answer:
review-show-line = Show it on the board
review-try = Try again
review-play-on = Play on against computers from here
review-previous-own = My previous mistake
review-next-own = My next mistake
review-previous-any = Previous mistake
review-next-any = Next mistake
review-others = { $number ->
    [one] One more choice
   *[other] { $number } more choices
}
review-line = Not played: { $at } of { $last }
review-back = Back to the game
grade-only = Only move
grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder

forecast-view = View of the board
forecast-title = Forecast
forecast-legend = Pattern and sign of the likely owner at the end, in per cent. Fainter is less sure.
forecast-open = open
forecast-say = Likely owner at the end: { $player }, { $chance }.
forecast-say-open = No likely owner at the end.

explore-from = Explore from here
explore-title = Exploration
explore-note = Play any legal moves for all sides. The game itself stays as it was.
explore-best = The best moves here
explore-line = Your line
explore-others = Other moves that you tried
explore-start = Start
explore-thinking = Evaluating the position…
explore-over = The game ends here.

retry-note = Play a better decision for { $player } than in the game.
retry-judging = Comparing your decision…
retry-best = This is as good as it gets.
retry-better = Better than in the game.
retry-equal = About as good as in the game.
retry-worse = Worse than in the game.
retry-own = Your decision
retry-played = In the game
retry-the-best = The best
retry-again = Another try
