"""What routes ask of a request: who asks, in which language, and from where."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from tetrarch.server.accounts.people import Someone
from tetrarch.server.accounts.sessions import COOKIE, Caller
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.languages import choose_language
from tetrarch.server.http.origin import address_of, is_secure
from tetrarch.server.http.rate_limits import limited_address
from tetrarch.server.services import Services, services_of


async def identify(connection: HTTPConnection) -> Caller | None:
    """Who asks, by token or by cookie; None for a stranger. A token that is not valid is refused, a cookie ignored."""
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
    connection.scope["tetrarch.caller"] = caller
    return caller


async def current_person(connection: HTTPConnection) -> Someone | None:
    """Who asks; None for a stranger."""
    caller = await identify(connection)
    return caller.someone if caller else None


async def require_caller(connection: HTTPConnection) -> Caller:
    """Who asks, and how we know; strangers are refused."""
    caller = await identify(connection)
    if caller is None:
        raise ApiError("not-signed-in")
    return caller


async def require_person(connection: HTTPConnection) -> Someone:
    """Who asks: a guest, an account or a bot account; strangers are refused."""
    return (await require_caller(connection)).someone


async def require_account(connection: HTTPConnection) -> Someone:
    """Who asks, if it is an account; guests and bot accounts are refused."""
    someone = await require_person(connection)
    if someone.kind != "account":
        raise ApiError("account-needed")
    return someone


def language_of(connection: HTTPConnection) -> str:
    """The language of the answer: of the address, of the person where it is known by now, or of the browser."""
    caller: Caller | None = connection.scope.get("tetrarch.caller")
    own = caller.someone.language if caller else None
    return choose_language(connection.query_params.get("lang"), own, connection.headers.get("accept-language"))


async def asked_language(connection: HTTPConnection) -> str:
    """The language of the answer, once it is known who asks."""
    await identify(connection)
    return language_of(connection)


def limited_caller(connection: HTTPConnection) -> str:
    """The address of who asks, as limits count it."""
    return limited_address(address_of(connection, services_of(connection).settings))


def set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give a browser its session: no script can read the cookie, and no other site's page can send it."""
    services = services_of(connection)
    response.set_cookie(
        COOKIE,
        token,
        max_age=services.sessions.seconds,
        path=services.settings.prefix or "/",
        secure=is_secure(connection, services.settings),
        httponly=True,
        samesite="lax",
    )


def remove_cookie(connection: HTTPConnection, response: Response) -> None:
    """Take a browser's session from it."""
    services = services_of(connection)
    response.delete_cookie(
        COOKIE,
        path=services.settings.prefix or "/",
        secure=is_secure(connection, services.settings),
        httponly=True,
        samesite="lax",
    )


TheServices = Annotated[Services, Depends(services_of)]
Anyone = Annotated[Someone | None, Depends(current_person)]
APerson = Annotated[Someone, Depends(require_person)]
AnAccount = Annotated[Someone, Depends(require_account)]
TheCaller = Annotated[Caller, Depends(require_caller)]
Language = Annotated[str, Depends(asked_language)]
"""What a route declares as its parameters."""
