"""``tetrarch fairness``: the win probability of each seat, and the value of bids and of moving first."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.commands.numbers import Processes
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.options import AtEvent, FixedSeed, GivenOptions, Json, Players, Seconds, deal_game, player_count
from tetrarch.cli.input.sources import read_position, write_out, write_output
from tetrarch.cli.measuring import allowed_cores
from tetrarch.cli.terminal.printing import make_console
from tetrarch.cli.terminal.speech import SpokenGame, decimal, listed, phrase
from tetrarch.core import registry

if TYPE_CHECKING:
    from tetrarch.analysis.fairness import EvenBid, Fairness
    from tetrarch.analysis.numbers import Mean
    from tetrarch.arena import Setup
    from tetrarch.arena.ratings import Share


def fairness(
    *,
    source: Annotated[str, typer.Argument(metavar="GAME|POSITION")],
    at: AtEvent = None,
    players: Players = None,
    seed: FixedSeed = "1",
    options: GivenOptions,
    deals: Annotated[bool, typer.Option("--deals")] = False,
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1)] = 1000,
    openings: Annotated[int, typer.Option("--openings", metavar="N", min=0)] = 200,
    uncontested: Annotated[bool, typer.Option("--uncontested")] = False,
    width: Annotated[float | None, typer.Option("--width", metavar="PERCENT", min=0.1, max=100)] = None,
    seconds: Seconds = None,
    bot: Annotated[str, typer.Option(metavar="TEXT")] = "level3",
    processes: Processes = None,
    json: Json = False,
) -> None:
    """Measure how fair a deal, a board or a position is."""
    if seconds is not None and not 0 < seconds < float("inf"):
        raise input_fault("advise-seconds", given=f"{seconds:g}")
    choose_jit("auto")
    from tetrarch.analysis.fairness import measure_fairness
    from tetrarch.core.formats import write_json

    setup, name = asked_setup(source, at, players, seed, options, deals)
    stop = time.monotonic() + seconds if seconds is not None else float("inf")
    console = make_console(stderr=True)
    with console.status("") if console.is_terminal else Silent() as status:
        found = measure_fairness(
            setup,
            games=games,
            width=None if width is None else width / 100,
            bot=bot,
            seed=seed,
            processes=processes or len(allowed_cores()),
            openings=openings,
            contested=not uncontested,
            is_stopped=lambda: time.monotonic() > stop,
            on_game=lambda done: status.update(phrase("fairness-games", games=done, shown=str(done))),
        )
    if not found.games:
        raise input_fault("fairness-none")
    if json:
        write_output(None, write_json(found))
    else:
        write_out("\n".join(fairness_lines(found, name)) + "\n")
    sys.stdout.flush()


class Silent:
    """The status of a stream that is no terminal."""

    def update(self, text: str) -> None:
        """Print nothing."""

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def asked_setup(
    source: str, at: int | None, players: int | None, seed: str, options: GivenOptions, deals: bool
) -> tuple[Setup, Callable[[int], str]]:
    """The set-up of a command line, and the name of each seat."""
    from tetrarch.analysis.fairness import setup_of
    from tetrarch.arena import Setup

    if source not in registry.names():
        beside = [*(["--players"] if players is not None else []), *options.names(), *(["--deals"] if deals else [])]
        if beside:
            raise input_fault("perft-own-deal", options=listed(beside))
        position = read_position(source, at)
    elif deals:
        chosen = options.of(source)
        setup = Setup(game=source, players=player_count(source, options, chosen, players), options=chosen)
        return setup, lambda seat: phrase("fairness-seat", seat=str(seat))
    else:
        position = deal_game(source, options, players, seed).position
    if position.is_over:
        raise input_fault("fairness-over", subject=source)
    return setup_of(position), lambda seat: SpokenGame(position.game).player_name(position, seat)


def fairness_lines(found: Fairness, name: Callable[[int], str]) -> list[str]:
    """The result as lines of text."""
    lines = [phrase("fairness-head", games=found.games, shown=str(found.games), bot=found.bot), ""]
    rows = [(name(seat), wins, found.leads[seat]) for seat, wins in enumerate(found.seats)]
    lines += table_lines(rows)
    if not found.is_one_deal and found.order:
        lines += [
            "",
            *table_lines([(phrase("fairness-place", place=n + 1), own, None) for n, own in enumerate(found.order)]),
        ]
    even = decimal(100 / found.players, 1)
    favoured = [name(seat) for seat in found.favoured]
    lines += [
        "",
        phrase("fairness-favoured", even=even, names=listed(favoured))
        if favoured
        else phrase("fairness-even", even=even),
    ]
    return lines + forced_lines(found) if found.forced else lines


def forced_lines(found: Fairness) -> list[str]:
    """The values of forced openings as lines of text."""
    title, label = ("fairness-bids", "fairness-bid-coins") if found.best_bids else ("fairness-forced", "fairness-coins")
    rows = [(phrase(label, coins=int(own.name)), own.wins, own.lead) for own in found.forced]
    last = even_words(found.even_bid) if found.even_bid else best_words(found.best_bids)
    return ["", phrase(title), "", *table_lines(rows), "", f"{last} {phrase('fairness-level')}"]


def best_words(bids: Sequence[str]) -> str:
    """Which bids may be the best."""
    if len(bids) == 1:
        return phrase("fairness-best-bid", coins=int(bids[0]))
    return phrase("fairness-best-bids", bids=listed([", ".join(bids[:-1]), bids[-1]], "or"), coins=int(bids[-1]))


def even_words(even: EvenBid) -> str:
    """What moving first is worth."""
    if even.high is None:
        return phrase("fairness-no-bid")
    high = int(even.high)
    if even.low is None:
        return phrase("fairness-bid-or-none", coins=high)
    if even.low == even.high:
        return phrase("fairness-bid", coins=high)
    return phrase("fairness-bid-between", low=even.low, coins=high)


def table_lines(rows: Sequence[tuple[str, Share, Mean | None]]) -> list[str]:
    """Names with their share of the win, its interval, and their lead in points."""
    width = max(len(name) for name, _, _ in rows)
    return [
        f"{name:<{width}}  {share_words(wins)}" + (f"  {lead_words(lead)}" if lead is not None else "")
        for name, wins, lead in rows
    ]


def share_words(wins: Share) -> str:
    """A share in percent, with its interval."""
    low, high = (decimal(100 * bound, 1) for bound in (wins.interval.low, wins.interval.high))
    return phrase("fairness-share", share=f"{decimal(100 * wins.share, 1):>5}", low=low, high=high)


def lead_words(lead: Mean) -> str:
    """A lead in points, with its sign."""
    sign = "+" if lead.mean >= 0 else "-"
    return phrase("fairness-lead", points=f"{sign}{decimal(abs(lead.mean), 2)}")
