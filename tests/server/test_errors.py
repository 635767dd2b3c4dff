"""Errors: one form for all, a text in four languages for each, and nothing of our insides."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import structlog
from fluent.syntax import ast, parse
from pydantic import TypeAdapter, ValidationError

from tests.server.conftest import MakeBrowser, browser_of, code_of, make_app, running
from tetrarch.core import registry
from tetrarch.server.http import errors
from tetrarch.server.http.errors import LANGUAGES, PROBLEMS, REFUSAL_STATUS, STATUS_OF, ApiError, refusal_content, say
from tetrarch.server.http.schemas import GameName, LanguageName
from tetrarch.server.ops.monitoring import set_up_logs
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.table.refusal import Refusal

pytestmark = pytest.mark.anyio

SERVER = Path(errors.__file__).parents[1]


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the values that stand in it."""
    resource = parse((SERVER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(values_of(entry))
    return found


def values_of(node: object) -> Iterator[str]:
    """The names of the values that stand in a part of a message."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            yield from values_of(part)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_code_has_a_text(language: str) -> None:
    known = messages(language)
    for code in STATUS_OF:
        text = say(language, f"error-{code}", **dict.fromkeys(known[f"error-{code}"], 7))
        assert text
        assert not text.endswith(".")
    for problem in {*PROBLEMS.values(), "wrong-type", "wrong-form", "one-of", "unknown-push-service"}:
        assert "name" in say(language, f"field-{problem}", field="name", limit=7, wanted="x", other="y")


async def test_all_languages_have_the_same_messages_with_the_same_values() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language) == english, language


async def test_every_code_that_is_raised_is_known_and_every_known_code_is_used() -> None:
    sources = {file: file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py")}
    raised = set(re.findall(r'ApiError\(\s*"([a-z-]+)"', "".join(sources.values())))
    assert raised <= set(STATUS_OF)
    others = "".join(text for file, text in sources.items() if file.name != "errors.py")
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', others))
    assert set(STATUS_OF) - raised - quoted == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_seconds_are_counted_in_the_grammar_of_the_language(language: str) -> None:
    said = {say(language, "error-too-often", seconds=seconds) for seconds in (1, 2, 5)}
    assert len(said) == 3
    if language == "pl":
        assert say("pl", "error-too-often", seconds=3).endswith("3 sekundy")
        assert say("pl", "error-too-often", seconds=25).endswith("25 sekund")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not-found"),
        ("GET", "/api/v1/nothing", 404, "not-found"),
        ("POST", "/api/v1/lobby/tables", 405, "method-not-allowed"),
        ("GET", "/api/v1/me", 401, "not-signed-in"),
        ("GET", "/api/v1/people/UPPER", 422, "bad-request"),
        ("GET", "/api/v1/people/nobody", 404, "no-such-person"),
        ("GET", "/api/v1/games?cursor=nonsense", 422, "bad-cursor"),
        ("GET", "/api/v1/games?limit=1000", 422, "bad-request"),
        ("GET", "/api/v1/games?game=chess", 422, "bad-request"),
        ("GET", "/api/v1/push/key", 404, "push-off"),
    ],
)
async def test_all_errors_have_one_form(method: str, path: str, status: int, code: str, browser: MakeBrowser) -> None:
    for language in LANGUAGES:
        answer = await browser(**{"Accept-Language": language}).request(method, path)
        assert code_of(answer) == (status, code)
        assert answer.headers["content-language"] == language
        assert set(answer.json()) == {"error"}
        if "details" not in answer.json()["error"]:
            assert answer.json()["error"]["message"] == say(language, f"error-{code}")


async def test_a_wrong_method_gets_the_allowed_ones(browser: MakeBrowser) -> None:
    for path, methods in [("/api/v1/me", "GET, PATCH"), ("/api/v1/me/bots/x/tokens", "GET, POST"), ("/healthz", "GET")]:
        answer = await browser().put(path)
        assert (code_of(answer), answer.headers["allow"]) == ((405, "method-not-allowed"), methods)


async def test_refusals_of_a_table_contain_rule_and_alternatives() -> None:
    refusal = Refusal(
        "illegal-move", play="d5-d6", rule="E4.6", legal=["d5-f3"], explain=lambda language: f"no ({language})"
    )
    content, status = refusal_content(refusal, "fr")
    assert (content["code"], content["rule"], content["legal"], status) == ("illegal-move", "E4.6", ("d5-f3",), 422)
    assert "(fr)" in content["message"]


async def test_refusals_of_a_table_have_the_right_status(services: Services) -> None:
    app = make_app(services)

    @app.get("/refuse/{code}")
    async def refuse(code: str) -> None:
        raise Refusal(code, number=1, now=2, most=3)

    async with browser_of(app) as ann:
        for code, status in [("stale", 409), ("not-host", 403), ("no-such-number", 404), ("bad-chat", 422)]:
            assert code_of(await ann.get(f"/refuse/{code}")) == (status, code)


async def test_only_refusals_that_exist_have_a_status() -> None:
    texts = resources.files("tetrarch.table").joinpath("texts/en.ftl").read_text(encoding="utf-8")
    assert set(REFUSAL_STATUS) <= set(re.findall(r"^refusal-([a-z-]+) =", texts, re.MULTILINE))


async def test_internal_errors_contain_only_a_reference(services: Services, capsys: pytest.CaptureFixture[str]) -> None:
    app = make_app(services)

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("secret insides")

    try:
        set_up_logs()
        async with browser_of(app) as ann:
            answer = await ann.get("/broken")
            assert (await ann.get("/healthz")).status_code == 200
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = []
    assert code_of(answer) == (500, "our-fault")
    reference = answer.json()["error"]["reference"]
    assert reference in answer.json()["error"]["message"]
    assert "secret" not in answer.text
    (line,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (line["event"], line["reference"], line["exception"]) == ("our-fault", reference, "RuntimeError")
    assert "secret insides" not in json.dumps(line)
    assert any("broken" in place for place in line["trace"])


async def test_a_lost_database_is_reported_as_unavailable(settings: ServerSettings) -> None:
    async with running(settings) as services, browser_of(make_app(services)) as ann:
        assert services.database.file
        await services.database.close()
        away = services.database.file.with_suffix(".away")
        away.symlink_to(away.parent, target_is_directory=True)
        away.replace(services.database.file)  # at once, so that no task of the server creates the file anew
        assert code_of(await ann.get("/api/v1/lobby/tables")) == (503, "database-away")
        health = await ann.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "bad")
        assert "database" in failing_checks((await ann.get("/metrics")).text)


async def test_logs_redact_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        set_up_logs("debug")
        structlog.get_logger().info(
            "something", password="hunter2", api_token="t", match="m1", chat_text="hi", seed="s"
        )
        logging.getLogger("uvicorn").warning("from a library")
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = []
    own, foreign = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert own["match"] == "m1"
    assert {own[name] for name in ("password", "api_token", "chat_text", "seed")} == {"[removed]"}
    assert (foreign["event"], foreign["level"]) == ("from a library", "warning")


# Operation


async def test_metrics_are_for_this_machine_or_the_token(settings: ServerSettings) -> None:
    async with running(msgspec.structs.replace(settings, metrics_token="sesame")) as services:
        app = make_app(services)
        async with browser_of(app) as here, browser_of(app, "9.9.9.9") as away:
            await here.get("/api/v1/people/user")
            text = (await here.get("/metrics")).text
            assert 'route="/api/v1/people/{person}",status="404"' in text
            assert "user" not in text
            assert 'tetrarch_matches{status="running"} 0.0' in text
            assert code_of(await away.get("/metrics")) == (403, "metrics-forbidden")
            for token, status in [("sesame", 200), ("Sesame", 403), ("sésame", 403)]:
                headers = {"Authorization": f"Bearer {token}".encode()}
                assert (await away.get("/metrics", headers=headers)).status_code == status  # type: ignore[arg-type]


async def test_metrics_say_which_health_check_fails(
    browser: MakeBrowser, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tetrarch.server.app.HEALTH_SECONDS", 0.0)
    ann = browser()
    assert failing_checks((await ann.get("/metrics")).text) == []
    monkeypatch.setattr("tetrarch.server.app.SPARE_BYTES", 1 << 80)
    assert failing_checks((await ann.get("/metrics")).text) == ["disk"]


def failing_checks(metrics: str) -> list[str]:
    checks = re.findall(r'^tetrarch_healthy{check="(\w+)"} (\S+)$', metrics, re.MULTILINE)
    assert len(checks) == 4
    return [name for name, value in checks if value == "0.0"]


async def test_health_reports_whether_the_database_is_current(
    browser: MakeBrowser, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tetrarch.server.app.HEALTH_SECONDS", 0.0)
    ann = browser()
    answer = await ann.get("/healthz")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
    async with services.database.write() as session:
        from sqlalchemy import text

        await session.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    answer = await ann.get("/healthz")
    assert (answer.status_code, answer.json()["migrations"]) == (503, False)


async def test_errors_are_documented(services: Services) -> None:
    description = make_app(services).openapi()
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            assert route["summary"], f"{method} {path}"
            if path.startswith("/api"):
                assert {"404", "422", "429"} <= set(route["responses"])


async def test_what_may_be_asked_for_is_what_there_is() -> None:
    assert get_args(LanguageName) == LANGUAGES
    names = TypeAdapter(GameName)
    assert [names.validate_python(name) for name in registry.names()] == list(registry.names())
    assert names.json_schema()["enum"] == list(registry.names())
    with pytest.raises(ValidationError):
        names.validate_python("chess")


async def test_unknown_codes_are_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        ApiError("no-such-code")


@pytest.mark.parametrize(
    ("language", "one", "two", "three"),
    [
        ("en", "The deal follows", "Both deals follow", "All 3 deals follow"),
        ("fr", "La donne découle", "Les deux donnes découlent", "Les 3 donnes découlent"),
        ("nl", "Wat er verdeeld is, volgt", "Beide verdelingen volgen", "Alle 3 verdelingen volgen"),
        ("pl", "Rozdanie wynika", "Oba rozdania wynikają", "Wszystkie 3 rozdania wynikają"),
    ],
)
def test_two_deals_are_called_both(language: LanguageName, one: str, two: str, three: str) -> None:
    for deals, words in enumerate((one, two, three), 1):
        assert say(language, "verified-seed", deals=deals).startswith(words)
