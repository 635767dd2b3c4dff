"""Moderation: mutes, blocks at tables, reports, bans, the chat filter, the work of moderators and the audit log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.conftest import PASSWORD, MakeBrowser, browser_of, code_of, come, join, make_app, running
from tests.server.live_server import ThreadServer
from tests.server.matches import open_match as stored_match
from tests.server.matches import say
from tests.server.players import Player, Refused, guests, open_match
from tetrarch.server.accounts.chat_filter import ChatFilterFault, load_filter
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.accounts.moderation import MAX_LISTED, MAX_OPEN_REPORTS
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.two_factor import STEP_SECONDS, one_time_code
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.rate_limits import LIMITS
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.models import AuditRow, BanRow, MuteRow, ReportRow

pytestmark = pytest.mark.anyio

BAN = {"reason": "rude", "days": 2}


async def moderator(browser: MakeBrowser, services: Services, name: str = "Mia") -> httpx.AsyncClient:
    """A moderator at a browser."""
    mia = browser()
    await services.moderation.set_role(await join(mia, name), "moderator")
    return mia


async def at_server(live: ThreadServer, work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in the event loop of the server."""
    loop = live.app.state.hub._tasks[0].get_loop()
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))


@contextlib.asynccontextmanager
async def rest(live: ThreadServer, player: Player) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"{live.address}/api/v1", headers=player.headers, timeout=30) as client:
        yield client


def said(player: Player, match: str) -> list[tuple[str, str]]:
    """The chat that came in updates, with what is hidden."""
    entries = [entry for one in player.messages if one["type"] == "update" for entry in one["update"]["entries"]]
    return [(one["kind"], one.get("text", "")) for one in entries if one["kind"] in ("said", "hidden")]


# Mutes and blocks


async def tell(speaker: Player, match: str, text: str, listener: Player) -> None:
    """Say something, and wait until both have the message."""
    number = int((await speaker.ask("say", match=match, text=text))["number"])
    for one in (speaker, listener):
        await one.reach(match, number)


def test_muted_chat_is_hidden_from_one_listener_and_stays_numbered(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), rest(live, ann) as api:
            match = await open_match(ann, [bob], seats=["open", "open", "open"])
            await tell(bob, match, "one", ann)
            assert (await api.put(f"/me/muted/{bob.id}")).status_code == 204
            await tell(bob, match, "two", ann)
            await tell(ann, match, "mine", bob)
            assert said(ann, match) == [("said", "one"), ("hidden", ""), ("said", "mine")]
            assert said(bob, match) == [("said", "one"), ("said", "two"), ("said", "mine")]
            seen = (await api.get(f"/tables/{match}")).json()["update"]["entries"]
            assert [one["text"] for one in seen if one["kind"] == "said"] == ["mine"]
            again = await ann.ask("watch", match=match)
            assert [one["text"] for one in again["update"]["entries"] if one["kind"] == "said"] == ["mine"]
            assert [one["name"] for one in (await api.get("/me/muted")).json()] == ["Bob"]
            assert (await api.delete(f"/me/muted/{bob.id}")).status_code == 204
            await tell(bob, match, "three", ann)
            assert said(ann, match)[-1] == ("said", "three")

    asyncio.run(play())


def test_a_blocked_user_cannot_join_the_tables_of_the_host_and_is_not_heard(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), rest(live, ann) as api:
            match = str((await ann.ask("open", settings={"game": "eko"}))["match"])
            await ann.ask("watch", match=match)
            assert (await api.put(f"/me/blocked/{bob.id}")).status_code == 204
            with pytest.raises(Refused, match="blocked-by-host"):
                await bob.ask("join", match=match)
            await bob.ask("watch", match=match)
            await tell(bob, match, "hello", ann)
            assert said(ann, match) == [("hidden", "")]
            assert (await api.delete(f"/me/blocked/{bob.id}")).status_code == 204
            await bob.ask("join", match=match)

    asyncio.run(play())


async def test_one_cannot_mute_oneself_or_nobody(browser: MakeBrowser) -> None:
    ann = browser()
    me = await come(ann, "Ann")
    assert code_of(await ann.put(f"/api/v1/me/muted/{me}")) == (409, "own-mute")
    assert code_of(await ann.put("/api/v1/me/muted/nobody")) == (404, "no-such-person")


