"""What environments and networks read: decision table, observation and batches."""
