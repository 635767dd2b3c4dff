"""Presence: who is online, who plays, and the connections that follow their friends."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Literal

import msgspec

from tetrarch.server.http.responses import encode
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


class PresenceFeed:
    """The connections that follow the presence of friends."""

    def __init__(self, notices: Notices) -> None:
        self._notices = notices
        self._followers: dict[str, set[Listener]] = {}
        self._followed: dict[Listener, Collection[str]] = {}
        self._sent: dict[str, Presence] = {}
        """The last presence sent, of users who have followers."""
        self._hidden: set[str] = set()

    def of(self, person: str) -> Presence:
        """Return the presence of a user; hidden users appear offline."""
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
            self.hide(user.id, user.hidden)

    def disconnect(self, connection: Connected) -> None:
        """Note that a connection of a user is closed."""
        self.unfollow(connection)
        if connection.caller is not None:
            asyncio.get_running_loop().call_later(OFFLINE_SECONDS, self.update, connection.caller.user.id)

    def hide(self, person: str, hidden: bool) -> None:
        """Hide the presence of a user, or show it."""
        if hidden:
            self._hidden.add(person)
        else:
            self._hidden.discard(person)
        self.update(person)

    def update(self, person: str) -> None:
        """Send the presence of a user to followers if it has changed."""
        if person not in self._notices.people:
            self._hidden.discard(person)
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
        for person in people:
            for connection in list(self._notices.of(person)):
                self.unfollow(connection)
            self._notices.send(person, FriendsChangedMessage())


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
