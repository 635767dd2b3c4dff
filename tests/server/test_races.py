"""Races at a table: two tabs, two players at the same instant, double clicks, replayed and reordered messages."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Message, Player, Refused, guests, open_match, play_out


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(play())  # type: ignore[arg-type]


async def second_tab(player: Player) -> Player:
    """Another WebSocket of the same person."""
    return await Player(player.address, player.id, player.cookie).connect()


async def outcome(reply: Awaitable[Message]) -> str:
    """``done``, ``repeated``, or the code of the refusal."""
    try:
        return "repeated" if (await reply).get("repeated") else "done"
    except Refused as refused:
        return refused.code


def decided(player: Player, match: str) -> list[tuple[int, int, str]]:
    """All decisions that a player received: number, seat and play."""
    found = []
    for message in player.messages:
        update = message.get("update") or (message.get("result") or {}).get("update") if message else None
        if update and update["match"] == match:
            found += [
                (entry["number"], entry["seat"], entry.get("play", ""))
                for entry in update["entries"]
                if entry["kind"] == "decided"
            ]
    return found


async def eko(host: Player, other: Player, **settings: object) -> tuple[str, list[Player]]:
    match = await open_match(host, [other], game="eko", **settings)
    return match, [host, other]


def whose_turn(match: str, players: list[Player]) -> Player:
    moment = max((player.moments[match] for player in players), key=lambda moment: moment["number"])
    return next(player for player in players if player.seat(match) == moment["to_decide"][0])


def test_a_double_click_decides_once_and_is_acknowledged_twice(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match, players = await eko(ann, bob)
            for _ in range(10):
                player = whose_turn(match, players)
                found = await player.ask("decisions", match=match)
                choice = {"play": found["decisions"][0]["notation"], "number": found["number"]}
                replies = [await player.begin("decide", match=match, **choice) for _ in range(3)]
                results = [await outcome(reply()) for reply in replies]
                assert results == ["done", "repeated", "repeated"]
                for one in players:
                    await one.reach(match, found["number"] + 1)
            assert len(decided(ann, match)) == 10

    run(play)


def test_two_tabs_that_decide_differently_at_once_have_one_winner(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match, players = await eko(ann, bob)
            tabs = {player.id: await second_tab(player) for player in players}
            generator = random.Random(3)
            races = 0
            for _ in range(60):
                player = whose_turn(match, players)
                found = await player.ask("decisions", match=match)
                if len(found["decisions"]) < 2:
                    await player.ask("decide", match=match, play=found["decisions"][0]["id"], number=found["number"])
                else:
                    one, two = generator.sample(found["decisions"], 2)
                    results = await asyncio.gather(
                        outcome(player.ask("decide", match=match, play=one["id"], number=found["number"])),
                        outcome(tabs[player.id].ask("decide", match=match, play=two["id"], number=found["number"])),
                    )
                    assert sorted(results) == ["done", "stale"]
                    races += 1
                for one_player in players:
                    await one_player.reach(match, found["number"] + 1)
                if ann.moments[match]["status"] != "running":
                    break
            assert races > 10
            for tab in tabs.values():
                await tab.close()

    run(play)


def test_secret_bids_at_the_same_instant_all_count(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas", "Dee") as players:
            match = await open_match(players[0], players[1:], game="legends")
            while players[0].moments[match]["step"] != "bid":
                await play_out(match, players, random.Random(1), most=1)
                number = max(player.numbers[match] for player in players)
                for player in players:
                    await player.reach(match, number)
            number = players[0].numbers[match]
            plays = [(await player.ask("decisions", match=match))["decisions"][0]["notation"] for player in players]
            results = await asyncio.gather(
                *(
                    outcome(player.ask("decide", match=match, play=play, number=number))
                    for player, play in zip(players, plays, strict=True)
                )
            )
            assert results == ["done"] * 4
            again = await outcome(players[0].ask("decide", match=match, play=plays[0], number=number))
            assert again == "repeated"
            other = "bid 1" if plays[0] != "bid 1" else "bid 2"
            assert await outcome(players[0].ask("decide", match=match, play=other, number=number)) == "stale"

    run(play)


def test_an_old_message_that_comes_late_changes_nothing(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match, players = await eko(ann, bob, undo="off")
            sent: list[tuple[Player, Message]] = []
            for _ in range(12):
                player = whose_turn(match, players)
                found = await player.ask("decisions", match=match)
                choice = {"play": found["decisions"][-1]["notation"], "number": found["number"]}
                await player.ask("decide", match=match, **choice)
                sent.append((player, choice))
                for one in players:
                    await one.reach(match, found["number"] + 1)
            number = ann.numbers[match]
            random.Random(4).shuffle(sent)
            for player, choice in sent:
                assert await outcome(player.ask("decide", match=match, **choice)) == "repeated"
                swapped = ann if player is bob else bob
                assert await outcome(swapped.ask("decide", match=match, **choice)) in ("stale", "not-your-turn")
            fresh = await bob.ask("watch", match=match, since=number)
            assert fresh["update"]["entries"] == []

    run(play)


def test_undo_against_the_next_move(live: ThreadServer) -> None:
    """Whichever comes first, the table stays whole: the other is refused or takes what is there now."""

    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match, players = await eko(ann, bob)
            await play_out(match, players, random.Random(7), most=12)
            for turn in range(25):
                number = max(one.numbers[match] for one in players)
                for one in players:
                    await one.reach(match, number)
                if ann.moments[match]["status"] != "running":
                    break
                player = whose_turn(match, players)
                other = bob if player is ann else ann
                found = await player.ask("decisions", match=match)
                choice = found["decisions"][turn % len(found["decisions"])]
                results = await asyncio.gather(
                    outcome(player.ask("decide", match=match, play=choice["id"], number=found["number"])),
                    outcome(player.ask("undo", match=match, number=found["number"])),
                    outcome(other.ask("undo", match=match, number=found["number"])),
                )
                assert results[0] in ("done", "stale", "illegal-move", "not-your-turn"), results
                assert set(results[1:]) <= {"done", "stale", "nothing-to-undo", "undo-pending"}, results
                if ann.moments[match]["undo"]["asked"] or results[2] == "done":
                    with_answer = await outcome(ann.ask("answer-undo", match=match, agrees=False))
                    assert with_answer in ("done", "nothing-asked")
            for one in players:
                seen = await one.ask("watch", match=match)
                assert seen["update"]["number"] == len(seen["update"]["entries"])

    run(play)


def test_two_people_take_the_last_seat_at_once(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas", "Dee") as (ann, *others):
            match = (await ann.ask("open", settings={"game": "eko", "players": 2}))["match"]
            results = await asyncio.gather(*(outcome(other.ask("join", match=match)) for other in others))
            assert sorted(results) == ["done", "full", "full"]

    run(play)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_resigning_while_the_other_decides_ends_the_match_once(live: ThreadServer, game: str) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as players:
            match = await open_match(players[0], players[1:], game=game)
            await play_out(match, players, random.Random(5), most=4)
            results = await asyncio.gather(*(outcome(player.ask("resign", match=match)) for player in players))
            assert sorted(results) == ["done", "over"]
            await players[0].see_over(match)
            result = players[0].moments[match]["result"]
            assert result["reason"] == "resigned"
            assert len(result["winners"]) == 1

    run(play)
