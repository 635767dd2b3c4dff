"""The definition of Legends: what other layers know about the game, and the functions that start and replay games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tetrarch.core.definition import Bench, GameDefinition, Peer, check_set_up
from tetrarch.core.encoding import Encoding
from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.formats import form_fault, read_part
from tetrarch.core.options import GameOptions, load_facts
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, Record, combined_seed
from tetrarch.core.schemas import RecordParts, Schema
from tetrarch.core.text.messages import message
from tetrarch.legends.components.components import (
    Components,
    components_from_dict,
    default_components,
    parse_components,
)
from tetrarch.legends.drawing import text as drawing_text
from tetrarch.legends.position import formats
from tetrarch.legends.position.deal import TableForm, random_deal, random_table, resample_hidden, set_ages
from tetrarch.legends.position.formats import position_from_json
from tetrarch.legends.position.forms import FORMAT, OptionsForm
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.options import PACKAGE, RULES_VERSION, VARIANTS, Options, position_fault, variant_set
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout, playout
from tetrarch.legends.words import description, notation, sentences, terminal

if TYPE_CHECKING:
    from rich.text import Text

FACTS = load_facts("tetrarch.legends")


class LegendsDefinition(GameDefinition[Position]):
    """Legends. A record holds the table at the start, and every deal as an event of chance."""

    name = "legends"
    title = FACTS.title
    rules_version = RULES_VERSION
    position_format = FORMAT
    line_prefix = "legends1:"
    options = FACTS.options
    players_rule = "L1.1"
    words = notation.WORDS
    place = "D4"
    place_kind = "region"
    bench = Bench(
        variants=tuple(variant for variant in VARIANTS if variant != "match"),  # a match is three games
        peers=(
            Peer("catanatron-2", "catanatron, 2", "python_moves_per_s", 30),
            Peer("catanatron-3", "catanatron, 3", "python_moves_per_s", 30),
            Peer("catanatron-4", "catanatron, 4", "python_moves_per_s", 30),
        ),
        plies=1_000_000,
    )
    table_module = "tetrarch.legends.table"

    # Options and dealing

    def deal(self, players: int, options: GameOptions, seed: str) -> Position:
        """The table before its first deal, which is an event."""
        chosen = self.read_options(options)
        if chosen["position"] is not None or chosen["map"] is not None:
            return self._set_up(chosen, players, options, seed)
        agreed = Options(players, chosen["printing"], variant_set(chosen["variants"]), chosen["quick_setup"])
        components = (
            default_components()
            if chosen["components"] is None
            else components_from_dict(chosen["components"], "settings", "options.components")
        )
        table = random_table(Generator(seed, "legends table"), components, agreed)
        _agree_ages(table, chosen["ages"])
        return table

    def _set_up(self, chosen: Mapping[str, Any], players: int, options: GameOptions, seed: str) -> Position:
        """The start of a game on a map, or from a position, that was set up by hand."""
        generator = Generator(seed, "legends set up")
        if chosen["position"] is not None:
            given = position_from_json(chosen["position"], "options.position")
            if given.viewer is not None:
                told = message(PACKAGE, "fault-position-view")
                raise SetupError("settings", [said_fault("options.position", told, "L9.1")])
            check_set_up(given, players, options, "L1.1")
            return given if given.awaits_chance else resample_hidden(given, generator)
        position = map_from_json(chosen["map"], "options.map").position(generator)
        check_set_up(position, players, options, "L1.1", beside=("map", "ages"))
        _agree_ages(position, chosen["ages"])
        return position

    def document_from_files(self, option: str, files: Mapping[str, tuple[str, str]]) -> Mapping[str, object]:
        """Cards, boards and explore tokens from their files; the published ones where no file is given."""
        (cards, cards_name), (boards, boards_name), (tokens, tokens_name) = (
            files.get(name, (None, "")) for name in self.option_named[option].flags
        )
        return parse_components(cards, boards, cards_name, boards_name, tokens, tokens_name).to_dict()

    # Records

    def start_to_json(self, position: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the table before the first deal; or the position itself if it was set up by hand."""
        options: dict[str, object] = msgspec.to_builtins(OptionsForm.of(position.options))
        if not is_fresh(position):
            return options, {"position": position.to_json()}
        start: dict[str, object] = msgspec.to_builtins(TableForm.of(position))
        if position.components != default_components():
            start["components"] = position.components.to_dict()
        return options, start

    def start_from_json(self, options: dict[str, object], start: dict[str, object], subject: str) -> Position:
        """The position before the first deal."""
        agreed = read_part(options, OptionsForm, subject, "options").options(subject)
        if "position" in start:
            return set_up(start, agreed, subject)
        own = dict(start)
        data = own.pop("components", None)
        components = (
            default_components() if data is None else components_from_dict(data, f"{subject}: start.components")
        )
        return read_part(own, TableForm, subject, "start").position(components, agreed, f"{subject}: start")

    def deal_again(self, start: Position, seed: str) -> Position | None:
        """The table that the seed draws for the same options and the same age order, which players give (L3.2).

        None for a game that began with a position set up by hand.
        """
        if not is_fresh(start):
            return None
        table = random_table(Generator(seed, "legends table"), start.components, start.options)
        table.state[layout.AGE : layout.AGE + 4] = start.state[layout.AGE : layout.AGE + 4]
        return table

    def chance_again(self, position: Position, seed: str) -> str:
        """The deal that the seed draws in a position that awaits one."""
        return random_deal(Generator(seed, f"legends deal {position.match_game}"), position)

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line: a whole turn, with walks and repetitions written out."""
        return notation.split_line(line)

    def has_later_deals(self, position: Position) -> bool:
        """Whether a deal is due, or a match has more games (L12.1)."""
        return position.awaits_chance or ("match" in position.options.variants and position.match_game < 3)

    # Positions

    def position_from_json(self, data: object, subject: str = "position") -> Position:
        """Read a position file."""
        return position_from_json(data, subject)

    def parse_position(self, line: str, subject: str = "position") -> Position:
        """Read a position in one line."""
        return formats.parse_position(line, subject)

    def position_to_line(self, position: Position) -> str:
        """Write a position in one line."""
        return formats.position_to_line(position)

    def turn_of(self, position: Position) -> int:
        """How many cards have been taken in this game, including the one to be taken now; 0 during set-up."""
        if position.step == "deal" or position.first is None:
            return 0
        taken = int(position.state[layout.TAKEN : layout.TAKEN + position.players].sum())
        return taken + (position.step in ("take", "queen"))

    def count_turns(self, turns: int, position: Position) -> int:
        """A turn begins when a card is taken (L4.1)."""
        return turns + (position.step == "take")

    def first_seat(self, position: Position) -> int | None:
        """The seat of the first player; None in a match, whose games have different ones."""
        return None if "match" in position.options.variants else position.first

    def public_view(self, position: Position) -> Position:
        """What a viewer without a seat may know; a view stays as it is (L9.1)."""
        return position.public_view() if position.viewer is None else position

    # Drawing and words

    def draw_svg(
        self, position: Position, *, marks: Iterable[int] = (), theme: str = "light", language: str = "en"
    ) -> str:
        """A position as an SVG picture."""
        from tetrarch.legends.drawing.svg import draw_svg

        return draw_svg(position, marks=marks, theme=theme, language=language)

    def draw_text(self, position: Position, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
        """A position as lines of text."""
        return drawing_text.draw_text(position, plain=plain, key=key, language=language)

    def draw_rich(self, position: Position, *, key: bool = True, language: str = "en") -> Text:
        """A position as coloured text."""
        return drawing_text.draw_rich(position, key=key, language=language)

    def describe_text(self, position: Position, language: str = "en") -> str:
        """A position in words."""
        return drawing_text.describe_text(position, language)

    def step_sentence(self, position: Position, language: str = "en") -> str:
        """Who must decide what, or how the game ended."""
        return description.step_sentence(position, language)

    def moment_words(self, position: Position, language: str = "en") -> str:
        """The game of the match and the card."""
        return description.moment_words(position, language)

    def player_name(self, position: Position, seat: int, language: str = "en") -> str:
        """The name of a seat's colour."""
        return sentences.player_name(position, seat, language)

    def score_lines(self, position: Position, language: str = "en") -> list[str]:
        """The points of every seat, if the game ended now (L8)."""
        return terminal.score_lines(position, language)

    def aside_lines(self, position: Position, language: str = "en") -> list[str]:
        """Both sides of the boards that the founder has still to lay."""
        return terminal.board_lines(position, language)

    # Notation

    def complete_notation(self, position: Position, typed: str) -> str:
        """A typed decision; a number alone is a bid while bids are asked for."""
        return terminal.complete_notation(position, typed)

    def help_lines(self, position: Position, language: str = "en") -> list[str]:
        """How the decisions of this step are written."""
        return terminal.help_lines(position, language)

    def places(self, position: Position) -> list[str]:
        """The names of the regions on the map."""
        return [position.components.regions[region] for region in position.regions()]

    def place_named(self, typed: str) -> str:
        """The name of a region as the game writes it."""
        return typed.upper()

    def places_in(self, notation: str) -> list[str]:
        """The names of regions in a notation, in order."""
        return terminal.regions_in(notation)

    # Schemas

    def schemas(self) -> dict[str, Schema]:
        """The JSON schemas of positions, maps and components."""
        from tetrarch.legends.position.schemas import schemas

        return schemas()

    def record_parts(self) -> RecordParts:
        """The schemas of the options and the start of a record."""
        from tetrarch.legends.position.schemas import record_parts

        return record_parts()

    # Kernels

    @property
    def playouts(self) -> Callable[..., int]:
        """The kernel that plays many random games."""
        return playout.playouts

    @property
    def perft(self) -> Callable[..., int]:
        """The kernel that counts sequences of decisions."""
        return playout.perft

    @property
    def encoding(self) -> Encoding[Position]:
        """The decision table and the observation."""
        from tetrarch.legends.encoding.environment import ENCODING

        return ENCODING


