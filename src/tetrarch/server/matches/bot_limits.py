"""The bots that users may choose: limits of their budgets, and programs that the operator names."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tetrarch.bots.roster import read_options, roster
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.server.http.errors import say
from tetrarch.table.people import BOT
from tetrarch.table.settings import EXTERNAL, Settings, SettingsRefusal

MAX_BUDGET = {"seconds": 10.0, "simulations": 100_000.0}
"""The largest budget of a bot for one decision; a level has its own limits, so that its name says how it plays."""


def check_bots(settings: Settings, programs: Collection[str]) -> None:
    """Reject bots whose budget exceeds the server's limit, and programs that the operator does not name."""
    faults = partial(_bot_faults, settings, programs)
    if faults("en"):
        raise SettingsRefusal(faults)


def check_bot(game: str, plan: str, where: str, programs: Collection[str]) -> None:
    """Reject the plan of a seat if it is a bot that :func:`check_bots` rejects."""
    faults = partial(_seat_faults, game, plan.removeprefix(BOT), where, programs)
    if plan.startswith(BOT) and faults("en"):
        raise SettingsRefusal(faults)


def _bot_faults(settings: Settings, programs: Collection[str], language: str) -> list[Fault]:
    found = _budget_faults(settings.game, settings.stand_in, "stand_in", language)
    for seat, plan in enumerate(settings.seats):
        if plan.startswith(BOT):
            found += _seat_faults(settings.game, plan.removeprefix(BOT), f"seats[{seat}]", programs, language)
    return found


def _seat_faults(game: str, text: str, where: str, programs: Collection[str], language: str) -> list[Fault]:
    name, _, program = text.partition(":")
    if name == EXTERNAL and programs and program not in programs:
        return [Fault(where, say(language, "unknown-program", programs=", ".join(programs)))]
    return _budget_faults(game, text, where, language)


def _budget_faults(game: str, text: str, where: str, language: str) -> list[Fault]:
    """Return the faults of a bot's budget; the table reports all other faults of a bot."""
    return [Fault(where, say(language, "bot-budget", **excess)) for excess in excesses(game, text)]


def excesses(game: str, text: str) -> list[dict[str, str]]:
    """Return the parts of a bot's budget that exceed the limit of its level or of the server."""
    name, _, rest = text.partition(":")
    known = roster(game).get(name) if game in registry.names() else None
    try:
        options = read_options(name, rest, known.options) if known else {}
    except SetupError:
        return []
    limits = {**MAX_BUDGET, **(known.most if known else {})}
    return [
        {"bot": name, "option": option, "most": f"{most:g}"}
        for option, most in limits.items()
        if options.get(option, 0) > most
    ]
