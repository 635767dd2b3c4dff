"""Measurements behind ``tetrarch bench``."""
