"""Worker processes in which bots think, and the bots at tables."""
