"""Opening tables, as people ask for it: settings with every fault named, and bots at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from tetrarch.bots.roster import read_options, roster
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats.faults import read_fault
from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.errors import say
from tetrarch.server.http.validation import bad_request, form_field
from tetrarch.server.matches.hub import Hub, Opened
from tetrarch.table.people import BOT
from tetrarch.table.settings import Settings, SettingsRefusal

MOST_BUDGET = {"seconds": 10.0, "simulations": 100_000.0}
"""What a bot at a table may use for one decision."""


def settings_from(data: object) -> Settings:
    """Settings that somebody sent; what is not in its form is refused."""
    try:
        return msgspec.convert(data, Settings)
    except msgspec.ValidationError as error:
        raise bad_request([form_field(read_fault(error, "settings"), "settings")]) from None


def checked_bots(settings: Settings) -> None:
    """Refuse bots that would think longer than this server lets them."""
    faults = partial(_bot_faults, settings)
    if faults("en"):
        raise SettingsRefusal(faults)


def check_bot(game: str, plan: str, where: str) -> None:
    """The same for one seat."""
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
    """What of a bot's budget is more than the server gives; all else that is wrong with it, the table says."""
    name, _, rest = text.partition(":")
    known = roster(game).get(name) if game in registry.names() else None
    try:
        options = read_options(name, rest, known.options) if known else {}
    except SetupError:
        return []
    return [
        Fault(where, say(language, "bot-budget", option=option, most=f"{most:g}"))
        for option, most in MOST_BUDGET.items()
        if options.get(option, 0) > most
    ]


async def open_table(hub: Hub, someone: Someone, data: object, *, sit: bool = True) -> Opened:
    """Open a table with settings that somebody sent."""
    hub.services.limiter.take("tables", someone.id)
    settings = settings_from(data)
    checked_bots(settings)
    return await hub.open(someone, settings, sit=sit)


async def quick_match(
    hub: Hub, someone: Someone, game: str, players: int, bot: str, options: Mapping[str, object]
) -> Opened:
    """Open a table against bots and begin at once."""
    hub.services.limiter.take("tables", someone.id)
    settings = Settings(
        game=game,
        players=players,
        options=dict(options),
        seats=["open", *[f"{BOT}{bot}"] * (players - 1)],
        private=True,
        undo="free",
        practice=True,
    )
    checked_bots(settings)
    opened = await hub.open(someone, settings)
    await hub.act(opened.match, lambda table, now: table.ready(someone.id, True, now))
    return opened
