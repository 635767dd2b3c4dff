"""The commands of ``tetrarch``, one module each."""
