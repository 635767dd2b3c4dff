"""Notation, sentences, refusals, descriptions, score sheet and consequences."""
