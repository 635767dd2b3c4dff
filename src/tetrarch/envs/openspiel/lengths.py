"""How long games can become: bounds that OpenSpiel wants to know beforehand."""

from __future__ import annotations

from tetrarch import eko, legends
from tetrarch.eko.position.deal import DISCS_EACH
from tetrarch.legends.components.cards import CARDS_EACH, Card
from tetrarch.legends.rules import layout

SETUP_DECISIONS = 32
"""More than a founder of Legends ever makes: boards and the central one, start, tokens, coins (L2.0)."""
NEUTRAL_ARMIES = 10
GAMES_OF_MATCH = 3
STEP_ACTIONS = {"place": 1, "move": 2, "city": 1, "destroy": 3}
"""The most actions of the decision table that one army, step, city or destruction takes."""


def eko_length(board: eko.Board, options: eko.Options) -> int:
    """The most actions of a game of Ekö.

    A turn has at most the Temple of the Sand, two actions with a choice of zones each, a march, an exchange choice of
    every player after either action, one placement for every disc, the Temple of the Moon and an end.
    """
    turn = 2 + 2 * (4 + len(board.zones)) + 1 + 2 * options.players + 3 * DISCS_EACH + 3 + 1
    setup = 2 * DISCS_EACH * options.players
    return setup + (options.round_limit or 0) * options.players * turn


def legends_length(position: legends.Position) -> int:
    """The most actions of a game or match of Legends from a position on."""
    cards = position.components.cards
    move = sum(card.move for card in cards) + 1
    army = sum(card.army for card in cards) + 1
    turn = 2 + max(_card_actions(card, move, army) for card in cards)
    turns = CARDS_EACH[position.players] * position.players + 1
    before = 2 * SETUP_DECISIONS + 1 + NEUTRAL_ARMIES + position.players + 1
    games = _games(position)
    if position.awaits_chance:
        return games * (before + turns * turn)
    taken = int(position.state[layout.TAKEN : layout.TAKEN + position.players].sum())
    now = (before if position.state[layout.STEP] <= layout.FIRST_STEP else 0) + (turns - taken + 1) * turn
    return now + (games - 1) * (before + turns * turn)


def _card_actions(card: Card, move: int, army: int) -> int:
    """The most actions that a card's action takes, with all bonuses there are; each part may be stopped."""
    bonus = {"move": move, "place": army}
    return sum(STEP_ACTIONS[part.kind] * (part.number + bonus.get(part.kind, 0)) + 1 for part in card.parts)


def eko_draws(options: eko.Options) -> int:
    """The most draws of chance in a game of Ekö: the first player, and all discs but the last."""
    return 1 + DISCS_EACH * options.players


def legends_draws(position: legends.Position) -> int:
    """The most draws of chance in a game or match of Legends from a position on."""
    hidden = layout.TOKENS + 4 + position.players
    whole = 2 * position.players + len(position.components.cards) + hidden + SETUP_DECISIONS
    games = _games(position)
    return games * whole if position.awaits_chance else hidden + position.deck_left + (games - 1) * whole


def _games(position: legends.Position) -> int:
    """How many games of the match are left, this one included."""
    return GAMES_OF_MATCH + 1 - position.match_game if "match" in position.options.variants else 1