# Reports


def test_a_report_of_a_chat_message_shows_the_lines_around_it_to_moderators(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), rest(live, ann) as api:
            match = await open_match(ann, [bob])
            for number in range(20):
                await bob.ask("say", match=match, text=f"line {number}")
            entry = bob.numbers[match] - 6  # line 13
            about = {"person": bob.id, "match": match, "reason": "chat", "note": "rude"}
            for wrong in ({"entry": 1}, {"entry": entry, "person": ann.id}, {"entry": 9999}):
                answer = await api.post("/reports", json={**about, **wrong})
                assert answer.json()["error"]["code"] in ("no-such-message", "own-report")
            assert (await api.post("/reports", json={**about, "entry": entry})).status_code == 204
            found = await at_server(live, live.app.state.services.moderation.reports())
            report = next(one for one in found.reports if one.person.id == bob.id)
            assert (report.reporter.id, report.match, report.entry, report.note) == (ann.id, match, entry, "rude")
            assert [line.text for line in report.chat] == [f"line {number}" for number in range(3, 19)]

    asyncio.run(play())


async def test_moderators_see_open_reports_and_resolve_them_once(browser: MakeBrowser, services: Services) -> None:
    mia, ann, bob = await moderator(browser, services), browser(), browser()
    await come(ann, "Ann")
    person = await come(bob, "Bob")
    body = {"person": person, "reason": "name", "note": "offensive"}
    assert (await ann.post("/api/v1/reports", json=body)).status_code == 204
    assert code_of(await ann.get("/api/v1/admin/reports")) == (403, "moderators-only")
    (report,) = (await mia.get("/api/v1/admin/reports")).json()["reports"]
    assert (report["reporter"]["name"], report["person"]["name"], report["note"]) == ("Ann", "Bob", "offensive")
    path = f"/api/v1/admin/reports/{report['id']}/resolve"
    assert (await mia.post(path, json={"outcome": "dismissed"})).status_code == 204
    assert code_of(await mia.post(path, json={"outcome": "acted"})) == (404, "no-such-report")
    assert (await mia.get("/api/v1/admin/reports")).json() == {"reports": [], "open": 0, "next": None}
    (old,) = (await mia.get("/api/v1/admin/reports?all=true")).json()["reports"]
    assert (old["outcome"], old["resolved"] is None) == ("dismissed", False)


async def test_a_flood_of_reports_hides_none(browser: MakeBrowser, services: Services, tetrarch: Tetrarch) -> None:
    mia, bob = await moderator(browser, services), browser()
    person = await come(bob, "Bob")
    sent = []
    for number in range(MAX_LISTED + 20):
        reporter = await services.people.create_guest(f"Guest {number // 10}", None)
        sent.append(f"note {number}")
        await services.moderation.report(reporter.id, person, "other", sent[-1], None, None)

    async def pages(**query: str | int) -> tuple[list[dict[str, Any]], list[int]]:
        found: list[dict[str, Any]] = []
        sizes, cursor = [], ""
        while True:
            answer = await mia.get("/api/v1/admin/reports", params={**query, "cursor": cursor})
            page = answer.json()
            found += page["reports"]
            sizes.append(len(page["reports"]))
            assert page["open"] == MAX_LISTED + 20 - closed
            if page["next"] is None:
                return found, sizes
            cursor = page["next"]

    closed = 0
    reports, sizes = await pages(limit=50)
    assert sizes == [50, 50, 20]
    assert sorted(report["note"] for report in reports) == sorted(sent)
    times = [report["created"] for report in reports]
    assert times == sorted(times), "the oldest first"
    assert code_of(await mia.get("/api/v1/admin/reports?cursor=wrong")) == (422, "bad-cursor")
    await services.moderation.resolve(reports[0]["id"], "dismissed")
    closed = 1
    everything, _ = await pages(all="true", limit=100)
    assert [report["id"] for report in everything] == [report["id"] for report in reversed(reports)]
    shown = await asyncio.to_thread(tetrarch, "admin", "reports", "--data", services.settings.data)
    assert all(f"\n  {note}\n" in shown.out for note in sent if note != reports[0]["note"])
    assert shown.out.splitlines()[-1] == f"{MAX_LISTED + 19} open reports"


