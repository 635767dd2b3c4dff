"""Opening tables: with settings, against bots at once, as a rematch, or continuing a finished match."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Mapping
from functools import partial

import msgspec

from tetrarch.bots.roster import known_bot
from tetrarch.core.formats import read_fault
from tetrarch.core.record import Record
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import bad_request, field_fault, form_field
from tetrarch.server.matches.bot_limits import check_bots
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.notify import ChallengeMessage
from tetrarch.server.storage.summary import GONE
from tetrarch.table.commands.adopt import fork_names, fork_people, fork_record
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT, is_person_id
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import OPEN, PERSON, Settings, mine_names
from tetrarch.table.table import Table

DEFAULT_BOT = "level3"


# Settings


def settings_from(data: object) -> Settings:
    """Read a user's settings; malformed ones are rejected."""
    try:
        settings = msgspec.convert(data, Settings)
    except msgspec.ValidationError as error:
        raise bad_request([form_field(read_fault(error, "settings"), "settings")]) from None
    if settings.tournament:
        raise bad_request([field_fault("settings.tournament", "unknown")])
    return settings


# New tables


async def check_invited(hub: Hub, user: User, plans: Iterable[str]) -> None:
    """Reject plans that reserve a seat for a person who has blocked the user; the table rejects impossible ids."""
    invited = {plan.removeprefix(PERSON) for plan in plans if plan.startswith(PERSON)}
    await hub.services.friends.check_invited(user.id, {one for one in invited - {user.id} if is_person_id(one)})


def check_words(hub: Hub, settings: Settings) -> None:
    """Reject names of a table and of players at the host's device that the chat filter matches."""
    hub.services.chat_filter.check_name(settings.name, *mine_names(settings.seats))


async def open_table(hub: Hub, user: User, data: object, *, sit: bool = True) -> Opened:
    """Open a table with the settings that a user sent."""
    hub.services.limiter.take("tables", user.id)
    settings = settings_from(data)
    check_bots(settings, hub.services.settings.external_bots)
    check_words(hub, settings)
    await check_invited(hub, user, settings.seats)
    return await hub.open(user, settings, sit=sit)


async def quick_match(
    hub: Hub,
    user: User,
    game: str,
    players: int,
    bot: str | None,
    options: Mapping[str, object],
    salt_commitment: str | None = None,
) -> Opened:
    """Open a table against bots and start the match; a user who commits to a salt starts it by revealing the salt."""
    hub.services.limiter.take("tables", user.id)
    settings = Settings(
        game=game,
        players=players,
        options=dict(options),
        seats=["open", *[f"{BOT}{bot or known_bot(game, DEFAULT_BOT)}"] * (players - 1)],
        private=True,
        undo="free",
        practice=True,
    )
    check_bots(settings, hub.services.settings.external_bots)
    opened = await hub.open(user, settings)
    await commit_salt(hub, opened.match, user, salt_commitment)
    await hub.act(opened.match, lambda table, now: table.ready(user.id, True, now))
    return opened


async def commit_salt(hub: Hub, match: str, user: User, digest: str | None) -> None:
    """Commit a user to a salt, unless the match has started without it."""
    if digest is not None:
        with contextlib.suppress(Refusal):
            await hub.act(match, lambda table, now: table.commit_salt(user.id, digest, now))


async def fork(
    hub: Hub, user: User, match: str, events: int, given: Mapping[str, object], code: str | None = None
) -> Opened:
    """Open a table that continues a finished match after some of its events.

    It is a practice match: the old record reveals everything that was hidden. Later deals come from a new seed.
    """
    hub.services.limiter.take("tables", user.id)

    def read(live: LiveMatch, table: Table) -> tuple[Record, Settings]:
        require_access(live, table, user.id, code)
        return fork_record(table.state, table.entries, events), table.settings

    record, old = await hub.read(match, read)
    bots = [f"{BOT}{known_bot(old.game, DEFAULT_BOT)}"] * (old.players - 1)
    default = {"seats": ["open", *bots], "private": True, "practice": True}
    fixed = {"game": old.game, "players": old.players, "options": old.options}
    settings = settings_from({**default, **given, **fixed})
    programs = hub.services.settings.external_bots
    check_bots(settings, programs)
    check_words(hub, settings)
    people = fork_people(settings, user.person, allow_external=bool(programs))
    record = msgspec.structs.replace(record, names=fork_names(settings, people))
    seed, now = new_seed(), now_ms()
    table = Table(new_id(), seed)
    opened = await hub.add(user, seed, table, table.adopt(record, settings, people, now))
    await hub.act(opened.match, lambda table, now: table.go_on(now))  # a pending deal
    await hub.wake(opened.match)  # a pending bot decision
    return opened


