"""Opening tables: with settings, against bots at once, as a rematch, or continuing a finished match."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from functools import partial

import msgspec

from tetrarch.bots.roster import known_bot, read_options, roster
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import read_fault
from tetrarch.core.record import Record
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import bad_request, field_fault, form_field, say
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.storage.summary import GONE
from tetrarch.table.commands.adopt import fork_names, fork_people, fork_record
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import OPEN, PERSON, Settings, SettingsRefusal
from tetrarch.table.table import Table

MAX_BUDGET = {"seconds": 10.0, "simulations": 100_000.0}
"""The largest budget of a bot at a table for one decision."""

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


def check_bots(settings: Settings) -> None:
    """Reject bots whose budget exceeds the server's limit."""
    faults = partial(_bot_faults, settings)
    if faults("en"):
        raise SettingsRefusal(faults)


def check_bot(game: str, plan: str, where: str) -> None:
    """Reject the plan of a seat if it is a bot whose budget exceeds the server's limit."""
    faults = partial(_budget_faults, game, plan.removeprefix(BOT), where)
    if plan.startswith(BOT) and faults("en"):
        raise SettingsRefusal(faults)


def _bot_faults(settings: Settings, language: str) -> list[Fault]:
    found = _budget_faults(settings.game, settings.stand_in, "stand_in", language)
    for seat, plan in enumerate(settings.seats):
        if plan.startswith(BOT):
            found += _budget_faults(settings.game, plan.removeprefix(BOT), f"seats[{seat}]", language)
    return found


def _budget_faults(game: str, text: str, where: str, language: str) -> list[Fault]:
    """Return the faults of a bot's budget; the table reports all other faults of a bot."""
    name, _, rest = text.partition(":")
    known = roster(game).get(name) if game in registry.names() else None
    try:
        options = read_options(name, rest, known.options) if known else {}
    except SetupError:
        return []
    return [
        Fault(where, say(language, "bot-budget", option=option, most=f"{most:g}"))
        for option, most in MAX_BUDGET.items()
        if options.get(option, 0) > most
    ]


# New tables


async def open_table(hub: Hub, user: User, data: object, *, sit: bool = True) -> Opened:
    """Open a table with the settings that a user sent."""
    hub.services.limiter.take("tables", user.id)
    settings = settings_from(data)
    check_bots(settings)
    return await hub.open(user, settings, sit=sit)


async def quick_match(
    hub: Hub, user: User, game: str, players: int, bot: str | None, options: Mapping[str, object]
) -> Opened:
    """Open a table against bots and start the match."""
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
    check_bots(settings)
    opened = await hub.open(user, settings)
    await hub.act(opened.match, lambda table, now: table.ready(user.id, True, now))
    return opened


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
    check_bots(settings)
    people = fork_people(settings, user.person, allow_external=hub.services.settings.external_bots)
    record = msgspec.structs.replace(record, names=fork_names(settings, people))
    seed, now = new_seed(), now_ms()
    table = Table(new_id(), seed)
    opened = await hub.add(user, seed, table, table.adopt(record, settings, people, now))
    await hub.act(opened.match, lambda table, now: table.go_on(now))  # a pending deal
    await hub.wake(opened.match)  # a pending bot decision
    return opened


# Rematches


def rematch_settings(table: Table) -> Settings:
    """Return the settings of a rematch: the same users and bots on the same seats.

    All seats of a user are reserved; the user takes them one by one.
    """
    seats = []
    for seat in table.state.seats:
        if seat.person is not None:
            seats.append(OPEN if seat.person.id.startswith(GONE) else f"{PERSON}{seat.person.id}")
        else:
            seats.append(seat.plan)
    return msgspec.structs.replace(table.settings, seats=seats, tournament="")


async def request_rematch(hub: Hub, user: User, match: str) -> tuple[str, int]:
    """Record a rematch request; return the new match and the state number of the old one.

    The first request opens the new table; later ones join it.
    """
    offered, settings, shared = await hub.read(match, lambda live, table: _offered_rematch(live, table, user.id))
    if offered is None:
        offered = (await hub.open(user, settings)).match
    prepared = offered
    done = await hub.act(match, lambda table, now: table.offer_rematch(user.id, prepared, now))
    agreed = await hub.read(match, lambda live, table: table.state.rematch) or prepared
    if agreed != prepared:  # another player was first: close our table
        with contextlib.suppress(Refusal):
            await hub.act(prepared, lambda table, now: table.close(user.id, "rematch", now))
    with contextlib.suppress(Refusal):  # already seated there, or the table is full
        await hub.act(agreed, lambda table, now: table.join(user.person, None, now))
    for seat, name in shared:
        with contextlib.suppress(Refusal):
            await hub.act(agreed, partial(_join_shared, user=user, seat=seat, name=name))
    return agreed, done.number


def _join_shared(table: Table, now: int, *, user: User, seat: int, name: str) -> list[Entry]:
    """Seat a player who shares the user's device on their former seat."""
    return table.join(user.person, seat, now, name=name)


def _offered_rematch(live: LiveMatch, table: Table, person: str) -> tuple[str | None, Settings, list[tuple[int, str]]]:
    """Return the offered match if any, the settings of a rematch, and the players who share the user's device."""
    require_access(live, table, person, None)
    if table.seat_of(person) is None:
        raise Refusal("not-seated")
    if table.status != "over":
        raise Refusal("not-over")
    seats = [(number, table.state.seats[number].person) for number in table.seats_of(person)[1:]]
    return table.state.rematch, rematch_settings(table), [(number, guest.name) for number, guest in seats if guest]
