"""Routes of the security of accounts: sessions, two-factor sign-in and recovery codes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.accounts.two_factor import key_uri
from tetrarch.server.http import schemas
from tetrarch.server.http.request import DEVICE, AppServices, remove_cookie, set_device_cookie
from tetrarch.server.routes.lobby import qr_svg
from tetrarch.server.routes.people import (
    AccountAtBrowser,
    AtBrowser,
    NewPassword,
    OldPassword,
    OneTimeCode,
    PathId,
    limit_codes,
    limit_recovery,
)

router = APIRouter(prefix="/api/v1", tags=["people"], responses=schemas.ERRORS)


class SessionForm(schemas.ResponseModel):
    """A browser at which you are signed in."""

    id: str
    device: str | None = Field(description="The browser and the system, such as `Firefox · Linux`.")
    created: int
    seen: int = Field(description="When it was last used, to within an hour.")
    current: bool = Field(description="Whether it is this one.")


class TwoFactorForm(schemas.ResponseModel):
    """The state of two-factor sign-in."""

    enabled: bool
    recovery_codes: int = Field(description="The number of unused recovery codes.")


class TwoFactorSecretForm(schemas.ResponseModel):
    """A new secret for an authenticator app; it is shown only here."""

    secret: str
    uri: str = Field(description="The `otpauth:` address of the secret.")
    qr: str = Field(description="The address as a QR code, in SVG.")


class RecoveryCodesForm(schemas.ResponseModel):
    """New recovery codes; they are shown only here."""

    codes: list[str]


class PasswordBody(schemas.RequestBody):
    """The password that confirms a change."""

    password: OldPassword


class CodeBody(schemas.RequestBody):
    """A code of the authenticator app."""

    code: OneTimeCode


class ConfirmationBody(PasswordBody):
    """The password and a code that confirm a change."""

    code: OneTimeCode | None = Field(default=None, description="Needed with two-factor sign-in.")


class RecoveryBody(schemas.RequestBody):
    """A new password, confirmed by a recovery code."""

    name: Annotated[str, Field(min_length=1, max_length=64)]
    code: OneTimeCode
    password: NewPassword


# Sessions


@router.get("/me/sessions")
async def list_sessions(caller: AtBrowser, services: AppServices) -> list[SessionForm]:
    """Return the browsers at which you are signed in, the latest used first."""
    return [SessionForm.model_validate(one) for one in await services.sessions.of(caller)]


@router.delete("/me/sessions/{session}", status_code=204)
async def revoke_session(
    session: PathId, caller: AtBrowser, request: Request, response: Response, services: AppServices
) -> None:
    """Sign out at one of your browsers."""
    ended = await services.sessions.revoke(caller.user.id, session)
    await services.tables.sign_out(SignedOut(person=caller.user.id, only=ended))
    if ended == caller.digest:
        remove_cookie(request, response)


# Two-factor sign-in


@router.get("/me/two-factor")
async def two_factor(caller: AccountAtBrowser, services: AppServices) -> TwoFactorForm:
    """Return whether your account has two-factor sign-in, and how many recovery codes are left."""
    return TwoFactorForm.model_validate(await services.two_factor.state_of(caller.user.id))


@router.post("/me/two-factor", status_code=201)
async def begin_two_factor(asked: PasswordBody, caller: AccountAtBrowser, services: AppServices) -> TwoFactorSecretForm:
    """Create a secret for an authenticator app. It counts once a code confirms it."""
    services.limiter.take("passwords", caller.user.id)
    secret = await services.two_factor.begin(caller.user.id, asked.password)
    uri = key_uri(secret, caller.user.name)
    return TwoFactorSecretForm(secret=secret, uri=uri, qr=qr_svg(uri).decode())


@router.post("/me/two-factor/confirm")
async def confirm_two_factor(
    asked: CodeBody, caller: AccountAtBrowser, request: Request, services: AppServices
) -> RecoveryCodesForm:
    """Enable two-factor sign-in with a code of the app; returns new recovery codes."""
    await limit_codes(request, services, caller.user)
    return RecoveryCodesForm(codes=await services.two_factor.confirm(caller.user.id, asked.code, caller.digest))


@router.post("/me/two-factor/disable", status_code=204)
async def disable_two_factor(
    asked: ConfirmationBody, caller: AccountAtBrowser, request: Request, services: AppServices
) -> None:
    """Disable two-factor sign-in, with your password and a code."""
    services.limiter.take("passwords", caller.user.id)
    await limit_codes(request, services, caller.user)
    await services.two_factor.disable(caller.user.id, asked.password, asked.code)


@router.post("/me/recovery-codes", status_code=201)
async def renew_recovery_codes(
    asked: ConfirmationBody, caller: AccountAtBrowser, request: Request, services: AppServices
) -> RecoveryCodesForm:
    """Create ten recovery codes; earlier ones stop working."""
    services.limiter.take("passwords", caller.user.id)
    if asked.code is not None:
        await limit_codes(request, services, caller.user)
    codes = await services.two_factor.renew_codes(caller.user.id, asked.password, asked.code)
    return RecoveryCodesForm(codes=codes)


@router.post("/recovery", status_code=204)
async def reset_password(asked: RecoveryBody, request: Request, response: Response, services: AppServices) -> None:
    """Set a new password with a recovery code; all sessions and tokens end. Then sign in as usual.

    The device is known from then on, so failed attempts of others do not keep it from signing in.
    """
    await limit_recovery(request, services, asked.name)
    user = await services.two_factor.reset_password(asked.name, asked.code, asked.password)
    await services.tables.sign_out(SignedOut(person=user.id))
    set_device_cookie(request, response, await services.devices.remember(user.id, request.cookies.get(DEVICE, "")))
