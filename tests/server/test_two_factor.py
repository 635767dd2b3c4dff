"""Two-factor sign-in and recovery codes: RFC 6238, codes that work once, and a forgotten password."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import select

from tests.server.conftest import PASSWORD, Browser, MakeBrowser, browser_of, code_of, join, make_app, running
from tetrarch.server.accounts.two_factor import STEP_SECONDS, matching_step, one_time_code
from tetrarch.server.http.rate_limits import LIMITS
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.models import RecoveryCodeRow, TwoFactorRow

pytestmark = pytest.mark.anyio

RFC_SECRET = base64.b32encode(b"12345678901234567890").decode()
NEW_PASSWORD = "another good password"


@pytest.mark.parametrize(
    ("seconds", "code"),
    [
        (59, "94287082"),
        (1111111109, "07081804"),
        (1111111111, "14050471"),
        (1234567890, "89005924"),
        (2000000000, "69279037"),
        (20000000000, "65353130"),
    ],
)
async def test_codes_are_those_of_rfc_6238(seconds: int, code: str) -> None:
    assert one_time_code(RFC_SECRET, seconds // STEP_SECONDS, digits=8) == code
    assert matching_step(RFC_SECRET, code[2:], seconds) == seconds // STEP_SECONDS


async def test_codes_of_the_steps_before_and_after_are_accepted_and_no_others() -> None:
    now = 1_700_000_000
    step = now // STEP_SECONDS
    found = [matching_step(RFC_SECRET, one_time_code(RFC_SECRET, step + offset), now) for offset in range(-2, 3)]
    assert found == [None, step - 1, step, step + 1, None]
    assert matching_step(RFC_SECRET, "", now) is None


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(services: Services) -> Clock:
    clock = Clock()
    services.two_factor.clock = clock
    return clock


async def enrol(ann: Browser, clock: Clock) -> tuple[Callable[[], str], list[str]]:
    """Enable two-factor sign-in; return a function for the code of the next step, and the recovery codes."""
    begun = await ann.post("/api/v1/me/two-factor", json={"password": PASSWORD})
    assert begun.status_code == 201, begun.text
    secret = begun.json()["secret"]

    def code() -> str:
        clock.now += STEP_SECONDS
        return one_time_code(secret, int(clock.now) // STEP_SECONDS)

    confirmed = await ann.post("/api/v1/me/two-factor/confirm", json={"code": code()})
    assert confirmed.status_code == 200, confirmed.text
    return code, confirmed.json()["codes"]


async def sign_in(browser: Browser, code: str | None = None, password: str = PASSWORD) -> tuple[int, str]:
    body = {"name": "Ann", "password": password, **({} if code is None else {"code": code})}
    answer = await browser.post("/api/v1/session", json=body)
    return (200, "") if answer.status_code == 200 else code_of(answer)


async def test_enrolment_shows_the_secret_as_text_address_and_qr_code(browser: MakeBrowser, clock: Clock) -> None:
    ann = browser()
    await join(ann, "Ann")
    assert (await ann.get("/api/v1/me/two-factor")).json() == {"enabled": False, "recovery_codes": 0}
    wrong = await ann.post("/api/v1/me/two-factor", json={"password": "wrong password"})
    assert code_of(wrong) == (401, "wrong-password")
    begun = (await ann.post("/api/v1/me/two-factor", json={"password": PASSWORD})).json()
    assert begun["uri"].startswith("otpauth://totp/Tetrarch%3AAnn?")
    assert f"secret={begun['secret']}&issuer=Tetrarch" in begun["uri"]
    assert begun["qr"].startswith("<svg")
    assert await sign_in(browser()) == (200, ""), "it counts once it is confirmed"
    wrong = await ann.post("/api/v1/me/two-factor/confirm", json={"code": "000000"})
    assert code_of(wrong) == (401, "wrong-code")
    _code, recovery = await enrol(ann, clock)
    assert (await ann.get("/api/v1/me/two-factor")).json() == {"enabled": True, "recovery_codes": 10}
    assert len(set(recovery)) == 10
    assert all(re.fullmatch("[A-Z2-9]{4}(-[A-Z2-9]{4}){3}", one) for one in recovery)
    again = await ann.post("/api/v1/me/two-factor", json={"password": PASSWORD})
    assert code_of(again) == (409, "two-factor-on")


async def test_sign_in_asks_for_a_code_after_the_password_and_accepts_it_once(
    browser: MakeBrowser, clock: Clock
) -> None:
    ann = browser()
    await join(ann, "Ann")
    code, _ = await enrol(ann, clock)
    assert await sign_in(browser(), password="wrong password") == (401, "wrong-name-or-password")
    assert await sign_in(browser()) == (401, "code-needed")
    assert await sign_in(browser(), "000000") == (401, "wrong-code")
    right = code()
    assert await sign_in(browser(), right, "wrong password") == (401, "wrong-name-or-password")
    assert await sign_in(browser(), f"{right[:3]} {right[3:]}") == (200, "")
    assert await sign_in(browser(), right) == (401, "wrong-code"), "a code that somebody has seen does not work again"
    clock.now += STEP_SECONDS
    assert await sign_in(browser(), right) == (401, "wrong-code"), "not even in the next step"
    assert await sign_in(browser(), code()) == (200, "")


async def test_a_recovery_code_replaces_a_code_once(browser: MakeBrowser, services: Services, clock: Clock) -> None:
    ann = browser()
    await join(ann, "Ann")
    _, recovery = await enrol(ann, clock)
    assert await sign_in(browser(), recovery[0].lower().replace("-", " ")) == (200, "")
    assert await sign_in(browser(), recovery[0]) == (401, "wrong-code")
    assert (await ann.get("/api/v1/me/two-factor")).json()["recovery_codes"] == 9
    async with services.database.read() as session:
        stored = (await session.scalars(select(RecoveryCodeRow.code))).all()
    assert not {one.replace("-", "") for one in recovery} & set(stored), "only digests are stored"


async def test_disabling_needs_the_password_and_a_code(browser: MakeBrowser, clock: Clock) -> None:
    ann = browser()
    await join(ann, "Ann")
    code, _ = await enrol(ann, clock)

    async def disable(password: str, code: str | None) -> int | tuple[int, str]:
        answer = await ann.post("/api/v1/me/two-factor/disable", json={"password": password, "code": code})
        return answer.status_code if answer.status_code == 204 else code_of(answer)

    assert await disable("wrong password", code()) == (401, "wrong-password")
    assert await disable(PASSWORD, None) == (401, "code-needed")
    assert await disable(PASSWORD, "000000") == (401, "wrong-code")
    assert await disable(PASSWORD, code()) == 204
    assert await sign_in(browser()) == (200, "")
    assert await disable(PASSWORD, "000000") == (409, "two-factor-off")


async def test_new_recovery_codes_replace_the_old_ones(browser: MakeBrowser, clock: Clock) -> None:
    ann = browser()
    await join(ann, "Ann")
    code, old = await enrol(ann, clock)
    path = "/api/v1/me/recovery-codes"
    assert code_of(await ann.post(path, json={"password": PASSWORD})) == (401, "code-needed")
    fresh = (await ann.post(path, json={"password": PASSWORD, "code": code()})).json()["codes"]
    assert await sign_in(browser(), old[0]) == (401, "wrong-code")
    assert await sign_in(browser(), fresh[0]) == (200, "")


async def test_a_recovery_code_resets_a_forgotten_password_and_ends_all_sessions(browser: MakeBrowser) -> None:
    ann, stranger = browser(), browser()
    await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    codes = (await ann.post("/api/v1/me/recovery-codes", json={"password": PASSWORD})).json()["codes"]

    async def reset(name: str, code: str, password: str = NEW_PASSWORD) -> int | tuple[int, str]:
        answer = await stranger.post("/api/v1/recovery", json={"name": name, "code": code, "password": password})
        return answer.status_code if answer.status_code == 204 else code_of(answer)

    assert await reset("Ann", "AAAA-AAAA-AAAA-AAAA") == (401, "wrong-recovery-code")
    assert await reset("Nobody", codes[0]) == (401, "wrong-recovery-code"), "it does not say which of the two is wrong"
    assert await reset("Ann", codes[0], "short") == (422, "bad-request")
    assert await reset("ann", codes[0]) == 204
    assert (await ann.get("/api/v1/me")).status_code == 401
    assert (await browser(Authorization=f"Bearer {token}").get("/api/v1/me")).status_code == 401
    assert await sign_in(browser()) == (401, "wrong-name-or-password")
    assert await sign_in(browser(), password=NEW_PASSWORD) == (200, "")
    assert await reset("Ann", codes[0]) == (401, "wrong-recovery-code"), "each works once"


async def test_a_reset_password_does_not_replace_the_second_factor(browser: MakeBrowser, clock: Clock) -> None:
    ann = browser()
    await join(ann, "Ann")
    _, recovery = await enrol(ann, clock)
    body = {"name": "Ann", "code": recovery[0], "password": NEW_PASSWORD}
    assert (await browser().post("/api/v1/recovery", json=body)).status_code == 204
    assert await sign_in(browser(), password=NEW_PASSWORD) == (401, "code-needed")
    assert await sign_in(browser(), recovery[1], NEW_PASSWORD) == (200, "")


async def test_guessing_codes_is_throttled_and_guessing_passwords_does_not_use_up_the_codes(
    settings: ServerSettings,
) -> None:
    limited = msgspec.structs.replace(settings, rate_limits=True)
    async with running(limited) as services:
        app = make_app(services)
        services.two_factor.clock = clock = Clock()
        async with browser_of(app) as ann:
            await join(ann, "Ann")
            await enrol(ann, clock)
        found = []
        for number in range(LIMITS["codes"].burst + 1):
            async with browser_of(app, f"10.0.0.{number}") as stranger:
                assert await sign_in(stranger, "000000", "wrong password") == (401, "wrong-name-or-password")
                found.append(await sign_in(stranger, "000000"))
        assert found[0] == (401, "wrong-code")
        assert found[-1] == (429, "too-often"), "even from different addresses"


async def test_wrong_codes_of_others_do_not_lock_out_known_devices(settings: ServerSettings) -> None:
    """An attacker who has the password can try codes; the owner still signs in, and changes the second factor."""
    limited = msgspec.structs.replace(settings, rate_limits=True)
    async with running(limited) as services:
        app = make_app(services)
        services.two_factor.clock = clock = Clock()
        async with browser_of(app) as ann, browser_of(app, "10.0.0.1") as stranger:
            await join(ann, "Ann")
            code, _ = await enrol(ann, clock)
            found = [await sign_in(stranger, "000000") for _ in range(LIMITS["codes"].burst)]
            assert set(found) == {(401, "wrong-code")}
            assert await sign_in(stranger, code()) == (429, "too-often")
            assert await sign_in(ann, code()) == (200, "")
            renewed = await ann.post("/api/v1/me/recovery-codes", json={"password": PASSWORD, "code": code()})
            assert renewed.status_code == 201, renewed.text
            body = {"password": PASSWORD, "code": code()}
            assert (await ann.post("/api/v1/me/two-factor/disable", json=body)).status_code == 204


async def test_turning_on_the_second_factor_forgets_devices_that_have_not_passed_it(settings: ServerSettings) -> None:
    """Otherwise each of them would have a count of guesses of its own."""
    limited = msgspec.structs.replace(settings, rate_limits=True)
    async with running(limited) as services:
        app = make_app(services)
        services.two_factor.clock = clock = Clock()
        async with browser_of(app) as ann, browser_of(app) as other:
            await join(ann, "Ann")
            assert await sign_in(other) == (200, "")
            code, _ = await enrol(ann, clock)
            found = [await sign_in(other, "000000") for _ in range(LIMITS["codes"].burst - 1)]
            async with browser_of(app, "10.0.0.1") as stranger:
                found.append(await sign_in(stranger, "000000"))
                assert set(found) == {(401, "wrong-code")}
                assert await sign_in(stranger, code()) == (429, "too-often"), "they share one count"
            assert await sign_in(ann, code()) == (200, "")


async def test_guests_and_programs_have_no_second_factor(browser: MakeBrowser) -> None:
    ann, guest = browser(), browser()
    await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    program = browser(Authorization=f"Bearer {token}")
    assert code_of(await program.get("/api/v1/me/two-factor")) == (403, "people-only")
    await guest.post("/api/v1/guests", json={"name": "Gus"})
    assert code_of(await guest.get("/api/v1/me/two-factor")) == (403, "account-needed")


async def test_export_leaves_the_secret_out_and_deletion_removes_it(
    browser: MakeBrowser, services: Services, clock: Clock
) -> None:
    ann = browser()
    await join(ann, "Ann")
    await enrol(ann, clock)
    exported = (await ann.get("/api/v1/me/export")).json()
    assert exported["recovery_codes"] == 10
    assert set(exported["two_factor"][0]) == {"person", "created", "confirmed"}
    assert (await ann.post("/api/v1/me/deletion", json={"password": PASSWORD})).status_code == 204
    async with services.database.read() as session:
        assert (await session.scalars(select(TwoFactorRow.person))).all() == []
        assert (await session.scalars(select(RecoveryCodeRow.person))).all() == []
