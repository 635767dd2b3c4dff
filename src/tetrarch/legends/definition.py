"""What the record of a game needs to know of Legends, and the door through which new games come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.formats.reading import read_part
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, Record, combined_seed, parse_record, replay, verify
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.position.deal import TableForm, random_deal, random_table, set_ages
from tetrarch.legends.position.forms import OptionsForm
from tetrarch.legends.position.json_format import position_from_json
from tetrarch.legends.position.options import RULES_VERSION, Options, position_fault, variant_set
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.notation import split_line


class LegendsKind:
    """Legends, as records see it: the table at the start, and every deal as an event of chance."""

    name = "legends"
    rules_version = RULES_VERSION

    def start_to_json(self, position: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options, and the table before the first deal; or the position itself, where it was set up by hand."""
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
        """The table that the seed draws for the same options; the age order is the people's own (L3.2).

        None for a game that began with a position which was set up by hand.
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
        return split_line(line)


KIND = LegendsKind()


def is_fresh(position: Position) -> bool:
    """Whether it is a table before its first deal."""
    return position.step == "deal" and position.match_game == 1


def set_up(start: dict[str, object], agreed: Options, subject: str) -> Position:
    """The position that a game began with which was set up by hand."""
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

    ``ages`` are the seats from the youngest on; where nobody says, the seed draws them (L3.2).
    """
    options = Options(players, printing, variant_set(variants), quick_setup)
    chance = combined_seed(str(seed), salts)
    table = random_table(Generator(chance, "legends table"), components or default_components(), options)
    if ages is not None:
        if sorted(ages) != list(range(players)):
            raise SetupError("options", [position_fault("ages", "fault-ages", "L3.2", ages=str(list(ages)))])
        set_ages(table, "".join(table.identities[seat] for seat in ages))
    game = Game(KIND, table, seed=str(seed), salts=salts, names=names)
    deal_next(game)
    return game


def deal_next(game: Game[Position]) -> None:
    """Let the game's own seed deal, where a deal is due; does nothing otherwise."""
    if game.position.awaits_chance:
        if game.seed is None:
            raise ValueError("a game without a seed waits for a deal from outside")
        game.play_chance(KIND.chance_again(game.position, combined_seed(game.seed, game.salts)))


def replay_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Play a record of Legends again, checking every move."""
    return replay(record if isinstance(record, Record) else parse_record(record, subject), KIND, subject)


def verify_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Replay a record of Legends and check all that it claims."""
    return verify(record if isinstance(record, Record) else parse_record(record, subject), KIND, subject)
