"""The text drawings show the whole map, the row and the seats, within 100 columns."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.legends.drawn_positions import ALL, MIXES, played, small_position, walk
from tests.legends.tables import table
from tetrarch.core.drawing.characters import IDENTITY_STYLES
from tetrarch.core.drawing.svg import IDENTITY_NAMES
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import texts_of
from tetrarch.legends.components.components import Components, default_components
from tetrarch.legends.definition import new_game
from tetrarch.legends.drawing.text import describe_text, draw_rich, draw_text
from tetrarch.legends.position.options import VARIANTS
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.description import count_words
from tetrarch.legends.words.score import points_by_source
from tetrarch.legends.words.titles import action_words

SMALL = """
    Region  Held  Armies         Neighbours    Here
Centre: meadows, turned right
  Island of M1 M2 M3 M4 M5: nobody
    M1      -                    M2 M3 ~I3     Magic Spring
    M2      -                    M1 M3 M4 @C3  portal, 2 coins
    M3      T     T3^1 E3 S2     M1 M2 M4 ~C2  start
    M4      -                    M2 M3 M5
    M5      E     E2             M4 ~T3        citadel
Left: tall, upright
  Island of T1: nobody
    T1      -                    =T2           citadel
  Island of T2:  M Moon
    T2      M     T1 E1 M4^2 S1  =T1 =T3
  Island of T3: nobody
    T3      -                    =T2 ~M5       2 coins
Right: ice, upside down
  Island of I1 I2:  S Star
    I1      S     S1^1           I2
    I2      -                    I1 ~I3
  Island of I3: nobody
    I3      -                    ~M1 ~I2 ~I4   citadel
  Island of I4 I5: nobody
    I4      -                    I5 ~I3
    I5      -                    I4            Stable
Below: citadel, turned left
  Island of C1 C2: nobody
    C1      -                    C2
    C2      -                    C1 ~C3 ~M3    Hidden Treasure, 2 coins
  Island of C3: nobody
    C3      -                    @M2 ~C2       portal

Key: T3^1 Tide's 3 armies and 1 city; C1 a neighbour by land; =C2 by a bridge; @V1 by the portals;
     ~H2 by sea; a step costs 1, by sea T2 E3 M3 S3

Place  Cost  Card               Action                         Ability
1      0     Graveyard          place 2                        1 point per Cursed card
2      -     -
3      1     Noble Hills        place 3                        4 points for 3 Noble cards
4      2     Dire Giant         place 3, then destroy an army  immune
5      2     Mountain Treasury  move 3                         1 elixir, 2 coins
6      3     Night Hydra        move 5, then destroy an army   +1 army
Deck   21 left

> 0  T Tide    3 points  4 coins  2/8 cards  supply 14 armies 2 cities  on turn
      leader:  White Knight
      points:  regions 1, elixirs 2
      bonuses: +1 army, flying 1, 3 elixirs, Cottage
      cards:   flying: Cursed Gargoyles; elixirs: Forest Gnome (3)
  1  E Ember   2 points  3 coins  2/8 cards  supply 12 armies 3 cities
      leader:  Bandit King
      points:  regions 1, citadels 1
      bonuses: 1 elixir
      cards:   elixirs: Cursed King (1); points: Lake (0)
  2  M Moon    5 points  7 coins  2/8 cards  supply 13 armies 1 city
      leader:  Fairy Queen
      points:  regions 1, islands 1, cards 2, tokens 1
      bonuses: +1 move, Magic Book
      cards:   move: Noble Knight; points: Dire Ogre (2)
  3  S Star    2 points  0 coins  2/8 cards  supply 14 armies 2 cities
      leader:  Red Sorceress
      points:  regions 1, islands 1
      bonuses: +2 army, 1 army kept
      cards:   army: Ancient Woods, Forest Elf