async def test_texts_that_postgresql_cannot_store_are_rejected(both_services: Services) -> None:
    """PostgreSQL has no NUL in texts; a request with one was answered as if the database were away."""
    app = make_app(both_services)
    async with browser_of(app) as mia, browser_of(app) as ann, browser_of(app) as bob:
        await both_services.moderation.set_role(await join(mia, "Mia"), "moderator")
        await come(ann, "Ann")
        person = await come(bob, "Bob")
        for text in ("\x00", "a\x00b", "\x1b[31m", "\u202eolleh", "\ufeff"):
            report = {"person": person, "reason": "other", "note": text}
            assert code_of(await ann.post("/api/v1/reports", json=report)) == (422, "bad-request"), text
            ban = {"reason": text, "days": 2}
            assert code_of(await mia.put(f"/api/v1/admin/bans/{person}", json=ban)) == (422, "bad-request"), text
        report = {"person": person, "reason": "other", "note": "first line\r\n\tsecond 👩\u200d🚀"}
        assert (await ann.post("/api/v1/reports", json=report)).status_code == 204
        assert (await mia.put(f"/api/v1/admin/bans/{person}", json=BAN)).status_code == 204


async def test_reports_are_limited(browser: MakeBrowser, services: Services, settings: ServerSettings) -> None:
    ann, bob = browser(), browser()
    await come(ann, "Ann")
    body = {"person": await come(bob, "Bob"), "reason": "other"}
    for _ in range(MAX_OPEN_REPORTS):
        assert (await ann.post("/api/v1/reports", json=body)).status_code == 204
    assert code_of(await ann.post("/api/v1/reports", json=body)) == (409, "too-many-reports")
    assert code_of(await ann.post("/api/v1/reports", json={**body, "match": "none"})) == (404, "no-such-table")
    assert code_of(await ann.post("/api/v1/reports", json={**body, "entry": 1})) == (404, "no-such-message")
    await services.close()
    async with running(msgspec.structs.replace(settings, rate_limits=True)) as limited:
        async with browser_of(make_app(limited)) as cid:
            await come(cid, "Cid")
            found = [(await cid.post("/api/v1/reports", json=body)).status_code for _ in range(6)]
            async with browser_of(make_app(limited)) as dee:
                await come(dee, "Dee")
                assert (await dee.post("/api/v1/reports", json=body)).status_code == 204, "at the same address"
            for _ in range(LIMITS["reports-here"].burst - 6):
                limited.limiter.take("reports-here", "127.0.0.1")
            async with browser_of(make_app(limited)) as eve, browser_of(make_app(limited), "10.0.0.1") as far:
                for guest, status in ((eve, 429), (far, 204)):
                    await come(guest, "Eve")
                    assert (await guest.post("/api/v1/reports", json=body)).status_code == status, "by address"
        assert found == [204] * 5 + [429]


# Bans


async def test_a_banned_user_is_told_the_end_and_the_reason_everywhere(
    browser: MakeBrowser, services: Services
) -> None:
    mia, ann = await moderator(browser, services), browser()
    person = await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    bot = (await ann.post("/api/v1/me/bots", json={"name": "Botty"})).json()["id"]
    bot_token = (await ann.post(f"/api/v1/me/bots/{bot}/tokens", json={"name": "b"})).json()["token"]
    assert (await mia.put(f"/api/v1/admin/bans/{person}", json=BAN)).status_code == 204
    (ban,) = (await mia.get("/api/v1/admin/bans")).json()
    assert (ban["person"]["name"], ban["by"]["name"], ban["until"] - ban["since"]) == ("Ann", "Mia", 2 * 86_400_000)
    answer = await ann.get("/api/v1/me")
    assert code_of(answer) == (403, "banned")
    assert "rude" in answer.json()["error"]["message"]
    assert " UTC" in answer.json()["error"]["message"]
    for secret in (token, bot_token):
        assert code_of(await browser(Authorization=f"Bearer {secret}").get("/api/v1/me")) == (403, "banned")
    sign_in = {"name": "Ann", "password": PASSWORD}
    assert code_of(await browser().post("/api/v1/session", json=sign_in)) == (403, "banned")
    assert code_of(await ann.post("/api/v1/guests", json={"name": "Other"})) == (403, "banned")
    assert (await ann.get("/api/v1/lobby/tables")).status_code == 200, "what everybody sees"
    assert (await ann.get("/api/v1/me/export")).json()["bans"][0]["reason"] == "rude"
    assert (await mia.delete(f"/api/v1/admin/bans/{person}")).status_code == 204
    assert (await ann.get("/api/v1/me")).status_code == 200
    assert code_of(await mia.delete(f"/api/v1/admin/bans/{person}")) == (404, "not-banned")


