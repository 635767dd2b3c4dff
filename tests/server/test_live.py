"""The WebSocket: authorisation, replies, missed updates, and disconnection of slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, come, guests, open_match, play_out
from tetrarch.server.http.rate_limits import LIMITS, Limiter
from tetrarch.server.live import socket as live_socket
from tetrarch.server.settings import ServerSettings


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(play())  # type: ignore[arg-type]


async def refusal(reply: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await reply
    assert caught.value.error["message"]
    return caught.value.code


def test_a_page_of_another_site_cannot_connect(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            headers = {"Cookie": f"tetrarch-session={ann.cookie}", "Origin": "https://evil.example"}
            with pytest.raises(InvalidStatus) as caught:
                await connect(live.address.replace("http", "ws") + "/api/v1/live", additional_headers=headers)
            assert caught.value.response.status_code == 403

    run(play)


def test_an_invalid_token_gets_an_error_and_a_close(live: ThreadServer) -> None:
    async def play() -> None:
        async with connect(live.address.replace("http", "ws") + "/api/v1/live?token=tt_nobody") as socket:
            assert json.loads(await socket.recv())["error"]["code"] == "bad-token"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4003

    run(play)


def test_a_stranger_may_watch_and_do_nothing(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            stranger = await Player(live.address).connect()
            seen = await stranger.ask("watch", match=match)
            assert seen["viewer"] is None
            assert seen["code"] is None
            asked: dict[str, dict[str, object]] = {
                **{"join": {}, "ready": {}, "resign": {}, "say": {"text": "hi"}, "decisions": {}},
                **{"decide": {"play": "pass", "number": 1}, "undo": {}, "rematch": {}},
            }
            for type, fields in asked.items():
                assert await refusal(stranger.ask(type, match=match, **fields)) == "not-signed-in"
            assert stranger.messages[0]["person"] is None
            await stranger.close()

    run(play)


def test_a_reconnecting_viewer_receives_exactly_the_missed_entries(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="legends")
            generator = random.Random(2)
            seen: list[dict[str, object]] = []
            for _ in range(8):
                watcher = await Player(live.address).connect()
                since = len(seen)
                watched = await watcher.ask("watch", match=match, since=since, ground=False)
                assert watched["ground"] is None
                assert watched["update"]["since"] == since
                seen += watched["update"]["entries"]
                await play_out(match, [ann, bob], generator, most=3)
                await watcher.reach(match, ann.numbers[match])
                for message in watcher.messages:
                    if message["type"] == "update":
                        seen += message["update"]["entries"]
                await watcher.close()
                await play_out(match, [ann, bob], generator, most=2)
            whole = await ann.ask("watch", match=match)
            assert [entry["number"] for entry in seen] == list(range(1, len(seen) + 1))
            assert [entry["kind"] for entry in seen] == [
                entry["kind"] for entry in whole["update"]["entries"][: len(seen)]
            ]

    run(play)


def test_the_update_comes_before_the_reply(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            types = [message["type"] for message in ann.messages if message["type"] != "turn"]
            assert types[-3:] == ["ground", "update", "done"]
            assert ann.grounds[match]["board"] is not None

    run(play)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("[]", "bad-message"),
        ("{", "bad-message"),
        ('{"type": "dance", "id": 1}', "bad-message"),
        ('{"type": "watch", "id": 1}', "bad-message"),
        ('{"type": "watch", "id": 1, "match": "a", "surplus": 1}', "bad-message"),
        ('{"type": "watch", "id": 1, "match": "nosuchmatch"}', "no-such-table"),
        ('{"type": "watch", "id": 1, "match": "../x"}', "bad-message"),
        ('{"type": "decide", "id": 1, "match": "a", "play": "x", "number": -1}', "bad-message"),
        ('{"type": "decide", "id": 1, "match": "nosuchmatch", "play": "x", "number": 1}', "no-such-table"),
        ('{"type": "open", "id": 1, "settings": {}}', "bad-request"),
        ('{"type": "open", "id": 1, "settings": {"game": "chess"}}', "bad-settings"),
        ('{"type": "open", "id": 1, "settings": {"game": "eko", "seats": ["bot:exec:rm"]}}', "bad-settings"),
        ("[" * 50_000, "bad-message"),
    ],
)
def test_broken_messages_get_an_error_and_the_connection_lives(live: ThreadServer, message: str, code: str) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            before = len(ann.messages)
            await ann.socket.send(message)
            await ann.wait_for(lambda: any(one["type"] == "error" for one in ann.messages[before:]))
            error = ann.messages[-1]
            assert error["error"]["code"] == code, error
            assert "Traceback" not in json.dumps(error)
            if '"id": 1' in message:
                assert error["id"] == 1
            assert (await ann.ask("ping"))["now"] > 0

    run(play)


def test_a_message_that_is_too_long_closes_with_1009(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            await ann.socket.send(json.dumps({"type": "ping", "id": 1, "x": "y" * 100_000}))
            await ann.see_closed()
            assert ann.close_code == 1009

    run(play)


def test_a_slow_reader_is_disconnected_without_affecting_others(
    live: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "MAX_MESSAGES", 20)
    codes: list[int] = []
    end = live_socket.Connection.end

    def note(self: live_socket.Connection, code: int, reason: str) -> None:
        codes.append(code)
        end(self, code, reason)

    monkeypatch.setattr(live_socket.Connection, "end", note)

    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="legends")
            for number in range(60):
                await ann.ask("say", match=match, text=f"{number} " + "x" * 480)
            slow = await connect(
                live.address.replace("http", "ws") + "/api/v1/live", compression=None, max_queue=1, ping_interval=None
            )
            for number in range(300):  # long answers, which it does not read
                await slow.send(json.dumps({"type": "watch", "id": number, "match": match}))
                if number % 30 == 0:
                    await bob.ask("say", match=match, text="still here")
            async with asyncio.timeout(60):
                while live_socket.TOO_SLOW not in codes:
                    await ann.ask("say", match=match, text="and here")
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(60):
                    while True:
                        await slow.recv()
            assert slow.close_code == 4008
            await slow.close()
            await play_out(match, [ann, bob], random.Random(2), most=3)

    run(play)


def test_signing_out_everywhere_closes_the_connections(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                assert (await client.delete("/api/v1/sessions")).status_code == 204
            await ann.see_closed()
            assert ann.close_code == 4001

    run(play)


def test_private_tables_are_known_by_their_code_alone(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            await bob.ask("lobby")
            opened = await ann.ask("open", settings={"game": "eko", "private": True})
            match, code = opened["match"], opened["code"]
            for type in ("watch", "join", "decisions", "ready", "resign", "close"):
                assert await refusal(bob.ask(type, match=match)) == "no-such-table"
            assert await refusal(bob.ask("watch", match=match, code="AAAAAAAA")) == "no-such-table"
            assert (await bob.ask("watch", match=match, code=code.lower()))["code"] is None
            await bob.ask("join", match=match, code=code)
            assert (await bob.ask("watch", match=match))["code"] == code
            assert not [message for message in bob.messages if message["type"] == "lobby"]

    run(play)


def test_the_lobby_receives_opened_and_closed_tables(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            await bob.ask("lobby")
            clock = {"kind": "fischer", "seconds": 600, "increment": 10}
            agreed = {"clock": clock, "options": {"variants": ["portals", "pyramids"]}}
            match = (await ann.ask("open", settings={"game": "eko", "name": "Come in", **agreed}))["match"]
            await bob.wait_for(lambda: any(one["type"] == "lobby" for one in bob.messages))
            told = [one for one in bob.messages if one["type"] == "lobby" and one["match"] == match]
            assert told[-1]["table"]["name"] == "Come in"
            assert told[-1]["table"]["clock"] == clock
            assert told[-1]["table"]["variants"] == ["portals", "pyramids"]
            listed = [one for one in (await bob.ask("lobby"))["tables"] if one["id"] == match]
            live_form = told[-1]["table"]
            assert listed[0] == {**listed[0], **{name: live_form[name] for name in live_form if name in listed[0]}}
            await bob.ask("join", match=match)
            told = [one for one in bob.messages if one["type"] == "lobby" and one["match"] == match]
            assert told[-1]["table"] is None
            await bob.ask("lobby", on=False)

    run(play)


def test_an_open_table_with_a_given_position_sends_the_identities_of_its_seats(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers, timeout=30) as client:
                dealt = (await client.post("/api/v1/boards", json={"game": "eko", "players": 2})).json()
            options = {"position": dealt["file"]}
            await bob.ask("lobby")
            match = (await ann.ask("open", settings={"game": "eko", "options": options}))["match"]
            await bob.wait_for(lambda: any(one["type"] == "lobby" for one in bob.messages))
            told = [one["table"] for one in bob.messages if one["type"] == "lobby" and one["match"] == match]
            listed = [one for one in (await bob.ask("lobby"))["tables"] if one["id"] == match]
            for table in (told[-1], listed[0]):
                assert [seat["identity"] for seat in table["seats"]] == list(dealt["file"]["identities"])

    run(play)


def test_turns_are_sent_on_every_connection_and_as_events(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            tab = await Player(live.address, bob.id, bob.cookie).connect()
            async with (
                httpx.AsyncClient(base_url=live.address, headers=bob.headers, timeout=30) as client,
                client.stream("GET", "/api/v1/notices") as stream,
            ):
                assert stream.headers["content-type"].startswith("text/event-stream")
                lines = stream.aiter_lines()
                assert await anext(lines) == ": welcome"
                match = await open_match(ann, [bob], game="legends")
                await play_out(match, [ann, bob], random.Random(1), most=8)
                await tab.wait_for(lambda: any(one["type"] == "turn" for one in tab.messages))
                async with asyncio.timeout(20):
                    while await anext(lines) != "event: turn":
                        pass
                    line = await anext(lines)
            turn = json.loads(line.removeprefix("data:"))
            assert turn["type"] == "turn"
            assert turn["match"] == match
            assert turn["seat"] == bob.seat(match)
            await tab.close()

    run(play)


def test_sentences_are_in_the_language_of_each_connection(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            said = {}
            for language in ("en", "fr", "nl", "pl"):
                watcher = await Player(live.address).connect(lang=language)
                seen = await watcher.ask("watch", match=match)
                said[language] = seen["update"]["moment"]["asks"]
                await watcher.close()
            assert len(set(said.values())) == 4, said

    run(play)


def test_too_many_messages_are_refused_and_then_cut(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ann = await come(address, "Ann")
        refused = 0
        while ann.close_code is None:
            try:  # several at once, because a busy machine replies slowly and tokens return with time
                replies = [await ann.begin("ping") for _ in range(20)]
            except ConnectionClosed:
                break
            for reply in await asyncio.gather(*(reply() for reply in replies), return_exceptions=True):
                refused += isinstance(reply, Refused) and reply.code == "too-often"
        await ann.see_closed()
        await ann.close()
        assert ann.close_code == 4029
        assert refused >= 100

    with ThreadServer(ServerSettings(data=str(tmp_path), thinkers=1)) as server:
        asyncio.run(play(server.address))


def test_all_connections_of_an_address_share_a_limit_of_messages(tmp_path: Path) -> None:
    """Of the address that the proxy forwards: others behind the same proxy are not affected."""

    async def replies(address: str, forwarded: str, count: int) -> list[str]:
        """Send messages over one connection each time; what the server replied to them."""
        headers = {"X-Forwarded-For": forwarded}
        live = f"{address.replace('http', 'ws', 1)}/api/v1/live"
        async with connect(live, additional_headers=headers) as socket:
            await socket.recv()
            for _ in range(count):
                await socket.send('{"type": "ping", "id": 1}')
            found = [json.loads(await socket.recv()) for _ in range(count)]
        return [message.get("error", {}).get("code", "done") for message in found]

    async def play(server: ThreadServer) -> None:
        server.app.state.services.limiter = Limiter(clock=lambda: 0.0)  # time stands still
        together, alone = LIMITS["messages"].burst, LIMITS["requests"].burst
        found = []
        for number in range(4):
            found += await replies(server.address, f"2001:db8:1::{number}", 200)
        assert found == ["done"] * together + ["too-often"] * (800 - together)
        one = await replies(server.address, "2001:db8:2::1", alone + 50)
        assert one == ["done"] * alone + ["too-often"] * 50, "each connection has its own limit, too"
        innocent = await replies(server.address, "2001:db8:1::9", 250)
        assert innocent == ["too-often"] * 250, "messages of others end no connection"

    with ThreadServer(ServerSettings(data=str(tmp_path), thinkers=1)) as server:
        run(lambda: play(server))


def test_a_late_viewer_of_a_long_match_receives_everything_without_delaying_others(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas", "Dee") as (ann, bob, cas, dee):
            long = await open_match(ann, [bob], game="eko")
            await play_out(long, [ann, bob], random.Random(1), most=60)
            other = await open_match(cas, [dee], game="legends")
            watchers = [await Player(live.address).connect(lang=language) for language in ("en", "fr", "nl", "pl")]
            watching = [asyncio.create_task(watcher.ask("watch", match=long)) for watcher in watchers]
            await play_out(other, [cas, dee], random.Random(1), most=5)
            for seen in await asyncio.gather(*watching):
                assert len(seen["update"]["entries"]) == seen["update"]["number"] >= 60
                assert all(entry["sentence"] for entry in seen["update"]["entries"] if entry["kind"] == "decided")
            for watcher in watchers:
                await watcher.close()

    run(play)


def test_metrics_contain_the_tables(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            await open_match(ann, [bob], game="eko", clock={"kind": "move", "seconds": 600})
            async with httpx.AsyncClient(base_url=live.address) as client:
                text = (await client.get("/metrics")).text
            figures = dict(
                line.split() for line in text.splitlines() if line.startswith("tetrarch_") and "{" not in line
            )
            assert float(figures["tetrarch_live_matches"]) >= 1
            assert float(figures["tetrarch_connections"]) >= 2
            assert float(figures["tetrarch_clocks"]) >= 1

    run(play)
