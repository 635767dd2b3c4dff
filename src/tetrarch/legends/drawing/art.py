"""The art of the SVG drawings: colours of both themes, armies, cities, tokens, plants and icons.

Everything here is SVG that other drawings refer to; ``tetrarch.core.drawing.svg`` explains ``var(--name)`` and ``§``.
Inside the drawing of a piece, no fill means its owner's colour, no stroke the owner's line, and ``currentColor`` the
sign on the piece. Pieces stand around 0, 0, with light from the upper left.
"""

from __future__ import annotations

from functools import lru_cache

from tetrarch.core.drawing.svg import COLOURS as SHARED
from tetrarch.core.drawing.svg import SHEEN, number, owner, sign_art

COLOURS: dict[str, tuple[str, str]] = {
    **SHARED,
    "m-sail": ("#0b4a6f", "#8fe0ff"),
    "m-step": ("#20456b", "#b9d4ff"),
    # The sea.
    "ocean": ("#2c7382", "#0c2233"),
    "ocean-2": ("#1f5a6c", "#081827"),
    "sheet": ("#3f8f9a", "#123a4e"),
    "wave": ("#ffffff", "#9fd0dc"),
    "shallow": ("#7cc7bd", "#2f7d8a"),
    "shallow-2": ("#bfe6d3", "#5aa9a6"),
    "foam": ("#ffffff", "#bfe9ea"),
    "route": ("#fff4d6", "#ffe9b8"),
    "route-lo": ("#0d3a49", "#031019"),
    "rose-1": ("#f3e3b4", "#b9a878"),
    "rose-2": ("#c2a463", "#6d6246"),
    # The land.
    "shade": ("#0f2230", "#02060f"),
    "rim": ("#fbf3d6", "#d6cfae"),
    "border": ("#4a3a1e", "#17131e"),
    "border-hi": ("#fff6d8", "#fff6d8"),
    "coastline": ("#3c341e", "#0a0a12"),
    "leaf": ("#7f9a4a", "#557548"),
    "leaf-lo": ("#4f6e36", "#34523a"),
    "bark": ("#5b4027", "#3b2b20"),
    "pine": ("#5c8a5a", "#3f6a56"),
    "pine-lo": ("#335c45", "#22453b"),
    "rock": ("#b9ab97", "#8d8583"),
    "rock-lo": ("#7a6c60", "#565055"),
    "snow": ("#fff9ee", "#e4e2ea"),
    "hill": ("#c3c88a", "#8f9a6c"),
    "hill-lo": ("#93a25c", "#677548"),
    "volcano-leaf-lo": ("#6b5a44", "#4e4238"),
    "volcano-rock": ("#8b7669", "#5f5157"),
    "volcano-rock-lo": ("#4f4142", "#372e38"),
    "volcano-snow": ("#e8d5c0", "#b9a79b"),
    "horseshoe-hill": ("#efe3bd", "#b5a888"),
    "horseshoe-hill-lo": ("#c9b27a", "#857552"),
    "desert-hill": ("#f1dcae", "#bda681"),
    "desert-hill-lo": ("#cda365", "#86684a"),
    "ice-rock": ("#eef4f6", "#bcc8d2"),
    "ice-rock-lo": ("#9db4c2", "#6c7f92"),
    "ice-pine": ("#7fa2a0", "#5b7d86"),
    "ice-pine-lo": ("#4b7076", "#365560"),
    "fern-pine": ("#5f9150", "#4a7550"),
    "fern-pine-lo": ("#35643a", "#27492f"),
    # Names and tokens.
    "chip": ("#fff8e6", "#1b2238"),
    "chip-ink": ("#2b2030", "#f4ead9"),
    "chip-line": ("#8b7a56", "#6d7590"),
    "token": ("#fbf0d3", "#e6d8b8"),
    "token-line": ("#6b4a1c", "#2a1c10"),
    "token-ink": ("#4a2f12", "#3a2410"),
}
"""The colours by name: in the light and in the dark theme."""

