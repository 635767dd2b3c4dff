"""Friends, presence and challenges, over real connections."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import httpx
import pytest
from sqlalchemy import Update, update

from tests.server.conftest import PASSWORD
from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests, open_match
from tetrarch.core.randomness import salt_commitment
from tetrarch.server.accounts import friends as friends_module
from tetrarch.server.accounts.personal_data import delete_person
from tetrarch.server.http.errors import ApiError
from tetrarch.server.live import presence
from tetrarch.server.matches.challenges import MAX_BETWEEN, Challenges
from tetrarch.server.services import Services
from tetrarch.server.storage.models import ChallengeRow, FriendLinkRow

Form = dict[str, Any]
SETTINGS = {"game": "eko"}


@pytest.fixture(autouse=True)
def _quickly_offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "OFFLINE_SECONDS", 0.0)


class Rest:
    """The requests of one user."""

    def __init__(self, player: Player, client: httpx.AsyncClient) -> None:
        self.player = player
        self._client = client

    async def __call__(self, method: str, path: str, body: object = None) -> Any:
        """Return the content of a response, or the code of an error."""
        answer = await self._client.request(method, f"/api/v1/{path}", json=body)
        if session := answer.cookies.get("tetrarch-session"):
            self._client.headers["Cookie"] = f"tetrarch-session={session}"
        content: Any = answer.json() if answer.content else None
        return content["error"]["code"] if answer.status_code >= 400 else content


@contextlib.asynccontextmanager
async def people(live: ThreadServer, *names: str) -> AsyncIterator[list[Rest]]:
    async with guests(live.address, *names) as players, contextlib.AsyncExitStack() as stack:
        found = []
        for player in players:
            client = httpx.AsyncClient(base_url=live.address, headers=player.headers, timeout=30)
            found.append(Rest(player, await stack.enter_async_context(client)))
        yield found


async def befriend(one: Rest, other: Rest) -> None:
    code = (await one("POST", "me/friend-link", {}))["code"]
    assert (await other("POST", f"friend-links/{code}/accept", {}))["id"] == one.player.id


async def at_server(live: ThreadServer, work: Coroutine[Any, Any, None]) -> None:
    """Run something in the event loop of the server."""
    loop = live.app.state.hub._tasks[0].get_loop()
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


async def expire(live: ThreadServer, change: Update) -> None:
    """Change the database so that something has expired."""

    async def write() -> None:
        async with live.app.state.services.database.write() as session:
            await session.execute(change)

    await at_server(live, write())


def messages(player: Player, type: str) -> list[Form]:
    return [message for message in player.messages if message["type"] == type]


async def hear(player: Player, type: str, **fields: object) -> Form:
    """Wait for a message with these fields."""

    def found() -> list[Form]:
        return [one for one in messages(player, type) if fields.items() <= one.items()]

    await player.wait_for(lambda: bool(found()))
    return found()[-1]


def test_a_link_makes_both_friends_until_it_is_revoked_or_expires(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob", "Cid", "Dan") as (ann, bob, cid, dan):
            assert await ann("GET", "me/friend-link") is None
            first = await ann("POST", "me/friend-link", {"days": 30})
            second = await ann("POST", "me/friend-link", {})
            assert second["link"] == f"{live.address}/friend/{second['code']}"
            assert await ann("GET", "me/friend-link") == second
            assert await bob("POST", f"friend-links/{first['code']}/accept", {}) == "no-such-friend-link"
            assert await ann("POST", f"friend-links/{second['code']}/accept", {}) == "own-friend-link"
            seen = await bob("GET", f"friend-links/{second['code']}")
            assert (seen["person"]["name"], seen["is_friend"]) == ("Ann", False)
            for _ in range(2):
                assert (await bob("POST", f"friend-links/{second['code']}/accept", {}))["name"] == "Ann"
            assert [one["person"]["name"] for one in (await ann("GET", "me/friends"))["friends"]] == ["Bob"]
            assert [one["person"]["name"] for one in (await bob("GET", "me/friends"))["friends"]] == ["Ann"]
            await hear(ann.player, "friends-changed")
            await ann("DELETE", "me/friend-link")
            assert await cid("POST", f"friend-links/{second['code']}/accept", {}) == "no-such-friend-link"
            third = await ann("POST", "me/friend-link", {})
            await expire(live, update(FriendLinkRow).where(FriendLinkRow.code == third["code"]).values(expires=1))
            assert await dan("GET", f"friend-links/{third['code']}") == "no-such-friend-link"
            assert await ann("POST", "me/friend-link", {"days": 31}) == "bad-request"
            await bob("DELETE", f"me/friends/{ann.player.id}")
            assert (await ann("GET", "me/friends"))["friends"] == []
            assert await bob("DELETE", f"me/friends/{ann.player.id}") == "no-such-person"

    asyncio.run(play())


def test_the_number_of_friends_is_limited(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_module, "MAX_FRIENDS", 1)

    async def play() -> None:
        async with people(live, "Ann", "Bob", "Cid") as (ann, bob, cid):
            await befriend(ann, bob)
            code = (await ann("POST", "me/friend-link", {}))["code"]
            assert await cid("POST", f"friend-links/{code}/accept", {}) == "too-many-friends"

    asyncio.run(play())


def test_friends_see_who_is_online_and_what_they_may_watch(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob", "Cid") as (ann, bob, cid):
            await befriend(ann, bob)
            [friend] = (await ann.player.ask("friends"))["friends"]
            assert friend["presence"] == {"state": "online", "game": None, "match": None}
            match = await open_match(bob.player, [cid.player], game="eko")
            await hear(ann.player, "presence", presence={"state": "playing", "game": "eko", "match": match})
            await bob.player.ask("unwatch", match=match)
            await hear(ann.player, "presence", presence={"state": "online", "game": None, "match": None})
            secret = await open_match(bob.player, [cid.player], game="legends", private=True)
            await hear(ann.player, "presence", presence={"state": "playing", "game": "legends", "match": None})
            await cid.player.ask("resign", match=secret)
            await hear(ann.player, "presence", presence={"state": "online", "game": None, "match": None})
            ann.player.messages.clear()
            await bob("PATCH", "me", {"hidden": True})
            await hear(ann.player, "presence", presence={"state": "offline", "game": None, "match": None})
            assert (await ann("GET", "me/friends"))["friends"][0]["presence"]["state"] == "offline"
            await bob("PATCH", "me", {"hidden": False})
            ann.player.messages.clear()
            await bob.player.close()
            await hear(ann.player, "presence", person=bob.player.id)
            assert (await ann("GET", "me/friends"))["friends"][0]["presence"]["state"] == "offline"

    asyncio.run(play())


def test_a_blocked_user_cannot_befriend_challenge_invite_or_see(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob", "Cid") as (ann, bob, cid):
            await befriend(ann, bob)
            played = await open_match(ann.player, [bob.player], game="eko")
            await bob.player.ask("resign", match=played)
            sent = await bob("POST", "me/challenges", {"friends": [ann.player.id], "settings": SETTINGS})
            await bob.player.ask("friends")
            await ann("PUT", f"me/blocked/{bob.player.id}")
            assert [one["name"] for one in await ann("GET", "me/blocked")] == ["Bob"]
            await hear(bob.player, "friends-changed")
            assert (await ann("GET", "me/challenges"))["received"] == []
            assert (await bob("GET", f"tables/{sent['match']}"))["update"]["moment"]["status"] == "closed"
            assert (await bob("GET", "me/friends"))["friends"] == []
            bob.player.messages.clear()
            await ann("PATCH", "me", {"hidden": True})
            await ann("PATCH", "me", {"hidden": False})
            assert not messages(bob.player, "presence")
            wanted = {"friends": [ann.player.id], "settings": SETTINGS}
            assert await bob("POST", "me/challenges", wanted) == "not-friends"
            seats = ["open", f"person:{ann.player.id}"]
            assert await bob("POST", "tables", {"settings": {"game": "eko", "seats": seats}}) == "not-invitable"
            match = (await bob("POST", "tables", {"settings": SETTINGS}))["match"]
            plan = {"type": "plan", "seat": 1, "plan": seats[1]}
            assert await bob("POST", f"tables/{match}/commands", plan) == "not-invitable"
            assert await bob("POST", f"tables/{played}/commands", {"type": "rematch"}) == "not-invitable"
            for one, other in ((ann, bob), (bob, ann)):
                code = (await one("POST", "me/friend-link", {}))["code"]
                assert await other("POST", f"friend-links/{code}/accept", {}) == "no-such-friend-link"
                assert await cid("GET", f"friend-links/{code}") != "no-such-friend-link"
            assert await ann("PUT", f"me/blocked/{ann.player.id}") == "own-block"
            assert await ann("PUT", "me/blocked/nobody") == "no-such-person"
            await ann("DELETE", f"me/blocked/{bob.player.id}")
            await befriend(ann, bob)

    asyncio.run(play())


def test_a_challenge_starts_the_match_when_it_is_accepted(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob") as (ann, bob):
            await befriend(ann, bob)
            seats = [f"person:{ann.player.id}", "open"]
            settings = {"game": "eko", "clock": {"kind": "days", "days": 3}, "seats": seats}
            match = (await ann("POST", "me/challenges", {"friends": [bob.player.id], "settings": settings}))["match"]
            heard = await hear(bob.player, "challenge", event="received")
            assert (heard["person"]["name"], heard["game"], heard["match"]) == ("Ann", "eko", match)
            [found] = (await bob("GET", "me/challenges"))["received"]
            assert match not in [one["id"] for one in (await bob("GET", "lobby/tables"))["tables"]]
            assert (found["id"], found["table"]["clock"]["days"]) == (heard["challenge"], 3)
            [sent] = (await ann("GET", "me/challenges"))["sent"]
            assert sent["challenged"]["name"] == "Bob"
            assert await ann("POST", f"me/challenges/{found['id']}/accept", {}) == "no-such-challenge"
            assert await bob("POST", f"me/challenges/{found['id']}/accept", {}) == {"match": match}
            await hear(ann.player, "challenge", event="accepted", match=match)
            moment = (await ann("GET", f"tables/{match}"))["update"]["moment"]
            assert moment["status"] == "running"
            assert [seat["name"] for seat in moment["seats"]] == ["Ann", "Bob"]
            assert await bob("GET", "me/challenges") == {"received": [], "sent": []}
            tables = (await bob("GET", "me/tables"))["tables"]
            assert (tables[0]["id"], tables[0]["due"] is not None) == (match, True)

    asyncio.run(play())


def test_both_players_of_a_challenge_and_of_its_rematch_commit_to_salts(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob") as (ann, bob):
            await befriend(ann, bob)
            settings = {"game": "eko", "clock": {"kind": "move", "seconds": 60}}
            match = (await ann("POST", "me/challenges", {"friends": [bob.player.id], "settings": settings}))["match"]
            await ann.player.ask("commit-salt", match=match, commitment=salt_commitment("pepper"))
            [found] = (await bob("GET", "me/challenges"))["received"]
            path = f"me/challenges/{found['id']}/accept"
            assert await bob("POST", path, {"salt_commitment": "pepper"}) == "bad-request"
            await bob("POST", path, {"salt_commitment": salt_commitment("sugar")})
            await reveal(match, ann, bob)
            await bob.player.ask("resign", match=match)
            for one, salt in ((ann, "pepper"), (bob, "sugar")):
                done = await one.player.ask("rematch", match=match, salt_commitment=salt_commitment(salt))
            await reveal(done["rematch"], ann, bob)

    async def reveal(match: str, ann: Rest, bob: Rest) -> None:
        assert (await ann("GET", f"tables/{match}"))["update"]["moment"]["status"] == "waiting"
        await bob.player.ask("salt", match=match, salt="sugar")
        await ann.player.ask("salt", match=match, salt="pepper")
        table = await ann("GET", f"tables/{match}")
        assert table["update"]["moment"]["status"] == "running"
        assert sorted(table["ground"]["salts"]) == ["pepper", "sugar"]

    asyncio.run(play())


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "days", "days": 2}])
def test_a_slow_challenge_starts_with_the_salt_of_a_challenger_who_was_away(live: ThreadServer, clock: Form) -> None:
    """Otherwise the server and the friend together could choose the deal."""

    async def play() -> None:
        async with people(live, "Bob") as (bob,):
            async with people(live, "Ann") as (ann,):
                await befriend(ann, bob)
                wanted = {"friends": [bob.player.id], "settings": {"game": "eko", "clock": clock}}
                committed = {"salt_commitment": salt_commitment("pepper")}
                match = (await ann("POST", "me/challenges", {**wanted, **committed}))["match"]
                again = ann.player.headers
            [found] = (await bob("GET", "me/challenges"))["received"]
            sent = {"salt_commitment": salt_commitment("sugar")}
            await bob("POST", f"me/challenges/{found['id']}/accept", sent)
            assert (await bob.player.ask("salt", match=match, salt="sugar"))["match"] == match
            table = await bob("GET", f"tables/{match}")
            assert (table["update"]["moment"]["status"], table["ground"]["salts"]) == ("waiting", [])
            async with httpx.AsyncClient(base_url=f"{live.address}/api/v1", headers=again, timeout=30) as client:
                answer = await client.post(f"/tables/{match}/commands", json={"type": "salt", "salt": "pepper"})
                assert answer.is_success, answer.text
            table = await bob("GET", f"tables/{match}")
            assert table["update"]["moment"]["status"] == "running"
            assert sorted(table["ground"]["salts"]) == ["pepper", "sugar"]

    asyncio.run(play())


def test_a_challenge_to_several_friends_keeps_the_table_for_the_others(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob", "Cid") as (ann, bob, cid):
            await befriend(ann, bob)
            await befriend(ann, cid)
            friends = [bob.player.id, cid.player.id]
            few = {"friends": friends, "settings": {"game": "eko", "players": 2}}
            assert await ann("POST", "me/challenges", few) == "bad-request"
            settings = {"game": "eko", "players": 4, "seats": ["open", "bot:random", "open", "open"]}
            match = (await ann("POST", "me/challenges", {"friends": friends, "settings": settings}))["match"]
            [one] = (await bob("GET", "me/challenges"))["received"]
            await bob("POST", f"me/challenges/{one['id']}/decline", {})
            await hear(ann.player, "challenge", event="declined")
            [other] = (await cid("GET", "me/challenges"))["received"]
            await cid("POST", f"me/challenges/{other['id']}/accept", {})
            moment = (await ann("GET", f"tables/{match}"))["update"]["moment"]
            assert moment["status"] == "waiting"
            assert [seat["plan"] for seat in moment["seats"]][1:3] == ["bot:random", "open"]
            await ann("POST", f"tables/{match}/commands", {"type": "plan", "seat": 2, "plan": "bot:random"})
            assert (await ann("GET", f"tables/{match}"))["update"]["moment"]["status"] == "running"

    asyncio.run(play())


def test_declined_withdrawn_and_expired_challenges_close_their_tables(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob") as (ann, bob):
            await befriend(ann, bob)
            wanted = {"friends": [bob.player.id], "settings": SETTINGS}
            matches = [(await ann("POST", "me/challenges", wanted))["match"] for _ in range(MAX_BETWEEN)]
            assert await ann("POST", "me/challenges", wanted) == "too-many-challenges"
            by_match = {one["table"]["id"]: one["id"] for one in (await bob("GET", "me/challenges"))["received"]}
            first, second, third = (by_match[match] for match in matches)
            assert await bob("DELETE", f"me/challenges/{first}") == "no-such-challenge"
            await bob("POST", f"me/challenges/{first}/decline", {})
            await hear(ann.player, "challenge", event="declined", challenge=first)
            await ann("DELETE", f"me/challenges/{second}")
            await hear(bob.player, "challenge", event="withdrawn", challenge=second)
            await expire(live, update(ChallengeRow).where(ChallengeRow.id == third).values(expires=1))
            assert await bob("POST", f"me/challenges/{third}/accept", {}) == "no-such-challenge"
            await at_server(live, Challenges(live.app.state.hub).expire())
            await hear(ann.player, "challenge", event="expired", challenge=third)
            await hear(bob.player, "challenge", event="expired", challenge=third)
            for match in matches:
                assert (await ann("GET", f"tables/{match}"))["update"]["moment"]["status"] == "closed"

    asyncio.run(play())


def test_a_guest_keeps_friends_and_may_take_them_along_or_delete_them(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Friendly Ann", "Bob", "Cid") as (ann, bob, cid):
            await befriend(ann, bob)
            await ann("POST", "me/friend-link", {})
            await ann("PUT", f"me/blocked/{cid.player.id}")
            await ann("POST", "me/challenges", {"friends": [bob.player.id], "settings": SETTINGS})
            assert (await ann("POST", "me/claim", {"password": PASSWORD}))["kind"] == "account"
            assert (await ann("GET", "me/friends"))["friends"][0]["person"]["name"] == "Bob"
            data = await ann("GET", "me/export")
            assert [one["friend"] for one in data["friends"]] == [bob.player.id]
            assert [one["blocked"] for one in data["blocks"]] == [cid.player.id]
            assert (len(data["friend_links"]), len(data["challenges"])) == (1, 1)
            assert data["person"]["hidden"] is False
            await ann("POST", "me/deletion", {"password": PASSWORD})
            assert (await bob("GET", "me/friends"))["friends"] == []
            assert await bob("GET", "me/challenges") == {"received": [], "sent": []}

    asyncio.run(play())


def test_players_hear_of_changes_at_tables_that_they_do_not_watch(live: ThreadServer) -> None:
    async def play() -> None:
        async with people(live, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann.player, [bob.player], game="eko")
            await ann.player.ask("unwatch", match=match)
            await bob.player.ask("resign", match=match)
            await hear(ann.player, "table", match=match, status="over", to_decide=[])
            assert not [one for one in messages(bob.player, "table") if one["status"] == "over"]
            await bob.player.ask("rematch", match=match)
            heard = await hear(ann.player, "challenge", event="rematch", finished=match)
            assert heard["person"]["name"] == "Bob"
            assert heard["match"] != match

    asyncio.run(play())


@pytest.mark.anyio
async def test_friends_and_blocks_are_stored_in_both_databases(both_services: Services) -> None:
    friends, people = both_services.friends, both_services.people
    ann, bob = [await people.create_guest(name, "en") for name in ("Ann", "Bob")]
    link = await friends.create_link(ann.id, 7)
    assert await friends.create_link(ann.id, 7) == await friends.link_of(ann.id) != link
    code = (await friends.create_link(ann.id, 7)).code
    await asyncio.gather(*(friends.accept_link(code, bob.id) for _ in range(3)))
    assert [friend.user for friend in await friends.of(bob.id)] == [ann]
    await friends.remove(ann.id, bob.id)
    assert not await friends.are_friends(bob.id, ann.id)
    for _ in range(2):
        await friends.block(bob.id, ann.id)
    assert await friends.blocked_by(bob.id) == [ann]
    with pytest.raises(ApiError, match="not-invitable"):
        await friends.check_invited(ann.id, {bob.id})
    with pytest.raises(ApiError, match="no-such-friend-link"):
        await friends.accept_link((await friends.create_link(bob.id, 7)).code, ann.id)
    assert (await people.change_hidden(ann.id, True)).hidden
    await delete_person(both_services.database, both_services.tables, ann.id)
    assert await friends.blocked_by(bob.id) == []
