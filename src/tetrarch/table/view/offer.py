"""The options that can be agreed before a match, with titles and notes in a language."""

from __future__ import annotations

from tetrarch.core import registry
from tetrarch.core.options import Option
from tetrarch.core.table_adapter import Form
from tetrarch.core.text.messages import OptionWords
from tetrarch.table.refusal import say
from tetrarch.table.settings import MOST_DAYS, MOST_FISCHER_SECONDS, MOST_INCREMENT, MOST_MOVE_SECONDS

CLOCKS: dict[str, dict[str, list[int]]] = {
    "none": {},
    "move": {"seconds": [5, MOST_MOVE_SECONDS]},
    "fischer": {"seconds": [5, MOST_FISCHER_SECONDS], "increment": [0, MOST_INCREMENT]},
    "days": {"days": [1, MOST_DAYS]},
}
"""The fields of each clock, with the least and the most of each."""


def offered(game: str, language: str) -> Form:
    """Everything that can be agreed for a game."""
    definition = registry.game(game)
    options = definition.option_named

    def choices(name: str) -> list[Form]:
        return [_words(found) for found in definition.choice_words(name, language)] if name in options else []

    variants = options["variants"].choices if "variants" in options else ()
    form: Form = {
        "game": game,
        "players": list(definition.players),
        "variants": [
            {**words, "rule": variant.rule, "needs": list(variant.needs)}
            for words, variant in zip(choices("variants"), variants, strict=True)
        ],
        "printings": choices("printing"),
        "layouts": choices("layout"),
        "options": [
            {**_words(definition.option_words(option.name, language)), **_limits(option)}
            for option in definition.options
            if option.is_offered and option.type in ("number", "flag")
        ],
        "clocks": [{**_named(kind, f"clock-{kind}", language), "fields": fields} for kind, fields in CLOCKS.items()],
        "when_time_runs_out": [
            {"name": name, "title": say(language, f"timeout-{name}")} for name in ("bot", "pass", "resign")
        ],
    }
    for printing in options["printing"].choices if "printing" in options else ():
        if printing.allows:
            form["first_printing"] = list(printing.allows)
    return form


def _words(found: OptionWords) -> Form:
    return {"name": found.name, "title": found.title, "note": found.note}


def _named(name: str, title: str, language: str) -> Form:
    return {"name": name, "title": say(language, title), "note": say(language, title + "-note")}


def _limits(option: Option) -> Form:
    if option.type == "flag":
        return {"kind": "yes-no"}
    return {"kind": "number", "least": option.least, "most": option.most}
