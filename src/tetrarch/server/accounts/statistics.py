"""Statistics, goals, achievements and advice of a player.

Everything is computed from finished matches when it is requested; nothing is stored. So it always agrees with the list
of games, and deleting a user deletes it.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Literal

import msgspec
from pydantic import Field
from sqlalchemy import Row, and_, select

from tetrarch.bots.roster import LEVELS, level_of, roster
from tetrarch.core import registry
from tetrarch.core.options import Achievement, Advice
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.schemas import PersonForm, ResponseModel
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import BlockRow, EntryRow, FriendRow, MatchRow, PersonRow, SeatRow
from tetrarch.server.storage.summary import Agreed, agreed_form

ADOPTED = '"commitment":null'
"""The part of the first entry of a match that continues another one."""
GIVEN_UP = ("resigned", "timed-out")
"""The reasons of matches that were not played to the end."""
PLAIN_OPTIONS = ("flag", "name", "names", "seats")
"""The types of options that leave a game as long and as hard as usual; documents and numbers may not."""

WEEKS = 12
"""The weeks that are counted, with the current one."""
WEEK = 7 * 24 * 3_600_000
MONDAY = 4 * 24 * 3_600_000
"""The beginning of a week: the epoch was a Thursday."""
LOST = 20
"""The last lost games on which advice is based."""
FEWEST_LOST = 3
"""The lost games from which on there is advice."""
COMPANIONS = 20
"""The players that are listed as those whom one plays with."""

AnyRow = Row[*tuple[Any, ...]]
"""Some columns of a match or a seat: entities of thousands of games would take a second."""
_settings = msgspec.json.Decoder(Agreed)

Opponents = Literal["level1", "level2", "level3", "level4", "level5", "bots", "people", "mixed", "shared"]
"""The weakest level of the bots, other bots, people, people and bots, or players who share the user's device."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished match of a player."""

    match: str
    game: str
    players: int
    variants: tuple[str, ...]
    opponents: Opponents
    private: bool
    ended: int
    minutes: float | None
    """How long it took; None for a turn-based match, which takes days."""
    place: int | None
    points: int | None
    won: bool
    is_whole: bool
    """Whether the player played a usual game from its start to its end."""
    hints: int
    reason: str
    """The reason of its end."""
    behind: int | None
    """How many points the player had less than the best of the others; None without points."""
    people: tuple[str, ...]
    """The ids of the other users."""

    @property
    def level(self) -> int | None:
        """The level of the bots; None against anybody else."""
        return level_of(self.opponents)

    @property
    def is_shared(self) -> bool:
        """Whether the player held several seats, so that the result counts for nobody."""
        return self.opponents == "shared"

    @property
    def beats(self) -> int:
        """The highest level that the game beats; 0 for none. A game with hints beats none."""
        return self.level or 0 if self.won and self.is_whole and not self.hints else 0


class NumbersForm(ResponseModel):
    """The numbers of some games. Games on a shared device count as games, but have no result."""

    games: int
    results: int = Field(description="Games with a result: all but those of players who share a device.")
    wins: int
    hinted: int = Field(description="Games in which hints were used.")
    average_place: float | None
    average_points: float | None
    average_minutes: float | None = Field(description="Without turn-based games.")
    current_streak: int = Field(description="Wins in a row up to the last game.")
    longest_streak: int = Field(description="The most wins in a row.")


class GroupForm(NumbersForm):
    """The numbers of the games that have something in common."""

    name: str = Field(description="The opponents, the number of players, or the variant; `none` without variants.")


class GameNumbersForm(ResponseModel):
    """The numbers of a game, in all and by opponents, number of players and variant."""

    game: str
    total: NumbersForm
    by_opponents: list[GroupForm]
    by_players: list[GroupForm]
    by_variant: list[GroupForm]


class GoalForm(ResponseModel):
    """A goal of the ladder: to beat a level with a number of players."""

    game: str
    players: int
    level: int
    bot: str
    reached: int | None = Field(
        description="When it was reached: by a win without hints, at this level or a higher one."
    )
    match: str | None = Field(description="The match that reached it.")
    played: int = Field(description="The games with a result against bots of exactly this level.")
    won: int = Field(description="Those of them that were won.")


class AchievementForm(ResponseModel):
    """Something to try, mostly a variant."""

    name: str
    title: str
    note: str
    variants: list[str] = Field(description="The variants that it asks for.")
    players: int | None = Field(description="The number of players that it asks for; null for any.")
    reached: int | None = Field(description="When it was reached.")
    match: str | None = Field(description="The match that reached it.")


