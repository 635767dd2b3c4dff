"""What each viewer receives: filtered updates, decisions, replays and records."""
