"""No leaks: what is hidden from a viewer changes nothing that the viewer receives."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.table.walks import START, Walk, random_settings
from tests.table.worlds import other_entries, other_position
from tetrarch.legends import Position
from tetrarch.table import Person, Settings, Table
from tetrarch.table.entries import Undone

SECRETIVE = ["explore", "swamp", "leaders", "die", "match", "seven-cards"]


def everything(table: Table, viewer: int | None, since: int) -> bytes:
    """All that a viewer can get out of a table."""
    told: list[object] = [table.update(viewer, since), table.ground(viewer)]
    if table.state.history is not None:
        events = len(table.state.game.events)
        told += [table.scores(viewer), table.moments(viewer, max(0, events - 4), events), table.moments(viewer, 0, 1)]
    if viewer is not None:
        decisions = table.decisions(viewer, preview=True)
        told += [decisions, [table.preview(viewer, form.id) for form in decisions[-2:]]]
        refusals = [table.why_not(viewer, text) for text in ("bid 99", "take lake", "+D4", "token D4", "nonsense")]
        told.append(
            [refusal and [refusal.code, refusal.text("en"), refusal.rule, refusal.legal] for refusal in refusals]
        )
    return msgspec.json.encode(told)


def check_worlds(walk: Walk, rng: Random, viewers: list[int | None], since: int | None) -> int:
    """Compare the table with other worlds that each viewer might be in; returns how many differ in something.

    Without ``since`` all that a viewer can get is compared, otherwise the message that it is sent of what is new.
    """
    table = walk.table
    if table.state.history is None or table.settings.game != "legends" or table.status != "running":
        return 0
    position = table.state.game.position
    assert isinstance(position, Position)
    changed = 0
    # What was seen and then taken back is known: only what followed is compared.
    last_undone = max((entry.number for entry in walk.entries if isinstance(entry, Undone)), default=0)
    data = {} if since is None and not last_undone else msgspec.json.decode(table.snapshot())
    for viewer in viewers:
        other = other_position(position, viewer, rng)
        entries = other_entries(table, other)
        changed += entries != walk.entries
        if data:
            data["entries"] = msgspec.to_builtins(entries)
            data["position"] = other.state.tolist()
            twin = Table.restore(table.match_id, "another seed", msgspec.json.encode(data))
        else:
            twin = Table(table.match_id, "another seed")
            twin.apply_all(entries)
        if since is None:
            assert everything(twin, viewer, last_undone) == everything(table, viewer, last_undone)
        else:
            since = max(since, last_undone)
            assert msgspec.json.encode(twin.update(viewer, since)) == msgspec.json.encode(table.update(viewer, since))
    return changed


def leak_walk(seed: int, steps: int) -> int:
    rng = Random(seed)
    settings = random_settings(rng, "legends")
    variants = set(settings.options["variants"]) | {name for name in SECRETIVE if rng.random() < 0.6}  # type: ignore[call-overload]
    variants |= {"explore"} if "swamp" in variants else set()
    settings = msgspec.structs.replace(settings, options={**settings.options, "variants": sorted(variants)})
    walk = Walk(seed, settings)
    walk.prelude()
    walk.begin()
    changed = 0
    for _ in range(steps):
        number = walk.table.number
        walk.step()
        if walk.table.number == number:
            continue
        viewers: list[int | None] = [None, *range(settings.players)]
        if walk.table.status not in ("over", "closed"):
            for viewer in viewers:
                assert walk.secret.encode() not in msgspec.json.encode(walk.table.update(viewer, number))
        is_early = walk.table.status == "running" and walk.table.state.game.position.step == "bid"
        is_whole = is_early or rng.random() < 0.08
        changed += check_worlds(walk, rng, viewers, None if is_whole else number)
    return changed


@pytest.mark.parametrize("group", range(5))
def test_no_message_depends_on_what_its_viewer_may_not_know(group: int) -> None:
    assert sum(leak_walk(seed, 50) for seed in range(4 * group, 4 * group + 4)) > 10


@pytest.mark.soak
@pytest.mark.parametrize("group", range(100, 300))
def test_no_message_of_thousands_of_matches_depends_on_what_its_viewer_may_not_know(group: int) -> None:
    for seed in range(10 * group, 10 * group + 10):
        leak_walk(seed, 120)


def bidding() -> Walk:
    walk = Walk(5, Settings(game="legends", players=3, seats=["open"] * 3))
    walk.begin()
    while walk.table.state.game.position.step != "bid":
        walk.do(walk.decide())
    return walk


def test_only_its_own_seat_sees_a_bid_until_all_are_in() -> None:
    walk = bidding()
    table = walk.table
    first, second, third = table.to_decide
    number = table.number
    walk.do(table.decide(_person(table, second), second, "bid 7", walk.now))
    for viewer in (None, first, third):
        (entry,) = table.update(viewer, number).entries
        assert "play" not in entry
        assert "decision" not in entry
        assert entry["sentence"].endswith("has bid.")
        assert b"7" not in msgspec.json.encode(table.update(viewer, number).moment["position"]["bids"])
    (own,) = table.update(second, number).entries
    assert own["play"] == "bid 7"
    walk.do(table.decide(_person(table, first), first, "bid 1", walk.now, number))
    walk.do(table.decide(_person(table, third), third, "bid 0", walk.now, number))
    *_, last = table.update(None, number).entries
    assert "play" not in last
    assert "7" in last["consequences"][0]["sentence"]


def _person(table: Table, seat: int) -> str:
    person = table.state.seats[seat].person
    assert person is not None
    return person.id


def test_players_do_not_receive_the_chat_of_spectators_during_the_match() -> None:
    walk = bidding()
    watcher = Person("w", "Wendy")
    number = walk.table.number
    walk.do(walk.table.say(watcher, "Moon should bid nine", walk.now))
    assert walk.table.update(None, number).entries[0]["text"] == "Moon should bid nine"
    for seat in range(3):
        (entry,) = walk.table.update(seat, number).entries
        assert set(entry) == {"kind", "number", "at"}
        assert entry["kind"] == "hidden"
        assert b"nine" not in msgspec.json.encode(walk.table.update(seat, 0))


def test_the_seed_is_revealed_only_after_the_match() -> None:
    walk = Walk(9, Settings(game="eko", players=2, options={"round_limit": 2}, seats=["open"] * 2), calm=True)
    walk.begin()
    while walk.table.status == "running":
        for viewer in (None, 0, 1):
            assert walk.secret.encode() not in msgspec.json.encode(walk.table.update(viewer, 0))
            assert walk.table.record(viewer).seed is None
        walk.do(walk.decide())
    for viewer in (None, 0, 1):
        assert walk.secret.encode() in msgspec.json.encode(walk.table.update(viewer, 0))
        assert walk.table.record(viewer).seed == walk.secret


def test_a_salt_is_revealed_to_others_when_the_match_starts() -> None:
    table = Table("m", "seed")
    table.apply_all(table.open(Settings(game="eko"), Person("a", "Ann"), START))
    table.apply_all(table.join(Person("b", "Bea"), None, START))
    table.apply_all(table.salt("a", "pepper", START))
    assert b"pepper" in msgspec.json.encode(table.update(0, 0))
    assert b"pepper" not in msgspec.json.encode([table.update(1, 0), table.update(None, 0), table.ground(1)])
    for person in "ab":
        table.apply_all(table.ready(person, True, START))
    assert b"pepper" in msgspec.json.encode(table.update(1, 0))


def test_the_position_of_a_game_with_secrets_is_never_whole() -> None:
    walk = bidding()
    for viewer in (None, 0, 1, 2):
        view = walk.table.view(viewer)
        assert isinstance(view, Position)
        assert view.viewer is not None
    with pytest.raises(ValueError, match="not over"):
        walk.table.record(0)


def test_no_viewer_receives_the_command_of_an_external_bot() -> None:
    table = Table("m", "seed")
    command = "python3 /home/keeper/bot.py --key=s3cret"
    chosen = Settings(game="eko", players=3, options={"round_limit": 2}, seats=["open", f"bot:exec:{command}", "open"])
    table.apply_all(table.open(chosen, Person("a", "Ann"), START, allow_external=True))
    table.apply_all(table.plan_seat("a", 2, f"bot:exec:{command} 2", START, allow_external=True))
    table.apply_all(table.ready("a", True, START))
    while table.status == "running":
        seat = table.to_decide[0]
        history = table.state.game
        bots = dict(table.waiting_bots())
        by = f"bot:{bots[seat]}" if seat in bots else "a"
        table.apply_all(table.decide(by, seat, history.adapter.pass_decision(history.position), START))
    told = msgspec.json.encode([[table.update(viewer, 0), table.ground(viewer)] for viewer in (None, 0, 1, 2)])
    assert b"exec" in told
    assert b"s3cret" not in told
    assert b"keeper" not in told
    assert "s3cret" not in table.record(None).to_text()