BIOMES = {
    "meadows": ("a9bb72 b9c583 c6cd92 8d7448 57462e", "71845a 7c8d63 87956c 584b3a 302a2a", "tree tree tuft hill tuft"),
    "volcano": ("a8917e b79f88 9c8576 5e4a44 372b2d", "86756f 907f77 7d6d68 40343a 241d27", "rock peak rock rock"),
    "horseshoe": ("e3d3a1 d9c690 e9dcb2 a5854f 6a5433", "a2946f 968763 ab9d7b 6a573e 3e3330", "palm tuft hill palm"),
    "tall": ("d5cfbc c9c3ad dfd9c8 8f8874 575244", "8f8c86 84817a 9a9790 5a5652 35333a", "pine rock pine peak"),
    "desert": ("e5c78f dcb97c edd3a0 a8763f 6d4a28", "a58a66 98795a b09672 6d4c36 40302b", "dune dune rock palm"),
    "ice": ("dfe8ea cfdde2 e9f0f0 7d99a8 4a6478", "98a6b3 8796a6 a5b2bd 4d6175 2c3a50", "peak pine rock"),
    "citadel": ("c3b98e b3ad7e cfc69d 86734c 544730", "857d63 787158 8f876c 57493a 322b2b", "hill pine tree rock"),
    "fern": ("8fae72 7fa266 9dba80 6f6540 443f29", "6b8863 5f7d5a 76916c 474233 2a2826", "pine tree tuft pine"),
}
"""The landscapes, named after the published sides: three lands and two cliffs, light and dark, and what grows there."""

for _biome, (_light, _dark, _) in BIOMES.items():
    for _part, *_pair in zip(("1", "2", "3", "cliff", "cliff-lo"), _light.split(), _dark.split(), strict=True):
        COLOURS[f"{_biome}-{_part}"] = (f"#{_pair[0]}", f"#{_pair[1]}")


def biome_of(side: str) -> str:
    """The landscape of a side: its own, or for a side that is not published one that its name picks."""
    return side if side in BIOMES else list(BIOMES)[sum(map(ord, side)) % len(BIOMES)]