async def test_a_ban_ends_by_itself(browser: MakeBrowser, services: Services) -> None:
    ann = browser()
    person = await come(ann, "Ann")
    await services.moderation.ban(person, 1, "rude")
    assert (await ann.get("/api/v1/me")).status_code == 403
    async with services.database.write() as session:
        await session.execute(update(BanRow).values(until=now_ms() - 1))
    assert (await ann.get("/api/v1/me")).status_code == 200
    assert await services.moderation.bans() == []
    await services.moderation.remove_expired()
    async with services.database.read() as session:
        assert (await session.scalars(select(BanRow))).all() == []


async def test_a_ban_without_an_end_and_banned_users_may_leave(browser: MakeBrowser, services: Services) -> None:
    ann = browser()
    person = await join(ann, "Ann")
    await services.moderation.ban(person, None, "rude")
    assert (await ann.get("/api/v1/me")).json()["error"]["message"] == "you are banned: rude"
    assert (await ann.post("/api/v1/me/deletion", json={"password": PASSWORD})).status_code == 204
    for path in ("session", "sessions"):
        bob = browser()
        await services.moderation.ban(await come(bob, "Bob"), None, "rude")
        assert (await bob.delete(f"/api/v1/{path}")).status_code == 204
        assert code_of(await bob.get("/api/v1/me")) == (401, "not-signed-in")


async def test_moderators_cannot_be_banned(browser: MakeBrowser, services: Services) -> None:
    mia = await moderator(browser, services)
    me = (await mia.get("/api/v1/me")).json()
    assert me["role"] == "moderator"
    assert code_of(await mia.put(f"/api/v1/admin/bans/{me['id']}", json=BAN)) == (409, "moderator-stays")
    assert code_of(await mia.put("/api/v1/admin/bans/nobody", json=BAN)) == (404, "no-such-person")
    token = (await mia.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    program = browser(Authorization=f"Bearer {token}")
    assert code_of(await program.get("/api/v1/admin/bans")) == (403, "people-only")
    await services.moderation.set_role(me["id"], None)
    assert code_of(await mia.get("/api/v1/admin/bans")) == (403, "moderators-only")


def test_a_ban_closes_connections_and_resigns_matches(live: ThreadServer, tetrarch: Tetrarch) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob])
            data = live.app.state.services.settings.data
            asked = ("admin", "ban", bob.id, "--reason", "rude", "--data", data)
            ran = await asyncio.to_thread(tetrarch, *asked)
            assert (ran.code, ran.out) == (0, "Bob: banned\n")
            assert await bob.see_closed() == 4001
            await ann.see_over(match)
            again = await Player(live.address, bob.id, bob.cookie).connect()
            await again.wait_for(lambda: bool(again.messages))
            hello = again.messages[0]
            assert (hello["person"], hello["banned"]["code"]) == (None, "banned")
            assert (hello["banned_person"]["id"], hello["banned_person"]["kind"]) == (bob.id, "guest")
            with pytest.raises(Refused, match="not-signed-in"):
                await again.ask("open", settings={"game": "eko"})
            await again.close()

    asyncio.run(play())