class AdviceForm(ResponseModel):
    """What to train, from the last lost games."""

    name: str
    note: str = Field(description="What the games have in common, and what helps.")
    games: int = Field(description="The lost games to which it applies.")
    lost: int = Field(description="The lost games that were looked at.")
    theme: str = Field(description="The theme of the puzzles that train it.")
    rule: str = Field(description="The rule that explains it.")


class GameStatisticsForm(GameNumbersForm):
    """The numbers, goals, achievements and advice of a game."""

    goals: list[GoalForm] = Field(description="The ladder, level by level.")
    achievements: list[AchievementForm]
    advice: AdviceForm | None = Field(description="What to train; null before a few games are lost.")


class WeekForm(ResponseModel):
    """The games of a week."""

    start: int = Field(description="Its Monday, at midnight in UTC.")
    played: int = Field(description="The games that ended in it.")
    won: int


class StatisticsForm(ResponseModel):
    """Your statistics."""

    games: list[GameStatisticsForm]
    next_goal: GoalForm | None = Field(description="The first goal not reached in the game that you played last.")
    weeks: list[WeekForm] = Field(description="The last weeks up to this one, oldest first.")


class CompanionForm(ResponseModel):
    """A player with whom you have finished games."""

    person: PersonForm
    games: list[str] = Field(description="Which games.")
    played: int
    won: int = Field(description="The games that you won.")
    friend: bool = Field(description="Whether you are friends, so that you can challenge each other.")


class CompanionsForm(ResponseModel):
    """The players with whom you play most, without those whom you have blocked."""

    people: list[CompanionForm]


class PublicStatisticsForm(ResponseModel):
    """A player's statistics of public games."""

    games: list[GameNumbersForm]


# Reading


async def finished_games(database: Database, person: str) -> list[FinishedGame]:
    """Return all finished games of a player, oldest first."""
    own = select(SeatRow.match).where(SeatRow.person == person)
    is_over = and_(MatchRow.id.in_(own), MatchRow.status == "over", MatchRow.ended.is_not(None))
    columns = (MatchRow.id, MatchRow.game, MatchRow.players, MatchRow.settings, MatchRow.private, MatchRow.started)
    matches = (
        select(
            *columns, MatchRow.ended, MatchRow.reason, EntryRow.body.contains(ADOPTED, autoescape=True).label("adopted")
        )
        .outerjoin(EntryRow, and_(EntryRow.match == MatchRow.id, EntryRow.number == 1))
        .where(is_over)
        .order_by(MatchRow.ended, MatchRow.id)
    )
    result = (SeatRow.place, SeatRow.points, SeatRow.won, SeatRow.hints)
    seats = (
        select(SeatRow.match, SeatRow.kind, SeatRow.person, SeatRow.bot, *result)
        .join(MatchRow, MatchRow.id == SeatRow.match)
        .where(is_over)
        .order_by(SeatRow.seat)
    )
    held: dict[str, list[AnyRow]] = {}
    async with database.read() as session:
        if await session.get(PersonRow, person) is None:
            raise ApiError("no-such-person")
        for seat in await session.execute(seats):
            held.setdefault(seat.match, []).append(seat)
        return [_finished(row, held[row.id], person) for row in await session.execute(matches)]


def _finished(row: AnyRow, seats: Sequence[AnyRow], person: str) -> FinishedGame:
    agreed = _settings.decode(row.settings)
    mine = [seat for seat in seats if seat.person == person]
    own, others = mine[0], [seat for seat in seats if seat.person != person]
    ended = row.ended or 0
    is_slow = row.started is None or agreed.clock.kind == "days"
    given = {name for name, value in agreed.options.items() if value}
    is_usual = not row.adopted and given <= _plain_options(row.game)
    form = agreed_form(agreed)
    best = max((seat.points for seat in others if seat.points is not None), default=None)
    return FinishedGame(
        match=row.id,
        game=row.game,
        players=row.players,
        variants=tuple(form["variants"]) if isinstance(form["variants"], list) else (),
        opponents="shared" if len(mine) > 1 else _opponents(others),
        private=row.private,
        ended=ended,
        minutes=None if is_slow else (ended - (row.started or 0)) / 60_000,
        place=own.place,
        points=own.points,
        won=own.won,
        is_whole=is_usual and own.bot is None and row.reason not in GIVEN_UP,
        hints=sum(seat.hints for seat in mine),
        reason=row.reason or "",
        behind=None if best is None or own.points is None else best - own.points,
        people=tuple(dict.fromkeys(seat.person for seat in others if seat.person)),
    )


