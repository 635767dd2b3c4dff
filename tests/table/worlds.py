"""Other worlds: what might be the case at a table, for all that one viewer can know."""

from __future__ import annotations

from random import Random

import msgspec

from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import Generator
from tetrarch.legends import Position
from tetrarch.legends.position.deal import format_deal
from tetrarch.legends.rules import layout
from tetrarch.table import Entry, Table
from tetrarch.table.entries import Answered, Decided


def other_position(position: Position, viewer: int | None, rng: Random) -> Position:
    """A position that looks the same to a viewer, with all hidden information dealt again."""
    if viewer is not None:
        return position.determinize(viewer, Generator(rng.random().hex(), "another world"))
    other, state = position.copy(), position.state
    left = int(state[layout.DECK_LEFT])
    _shuffle(other, [layout.DECK + place for place in range(left)], rng)
    step = int(state[layout.STEP])
    players = range(position.players)
    if "swamp" in position.options.variants:
        hidden = [place for place in range(layout.TOKENS) if state[layout.TOKEN_OWNER + place] < 0]
        _shuffle(other, [layout.TOKEN_FACE + place for place in hidden], rng)
    if "die" in position.options.variants and layout.DEAL_STEP < step < layout.FIRST_STEP:
        _shuffle(other, [layout.DIE_RANK + seat for seat in players], rng)
    if "leaders" in position.options.variants and layout.DEAL_STEP < step <= layout.MERCHANT_STEP:
        _shuffle(other, [layout.LEADER + seat for seat in players], rng)
    if step == layout.BID_STEP:
        for seat in players:
            if state[layout.BID + seat] >= 0:
                other.state[layout.BID + seat] = rng.randint(0, int(state[layout.COINS + seat]))
    return other


def _shuffle(position: Position, places: list[int], rng: Random) -> None:
    values = [int(position.state[place]) for place in places]
    rng.shuffle(values)
    for place, value in zip(places, values, strict=True):
        position.state[place] = value


def other_entries(table: Table, other: GamePosition) -> list[Entry]:
    """The entries of a table as they would be in the world of another position; only what is hidden differs."""
    assert isinstance(other, Position)
    entries = list(table.entries)
    dealt = [number for number, entry in enumerate(entries) if isinstance(entry, Answered)]
    if dealt:
        entry = entries[dealt[-1]]
        assert isinstance(entry, Answered)
        entries[dealt[-1]] = msgspec.structs.replace(entry, chance=_other_deal(entry.chance, other))
    if other.step == "bid":
        for happened in table.state.game.events:
            entry = entries[happened.entry - 1]
            bid = int(other.state[layout.BID + happened.seat]) if happened.seat >= 0 else -1
            if isinstance(entry, Decided) and happened.entry - 1 > dealt[-1] and entry.play.startswith("bid"):
                decision = layout.BID_COINS | bid << layout.ONE_SHIFT
                entries[happened.entry - 1] = msgspec.structs.replace(entry, play=f"bid {bid}", decision=decision)
    return entries


def _other_deal(chance: str, other: Position) -> str:
    """The deal of a game with what is still hidden taken from another world."""
    now = dict(field.split("=", 1) for field in format_deal(other).split())
    fields = []
    for word in chance.split():
        key, value = word.split("=", 1)
        if key == "deck":
            cards = value.split(",")
            hidden = [card for card in now["deck"].split(",") if card]
            value = ",".join([*cards[: len(cards) - len(hidden)], *hidden])
        elif key in now:
            value = now[key]
        fields.append(f"{key}={value}")
    return " ".join(fields)
