"""Turn notices to open and closed browsers."""
