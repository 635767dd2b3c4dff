"""Reasons: all texts exist and are documented, and the weightiest that distinguish moves are chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tetrarch.analysis.forms import Finding, Reason, reason, told_reasons

HELPERS = {"points", "coins", "left-in-danger", "region-points", "the-regions", "the-islands", "by-one"}
"""Messages that are parts of others."""


def made(name: str, weight: int) -> Finding:
    return Finding(name, f"does {name}", ("E1.1",), weight)


def names(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.name for reason in reasons]


def messages(repository: Path) -> set[str]:
    text = (repository / "src/tetrarch/analysis/texts/en.ftl").read_text(encoding="utf-8")
    found = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) - HELPERS
    return {
        name
        for name in found
        if not name.startswith(("no-advice-", "no-review-", "look-", "review-", "balance-", "you-"))
    }


def test_every_reason_has_a_text_and_every_text_a_reason(repository: Path) -> None:
    used: set[str] = set()
    package = repository / "src/tetrarch/analysis"
    for file in (*package.glob("*.py"), *package.glob("*/reasons.py")):
        source = file.read_text(encoding="utf-8")
        used |= set(re.findall(r'reason\(\s*"([a-z-]+)"', source)) | set(
            re.findall(r'^ +\("([a-z-]+)", ', source, re.M)
        )
        used |= {
            f"{verb}-{what}" for verb in re.findall(r'f"([a-z]+)-\{what\}"', source) for what in ("regions", "islands")
        }
        used |= set(re.findall(r'"(emperor-\w+)"', source)) | set(re.findall(r'"(instead)"', source))
    assert used == messages(repository)


def test_every_reason_is_documented(repository: Path) -> None:
    page = (repository / "docs/advise.md").read_text(encoding="utf-8")
    section = page.split("## Reasons")[1].split("## JSON")[0]
    assert set(re.findall(r"`([a-z-]{2,})`", section)) == messages(repository)


def test_the_weightiest_reasons_are_chosen_for_and_against() -> None:
    own = [made("a", 10), made("b", -300), made("c", 200), made("d", 50)]
    assert names(told_reasons(own, [])) == ["b", "c", "d"]


def test_what_both_moves_do_counts_less() -> None:
    own = [made("a", 300), made("b", 100)]
    assert names(told_reasons(own, [made("a", 300)])) == ["b", "a"]


def test_reasons_against_a_move_name_what_the_best_move_does() -> None:
    (lacking,) = told_reasons([], [made("a", 300), made("b", 200)], "d5-f3")
    assert (lacking.text, lacking.weight, lacking.rules) == ("d5-f3 instead does a", -150, ("E1.1",))
    assert told_reasons([], [made("a", 90)], "d5-f3") == (), "too light to be missed"
    assert names(told_reasons([made("a", 300)], [made("a", 300)], "d5-f3")) == ["a"], "it does so, too"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "you free your own Emperor"),
        ("fr", "vous libérez votre propre Empereur"),
        ("nl", "je bevrijdt je eigen keizer"),
        ("pl", "uwalniasz własnego Cesarza"),
    ],
)
def test_a_reason_can_address_the_player(language: str, text: str) -> None:
    assert reason("frees-emperor", 1).told(language, addressed=True).text == text
