"""One module for each step; they run in the order of their numbers."""
