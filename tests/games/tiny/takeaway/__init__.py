"""Take-away: players take one to three stones in turn, and who takes the last one wins."""