ICONS = {
    "cube": "M12 2.5 20.5 6.8v10.4L12 21.5 3.5 17.2V6.8ZM12 4.7 6.8 7.3 12 10l5.2-2.7ZM5.5 9v7l5.5 2.8v-7Z",
    "boot": "M6 2.5h6.5l.3 8.2 6.8 2.5c1.7.6 2.4 1.9 2.4 4.3H6Zm0 16.5h16v2.5H6Z",
    "wing": "M3 3.5C5.5 12 9.5 17.5 20.5 20.5c-1-1.6-1.5-3-1.4-4.6-1.6 0-2.9-.5-3.9-1.5 1.5-.3 2.6-1 3.4-2.3-1.9.1"
    "-3.4-.4"
    "-4.6-1.5 1.7-.3 2.9-1.2 3.6-2.7-2.2.3-4-.2-5.4-1.4 1.8-.4 3.1-1.4 3.9-3.1C11.5 4.4 7.5 4.5 3 3.5Z",
    "elixir": "M9 2h6v2.4h-1v4.2l5.2 8.8c1.3 2.3-.1 4.6-2.7 4.6h-9c-2.6 0-4-2.3-2.7-4.6L10 8.6V4.4H9ZM8.3 15h7.4l-2.9-5"
    "h-1.6Z",
    "coin": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8Zm0 2.2 1.3 2.7 3"
    " .3-2.2"
    " 2.1.6 2.9-2.7-1.4-2.7 1.4.6-2.9-2.2-2.1 3-.3Z",
    "laurel": "M12 2a6.8 6.8 0 0 1 4.3 12.1L18.5 22 12 19l-6.5 3 2.2-7.9A6.8 6.8 0 0 1 12 2Zm0 2.6a4.2 4.2 0 1 0 0"
    " 8.4 4.2"
    " 4.2 0 0 0 0-8.4Z",
    "immune": "M12 2.5l8.5 3v6.3c0 5.2-3.6 8.4-8.5 9.9-4.9-1.5-8.5-4.7-8.5-9.9V5.5ZM10.8 15.8l5.8-6-1.7-1.6-4.1 4.3"
    "-1.9-1.9"
    "-1.7 1.6Z",
    "city": "M3 9h2.4v1.8h2V9h2.2V5.5l2.4-3 2.4 3V9h2.2v1.8h2V9H21v12.5h-6.8V17a2.2 2.2 0 0 0-4.4 0v4.5H3Z",
    "destroy": "M12 2.5 19 6v5l-2.6 1.8L19 15l-2 4-5 2.5-5-2.5-2-4 2.6-2.2L5 11V6ZM10.5 7l1.2 4.2-2.8 1.6 3.2 1.3-1 4.4"
    " 3.8-5.6-2.6-1.3 2-3Z",
    "ship": "M11 2.5C16 5 17.5 9 16.5 13H11ZM9.5 5v8H4.5C5 9.5 6.5 7 9.5 5ZM2.5 15h19l-2.6 5.5H6Z",
    "deck": "M7 2.5h13v16H7ZM9.5 5v11h8V5ZM3.5 6H5.5v14.5H16v2H3.5Z",
    "put": "M10.3 4h3.4v6.3H20v3.4h-6.3V20h-3.4v-6.3H4v-3.4h6.3Z",
    "take": "M10.3 3h3.4v9.5h4.8L12 20 5.5 12.5h4.8Z",
    "magic-spring": "M12 2C15 7 17.5 10.5 17.5 14A5.5 5.5 0 0 1 6.5 14C6.5 10.5 9 7 12 2ZM3 19.5h18V22H3Z",
    "cottage": "M12 3 22 12h-3v9h-5v-6h-4v6H5v-9H2Z",
    "hidden-treasure": "M4 9a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v2H4ZM4 12.5h6v3h4v-3h6V20H4Z",
    "magic-book": "M3 4.5c3.5-1 6.5-.5 8.3 1V20c-2-1.3-5-1.6-8.3-.8ZM21 4.5c-3.5-1-6.5-.5-8.3 1V20c2-1.3 5-1.6 8.3-.8Z",
    "stable": "M5 3h4c-2.5 4.5-2.5 9 0 12 1.6 1.8 4.4 1.8 6 0 2.5-3 2.5-7.5 0-12h4c2.5 6 2.5 12-1 16-3 3.2-9 3.2-12"
    " 0C2.5 15 2.5 9 5 3Z",
    "poison-swamp": "M12 2.5c5 0 8.5 3.3 8.5 7.8 0 2.7-1.2 4.7-3 6V21h-2.8v-2.5h-1.5V21h-2.4v-2.5H9.3V21H6.5v-4.7"
    "c-1.8-1.3-3-3.3-3-6 0-4.5 3.5-7.8 8.5-7.8ZM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.5 9a2 2 0 1 0 0 4 2 2 0"
    " 0 0 0-4Z",
    "citadel": "M4 3h3.2v2.5h3V3h3.6v2.5h3V3H20v6l-2 2v8h2v2.5H4V19h2v-8L4 9ZM12 10.5l-1 2.2-2.3.2 1.8 1.5-.6 2.3 2.1"
    "-1.3 2.1 1.3-.6-2.3 1.8-1.5-2.3-.2Z",
    "dragon": "M2 13c2-5 5-7.5 9-8L9.5 2c4 .5 7 2.5 8.5 5.5l4.5 4.5-1 3-4-.5-2.5 2 4 1.5-3 3.5h-5c1.5-1.5 1.8-3 1-4.5"
    "-2.5.5-4.5 2-6 4.5C5.5 18 6.5 15 9 13c-2.5-1-4.8-1-7 0ZM15 9.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z",
    "portal": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3a7 7 0 1 0 7 7h-2.5a4.5 4.5 0 1 1-4.5-4.5 3 3 0 1 0 3 3h-2.3"
    "a.8.8 0 1 1-.7-.8Z",
    "rogues": "M4 3l1 4.8 8 8-2 2 1.6 1.6 2.3-2.3 4 4L20.5 19.5l-4-4 2.3-2.3L17.2 11.6l-2 2-8-8ZM20 3l-1 4.8-3.2 3.2"
    "-2.4-2.4L16.5 5.4ZM8.6 13.4 11 15.8 8 18.8l1.3 1.3-1.6 1.6-2-2-2.3 1.4 1.4-2.3-2-2 1.6-1.6L5.7 16.5Z",
}
"""Pictograms in boxes of 24 by 24, from the upper left corner."""

