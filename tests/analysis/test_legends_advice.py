"""Advice in Legends: what the reasons say is what the positions show, and nothing that is hidden is used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.thinkers import Told, line
from tests.legends.tables import EMBER, FACES, MOON, TIDE, founding, table
from tetrarch import legends
from tetrarch.analysis import NoAdvice, advise
from tetrarch.analysis.legends import reasons
from tetrarch.bots.bot import Budget
from tetrarch.core.randomness import Generator


def told(position: legends.Position, decisions: str, seat: int = EMBER) -> dict[str, str]:
    """All reasons for and against a turn, by name; each with a sign and its rules."""
    found = reasons(position, list(line(position, *decisions.split(";")).decisions), seat)
    assert len({reason.name for reason in found}) == len(found)
    return {
        reason.name: f"{'-' if reason.weight < 0 else '+'} {reason.text} ({', '.join(reason.rules)})"
        for reason in found
    }


# Regions and islands


def test_a_region_won() -> None:
    found = told(table("M4:E1,T1", plain=True), "take 1;+M4")
    assert found["wins-regions"] == "+ controls a region (M4) now, for 1 point, by one army (L8.1)"
    assert found["wins-islands"].startswith("+ controls the island ")
    assert found["takes-lead"].startswith("+ takes the lead, 2 points against 0")
    assert found["free-card"] == "+ takes Plain 1 for nothing (L4.1)"


def test_a_region_taken_from_another() -> None:
    position = table("M4:E4 H4:T1", row="ancient-phoenix")
    found = told(position, "take 1;M4-H4;M4-H4")
    assert (
        found["takes-regions"] == "+ takes control of a region (H4) from Tide, for 1 point each way, by one army (L8.1)"
    )
    assert found["more-flying"] == "+ crosses the sea for 1 point less from now on, down to 1 (L6.3)"
    assert "loses-regions" not in found


def test_a_region_that_is_tied_or_given_up() -> None:
    position = table("M4:E1 H4:T1", row="ancient-phoenix")
    found = told(position, "take 1;M4-H4")
    assert found["denies-regions"] == "+ takes control of a region (H4) away from Tide, by one army (L8.1)"
    assert found["loses-regions"] == "- gives up control of a region (M4) (L8.1)"
    found = told(table("M4:E1,T1 H4:N1 M3:E1", row="ancient-phoenix"), "take 1;M4-H4")
    assert found["gives-regions"] == "- lets Tide control a region (M4) (L8.1)"


def test_one_army_decides_about_a_region() -> None:
    """Only where others have pieces, too; a larger margin is not named."""
    assert told(table("M4:E1,T2 H4:E2", plain=True), "take 1;+M4")["denies-regions"].endswith(
        "Tide, by one army (L8.1)"
    )
    clear = told(table("M4:E1,T1 H1:E1", row="ancient-tree-spirit"), "take 1;+M4;+M4")["wins-regions"]
    assert clear == "+ controls a region (M4) now, for 1 point (L8.1)"
    lost = told(table("M4:E2,T1 H4:N1 M3:E1", row="ancient-phoenix"), "take 1;M4-M3")
    assert lost["loses-regions"] == "- gives up control of a region (M4), by one army (L8.1)"
    left = told(table("M4:E1 H4:N1 M3:E1", row="ancient-phoenix"), "take 1;M4-M3")
    assert left["loses-regions"] == "- gives up control of a region (M4) (L8.1)"
    both = told(table("M4:E1,T1 M3:E0^1,T1 H1:E1", row="ancient-tree-spirit"), "take 1;+M4;+M4;+M3")
    assert both["wins-regions"] == "+ controls 2 regions (M3 and M4) now, for 2 points, M3 by one army (L8.1)"


def test_a_region_held_by_one_army_only() -> None:
    weak = told(table("M4:E3,T1 M3:E1", row="ancient-phoenix"), "take 1;M4-M3")
    assert weak["holds-regions"] == "- holds a region (M4) by one army only (L8.1)"
    safe = told(table("M4:E2,T1", plain=True), "take 1;+M4")
    assert safe["secures-regions"] == "+ holds a region (M4) by more than one army now (L8.1)"
    last = told(table("M4:E2,T1", last=True, plain=True), "take 1;+M4")
    assert "secures-regions" not in last, "nobody can take it any more"


def test_an_overpriced_card() -> None:
    """The same action and no less worth to the seat: plain cards are alike, others may differ by what the seat owns."""
    plain = told(table("M4:E1,T1", plain=True), "take 4;+M4")
    assert plain["overpriced"] == "- pays 2 coins more than Plain 4 is worth: Plain 1 does as much for less (L4.1)"
    assert "overpriced" not in told(table("M4:E1,T1", plain=True), "take 1;+M4")
    row = "cursed-gargoyles ancient-phoenix"
    alike = told(table("M4:E1,T1", row=row), "take 2")["overpriced"]
    assert alike == "- pays 1 coin more than Ancient Phoenix is worth: Cursed Gargoyles does as much for less (L4.1)"
    assert "overpriced" not in told(table("M4:E1,T1", row=row, cards={"E": "ancient-sage"}), "take 2")


def test_a_citadel() -> None:
    position = table("M4:E2", row="ancient-phoenix", variants="citadels", citadels=["H4", "V1", "V2"])
    assert told(position, "take 1;M4-H4")["wins-citadels"] == "+ holds the citadel on H4, for 1 point more (L12.3)"


# Cards and coins


def test_a_set_completed() -> None:
    position = table("M4:E1", cards={"E": "noble-hills noble-knight"}, row="noble-unicorn")
    found = told(position, "take 1")
    assert found["completes-set"] == "+ completes the set of Noble Hills, for 4 points (L6.7)"
    assert "set-progress" not in found


def test_a_set_nearer() -> None:
    position = table("M4:E1", cards={"E": "noble-hills"}, row="noble-unicorn")
    assert told(position, "take 1")["set-progress"] == "+ has 2 of the 3 cards for the set of Noble Hills (L6.7)"


def test_a_set_denied() -> None:
    position = table("M4:E1", cards={"T": "noble-hills noble-knight"}, row="noble-unicorn lake")
    found = told(position, "take 1")
    assert found["denies-card"] == "+ keeps Noble Unicorn from Tide, to whom it would bring 4 points (L8.3)"
    assert "denies-card" not in told(position, "take 2")
    best, other = advise(position, bot=Told(line(position, "take 1"), line(position, "take 2"))).moves
    assert best.reasons[0].name == "denies-card"
    assert f"take noble-unicorn instead {best.reasons[0].text}" in [reason.text for reason in other.reasons]


def test_points_of_a_family_and_of_coins() -> None:
    position = table("M4:E1", cards={"E": "lake dire-ogre"}, row="night-village forest-elf", coins={"E": 3})
    found = told(position, "take 2")
    assert found["card-points"] == "+ has 1 point more by Lake (L6.6)"
    assert found["card-loses"] == "- has 1 point fewer by Dire Ogre (L6.8)"
    assert found["pays-coins"] == "- pays 1 coin (L4.1)"
    assert found["more-armies"] == "+ places 1 army more with every placing from now on (L6.2)"


def test_elixirs() -> None:
    found = told(table("M4:E1", cards={"T": "cursed-king"}, row="forest-gnome cursed-banshee dire-goblin"), "take 1")
    assert found["most-elixirs"] == "+ has the most elixirs, 3, for 2 points (L8.4)"
    found = told(table("M4:E1", cards={"T": "cursed-king"}, row="dire-goblin"), "take 1")
    assert found["most-elixirs"] == "+ has as many elixirs as anybody, 1, for 1 point (L8.4)"


def test_a_city_and_an_army_destroyed() -> None:
    found = told(table("M4:E2,T1", row="cursed-mausoleum"), "take 1;^M4")
    assert found["builds-city"] == "+ builds a city on M4 (L5.3)"
    found = told(table("M4:E2,T1", row="dire-dragon"), "take 1;+M4;stop;xM4T")
    assert found["destroys"] == "+ destroys an army of Tide (L5.4)"
    assert found["places-armies"] == "+ has 1 army more on the map (L5.1)"


def test_the_last_turn_wins_or_loses() -> None:
    position = table("M4:E1,T1", last=True, plain=True)
    assert told(position, "take 1;+M4")["wins-now"].startswith("+ ends the game at once and wins it, with 2 points")
    position = table("M4:E1 H4:T1 V1:T1", last=True, plain=True)
    assert told(position, "take 1;+M4")["loses-now"] == "- ends the game at once and loses it (L8.5)"


# Tokens and bids


def test_a_known_token_is_named_and_an_unknown_one_is_not() -> None:
    details: dict[str, Any] = {"variants": "explore", "row": "cursed-mausoleum"}
    found = told(table("M4:E1 H1:E1", tokens="H1:cottage", **details), "take 1;^H1")
    assert found["takes-token"] == "+ takes the Cottage (L12.2)"
    details["variants"] = "explore swamp"
    hidden = [told(table("M4:E1 H1:E1", tokens=f"H1:{face}", **details), "take 1;^H1") for face in FACES]
    assert hidden[0]["turns-up-token"] == "+ turns up the face-down token on H1 (L12.9)"
    assert all(found == hidden[0] for found in hidden)
    seen = table("M4:E1 H1:E1", tokens="H1:cottage", seen={"cottage": "E"}, **details)
    assert "takes-token" in told(seen, "take 1;^H1")


def test_bids() -> None:
    position = bidding()
    assert told(position, "bid 0") == {"bids-nothing": "+ pays nothing for the first turn (L3.1)"}
    assert told(position, "bid 2") == {"bids-coins": "- pays 2 coins if the bid wins (L3.1)"}


def bidding(players: int = 3) -> legends.Position:
    game = legends.new_game(players, seed=4)
    while game.position.step != "bid":
        game.play(next(iter(game.position.legal_decisions())))
    return game.position


def test_advice_on_bids_requires_a_seat() -> None:
    position = bidding()
    with pytest.raises(NoAdvice, match=r"seat 0, seat 1 and seat 2 decide at the same time: name .* \(L3.1\)"):
        advise(position)
    for seat in range(3):
        advice = advise(position, seat, budget=Budget(10))
        assert advice.seat == seat
        assert advice.moves[0].notation.startswith("bid ")
        assert advice.moves[0].sentence.startswith(advice.players[seat])
    position.play("bid 2", 1)
    with pytest.raises(NoAdvice, match="seat 1 has nothing to decide now: seat 0 and seat 2 are to decide"):
        advise(position, 1)


# What is hidden


def positions_with_secrets() -> list[legends.Position]:
    """Moments of a game in which deck, tokens, leaders or bids are hidden."""
    game = legends.new_game(3, seed=9, variants=["explore", "swamp", "die", "leaders"])
    generator = Generator(1, "secrets")
    found: list[legends.Position] = []
    while len(found) < 4:
        position = game.position
        seat = position.to_decide[-1]
        if position.step in ("bid", "take", "city") and (not found or found[-1].step != position.step):
            found.append(position.copy())
        decisions = position.legal_decisions(seat).ids()
        game.play(int(decisions[generator.below(len(decisions))]), seat)
    return found


@pytest.mark.parametrize("number", range(4))
def test_advice_does_not_depend_on_what_is_hidden(number: int) -> None:
    position = positions_with_secrets()[number]
    seat = position.to_decide[0]
    own = advise(position, seat, budget=Budget(20))
    for seed in range(3):
        other = position.determinize(seat, Generator(seed, "redeal"))
        assert advise(other, seat, budget=Budget(20)) == own
    assert advise(position.view(seat), budget=Budget(20)) == own


def test_a_bot_is_handed_nothing_but_the_view() -> None:
    position = table("M4:E1,T1", row="lake")
    bot = Told(line(position, "take 1"))
    advise(position, bot=bot)
    assert bot.asked == [(position.view(EMBER), EMBER)]


def test_a_line_ends_where_a_card_is_revealed() -> None:
    position = table("M4:E1,T1", plain=True)
    after = position.copy()
    way = [*line(position, "take 1", "+M4").decisions]
    for decision in way:
        after.push(decision)
    from_there = line(after, "take 1", "+M4").decisions
    (move,) = advise(position, bot=Told(type(line(position, "take 1"))((*way, *from_there), (0.5, 0.5), 3))).moves
    assert [step.notation for step in move.line] == ["take plain-1", "+M4"]


def test_a_view_of_another_seat_has_no_advice() -> None:
    position = table("M4:E1,T1", players=3)
    with pytest.raises(NoAdvice, match=r"seat 2 has nothing to decide now: seat 0 is to decide \(L4.1\)"):
        advise(position.view(MOON))
    with pytest.raises(ValueError, match="this is the view of seat 1: it does not contain the knowledge of seat 0"):
        advise(position.view(TIDE), EMBER)


def test_before_a_deal_there_is_no_advice() -> None:
    start = legends.new_game(2, seed=1).position_after(0)
    with pytest.raises(NoAdvice, match=r"a deal must come first: nobody is to decide \(L2.0\)"):
        advise(start)


def test_the_founder_is_advised_too() -> None:
    advice = advise(founding(), budget=Budget(10))
    assert advice.legal > 1
    assert "@" in advice.moves[0].notation


def test_every_step_of_a_game_has_advice() -> None:
    game = legends.new_game(2, seed=2, variants=["explore", "swamp", "leaders", "citadels", "dragon", "merchants"])
    generator = Generator(3, "steps")
    steps = set()
    while not game.position.is_over:
        position = game.position
        seat = position.to_decide[0]
        if position.step not in steps:
            steps.add(position.step)
            advice = advise(position, seat, budget=Budget(8))
            assert advice.bot == "search"
            assert advice.moves[0].decision in position.legal_decisions(seat).ids()
        decisions = position.legal_decisions(seat).ids()
        game.play(int(decisions[generator.below(len(decisions))]), seat)
    assert {"bid", "first", "take", "place", "move", "half", "city"} <= steps
