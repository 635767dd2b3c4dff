"""Rules of Legends, each broken in one way, and where the comparison with the oracle must notice it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tests.games.agreement import Coverage, walk
from tests.games.mutants import Mutant
from tests.legends.agreement import Twins, compare_successors
from tests.legends.scrambles import LEVEL_STEPS, scrambled
from tests.legends.test_oracle_agreement import compare_bids
from tetrarch.core.randomness import Generator
from tetrarch.legends import PRINTINGS, VARIANTS, Options, default_components, random_table

MUTANTS = [
    Mutant("L2.1", "the desert anywhere", "rules.founding.legal_lays", "slot > 0", "slot > 4", "set-up"),
    Mutant(
        "L2.1",
        "turned the other way",
        "rules.founding.exit_at",
        "edge - state[at.SLOT_TURN + slot]",
        "edge + state[at.SLOT_TURN + slot]",
        "move",
    ),
    Mutant(
        "L2.2",
        "a token on the starting region",
        "rules.founding.regions_with_token",
        "1 << state[at.START_REGION] | state[at.CITADEL_REGIONS]",
        "state[at.CITADEL_REGIONS]",
        "set-up",
    ),
    Mutant(
        "L2.4",
        "the shared army in the centre",
        "rules.founding.legal_foundings",
        "state[at.ON_MAP] & ~centre",
        "state[at.ON_MAP]",
        "set-up",
    ),
    Mutant(
        "L2.5",
        "the founder places all",
        "rules.founding.play_founding",
        "(state[at.FOUNDER] + state[at.COUNT]) % board[at.PLAYERS]",
        "state[at.FOUNDER]",
        "set-up",
    ),
    Mutant("L3.1", "nobody pays", "rules.turn.next_bid", "state[at.BID + winner]", "0", "bids"),
    Mutant("L4.1", "cheaper places", "rules.turn.price_of", "place + 1", "place", "take"),
    Mutant(
        "L4.1",
        "on credit",
        "rules.turn.legal_takes",
        "state[at.COINS + state[at.DECIDER]]",
        "state[at.COINS + state[at.DECIDER]] + 1",
        "take",
    ),
    Mutant(
        "L4.4", "asked for nothing", "rules.actions.can_do_part", "can_step(board, state, points)", "points > 0", "move"
    ),
    Mutant("L4.4", "an and is an or", "rules.turn.next_part", "at.AND", "at.OR", "place"),
    Mutant("L4.5", "six cards of seven", "rules.turn.slide_row", "6 + board[at.SEVEN_CARDS]", "6", "take"),
    Mutant(
        "L5.1",
        "not on the starting region",
        "rules.actions.legal_placements",
        "region == state[at.START_REGION] or cities_in(state[at.STACKS + region], seat) > 0",
        "cities_in(state[at.STACKS + region], seat) > 0",
        "place",
    ),
    Mutant(
        "L5.1",
        "more than there are",
        "rules.actions.points_for",
        "min(printed + state[at.ARMY_BONUS + seat], state[at.SUPPLY + seat])",
        "printed + state[at.ARMY_BONUS + seat]",
        "take",
    ),
    Mutant(
        "L5.3",
        "four cities",
        "rules.state.can_build",
        "state[at.CITIES_LEFT + seat] > 0",
        "state[at.CITIES_LEFT + seat] >= 0",
        "city",
    ),
    Mutant(
        "L5.5",
        "one's own army",
        "rules.actions.legal_destructions",
        "owner != seat and armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]",
        "armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]",
        "destroy",
    ),
    Mutant("L6.3", "flying is no help", "rules.state.sea_cost", "max(1, 3 - state[at.FLYING + seat])", "3", "move"),
    Mutant(
        "L6.3",
        "flying for nothing",
        "rules.state.sea_cost",
        "max(1, 3 - state[at.FLYING + seat])",
        "max(0, 2 - state[at.FLYING + seat])",
        "move",
    ),
    Mutant(
        "L6.9",
        "the immune are chosen",
        "rules.actions.legal_destructions",
        "owner != seat and armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]",
        "owner != seat and armies_in(here, owner) > 0",
        "destroy",
    ),
    Mutant(
        "L8.1", "a tie is somebody's", "rules.state.controller_of", "if strength == most:\n    best = -1", "pass", "end"
    ),
    Mutant(
        "L8.2",
        "a tied island",
        "rules.ending.controls_island",
        "(counts >> (8 * colour)) & 0xFF >= own",
        "(counts >> (8 * colour)) & 0xFF > own",
        "end",
    ),
    Mutant(
        "L8.5",
        "coins do not matter",
        "rules.ending.rank_value",
        "((points + 1000) * 2 + book) * 4096 + state[at.COINS + seat]",
        "((points + 1000) * 2 + book) * 4096",
        "end",
    ),
    Mutant(
        "L12.1", "the same founder", "rules.ending.finish_game", "state[at.FOUNDER] + 1", "state[at.FOUNDER] + 0", "end"
    ),
    Mutant(
        "L12.1",
        "the Book in a match",
        "rules.ending.final_rank",
        "rank_value(board, state, seat, state[at.TOTAL_VP + seat], 0)",
        "rank_value(board, state, seat, state[at.TOTAL_VP + seat], has_book(board, state, seat))",
        "end",
    ),
    Mutant(
        "L12.2",
        "a treasure of two",
        "rules.turn.take_token",
        "token_value(board, face, at.TOKEN_COINS)",
        "2 * token_value(board, face, at.TOKEN_COINS)",
        "city",
    ),
    Mutant("L12.4", "portals lead nowhere", "rules.state.land_from", "portals & ~(1 << region)", "0", "move"),
    Mutant(
        "L12.4",
        "rogues give credit",
        "rules.turn.move_army",
        "state[at.ROGUES_REGION] == end and state[at.COINS + seat] > 0",
        "state[at.ROGUES_REGION] == end",
        "move",
    ),
    Mutant(
        "L12.6",
        "neutral armies are kept too",
        "rules.turn.destroy_army",
        "if owner == at.NEUTRAL_COLOUR:\n    return",
        "pass",
        "destroy",
    ),
    Mutant(
        "L12.6",
        "an army out of nowhere",
        "rules.turn.build_city",
        "state[at.LEADER + seat] == at.WHITE_KNIGHT and state[at.SUPPLY + seat] > 0",
        "state[at.LEADER + seat] == at.WHITE_KNIGHT",
        "city",
    ),
    Mutant(
        "L12.6",
        "a coin of who has none",
        "rules.actions.legal_destructions",
        "state[at.LEADER + seat] == at.BANDIT_KING and state[at.COINS + owner] > 0",
        "state[at.LEADER + seat] == at.BANDIT_KING",
        "destroy",
    ),
    Mutant("L12.6", "two kept armies are enough", "rules.ending.leader_points", "kept // 3", "kept // 2", "end"),
    Mutant("L12.6", "the Queen is not asked", "rules.turn.end_turn", "state[at.ROW] >= 0", "False", "end"),
    Mutant(
        "L12.7",
        "one coin of merchants",
        "rules.turn.build_city",
        "state[at.COINS + seat] += 2",
        "state[at.COINS + seat] += 1",
        "city",
    ),
    Mutant(
        "L12.8",
        "age before the die",
        "rules.turn.outbids",
        "at.DIE_RANK if board[at.DIE] else at.AGE",
        "at.AGE",
        "bids",
    ),
    Mutant(
        "L12.9",
        "a look at everything",
        "rules.turn.look_at_tokens",
        "region >= 0 and controller_of(board, state[at.STACKS + region]) == seat",
        "region >= 0",
        "move",
    ),
    Mutant(
        "L13.2", "the old dragon is weaker", "rules.state.add_army", "7 if board[at.PRINTING] == 1 else 6", "6", "move"
    ),
]

WITHOUT_MATCH = tuple(variant for variant in VARIANTS if variant != "match")
MIXES = (
    WITHOUT_MATCH,
    tuple(variant for variant in VARIANTS if variant not in ("match", "rectangle")),
    ("explore", "dragon", "leaders"),
)


def cases_about(mutant: Mutant) -> Iterator[Callable[[], None]]:
    """Random positions of the kind in which the broken rule shows: a step, the set-up, bids or the end."""
    match mutant.where:
        case "set-up":
            yield from (partial(compare_set_up, number) for number in range(6))
        case "bids":
            yield from (partial(compare_some_bids, number) for number in range(6))
        case "end":
            yield from (partial(compare_end, number) for number in range(200))
        case step:
            yield from (partial(compare_step, step, number) for number in range(60))


def compare_step(step: str, number: int) -> None:
    """A position in one step, with the map in a T or in a rectangle, with portals or without."""
    dice = Generator(f"{step} {number}", "hunt")
    twins = scrambled(2 + number // 3 % 3, MIXES[number % 3], PRINTINGS[number // 2 % 2], dice, step)
    compare_successors(twins, Coverage(), dice, 12)


def compare_set_up(number: int) -> None:
    """A set-up by the founder, with a few successors of each decision compared."""
    dice = Generator(f"set-up {number}", "hunt")
    options = Options(2 + number % 3, PRINTINGS[number % 2], frozenset(MIXES[number % 2]), False)
    twins = Twins.of(random_table(dice, default_components(), options)).deal(dice)
    while twins.state.step != "bid":
        compare_successors(twins, Coverage(), dice, 2)
        twins = walk(twins, Coverage(), dice, 1, bold=False)


def compare_some_bids(number: int) -> None:
    """Bids of two, three or four players."""
    compare_bids(2 + number % 3, f"hunt {number}", 4)


def compare_end(number: int) -> None:
    """A last turn, most often a level one, with leaders or without; some end a match."""
    dice = Generator(f"end {number}", "hunt")
    mix = (WITHOUT_MATCH, VARIANTS, ("match", "explore"), ())[number % 4]
    scrambled(2 + number % 3, mix, "2018", dice, dice.choice(LEVEL_STEPS), level=number % 8 > 0).play(("stop",))
