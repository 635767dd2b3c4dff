"""What can be agreed before a match, in the asker's language."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from tetrarch.bots.levels import levels
from tetrarch.core import registry
from tetrarch.server.http.request import Language, TheServices
from tetrarch.server.http.schemas.people import ERRORS, GameName, Told
from tetrarch.server.http.schemas.tables import LevelForm
from tetrarch.server.matches.create import MOST_BUDGET
from tetrarch.table.view.offer import offered

router = APIRouter(prefix="/api/v1", tags=["games"], responses=ERRORS)


class ChoiceForm(Told):
    """Something that can be chosen."""

    name: str = Field(description="As settings name it.")
    title: str
    note: str = ""


class VariantForm(ChoiceForm):
    """A variant of a game."""

    rule: str = Field(description="Where the rules tell of it.")
    needs: list[str] = Field(description="The variants that it is played with only.")


class OptionForm(ChoiceForm):
    """An option of a game: a number, or yes or no."""

    kind: str = Field(description="`number` or `yes-no`.")
    least: int | None = None
    most: int | None = None


class ClockChoiceForm(ChoiceForm):
    """A kind of clock."""

    fields: dict[str, list[int]] = Field(description="What it needs, each with the least and the most.")


class GameOptionsForm(Told):
    """Everything that can be agreed for a game."""

    game: str
    players: list[int]
    variants: list[VariantForm]
    printings: list[ChoiceForm]
    first_printing: list[str] | None = Field(default=None, description="The variants that the first printing has.")
    layouts: list[ChoiceForm]
    options: list[OptionForm]
    clocks: list[ClockChoiceForm]
    when_time_runs_out: list[ChoiceForm]
    levels: list[LevelForm]
    budget: dict[str, float] = Field(description="The most that a bot at a table may use for one decision.")
    external: bool = Field(description="Whether programs on the server may be bots.")


class OptionsForm(Told):
    """Everything that can be agreed, for the games that were asked for."""

    games: list[GameOptionsForm]


@router.get("/options")
async def options(
    language: Language,
    services: TheServices,
    game: Annotated[GameName | None, Query(description="Only this game; all where none is named.")] = None,
) -> OptionsForm:
    """What can be agreed before a match: variants, printings, layouts, clocks and bots, with a line about each."""
    ladder = [
        LevelForm(bot=level.bot, name=level.name, note=level.note, has_slider=level.has_slider)
        for level in levels(language)
    ]
    more = {"levels": ladder, "budget": MOST_BUDGET, "external": services.settings.external_bots}
    chosen = registry.names() if game is None else (game,)
    return OptionsForm(games=[GameOptionsForm.model_validate({**offered(name, language), **more}) for name in chosen])
