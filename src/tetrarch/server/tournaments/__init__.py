"""Small tournaments: pairing and standings, their storage, the director that runs the rounds, and exports."""
