"""``python -m tetrarch`` is the command ``tetrarch``."""

import sys

from tetrarch.cli import main

sys.exit(main())
