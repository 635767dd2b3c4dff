"""Routes of friends: friend links, friends and their presence, blocked users, and challenges."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response
from pydantic import Field
from starlette.requests import Request

from tetrarch.server.accounts.friends import MAX_LINK_DAYS, FriendLink
from tetrarch.server.accounts.lists import TableForm
from tetrarch.server.http import schemas
from tetrarch.server.http.request import (
    AppHub,
    AppServices,
    CurrentUser,
    OptionalUser,
    limited_caller,
    public_address,
)
from tetrarch.server.http.responses import json_response, returns
from tetrarch.server.live.presence import FriendsFound, find_friends
from tetrarch.server.matches.challenges import MAX_FRIENDS, Challenges
from tetrarch.server.routes.lobby import UserListings, qr_svg
from tetrarch.server.routes.tables import SettingsBody

router = APIRouter(prefix="/api/v1", tags=["friends"], responses=schemas.ERRORS)

FRIEND_PATH = "/friend/{code}"
"""The page that a friend link opens."""

PathId = Annotated[schemas.Id, Path()]


class FriendLinkBody(schemas.RequestBody):
    """A new friend link."""

    days: Annotated[int, Field(ge=1, le=MAX_LINK_DAYS)] = 7


class FriendLinkForm(schemas.ResponseModel):
    """Your friend link: everyone who opens it before it expires can become your friend."""

    code: str
    link: str
    created: int
    expires: int


class LinkOwnerForm(schemas.ResponseModel):
    """The owner of a friend link."""

    person: schemas.PersonForm
    is_you: bool
    is_friend: bool


class ChallengeBody(schemas.RequestBody):
    """A new challenge."""

    friends: Annotated[list[schemas.Id], Field(min_length=1, max_length=MAX_FRIENDS)]
    settings: SettingsBody
    salt_commitment: schemas.SaltCommitment | None = None


class AcceptBody(schemas.RequestBody):
    """How to accept a challenge."""

    salt_commitment: schemas.SaltCommitment | None = None


class ChallengeForm(schemas.ResponseModel):
    """An open challenge."""

    id: str
    challenger: schemas.PersonForm
    challenged: schemas.PersonForm
    created: int
    expires: int
    table: TableForm


class ChallengesForm(schemas.ResponseModel):
    """Your open challenges, newest first."""

    received: list[ChallengeForm]
    sent: list[ChallengeForm]


class ChallengedForm(schemas.ResponseModel):
    """The table of a challenge."""

    match: str


def challenges_of(hub: AppHub) -> Challenges:
    """Return the challenges of the server."""
    return Challenges(hub)


AppChallenges = Annotated[Challenges, Depends(challenges_of)]


# Friend links


def link_form(request: Request, services: AppServices, link: FriendLink) -> FriendLinkForm:
    """Return a friend link with its address."""
    address = public_address(request, services.settings, FRIEND_PATH.format(code=link.code))
    return FriendLinkForm(code=link.code, link=address, created=link.created, expires=link.expires)


@router.get("/me/friend-link")
async def my_friend_link(request: Request, user: CurrentUser, services: AppServices) -> FriendLinkForm | None:
    """Return your friend link; null if you have none or it has expired."""
    link = await services.friends.link_of(user.id)
    return link_form(request, services, link) if link else None


@router.post("/me/friend-link", status_code=201)
async def create_friend_link(
    body: FriendLinkBody, request: Request, user: CurrentUser, services: AppServices
) -> FriendLinkForm:
    """Create a friend link; the one before stops working."""
    services.limiter.take("friends", user.id)
    return link_form(request, services, await services.friends.create_link(user.id, body.days))


@router.delete("/me/friend-link", status_code=204)
async def revoke_friend_link(user: CurrentUser, services: AppServices) -> None:
    """Revoke your friend link."""
    await services.friends.revoke_link(user.id)


@router.get("/friend-links/{link}")
async def friend_link(link: PathId, request: Request, user: OptionalUser, services: AppServices) -> LinkOwnerForm:
    """Return the owner of a friend link."""
    services.limiter.take("joins", limited_caller(request))
    owner = await services.friends.owner_of(link, user.id if user else None)
    return LinkOwnerForm(
        person=schemas.PersonForm.model_validate(owner),
        is_you=user is not None and user.id == owner.id,
        is_friend=user is not None and await services.friends.are_friends(user.id, owner.id),
    )


@router.get("/friend-links/{link}/qr.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def friend_link_picture(link: PathId, request: Request, user: OptionalUser, services: AppServices) -> Response:
    """Return a QR code of a friend link."""
    services.limiter.take("joins", limited_caller(request))
    await services.friends.owner_of(link, user.id if user else None)
    address = public_address(request, services.settings, FRIEND_PATH.format(code=link))
    return Response(qr_svg(address), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


@router.post("/friend-links/{link}/accept")
async def accept_friend_link(
    link: PathId, request: Request, user: CurrentUser, services: AppServices, hub: AppHub
) -> schemas.PersonForm:
    """Become a friend of the owner of a link."""
    services.limiter.take("joins", limited_caller(request))
    services.limiter.take("friends", user.id)
    owner = await services.friends.accept_link(link, user.id)
    hub.presence.change_friends(user.id, owner.id)
    return schemas.PersonForm.model_validate(owner)


# Friends and blocked users


@router.get("/me/friends", responses=returns(FriendsFound))
async def my_friends(user: CurrentUser, hub: AppHub) -> Response:
    """Return your friends, by name, with their presence."""
    return json_response(await find_friends(hub.services, hub.presence, user.id))


@router.delete("/me/friends/{person}", status_code=204)
async def remove_friend(person: PathId, user: CurrentUser, services: AppServices, hub: AppHub) -> None:
    """End a friendship, for both of you."""
    await services.friends.remove(user.id, person)
    hub.presence.change_friends(user.id, person)


@router.get("/me/blocked")
async def blocked_users(user: CurrentUser, services: AppServices) -> list[schemas.PersonForm]:
    """Return the users whom you have blocked."""
    return [schemas.PersonForm.model_validate(one) for one in await services.friends.blocked_by(user.id)]


@router.put("/me/blocked/{person}", status_code=204)
async def block_user(
    person: PathId, user: CurrentUser, services: AppServices, hub: AppHub, challenges: AppChallenges
) -> None:
    """Block a user, who can then neither befriend, challenge nor invite you, join your tables nor see your presence.

    You do not see their chat messages.
    """
    services.limiter.take("friends", user.id)
    await challenges.end_between(user.id, person)
    await services.friends.block(user.id, person)
    hub.presence.change_friends(user.id, person)
    await hub.change_unheard(user.id)


@router.delete("/me/blocked/{person}", status_code=204)
async def unblock_user(person: PathId, user: CurrentUser, services: AppServices, hub: AppHub) -> None:
    """Remove a block."""
    await services.friends.unblock(user.id, person)
    await hub.change_unheard(user.id)


# Challenges


@router.get("/me/challenges")
async def my_challenges(user: CurrentUser, challenges: AppChallenges, listings: UserListings) -> ChallengesForm:
    """Return the open challenges that you have received and sent."""
    found = await challenges.of(user.id)
    tables = {table.id: table for table in await listings.by_ids([challenge.match for challenge in found])}
    forms = [
        ChallengeForm.model_validate({**challenge._asdict(), "table": tables[challenge.match]})
        for challenge in found
        if challenge.match in tables
    ]
    received = [form for form in forms if form.challenged.id == user.id]
    return ChallengesForm(received=received, sent=[form for form in forms if form.challenged.id != user.id])


@router.post("/me/challenges", status_code=201)
async def send_challenge(body: ChallengeBody, user: CurrentUser, challenges: AppChallenges) -> ChallengedForm:
    """Open a table for one to three friends and challenge them. You take the first open seat, they the next ones.

    The match of a challenger who commits to a salt starts when the salt is revealed, after the friends have accepted.
    """
    friends = list(dict.fromkeys(body.friends))
    return ChallengedForm(match=await challenges.send(user, friends, body.settings.model_dump(), body.salt_commitment))


@router.post("/me/challenges/{challenge}/accept")
async def accept_challenge(
    challenge: PathId, user: CurrentUser, challenges: AppChallenges, body: AcceptBody | None = None
) -> ChallengedForm:
    """Accept a challenge: take your seat and agree to start. A salt you commit to is revealed at the table."""
    return ChallengedForm(match=await challenges.accept(user, challenge, body.salt_commitment if body else None))


@router.post("/me/challenges/{challenge}/decline", status_code=204)
async def decline_challenge(challenge: PathId, user: CurrentUser, challenges: AppChallenges) -> None:
    """Decline a challenge."""
    await challenges.decline(user, challenge)


@router.delete("/me/challenges/{challenge}", status_code=204)
async def withdraw_challenge(challenge: PathId, user: CurrentUser, challenges: AppChallenges) -> None:
    """Withdraw a challenge that you have sent."""
    await challenges.withdraw(user, challenge)
