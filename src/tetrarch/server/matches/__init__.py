"""Running matches: the hub, live matches, clocks, access, replays and advice."""
