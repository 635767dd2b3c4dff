"""All texts exist in all four languages, say the same with the same values, are used, and hide no English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from typer._click.core import Command
from typer.main import get_command

from tests.ftl_reading import PLURALS, Entry, Selector, choices, entries, places
from tetrarch.analysis import eko as eko_reasons
from tetrarch.analysis import hints
from tetrarch.analysis import legends as legends_reasons
from tetrarch.analysis.review.forms import Grade, Role
from tetrarch.bots.roster import LEVELS
from tetrarch.cli.app import app
from tetrarch.cli.terminal.translated_help import HEADINGS, help_texts
from tetrarch.core import registry
from tetrarch.core.formats import TYPES
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.eko.components.tile_set import KIND_NAMES, SITE_KINDS
from tetrarch.eko.position import options as eko_options
from tetrarch.eko.rules import layout as eko_layout
from tetrarch.legends.components.boards import EDGES
from tetrarch.legends.components.components import default_components
from tetrarch.legends.position import options as legends_options
from tetrarch.legends.rules import layout as legends_layout
from tetrarch.legends.words.score import SOURCES
from tetrarch.lessons.lesson import all_texts, lesson
from tetrarch.puzzles import eko as eko_puzzles
from tetrarch.puzzles import legends as legends_puzzles
from tetrarch.puzzles.themes import BEST_DECISION

SOURCE = Path(__file__).parent.parent / "src" / "tetrarch"
PACKAGES = sorted(
    ".".join(("tetrarch", *folder.parent.relative_to(SOURCE).parts))
    for folder in SOURCE.rglob("texts")
    if folder.is_dir()
)
"""Every package that speaks to people."""
OTHERS = LANGUAGES[1:]

LITERAL = None
"""The names of the family are texts in the sources of the package."""
LETTERS = "ETMS"
COMPONENTS = default_components()


def help_names(command: Command) -> Iterator[str]:
    """The messages of a command's help, and of all commands below it."""
    yield from (name for name, _, _ in help_texts(command))
    for below in getattr(command, "commands", {}).values():
        yield from help_names(below)


def achievements(game: str) -> list[str]:
    """The names of a game's achievements."""
    return [achievement.name for achievement in registry.facts(game).achievements]


def advice(game: str) -> list[str]:
    """The names of a game's advice."""
    return [one.name for one in registry.facts(game).advice]


def reasons() -> list[str]:
    """The names of all reasons for and against a move: the messages of analysis that no other message consists of."""
    names = re.findall(r"^([a-z-]+) = ", (SOURCE / "analysis" / "texts" / "en.ftl").read_text(encoding="utf-8"), re.M)
    parts = {"points", "coins", "region-points", "the-regions", "the-islands", "by-one", "left-in-danger", "instead"}
    return [
        name
        for name in names
        if name not in parts and not name.startswith(("you-", "look-", "no-", "review-", "balance-"))
    ]


HELP = list(dict.fromkeys(help_names(get_command(app))))
CLOCKS = ("none", "move", "fischer", "days")
LAYOUTS = ("bars", "star")

PUZZLE_THEMES = sorted({BEST_DECISION, *(theme.name for theme in (*eko_puzzles.THEMES, *legends_puzzles.THEMES))})

