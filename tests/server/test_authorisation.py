"""Authorisation: each endpoint called without a session, as another guest, as a player, and as the host.

The matrix is held against the routes of the application: a route without a line here fails, and so does a line without
a route. The WebSocket's commands are tried likewise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused
from tetrarch.server.live.messages import AnyRequest
from tetrarch.server.settings import ServerSettings
from tetrarch.table.commands.messages import AnyCommand

Body = dict[str, object]

IN = "let in"
"""Any response but a lack of permission: 2xx, an invalid request, or a conflict with the state of the table."""
SIGN_IN = "not-signed-in"
HIDDEN = "no-such-table"


class Line(NamedTuple):
    """The responses without a session, to another guest, to a player and to the host."""

    body: Body | None
    nobody: str
    guest: str
    player: str
    host: str


def free(body: Body | None = None) -> Line:
    """For all."""
    return Line(body, IN, IN, IN, IN)


def signed(body: Body | None = None) -> Line:
    """For signed-in users."""
    return Line(body, SIGN_IN, IN, IN, IN)


def account(body: Body | None = None) -> Line:
    """For accounts, at a browser; all here are guests."""
    return Line(body, SIGN_IN, *["account-needed"] * 3)


def at_table(body: Body | None = None) -> Line:
    """At a private table: for its players; for all others it is not there."""
    return Line(body, SIGN_IN, HIDDEN, IN, IN)


def as_host(body: Body | None = None) -> Line:
    """At a private table: for its host."""
    return Line(body, SIGN_IN, HIDDEN, "not-host", IN)


def look(body: Body | None = None) -> Line:
    """At a private table: to see."""
    return Line(body, HIDDEN, HIDDEN, IN, IN)


def moderating(body: Body | None = None) -> Line:
    """For moderators; nobody here is one."""
    return Line(body, SIGN_IN, *["moderators-only"] * 3)


def organising(body: Body | None = None) -> Line:
    """In a tournament: for its organiser."""
    return Line(body, SIGN_IN, "not-organiser", "not-organiser", IN)


V1 = "/api/v1"
COMMANDS = f"{V1}/tables/{{match}}/commands"
"""Behind a # stands which command is sent."""
MATRIX: dict[tuple[str, str], Line] = {
    ("POST", f"{V1}/guests"): free({"name": "New"}),
    ("POST", f"{V1}/accounts"): free({"name": "x", "password": "short"}),
    ("POST", f"{V1}/session"): Line({"name": "x", "password": "y"}, *["wrong-name-or-password"] * 4),
    ("DELETE", f"{V1}/session"): free(),
    ("DELETE", f"{V1}/sessions"): signed(),
    ("POST", f"{V1}/recovery"): Line(
        {"name": "x", "code": "AAAA-AAAA", "password": "correct horse battery"}, *["wrong-recovery-code"] * 4
    ),
    ("GET", f"{V1}/me/sessions"): signed(),
    ("DELETE", f"{V1}/me/sessions/{{session}}"): Line(None, SIGN_IN, *["no-such-session"] * 3),
    ("GET", f"{V1}/me/two-factor"): account(),
    ("POST", f"{V1}/me/two-factor"): account({"password": "x"}),
    ("POST", f"{V1}/me/two-factor/confirm"): account({"code": "000000"}),
    ("POST", f"{V1}/me/two-factor/disable"): account({"password": "x", "code": "000000"}),
    ("POST", f"{V1}/me/recovery-codes"): account({"password": "x"}),
    ("GET", f"{V1}/me/muted"): signed(),
    ("PUT", f"{V1}/me/muted/{{person}}"): signed(),
    ("DELETE", f"{V1}/me/muted/{{person}}"): signed(),
    ("POST", f"{V1}/reports"): signed({"person": "nobody", "reason": "other"}),
    ("GET", f"{V1}/admin/reports"): moderating(),
    ("POST", f"{V1}/admin/reports/{{report}}/resolve"): moderating({"outcome": "acted"}),
    ("GET", f"{V1}/admin/bans"): moderating(),
    ("PUT", f"{V1}/admin/bans/{{person}}"): moderating({"reason": "x"}),
    ("DELETE", f"{V1}/admin/bans/{{person}}"): moderating(),
    ("GET", f"{V1}/admin/tables"): moderating(),
    ("POST", f"{V1}/admin/tables/{{match}}/close"): moderating(),
    ("GET", f"{V1}/admin/audit"): moderating(),
    ("GET", f"{V1}/me"): signed(),
    ("PATCH", f"{V1}/me"): signed({}),
    ("POST", f"{V1}/me/claim"): signed({"password": "short"}),
    ("POST", f"{V1}/me/password"): account({"old": "x", "new": "correct horse battery"}),
    ("POST", f"{V1}/me/deletion"): signed({"password": "x" * 2000}),
    ("GET", f"{V1}/me/export"): signed(),
    ("GET", f"{V1}/me/bots"): signed(),
    ("POST", f"{V1}/me/bots"): account({"name": "Robo"}),
    ("DELETE", f"{V1}/me/bots/{{bot}}"): account(),
    ("GET", f"{V1}/me/bots/{{bot}}/tokens"): account(),
    ("POST", f"{V1}/me/bots/{{bot}}/tokens"): account({"name": "t"}),
    ("DELETE", f"{V1}/me/bots/{{bot}}/tokens/{{token}}"): account(),
    ("GET", f"{V1}/me/tokens"): signed(),
    ("POST", f"{V1}/me/tokens"): account({"name": "t"}),
    ("DELETE", f"{V1}/me/tokens/{{token}}"): Line(None, SIGN_IN, *["no-such-token"] * 3),
    ("GET", f"{V1}/push/key"): Line(None, *["push-off"] * 4),
    ("GET", f"{V1}/me/push"): signed(),
    ("POST", f"{V1}/me/push"): signed({}),
    ("DELETE", f"{V1}/me/push/{{subscription}}"): Line(None, SIGN_IN, *["no-such-subscription"] * 3),
    ("GET", f"{V1}/me/friend-link"): signed(),
    ("POST", f"{V1}/me/friend-link"): signed({}),
    ("DELETE", f"{V1}/me/friend-link"): signed(),
    ("GET", f"{V1}/friend-links/{{link}}"): Line(None, *["no-such-friend-link"] * 4),
    ("GET", f"{V1}/friend-links/{{link}}/qr.svg"): Line(None, *["no-such-friend-link"] * 4),
    ("POST", f"{V1}/friend-links/{{link}}/accept"): Line({}, SIGN_IN, *["no-such-friend-link"] * 3),
    ("GET", f"{V1}/me/friends"): signed(),
    ("DELETE", f"{V1}/me/friends/{{person}}"): signed(),
    ("GET", f"{V1}/me/blocked"): signed(),
    ("PUT", f"{V1}/me/blocked/{{person}}"): signed(),
    ("DELETE", f"{V1}/me/blocked/{{person}}"): signed(),
    ("GET", f"{V1}/me/challenges"): signed(),
    ("POST", f"{V1}/me/challenges"): Line(
        {"friends": ["somebody"], "settings": {"game": "eko"}}, SIGN_IN, *["not-friends"] * 3
    ),
    ("POST", f"{V1}/me/challenges/{{challenge}}/accept"): Line({}, SIGN_IN, *["no-such-challenge"] * 3),
    ("POST", f"{V1}/me/challenges/{{challenge}}/decline"): Line({}, SIGN_IN, *["no-such-challenge"] * 3),
    ("DELETE", f"{V1}/me/challenges/{{challenge}}"): Line(None, SIGN_IN, *["no-such-challenge"] * 3),
    ("GET", f"{V1}/lobby/tables"): free(),
    ("GET", f"{V1}/lobby/running"): free(),
    ("GET", f"{V1}/me/tables"): signed(),
    ("GET", f"{V1}/games"): free(),
    ("GET", f"{V1}/invitations/{{code}}"): free(),
    ("GET", f"{V1}/invitations/{{code}}/qr.svg"): free(),
    ("POST", f"{V1}/invitations/{{code}}/join"): signed({"seat": 3}),
    ("GET", f"{V1}/people"): free(),
    ("GET", f"{V1}/people/{{person}}"): free(),
    ("GET", f"{V1}/people/{{person}}/ratings/{{game}}"): free(),
    ("GET", f"{V1}/people/{{person}}/statistics"): free(),
    ("GET", f"{V1}/me/statistics"): signed(),
    ("GET", f"{V1}/me/statistics.csv"): signed(),
    ("GET", f"{V1}/me/people"): signed(),
    ("GET", f"{V1}/leaderboards/{{game}}"): free(),
    ("GET", "/healthz"): free(),
    ("GET", "/metrics"): free(),  # from this machine
    ("POST", f"{V1}/tables"): signed({"settings": {"game": "eko"}}),
    ("POST", f"{V1}/quick"): signed({"game": "legends", "bot": "nobody"}),
    ("GET", f"{V1}/tables/{{match}}"): look(),
    ("POST", f"{COMMANDS}#join"): at_table({"type": "join", "seat": 2}),
    ("POST", f"{COMMANDS}#leave"): at_table({"type": "leave"}),
    ("POST", f"{COMMANDS}#plan"): as_host({"type": "plan", "seat": 3, "plan": "open"}),
    ("POST", f"{COMMANDS}#ready"): at_table({"type": "ready", "ready": False}),
    ("POST", f"{COMMANDS}#commit-salt"): at_table({"type": "commit-salt", "commitment": "0" * 64}),
    ("POST", f"{COMMANDS}#salt"): at_table({"type": "salt", "salt": "x"}),
    ("POST", f"{COMMANDS}#start"): as_host({"type": "start"}),
    ("POST", f"{COMMANDS}#close"): as_host({"type": "close"}),
    ("GET", f"{V1}/tables/{{match}}/decisions"): at_table(),
    ("GET", f"{V1}/tables/{{match}}/preview"): at_table(),
    ("POST", f"{V1}/tables/{{match}}/why-not"): at_table({"play": "pass"}),
    ("POST", f"{V1}/tables/{{match}}/hint"): at_table({}),
    ("POST", f"{COMMANDS}#decide"): at_table({"type": "decide", "play": "pass", "number": 1}),
    ("POST", f"{COMMANDS}#undo"): at_table({"type": "undo"}),
    ("POST", f"{COMMANDS}#answer-undo"): at_table({"type": "answer-undo", "agrees": True}),
    ("POST", f"{COMMANDS}#resign"): at_table({"type": "resign"}),
    ("POST", f"{COMMANDS}#stand-in"): at_table({"type": "stand-in"}),
    ("POST", f"{COMMANDS}#vote-stand-in"): at_table({"type": "vote-stand-in", "away": 0}),
    ("POST", f"{COMMANDS}#come-back"): at_table({"type": "come-back"}),
    ("POST", f"{COMMANDS}#say"): at_table({"type": "say", "text": "hello"}),
    ("POST", f"{COMMANDS}#rematch"): at_table({"type": "rematch"}),
    ("GET", f"{V1}/tables/{{match}}/moments"): look(),
    ("POST", f"{V1}/tables/{{match}}/line"): look({"events": 0, "steps": [{"seat": 0, "decision": 0}]}),
    ("POST", f"{V1}/tables/{{match}}/exploration"): look({"events": 0}),
    ("POST", f"{V1}/tables/{{match}}/exploration/preview"): look({"events": 0, "seat": 0, "play": "pass"}),
    ("POST", f"{V1}/tables/{{match}}/exploration/value"): Line(
        {"events": 0, "seat": 0, "play": "pass"}, SIGN_IN, HIDDEN, IN, IN
    ),
    ("POST", f"{V1}/tables/{{match}}/exploration/why-not"): look({"events": 0, "seat": 0, "play": "pass"}),
    ("GET", f"{V1}/tables/{{match}}/scores"): look(),
    ("GET", f"{V1}/tables/{{match}}/progress"): look(),
    ("GET", f"{V1}/tables/{{match}}/board.svg"): look(),
    ("GET", f"{V1}/tables/{{match}}/result.{{format}}"): look(),
    ("POST", f"{V1}/tables/{{match}}/fork"): at_table({"events": 0}),
    ("GET", f"{V1}/tournaments"): free(),
    ("GET", f"{V1}/me/tournaments"): signed(),
    ("POST", f"{V1}/tournaments"): signed({"name": "Cup", "game": "eko", "clock": {"kind": "none"}}),
    ("GET", f"{V1}/tournaments/{{tournament}}"): free(),
    ("POST", f"{V1}/tournaments/{{tournament}}/bots"): organising({"bot": "level1"}),
    ("DELETE", f"{V1}/tournaments/{{tournament}}/players/{{number}}"): organising(),
    ("POST", f"{V1}/tournaments/{{tournament}}/start"): organising({}),
    ("POST", f"{V1}/tournaments/{{tournament}}/join"): signed({}),
    ("POST", f"{V1}/tournaments/{{tournament}}/leave"): signed({}),
    ("GET", f"{V1}/tournaments/{{tournament}}/export.json"): free(),
    ("GET", f"{V1}/tournaments/{{tournament}}/export.csv"): free(),
    ("GET", f"{V1}/tournaments/{{tournament}}/records.jsonl"): free(),
    ("POST", f"{V1}/tournaments/{{tournament}}/abort"): organising({}),
    ("GET", f"{V1}/options"): free(),
    ("GET", f"{V1}/tables/{{match}}/record"): look(),
    ("GET", f"{V1}/tables/{{match}}/position"): look(),
    ("GET", f"{V1}/tables/{{match}}/verification"): look(),
    ("POST", f"{V1}/records/verification"): free({"record": {}}),
    ("POST", f"{V1}/positions"): free({"position": "eko1"}),
    ("POST", f"{V1}/positions/drawing"): free({"position": "eko1"}),
    ("POST", f"{V1}/positions/check"): free({"document": {}}),
    ("GET", f"{V1}/components/{{game}}"): free(),
    ("POST", f"{V1}/boards"): free({"game": "legends"}),
    ("GET", f"{V1}/lessons/{{game}}/{{step}}"): free(),
    ("GET", f"{V1}/lessons/{{game}}"): free(),
    ("POST", f"{V1}/lessons/{{game}}/{{step}}"): free({"plays": []}),
    ("POST", f"{V1}/lessons/{{game}}/{{step}}/preview"): free({"plays": [], "play": "done"}),
    ("POST", f"{V1}/lessons/{{game}}/{{step}}/why-not"): free({"plays": [], "play": "done"}),
    ("GET", f"{V1}/puzzles/{{game}}"): free(),
    ("GET", f"{V1}/puzzles/{{game}}/next"): free(),
    ("GET", f"{V1}/puzzles/{{game}}/daily"): free(),
    ("GET", f"{V1}/puzzles/{{game}}/list"): free(),
    ("GET", f"{V1}/puzzle/{{puzzle}}"): free(),
    ("GET", f"{V1}/puzzle/{{puzzle}}/picture.{{format}}"): free(),
    ("POST", f"{V1}/puzzles/{{game}}/{{puzzle}}"): free({"plays": []}),
    ("POST", f"{V1}/puzzles/{{game}}/{{puzzle}}/why-not"): free({"plays": [], "play": "done"}),
    ("GET", f"{V1}/bots/{{game}}"): free(),
    ("GET", f"{V1}/bots/{{game}}/warmup"): free(),
    ("POST", f"{V1}/analysis"): signed({"position": "eko1"}),
    ("POST", f"{V1}/evaluations"): signed({"position": "eko1"}),
    ("POST", f"{V1}/reviews"): signed({"record": {}}),
    ("GET", f"{V1}/reviews/{{review}}"): Line(None, SIGN_IN, *["no-such-review"] * 3),
    ("DELETE", f"{V1}/reviews/{{review}}"): Line(None, SIGN_IN, *["no-such-review"] * 3),
    ("GET", f"{V1}/asyncapi.json"): free(),
    ("GET", f"{V1}/notices"): signed(),
}
KEPT_FOR_LAST = [
    ("POST", f"{V1}/guests"),
    ("DELETE", f"{V1}/session"),
    ("DELETE", f"{V1}/sessions"),
    ("POST", f"{COMMANDS}#leave"),
    ("POST", f"{V1}/invitations/{{code}}/join"),
]
"""Endpoints that change the session or remove the table; each gets its own table and users."""

