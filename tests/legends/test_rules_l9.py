"""L9 what is hidden: a view holds nothing that its seat may not know, and what is hidden can be dealt again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations
from typing import Any

import pytest

from tests.legends.tables import (
    EMBER,
    FACES,
    MOON,
    TIDE,
    founded,
    founding,
    hand_of,
    legal,
    play,
    play_on,
    row_of,
    table,
)
from tetrarch.core.randomness import Generator
from tetrarch.legends import (
    VARIANTS,
    Options,
    Position,
    deal_next,
    default_components,
    new_game,
    position_from_json,
    random_table,
)

EVERYTHING = list(VARIANTS)


def with_form(position: Position, **fields: Any) -> Position:
    """The same position but for some fields of its form."""
    data = position.to_json()
    assert set(fields) <= set(data)
    return position_from_json({**data, **fields})


def field(position: Position, name: str) -> Any:
    """A field of the position's form."""
    return position.to_json()[name]


def random_positions(
    players: int, variants: list[str], seed: int, every: int, quick_setup: bool = False
) -> Iterator[Position]:
    """Positions along a random game."""
    game = new_game(players, seed=seed, variants=variants, quick_setup=quick_setup)
    generator = Generator(seed, "random positions")
    position = game.position
    made = 0
    while not position.is_over:
        if position.awaits_chance:
            deal_next(game)
            continue
        if made % every == 0:
            yield position.copy()
        seat = generator.choice(position.to_decide)
        game.play(generator.choice(list(position.legal_decisions(seat))), seat)
        position = game.position
        made += 1
    yield position


def dealings(position: Position, seat: int, question: Callable[[Position], Hashable], times: int) -> Counter[Hashable]:
    """How often a question about determinized positions has which answer."""
    generator = Generator("redeal", "evenness")
    return Counter(question(position.determinize(seat, generator)) for _ in range(times))


def is_even(counts: Counter[Hashable], answers: int) -> bool:
    """Whether all answers came, each about equally often: within five standard deviations of the even share."""
    share = counts.total() / answers
    return len(counts) == answers and all(abs(count - share) < 5 * share**0.5 for count in counts.values())


# L9.1 The deck


def test_l9_1_the_order_of_the_deck_is_hidden() -> None:
    position = table("M4:E3,T3", row="lake")
    deck = field(position, "deck")
    for other_deck in (deck[::-1], deck[1:] + deck[:1]):
        other = with_form(position, deck=other_deck)
        assert other != position
        assert [other.view(seat) for seat in (EMBER, TIDE)] == [position.view(seat) for seat in (EMBER, TIDE)]


def test_l9_1_what_is_in_the_deck_is_public() -> None:
    position = table("M4:E3,T3", row="lake", cards={"E": "dire-eye"})
    view = position.view(TIDE)
    assert (view.deck_left, field(view, "deck")) == (position.deck_left, [None] * position.deck_left)
    known = {*row_of(view), *hand_of(view, EMBER), *hand_of(view, TIDE)}
    in_play = {card.id for card in view.components.cards if card.min_players <= 2}
    assert in_play - known == set(field(position, "deck"))


def test_l9_1_a_card_is_seen_when_it_comes_to_the_row() -> None:
    position = play(table("M4:E3,T3", row="lake", deck="dire-eye"), "take lake", "stop")
    assert row_of(position.view(TIDE))[-1] == "dire-eye"


# L9.1 Bids


def test_l9_1_bids_are_hidden_until_all_are_in() -> None:
    position = play_on(founded(3), "bid")
    position.play("bid 7", seat=TIDE)
    other = play_on(founded(3), "bid")
    other.play("bid 0", seat=TIDE)
    assert position.view(EMBER) == other.view(EMBER)
    assert position.view(MOON) == other.view(MOON)
    assert position.view(TIDE) != other.view(TIDE), "one's own bid is known to oneself"
    assert (position.view(EMBER).bid(TIDE), position.view(TIDE).bid(TIDE)) == (None, 7)


def test_l9_1_that_a_bid_is_in_is_public() -> None:
    position = play_on(founded(3), "bid")
    position.play("bid 7", seat=TIDE)
    for seat in (EMBER, TIDE, MOON):
        assert position.view(seat).to_decide == (EMBER, MOON)


def test_l9_1_a_hidden_bid_does_not_show_in_what_the_others_may_bid() -> None:
    position = play_on(founded(3), "bid")
    position.play("bid 7", seat=TIDE)
    assert {str(decision) for decision in position.view(MOON).legal_decisions(MOON)} == {
        f"bid {coins}" for coins in range(12)
    }


# L9.1 Face-down tokens


def swamped(seen: dict[str, str] | None = None, tokens: str = "") -> Position:
    """A table with six face-down tokens."""
    return table("M4:E3,T3,M3", players=3, variants="explore swamp", seen=seen or {}, tokens=tokens)


