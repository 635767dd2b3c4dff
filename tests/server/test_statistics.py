"""Statistics, goals and achievements: correct against a recount, private where games are, and gone with the player."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.conftest import MakeBrowser, come
from tests.server.live_server import ThreadServer
from tests.server.matches import NOW, account, finish, next_number, open_match, start
from tests.server.players import guests, play_out
from tests.server.players import open_match as open_live
from tetrarch.bots.roster import level_of
from tetrarch.core import registry
from tetrarch.core.options import load_facts
from tetrarch.puzzles.collection import collection
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.personal_data import delete_person, export_person
from tetrarch.server.accounts.statistics import StatisticsForm, as_csv, finished_games, public_statistics, statistics
from tetrarch.server.http.errors import ApiError
from tetrarch.server.services import Services
from tetrarch.server.storage.summary import SeatSummary, Summary
from tetrarch.table.entries import Hinted
from tetrarch.table.settings import Clock

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
Form = dict[str, Any]


class Played(NamedTuple):
    """A generated game as the test knows it."""

    game: str
    company: tuple[str, ...]
    """Who has the other seats: ``person``, ``me`` or a bot."""
    variants: tuple[str, ...]
    private: bool
    minutes: int
    place: int
    points: int
    won: bool
    is_slow: bool
    at: int


async def play(services: Services, me: User, other: User, generator: random.Random, number: int) -> Played:
    """Play a random game with random settings and a random result."""
    game = generator.choice(["eko", "legends"])
    others = generator.choices(
        ["person", "me", "level1", "level3", "level4", "level5:seconds=3", "level5:seconds=0.1", "random"],
        k=generator.choice([1, 2, 3]),
        weights=[4, 1, 6, 6, 4, 4, 1, 1],
    )
    if others.count("person") > 1:
        others = ["person", *["level2"] * (len(others) - 1)]
    seats: list[User | str] = [{"person": other, "me": me}.get(one, one) for one in others]
    names = [choice.name for option in load_facts(f"tetrarch.{game}").options[:1] for choice in option.choices]
    variants = tuple(generator.sample(names, generator.choice([0, 0, 1, 2, 3])))
    is_slow = generator.random() < 0.2
    minutes = generator.randint(1, 90)
    private = generator.random() < 0.5
    at = NOW + number * 1000 * MINUTE
    match = await open_match(
        services,
        me,
        *seats,
        game=game,
        private=private,
        options={"variants": list(variants)} if variants else {},
        clock=Clock(kind="days", days=2) if is_slow else None,
        at=at,
    )
    await start(services, match, ["x"] * (1 + len(others)), at=at)
    order = list(range(1 + len(others)))
    generator.shuffle(order)
    tied = generator.random() < 0.2
    standings = [order[:2], *[[seat] for seat in order[2:]]] if tied else [[seat] for seat in order]
    await finish(services, match, standings, at=at + minutes * MINUTE)
    place = 1 if 0 in standings[0] else 1 + order.index(0)
    won, points = 0 in standings[0], 10 * len(order)
    return Played(game, tuple(others), variants, private, minutes, place, points, won, is_slow, at)


def group_of(one: Played) -> str:
    if "me" in one.company:
        return "shared"
    if "person" in one.company:
        return "people" if len(one.company) == 1 else "mixed"
    numbers = {"level1": 1, "level2": 2, "level3": 3, "level4": 4, "level5:seconds=3": 5}
    if not all(bot in numbers for bot in one.company):
        return "bots"
    return f"level{min(numbers[bot] for bot in one.company)}"


def recount(games: Sequence[Played]) -> Form:
    """The numbers of games, counted the slow way."""
    results = [one for one in games if group_of(one) != "shared"]
    runs = "".join("W" if one.won else "L" for one in results).split("L")
    live = [one.minutes for one in games if not one.is_slow]

    def average(values: list[int]) -> float | None:
        return round(sum(values) / len(values), 2) if values else None

    return {
        "games": len(games),
        "results": len(results),
        "wins": len([one for one in results if one.won]),
        "hinted": 0,
        "average_place": average([one.place for one in results]),
        "average_points": average([one.points for one in results]),
        "average_minutes": average(live),
        "current_streak": len(runs[-1]),
        "longest_streak": max(map(len, runs)),
    }


def named(groups: list[Form]) -> dict[str, Form]:
    return {group["name"]: {key: value for key, value in group.items() if key != "name"} for group in groups}


@pytest.mark.parametrize("seed", range(2))
async def test_statistics_agree_with_a_recount(services: Services, seed: int) -> None:
    generator = random.Random(f"statistics {seed}")
    me, other = await account(services, "Ann"), await account(services, "Bob")
    played = [await play(services, me, other, generator, number) for number in range(30)]
    games = await finished_games(services.database, me.id)
    for found, known in (
        (statistics(games, "en").model_dump(), played),
        (public_statistics(games).model_dump(), [one for one in played if not one.private]),
    ):
        for form in found["games"]:
            own = [one for one in known if one.game == form["game"]]
            assert form["total"] == recount(own)
            groups = {group_of(one) for one in own}
            assert named(form["by_opponents"]) == {
                group: recount([one for one in own if group_of(one) == group]) for group in groups
            }
            sizes = {1 + len(one.company) for one in own}
            assert named(form["by_players"]) == {
                str(size): recount([one for one in own if 1 + len(one.company) == size]) for size in sizes
            }
            variants = {variant for one in own for variant in one.variants or ("none",)}
            assert named(form["by_variant"]) == {
                variant: recount([one for one in own if variant in (one.variants or ("none",))]) for variant in variants
            }

    check_goals(statistics(games, "en"), played)


def check_goals(found: StatisticsForm, played: Sequence[Played]) -> None:
    """Compare the goals and achievements with a recount."""
    for form in found.games:
        own = [one for one in played if one.game == form.game]
        for goal in form.goals:
            ends = [
                one.at + one.minutes * MINUTE
                for one in own
                if one.won and 1 + len(one.company) == goal.players
                if group_of(one)[:5] == "level" and int(group_of(one)[5]) >= goal.level
            ]
            assert goal.reached == (min(ends) if ends else None)
        for achievement in form.achievements:
            tried = [one for one in own if set(achievement.variants) <= set(one.variants)]
            if achievement.variants:
                assert achievement.reached == (tried[0].at + tried[0].minutes * MINUTE if tried else None)
        three = next(one for one in form.achievements if one.name == "at-once")
        assert (three.reached is not None) == any(len(one.variants) >= 3 for one in own)
    left = [
        goal for form in found.games for goal in form.goals if goal.reached is None and goal.game == played[-1].game
    ]
    assert found.next_goal == left[0]


@pytest.mark.parametrize(
    ("why", "text"),
    [
        ("too short to think", "level5:seconds=0.5"),
        ("fewer simulations", "level4:simulations=1"),
        ("a level without a slider", "level3:seconds=1"),
        ("another bot", "random"),
        ("unknown", "level9"),
    ],
)
def test_only_bots_at_full_strength_are_levels(why: str, text: str) -> None:
    assert level_of(text) is None, why
    assert [level_of(f"level{number}") for number in range(1, 6)] == [1, 2, 3, 4, 5]
    assert level_of("level5:seconds=10") == 5


@pytest.mark.parametrize("why", ["a position", "a round limit", "resigned"])
async def test_unusual_games_count_but_reach_nothing(services: Services, why: str) -> None:
    me = await account(services, "Ann")
    options: dict[str, dict[str, object]] = {
        "a position": {"position": {"format": "tetrarch/eko-position"}},
        "a round limit": {"round_limit": 1},
    }
    match = await open_match(services, me, "level2", options=options.get(why))
    await finish(services, match, [[0], [1]], reason="resigned" if why == "resigned" else "points")
    found = statistics(await finished_games(services.database, me.id), "en").games[0]
    assert (found.total.games, found.total.wins) == (1, 1)
    assert not any(goal.reached for goal in found.goals)
    assert not any(achievement.reached for achievement in found.achievements)


async def test_a_game_with_hints_counts_but_beats_no_level(services: Services) -> None:
    me = await account(services, "Ann")
    for number, hints in enumerate([1, 0]):
        match = await open_match(services, me, "level3", options={"variants": ["moon"]})
        entry = Hinted(number=await next_number(services, match), at=NOW, seat=0)
        seats = (SeatSummary("person", me.name, me.id, hints=hints), SeatSummary("bot", bot="level3"))
        await services.store.append(match, [entry], Summary(status="running", seats=seats))
        await finish(services, match, [[0], [1]], at=NOW + number)
        found = statistics(await finished_games(services.database, me.id), "en").games[0]
        assert (found.total.wins, found.total.hinted) == (number + 1, 1)
        assert [goal.match for goal in found.goals if goal.reached] == ([] if hints else [match] * 3)
        assert any(one.reached for one in found.achievements if one.name == "moon")


async def test_the_next_goal_is_the_first_of_the_game_played_last(services: Services) -> None:
    me = await account(services, "Ann")
    assert statistics([], "en").next_goal == statistics([], "en").games[0].goals[0]
    for number, (game, bot) in enumerate([("eko", "level3"), ("legends", "level1")]):
        match = await open_match(services, me, bot, game=game)
        await finish(services, match, [[0], [1]], at=NOW + number)
    found = statistics(await finished_games(services.database, me.id), "en").next_goal
    assert found
    assert (found.game, found.players, found.level) == ("legends", 3, 1)


async def test_private_games_stay_private(services: Services, browser: MakeBrowser) -> None:
    owner, other = browser(), browser()
    me = await come(owner, "Ann")
    await come(other, "Bob")
    user = await services.people.create_guest("Cid", None)
    ann = User(id=me, name="Ann", kind="guest", language=None, owner=None, created=0)
    for private in (True, False):
        match = await open_match(
            services, ann, user, private=private, options={"variants": ["moon"] if private else []}
        )
        await finish(services, match, [[0], [1]])
    seen = (await other.get(f"/api/v1/people/{me}/statistics")).json()
    assert seen["games"][0]["total"]["games"] == 1
    assert "moon" not in str(seen)
    assert all(set(game) == {"game", "total", "by_opponents", "by_players", "by_variant"} for game in seen["games"])
    own = (await owner.get("/api/v1/me/statistics")).json()
    assert own["games"][0]["total"]["games"] == 2
    assert (await other.get("/api/v1/me/statistics")).json()["games"][0]["total"]["games"] == 0
    assert (await browser().get("/api/v1/me/statistics")).status_code == 401
    assert (await browser().get("/api/v1/me/statistics.csv")).status_code == 401
    assert (await other.get("/api/v1/people/nobody/statistics")).status_code == 404


async def test_a_claimed_account_keeps_the_statistics_of_the_guest(services: Services, browser: MakeBrowser) -> None:
    guest = browser()
    me = await come(guest, "Ann")
    ann = User(id=me, name="Ann", kind="guest", language=None, owner=None, created=0)
    match = await open_match(services, ann, "level1", private=True)
    await finish(services, match, [[0], [1]])
    before = (await guest.get("/api/v1/me/statistics")).json()
    assert before["games"][0]["goals"][0]["match"] == match
    assert (await guest.post("/api/v1/me/claim", json={"password": "correct horse battery"})).status_code == 200
    assert (await guest.get("/api/v1/me/statistics")).json() == before


async def test_games_are_exported_and_deleted_with_their_player(both_services: Services) -> None:
    me = await account(both_services, "Ann")
    match = await open_match(both_services, me, "level2", "level4", options={"variants": ["moon", "sand"]})
    await start(both_services, match, ["a", "b", "c"], at=NOW)
    await finish(both_services, match, [[0], [2], [1]], at=NOW + 3 * MINUTE)
    games = await finished_games(both_services.database, me.id)
    assert list(csv.DictReader(io.StringIO(as_csv(games)))) == [
        {
            **{"match": match, "game": "eko", "ended": str(NOW + 3 * MINUTE), "players": "3", "variants": "moon sand"},
            **{"opponents": "level2", "place": "1", "points": "30", "won": "1", "minutes": "3.0", "hints": "0"},
        }
    ]
    exported: Any = await export_person(both_services.database, me.id, "en")
    assert exported["statistics"] == statistics(games, "en").model_dump()
    await delete_person(both_services.database, both_services.tables, me.id)
    with pytest.raises(ApiError, match="no-such-person"):
        await finished_games(both_services.database, me.id)


async def test_an_achievement_introduces_its_variant_in_the_language_of_the_reader() -> None:
    found = {one.name: one for one in statistics([], "fr").games[0].achievements}
    words = {one.name: one for one in registry.game("eko").choice_words("variants", "fr")}
    assert words["portals"].title in found["portals"].note
    assert words["portals"].note in found["portals"].note
    assert found["portals"].title == "Raccourci"


@pytest.mark.parametrize("game", registry.names())
def test_achievements_are_reachable(game: str) -> None:
    facts = registry.facts(game)
    variants = {choice.name for option in facts.options if option.name == "variants" for choice in option.choices}
    assert len({one.name for one in facts.achievements}) == len(facts.achievements)
    assert {variant for one in facts.achievements for variant in one.variants} == variants
    assert all(max(one.at_once, one.different) <= len(variants) for one in facts.achievements)
    assert all(one.players in (0, *registry.game(game).players) for one in facts.achievements)


async def test_a_real_game_counts_and_its_continuation_reaches_nothing(live: ThreadServer) -> None:
    generator = random.Random("real game")
    async with guests(live.address, "Ann", "Bob") as (ann, bob):
        match = await open_live(ann, [], seats=["open", "bot:random"])
        made = await play_out(match, [ann], generator)
        async with httpx.AsyncClient(base_url=f"{live.address}/api/v1/") as client:
            events = ann.moments[match]["events"]
            forked = await client.post(
                f"tables/{match}/fork",
                json={"events": events - 2, "settings": {"seats": ["open", "bot:random"]}},
                headers=bob.headers,
            )
            assert forked.status_code == 201, forked.text
            other = forked.json()["match"]
            await bob.ask("watch", match=other)
            await play_out(other, [bob], generator)
            own, his = [
                next(
                    game
                    for game in (await client.get("me/statistics", headers=player.headers)).json()["games"]
                    if game["game"] == "legends"
                )
                for player in (ann, bob)
            ]
    assert made
    assert own["total"]["games"] == his["total"]["games"] == 1
    assert own["total"]["average_points"] == ann.moments[match]["points"][0]
    assert [one["match"] for one in own["achievements"] if one["name"] == "first"] == [match]
    assert [one["match"] for one in his["achievements"] if one["name"] == "first"] == [None]


async def test_goals_count_the_games_against_exactly_their_level(services: Services) -> None:
    me = await account(services, "Ann")
    for number, (bots, standings) in enumerate(
        [
            (["level2"], [[0], [1]]),
            (["level2"], [[1], [0]]),
            (["level3"], [[0], [1]]),
            (["level2", "level4"], [[0], [1], [2]]),
        ]
    ):
        match = await open_match(services, me, *bots)
        await finish(services, match, standings, at=NOW + number)
    found = statistics(await finished_games(services.database, me.id), "en").games[0]
    counted = {(goal.level, goal.players): (goal.won, goal.played) for goal in found.goals if goal.played}
    assert counted == {(2, 2): (1, 2), (3, 2): (1, 1), (2, 3): (1, 1)}


async def test_weeks_run_from_monday_to_sunday(services: Services) -> None:
    me = await account(services, "Ann")
    monday = 1_699_833_600_000  # 13 November 2023 at midnight in UTC
    for at, standings in [
        (monday - 1, [[0], [1]]),
        (monday, [[0], [1]]),
        (monday + 7 * DAY - 1, [[1], [0]]),
        (monday + 7 * DAY, [[0], [1]]),
        (monday - 20 * 7 * DAY, [[0], [1]]),
    ]:
        await finish(services, await open_match(services, me, "level1"), standings, at=at)
    await finish(services, await open_match(services, me, me), [[0], [1]], at=monday + DAY)
    games = await finished_games(services.database, me.id)
    weeks = statistics(games, "en", now=monday + 8 * DAY).weeks
    assert [week.start for week in weeks] == [monday + (number - 10) * 7 * DAY for number in range(12)]
    assert [(week.won, week.played) for week in weeks] == [*[(0, 0)] * 9, (1, 1), (1, 3), (1, 1)]


@pytest.mark.parametrize(
    ("game", "ends", "expected"),
    [
        ("eko", [("points", 3)] * 2, None),
        ("eko", [("points", 3), ("shared", 0), ("last", 9)], ("close", 2, 3, "win-in-two", "E8.1")),
        ("eko", [("last", 1), ("points", 4), ("last", 9)], ("wiped-out", 2, 3, "only-defence", "E8.2")),
        ("eko", [("points", 5), ("points", 4), ("points", 2)], ("outscored", 2, 3, "only-defence", "E8.1")),
        ("eko", [("repetition", 5)] * 3, None),
        ("eko", [("resigned", 1)] * 3, None),
        ("legends", [("points", 2), ("points", 1), ("points", 3)], ("close", 2, 3, "best-last-card", "L8.1")),
        ("legends", [("points", 3)] * 3, ("outscored", 3, 3, "take-lead", "L8.1")),
        ("legends", [("points", 2)] * 25, ("close", 20, 20, "best-last-card", "L8.1")),
    ],
)
async def test_advice_is_about_what_the_lost_games_have_in_common(
    services: Services, game: str, ends: list[tuple[str, int]], expected: tuple[str, int, int, str, str] | None
) -> None:
    me = await account(services, "Ann")
    for number, (reason, behind) in enumerate(ends):
        match = await open_match(services, me, "level5", game=game)
        await finish(services, match, [[1], [0]], at=NOW + number, reason=reason, points=[10 - behind, 10])
    match = await open_match(services, me, "level1", game=game)
    await finish(services, match, [[0], [1]], at=NOW + 99)  # a game that was won does not count
    games = await finished_games(services.database, me.id)
    found = next(one for one in statistics(games, "en").games if one.game == game).advice
    assert (found and (found.name, found.games, found.lost, found.theme, found.rule)) == expected
    if found:
        assert f"In {found.games} of your last {found.lost} lost games" in found.note


@pytest.mark.parametrize("game", registry.names())
def test_advice_leads_to_puzzles_and_rules(game: str) -> None:
    known = registry.facts(game).advice
    assert len({one.name for one in known}) == len(known) > 0
    assert {one.theme for one in known} <= set(collection(game).themes)
    rules = (ROOT / "web" / "src" / game / "rules" / "en.txt").read_text("utf-8").splitlines()
    assert {one.rule for one in known} <= {line.split()[0] for line in rules if line.strip()}


async def test_players_see_with_whom_they_play(services: Services, browser: MakeBrowser) -> None:
    ann, others = browser(), ["Bob", "Cid", "Dan"]
    me = User(id=await come(ann, "Ann"), name="Ann", kind="guest", language=None, owner=None, created=0)
    bob, cid, dan = [await services.people.create_guest(name, None) for name in others]
    played: list[tuple[list[User | str], str, list[list[int]]]] = [
        ([bob], "eko", [[0], [1]]),
        ([bob, cid], "legends", [[1], [0], [2]]),
        ([bob, "level1"], "eko", [[0], [1], [2]]),
        ([dan], "eko", [[0], [1]]),
        ([me, cid], "eko", [[0], [1], [2]]),
    ]
    for number, (company, game, standings) in enumerate(played):
        match = await open_match(services, me, *company, game=game, private=number % 2 == 0)
        await finish(services, match, standings, at=NOW + number)
    link = await services.friends.create_link(cid.id, 1)
    await services.friends.accept_link(link.code, me.id)
    await services.friends.block(me.id, dan.id)
    found = (await ann.get("/api/v1/me/people")).json()["people"]
    assert [(one["person"]["name"], one["games"], one["won"], one["played"], one["friend"]) for one in found] == [
        ("Bob", ["eko", "legends"], 2, 3, False),
        ("Cid", ["legends"], 0, 1, True),
    ]
    assert (await browser().get("/api/v1/me/people")).status_code == 401
