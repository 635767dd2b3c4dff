"""Random walks over everything that can be asked of a table, by people, bots and clocks."""

from __future__ import annotations

from random import Random

from tetrarch.eko import VARIANTS as EKO_VARIANTS
from tetrarch.legends import VARIANTS as LEGENDS_VARIANTS
from tetrarch.table import Clock, Entry, Person, Refusal, Settings, Table, decode_entry, encode_entry
from tetrarch.table.people import BOT, SERVER

SECOND = 1000
START = 1_700_000_000_000


def random_settings(rng: Random, game: str | None = None) -> Settings:
    """Settings of any kind that can be played."""
    game = game or rng.choice(["eko", "legends"])
    players = rng.randint(2, 4)
    known = EKO_VARIANTS if game == "eko" else LEGENDS_VARIANTS
    variants = {variant for variant in known if rng.random() < rng.choice([0.1, 0.5])}
    options: dict[str, object] = {}
    if game == "eko":
        options = {"round_limit": rng.choice([2, 4, 6]), "repetition": rng.random() < 0.5}
    else:
        variants |= {"explore"} if "swamp" in variants else set()
        options = {"quick_setup": rng.random() < 0.6}
    options["variants"] = sorted(variants)
    seats = [rng.choice(["open", "open", "bot:random", "bot:level1"]) for _ in range(players)]
    seats[rng.randrange(players)] = "open"
    kind = rng.choice(["none", "move", "fischer", "days"])
    clock = {
        "none": Clock(),
        "move": Clock(kind="move", seconds=60),
        "fischer": Clock(kind="fischer", seconds=120, increment=rng.choice([0, 5])),
        "days": Clock(kind="days", days=1),
    }[kind]
    rated = kind != "none" and rng.random() < 0.2
    return Settings(
        game=game,
        players=players,
        options=options,
        seats=["open"] * players if rated else seats,
        clock=clock,
        when_time_runs_out=rng.choice(["pass", "resign"] if rated else ["bot", "pass", "resign"]),
        stand_in="random",
        away="wait" if rated else rng.choice(["bot", "wait"]),
        undo=rng.choice(["free", "free", "consent", "off"]),
        rated=rated,
        practice=not rated and rng.random() < 0.2,
        watchers=True,
    )


