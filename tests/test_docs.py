"""The pages under docs: examples print what the page shows, links work, schemas and tables are current."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.test_readme import README, code_blocks, console_commands, is_as_promised
from tetrarch import eko, legends
from tetrarch.analysis import advise, evaluate
from tetrarch.analysis.fairness import measure_fairness
from tetrarch.analysis.numbers import StudyNumbers, numbers_of
from tetrarch.analysis.review import Effort, review
from tetrarch.arena import Schedule, Setup, run_arena
from tetrarch.bots import Budget, roster
from tetrarch.bots.proofs import Proof
from tetrarch.bots.roster import levels
from tetrarch.cli import main
from tetrarch.cli.commands.show import all_schemas as schemas
from tetrarch.core import Generator
from tetrarch.core.formats import write_json
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.eko.rules import layout
from tetrarch.eko.words.notation import read_decision
from tetrarch.legends.components.boards import EDGES
from tetrarch.legends.components.cards import ABILITY_NUMBERS
from tetrarch.legends.position import deal, forms
from tetrarch.legends.rules import layout as legends_layout
from tetrarch.legends.words.notation import read_decision as read_legends_decision
from tetrarch.legends.words.score import SOURCES
from tetrarch.legends.words.titles import ability_words, action_words
from tetrarch.puzzles import collection
from tetrarch.puzzles.puzzle import prover_for

DOCS = README.parent / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
EKO = DOCS / "games" / "eko.md"
LEGENDS = DOCS / "games" / "legends.md"
FORMATS = DOCS / "formats.md"
EXTERNAL_BOTS = DOCS / "external-bots.md"
ADVICE = DOCS / "advise.md"
EVALUATION = DOCS / "evaluate.md"
REVIEW = DOCS / "review.md"
FAIRNESS = DOCS / "fairness.md"
BOTS = DOCS / "bots.md"

RULES_IN_CHAPTER = {
    **{1: 5, 2: 6, 3: 7, 4: 9, 5: 10, 6: 6, 7: 6, 8: 8, 9: 9},
    **{10: 5, 11: 2, 12: 1, 13: 3, 14: 2, 15: 2, 16: 2, 17: 1, 18: 2},
}
"""How many numbered rules each chapter of Ekö has."""
RULES = [f"E{chapter}.{rule}" for chapter, last in RULES_IN_CHAPTER.items() for rule in range(1, last + 1)]
LEGENDS_RULES_IN_CHAPTER = {1: 4, 2: 6, 3: 3, 4: 5, 5: 5, 6: 11, 7: 1, 8: 5, 9: 2, 12: 10, 13: 2}
"""How many numbered rules each chapter of Legends has; chapter 2 also has an L2.0."""
LEGENDS_RULES = [
    f"L{chapter}.{rule}"
    for chapter, last in LEGENDS_RULES_IN_CHAPTER.items()
    for rule in range(0 if chapter == 2 else 1, last + 1)
]


class Example(NamedTuple):
    """A block of Python, and what the text block right below it promises (empty: anything)."""

    line: int
    code: str
    output: str


def name_of(page: Path) -> str:
    return page.relative_to(README.parent).as_posix()


def python_examples(text: str) -> list[Example]:
    pattern = r"^```python\n(.*?)^```$(?:\n+^```text\n(.*?)^```$)?"
    return [
        Example(text.count("\n", 0, found.start(1)), found[1], found[2] or "")
        for found in re.finditer(pattern, text, re.DOTALL | re.MULTILINE)
    ]


def prose_of(text: str) -> str:
    """A page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors_of(text: str) -> set[str]:
    """The names by which links reach the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", prose_of(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def links_of(text: str) -> list[str]:
    """The targets of all links that stay within the repository."""
    targets = re.findall(r"\]\(([^)\s]+)\)", prose_of(text))
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def is_broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    if not target.exists():
        return True
    return bool(anchor) and anchor not in anchors_of(target.read_text(encoding="utf-8"))


def table_rows(page: Path, heading: str) -> list[list[str]]:
    """The cells of all tables under a heading, without their head rows."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, f"{name_of(page)} has no heading {heading!r}"
    tables = re.findall(r"^\|.*\n\|[-| :]+\|\n((?:\|.*\n)+)", found[2], re.MULTILINE)
    lines = [line for table in tables for line in table.splitlines()]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


