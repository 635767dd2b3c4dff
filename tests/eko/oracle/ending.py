"""Points, elimination, and the end of the game (E8, E3.7, E16.2)."""

from __future__ import annotations

from tests.eko.oracle.state import Deed, OracleState, Repeatable, Result


def points(state: OracleState, player: str) -> int:
    """Buildings by value, 3 for each captive, 2 for each pyramid (E6.2, E8.1, E11.2)."""
    buildings = sum(one.worth for one in state.buildings.values() if one.owner == player)
    captives = 3 * len(state.captives[player])
    pyramids = 2 * sum(state.majority(three) == player for three in state.ground.pyramids)
    return buildings + captives + pyramids


def has_capital(state: OracleState, player: str) -> bool:
    """Whether the player has a building on a capital."""
    return state.has_building_on(player, "K")


def has_won_by_points(state: OracleState, player: str) -> bool:
    """At least 12 points and a capital (E8.1)."""
    return points(state, player) >= 12 and has_capital(state, player)


def judge(state: OracleState, deed: Deed) -> None:
    """After a deed, exchanges settled: eliminate who has no discs left and end the game if it is over (E8.1-E8.6)."""
    state.eliminated |= set(deed.had_discs) - set(state.on_board())
    result = result_after(state, deed)
    if result is not None:
        finish_game(state, result)


def result_after(state: OracleState, deed: Deed) -> Result | None:
    """How the game has ended by this deed, if it has."""
    two_were_left = len(deed.had_discs) == 2
    remaining = state.on_board()

    if deed.last_kamikaze and two_were_left and not remaining:
        if state.is_first_printing:
            return Result("empty-shared", deed.had_discs)  # E16.2
        return Result("empty", ())  # E8.4

    counted = list(deed.had_discs)
    if state.is_first_printing and deed.last_kamikaze:
        counted.remove(deed.by)  # E16.2: eliminated before points are counted
    with_points = tuple(player for player in counted if has_won_by_points(state, player))

    if (
        not state.is_first_printing
        and deed.last_kamikaze
        and two_were_left
        and deed.captured
        and deed.by in with_points
    ):
        return Result("shared", deed.had_discs)  # E8.5
    if with_points:
        return Result("points", with_points)  # E8.1
    if len(remaining) == 1:
        return Result("last", tuple(remaining))  # E8.2
    return None


def most_points(state: OracleState) -> tuple[str, ...]:
    """Who of the players still in the game has most points, ties shared (E8.7)."""
    remaining = [player for player in state.identities if player not in state.eliminated]
    most = max(points(state, player) for player in remaining)
    return tuple(player for player in remaining if points(state, player) == most)


def finish_game(state: OracleState, result: Result) -> None:
    state.result = result
    state.step = "over"


def repeatable(state: OracleState, seat: int) -> Repeatable:
    """What has to be the same for a position to be a repetition (E8.7)."""
    return (
        seat,
        frozenset(state.stacks.items()),
        frozenset(state.buildings.items()),
        frozenset(state.reserves.items()),
        frozenset(state.boxes.items()),
        frozenset((holder, frozenset(held)) for holder, held in state.captives.items()),
    )


def standings(state: OracleState) -> list[set[str]]:
    """Winners first, then the rest by points, then by discs on the board; equal seats share a place (E8.8)."""
    winners = set() if state.result is None else set(state.result.winners)
    rest: dict[tuple[int, int], set[str]] = {}
    for player in state.identities:
        if player not in winners:
            discs = sum(pile.height for pile in state.stacks_of(player).values())
            rest.setdefault((points(state, player), discs), set()).add(player)
    places = [rest[merit] for merit in sorted(rest, reverse=True)]
    return [winners, *places] if winners else places
