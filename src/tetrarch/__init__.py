"""Tetrarch: rules, bots, research environments and a server for two board games of empire."""

from tetrarch import _moved

__version__ = "0.1.0"

_moved.install()