FORBIDDING = {
    *(
        "not-signed-in",
        "account-needed",
        "people-only",
        "not-host",
        "not-organiser",
        "no-such-table",
        "not-seated",
        "not-your-seat",
    ),
    *("foreign-origin", "not-found", "method-not-allowed", "not-yours", "no-watchers", "metrics-forbidden"),
    *("no-such-token", "no-such-subscription", "push-off", "wrong-name-or-password"),
    *("wrong-recovery-code", "no-such-session", "moderators-only"),
    *("no-such-friend-link", "no-such-challenge", "not-friends", "no-such-review"),
}


class Scene(NamedTuple):
    """A private table with a host and a player, and two who do not belong."""

    address: str
    match: str
    code: str
    tournament: str
    people: dict[str, httpx.Client]
    ids: dict[str, str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    data: Path = tmp_path_factory.mktemp("authorisation")
    with ThreadServer(ServerSettings(data=str(data), rate_limits=False, thinkers=1)) as server:
        yield server


@pytest.fixture
def scene(server: ThreadServer) -> Iterator[Scene]:
    people = {
        role: httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=30)
        for role in ("nobody", "guest", "player", "host")
    }
    ids = {
        role: client.post(f"{V1}/guests", json={"name": role}).json()["id"]
        for role, client in people.items()
        if role != "nobody"
    }
    settings = {"game": "eko", "private": True, "players": 4}
    opened = people["host"].post(f"{V1}/tables", json={"settings": settings}).json()
    join = {"type": "join", "code": opened["code"]}
    people["player"].post(COMMANDS.format(match=opened["match"]), json=join)
    cup = {"name": "Cup", "game": "eko", "clock": {"kind": "days", "days": 1}}
    tournament = people["host"].post(f"{V1}/tournaments", json=cup).json()["id"]
    yield Scene(server.address, opened["match"], opened["code"], tournament, people, ids)
    for client in people.values():
        client.close()


