"""Updates: what has happened and where the match stands, built once for each viewer and language."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from tetrarch.core.randomness import salt_commitment
from tetrarch.core.table_adapter import DecisionForm, Form, PositionForm
from tetrarch.table.commands.builder import TableCore
from tetrarch.table.commands.stand_in import waiting_voters
from tetrarch.table.commands.undo import can_undo, others_to_ask, reach, turn_start
from tetrarch.table.entries import Answered, Decided, Entry
from tetrarch.table.people import BOT
from tetrarch.table.refusal import Refusal, say
from tetrarch.table.state import TableState
from tetrarch.table.view.events import (
    EventWords,
    around,
    asks,
    bot_name,
    entry_sentence,
    event_words,
    person_name,
    seat_name,
)
from tetrarch.table.view.forms import (
    EntryForm,
    Moment,
    SeatState,
    TableStatic,
    UndoForm,
    public_bot,
    public_settings,
    redact,
)

# The moment: where a match stands now


def common_moment(state: TableState, language: str, seats: list[SeatState]) -> Moment:
    """The part of the moment that all viewers share."""
    form: Moment = {
        "number": state.number,
        "status": state.status,
        "host": state.host.id if state.host else None,
        "seats": seats,
        "events": len(state.history.events) if state.history else 0,
        "to_decide": list(state.to_decide),
        "bots": [
            {"seat": seat, "bot": public_bot(f"{BOT}{bot}").removeprefix(BOT), "name": bot_name(bot, language)}
            for seat in state.to_decide
            if (bot := state.seats[seat].bot) is not None
        ],
        "clocks": [
            {"left_ms": clock.left, "running": clock.since is not None, "since": clock.since}
            for clock in state.clocks
            if state.settings.clock.kind != "none"
        ],
        "votes": [
            {"seat": vote.seat, "agreed": list(vote.agreed), "waiting": waiting_voters(state, vote)}
            for vote in state.votes
        ],
        "start_by": state.start_by,
        "restarts": {
            "times": len(state.restarts),
            "player": person_name(state.restarts[-1].person.name, language),
        }
        if state.restarts
        else None,
        "rematch": {"match": state.rematch, "seats": state.rematch_seats} if state.rematch else None,
    }
    history = state.history
    if history is not None:
        view = history.view(None)
        form |= {
            "step": view.step,
            "asks": asks(history.definition, view, None, language),
            "seat": view.seat,
            "turn": history.turn_after(len(history.events)),
            "points": history.points(),
            "has_secrets": history.adapter.has_secrets(history.position),
        }
    if state.result is not None:
        result = state.result
        form["result"] = {
            "reason": result.reason,
            "rule": result.rule,
            "winners": result.winners,
            "standings": result.standings,
            "points": result.points,
            "rated": result.rated,
            "gave_up": [gone.seat for gone in state.gave_up],
            "seed": result.seed,
            "scores": state.game.adapter.scores(state.game.view(None), language),
        }
    return form


def common_position(state: TableState) -> PositionForm | None:
    """The current position as a spectator may know it."""
    history = state.history
    return None if history is None else history.adapter.position_form(history.view(None))


def own_moment(
    state: TableState,
    viewer: int | None,
    language: str,
    common: Moment,
    position: PositionForm | None,
    notation_of: Callable[[int], str],
) -> Moment:
    """The moment as one viewer may know it; ``notation_of`` returns the notation of a decision by its entry."""
    if state.history is None or position is None:
        return common
    if viewer is not None:
        position = {**position, **state.history.adapter.seat_form(state.history.position, viewer)}
        view = state.history.view(None)
        person = state.seats[viewer].person
        is_alone = person is None or len(state.seats_of(person.id)) == 1  # the result addresses all at a shared device
        if (view.is_over and is_alone) or viewer in view.to_decide:
            common = {**common, "asks": asks(state.history.definition, view, viewer, language)}
    return {**common, "position": position, "undo": _undo(state, viewer, language, notation_of)}


def _seat(state: TableState, seat: int, language: str) -> SeatState:
    place = state.seats[seat]
    person = place.person
    form: SeatState = {
        "plan": public_bot(place.plan),
        "person": {"id": person.id, "name": person_name(person.name, language), "kind": person.kind}
        if person
        else None,
        "bot": public_bot(f"{BOT}{place.bot}").removeprefix(BOT) if place.bot is not None else None,
        "name": seat_name(state, seat, language),
        "ready": place.ready,
        "salted": place.salt is not None or place.salt_commitment is not None,
        "salt_due": place.owes_salt and state.are_salts_due,
        "away": place.is_away,
        "gave_up": place.gave_up,
        "hints": place.hints,
    }
    committed = place.salt_commitment or (salt_commitment(place.salt) if place.salt is not None else None)
    if committed is not None and state.status == "waiting":
        form["salt_commitment"] = committed
    return form


def _undo(state: TableState, viewer: int | None, language: str, notation_of: Callable[[int], str]) -> UndoForm:
    """What the viewer can undo, and the open request to undo."""
    asked = state.undo
    last: int | None = None
    turn: int | None = None
    is_free, what = False, ""
    if viewer is None:
        why = ""
    elif not can_undo(state):
        why = say(language, "undo-off" if state.settings.undo == "off" else "undo-over")
    elif state.seats[viewer].gave_up:
        why = say(language, "undo-gave-up")
    elif (found := reach(state, viewer)).last is None:
        why = say(language, "undo-nothing")
    else:
        last, turn = found.last, turn_start(state, viewer, found)
        is_free = state.settings.undo == "free" and found.is_free
        why = "" if is_free else _why_not_free(state, found.why, language)
        what = notation_of(state.game.events[last].entry)  # the viewer's own decision
    return {
        "free": is_free,
        "consent": last is not None and not is_free,
        "events": last,
        "turn": turn,
        "what": what,
        "why_not": why,
        "asked": None
        if asked is None
        else {
            "seat": asked.seat,
            "events": asked.events,
            "agreed": list(asked.agreed),
            "waiting": [seat for seat in others_to_ask(state, asked.seat) if seat not in asked.agreed],
        },
    }


def _why_not_free(state: TableState, why: str, language: str) -> str:
    if why in ("", "other"):
        return say(language, f"undo-{why or 'consent'}")
    return state.game.adapter.final_sentence(why, language)


def static_form(state: TableState, match_id: str, viewer: int | None, language: str) -> TableStatic:
    """Everything that never changes during a match: settings, names, the commitment, and the board once it starts."""
    form: TableStatic = {
        "match": match_id,
        "game": state.settings.game,
        "viewer": viewer,
        "settings": public_settings(state.settings),
        "commitment": state.commitment,
        "names": state.names,
        "salts": state.salts,
        "board": None,
    }
    if state.history is not None:
        form["board"] = state.history.adapter.static_form(state.history.view(viewer), language)
    return form


# Updates

MOST_KEPT = 16
"""How many described events are kept for viewers who ask a little later."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a viewer has missed, and where the match stands now."""

    match: str
    number: int
    """The state number; ask for the next update since this one."""
    since: int
    entries: list[EntryForm]
    """All entries after ``since``."""
    moment: Moment
    decisions: list[DecisionForm] = []
    """The legal decisions of the viewer's seat; absent if it has none to make now."""


