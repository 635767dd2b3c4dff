"""Positions: options, deal, JSON and line formats, validation and schemas."""
