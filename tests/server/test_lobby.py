"""The lobby: open and running tables, my tables, invitations, finished games, players and leaderboards."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.conftest import MakeBrowser, browser_of, code_of, come, join, make_app, running
from tests.server.matches import NOW, account, decide, finish, next_number, open_match, seats_of, start
from tetrarch.server.accounts.lists import Listings
from tetrarch.server.accounts.personal_data import delete_person
from tetrarch.server.routes.lobby import qr_svg
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.summary import Summary
from tetrarch.table.entries import Returned

pytestmark = pytest.mark.anyio


async def test_open_tables_are_listed_newest_first(services: Services, browser: MakeBrowser) -> None:
    ann = await account(services, "Ann")
    eko = await open_match(services, ann, None, at=NOW)
    legends = await open_match(services, ann, "level2", None, game="legends", name="", at=NOW + 1)
    await open_match(services, ann, "level2", at=NOW + 2)
    await open_match(services, ann, None, private=True, at=NOW + 3)
    running_match = await open_match(services, ann, None, at=NOW + 4)
    await start(services, running_match, ["Ann", "?"])
    answer = (await browser().get("/api/v1/lobby/tables")).json()
    assert [table["id"] for table in answer["tables"]] == [legends, eko]
    assert answer["next"] is None
    first = answer["tables"][0]
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in first["seats"]] == [
        ("person", "Ann", None),
        ("bot", "", "level2"),
        ("open", "", None),
    ]
    assert (first["open_seats"], first["players"], first["code"], first["your_seat"]) == (1, 3, None, None)
    only = (await browser().get("/api/v1/lobby/tables?game=eko")).json()
    assert [table["id"] for table in only["tables"]] == [eko]


async def test_running_matches_are_listed_for_spectators(services: Services, browser: MakeBrowser) -> None:
    ann = await account(services, "Ann")
    eko, legends, *hidden = [
        await open_match(services, ann, "level2", at=NOW),
        await open_match(services, ann, "level2", game="legends", at=NOW + 1),
        await open_match(services, ann, "level2", private=True, at=NOW + 2),
        await open_match(services, ann, "level2", watchers=False, at=NOW + 3),
    ]
    await open_match(services, ann, None, at=NOW + 4)
    for match in (eko, legends, *hidden):
        await start(services, match, ["Ann", "?"])
    answer = (await browser().get("/api/v1/lobby/running")).json()
    assert [table["id"] for table in answer["tables"]] == [legends, eko]
    assert {table["status"] for table in answer["tables"]} == {"running"}
    only = (await browser().get("/api/v1/lobby/running?game=eko&limit=1")).json()
    assert [table["id"] for table in only["tables"]] == [eko]


async def test_no_list_contains_a_seed(services: Services, browser: MakeBrowser) -> None:
    client = browser()
    ann = await services.people.get(await join(client, "Ann"))
    match = await open_match(services, ann, None)
    seed = await services.store.seed_of(match)
    assert seed
    for path in ("/api/v1/lobby/tables", "/api/v1/me/tables", "/api/v1/games", f"/api/v1/people/{ann.id}"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert seed not in answer.text


async def test_pages_follow_each_other_without_gap_or_repetition(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    matches = [await open_match(both_services, ann, None, at=NOW + number // 3) for number in range(10)]
    listings = Listings(both_services.database, None, "en")
    seen: list[str] = []
    cursor: str | None = None
    while True:
        page = await listings.open_tables(None, cursor, 3)
        seen += [table.id for table in page.tables]
        await open_match(both_services, ann, None, at=NOW + 100)  # new ones do not shift the pages
        cursor = page.next
        if cursor is None:
            break
    assert sorted(seen) == sorted(matches)


async def test_finished_games_by_game_and_player(both_services: Services) -> None:
    ann, bob, eve = [await account(both_services, name) for name in ("Ann", "Bob", "Eve")]
    ended = []
    for number, (one, other, game) in enumerate([(ann, bob, "eko"), (bob, eve, "legends"), (ann, eve, "eko")]):
        match = await open_match(both_services, one, other, game=game)
        await start(both_services, match, [one.name, other.name])
        await finish(both_services, match, [[0], [1]], at=NOW + 10 + number)
        ended.append(match)
    await open_match(both_services, ann, None)
    listings = Listings(both_services.database, None, "en")

    async def found(game: str | None = None, person: str | None = None) -> list[str]:
        return [table.id for table in (await listings.finished(game, person, None, 50)).tables]

    assert await found() == ended[::-1]
    assert await found(game="eko") == [ended[2], ended[0]]
    assert await found(person=eve.id) == [ended[2], ended[1]]
    assert await found(game="legends", person=ann.id) == []
    page = await listings.finished(None, None, None, 2)
    assert [table.id for table in (await listings.finished(None, None, page.next, 2)).tables] == [ended[0]]
    (table,) = (await listings.finished("legends", None, None, 2)).tables
    assert [(seat.name, seat.place, seat.won) for seat in table.seats] == [("Bob", 1, True), ("Eve", 2, False)]


async def test_lists_contain_the_identities_of_seats_once_a_match_starts(both_services: Services) -> None:
    ann, bob = [await account(both_services, name) for name in ("Ann", "Bob")]
    match = await open_match(both_services, ann, "level2", None)
    listings = Listings(both_services.database, ann.id, "en")

    async def told() -> list[str | None]:
        page = await listings.own_tables(ann.id)
        (table,) = page.tables or (await listings.finished(None, None, None, 2)).tables
        return [seat.identity for seat in table.seats]

    assert await told() == [None, None, None]
    await start(both_services, match, ["Ann", "", "Bob"], identities="MET")
    assert await told() == ["M", "E", "T"]
    number = await next_number(both_services, match)
    returned = Returned(number=number, at=NOW + 5, seat=2)  # the seats are written anew
    summary = Summary(status="running", seats=seats_of(ann, "level2", bob))
    await both_services.store.append(match, [returned], summary)
    assert await told() == ["M", "E", "T"]
    await finish(both_services, match, [[0], [1], [2]])
    assert await told() == ["M", "E", "T"]


async def test_private_games_are_for_their_players_only(services: Services, browser: MakeBrowser) -> None:
    client, stranger = browser(), browser()
    ann, bob = await services.people.get(await join(client, "Ann")), await account(services, "Bob")
    await come(stranger, "Eve")
    match = await open_match(services, ann, bob, private=True)
    await finish(services, match, [[0], [1]])
    for who, expected in [(client, [match]), (stranger, []), (browser(), [])]:
        for path in ("/api/v1/games", f"/api/v1/games?person={ann.id}"):
            assert [table["id"] for table in (await who.get(path)).json()["tables"]] == expected


async def test_my_tables_show_whose_turn_it_is(services: Services, browser: MakeBrowser) -> None:
    client = browser()
    ann, bob = await services.people.get(await join(client, "Ann")), await account(services, "Bob")
    mine = await open_match(services, ann, bob)
    await start(services, mine, ["Ann", "Bob"], to_decide=(0,))
    theirs = await open_match(services, bob, ann)
    await start(services, theirs, ["Bob", "Ann"], to_decide=(0,))
    await decide(services, theirs, 5)
    await decide(services, mine, 5)
    hosted = await open_match(services, ann, None)
    over = await open_match(services, ann, bob)
    await finish(services, over, [[0], [1]])
    await open_match(services, bob, None)
    tables = {table["id"]: table for table in (await client.get("/api/v1/me/tables")).json()["tables"]}
    assert next(iter(tables)) == theirs
    assert set(tables) == {mine, theirs, hosted}
    assert {match: (table["your_seat"], table["your_turn"]) for match, table in tables.items()} == {
        mine: (0, False),
        theirs: (1, True),
        hosted: (0, False),
    }
    assert all(len(table["code"]) == 8 for table in tables.values())
    assert code_of(await browser().get("/api/v1/me/tables")) == (401, "not-signed-in")


async def test_an_invitation_is_found_however_it_is_typed(services: Services, browser: MakeBrowser) -> None:
    ann = await account(services, "Ann")
    match = await open_match(services, ann, None, private=True)
    stored = await services.store.load(match)
    assert stored
    code = stored.code
    for typed in (code, code.lower(), f"{code[:4]}-{code[4:]}", f" {code[:4]} {code[4:].lower()}"):
        answer = await browser().get(f"/api/v1/invitations/{typed}")
        assert answer.json()["id"] == match, typed
        assert answer.json()["code"] == code
    assert code_of(await browser().get("/api/v1/invitations/ZZZZZZZZ")) == (404, "no-such-table")
    assert code_of(await browser().get("/api/v1/invitations/x")) == (422, "bad-request")


@pytest.mark.parametrize(
    ("changes", "link"),
    [
        ({}, "http://tetrarch.test/join/"),
        ({"public_url": "https://play.example/games/"}, "https://play.example/games/join/"),
    ],
)
async def test_the_picture_of_an_invitation_holds_its_link(
    changes: dict[str, str], link: str, settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(address: str) -> bytes:
        drawn.append(address)
        return qr_svg(address)

    monkeypatch.setattr("tetrarch.server.routes.lobby.qr_svg", draw)
    async with running(msgspec.structs.replace(settings, **changes)) as services:
        match = await open_match(services, await account(services, "Ann"), None)
        stored = await services.store.load(match)
        assert stored
        async with browser_of(make_app(services)) as client:
            answer = await client.get(f"/api/v1/invitations/{stored.code.lower()}/qr.svg")
    assert drawn == [link + stored.code]
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


async def test_a_deleted_player_is_named_so_in_the_requested_language(services: Services, browser: MakeBrowser) -> None:
    ann, bob = await account(services, "Ann"), await account(services, "Bob")
    match = await open_match(services, ann, bob)
    await finish(services, match, [[0], [1]])
    await delete_person(services.database, services.tables, ann.id)
    (table,) = (await browser(**{"Accept-Language": "pl"}).get("/api/v1/games")).json()["tables"]
    assert [(seat["kind"], seat["name"], seat["person"]) for seat in table["seats"]] == [
        ("deleted", "usunięty gracz", None),
        ("person", "Bob", bob.id),
    ]
    assert table["seats"][0]["won"]


async def test_players_pages_count_results(both_services: Services) -> None:
    from tetrarch.server.accounts.lists import Players

    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    for game, standings in [("eko", [[0], [1]]), ("eko", [[1], [0]]), ("legends", [[0, 1]])]:
        match = await open_match(both_services, ann, bob, game=game, rated=True)
        await finish(both_services, match, standings, rated=True)
    page = await Players(both_services.database).page(ann.id)
    assert [(line.game, line.played, line.won) for line in page.results] == [("eko", 2, 1), ("legends", 1, 1)]
    assert [(line.game, line.matches, line.provisional) for line in page.ratings] == [
        ("eko", 2, True),
        ("legends", 1, True),
    ]


async def test_a_bots_page_names_its_owner(services: Services, browser: MakeBrowser) -> None:
    ann = await account(services, "Ann")
    bot = await services.people.create_bot(ann.id, "Annabot")
    page = (await browser().get(f"/api/v1/people/{bot.id}")).json()
    assert (page["person"]["kind"], page["owner"]["name"]) == ("bot-account", "Ann")
    assert (await browser().get("/api/v1/people?name=ANNABOT")).json()["id"] == bot.id
    assert code_of(await browser().get("/api/v1/people?name=nobody")) == (404, "no-such-person")


async def test_leaderboards_rank_across_pages(both_services: Services) -> None:
    from tetrarch.server.accounts.lists import Players

    people = await asyncio.gather(*(account(both_services, name) for name in ("Ann", "Bob", "Cid", "Dora")))
    match = await open_match(both_services, *people, rated=True)
    await finish(both_services, match, [[2], [0], [3], [1]], rated=True)
    players = Players(both_services.database)
    first = await players.leaderboard("eko", None, 3)
    second = await players.leaderboard("eko", first.next, 3)
    assert [(line.rank, line.person.name) for line in (*first.ranks, *second.ranks)] == [
        (1, "Cid"),
        (2, "Ann"),
        (3, "Dora"),
        (4, "Bob"),
    ]
    assert second.next is None
    assert first.ranks[0].rating > 1000 > second.ranks[0].rating
    assert (await players.leaderboard("legends", None, 3)).ranks == []