@cache
def _plain_options(game: str) -> frozenset[str]:
    """Return the options that leave a game as usual; none for a game that is no longer installed."""
    options = registry.facts(game).options if game in registry.names() else ()
    return frozenset(option.name for option in options if option.type in PLAIN_OPTIONS)


def _opponents(others: Sequence[AnyRow]) -> Opponents:
    people = [seat for seat in others if seat.kind in ("person", "deleted")]
    if people:
        return "people" if len(people) == len(others) else "mixed"
    levels = [level_of(seat.bot or "") for seat in others]
    known = [level for level in levels if level is not None]
    names: tuple[Opponents, ...] = ("level1", "level2", "level3", "level4", "level5")
    return names[min(known) - 1] if known and len(known) == len(levels) else "bots"


async def companions(database: Database, person: str, games: Iterable[FinishedGame]) -> CompanionsForm:
    """Return the users with whom a player has finished games, those with the most games first."""
    played: dict[str, list[FinishedGame]] = {}
    for one in games:
        for other in () if one.is_shared else one.people:
            played.setdefault(other, []).append(one)
    most = sorted(played, key=lambda other: (-len(played[other]), -played[other][-1].ended))
    async with database.read() as session:
        friends = set(await session.scalars(select(FriendRow.friend).where(FriendRow.person == person)))
        blocked = set(await session.scalars(select(BlockRow.blocked).where(BlockRow.person == person)))
        listed = [other for other in most if other not in blocked][:COMPANIONS]
        people = {row.id: row for row in await session.scalars(select(PersonRow).where(PersonRow.id.in_(listed)))}
    return CompanionsForm(
        people=[
            CompanionForm(
                person=PersonForm.model_validate(people[other]),
                games=[name for name in registry.names() if any(one.game == name for one in played[other])],
                played=len(played[other]),
                won=sum(one.won for one in played[other]),
                friend=other in friends,
            )
            for other in listed
            if other in people
        ]
    )


# Computing


def statistics(games: Sequence[FinishedGame], language: str, now: int | None = None) -> StatisticsForm:
    """Return the statistics of finished games, oldest first, with the texts in a language."""
    by_game = {name: [one for one in games if one.game == name] for name in registry.names()}
    known = [
        GameStatisticsForm(
            **game_numbers(name, own).model_dump(),
            goals=goals(name, own),
            achievements=achievements(name, own, language),
            advice=advice(name, own, language),
        )
        for name, own in by_game.items()
    ]
    latest = next((one.game for one in reversed(games)), None)
    in_order = sorted(known, key=lambda one: one.game != latest)
    left = (goal for one in in_order for goal in one.goals if goal.reached is None)
    return StatisticsForm(games=known, next_goal=next(left, None), weeks=weeks(games, now_ms() if now is None else now))


def public_statistics(games: Sequence[FinishedGame]) -> PublicStatisticsForm:
    """Return the numbers of public games alone."""
    public = [one for one in games if not one.private]
    return PublicStatisticsForm(
        games=[game_numbers(name, [one for one in public if one.game == name]) for name in registry.names()]
    )


def game_numbers(name: str, games: Sequence[FinishedGame]) -> GameNumbersForm:
    """Return the numbers of the games of one kind."""
    return GameNumbersForm(
        game=name,
        total=NumbersForm.model_validate(numbers(games)),
        by_opponents=_groups(games, lambda one: [one.opponents]),
        by_players=_groups(games, lambda one: [str(one.players)]),
        by_variant=_groups(games, lambda one: one.variants or ["none"]),
    )


def _groups(games: Sequence[FinishedGame], keys: Callable[[FinishedGame], Iterable[str]]) -> list[GroupForm]:
    groups: dict[str, list[FinishedGame]] = {}
    for one in games:
        for key in keys(one):
            groups.setdefault(key, []).append(one)
    return [GroupForm.model_validate({"name": name, **numbers(groups[name])}) for name in sorted(groups)]


def numbers(games: Sequence[FinishedGame]) -> dict[str, float | None]:
    """Return the fields of a ``NumbersForm``."""
    results = [one for one in games if not one.is_shared]
    current = longest = 0
    for one in results:
        current = current + 1 if one.won else 0
        longest = max(longest, current)
    return {
        "games": len(games),
        "results": len(results),
        "wins": sum(one.won for one in results),
        "hinted": sum(one.hints > 0 for one in games),
        "average_place": _average([one.place for one in results]),
        "average_points": _average([one.points for one in results]),
        "average_minutes": _average([one.minutes for one in games]),
        "current_streak": current,
        "longest_streak": longest,
    }


