"""From a position's form without faults to the flat state."""

from __future__ import annotations

from tetrarch.legends.components.components import Components
from tetrarch.legends.position.deal import blank_position
from tetrarch.legends.position.json_format import PositionForm
from tetrarch.legends.position.options import Options
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import join_boards, lay_board
from tetrarch.legends.rules.state import one_army, one_city


def fill_position(form: PositionForm, components: Components, options: Options) -> Position:
    """The position that a form describes."""
    position = blank_position(components, options, form.identities)
    position.viewer = form.viewer
    _fill_table(position, form)
    _fill_map(position, form)
    _fill_tokens(position, form)
    _fill_seats(position, form)
    _fill_cards(position, form)
    return position


def _fill_table(position: Position, form: PositionForm) -> None:
    state = position.state
    state[layout.STEP] = layout.STEP_NAMES.index(form.step)
    state[layout.GAME] = form.game
    state[layout.SEAT], state[layout.DECIDER], state[layout.FOUNDER] = form.seat, form.decider, form.founder
    state[layout.FIRST] = -1 if form.first is None else form.first
    state[layout.COUNT] = form.count
    state[layout.QUEEN_DONE], state[layout.NEUTRAL_LEFT] = form.queen_done, form.neutral_left
    for place, order in ((layout.AGE, form.ages), (layout.DIE_RANK, form.die or [])):
        for rank, letter in enumerate(order):
            state[place + position.identities.index(letter)] = rank
    if form.die is None:
        state[layout.DIE_RANK : layout.DIE_RANK + position.players] = layout.UNKNOWN
    if form.result:
        state[layout.WINNERS] = sum(1 << position.identities.index(letter) for letter in set(form.result.winners))


def _fill_map(position: Position, form: PositionForm) -> None:
    state, components = position.state, position.components
    index = components.region_index
    names = [side.name for side in components.sides]
    for slot, laid in enumerate(form.slots):
        lay_board(position.static, state, slot, names.index(laid.side), laid.turn)
    if len(form.slots) == 4:
        join_boards(position.static, state)
    state[layout.CENTRE_SLOT] = form.centre
    state[layout.START_REGION] = -1 if form.start is None else index[form.start]
    for name, garrisons in form.regions.items():
        for letter, (armies, cities) in garrisons.items():
            colour = layout.NEUTRAL_COLOUR if letter == "N" else position.identities.index(letter)
            state[layout.STACKS + index[name]] += armies * one_army(colour)
            if letter != "N":
                state[layout.STACKS + index[name]] += cities * one_city(colour)
                state[layout.ARMIES + colour] += armies
                state[layout.SUPPLY + colour] -= armies
                state[layout.CITIES_LEFT + colour] -= cities


def _fill_tokens(position: Position, form: PositionForm) -> None:
    state, index = position.state, position.components.region_index

    def mask(names: list[str]) -> int:
        return sum(1 << index[name] for name in set(names))

    def seat(letter: str | None) -> int:
        return -1 if letter is None else position.identities.index(letter)

    for place, token in enumerate(form.explore):
        state[layout.TOKEN_REGION + place] = -1 if token.at is None else index[token.at]
        face = layout.UNKNOWN if token.face is None else position.components.token_index[token.face]
        state[layout.TOKEN_FACE + place] = face
        state[layout.TOKEN_OWNER + place] = seat(token.owner)
        state[layout.TOKEN_SEEN + place] = sum(1 << seat(letter) for letter in set(token.seen))
    state[layout.CITADEL_REGIONS] = mask(form.citadels)
    state[layout.PORTAL_REGIONS] = mask(form.portals)
    state[layout.MERCHANT_REGIONS] = mask(form.merchants)
    state[layout.ROGUES_REGION] = -1 if form.rogues is None else index[form.rogues]
    state[layout.DRAGON_REGION] = -1 if form.dragon.at is None else index[form.dragon.at]
    state[layout.DRAGON_OWNER] = seat(form.dragon.owner)


def _fill_seats(position: Position, form: PositionForm) -> None:
    state = position.state
    for seat, letter in enumerate(form.identities):
        state[layout.COINS + seat] = form.coins[letter]
        bid = form.bids[letter]
        state[layout.BID + seat] = -1 if bid is None else bid
        state[layout.KEPT + seat] = form.kept[letter]
        state[layout.SUPPLY + seat] -= form.kept[letter]
        state[layout.TOTAL_VP + seat] = form.totals[letter]
        leader = form.leaders.get(letter)
        if leader is not None:
            state[layout.LEADER + seat] = layout.LEADER_NAMES.index(leader)
        elif form.viewer is not None and letter in form.leaders and state[layout.STEP] != layout.DEAL_STEP:
            state[layout.LEADER + seat] = layout.UNKNOWN


def _fill_cards(position: Position, form: PositionForm) -> None:
    state, components = position.state, position.components
    index = components.card_index
    for seat, letter in enumerate(form.identities):
        for name in form.cards[letter]:
            card = components.cards[index[name]]
            state[layout.OWNED + seat] |= 1 << index[name]
            state[layout.TAKEN + seat] += 1
            state[layout.MOVE_BONUS + seat] += card.move
            state[layout.ARMY_BONUS + seat] += card.army
            state[layout.FLYING + seat] += card.flying
            state[layout.ELIXIRS + seat] += card.elixir
            state[layout.IMMUNE + seat] |= card.immune
        for token in form.explore:
            if token.owner == letter and token.face is not None:
                taken = components.tokens[components.token_index[token.face]]
                state[layout.ELIXIRS + seat] += taken.elixir
                state[layout.ARMY_BONUS + seat] += taken.army
                state[layout.MOVE_BONUS + seat] += taken.move
    for place, lying in enumerate(form.row):
        state[layout.ROW + place] = -1 if lying is None else index[lying]
    state[layout.DECK_LEFT] = len(form.deck)
    for place, hidden in enumerate(reversed(form.deck)):
        state[layout.DECK + place] = layout.UNKNOWN if hidden is None else index[hidden]
    action = form.action
    state[layout.CARD] = -1 if action.card is None else index[action.card]
    state[layout.PART], state[layout.POINTS] = action.part, action.points
