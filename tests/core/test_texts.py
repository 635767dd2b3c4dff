"""Messages in every language, nested messages, and language negotiation."""

from __future__ import annotations

import pickle

import pytest

from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.text.fluent import Messages
from tetrarch.core.text.messages import (
    CORE,
    LANGUAGES,
    Message,
    ascii_text,
    message,
    nearest_message,
    negotiate,
    series,
    text,
    texts_of,
)


def made(source: str, language: str = "en") -> Messages:
    return Messages(source, language)


# The language of messages


def test_a_message_fills_its_places() -> None:
    assert made("hi = Hi, { $name }!").say("hi", {"name": "Ann"}) == "Hi, Ann!"


def test_numbers_are_written_as_the_language_does() -> None:
    source = "n = { $n }"
    assert [made(source, language).say("n", {"n": 999}) for language in LANGUAGES] == ["999"] * 4
    assert made(source, "en").say("n", {"n": 1234567}) == "1,234,567"
    assert made(source, "nl").say("n", {"n": 1234567}) == "1.234.567"


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other"}),
        ("nl", {0: "other", 1: "one", 2: "other"}),
        ("pl", {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 22: "few"}),
    ],
)
def test_plurals_are_those_of_the_language(language: str, forms: dict[int, str]) -> None:
    source = "n = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}"
    assert {number: made(source, language).say("n", {"n": number}) for number in forms} == forms


def test_an_exact_number_goes_before_its_plural() -> None:
    source = "n = { $n ->\n    [0] none\n    [one] one\n   *[other] many\n}"
    assert [made(source, "fr").say("n", {"n": number}) for number in (0, 1, 2)] == ["none", "one", "many"]


def test_messages_refer_to_messages_attributes_and_terms() -> None:
    source = '-game = Ekö of { $place }\nwhole = { part } in { -game(place: "sand") }, { part.short }\n'
    source += "part = { $n } bits\n    .short = b"
    assert made(source).say("whole", {"n": 2}) == "2 bits in Ekö of sand, b"


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("a = { $x", "Expected"),
        ("a = 1\na = 2", "'a' is defined twice"),
        ("a = { NUMBER($x) }", "FunctionReference is more than our messages may hold"),
        ("a = { b ->\n   *[x] y\n}", "cannot be used as selectors"),
    ],
)
def test_a_broken_file_is_refused(source: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        made(source)


# Messages of packages


def test_values_that_are_messages_are_said_in_the_language_of_the_reader() -> None:
    who = series((message(CORE, "seat", seat=0), message(CORE, "seat", seat=2)), "or")
    told = message(CORE, "not-to-decide", seat=1, who=who)
    assert told.text() == "seat 1 is not to decide: seat 0 or seat 2 decides now"
    assert told.text("nl") == "plaats 1 is niet aan zet: plaats 0 of plaats 2 beslist nu"


def test_a_message_can_be_kept_compared_and_sent() -> None:
    told = message(CORE, "known", names=series(["a", "b"], ""))
    assert told == message(CORE, "known", names=series(["a", "b"], ""))
    assert len({told, pickle.loads(pickle.dumps(told))}) == 1


def test_things_are_listed_as_sentences_do() -> None:
    assert [series(items).text() for items in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        *("", "a", "a and b", "a, b and c")
    ]
    assert series(["a", "b", "c"], "or").text("pl") == "a, b lub c"
    assert series(["a", "b", "c"], "").text("fr") == "a, b, c"


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(ValueError, match="no texts in language 'de'; known: en, fr, nl, pl"):
        text(CORE, "de", "illegal-move")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"message 'no-such' of tetrarch\.core in 'en'"):
        text(CORE, "fr", "no-such")


def test_a_value_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="'name'"):
        text(CORE, "fr", "nearest")


def test_a_missing_translation_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    french = texts_of(CORE, "fr")
    monkeypatch.delitem(french._sayings, "illegal-move")
    assert text(CORE, "fr", "illegal-move") == "is not legal here"


def test_the_nearest_name_is_suggested_or_all_are_listed() -> None:
    assert nearest_message("marsh", ["march", "rest"]).text("nl") == "bedoel je 'march'?"
    assert nearest_message("xyz", ["march", "rest"]).text("pl") == "znane: march, rest"


# Errors


def test_errors_are_said_in_any_language_afterwards() -> None:
    error = IllegalMove("d5xf3", message(CORE, "other-board"), "E4.6", [f"a{number}" for number in range(10)])
    shown = ", ".join(f"a{number}" for number in range(8))
    assert str(error) == f"d5xf3: belongs to another board (E4.6); legal: {shown} and 2 more"
    assert error.text_in("pl") == f"d5xf3: należy do innej planszy (E4.6); dozwolone: {shown} i 2 inne"
    assert (error.code, error.message_in("nl")) == ("other-board", "hoort bij een ander bord")


def test_errors_survive_the_way_between_processes() -> None:
    for error in (
        IllegalMove("d5xf3", message(CORE, "other-board"), "E4.6", ["d5-e4"]),
        NotationError("d5", message(CORE, "no-decision"), ["d5+1"]),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.code, again.text_in("fr")) == (str(error), error.code, error.text_in("fr"))


def test_texts_that_are_no_messages_stay_as_they_are() -> None:
    assert IllegalMove("x", "no").text_in("fr") == "x: no"
    assert (IllegalMove("x", "no").code, NotationError("x", "no").code) == ("illegal-move", "notation")


def test_texts_of_any_length_and_kind_are_repeated_as_they_are() -> None:
    long = "{ $name }" * 5000
    assert message(CORE, "nearest", name=long).text() == f"did you mean '{long}'?"


# Language negotiation


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        *((None, "en"), ("", "en"), ("*", "en"), ("C", "en"), ("POSIX", "en"), ("de", "en")),
        *(("fr", "fr"), ("FR", "fr"), ("fr-BE", "fr"), ("fr_BE.UTF-8", "fr"), ("nl_NL@euro", "nl")),
        *(("de,pl;q=0.8,fr;q=0.9", "fr"), ("fr;q=0.1, nl ; q = 0.9", "nl"), ("en;q=0,fr;q=0.1", "fr")),
        *(("pl,fr", "pl"), ("fr;q=0", "en"), ("fr;q=x,nl;q=0.2", "nl"), ("pl:fr:en", "pl"), ("fr;q=9", "fr")),
        *(("<script>,nl", "nl"), (",,;;,fr", "fr"), ("zh-Hans-CN,nl;q=0.3", "nl"), ("*,fr;q=0.5", "en")),
        ("x," * 100_000 + "fr", "en"),
    ],
)
def test_the_language_that_suits_best(wishes: str | None, language: str) -> None:
    assert negotiate(wishes) == language


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        *(("plain", "plain"), ("Księżyc, Żar, łąki", "Ksiezyc, Zar, laki"), ("Étoile d'œuvre", "Etoile d'oeuvre")),
        *(("«\u00a0ou\u00a0»", '" ou "'), ("„Gwiazda”", '"Gwiazda"'), ("Ekö", "Eko"), ("日", "?")),
    ],
)
def test_texts_in_ascii(written: str, plain: str) -> None:
    assert ascii_text(written) == plain


def test_messages_name_their_package() -> None:
    assert Message(CORE, "seat", (("seat", 3),)).text("fr") == "le siège 3"