# Rematches


def rematch_settings(table: Table) -> Settings:
    """Return the settings of a rematch: the same users and bots, each on the next seat, the last on the first.

    All seats of a user are reserved; the user takes them one by one.
    """
    seats = []
    for seat in table.state.seats:
        if seat.person is not None:
            seats.append(OPEN if seat.person.id.startswith(GONE) else f"{PERSON}{seat.person.id}")
        else:
            seats.append(seat.plan)
    return msgspec.structs.replace(table.settings, seats=[seats[-1], *seats[:-1]], tournament="")


async def request_rematch(hub: Hub, user: User, match: str, salt_commitment: str | None = None) -> tuple[str, int]:
    """Record a rematch request; return the new match and the state number of the old one.

    The first request opens the new table; later ones join it. The new match starts when all people have agreed.
    """
    offered, settings, seats = await hub.read(match, lambda live, table: _offered_rematch(live, table, user.id))
    await check_invited(hub, user, settings.seats)
    if offered is None:
        offered = (await hub.open(user, settings, sit=False)).match
    prepared = offered
    done = await hub.act(match, lambda table, now: table.offer_rematch(user.id, prepared, now))
    agreed = await hub.read(match, lambda live, table: table.state.rematch) or prepared
    if agreed != prepared:  # another player was first: close our table
        with contextlib.suppress(Refusal):
            await hub.act(prepared, lambda table, now: table.close(user.id, "rematch", now))
    for seat, name in seats:
        with contextlib.suppress(Refusal):  # already seated there, or the table is full
            await hub.act(agreed, partial(_join, user=user, seat=seat, name=name))
    await commit_salt(hub, agreed, user, salt_commitment)
    people, wanting = await hub.read(match, _people_and_wanting)
    await start_agreed(hub, agreed, wanting)
    if done.entries:
        for person in people - {user.id}:
            hub.notices.send(
                person, ChallengeMessage("rematch", user.form, settings.game, match=agreed, finished=match)
            )
    return agreed, done.number


async def start_agreed(hub: Hub, match: str, people: Collection[str]) -> None:
    """Let users agree to start a match that they asked for; it starts if all seats are taken.

    With a clock that runs at once, users without a connection have to agree at the table.
    """
    for person in people:
        with contextlib.suppress(Refusal):  # not seated, or the match has started
            await hub.act(match, partial(_agree, person=person, is_here=bool(hub.notices.of(person))))


def _agree(table: Table, now: int, *, person: str, is_here: bool) -> list[Entry]:
    if not is_here and table.settings.clock.kind in ("move", "fischer"):
        return []
    return table.ready(person, True, now)


def _join(table: Table, now: int, *, user: User, seat: int, name: str | None) -> list[Entry]:
    """Seat a user, or with a name a player who shares the user's device."""
    return table.join(user.person, seat, now, name=name)


def _people_and_wanting(live: LiveMatch, table: Table) -> tuple[set[str], set[str]]:
    """Return the users at a table, and those who want a rematch."""
    people = {number: seat.person.id for number, seat in enumerate(table.state.seats) if seat.person is not None}
    return set(people.values()), {people[seat] for seat in table.state.rematch_seats if seat in people}


def _offered_rematch(
    live: LiveMatch, table: Table, person: str
) -> tuple[str | None, Settings, list[tuple[int, str | None]]]:
    """Return the offered match if any, the settings of a rematch, and the user's new seats.

    A seat of a player who shares the user's device comes with the player's name.
    """
    require_access(live, table, person, None)
    if table.seat_of(person) is None:
        raise Refusal("not-seated")
    if table.status != "over":
        raise Refusal("not-over")
    seats: list[tuple[int, str | None]] = []
    for number in table.seats_of(person):
        player = table.state.seats[number].person
        seats.append(((number + 1) % table.settings.players, player.name if player and seats else None))
    return table.state.rematch, rematch_settings(table), seats
