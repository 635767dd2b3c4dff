"""Tetrarch: the digital home of two board games of empire."""

__version__ = "0.1.0"