def test_l9_1_face_down_tokens_are_hidden_from_who_has_not_looked() -> None:
    position = swamped({"stable": "T", "cottage": "TM"})
    tokens = field(position, "explore")
    for one, two in permutations(range(6), 2):
        swapped = [dict(token) for token in tokens]
        swapped[one]["face"], swapped[two]["face"] = tokens[two]["face"], tokens[one]["face"]
        other = with_form(position, explore=swapped)
        assert other != position
        for seat, letter in enumerate("ETM"):
            knows = letter in tokens[one]["seen"] or letter in tokens[two]["seen"]
            assert (other.view(seat) != position.view(seat)) == knows, (one, two, letter)


def test_l9_1_who_has_looked_is_public_what_it_saw_is_not() -> None:
    view = swamped({"stable": "T", "cottage": "TM"}).view(EMBER)
    assert [token.face for token in view.explore_tokens()] == [None] * 6
    assert [token.seen for token in view.explore_tokens()] == [(), (TIDE, MOON), (), (), (TIDE,), ()]
    faces = [token.face for token in swamped({"stable": "T", "cottage": "TM"}).view(TIDE).explore_tokens()]
    assert faces == [None, "cottage", None, None, "stable", None]


def test_l9_1_the_founder_does_not_know_them_either() -> None:
    for faces in (FACES, FACES[::-1]):
        position = founded(2, variants="explore swamp", faces=" ".join(faces))
        play(position, "token M1", "token H1", "token V1", "token F1", "token F2", "token F3")
        view = position.view(position.founder)
        assert [token.face for token in view.explore_tokens()] == [None] * 6


def test_l9_1_face_up_tokens_are_public() -> None:
    position = table("M4:E3,T3", variants="explore", tokens="H1:cottage")
    assert [token.face for token in position.view(TIDE).explore_tokens()] == list(FACES[:5])


def test_l9_1_a_taken_token_is_shown() -> None:
    position = table("M4:E3,T3 H1:E1", variants="explore swamp", tokens="H1:cottage", row="stronghold")
    cottage = FACES.index("cottage")
    assert position.view(TIDE).explore_tokens()[cottage].face is None
    play(position, "take stronghold", "^H1")
    assert position.view(TIDE).explore_tokens()[cottage].face == "cottage"


# L9.1 What chance has dealt and nobody has seen yet


def test_l9_1_leaders_are_unknown_until_the_set_up_comes_to_them() -> None:
    positions = [
        founding(2, variants="leaders dragon", leaders=leaders)
        for leaders in ("E:fairy-queen T:white-knight", "E:bandit-king T:red-sorceress")
    ]
    for text in ("meadows@0", "horseshoe@0", "volcano@0", "fern@0", "start M4"):
        for seat in (EMBER, TIDE):
            assert positions[0].view(seat) == positions[1].view(seat)
            assert [positions[0].view(seat).leader(other) for other in (EMBER, TIDE)] == [None, None]
        for position in positions:
            position.play(text)
    play(positions[0], "token H1")
    assert positions[0].step == "shared"
    assert [positions[0].view(TIDE).leader(seat) for seat in (EMBER, TIDE)] == ["fairy-queen", "white-knight"]


def test_l9_1_the_die_is_unknown_until_it_is_rolled() -> None:
    one, two = (play_on(founded(3, variants="die", die=list(order)), "bid") for order in ("ETM", "MTE"))
    one.play("bid 4", seat=EMBER)
    two.play("bid 4", seat=EMBER)
    assert one != two
    for seat in range(3):
        assert one.view(seat) == two.view(seat)
        assert field(one.view(seat), "die") is None


# L9.1 All else is public


def test_l9_1_all_else_is_public() -> None:
    position = table(
        "M4:E3,T3,M2 V2:E1^1,T2 H1:M1",
        players=3,
        variants="explore citadels dragon portals rogues leaders merchants die match",
        leaders="E:red-sorceress",
        cards={"E": "lake dire-eye"},
        citadels=["H2", "H3", "M1"],
        dragon={"at": None, "owner": "T"},
        portals=["M2", "F1"],
        rogues="H5",
        merchants=["M5", "V3"],
        kept={"M": 2},
        totals={"E": 7},
        game=2,
    )
    whole = position.to_json()
    for seat in range(3):
        seen = position.view(seat).to_json()
        assert {name for name in whole if whole[name] != seen[name]} == {"deck", "viewer"}
        assert [position.view(seat).points(other) for other in range(3)] == [
            position.points(other) for other in range(3)
        ]
        assert legal(position.view(seat)) == legal(position)


def test_l9_1_a_view_holds_nothing_for_another_seat() -> None:
    view = table("M4:E3,T3", variants="explore swamp", seen={"stable": "E"}).view(EMBER)
    assert view.view(EMBER) == view
    with pytest.raises(ValueError, match="view of seat 0"):
        view.view(TIDE)
    with pytest.raises(ValueError, match="view of seat 0"):
        view.determinize(TIDE, Generator(1, "redeal"))