def _average(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return round(sum(known) / len(known), 2) if known else None


def goals(name: str, games: Sequence[FinishedGame]) -> list[GoalForm]:
    """Return the goals of a game, level by level; a win against a level reaches the goals of all lower levels."""
    known, found = roster(name), []
    for level in (level for level in range(1, LEVELS + 1) if f"level{level}" in known):
        for players in registry.game(name).players:
            against = [one for one in games if one.players == players and one.level == level]
            first = next((one for one in games if one.players == players and one.beats >= level), None)
            found.append(
                GoalForm(
                    game=name,
                    players=players,
                    level=level,
                    bot=f"level{level}",
                    reached=first.ended if first else None,
                    match=first.match if first else None,
                    played=len(against),
                    won=sum(one.won for one in against),
                )
            )
    return found


def weeks(games: Iterable[FinishedGame], now: int) -> list[WeekForm]:
    """Return the numbers of games by week, from Monday to Sunday; games on a shared device are never won."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for one in games:
        week = (one.ended - MONDAY) // WEEK
        played[week] += 1
        won[week] += one.won and not one.is_shared
    current = (now - MONDAY) // WEEK
    return [
        WeekForm(start=MONDAY + week * WEEK, played=played[week], won=won[week])
        for week in range(current - WEEKS + 1, current + 1)
    ]


def advice(name: str, games: Sequence[FinishedGame], language: str) -> AdviceForm | None:
    """Return what most of the last lost games have in common, if the game gives advice about it."""
    lost = [one for one in games if one.is_whole and not one.is_shared and not one.won][-LOST:]
    if len(lost) < FEWEST_LOST:
        return None
    known = registry.facts(name).advice
    kinds = [next((given for given in known if _fits(given, one)), None) for one in lost]
    fitting = Counter(given for given in kinds if given)
    if not fitting:
        return None
    given, count = max(fitting.items(), key=lambda item: (item[1], -known.index(item[0])))
    values = {"games": count, "lost": len(lost), "behind": given.behind or 0}
    return AdviceForm(
        name=given.name,
        note=registry.game(name).say(language, f"advice-{given.name}", **values),
        games=count,
        lost=len(lost),
        theme=given.theme,
        rule=given.rule,
    )


def _fits(given: Advice, one: FinishedGame) -> bool:
    """Return whether advice applies to a lost game."""
    is_near = given.behind is None or (one.behind is not None and one.behind <= given.behind)
    return is_near and (not given.reasons or one.reason in given.reasons)


def achievements(name: str, games: Sequence[FinishedGame], language: str) -> list[AchievementForm]:
    """Return the achievements of a game."""
    found = []
    for asked in registry.facts(name).achievements:
        seen: set[str] = set()
        first = None
        for one in (one for one in games if one.is_whole):
            seen.update(one.variants)
            if first is None and _reaches(asked, one, seen):
                first = one
        found.append(
            AchievementForm(
                name=asked.name,
                title=registry.game(name).say(language, f"achievement-{asked.name}"),
                note=_note(name, asked, language),
                variants=list(asked.variants),
                players=asked.players or None,
                reached=first.ended if first else None,
                match=first.match if first else None,
            )
        )
    return found


def _reaches(asked: Achievement, one: FinishedGame, seen: set[str]) -> bool:
    return (
        set(asked.variants) <= set(one.variants)
        and len(one.variants) >= asked.at_once
        and len(seen) >= asked.different
        and asked.players in (0, one.players)
    )


def _note(name: str, asked: Achievement, language: str) -> str:
    """Return what an achievement asks for."""
    if asked.variants:
        words = {one.name: one for one in registry.game(name).choice_words("variants", language)}
        variant = words[asked.variants[0]]
        return say(language, "achievement-variant", variant=variant.title, note=variant.note)
    if asked.at_once:
        return say(language, "achievement-at-once", count=asked.at_once)
    if asked.different:
        return say(language, "achievement-different", count=asked.different)
    if asked.players:
        return say(language, "achievement-players", players=asked.players)
    return say(language, "achievement-any")


COLUMNS = ("match", "game", "ended", "players", "variants", "opponents", "place", "points", "won", "minutes", "hints")


def as_csv(games: Iterable[FinishedGame]) -> str:
    """Return finished games as a table, one line each."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for one in games:
        row = msgspec.structs.asdict(one) | {"variants": " ".join(one.variants), "won": int(one.won)}
        row["minutes"] = None if one.minutes is None else round(one.minutes, 2)
        writer.writerow([row[column] for column in COLUMNS])
    return text.getvalue()
