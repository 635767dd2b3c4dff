"""Drawings of boards and positions: SVG and text."""