Tide may move, 3 left (Cursed Gargoyles)
Legends, card 2 of 8
"""

SMALL_WORDS = """
Legends, 4 players, card 2 of 8.
Tide may move, 3 left (Cursed Gargoyles).
Seat 0, Tide (T), on turn: 3 points if the game ended now (regions 1, elixirs 2); 4 coins; 14 armies and 2 cities in \
supply; leader White Knight; +1 army; flying 1; 3 elixirs; Cottage; 2 cards (flying: Cursed Gargoyles; elixirs: \
Forest Gnome (3)).
Seat 1, Ember (E): 2 points if the game ended now (regions 1, citadels 1); 3 coins; 12 armies and 3 cities in \
supply; leader Bandit King; 1 elixir; 2 cards (elixirs: Cursed King (1); points: Lake (0)).
Seat 2, Moon (M): 5 points if the game ended now (regions 1, islands 1, cards 2, tokens 1); 7 coins; 13 armies and 1 \
city in supply; leader Fairy Queen; +1 move; Magic Book; 2 cards (move: Noble Knight; points: Dire Ogre (2)).
Seat 3, Star (S): 2 points if the game ended now (regions 1, islands 1); 0 coins; 14 armies and 2 cities in supply; \
leader Red Sorceress; +2 army; 1 army kept; 2 cards (army: Ancient Woods, Forest Elf).
Place 1 of the row, 0 coins, Graveyard: 1 point per Cursed card; place 2.
Place 3 of the row, 1 coin, Noble Hills: 4 points for 3 Noble cards; place 3.
Place 4 of the row, 2 coins, Dire Giant: immune; place 3, then destroy an army.
Place 5 of the row, 2 coins, Mountain Treasury: 1 elixir, 2 coins; move 3.
Place 6 of the row, 3 coins, Night Hydra: +1 army; move 5, then destroy an army.
21 cards left in the deck.
Centre: meadows, turned right.
Island of M1, M2, M3, M4 and M5: controlled by nobody.
M1: empty; Magic Spring; land to M2 and M3, sea to I3.
M2: empty; portal; 2 coins; land to M1, M3 and M4, portal to C3.
M3: Tide 3 armies and 1 city, Ember 3 armies, Star 2 armies; controlled by Tide; start; land to M1, M2 and M4, sea \
to C2.
M4: empty; land to M2, M3 and M5.
M5: Ember 2 armies; controlled by Ember; citadel; land to M4, sea to T3.
Left: tall, upright.
Island of T1: controlled by nobody.
T1: empty; citadel; bridge to T2.
Island of T2: controlled by Moon.
T2: Tide 1 army, Ember 1 army, Moon 4 armies and 2 cities, Star 1 army; controlled by Moon; bridge to T1 and T3.
Island of T3: controlled by nobody.
T3: empty; 2 coins; bridge to T2, sea to M5.
Right: ice, upside down.
Island of I1 and I2: controlled by Star.
I1: Star 1 army and 1 city; controlled by Star; land to I2.
I2: empty; land to I1, sea to I3.
Island of I3: controlled by nobody.
I3: empty; citadel; sea to M1, I2 and I4.
Island of I4 and I5: controlled by nobody.
I4: empty; land to I5, sea to I3.
I5: empty; Stable; land to I4.
Below: citadel, turned left.
Island of C1 and C2: controlled by nobody.
C1: empty; land to C2.
C2: empty; Hidden Treasure; 2 coins; land to C1, sea to C3 and M3.
Island of C3: controlled by nobody.
C3: empty; portal; portal to M2, sea to C2.
"""

WORDS = {
    "magic-spring": "Magic Spring",
    "cottage": "Cottage",
    "hidden-treasure": "Hidden Treasure",
    "magic-book": "Magic Book",
    "stable": "Stable",
    "poison-swamp": "Poison Swamp",
}


def region_lines(drawing: str) -> dict[str, list[str]]:
    """The words of each region's line, by its name: who holds it, armies, neighbours and what lies there."""
    found = {}
    for line in drawing.splitlines():
        region = re.match(r"    ([A-Z][1-9])      (\S)     (.*)", line)
        if region:
            found[region[1]] = [region[2], *region[3].split()]
    return found


def expected_line(position: Position, name: str) -> list[str]:
    """The expected line of a region without its tokens, computed without the drawing code."""
    state, names = position.state, position.components.regions
    region = names.index(name)
    strengths = {}
    shown = []
    for letter, garrison in position.garrisons(region).items():
        strengths[letter] = garrison.armies + garrison.cities
        shown.append(f"{letter}{garrison.armies}" + f"^{garrison.cities}" * (garrison.cities > 0))
    best = [letter for letter, strength in strengths.items() if strength == max(strengths.values())]
    side = next(side for side in position.components.sides if name in side.regions)
    for sign, pairs in (("", side.land), ("=", side.bridge)):
        shown += [sign + (two if one == name else one) for one, two in pairs if name in (one, two)]
    portals = int(state[layout.PORTAL_REGIONS])
    if portals >> region & 1:
        shown += [f"@{other}" for at, other in enumerate(names) if portals >> at & 1 and at != region]
    sea = int(state[layout.SEA + region])
    shown += [f"~{other}" for at, other in enumerate(names) if sea >> at & 1]
    return [best[0] if len(best) == 1 else "-", *shown]


