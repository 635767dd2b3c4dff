"""What OpenSpiel's games are asked for by: the parameters behind their names, and positions among them."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping

from tetrarch import eko, legends
from tetrarch.core.errors import Fault, FormatError, SetupError
from tetrarch.core.formats.reading import MAX_BYTES
from tetrarch.envs.games import AnyPosition
from tetrarch.envs.setup import ROUND_LIMIT, GameOptions, Setup, make_setup

Parameter = str | int | float | bool
Parameters = Mapping[str, Parameter]

PACKED = "packed-"
"""What stands before a position in letters that OpenSpiel's names of games may hold."""
BETWEEN_VARIANTS = "+"

EKO_DEFAULTS: dict[str, Parameter] = {
    "players": 2,
    "variants": "",
    "printing": "",
    "layout": "bars",
    "pyramids": 0,
    "round_limit": ROUND_LIMIT,
    "repetition": False,
    "seed": 0,
    "deal": "chance",
    "zero_sum": False,
    "position": "",
}
"""The parameters of Ekö, and what holds where they are not given; an empty printing is the game's own default."""
LEGENDS_DEFAULTS: dict[str, Parameter] = {
    "players": 2,
    "variants": "",
    "printing": "",
    "quick_setup": True,
    "position": "",
}
"""The parameters of Legends."""

OF_THE_DEAL = frozenset({"players", "variants", "printing", "layout", "pyramids", "seed", "deal", "quick_setup"})
"""The parameters that a position settles by itself."""


def read_setup(game: str, parameters: Parameters) -> Setup:
    """The set-up that the parameters mean; what cannot be played is refused."""
    names = [name for name in str(parameters["variants"]).split(BETWEEN_VARIANTS) if name]
    options: GameOptions = {"printing": str(parameters["printing"])} if parameters["printing"] else {}
    if game == "legends":
        options["quick_setup"] = bool(parameters["quick_setup"])
        return make_setup(game, int(parameters["players"]), names, options)
    options["layout"] = str(parameters["layout"])
    options["pyramids"] = int(parameters["pyramids"]) or None
    options["round_limit"] = int(parameters["round_limit"])
    options["repetition"] = bool(parameters["repetition"])
    if parameters["deal"] not in ("chance", "seed"):
        text = f"must be chance, for draws that are nodes of the tree, or seed, not {parameters['deal']!r}"
        raise SetupError("parameters", [Fault("deal", text)])
    return make_setup(game, int(parameters["players"]), names, options)


def read_position(game: str, text: str) -> AnyPosition:
    """The position that a line means, packed or not; one that cannot be played on is refused."""
    line = _unpacked(text) if text.startswith(PACKED) else text
    if game == "eko":
        position = eko.parse_position(line, "parameter position")
        if position.options.round_limit is None:
            raise SetupError(
                "parameter position", [Fault("", "has no round limit, so it may never end: it needs one", "E8.7")]
            )
        return position
    return legends.parse_position(line, "parameter position")


def position_parameter(position: AnyPosition) -> str:
    """A position as the parameter ``position``, in letters that the name of a game may hold."""
    line = eko.position_to_line(position) if isinstance(position, eko.Position) else legends.position_to_line(position)
    return PACKED + base64.urlsafe_b64encode(zlib.compress(line.encode(), 9)).decode().rstrip("=")


def _unpacked(text: str) -> str:
    body = text.removeprefix(PACKED)
    unpacker = zlib.decompressobj()
    try:
        line = unpacker.decompress(base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_"), MAX_BYTES)
        if unpacker.eof and not unpacker.unconsumed_tail:
            return line.decode()
    except (binascii.Error, ValueError, zlib.error):
        pass
    raise FormatError("parameter position", "is not a whole line: some of it is missing or changed")


def complete(game: str, parameters: Parameters) -> dict[str, Parameter]:
    """All parameters, those not given by their defaults; a position packed, and what it settles as it settles it.

    The name of a game with these parameters loads the same game again.
    """
    defaults = EKO_DEFAULTS if game == "eko" else LEGENDS_DEFAULTS
    full = {**defaults, **parameters}
    if not full["position"]:
        return full
    position = read_position(game, str(full["position"]))
    given = {name for name in OF_THE_DEAL & full.keys() if full[name] != defaults[name]}
    settled = _settled(position)
    if faults := [
        Fault(name, f"is {full[name]}, but the position says {settled.get(name, 'nothing of it')}")
        for name in sorted(given)
        if full[name] != settled.get(name)
    ]:
        raise SetupError("parameters", faults)
    return {**full, **settled, "position": position_parameter(position)}


def _settled(position: AnyPosition) -> dict[str, Parameter]:
    """The parameters that a position settles."""
    options = position.options
    found: dict[str, Parameter] = {
        "players": options.players,
        "variants": BETWEEN_VARIANTS.join(sorted(options.variants)),
        "printing": "" if options.printing in (eko.PRINTINGS[0], legends.PRINTINGS[0]) else options.printing,
    }
    if isinstance(options, eko.Options):
        found["round_limit"] = options.round_limit or ROUND_LIMIT
        found["repetition"] = options.repetition
    else:
        found["quick_setup"] = options.quick_setup
    return found
