"""Going on from a moment of a match that is over, at a table of one's own."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tetrarch.core.record import Record
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.accounts.people import Someone
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.create import checked_bots, settings_from
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.commands.adopt import fork_names, fork_people, fork_record
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

USUAL_BOT = "bot:level3"


async def fork(
    hub: Hub, someone: Someone, match: str, events: int, wishes: Mapping[str, object], code: str | None = None
) -> Opened:
    """Open a table on which a match that is over goes on from one of its moments.

    It is practice: all that was hidden in the old match is known from its record. Its own later deals come from a new
    seed, to which nobody was promised anything.
    """
    hub.services.limiter.take("tables", someone.id)

    def read(live: LiveMatch, table: Table) -> tuple[Record, Settings]:
        must_come(live, table, someone.id, code)
        return fork_record(table.state, table.entries, events), table.settings

    record, old = await hub.read(match, read)
    usual = {"seats": ["open", *[USUAL_BOT] * (old.players - 1)], "private": True, "practice": True}
    agreed = {"game": old.game, "players": old.players, "options": old.options}
    settings = settings_from({**usual, **wishes, **agreed})
    checked_bots(settings)
    people = fork_people(settings, someone.person, allow_external=hub.services.settings.external_bots)
    record = msgspec.structs.replace(record, names=fork_names(settings, people))
    seed, now = new_seed(), now_ms()
    table = Table(new_id(), seed)
    opened = await hub.keep_new(someone, seed, table, table.adopt(record, settings, people, now))
    await hub.act(opened.match, lambda table, now: table.go_on(now))  # a deal that was due
    await hub.rouse(opened.match)  # and bots
    return opened
