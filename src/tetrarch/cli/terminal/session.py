"""A game at the terminal: people at one keyboard, and bots."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from shlex import quote

from tetrarch.bots import Bot
from tetrarch.bots.external.bot import UNASKED, ExternalBot
from tetrarch.bots.roster import stated_seconds
from tetrarch.cli.input.faults import InputFault, input_fault, plain_line
from tetrarch.cli.input.options import EXTERNAL, PERSON
from tetrarch.cli.input.sources import write_text
from tetrarch.cli.terminal.dialogue import Dialogue, command_in, unknown_word
from tetrarch.cli.terminal.printing import thinking
from tetrarch.cli.terminal.speech import language, phrase
from tetrarch.core.errors import IllegalMove
from tetrarch.core.game import Decision, GamePosition
from tetrarch.core.randomness import fresh_seed
from tetrarch.core.record import Game
from tetrarch.table import Entry, Person, Refusal, Settings, Table
from tetrarch.table.entries import Answered, Decided


class Session:
    """People and bots at a table, which checks and stores all events."""

    def __init__(
        self,
        game: Game[GamePosition],
        bots: Mapping[int, Bot[GamePosition]],
        dialogue: Dialogue,
        save: Path | None = None,
    ) -> None:
        self.names = game.names
        self.seed = game.seed
        self.table = table_of(game, bots)
        self.bots = bots
        self.dialogue = dialogue
        self.tools = dialogue.tools
        self.save = save
        self._written: set[Path] = set()
        """Files that were written by ``save``, and may be written again."""
        self._refused: Exception | None = None
        self._shown: object = None
        """The moment and the seat for which the board was drawn last."""
        self._at_keyboard: int | None = None
        """The person at the keyboard."""
        self._is_left = False
        self._log: list[Decision | str] = []
        """The public events so far."""
        self._told = 0
        """The number of events on the screen; the rest is printed below the next drawing."""
        self._left_at: dict[int, int] = {}
        """The number of events when each person passed the keyboard on."""

    @property
    def position(self) -> GamePosition:
        """The complete position; players see it only through views."""
        return self.table.state.game.position

    def run(self) -> None:
        """Play until the game is over and the players leave."""
        self.keep()
        try:
            self.greet()
            while not self._is_left:
                self.go_on()
        except KeyboardInterrupt:
            self.dialogue.say()
        finally:
            self.close_bots()
        self.part()

    def close_bots(self) -> None:
        """Report the outcome to the bots, and close them."""
        for bot in self.bots.values():
            if self.position.outcome:
                bot.end(self.position.outcome)
            bot.close()

    def go_on(self) -> None:
        """Continue: show the end, deal, let a bot decide or ask a person."""
        deciders = self.position.to_decide
        bot = next((seat for seat in deciders if seat in self.bots), None)
        if self.position.is_over:
            self.after_the_end()
        elif self.position.awaits_chance:
            self.deal()
        elif bot is not None:
            self.let_bot_decide(bot)
        else:
            self.ask_person(deciders[0])

    def greet(self) -> None:
        """Print who sits where."""
        names = [phrase("person") if name == PERSON else plain_line(name) for name in self.names]
        seats = [f"{self.tools.player_name(self.position, seat)} ({name})" for seat, name in enumerate(names)]
        self.dialogue.say(phrase("greeting-bots" if self.are_all_bots else "greeting", seats=", ".join(seats)))

    @property
    def are_all_bots(self) -> bool:
        """Whether all players are bots."""
        return len(self.bots) == self.position.players

    @property
    def are_several_people(self) -> bool:
        """Whether several people share the keyboard."""
        return self.position.players - len(self.bots) > 1

    @property
    def is_begun(self) -> bool:
        """Whether a decision was made."""
        return any(happened.seat >= 0 for happened in self.table.state.game.events)

    def happen(self, entries: list[Entry]) -> None:
        """Apply entries to the table, and log them; of a secret decision only that it was made."""
        for entry in entries:
            before, is_begun = self.position, self.is_begun
            self.table.apply(entry)
            if isinstance(entry, Decided) and self.tools.adapter.is_secret(before):
                self._log.append(self.tools.secret_sentence(before, entry.seat))
            elif isinstance(entry, Decided):
                self._log.append(before.describe(entry.decision, language()))
            elif isinstance(entry, Answered):
                self._log += (self.tools.score_lines(before) or []) if is_begun else []
                self._log.append(self.tools.chance_sentence(self.position))
            if isinstance(entry, Decided | Answered):
                self._log += self.tools.consequences(before, self.position)

    def deal(self) -> None:
        """Deal, if a loaded game had stopped before a deal."""
        self.happen(self.table.go_on(now_ms()))
        self.after_event()

    def let_bot_decide(self, seat: int) -> None:
        """Let a bot decide, and print its decision."""
        limit = stated_seconds(self.position.game, self.names[seat])
        with thinking(self.tools.player_name(self.position, seat), limit) as control:
            decision = self.bots[seat].decide(self.view(seat), seat, None, control)
        self.note_forfeit(seat)
        self.play(decision, seat)
        self.after_event()

    def note_forfeit(self, seat: int) -> None:
        """Log that an external bot forfeited a decision; the exact reason is hidden from other players."""
        bot: object = self.bots[seat]
        if not isinstance(bot, ExternalBot):
            return
        forfeit = bot.last_forfeit
        if forfeit is None or forfeit.kind == UNASKED:
            return
        name = self.tools.player_name(self.position, seat)
        self._log.append(phrase("forfeit", player=name, kind=forfeit.kind))
        if self.are_all_bots or "cannot be started" in forfeit.reason:  # which reveals nothing about hidden information
            self._log.append(plain_line(str(forfeit)))
        if not bot.is_asked:
            self._log.append(phrase("not-asked", player=name))

    def after_event(self) -> None:
        """Print the events at once if no player will be asked, and save the record."""
        if self.are_all_bots:
            self.print_log()
        self.keep()

    def play(self, decision: str | int, seat: int) -> None:
        """Play a decision for a seat; the game raises an error for an invalid text."""
        if isinstance(decision, str):
            decision = self.tools.adapter.for_seat(self.position, seat).parse(decision).id
        by = f"bot:{self.names[seat]}" if seat in self.bots else person_at(seat)
        self.happen(self.table.decide(by, seat, decision, now_ms()))

    def view(self, seat: int | None) -> GamePosition:
        """The view of a seat, or the public view for None."""
        return self.table.view(seat)

    def print_log(self) -> None:
        """Print the new events."""
        for entry in self._log[self._told :]:
            if isinstance(entry, str):
                self.dialogue.say(entry)
            else:
                self.dialogue.tell(entry)
        self._told = len(self._log)

    def ask_person(self, seat: int) -> None:
        """Show a person the view of its seat, and handle one line of input."""
        self.seat_at_keyboard(seat)
        view = self.view(seat)
        moment = (self.tools.moment_words(view), self.tools.definition.turn_of(view), seat)
        is_shown = self._shown == moment
        if not is_shown:
            self._shown = moment
            self.dialogue.show(view)
        self.print_log()
        if is_shown:
            self.dialogue.prompt_step(view, seat)
        self.take(self.dialogue.ask(f"{self.tools.player_name(view, seat)}> ", view, seat), seat)

    def seat_at_keyboard(self, seat: int) -> None:
        """Pass the keyboard to a person; if there are secrets, ask the others to look away."""
        if seat == self._at_keyboard:
            return
        self._refused = None  # another person's input is private
        if self.are_several_people and self.tools.adapter.has_secrets(self.position):
            if self.dialogue.pass_keyboard(self.tools.player_name(self.position, seat)):
                self._told = self._left_at.get(seat, 0)
        if self._at_keyboard is not None:
            self._left_at[self._at_keyboard] = len(self._log)
        self._at_keyboard = seat

    def after_the_end(self) -> None:
        """Show the end; people may still look, undo and save."""
        self.dialogue.show(self.view(None))
        self.print_log()
        if self.are_all_bots:
            self._is_left = True
            return
        line: str | None = ""
        while line is not None and self.position.is_over and not self._is_left:
            line = self.dialogue.ask(f"{phrase('over')}> ", self.position)
            self.take(line)

    # ---------------------------------------------------------------------------------------------------------- input

    def take(self, line: str | None, seat: int | None = None) -> None:
        """Handle a typed line, up to the first part that is rejected."""
        if line is None:
            self._is_left = True
            return
        try:
            parts = list(self.dialogue.parts_of(line))
        except ValueError as error:
            self.refuse(error)
            return
        for part in parts:
            command = command_in(part)
            if command:
                self.obey(*command, seat)
            elif self.position.to_decide and seat not in self.position.to_decide:
                self.dialogue.say(phrase("not-played", part=part), style="yellow")
                return
            elif not self.decide(part, seat):
                return
            if self._is_left:
                return

    def decide(self, text: str, seat: int | None) -> bool:
        """Play a typed decision; False if it is rejected."""
        place = self.tools.definition.place_named(text)
        if place in self.tools.definition.places(self.position):
            self.dialogue.list_moves(self.view(seat), seat, place)
            return True
        try:
            unknown = unknown_word(text, self.tools.definition.words)
            if unknown:
                raise InputFault(unknown)
            if seat is None:
                self.position.parse(text)  # raises the error that the game is over
                return False
            self.play(self.tools.definition.complete_notation(self.position, text), seat)
        except ValueError as error:
            self.refuse(error)
            return False
        self.print_log()
        self.keep()
        return True

    def refuse(self, error: Exception) -> None:
        """Print an error and keep it for ``why``; secret input is not repeated."""
        if isinstance(error, Refusal):
            error = InputFault(error.text(language()))
        if self.are_several_people and self.tools.adapter.is_secret(self.position):
            if isinstance(error, IllegalMove):
                error = InputFault(f"{error.message_in(language())} ({error.rule})")
            else:
                error = input_fault("no-bid")
        self._refused = error
        self.dialogue.refuse(error)

    def obey(self, name: str, rest: str, seat: int | None) -> None:
        """Run a command."""
        dialogue = self.dialogue
        seat = None if self.position.is_over else seat
        position = self.view(seat)
        match name:
            case "?":
                dialogue.help(position)
            case "moves":
                dialogue.list_moves(position, seat, rest)
            case "board":
                dialogue.show(position)
            case "describe":
                dialogue.say(self.tools.describe_text(position))
            case "score":
                dialogue.score(position)
            case "undo":
                self.undo()
            case "why" if self._refused:
                dialogue.refuse(self._refused)
            case "why":
                dialogue.say(phrase("nothing-refused"))
            case "save":
                self.save_as(rest)
            case _:
                self._is_left = True

    def undo(self) -> None:
        """Undo the last decision of a person and everything after it, unless some of it is final."""
        events = self.table.state.game.events
        places = [place for place, event in enumerate(events) if event.by_person]
        if not places:
            self.dialogue.say(phrase("nothing-to-undo"))
            return
        final = next((event.final for event in events[places[-1] :] if event.final), "")
        if final:
            reason = self.tools.adapter.final_sentence(final, language())
            self.dialogue.say(phrase("undo-refused", reason=reason), style="yellow")
            return
        taken, seat = len(events) - places[-1], events[places[-1]].seat
        self.table.apply_all(self.table.ask_undo(person_at(seat), now_ms(), places[-1]))
        while self.table.state.undo is not None:  # all people at the keyboard agree
            other = next(place for place in self.others(seat) if place not in self.table.state.undo.agreed)
            self.table.apply_all(self.table.answer_undo(person_at(other), True, now_ms()))
        self._log.append(phrase("taken-back", count=taken))
        self.print_log()
        self._shown = None
        self.keep()

    def others(self, seat: int) -> list[int]:
        """The seats of the other people."""
        return [other for other in range(self.position.players) if other != seat and other not in self.bots]

    # ------------------------------------------------------------------------------------------------------- the record

    def keep(self) -> None:
        """Write the record to the file of ``--save``, if there is one."""
        if self.save is None:
            return
        try:
            write_text(self.save, self.table.whole_record().to_text() + "\n")
        except InputFault as error:
            if not self.is_begun:
                raise
            self.dialogue.refuse(error)  # the game continues without the file

    def save_as(self, name: str) -> None:
        """Write the record into a file, unless the file exists already."""
        path = Path(name)
        try:
            if not name:
                raise input_fault("save-needs-name")
            if path.exists() and path not in self._written and path != self.save:
                raise input_fault("there-already", name=name)
            write_text(path, self.table.whole_record().to_text() + "\n")
        except InputFault as error:
            self.dialogue.refuse(error)
        else:
            self._written.add(path)
            self.dialogue.say(phrase("saved", name=name))

    def part(self) -> None:
        """Print where the game is saved, and how to continue it."""
        if self.position.is_over or self.are_all_bots:
            return
        kept = self.save or next(iter(self._written), None)
        if kept:
            more = f" --save {kept}" if self.save else ""
            more += f" --seed {quote(self.seed)}" if self.seed is not None else ""
            if any(name.startswith(f"{EXTERNAL}:") for name in self.names):  # no record may start a program
                more += "".join(f" --seat {quote(name)}" for name in self.names)
            self.dialogue.say(phrase("go-on", command=f"tetrarch play {self.tools.name} --load {kept}{more}"))
        elif self.is_begun:
            self.dialogue.say(phrase("not-kept"))


def now_ms() -> int:
    """The time, as the table counts it."""
    return time.time_ns() // 1_000_000


def person_at(seat: int) -> str:
    """The id of the person in a seat, for the table."""
    return f"seat {seat}"


def table_of(game: Game[GamePosition], bots: Mapping[int, Bot[GamePosition]]) -> Table:
    """The table for a game: a practice table, at which people agree to every undo."""
    seats = range(game.position.players)
    settings = Settings(
        game=game.definition.name,
        players=len(seats),
        seats=[f"bot:{game.names[seat]}" if seat in bots else "open" for seat in seats],
        practice=True,
    )
    people = {seat: Person(person_at(seat), game.names[seat]) for seat in seats if seat not in bots}
    table = Table("terminal", game.seed, spare_seed=fresh_seed())
    table.apply_all(table.adopt(game.to_record(), settings, people, now_ms()))
    return table
