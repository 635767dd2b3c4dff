"""Link previews: what messengers show of a link to a table, a replay, a puzzle, an invitation or a friend link.

Programs that make previews do not follow the part of an address after a #. So these links lead to a small document
that describes the page and forwards browsers to it.
"""

from __future__ import annotations

import asyncio
import datetime
import html
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

from tetrarch.core import registry
from tetrarch.puzzles import Puzzle, UnknownPuzzle, collection, find_puzzle
from tetrarch.server.accounts.lists import Listings
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.request import identify, language_of, limited_caller, public_address
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.matches.picture import HEIGHT, WIDTH, finished_match, pictured_puzzle
from tetrarch.server.services import services_of
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.events import seat_name

DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title} – Tetrarch</title>
<meta name="description" content="{description}">
<meta name="robots" content="noindex">
<link rel="icon" href="{prefix}/favicon.svg" type="image/svg+xml">
<meta property="og:site_name" content="Tetrarch">
<meta property="og:type" content="website">
<meta property="og:title" content="{title}">
<meta property="og:description" content="{description}">
<meta property="og:url" content="{url}">
<meta property="og:locale" content="{language}">
{image}
<meta http-equiv="refresh" content="0;url={target}">
</head>
<body><p><a href="{target}">{title}</a></p></body>
</html>
"""

PICTURE = """<meta property="og:image" content="{image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="{width}">
<meta property="og:image:height" content="{height}">
<meta property="og:image:alt" content="{alt}">
<meta name="twitter:card" content="{card}">
<meta name="twitter:image" content="{image}">"""

ICON = "/icon-512.png"
TODAY = "today"
"""The link to the puzzle of the day has this instead of an id."""


class Preview(NamedTuple):
    """What a preview says."""

    title: str
    description: str
    picture: str = ""
    """The path of the picture; empty for the icon."""


async def preview_of(request: Request, path: str) -> str | None:
    """Return the document for a path of the page; None if there is nothing to show to this caller."""
    kind, _, name = path.strip("/").partition("/")
    describe = PREVIEWS.get(kind)
    hub = getattr(request.app.state, "hub", None)
    if describe is None or not name or "/" in name or not isinstance(hub, Hub):
        return None
    services = services_of(request)
    try:
        services.limiter.take("joins", limited_caller(request))
        await identify(request)
        preview = await describe(request, hub, name)
    except (ApiError, Refusal):
        return None
    picture = preview.picture or ICON
    width, height = (WIDTH, HEIGHT) if preview.picture else (512, 512)
    query = f"?{request.url.query}" if request.url.query else ""
    image = PICTURE.format(
        image=html.escape(public_address(request, services.settings, picture)),
        width=width,
        height=height,
        alt=html.escape(preview.description),
        card="summary_large_image" if preview.picture else "summary",
    )
    return DOCUMENT.format(
        language=language_of(request),
        title=html.escape(preview.title),
        description=html.escape(preview.description),
        url=html.escape(public_address(request, services.settings, f"/{path}{query}")),
        prefix=html.escape(services.settings.prefix),
        target=html.escape(f"{services.settings.prefix}/#/{path}{query}"),
        image=image,
    )


async def _table(request: Request, hub: Hub, match: str) -> Preview:
    """Describe a table or a replay: the result with its picture, or the players."""
    caller, language, code = (
        request.scope.get("tetrarch.caller"),
        language_of(request),
        request.query_params.get("code"),
    )

    def read(live: LiveMatch, table: Table) -> Preview:
        require_access(live, table, caller.user.id if caller else None, code)
        game = registry.facts(table.settings.game).title
        if table.status == "over":
            finished = finished_match(table, language)
            query = urlencode({"lang": language, **({"code": code} if code and live.is_private else {})})
            title = say(language, "preview-result", game=game, result=finished.heading)
            return Preview(title, finished.description, f"/api/v1/tables/{match}/result.png?{query}")
        if table.status == "waiting":
            return Preview(table.settings.name or game, say(language, "preview-waiting", game=game))
        players = ", ".join(seat_name(table.state, seat, language) for seat in range(table.settings.players))
        title = say(language, "preview-table", game=game, players=players)
        return Preview(title, say(language, "preview-running"))

    return await hub.read(match, read)


async def _invitation(request: Request, hub: Hub, code: str) -> Preview:
    """Describe an invitation: who invites to which game."""
    language = language_of(request)
    table = await Listings(hub.services.database, None, language).by_code(code)
    game = registry.facts(table.game).title
    host = next((seat.name for seat in table.seats if seat.person and seat.person == table.host), "")
    if not host:
        return Preview(table.name or game, say(language, "preview-waiting", game=game))
    return Preview(say(language, "preview-join", host=host, game=game), say(language, "preview-join-note"))


async def _friend(request: Request, hub: Hub, code: str) -> Preview:
    """Describe a friend link: whose it is."""
    language = language_of(request)
    owner = await hub.services.friends.owner_of(code, None)
    return Preview(say(language, "preview-friend", player=owner.name), say(language, "preview-friend-note"))


async def _puzzle(request: Request, hub: Hub, name: str) -> Preview:
    """Describe a puzzle, or that of the day in a game: the theme, and the task with its picture."""
    language = language_of(request)
    try:
        found = await asyncio.to_thread(_found_puzzle, name, request.query_params.get("game") or registry.names()[0])
    except UnknownPuzzle:
        raise ApiError("no-such-puzzle") from None
    shown = await asyncio.to_thread(pictured_puzzle, found, language)
    title = say(language, "preview-result", game=registry.facts(found.game).title, result=shown.heading)
    return Preview(title, shown.description, f"/api/v1/puzzle/{found.id}/picture.png?{urlencode({'lang': language})}")


def _found_puzzle(name: str, game: str) -> Puzzle:
    if name != TODAY:
        return find_puzzle(name)
    return collection(game).daily(datetime.datetime.now(datetime.UTC).date().isoformat())


PREVIEWS: dict[str, Callable[[Request, Hub, str], Awaitable[Preview]]] = {
    "table": _table,
    "replay": _table,
    "join": _invitation,
    "friend": _friend,
    "puzzles": _puzzle,
}
