"""Notation, sentences, refusals and descriptions."""
