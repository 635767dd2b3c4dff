"""HTTP plumbing: middleware, errors, validation, pagination and static files."""