async def test_moderation_and_two_factor_sign_in_work_on_both_databases(both_services: Services) -> None:
    people, moderation, factor = both_services.people, both_services.moderation, both_services.two_factor
    ann = await people.create_account("Ann", PASSWORD, None)
    bob = await people.create_guest("Bob", None)
    await moderation.set_role(ann.id, "moderator")
    await moderation.mute(ann.id, bob.id)
    await both_services.friends.block(bob.id, ann.id)
    assert await moderation.unheard_by(ann.id) == {bob.id}
    assert await moderation.unheard_by(bob.id) == {ann.id}
    match = await stored_match(both_services, bob, None)
    await say(both_services, match, bob, "hello", 0)
    with pytest.raises(ApiError, match="blocked-by-host"):
        await both_services.friends.check_join(ann.id, match)
    await moderation.report(ann.id, bob.id, "chat", "", match, 3)
    (report,) = (await moderation.reports()).reports
    assert [line.text for line in report.chat] == ["hello"]
    await moderation.resolve(report.id, "acted", ann.id)
    for days in (1, 2):  # a new ban replaces the one before
        await moderation.ban(bob.id, days, "rude", ann.id)
    cookie = await both_services.sessions.open(bob.id)
    caller = await both_services.sessions.by_cookie(cookie)
    assert caller
    assert caller.ban
    assert caller.ban.until == caller.ban.since + 2 * 86_400_000
    await moderation.unban(bob.id, ann.id)
    assert next(one.action for one in await moderation.audit()) == "unban"
    secret = await factor.begin(ann.id, PASSWORD)
    codes = await factor.confirm(ann.id, one_time_code(secret, int(factor.clock() // STEP_SECONDS)))
    await factor.check(ann.id, codes[0])
    with pytest.raises(ApiError, match="wrong-code"):
        await factor.check(ann.id, codes[0])
    await factor.check(ann.id, one_time_code(secret, int(factor.clock() // STEP_SECONDS) + 1))
    await factor.reset_password("Ann", codes[1], PASSWORD)
    assert (await factor.state_of(ann.id)).recovery_codes == 8


# Tables and the log


def test_a_moderator_closes_a_table_and_everything_is_logged(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Max", "Bob") as (max, bob), rest(live, max) as api:
            other = str((await max.ask("open", settings={"game": "eko"}))["match"])
            answer = await api.post("/me/claim", json={"password": PASSWORD})
            api.headers["Cookie"] = f"tetrarch-session={answer.cookies['tetrarch-session']}"
            services = live.app.state.services
            await at_server(live, services.moderation.set_role(max.id, "moderator"))
            match = str((await bob.ask("open", settings={"game": "eko", "private": True, "name": "Secret"}))["match"])
            await bob.ask("watch", match=match)
            tables = (await api.get("/admin/tables")).json()
            assert next(one for one in tables if one["id"] == match)["name"] == "Secret"
            assert (await api.post(f"/admin/tables/{match}/close")).status_code == 204
            await bob.wait_for(lambda: bool(bob.moments[match]["status"] == "closed"))
            assert (await api.post("/admin/tables/none/close")).json()["error"]["code"] == "no-such-table"
            assert (await api.put(f"/admin/bans/{bob.id}", json=BAN)).status_code == 204
            assert await bob.see_closed() == 4001
            await api.delete(f"/admin/bans/{bob.id}")
            log = (await api.get("/admin/audit")).json()
            mine = [(one["action"], one["match"], one["note"]) for one in log if (one["by"] or {}).get("id") == max.id]
            assert mine == [("unban", None, ""), ("ban", None, "2 d: rude"), ("close-table", match, "")]
            assert await at_server(live, live.app.state.hub.serve_request("close-table", other)) == "done"
            log = (await api.get("/admin/audit")).json()
            assert (log[0]["action"], log[0]["match"], log[0]["by"]) == ("close-table", other, None)

    asyncio.run(play())


def test_administration_from_the_command_line(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    async def prepare() -> User:
        async with running(settings) as services:
            ann = await services.people.create_account("Ann", PASSWORD, None)
            bob = await services.people.create_guest("Bob", None)
            await services.moderation.report(ann.id, bob.id, "chat", "very rude", None, None)
            return bob

    bob = asyncio.run(prepare())

    def run(*arguments: str) -> str:
        ran = tetrarch("admin", *arguments, "--data", settings.data)
        return ran.out if ran.code == 0 else ran.errors[0]

    shown = run("reports").splitlines()
    report = shown[0].split()[0]
    assert f"Ann reports Bob ({bob.id}): chat" in shown[0]
    assert shown[1:] == ["  very rude", "1 open report"]
    assert run("resolve", report) == f"{report}: resolved\n"
    assert run("resolve", report) == "there is no such open report"
    assert run("reports") == "no open reports\n"
    assert run("reports", "--all").splitlines()[0].endswith("chat, resolved with action")
    assert run("ban", bob.id, "--reason", "rude", "--days", "3") == "Bob: banned for 3 days\n"
    assert run("unban", bob.id) == "Bob: no longer banned\n"
    assert run("unban", bob.id) == "this player is not banned"
    assert run("grant", "ann") == "Ann: is a moderator\n"
    assert run("ban", "Ann", "--reason", "x") == "a moderator cannot be banned; take the role away first"
    assert run("revoke", "Ann") == "Ann: is no moderator\n"
    assert run("grant", bob.id).startswith("this needs an account")
    assert run("grant", "Nobody") == "there is no such player"
    actions = [line.split("  ", 1)[1] for line in run("audit").splitlines()]
    assert actions == [
        "command line  revoke  Ann",
        "command line  grant  Ann  moderator",
        "command line  unban  Bob",
        "command line  ban  Bob  3 d: rude",
        "command line  resolve  Bob  acted",
    ]
    assert len(run("audit", "--last", "2").splitlines()) == 2


def test_backups_and_exports_are_in_the_audit_log(settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path) -> None:
    async def prepare() -> None:
        async with running(settings):
            pass

    asyncio.run(prepare())
    file, records = str(tmp_path / "copy.sqlite3"), str(tmp_path / "records.jsonl")
    for words in (("backup", file), ("records", "eko", records), ("restore", file)):
        assert tetrarch("admin", *words, "--data", settings.data).code == 0
        shown = tetrarch("admin", "audit", "--data", settings.data).out.splitlines()
        actions = [line.split("  ", 1)[1] for line in shown]
        assert (
            actions[0]
            == {
                "backup": "command line  backup  copy.sqlite3",
                "records": "command line  records  eko 0",
                "restore": "command line  restore  copy.sqlite3",
            }[words[0]]
        )
    assert len(actions) == 1, "the backup is older than the other entries"


# The chat filter


def write_filter(folder: Path, text: str) -> str:
    (folder / "words.txt").write_text(text, encoding="utf-8")
    return "words.txt"


def test_words_match_as_words_and_patterns_anywhere(tmp_path: Path) -> None:
    file = write_filter(tmp_path, "# comment\n\nass\nżółć\nbad phrase\n/d[a4]mn+/\n")
    mask = load_filter(file, tmp_path, "mask")
    assert mask.chat("Pass the ASS, classic Żółć") == "Pass the ***, classic ****"
    assert mask.chat("a bad phrase: godD4MNNit") == "a **********: god*****it"
    assert mask.chat("z\u0307o\u0301łc\u0301") == "****", "accents in any form"
    assert load_filter("", tmp_path, "reject").chat("ass") == "ass"


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d"])
def test_a_joiner_inside_a_word_hides_it_from_nobody(joiner: str, tmp_path: Path) -> None:
    file = write_filter(tmp_path, "villain\nass\n")
    split = f"you vil{joiner}lain"
    assert load_filter(file, tmp_path, "mask").chat(split) == "you *******"
    reject = load_filter(file, tmp_path, "reject")
    with pytest.raises(ApiError, match="bad-words"):
        reject.chat(split)
    harmless = f"cl{joiner}ass 👩{joiner}🚀"
    assert reject.chat(harmless) == load_filter(file, tmp_path, "mask").chat(harmless) == harmless


def test_salts_that_others_read_pass_the_filter(tmp_path: Path) -> None:
    reject = load_filter(write_filter(tmp_path, "villain\n/d[a4]d/\n"), tmp_path, "reject")
    for salt in ("villain", "my d4d", "dad" * 8):
        with pytest.raises(ApiError, match="bad-words"):
            reject.check_salt(salt)
    reject.check_salt("dad0" * 8)
    reject.check_salt("pepper")


@pytest.mark.parametrize(
    ("text", "fault"),
    [("fine\n/(/\n", "words.txt, line 2: is not a regular expression"), ("\n\n/x*/", "words.txt, line 3: matches an")],
)
def test_a_fault_of_the_filter_names_the_file_and_the_line(
    text: str, fault: str, tmp_path: Path, settings: ServerSettings
) -> None:
    changed = msgspec.structs.replace(settings, chat_filter=write_filter(settings.folder, text))
    with pytest.raises(ChatFilterFault, match=fault):
        make_services(changed)
    with pytest.raises(ChatFilterFault, match=r"none\.txt"):
        load_filter("none.txt", tmp_path, "reject")


async def test_names_with_unwanted_words_are_rejected(settings: ServerSettings) -> None:
    changed = msgspec.structs.replace(settings, chat_filter=write_filter(settings.folder, "villain"))
    async with running(changed) as services, browser_of(make_app(services)) as ann:
        for path, body in (
            ("guests", {"name": "The Villain"}),
            ("accounts", {"name": "Villain", "password": PASSWORD}),
        ):
            assert code_of(await ann.post(f"/api/v1/{path}", json=body)) == (422, "bad-words")
        await come(ann, "Ann")
        assert code_of(await ann.patch("/api/v1/me", json={"name": "Villain"})) == (422, "bad-words")
        claim = {"name": "villain", "password": PASSWORD}
        assert code_of(await ann.post("/api/v1/me/claim", json=claim)) == (422, "bad-words")


def test_chat_and_tables_with_unwanted_words_are_rejected_or_masked(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    async def play(address: str, *, is_masking: bool) -> None:
        async with guests(address, "Ann") as (ann,):
            for form in ({"name": "Villain's table"}, {"seats": ["open", "mine:villain"]}):
                with pytest.raises(Refused, match="bad-words"):
                    await ann.ask("open", settings={"game": "eko", **form})
            match = str((await ann.ask("open", settings={"game": "eko"}))["match"])
            await ann.ask("watch", match=match)
            with pytest.raises(Refused, match="bad-words"):
                await ann.ask("join", match=match, name="Villain")
            with pytest.raises(Refused, match="bad-words"):
                await ann.ask("plan", match=match, seat=1, plan="mine:villain")
            with pytest.raises(Refused, match="bad-words"):
                await ann.ask("salt", match=match, salt="villain")
            if is_masking:
                number = (await ann.ask("say", match=match, text="you villain!"))["number"]
                await ann.reach(match, number)
                assert said(ann, match) == [("said", "you *******!")]
            else:
                with pytest.raises(Refused, match="bad-words"):
                    await ann.ask("say", match=match, text="you villain!")

    for action in ("reject", "mask"):
        data = tmp_path_factory.mktemp(action)
        settings = ServerSettings(data=str(data), rate_limits=False, thinkers=1, chat_filter_action=action)
        settings = msgspec.structs.replace(settings, chat_filter=write_filter(data, "villain"))
        with ThreadServer(settings) as server:
            asyncio.run(play(server.address, is_masking=action == "mask"))


# Data


async def test_export_and_deletion_include_moderation(browser: MakeBrowser, services: Services) -> None:
    ann, bob = browser(), browser()
    one, other = await join(ann, "Ann"), await come(bob, "Bob")
    await ann.put(f"/api/v1/me/muted/{other}")
    await bob.post("/api/v1/reports", json={"person": one, "reason": "chat", "note": "words of Bob"})
    await ann.post("/api/v1/reports", json={"person": other, "reason": "chat", "note": "words of Ann"})
    await services.moderation.ban(other, 1, "rude", one)
    exported = (await ann.get("/api/v1/me/export")).json()
    assert [row["muted"] for row in exported["mutes"]] == [other]
    assert [row["note"] for row in exported["reports"]] == ["words of Ann"]
    assert [row["reason"] for row in exported["reports_about"]] == ["chat"]
    assert exported["administration"][0]["action"] == "ban"
    text = (await ann.get("/api/v1/me/export")).text
    assert "words of Bob" not in text, "what others wrote is theirs"
    assert (await ann.post("/api/v1/me/deletion", json={"password": PASSWORD})).status_code == 204
    async with services.database.read() as session:
        assert (await session.scalars(select(MuteRow))).all() == []
        assert (await session.scalars(select(ReportRow))).all() == []
        assert [row.by for row in await session.scalars(select(AuditRow))] == [None]
        assert [row.by for row in await session.scalars(select(BanRow))] == [None]
