# Take-away in English.

option-stones = Stones
option-stones-note = How many stones lie on the table