def ask(scene: Scene, role: str, method: str, path: str, body: Body | None) -> str:
    """The code of the refusal, or that one was let in."""
    values = {"match": scene.match, "code": scene.code, "person": scene.ids["host"], "game": "eko"}
    values |= {"tournament": scene.tournament, "number": "1"}
    others = {"format": "svg", "subscription": "none", "step": "no-step", "link": "nolink", "challenge": "none"}
    others |= {"review": "0" * 32, "puzzle": "0" * 8, "session": "none", "report": "none"}
    url = path.format(**values, **others, bot="nobot", token="notoken")
    url += {f"{V1}/people": "?name=x", f"{V1}/tables/{{match}}/preview": "?play=pass"}.get(path, "")
    client = scene.people[role]
    with client.stream(method, url, json=body) as answer:
        if answer.status_code < 400:
            return IN
        error = answer.json()["error"] if answer.read() else {}
        assert answer.status_code < 500, answer.text
        assert error["message"]
        code = str(error["code"])
        return code if code in FORBIDDING else IN


def test_every_route_has_a_line_and_every_line_a_route(server: ThreadServer) -> None:
    described = server.app.openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in described.items() for method in methods}
    assert routes == {(method, path.partition("#")[0]) for method, path in MATRIX}
    commands = {path.partition("#")[2] for _, path in MATRIX if path.startswith(COMMANDS)}
    assert commands == {str(kind.__struct_config__.tag) for kind in get_args(AnyCommand)}


