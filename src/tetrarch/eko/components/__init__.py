"""Tiles and boards: data, readers, validation and random generation."""
