"""Builds the entries that follow from a command; the table does not change."""

from __future__ import annotations

from typing import TypeVar, cast

from tetrarch.analysis.balance import balanced_start
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.record import combined_seed, settled
from tetrarch.table import entries as forms
from tetrarch.table.entries import AnEntry, Answered, Decided, Entry
from tetrarch.table.history import Prepared, play
from tetrarch.table.state import GaveUp, TableState

AnyEntry = TypeVar("AnyEntry", bound=AnEntry)


class Secrets:
    """What only the table knows: the seed."""

    def __init__(self, seed: str | None, spare: str | None = None) -> None:
        self.seed = seed
        """The seed behind the commitment; None for a game adopted from a record that does not reveal it."""
        self.spare = spare
        """The seed of later deals in that case; no commitment proves it."""
        self.balance: dict[tuple[str, ...], int] = {}
        """The number of the most even deal by the players' salts, where it is known in advance."""

    def chance(self, salts: list[str]) -> str:
        """The seed of all chance, with the players' salts."""
        if self.seed is not None:
            return combined_seed(self.seed, salts)
        if self.spare is None:
            raise ValueError("a table without a seed cannot deal")
        return self.spare


class TableCore:
    """What commands read of a table."""

    def __init__(self, match_id: str, seed: str | None, *, spare_seed: str | None = None) -> None:
        self.match_id = match_id
        self.secrets = Secrets(seed, spare_seed)
        self.state = TableState()
        """The whole truth. Viewers receive only what the views of the table return."""
        self.entries: list[Entry] = []
        """All entries, unfiltered."""


class EntryBuilder:
    """Collects the entries of one command."""

    def __init__(self, table: TableCore, now: int) -> None:
        self.state = table.state
        self.secrets = table.secrets
        self.entries: list[Entry] = []
        self.at = max(now, table.state.at)
        """The time of the entries, which never goes back."""
        self.promised = table.state.commitment
        """The commitment to the seed, which the end reveals; None if there is none."""
        self.gave_up = list(table.state.gave_up)
        self.bot_decisions = sum(seat.bot_decisions for seat in table.state.seats)
        self._position: GamePosition | None = None
        self._prepared: list[Prepared] = []

    def add(self, form: type[AnyEntry], **fields: object) -> AnyEntry:
        """Add an entry."""
        entry = form(number=self.state.number + len(self.entries) + 1, at=self.at, **fields)
        self.entries.append(cast(Entry, entry))
        return entry

    @property
    def position(self) -> GamePosition:
        """The position after the entries so far."""
        return self.state.game.position if self._position is None else self._position

    def start(self, salts: list[str], names: list[str]) -> None:
        """Deal and start the match; a balanced match adds the salt that deals the most even start."""
        settings, seed = self.state.settings, self.secrets.seed
        definition = registry.game(settings.game)
        if settings.balanced and seed is not None:
            number = self.secrets.balance.get(tuple(salts))
            setup = (settings.game, settings.players, settings.options)
            position, salts = balanced_start(*setup, seed, salts, number)
        else:
            position = definition.deal(settings.players, settings.options, self.secrets.chance(salts))
        options, start = definition.start_to_json(position)
        self.add(forms.Started, options=options, start=start, identities=position.identities, names=names, salts=salts)
        self._position = position
        self.go_on(salts)

    def decide(self, seat: int, decision: int, by: str, notation: str | None = None) -> None:
        """Add a legal decision, with the chance events and the end that follow it; its notation may be known."""
        adapter, position = self.state.game.adapter, self.position
        notation = notation or adapter.notation(adapter.for_seat(position, seat), decision)
        self._play(self.add(forms.Decided, seat=seat, play=notation, decision=decision, by=by))
        self.go_on(self.state.salts)

    def _play(self, entry: Decided | Answered) -> None:
        before = self.position
        self._position = after = before.copy()
        play(registry.game(self.state.settings.game).table, after, entry)
        self._prepared.append(Prepared(entry, before, after))
        if self.state.history is not None:
            self.state.history.prepare(self._prepared)

    def go_on(self, salts: list[str]) -> None:
        """Add the chance events that are due, and the end if the game is over."""
        definition = registry.game(self.state.settings.game)
        while self.position.awaits_chance:
            chance = definition.chance_again(self.position, self.secrets.chance(salts))
            self._play(self.add(forms.Answered, chance=chance))
        outcome = self.position.outcome
        if outcome:
            standings = [list(place) for place in outcome.standings]
            seats = [gone.seat for gone in self.gave_up]
            winners, standings = settled(list(outcome.winners), standings, seats)
            self.end(outcome.reason, outcome.rule, winners, standings, list(outcome.points))

    def give_up(self, gone: GaveUp) -> None:
        """End the match if only one seat still plays; the caller has added the entry about giving up."""
        self.gave_up.append(gone)
        self.end_if_alone()

    def end_if_alone(self) -> None:
        """End the match if only one seat still plays, because of the last one that gave up."""
        adapter, position = registry.game(self.state.settings.game).table, self.position
        seats = [other.seat for other in self.gave_up]
        all_seats = range(self.state.players)
        playing = [seat for seat in all_seats if seat not in seats and adapter.is_playing(position, seat)]
        if len(playing) > 1:
            return
        rest = [[seat for seat in place if seat not in seats] for place in adapter.standings(position)]
        if playing:
            rest = [playing, *([seat for seat in place if seat not in playing] for place in rest)]
        standings = [place for place in rest if place] + [[seat] for seat in reversed(seats)]
        points = [position.points(seat) for seat in all_seats]
        self.end(self.gave_up[-1].how, "", standings[0], standings, points)

    def end(self, reason: str, rule: str, winners: list[int], standings: list[list[int]], points: list[int]) -> None:
        """End the match and reveal the seed."""
        self.add(
            forms.Ended,
            reason=reason,
            rule=rule,
            winners=winners,
            standings=standings,
            points=points,
            seed=self.secrets.seed if self.promised is not None else None,
            rated=self.state.settings.rated and self.bot_decisions == 0,
        )