TOKEN_COLOURS = {
    "citadel": ("#dcd3c0", "#4a4238"),
    "dragon": ("#b3261c", "#ffe9c2"),
    "portal": ("#5b2f8f", "#f0dcff"),
    "rogues": ("#33302c", "#f3e6c4"),
}
"""Ground and sign of the tokens that are no explore tokens; they are the same in both themes."""

STONE = 'fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9"'

CUBE = """<g id="§cube"><path d="M-8.5-4L-6.5-13.6H6.5L8.5-4V5H-8.5Z" stroke-width="1.3" stroke-linejoin="round"/>
<g stroke="none"><path d="M-8.5-4H8.5V5H-8.5Z" fill="#000" fill-opacity=".3"/>
<path d="M-8.5-4L-6.5-13.6H6.5L8.5-4Z" fill="url(#§cubetop)"/></g>
<path d="M-8-4H8" stroke="#fff" stroke-opacity=".45" stroke-width=".9"/></g>"""

CUBE_FRONTS = {
    "E": "M-6 3.5l3-5.5M-1.5 3.5l3-5.5M3 3.5l3-5.5",
    "T": "M-7 .8q1.8-2.6 3.5 0t3.5 0 3.5 0 3.5 0",
    "M": "M-5 .6h.01M0 .6h.01M5 .6h.01",
    "S": "M-5-1.5v4M-7 .5h4M0-1.5v4M-2 .5h4M5-1.5v4M3 .5h4",
    "N": "M-5 .5h10",
}
"""The patterns on the fronts of cubes."""


def _turret(x: float, y: float, height: float, radius: float) -> str:
    top, eaves = y - height, radius + 1.6
    wall = f"M{x - radius} {top}V{y}A{radius} {number(radius * 0.5)} 0 0 0 {x + radius} {y}V{top}Z"
    bend, tip = number(eaves * 0.45), number(top - radius * 2.4)
    shade = f"{x + 1} {number(top + eaves * 0.45)}"
    return (
        f'<path d="{wall}" {STONE}/><path d="{wall}" fill="url(#§side)" stroke="none"/>'
        f'<path d="M{x - eaves} {top}A{eaves} {bend} 0 0 0 {x + eaves} {top}L{x} {tip}Z" stroke-linejoin="round"/>'
        f'<g stroke="none"><path d="M{x} {tip}L{x + eaves} {top}A{eaves} {bend} 0 0 1 {shade}Z" fill="#000"'
        f' fill-opacity=".25"/><path d="M{x} {tip}L{x - eaves} {top}l{number(radius * 0.9)} {number(radius * 0.55)}Z"'
        ' fill="#fff" fill-opacity=".25"/></g>'
    )


_WALL = "M-14-8V2A20 6 0 0 0 14 2V-8Z"
CITY = f"""<g id="§city"><ellipse cx="4" cy="2" rx="19" ry="7" fill="url(#§shadow)" stroke="none"/>
{_turret(0, -4, 15, 5)}<path d="{_WALL}" {STONE}/><path d="{_WALL}" fill="url(#§side)" stroke="none"/>
<path d="M-14-8v-3h4v3ZM-6.5-8v-3h4v3ZM2.5-8v-3h4v3ZM10-8v-3h4v3Z" fill="var(--stone-hi)" stroke="var(--ink-line)"
stroke-width=".7"/><path d="M-5.4-9H5.4V3.6L0 1-5.4 3.6Z" stroke-width=".9"/>
{_turret(-14, 2, 12, 4.2)}{_turret(14, 2, 12, 4.2)}</g>"""

