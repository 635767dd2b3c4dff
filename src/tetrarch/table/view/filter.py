"""The filter: what a viewer may know of an entry.

The result depends on the entry and on earlier entries only, so a viewer who asks later receives the same.
"""

from __future__ import annotations

from typing import cast

import msgspec

from tetrarch.core.table_adapter import Form
from tetrarch.table import entries as forms
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT
from tetrarch.table.settings import EXTERNAL, Settings


def redact(entry: Entry, viewer: int | None, *, is_secret: bool = False) -> Form:
    """The entry as a viewer may know it.

    Args:
        entry: The entry.
        viewer: The seat of the viewer; None for a spectator.
        is_secret: Whether it is a secret decision, or chat among spectators during the match.
    """
    known = cast(Form, msgspec.to_builtins(entry))
    if isinstance(entry, forms.Decided) and is_secret and viewer != entry.seat:
        del known["play"], known["decision"]
    elif isinstance(entry, forms.Decided):
        del known["decision"]
    elif isinstance(entry, forms.Answered):
        del known["chance"]  # a deal contains the whole deck
    elif isinstance(entry, forms.Started):
        del known["start"]  # the ground contains its public part
    elif isinstance(entry, forms.Salted) and viewer != entry.seat:
        del known["salt"]  # revealed when the match starts
    elif isinstance(entry, forms.Said) and is_secret and viewer is not None:
        known = {"kind": "hidden", "number": entry.number, "at": entry.at}
    elif isinstance(entry, forms.Opened):
        known["settings"] = public_settings(entry.settings)
    if isinstance(entry, forms.Decided):
        known["by"] = public_bot(entry.by)
    elif isinstance(entry, forms.SeatPlanned):
        known["plan"] = public_bot(entry.plan)
    return known


def public_bot(plan: str) -> str:
    """A plan or a decider without the command line of an external program."""
    external = f"{BOT}{EXTERNAL}"
    return external if plan.startswith(f"{external}:") else plan


def public_settings(settings: Settings) -> Settings:
    """The settings as viewers may see them."""
    return msgspec.structs.replace(settings, seats=[public_bot(plan) for plan in settings.seats])
