### Tutorials in English; what they teach comes from the server.

lessons-title = Learn to play
lessons-lead = Short steps on a real board: you make the moves, and the rules answer.
lesson-progress = { $done } of { $steps } steps done
lesson-minutes = about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} left
lesson-begin = Start
lesson-go-on = Continue
lesson-once-more = Play again
lesson-forget = Start over
lesson-is-done = done
lesson-step = Step { $number } of { $steps }
lesson-steps = All steps
lesson-text = What this step teaches
lesson-got-it = Got it
lesson-rule = Read rule { $rule }
lesson-hint = Hint
lesson-show = Show me
lesson-again = Restart this step
lesson-back = Previous step
lesson-next = Next
lesson-skip = Skip
lesson-first-game = Play your first game against a bot
lesson-rules = Read all the rules
