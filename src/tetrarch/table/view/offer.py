"""What can be agreed before a match, with names and a line about each, in a language: for whoever opens a table."""

from __future__ import annotations

from importlib import import_module

from tetrarch.core.table_adapter import Form
from tetrarch.core.text.messages import OptionWords, text
from tetrarch.table.refusal import say
from tetrarch.table.settings import MOST_DAYS, MOST_FISCHER_SECONDS, MOST_INCREMENT, MOST_MOVE_SECONDS

PLAYERS = [2, 3, 4]

VARIANT_RULES = {
    "eko": {
        "labyrinth": "E9",
        "portals": "E10",
        "pyramids": "E11",
        "wind": "E12",
        "moon": "E13",
        "sand": "E14",
        "beacon": "E15",
        "draft": "E17",
    },
    "legends": {
        "match": "L12.1",
        "explore": "L12.2",
        "citadels": "L12.3",
        "dragon": "L12.4",
        "portals": "L12.4",
        "rogues": "L12.4",
        "seven-cards": "L12.5",
        "leaders": "L12.6",
        "merchants": "L12.7",
        "die": "L12.8",
        "swamp": "L12.9",
        "rectangle": "L12.10",
    },
}
"""Where the rules tell of each variant."""

NEEDS = {"legends": {"swamp": ["explore"]}}
"""Variants that are played with others only."""

CLOCKS: dict[str, dict[str, list[int]]] = {
    "none": {},
    "move": {"seconds": [5, MOST_MOVE_SECONDS]},
    "fischer": {"seconds": [5, MOST_FISCHER_SECONDS], "increment": [0, MOST_INCREMENT]},
    "days": {"days": [1, MOST_DAYS]},
}
"""The fields of each clock, with the least and the most of each."""


def offered(game: str, language: str) -> Form:
    """Everything that can be agreed for a game."""
    words = import_module(f"tetrarch.{game}.words.options")
    options = import_module(f"tetrarch.{game}.position.options")
    form: Form = {
        "game": game,
        "players": PLAYERS,
        "variants": [_variant(game, found) for found in words.variant_words(language)],
        "printings": [_words(found) for found in words.printing_words(language)],
        "layouts": [],
        "options": [],
        "clocks": [{**_named(kind, f"clock-{kind}", language), "fields": fields} for kind, fields in CLOCKS.items()],
        "when_time_runs_out": [
            {"name": name, "title": say(language, f"timeout-{name}")} for name in ("bot", "pass", "resign")
        ],
    }
    if game == "eko":
        from tetrarch.eko.components.tiles import default_tile_set

        tiles = default_tile_set()
        pyramids = sum(tile.copies for tile in tiles.tiles if tile.landmark == "pyramid")
        limits = {"round_limit": [1, options.MAX_ROUND_LIMIT], "repetition": None, "pyramids": [1, pyramids]}
        form["layouts"] = [_game_words(game, name, f"layout-{name}", language) for name in tiles.layout_named]
        form["options"] = [_option(game, name, limit, language) for name, limit in limits.items()]
        form["first_printing"] = sorted(options.FIRST_PRINTING_VARIANTS)
    else:
        form["options"] = [_option(game, "quick_setup", None, language)]
    return form


def _words(found: OptionWords) -> Form:
    return {"name": found.name, "title": found.title, "note": found.note}


def _variant(game: str, found: OptionWords) -> Form:
    needs = NEEDS.get(game, {}).get(found.name, [])
    return {**_words(found), "rule": VARIANT_RULES[game][found.name], "needs": needs}


def _named(name: str, title: str, language: str) -> Form:
    return {"name": name, "title": say(language, title), "note": say(language, title + "-note")}


def _game_words(game: str, name: str, title: str, language: str) -> Form:
    package = f"tetrarch.{game}"
    return {"name": name, "title": text(package, language, title), "note": text(package, language, title + "-note")}


def _option(game: str, name: str, limits: list[int] | None, language: str) -> Form:
    """An option of the game: a number between limits, or yes or no."""
    words = _game_words(game, name, f"option-{name.replace('_', '-')}", language)
    return words | ({"kind": "yes-no"} if limits is None else {"kind": "number", "least": limits[0], "most": limits[1]})
