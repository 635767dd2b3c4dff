"""Notices: to all open connections of a user, and by Web Push to closed browsers if the server has keys for it.

Push notices are sent in the background, a few at a time, each with a time limit. A browser that a push service reports
as gone is removed. Only push services named in the settings are called, whatever address a browser gives.
"""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections import deque
from collections.abc import Callable, Collection
from functools import cache
from importlib.util import find_spec
from typing import Literal, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.core import registry
from tetrarch.core.text.messages import Value
from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.people import check_room
from tetrarch.server.accounts.sessions import Caller, SignedOut
from tetrarch.server.http.errors import ApiError, bad_request, field_fault, say
from tetrarch.server.http.responses import encode
from tetrarch.server.http.schemas import ResponseModel
from tetrarch.server.live.bus import Bus
from tetrarch.server.matches.live_match import Listener, LiveMatch
from tetrarch.server.ops.monitoring import Metrics
from tetrarch.server.settings import ServerSettings, SettingsFault
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import MatchRow, PushRow, SeatRow
from tetrarch.table.table import Table
from tetrarch.table.view.forms import TablePerson

# Web Push

MAX_WAITING = 10_000
"""Queued notices; further ones are dropped, because a late notice is useless."""

AT_ONCE = 4
MAX_SUBSCRIPTIONS = 10
"""Subscriptions per user."""


class PushForm(ResponseModel):
    """A push subscription."""

    id: str
    endpoint: str
    created: int


class Push:
    """The push notices of a server."""

    def __init__(self, database: Database, settings: ServerSettings, metrics: Metrics) -> None:
        self._database = database
        self._settings = settings
        self._metrics = metrics
        self._letters: asyncio.Queue[Letter] = asyncio.Queue(MAX_WAITING)
        self._senders: list[asyncio.Task[None]] = []

    @property
    def is_on(self) -> bool:
        """Whether there are keys."""
        return bool(self._settings.vapid_private_key)

    @property
    def public_key(self) -> str:
        """The public key with which browsers subscribe."""
        if not self.is_on:
            raise ApiError("push-off")
        return public_key(self._settings.vapid_private_key)

    def start(self) -> None:
        """Start sending."""
        if self.is_on:
            if find_spec("pywebpush") is None:
                raise SettingsFault("push-extra")
            public_key(self._settings.vapid_private_key)  # reject an invalid key now
            self._senders = [asyncio.create_task(self._send_all(), name="push sender") for _ in range(AT_ONCE)]

    async def close(self, seconds: float = 5) -> None:
        """Send what is queued if that is quick; then stop."""
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

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str, language: str) -> PushForm:
        """Subscribe a browser; one browser serves one user."""
        if not self.is_on:
            raise ApiError("push-off")
        if not self.is_known_service(endpoint):
            raise bad_request([field_fault("endpoint", "unknown-push-service")])
        if not are_keys(p256dh, auth):
            raise bad_request([field_fault("keys", "wrong-form")])
        row = PushRow(id=new_id(), person=person, endpoint=endpoint, p256dh=p256dh, auth=auth, language=language)
        row.created = now_ms()
        try:
            async with self._database.write() as session:
                await session.execute(delete(PushRow).where(PushRow.endpoint == endpoint))
                await check_room(session, PushRow.person == person, MAX_SUBSCRIPTIONS, "too-many-subscriptions")
                session.add(row)
        except IntegrityError:  # PostgreSQL: two requests of the same browser at the same time
            raise ApiError("conflict") from None
        return PushForm.model_validate(row)

    async def subscriptions_of(self, person: str) -> list[PushForm]:
        """Return the subscriptions of a user."""
        query = select(PushRow).where(PushRow.person == person).order_by(PushRow.created, PushRow.id)
        async with self._database.read() as session:
            return [PushForm.model_validate(row) for row in await session.scalars(query)]

    async def unsubscribe(self, person: str, subscription: str) -> None:
        """Remove a subscription."""
        async with self._database.write() as session:
            row = await session.get(PushRow, subscription)
            if row is None or row.person != person:
                raise ApiError("no-such-subscription")
            await session.delete(row)

    async def send(self, person: str, topic: str, path: str, notice: str, **values: Value) -> int:
        """Send a notice to all browsers of a user, and return their number.

        Args:
            person: The user.
            topic: A later notice with the same topic replaces this one.
            path: The page that the notice opens.
            notice: The name of its texts, ``push-NAME-title`` and ``push-NAME-body``.
            values: The values of the texts.
        """
        if not self.is_on:
            return 0
        async with self._database.read() as session:
            rows = (await session.scalars(select(PushRow).where(PushRow.person == person))).all()
            turns = await count_turns(session, person) if rows else 0
        for row in rows:
            content = {
                "title": say(row.language, f"push-{notice}-title", **values),
                "body": say(row.language, f"push-{notice}-body", **values),
                "path": path,
                "tag": f"{notice}-{topic}",
                "turns": turns,
            }
            try:
                self._letters.put_nowait(Letter(row, json.dumps(content), topic=topic))
            except asyncio.QueueFull:
                self._metrics.pushes.labels("dropped").inc()
        return len(rows)

    def is_known_service(self, endpoint: str) -> bool:
        """Return whether an address belongs to an allowed push service."""
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

    async def _send_all(self) -> None:
        while True:
            letter = await self._letters.get()
            try:
                result = await asyncio.to_thread(send, letter, self._settings)
                self._metrics.pushes.labels(result).inc()
                if result == "gone":
                    async with self._database.write() as session:
                        await session.execute(delete(PushRow).where(PushRow.id == letter.to.id))
            except Exception as error:
                structlog.get_logger().error("push-failed", exc_info=error)
            finally:
                self._letters.task_done()


