"""Which game is played at every table of an arena, in a form that other processes and files understand."""

from __future__ import annotations

import msgspec

from tetrarch import eko, legends
from tetrarch.core.errors import Fault, SetupError, nearest
from tetrarch.core.position import FlatPosition
from tetrarch.core.record import Game
from tetrarch.eko.components.board_format import board_from_json
from tetrarch.eko.components.tiles import tile_set_from_dict
from tetrarch.legends.components.components import components_from_dict

GAMES = ("eko", "legends")
ROUND_LIMIT = 200
"""Bots might go on for ever: where nothing else is agreed, a game of Ekö ends after so many rounds (E8.7)."""

OWN_FIELDS = {
    "eko": ("layout", "board", "tiles", "pyramids", "round_limit", "repetition"),
    "legends": ("founded", "components", "ages"),
}
"""What only one of the games knows."""

AnyGame = Game[eko.Position] | Game[legends.Position]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What was agreed for all games; what is None or false is as usual."""

    game: str
    players: int = 2
    variants: list[str] = []
    printing: str | None = None
    layout: str | None = None
    board: dict[str, object] | None = None
    """Ekö: the form of a board that all games are played on."""
    tiles: dict[str, object] | None = None
    """Ekö: the form of the tile set that boards are dealt from."""
    pyramids: int | None = None
    round_limit: int | None = None
    repetition: bool = False
    founded: bool = False
    """Legends: the founder sets the map up."""
    components: dict[str, object] | None = None
    """Legends: the form of the cards, boards and explore tokens."""
    ages: list[int] | None = None
    """Legends: the seats from the youngest on; without it every deal draws them (L3.2)."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise SetupError("arena", [Fault("game", f"unknown game {self.game!r}; {nearest(self.game, GAMES)}")])
        other = next(game for game in GAMES if game != self.game)
        strange = [field for field in OWN_FIELDS[other] if getattr(self, field) not in (None, False)]
        if strange:
            raise SetupError("arena", [Fault(field, f"is not an option of {self.game}") for field in strange])

    def new_game(self, seed: str, names: list[str]) -> AnyGame:
        """Deal a game; the same seed deals the same one, whoever sits there."""
        return self._new_eko(seed, names) if self.game == "eko" else self._new_legends(seed, names)

    def _new_eko(self, seed: str, names: list[str]) -> Game[eko.Position]:
        endless = self.round_limit is None and not self.repetition
        return eko.new_game(
            self.players,
            seed=seed,
            variants=self.variants,
            printing=self.printing or "complete",
            layout=self.layout or "bars",
            board=None if self.board is None else board_from_json(self.board),
            pyramids=self.pyramids,
            tile_set=None if self.tiles is None else tile_set_from_dict(self.tiles),
            round_limit=ROUND_LIMIT if endless else self.round_limit,
            repetition=self.repetition or endless,
            names=names,
        )

    def _new_legends(self, seed: str, names: list[str]) -> Game[legends.Position]:
        return legends.new_game(
            self.players,
            seed=seed,
            variants=self.variants,
            printing=self.printing or "2018",
            quick_setup=not self.founded,
            components=None if self.components is None else components_from_dict(self.components),
            ages=self.ages,
            names=names,
        )


def deal_next(game: AnyGame) -> None:
    """Let chance answer where it must: in Ekö it never has to."""
    if isinstance(game.position, legends.Position):
        legends.deal_next(game)


def turns_begun(position: FlatPosition) -> int:
    """1 where the decision to be made now begins a turn of Legends, the taking of a card (L4.1); Ekö counts its own."""
    return int(position.game == "legends" and position.step == "take")


def first_seat(position: eko.Position | legends.Position) -> int | None:
    """The seat of the first player at the end of a game; nobody's in a match, whose games have different ones."""
    return None if "match" in position.options.variants else position.first
