"""Routes of users: guests, accounts, sessions, bot accounts, tokens and push subscriptions."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.accounts.credentials import LONGEST, SHORTEST, compared
from tetrarch.server.accounts.ids import digest
from tetrarch.server.accounts.people import TokenForm, User
from tetrarch.server.accounts.personal_data import delete_person, export_person
from tetrarch.server.accounts.sessions import COOKIE, Caller, SignedOut
from tetrarch.server.http import schemas
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.request import (
    DEVICE,
    AppServices,
    CurrentCaller,
    CurrentUser,
    EvenBanned,
    Language,
    limited_caller,
    refuse_banned,
    remove_cookie,
    set_cookie,
    set_device_cookie,
)
from tetrarch.server.notify import PushForm
from tetrarch.server.services import Services

router = APIRouter(prefix="/api/v1", tags=["people"], responses=schemas.ERRORS)


NewPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST, examples=["correct horse battery"])]
OldPassword = Annotated[str, Field(max_length=LONGEST)]
OneTimeCode = Annotated[str, Field(min_length=6, max_length=32, examples=["123456"])]
Base64Text = Annotated[str, Field(min_length=16, max_length=128, pattern="^[A-Za-z0-9_=+/-]+$")]


class GuestBody(schemas.RequestBody):
    """A new guest."""

    name: schemas.NameText
    language: schemas.LanguageName | None = None


class AccountBody(GuestBody):
    """A new account."""

    password: NewPassword


class SignInBody(schemas.RequestBody):
    """The name and password of an account."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    password: OldPassword
    code: OneTimeCode | None = Field(
        default=None, description="The code of the authenticator app, or a recovery code, after `code-needed`."
    )


class ClaimBody(schemas.RequestBody):
    """The password that turns a guest into an account."""

    password: NewPassword
    name: schemas.NameText | None = None


class MeBody(schemas.RequestBody):
    """Changes of the own profile; omitted fields stay."""

    name: schemas.NameText | None = None
    language: schemas.LanguageName | Literal[""] | None = Field(
        default=None, description="Empty: the browser's language."
    )
    hidden: bool | None = Field(default=None, description="Whether to hide your presence from friends.")


class PasswordBody(schemas.RequestBody):
    """A change of password."""

    old: OldPassword
    new: NewPassword


class DeletionBody(schemas.RequestBody):
    """A deletion; accounts confirm it with their password."""

    password: OldPassword = ""


class BotBody(schemas.RequestBody):
    """A new bot account."""

    name: schemas.NameText


class TokenBody(schemas.RequestBody):
    """A new token for a program."""

    name: schemas.NameText


class PushKeysBody(schemas.RequestBody):
    """The keys of a browser."""

    p256dh: Base64Text
    auth: Annotated[str, Field(min_length=16, max_length=64, pattern="^[A-Za-z0-9_=+/-]+$")]