async def count_turns(session: AsyncSession, person: str) -> int:
    """Return the number of running matches that wait for a user."""
    query = (
        select(MatchRow.id, MatchRow.to_decide, SeatRow.seat)
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.person == person, MatchRow.status == "running", MatchRow.to_decide > 0)
    )
    return len({match for match, bits, seat in await session.execute(query) if bits >> seat & 1})


SECONDS = 10
"""Time limit of a request to a push service."""

KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a notice for an offline browser."""

Result = Literal["sent", "gone", "failed"]


class Letter(NamedTuple):
    """A notice for one browser."""

    to: PushRow
    text: str
    topic: str
    """A later notice with the same topic replaces one that is not delivered yet."""


def make_private_key() -> str:
    """Return a new private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(value.to_bytes(32, "big"))


@cache
def public_key(private: str) -> str:
    """Return the public key of a private key."""
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


def send(letter: Letter, settings: ServerSettings) -> Result:
    """Send a notice; failures of the push service are results, not errors."""
    import requests
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    session = requests.Session()
    session.max_redirects = 0
    session.trust_env = False
    try:
        webpush(
            {"endpoint": letter.to.endpoint, "keys": {"p256dh": letter.to.p256dh, "auth": letter.to.auth}},
            letter.text,
            vapid_private_key=settings.vapid_private_key,
            vapid_claims={"sub": settings.push_contact},
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
    """Return whether a browser's keys are valid."""
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


# Open connections

TABLE_PATH = "/table/{match}"
"""The page of a table."""


class TurnMessage(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """It is the user's turn at a table."""

    match: str
    game: str
    name: str
    """The table's name."""
    seat: int
    number: int
    """The state number."""


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """One of the user's tables, which this connection does not watch, has changed in the list of tables."""

    match: str
    status: str
    to_decide: list[int]


ChallengeEvent = Literal["received", "accepted", "declined", "withdrawn", "expired", "rematch"]


class ChallengeMessage(msgspec.Struct, frozen=True, tag_field="type", tag="challenge"):
    """A challenge to the user, an answer to a challenge, its withdrawal or expiry, or a request for a rematch."""

    event: ChallengeEvent
    person: TablePerson
    """The other user."""
    game: str
    match: str
    """The table of the challenge or of the rematch."""
    challenge: str | None = None
    """The id of the challenge; null for a rematch."""
    finished: str | None = None
    """The match that a rematch repeats."""


class Connected(Listener, Protocol):
    """A connection of a user who is signed in."""

    @property
    def caller(self) -> Caller | None:
        """The user and how they are signed in."""


SIGNED_OUT = 4001
"""The close code of connections whose session or token has ended."""

CONNECTING_SECONDS = 60.0
"""Longest time between the lookup of a session and the start of its connection."""


class PersonMessage(msgspec.Struct, frozen=True, array_like=True):
    """A message to a user, for their connections at other servers."""

    text: str
    unless_watching: str = ""
    """The match whose watchers do not get the message."""


_person_message = msgspec.msgpack.Decoder(PersonMessage)
_sign_out = msgspec.msgpack.Decoder(SignedOut)


class Notices:
    """The open connections of all users."""

    def __init__(self, push: Push, bus: Bus) -> None:
        self.push = push
        self._bus = bus
        self.is_elsewhere: Callable[[str], bool] = lambda person: False
        """Returns whether a user has a connection to another server; the presence feed knows."""
        self._open: set[Connected] = set()
        """All connections, those of anonymous viewers included."""
        self._connections: dict[str, set[Connected]] = {}
        self._sending: set[asyncio.Task[int]] = set()
        self._signed_out: deque[tuple[float, SignedOut]] = deque()
        """Sessions that ended recently, with the time."""
        bus.subscribe("sign-out", lambda data, _: self._sign_out(_sign_out.decode(data)))

    def __len__(self) -> int:
        return sum(map(len, self._connections.values()))

    @property
    def people(self) -> Collection[str]:
        """The ids of all connected users."""
        return self._connections.keys()

    def of(self, person: str) -> Collection[Connected]:
        """Return the connections of a user."""
        return self._connections.get(person, ())

    def send(self, person: str, message: msgspec.Struct) -> None:
        """Send a message to all connections of a user, at all servers."""
        listeners, is_elsewhere = self._connections.get(person), self.is_elsewhere(person)
        if listeners or is_elsewhere:
            text = encode(message)
            for listener in listeners or ():
                listener.send(text)
            if is_elsewhere:
                self._bus.publish(f"person:{person}", PersonMessage(text))

    def _receive(self, person: str, data: bytes) -> None:
        """Send a message of another server to the connections here."""
        message = _person_message.decode(data)
        for listener in self.of(person):
            if message.unless_watching not in getattr(listener, "watched", {}):
                listener.send(message.text)

    def send_push(self, person: str, topic: str, path: str, notice: str, **values: Value) -> None:
        """Send a push notice in the background."""
        if self.push.is_on:
            task = asyncio.create_task(self.push.send(person, topic, path, notice, **values))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def add(self, connection: Connected) -> int:
        """Add a user's connection and return how many they have; one whose session has just ended is closed."""
        self._open.add(connection)
        caller = connection.caller
        if caller is None:
            return 0
        person = caller.user.id
        if person not in self._connections:
            self._bus.subscribe(f"person:{person}", lambda data, _: self._receive(person, data))
        known = self._connections.setdefault(person, set())
        known.add(connection)
        if any(caller.at <= at and signed_out.ends(caller) for at, signed_out in self._signed_out):
            connection.end(SIGNED_OUT, "signed-out")
        return len(known)

    def remove(self, connection: Connected) -> None:
        """Remove a closed connection."""
        self._open.discard(connection)
        if connection.caller is not None:
            person = connection.caller.user.id
            known = self._connections.get(person, set())
            known.discard(connection)
            if not known:
                self._connections.pop(person, None)
                self._bus.unsubscribe(f"person:{person}")

    def end_all(self, code: int, reason: str) -> None:
        """Close all connections to this server."""
        for connection in list(self._open):
            connection.end(code, reason)

    def sign_out(self, signed_out: SignedOut) -> None:
        """Close the connections whose sessions have ended, including those that are being opened, at all servers."""
        self._sign_out(signed_out)
        self._bus.publish("sign-out", signed_out)

    def _sign_out(self, signed_out: SignedOut) -> None:
        now = time.monotonic()
        while self._signed_out and self._signed_out[0][0] < now - CONNECTING_SECONDS:
            self._signed_out.popleft()
        self._signed_out.append((now, signed_out))
        for connection in list(self._connections.get(signed_out.person, ())):
            if connection.caller and signed_out.ends(connection.caller):
                connection.end(SIGNED_OUT, "signed-out")

    def send_turns(self, live: LiveMatch, table: Table, *, drives: bool = True) -> None:
        """Notify the players whom the match waits for since the last call, and those whose list of tables changed.

        The server that drives the match notifies them all. Another one notifies its own connections, and only while the
        bus is not connected.
        """
        seats, to_decide = table.state.seats, table.to_decide
        awaited = frozenset((table.status, seat) for seat in table.state.awaited_seats())
        known, live.awaited = live.awaited, awaited
        people = {seat.person.id for seat in seats if seat.person is not None}
        settings = table.settings
        begun = () if known is None else awaited - known  # just loaded: they were notified before
        listed, live.listed = (
            live.listed,
            (
                *(table.status, to_decide, table.state.are_salts_due),
                *(seat.person for seat in seats),
            ),
        )
        if not drives and self._bus.is_connected:
            return
        for _, seat in begun:
            person = seats[seat].person
            assert person is not None
            if table.status == "running":
                people.discard(person.id)
                self.send(person.id, TurnMessage(live.id, settings.game, settings.name, seat, table.number))
            is_away = not self.of(person.id) and not self.is_elsewhere(person.id)
            is_told = table.status == "running" or bool(settings.tournament)
            if drives and is_told and (settings.clock.kind == "days" or is_away):
                name = settings.name or registry.facts(settings.game).title
                self.send_push(person.id, live.id, TABLE_PATH.format(match=live.id), "turn", table=name)
        if listed is None or listed == live.listed:
            return
        elsewhere = [one for one in people if self.is_elsewhere(one)]
        if not elsewhere and people.isdisjoint(self._connections):
            return
        text = encode(TableMessage(live.id, table.status, list(to_decide)))
        for one in people:
            for listener in self.of(one):
                if listener not in live.watches:
                    listener.send(text)
        for one in elsewhere:
            self._bus.publish(f"person:{one}", PersonMessage(text, live.id))
