"""What a seat has seen of a game so far, and what the rest may have been."""

from __future__ import annotations

from tetrarch import eko, legends
from tetrarch.core.randomness import Generator
from tetrarch.envs.openspiel.hidden import secrets_known
from tetrarch.envs.openspiel.moment import Event, Moment
from tetrarch.envs.single import CHANCE_PLAYER
from tetrarch.legends.encoding.decision_table import BID_CHOICE
from tetrarch.legends.rules import layout


def can_see(moment: Moment, event: Event, seat: int) -> bool:
    """Whether a seat sees now what an event was; leaders, dice and tokens are told by ``secrets_known``."""
    if event.hidden != "bid":
        return not event.hidden
    position = moment.position
    is_secret = isinstance(position, legends.Position) and position.step == "bid" and position.match_game == event.game
    return event.who == seat or not is_secret


def information(moment: Moment, seat: int) -> str:
    """All that a seat has seen so far: two moments have the same text exactly when it cannot tell them apart."""
    lines = [f"{moment.game} seat {seat}"]
    for event in moment.events:
        who = "chance" if event.who == CHANCE_PLAYER else str(event.who)
        lines.append(f"{who}: {event.number} {event.text}" if can_see(moment, event, seat) else f"{who}: ?")
    known = [games[seat] for games in moment.known_before] + [secrets_known(moment.position, seat)]
    return "\n".join([*lines, *filter(None, known)])


def observation(moment: Moment, seat: int) -> str:
    """What a seat may know now: its view of the position as a line, and the choices made of a decision."""
    view = moment.position.view(seat)
    line = eko.position_to_line(view) if isinstance(view, eko.Position) else legends.position_to_line(view)
    return f"{line} pending {'.'.join(map(str, moment.chosen)) or '-'}"


def public(moment: Moment) -> str:
    """What all see now: the same without anything that only some seats know."""
    position = moment.position
    if isinstance(position, eko.Position):
        return observation(moment, 0)
    shown = position.copy()
    state = shown.state
    for place in range(layout.TOKENS):
        everybody = (1 << position.players) - 1
        if state[layout.TOKEN_SEEN + place] != everybody:
            state[layout.TOKEN_FACE + place] = layout.UNKNOWN
    bids = [f"{bid >= 0:d}" if position.step == "bid" else str(bid) for bid in _bids(position)]
    view = shown.view(0)
    view.state[layout.BID : layout.BID + 4] = -1
    chosen = "-" if position.step == "bid" else ".".join(map(str, moment.chosen)) or "-"
    return f"{legends.position_to_line(view)} bids {' '.join(bids)} pending {chosen}"


def private(moment: Moment, seat: int) -> str:
    """What a seat knows now that not all do: its bid before all are in, and face-down tokens it has looked at."""
    position = moment.position
    if isinstance(position, eko.Position):
        return ""
    found = []
    if position.step == "bid" and (bid := _bids(position)[seat]) >= 0:
        found.append(f"bid {bid}")
    for place in range(layout.TOKENS):
        seen = int(position.state[layout.TOKEN_SEEN + place])
        if seen >> seat & 1 and seen != (1 << position.players) - 1:
            found.append(f"token {place} is {position.state[layout.TOKEN_FACE + place]}")
    return ", ".join(found)


def _bids(position: legends.Position) -> list[int]:
    return [int(bid) for bid in position.state[layout.BID : layout.BID + position.players]]


def resampled(moment: Moment, seat: int, seed: str) -> list[int]:
    """All actions and draws, with what the seat does not know drawn anew, evenly, in keeping with what it does."""
    if isinstance(moment.position, eko.Position):
        return [event.number for event in moment.events]
    dealt = moment.position.determinize(seat, Generator(seed, "resample"))
    found = []
    for event in moment.events:
        number = event.number
        if event.game == dealt.match_game and event.place >= 0:
            number = int(dealt.state[event.place])
        elif event.hidden == "bid" and not can_see(moment, event, seat):
            number = BID_CHOICE + int(dealt.state[layout.BID + event.who])
        found.append(number)
    return found