FAMILIES: dict[str, dict[str, Iterable[str] | None]] = {
    "tetrarch.core": {"list-*": ("and", "or"), "record-ending-*": LITERAL, "form-*": LITERAL, "type-*": TYPES},
    "tetrarch.bots": {
        "level-*": map(str, range(1, LEVELS + 1)),
        "level-*-note": map(str, range(1, LEVELS + 1)),
        "command-*": LITERAL,
        "command-unreadable-*": LITERAL,
    },
    "tetrarch.analysis": {
        **{f"{verb}-*": LITERAL for verb in ("takes", "wins", "loses", "denies", "gives")},
        "you-*": reasons(),
        "review-*": LITERAL,
        "review-grade-*": get_args(Grade),
        "review-role-*": get_args(Role),
        "look-*": sorted(
            {"other", *hints.THEMES.values(), *eko_reasons.THEMES.values(), *legends_reasons.THEMES.values()}
        ),
    },
    "tetrarch.puzzles": {
        **{f"{kind}-*": PUZZLE_THEMES for kind in ("theme", "task", "why")},
        "proof-*": ["exact", "margin"],
    },
    "tetrarch.eko": {
        "player-*": LETTERS,
        "building-*": "123",
        "building-name-*": "123",
        "asked-*": eko_layout.STEP_NAMES,
        "phase-*": eko_layout.STEP_NAMES,
        "step-*": eko_layout.STEP_NAMES[:-1],
        "end-*": eko_layout.REASON_NAMES[1:],
        "kind-*": "".join(sorted(SITE_KINDS)) + "x",
        "site-*": "".join(sorted(SITE_KINDS)),
        "tiles-*": LITERAL,
        "board-*": LITERAL,
        "board-other-*": LITERAL,
        "tiles-kind-*": [kind.lower().replace(" ", "-") for kind in KIND_NAMES.values()],
        "*-numbered": ("landmark-pyramid", "landmark-beacon"),
        "state-*": LITERAL,
        "column-*": LITERAL,
        "mark-*": LITERAL,
        "variant-*": eko_options.VARIANTS,
        "variant-*-note": eko_options.VARIANTS,
        "printing-*": eko_options.PRINTINGS,
        "printing-*-note": eko_options.PRINTINGS,
        "layout-*": LAYOUTS,
        "layout-*-note": LAYOUTS,
        "option-*": ("round-limit", "repetition", "pyramids"),
        "option-*-note": ("round-limit", "repetition", "pyramids"),
        "write-*": LITERAL,
        "achievement-*": achievements("eko"),
        "advice-*": advice("eko"),
    },
    "tetrarch.legends": {
        "player-*": LETTERS + "N",
        "coins-*": LITERAL,
        "deal-*": LITERAL,
        "component-*": LITERAL,
        "component-list-*": LITERAL,
        "position-coins-*-group": ("most", "sources"),
        "part-*": ("place", "move", "city", "destroy"),
        "do-*": ("place", "move", "city", "destroy", "or", "and"),
        "joint-*": ("or", "and"),
        "asked-*": legends_layout.STEP_NAMES[1:-1],
        "phase-*": legends_layout.STEP_NAMES,
        "step-*": legends_layout.STEP_NAMES[:-1],
        "end-*": ("cards", "match"),
        "needed-*": LITERAL,
        "effect-*": LITERAL,
        "leader-*": legends_layout.LEADER_NAMES,
        "leader-*-title": legends_layout.LEADER_NAMES,
        "card-*": [card.id for card in COMPONENTS.cards],
        "family-*": [family.lower() for family in COMPONENTS.families],
        "family-*-of": [family.lower() for family in COMPONENTS.families],
        "face-*": [token.id for token in COMPONENTS.tokens],
        "side-*": [side.name for side in COMPONENTS.sides],
        "slot-*": LITERAL,
        "turn-*": "0123",
        "lying-*": ("start", "citadel", "dragon", "portal", "rogues", "coins"),
        "ways-*": LITERAL,
        "use-*": LITERAL,
        "source-*": SOURCES,
        "score-*": ("region", "island", "citadel", "elixirs"),
        "count-*": ("point", "coin", "army", "city", "card", "elixir"),
        "column-*": LITERAL,
        "label-*": LITERAL,
        "legend-*": LITERAL,
        "mark-*": LITERAL,
        "variant-*": legends_options.VARIANTS,
        "variant-*-note": legends_options.VARIANTS,
        "printing-*": legends_options.PRINTINGS,
        "printing-*-note": legends_options.PRINTINGS,
        "undo-*": LITERAL,
        "option-*": ("quick-setup",),
        "option-*-note": ("quick-setup",),
        "write-*": LITERAL,
        "achievement-*": achievements("legends"),
        "advice-*": advice("legends"),
        "points-of-*": SOURCES,
        "edge-*": EDGES,
    },
    "tetrarch.table": {
        "refusal-*": LITERAL,
        "entry-*": LITERAL,
        "undo-*": LITERAL,
        "fault-*": LITERAL,
        "fault-rated-*": LITERAL,
        "timeout-*": LITERAL,
        "clock-*": CLOCKS,
        "clock-*-note": CLOCKS,
    },
    "tetrarch.lessons": {
        f"{game}-*": [words.id[len(game) + 1 :] for words in all_texts(lesson(game))] for game in registry.names()
    },
    "tetrarch.server": {
        **{"error-*": LITERAL, "field-*": LITERAL, "fault-*": LITERAL},
        **dict.fromkeys(("push-*-title", "push-*-body"), ("turn", "challenge", "accepted")),
    },
    "tetrarch.cli": {
        "stat-*": (
            *("database", "version", "entries", "sessions", "ratings", "push", "bytes"),
            *(f"people-{kind}" for kind in ("guest", "account", "bot-account")),
            *(f"matches-{status}" for status in ("waiting", "running", "over", "closed")),
        ),
        "system-*": LITERAL,
        "command-*": LITERAL,
        "called-*": LITERAL,
    },
    "tetrarch.cli.terminal.translated_help": {
        "heading-*": (*HEADINGS, "several"),
        "about-*": [name.removeprefix("about-") for name in HELP if name.startswith("about-")],
        "option-*": [name.removeprefix("option-") for name in HELP if name.startswith("option-")],
    },
}
"""Messages whose names are put together from parts: the pattern, and what its star stands for.

A family with names must have exactly these messages; one without has messages for texts of its package's sources.
"""

