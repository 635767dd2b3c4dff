"""Notices to browsers that are closed, by Web Push, where the server has keys for it.

They are sent in the background, a few at a time, with a time limit each. A push service that says that a browser is
gone is believed. Only services that the settings name are ever called, whatever address a browser gives.
"""

from __future__ import annotations

import asyncio
import base64
import json
from functools import cache
from importlib.util import find_spec
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.validation import bad_request, field_fault
from tetrarch.server.ops.metrics import Metrics
from tetrarch.server.settings import ServerSettings, SettingsFault
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PushRow

MOST_WAITING = 10_000
"""Notices that wait to be sent; what comes then is dropped, for a late notice is of no use."""

AT_ONCE = 4
MOST_SUBSCRIPTIONS = 10
"""Browsers of one person."""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants notices."""

    id: str
    endpoint: str
    created: int


class Push:
    """The notices of one server."""

    def __init__(self, database: Database, settings: ServerSettings, metrics: Metrics) -> None:
        self._database = database
        self._settings = settings
        self._metrics = metrics
        self._keys = Keys(settings.vapid_private_key, settings.vapid_contact)
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._senders: list[asyncio.Task[None]] = []

    @property
    def is_on(self) -> bool:
        """Whether there are keys."""
        return bool(self._keys.private)

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        self._need_keys()
        return public_key(self._keys.private)

    def start(self) -> None:
        """Begin to send."""
        if self.is_on:
            if not has_extra():
                raise SettingsFault("push-extra")
            public_key(self._keys.private)  # a key that is none shall be found now
            self._senders = [asyncio.create_task(self._send_all(), name="push sender") for _ in range(AT_ONCE)]

    async def close(self, seconds: float = 5) -> None:
        """Send what waits, if that is quick; then stop."""
        if self._senders:
            try:
                async with asyncio.timeout(seconds):
                    await self._letters.join()
            except TimeoutError:
                structlog.get_logger().warning("notices-dropped", count=self._letters.qsize())
            for sender in self._senders:
                sender.cancel()
            await asyncio.gather(*self._senders, return_exceptions=True)
            self._senders = []

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str, language: str) -> Subscription:
        """Send notices for somebody to a browser from now on; one browser serves one person."""
        self._need_keys()
        if not self.is_known_service(endpoint):
            raise bad_request([field_fault("endpoint", "unknown-push-service")])
        if not are_keys(p256dh, auth):
            raise bad_request([field_fault("keys", "wrong-form")])
        row = PushRow(id=new_id(), person=person, endpoint=endpoint, p256dh=p256dh, auth=auth, language=language)
        row.created = now_ms()
        try:
            async with self._database.write() as session:
                await session.execute(delete(PushRow).where(PushRow.endpoint == endpoint))
                count = await session.scalar(select(func.count()).select_from(PushRow).where(PushRow.person == person))
                if (count or 0) >= MOST_SUBSCRIPTIONS:
                    raise ApiError("too-many-subscriptions", most=MOST_SUBSCRIPTIONS)
                session.add(row)
        except IntegrityError:  # PostgreSQL: the same browser asked twice at once
            raise ApiError("conflict") from None
        return Subscription(row.id, row.endpoint, row.created)

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        """The browsers of somebody."""
        query = select(PushRow).where(PushRow.person == person).order_by(PushRow.created, PushRow.id)
        async with self._database.read() as session:
            return [Subscription(row.id, row.endpoint, row.created) for row in await session.scalars(query)]

    async def unsubscribe(self, person: str, subscription: str) -> None:
        """Send no more notices to a browser."""
        async with self._database.write() as session:
            row = await session.get(PushRow, subscription)
            if row is None or row.person != person:
                raise ApiError("no-such-subscription")
            await session.delete(row)

    async def send_turn(self, person: str, match: str, table: str, path: str) -> int:
        """Tell somebody that it is their turn at a table; return to how many browsers that goes."""
        if not self.is_on:
            return 0
        async with self._database.read() as session:
            rows = (await session.scalars(select(PushRow).where(PushRow.person == person))).all()
        for row in rows:
            notice = {
                "title": say(row.language, "push-turn-title"),
                "body": say(row.language, "push-turn-body", table=table),
                "path": path,
                "tag": f"turn-{match}",
            }
            letter = Letter(row.id, row.endpoint, row.p256dh, row.auth, json.dumps(notice), topic=match)
            try:
                self._letters.put_nowait(letter)
            except asyncio.QueueFull:
                self._metrics.pushes.labels("dropped").inc()
        return len(rows)

    def is_known_service(self, endpoint: str) -> bool:
        """Whether an address belongs to a push service that we send to."""
        try:
            url = urlsplit(endpoint)
            host, _ = url.hostname or "", url.port
        except ValueError:
            return False
        for known in self._settings.push_hosts:
            scheme, _, name = known.rpartition("://")
            if url.scheme != (scheme or "https") or url.username is not None:
                continue
            if name in (url.netloc, host) or (name.startswith(".") and host.endswith(name)):
                return True
        return False

    def _need_keys(self) -> None:
        if not self.is_on:
            raise ApiError("push-off")

    async def _send_all(self) -> None:
        while True:
            letter = await self._letters.get()
            try:
                result = await asyncio.to_thread(send, letter, self._keys)
                self._metrics.pushes.labels(result).inc()
                if result == "gone":
                    async with self._database.write() as session:
                        await session.execute(delete(PushRow).where(PushRow.id == letter.subscription))
            except Exception as error:
                structlog.get_logger().error("push-failed", exc_info=error)
            finally:
                self._letters.task_done()


SECONDS = 10
"""How long a push service may take."""

KEPT_SECONDS = 24 * 3600
"""How long it keeps a notice for a browser that is off."""

Result = Literal["sent", "gone", "failed"]


class Keys(NamedTuple):
    """What identifies this server to push services."""

    private: str
    contact: str


class Letter(NamedTuple):
    """A notice for one browser."""

    subscription: str
    endpoint: str
    p256dh: str
    auth: str
    text: str
    topic: str
    """A later notice of the same topic replaces an earlier one that was not delivered."""


def has_extra() -> bool:
    """Whether what Web Push needs is installed."""
    return find_spec("pywebpush") is not None


def make_private_key() -> str:
    """A new private key, as settings hold it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(value.to_bytes(32, "big"))


@cache
def public_key(private: str) -> str:
    """The public key that belongs to a private one, as browsers take it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        data = _decoded(private)
        if len(data) != 32:
            raise ValueError("a key has 32 bytes")
        key = ec.derive_private_key(int.from_bytes(data, "big"), ec.SECP256R1())
    except ValueError:
        raise SettingsFault("push-key") from None
    return _encoded(
        key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )


def send(letter: Letter, keys: Keys) -> Result:
    """Send a notice; nothing that goes wrong out there is an error of ours."""
    import requests
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    session = requests.Session()
    session.max_redirects = 0
    session.trust_env = False
    try:
        webpush(
            {"endpoint": letter.endpoint, "keys": {"p256dh": letter.p256dh, "auth": letter.auth}},
            letter.text,
            vapid_private_key=keys.private,
            vapid_claims={"sub": keys.contact},
            timeout=SECONDS,
            ttl=KEPT_SECONDS,
            headers={"Urgency": "normal", "Topic": letter.topic[:32]},
            requests_session=session,
        )
    except WebPushException as error:
        return "gone" if error.status_code in (404, 410) else "failed"
    except (requests.RequestException, OSError):
        return "failed"
    finally:
        session.close()
    return "sent"


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are such that something can be sealed with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
