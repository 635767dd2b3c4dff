"""Routes of people: coming, going, changing and deleting; bot accounts, tokens and notices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Response
from starlette.requests import Request

from tetrarch.server.accounts.deletion import delete_person
from tetrarch.server.accounts.export import export_person
from tetrarch.server.accounts.names import compared
from tetrarch.server.accounts.people import Someone
from tetrarch.server.accounts.sessions import COOKIE, Caller, SignedOut
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import (
    APerson,
    Language,
    TheCaller,
    TheServices,
    limited_caller,
    remove_cookie,
    require_caller,
    set_cookie,
)
from tetrarch.server.http.schemas.people import (
    ERRORS,
    AccountAsked,
    BotAsked,
    ClaimAsked,
    DeletionAsked,
    GuestAsked,
    Id,
    MeAsked,
    MeForm,
    NewTokenForm,
    PasswordAsked,
    PersonForm,
    PushAsked,
    PushForm,
    PushKeyForm,
    SignInAsked,
    TokenAsked,
    TokenForm,
)

router = APIRouter(prefix="/api/v1", tags=["people"], responses=ERRORS)


async def require_browser(caller: TheCaller) -> Caller:
    """The person itself, signed in at a browser; programs with tokens are refused."""
    if caller.by != "cookie":
        raise ApiError("people-only")
    return caller


async def require_account_at_browser(caller: Annotated[Caller, Depends(require_browser)]) -> Caller:
    """An account, signed in at a browser."""
    if caller.someone.kind != "account":
        raise ApiError("account-needed")
    return caller


AtBrowser = Annotated[Caller, Depends(require_browser)]
AccountAtBrowser = Annotated[Caller, Depends(require_account_at_browser)]
PathId = Annotated[Id, Path()]


def me_form(someone: Someone) -> MeForm:
    """Somebody, as they may know themselves."""
    return MeForm(**msgspec.structs.asdict(someone))


@router.post("/guests", status_code=201)
async def come_as_guest(asked: GuestAsked, request: Request, response: Response, services: TheServices) -> MeForm:
    """Play at once under a name of your choice."""
    if not services.settings.guests:
        raise ApiError("account-needed")
    services.limiter.take("guests", limited_caller(request))
    someone = await services.people.create_guest(asked.name, asked.language)
    set_cookie(request, response, await services.sessions.open(someone.id))
    return me_form(someone)


@router.post("/accounts", status_code=201)
async def create_account(asked: AccountAsked, request: Request, response: Response, services: TheServices) -> MeForm:
    """Come with an account at once, without having been a guest."""
    services.limiter.take("accounts", limited_caller(request))
    someone = await services.people.create_account(asked.name, asked.password, asked.language)
    set_cookie(request, response, await services.sessions.open(someone.id))
    return me_form(someone)


@router.post("/session")
async def sign_in(asked: SignInAsked, request: Request, response: Response, services: TheServices) -> MeForm:
    """Sign in to an account."""
    services.limiter.take("sign-in", limited_caller(request))
    services.limiter.take("passwords", compared(asked.name))
    someone = await services.people.sign_in(asked.name, asked.password)
    set_cookie(request, response, await services.sessions.open(someone.id))
    return me_form(someone)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, services: TheServices) -> Response:
    """Sign out at this browser; whoever is not signed in stays so."""
    caller = await services.sessions.by_cookie(request.cookies.get(COOKIE, ""))
    if caller:
        await services.sessions.close(caller.digest)
        await services.tables.sign_out(SignedOut(person=caller.someone.id, only=caller.digest))
    response = Response(status_code=204)
    remove_cookie(request, response)
    return response


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(caller: AtBrowser, request: Request, services: TheServices) -> Response:
    """Sign out at all browsers, this one too. Tokens of programs stay; they are revoked one by one."""
    await services.sessions.close_all(caller.someone.id)
    await services.tables.sign_out(SignedOut(person=caller.someone.id, programs=False))
    response = Response(status_code=204)
    remove_cookie(request, response)
    return response


@router.get("/me")
async def who_am_i(caller: TheCaller, request: Request, response: Response, services: TheServices) -> MeForm:
    """Who you are. A browser's session lasts longer with every such visit."""
    if caller.by == "cookie":
        set_cookie(request, response, request.cookies[COOKIE])
    return me_form(caller.someone)


@router.patch("/me")
async def change_me(asked: MeAsked, person: APerson, services: TheServices) -> MeForm:
    """Change your name or language."""
    someone = person
    if asked.name is not None and asked.name != person.name:
        services.limiter.take("accounts", person.id)
        someone = await services.people.change_name(person.id, asked.name)
    if asked.language is not None:
        someone = await services.people.change_language(person.id, asked.language or None)
    return me_form(someone)


@router.post("/me/claim")
async def claim_name(asked: ClaimAsked, caller: AtBrowser, request: Request, services: TheServices) -> MeForm:
    """Keep your name, as a guest, with a password: nobody else can take it, and you can sign in elsewhere."""
    services.limiter.take("accounts", limited_caller(request), caller.someone.id)
    return me_form(await services.people.claim(caller.someone.id, asked.password, asked.name))


@router.post("/me/password", status_code=204)
async def change_password(asked: PasswordAsked, caller: AccountAtBrowser, services: TheServices) -> Response:
    """Change your password; everywhere else you are signed out, and your tokens end."""
    services.limiter.take("passwords", caller.someone.id)
    await services.people.change_password(caller.someone.id, asked.old, asked.new, caller.digest)
    await services.tables.sign_out(SignedOut(person=caller.someone.id, but=caller.digest))
    return Response(status_code=204)


