"""The tables of the database, for SQLite and PostgreSQL. Times are milliseconds since the epoch."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import (
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(32)
"""The random id of a person, match or token."""

NAME = String(64)
"""A displayed name; the server limits it further."""


_TYPES: Mapping[object, object] = {int: BigInteger, str: Text, bytes: LargeBinary, float: Float(53), bool: Boolean}


class Base(DeclarativeBase):
    """Base of all tables: the names of constraints and the types of columns."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = _TYPES


class PersonRow(Base):
    """A user who can take a seat: a guest, an account, or a bot account with an owner."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    """``guest``, ``account`` or ``bot-account``."""
    name: Mapped[str] = mapped_column(NAME)
    claimed: Mapped[str | None] = mapped_column(String(128), unique=True)
    """The normalized name (see names.py) if it is claimed; guests claim none."""
    password: Mapped[str | None]
    """The argon2id hash of the password."""
    owner: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    language: Mapped[str | None] = mapped_column(String(8))
    created: Mapped[int]
    seen: Mapped[int] = mapped_column(BigInteger, index=True)
    """The last visit, to within an hour."""
    hidden: Mapped[bool] = mapped_column(default=False)
    """Whether friends cannot see the user's presence."""
    role: Mapped[str | None] = mapped_column(String(16))
    """``moderator``, or None."""


class SessionRow(Base):
    """A signed-in browser; the token itself is only in its cookie."""

    __tablename__ = "sessions"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The SHA-256 of the token."""
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[int]
    seen: Mapped[int]
    expires: Mapped[int] = mapped_column(BigInteger, index=True)
    device: Mapped[str | None] = mapped_column(String(64))
    """The browser and the system, such as ``Firefox · Linux``."""


class DeviceRow(Base):
    """A device that has signed in to an account; the token itself is only in its cookie."""

    __tablename__ = "devices"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The SHA-256 of the token."""
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    session: Mapped[str] = mapped_column(String(64), index=True)
    """The SHA-256 of the token of its last session, which may have ended."""
    seen: Mapped[int]
    """The time of its last sign-in."""


class TokenRow(Base):
    """A token by which a program acts as a user or bot account."""

    __tablename__ = "tokens"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    """The SHA-256 of the token."""
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(NAME)
    created: Mapped[int]
    used: Mapped[int | None]


IS_OPEN = text("status IN ('waiting', 'running')")


class MatchRow(Base):
    """A match with the columns that lists need; everything else follows from its entries."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    seed: Mapped[str]
    """Secret until the match is over."""
    commitment: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(16))
    players: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(NAME)
    settings: Mapped[str]
    """JSON."""
    private: Mapped[bool]
    rated: Mapped[bool]
    code: Mapped[str] = mapped_column(String(16), unique=True)
    """The invitation code."""
    host: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"), index=True)
    status: Mapped[str] = mapped_column(String(8))
    """``waiting``, ``running``, ``over`` or ``closed``."""
    reason: Mapped[str | None] = mapped_column(String(32))
    """The reason of its end."""
    number: Mapped[int] = mapped_column(Integer)
    """The number of the last entry."""
    to_decide: Mapped[int] = mapped_column(Integer)
    """The seats that must decide now, one bit each."""
    open_seats: Mapped[int] = mapped_column(Integer)
    next_due: Mapped[int | None]
    """The time at which the current clock runs out."""
    bots_waiting: Mapped[bool]
    """Whether a bot must decide now."""
    created: Mapped[int]
    updated: Mapped[int]
    started: Mapped[int | None]
    ended: Mapped[int | None]
    identities: Mapped[str] = mapped_column(String(4))
    """The identity letter of each seat, in order; empty until they are drawn."""
    driver: Mapped[str | None] = mapped_column(ID)
    """The server that drives its clocks, bots and notices, while the lease of that server lasts."""

    __table_args__ = (
        Index("ix_matches_status_created", "status", "created", "id"),
        Index("ix_matches_status_game_created", "status", "game", "created", "id"),
        Index("ix_matches_ended", "ended", "id"),
        Index("ix_matches_game_ended", "game", "ended", "id"),
        Index("ix_matches_driver", "driver", sqlite_where=IS_OPEN, postgresql_where=IS_OPEN),
    )


class ServerRow(Base):
    """A server of this database and its lease."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    started: Mapped[int]
    """Since when the server has had its lease without a break."""
    until: Mapped[int]
    """When the lease ends, by the clock of the database; the server renews it before."""
    ended: Mapped[bool]
    """Whether the server has stopped, or was noticed to have stopped."""


class EntryRow(Base):
    """One entry of a match; the primary key prevents two writers from writing the same number."""

    __tablename__ = "entries"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[int]
    body: Mapped[str]
    """JSON."""

    __table_args__ = ({"sqlite_with_rowid": False},)


