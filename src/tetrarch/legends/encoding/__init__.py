"""Decision table, observation and batches for environments and networks."""
