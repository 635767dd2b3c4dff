"""The commands of a table: seating, deciding, undo, stand-ins and chat."""
