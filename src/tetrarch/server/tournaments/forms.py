"""Tournaments as the API returns them, and their exports."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Literal

import msgspec
from pydantic import Field
from sqlalchemy import Select, exists, func, or_, select, tuple_

from tetrarch.server.accounts.lists import read_cursor, write_cursor
from tetrarch.server.http.errors import say
from tetrarch.server.http.schemas import JsonObject, PersonForm, ResponseModel
from tetrarch.server.matches.progress import ProgressForm
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, TournamentGameRow, TournamentPlayerRow, TournamentRow
from tetrarch.server.storage.summary import Agreed, agreed_form
from tetrarch.server.tournaments.director import next_round_at
from tetrarch.server.tournaments.standings import TIE_BREAKS, Format, TieBreak, bye_points, game_points
from tetrarch.server.tournaments.tournament import GameStatus, MatchSettings, Player, Status, Tournament

FORMAT = "tetrarch/tournament"
VERSION = 1


class EntrantForm(ResponseModel):
    """A player of a tournament."""

    number: int
    kind: Literal["person", "bot", "deleted"]
    person: str | None
    name: str = Field(description="Empty for bots.")
    bot: str | None
    withdrawn: bool


class StandingForm(ResponseModel):
    """A line of the standings."""

    player: int = Field(description="The number of the player.")
    rank: int = Field(description="From 1; players whom no tie-break separates share a rank.")
    points: float
    played: int
    won: int
    byes: int
    buchholz: float
    sonneborn: float
    direct: float


class TournamentGameForm(ResponseModel):
    """A table of a round."""

    board: int
    players: list[int] = Field(description="The number of the player on each seat.")
    match: str | None = Field(description="Null for a walkover.")
    code: str | None = Field(description="The invitation code of a private match.")
    status: GameStatus
    places: list[int] | None = Field(description="The place of each player; null before the end.")
    points: list[float] | None
    identities: list[str] = Field(
        description="The letter of the colour and symbol of each player; empty until the match starts."
    )
    score: list[int] | None = Field(description="The points of each player in the finished match.")
    progress: ProgressForm | None = Field(description="How far the match is; null unless it runs.")


class TournamentRoundForm(ResponseModel):
    """A round."""

    round: int
    games: list[TournamentGameForm]
    byes: list[int]


class IfWonForm(ResponseModel):
    """What a win of the running game brings a player."""

    points: float
    rank: int = Field(description="With all results so far.")
    is_final: bool = Field(description="Whether no other game follows or still runs.")


class TournamentLine(ResponseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int = Field(description="The seats of each table.")
    format: Format
    status: Status
    rated: bool
    private: bool
    clock: dict[str, str | int]
    variants: list[str]
    rounds: int = Field(description="0 before the start if it depends on the number of players.")
    round: int = Field(description="The current round; 0 before the first.")
    meetings: int
    pause: int
    players: int = Field(description="The number of players.")
    organiser: PersonForm | None
    created: int
    started: int | None
    ended: int | None
    joined: bool = Field(description="Whether you play in it.")


class TournamentsForm(ResponseModel):
    """A page of a list of tournaments."""

    tournaments: list[TournamentLine]
    next: str | None = Field(description="The cursor of the next page; null on the last.")


class TournamentForm(TournamentLine):
    """A tournament with its players, standings and rounds."""

    options: JsonObject
    entrants: list[EntrantForm]
    standings: list[StandingForm]
    tie_breaks: list[TieBreak] = Field(description="What decides between equal points, in order.")
    games: list[TournamentRoundForm] = Field(description="The rounds so far.")
    next_round: int | None = Field(description="When the next round begins, during the pause before it.")
    you: int | None = Field(description="Your number.")
    is_organiser: bool
    your_match: str | None = Field(description="Your running match of this round.")
    if_won: IfWonForm | None = Field(
        description="What you have if you win your running match; null at tables of more than two."
    )


LineQuery = Select[TournamentRow, int, int | None, PersonRow | None, bool]
"""Selects tournaments with their number of players, last round and organiser, and whether the viewer plays."""

MAX_OWN = 100
"""Own tournaments in a list."""


class TournamentLists:
    """Lists and pages of tournaments as a user may see them, in a language."""

    def __init__(self, database: Database, viewer: str | None, language: str) -> None:
        self._database = database
        self._viewer = viewer
        self._language = language

    async def public(self, status: Status | None, game: str | None, cursor: str | None, limit: int) -> TournamentsForm:
        """Return public tournaments, newest first."""
        query = self._query().where(TournamentRow.private.is_(False), TournamentRow.status != "aborted")
        if status:
            query = query.where(TournamentRow.status == status)
        if game:
            query = query.where(TournamentRow.game == game)
        if after := read_cursor(cursor):
            query = query.where(tuple_(TournamentRow.created, TournamentRow.id) < after)
        lines = await self._lines(query.limit(limit + 1))
        last = lines[limit - 1] if len(lines) > limit else None
        return TournamentsForm(tournaments=lines[:limit], next=write_cursor(last.created, last.id) if last else None)

    async def own(self, person: str) -> TournamentsForm:
        """Return the tournaments that a user organises or plays in, newest first."""
        plays = select(TournamentPlayerRow.tournament).where(TournamentPlayerRow.person == person)
        query = self._query().where(or_(TournamentRow.organiser == person, TournamentRow.id.in_(plays)))
        return TournamentsForm(tournaments=await self._lines(query.limit(MAX_OWN)), next=None)

    async def page(self, tournament: Tournament, progress: Mapping[str, ProgressForm]) -> TournamentForm:
        """Return a tournament with its players, standings and rounds, and the progress of its running matches."""
        (line,) = await self._lines(self._query().where(TournamentRow.id == tournament.id))
        own = tournament.player_of(self._viewer)
        playing = [game for game in tournament.current if own and own.number in game.players and not game.is_over]
        return TournamentForm(
            **line.model_dump(),
            options=msgspec.to_builtins(tournament.settings.options),
            entrants=[self._entrant(player) for player in tournament.players],
            standings=[StandingForm.model_validate(line) for line in tournament.standings],
            tie_breaks=list(TIE_BREAKS[tournament.format]),
            games=[_round(tournament, number, progress) for number in range(1, tournament.round + 1)],
            next_round=_next_round(tournament),
            you=own.number if own else None,
            is_organiser=self._viewer is not None and tournament.row.organiser == self._viewer,
            your_match=playing[0].match if playing else None,
            if_won=_if_won(tournament, own),
        )

    def _entrant(self, player: Player) -> EntrantForm:
        name = say(self._language, "deleted-player") if player.kind == "deleted" else player.name
        return EntrantForm.model_validate(player._replace(name=name))

    def _query(self) -> LineQuery:
        of_row = TournamentPlayerRow.tournament == TournamentRow.id
        players = select(func.count()).select_from(TournamentPlayerRow).where(of_row).scalar_subquery()
        last = select(func.max(TournamentGameRow.round)).where(TournamentGameRow.tournament == TournamentRow.id)
        joined = exists().where(of_row, TournamentPlayerRow.person == (self._viewer or ""))
        return (
            select(TournamentRow, players, last.scalar_subquery(), PersonRow, joined)
            .outerjoin(PersonRow, PersonRow.id == TournamentRow.organiser)
            .order_by(TournamentRow.created.desc(), TournamentRow.id.desc())
        )

    async def _lines(self, query: LineQuery) -> list[TournamentLine]:
        async with self._database.read() as session:
            found = (await session.execute(query)).all()
        return [_line(*row) for row in found]


def _line(
    row: TournamentRow, players: int, last: int | None, organiser: PersonRow | None, joined: bool
) -> TournamentLine:
    settings = msgspec.json.decode(row.settings, type=MatchSettings)
    return TournamentLine.model_validate(
        {
            **{name: getattr(row, name) for name in TournamentLine.model_fields if hasattr(row, name)},
            **agreed_form(Agreed(settings.clock, settings.options)),
            "round": last or 0,
            "players": players,
            "organiser": PersonForm.model_validate(organiser) if organiser else None,
            "joined": joined,
        }
    )


def _round(tournament: Tournament, number: int, progress: Mapping[str, ProgressForm]) -> TournamentRoundForm:
    games = [game for game in tournament.games if game.round == number]
    return TournamentRoundForm(
        round=number,
        games=[
            TournamentGameForm(
                board=game.board,
                players=list(game.players),
                match=game.match,
                code=game.code if tournament.row.private else None,
                status=game.status,
                places=None if game.places is None else list(game.places),
                points=None if game.places is None else game_points(game.places),
                identities=list(game.identities),
                score=None if game.score is None else list(game.score),
                progress=progress.get(game.match or ""),
            )
            for game in games
            if len(game.players) > 1
        ],
        byes=[game.players[0] for game in games if len(game.players) == 1],
    )


def _if_won(tournament: Tournament, own: Player | None) -> IfWonForm | None:
    line = tournament.standing_if_won(own.number) if own else None
    if own is None or line is None:
        return None
    others = [game for game in tournament.current if own.number not in game.players]
    is_last = tournament.round == tournament.row.rounds
    is_final = is_last and all(game.is_over for game in others)
    return IfWonForm(points=line.points, rank=line.rank, is_final=is_final)


def _next_round(tournament: Tournament) -> int | None:
    is_between = tournament.status == "running" and 0 < tournament.round < tournament.row.rounds
    is_paused = is_between and all(game.is_over for game in tournament.current)
    return next_round_at(tournament) if is_paused else None


# Exports


def export_json(page: TournamentForm) -> dict[str, object]:
    """Return a tournament as a document: everything but what concerns the viewer or the present moment."""
    progress = {"__all__": {"games": {"__all__": {"progress"}}}}
    left_out = dict.fromkeys(("you", "is_organiser", "your_match", "if_won", "joined", "next_round"), True)
    return {
        "format": FORMAT,
        "version": VERSION,
        "tournament": page.model_dump(mode="json", exclude={**left_out, "games": progress}),
    }


def export_csv(page: TournamentForm) -> str:
    """Return the standings as CSV, with one column for the points of each round."""
    entrants = {entrant.number: entrant for entrant in page.entrants}
    text = io.StringIO()
    writer = csv.writer(text)
    rounds = [f"round {part.round}" for part in page.games]
    writer.writerow(["rank", "name", "bot", "points", *page.tie_breaks, "played", "won", "byes", *rounds])
    for line in page.standings:
        entrant = entrants[line.player]
        breaks = [getattr(line, name) for name in page.tie_breaks]
        gained = [_gained(part, line.player, page) for part in page.games]
        row = [
            line.rank,
            _plain_cell(entrant.name),
            entrant.bot or "",
            line.points,
            *breaks,
            line.played,
            line.won,
            line.byes,
        ]
        writer.writerow([f"{cell:g}" if isinstance(cell, float) else cell for cell in [*row, *gained]])
    return text.getvalue()


def _gained(part: TournamentRoundForm, player: int, page: TournamentForm) -> float | str:
    """Return a player's points in a round; empty before the end of the game and for a round without one."""
    if player in part.byes:
        return bye_points(page.format, page.seats)
    for game in part.games:
        if player in game.players and game.points is not None:
            return game.points[game.players.index(player)]
    return ""


def _plain_cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text
