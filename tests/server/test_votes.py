"""Requests between players over the real WebSocket: undo, and votes for a stand-in.

And what somebody sees of the past while just then something of it is taken back.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, guests, open_match, play_out
from tests.server.test_hub import decide, running, start, two_guests
from tests.server.test_races import outcome
from tetrarch.server.live import queries
from tetrarch.server.live.commands import execute
from tetrarch.server.live.messages import Moments
from tetrarch.server.live.queries import find_moments
from tetrarch.table.commands.messages import Undo
from tetrarch.table.refusal import Refusal


async def refused(player: Player, type: str, **fields: object) -> str:
    with pytest.raises(Refused) as caught:
        await player.ask(type, **fields)
    return caught.value.code


async def decided_once(match: str, players: list[Player]) -> Player:
    """Let the player to move decide; return the player."""
    latest = max((player.moments[match] for player in players), key=lambda moment: int(moment["number"]))
    player = next(player for player in players if player.seat(match) in latest["to_decide"])
    await player.decide_at_random(match, random.Random(latest["number"]))
    for other in players:
        await other.reach(match, player.numbers[match])
    return player


# ---------------------------------------------------------------------------------------------------------- taking back


def test_undo_by_consent_needs_all_players(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas", "Eve") as (ann, bob, cas, eve):
            players = [ann, bob, cas]
            match = await open_match(ann, [bob, cas], game="eko", undo="consent")
            await eve.ask("watch", match=match)
            before = dict(ann.moments[match])
            asker = await decided_once(match, players)
            first, second = (player for player in players if player is not asker)
            events = asker.moments[match]["events"]

            # One no is enough.
            await asker.ask("undo", match=match)
            assert await refused(first, "undo", match=match) == "undo-pending"
            assert await refused(eve, "answer-undo", match=match, agrees=True) == "not-seated"
            await first.ask("answer-undo", match=match, agrees=True)
            await second.reach(match, first.numbers[match])
            assert second.moments[match]["undo"]["asked"]["agreed"] == [first.seat(match)]
            await second.ask("answer-undo", match=match, agrees=False)
            await asker.reach(match, second.numbers[match])
            assert asker.moments[match]["undo"]["asked"] is None
            assert asker.moments[match]["events"] == events
            assert await refused(first, "answer-undo", match=match, agrees=True) == "nothing-asked"

            # Who asked may take the question back.
            await asker.ask("undo", match=match)
            await asker.ask("answer-undo", match=match, agrees=False)
            assert asker.moments[match]["undo"]["asked"] is None

            # With the last to agree it happens, and everybody is told the same.
            await asker.ask("undo", match=match)
            for player in (first, second):
                await player.ask("answer-undo", match=match, agrees=True)
            for player in (*players, eve):
                await player.reach(match, second.numbers[match])
                assert player.moments[match]["events"] == before["events"]
                assert player.moments[match]["position"] == before["position"]
                assert player.moments[match]["to_decide"] == before["to_decide"]
            assert await decided_once(match, players) is asker, "the match goes on from there"

    asyncio.run(play())


def test_a_decision_ends_an_undo_request(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko", undo="consent")
            asker = await decided_once(match, [ann, bob])
            while asker.seat(match) in asker.moments[match]["to_decide"]:  # until it is the other's turn
                await decided_once(match, [ann, bob])
            other = bob if asker is ann else ann
            await asker.ask("undo", match=match)
            await other.reach(match, asker.numbers[match])
            assert await decided_once(match, [ann, bob]) is other
            assert other.moments[match]["undo"]["asked"] is None
            assert await refused(other, "answer-undo", match=match, agrees=True) == "nothing-asked"

    asyncio.run(play())


def test_simultaneous_answers_undo_once(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas") as (ann, bob, cas):
            players = [ann, bob, cas]
            match = await open_match(ann, [bob, cas], game="eko", undo="consent")
            for _ in range(4):
                asker = await decided_once(match, players)
                await decided_once(match, players)
                others = [player for player in players if player is not asker]
                events = asker.moments[match]["events"]
                assert await outcome(asker.ask("undo", match=match)) in ("done", "nothing-to-undo")
                results = await asyncio.gather(
                    *(outcome(player.ask("answer-undo", match=match, agrees=True)) for player in others * 2)
                )
                assert set(results) <= {"done", "repeated", "already-answered", "nothing-asked"}, results
                last = max(player.numbers[match] for player in players)
                for player in players:
                    await player.reach(match, last)
                undone = [
                    entry
                    for message in ann.messages
                    if message["type"] == "update"
                    for entry in message["update"]["entries"]
                    if entry["kind"] == "undone"
                ]
                assert len({entry["number"] for entry in undone}) == len(undone)
                assert ann.moments[match]["events"] < events

    asyncio.run(play())


# ------------------------------------------------------------------------------------------------------------- stand-in


def test_one_no_or_coming_back_ends_the_vote_for_a_bot(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas", "Eve") as (ann, bob, cas, eve):
            match = await open_match(ann, [bob, cas], game="eko", stand_in="random")
            await eve.ask("watch", match=match)
            await cas.ask("leave", match=match)
            assert await refused(eve, "vote-stand-in", match=match, away=2) == "not-seated"
            assert await refused(ann, "vote-stand-in", match=match, away=0) == "own-vote"
            await ann.ask("vote-stand-in", match=match, away=2)
            await bob.ask("vote-stand-in", match=match, away=2, agrees=False)
            await ann.reach(match, bob.numbers[match])
            assert (ann.moments[match]["votes"], ann.moments[match]["seats"][2]["bot"]) == ([], None)

            await ann.ask("vote-stand-in", match=match, away=2)
            await cas.ask("come-back", match=match)
            await ann.reach(match, cas.numbers[match])
            assert (ann.moments[match]["votes"], ann.moments[match]["seats"][2]["bot"]) == ([], None)
            assert await refused(bob, "vote-stand-in", match=match, away=2) == "not-away"

            await cas.ask("leave", match=match)
            await asyncio.gather(*(player.ask("vote-stand-in", match=match, away=2) for player in (ann, bob)))
            await ann.wait_for(lambda: ann.moments[match]["seats"][2]["bot"] == "random")
            await cas.ask("come-back", match=match)
            await eve.wait_for(lambda: eve.moments[match]["seats"][2]["bot"] is None)

    asyncio.run(play())


# ------------------------------------------------------------------------------------- the past, while it is taken back


def test_moments_during_an_undo_are_consistent_or_rejected(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "AT_ONCE", 1)

    async def play() -> None:
        results = set()
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await open_match(ann, [bob], game="eko", undo="free")
            await eve.ask("watch", match=match)
            await play_out(match, [ann, bob], random.Random(5), most=20)
            for _ in range(12):
                player = await decided_once(match, [ann, bob])
                before = player.moments[match]["events"]
                asking = await eve.begin("moments", match=match)
                taken = await outcome(player.ask("undo", match=match))
                try:
                    found = await asking()
                except Refused as error:
                    results.add(error.code)
                else:
                    results.add("done")
                    assert found["events"] in (before, before - 1)
                    assert len(found["moments"]) == min(found["events"] + 1, queries.USUAL)
                    assert [moment["events"] for moment in found["moments"]] == list(range(len(found["moments"])))
                again = await eve.ask("moments", match=match)
                assert again["events"] == before - (taken == "done")
                if player.seat(match) in player.moments[match]["to_decide"] and taken == "done":
                    await player.decide_at_random(match, random.Random(before))
                if player.moments[match]["status"] != "running":
                    break
        assert results <= {"done", "stale"}

    asyncio.run(play())


def test_an_undo_between_two_pages_of_moments_makes_them_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "AT_ONCE", 2)

    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            for turn in range(9):
                await decide(hub, people, match, turn)
            read, reads = hub.read, 0
            last = people[await hub.read(match, lambda live, table: table.state.game.events[-1].seat or 0)]

            async def interrupted(of: str, ask: Callable[..., Any], before: Any = None) -> Any:
                nonlocal reads
                reads += 1
                found = await read(of, ask, before)
                if reads == 3:  # after the first part
                    await execute(hub, last, Undo(match=match))
                return found

            monkeypatch.setattr(hub, "read", interrupted)
            with pytest.raises(Refusal) as caught:
                await find_moments(hub, None, Moments(match=match), "en")
            assert caught.value.code == "stale"
            found = await find_moments(hub, None, Moments(match=match), "en")
            assert len(found.moments) == found.events + 1 == 9

    asyncio.run(play())
