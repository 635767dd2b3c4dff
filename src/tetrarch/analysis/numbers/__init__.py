"""The games in numbers: statistics of many games between equal bots, and the page that shows them."""

from tetrarch.analysis.numbers.page import write_page
from tetrarch.analysis.numbers.plan import Study, study_arenas
from tetrarch.analysis.numbers.statistics import Item, Mean, Numbers, StudyNumbers, numbers_of, numbers_schema

__all__ = [
    "Item",
    "Mean",
    "Numbers",
    "Study",
    "StudyNumbers",
    "numbers_of",
    "numbers_schema",
    "study_arenas",
    "write_page",
]
