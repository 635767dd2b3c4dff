"""Drawings of maps and positions: SVG and text."""