GAME = LegendsDefinition()
KIND = GAME


def _agree_ages(position: Position, ages: list[int] | None) -> None:
    """Set the age order; where none is given, the seed has drawn one (L3.2)."""
    if ages is None:
        return
    if sorted(ages) != list(range(position.players)):
        raise SetupError("settings", [position_fault("options.ages", "fault-ages", "L3.2", ages=str(ages))])
    set_ages(position, "".join(position.identities[seat] for seat in ages))


def is_fresh(position: Position) -> bool:
    """Whether it is a table before its first deal."""
    return position.step == "deal" and position.match_game == 1


def set_up(start: dict[str, object], agreed: Options, subject: str) -> Position:
    """The start of a game that began with a position set up by hand."""
    faults = [form_fault(f"start.{name}", "beside") for name in start if name != "position"]
    position = position_from_json(start["position"], f"{subject}: start.position")
    if position.options != agreed:
        faults.append(form_fault("options", "options", "L2"))
    if position.viewer is not None:
        faults.append(position_fault("start.position.viewer", "position-whole", "L9.1"))
    if faults:
        raise SetupError(subject, faults)
    return position


def new_game(
    players: int = 2,
    *,
    seed: int | str,
    variants: Iterable[str] = (),
    printing: str = "2018",
    quick_setup: bool = True,
    components: Components | None = None,
    ages: Sequence[int] | None = None,
    salts: Sequence[str] = (),
    names: Sequence[str] = (),
) -> Game[Position]:
    """A new game of Legends, its first deal made; the same seed and options give the same one.

    ``ages`` are the seats from the youngest on; where none are given, the seed draws them (L3.2).
    """
    options = Options(players, printing, variant_set(variants), quick_setup)
    chance = combined_seed(str(seed), salts)
    table = random_table(Generator(chance, "legends table"), components or default_components(), options)
    if ages is not None:
        if sorted(ages) != list(range(players)):
            raise SetupError("options", [position_fault("ages", "fault-ages", "L3.2", ages=str(list(ages)))])
        set_ages(table, "".join(table.identities[seat] for seat in ages))
    game = Game(GAME, table, seed=str(seed), salts=salts, names=names)
    game.deal_next()
    return game


def deal_next(game: Game[Position]) -> None:
    """Let the game's own seed deal if a deal is due; does nothing otherwise."""
    game.deal_next()


def replay_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Play a record of Legends again, checking every move."""
    return GAME.replay(record, subject)


def verify_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Replay a record of Legends and check everything that it claims."""
    return GAME.verify(record, subject)
