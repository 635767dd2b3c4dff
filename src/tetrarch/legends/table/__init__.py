"""Legends at tables: the adapter, the forms that the page receives, and described decisions."""
