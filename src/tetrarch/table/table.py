"""A table: commands that say what would follow, entries that happen, and what each viewer may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tetrarch.table.commands import adopt as adopting
from tetrarch.table.commands import chat as talking
from tetrarch.table.commands import deciding as playing
from tetrarch.table.commands import seating as joining
from tetrarch.table.commands import stand_in as voting
from tetrarch.table.commands import undo as undoing
from tetrarch.table.entries import Answered, Entry
from tetrarch.table.entry_builder import Secrets
from tetrarch.table.fold import fold
from tetrarch.table.people import Person
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.state import Status, TableState
from tetrarch.table.view.updates import UpdateBuilder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Record
    from tetrarch.core.table_adapter import DecisionForm, Form, ScoreForm
    from tetrarch.table.messages import Update
    from tetrarch.table.view.preview import PreviewForm


class Table:
    """One match with its people, from the opening of the table to the last word.

    Commands (``open`` to ``tick``) change nothing: they return the entries that would follow, or raise a ``Refusal``.
    The caller stores these and then applies them, in order. ``number`` is the state number that clients quote.
    All times are milliseconds since 1970 and come from the caller, as the seed does.
    """

    def __init__(self, match_id: str, seed: str | None, *, spare_seed: str | None = None) -> None:
        """A table at which nothing has event yet.

        Args:
            match_id: What the match is called.
            seed: The secret seed of all its chance. None for a game that goes on from a record without one.
            spare_seed: What later deals come from where there is no seed; nothing proves these.
        """
        self.match_id = match_id
        self._secrets = Secrets(seed, spare_seed)
        self._state = TableState()
        self._entries: list[Entry] = []
        self._teller = UpdateBuilder(self)

    # The fold

    @property
    def number(self) -> int:
        """The number of the last entry that was applied; 0 before the first."""
        return self._state.number

    @property
    def entries(self) -> list[Entry]:
        """All entries so far, as they are stored: nothing of them is filtered."""
        return self._entries

    @property
    def state(self) -> TableState:
        """The whole truth, for who keeps the table; nothing of it may go out but through the messages."""
        return self._state

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; one that cannot follow the last is a ``ValueError`` and changes nothing."""
        fold(self._state, entry, self._chance_of)
        self._entries.append(entry)
        self._teller.forget()

    def apply_all(self, entries: list[Entry]) -> None:
        """Let entries happen, in order."""
        for entry in entries:
            self.apply(entry)

    def _chance_of(self, number: int) -> str:
        entry = self._entries[number - 1]
        assert isinstance(entry, Answered)
        return entry.chance

    # Questions

    @property
    def status(self) -> Status:
        """Where the match stands."""
        return self._state.status

    @property
    def settings(self) -> Settings:
        """What is agreed."""
        return self._state.settings

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self._state.to_decide

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, by the person's id; the first of several seats."""
        return self._state.seat_of(person)

    def seats_of(self, person: str) -> list[int]:
        """All seats that somebody holds; several where people share one device."""
        return self._state.seats_of(person)

    def next_due(self) -> int | None:
        """When ``tick`` will have something to do; None where no clock runs."""
        return playing.next_due(self._state)

    def waiting_bots(self) -> list[tuple[int, str]]:
        """The seats whose decision a bot must make now, with the texts of the bots."""
        seats = self._state.seats
        return [(seat, bot) for seat in self._state.to_decide if (bot := seats[seat].bot) is not None]

    def view(self, viewer: int | None) -> GamePosition:
        """What a seat, or for None somebody who only watches, may know of the position: the only door to it."""
        self._check_viewer(viewer)
        if self._state.history is None:
            raise Refusal("not-started")
        history = self._state.history
        return history.adapter.view(history.position, viewer).copy()

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None:
            joining.check_seat(self._state, viewer)
        elif not self._state.settings.watchers and self._state.status != "waiting":
            raise Refusal("no-watchers")

    # Before the match

    def open(
        self, settings: Settings, host: Person, now: int, *, sit: bool = True, allow_external: bool = False
    ) -> list[Entry]:
        """Open the table. The host sits down, unless ``sit`` says otherwise or no seat is free for it.

        Seats for bots that are other programs (``bot:exec:COMMAND``) are refused unless ``allow_external``.
        """
        state = self._state
        return joining.open_table(state, self._secrets, settings, host, now, sit=sit, allow_external=allow_external)

    def adopt(self, record: Record, settings: Settings, people: Mapping[int, Person], now: int) -> list[Entry]:
        """Go on with the game of a record that replays; who sits where, ``people`` and the plans of the seats say.

        A deal that is due comes with ``go_on``.
        """
        return adopting.adopt(self._state, self._secrets, record, settings, people, now)

    def join(self, person: Person, seat: int | None, now: int, *, name: str | None = None) -> list[Entry]:
        """Sit down, on the seat kept for the person or the first that is free where none is named.

        With a ``name`` somebody sits down who shares the person's device; so one person may hold several seats. The
        other commands then take the ``seat`` that is meant.
        """
        return joining.join(self._state, self._secrets, person, seat, now, name=name)

    def plan_seat(self, person: str, seat: int, plan: str, now: int, *, allow_external: bool = False) -> list[Entry]:
        """Let the host say who is to sit on a seat: ``open``, ``person:ID``, ``bot:TEXT`` or ``mine:NAME``."""
        return joining.plan_seat(self._state, self._secrets, person, seat, plan, now, allow_external=allow_external)

    def ready(self, person: str, ready: bool, now: int, *, seat: int | None = None) -> list[Entry]:
        """Agree to play, or not yet after all, for all own seats or one; with the last to agree the match begins."""
        return joining.ready(self._state, self._secrets, person, ready, now, seat)

    def salt(self, person: str, salt: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Add a text of one's own to the seed."""
        return joining.salt(self._state, self._secrets, person, salt, now, seat)

    def start(self, person: str, now: int) -> list[Entry]:
        """Begin the match of a table of bots, by its host or ``server``; people begin it by agreeing."""
        return joining.start(self._state, self._secrets, person, now)

    def close(self, by: str, reason: str, now: int) -> list[Entry]:
        """Close the table: its host before the match, ``server`` at any time before the end."""
        return joining.close(self._state, self._secrets, by, reason, now)

    # The match

    def decide(self, by: str, seat: int, play: str | int, now: int, number: int | None = None) -> list[Entry]:
        """Let a seat decide.

        Args:
            by: The id of the seat's person, or ``bot:TEXT`` as ``waiting_bots`` names the bot that plays it.
            seat: Who decides.
            play: The decision, in notation or by its number.
            now: The time.
            number: The state number that whoever decides has seen. It is stale if the seat is asked something new
                since; that others talked, or decided in secret beside it, does not matter.
        """
        return playing.decide(self._state, self._secrets, by, seat, play, now, number)

    def go_on(self, now: int) -> list[Entry]:
        """Let chance answer where it must; after a decision it has, but an adopted game may have stopped before."""
        return adopting.go_on(self._state, self._secrets, now)

    def ask_undo(self, person: str, now: int, events: int | None = None, *, seat: int | None = None) -> list[Entry]:
        """Take back one's last decision, or down to so many events: at once if that is free, else ask the others."""
        return undoing.ask_undo(self._state, self._secrets, person, now, events, seat)

    def answer_undo(self, person: str, agrees: bool, now: int, *, seat: int | None = None) -> list[Entry]:
        """Answer whether something may be taken back; who has asked takes the question back by saying no."""
        return undoing.answer_undo(self._state, self._secrets, person, agrees, now, seat)

    def resign(self, person: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Give up."""
        return playing.resign(self._state, self._secrets, person, now, seat)

    def leave(self, person: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Get up before the match; go away for a while during it: from all own seats or one."""
        return playing.leave(self._state, self._secrets, person, now, seat)

    def stand_in(self, person: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Let a bot play one's own seat until one comes back."""
        return playing.stand_in(self._state, self._secrets, person, now, seat)

    def vote_stand_in(self, person: str, away: int, agrees: bool, now: int, *, seat: int | None = None) -> list[Entry]:
        """Say whether a bot shall play for the seat of somebody who is away; it does when all who are there agree."""
        return voting.vote_stand_in(self._state, self._secrets, person, away, agrees, now, seat)

    def come_back(self, person: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Take one's seats again, or one of them, from the bots that play them."""
        return playing.come_back(self._state, self._secrets, person, now, seat)

    def tick(self, now: int) -> list[Entry]:
        """What the clock does now, for one seat; to be asked again, after applying it, until there is nothing."""
        return playing.tick(self._state, self._secrets, now)

    def resume(self, now: int, since: int | None = None) -> list[Entry]:
        """Go on after the server was down: clocks stood still from ``since``, or the last entry, until now."""
        return playing.resume(self._state, self._secrets, now, since)

    # At any time

    def say(
        self,
        person: Person,
        text: str,
        now: int,
        to: Literal["table", "watchers"] | None = None,
        *,
        seat: int | None = None,
    ) -> list[Entry]:
        """Say something to the table, or to those who watch; where nobody says to whom, to whom one may."""
        return talking.say(self._state, self._secrets, person, text, now, to, seat)

    def offer_rematch(self, person: str, match: str, now: int, *, seat: int | None = None) -> list[Entry]:
        """Want to play again, in this match or the one that another has offered before."""
        return talking.offer_rematch(self._state, self._secrets, person, match, now, seat)

    # What goes out

    def update(self, viewer: int | None, since: int, language: str = "en") -> Update:
        """What has event after an entry, as a viewer may know it, and the moment now."""
        self._check_viewer(viewer)
        return self._teller.update(viewer, since, language)

    def ground(self, viewer: int | None, language: str = "en") -> dict[str, object]:
        """What never changes during the match: settings, names, the board and all that is printed."""
        self._check_viewer(viewer)
        return self._teller.ground(viewer, language)

    def decisions(self, seat: int, language: str = "en", *, preview: bool = False) -> list[DecisionForm]:
        """What a seat may decide now; nothing where it is not asked."""
        from tetrarch.table.view.decisions import decisions

        joining.check_seat(self._state, seat)
        return decisions(self._state, seat, language, preview=preview)

    def preview(self, seat: int, play: str | int, language: str = "en") -> PreviewForm:
        """What one decision of a seat would bring, in full, as far as the seat can know."""
        from tetrarch.table.view.preview import preview

        joining.check_seat(self._state, seat)
        return preview(self._state, seat, play, language)

    def scores(self, viewer: int | None, language: str = "en") -> list[list[ScoreForm]]:
        """Where the points of each seat come from, if the game ended now, as far as a viewer may know."""
        self._check_viewer(viewer)
        if self._state.history is None:
            raise Refusal("not-started")
        history = self._state.history
        return history.adapter.scores(history.adapter.view(history.position, viewer), language)

    def moments(
        self, viewer: int | None, first: int, last: int, language: str = "en", *, brief: bool = False
    ) -> list[Form]:
        """The match after ``first`` to ``last`` events, as a viewer would have been shown it then."""
        from tetrarch.table.view.replay import Eyes, past_moments

        self._check_viewer(viewer)
        return past_moments(self, Eyes(viewer), language, first, last, brief=brief)

    def all_moments(self, first: int, last: int, language: str = "en", *, brief: bool = False) -> list[Form]:
        """The same with all that was hidden; only when the match is over."""
        from tetrarch.table.view.replay import Eyes, past_moments

        return past_moments(self, Eyes(None, everything=True), language, first, last, brief=brief)

    def why_not(self, seat: int, play: str) -> Refusal | None:
        """Why a seat may not decide something now, with the rule and what would be legal; None where it may."""
        from tetrarch.table.view.decisions import why_not

        joining.check_seat(self._state, seat)
        return why_not(self._state, seat, play)

    def record(self, viewer: int | None) -> Record:
        """The record: whole when the match is over; before that only of a game in which nothing is hidden."""
        from tetrarch.table.view.record import public_record

        if self._state.status == "running":
            self._check_viewer(viewer)
        return public_record(self._state, self._entries)

    def whole_record(self) -> Record:
        """The record with all that is hidden: for who keeps the table, never for who plays at it."""
        from tetrarch.table.view.record import whole_record

        return whole_record(self._state, self._entries)

    # Kept and read again

    def snapshot(self) -> bytes:
        """Everything that has event, so that ``restore`` need not fold it again."""
        from tetrarch.table.snapshot import write_snapshot

        return write_snapshot(self._state, self._entries)

    @classmethod
    def restore(cls, match_id: str, seed: str | None, snapshot: bytes, *, spare_seed: str | None = None) -> Table:
        """The table as it was; later entries are to be applied."""
        from tetrarch.table.snapshot import read_snapshot

        table = cls(match_id, seed, spare_seed=spare_seed)
        table._state, table._entries = read_snapshot(snapshot, table._chance_of)
        return table