# L9.1 Redealing


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variants", [[], EVERYTHING, ["leaders", "explore", "swamp"], ["die", "seven-cards"]])
def test_l9_1_determinized_positions_give_the_same_view(players: int, variants: list[str]) -> None:
    generator = Generator(players, "redeal")
    for position in random_positions(players, variants, seed=9 + players, every=7):
        for seat in range(players):
            view = position.view(seat)
            whole = position.determinize(seat, generator)
            assert whole.viewer is None
            assert whole.view(seat) == view, position.step
            assert view.determinize(seat, generator).view(seat) == view, position.step


def test_l9_1_determinizing_uses_the_view_only() -> None:
    for position in random_positions(3, EVERYTHING, seed=5, every=11):
        for seat in range(3):
            from_truth = position.determinize(seat, Generator(1, "redeal"))
            assert from_truth == position.view(seat).determinize(seat, Generator(1, "redeal")), position.step


def test_l9_1_a_position_before_its_first_deal_has_nothing_to_determinize() -> None:
    for variants in ([], EVERYTHING):
        options = Options(3, variants=frozenset(variants))
        position = random_table(Generator(1, "table"), default_components(), options)
        assert position.awaits_chance
        assert position_from_json(position.view(TIDE).to_json()) == position.view(TIDE)
        assert position.determinize(TIDE, Generator(1, "redeal")).view(TIDE) == position.view(TIDE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l9_1_determinized_positions_are_sound_and_can_be_played_on(players: int) -> None:
    generator = Generator(players, "redeal")
    variants = [variant for variant in EVERYTHING if variant != "match"]
    for position in random_positions(players, variants, seed=players, every=25):
        whole = position.view(1).determinize(1, generator)
        assert position_from_json(whole.to_json()) == whole
        while not whole.is_over:
            whole.push(int(generator.choice(list(whole.legal_ids()))))
        assert whole.outcome is not None


def test_l9_1_views_can_be_kept_and_read_again() -> None:
    for variants in ([], EVERYTHING):
        for position in random_positions(3, variants, seed=3, every=13):
            for seat in range(3):
                view = position.view(seat)
                assert position_from_json(view.to_json()) == view, position.step


def late(cards_left: int) -> Position:
    """A game of two with so few cards in the deck that their orders can be counted."""
    position = play_on(founded(2), "take")
    while position.deck_left > cards_left or position.step != "take":
        position.play("take 1" if position.step == "take" else "stop")
    return position


def test_l9_1_determinizations_of_the_deck_are_even() -> None:
    position = late(3)
    counts = dealings(position, EMBER, lambda whole: tuple(field(whole, "deck")), 1200)
    assert set(counts) == set(permutations(field(position, "deck")))
    assert is_even(counts, 6)


def test_l9_1_determinizations_of_bids_are_even() -> None:
    position = play_on(founded(4), "bid")
    position.play("bid 7", seat=TIDE)
    position.play("bid 2", seat=MOON)
    tide = dealings(position, EMBER, lambda whole: whole.bid(TIDE), 2000)
    assert set(tide) == set(range(10))
    assert is_even(tide, 10)
    assert set(dealings(position, EMBER, lambda whole: (whole.bid(EMBER), whole.bid(3)), 50)) == {(None, None)}
    assert set(dealings(position, MOON, lambda whole: whole.bid(MOON), 50)) == {2}


def test_l9_1_determinizations_of_tokens_are_even_and_keep_what_is_known() -> None:
    position = swamped({"stable": "T", "cottage": "E"}, tokens="M:magic-book")

    def faces(whole: Position) -> Hashable:
        return tuple(token.face for token in whole.explore_tokens())

    counts = dealings(position, TIDE, faces, 2400)
    assert is_even(counts, 24)
    assert {(answer[3], answer[4]) for answer in counts if isinstance(answer, tuple)} == {("magic-book", "stable")}


def test_l9_1_determinizations_of_leaders_and_die_are_even() -> None:
    position = play(founding(3, variants="leaders die"), "meadows@0")

    def leaders(whole: Position) -> Hashable:
        return tuple(whole.leader(seat) for seat in range(3))

    assert is_even(dealings(position, EMBER, leaders, 2400), 24)
    assert is_even(dealings(position, EMBER, lambda whole: tuple(field(whole, "die")), 1200), 6)
    known = play_on(position, "shared")
    assert len(dealings(known, EMBER, leaders, 50)) == 1


# L9.2 The scale


@pytest.mark.parametrize(("players", "about"), [(2, 90), (3, 120), (4, 130)])
def test_l9_2_a_game_is_many_small_decisions(players: int, about: int) -> None:
    """Whole turns are never listed: no list is long, and a game is as many decisions as the rules expect."""
    games, made, listed, longest = 12, 0, 0, 0
    for seed in range(games):
        generator = Generator(seed, "scale")
        position = new_game(players, seed=seed).position
        while not position.is_over:
            ids = position.legal_ids()
            made, listed, longest = made + 1, listed + len(ids), max(longest, len(ids))
            position.push(int(generator.choice(list(ids))))
    assert 0.8 * about < made / games < 1.2 * about
    assert 4 < listed / made < 9
    assert longest <= 35
