"""The settings of a match: the game and its options, the seats, the clock and the rules of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from tetrarch.analysis.balance import can_balance
from tetrarch.bots.roster import known_bot
from tetrarch.core import registry
from tetrarch.core.errors import Fault, FormatError, SetupError
from tetrarch.core.formats import read_fault
from tetrarch.core.options import Option
from tetrarch.core.table_adapter import Form
from tetrarch.core.text.messages import OptionWords, series
from tetrarch.table.people import BOT, MOST_ID, checked_name, is_person_id
from tetrarch.table.refusal import Refusal, say

OPEN = "open"
PERSON = "person:"
MINE = "mine:"
"""The prefix of the name of a player at the host's device."""
EXTERNAL = "exec"
"""The name of bots that are external programs; the caller decides whether they are allowed."""

MOST_MOVE_SECONDS = 24 * 3600
MOST_FISCHER_SECONDS = 24 * 3600
MOST_INCREMENT = 3600
MOST_DAYS = 30
LEAST_WAIT_MS = 60_000
"""The least time to agree to a match of a tournament, and then to reveal the salt."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The time for decisions."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    """No clock, seconds for each turn, a supply of seconds with increments, or days for each turn."""
    seconds: int = 0
    """For ``move`` and ``fischer``."""
    increment: int = 0
    """For ``fischer``: the seconds added after each turn."""
    days: int = 0

    @property
    def supply_ms(self) -> int | None:
        """The time of a seat at the start, in milliseconds; None without a clock."""
        return {"none": None, "days": self.days * 86_400_000}.get(self.kind, self.seconds * 1000)

    @property
    def wait_ms(self) -> int | None:
        """The time to agree to a match of a tournament, and then to reveal the salt; None without a clock."""
        return None if self.supply_ms is None else max(self.supply_ms, LEAST_WAIT_MS)

    @property
    def increment_ms(self) -> int:
        """The time added after each turn, in milliseconds."""
        return self.increment * 1000 if self.kind == "fischer" else 0

    @property
    def is_fresh_each_time(self) -> bool:
        """Whether a seat has its full time again for each turn."""
        return self.kind in ("move", "days")


STAND_IN = "level2"
"""The default bot for people who are away; a game without it has its strongest bot instead."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a match."""

    game: str
    players: int = 2
    options: dict[str, object] = {}
    """The options of the game (see docs/table.md)."""
    seats: list[str] = []
    """The plan of each seat: ``open``, ``person:ID``, ``bot:TEXT``, or ``mine:NAME`` for a player at the host's device.
    Seats without a plan are open."""
    clock: Clock = Clock()
    when_time_runs_out: Literal["bot", "pass", "resign"] = "bot"
    stand_in: str = STAND_IN
    """The bot that plays for players who are away, out of time or have resigned."""
    away: Literal["bot", "wait"] = "wait"
    """Whether that bot plays at once for a player who leaves, or the match waits."""
    undo: Literal["free", "consent", "off"] = "free"
    """Own decisions free and everything else by consent; everything by consent; no undo."""
    rated: bool = False
    balanced: bool = False
    """Whether the match starts with the most even of several deals (see `tetrarch.analysis.balance`)."""
    practice: bool = False
    """Whether undo is possible after the end; the seed is revealed anyway."""
    private: bool = False
    """Whether the table is in no list."""
    watchers: bool = True
    """Whether spectators may watch."""
    name: str = ""
    tournament: str = ""
    """The id of the tournament that the match belongs to; in one, players have no help. Only the server sets it."""

    def plan(self, seat: int) -> str:
        """The plan of a seat."""
        return self.seats[seat] if seat < len(self.seats) else OPEN


def read_settings(data: object) -> Settings:
    """Read settings from plain data; a ``FormatError`` names the field with a wrong form."""
    try:
        return msgspec.convert(data, Settings)
    except msgspec.ValidationError as error:
        raise FormatError.of("settings", [read_fault(error).fault]) from None


def checked_settings(settings: Settings, *, allow_external: bool = False) -> Settings:
    """The settings with a normalized name; a ``SettingsRefusal`` names every fault."""
    if settings.stand_in == STAND_IN and settings.game in registry.names():
        settings = msgspec.structs.replace(settings, stand_in=known_bot(settings.game, STAND_IN))
    faults = settings_faults(settings, allow_external=allow_external)
    if faults:
        raise SettingsRefusal(
            lambda language: settings_faults(settings, allow_external=allow_external, language=language)
        )
    return msgspec.structs.replace(settings, name=checked_name(settings.name) if settings.name.strip(" ") else "")


class SettingsRefusal(Refusal):
    """Invalid settings, with every fault."""

    def __init__(self, faults_in: Callable[[str], list[Fault]]) -> None:
        self.faults_in = faults_in
        """Returns all faults in a language."""
        self.faults = tuple(faults_in("en"))
        super().__init__("bad-settings", explain=self._explain_in)

    def _explain_in(self, language: str) -> str:
        return series((fault.line() for fault in self.faults_in(language)), ";").text(language)


