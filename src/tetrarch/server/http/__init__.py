"""HTTP: middleware, errors, validation, rate limits, responses and static files."""