def test_a_small_position_line_by_line() -> None:
    assert draw_text(small_position(), plain=True).splitlines() == SMALL.splitlines()[1:]


def test_a_small_position_in_words_line_by_line() -> None:
    assert describe_text(small_position()).splitlines() == SMALL_WORDS.splitlines()[1:]


def test_the_typographic_drawing_differs_only_in_its_signs() -> None:
    position = small_position()
    plain = draw_text(position, plain=True, key=False)
    signs = str.maketrans("─╪◊≈", "-=@~")
    assert draw_text(position, key=False).replace(" · ", ", ").translate(signs) == plain


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_every_region_shows_what_is_there_and_where_it_leads(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    lines = region_lines(draw_text(position, plain=True))
    names = position.components.regions
    assert set(lines) == {names[region] for region in position.regions()}
    for name, words in lines.items():
        expected = expected_line(position, name)
        assert words[: len(expected)] == expected, name


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_everything_on_the_map_is_shown(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    state, names = position.state, position.components.regions
    lines = region_lines(draw_text(position, plain=True))
    words = {name: " ".join(line) for name, line in lines.items()}
    for region in position.regions():
        for place, word in (
            (layout.CITADEL_REGIONS, "citadel"),
            (layout.PORTAL_REGIONS, "portal"),
            (layout.MERCHANT_REGIONS, "2 coins"),
        ):
            assert (word in words[names[region]]) == bool(int(state[place]) >> region & 1)
        assert ("start" in words[names[region]]) == (position.start_region == region)
        assert ("rogues" in words[names[region]]) == (int(state[layout.ROGUES_REGION]) == region)
        is_dragon = int(state[layout.DRAGON_REGION]) == region and int(state[layout.DRAGON_OWNER]) < 0
        assert ("dragon" in words[names[region]]) == is_dragon
    for token in position.explore_tokens():
        if token.region is not None:
            assert WORDS[token.face or ""] in words[names[token.region]]


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_plain_text_is_ascii_within_100_columns(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    drawing = draw_text(position, plain=True)
    for text in (drawing, describe_text(position)):
        assert text.isascii()
        assert all(character.isprintable() or character == "\n" for character in text)
        assert all(line == line.rstrip() for line in text.splitlines())
    assert max(map(len, drawing.splitlines())) <= 100
    assert max(map(len, draw_text(position).splitlines())) <= 100


@pytest.mark.parametrize("seed", range(6))
def test_no_moment_of_a_game_needs_more_than_100_columns(seed: int) -> None:
    variants = ALL if seed % 2 else VARIANTS
    for count, position in enumerate(walk(2 + seed % 3, variants, seed, 260)):
        if count % 13 == 0:
            assert max(map(len, draw_text(position).splitlines())) <= 100


def test_the_row_has_every_card_with_its_price() -> None:
    position = played(3, ("seven-cards",))
    lines = draw_text(position, plain=True).splitlines()
    table = lines[lines.index(next(line for line in lines if line.startswith("Place"))) + 1 :]
    for line, (number, place) in zip(table, enumerate(position.row(), 1), strict=False):
        if place:
            assert re.match(rf"{number}      {place.price}     {place.card.title}  +{action_words(place.card)}  ", line)
        else:
            assert line.split() == [str(number), "-", "-"]
    assert f"Deck   {position.deck_left} left" in lines


@pytest.mark.parametrize(("players", "variants"), MIXES)
def test_the_points_by_source_are_all_the_points(players: int, variants: tuple[str, ...]) -> None:
    position = played(players, variants)
    lines = draw_text(position, plain=True).splitlines()
    for seat, letter in enumerate(position.identities):
        sources = points_by_source(position, seat)
        assert sum(sources.values()) == position.points(seat)
        line = next(line for line in lines if f" {seat}  {letter} {IDENTITY_NAMES[letter]}" in line)
        assert f"  {count_words(position.points(seat), 'point')}  " in line
        assert f"  {count_words(position.coins(seat), 'coin')}  " in line
        following = lines[lines.index(line) + 1 + ("leaders" in variants)]
        assert not sources or following == "      points:  " + ", ".join(
            f"{n} {points}" for n, points in sources.items()
        )


def test_cards_are_grouped_by_what_they_do() -> None:
    for position in (played(2), played(4)):
        text = " ".join(draw_text(position, plain=True).split())
        for seat in range(position.players):
            for card in position.cards(seat):
                assert card.title in text
                if card.elixir:
                    assert f"{card.title} ({card.elixir})" in text


def test_a_map_that_is_laid_in_part_is_drawn_in_part() -> None:
    for laid, position in enumerate(walk(2, (), 3, 5)):
        drawing = draw_text(position, plain=True)
        heads = re.findall(r"^(Centre|Left|Right|Below): ([a-z]+), (?:upright|upside|turned)", drawing, re.MULTILINE)
        assert len(heads) == min(laid, 4)
        if laid == 0:
            assert drawing.startswith("No board is laid yet\n")
        assert len(region_lines(drawing)) == len(position.regions())


def test_a_view_shows_what_it_may_not_know_as_a_question() -> None:
    position = played(3, ("explore", "swamp"), 2, 40)
    hidden = [token for token in position.explore_tokens() if token.region is not None and 0 not in token.seen]
    assert hidden
    names = position.components.regions
    lines = region_lines(draw_text(position.view(0), plain=True))
    for token in hidden:
        assert re.search(r"\? \(face down[^()]*\)$", " ".join(lines[names[token.region or 0]]))
    described = describe_text(position.view(0))
    assert described.count("? (face down") == len(hidden)


def test_all_see_who_has_looked_at_a_face_down_token() -> None:
    position = table(
        "H1:E1", players=3, variants="explore swamp", tokens="H1:stable", seen={"stable": "ET", "cottage": "M"}
    )
    views = (position, position.public_view(), *(position.view(seat) for seat in range(3)))
    for view, face in zip(views, ("Stable", "?", "Stable", "Stable", "?"), strict=True):
        line = next(line for line in draw_text(view, plain=True).splitlines() if line.startswith("    H1 "))
        assert line.endswith(f"{face} (face down, seen by E T)")
        assert f"; {face} (face down, seen by Ember and Tide); " in describe_text(view)
        assert draw_text(view, plain=True).count("face down, seen by M)") == 1
        assert draw_text(view, plain=True).count("(face down)") == 4


def test_open_tokens_do_not_list_their_viewers() -> None:
    position = table("H1:E1", variants="explore", tokens="H1:stable")
    assert "seen" not in draw_text(position) + describe_text(position)


def test_while_bids_are_made_the_order_of_age_is_shown() -> None:
    position = new_game(3, seed=1, ages=[2, 0, 1]).position
    position.play(next(iter(position.legal_decisions())))
    names = ", ".join(IDENTITY_NAMES[position.identities[seat]] for seat in (2, 0, 1))
    words = f"Tied bids: the youngest wins; the age order is {names} (L3.2)"
    assert words in draw_text(position, plain=True).splitlines()
    assert f"{words}." in describe_text(position).splitlines()
    for seat in range(3):
        position.play("bid 0", seat)
    assert "Tied bids" not in draw_text(position) + describe_text(position)


def test_during_bids_the_text_names_the_die_as_tie_breaker() -> None:
    position = new_game(3, seed=1, variants=["die"]).position
    position.play(next(iter(position.legal_decisions())))
    assert "Tied bids: a die decides (L12.8)" in draw_text(position).splitlines()
    assert "Tied bids: a die decides (L12.8)." in describe_text(position).splitlines()


def test_a_view_shows_bids_of_others_as_a_question() -> None:
    position = next(position for position in walk(3, (), 5) if position.step == "bid" and position.bid(0) is not None)
    others, own = draw_text(position.view(1), plain=True), draw_text(position.view(0), plain=True)
    assert re.findall(r"bid:     (.+)", others) == ["?", "none yet", "none yet"]
    assert re.findall(r"bid:     (.+)", own) == [str(position.bid(0)), "none yet", "none yet"]
    arrows = re.findall(r"^(.) \d  [ETMS] ", others, re.MULTILINE)
    assert arrows == [" ", ">", ">"], "those who have not bid must decide, all of them"


@pytest.mark.parametrize("variants", [("explore", "swamp"), ALL])
def test_the_drawing_of_a_view_does_not_change_with_what_is_hidden(variants: tuple[str, ...]) -> None:
    position = played(3, variants, 4, 60)
    for seat in range(3):
        other = position.determinize(seat, Generator(9, "other")).view(seat)
        assert draw_text(other) == draw_text(position.view(seat))
        assert describe_text(other) == describe_text(position.view(seat))


def test_leaders_are_unknown_until_the_founder_is_done() -> None:
    position = next(walk(3, ("leaders",), 6))
    assert draw_text(position.view(0), plain=True).count("leader:  ?") == 3
    assert "leader ?" in describe_text(position.view(0))


def test_every_step_that_occurs_has_its_sentence() -> None:
    steps = set()
    for seed, players, variants in ((1, 2, VARIANTS), (2, 3, ALL), (3, 4, ()), (8, 2, ("leaders", "match"))):
        for position in walk(players, variants, seed, 700):
            if position.step not in steps:
                steps.add(position.step)
                drawing = draw_text(position, key=False)
                sentence, moment = drawing.splitlines()[-2:]
                assert "{" not in sentence
                assert moment.startswith("Legends, ")
                if position.step not in ("over", "deal"):
                    assert IDENTITY_NAMES[position.identities[position.decider]] in sentence
    assert steps == set(layout.STEP_NAMES)
    assert all(f"step-{step}" in texts_of("tetrarch.legends", "en") for step in layout.STEP_NAMES if step != "over")


def test_before_any_deal_there_is_little_to_draw() -> None:
    start = new_game(3, seed=1, variants=("match",)).start
    assert start.awaits_chance
    drawing = draw_text(start, plain=True)
    assert drawing.endswith("The next deal is due\nLegends, game 1 of 3, before the deal")
    assert drawing.startswith("No board is laid yet")


def test_the_winner_is_named_at_the_end() -> None:
    position = played(3, (), 1, 2000)
    outcome = position.outcome
    assert outcome is not None
    drawing = draw_text(position, plain=True)
    winner = IDENTITY_NAMES[position.identities[outcome.winners[0]]]
    assert f"Game over. {winner} wins with {max(outcome.points)} points (L7.1)" in drawing
    assert len(re.findall(r"  won$", drawing, re.MULTILINE)) == len(outcome.winners)
    assert not any(line.startswith(">") for line in drawing.splitlines())


def test_a_match_shows_the_points_of_the_games_before() -> None:
    walked = walk(2, ("match",), 1, 2000, quick_setup=True)
    between = next(position for position in walked if position.match_game == 2).copy()
    during = next(position for position in walked if not position.awaits_chance).copy()
    for position, games in ((between, "in all"), (during, "before")):
        drawing = draw_text(position, plain=True)
        assert "game 2 of 3" in drawing
        for seat in range(2):
            assert f"  {position.total(seat)} {games}  " in drawing
    assert between.awaits_chance


def test_titles_of_ones_own_become_ascii_and_are_cut_off() -> None:
    known = default_components()
    cards = tuple(replace(card, title=f"Éé{'x' * 50} {card.id}") for card in known.cards)
    position = new_game(2, seed=1, components=Components(cards, known.sides)).position
    plain = draw_text(position, plain=True)
    assert plain.isascii()
    assert max(map(len, plain.splitlines())) <= 100
    assert "Eexxx" in plain
    assert "Éé" in draw_text(position)
    assert describe_text(position).isascii()


@pytest.mark.parametrize("variants", [(), ALL])
def test_the_colours_change_no_character(variants: tuple[str, ...]) -> None:
    position = played(4, variants)
    rich = draw_rich(position)
    assert [line.rstrip() for line in rich.plain.split("\n")] == draw_text(position).split("\n")


def test_each_garrison_is_in_its_owners_colour() -> None:
    position = played(2)
    rich = draw_rich(position, key=False)
    for letter in (*position.identities, "N"):
        runs = [rich.plain[span.start : span.end] for span in rich.spans if span.style == IDENTITY_STYLES[letter]]
        expected = sum(letter in position.garrisons(region) for region in position.regions())
        assert len([run for run in runs if re.fullmatch(r"[ETMSN]\d+(\^\d)?", run)]) == expected
        assert all(run.strip().startswith(letter) for run in runs)