class UpdateBuilder:
    """Builds the updates that viewers receive, and keeps them until the next entry."""

    def __init__(self, table: TableCore) -> None:
        self._table = table
        self._events: dict[tuple[int, str], EventWords] = {}
        """Described events by entry and language."""
        self._shared: dict[tuple[int, str], EntryForm] = {}
        """Events as viewers see them whom they do not concern, by entry and language."""
        self._updates: dict[tuple[int | None, int, str, bool], Update] = {}
        self._moments: dict[tuple[int | None, str], Moment] = {}
        self._common: dict[str, Moment] = {}
        """What all viewers share of the moment, by language."""
        self._seats: dict[str, list[SeatState]] = {}
        """The seats by language; decisions and chance do not change them."""
        self._position: PositionForm | None = None

    def change(self, entry: Entry) -> None:
        """Drop what depends on the current state, which an entry has changed."""
        if not isinstance(entry, Decided | Answered):
            self._seats.clear()
        self.release()

    def release(self) -> None:
        """Drop the built updates. Those of a thousand tables are many objects for the garbage collector."""
        self._shared.clear()
        self._updates.clear()
        self._moments.clear()
        self._common.clear()
        self._position = None

    def update(self, viewer: int | None, since: int, language: str, *, encoded: bool) -> Update:
        """The entries after ``since``, the moment, and the decisions of a viewer whose seat decides now.

        An update that is only encoded need not hold the decisions themselves, only their JSON.
        """
        table = self._table
        state = table.state
        if not 0 <= since <= state.number:
            raise Refusal("no-such-number", number=since, most=state.number)
        key = (viewer, since, language, encoded)
        if key not in self._updates:
            entries = [self._entry(entry, viewer, language) for entry in table.entries[since:]]
            is_deciding = viewer in state.to_decide and state.seats[viewer].is_person_playing
            decisions: list[DecisionForm] = []
            if viewer is not None and is_deciding and encoded:
                forms = ",".join(state.game.decisions_json(viewer, language))
                decisions = cast("list[DecisionForm]", msgspec.Raw(f"[{forms}]"))
            elif viewer is not None and is_deciding:
                decisions = state.game.decisions(viewer, language)
            moment = self._moment(viewer, language)
            self._updates[key] = Update(table.match_id, state.number, since, entries, moment, decisions)
        return self._updates[key]

    def ground(self, viewer: int | None, language: str) -> TableStatic:
        """Everything that never changes during the match."""
        return static_form(self._table.state, self._table.match_id, viewer, language)

    def _moment(self, viewer: int | None, language: str) -> Moment:
        key = (viewer, language)
        if key not in self._moments:
            state = self._table.state
            if language not in self._common:
                seats = self._seats.get(language) or [_seat(state, seat, language) for seat in range(state.players)]
                self._seats[language] = seats
                self._common[language] = common_moment(state, language, seats)
            if self._position is None:
                self._position = common_position(state)
            common, position = self._common[language], self._position
            self._moments[key] = own_moment(state, viewer, language, common, position, self._notation_of)
        return self._moments[key]

    def _notation_of(self, number: int) -> str:
        entry = self._table.entries[number - 1]
        assert isinstance(entry, Decided)
        return entry.play

    def _entry(self, entry: Entry, viewer: int | None, language: str) -> EntryForm:
        """One entry as a viewer may know it, with its sentence."""
        state = self._table.state
        if not isinstance(entry, Decided | Answered):
            known = redact(entry, viewer, is_secret=is_among(entry.number, state.asides))
            if known["kind"] != "hidden":
                name_people(known, language)
                known["sentence"] = entry_sentence(entry, state, self._table.entries, language, viewer)
            return cast(EntryForm, known)
        is_secret = is_among(entry.number, state.secrets)
        words = self._event(entry, language)
        is_own = isinstance(entry, Decided) and viewer == entry.seat
        reader = None if viewer is None else state.game.adapter.player(state.game.position, viewer)
        is_shared = not is_secret and not is_own and (reader is None or not words.names(reader))
        shared = self._shared.get((entry.number, language)) if is_shared else None
        if shared is not None:
            return shared
        known = redact(entry, viewer, is_secret=is_secret)
        if is_secret and isinstance(entry, Decided) and not is_own:
            sentence = state.game.adapter.secret_sentence(state.game.position, entry.seat, language)
        elif is_own and words.decision is not None:
            sentence = words.decision.sentence
        else:
            sentence = words.sentence(language, reader)
        if words.decision is not None and (is_own or not is_secret):
            decision = words.decision
            known["what"], known["places"], known["mark"] = decision.kind, decision.places, decision.mark
            if decision.detail:
                known["detail"] = decision.detail
        known["sentence"], known["consequences"] = sentence, words.consequences(language, reader)
        known["turn"], known["points"] = words.turn, words.points
        form = cast(EntryForm, known)
        if is_shared:
            self._shared[entry.number, language] = form
        return form

    def _event(self, entry: Decided | Answered, language: str) -> EventWords:
        """An event, with everything that its own seat may know."""
        key = (entry.number, language)
        if key not in self._events:
            history = self._table.state.game
            before, after = around(history, self._table.entries, entry)
            if len(self._events) >= MOST_KEPT:
                del self._events[next(iter(self._events))]
            if after is history.position:
                view, points = history.view(None), history.points()
            else:
                view = history.adapter.view(after, None)
                points = [view.points(seat) for seat in range(view.players)]
            self._events[key] = event_words(history, entry, before, after, view, points, language)
        return self._events[key]


def name_people(known: Form, language: str) -> None:
    """Give deleted people in an entry a name in the viewer's language."""
    for field in ("person", "host"):
        person = known.get(field)
        if isinstance(person, dict):
            person["name"] = person_name(person["name"], language)
    names = known.get("names")
    if isinstance(names, list):
        known["names"] = [person_name(name, language) for name in names]


def is_among(number: int, numbers: Sequence[int]) -> bool:
    """Whether a number is in an ascending sequence."""
    place = bisect_left(numbers, number)
    return place < len(numbers) and numbers[place] == number
