"""A third game of another installed package is played through every layer without a change of the layers."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import httpx
import numpy as np
import pytest

from tests.conftest import RunPython
from tests.server.live_server import ThreadServer
from tests.server.players import guests, open_match, play_out
from tetrarch.analysis import advise
from tetrarch.arena import Schedule, Setup, make_report, run_arena
from tetrarch.bots import make_bot, roster
from tetrarch.core import registry
from tetrarch.core.errors import IllegalMove, RecordError, SetupError
from tetrarch.core.options import load_facts
from tetrarch.envs import Batch, Play
from tetrarch.server.settings import ServerSettings
from tetrarch.table import Person, Settings, Table

SITE = Path(__file__).parent / "tiny"
"""A folder as ``pip install`` leaves it: a package, and its entry points."""
GAME = "takeaway"


def forget_games() -> None:
    for cache in (registry._installed, registry._load, load_facts):
        cache.cache_clear()


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the game for this process and for those that it starts."""
    monkeypatch.syspath_prepend(SITE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SITE), os.environ.get("PYTHONPATH", "")]))
    forget_games()
    yield
    monkeypatch.undo()
    forget_games()
    for module in [name for name in sys.modules if name.split(".")[0] == GAME]:
        del sys.modules[module]


def test_the_registry_lists_it() -> None:
    assert registry.names() == ("eko", "legends", GAME)
    assert registry.facts(GAME).title == registry.game(GAME).title == "Take-away"
    assert [option.name for option in registry.game(GAME).options] == ["stones"]
    assert registry.extension(GAME, "bots") is None
    with pytest.raises(registry.UnknownGame, match="did you mean 'takeaway'"):
        registry.game("takeway")


def test_it_is_played_and_recorded() -> None:
    definition = registry.game(GAME)
    game = definition.new_game(3, {"stones": 4}, seed=1, names=["a", "b", "c"])
    game.play("take 1")
    with pytest.raises(IllegalMove, match="too many"):
        game.play("take 4")
    game.play_line("take 3")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
    record = game.to_record()
    assert definition.replay(record).position == game.position
    assert definition.verify(record.to_text()).position == game.position
    lie = json.loads(record.to_text())
    lie["result"]["winners"] = [0]
    with pytest.raises(RecordError, match="the record claims"):
        definition.verify(json.dumps(lie))
    with pytest.raises(SetupError, match="200 stones"):
        definition.new_game(2, {"stones": 200}, seed=1)


def test_only_the_random_bot_plays_it_and_advice_has_no_reasons() -> None:
    assert list(roster(GAME)) == ["random"]
    position = registry.game(GAME).new_game(2, {}, seed=1).position
    assert position.is_legal(make_bot(GAME, "random", 1, 0).decide(position, 0))
    advice = advise(position)  # type: ignore[arg-type]
    assert advice.bot == "random"
    assert advice.players == ("E", "T")
    assert advice.moves[0].notation.startswith("take ")
    assert advice.moves[0].reasons == ()


COMMANDS = """
import contextlib, io, json, sys
from tetrarch.cli import main
ran = []
for arguments in json.loads(sys.argv[1]):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    ran.append((code, out.getvalue(), err.getvalue()))
print(json.dumps(ran))
"""
"""Runs several commands in one process: each start would take longer than the command."""


def test_the_command_line(run_python: RunPython, tmp_path: Path) -> None:
    commands = (
        ("new", "--help"),
        ("new", GAME, "--players", "3", "--stones", "5", "--seed", "1", "--output", "game.json"),
        ("show", "game.json"),
        ("show", "game.json", "--line"),
        ("show", "takeaway1 3 2 0 1"),
        ("moves", "game.json"),
        ("perft", GAME, "--stones", "5", "--depth", "3"),
        ("play", GAME, "--seat", "random,random", "--stones", "7", "--seed", "2", "--save", "played.json"),
        ("replay", "played.json"),
        ("verify", "played.json"),
        ("advise", "game.json"),
        ("arena", GAME, "--bots", "random,random", "--games", "4", "--jobs", "2", "--out", "arena"),
        ("new", GAME, "--layout", "star"),
    )
    ran = run_python("-c", COMMANDS, json.dumps(commands), jit="off")
    assert ran.returncode == 0, ran.stderr
    *good, bad = json.loads(ran.stdout)
    assert [code for code, _, _ in good] == [0] * len(good), good
    helped, _, drawn, line, few, moves, counted, _, replayed, verified, advised, arena = (out for _, out, _ in good)
    assert "Take-away: how many stones lie on the table." in " ".join(helped.split())
    assert drawn == "ooooo (5)\n"
    assert line == "takeaway1 3 5 0 1\n"
    assert few.startswith("oo (2)")
    assert moves.splitlines()[0] == "take 1  Take 1 of 5 stones.  (T1)"
    assert counted.split()[-2] == "10"
    assert "has won" in replayed
    assert verified.startswith("played.json: true; ")
    assert "simulations" not in advised
    assert "random" in arena
    assert len((tmp_path / "arena" / "games.jsonl").read_text().splitlines()) >= 4
    code, _, error = bad
    assert (code, error.split("; ")[0]) == (
        2,
        "error: --layout: not an option of Take-away, which has --players, --seed, --stones\n",
    )


