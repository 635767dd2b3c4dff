"""What routes read from a request: the user, the language, the address, the origin and the application's services.

Headers of proxies count only if the proxy is trusted.
"""

from __future__ import annotations

import ipaddress
from functools import cache
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from tetrarch.server.accounts.devices import DEVICE_SECONDS
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.sessions import COOKIE, Caller
from tetrarch.server.http.errors import LANGUAGES, ApiError
from tetrarch.server.http.rate_limits import known_address, limited_address
from tetrarch.server.matches.hub import Hub
from tetrarch.server.services import Services, services_of
from tetrarch.server.settings import ServerSettings

# Addresses and origins

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


@cache
def _networks(trusted: tuple[str, ...]) -> tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]:
    return tuple(ipaddress.ip_network(network, strict=False) for network in trusted)


def is_trusted(address: str, settings: ServerSettings) -> bool:
    """Return whether an address belongs to a trusted proxy; callers at a Unix socket have none and are proxies."""
    if not address:
        return bool(settings.trusted_proxies)
    known = known_address(address)
    return known is not None and any(known in network for network in _networks(settings.trusted_proxies))


def address_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """Return the caller's address: the last one in ``X-Forwarded-For`` that is not a trusted proxy, or the peer's."""
    address = connection.client.host if connection.client else ""
    hops = [hop.strip() for value in connection.headers.getlist("x-forwarded-for") for hop in value.split(",")]
    while hops and is_trusted(address, settings) and known_address(hops[-1]):
        address = hops.pop()
    return str(known_address(address) or address)


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


def is_allowed_host(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Return whether a request names only hosts that this server has; see :meth:`ServerSettings.allows_host`.

    Every browser sends ``Host``. A trusted proxy may replace it and send the browser's in ``X-Forwarded-Host``.
    """
    hosts = connection.headers.getlist("host")
    if is_trusted(connection.client.host if connection.client else "", settings):
        hosts += [value.split(",")[-1].strip() for value in connection.headers.getlist("x-forwarded-host")]
    return all(settings.allows_host(host) for host in hosts if host)


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


# The user


async def identify(connection: HTTPConnection) -> Caller | None:
    """Return the caller by token or cookie, None if anonymous. Invalid tokens are rejected, invalid cookies ignored."""
    if "tetrarch.caller" in connection.scope:
        known: Caller | None = connection.scope["tetrarch.caller"]
        return known
    services = services_of(connection)
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        caller = await services.sessions.by_token(token.strip()) if scheme.lower() == "bearer" else None
        if caller is None:
            raise ApiError("bad-token", headers={"WWW-Authenticate": "Bearer"})
    else:
        caller = await services.sessions.by_cookie(connection.cookies.get(COOKIE, ""))
    note_caller(connection, caller)
    return caller


def note_caller(connection: HTTPConnection, caller: Caller | None) -> None:
    """Remember who sends a request, and from where."""
    connection.scope["tetrarch.caller"] = caller
    if caller is not None:
        services_of(connection).addresses.note(caller.user.id, limited_caller(connection))


async def optional_user(connection: HTTPConnection) -> User | None:
    """Return the user; None if anonymous. Banned users see what everybody sees."""
    caller = await identify(connection)
    return caller.user if caller and not caller.ban else None


async def require_session(connection: HTTPConnection) -> Caller:
    """Return the caller, even if banned; anonymous requests are rejected."""
    caller = await identify(connection)
    if caller is None:
        raise ApiError("not-signed-in")
    return caller


async def require_caller(connection: HTTPConnection) -> Caller:
    """Return the caller; anonymous requests and banned users are rejected."""
    caller = await require_session(connection)
    if caller.ban:
        raise caller.ban.error()
    return caller


async def refuse_banned(connection: HTTPConnection) -> None:
    """Reject a browser at which a banned user is signed in."""
    caller = await identify(connection)
    if caller and caller.ban:
        raise caller.ban.error()


async def require_user(connection: HTTPConnection) -> User:
    """Return the user: a guest, an account or a bot account; anonymous requests are rejected."""
    return (await require_caller(connection)).user


def limited_caller(connection: HTTPConnection) -> str:
    """Return the caller's address as rate limits count it."""
    return limited_address(address_of(connection, services_of(connection).settings))


async def limit_key(connection: HTTPConnection) -> str:
    """Return what rate limits count: the user, or the address of an anonymous caller."""
    user = await optional_user(connection)
    return user.id if user else limited_caller(connection)


# The language


def known_language(tag: str) -> str | None:
    """Return the supported language of a tag such as ``fr-BE``; None if there is none."""
    primary = tag.strip().lower().replace("_", "-").partition("-")[0]
    return primary if primary in LANGUAGES else None


def best_accepted(header: str) -> str:
    """Return the best supported language of an ``Accept-Language`` header; English if there is none."""
    best, best_quality = "en", 0.0
    for part in header[:500].split(","):
        tag, _, parameters = part.partition(";")
        known = known_language(tag)
        quality = _quality(parameters)
        if known and quality > best_quality:
            best, best_quality = known, quality
    return best


def _quality(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0


def language_of(connection: HTTPConnection) -> str:
    """Return the language: from the URL, else from the profile of an identified user, else from the browser."""
    caller: Caller | None = connection.scope.get("tetrarch.caller")
    own = caller.user.language if caller else None
    known = known_language(connection.query_params.get("lang", "")) or known_language(own or "")
    return known or best_accepted(connection.headers.get("accept-language", ""))


async def user_language(connection: HTTPConnection) -> str:
    """Identify the user, then return the language of the response."""
    await identify(connection)
    return language_of(connection)


# Cookies

DEVICE = "tetrarch-device"


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the session cookie; scripts cannot read it and other sites cannot send it."""
    seconds = services_of(connection).sessions.seconds
    response.set_cookie(COOKIE, token, max_age=seconds, **_cookie_options(connection))


def set_device_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the cookie by which sign-in knows a device; signing out at this device does not remove it."""
    response.set_cookie(DEVICE, token, max_age=DEVICE_SECONDS, **_cookie_options(connection))


def remove_cookie(connection: HTTPConnection, response: Response) -> None:
    """Remove the session cookie."""
    response.delete_cookie(COOKIE, **_cookie_options(connection))


def _cookie_options(connection: HTTPConnection) -> dict[str, Any]:
    settings = services_of(connection).settings
    is_https = origin_of(connection, settings).startswith("https://")
    return {"path": settings.prefix or "/", "secure": is_https, "httponly": True, "samesite": "lax"}


# Parameters of routes


def hub_of(connection: HTTPConnection) -> Hub:
    """Return the hub of the application that serves a connection."""
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


AppServices = Annotated[Services, Depends(services_of)]
AppHub = Annotated[Hub, Depends(hub_of)]
OptionalUser = Annotated[User | None, Depends(optional_user)]
CurrentUser = Annotated[User, Depends(require_user)]
CurrentCaller = Annotated[Caller, Depends(require_caller)]
EvenBanned = Annotated[Caller, Depends(require_session)]
Language = Annotated[str, Depends(user_language)]
LimitKey = Annotated[str, Depends(limit_key)]
