"""Reading, validating and describing the JSON document formats."""