@router.post("/me/deletion", status_code=204)
async def delete_me(asked: DeletionAsked, caller: AtBrowser, request: Request, services: TheServices) -> Response:
    """Delete yourself and all your data. In finished games a deleted player remains, without a name."""
    services.limiter.take("passwords", caller.someone.id)
    await services.people.check_password(caller.someone.id, asked.password)
    await delete_person(services.database, services.tables, caller.someone.id)
    response = Response(status_code=204)
    remove_cookie(request, response)
    return response


@router.get("/me/export")
async def export_me(caller: AtBrowser, services: TheServices) -> dict[str, object]:
    """Everything that is stored about you."""
    services.limiter.take("exports", caller.someone.id)
    return await export_person(services.database, caller.someone.id)


# Bot accounts and tokens


@router.get("/me/bots")
async def list_bots(person: APerson, services: TheServices) -> list[PersonForm]:
    """Your bot accounts."""
    return [PersonForm(id=bot.id, name=bot.name, kind=bot.kind) for bot in await services.people.bots_of(person.id)]


@router.post("/me/bots", status_code=201)
async def create_bot(asked: BotAsked, caller: AccountAtBrowser, services: TheServices) -> PersonForm:
    """Make a bot account, through which a program of yours plays under a name of its own."""
    services.limiter.take("accounts", caller.someone.id)
    bot = await services.people.create_bot(caller.someone.id, asked.name)
    return PersonForm(id=bot.id, name=bot.name, kind=bot.kind)


@router.delete("/me/bots/{bot}", status_code=204)
async def delete_bot(bot: PathId, caller: AccountAtBrowser, services: TheServices) -> Response:
    """Delete a bot account of yours and all its data."""
    someone = await _own_bot(services, caller, bot)
    await delete_person(services.database, services.tables, someone.id)
    return Response(status_code=204)


@router.get("/me/bots/{bot}/tokens")
async def list_bot_tokens(bot: PathId, caller: AccountAtBrowser, services: TheServices) -> list[TokenForm]:
    """The tokens of a bot account of yours."""
    someone = await _own_bot(services, caller, bot)
    return [TokenForm(**msgspec.structs.asdict(token)) for token in await services.people.tokens_of(someone.id)]


@router.post("/me/bots/{bot}/tokens", status_code=201)
async def create_bot_token(
    bot: PathId, asked: TokenAsked, caller: AccountAtBrowser, services: TheServices
) -> NewTokenForm:
    """Make a token by which a program acts as a bot account of yours."""
    someone = await _own_bot(services, caller, bot)
    return await _new_token(services, someone.id, asked.name)


@router.delete("/me/bots/{bot}/tokens/{token}", status_code=204)
async def revoke_bot_token(bot: PathId, token: PathId, caller: AccountAtBrowser, services: TheServices) -> Response:
    """End a token of a bot account of yours."""
    someone = await _own_bot(services, caller, bot)
    await _revoke_token(services, someone.id, token)
    return Response(status_code=204)


@router.get("/me/tokens")
async def list_tokens(caller: AtBrowser, services: TheServices) -> list[TokenForm]:
    """Your own tokens."""
    return [TokenForm(**msgspec.structs.asdict(token)) for token in await services.people.tokens_of(caller.someone.id)]


@router.post("/me/tokens", status_code=201)
async def create_token(asked: TokenAsked, caller: AccountAtBrowser, services: TheServices) -> NewTokenForm:
    """Make a token by which a program acts as you; it cannot change your password or delete you."""
    return await _new_token(services, caller.someone.id, asked.name)


@router.delete("/me/tokens/{token}", status_code=204)
async def revoke_token(token: PathId, caller: AtBrowser, services: TheServices) -> Response:
    """End a token of yours."""
    await _revoke_token(services, caller.someone.id, token)
    return Response(status_code=204)


# Notices


@router.get("/push/key")
async def push_key(services: TheServices) -> PushKeyForm:
    """What a browser needs to subscribe to notices."""
    return PushKeyForm(key=services.push.public_key)


@router.get("/me/push")
async def list_subscriptions(person: APerson, services: TheServices) -> list[PushForm]:
    """Your browsers that get notices while they are closed."""
    return [PushForm(**msgspec.structs.asdict(one)) for one in await services.push.subscriptions_of(person.id)]


@router.post("/me/push", status_code=201)
async def subscribe(asked: PushAsked, person: APerson, language: Language, services: TheServices) -> PushForm:
    """Send notices to this browser when it is your turn in a turn-based game."""
    services.limiter.take("push", person.id)
    found = await services.push.subscribe(person.id, asked.endpoint, asked.keys.p256dh, asked.keys.auth, language)
    return PushForm(**msgspec.structs.asdict(found))


@router.delete("/me/push/{subscription}", status_code=204)
async def unsubscribe(subscription: PathId, person: APerson, services: TheServices) -> Response:
    """Send no more notices to a browser."""
    await services.push.unsubscribe(person.id, subscription)
    return Response(status_code=204)


async def _own_bot(services: TheServices, caller: Caller, bot: str) -> Someone:
    someone = await services.people.own(caller.someone.id, bot)
    if someone.id == caller.someone.id:
        raise ApiError("no-such-person")
    return someone


async def _new_token(services: TheServices, person: str, name: str) -> NewTokenForm:
    services.limiter.take("accounts", person)
    token, secret = await services.people.create_token(person, name)
    return NewTokenForm(**msgspec.structs.asdict(token), token=secret)


async def _revoke_token(services: TheServices, person: str, token: str) -> None:
    revoked = await services.people.revoke_token(person, token)
    await services.tables.sign_out(SignedOut(person=person, only=revoked))


__all__ = ["me_form", "require_caller", "router"]
