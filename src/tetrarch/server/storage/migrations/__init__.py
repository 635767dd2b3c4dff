"""The versions of the database's tables, and the steps from each to the next."""
