"""Operation: administration, logs, metrics, garbage collection and warm-up."""
