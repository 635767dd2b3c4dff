"""Commands as messages: each has the effect of its method, and repeated or stale ones are detected."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tests.table.tables import ANN, BEA, CID, Sitting, begun, refused, settings
from tetrarch.table import Entry, Person
from tetrarch.table.commands import messages
from tetrarch.table.commands.messages import AnyCommand, Repeated


def send(sitting: Sitting, person: Person, type: str, **fields: object) -> list[Entry]:
    """Decode a message and apply what follows from it."""
    command: AnyCommand = msgspec.convert({"type": type, "match": "m", **fields}, AnyCommand)
    return sitting.do(sitting.table.execute(command, person, sitting.now))


def test_a_match_can_be_played_by_messages_alone() -> None:
    sitting = Sitting(settings("eko"))
    kinds = sitting.kinds
    assert kinds(send(sitting, BEA, "join")) == ["seated"]
    assert kinds(send(sitting, BEA, "leave")) == ["unseated"]
    assert kinds(send(sitting, ANN, "plan", seat=1, plan="person:bea")) == ["seat-planned"]
    assert kinds(send(sitting, BEA, "join", seat=1)) == ["seated"]
    assert kinds(send(sitting, ANN, "salt", salt="pepper")) == ["salted"]
    assert kinds(send(sitting, BEA, "commit-salt", commitment="0" * 64)) == ["salt-committed"]
    assert kinds(send(sitting, BEA, "leave")) == ["unseated"]
    assert kinds(send(sitting, BEA, "join", seat=1)) == ["seated"]
    assert kinds(send(sitting, CID, "say", text="hello")) == ["said"]
    assert kinds(send(sitting, ANN, "ready")) == ["readied"]
    assert kinds(send(sitting, BEA, "ready", ready=True)) == ["readied", "started"]
    table = sitting.table
    player, other = (ANN, BEA) if sitting.seat == 0 else (BEA, ANN)
    play = table.decisions(sitting.seat)[0]
    assert kinds(send(sitting, player, "decide", play=play.notation, number=table.number)) == ["decided"]
    assert kinds(send(sitting, player, "undo")) == ["undone"]
    assert kinds(send(sitting, player, "decide", play=play.id, number=table.number)) == ["decided"]
    sitting.decide()
    assert kinds(send(sitting, player, "undo", events=0)) == ["undo-asked"]
    assert kinds(send(sitting, other, "answer-undo", agrees=False)) == ["undo-answered"]
    assert kinds(send(sitting, other, "leave")) == ["left"]
    assert kinds(send(sitting, player, "vote-stand-in", away=table.seat_of(other.id))) == ["stand-in-voted", "stand-in"]
    assert kinds(send(sitting, other, "come-back")) == ["returned"]
    assert kinds(send(sitting, other, "stand-in")) == ["stand-in"]
    assert kinds(send(sitting, player, "resign")) == ["resigned", "ended"]


def test_the_host_closes_the_table_and_starts_a_match_of_bots_by_messages() -> None:
    closed = Sitting(settings("eko"))
    assert closed.kinds(send(closed, ANN, "close")) == ["closed"]
    bots = Sitting(settings("eko", seats=["bot:level1", "bot:level1"]))
    assert bots.kinds(send(bots, ANN, "start"))[0] == "started"


def test_the_same_decision_sent_twice_is_reported_as_repeated() -> None:
    sitting = begun("eko")
    player = (ANN, BEA)[sitting.seat]
    number, play = sitting.table.number, sitting.table.decisions(sitting.seat)[0]
    (decided,) = send(sitting, player, "decide", play=play.notation, number=number)
    for again in (play.notation, play.id):
        with pytest.raises(Repeated) as caught:
            send(sitting, player, "decide", play=again, number=number)
        assert caught.value.number == decided.number
    other = BEA if player is ANN else ANN
    refused("stale", send, sitting, other, "decide", play="pass", number=number)
    refused("not-seated", send, sitting, CID, "decide", play="pass", number=number)


def test_an_undo_of_an_earlier_state_is_stale() -> None:
    sitting = begun("eko")
    player = (ANN, BEA)[sitting.seat]
    number = sitting.table.number
    sitting.decide()
    refused("stale", send, sitting, player, "undo", number=number)
    refused("stale", send, sitting, player, "undo", number=sitting.table.number + 1)
    assert sitting.kinds(send(sitting, player, "undo", number=sitting.table.number)) == ["undone"]


def test_every_command_but_a_rematch_can_be_executed() -> None:
    names = {command.__name__ for command in get_args(AnyCommand)}
    assert len(names) == 17
    with pytest.raises(NotImplementedError):
        send(begun("eko").finish(), ANN, "rematch")
    assert all(hasattr(messages, name) for name in names)
