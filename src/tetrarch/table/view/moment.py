"""The moment: where a match stands now, as one viewer may know it, and what never changes."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.core.table_adapter import PositionForm
from tetrarch.table.commands.stand_in import waiting_voters
from tetrarch.table.commands.undo import can_undo, others_to_ask, reach, turn_start
from tetrarch.table.people import BOT
from tetrarch.table.refusal import say
from tetrarch.table.state import TableState
from tetrarch.table.view.events import bot_name, person_name, seat_name
from tetrarch.table.view.filter import public_bot, public_settings
from tetrarch.table.view.forms import Moment, SeatState, TableStatic, UndoForm


def common_moment(state: TableState, language: str) -> Moment:
    """The part of the moment that all viewers share."""
    form: Moment = {
        "number": state.number,
        "status": state.status,
        "host": state.host.id if state.host else None,
        "seats": [_seat(state, seat, language) for seat in range(state.players)],
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
        "rematch": {"match": state.rematch, "seats": state.rematch_seats} if state.rematch else None,
    }
    history = state.history
    if history is not None:
        view = history.view(None)
        form |= {
            "step": view.step,
            "asks": history.definition.step_sentence(view, language),
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
    return {**common, "position": position, "undo": _undo(state, viewer, language, notation_of)}


def _seat(state: TableState, seat: int, language: str) -> SeatState:
    place = state.seats[seat]
    person = place.person
    return {
        "plan": public_bot(place.plan),
        "person": {"id": person.id, "name": person_name(person.name, language), "kind": person.kind}
        if person
        else None,
        "bot": public_bot(f"{BOT}{place.bot}").removeprefix(BOT) if place.bot is not None else None,
        "name": seat_name(state, seat, language),
        "ready": place.ready,
        "salted": place.salt is not None,
        "away": place.is_away,
        "gave_up": place.gave_up,
    }


def _undo(state: TableState, viewer: int | None, language: str, notation_of: Callable[[int], str]) -> UndoForm:
    """What the viewer can undo, and the open request to undo."""
    asked = state.undo
    form: UndoForm = {
        "free": False,
        "consent": False,
        "events": None,
        "turn": None,
        "what": "",
        "why_not": "",
        "asked": None
        if asked is None
        else {
            "seat": asked.seat,
            "events": asked.events,
            "agreed": list(asked.agreed),
            "waiting": [seat for seat in others_to_ask(state, asked.seat) if seat not in asked.agreed],
        },
    }
    if viewer is None:
        return form
    if not can_undo(state):
        why = "off" if state.settings.undo == "off" else "over"
        return {**form, "why_not": say(language, f"undo-{why}")}
    if state.seats[viewer].gave_up:
        return {**form, "why_not": say(language, "undo-gave-up")}
    found = reach(state, viewer)
    if found.last is None:
        return {**form, "why_not": say(language, "undo-nothing")}
    is_free = state.settings.undo == "free" and found.is_free
    why = "" if is_free else _why_not_free(state, found.why, language)
    what = notation_of(state.game.events[found.last].entry)  # the viewer's own decision
    return {
        **form,
        "events": found.last,
        "turn": turn_start(state, viewer, found),
        "free": is_free,
        "consent": not is_free,
        "what": what,
        "why_not": why,
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