def test_the_arena(tmp_path: Path) -> None:
    schedule = Schedule(setup=Setup(game=GAME, players=4), bots=["random", "random"], games=8, seed="1")
    played = run_arena(schedule, tmp_path / "arena", jobs=2)
    report = make_report(schedule, played)
    assert report.games == len(played) >= 8
    assert all(game.turns == game.decisions for game in played)


def test_an_environment_of_one_game() -> None:
    play = Play(GAME, seed=1, players=3, stones=6)
    assert play.legal_actions() == [0, 1, 2]
    assert str(play.apply(2)) == "take 3"
    assert play.observation(1)["stones"].tolist() == [3]
    with pytest.raises(IllegalMove):
        play.apply(3)
    twin = Play.from_text(play.to_text())
    twin.apply(2)
    assert twin.is_over
    assert twin.rewards() == (-0.5, 1.0, -0.5)
    with pytest.raises(ValueError, match="has no batches"):
        Batch(GAME, 4)


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_pettingzoo_and_gymnasium() -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    from tetrarch.envs.gym import environment_class
    from tetrarch.envs.pettingzoo import environment
    from tetrarch.envs.vector import vector_env

    api_test(environment(GAME).env(players=3), num_cycles=50)
    env: gymnasium.Env[np.ndarray[tuple[int], np.dtype[np.uint8]], np.int64] = environment_class(GAME)(
        opponents="random"
    )
    _, info = env.reset(seed=1)
    done = False
    while not done:
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, done, _, info = env.step(np.int64(action))
    assert reward in (-1.0, 1.0)
    vector = vector_env(GAME, num_envs=2)
    assert isinstance(vector, gymnasium.vector.SyncVectorEnv)  # the game has no batches
    assert vector.reset(seed=1)[0].shape == (2, 3)


def test_a_table() -> None:
    ann, bea = Person("ann", "Ann"), Person("bea", "Bea")
    table = Table("match", "seven")
    table.apply_all(table.open(Settings(game=GAME, players=2, options={"stones": 5}), ann, 1000))
    table.apply_all(table.join(bea, None, 2000))
    for one in (ann, bea):
        table.apply_all(table.ready(one.id, True, 3000))
    assert table.status == "running"
    while table.status == "running":
        seat = table.to_decide[0]
        person = table.state.seats[seat].person
        assert person is not None
        table.apply_all(table.decide(person.id, seat, "take 1", 4000))
    record = table.whole_record()
    assert record.game == GAME
    assert registry.game(GAME).verify(record).outcome is not None


def test_the_server(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guests(address, "Ann") as (ann,), httpx.AsyncClient(base_url=address) as browser:
            offered = (await browser.get("/api/v1/options", params={"game": GAME})).json()
            assert "stones" in json.dumps(offered)
            match = await open_match(ann, [], game=GAME, seats=["open", "bot:random"], options={"stones": 9})
            await play_out(match, [ann], random.Random(1))
            await ann.see_over(match)
            record = (await browser.get(f"/api/v1/tables/{match}/record")).json()
            assert record["game"] == GAME
            assert registry.game(GAME).verify(json.dumps(record)).outcome is not None

    with ThreadServer(ServerSettings(data=str(tmp_path / "data"), rate_limits=False, thinkers=1)) as server:
        asyncio.run(play(server.address))


def test_the_rest_api(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path / "data"), rate_limits=False, thinkers=1)
    with (
        ThreadServer(settings) as server,
        httpx.Client(base_url=f"{server.address}/api/v1", headers={"Origin": server.address}, timeout=60) as client,
    ):

        def post(path: str, body: object) -> httpx.Response:
            return client.post(path, json=body).raise_for_status()

        post("/guests", {"name": "Ann"})
        match = post("/quick", {"game": GAME, "options": {"stones": 4}}).json()["match"]
        while (update := client.get(f"/tables/{match}").json()["update"])["moment"]["status"] != "over":
            if decisions := update.get("decisions"):
                decide = {"type": "decide", "play": decisions[0]["notation"], "number": update["number"]}
                post(f"/tables/{match}/commands", decide)
        assert client.get(f"/tables/{match}/verification").json()["true"]
        line = "takeaway1 3 5 0 1"
        assert len(post("/positions", {"position": line}).json()["decisions"]) == 3
        assert post("/positions/drawing", {"position": line}).text.startswith("<svg")
        file = post("/boards", {"game": GAME, "options": {"stones": 6}}).json()["file"]
        assert post("/positions/check", {"document": file}).json()["valid"]
        assert post("/analysis", {"position": line, "seconds": 0.1}).json()["moves"]
        assert client.get(f"/bots/{GAME}").json()["bots"][0]["bot"] == "random"
        assert client.get(f"/components/{GAME}").json() == {}
        assert client.get(f"/leaderboards/{GAME}").json()["ranks"] == []
        logs = [client.get(f"/tables/{match}?lang={language}").json()["update"]["entries"] for language in ("en", "fr")]
        told = [[entry["sentence"] for entry in log if entry["kind"] == "decided"] for log in logs]
        assert told[0]
        assert told[0] == told[1], "a game without French texts is described in English"