class SnapshotRow(Base):
    """The state of a match after an entry, so that earlier entries need not be read."""

    __tablename__ = "snapshots"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    body: Mapped[bytes]


class SeatRow(Base):
    """Who has a seat, and the result."""

    __tablename__ = "seats"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    """``open``, ``person``, ``bot`` or ``deleted``."""
    person: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(NAME)
    bot: Mapped[str | None] = mapped_column(String(200))
    """The bot that plays the seat or stands in for its player."""
    place: Mapped[int | None] = mapped_column(Integer)
    """From 1; tied seats share a place."""
    points: Mapped[int | None] = mapped_column(Integer)
    won: Mapped[bool]
    hints: Mapped[int] = mapped_column(Integer)
    """The number of decisions for which it received a hint."""


class ParticipantRow(Base):
    """A user whom the entries of a match name: as a player, host or author of a message."""

    __tablename__ = "participants"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)

    __table_args__ = ({"sqlite_with_rowid": False},)


class RatingRow(Base):
    """A user's rating at a game, by openskill."""

    __tablename__ = "ratings"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]
    """The sort key of leaderboards: mu - 3 sigma."""
    matches: Mapped[int] = mapped_column(Integer)
    updated: Mapped[int]

    __table_args__ = (Index("ix_ratings_game_ordinal", "game", "ordinal", "person"),)


class RatingChangeRow(Base):
    """The change of a rating by a match; a match with changes has been rated."""

    __tablename__ = "rating_changes"

    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16))
    at: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]

    __table_args__ = (Index("ix_rating_changes_person_game_at", "person", "game", "at"),)


class PushRow(Base):
    """A push subscription of a browser."""

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(Text, unique=True)
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int]


class TournamentRow(Base):
    """A tournament; its standings follow from the results of its matches."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    game: Mapped[str] = mapped_column(String(16))
    seats: Mapped[int] = mapped_column(Integer)
    """The seats of each table."""
    format: Mapped[str] = mapped_column(String(16))
    """``swiss`` or ``round-robin``."""
    rounds: Mapped[int] = mapped_column(Integer)
    """The number of rounds; before the start 0 if it depends on the number of players."""
    meetings: Mapped[int] = mapped_column(Integer)
    """How often any two players meet in a round robin."""
    settings: Mapped[str]
    """The settings of each match, as JSON."""
    rated: Mapped[bool]
    private: Mapped[bool]
    """Whether it is found only by its link."""
    pause: Mapped[int] = mapped_column(Integer)
    """The seconds between two rounds."""
    organiser: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"), index=True)
    seed: Mapped[str] = mapped_column(String(64))
    """Draws the lots of the pairings."""
    status: Mapped[str] = mapped_column(String(8))
    """``open``, ``running``, ``over`` or ``aborted``."""
    created: Mapped[int]
    started: Mapped[int | None]
    ended: Mapped[int | None]

    __table_args__ = (Index("ix_tournaments_status_created", "status", "created", "id"),)


class TournamentPlayerRow(Base):
    """A player of a tournament: a person or a bot."""

    __tablename__ = "tournament_players"

    tournament: Mapped[str] = mapped_column(ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    """``person``, ``bot`` or ``deleted``."""
    person: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(NAME)
    bot: Mapped[str | None] = mapped_column(String(200))
    joined: Mapped[int]
    withdrawn: Mapped[bool]
    """Whether the player left after the start; later rounds are played without them."""
    salts: Mapped[bool | None]
    """Whether the player adds a salt to each match, which waits for it."""

    __table_args__ = (UniqueConstraint("tournament", "person"),)


class TournamentGameRow(Base):
    """A table of a round, or a bye; the primary key prevents two servers from pairing the same round."""

    __tablename__ = "tournament_games"

    tournament: Mapped[str] = mapped_column(ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """From 1."""
    board: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """From 1."""
    players: Mapped[str] = mapped_column(String(64))
    """The number of the player on each seat, as a JSON list; one player has a bye."""
    match: Mapped[str | None] = mapped_column(ID)
    """The match, which may not be open yet; none for a bye or a walkover."""
    places: Mapped[str | None] = mapped_column(String(64))
    """The place of each player without a match, as a JSON list."""


class FriendRow(Base):
    """A friend of a user; each friendship has a row for both of its users."""

    __tablename__ = "friends"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    friend: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)
    since: Mapped[int]

    __table_args__ = ({"sqlite_with_rowid": False},)


class FriendLinkRow(Base):
    """The friend link of a user; a user has at most one."""

    __tablename__ = "friend_links"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    created: Mapped[int]
    expires: Mapped[int]


class BlockRow(Base):
    """A user whom another user has blocked."""

    __tablename__ = "blocks"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    blocked: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)
    since: Mapped[int]

    __table_args__ = ({"sqlite_with_rowid": False},)


class MuteRow(Base):
    """A user whose chat messages another user does not see."""

    __tablename__ = "mutes"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    muted: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True)
    since: Mapped[int]

    __table_args__ = ({"sqlite_with_rowid": False},)


class ReportRow(Base):
    """A report about a user."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    reporter: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    match: Mapped[str | None] = mapped_column(ID)
    entry: Mapped[int | None] = mapped_column(Integer)
    """The number of the reported chat message."""
    reason: Mapped[str] = mapped_column(String(16))
    note: Mapped[str]
    created: Mapped[int]
    resolved: Mapped[int | None] = mapped_column(BigInteger, index=True)
    resolver: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"))
    """The moderator; None for the command line."""
    outcome: Mapped[str | None] = mapped_column(String(16))
    """``acted`` or ``dismissed``."""


