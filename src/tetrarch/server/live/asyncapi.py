"""The AsyncAPI document of the WebSocket, generated from the message types."""

from __future__ import annotations

from functools import cache
from typing import get_args

from tetrarch import __version__
from tetrarch.server.http.errors import LANGUAGES
from tetrarch.server.http.responses import struct_schemas
from tetrarch.server.live.commands import Ack
from tetrarch.server.live.messages import AnyRequest
from tetrarch.server.live.presence import FriendsChangedMessage, FriendsFound, PresenceMessage
from tetrarch.server.live.queries import DecisionsFound, MomentsFound, PreviewFound, ScoresFound, Watched, WhyNotFound
from tetrarch.server.live.socket import DoneMessage, ErrorMessage, Hello
from tetrarch.server.matches.live_match import GroundMessage, LobbyMessage, UnwatchedMessage, UpdateMessage
from tetrarch.server.notify import ChallengeMessage, TableMessage, TurnMessage
from tetrarch.server.tournaments.feed import TournamentMessage

OUT = (
    *(Hello, DoneMessage, ErrorMessage, UpdateMessage, GroundMessage, UnwatchedMessage, LobbyMessage),
    *(TurnMessage, TableMessage, ChallengeMessage, PresenceMessage, FriendsChangedMessage),
    TournamentMessage,
)
RESULTS = {
    "watch": Watched,
    "decisions": DecisionsFound,
    "why-not": WhyNotFound,
    "preview": PreviewFound,
    "scores": ScoresFound,
    "moments": MomentsFound,
    "friends": FriendsFound,
}
"""The results of queries; the result of a command is an acknowledgement."""

CLOSE_CODES = {
    1009: "a message was longer than 64 KiB",
    1012: "the server stops or restarts; reconnect",
    4001: "the session has ended",
    4003: "the token is not valid",
    4008: "the reader was too slow; reconnect and ask for what was missed",
    4029: "too many connections, or too many messages despite errors",
}
"""The close codes."""


@cache
def describe() -> dict[str, object]:
    """Return the whole document."""
    incoming = get_args(AnyRequest)
    types = (*incoming, *OUT, Ack, *RESULTS.values())
    references, schemas = struct_schemas(types)
    channel = {
        "address": "/api/v1/live",
        "title": "The WebSocket",
        "description": _channel_text(),
        "messages": {_tag(kind): {"$ref": f"#/components/messages/{_tag(kind)}"} for kind in (*incoming, *OUT)},
        "bindings": {
            "ws": {
                "query": {
                    "type": "object",
                    "properties": {
                        "token": {
                            "type": "string",
                            "description": "The token of a program, instead of a cookie or header.",
                        },
                        "lang": {"type": "string", "enum": list(LANGUAGES)},
                    },
                }
            }
        },
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tetrarch, live",
            "version": __version__,
            "description": "Live updates of tables, and commands.",
        },
        "channels": {"live": channel},
        "operations": {
            "ask": _operation("receive", incoming, "Requests; each gets exactly one reply, which repeats its id."),
            "tell": _operation("send", OUT, "Replies and updates."),
        },
        "components": {
            "messages": {
                _tag(kind): _message(kind, reference)
                for kind, reference in zip(types, references, strict=True)
                if kind in (*incoming, *OUT)
            },
            "schemas": schemas,
        },
    }


def _channel_text() -> str:
    codes = "; ".join(f"{code}: {why}" for code, why in CLOSE_CODES.items())
    return f"Every message is a JSON object with a type. Close codes: {codes}."


def _operation(action: str, kinds: tuple[type, ...], summary: str) -> dict[str, object]:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/live"},
        "messages": [{"$ref": f"#/channels/live/messages/{_tag(kind)}"} for kind in kinds],
    }


def _tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def _message(kind: type, reference: dict[str, object]) -> dict[str, object]:
    return {
        "name": _tag(kind),
        "title": kind.__name__,
        "summary": (kind.__doc__ or "").strip().splitlines()[0],
        "payload": reference,
    }
