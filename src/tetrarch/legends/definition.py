"""The definition of Legends: what other layers know about the game, and the functions that start and replay games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tetrarch.core.definition import Bench, GameDefinition, Peer, check_set_up
from tetrarch.core.errors import SetupError
from tetrarch.core.formats import form_fault, read_part
from tetrarch.core.options import GameOptions, load_facts
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.record import Game, combined_seed
from tetrarch.legends.components.components import (
    Components,
    components_from_dict,
    default_components,
    parse_components,
)
from tetrarch.legends.drawing import svg as drawing_svg
from tetrarch.legends.drawing import text as drawing_text
from tetrarch.legends.position import formats
from tetrarch.legends.position.deal import TableForm, random_deal, random_table, resample_hidden, set_ages
from tetrarch.legends.position.formats import position_from_json
from tetrarch.legends.position.forms import FORMAT, OptionsForm
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.options import RULES_VERSION, VARIANTS, Options, position_fault, variant_set
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout, playout
from tetrarch.legends.words import description, notation, score, sentences, titles

if TYPE_CHECKING:
    pass

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
    schemas_module = "tetrarch.legends.position.schemas"
    encoding_module = "tetrarch.legends.encoding.environment"
    table_module = "tetrarch.legends.table"
    playouts = staticmethod(playout.playouts)
    perft = staticmethod(playout.perft)

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
                raise SetupError("settings", [position_fault("options.position", "fault-position-view", "L9.1")])
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

    split_line = staticmethod(notation.split_line)

    def has_later_deals(self, position: Position) -> bool:
        """Whether a deal is due, or a match has more games (L12.1)."""
        return position.awaits_chance or ("match" in position.options.variants and position.match_game < 3)

    # Positions

    position_from_json = staticmethod(formats.position_from_json)
    parse_position = staticmethod(formats.parse_position)
    position_to_line = staticmethod(formats.position_to_line)

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

    draw_svg = staticmethod(drawing_svg.draw_svg)
    draw_text = staticmethod(drawing_text.draw_text)
    draw_rich = staticmethod(drawing_text.draw_rich)
    describe_text = staticmethod(description.describe_text)
    step_sentence = staticmethod(description.step_sentence)
    moment_words = staticmethod(description.moment_words)
    player_name = staticmethod(sentences.player_name)
    help_lines = staticmethod(notation.help_lines)
    score_lines = staticmethod(score.score_lines)
    aside_lines = staticmethod(titles.board_lines)
    complete_notation = staticmethod(notation.complete_notation)
    places_in = staticmethod(notation.regions_in)

    def places(self, position: Position) -> list[str]:
        """The names of the regions on the map."""
        return [position.components.regions[region] for region in position.regions()]

    def place_named(self, typed: str) -> str:
        """The name of a region as the game writes it."""
        return typed.upper()


GAME = LegendsDefinition()
KIND = GAME


def _agree_ages(
    position: Position, ages: Sequence[int] | None, subject: str = "settings", where: str = "options.ages"
) -> None:
    """Set the age order; where none is given, the seed has drawn one (L3.2)."""
    if ages is None:
        return
    if sorted(ages) != list(range(position.players)):
        raise SetupError(subject, [position_fault(where, "fault-ages", "L3.2", ages=str(list(ages)))])
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
    seed: int | str | None,
    variants: Iterable[str] = (),
    printing: str = "2018",
    quick_setup: bool = True,
    components: Components | None = None,
    ages: Sequence[int] | None = None,
    salts: Sequence[str] = (),
    names: Sequence[str] = (),
) -> Game[Position]:
    """A new game of Legends with its first deal.

    The same seed and options give the same game, and the seed None gives a new one each time. ``ages`` are the seats
    from the youngest on; by default the seed draws them (L3.2).
    """
    seed = seed_text(seed)
    options = Options(players, printing, variant_set(variants), quick_setup)
    chance = combined_seed(seed, salts)
    table = random_table(Generator(chance, "legends table"), components or default_components(), options)
    _agree_ages(table, ages, "options", "ages")
    game = Game(GAME, table, seed=seed, salts=salts, names=names)
    game.deal_next()
    return game


def deal_next(game: Game[Position]) -> None:
    """Let the game's own seed deal if a deal is due; does nothing otherwise."""
    game.deal_next()


replay_record = GAME.replay
"""Play a record of Legends again, checking every move."""
verify_record = GAME.verify
"""Replay a record of Legends and check everything that it claims."""
