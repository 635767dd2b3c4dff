"""The caller's address and the server's own origin; headers of proxies count only if the proxy is trusted."""

from __future__ import annotations

import ipaddress
from functools import cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tetrarch.server.settings import ServerSettings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


@cache
def _networks(trusted: tuple[str, ...]) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    return tuple(ipaddress.ip_network(network, strict=False) for network in trusted)


def is_trusted(address: str, settings: ServerSettings) -> bool:
    """Return whether an address belongs to a trusted proxy; callers at a Unix socket have none and are proxies."""
    if not address:
        return bool(settings.trusted_proxies)
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in _networks(settings.trusted_proxies))


def address_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """Return the caller's address: the last one in ``X-Forwarded-For`` that is not a trusted proxy, or the peer's."""
    address = connection.client.host if connection.client else ""
    if not is_trusted(address, settings):
        return address
    hops = [hop.strip() for value in connection.headers.getlist("x-forwarded-for") for hop in value.split(",")]
    for hop in reversed(hops):
        try:
            ipaddress.ip_address(hop)
        except ValueError:
            break
        address = hop
        if not is_trusted(hop, settings):
            break
    return address


def origin_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """Return the server's origin as the caller's browser knows it, such as ``https://play.example``."""
    if settings.public_url:
        url = urlsplit(settings.public_url)
        return f"{url.scheme}://{url.netloc}".lower()
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    host = connection.headers.get("host", "")
    if is_trusted(connection.client.host if connection.client else "", settings):
        forwarded = connection.headers.get("x-forwarded-proto", "").split(",")[-1].strip().lower()
        scheme = forwarded if forwarded in ("http", "https") else scheme
        host = connection.headers.get("x-forwarded-host", "").split(",")[-1].strip() or host
    return f"{scheme}://{host}".lower()


def is_secure(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Return whether the browser uses https."""
    return origin_of(connection, settings).startswith("https://")


def public_address(connection: HTTPConnection, settings: ServerSettings, path: str) -> str:
    """Return the full public URL of a path."""
    return f"{origin_of(connection, settings)}{settings.prefix}{path}"


def is_same_origin(connection: HTTPConnection, settings: ServerSettings) -> bool | None:
    """Return whether a request comes from a page of this server; None if its headers do not say."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:  # set by the browser, correct behind any proxy
        return site == "same-origin"
    origin = connection.headers.get("origin")
    if origin is not None:
        return _plain(origin) == _plain(origin_of(connection, settings))
    return None


def _plain(origin: str) -> tuple[str, str, int | None]:
    """Return an origin in a form that can be compared, with an explicit port."""
    try:
        url = urlsplit(origin.lower())
        return url.scheme, url.hostname or "", url.port or {"http": 80, "https": 443}.get(url.scheme)
    except ValueError:
        return "", origin, None
