"""Where kernels and oracle may disagree, by what is hunted for: the first disagreement found, if any."""

from __future__ import annotations

from tests.legends.agreement import Coverage, Disagreement, Twins, compare_successors, walk
from tests.legends.scrambles import LEVEL_STEPS, scrambled
from tests.legends.test_oracle_agreement import compare_bids
from tetrarch.core.randomness import Generator
from tetrarch.legends import PRINTINGS, VARIANTS, Options, default_components, random_table

WITHOUT_MATCH = tuple(variant for variant in VARIANTS if variant != "match")
MIXES = (
    WITHOUT_MATCH,
    tuple(variant for variant in VARIANTS if variant not in ("match", "rectangle")),
    ("explore", "dragon", "leaders"),
)


def hunt_in_step(step: str, amount: int) -> None:
    """Scrambled positions in one step, with the map in a T and in a rectangle, with portals and without."""
    for number in range(amount):
        dice = Generator(f"{step} {number}", "hunt")
        twins = scrambled(2 + number // 3 % 3, MIXES[number % 3], PRINTINGS[number // 2 % 2], dice, step)
        compare_successors(twins, Coverage(), dice, 12)


def hunt_at_set_up(amount: int) -> None:
    """Set-ups by the founder, with all successors compared now and then."""
    for number in range(amount):
        dice = Generator(f"set-up {number}", "hunt")
        options = Options(2 + number % 3, PRINTINGS[number % 2], frozenset(MIXES[number % 2]), False)
        twins = Twins.of(random_table(dice, default_components(), options)).deal(dice)
        while twins.state.step != "bid":
            compare_successors(twins, Coverage(), dice, 2)
            twins = walk(twins, Coverage(), dice, 1, bold=False)


def hunt_at_the_end(amount: int) -> None:
    """Last turns, most of them level, with leaders and without, and those that end a match."""
    for number in range(amount):
        dice = Generator(f"end {number}", "hunt")
        mix = (WITHOUT_MATCH, VARIANTS, ("match", "explore"), ())[number % 4]
        players, step = 2 + number % 3, dice.choice(LEVEL_STEPS)
        twins = scrambled(players, mix, "2018", dice, step, level=number % 8 > 0)
        twins.play(("stop",))


def disagreement(about: str) -> str | None:
    """What the kernels and the oracle say differently, hunting for one thing: a step, set-up, bids or endings."""
    try:
        match about:
            case "set-up":
                hunt_at_set_up(6)
            case "bids":
                for players in (2, 3, 4):
                    compare_bids(players, "hunt", 8)
            case "end":
                hunt_at_the_end(200)
            case _:
                hunt_in_step(about, 60)
    except Disagreement as found:
        return str(found)
    return None
