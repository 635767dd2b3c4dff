"""People: guests, claimed names, passwords, bot accounts, tokens, one's own data, and being deleted."""

from __future__ import annotations

import json

import msgspec
import pytest
from sqlalchemy import func, select

from tests.server.conftest import PASSWORD, MakeBrowser, browser_of, code_of, come, join, make_app, running
from tests.server.matches import NOW, account, finish, open_match, say, start
from tetrarch.server.accounts.credentials import compared, usable_name
from tetrarch.server.accounts.people import MAX_BOTS, MAX_TOKENS
from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.http.errors import ApiError
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.models import Base, EntryRow, PersonRow, SeatRow, SessionRow, TokenRow
from tetrarch.server.storage.summary import SeatSummary, Summary
from tetrarch.table.entries import Hosted, Opened

pytestmark = pytest.mark.anyio


# Names


@pytest.mark.parametrize("name", ["Ann", "Łukasz Żółć", "Ἀριστοτέλης", "山田 太郎", "O'Neill-2", "Дмитрий", "  Ann  "])
async def test_names_of_all_scripts_are_usable(name: str) -> None:
    assert usable_name(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 33, "a\nb", "a\x00b", "a\u202eb", "a\u200bb", "a\u2066b", "\ufeffAnn", "a\ud800"),
        *(
            "!!!",
            "—",
            "Pаul",
            "Αnn",
            "admin",
            "Sеrver",
            "ADM1N",
            "Deleted Player",
            "usunięty gracz",
            "Z" + "\u0301" * 5,
        ),
    ],
)
async def test_names_that_hide_mix_scripts_or_pretend_are_refused(name: str) -> None:
    with pytest.raises(ApiError) as error:
        usable_name(name)
    assert error.value.code == "bad-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Zoë", "zoe"),
        ("Bill", "B1ll"),
        ("Ann", "A n n"),
        ("Росс", "pocc"),
        ("Łódź", "lodz"),
        ("Ａnn", "Ann"),
    ],
)
async def test_names_that_could_be_mistaken_are_the_same(one: str, other: str) -> None:
    assert compared(one) == compared(other)


# Guests and accounts


async def test_a_guest_plays_at_once(browser: MakeBrowser) -> None:
    ann = browser()
    answer = await ann.post("/api/v1/guests", json={"name": "  Ann ", "language": "pl"})
    assert answer.status_code == 201
    assert (answer.json()["name"], answer.json()["kind"], answer.json()["language"]) == ("Ann", "guest", "pl")
    assert (await ann.get("/api/v1/me")).json() == answer.json()


async def test_an_account_can_be_made_at_once(browser: MakeBrowser) -> None:
    ann, bob = browser(), browser()
    asked = {"name": "Ann", "password": PASSWORD}
    answer = await ann.post("/api/v1/accounts", json=asked)
    assert (answer.status_code, answer.json()["kind"]) == (201, "account")
    assert (await ann.get("/api/v1/me")).json() == answer.json()
    assert code_of(await bob.post("/api/v1/accounts", json=asked)) == (409, "name-taken")


async def test_a_server_can_do_without_guests(settings: ServerSettings) -> None:
    settings = msgspec.structs.replace(settings, guests=False)
    async with running(settings) as services, browser_of(make_app(services)) as ann:
        assert code_of(await ann.post("/api/v1/guests", json={"name": "Ann"})) == (403, "account-needed")
        assert (await ann.post("/api/v1/accounts", json={"name": "Ann", "password": PASSWORD})).status_code == 201


async def test_guests_share_names_but_never_a_claimed_one(browser: MakeBrowser) -> None:
    one, two, three = browser(), browser(), browser()
    await come(one, "Ann")
    await come(two, "Ann")
    assert (await one.post("/api/v1/me/claim", json={"password": PASSWORD})).json()["kind"] == "account"
    assert code_of(await two.post("/api/v1/me/claim", json={"password": PASSWORD})) == (409, "name-taken")
    for name in ("Ann", "ann", "Ànn"):
        assert code_of(await three.post("/api/v1/guests", json={"name": name})) == (409, "name-taken")
    await come(three, "Bob")
    assert code_of(await three.patch("/api/v1/me", json={"name": "ANN"})) == (409, "name-taken")


