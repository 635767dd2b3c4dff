"""Sealing one notice for one browser and handing it to the push service; runs in a thread."""

from __future__ import annotations

import base64
from functools import cache
from importlib.util import find_spec
from typing import Literal, NamedTuple

from tetrarch.server.settings import SettingsFault

SECONDS = 10
"""How long a push service may take."""

KEPT_SECONDS = 24 * 3600
"""How long it keeps a notice for a browser that is off."""

Result = Literal["sent", "gone", "failed"]


class Keys(NamedTuple):
    """What identifies this server to push services."""

    private: str
    contact: str


class Letter(NamedTuple):
    """A notice for one browser."""

    subscription: str
    endpoint: str
    p256dh: str
    auth: str
    text: str
    topic: str
    """A later notice of the same topic replaces an earlier one that was not delivered."""


def has_extra() -> bool:
    """Whether what Web Push needs is installed."""
    return find_spec("pywebpush") is not None


def make_private_key() -> str:
    """A new private key, as settings hold it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    value = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(value.to_bytes(32, "big"))


@cache
def public_key(private: str) -> str:
    """The public key that belongs to a private one, as browsers take it."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        data = _decoded(private)
        if len(data) != 32:
            raise ValueError("a key has 32 bytes")
        key = ec.derive_private_key(int.from_bytes(data, "big"), ec.SECP256R1())
    except ValueError:
        raise SettingsFault("push-key") from None
    return _encoded(
        key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )


def send(letter: Letter, keys: Keys) -> Result:
    """Send a notice; nothing that goes wrong out there is an error of ours."""
    import requests
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    session = requests.Session()
    session.max_redirects = 0
    session.trust_env = False
    try:
        webpush(
            {"endpoint": letter.endpoint, "keys": {"p256dh": letter.p256dh, "auth": letter.auth}},
            letter.text,
            vapid_private_key=keys.private,
            vapid_claims={"sub": keys.contact},
            timeout=SECONDS,
            ttl=KEPT_SECONDS,
            headers={"Urgency": "normal", "Topic": letter.topic[:32]},
            requests_session=session,
        )
    except WebPushException as error:
        return "gone" if error.status_code in (404, 410) else "failed"
    except (requests.RequestException, OSError):
        return "failed"
    finally:
        session.close()
    return "sent"


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser's keys are such that something can be sealed with them."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        return len(_decoded(auth)) == 16
    except ValueError:
        return False


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
