"""The commands of a table: functions that return entries, and the messages that ask for them."""