async def test_an_account_signs_in_elsewhere(browser: MakeBrowser) -> None:
    person = await join(browser(), "Ann")
    elsewhere = browser()
    answer = await elsewhere.post("/api/v1/session", json={"name": " ann", "password": PASSWORD})
    assert (answer.status_code, answer.json()["id"]) == (200, person)
    assert (await elsewhere.get("/api/v1/me")).json()["id"] == person


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong password"), ("Nobody", PASSWORD), ("Ann", "x" * 200)])
async def test_a_failed_sign_in_does_not_reveal_whether_the_name_exists(
    name: str, password: str, browser: MakeBrowser
) -> None:
    await join(browser(), "Ann")
    answer = await browser().post("/api/v1/session", json={"name": name, "password": password})
    assert code_of(answer) == (401, "wrong-name-or-password")
    assert "set-cookie" not in answer.headers


async def test_a_guest_has_no_password_to_sign_in_with(browser: MakeBrowser) -> None:
    await come(browser(), "Ann")
    answer = await browser().post("/api/v1/session", json={"name": "Ann", "password": ""})
    assert code_of(answer) == (401, "wrong-name-or-password")


@pytest.mark.parametrize(("length", "status"), [(7, 422), (8, 200), (200, 200), (201, 422)])
async def test_passwords_have_8_to_200_characters_of_any_kind(length: int, status: int, browser: MakeBrowser) -> None:
    ann = browser()
    await come(ann, "Ann")
    password = ("é 🎲\n" * 60)[:length]
    assert (await ann.post("/api/v1/me/claim", json={"password": password})).status_code == status


