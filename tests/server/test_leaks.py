"""Leaks over the real wire: every message to every seat and to who watches, checked against what it may know.

The truth comes from the database, unfiltered; what must not be told is computed from it here, by other means than the
filter's own.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Message, Player, guests, play_out
from tetrarch.core import registry
from tetrarch.legends import Position
from tetrarch.table.entries import Answered, Decided, Entry, Salted, Started, decode_entry
from tetrarch.table.table import Table

VARIANTS = ["explore", "swamp", "leaders", "die"]


def stored_entries(server: ThreadServer, match: str) -> tuple[str, list[Entry]]:
    """The seed and all entries of a match, as the database has them."""
    services = server.app.state.services
    file = Path(str(services.database.url.database))
    with sqlite3.connect(file) as connection:
        seed = connection.execute("SELECT seed FROM matches WHERE id = ?", (match,)).fetchone()[0]
        rows = connection.execute("SELECT body FROM entries WHERE match = ? ORDER BY number", (match,)).fetchall()
    connection.close()
    return str(seed), [decode_entry(row[0]) for row in rows]


class Truth:
    """A match as it was at each number."""

    def __init__(self, match: str, seed: str, entries: list[Entry]) -> None:
        self.seed = seed
        self.entries = entries
        self.positions: dict[int, Position] = {}
        self.running: dict[int, bool] = {}
        self.secret: set[int] = set()
        """The entries that are decisions made in secret."""
        table = Table(match, seed)
        for entry in entries:
            if isinstance(entry, Decided):
                before = table.state.game.position
                assert isinstance(before, Position)
                if before.step == "bid":
                    self.secret.add(entry.number)
            table.apply(entry)
            self.running[entry.number] = table.status == "running"
            if table.state.history is not None:
                position = table.state.game.position
                assert isinstance(position, Position)
                self.positions[entry.number] = position.copy()


def check_messages(truth: Truth, player: Player, match: str) -> int:
    """Check all updates of a match that a player received; return their number."""
    checked = 0
    is_over = False
    for raw in player.raw:
        message: Message = json.loads(raw)
        if match not in raw:
            continue
        checked += 1
        result = message.get("result") if message["type"] == "done" else message
        update = result.get("update") if isinstance(result, dict) else None
        viewer = player.seat(match)
        if update is not None:
            is_over = is_over or update["moment"]["status"] == "over"
            check_update(truth, update, viewer)
        if not is_over:
            assert truth.seed not in raw, "the seed"
            for entry in truth.entries:
                if isinstance(entry, Answered):
                    assert entry.chance not in raw, "the deck"
                elif isinstance(entry, Salted) and entry.seat != viewer and '"started"' not in raw:
                    begun = next(other.number for other in truth.entries if isinstance(other, Started))
                    if update is not None and update["number"] < begun:
                        assert entry.salt not in raw, "another's salt"
        if isinstance(result, dict) and "decisions" in result:
            check_decisions(truth, result, viewer)
        if isinstance(result, dict) and "moments" in result:
            check_moments(truth, result["moments"], viewer)
        if isinstance(result, dict) and "preview" in result:
            check_preview(truth, result, viewer)
    return checked


def check_update(truth: Truth, update: Message, viewer: int | None) -> None:
    for entry in update["entries"]:
        assert not {"chance", "start", "decision"} & entry.keys(), entry
        if entry["number"] in truth.secret and entry["seat"] != viewer:
            assert "play" not in entry, "a bid of another"
            bid = truth.entries[entry["number"] - 1]
            assert isinstance(bid, Decided)
            assert bid.play not in entry["sentence"], "a bid of another, in words"
        if entry["kind"] == "salted" and "salt" in entry:
            assert entry["seat"] == viewer, "another's salt"
    if "decisions" in update:
        assert viewer is not None
        assert viewer in update["moment"]["to_decide"], "decisions of another seat"
    position = truth.positions.get(update["number"])
    if position is not None:
        check_position(position, update["moment"]["position"], viewer, update["moment"]["status"] == "over")


def check_position(truth: Position, told: Message, viewer: int | None, is_over: bool) -> None:
    """The fields of a position that a viewer receives, beside the true ones."""
    assert isinstance(told["deck"], int)
    for token, form in zip(truth.explore_tokens(), told["explore"], strict=True):
        is_known = len(token.seen) == truth.players if viewer is None else viewer in token.seen
        if not is_known and not is_over:
            assert form["face"] is None, "a token that the seat has not seen"
    if truth.step == "bid":
        for seat, letter in enumerate(truth.identities):
            if seat != viewer and truth.bid(seat) is not None:
                assert told["bids"][letter] == "secret", "a bid of another"


def check_decisions(truth: Truth, found: Message, viewer: int | None) -> None:
    assert found["seat"] == viewer
    for decision in found["decisions"]:
        preview = decision.get("preview")
        if preview and preview["points"] is not None:
            assert len(preview["points"]) == len(preview["gains"])


def check_moments(truth: Truth, moments: list[Message], viewer: int | None) -> None:
    """Compare each past moment with the true one."""
    for moment in moments:
        if moment["entry"] is None:
            continue
        if moment["entry"] in truth.secret and moment["seat"] != viewer:
            bid = truth.entries[moment["entry"] - 1]
            assert isinstance(bid, Decided)
            assert (moment["play"], moment["kind"], moment["places"]) == (None, "", []), "a bid of another"
            assert bid.play not in moment["sentence"], "a bid of another, in words"
        check_position(truth.positions[moment["entry"]], moment["position"], viewer, False)


def check_preview(truth: Truth, found: Message, viewer: int | None) -> None:
    """Compare the changes of a preview with the true ones: it contains no token or bid that the seat does not know."""
    position, after = truth.positions[found["number"]], found["preview"]["after"]
    assert found["seat"] == viewer
    tokens = position.explore_tokens()
    is_last = sum(viewer not in token.seen for token in tokens) == 1  # its face follows from the others
    for token, form in zip(tokens, after.get("explore", ()), strict=False):
        assert is_last or viewer in token.seen or form["face"] is None, "a token that the seat has not seen"
    assert "bids" not in after


async def play_and_watch(server: ThreadServer, seed: int) -> int:
    """Play a match with all viewers subscribed; return the number of checked messages."""
    generator = random.Random(seed)
    names = ["Ann", "Bob", "Cas", "Dee"][: generator.randint(2, 4)]
    async with guests(server.address, *names, "Eve") as (*players, watcher):
        # In the swamp tokens lie hidden (L12.9), so most matches have it.
        variants = VARIANTS if seed % 4 else generator.sample(["leaders", "die", "explore"], 2)
        options = {"variants": variants, "quick_setup": generator.random() < 0.5}
        form = {"game": "legends", "players": len(names), "options": options}
        match = (await players[0].ask("open", settings=form))["match"]
        for number, player in enumerate(players):
            if number:
                await player.ask("join", match=match)
            await player.ask("watch", match=match)
            await player.ask("salt", match=match, salt=f"salt of {player.id}")
        await watcher.ask("watch", match=match)
        for player in players:
            await player.ask("ready", match=match)
        for round in range(10_000):
            if not await play_out(match, players, generator, most=generator.randint(1, 12)):
                break
            for player in generator.sample([*players, watcher], 2):  # who comes late is told no more
                await player.ask("watch", match=match, since=generator.randint(0, player.numbers[match]))
            asking = generator.choice(players)
            found = await asking.ask("decisions", match=match, preview=True)
            if found["decisions"]:
                choice = generator.choice(found["decisions"])
                await asking.ask("preview", match=match, play=choice["notation"])
            events = asking.moments[match]["events"]
            for one in (asking, watcher):
                await one.ask("moments", match=match, first=max(0, events - 8), last=events)
                await one.ask("scores", match=match)
            if round % 3 == 0:
                await generator.choice(players).ask("say", match=match, text=f"round {round}")
        for player in (*players, watcher):
            await player.see_over(match)
        truth = Truth(match, *stored_entries(server, match))
        assert truth.secret
        return sum(check_messages(truth, player, match) for player in (*players, watcher))


@pytest.mark.parametrize("seed", range(4))
def test_no_viewer_receives_hidden_information(live: ThreadServer, seed: int) -> None:
    assert asyncio.run(play_and_watch(live, seed)) > 100


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(40))
def test_no_viewer_receives_hidden_information_in_thousands_of_matches(live: ThreadServer, batch: int) -> None:
    async def play() -> None:
        for seed in range(50):
            await play_and_watch(live, 1000 + 50 * batch + seed)

    asyncio.run(play())


def test_the_check_finds_a_leak(live: ThreadServer) -> None:
    """Every check can fail: an unfiltered message is detected."""
    side = registry.game("legends").table
    position = registry.game("legends").deal(2, {"variants": VARIANTS, "quick_setup": True}, "leak")
    position.play_chance(registry.game("legends").chance_again(position, "leak"))
    assert isinstance(position, Position)
    honest = side.position_form(side.view(position, 0))
    check_position(position, json.loads(json.dumps(honest)), 0, False)
    leaked = json.loads(json.dumps(honest))
    hidden = next(place for place, token in enumerate(position.explore_tokens()) if 0 not in token.seen)
    leaked["explore"][hidden]["face"] = position.explore_tokens()[hidden].face
    with pytest.raises(AssertionError, match="a token"):
        check_position(position, leaked, 0, False)