SAME_WORDS = {
    *("level-2", "level-3", "level-4"),  # winds
    *("lying-dragon", "lying-citadel", "lying-portal", "trophy-dragon", "source-dragon", "phase-dragon"),
    *("kind-r", "kind-c", "mark-kamikaze", "place-portal-closed"),
    *("title", "name-moment", "zones", "column-points", "column-action", "use-points"),
}
"""Messages that may be as in English: proper names, and words that languages share."""


def folder_of(package: str) -> Path:
    return SOURCE.joinpath(*package.split(".")[1:])


@cache
def known(package: str, language: str) -> dict[str, Entry]:
    return entries(folder_of(package) / "texts" / f"{language}.ftl")


class Facts(NamedTuple):
    """What the tests need to know about one source file."""

    literals: frozenset[str]
    """All texts, and the names of all classes as kinds: forms with names as tags, such as entries."""
    spoken: tuple[tuple[str, str, int], ...]
    """The messages that the file names outright, or patterns of those it puts together: package, id, line."""
    errors: tuple[tuple[int, bool], ...]
    """The errors that it makes: line, and whether the text is given in English."""


@cache
def facts(file: Path) -> Facts:
    """The facts about a source file, which is parsed once."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.ClassDef):
            found.add(re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower())
    return Facts(frozenset(found), tuple(spoken(file, tree)), tuple(errors_in(tree)))


@cache
def literals(package: str) -> frozenset[str]:
    """All texts and kinds in the sources of a package; those of everything for the core, which all packages use."""
    root = SOURCE if package == "tetrarch.core" else folder_of(package)
    return frozenset().union(*(facts(file).literals for file in root.rglob("*.py")))


def family_ids(package: str) -> set[str]:
    """The ids of all families whose names are given."""
    found = set()
    for pattern, names in FAMILIES.get(package, {}).items():
        for name in names or ():
            found.add(pattern.replace("*", name))
    return found


# Families are consumed once: lists, not iterators.
for _patterns in FAMILIES.values():
    for _pattern, _names in _patterns.items():
        _patterns[_pattern] = None if _names is None else list(_names)


def test_every_package_has_all_languages() -> None:
    assert {"tetrarch.core", "tetrarch.eko", "tetrarch.legends", "tetrarch.analysis", "tetrarch.bots"} <= set(PACKAGES)
    for package in PACKAGES:
        files = {file.stem for file in (folder_of(package) / "texts").iterdir() if file.suffix == ".ftl"}
        assert files == set(LANGUAGES), package


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_messages_are_the_same_in_all_languages(package: str, language: str) -> None:
    english, other = known(package, "en"), known(package, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_places_are_the_same_in_all_languages(package: str, language: str) -> None:
    english, other = known(package, "en"), known(package, language)
    differing = {
        name: sorted(places(english, name) ^ places(other, name))
        for name in english.keys() & other.keys()
        if places(english, name) != places(other, name)
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_language_selects_by_words_that_english_does_not_know(package: str, language: str) -> None:
    english, other = known(package, "en"), known(package, language)
    strange = {}
    for name in english.keys() & other.keys():
        known_keys = choices(english, name)
        for variable, keys in choices(other, name).items():
            words = {key for key in keys if key not in PLURALS and not key.isdigit()}
            if words - known_keys.get(variable, set()):
                strange[name] = sorted(words - known_keys.get(variable, set()))
            missing = {
                key for key in known_keys.get(variable, set()) if key not in PLURALS and not key.isdigit()
            } - keys
            if missing:
                strange[name] = sorted(missing)
    assert strange == {}


# Used and missing


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    messages = known(package, "en")
    families = FAMILIES.get(package, {})
    referred = {part for entry in messages.values() for part in entry.references}
    made = family_ids(package)
    unused = []
    for name in messages:
        if name in literals(package) or name in referred or name in made:
            continue
        if not any(_is_of_family(name, pattern, package) for pattern, names in families.items() if names is None):
            unused.append(name)
    assert unused == []


def _is_of_family(name: str, pattern: str, package: str) -> bool:
    before, after = pattern.split("*")
    if not (name.startswith(before) and name.endswith(after) and len(name) > len(before) + len(after)):
        return False
    rest = name[len(before) : len(name) - len(after)]
    return rest in literals(package) or rest.replace("-", "_") in literals(package)


@pytest.mark.parametrize("package", PACKAGES)
def test_no_family_lacks_a_message(package: str) -> None:
    assert sorted(family_ids(package) - known(package, "en").keys()) == []


def test_every_family_is_of_a_package_and_has_messages() -> None:
    assert FAMILIES.keys() - {*PACKAGES, "tetrarch.table", "tetrarch.server"} == set()
    for package in FAMILIES.keys() & set(PACKAGES):
        for pattern in FAMILIES[package]:
            matcher = re.compile(re.escape(pattern).replace(r"\*", ".+"))
            assert any(matcher.fullmatch(name) for name in known(package, "en")), f"{package}: {pattern}"


ID_PLACE = {"message": 1, "say": 1, "text": 2, "_say": 0, "reason": 0, "phrase": 0, "input_fault": 0}
"""Which argument of our functions is the id of a message."""


def spoken(file: Path, tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """The messages that a source names: see ``Facts``."""
    module = ".".join(("tetrarch", *file.relative_to(SOURCE).parts))
    own = max((package for package in PACKAGES if module.startswith(f"{package}.")), key=len, default="")
    homes = {
        alias.asname or alias.name: ".".join((node.module or "").split(".")[:2])
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ID_PLACE):
            continue
        place, package = ID_PLACE[node.func.id], homes.get(node.func.id, own)
        if len(node.args) <= place:
            continue
        if node.func.id in ("message", "text"):
            named = node.args[0]
            if isinstance(named, ast.Constant):
                package = str(named.value)
            else:
                package = "tetrarch.core" if ast.unparse(named) == "CORE" else homes.get(ast.unparse(named), own)
        if package not in PACKAGES:
            continue
        options = [node.args[place]]
        while options:
            option = options.pop()
            if isinstance(option, ast.IfExp):
                options += [option.body, option.orelse]
            elif isinstance(option, ast.Constant) and isinstance(option.value, str):
                yield package, option.value, node.lineno
            elif isinstance(option, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "*" for part in option.values)
                yield package, "".join(map(str, parts)), node.lineno


def test_every_message_that_the_sources_name_is_there() -> None:
    missing, seen = [], 0
    for file in sorted(SOURCE.rglob("*.py")):
        for package, name, line in facts(file).spoken:
            seen += 1
            there = name in known(package, "en") or name in FAMILIES.get(package, {})
            if not there:
                missing.append(f"{file.relative_to(SOURCE)}:{line}: {package} {name}")
    assert missing == []
    assert seen > 300, "the sources are read"


SAID_PLACE = {"Fault": 1, "FormatError": 1, "NotationError": 1, "IllegalMove": 1, "RecordError": 2, "NoAdvice": 0}
"""Which argument of our errors people read."""


def errors_in(tree: ast.Module) -> Iterator[tuple[int, bool]]:
    """The errors that a source makes: see ``Facts``."""
    for node in ast.walk(tree):
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and len(node.args) > SAID_PLACE.get(name, 99):
            said = node.args[SAID_PLACE[name]]
            is_text = isinstance(said, ast.Constant) and isinstance(said.value, str)
            yield node.lineno, is_text or isinstance(said, ast.JoinedStr)


@pytest.mark.parametrize("package", ["core", "eko", "legends", "table", "server"])
def test_every_error_is_translated(package: str) -> None:
    """Errors are made with a message, or with a text that is translated already."""
    found = [
        (f"{file.name}:{line}", is_english)
        for file in sorted((SOURCE / package).rglob("*.py"))
        for line, is_english in facts(file).errors
    ]
    assert [where for where, is_english in found if is_english] == []
    assert found, "the sources are read"


# Formatting


def samples(package: str, language: str, name: str) -> Iterator[dict[str, str | int]]:
    """Values for all places of a message: every key that it selects by, and numbers of every plural category."""
    found = choices(known(package, language), name)
    english = choices(known(package, "en"), name)
    values: dict[str, list[str | int]] = {}
    for variable in sorted(places(known(package, language), name)):
        keys = found.get(variable, set()) | english.get(variable, set())
        words = sorted(key for key in keys if key not in PLURALS and not key.isdigit())
        if any(key in PLURALS - {"other"} or key.isdigit() for key in keys):
            values[variable] = [0, 1, 2, 3, 5, 22, 1234]
        else:
            values[variable] = [*words] or ["Q7", 5]
    yield from (dict(zip(values, mix, strict=True)) for mix in islice(product(*values.values()), 400))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said_and_fluent_says_the_same(package: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    source = (folder_of(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    ours = texts_of(package, language)
    for name in known(package, language):
        if name.startswith("-"):
            continue
        for number, values in enumerate(samples(package, language, name)):
            said = ours.say(name, values)
            assert "{" not in said, (name, values)
            if number % 7 == 0:
                own, _, attribute = name.partition(".")
                message = bundle.get_message(own)
                pattern = message.attributes[attribute] if attribute else message.value
                assert pattern is not None
                assert bundle.format_pattern(pattern, values) == (said, []), (name, values)


def selectors(language: str) -> Iterator[tuple[str, Selector]]:
    for package in PACKAGES:
        for name, entry in known(package, language).items():
            for selector in entry.selectors:
                yield f"{package} {name} ${selector.variable}", selector


def test_polish_has_all_its_plurals() -> None:
    wrong = []
    for where, selector in selectors("pl"):
        categories = {key for key in selector.keys if key in PLURALS - {"other"}}
        has_all = {"one", "few"} <= categories and selector.default in ("many", "other")
        if categories and not has_all and selector.default in selector.written:
            wrong.append(where)
    assert wrong == []


def test_french_counts_nothing_as_one() -> None:
    """0 is singular in French: what is said of one must not say 1, unless 0 is said apart."""
    wrong = [
        where
        for where, selector in selectors("fr")
        if "one" in selector.keys and "0" not in selector.keys and re.search(r"\b1\b", selector.texts["one"])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_selects_by_number_has_a_form_for_every_other_number(language: str) -> None:
    wrong = [
        where
        for where, selector in selectors(language)
        if selector.is_plural and selector.default in PLURALS and selector.default not in ("other", "many")
    ]
    assert wrong == []


# Languages


def as_in_english(package: str, language: str) -> set[str]:
    """The messages with words that are the same as in English."""
    english, other = known(package, "en"), known(package, language)
    return {
        name
        for name in english.keys() & other.keys()
        if english[name].source == other[name].source and re.search(r"[^\W\d_]{2}", english[name].letters)
    }


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_english_is_left_in_other_languages(package: str, language: str) -> None:
    assert sorted(as_in_english(package, language) - SAME_WORDS) == []


def test_every_word_that_may_be_as_in_english_is() -> None:
    found = set().union(*(as_in_english(package, language) for package in PACKAGES for language in OTHERS))
    assert sorted(SAME_WORDS - found) == []


ENGLISH_WORDS = re.compile(
    r"\b(the|its|with|and|from|your|nobody|army|armies|discs?|soldiers?|stack|moves|builds|takes|emperor|captured)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_english_words_stand_among_others(package: str, language: str) -> None:
    found = {
        name: words[0]
        for name, entry in known(package, language).items()
        if (words := ENGLISH_WORDS.search(entry.letters))
    }
    assert found == {}


def test_titles_of_the_data_are_those_of_the_english_texts() -> None:
    english = texts_of("tetrarch.legends", "en")
    for card in COMPONENTS.cards:
        assert english.say(f"card-{card.id}", {}) == card.title
    for token in COMPONENTS.tokens:
        assert english.say(f"face-{token.id}", {}) == token.title
    for side in COMPONENTS.sides:
        assert english.say(f"side-{side.name}", {}) == side.name
    for family in COMPONENTS.families:
        assert english.say(f"family-{family.lower()}", {}) == family


@pytest.mark.parametrize("language", OTHERS)
def test_the_word_of_a_family_is_in_all_titles_of_its_cards(language: str) -> None:
    texts = texts_of("tetrarch.legends", language)
    for card in COMPONENTS.cards:
        if card.family:
            beside = texts.say(f"family-{card.family.lower()}-of", {}).strip("„“”")
            assert beside.casefold() in texts.say(f"card-{card.id}", {}).casefold()
