"""Tables and deals: every result of chance is explicit, as one text.

The text of a deal has fields separated by spaces: ``deck=`` the cards, next one first; ``leaders=`` by seat;
``tokens=`` the faces of the face-down places; ``die=`` the identity letters in the order in which they win ties; and
``setup=`` the decisions of a quick set-up. It has only the fields that the game's variants need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np

from tetrarch.core.errors import Fault, IllegalMove, NotationError, SetupError
from tetrarch.core.formats import IDENTITIES, Seat, described, form_fault, identity_faults
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import CORE, Value, message
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.options import PACKAGE, Options, position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import chance, layout
from tetrarch.legends.words.notation import format_decision

Letters = Annotated[str, described(pattern="^[ETMS]{2,4}$")]


def blank_position(components: Components, options: Options, identities: Sequence[str]) -> Position:
    """A table before its first deal, with the first seat as founder and the seats in age order."""
    state = np.zeros(layout.STATE_SIZE, dtype=np.int64)
    position = Position(components, options, "".join(identities), state)
    state[layout.GAME] = 1
    state[layout.AGE : layout.AGE + 4] = range(4)
    chance.clear_table(position.static, state)
    state[layout.DIE_RANK : layout.DIE_RANK + options.players] = range(options.players)
    state[layout.STEP] = layout.DEAL_STEP
    return position


def random_table(generator: Generator, components: Components, options: Options) -> Position:
    """A table before its first deal, with random identities, founder and age order (L2.1, L3.2)."""
    letters = list(IDENTITIES)
    generator.shuffle(letters)
    position = blank_position(components, options, letters[: options.players])
    chance.draw_founder(position.static, position.state, generator.words)
    seat_founder(position, int(position.state[layout.FOUNDER]))
    return position


def seat_founder(position: Position, founder: int) -> None:
    """Set the founder of the next game."""
    for place in (layout.FOUNDER, layout.SEAT, layout.DECIDER):
        position.state[place] = founder


def ages_of(position: Position) -> str:
    """The identity letters by age, the youngest first."""
    order = sorted(range(position.players), key=lambda seat: int(position.state[layout.AGE + seat]))
    return "".join(position.identities[seat] for seat in order)


def set_ages(position: Position, ages: str) -> None:
    """Set the age order from identity letters, the youngest first."""
    for rank, letter in enumerate(ages):
        position.state[layout.AGE + position.identities.index(letter)] = rank


class TableForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table before its first deal, as in a record."""

    identities: Annotated[Letters, described("The identity letter of each seat.")]
    founder: Annotated[Seat, described("The seat that sets up the first game (L2.1).")]
    ages: Annotated[Letters, described("The identity letters, the youngest first (L3.2).")]

    @classmethod
    def of(cls, position: Position) -> TableForm:
        """The form of a table."""
        return cls(position.identities, position.founder, ages_of(position))

    def position(self, components: Components, options: Options, subject: str) -> Position:
        """The position before the first deal; a ``SetupError`` names every fault."""
        faults = table_faults(self.identities, self.founder, self.ages, options)
        if faults:
            raise SetupError(subject, faults)
        position = blank_position(components, options, self.identities)
        set_ages(position, self.ages)
        seat_founder(position, self.founder)
        return position


def table_faults(identities: str, founder: int, ages: str, options: Options) -> list[Fault]:
    """All faults of a table."""
    faults = [*identity_faults(identities, options.players, "L1.1")]
    if not 0 <= founder < options.players:
        faults.append(form_fault("founder", "no-seat", "L2.1", seat=str(founder)))
    if sorted(ages) != sorted(identities):
        values = {"ages": repr(ages), "identities": repr(identities)}
        faults.append(position_fault("ages", "position-ages", "L3.2", **values))
    return faults


def random_deal(generator: Generator, position: Position) -> str:
    """Draw everything that chance decides before a game, and return it as text; the position does not change."""
    dealt = position.copy()
    asked = dealt.static.copy()
    asked[layout.QUICK_SETUP] = 0
    chance.deal(asked, dealt.state, dealt.scratch, generator.words)
    outcome = format_deal(dealt)
    if position.options.quick_setup:
        decisions = []
        while dealt.state[layout.STEP] <= layout.MERCHANT_STEP:
            decision = int(chance.random_decision(dealt.static, dealt.state, dealt.scratch, generator.words))
            decisions.append(format_decision(dealt, decision).replace(" ", ":"))
            dealt.push(decision)
        outcome += " setup=" + ",".join(decisions)
    return outcome


def format_deal(position: Position) -> str:
    """The text of the deal of a freshly dealt position, without the set-up."""
    state, cards = position.state, position.components.cards
    left = int(state[layout.DECK_LEFT])
    fields = ["deck=" + ",".join(cards[state[layout.DECK + place]].id for place in range(left - 1, -1, -1))]
    if "leaders" in position.options.variants:
        leaders = (layout.LEADER_NAMES[state[layout.LEADER + seat]] for seat in range(position.players))
        fields.append("leaders=" + ",".join(leaders))
    if "swamp" in position.options.variants:
        faces = (position.components.tokens[state[layout.TOKEN_FACE + place]].id for place in range(layout.TOKENS))
        fields.append("tokens=" + ",".join(faces))
    if "die" in position.options.variants:
        order = sorted(range(position.players), key=lambda seat: int(state[layout.DIE_RANK + seat]))
        fields.append("die=" + "".join(position.identities[seat] for seat in order))
    return " ".join(fields)


