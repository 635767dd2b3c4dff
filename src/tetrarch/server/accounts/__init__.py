"""Users: accounts, guests, sessions, ratings and lists of their tables."""
