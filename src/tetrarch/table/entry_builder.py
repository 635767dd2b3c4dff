"""The entries that would follow from a command, and where they would lead; the table itself stays as it is."""

from __future__ import annotations

from typing import TypeVar

from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.record import combined_seed, settled
from tetrarch.table import entries as forms
from tetrarch.table.entries import AnEntry, Entry
from tetrarch.table.history import push
from tetrarch.table.state import GaveUp, TableState

AnyEntry = TypeVar("AnyEntry", bound=AnEntry)


class Secrets:
    """What only the table knows: the seed of all chance."""

    def __init__(self, seed: str | None, spare: str | None = None) -> None:
        self.seed = seed
        """The seed behind the commitment; None where a game goes on from a record that does not reveal it."""
        self.spare = spare
        """What later deals come from in that case; they are never proved."""

    def chance(self, salts: list[str]) -> str:
        """The seed of the game's chance."""
        if self.seed is not None:
            return combined_seed(self.seed, salts)
        if self.spare is None:
            raise ValueError("a table without a seed cannot deal")
        return self.spare


class EntryBuilder:
    """Entries in the making."""

    def __init__(self, state: TableState, secrets: Secrets, now: int) -> None:
        self.state = state
        self.secrets = secrets
        self.entries: list[Entry] = []
        self.at = max(now, state.at)
        """Entries never go back in time, whatever the clock of the machine does."""
        self.position: GamePosition | None = None
        self.promised = state.commitment
        """The commitment to the seed, which is revealed in the end; None where nobody was promised anything."""
        self.gave_up = list(state.gave_up)
        self.bot_decisions = sum(seat.bot_decisions for seat in state.seats)

    def add(self, form: type[AnyEntry], **fields: object) -> None:
        """One more entry."""
        number = self.state.number + len(self.entries) + 1
        self.entries.append(form(number=number, at=self.at, **fields))  # type: ignore[arg-type]

    def start(self, salts: list[str], names: list[str]) -> None:
        """Deal, and let the match begin."""
        settings = self.state.settings
        definition = registry.game(settings.game)
        position = definition.deal(settings.players, settings.options, self.secrets.chance(salts))
        options, start = definition.start_to_json(position)
        self.add(forms.Started, options=options, start=start, identities=position.identities, names=names, salts=salts)
        self.position = position
        self.go_on(salts)

    def play(self, seat: int, decision: int, by: str) -> GamePosition:
        """Let a seat make a legal decision, and chance and the end follow it; returns where that leads."""
        adapter = self.state.game.adapter
        position = self.state.game.position.copy() if self.position is None else self.position
        notation = adapter.notation(adapter.for_seat(position, seat), decision)
        self.add(forms.Decided, seat=seat, play=notation, decision=decision, by=by)
        push(adapter, position, seat, decision)
        self.position = position
        self.go_on(self.state.salts)
        return position

    def go_on(self, salts: list[str]) -> None:
        """Let chance answer where it must, and the match end where the game is over."""
        assert self.position is not None
        definition = registry.game(self.state.settings.game)
        while self.position.awaits_chance:
            chance = definition.chance_again(self.position, self.secrets.chance(salts))
            self.add(forms.Answered, chance=chance)
            self.position.play_chance(chance)
        outcome = self.position.outcome
        if outcome:
            standings = [list(place) for place in outcome.standings]
            seats = [gone.seat for gone in self.gave_up]
            winners, standings = settled(list(outcome.winners), standings, seats)
            self.end(outcome.reason, outcome.rule, winners, standings, list(outcome.points))

    def give_up(self, gone: GaveUp) -> None:
        """Let the match end if only one seat plays on; the entry that tells of giving up is there already."""
        self.gave_up.append(gone)
        history, adapter = self.state.game, self.state.game.adapter
        position = history.position
        seats = [other.seat for other in self.gave_up]
        playing = [
            seat for seat in range(self.state.players) if seat not in seats and adapter.is_playing(position, seat)
        ]
        if len(playing) > 1:
            return
        rest = [[seat for seat in place if seat not in seats] for place in adapter.standings(position)]
        if playing:
            rest = [playing, *([seat for seat in place if seat not in playing] for place in rest)]
        standings = [place for place in rest if place] + [[seat] for seat in reversed(seats)]
        points = [position.points(seat) for seat in range(self.state.players)]
        self.end(gone.how, "", standings[0], standings, points)

    def end(self, reason: str, rule: str, winners: list[int], standings: list[list[int]], points: list[int]) -> None:
        """Let the match end, and reveal the seed."""
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
