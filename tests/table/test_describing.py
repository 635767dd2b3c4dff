"""The fast descriptions of decisions are the same as the plain ones, word for word."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tetrarch.core import registry
from tetrarch.core.table_adapter import DecisionForm, TableAdapter
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.eko import table as decisions
from tetrarch.eko.definition import GAME
from tetrarch.eko.table import ADAPTER
from tetrarch.legends import table as legends_decisions


def as_json(form: DecisionForm) -> str:
    return msgspec.json.encode(form).decode()


@pytest.mark.parametrize(
    ("printing", "variants"),
    [
        ("complete", []),
        ("complete", ["labyrinth", "portals", "wind"]),
        ("complete", ["pyramids", "moon", "sand", "draft"]),
        ("first-printing", ["labyrinth", "portals", "wind"]),
    ],
)
def test_quick_words_are_the_plain_ones(printing: str, variants: list[str]) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        position = GAME.deal(2 + seed, {"printing": printing, "variants": variants}, f"words {seed}")
        for _ in range(150):
            if position.is_over:
                break
            legal = position.legal_ids().tolist()
            language = rng.choice(LANGUAGES)
            some = rng.sample(legal, min(15, len(legal)))
            described = ADAPTER.describe(position, some, language)
            plain = TableAdapter.describe(ADAPTER, position, some, language)
            assert described == plain
            assert ADAPTER.describe_json(position, some, language) == list(map(as_json, plain))
            kinds.update(form.mark.kind for form in described)
            position.push(int(rng.choice(legal)))
    assert {"move", "regroup", "attack", "construct", "reinforce"} <= kinds


def test_no_more_words_are_kept_than_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[decisions.Pattern, decisions.Words] = {}
    monkeypatch.setattr(decisions, "_words", kept)
    monkeypatch.setattr(decisions, "MOST_KEPT", 5)
    rng, most = Random(5), 0
    position = GAME.deal(2, {}, "few words")
    for _ in range(40):
        legal = position.legal_ids().tolist()
        for decision in legal[:20]:
            quick = ADAPTER.describe(position, [decision], "en")
            assert quick == TableAdapter.describe(ADAPTER, position, [decision], "en")
            most = max(most, len(kept))
        position.push(int(rng.choice(legal)))
    assert most == 5


@pytest.mark.parametrize("variants", [[], ["leaders", "explore", "merchants"], ["dragon", "portals", "rogues"]])
def test_fast_words_of_legends_are_the_plain_ones(variants: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with few kept forms, so that the cache is cleared again and again."""
    monkeypatch.setattr(legends_decisions, "MOST_KEPT", 50)
    game = registry.game("legends")
    kinds: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        position = game.deal(2 + seed % 3, {"variants": variants}, f"words {seed}")
        for _ in range(150):
            while position.awaits_chance:
                position.play_chance(game.chance_again(position, f"words {seed}"))
            if position.is_over:
                break
            legal = position.legal_ids().tolist()
            language = rng.choice(LANGUAGES)
            described = game.table.describe(position, legal, language)
            plain = TableAdapter.describe(game.table, position, legal, language)
            assert described == plain
            assert game.table.describe_json(position, legal, language) == list(map(as_json, plain))
            kinds.update(form.kind for form in described)
            position.push(int(rng.choice(legal)))
    assert {"bid", "take", "place", "move", "stop"} <= kinds
