"""A table before its first deal, as it stands in a record."""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.deal import IDENTITIES, blank_position, seat_founder
from tetrarch.legends.position.fault_words import position_fault
from tetrarch.legends.position.options import Options
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout


class TableForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, who founds, and who is younger than whom."""

    identities: str
    """The identity letter of each seat."""
    founder: int
    """The seat that sets the first game up (L2.1)."""
    ages: str
    """The identity letters, the youngest first (L3.2)."""

    @classmethod
    def of(cls, position: Position) -> TableForm:
        """The form of a table."""
        return cls(position.identities, position.founder, ages_of(position))

    def position(self, components: Components, options: Options, subject: str) -> Position:
        """The position before the first deal."""
        faults = table_faults(self.identities, self.founder, self.ages, options)
        if faults:
            raise SetupError(subject, faults)
        position = blank_position(components, options, self.identities)
        set_ages(position, self.ages)
        seat_founder(position, self.founder)
        return position


def ages_of(position: Position) -> str:
    """The identity letters of the seats, the youngest first."""
    order = sorted(range(position.players), key=lambda seat: int(position.state[layout.AGE + seat]))
    return "".join(position.identities[seat] for seat in order)


def set_ages(position: Position, ages: str) -> None:
    """Let the seats be of this age order."""
    for rank, letter in enumerate(ages):
        position.state[layout.AGE + position.identities.index(letter)] = rank


def table_faults(identities: str, founder: int, ages: str, options: Options) -> list[Fault]:
    """Everything that is wrong with a table."""
    faults: list[Fault] = []
    if len(identities) != options.players or len(set(identities)) != len(identities):
        number = str(options.players)
        faults.append(form_fault("identities", "letters", "L1.1", given=repr(identities), number=number))
    for letter in sorted(set(identities) - set(IDENTITIES)):
        known = ", ".join(IDENTITIES)
        faults.append(form_fault("identities", "none-of", "L1.1", given=repr(letter), known=known))
    if not 0 <= founder < options.players:
        faults.append(form_fault("founder", "no-seat", "L2.1", seat=str(founder)))
    if sorted(ages) != sorted(identities):
        values = {"ages": repr(ages), "identities": repr(identities)}
        faults.append(position_fault("ages", "position-ages", "L3.2", **values))
    return faults
