"""Presence: who is online, who plays, and the connections that follow their friends."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Literal

import msgspec

from tetrarch.server.http.responses import encode
from tetrarch.server.live.bus import Bus
from tetrarch.server.matches.live_match import Listener, LiveMatch
from tetrarch.server.notify import Connected, Notices
from tetrarch.server.services import Services
from tetrarch.table.table import Table
from tetrarch.table.view.forms import TablePerson

OFFLINE_SECONDS = 5.0
"""Time after which a user without a connection is reported as offline; pages reload faster."""


class Presence(msgspec.Struct, frozen=True):
    """Whether a user is there, as friends see it."""

    state: Literal["online", "playing", "offline"]
    game: str | None = None
    """The game that the user plays."""
    match: str | None = None
    """The match that the user plays, if friends may watch it."""


OFFLINE = Presence("offline")
STATES = ("offline", "online", "playing")


class FriendFound(msgspec.Struct, frozen=True):
    """A friend."""

    person: TablePerson
    since: int
    """When the friendship began."""
    presence: Presence


class FriendsFound(msgspec.Struct, frozen=True):
    """The friends of a user, by name."""

    friends: list[FriendFound]


class PresenceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """The presence of a friend has changed."""

    person: str
    presence: Presence


class FriendsChangedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="friends-changed"):
    """The list of friends has changed; ask for it again."""


class Here(msgspec.Struct, frozen=True, array_like=True):
    """The presence of users with connections to the sender; None for those without."""

    people: dict[str, Presence | None]
    is_all: bool = False
    """Whether nobody else has a connection there."""
    wants_reply: bool = False
    """Whether the sender wants to know who has connections to the receiver."""


class Hidden(msgspec.Struct, frozen=True, array_like=True):
    """A user hides their presence, or shows it."""

    person: str
    hidden: bool


_here = msgspec.msgpack.Decoder(Here)
_hidden = msgspec.msgpack.Decoder(Hidden)
_people = msgspec.msgpack.Decoder(list[str])


class PresenceFeed:
    """The connections that follow the presence of friends, and who has connections to other servers."""

    def __init__(self, notices: Notices, bus: Bus) -> None:
        self._notices = notices
        self._bus = bus
        self._elsewhere: dict[str, dict[str, Presence]] = {}
        """The presence of users at other servers, by user and server."""
        self._announced: dict[str, Presence] = {}
        """What other servers know of users here."""
        notices.is_elsewhere = self._elsewhere.__contains__
        bus.subscribe("presence", self._hear)
        bus.subscribe(f"presence:{bus.id}", self._hear)
        bus.subscribe("hide", lambda data, _: self._hide(*msgspec.structs.astuple(_hidden.decode(data))))
        bus.subscribe("friends", lambda data, _: self._change_friends(_people.decode(data)))
        bus.connected.append(lambda: self._announce_all("presence", wants_reply=True))
        bus.lost.append(self._forget_elsewhere)
        self._followers: dict[str, set[Listener]] = {}
        self._followed: dict[Listener, Collection[str]] = {}
        self._sent: dict[str, Presence] = {}
        """The last presence sent, of users who have followers."""
        self._hidden: set[str] = set()

    def of(self, person: str) -> Presence:
        """Return the presence of a user; hidden users appear offline."""
        known = [self._of(person), *self._elsewhere.get(person, {}).values()]
        return max(known, key=lambda one: (STATES.index(one.state), one.match or ""))

    def _of(self, person: str) -> Presence:
        """Return the presence of a user by the connections to this server."""
        connections = self._notices.of(person)
        if not connections or person in self._hidden:
            return OFFLINE
        matches = (live for connection in connections for live in getattr(connection, "watched", {}).values())
        playing = [found for live in matches if (found := _playing(live, person))]
        return max(playing, key=lambda found: found.match or "", default=Presence("online"))

    def follow(self, listener: Listener, friends: Collection[str]) -> None:
        """Send a connection the changes of its friends."""
        self.unfollow(listener)
        self._followed[listener] = friends
        for friend in friends:
            self._followers.setdefault(friend, set()).add(listener)
            self._sent[friend] = self.of(friend)

    def unfollow(self, listener: Listener) -> None:
        """Stop sending changes to a connection."""
        for friend in self._followed.pop(listener, ()):
            followers = self._followers.get(friend, set())
            followers.discard(listener)
            if not followers:
                self._followers.pop(friend, None)
                self._sent.pop(friend, None)

    def connect(self, connection: Connected) -> None:
        """Note a new connection of a user."""
        if connection.caller is not None:
            user = connection.caller.user
            self._hide(user.id, user.hidden)

    def disconnect(self, connection: Connected) -> None:
        """Note that a connection of a user is closed."""
        self.unfollow(connection)
        if connection.caller is not None:
            asyncio.get_running_loop().call_later(OFFLINE_SECONDS, self.update, connection.caller.user.id)

    def hide(self, person: str, hidden: bool) -> None:
        """Hide the presence of a user, or show it, at all servers."""
        self._hide(person, hidden)
        self._bus.publish("hide", Hidden(person, hidden))

    def _hide(self, person: str, hidden: bool) -> None:
        if hidden and person in self._notices.people:
            self._hidden.add(person)
        else:
            self._hidden.discard(person)
        self.update(person)

    def update(self, person: str) -> None:
        """Send the presence of a user to followers if it has changed."""
        if person not in self._notices.people:
            self._hidden.discard(person)
        self._announce(person)
        self._tell_followers(person)

    def _tell_followers(self, person: str) -> None:
        followers = self._followers.get(person)
        if not followers:
            return
        presence = self.of(person)
        if self._sent.get(person) != presence:
            self._sent[person] = presence
            text = encode(PresenceMessage(person, presence))
            for follower in followers:
                follower.send(text)

    def update_all(self, table: Table) -> None:
        """Send the presence of the players of a table whose match began or ended."""
        for seat in table.state.seats:
            if seat.person is not None:
                self.update(seat.person.id)

    def change_friends(self, *people: str) -> None:
        """Notify users that their lists of friends have changed; they follow no one until they ask again."""
        self._change_friends(people)
        self._bus.publish("friends", people)

    def _change_friends(self, people: Collection[str]) -> None:
        for person in people:
            for connection in list(self._notices.of(person)):
                self.unfollow(connection)
                connection.send(encode(FriendsChangedMessage()))

    # Other servers

    def _announce(self, person: str) -> None:
        """Tell other servers of a change here."""
        if not self._bus.is_connected:
            return
        presence = self._of(person) if person in self._notices.people else None
        if presence != self._announced.get(person):
            if presence is None:
                del self._announced[person]
            else:
                self._announced[person] = presence
            self._bus.publish("presence", Here({person: presence}))

    def _announce_all(self, topic: str, *, wants_reply: bool = False) -> None:
        """Tell other servers, or one, who is here."""
        people = list(self._notices.people)
        self._announced = {person: self._of(person) for person in people}
        self._bus.publish(topic, Here(dict(self._announced), is_all=True, wants_reply=wants_reply))

    def greet(self, server: str) -> None:
        """Tell a server that runs, or runs again, who is here, and ask who is there."""
        self._announce_all(f"presence:{server}", wants_reply=True)

    def _hear(self, data: bytes, sender: str) -> None:
        here = _here.decode(data)
        gone = [one for one, servers in self._elsewhere.items() if sender in servers] if here.is_all else []
        for person, presence in {**dict.fromkeys(gone), **here.people}.items():
            self._set_elsewhere(person, sender, presence)
        if here.wants_reply:
            self._announce_all(f"presence:{sender}")

    def _set_elsewhere(self, person: str, server: str, presence: Presence | None) -> None:
        if presence is not None:
            self._elsewhere.setdefault(person, {})[server] = presence
        elif (known := self._elsewhere.get(person)) is not None:
            known.pop(server, None)
            if not known:
                del self._elsewhere[person]
        self._tell_followers(person)

    def forget_servers(self, alive: Collection[str]) -> None:
        """Forget who was connected to servers that have stopped."""
        stopped = [
            (person, server) for person, servers in self._elsewhere.items() for server in servers if server not in alive
        ]
        for person, server in stopped:
            self._set_elsewhere(person, server, None)

    def _forget_elsewhere(self) -> None:
        people = list(self._elsewhere)
        self._elsewhere.clear()
        for person in people:
            self._tell_followers(person)


def _playing(live: LiveMatch, person: str) -> Presence | None:
    """Return the presence of a user who watches a match, if it is running and they have a seat."""
    table = live.table
    if table is None or table.status != "running" or table.seat_of(person) is None:
        return None
    settings = table.settings
    return Presence("playing", settings.game, None if settings.private or not settings.watchers else live.id)


async def find_friends(services: Services, presence: PresenceFeed, person: str) -> FriendsFound:
    """Return the friends of a user with their presence."""
    return FriendsFound(
        [FriendFound(user.form, since, presence.of(user.id)) for user, since in await services.friends.of(person)]
    )


async def follow_friends(services: Services, presence: PresenceFeed, listener: Listener, person: str) -> FriendsFound:
    """Return the friends of a user with their presence, and send the connection all changes from now on."""
    found = await find_friends(services, presence, person)
    presence.follow(listener, [friend.person["id"] for friend in found.friends])
    return found