class PushBody(schemas.RequestBody):
    """A push subscription, as the browser's ``PushSubscription.toJSON()`` returns it."""

    endpoint: Annotated[str, Field(min_length=8, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
    keys: PushKeysBody
    expirationTime: float | int | None = None  # noqa: N815  # the browser's own name


class MeForm(schemas.PersonForm):
    """The own profile."""

    language: str | None
    owner: str | None = Field(description="The owner of a bot account.")
    created: int
    hidden: bool = Field(description="Whether friends cannot see when you are online or playing.")
    role: Literal["moderator"] | None = None


class NewTokenForm(TokenForm):
    """A new token; its secret is shown only here."""

    token: str


class PushKeyForm(schemas.ResponseModel):
    """The key with which browsers subscribe."""

    key: str


async def require_browser(caller: CurrentCaller) -> Caller:
    """Return the caller if signed in at a browser; tokens are rejected."""
    if caller.by != "cookie":
        raise ApiError("people-only")
    return caller


async def require_any_browser(caller: EvenBanned) -> Caller:
    """Return the caller if signed in at a browser, even if banned."""
    return await require_browser(caller)


async def require_account_at_browser(caller: Annotated[Caller, Depends(require_browser)]) -> Caller:
    """Return the caller if it is an account at a browser."""
    if caller.user.kind != "account":
        raise ApiError("account-needed")
    return caller


AtBrowser = Annotated[Caller, Depends(require_browser)]
BannedAtBrowser = Annotated[Caller, Depends(require_any_browser)]
"""For what banned users may do, too: sign out, export and delete their data."""
AccountAtBrowser = Annotated[Caller, Depends(require_account_at_browser)]
PathId = Annotated[schemas.Id, Path()]


async def require_own_bot(bot: PathId, caller: AccountAtBrowser, services: AppServices) -> User:
    """Return one of the caller's bot accounts; all other users are rejected as unknown."""
    user = await services.people.own(caller.user.id, bot)
    if user.id == caller.user.id:
        raise ApiError("no-such-person")
    return user


OwnBot = Annotated[User, Depends(require_own_bot)]


@router.post("/guests", status_code=201)
async def come_as_guest(asked: GuestBody, request: Request, response: Response, services: AppServices) -> MeForm:
    """Create a guest and sign in."""
    if not services.settings.guests:
        raise ApiError("account-needed")
    await refuse_banned(request)
    services.limiter.take("guests", limited_caller(request))
    user = await services.people.create_guest(asked.name, asked.language)
    return await _signed_in(user, request, response, services)


@router.post("/accounts", status_code=201)
async def create_account(asked: AccountBody, request: Request, response: Response, services: AppServices) -> MeForm:
    """Create an account and sign in."""
    await refuse_banned(request)
    services.limiter.take("accounts", limited_caller(request))
    user = await services.people.create_account(asked.name, asked.password, asked.language)
    return await _signed_in(user, request, response, services)


async def limit_sign_in(request: Request, services: Services, name: str) -> None:
    """Count an attempt to sign in to the account of a name.

    A known device counts for itself: attempts of others, also at the same address, do not lock it out.
    """
    device = await _known_device(request, services, name)
    address, name = limited_caller(request), compared(name)
    if device is not None:
        services.limiter.take("known-devices", name)  # each sign-in replaces the device, whose own count begins anew
        services.limiter.take("passwords", f"device {device}")
        return
    services.limiter.take("sign-in", address)
    services.limiter.take("passwords", f"{address} {name}")
    services.limiter.take("strangers", name)


async def limit_recovery(request: Request, services: Services, name: str) -> None:
    """Count an attempt with a recovery code.

    Nobody guesses one, so there is no limit by account, which would let others keep its owner out.
    """
    device = await _known_device(request, services, name)
    services.limiter.take("recovery", limited_caller(request) if device is None else f"device {device}")


async def limit_codes(request: Request, services: Services, user: User) -> None:
    """Count an attempt with a two-factor code; a known device counts for itself."""
    device = await _known_device(request, services, user.name)
    services.limiter.take("codes", user.id if device is None else f"device {device}")


async def _known_device(request: Request, services: Services, name: str) -> str | None:
    return await services.devices.find(name, request.cookies.get(DEVICE, ""))


@router.post("/session")
async def sign_in(asked: SignInBody, request: Request, response: Response, services: AppServices) -> MeForm:
    """Sign in to an account. One with two-factor sign-in gets `code-needed` until the request contains a code."""
    await limit_sign_in(request, services, asked.name)
    user = await services.people.sign_in(asked.name, asked.password)
    if asked.code is not None:
        await limit_codes(request, services, user)
    await services.two_factor.check(user.id, asked.code)
    if ban := await services.moderation.ban_of(user.id):
        raise ban.error()
    return await _signed_in(user, request, response, services)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, services: AppServices) -> None:
    """Sign out at this browser; does nothing without a session."""
    caller = await services.sessions.by_cookie(request.cookies.get(COOKIE, ""))
    if caller:
        await services.sessions.close(caller.digest)
        await services.tables.sign_out(SignedOut(person=caller.user.id, only=caller.digest))
    remove_cookie(request, response)


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(
    caller: BannedAtBrowser, request: Request, response: Response, services: AppServices
) -> None:
    """Sign out at all browsers, including this one. Tokens of programs stay valid."""
    await services.sessions.close_all(caller.user.id)
    await services.tables.sign_out(SignedOut(person=caller.user.id, programs=False))
    remove_cookie(request, response)


@router.get("/me")
async def who_am_i(caller: CurrentCaller, request: Request, response: Response, services: AppServices) -> MeForm:
    """Return your profile. Each visit extends the session of a browser."""
    if caller.by == "cookie":
        set_cookie(request, response, request.cookies[COOKIE])
    return MeForm.model_validate(caller.user)


@router.patch("/me")
async def change_me(asked: MeBody, person: CurrentUser, services: AppServices) -> MeForm:
    """Change your name, your language, or who sees your presence."""
    user = person
    if asked.name is not None and asked.name != person.name:
        services.limiter.take("accounts", person.id)
        user = await services.people.change_name(person.id, asked.name)
    if asked.language is not None:
        user = await services.people.change_language(person.id, asked.language or None)
    if asked.hidden is not None:
        user = await services.people.change_hidden(person.id, asked.hidden)
        services.tables.hide(person.id, asked.hidden)
    return MeForm.model_validate(user)


@router.post("/me/claim")
async def claim_name(
    asked: ClaimBody, caller: AtBrowser, request: Request, response: Response, services: AppServices
) -> MeForm:
    """Turn your guest into an account with a password, so that the name is yours and you can sign in elsewhere.

    You get a new session; all sessions of the guest end.
    """
    services.limiter.take("accounts", limited_caller(request), caller.user.id)
    user = await services.people.claim(caller.user.id, asked.password, asked.name)
    token = await services.sessions.open(user.id, request.headers.get("user-agent", ""))
    await services.sessions.close_all(user.id, but=digest(token))
    await services.tables.sign_out(SignedOut(person=user.id, but=digest(token), programs=False))
    return await _with_cookies(user, token, request, response, services)


@router.post("/me/password", status_code=204)
async def change_password(asked: PasswordBody, caller: AccountAtBrowser, services: AppServices) -> None:
    """Change your password; all other sessions and all tokens end."""
    services.limiter.take("passwords", caller.user.id)
    await services.people.change_password(caller.user.id, asked.old, asked.new, caller.digest)
    await services.tables.sign_out(SignedOut(person=caller.user.id, but=caller.digest))


@router.post("/me/deletion", status_code=204)
async def delete_me(
    asked: DeletionBody, caller: BannedAtBrowser, request: Request, response: Response, services: AppServices
) -> None:
    """Delete your account and all your data. Finished games keep a deleted player without a name."""
    services.limiter.take("passwords", caller.user.id)
    await services.people.check_password(caller.user.id, asked.password)
    await delete_person(services.database, services.tables, caller.user.id)
    remove_cookie(request, response)


@router.get("/me/export")
async def export_me(caller: BannedAtBrowser, language: Language, services: AppServices) -> dict[str, object]:
    """Return all data that is stored about you."""
    services.limiter.take("exports", caller.user.id)
    return await export_person(services.database, caller.user.id, language)


# Bot accounts and tokens


@router.get("/me/bots")
async def list_bots(person: CurrentUser, services: AppServices) -> list[schemas.PersonForm]:
    """Return your bot accounts."""
    return [schemas.PersonForm.model_validate(bot) for bot in await services.people.bots_of(person.id)]


@router.post("/me/bots", status_code=201)
async def create_bot(asked: BotBody, caller: AccountAtBrowser, services: AppServices) -> schemas.PersonForm:
    """Create a bot account, as which a program plays under its own name."""
    services.limiter.take("accounts", caller.user.id)
    return schemas.PersonForm.model_validate(await services.people.create_bot(caller.user.id, asked.name))


@router.delete("/me/bots/{bot}", status_code=204)
async def delete_bot(bot: OwnBot, services: AppServices) -> None:
    """Delete one of your bot accounts and all its data."""
    await delete_person(services.database, services.tables, bot.id)


@router.get("/me/bots/{bot}/tokens")
async def list_bot_tokens(bot: OwnBot, services: AppServices) -> list[TokenForm]:
    """Return the tokens of one of your bot accounts."""
    return await services.people.tokens_of(bot.id)


@router.post("/me/bots/{bot}/tokens", status_code=201)
async def create_bot_token(bot: OwnBot, asked: TokenBody, services: AppServices) -> NewTokenForm:
    """Create a token by which a program acts as one of your bot accounts."""
    return await _new_token(services, bot.id, asked.name)


@router.delete("/me/bots/{bot}/tokens/{token}", status_code=204)
async def revoke_bot_token(bot: OwnBot, token: PathId, services: AppServices) -> None:
    """Revoke a token of one of your bot accounts."""
    await _revoke_token(services, bot.id, token)


@router.get("/me/tokens")
async def list_tokens(caller: AtBrowser, services: AppServices) -> list[TokenForm]:
    """Return your own tokens."""
    return await services.people.tokens_of(caller.user.id)


@router.post("/me/tokens", status_code=201)
async def create_token(asked: TokenBody, caller: AccountAtBrowser, services: AppServices) -> NewTokenForm:
    """Create a token by which a program acts as you; it cannot change your password or delete your account."""
    return await _new_token(services, caller.user.id, asked.name)


@router.delete("/me/tokens/{token}", status_code=204)
async def revoke_token(token: PathId, caller: AtBrowser, services: AppServices) -> None:
    """Revoke one of your tokens."""
    await _revoke_token(services, caller.user.id, token)


# Push subscriptions


@router.get("/push/key")
async def push_key(services: AppServices) -> PushKeyForm:
    """Return the key with which browsers subscribe."""
    return PushKeyForm(key=services.push.public_key)


@router.get("/me/push")
async def list_subscriptions(person: CurrentUser, services: AppServices) -> list[PushForm]:
    """Return your browsers that receive push notices."""
    return await services.push.subscriptions_of(person.id)


@router.post("/me/push", status_code=201)
async def subscribe(asked: PushBody, person: CurrentUser, language: Language, services: AppServices) -> PushForm:
    """Send push notices to this browser: your turn in a turn-based game or while you are away, and challenges."""
    services.limiter.take("push", person.id)
    return await services.push.subscribe(person.id, asked.endpoint, asked.keys.p256dh, asked.keys.auth, language)


@router.delete("/me/push/{subscription}", status_code=204)
async def unsubscribe(subscription: PathId, person: CurrentUser, services: AppServices) -> None:
    """Stop push notices to a browser."""
    await services.push.unsubscribe(person.id, subscription)


async def _signed_in(user: User, request: Request, response: Response, services: AppServices) -> MeForm:
    token = await services.sessions.open(user.id, request.headers.get("user-agent", ""))
    return await _with_cookies(user, token, request, response, services)


async def _with_cookies(user: User, token: str, request: Request, response: Response, services: AppServices) -> MeForm:
    set_cookie(request, response, token)
    if user.kind == "account":
        device = await services.devices.remember(user.id, request.cookies.get(DEVICE, ""), digest(token))
        set_device_cookie(request, response, device)
    return MeForm.model_validate(user)


async def _new_token(services: AppServices, person: str, name: str) -> NewTokenForm:
    services.limiter.take("accounts", person)
    token, secret = await services.people.create_token(person, name)
    return NewTokenForm(**token.model_dump(), token=secret)


async def _revoke_token(services: AppServices, person: str, token: str) -> None:
    revoked = await services.people.revoke_token(person, token)
    await services.tables.sign_out(SignedOut(person=person, only=revoked))
