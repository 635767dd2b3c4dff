"""A table: commands return entries, applied entries change the state, and viewers receive what they may know."""

from __future__ import annotations

from tetrarch.core.game import GamePosition
from tetrarch.core.record import Record
from tetrarch.core.table_adapter import ScoreForm
from tetrarch.table.commands import adopt, deciding, messages, seating, stand_in, starting, undo
from tetrarch.table.commands.builder import TableCore
from tetrarch.table.entries import Answered, Entry
from tetrarch.table.fold import fold
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.state import Status, read_snapshot, write_snapshot
from tetrarch.table.view import decisions, replay
from tetrarch.table.view.forms import PastMoment, TableStatic
from tetrarch.table.view.updates import Update, UpdateBuilder


class Table(TableCore):
    """One match with its players, from the opening of the table to its end.

    Commands change nothing: they return the entries that follow, or raise a ``Refusal``. The caller stores the entries
    and then applies them, in order. ``number`` is the state number that clients send back. All times are milliseconds
    since 1970 and come from the caller, as the seed does.
    """

    def __init__(self, match_id: str, seed: str | None, *, spare_seed: str | None = None) -> None:
        """Create a table without entries.

        Args:
            match_id: The id of the match.
            seed: The secret seed of all chance; None for a game adopted from a record that does not reveal it.
            spare_seed: The seed of later deals if there is no seed; no commitment proves it.
        """
        super().__init__(match_id, seed, spare_seed=spare_seed)
        self._updates = UpdateBuilder(self)

    # The fold

    def apply(self, entry: Entry) -> None:
        """Apply an entry; one that cannot follow the last entry is a ``ValueError`` and changes nothing."""
        fold(self.state, entry, self._chance_of)
        self.entries.append(entry)
        self._updates.change(entry)

    def apply_all(self, entries: list[Entry]) -> None:
        """Apply entries in order."""
        for entry in entries:
            self.apply(entry)

    def _chance_of(self, number: int) -> str:
        entry = self.entries[number - 1]
        assert isinstance(entry, Answered)
        return entry.chance

    def snapshot(self) -> bytes:
        """The whole table as JSON, which ``restore`` reads without folding the entries again."""
        return write_snapshot(self.state, self.entries)

    @classmethod
    def restore(cls, match_id: str, seed: str | None, snapshot: bytes, *, spare_seed: str | None = None) -> Table:
        """The table of a snapshot; apply later entries to it."""
        table = cls(match_id, seed, spare_seed=spare_seed)
        table.state, table.entries = read_snapshot(snapshot, table._chance_of)
        return table

    # Commands: each returns the entries that follow

    execute = messages.execute

    open = seating.open_table
    join = seating.join
    plan_seat = seating.plan_seat
    ready = seating.ready
    commit_salt = seating.commit_salt
    salt = seating.salt
    start = seating.start
    deal_question = starting.deal_question
    prepare_deal = starting.prepare_deal
    close = seating.close
    go_on = adopt.go_on
    adopt = adopt.adopt  # last, as the name hides the module

    decide = deciding.decide
    hint = deciding.hint
    resign = deciding.resign
    tick = deciding.tick
    next_due = deciding.next_due
    resume = deciding.resume
    ask_undo = undo.ask_undo
    answer_undo = undo.answer_undo
    leave = stand_in.leave
    come_back = stand_in.come_back
    vote_stand_in = stand_in.vote_stand_in
    stand_in = stand_in.stand_in  # last, as the name hides the module
    say = seating.say
    offer_rematch = seating.offer_rematch

    # Questions

    @property
    def number(self) -> int:
        """The number of the last applied entry; 0 before the first."""
        return self.state.number

    @property
    def status(self) -> Status:
        """The status of the match."""
        return self.state.status

    @property
    def settings(self) -> Settings:
        """The settings of the match."""
        return self.state.settings

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.state.to_decide

    def seat_of(self, person: str) -> int | None:
        """The first seat of a person by id; None for a person without a seat."""
        return self.state.seat_of(person)

    def seats_of(self, person: str) -> list[int]:
        """All seats of a person; several where players share one device."""
        return self.state.seats_of(person)

    def waiting_bots(self) -> list[tuple[int, str]]:
        """The seats whose decision a bot must make now, each with the text of its bot."""
        seats = self.state.seats
        return [(seat, bot) for seat in self.state.to_decide if (bot := seats[seat].bot) is not None]

    # Views: everything that viewers receive. A viewer is a seat, or None for a spectator.

    preview = decisions.preview
    why_not = decisions.why_not
    attempt = decisions.attempt
    why_not_chosen = decisions.why_not_chosen
    decisions = decisions.decisions  # last, as the name hides the module

    def view(self, viewer: int | None) -> GamePosition:
        """The position as a viewer may know it."""
        self._check_viewer(viewer)
        if self.state.history is None:
            raise Refusal("not-started")
        return self.state.history.view(viewer).copy()

    def update(self, viewer: int | None, since: int, language: str = "en", *, encoded: bool = False) -> Update:
        """The entries after ``since`` and the current moment, as a viewer may know them.

        With ``encoded``, its decisions are JSON already, which is faster for an update that is only sent.
        """
        self._check_viewer(viewer)
        return self._updates.update(viewer, since, language, encoded=encoded)

    def release_updates(self) -> None:
        """Drop the updates that are kept for other viewers until the next entry; they are built again on demand."""
        self._updates.release()

    def ground(self, viewer: int | None, language: str = "en") -> TableStatic:
        """Everything that never changes during the match: settings, names, the board and the printed components."""
        self._check_viewer(viewer)
        return self._updates.ground(viewer, language)

    def scores(self, viewer: int | None, language: str = "en") -> list[list[ScoreForm]]:
        """The sources of each seat's points if the game ended now, as a viewer may know them."""
        self._check_viewer(viewer)
        if self.state.history is None:
            raise Refusal("not-started")
        return self.state.history.adapter.scores(self.state.history.view(viewer), language)

    def moments(
        self, viewer: int | None, first: int, last: int, language: str = "en", *, brief: bool = False
    ) -> list[PastMoment]:
        """The match after ``first`` to ``last`` events, as a viewer saw it then."""
        self._check_viewer(viewer)
        return replay.past_moments(self, replay.Perspective(viewer), language, first, last, brief=brief)

    def all_moments(self, first: int, last: int, language: str = "en", *, brief: bool = False) -> list[PastMoment]:
        """``moments`` with all hidden information; only after the match."""
        everything = replay.Perspective(None, everything=True)
        return replay.past_moments(self, everything, language, first, last, brief=brief)

    def record(self, viewer: int | None) -> Record:
        """The record: during the match only of a game without hidden information."""
        if self.state.status == "running":
            self._check_viewer(viewer)
        return replay.public_record(self.state, self.entries)

    def whole_record(self) -> Record:
        """The record with all hidden information; not for viewers."""
        return replay.whole_record(self.state, self.entries)

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None:
            seating.check_seat(self.state, viewer)
        elif not self.state.settings.watchers and self.state.status != "waiting":
            raise Refusal("no-watchers")
