"""Running matches: the hub, live matches, clocks, access, positions, replays and advice."""
