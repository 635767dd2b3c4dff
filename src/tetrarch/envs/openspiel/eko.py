"""Ekö for OpenSpiel: parameters and bounds; nothing is hidden."""

from __future__ import annotations

from typing import ClassVar, cast

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.eko.definition import BOTS_ROUND_LIMIT
from tetrarch.eko.position.deal import DISCS_EACH
from tetrarch.eko.position.position import Position
from tetrarch.envs.openspiel.moment import Moment, Parameter, Parameters, variants_and_printing
from tetrarch.envs.setup import Setup, make_setup


class EkoMoment(Moment):
    """A moment of Ekö: the seed lays the board; the first player and the discs are drawn, or come from the seed."""

    _position: Position
    game = "eko"
    defaults: ClassVar[Parameters] = {
        "players": 2,
        "variants": "",
        "printing": "",
        "layout": "bars",
        "pyramids": 0,
        "round_limit": BOTS_ROUND_LIMIT,
        "repetition": False,
        "seed": 0,
        "deal": "chance",
        "zero_sum": False,
        "position": "",
    }

    @classmethod
    def read_setup(cls, parameters: Parameters) -> Setup:
        """The set-up that the parameters mean."""
        names, options = variants_and_printing(parameters)
        options["layout"] = str(parameters["layout"])
        options["pyramids"] = int(parameters["pyramids"]) or None
        options["round_limit"] = int(parameters["round_limit"])
        options["repetition"] = bool(parameters["repetition"])
        if parameters["deal"] not in ("chance", "seed"):
            text = f"must be chance, for draws that are nodes of the tree, or seed, not {parameters['deal']!r}"
            raise SetupError("parameters", [Fault("deal", text)])
        return make_setup(cls.game, int(parameters["players"]), names, options)

    @classmethod
    def check_position(cls, position: GamePosition) -> GamePosition:
        """The position, unless it has no round limit."""
        if cast(Position, position).options.round_limit is None:
            fault = Fault("", "has no round limit, so it may never end: it needs one", "E8.7")
            raise SetupError("parameter position", [fault])
        return position

    @classmethod
    def settled(cls, position: GamePosition) -> dict[str, Parameter]:
        """The round limit and the repetition of a position."""
        options = cast(Position, position).options
        return {"round_limit": options.round_limit or BOTS_ROUND_LIMIT, "repetition": options.repetition}

    def length(self) -> int:
        """The most actions of a game.

        A turn has at most the Temple of the Sand, two actions with a choice of zones each, a march, an exchange choice
        of every player after either action, one placement for every disc, the Temple of the Moon and an end.
        """
        position = self._position
        options = position.options
        turn = 2 + 2 * (4 + len(position.board.zones)) + 1 + 2 * options.players + 3 * DISCS_EACH + 3 + 1
        setup = 2 * DISCS_EACH * options.players
        return setup + (options.round_limit or 0) * options.players * turn

    def draws(self) -> int:
        """The first player, and all discs but the last."""
        return 0 if self._dealing is None else 1 + DISCS_EACH * self.position.players


MOMENT = EkoMoment