_TUFT = (
    '<path d="M-3 0C-2.6-2-2.6-3-3.6-4M0 0V-5M3 0C2.6-2 2.6-3 3.6-4" stroke="leaf-lo" stroke-width="1" fill="none"'
    ' stroke-linecap="round"/>'
)
_PALM = (
    '<ellipse cx="3" cy="1" rx="5" ry="1.6" fill="shade" fill-opacity=".3"/><path d="M0 0C0-4 .6-7 2-10" stroke="bark"'
    ' stroke-width="1.3" fill="none"/><path d="M2-10C-1-13-5-12-6-9-3-10.5 0-10.5 2-10 0-9-1-7-1-5 0-7.5 1-9 2-10 4'
    "-9 5-7"
    ' 5-5 5.5-7.5 4-9.5 2-10 5-11 7.5-10 9-8 9-11.5 5-13.5 2-10 3-13 1-15-1-15.5 1-14 2-12 2-10Z"'
    ' fill="leaf-lo"/>'
)
FLORA = {
    "tree": '<ellipse cx="1.5" cy="1" rx="4.5" ry="1.6" fill="shade" fill-opacity=".3"/><path d="M-.6 0V-3H.6V0Z"'
    ' fill="bark"/><circle cy="-5.4" r="3.8" fill="leaf-lo"/><circle cx="-.9" cy="-6.2" r="2.6" fill="leaf"/>',
    "pine": '<ellipse cx="1.5" cy="1" rx="4" ry="1.4" fill="shade" fill-opacity=".3"/><path d="M0-12L3.8-4.5H2.2L4.4'
    " 0H-4.4"
    'L-2.2-4.5H-3.8Z" fill="pine-lo"/><path d="M0-12V0H-4.4L-2.2-4.5H-3.8Z" fill="pine"/>',
    "hill": '<path d="M-11 1C-7-6-3-8 0-8S7-6 11 1Z" fill="hill-lo"/><path d="M-11 1C-7-6-3-8 0-8 0-5-3-3-4 1Z"'
    ' fill="hill"/>',
    "rock": '<path d="M-6 1L-4-4 0-6 4-3.5 6 1Z" fill="rock-lo"/><path d="M-6 1L-4-4 0-6-.6-1-2 1Z" fill="rock"/>',
    "peak": '<path d="M-12 2L0-17 13 2Z" fill="rock-lo"/><path d="M-12 2L0-17 1.6-8-1 2Z" fill="rock"/>'
    '<path d="M0-17L-3.8-11-1.4-11.8.4-9.6 1.6-12 3.9-11.2Z" fill="snow"/>',
    "palm": _PALM,
    "tuft": _TUFT,
    "dune": '<path d="M-9 1C-5-3-2-5 2-5 1-3 4-1 9 1Z" fill="hill-lo"/><path d="M-9 1C-5-3-2-5 2-5 0-2-2-.5-3 1Z"'
    ' fill="hill"/>',
}
"""Small things that grow or lie on the land; the names of colours stand alone, as each landscape has its own."""

GRADIENTS = """<linearGradient id="§cubetop" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>
<stop offset=".7" stop-color="#fff" stop-opacity=".05"/></linearGradient>
<linearGradient id="§side"><stop offset="0" stop-color="#fff" stop-opacity=".28"/>
<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/>
</linearGradient><radialGradient id="§shadow"><stop offset=".2" stop-color="var(--shade)" stop-opacity=".6"/>
<stop offset="1" stop-color="var(--shade)" stop-opacity="0"/></radialGradient>
<linearGradient id="§light" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".24"/>
<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1030" stop-opacity=".2"/>
</linearGradient><radialGradient id="§sea" cx=".42" cy=".35" r=".9"><stop offset="0" stop-color="var(--ocean)"/>
<stop offset="1" stop-color="var(--ocean-2)"/></radialGradient>
<radialGradient id="§gold" cx=".32" cy=".28" r=".8"><stop offset="0" stop-color="#fff3c4"/>
<stop offset=".55" stop-color="#eab84a"/><stop offset="1" stop-color="#a86a14"/></radialGradient>
<radialGradient id="§silver" cx=".32" cy=".28" r=".8"><stop offset="0" stop-color="#fff"/>
<stop offset=".6" stop-color="#d9d3c6"/><stop offset="1" stop-color="#9c9484"/></radialGradient>
<filter id="§halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="§soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.5"/></filter>
<filter id="§grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7"
numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .08 0 0 0 -1.4 .85"/></filter>
<filter id="§waves" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05"
numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.9 -.92"/></filter>"""