class BanRow(Base):
    """A user who may not play."""

    __tablename__ = "bans"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    since: Mapped[int]
    until: Mapped[int | None]
    """None for a ban without an end."""
    reason: Mapped[str]
    """The reason that the user sees."""
    by: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"))
    """The moderator; None for the command line."""


class AuditRow(Base):
    """An administrative action."""

    __tablename__ = "audit"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    by: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"))
    """The moderator; None for the command line."""
    action: Mapped[str] = mapped_column(String(16))
    person: Mapped[str | None] = mapped_column(ID, ForeignKey("people.id", ondelete="SET NULL"))
    match: Mapped[str | None] = mapped_column(ID)
    note: Mapped[str]


class TwoFactorRow(Base):
    """The secret that an account shares with an authenticator app."""

    __tablename__ = "two_factor"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    secret: Mapped[str] = mapped_column(String(64))
    created: Mapped[int]
    confirmed: Mapped[int | None]
    """When the first code was entered; until then, no code is asked for."""
    step: Mapped[int]
    """The time step of the last accepted code; codes of this and earlier steps are rejected."""


class RecoveryCodeRow(Base):
    """A recovery code that has not been used."""

    __tablename__ = "recovery_codes"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The SHA-256 of the code."""
    created: Mapped[int]

    __table_args__ = ({"sqlite_with_rowid": False},)


class ChallengeRow(Base):
    """An unanswered challenge; its table reserves a seat for the challenged user."""

    __tablename__ = "challenges"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    match: Mapped[str] = mapped_column(ID, ForeignKey("matches.id", ondelete="CASCADE"), index=True)
    challenger: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    challenged: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[int]
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class PuzzleSolverRow(Base):
    """A user's results with the puzzles of a game."""

    __tablename__ = "puzzle_solvers"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    rating: Mapped[float]
    tried: Mapped[int] = mapped_column(Integer)
    solved: Mapped[int] = mapped_column(Integer)
    streak: Mapped[int] = mapped_column(Integer)
    """The number of puzzles solved in succession."""
    best: Mapped[int] = mapped_column(Integer)
    """The longest such streak."""
    days: Mapped[int] = mapped_column(Integer)
    """The number of days in succession whose puzzle of the day was solved."""
    last_day: Mapped[str | None] = mapped_column(String(10))
    """The last of these days, such as ``2026-11-16``."""
    tried_day: Mapped[str | None] = mapped_column(String(10))
    """The last day whose puzzle was tried."""

    __table_args__ = ({"sqlite_with_rowid": False},)


class PuzzleAttemptRow(Base):
    """A user's first attempt at a puzzle, the only one that counts for ratings."""

    __tablename__ = "puzzle_attempts"

    person: Mapped[str] = mapped_column(ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    solved: Mapped[bool]
    at: Mapped[int]

    __table_args__ = (Index("ix_puzzle_attempts_game_puzzle", "game", "puzzle"), {"sqlite_with_rowid": False})


class PuzzleRatingRow(Base):
    """The rating of a puzzle after the attempts of users."""

    __tablename__ = "puzzle_ratings"

    game: Mapped[str] = mapped_column(String(16), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(16), primary_key=True)
    rating: Mapped[float]
    attempts: Mapped[int] = mapped_column(Integer)

    __table_args__ = ({"sqlite_with_rowid": False},)


class RequestRow(Base):
    """An administrator's request to the running server."""

    __tablename__ = "requests"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    """``close-table``, ``ban`` with a user in place of the match, or ``people-gone`` after users were deleted."""
    match: Mapped[str] = mapped_column(ID)
    created: Mapped[int]
    answered: Mapped[int | None] = mapped_column(BigInteger, index=True)
    answer: Mapped[str | None]
    """``done``, or a rejection (see ops/admin.py)."""


class MetaRow(Base):
    """Facts about the database, such as the last heartbeat."""

    __tablename__ = "meta"

    key: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str]
