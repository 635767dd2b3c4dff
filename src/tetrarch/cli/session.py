"""A game at the terminal: whose decision it is, taking back, and keeping the record."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from tetrarch.bots.roster import EXTERNAL
from tetrarch.cli.dialogue import Dialogue, command_in, unknown_word
from tetrarch.cli.faults import InputFault, plain_line
from tetrarch.cli.files import write_text
from tetrarch.cli.thinking import thinking

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tetrarch.bots import Bot
    from tetrarch.cli.games import Moment
    from tetrarch.core.game import Decision
    from tetrarch.core.record import Game


class Session:
    """People and bots at one table."""

    def __init__(
        self, game: Game[Moment], bots: Mapping[int, Bot[Moment]], dialogue: Dialogue, save: Path | None = None
    ) -> None:
        self.game = game
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
        """The person who has typed last."""
        self._is_left = False
        self._log: list[Decision | str] = []
        """What has happened, as far as everybody may know."""
        self._told = 0
        """How much of it stands on the screen; the rest is said below the next drawing."""
        self._left_at: dict[int, int] = {}
        """How much of it had happened when each person gave the keyboard away."""

    @property
    def position(self) -> Moment:
        """The position now."""
        return self.game.position

    def run(self) -> None:
        """Play until the game is over and nobody wants to look at it any more, or until people leave."""
        self.keep()
        try:
            self.greet()
            while not self._is_left:
                self.go_on()
        except KeyboardInterrupt:
            self.dialogue.say()
        finally:
            self.let_bots_go()
        self.part()

    def let_bots_go(self) -> None:
        """Tell the bots how it ended, and close them."""
        for bot in self.bots.values():
            if self.position.outcome:
                bot.end(self.position.outcome)
            bot.close()

    def go_on(self) -> None:
        """The next thing that happens: the end, a deal, the decision of a bot or of a person."""
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
        """Say who sits where."""
        names = [plain_line(name) for name in self.game.names]
        seats = [f"{self.tools.player_name(self.position, seat)} ({name})" for seat, name in enumerate(names)]
        self.dialogue.say(f"At the table: {', '.join(seats)}.{'' if self.are_all_bots else ' Type ? for help.'}")

    @property
    def are_all_bots(self) -> bool:
        """Whether no person sits at the table."""
        return len(self.bots) == self.position.players

    @property
    def are_several_people(self) -> bool:
        """Whether people share the keyboard."""
        return self.position.players - len(self.bots) > 1

    @property
    def is_begun(self) -> bool:
        """Whether anybody has decided anything."""
        return any(event.play for event in self.game.events)

    def deal(self) -> None:
        """Let chance deal the next game of a match, and say how the last one ended."""
        self._log += (self.tools.score_lines(self.position) or []) if self.is_begun else []
        before = self.position.copy()
        self.tools.deal_next(self.game)
        self._log.append(self.tools.chance_sentence(self.position))
        self._log += self.tools.consequences(before, self.position)
        self.after_event()

    def let_bot_decide(self, seat: int) -> None:
        """One decision of a bot, told in a sentence."""
        with thinking(self.tools.player_name(self.position, seat)) as control:
            decision = self.bots[seat].decide(self.position.view(seat), seat, None, control)
        self.note_forfeit(seat)
        self.play(decision, seat)
        self.after_event()

    def note_forfeit(self, seat: int) -> None:
        """Note that a decision was made for a bot that is another program; why exactly is not for other players."""
        from tetrarch.bots.external import UNASKED, ExternalBot

        bot: object = self.bots[seat]
        forfeit = bot.last_forfeit if isinstance(bot, ExternalBot) else None
        if forfeit is None or forfeit.kind == UNASKED:
            return
        name = self.tools.player_name(self.position, seat)
        self._log.append(f"{name} forfeits a decision ({forfeit.kind}): it is drawn at random.")
        if self.are_all_bots or "cannot be started" in forfeit.reason:  # which tells nothing of what it knows
            self._log.append(plain_line(str(forfeit)))
        if isinstance(bot, ExternalBot) and not bot.is_asked:
            self._log.append(f"The program of {name} is not asked any more.")

    def after_event(self) -> None:
        """Tell what has happened at once where nobody will be asked, and keep it."""
        if self.are_all_bots:
            self.tell_unsaid()
        self.keep()

    def play(self, decision: str | int, seat: int) -> None:
        """Play a decision and note what is to be said of it and its consequences: of a secret one, that it was made."""
        before = self.position.copy()
        played = self.game.play(decision, seat)
        self._log.append(self.tools.secret_sentence(before, seat) if self.tools.is_secret(before) else played)
        self._log += self.tools.consequences(before, self.position)

    def tell_unsaid(self) -> None:
        """Say what has happened."""
        for entry in self._log[self._told :]:
            if isinstance(entry, str):
                self.dialogue.say(entry)
            else:
                self.dialogue.tell(entry)
        self._told = len(self._log)

    def ask_person(self, seat: int) -> None:
        """One line of what a person types, who sees only what its seat may know."""
        self.seat_at_keyboard(seat)
        view = self.position.view(seat)
        moment = (self.tools.moment_words(view), self.tools.turn_of(view), seat)
        if self._shown != moment:
            self._shown = moment
            self.dialogue.show(view)
            self.tell_unsaid()
        else:
            self.tell_unsaid()
            self.dialogue.prompt_step(view, seat)
        self.take(self.dialogue.ask(f"{self.tools.player_name(view, seat)}> ", view, seat), seat)

    def seat_at_keyboard(self, seat: int) -> None:
        """Let a person sit down; where somebody knows what others may not, the others look away."""
        if seat == self._at_keyboard:
            return
        self._refused = None  # what somebody else typed is nobody's business
        if self.are_several_people and self.tools.has_secrets(self.position):
            if self.dialogue.pass_keyboard(self.tools.player_name(self.position, seat)):
                self._told = self._left_at.get(seat, 0)
        if self._at_keyboard is not None:
            self._left_at[self._at_keyboard] = len(self._log)
        self._at_keyboard = seat

    def after_the_end(self) -> None:
        """Show how it ended; people may still look, take back and save."""
        self.dialogue.show(self.seen_by(None))
        self.tell_unsaid()
        if self.are_all_bots:
            self._is_left = True
            return
        line: str | None = ""
        while line is not None and self.position.is_over and not self._is_left:
            line = self.dialogue.ask("over (undo, board, save FILE, quit)> ", self.position)
            self.take(line)

    # --------------------------------------------------------------------------------------------------- what was typed

    def take(self, line: str | None, seat: int | None = None) -> None:
        """Do what a line of a person says, up to the first thing that is refused."""
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
                self.dialogue.say(f"not played: {part} and what follows; somebody else decides now", style="yellow")
                return
            elif not self.decide(part, seat):
                return
            if self._is_left:
                return

    def decide(self, text: str, seat: int | None) -> bool:
        """Play a decision that was typed; False when it is refused."""
        place = self.tools.place_named(text)
        if place in self.tools.places(self.position):
            self.dialogue.list_moves(self.seen_by(seat), seat, place)
            return True
        try:
            unknown = unknown_word(text, self.tools.words)
            if unknown:
                raise InputFault(unknown)
            if seat is None:
                self.position.parse(text)  # says that the game is over
                return False
            self.play(self.tools.completed(self.position, text), seat)
        except ValueError as error:
            self.refuse(error)
            return False
        self.tell_unsaid()
        self.keep()
        return True

    def refuse(self, error: Exception) -> None:
        """Say why something was not done, and remember it; what was typed in secret is not said again."""
        from tetrarch.core.errors import IllegalMove

        if self.are_several_people and self.tools.is_secret(self.position):
            rule = f" ({error.rule})" if isinstance(error, IllegalMove) else ""
            text = error.message if isinstance(error, IllegalMove) else "that is no bid: write a number of coins"
            error = InputFault(f"{text}{rule}")
        self._refused = error
        self.dialogue.refuse(error)

    def seen_by(self, seat: int | None) -> Moment:
        """What is shown to who sits at the keyboard: when the game is over, what everybody may know."""
        return self.position.view(seat) if seat is not None else self.tools.public_view(self.position)

    def obey(self, name: str, rest: str, seat: int | None) -> None:
        """Do what a command says."""
        dialogue = self.dialogue
        seat = None if self.position.is_over else seat
        position = self.seen_by(seat)
        if name == "?":
            dialogue.help(position)
        elif name == "moves":
            dialogue.list_moves(position, seat, rest)
        elif name == "board":
            dialogue.show(position)
        elif name == "describe":
            dialogue.describe(position)
        elif name == "score":
            dialogue.score(position)
        elif name == "undo":
            self.undo()
        elif name == "why":
            if self._refused:
                dialogue.refuse(self._refused)
            else:
                dialogue.say("nothing has been refused")
        elif name == "save":
            self.save_as(rest)
        else:
            self._is_left = True

    def undo(self) -> None:
        """Take back the last decision of a person, and all that came after it, unless something of it is final."""
        events = self.game.events
        places = [place for place, event in enumerate(events) if event.play and event.seat not in self.bots]
        if not places:
            self.dialogue.say("there is nothing to take back")
            return
        moments = [self.game.position_after(place) for place in range(places[-1], len(events) + 1)]
        reasons = (self.tools.why_final(before, after) for before, after in pairwise(moments))
        final = next((reason for reason in reasons if reason), "")
        if final:
            self.dialogue.say(f"that cannot be taken back: {final}", style="yellow")
            return
        taken = self.game.undo(len(events) - places[-1])
        self._log.append(f"taken back: {taken} decision{'' if taken == 1 else 's'}")
        self.tell_unsaid()
        self._shown = None
        self.keep()

    # ------------------------------------------------------------------------------------------------------- the record

    def keep(self) -> None:
        """Write the record into the file that was named for it, if one was."""
        if self.save is None:
            return
        try:
            write_text(self.save, self.game.to_record().to_text() + "\n")
        except InputFault as error:
            if not self.is_begun:
                raise
            self.dialogue.refuse(error)  # the game is worth more than the file: it goes on

    def save_as(self, name: str) -> None:
        """Write the record into a file; one that somebody else wrote is left alone."""
        path = Path(name)
        if not name:
            self.dialogue.say("save needs the name of a file: save game.json", style="red")
        elif path.exists() and path not in self._written and path != self.save:
            self.dialogue.say(f"{name}: is there already; choose another name", style="red")
        else:
            try:
                write_text(path, self.game.to_record().to_text() + "\n")
            except InputFault as error:
                self.dialogue.refuse(error)
            else:
                self._written.add(path)
                self.dialogue.say(f"saved in {name}")

    def part(self) -> None:
        """Say where the game is kept, and how to go on with it."""
        if self.position.is_over or self.are_all_bots:
            return
        kept = self.save or next(iter(self._written), None)
        if kept:
            more = f" --save {kept}" if self.save else ""
            more += f" --seed {quote(self.game.seed)}" if self.game.seed is not None else ""
            if any(name.startswith(f"{EXTERNAL}:") for name in self.game.names):  # no record may start a program
                more += "".join(f" --seat {quote(name)}" for name in self.game.names)
            self.dialogue.say(f"Go on with: tetrarch play {self.tools.name} --load {kept}{more}")
        elif self.is_begun:
            self.dialogue.say("The game is not kept; --save FILE keeps the next one.")
