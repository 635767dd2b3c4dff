"""Drawings of every game: themes, names that do not clash, and positions that stay as they are."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from tests.conftest import RunPython
from tests.games.subjects import SUBJECTS, Subject
from tests.games.svg import NAMESPACE, ids, parsed, prefix_of
from tetrarch.core.randomness import Generator

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=str)

PAPER = {"eko": "sand", "legends": "sheet"}
"""A colour of the background that every drawing has."""


def played(subject: Subject, steps: int = 40) -> Any:
    """A position with many variants, out of a game played at random."""
    drawn = [name for name in subject.definition.option_named["variants"].names if name not in ("draft", "match")]
    game = subject.new_game(3, {"variants": drawn}, "drawing")
    return subject.play_on(game.position, Generator("drawing", "dice"), steps)


def colours(subject: Subject) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = import_module(f"tetrarch.{subject}.drawing.art").COLOURS
    return found


def test_two_drawings_on_one_page_share_no_names(subject: Subject) -> None:
    position, draw = played(subject), subject.definition.draw_svg
    drawings = [
        draw(position),
        draw(played(subject, 41)),
        draw(position, theme="dark"),
        draw(position, theme="auto"),
        draw(position, marks=position.legal_ids().tolist()),
    ]
    names = [name for svg in drawings for name in ids(svg)]
    assert len(names) == len(set(names))


def test_drawing_is_the_same_every_time_and_changes_nothing(subject: Subject) -> None:
    position, definition = played(subject), subject.definition
    before, marks = position.state.copy(), position.legal_ids().tolist()
    assert definition.draw_svg(position, marks=marks) == definition.draw_svg(position.copy(), marks=marks)
    assert definition.draw_text(position) == definition.draw_text(position.copy())
    assert definition.describe_text(position) == definition.describe_text(position.copy())
    assert (position.state == before).all()


def test_fixed_themes_have_fixed_colours(subject: Subject) -> None:
    light, dark = (subject.definition.draw_svg(played(subject), theme=theme) for theme in ("light", "dark"))
    for svg in (light, dark):
        assert "var(" not in svg
        assert "<style" not in svg
    by_day, by_night = colours(subject)[PAPER[subject.name]]
    assert by_day in light
    assert by_night in dark
    assert by_night not in light


def test_the_automatic_theme_asks_the_reader(subject: Subject) -> None:
    svg = subject.definition.draw_svg(played(subject), theme="auto")
    style = parsed(svg).find(f"{NAMESPACE}style")
    assert style is not None
    assert style.text is not None
    light, dark = style.text.split("@media(prefers-color-scheme:dark)")
    used = set(re.findall(r"var\(--([\w-]+)\)", svg))
    assert used <= set(colours(subject))
    for name in used:
        by_day, by_night = colours(subject)[name]
        assert f"--{name}:{by_day};" in light
        assert f"--{name}:{by_night};" in dark
    selectors = re.findall(r"([^{};]+)\{--", style.text)
    assert set(selectors) == {f"#{prefix_of(svg)}svg"}, "rules must not reach beyond this drawing"


def test_an_unknown_theme_is_refused(subject: Subject) -> None:
    with pytest.raises(ValueError, match="unknown theme 'drak'; did you mean 'dark'"):
        subject.definition.draw_svg(played(subject), theme="drak")


def test_rich_is_imported_only_for_colour(subject: Subject, run_python: RunPython) -> None:
    ran = run_python("-c", f"import sys, tetrarch.{subject}.drawing.text; print('rich' in sys.modules)")
    assert ran.stdout == "False\n", ran.stderr
