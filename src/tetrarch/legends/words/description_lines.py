"""The whole position in words, line by line."""

from __future__ import annotations

from tetrarch.core.text.messages import ascii_text, message, series
from tetrarch.legends.position.position import Position
from tetrarch.legends.words.card_words import ability_words, action_words
from tetrarch.legends.words.description import (
    Ways,
    board_words,
    identity_message,
    island_holder,
    laid_boards,
    moment_words,
    region_words,
    seat_state,
    seat_words,
    step_sentence,
    things_lying,
    tie_words,
    ways_from,
)
from tetrarch.legends.words.notation import PACKAGE
from tetrarch.legends.words.sentences import say
from tetrarch.legends.words.titles import card_title


def describe_text(position: Position, language: str = "en") -> str:
    """The whole position in words, line by line: for screen readers and for people without the picture.

    In English it is ASCII; other languages have the letters they need.
    """
    lines = [
        say(language, "described", players=position.players, moment=moment_words(position, language)),
        f"{step_sentence(position, language)}.",
    ]
    lines += [f"{words}."] if (words := tie_words(position, language)) else []
    for seat, letter in enumerate(position.identities):
        state = seat_state(position, seat, language)
        lines.append(
            say(
                language,
                "described-seat-state" if state else "described-seat",
                seat=seat,
                player=identity_message(letter),
                letter=letter,
                state=state,
                words=seat_words(position, seat, language),
            )
        )
    lines += [*_row_lines(position, language), *_map_lines(position, language)]
    return ascii_text("\n".join(lines)) if language == "en" else "\n".join(lines)


def _row_lines(position: Position, language: str) -> list[str]:
    """The cards in the row and how many are left, in words."""
    lines = [
        say(
            language,
            "described-place",
            place=place,
            price=entry.price,
            title=card_title(position.components, entry.card),
            ability=ability_words(entry.card, position.components, language),
            action=action_words(entry.card, language),
        )
        for place, entry in enumerate(position.row(), 1)
        if entry
    ]
    return [*lines, say(language, "described-deck", number=position.deck_left)]


def _map_lines(position: Position, language: str) -> list[str]:
    """The boards, islands and regions in words."""
    things, lines = things_lying(position, language), []
    for slot, side, turn in laid_boards(position):
        lines.append(f"{board_words(position, slot, side, turn, language)}.")
        for island in side.islands:
            letter = island_holder(position, island)
            holder = identity_message(letter) if letter else message(PACKAGE, "nobody")
            lines.append(say(language, "described-island", regions=series(island), holder=holder))
            for region in island:
                index = position.components.region_index[region]
                lines.append(
                    say(
                        language,
                        "described-region",
                        region=region,
                        words=region_words(position, index, things.get(index, ()), language),
                        ways=ways_words(ways_from(position, side, region), language),
                    )
                )
    return lines


def ways_words(ways: Ways, language: str = "en") -> str:
    """The neighbours of a region, in words."""
    kinds = (("land", ways.land), ("bridge", ways.bridge), ("portal", ways.portal), ("sea", ways.sea))
    told = [say(language, f"ways-{kind}", regions=series(names)) for kind, names in kinds if names]
    return ", ".join(told) or say(language, "ways-none")
