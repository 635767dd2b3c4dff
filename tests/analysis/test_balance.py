"""Balanced deals: the same choice everywhere, the most even deal, and proof of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from tetrarch import legends
from tetrarch.analysis import balance
from tetrarch.core import registry
from tetrarch.core.errors import RecordError, SetupError
from tetrarch.core.record import combined_seed, parse_record
from tetrarch.legends.rules import layout

GAMES: list[tuple[str, int, Mapping[str, object]]] = [
    ("eko", 2, {}),
    ("eko", 3, {"variants": ["labyrinth"], "layout": "star"}),
    ("legends", 2, {}),
    ("legends", 3, {"variants": ["leaders", "match"]}),
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals and simulations."""
    monkeypatch.setattr(balance, "SIMULATIONS", 4)
    monkeypatch.setattr(balance, "CANDIDATES", 3)


@pytest.mark.parametrize(
    ("game", "players", "options", "chances"),
    [
        ("eko", 2, {}, (559770, 440228)),
        ("eko", 4, {"variants": ["labyrinth", "moon"]}, (249571, 246725, 236843, 266857)),
        ("legends", 3, {"variants": ["leaders"]}, (348593, 315367, 336036)),
    ],
)
def test_estimates_are_the_same_on_every_machine_and_in_every_version(
    game: str, players: int, options: Mapping[str, object], chances: tuple[int, ...]
) -> None:
    """A change of the bots that changes this needs a new ``METHOD``: older records could not be proved any more."""
    position = registry.game(game).new_game(players, options, seed="pinned").position
    assert balance.METHOD == 1
    assert (balance.CANDIDATES, balance.SIMULATIONS) == (8, 128)
    assert balance.estimate(position, "pinned") == chances


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_most_even_deal_is_played_and_proved(game: str, players: int, options: Mapping[str, object]) -> None:
    definition = registry.game(game)
    dealt = balance.balanced_game(game, players, options, seed="seven", salts=["pepper"])
    found = balance.find_balance(dealt.start, "seven", ["pepper"])
    assert len({candidate.chances for candidate in found.candidates}) > 1
    assert found.choice.spread == min(candidate.spread for candidate in found.candidates)
    assert dealt.salts == ["pepper", f"balanced/1 deal {found.choice.number} of 3"]
    chosen = found.candidates[found.choice.number - 1]
    assert chosen.chances == balance.estimate(dealt.position, combined_seed("seven", dealt.salts))
    again = balance.balanced_game(game, players, options, seed="seven", salts=["pepper"])
    assert (again.start, again.events) == (dealt.start, dealt.events)
    record = msgspec.structs.replace(dealt.to_record(), seed="seven")
    verified = definition.verify(parse_record(record.to_text()))
    assert balance.check_balance(verified) == found


@pytest.mark.usefixtures("quick")
def test_another_deal_of_the_seed_is_no_balanced_deal() -> None:
    definition = registry.game("eko")
    dealt = balance.balanced_game("eko", 2, {}, seed="seven")
    (other, *_) = (number for number in (1, 2, 3) if balance.balance_salt(number) not in dealt.salts)
    cheated = definition.new_game(2, {}, seed="seven", salts=[balance.balance_salt(other)])
    record = msgspec.structs.replace(cheated.to_record(), seed="seven")
    verified = definition.verify(record)  # the seed deals it, with this salt
    with pytest.raises(RecordError, match=r"salts: deal \d is the most even one of this seed, not deal \d"):
        balance.check_balance(verified)


def test_a_deal_by_another_method_cannot_be_proved() -> None:
    game = registry.game("eko").new_game(2, {}, seed="seven", salts=["balanced/9 deal 1 of 8"])
    with pytest.raises(RecordError, match="does not know this way to balance deals"):
        balance.check_balance(game)


@pytest.mark.parametrize("salts", [[], ["pepper"], ["balanced/1 deal 1 of 8", "pepper"]])
def test_a_usual_deal_claims_nothing(salts: list[str]) -> None:
    game = registry.game("eko").new_game(2, {}, seed="seven", salts=salts)
    assert balance.check_balance(game) is None
    game.seed = None
    assert balance.check_balance(game) is None


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_position_set_up_by_hand_cannot_be_balanced(game: str) -> None:
    position = registry.game(game).new_game(2, {}, seed="seven").position
    while position.step in ("swap", "deal"):
        position.play(next(iter(position.legal_decisions())))
    options = {"position": position.to_json()}
    with pytest.raises(SetupError, match="nothing to balance"):
        balance.balanced_game(game, 2, options, seed="seven")
    assert not balance.can_balance(registry.game(game).deal(2, options, "seven"))


@pytest.mark.usefixtures("quick")
def test_hidden_cards_have_no_effect_on_the_choice() -> None:
    """Only what the seats see decides: the order of the deck could otherwise be guessed from the choice."""
    dealt = legends.new_game(2, seed="seven").position
    other = dealt.copy()
    deck = slice(layout.DECK, layout.DECK + dealt.deck_left)
    other.state[deck] = dealt.state[deck][::-1]
    assert [other.view(seat) for seat in range(2)] == [dealt.view(seat) for seat in range(2)]
    assert other != dealt
    assert balance.estimate(other, "one") == balance.estimate(dealt, "one")


@pytest.mark.usefixtures("quick")
def test_a_deal_does_not_make_up_for_winning_ties_of_bids() -> None:
    dealt = legends.new_game(2, seed="seven", variants=["leaders"]).position
    other = dealt.copy()
    other.state[layout.AGE : layout.AGE + 2] = dealt.state[layout.AGE : layout.AGE + 2][::-1]
    assert other.ages != dealt.ages
    assert balance.estimate(other, "one") == balance.estimate(dealt, "one")
