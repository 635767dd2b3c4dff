"""Positions: options, deals, views, document formats and validation."""
