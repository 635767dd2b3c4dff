"""Positions and boards in words, for screen readers, logs and captions of drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tetrarch.core.text.messages import Message, Value, clauses, series
from tetrarch.eko.components.board import Board, Hex
from tetrarch.eko.components.tile_set import MOVEMENT, PORTAL, TEMPEST
from tetrarch.eko.position.position import Position, Stack, space_masks
from tetrarch.eko.rules.state import majority_on
from tetrarch.eko.words import phrase, say
from tetrarch.eko.words.sentences import identity_message, player_message, yes_no

POINTS_TO_WIN = 12
"""The points that win the game together with a capital (E8.1)."""

BY_POINTS = ("idle", "repetition", "round-limit")
"""The reasons after which most points win (E8.7)."""


def landmarks(board: Board, language: str = "en") -> list[tuple[str, tuple[int, int, int]]]:
    """The pyramids and Beacons with their names and three spaces."""
    found = []
    for name, places in (("landmark-pyramid", board.pyramids), ("landmark-beacon", board.beacons)):
        for number, spaces in enumerate(places, 1):
            is_one = len(places) == 1
            found.append((say(language, name) if is_one else say(language, f"{name}-numbered", number=number), spaces))
    return found


def landmark_holders(position: Position) -> list[int]:
    """For each landmark, the seat that occupies most of its spaces, or -1 (E11.2, E15.1)."""
    board = position.board
    return [int(majority_on(position.state, *space_masks(spaces))) for spaces in (*board.pyramids, *board.beacons)]


def moment_words(position: Position, language: str = "en") -> str:
    """Round and turn, such as ``round 3, turn 8``."""
    if not position.turn:
        return say(language, "moment-set-up")
    return say(language, "moment", round=str(position.round), turn=str(position.turn))


def step_name(step: str, language: str = "en") -> str:
    """The name of a step, such as ``action phase``."""
    return say(language, f"phase-{step}")


def end_words(reason: str, language: str = "en") -> str:
    """How a game ended, by the reason in its outcome."""
    return say(language, f"end-{reason}")


def step_sentence(position: Position, language: str = "en") -> str:
    """Who must decide what, or how the game ended, without a full stop."""
    return step_message(position).text(language)


def step_message(position: Position) -> Message:
    """Who must decide what, or how the game ended, in any language."""
    outcome = position.outcome
    if outcome is None:
        return phrase(f"step-{position.step}", player=player_message(position, position.decider))
    reason = phrase(f"end-{outcome.reason}")
    if not outcome.winners:
        return phrase("won-nobody", reason=reason, rule=outcome.rule)
    values: dict[str, Value] = {
        "winners": series(player_message(position, seat) for seat in outcome.winners),
        "count": len(outcome.winners),
        "reason": reason,
        "rule": outcome.rule,
    }
    if outcome.reason not in BY_POINTS:
        return phrase("won", **values)
    return phrase("won-most", points=position.points(outcome.winners[0]), **values)


def stack_words(position: Position, stack: Stack, language: str = "en") -> str:
    """A stack in words, such as ``Ember, 3 discs with the Emperor``."""
    player = player_message(position, stack.seat)
    return say(language, "stack-words", player=player, discs=stack.height, emperor=yes_no(stack.emperor))


def place_words(board: Board, place: Hex, language: str = "en") -> str:
    """A hex in words without its pieces, such as ``canyon``."""
    if place.kind == MOVEMENT:
        return say(language, "place-empty")
    if place.kind == TEMPEST:
        return say(language, "place-tempest", zone=_zone(board, place))
    if place.kind == PORTAL:
        mouths = [board.spaces[mouth].name for portal, mouth in board.portals if portal == place]
        return say(language, "place-portal", mouth=mouths[0]) if mouths else say(language, "place-portal-closed")
    return say(language, f"kind-{place.kind}")


def _zone(board: Board, place: Hex) -> int:
    """The number of the zone of a tempest space."""
    space = board.space_index[place.name]
    return next(number for number, zone in enumerate(board.zones, 1) if space in zone)


def hex_words(position: Position, language: str = "en") -> dict[str, str]:
    """Every hex in words with its pieces, by name."""
    board = position.board
    words = {place.name: place_words(board, place, language) for place in board.hexes}
    for space, stack in position.stacks().items():
        place = board.spaces[space]
        told = stack_words(position, stack, language)
        if place.kind == TEMPEST:
            told = say(language, "stack-in-tempest", stack=told, zone=_zone(board, place))
        words[place.name] = told
    for site, building in position.buildings().items():
        place = board.sites[site]
        words[place.name] = say(
            language,
            "building-words",
            player=player_message(position, building.seat),
            building=phrase(f"building-name-{building.worth}"),
            site=phrase(f"site-{place.kind}"),
        )
    return words


def seat_state(position: Position, seat: int) -> str:
    """The state of a seat: ``won``, ``eliminated``, ``on-turn``, or an empty text."""
    outcome = position.outcome
    if outcome is not None and seat in outcome.winners:
        return "won"
    if position.is_eliminated(seat):
        return "eliminated"
    return "on-turn" if outcome is None and seat == position.seat else ""


def state_words(state: str, language: str = "en") -> str:
    """The state of a seat in words; empty if it has none."""
    return say(language, f"state-{state}") if state else ""


def seat_words(position: Position, seat: int, language: str = "en") -> str:
    """What a seat has beside the board, in one sentence."""
    reserve = position.reserve(seat)
    encampments, towers, castles = position.supply(seat)
    held = [phrase("emperor-of", player=player_message(position, other)) for other in position.captives(seat)]
    parts = [
        say(language, "seat-points", points=position.points(seat)),
        say(language, "seat-capital", capital=yes_no(position.capitals(seat))),
        say(language, "seat-reserve", soldiers=reserve.soldiers, emperor=yes_no(reserve.emperor)),
        say(language, "seat-box", soldiers=position.box(seat)),
        say(language, "seat-captives", emperors=series(held)) if held else say(language, "seat-no-captives"),
        say(language, "seat-supply", encampments=encampments, towers=towers, castles=castles),
    ]
    return clauses(parts, language)


def describe_text(position: Position, language: str = "en") -> str:
    """The complete position in words, line by line, for screen readers and readers without the drawing.

    English is ASCII; other languages use their letters.
    """
    board = position.board
    moment = moment_words(position, language)
    lines = [
        say(language, "described", players=position.players, moment=moment),
        f"{step_sentence(position, language)}.",
    ]
    for seat, letter in enumerate(position.identities):
        state = seat_state(position, seat)
        lines.append(
            say(
                language,
                "described-seat-state" if state else "described-seat",
                seat=seat,
                player=identity_message(letter),
                letter=letter,
                state=state_words(state, language),
                words=seat_words(position, seat, language),
            )
        )
    for seat, letter in enumerate(position.identities):
        player = identity_message(letter)
        stacks = [
            f"{board.spaces[space].name} {_discs(stack, language)}"
            for space, stack in position.stacks().items()
            if stack.seat == seat
        ]
        buildings = [
            f"{board.sites[site].name} {say(language, f'building-name-{building.worth}')}"
            for site, building in position.buildings().items()
            if building.seat == seat
        ]
        none = say(language, "none")
        lines.append(say(language, "described-stacks", player=player, stacks=", ".join(stacks) or none))
        lines.append(say(language, "described-buildings", player=player, buildings=", ".join(buildings) or none))
    for place, holder in zip(landmark_lines(board, language), landmark_holders(position), strict=True):
        lines.append(say(language, "described-landmark", at=place, holder=holder_words(position, holder, language)))
    return "\n".join(lines + describe_rows(board, hex_words(position, language), language))


def describe_rows(board: Board, words: Mapping[str, str], language: str = "en") -> list[str]:
    """One line for each row of the board, given the words for its hexes."""
    rows: dict[str, list[str]] = {}
    for place in board.hexes:
        rows.setdefault(place.name.rstrip("0123456789"), []).append(f"{place.name} {words[place.name]}")
    return [say(language, "described-row", row=row, places=clauses(places, language)) for row, places in rows.items()]


def describe_board_text(board: Board, language: str = "en") -> str:
    """A board without pieces in words, line by line."""
    lines = [say(language, "described-board", players=board.players)]
    lines += [f"{place}." for place in landmark_lines(board, language)]
    words = {place.name: place_words(board, place, language) for place in board.hexes}
    return "\n".join(lines + describe_rows(board, words, language))


def landmark_lines(board: Board, language: str = "en") -> list[str]:
    """The landmarks and their places, such as ``Pyramid between d5, e4 and e5``."""
    return [
        say(language, "landmark-at", landmark=name, spaces=series(names_of(board, spaces)))
        for name, spaces in landmarks(board, language)
    ]


def names_of(board: Board, spaces: Sequence[int]) -> list[str]:
    """The names of some spaces."""
    return [board.spaces[space].name for space in spaces]


def holder_words(position: Position, holder: int, language: str = "en") -> str:
    """The holder of a landmark in words, given the seat or -1."""
    if holder < 0:
        return say(language, "held-by-nobody")
    return say(language, "held-by", player=player_message(position, holder))


def _discs(stack: Stack, language: str) -> str:
    return say(language, "stack-short", discs=stack.height, emperor=yes_no(stack.emperor))
