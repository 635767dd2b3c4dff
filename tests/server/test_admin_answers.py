"""What the running server answers an administrator is said in the language of the terminal."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.conftest import running
from tests.server.matches import account, open_match
from tests.server.test_hub import running as running_hub
from tests.server.test_hub import start, two_guests
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.server.http.errors import ApiError, OperatorFault
from tetrarch.server.ops.admin import DONE, answer_text, rejection
from tetrarch.server.settings import ServerSettings
from tetrarch.table.refusal import Refusal


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (Refusal("closed"), ""),
        (Refusal("no-such-seat", seat=7, most=3), "7"),
        (ApiError("no-such-table"), ""),
        (ApiError("too-many-watched", most=200), "200"),
        (OperatorFault("unknown-request", kind="'dance'"), "'dance'"),
    ],
)
def test_a_refusal_is_stored_without_language_and_translated_later(
    error: Refusal | ApiError | OperatorFault, name: str
) -> None:
    kept = rejection(error)
    assert kept != DONE
    said = {answer_text(kept, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(name in one and "{" not in one for one in said)


@pytest.mark.parametrize(
    "answer",
    [
        "not while the moon is full",
        json.dumps({"package": "tetrarch.server", "id": "error-of-tomorrow", "values": {}}),
        json.dumps({"package": "os", "id": "x", "values": {}}),
        json.dumps({"package": "tetrarch.table", "id": "refusal-no-such-seat", "values": {}}),
        "{",
    ],
)
def test_the_answer_of_another_version_stays_as_it_is(answer: str) -> None:
    assert answer_text(answer, "fr") == answer


def test_the_command_says_why_a_table_is_not_closed(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    async def work() -> None:
        async with running(settings) as services:
            match = await open_match(services, await account(services, "Ann"), None)
            told = set()
            for language in LANGUAGES:
                arguments = ("--lang", language, "admin", "close-table", match, "--data", settings.data)
                asking = asyncio.create_task(asyncio.to_thread(tetrarch, *arguments))
                while not (requests := await services.store.open_requests()):
                    await asyncio.sleep(0.01)
                await services.store.answer(requests[0].id, rejection(Refusal("closed")), 1)
                ran = await asking
                assert ran.code == 2
                assert Refusal("closed").text(language) in ran.err
                told.add(ran.err)
            assert len(told) == len(LANGUAGES)

    asyncio.run(work())


def test_the_server_answers_what_it_cannot_do_without_a_language(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_hub(tmp_path) as hub:
            ann, bob = await two_guests(hub.services)
            match = await start(hub, ann, bob)
            assert await hub.serve_request("close-table", match) == DONE
            for kind, of, words in (
                ("close-table", match, Refusal("closed").text("pl")),
                ("close-table", "nosuchmatch", ApiError("no-such-table").content("pl")["message"]),
                ("dance", match, OperatorFault("unknown-request", kind="'dance'").text_in("pl")),
            ):
                answer = await hub.serve_request(kind, of)
                assert answer_text(answer, "pl") == words

    asyncio.run(work())