# Examples


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_python_examples_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example"}
    for example in python_examples(page.read_text(encoding="utf-8")):
        code = compile("\n" * example.line + example.code, name_of(page), "exec")  # tracebacks name the page's lines
        exec(code, namespace)
        printed = capsys.readouterr().out
        assert is_as_promised(example.output, printed), f"{name_of(page)}:{example.line + 1} printed\n{printed}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_console_examples_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They run inside the test; those of the README run as the installed command."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for block in code_blocks(page.read_text(encoding="utf-8"), "console"):
        for command in console_commands(block):
            code = main(shlex.split(command.line)[1:])
            printed = capsys.readouterr()
            assert code == 0, f"$ {command.line}\n{printed.err}"
            assert is_as_promised(command.output, printed.out), f"$ {command.line}\n{printed.out}"


def test_examples_are_taken_with_what_they_promise() -> None:
    text = "# Page\n\n```python\nprint(1)\n```\n\n```text\n1\n```\n\n```python\nx = 2\n```\n\nSee\n\n```text\n2\n```\n"
    assert python_examples(text) == [Example(3, "print(1)\n", "1\n"), Example(11, "x = 2\n", "")]


# Links


@pytest.mark.parametrize("page", [*PAGES, README], ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in links_of(page.read_text(encoding="utf-8")) if is_broken(page, link)]
    assert not broken