def settings_faults(settings: Settings, *, allow_external: bool = False, language: str = "en") -> list[Fault]:
    """All faults of settings."""
    faults: list[Fault] = []

    def fault(where: str, message: str, **values: str | int) -> None:
        faults.append(Fault(where, say(language, f"fault-{message}", **values)))

    if settings.game not in registry.names():
        fault("game", "game", game=settings.game, games=", ".join(registry.names()))
        return faults
    try:
        start = registry.game(settings.game).deal(settings.players, settings.options, "trial")
        if settings.balanced and not can_balance(start):
            fault("balanced", "balanced-position")
    except SetupError as error:
        faults += [Fault(fault.where, fault.text_in(language), fault.rule) for fault in error.faults]
    if len(settings.seats) > max(settings.players, 0):
        fault("seats", "seats", given=len(settings.seats), players=settings.players)
    for seat, plan in enumerate(settings.seats):
        where = f"seats[{seat}]"
        if plan.startswith(BOT):
            faults += _bot_faults(settings.game, plan.removeprefix(BOT), where, allow_external, language)
        elif plan.startswith(PERSON):
            if not is_person_id(plan.removeprefix(PERSON)):
                fault(where, "person", most=MOST_ID)
        elif plan.startswith(MINE):
            faults += _name_faults(plan.removeprefix(MINE), where, language)
        elif plan != OPEN:
            fault(where, "plan")
    faults += _bot_faults(settings.game, settings.stand_in, "stand_in", False, language)
    faults += _clock_faults(settings.clock, language)
    if settings.rated:
        faults += _rated_faults(settings, language)
    if settings.name.strip(" "):
        faults += _name_faults(settings.name, "name", language)
    return faults


def _name_faults(name: str, where: str, language: str) -> list[Fault]:
    try:
        checked_name(name)
    except Refusal as error:
        return [Fault(where, error.text(language))]
    return []


def _bot_faults(game: str, text: str, where: str, allow_external: bool, language: str) -> list[Fault]:
    from tetrarch.bots.external.bot import check_command
    from tetrarch.bots.roster import read_options, roster

    name, _, rest = text.partition(":")
    if name == EXTERNAL:
        if not allow_external:
            return [Fault(where, say(language, "fault-external"))]
        if not rest.strip():
            return [Fault(where, say(language, "fault-command"))]
    known = roster(game)
    if name not in (*known, EXTERNAL):
        return [Fault(where, say(language, "fault-bot", bot=name, bots=", ".join(known)))]
    try:
        if name == EXTERNAL:
            check_command(rest)
        else:
            read_options(name, rest, known[name].options)
    except SetupError as error:
        return [Fault(where, fault.text_in(language)) for fault in error.faults]
    return []


def _clock_faults(clock: Clock, language: str) -> list[Fault]:
    limits = {
        "seconds": {"move": (5, MOST_MOVE_SECONDS), "fischer": (5, MOST_FISCHER_SECONDS)},
        "increment": {"fischer": (0, MOST_INCREMENT)},
        "days": {"days": (1, MOST_DAYS)},
    }
    faults = []
    for name, kinds in limits.items():
        least, most = kinds.get(clock.kind, (0, 0))
        if not least <= getattr(clock, name) <= most:
            text = say(language, "fault-clock", kind=clock.kind, least=least, most=most)
            faults.append(Fault(f"clock.{name}", text))
    return faults


def _rated_faults(settings: Settings, language: str) -> list[Fault]:
    """The settings that would let bots or absence decide a rated match."""
    kept = [plan for plan in settings.seats if plan.startswith(PERSON)]
    wrong = {
        "seats": any(plan.startswith(BOT) for plan in settings.seats),
        "several": len(kept) > len(set(kept)) or any(plan.startswith(MINE) for plan in settings.seats),
        "clock": settings.clock.kind == "none",
        "when_time_runs_out": settings.when_time_runs_out == "bot",
        "away": settings.away == "bot",
        "practice": settings.practice,
        "position": "position" in settings.options,
    }
    places = {"several": "seats", "position": "options.position"}
    return [
        Fault(places.get(what, what), say(language, f"fault-rated-{what.replace('_', '-')}"))
        for what, is_wrong in wrong.items()
        if is_wrong
    ]


# The options offered to people who open a table

CLOCKS: dict[str, dict[str, list[int]]] = {
    "none": {},
    "move": {"seconds": [5, MOST_MOVE_SECONDS]},
    "fischer": {"seconds": [5, MOST_FISCHER_SECONDS], "increment": [0, MOST_INCREMENT]},
    "days": {"days": [1, MOST_DAYS]},
}
"""The fields of each clock, with their limits."""


def offered(game: str, language: str) -> Form:
    """Everything that can be set for a match of a game, with titles and notes in a language."""
    definition = registry.game(game)
    options = definition.option_named

    def choices(name: str) -> list[Form]:
        return [_words(found) for found in definition.choice_words(name, language)] if name in options else []

    variants = options["variants"].choices if "variants" in options else ()
    form: Form = {
        "game": game,
        "players": list(definition.players),
        "variants": [
            {**words, "rule": variant.rule, "needs": list(variant.needs)}
            for words, variant in zip(choices("variants"), variants, strict=True)
        ],
        "printings": choices("printing"),
        "layouts": choices("layout"),
        "options": [
            {**_words(definition.option_words(option.name, language)), **_limits(option)}
            for option in definition.options
            if option.is_offered and option.type in ("number", "flag")
        ],
        "clocks": [{**_named(kind, f"clock-{kind}", language), "fields": fields} for kind, fields in CLOCKS.items()],
        "when_time_runs_out": [
            {"name": name, "title": say(language, f"timeout-{name}")} for name in ("bot", "pass", "resign")
        ],
    }
    for printing in options["printing"].choices if "printing" in options else ():
        if printing.allows:
            form["first_printing"] = list(printing.allows)
    return form


def _words(found: OptionWords) -> Form:
    return {"name": found.name, "title": found.title, "note": found.note}


def _named(name: str, title: str, language: str) -> Form:
    return {"name": name, "title": say(language, title), "note": say(language, title + "-note")}


def _limits(option: Option) -> Form:
    if option.type == "flag":
        return {"kind": "yes-no"}
    return {"kind": "number", "least": option.least, "most": option.most}


def mine_names(plans: Iterable[str]) -> list[str]:
    """The names of the players at the host's device in the plans of seats."""
    return [plan.removeprefix(MINE) for plan in plans if plan.startswith(MINE)]
