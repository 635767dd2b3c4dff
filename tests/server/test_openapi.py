"""The API documents are current and complete, and the server conforms to them for every request."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from jsonschema import Draft202012Validator
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.live_server import ThreadServer
from tetrarch.server.app import make_app
from tetrarch.server.live.asyncapi import CLOSE_CODES, OUT, describe
from tetrarch.server.live.messages import AnyRequest
from tetrarch.server.routes.tables import SettingsBody
from tetrarch.server.settings import ServerSettings
from tetrarch.table.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = int(os.environ.get("TETRARCH_API_EXAMPLES", "3"))

pytestmark = pytest.mark.filterwarnings("default")  # of Schemathesis, not of ours


def written(data: object) -> str:
    """A description as its file has it."""
    return json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def described(tmp_path: Path) -> dict[str, object]:
    found: dict[str, object] = make_app(ServerSettings(data=str(tmp_path))).openapi()
    return found


def test_openapi_json_is_current(tmp_path: Path) -> None:
    """``TETRARCH_WRITE_DOCS=1`` writes it."""
    check(DOCS / "openapi.json", written(described(tmp_path)))


def test_asyncapi_json_is_current() -> None:
    check(DOCS / "asyncapi.json", written(describe()))


def check(file: Path, text: str) -> None:
    if os.environ.get("TETRARCH_WRITE_DOCS"):
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text, f"{file.name} is old: run the tests with TETRARCH_WRITE_DOCS=1"


def test_every_operation_is_described(tmp_path: Path) -> None:
    for path, methods in described(tmp_path)["paths"].items():  # type: ignore[attr-defined]
        for method, operation in methods.items():
            where = f"{method} {path}"
            assert operation["tags"], where
            assert operation["description"].strip().endswith("."), where
            if path.startswith("/api"):
                answers = operation["responses"]
                assert {"400", "401", "403", "404", "409", "422", "429", "500", "503"} <= set(answers), where
                good = [answers[status] for status in answers if status.startswith("2")]
                assert good, where
                if "204" not in answers:
                    assert good[0]["content"], where


def test_every_message_is_described() -> None:
    description = describe()
    messages = description["components"]["messages"]  # type: ignore[index]
    kinds = (*get_args(AnyRequest), *OUT)
    assert set(messages) == {str(kind.__struct_config__.tag) for kind in kinds}
    assert all(message["summary"] for message in messages.values())
    references = set(re.findall(r'"#/components/schemas/([\w.]+)"', json.dumps(description)))
    assert references <= set(description["components"]["schemas"])  # type: ignore[index]


def test_the_page_names_every_message_and_code() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    for name in describe()["components"]["messages"]:  # type: ignore[index]
        assert f"`{name}`" in page, name
    for code in CLOSE_CODES:
        assert str(code) in page


def test_what_the_socket_sends_fits_its_description(live: ThreadServer) -> None:
    import asyncio
    import random

    from tests.server.players import guests, open_match, play_out

    description = describe()
    schemas = json.dumps(description["components"]["schemas"])  # type: ignore[index]
    definitions = json.loads(schemas.replace("#/components/schemas/", "#/$defs/"))
    messages: dict[str, Any] = description["components"]["messages"]  # type: ignore[index]
    names = {name: message["payload"]["$ref"].rpartition("/")[2] for name, message in messages.items()}

    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            await bob.ask("lobby")
            match = await open_match(ann, [bob], game="legends")
            await play_out(match, [ann, bob], random.Random(1), most=12)
            for player in (ann, bob):
                for message in player.messages:
                    validator = Draft202012Validator(
                        {"$ref": f"#/$defs/{names[message['type']]}", "$defs": definitions}
                    )
                    validator.validate(message)

    asyncio.run(play())


# Schemathesis


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT = r"/notices$|/metrics$|/me/deletion$|/session"
"""A stream that never ends, the measurements, and what would end the session that the requests are made in."""


@pytest.fixture(scope="module")
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A separate server, because requests such as claiming a name must not affect other tests."""
    data = tmp_path_factory.mktemp("lone")
    with ThreadServer(ServerSettings(data=str(data), rate_limits=False, thinkers=1)) as server:
        yield server


@pytest.fixture(scope="module")
def cookie(lone: ThreadServer) -> Iterator[str]:
    with httpx.Client(base_url=lone.address, headers={"Origin": lone.address}) as client:
        yield str(client.post("/api/v1/guests", json={"name": "Fuzz"}).cookies["tetrarch-session"])


schema = schemathesis.openapi.from_dict(make_app(ServerSettings(data="nowhere")).openapi()).exclude(path_regex=LEFT_OUT)


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_server_conforms_to_its_api_documents(case: Case[Any], lone: ThreadServer, cookie: str) -> None:
    headers = {"Cookie": f"tetrarch-session={cookie}", "Origin": lone.address, "Sec-Fetch-Site": "same-origin"}
    answer = case.call(base_url=lone.address, headers=headers, timeout=60)
    case.validate_response(answer, checks=CHECKS)
    assert "Traceback" not in answer.text


def test_requests_may_have_every_setting_of_a_table_but_the_tournament() -> None:
    assert set(Settings.__struct_fields__) - set(SettingsBody.model_fields) == {"tournament"}