def test_broken_links_are_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A `b`: c\n\n[here](#a-b-c) [page](page.md) [out](https://x.org)\n", encoding="utf-8")
    assert links_of(page.read_text(encoding="utf-8")) == ["#a-b-c", "page.md"]
    assert not is_broken(page, "#a-b-c")
    assert is_broken(page, "#d")
    assert is_broken(page, "other.md")


# Schemas


def examples_of_formats() -> dict[str, object]:
    """One true example of every format."""
    game = eko.new_game(2, seed=1, round_limit=1, variants=["portals", "pyramids"])
    while not game.position.is_over:
        game.play(next(iter(game.position.legal_decisions())))
    tiles = resources.files("tetrarch.eko").joinpath("data", "tiles.toml").read_text(encoding="utf-8")
    islands = legends.new_game(3, seed=1, variants=["explore", "swamp", "leaders", "merchants"])
    short = eko.new_game(2, seed=1)
    short.play(next(iter(short.position.legal_decisions())))
    setup = Setup(game="eko", options={"round_limit": 1})
    schedule = Schedule(setup=setup, bots=["random"], games=1, seed="1", exchange=False, holdings=True)
    with TemporaryDirectory() as folder:
        played = run_arena(schedule, folder)
    return {
        "position": game.position.to_json(),
        "record": msgspec.to_builtins(game.to_record()),
        "board": eko.board_to_json(eko.random_board(Generator(1, "docs"), 2)),
        "tiles": tomllib.loads(tiles),
        "legends-position": islands.position.to_json(),
        "legends-map": legends.map_to_json(islands.position),
        "legends-components": legends.default_components().to_dict(),
        "bot-questions": {"type": "stop", "id": 1},
        "bot-answers": {"type": "decision", "id": 1, "decision": "d5-f3", "chances": [0.5, 0.5]},
        "advice": advise(islands.position, budget=Budget(5)).to_json(),
        "evaluation": evaluate(islands.position, 1, simulations=2).to_json(),
        "review": review(short, effort=Effort("example", 2)).to_json(),
        "proof": json.loads(msgspec.json.encode(example_proof())),
        "puzzle": json.loads(msgspec.json.encode(collection("eko").puzzles[0])),
        "fairness": json.loads(write_json(measure_fairness(setup, games=2, bot="random"))),
        "numbers": json.loads(write_json(StudyNumbers(studies=[numbers_of(schedule, played)]))),
    }


def example_proof() -> Proof:
    """The proof of the puzzle that takes the least effort."""
    puzzle = min(collection("eko").puzzles, key=lambda puzzle: puzzle.nodes)
    prover = prover_for(puzzle)
    prover.answer(prover.root, 1000)
    return prover.proof(1000)


def test_every_format_has_a_schema_file() -> None:
    assert {path.name for path in (DOCS / "schemas").iterdir()} == {f"{name}.schema.json" for name in schemas()}


@pytest.mark.parametrize("name", schemas())
def test_schema_file_is_what_the_program_prints(name: str) -> None:
    written = (DOCS / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")
    assert written == write_json(schemas()[name]) + "\n", (
        f"update it with: tetrarch schema {name} > docs/schemas/{name}.schema.json"
    )


@pytest.mark.parametrize("name", schemas())
def test_schema_accepts_a_true_example(name: str) -> None:
    schema = json.loads((DOCS / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    Draft202012Validator(schema).validate(examples_of_formats()[name])


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("position", "version", 2),
        ("position", "step", "dance"),
        ("position", "stacks", {"d5": "E5"}),
        ("position", "seat", "0"),
        ("position", "surplus", 1),
        ("record", "format", "tetrarch/eko-position"),
        ("record", "events", [{"seat": 0}]),
        ("record", "options", {"players": 5}),
        ("board", "version", 2),
        ("board", "tiles", [{"tile": "A", "at": [0], "rotation": 0}]),
        ("tiles", "small", {"P": {"spaces": "tt"}}),
        ("tiles", "large", {"gray": {"A": "K..y..."}}),
        ("legends-position", "version", 2),
        ("legends-position", "step", "dance"),
        ("legends-position", "seat", "0"),
        ("legends-position", "regions", {"D4": {"E": [3]}}),
        ("legends-position", "surplus", 1),
        ("legends-map", "version", 2),
        ("legends-map", "slots", 4),
        ("legends-components", "sides", {"rock": {"board": 5}}),
        ("legends-components", "cards", [{"id": "lake"}]),
        ("bot-questions", "type", "go"),
        ("bot-questions", "id", "1"),
        ("bot-answers", "surplus", 1),
        ("bot-answers", "decision", None),
        ("bot-answers", "chances", [2]),
        ("bot-answers", "lines", [{"visits": 1}]),
        ("advice", "version", 2),
        ("advice", "seat", 4),
        ("advice", "chances", [1.5]),
        ("advice", "moves", []),
        ("advice", "surplus", 1),
        ("evaluation", "version", 2),
        ("evaluation", "seat", 4),
        ("evaluation", "chances", [1.5, 0]),
        ("evaluation", "owners", [{"place": "a1"}]),
        ("evaluation", "surplus", 1),
        ("fairness", "version", 2),
        ("fairness", "seats", [{"games": 1}]),
        ("fairness", "surplus", 1),
        ("numbers", "version", 2),
        ("numbers", "studies", [{"games": 1}]),
        ("numbers", "surplus", 1),
        ("review", "version", 2),
        ("review", "decisions", []),
        ("review", "totals", [{"start": 1}]),
        ("review", "surplus", 1),
        ("proof", "version", 2),
        ("proof", "goal", "fun"),
        ("proof", "seat", 4),
        ("proof", "branches", []),
        ("proof", "surplus", 1),
        ("puzzle", "id", "x"),
        ("puzzle", "seat", 4),
        ("puzzle", "proof", "guess"),
        ("puzzle", "solution", []),
        ("puzzle", "lead", 2),
        ("puzzle", "surplus", 1),
    ],
)
def test_schema_refuses_a_broken_example(name: str, field: str, value: object) -> None:
    broken = {**msgspec.convert(examples_of_formats()[name], dict[str, object]), field: value}
    assert not Draft202012Validator(schemas()[name]).is_valid(broken)


@pytest.mark.parametrize("name", schemas())
def test_schema_requires_its_first_fields(name: str) -> None:
    example = msgspec.convert(examples_of_formats()[name], dict[str, object])
    first = {"tiles": ["large"], "legends-components": ["cards", "sides"]}  # a file holds either, or both
    first |= {"bot-questions": ["type"], "bot-answers": ["type"], "puzzle": ["id"]}
    for field in first.get(name, ["format"]):
        del example[field]
    assert not Draft202012Validator(schemas()[name]).is_valid(example)


# What the pages say of the rules and the program


def test_every_rule_stands_in_the_digest_once_and_in_order() -> None:
    assert re.findall(r"^- \*\*(E\d+\.\d+)\*\*", EKO.read_text(encoding="utf-8"), re.MULTILINE) == RULES
    assert re.findall(r"^- \*\*(L\d+\.\d+)\*\*", LEGENDS.read_text(encoding="utf-8"), re.MULTILINE) == LEGENDS_RULES


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_only_rules_that_exist_are_cited(page: Path) -> None:
    cited = set(re.findall(r"\b[EL]\d+\.\d+\b", page.read_text(encoding="utf-8")))
    assert cited <= {*RULES, *LEGENDS_RULES}


def test_decision_numbers_are_as_documented() -> None:
    fields = {
        "kind": (0, layout.KIND_BITS),
        "space": (layout.SPACE_SHIFT, layout.SPACE_BITS),
        "target": (layout.TARGET_SHIFT, layout.SPACE_BITS),
        "count": (layout.COUNT_SHIFT, layout.COUNT_BITS),
        "Emperor": (layout.EMPEROR_SHIFT, 1),
        "zones": (layout.ZONES_SHIFT, layout.ZONES_BITS),
    }
    bits = {name: f"{shift}-{shift + mask.bit_length() - 1}" for name, (shift, mask) in fields.items()}
    bits["Emperor"] = str(layout.EMPEROR_SHIFT)
    rows = table_rows(EKO, "Decision numbers")
    assert {row[1]: row[0] for row in rows[: len(bits)]} == bits
    assert [row[:2] for row in rows[len(bits) :]] == [
        [str(number), f"`{name}`"] for number, name in enumerate(layout.KIND_NAMES)
    ]


def test_state_is_as_documented() -> None:
    constants = list(vars(layout))
    fields = constants[constants.index("STEP") : constants.index("STACKS") + 1]
    documented = {row[1].strip("`"): int(re.split("[- ]", row[0])[0]) for row in table_rows(EKO, "Observation")}
    assert documented == {field: getattr(layout, field) for field in fields}


def test_steps_are_as_documented() -> None:
    assert [row[0].strip("`") for row in table_rows(EKO, "Steps")] == list(layout.STEP_NAMES)


def test_reasons_for_the_end_are_as_documented() -> None:
    rows = table_rows(EKO, "Reasons for the end")
    assert [(row[0].strip("`"), row[1]) for row in rows] == list(
        zip(layout.REASON_NAMES[1:], layout.REASON_RULES[1:], strict=True)
    )


def test_variants_are_as_documented() -> None:
    assert [row[0].strip("`") for row in table_rows(EKO, "Variants and printings")] == list(eko.VARIANTS)


def test_notation_examples_can_be_read() -> None:
    """Every example of the table is a decision of the kind that its row names, on some board."""
    variants = [variant for variant in eko.VARIANTS if variant != "draft"]
    complete = eko.new_game(2, seed=5, variants=variants).position  # has spaces d5 and f3, a site e6 and 3 zones
    first = eko.new_game(2, seed=11, printing="first-printing").position
    kinds = set()
    for kind, examples, *_ in table_rows(EKO, "Notation"):
        for example in re.findall(r"`([^`]+)`", examples):
            if example.startswith("give"):
                example = f"give {complete.identities[0]}"
            position = first if example.endswith("x") else complete
            found = layout.KIND_NAMES[read_decision(position, example).kind]
            assert found == kind.strip("`"), example
            kinds.add(found)
    assert kinds == set(layout.KIND_NAMES)


# What the page of Legends says of the rules and the program


def test_legends_cards_are_as_documented() -> None:
    players = {2: "2-4", 3: "3-4", 4: "4"}
    cards = []
    for card in legends.default_components().cards:
        words = [players[card.min_players], ability_words(card), action_words(card)]
        cards.append([f"`{card.id}`", card.title, card.family or "none", *words])
    assert table_rows(LEGENDS, "Components")[: len(cards)] == cards


def test_legends_sides_are_as_documented() -> None:
    signs = {"land": "-", "bridge": "=", "sea": "~"}
    sides = []
    for side in legends.default_components().sides:
        islands = " · ".join(" ".join(island) for island in side.islands)
        ways = [f"{one}{sign}{two}" for way, sign in signs.items() for one, two in getattr(side, way)]
        exits = [side.exits[edge] for edge in EDGES]
        sides.append([f"`{side.name}`", str(side.board), islands, " ".join(ways), " ".join(exits)])
    assert table_rows(LEGENDS, "Components")[-len(sides) :] == sides


def test_legends_tokens_and_leaders_are_as_documented() -> None:
    names = re.findall(r"^  \| `([a-z-]+)` \|", LEGENDS.read_text(encoding="utf-8"), re.MULTILINE)
    tokens = [token.id for token in legends.default_components().tokens if not token.swamp]
    assert names == [*tokens, *legends_layout.LEADER_NAMES]


def test_legends_variants_and_printings_are_as_documented() -> None:
    rows = table_rows(LEGENDS, "Variants and printings")
    assert [row[0].strip("`") for row in rows] == [*legends.VARIANTS, *legends.PRINTINGS]


def test_legends_steps_are_as_documented() -> None:
    assert [row[0].strip("`") for row in table_rows(LEGENDS, "Steps")] == list(legends_layout.STEP_NAMES)


def test_legends_score_sources_are_as_documented() -> None:
    assert [row[0].strip("`") for row in table_rows(LEGENDS, "Score sheet")] == list(SOURCES)


def test_legends_notation_examples_can_be_read() -> None:
    """Every example of the table is a decision of the kind that its row names, at some table."""
    table = legends_position_before_a_half()
    kinds = []
    for kind, examples, *_ in table_rows(LEGENDS, "Notation"):
        for example in re.findall(r"`([^`]+)`", examples):
            reading = read_legends_decision(table, example)
            assert legends_layout.KIND_NAMES[reading.kind] == kind.strip("`"), example
        kinds.append(kind.strip("`"))
    assert kinds == list(legends_layout.KIND_NAMES)


def legends_position_before_a_half() -> legends.Position:
    """A game of four with the Lake in the row and an "or" in hand."""
    data = legends.new_game(4, seed=1).position.to_json()
    position = legends.position_from_json(data)
    cards = position.components.card_index
    position.state[legends_layout.ROW] = cards["lake"]
    position.state[legends_layout.CARD] = cards["cursed-king"]
    return position


def test_legends_decision_numbers_are_as_documented() -> None:
    shifts = {
        "kind": (0, legends_layout.KIND_BITS),
        "one": (legends_layout.ONE_SHIFT, legends_layout.NUMBER_BITS),
        "two": (legends_layout.TWO_SHIFT, legends_layout.NUMBER_BITS),
        "three": (legends_layout.THREE_SHIFT, legends_layout.NUMBER_BITS),
    }
    bits = {name: f"{shift}-{shift + mask.bit_length() - 1}" for name, (shift, mask) in shifts.items()}
    rows = table_rows(LEGENDS, "Decision numbers")
    assert {row[1]: row[0] for row in rows[: len(bits)]} == bits
    assert [row[:2] for row in rows[len(bits) :]] == [
        [str(number), f"`{name}`"] for number, name in enumerate(legends_layout.KIND_NAMES)
    ]


def legends_fields() -> dict[str, range]:
    """The places of every field of the flat state."""
    constants = list(vars(legends_layout))
    names = constants[constants.index("STEP") : constants.index("SEA") + 1]
    names.remove("MAX_ROW")
    starts = [getattr(legends_layout, name) for name in names]
    return {
        name: range(start, end)
        for name, start, end in zip(names, starts, [*starts[1:], legends_layout.STATE_SIZE], strict=True)
    }


def test_legends_state_is_as_documented() -> None:
    documented = {row[1].strip("`"): row[0] for row in table_rows(LEGENDS, "Observation")}
    places = {
        name: str(field.start) if len(field) == 1 else f"{field.start}-{field.stop - 1}"
        for name, field in legends_fields().items()
    }
    assert documented == places


def test_legends_views_hide_what_is_documented() -> None:
    """Over whole games, a view differs from the position only in the fields that the table names."""
    documented = {row[1].strip("`") for row in table_rows(LEGENDS, "Observation") if row[3]}
    hidden = set()
    for seed in range(3):
        variants = ["explore", "swamp", "leaders", "die"]
        game = legends.new_game(3, seed=seed, variants=variants, quick_setup=False)
        generator = Generator(seed, "docs")
        while not game.position.is_over:
            state, view = game.position.state, game.position.view(seed).state
            for name, field in legends_fields().items():
                if (state[field.start : field.stop] != view[field.start : field.stop]).any():
                    hidden.add(name)
            game.position.push(int(generator.choice(list(game.position.legal_ids()))))
    assert hidden == documented


def test_legends_reasons_for_the_end_are_as_documented() -> None:
    reasons = []
    for variants in ([], ["match"]):
        game = legends.new_game(2, seed=1, variants=variants)
        generator = Generator(1, "docs")
        while not game.position.is_over:
            legends.deal_next(game)
            game.position.push(int(generator.choice(list(game.position.legal_ids()))))
        assert game.outcome
        reasons.append([f"`{game.outcome.reason}`", game.outcome.rule])
    assert [row[:2] for row in table_rows(LEGENDS, "Reasons for the end")] == reasons


def test_every_field_of_a_format_of_legends_is_documented() -> None:
    documented = set(re.findall(r"`([a-z_]+)`", FORMATS.read_text(encoding="utf-8")))
    modules = (forms, deal)
    structs = [form for module in modules for form in vars(module).values() if isinstance(form, type(msgspec.Struct))]
    fields = {field for form in structs for field in form.__struct_fields__}
    components = legends.default_components().to_dict()
    assert fields > {"kept", "face", "quick_setup", "ages"}
    assert fields | keys_of(components) | set(ABILITY_NUMBERS) <= documented


def keys_of(data: object) -> set[str]:
    """The keys of all tables within some data, save the names of regions and sides."""
    if isinstance(data, list):
        return set().union(*map(keys_of, data))
    if not isinstance(data, dict):
        return set()
    names = {side.name for side in legends.default_components().sides}
    own = {key for key in data if key.islower() and key not in names}
    return own.union(*map(keys_of, data.values()))


# What the page of formats says


def test_schema_of_records_accepts_both_games() -> None:
    game = legends.new_game(2, seed=1, variants=["match", "die"], quick_setup=False)
    Draft202012Validator(schemas()["record"]).validate(msgspec.to_builtins(game.to_record()))


def test_schema_of_positions_of_legends_accepts_views() -> None:
    game = legends.new_game(3, seed=1, variants=["explore", "swamp", "leaders"], quick_setup=False)
    Draft202012Validator(schemas()["legends-position"]).validate(game.position.view(1).to_json())


@pytest.mark.parametrize("name", schemas())
def test_every_field_of_a_format_is_documented(name: str) -> None:
    own = {"advice": ADVICE, "evaluation": EVALUATION, "review": REVIEW, "fairness": FAIRNESS, "numbers": FAIRNESS}
    own |= {"proof": DOCS / "endgames.md", "puzzle": DOCS / "puzzles.md"}
    page = own.get(name, EXTERNAL_BOTS if name.startswith("bot-") else FORMATS)
    documented = set(re.findall(r"`([a-z_][a-z_0-9]*)`", page.read_text(encoding="utf-8")))
    assert field_names(schemas()[name]) <= documented


def field_names(schema: object) -> set[str]:
    """The names of all fields that a schema speaks of."""
    if isinstance(schema, list):
        return set().union(*map(field_names, schema))
    if not isinstance(schema, dict):
        return set()
    named = schema.get("properties", {})
    return set(named).union(*map(field_names, schema.values()), *map(field_names, named.values()))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_machine_is_named(page: Path) -> None:
    assert not re.search(r"(?<![\w.])/(?:home|tmp|root|work|usr)/", page.read_text(encoding="utf-8"))


# What the page of the bots says


def test_bots_and_their_options_are_as_documented() -> None:
    rows = table_rows(BOTS, "Roster")
    for game in ("eko", "legends"):
        known = roster(game)
        assert {row[0].strip("`"): re.findall(r"`(\w+)`", row[1]) for row in rows[: len(known)]} == {
            name: list(entry.options) for name, entry in known.items()
        }
        options = {name: option for entry in known.values() for name, option in entry.options.items()}
        assert {row[0].strip("`"): (row[1], row[2]) for row in rows[len(known) :]} == {
            name: (f"{option.least:,}", f"{option.most:,}") for name, option in options.items()
        }


def test_levels_are_as_documented() -> None:
    names = zip(*([level.name for level in levels(language)] for language in LANGUAGES), strict=True)
    assert table_rows(BOTS, "Levels") == [
        [f"`{level.bot}`", *called, level.note] for level, called in zip(levels(), names, strict=True)
    ]


# Networks


@pytest.mark.parametrize(("game", "title"), [("eko", "Ekö"), ("legends", "Legends")])
def test_the_card_of_a_network_quotes_the_measured_strength(game: str, title: str) -> None:
    card = README.parent / "src" / "tetrarch" / "bots" / game / "data" / "card.md"
    measured = [row[1:4] for row in table_rows(DOCS / "strength.md", "Networks") if row[0] == title]
    quoted = table_rows(card, "Strength")
    assert {players for players, *_ in quoted} >= {"2", "4"}
    assert all(row in measured for row in quoted), f"docs/strength.md has {measured}"