def play_chance(position: Position, outcome: str) -> None:
    """Apply a deal; an outcome that is malformed or impossible raises an error and changes nothing."""
    if not position.awaits_chance:
        raise IllegalMove(outcome, message(PACKAGE, "chance-over"), "L2.0")
    fields = _fields(position, outcome)
    dealt = position.copy()
    state = dealt.state
    chance.clear_table(dealt.static, state)
    chance.fill_deck(dealt.static, state)
    left = int(state[layout.DECK_LEFT])
    deck = _permutation(
        "deck",
        fields["deck"].split(","),
        [position.components.cards[card].id for card in state[layout.DECK : layout.DECK + left]],
        "L2.3",
    )
    index = position.components.card_index
    state[layout.DECK : layout.DECK + left] = [index[card] for card in reversed(deck)]
    if "leaders" in fields:
        leaders = fields["leaders"].split(",")
        if len(leaders) != position.players or len(set(leaders)) != len(leaders):
            raise _fault("leaders", "leaders", "L12.6")
        for seat, leader in enumerate(leaders):
            if leader not in layout.LEADER_NAMES:
                raise _fault("leaders", "leader", "L12.6", name=repr(leader))
            state[layout.LEADER + seat] = layout.LEADER_NAMES.index(leader)
    if "tokens" in fields:
        index = position.components.token_index
        faces = _permutation("tokens", fields["tokens"].split(","), list(index), "L12.9")
        state[layout.TOKEN_FACE : layout.TOKEN_FACE + layout.TOKENS] = [index[face] for face in faces]
    if "die" in fields:
        order = _permutation("die", list(fields["die"]), list(position.identities), "L12.8")
        for rank, letter in enumerate(order):
            state[layout.DIE_RANK + position.identities.index(letter)] = rank
    else:
        state[layout.DIE_RANK : layout.DIE_RANK + position.players] = range(position.players)
    if "setup" in fields:
        _apply_setup(dealt, fields["setup"].split(","))
    position.state = state


def resample_hidden(position: Position, generator: Generator) -> Position:
    """A copy with all hidden information drawn again (L9.1): the author of a position gets no advantage from it.

    The deck is shuffled, tokens that some seat has not seen change places, and secret bids are made again.
    """
    dealt = position.copy()
    board, state, words = dealt.static, dealt.state, generator.words
    variants, step = position.options.variants, int(state[layout.STEP])
    chance.determinize_deck(board, state, words)
    if layout.DEAL_STEP < step < layout.FIRST_STEP and "die" in variants:
        chance.shuffle(state, layout.DIE_RANK, position.players, words)
    if layout.DEAL_STEP < step <= layout.MERCHANT_STEP and "leaders" in variants:
        chance.deal_leaders(board, state, words)
    if "swamp" in variants:
        everybody = (1 << position.players) - 1
        hidden = [place for place in range(layout.TOKENS) if int(state[layout.TOKEN_SEEN + place]) != everybody]
        faces = [int(state[layout.TOKEN_FACE + place]) for place in hidden]
        generator.shuffle(faces)
        for place, face in zip(hidden, faces, strict=True):
            state[layout.TOKEN_FACE + place] = face
    if step == layout.BID_STEP:
        state[layout.BID : layout.BID + position.players] = -1
        state[layout.SEAT] = state[layout.DECIDER] = 0
    return dealt


def _fields(position: Position, outcome: str) -> dict[str, str]:
    variants = position.options.variants
    wanted = {"deck"}
    wanted |= {"leaders"} & variants
    wanted |= {"tokens"} if "swamp" in variants else set()
    wanted |= {"die"} & variants
    wanted |= {"setup"} if position.options.quick_setup else set()
    fields: dict[str, str] = {}
    for word in outcome.split():
        key, sign, value = word.partition("=")
        if not sign or key in fields or key not in wanted:
            raise _fault("", "field", "L2.0", word=repr(word[:40]))
        fields[key] = value
    for key in sorted(wanted - set(fields)):
        raise _fault("", "field-missing", "L2.0", name=repr(key))
    return fields


def _permutation(where: str, given: list[str], known: list[str], rule: str) -> list[str]:
    faults = [
        _deal_fault(where, "missing" if given.count(name) == 0 else "twice", rule, name=repr(name))
        for name in known
        if given.count(name) != 1
    ]
    faults += [_deal_fault(where, "strange", rule, name=repr(name)) for name in given if name not in known]
    if faults:
        raise SetupError("deal", faults)
    return given


def _apply_setup(position: Position, decisions: list[str]) -> None:
    for number, text in enumerate(decisions, 1):
        if position.state[layout.STEP] > layout.MERCHANT_STEP:
            values = {"given": str(len(decisions)), "enough": str(number - 1)}
            raise _fault("setup", "setup-long", "L2.0", **values)
        try:
            position.push(position.parse(text.replace(":", " ")).id)
        except (IllegalMove, NotationError) as error:
            named = repr(error.text) if isinstance(error, NotationError) else error.text
            reason = message(CORE, "record-refused", text=named, reason=error.reason)
            rule = getattr(error, "rule", "")
            raise _fault("setup", "setup-decision", rule, number=str(number), reason=reason) from None
    if position.state[layout.STEP] <= layout.MERCHANT_STEP:
        raise _fault("setup", "setup-ends", "L2.0", step=repr(position.step))


def _fault(where: str, fault: str, rule: str, /, **values: Value) -> SetupError:
    return SetupError("deal", [_deal_fault(where, fault, rule, **values)])


def _deal_fault(where: str, fault: str, rule: str, /, **values: Value) -> Fault:
    return position_fault(where, f"deal-{fault}", rule, **values)
