"""The quick lists of Ekö's decisions say the same as the plain ones, word for word."""

from __future__ import annotations

from random import Random

import pytest

from tetrarch.core.text.messages import LANGUAGES
from tetrarch.table import describing_eko
from tetrarch.table.game_eko import SIDE
from tetrarch.table.games import GameSide


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
    kinds = set()
    for seed in range(3):
        rng = Random(seed)
        position = SIDE.deal(2 + seed, {"printing": printing, "variants": variants}, f"words {seed}")
        for _ in range(150):
            if position.is_over:
                break
            legal = position.legal_ids().tolist()
            language = rng.choice(LANGUAGES)
            quick, plain = SIDE.describer(position, language), GameSide.describer(SIDE, position, language)
            for decision in rng.sample(legal, min(15, len(legal))):
                described = quick(decision)
                assert described == plain(decision)
                kinds.add(described.mark.kind)
            position.push(int(rng.choice(legal)))
    assert {"move", "regroup", "attack", "construct", "reinforce"} <= kinds


def test_no_more_words_are_kept_than_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[describing_eko.Sort, describing_eko.Words] = {}
    monkeypatch.setattr(describing_eko, "_kept", kept)
    monkeypatch.setattr(describing_eko, "MOST_KEPT", 5)
    rng, most = Random(5), 0
    position = SIDE.deal(2, {}, "few words")
    for _ in range(40):
        legal = position.legal_ids().tolist()
        quick, plain = SIDE.describer(position, "en"), GameSide.describer(SIDE, position, "en")
        for decision in legal[:20]:
            assert quick(decision) == plain(decision)
            most = max(most, len(kept))
        position.push(int(rng.choice(legal)))
    assert most == 5
