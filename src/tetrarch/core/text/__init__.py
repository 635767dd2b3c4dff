"""Translated texts in Project Fluent."""