@pytest.mark.parametrize("role", ["nobody", "guest", "player", "host"])
def test_every_role_gets_the_response_of_the_matrix(scene: Scene, role: str) -> None:
    lines = sorted(MATRIX, key=lambda line: (line in KEPT_FOR_LAST, line[1].endswith(("#close", "#leave"))))
    found = {line: ask(scene, role, *line, MATRIX[line].body) for line in lines if line not in KEPT_FOR_LAST}
    assert found == {line: getattr(MATRIX[line], role) for line in found}


@pytest.mark.parametrize("line", KEPT_FOR_LAST, ids=lambda line: line[1])
@pytest.mark.parametrize("role", ["nobody", "guest", "player", "host"])
def test_what_ends_something_is_answered_as_the_matrix_says(scene: Scene, role: str, line: tuple[str, str]) -> None:
    assert ask(scene, role, *line, MATRIX[line].body) == getattr(MATRIX[line], role)


def test_a_page_of_another_site_changes_nothing(scene: Scene) -> None:
    for (method, path), line in MATRIX.items():
        if method == "GET":
            continue
        host = scene.people["host"]
        named = {
            "bot": "b",
            "token": "t",
            "subscription": "s",
            "step": "x",
            "link": "l",
            "challenge": "c",
            "review": "r",
            "puzzle": "q",
            "session": "s",
            "report": "r",
            "person": "p",
            "tournament": scene.tournament,
            "number": "1",
        }
        url = path.format(**named, match=scene.match, code=scene.code, game="eko")
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = host.request(method, url, json=line.body, headers=headers)
            assert answer.json()["error"]["code"] == "foreign-origin", (method, path)


