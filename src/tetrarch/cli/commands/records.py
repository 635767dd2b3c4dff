"""``tetrarch new``, ``replay`` and ``verify``: deal a game, print it decision by decision, and check records."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import BAD_INPUT, error_lines, input_fault, print_errors
from tetrarch.cli.input.options import Fair, Force, GameName, GivenOptions, Plain, Players, Seed, deal_game
from tetrarch.cli.input.sources import definition_of, position_at, read_game, read_text, source_name, write_output
from tetrarch.cli.terminal.speech import SpokenGame, language, listed, phrase, quoted
from tetrarch.core import registry
from tetrarch.core.text.messages import clauses

if TYPE_CHECKING:
    from tetrarch.analysis.balance import Balance
    from tetrarch.core.game import GamePosition
    from tetrarch.core.record import Game, Record


def new(
    *,
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    options: GivenOptions,
    fair: Fair = False,
    position: Annotated[bool, typer.Option("--position")] = False,
    force: Force = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE")] = None,
) -> None:
    """Deal a game and write its record or position."""
    choose_jit("auto" if fair else "off")
    from tetrarch.core.formats import write_json

    dealt = deal_game(game, options, players, seed, fair=fair)
    if output is not None and output.exists() and not force:
        raise input_fault("there-already-force", name=str(output))
    write_output(output, write_json(dealt.position.to_json()) if position else dealt.to_record().to_text())
    if seed is None:
        print(phrase("new-seed", seed=str(dealt.seed)), file=sys.stderr)


def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    first: Annotated[int, typer.Option("--from", metavar="N", min=1)] = 1,
    last: Annotated[int | None, typer.Option("--to", metavar="N", min=1)] = None,
    turn: Annotated[int | None, typer.Option(metavar="N", min=0)] = None,
    board: Annotated[bool, typer.Option("--board")] = False,
    plain: Plain = False,
) -> None:
    """Print a game decision by decision; secret decisions only when they are revealed."""
    choose_jit("off")
    from tetrarch.cli.terminal.printing import print_drawing

    game = read_game(record)
    tools = SpokenGame(game.position.game)
    lines = {
        number: event_words(tools, game, number)
        for number in chosen_events(game, source_name(record), first, last, turn)
    }
    width = max([10, *(len(notation) for notation, _ in lines.values())])
    moment = None
    for number, (notation, sentence) in lines.items():
        before = position_at(game, record, number - 1)
        after = position_at(game, record, number)
        words = tools.moment_words(before)
        if (tools.definition.turn_of(before), words) != moment:
            moment = (tools.definition.turn_of(before), words)
            print(f"{words[:1].upper()}{words[1:]}")
        print(f"{number:>5}  {notation:<{width}} {sentence}")
        for consequence in tools.consequences(before, after):
            print(f"{'':>5}  {'':<{width}} {consequence}")
        if board:
            seen = tools.definition.public_view(after)
            in_ascii = partial(tools.draw_text, seen, plain=True, key=False)
            if plain:
                print(in_ascii())
            else:
                print_drawing(tools.draw_rich(seen, key=False), in_ascii)
            print()
    if not lines or max(lines) == len(game.events):
        print(tools.step_sentence(game.position))


def event_words(tools: SpokenGame, game: Game[GamePosition], number: int) -> tuple[str, str]:
    """The notation and the sentence of an event."""
    event = game.events[number - 1]
    before = game.position_after(number - 1)
    if event.play is None or event.seat is None:
        return phrase("deal"), tools.chance_sentence(game.position_after(number))
    later = range(number - 1, len(game.events) + 1)
    if all(tools.adapter.is_secret(game.position_after(events)) for events in later):  # not revealed yet
        return "?", tools.secret_sentence(before, event.seat)
    asked = tools.adapter.for_seat(before, event.seat)
    return event.play, asked.describe(asked.parse(event.play).id, language()).sentence


def chosen_events(
    game: Game[GamePosition], subject: str, first: int, last: int | None, turn: int | None
) -> Sequence[int]:
    """The numbers of the events that the options select, counted from 1."""
    events = len(game.events)
    if turn is None:
        if first > max(events, 1) or (last is not None and last < first):
            raise input_fault(
                "no-events", subject=subject, events=str(events), first=str(first), last=str(last or events)
            )
        return range(first, min(last or events, events) + 1)
    if last is not None or first != 1:
        raise input_fault("choose-one", options=listed(["--turn", listed(["--from", "--to"], "or")]))
    turns = [registry.game(game.position.game).turn_of(game.position_after(number)) for number in range(events)]
    numbers = [number for number, found in enumerate(turns, 1) if found == turn]
    if not numbers:
        raise input_fault("no-turn", subject=subject, turn=str(turn), last=str(max(turns, default=0)))
    return numbers


class Kept(NamedTuple):
    """What a player has kept from before the deal."""

    commitment: str | None
    salts: Sequence[str]
    salt_commitments: Sequence[str]
    balanced: bool
    """Whether the deal was to be a balanced one, which adds a salt."""
    tournament: bool
    """Whether salts of players who were late may be missing."""


def verify(
    records: Annotated[list[str], typer.Argument(metavar="RECORD")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    salt: Annotated[list[str] | None, typer.Option(metavar="TEXT")] = None,
    salt_commitment: Annotated[list[str] | None, typer.Option(metavar="HEX")] = None,
    balanced: Annotated[bool, typer.Option("--balanced")] = False,
    tournament: Annotated[bool, typer.Option("--tournament")] = False,
) -> None:
    """Replay records, and check all that they claim: result, seed and commitment.

    They are also compared with what a player has kept from before the deal.
    """
    choose_jit("auto")
    from tetrarch.analysis.balance import check_balance
    from tetrarch.core.record import parse_record

    kept = Kept(commitment, salt or [], salt_commitment or [], balanced, tournament)
    has_faults = False
    for source in records:
        name = source_name(source)
        try:
            record = parse_record(read_text(source), name)
            game = definition_of(record, name).verify(record, name)
            balance = check_balance(game, name)
            check_kept(record, kept, name)
        except ValueError as error:
            has_faults = True
            print_errors(error_lines(error))
        else:
            print(phrase("subject", subject=name, text=verified(record, game, balance, is_kept=any(kept[:3]))))
    if has_faults:
        raise typer.Exit(BAD_INPUT)


def check_kept(record: Record, kept: Kept, subject: str) -> None:
    """Raise an error if a true record differs from what a player has kept from before the deal."""
    from tetrarch.analysis.balance import is_reserved
    from tetrarch.core.randomness import salt_commitment

    if record.seed is None and any(kept[:3]):
        raise input_fault("kept-no-seed", subject=subject)
    if kept.commitment is not None and kept.commitment.lower() != record.commitment:
        raise input_fault("kept-commitment", subject=subject)
    for salt in kept.salts:
        if salt not in record.salts:
            raise input_fault("kept-salt", subject=subject, salt=quoted(salt))
    if kept.salt_commitments:
        has_extra = kept.balanced and record.salts and is_reserved(record.salts[-1])
        found = [salt_commitment(salt) for salt in (record.salts[:-1] if has_extra else record.salts)]
        promised = [one.lower() for one in kept.salt_commitments]
        if found != ([one for one in promised if one in found] if kept.tournament else promised):
            raise input_fault("kept-salt-commitments", subject=subject)


def verified(record: Record, game: Game[GamePosition], balance: Balance | None, *, is_kept: bool) -> str:
    """The line about a record without faults."""
    outcome = SpokenGame(game.position.game).step_sentence(game.position)
    parts = [
        phrase("verify-true"),
        phrase("verify-events", events=len(game.events), shown=str(len(game.events))),
        outcome if game.outcome else phrase("verify-unfinished", now=outcome),
        *ending_words(game),
        chance_words(record, game),
        *([phrase("verify-balanced", deals=len(balance.candidates))] if balance else []),
        *([phrase("verify-kept")] if is_kept else []),
    ]
    return clauses(parts, language())


def chance_words(record: Record, game: Game[GamePosition]) -> str:
    """What a record proves about its chance."""
    if record.seed is not None:
        return phrase("verify-seed", deals=sum(event.chance is not None for event in game.events))
    if record.commitment is None:
        return phrase("verify-no-commitment")
    return phrase("verify-unrevealed" if game.outcome or game.ending else "verify-not-yet")


def ending_words(game: Game[GamePosition]) -> list[str]:
    """How the match ended, if a player gave up or the match was closed."""
    ending = game.ending
    if ending is None:
        return []
    if ending.reason == "closed":
        return [phrase("verify-closed")]
    name = partial(SpokenGame(game.position.game).player_name, game.position)
    return [
        phrase(
            "verify-resigned" if ending.reason == "resigned" else "verify-timed-out",
            losers=len(ending.seats),
            names=listed(map(name, ending.seats)),
            winners=len(ending.winners),
            others=listed(map(name, ending.winners)),
        )
    ]
