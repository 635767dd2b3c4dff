"""Web Push: sealed for one browser, sent to known services only, and no longer to browsers that are gone."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from tests.server.conftest import browser_of, code_of, come, make_app, running
from tetrarch.server.matches.challenges import Challenges
from tetrarch.server.matches.hub import Hub
from tetrarch.server.notify import MAX_SUBSCRIPTIONS, Push, make_private_key, public_key
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings, SettingsFault
from tetrarch.server.storage.models import PushRow
from tetrarch.server.workers.pool import WorkerPool

pytestmark = pytest.mark.anyio


class PushService:
    """A push service that records requests, and answers as configured."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.received.append(
                    (self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                )
                self.send_response(service.status)
                self.send_header("Location", f"{service.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()


@pytest.fixture
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
async def pushing(settings: ServerSettings, push_service: PushService) -> AsyncIterator[Services]:
    """The services of a server with keys, that sends to our push service."""
    settings = msgspec.structs.replace(
        settings,
        vapid_private_key=make_private_key(),
        vapid_contact="mailto:host@tetrarch.test",
        push_hosts=(push_service.address, ".push.test"),
    )
    async with running(settings) as services:
        yield services


class Receiver:
    """The keys of a browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            name: base64.urlsafe_b64encode(data).decode().rstrip("=")
            for name, data in [("p256dh", point), ("auth", self.secret)]
        }

    def read(self, body: bytes) -> dict[str, str]:
        notice: dict[str, str] = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        )
        return notice


async def test_a_turn_notice_is_in_the_language_of_the_browser(pushing: Services, push_service: PushService) -> None:
    receiver = Receiver()
    async with browser_of(make_app(pushing), **{"Accept-Language": "fr"}) as ann:
        person = await come(ann, "Ann")
        key = (await ann.get("/api/v1/push/key")).json()["key"]
        asked = {"endpoint": f"{push_service.address}/one", "keys": receiver.keys, "expirationTime": None}
        answer = await ann.post("/api/v1/me/push", json=asked)
        assert answer.status_code == 201, answer.text
    assert await pushing.push.send(person, "match1", "/tables/match1", "turn", table="La table d'Ann") == 1
    await pushing.push.close()
    ((path, headers, body),) = push_service.received
    assert path == "/one"
    assert headers["ttl"] == "86400"
    assert f"k={key}" in headers["authorization"]
    assert receiver.read(body) == {
        "title": "C’est à vous de jouer",
        "body": "La table d'Ann attend votre décision.",
        "path": "/tables/match1",
        "tag": "turn-match1",
        "turns": 0,
    }


async def test_challenges_and_turns_reach_players_without_a_page(pushing: Services, push_service: PushService) -> None:
    receivers = {name: Receiver() for name in ("Ann", "Bob")}
    ann, bob = people = [await pushing.people.create_guest(name, "en") for name in receivers]
    for user in people:
        keys = receivers[user.name].keys
        await pushing.push.subscribe(user.id, f"{push_service.address}/{user.name}", **keys, language="nl")
    await pushing.friends.accept_link((await pushing.friends.create_link(ann.id, 7)).code, bob.id)
    pool = WorkerPool(1)
    hub = Hub(pushing, pool)
    try:
        challenges = Challenges(hub)
        match = await challenges.send(ann, [bob.id], {"game": "eko"})
        [challenge] = await challenges.of(bob.id)
        assert await challenges.accept(bob, challenge.id) == match
        await asyncio.gather(*hub.notices._sending)
        await pushing.push.close()
    finally:
        await hub.close()
        await pool.close()
    found = [(path[1:], receivers[path[1:]].read(body)) for path, _, body in push_service.received]
    titles = {(name, notice["title"], notice["path"]) for name, notice in found}
    assert ("Bob", "Ann daagt je uit", "/friends") in titles
    assert ("Ann", "Bob neemt je uitdaging aan", f"/table/{match}") in titles
    turns = [notice for _, notice in found if notice["tag"] == f"turn-{match}"]
    assert {str(notice["turns"]) for notice in turns} == {"1"}


@pytest.mark.parametrize(("status", "remain"), [(404, 0), (410, 0), (500, 1), (429, 1), (301, 1), (307, 1)])
async def test_expired_subscriptions_are_removed(
    status: int, remain: int, pushing: Services, push_service: PushService
) -> None:
    guest = await pushing.people.create_guest("Ann", None)
    receiver = Receiver()
    await pushing.push.subscribe(guest.id, f"{push_service.address}/one", **receiver.keys, language="en")
    push_service.status = status
    await pushing.push.send(guest.id, "m", "/", "turn", table="t")
    await pushing.push.close()
    assert [path for path, _, _ in push_service.received] == ["/one"], "redirections are not followed"
    assert len(await pushing.push.subscriptions_of(guest.id)) == remain


async def test_an_unavailable_service_affects_no_request(pushing: Services, push_service: PushService) -> None:
    guest = await pushing.people.create_guest("Ann", None)
    receiver = Receiver()
    await pushing.push.subscribe(guest.id, f"{push_service.address}/one", **receiver.keys, language="en")
    push_service.server.shutdown()
    push_service.server.server_close()
    assert await pushing.push.send(guest.id, "m", "/", "turn", table="t") == 1
    await pushing.push.close()
    assert len(await pushing.push.subscriptions_of(guest.id)) == 1


@pytest.mark.parametrize("changes", [{"p256dh": "x" * 87}, {"auth": "y" * 20}, {"p256dh": "BA" + "A" * 85}])
async def test_invalid_encryption_keys_are_rejected(changes: dict[str, str], pushing: Services) -> None:
    async with browser_of(make_app(pushing)) as ann:
        await come(ann, "Ann")
        asked = {"endpoint": "https://a.push.test/x", "keys": {**Receiver().keys, **changes}}
        answer = await ann.post("/api/v1/me/push", json=asked)
    assert code_of(answer) == (422, "bad-request")
    assert answer.json()["error"]["details"][0]["field"] == "keys"


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://a.push.test/x", True),
        ("https://push.test.evil.test/x", False),
        ("https://evil-push.test/x", False),
        ("http://a.push.test/x", False),
        ("http://127.0.0.1:1/x", False),
        ("http://169.254.169.254/latest", False),
        ("https://user@a.push.test/x", False),
        ("https://a.push.test:99999/x", False),
        ("https://[x/", False),
    ],
)
async def test_only_known_services_are_called(endpoint: str, known: bool, pushing: Services) -> None:
    assert pushing.push.is_known_service(endpoint) == known
    async with browser_of(make_app(pushing)) as ann:
        await come(ann, "Ann")
        answer = await ann.post("/api/v1/me/push", json={"endpoint": endpoint, "keys": Receiver().keys})
        assert answer.status_code == (201 if known else 422)


async def test_subscriptions_are_ones_own_and_limited(pushing: Services) -> None:
    app = make_app(pushing)
    async with browser_of(app) as ann, browser_of(app) as eve:
        await come(ann, "Ann")
        await come(eve, "Eve")
        keys = Receiver().keys
        for number in range(MAX_SUBSCRIPTIONS):
            asked = {"endpoint": f"https://a.push.test/{number}", "keys": keys}
            assert (await ann.post("/api/v1/me/push", json=asked)).status_code == 201
        again = await ann.post("/api/v1/me/push", json=asked)
        assert again.status_code == 201, "the same browser, subscribed again, is still one"
        asked["endpoint"] = "https://a.push.test/more"
        assert code_of(await ann.post("/api/v1/me/push", json=asked)) == (409, "too-many-subscriptions")
        listed = (await ann.get("/api/v1/me/push")).json()
        assert len(listed) == MAX_SUBSCRIPTIONS
        path = f"/api/v1/me/push/{listed[0]['id']}"
        assert code_of(await eve.delete(path)) == (404, "no-such-subscription")
        assert (await ann.delete(path)).status_code == 204
        taken = await eve.post("/api/v1/me/push", json={"endpoint": listed[1]["endpoint"], "keys": keys})
        assert taken.status_code == 201, "one browser serves whoever signed in there last"
    async with pushing.database.read() as session:
        assert len((await session.scalars(select(PushRow))).all()) == MAX_SUBSCRIPTIONS - 1


async def test_without_keys_there_are_no_notices(services: Services) -> None:
    guest = await services.people.create_guest("Ann", None)
    assert not services.push.is_on
    assert await services.push.send(guest.id, "m", "/", "turn", table="t") == 0
    async with browser_of(make_app(services)) as ann:
        await come(ann, "Ann")
        asked = {"endpoint": "https://a.push.test/x", "keys": Receiver().keys}
        assert code_of(await ann.post("/api/v1/me/push", json=asked)) == (404, "push-off")


@pytest.mark.parametrize("key", ["nonsense", "AAAA", "A" * 43, "é"])
async def test_an_invalid_key_is_reported_at_the_start(key: str, services: Services, settings: ServerSettings) -> None:
    settings = msgspec.structs.replace(settings, vapid_private_key=key, vapid_contact="mailto:a@b.test")
    with pytest.raises(SettingsFault, match="push-keys creates one"):
        Push(services.database, settings, services.metrics).start()


async def test_keys_are_made_in_pairs() -> None:
    private = make_private_key()
    assert len(base64.urlsafe_b64decode(private + "=")) == 32
    assert len(base64.urlsafe_b64decode(public_key(private) + "=")) == 65