class Walk:
    """One table, and a random way through its life."""

    def __init__(self, seed: int, settings: Settings | None = None, *, calm: bool = False) -> None:
        self.rng = Random(seed)
        self.secret = f"the secret seed of walk {seed}"
        self.settings = settings or random_settings(self.rng)
        self.calm = calm
        """Whether people only decide."""
        self.table = Table(f"match{seed}", self.secret)
        self.now = START
        self.entries: list[Entry] = []
        self.refused: list[str] = []
        self.people = [Person(f"p{number}", f"Person {number}") for number in range(self.settings.players + 1)]
        self.do(self.table.open(self.settings, self.people[0], self.now))

    def do(self, entries: list[Entry]) -> None:
        """Apply entries as commands return them, and store them through their written form."""
        for entry in entries:
            read = decode_entry(encode_entry(entry))
            assert read == entry
            self.table.apply(entry)
            self.entries.append(read)

    def prelude(self, steps: int = 8) -> None:
        """Let people come and go before the match."""
        for _ in range(steps):
            if not self.table.to_decide:
                self.step()

    def begin(self) -> None:
        """Let people take all seats and agree."""
        if self.table.status != "waiting":
            return
        for person in self.people:
            is_there = self.table.seat_of(person.id) is not None
            if not is_there and any(seat.is_open_to(person.id) for seat in self.table.state.seats):
                self.do(self.table.join(person, None, self.now))
        for person in self.people:
            if not self.table.to_decide and self.table.seat_of(person.id) is not None:
                if self.rng.random() < 0.3:
                    self.do(self.table.salt(person.id, f"salt of {person.name}", self.now))
                self.do(self.table.ready(person.id, True, self.now))

    def step(self) -> list[Entry]:
        """A random command; returns the entries that follow unless it is rejected."""
        self.now += self.rng.choice([0, 1, 777, 5 * SECOND])
        try:
            entries = self.command()
        except Refusal as error:
            self.refused.append(error.code)
            return []
        self.do(entries)
        return entries

    def command(self) -> list[Entry]:
        """Any command, mostly one that makes sense."""
        rng, table = self.rng, self.table
        due = table.next_due()
        if due is not None and due <= self.now:
            return table.tick(self.now)
        if table.status == "running" and (self.calm or rng.random() < 0.8):
            return self.decide()
        undo = table.state.undo
        if undo is not None and rng.random() < 0.7:
            return table.answer_undo(rng.choice(self.people).id, rng.random() < 0.9, self.now)
        person = rng.choice(self.people)
        other = rng.randrange(self.settings.players)
        commands = {
            "join": lambda: table.join(person, rng.choice([None, other]), self.now),
            "leave": lambda: table.leave(person.id, self.now),
            "ready": lambda: table.ready(person.id, rng.random() < 0.8, self.now),
            "salt": lambda: table.salt(person.id, rng.choice(["pepper", "a\nb", ""]), self.now),
            "plan": lambda: table.plan_seat(
                person.id, other, rng.choice(["open", "bot:random", "person:p1", "bot:nobody"]), self.now
            ),
            "start": lambda: table.start(rng.choice([person.id, SERVER]), self.now),
            "undo": lambda: table.ask_undo(person.id, self.now, rng.choice([None, None, None, rng.randrange(20)])),
            "answer": lambda: table.answer_undo(person.id, rng.random() < 0.8, self.now),
            "stand-in": lambda: table.stand_in(person.id, self.now),
            "back": lambda: table.come_back(person.id, self.now),
            "say": lambda: table.say(person, f"hello from {person.name}", self.now, rng.choice([None, "table"])),
            "rematch": lambda: table.offer_rematch(person.id, "another", self.now),
            "resume": lambda: table.resume(self.now + 500, self.now),
            "wait": self.wait,
        }
        early = ("join", "join", "leave", "ready", "salt", "plan", "start", "say")
        late = ("undo",) * 8 + ("leave", "back", "stand-in", "say", "resume", "wait", "rematch", "answer")
        likely = early if table.status == "waiting" else late
        name = rng.choice(likely if rng.random() < 0.9 else sorted(commands))
        if rng.random() < 0.02:
            return table.resign(person.id, self.now)
        if rng.random() < 0.005:
            return table.close(rng.choice([person.id, SERVER]), "over", self.now)
        return commands[name]()

    def wait(self) -> list[Entry]:
        """Let time pass, sometimes until a clock has run out."""
        due = self.table.next_due()
        if due is not None and self.rng.random() < 0.3:
            self.now = max(self.now, due)
        return self.table.tick(self.now)

    def decide(self) -> list[Entry]:
        """A legal decision of the seat to decide, sometimes from the wrong seat or too late."""
        rng, table = self.rng, self.table
        seat = rng.choice(table.to_decide)
        place = table.state.seats[seat]
        by = f"{BOT}{place.bot}" if place.bot is not None else place.person.id if place.person else ""
        if rng.random() < 0.02:
            by = rng.choice([f"{BOT}random", "p0", "p1"])
        history = table.state.game
        asked = history.adapter.for_seat(history.position, seat)
        decision = int(rng.choice(asked.legal_ids().tolist()))
        play = history.adapter.notation(asked, decision) if rng.random() < 0.7 else decision
        number = rng.choice([None, table.number, table.number, place.asked - (rng.random() < 0.02)])
        return table.decide(by, seat, play, self.now, number)

    def run(self, steps: int) -> None:
        """Walk so far, or until the match is over or closed."""
        for _ in range(steps):
            if self.table.status in ("over", "closed") and self.rng.random() < 0.3:
                return
            self.step()