async def test_passwords_are_kept_as_argon2id_and_refreshed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    from argon2 import PasswordHasher

    from tetrarch.server.accounts import credentials

    ann = await account(services, "Ann")
    monkeypatch.setattr(credentials, "_hasher", PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await services.people.sign_in("Ann", PASSWORD)
    async with services.database.read() as session:
        kept = (await session.get_one(PersonRow, ann.id)).password
    assert kept
    assert kept.startswith("$argon2id$")
    assert "t=2" in kept
    await services.people.sign_in("Ann", PASSWORD)


async def test_claiming_twice_is_refused(browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    assert code_of(await ann.post("/api/v1/me/claim", json={"password": PASSWORD})) == (409, "already-account")


async def test_claiming_may_take_another_name(browser: MakeBrowser) -> None:
    ann = browser()
    await come(ann, "Ann")
    assert (await ann.post("/api/v1/me/claim", json={"password": PASSWORD, "name": "Anna"})).json()["name"] == "Anna"
    await come(browser(), "Ann")


async def test_a_new_name_frees_the_old(browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    assert (await ann.patch("/api/v1/me", json={"name": "Anna", "language": "nl"})).json()["name"] == "Anna"
    await join(browser(), "Ann")
    assert (await ann.patch("/api/v1/me", json={"language": ""})).json()["language"] is None


async def test_a_new_password_ends_other_sessions_and_tokens(browser: MakeBrowser) -> None:
    ann, elsewhere = browser(), browser()
    await join(ann, "Ann")
    await elsewhere.post("/api/v1/session", json={"name": "Ann", "password": PASSWORD})
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    wrong = await ann.post("/api/v1/me/password", json={"old": "not it at all", "new": "another one"})
    assert code_of(wrong) == (401, "wrong-password")
    changed = await ann.post("/api/v1/me/password", json={"old": PASSWORD, "new": "another one"})
    assert changed.status_code == 204
    assert (await ann.get("/api/v1/me")).status_code == 200
    assert (await elsewhere.get("/api/v1/me")).status_code == 401
    program = browser(Authorization=f"Bearer {token}")
    assert code_of(await program.get("/api/v1/me")) == (401, "bad-token")
    answer = await elsewhere.post("/api/v1/session", json={"name": "Ann", "password": PASSWORD})
    assert answer.status_code == 401


# Bot accounts and tokens


async def test_a_bot_account_acts_by_its_token(browser: MakeBrowser) -> None:
    ann = browser()
    person = await join(ann, "Ann")
    bot = (await ann.post("/api/v1/me/bots", json={"name": "Annabot"})).json()
    assert (bot["kind"], [one["id"] for one in (await ann.get("/api/v1/me/bots")).json()]) == (
        "bot-account",
        [bot["id"]],
    )
    made = (await ann.post(f"/api/v1/me/bots/{bot['id']}/tokens", json={"name": "home"})).json()
    program = browser(Authorization=f"Bearer {made['token']}")
    me = (await program.get("/api/v1/me")).json()
    assert (me["id"], me["owner"], me["kind"]) == (bot["id"], person, "bot-account")
    (listed,) = (await ann.get(f"/api/v1/me/bots/{bot['id']}/tokens")).json()
    assert "token" not in listed
    assert listed["used"] is not None
    gone = await ann.delete(f"/api/v1/me/bots/{bot['id']}/tokens/{made['id']}")
    assert gone.status_code == 204
    assert code_of(await program.get("/api/v1/me")) == (401, "bad-token")


async def test_tokens_cannot_take_over_the_account(browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    program = browser(Authorization=f"Bearer {token}")
    assert (await program.get("/api/v1/me")).status_code == 200
    for method, path, body in [
        ("POST", "/api/v1/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("POST", "/api/v1/me/deletion", {"password": PASSWORD}),
        ("POST", "/api/v1/me/tokens", {"name": "more"}),
        ("POST", "/api/v1/me/bots", {"name": "Botty"}),
        ("DELETE", "/api/v1/sessions", None),
        ("GET", "/api/v1/me/export", None),
    ]:
        assert code_of(await program.request(method, path, json=body)) == (403, "people-only"), path


async def test_bots_and_tokens_of_other_users_are_protected(browser: MakeBrowser) -> None:
    ann, eve = browser(), browser()
    await join(ann, "Ann")
    await join(eve, "Eve")
    bot = (await ann.post("/api/v1/me/bots", json={"name": "Annabot"})).json()["id"]
    token = (await ann.post(f"/api/v1/me/bots/{bot}/tokens", json={"name": "home"})).json()["id"]
    for method, path in [
        ("DELETE", f"/api/v1/me/bots/{bot}"),
        ("GET", f"/api/v1/me/bots/{bot}/tokens"),
        ("DELETE", f"/api/v1/me/bots/{bot}/tokens/{token}"),
    ]:
        assert code_of(await eve.request(method, path)) == (404, "no-such-person")
    assert code_of(await eve.delete(f"/api/v1/me/tokens/{token}")) == (404, "no-such-token")


async def test_guests_have_no_bots_and_no_tokens(browser: MakeBrowser) -> None:
    guest = browser()
    await come(guest, "Ann")
    for path in ("/api/v1/me/bots", "/api/v1/me/tokens"):
        assert code_of(await guest.post(path, json={"name": "Botty"})) == (403, "account-needed")


async def test_bots_and_tokens_are_limited_in_number(services: Services) -> None:
    ann = await account(services, "Ann")
    for number in range(MAX_BOTS):
        await services.people.create_bot(ann.id, f"Botty {'abcdefghjkmnpqrstuvwxyz'[number]}")
    with pytest.raises(ApiError, match="too-many-bots"):
        await services.people.create_bot(ann.id, "One more")
    for _ in range(MAX_TOKENS):
        await services.people.create_token(ann.id, "token")
    with pytest.raises(ApiError, match="too-many-tokens"):
        await services.people.create_token(ann.id, "token")


async def test_secrets_are_not_in_the_database(services: Services, browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    cookie = ann.cookies["tetrarch-session"]
    async with services.database.read() as session:
        kept = [*(await session.scalars(select(SessionRow.token))), *(await session.scalars(select(TokenRow.token)))]
    assert len(kept) == 2
    assert token not in kept
    assert cookie not in kept
    assert services.database.file
    for file in services.database.file.parent.iterdir():
        for secret in (token, cookie, PASSWORD):
            assert secret.encode() not in file.read_bytes()


# One's own data


async def test_users_can_read_everything_stored_about_them(services: Services, browser: MakeBrowser) -> None:
    ann = browser()
    person = await services.people.get(await join(ann, "Ann"))
    bob = await account(services, "Bob")
    match = await open_match(services, person, bob)
    await say(services, match, person, "good luck", 0)
    await say(services, match, bob, "you too", 1)
    await ann.post("/api/v1/me/bots", json={"name": "Annabot"})
    await ann.post("/api/v1/me/tokens", json={"name": "script"})
    data = (await ann.get("/api/v1/me/export")).json()
    assert data["person"]["name"] == "Ann"
    assert [one["text"] for one in data["said"]] == ["good luck"]
    assert [one["match"] for one in data["matches"]] == [match]
    assert [len(data[name]) for name in ("sessions", "tokens", "bot_accounts")] == [1, 1, 1]
    text = json.dumps(data)
    assert "argon2" not in text
    assert "you too" not in text
    assert "seed" not in text


# Deleting


async def test_deleting_needs_the_password_of_an_account(browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    for body in ({}, {"password": "wrong"}):
        assert code_of(await ann.post("/api/v1/me/deletion", json=body)) == (401, "wrong-password")
    assert (await ann.post("/api/v1/me/deletion", json={"password": PASSWORD})).status_code == 204
    assert (await ann.get("/api/v1/me")).status_code == 401
    await join(browser(), "Ann")


async def test_no_data_of_a_deleted_user_remains(both_services: Services) -> None:
    from tetrarch.server.accounts.personal_data import delete_person

    ann, bob = await account(both_services, "Annabella"), await account(both_services, "Bob")
    bot = await both_services.people.create_bot(ann.id, "Annabellabot")
    await both_services.people.create_token(bot.id, "home")
    await both_services.sessions.open(ann.id)
    match = await open_match(both_services, ann, bob, bot, name="Friday", rated=True)
    await start(both_services, match, ["Annabella", "Bob", "Annabellabot"])
    await say(both_services, match, ann, "secretword", 0)
    await say(both_services, match, bob, "hello", 1)
    await both_services.store.save_snapshot(match, 5, b"Annabella in a snapshot")
    await finish(both_services, match, [[1], [0], [2]])
    await delete_person(both_services.database, both_services.tables, ann.id)

    everything = await dump(both_services)
    for trace in (ann.id, bot.id, "Annabella", "secretword"):
        assert trace not in everything, trace
    assert "hello" in everything
    assert bob.id in everything
    stored = await both_services.store.load(match)
    assert stored, "the match of the others is still there, and can be read"
    assert stored.snapshot is None
    assert everything.count('"deleted"') == 0
    async with both_services.database.read() as session:
        bodies = [json.loads(body) for body in await session.scalars(select(EntryRow.body).order_by(EntryRow.number))]
    started = next(body for body in bodies if body["kind"] == "started")
    assert started["names"] == ["deleted player", "Bob", "deleted player"]


async def test_a_match_continues_after_a_player_is_deleted(both_services: Services) -> None:
    from tetrarch.server.accounts.personal_data import delete_person

    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    match = await open_match(both_services, ann, bob)
    await start(both_services, match, ["Ann", "Bob"])
    await delete_person(both_services.database, both_services.tables, ann.id)
    stored = await both_services.store.load(match)
    assert stored
    opened = stored.entries[0]
    assert isinstance(opened, Opened)
    nobody = opened.host
    assert (nobody.name, nobody.id.startswith("gone-")) == ("deleted player", True)
    seats = (SeatSummary("person", nobody.name, nobody.id, bot="level2"), SeatSummary("person", "Bob", bob.id))
    hosted = Hosted(number=5, at=NOW, person=nobody)
    await both_services.store.append(match, [hosted], Summary(status="running", seats=seats))
    async with both_services.database.read() as session:
        rows = (await session.scalars(select(SeatRow).order_by(SeatRow.seat))).all()
    assert [(row.kind, row.person, row.name, row.bot) for row in rows] == [
        ("deleted", None, "", "level2"),
        ("person", bob.id, "Bob", None),
    ]


async def test_tables_are_left_before_a_person_is_deleted(services: Services, browser: MakeBrowser) -> None:
    calls: list[tuple[str, object]] = []

    class Tables:
        async def leave_all(self, *people: str) -> None:
            (person,) = people
            async with services.database.read() as session:
                known = await session.scalar(select(func.count()).select_from(PersonRow).where(PersonRow.id == person))
            calls.append(("leave", known))

        def change_tournaments(self, tournaments: object) -> None:
            raise AssertionError("the deletion withdraws the user from tournaments")

        async def forget(self, matches: object) -> None:
            calls.append(("forget", matches))

        async def sign_out(self, signed_out: SignedOut) -> None:
            assert signed_out == SignedOut(person=person.id), "all sessions and tokens"
            known = await services.sessions.by_cookie(cookie)
            calls.append(("sign out", known is not None))

        def hide(self, person: str, hidden: bool) -> None:
            raise AssertionError("a deleted user does not change")

        async def change_unheard(self, person: str) -> None:
            raise AssertionError("a deleted user does not change")

        async def close_table(self, match: str) -> None:
            raise AssertionError("tables are left, not closed")

    services.tables = Tables()
    ann = browser()
    person = await services.people.get(await come(ann, "Ann"))
    match = await open_match(services, person, None)
    cookie = ann.cookies["tetrarch-session"]
    assert (await ann.post("/api/v1/me/deletion", json={})).status_code == 204
    assert calls == [("leave", 1), ("sign out", True), ("sign out", False), ("forget", [match])]


async def dump(services: Services) -> str:
    """All rows of the database as text."""
    rows = []
    async with services.database.connect() as connection:
        for table in Base.metadata.sorted_tables:
            rows += [repr(tuple(row)) for row in await connection.execute(select(table))]
    return "\n".join(rows)
