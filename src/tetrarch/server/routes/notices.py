"""Turn notices as server-sent events, for clients without a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter
from fastapi.responses import StreamingResponse
from starlette.requests import Request

from tetrarch.server.accounts.sessions import Caller
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import CurrentCaller, Language
from tetrarch.server.http.schemas import ERRORS
from tetrarch.server.matches.hub import Hub

router = APIRouter(prefix="/api/v1", tags=["lobby"], responses=ERRORS)

KEEP_ALIVE_SECONDS = 20.0
MAX_WAITING = 100
MAX_STREAMS = 50


class Stream:
    """One stream of notices."""

    def __init__(self, caller: Caller, language: str) -> None:
        self.caller: Caller | None = caller
        self._person = caller.user.id
        self._language = language
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(MAX_WAITING)

    @property
    def person(self) -> str | None:
        """The user's id."""
        return self._person

    @property
    def language(self) -> str:
        """The language of the notices."""
        return self._language

    def send(self, text: str) -> None:
        """Queue a notice; the stream ends if nobody reads."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.end(0, "")

    def end(self, code: int, reason: str) -> None:
        """End the stream."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)

    async def events(self) -> AsyncIterator[str]:
        """Yield the notices, and regular comments that keep the connection alive."""
        yield ": welcome\n\n"
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                    text = await self._waiting.get()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if text is None:
                return
            yield f"event: turn\ndata: {text}\n\n"


@router.get(
    "/notices",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def notices(request: Request, caller: CurrentCaller, language: Language) -> StreamingResponse:
    """Stream server-sent events: `turn` when it is your turn at some table, with the data of the WebSocket message."""
    hub: Hub = request.app.state.hub
    stream = Stream(caller, language)
    if hub.notices.add(stream) > MAX_STREAMS:
        hub.notices.remove(stream)
        raise ApiError("too-often", seconds=60)

    async def tell() -> AsyncIterator[str]:
        try:
            async for event in stream.events():
                yield event
        finally:
            hub.notices.remove(stream)

    return StreamingResponse(tell(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})