STAR = "M0-5.4 1.4-1.4 5.4 0 1.4 1.4 0 5.4-1.4 1.4-5.4 0-1.4-1.4Z"

TOKENS = f"""<g id="§start"><circle r="7" fill="url(#§gold)" stroke="#5b3a08" stroke-width=".9"/>
<path d="{STAR}" fill="#fffaf0" stroke="#7a4e0c" stroke-width=".5"/></g>
<g id="§coins"><circle cx="-3.5" cy="-2" r="6" fill="url(#§gold)" stroke="#6b420a" stroke-width=".9"/>
<circle cx="3.5" cy="1.5" r="6" fill="url(#§gold)" stroke="#6b420a" stroke-width=".9"/></g>
<g id="§token"><ellipse cx="2" cy="3" rx="11" ry="9" fill="url(#§shadow)"/><path d="M-9.5-5.5 0-11 9.5-5.5V5.5L0 11
-9.5 5.5Z" fill="var(--token)" stroke="var(--token-line)" stroke-width="1.2" stroke-linejoin="round"/></g>"""


@lru_cache(maxsize=16)
def flora_art(biome: str) -> str:
    """The plants and rocks of a landscape, each once."""
    found = []
    for kind in dict.fromkeys(BIOMES[biome][2].split()):
        drawing = FLORA[kind]
        for name in (
            "leaf-lo",
            "leaf",
            "bark",
            "pine-lo",
            "pine",
            "rock-lo",
            "rock",
            "snow",
            "hill-lo",
            "hill",
            "shade",
        ):
            own = f"{biome}-{name}" if f"{biome}-{name}" in COLOURS else name
            drawing = drawing.replace(f'="{name}"', f'="var(--{own})"')
        found.append(f'<g id="§{biome}-{kind}">{drawing}</g>')
    return "".join(found)


def identity_art(letter: str) -> str:
    """The drawings of one colour: sign, badge, an army with and without its sign, and a city."""
    glyph = f'<use href="#§glyph-{letter}"'
    width = "2" if letter == "M" else "1.1"
    return f"""{sign_art(letter)}<g id="§{letter}-back" {owner(letter)}><use href="#§cube"/></g>
<g id="§{letter}-army" {owner(letter)}><use href="#§cube"/>{glyph} transform="translate(0 -8.9) scale(.5 .41)"/>
<path d="{CUBE_FRONTS[letter]}" fill="none" stroke="currentColor" stroke-opacity=".75" stroke-width="{width}"
stroke-linecap="round"/></g><g id="§{letter}-city" {owner(letter)}><use href="#§city"/>
{glyph} transform="translate(0 -3.6) scale(.42)"/></g>"""


def token_art(kind: str) -> str:
    """The drawing of a token that is no explore token."""
    ground, sign = TOKEN_COLOURS[kind]
    return (
        f'<g id="§token-{kind}"><ellipse cx="2" cy="3" rx="11" ry="9" fill="url(#§shadow)"/>'
        f'<circle r="10" fill="{ground}" stroke="#fff4d6" stroke-width="1.4"/>'
        f'<circle r="10.8" fill="none" stroke="#1c120a" stroke-width=".7"/>'
        f'<use href="#§i-{kind}" transform="translate(-7 -7) scale(.583)" fill="{sign}"/></g>'
    )


@lru_cache(maxsize=64)
def piece_art(letters: str) -> str:
    """All drawings of what stands on the map, with the pieces of these players and of nobody."""
    icons = "".join(f'<path id="§i-{name}" d="{shape}"/>' for name, shape in ICONS.items())
    tokens = TOKENS + "".join(map(token_art, TOKEN_COLOURS))
    return SHEEN + GRADIENTS + CUBE + CITY + icons + tokens + "".join(map(identity_art, f"{letters}N"))