# The WebSocket


SOCKET_BODIES: dict[str, Body] = {
    "plan": {"seat": 3, "plan": "open"},
    "commit-salt": {"commitment": "0" * 64},
    "salt": {"salt": "x"},
    "decide": {"play": "pass", "number": 1},
    "answer-undo": {"agrees": True},
    "say": {"text": "hello"},
    "why-not": {"play": "pass"},
    "preview": {"play": "pass"},
    "vote-stand-in": {"away": 0},
}
WITHOUT_TABLE = {"ping", "lobby", "tournament", "friends", "open", "unwatch"}
MUST_SIGN_IN = {"decisions", "why-not", "preview", *(str(kind.__struct_config__.tag) for kind in get_args(AnyCommand))}


def socket_requests() -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(AnyRequest)]


def test_socket_commands_need_membership(scene: Scene) -> None:
    async def outcome(player: Player, type: str) -> str:
        try:
            await player.ask(type, match=scene.match, **SOCKET_BODIES.get(type, {}))
        except Refused as refused:
            return refused.code
        return IN

    async def play() -> None:
        nobody = await Player(scene.address).connect()
        cookie = str(scene.people["guest"].cookies["tetrarch-session"])
        guest = await Player(scene.address, scene.ids["guest"], cookie).connect()
        for type in socket_requests():
            if type in WITHOUT_TABLE:
                continue
            assert await outcome(nobody, type) == (SIGN_IN if type in MUST_SIGN_IN else HIDDEN), type
            assert await outcome(guest, type) == HIDDEN, type
        for player in (nobody, guest):
            await player.close()

    asyncio.run(play())
