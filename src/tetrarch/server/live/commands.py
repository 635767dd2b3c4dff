"""Executes commands, for REST and WebSocket."""

from __future__ import annotations

import msgspec

from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.bot_limits import check_bot
from tetrarch.server.matches.create import check_invited, request_rematch
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.table.commands import messages as sent
from tetrarch.table.commands.messages import AnyCommand, Repeated
from tetrarch.table.entries import Entry
from tetrarch.table.settings import mine_names
from tetrarch.table.table import Table

LIMITS: dict[type, str] = {sent.Say: "chat", sent.Join: "joins"}
"""The rate limits of commands; all others count as moves."""

REPEATABLE = (
    *(sent.Leave, sent.Plan, sent.Ready, sent.CommitSalt, sent.Salt, sent.Undo, sent.AnswerUndo),
    *(sent.StandIn, sent.VoteStandIn, sent.ComeBack),
)
"""Commands that add entries without advancing the match; these have a stricter rate limit."""

MAX_ENTRIES = 20_000
"""From this number of entries on, a table accepts only decisions and commands that end the match."""

ALWAYS = (sent.Decide, sent.Resign, sent.Close, sent.Leave)


class Ack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a command: it is durable, and all watchers have their updates."""

    match: str
    number: int
    """The state number after it."""
    repeated: bool = False
    """Whether the same decision had been acknowledged before."""
    rematch: str | None = None
    """The new match, for ``rematch``."""


async def execute(hub: Hub, user: User | None, command: AnyCommand) -> Ack:
    """Execute a user's command."""
    if user is None:
        raise ApiError("not-signed-in")
    limiter = hub.services.limiter
    limiter.take(LIMITS.get(type(command), "moves"), user.id)
    code = getattr(command, "code", None)
    if isinstance(command, REPEATABLE):
        await hub.read(command.match, lambda live, table: require_access(live, table, user.id, code))
        limiter.take("wishes", f"{user.id} {command.match}")
    if isinstance(command, sent.Rematch):
        match, number = await request_rematch(hub, user, command.match, command.salt_commitment)
        return Ack(command.match, number, rematch=match)
    if isinstance(command, sent.Plan):
        await check_invited(hub, user, [command.plan])
        hub.services.chat_filter.check_name(*mine_names([command.plan]))
    elif isinstance(command, sent.Join):
        await hub.services.friends.check_join(user.id, command.match)
        hub.services.chat_filter.check_name(command.name or "")
    elif isinstance(command, sent.Salt):
        hub.services.chat_filter.check_salt(command.salt)
    elif isinstance(command, sent.Say):
        command = msgspec.structs.replace(command, text=hub.services.chat_filter.chat(command.text))
    programs = hub.services.settings.external_bots

    def check(live: LiveMatch, table: Table) -> None:
        require_access(live, table, user.id, code)
        if table.number >= MAX_ENTRIES and not isinstance(command, ALWAYS):
            raise ApiError("table-full", most=MAX_ENTRIES)

    def act(table: Table, now: int) -> list[Entry]:
        if isinstance(command, sent.Plan):
            check_bot(table.settings.game, command.plan, f"seats[{command.seat}]", programs)
        return table.execute(command, user.person, now, allow_external=bool(programs))

    try:
        done = await hub.act(command.match, act, check)
    except Repeated as repeated:
        return Ack(command.match, repeated.number, repeated=True)
    return Ack(command.match, done.number)
