"""Random games with all variants in every language: sentences, refusals, consequences, drawings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.test_texts import ENGLISH_WORDS
from tetrarch import eko, legends
from tetrarch.analysis.eko import reasons as eko_reasons
from tetrarch.analysis.legends import reasons as legends_reasons
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.eko.drawing import svg as eko_svg
from tetrarch.eko.drawing import text as eko_text
from tetrarch.eko.position import options as eko_options
from tetrarch.eko.words import description as eko_words
from tetrarch.eko.words.sentences import decision_sentence as eko_sentence
from tetrarch.legends.components.components import Components
from tetrarch.legends.definition import deal_next
from tetrarch.legends.drawing import svg as legends_svg
from tetrarch.legends.drawing import text as legends_text
from tetrarch.legends.position import options as legends_options
from tetrarch.legends.words import description as legends_words
from tetrarch.legends.words.consequences import consequences
from tetrarch.legends.words.score import score_sheet, score_words
from tetrarch.legends.words.sentences import decision_sentence as legends_sentence

EKO_TRIES = (
    *("keep", "swap a1", "@a1", "@b3!", "pass", "march", "rest", "done", "give E", "give T", "sand b2", "moon b2!"),
    *("b2-b3", "c3xd4", "c3*d4", "c3+d4", "c3~", "c3~1", "c3~1x", "c3~9", "b2^b3", "b2^c3T!", "c4+2", "c4+9!", "c4+"),
    *("mrach", "zz9-zz8", "a1^zz9", "?", "", "give X"),
)
LEGENDS_TRIES = (
    *(
        "horseshoe@90",
        "desert@45",
        "horsesho@0",
        "centre 2",
        "centre 9",
        "start D4",
        "token D4",
        "coins D4",
        "shared M1",
    ),
    *("neutral M1", "bid 0", "bid 99", "first E", "first S", "take 1", "take 9", "take lake", "take lak", "half 1"),
    *(
        "half place",
        "+D4",
        "+Z9",
        "D4-D5",
        "D4-M1",
        "^D4",
        "xD4T",
        "xD4N$",
        "xM1E",
        "stop",
        "take",
        "stpo",
        "?",
        "half",
    ),
)


def faults_of(told: str, language: str) -> list[str]:
    """Faults of a text for people."""
    found = [sign for sign in ("{", "None", "  ", "???") if sign in told]
    if language != "en":
        without_ids = re.sub(r"\S+-\S+", "", told)
        found += [words[0] for words in [ENGLISH_WORDS.search(without_ids)] if words]
    return found


class Ear:
    """Checks every text once, and collects the faults."""

    def __init__(self) -> None:
        self.heard: set[tuple[str, str]] = set()
        self.faults: list[tuple[str, str, list[str]]] = []

    def hear(self, told: str, language: str) -> None:
        if (told, language) not in self.heard:
            self.heard.add((told, language))
            wrong = faults_of(told, language)
            if wrong:
                self.faults.append((language, told, wrong))

    def differs(self) -> None:
        """That no language says more than a fifth of all as English does: names and signs alone."""
        english = {told for told, language in self.heard if language == "en"}
        for language in LANGUAGES[1:]:
            own = {told for told, spoken in self.heard if spoken == language}
            assert len(own & english) * 5 < len(own), sorted(own & english)[:20]


def refusals(
    position: eko.Position | legends.Position, tries: tuple[str, ...]
) -> Iterator[IllegalMove | NotationError]:
    for text in tries:
        try:
            position.parse(text)
        except (IllegalMove, NotationError) as error:
            yield error


EKO_MIXES: list[tuple[int, tuple[str, ...], str]] = [
    (2, (), "complete"),
    (3, eko_options.VARIANTS[:-1], "complete"),
    (4, ("draft", "labyrinth", "sand", "moon"), "complete"),
    (2, ("labyrinth", "portals", "pyramids", "wind"), "first-printing"),
]


@pytest.mark.parametrize(("players", "variants", "printing"), EKO_MIXES)
def test_games_of_eko_have_texts_in_every_language(players: int, variants: tuple[str, ...], printing: str) -> None:
    ear, generator = Ear(), Generator(7, "spoken")
    position = eko.new_game(players, seed=5, variants=variants, printing=printing, round_limit=12).position
    for turn in range(400):
        if position.is_over:
            break
        legal = position.legal_ids()
        sampled = [int(legal[generator.below(len(legal))]) for _ in range(3)]
        errors = list(refusals(position, EKO_TRIES)) if turn % 12 == 0 else []
        found = eko_reasons(position, sampled[:1], position.seat) if position.step == "action" and turn % 5 == 0 else []
        for language in LANGUAGES:
            for decision in sampled:
                ear.hear(eko_sentence(position, decision, language), language)
                assert position.describe(decision, language).sentence == eko_sentence(position, decision, language)
            ear.hear(eko_words.step_sentence(position, language), language)
            ear.hear(eko_words.moment_words(position, language), language)
            for told in chain((error.message_in(language) for error in errors), (r.told(language).text for r in found)):
                ear.hear(told, language)
            if turn % 40 == 0:
                for line in eko_text.describe_text(position, language).splitlines():
                    ear.hear(line, language)
        position.push(sampled[0])
    for language in LANGUAGES:
        ear.hear(eko_words.step_sentence(position, language), language)
    assert ear.faults == []
    ear.differs()


LEGENDS_MIXES: list[tuple[int, tuple[str, ...], bool]] = [
    (2, (), True),
    (3, tuple(name for name in legends_options.VARIANTS if name not in ("rectangle", "swamp", "match")), False),
    (4, tuple(name for name in legends_options.VARIANTS if name not in ("die", "match")), False),
    (2, ("match", "leaders", "explore"), True),
]


@pytest.mark.parametrize(("players", "variants", "quick"), LEGENDS_MIXES)
def test_games_of_legends_have_texts_in_every_language(players: int, variants: tuple[str, ...], quick: bool) -> None:
    ear, generator = Ear(), Generator(3, "spoken")
    game = legends.new_game(players, seed=4, variants=variants, quick_setup=quick)
    for language in LANGUAGES:
        for told, _ in consequences(game.start, game.position, language):
            ear.hear(told, language)
    for turn in range(420):
        position = game.position
        if position.is_over:
            break
        if position.awaits_chance:
            deal_next(game)
            continue
        legal = position.legal_ids()
        sampled = [int(legal[generator.below(len(legal))]) for _ in range(3)]
        errors = list(refusals(position, LEGENDS_TRIES)) if turn % 10 == 0 else []
        before = position.copy()
        found = legends_reasons(before, sampled[:1], position.seat) if position.step in ("take", "city", "bid") else []
        for language in LANGUAGES:
            for decision in sampled:
                ear.hear(legends_sentence(position, decision, language), language)
            ear.hear(legends_words.step_sentence(position, language), language)
            ear.hear(legends_words.moment_words(position, language), language)
            for told in chain((error.message_in(language) for error in errors), (r.told(language).text for r in found)):
                ear.hear(told, language)
            if turn % 30 == 0:
                for line in legends_text.describe_text(position, language).splitlines():
                    ear.hear(line, language)
                for seat in range(players):
                    for line_ in score_sheet(position, seat):
                        ear.hear(score_words(position, line_, language), language)
        game.play(sampled[0])
        for language in LANGUAGES:
            for told, _ in consequences(before, game.position, language):
                ear.hear(told, language)
    for language in LANGUAGES:
        ear.hear(legends_words.step_sentence(game.position, language), language)
    assert ear.faults == []
    ear.differs()


def shown(svg: str) -> str:
    """All text of a picture."""
    return "\n".join(re.findall(r">([^<]+)<", svg))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_drawings_speak_the_language(language: str) -> None:
    one = eko.new_game(3, seed=2, variants=eko_options.VARIANTS[:-1]).position
    two = legends.new_game(3, seed=2, variants=("explore", "swamp", "leaders", "citadels"), quick_setup=True).position
    marks = [int(decision) for decision in one.legal_ids()[:40]]
    for drawing in (
        eko_text.draw_text(one, language=language),
        eko_text.draw_board_text(one.board, language=language),
        str(eko_text.draw_rich(one, language=language)),
        shown(eko_svg.draw_svg(one, marks=marks, language=language)),
        shown(eko_svg.draw_board_svg(one.board, language=language)),
        legends_text.draw_text(two, language=language),
        str(legends_text.draw_rich(two, language=language)),
        shown(legends_svg.draw_svg(two, marks=[int(decision) for decision in two.legal_ids()], language=language)),
    ):
        assert not ENGLISH_WORDS.search(drawing), ENGLISH_WORDS.search(drawing)
        assert "{" not in drawing
    assert eko_text.draw_text(one, plain=True, language=language).isascii()
    assert legends_text.draw_text(two, plain=True, language=language).isascii()
    assert max(map(len, legends_text.draw_text(two, language=language).splitlines())) <= legends_text.WIDTH


def test_cards_of_ones_own_keep_their_titles() -> None:
    published = legends.default_components()
    own = legends.components_from_dict(
        {
            "cards": [{**card.to_dict(), "title": f"Own {card.title}"} for card in published.cards],
            "sides": {side.name: side.to_dict() for side in published.sides},
        },
        "own",
    )
    assert isinstance(own, Components)
    position = legends.new_game(2, seed=1, components=own).position
    assert "Own " in legends_text.describe_text(position, "fr")
    assert "Own " not in legends_text.describe_text(legends.new_game(2, seed=1).position, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_steps_have_names(language: str) -> None:
    for game, options in ((eko.KIND, eko_options), (legends.KIND, legends_options)):
        variants, printings = (game.choice_words(name, language) for name in ("variants", "printing"))
        assert [words.name for words in variants] == list(options.VARIANTS)
        assert [words.name for words in printings] == list(options.PRINTINGS)
        for words in (*variants, *printings):
            assert words.title
            assert words.note
            assert not words.note.endswith(".")
    for words_of, steps in ((eko_words, eko.Position.step_names), (legends_words, legends.Position.step_names)):
        assert len({words_of.step_name(step, language) for step in steps}) > len(steps) - 3
    assert len({eko_words.end_words(reason, language) for reason in ("points", "last", "idle", "round-limit")}) == 4
    assert legends_words.end_words("cards", language) != legends_words.end_words("match", language)
