"""``tetrarch admin``: back up, clean up and inspect the data of a server."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import InputFault, input_fault, require_extra
from tetrarch.cli.input.options import Force, GameName
from tetrarch.cli.input.sources import write_text
from tetrarch.cli.terminal.speech import decimal, language, phrase, quoted
from tetrarch.cli.terminal.translated_help import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from tetrarch.server.accounts.moderation import Action
    from tetrarch.server.ops.admin import Office
    from tetrarch.server.settings import ServerSettings

admin = typer.Typer(cls=SpokenGroup, rich_markup_mode=None, no_args_is_help=True)

Data = Annotated[str | None, typer.Option(metavar="DIR")]
Address = Annotated[str | None, typer.Option(metavar="URL")]
Person = Annotated[str, typer.Argument(metavar="PERSON")]


@admin.command(cls=SpokenCommand)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Address = None,
    force: Force = False,
) -> None:
    """Copy the database into one file, while the server runs."""
    settings = _settings(data, database)
    from tetrarch.server.storage.backup import back_up

    size = back_up(_sqlite_file(settings, "pg_dump --format=custom --file FILE URL"), file, replace=force)
    _note(settings, "backup", file.name)
    print(phrase("admin-backup", file=str(file), bytes=size, shown=decimal(size)))


@admin.command(cls=SpokenCommand)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    database: Address = None,
) -> None:
    """Replace the database by a backup; the earlier one is kept beside it."""
    settings = _settings(data, database)
    from tetrarch.server.storage.backup import restore as put_back

    target = _sqlite_file(settings, "pg_restore --clean --if-exists --dbname URL FILE")
    kept = put_back(file, target)
    _note(settings, "restore", file.name)
    names = {"target": str(target), "file": str(file)}
    print(phrase("admin-restored-kept", kept=kept.name, **names) if kept else phrase("admin-restored", **names))


@admin.command("prune-guests", cls=SpokenCommand)
def prune_guests(
    days: Annotated[int, typer.Option(min=1, max=36500)] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    data: Data = None,
    database: Address = None,
) -> None:
    """Delete guests without a running game who were not seen for some days."""
    settings = _settings(data, database)
    import asyncio

    from tetrarch.server.ops.admin import prune_guests as prune

    count = asyncio.run(prune(settings, days, only_count=dry_run))
    print(phrase("admin-would-prune" if dry_run else "admin-pruned", guests=count, shown=decimal(count)))


@admin.command("records", cls=SpokenCommand)
def export_records(
    game: GameName, file: Annotated[Path, typer.Argument(metavar="FILE")], data: Data = None, database: Address = None
) -> None:
    """Write the records of all finished matches of a game, one in each line."""
    settings = _settings(data, database)
    import asyncio

    import msgspec

    from tetrarch.server.ops.admin import finished_records

    async def lines() -> list[str]:
        return [msgspec.json.encode(record).decode() async for record in finished_records(settings, game)]

    found = asyncio.run(lines())
    write_text(file, "".join(f"{line}\n" for line in found))
    _note(settings, "records", f"{game} {len(found)}")
    print(phrase("admin-records", file=str(file), count=len(found), shown=decimal(len(found))))


@admin.command("close-table", cls=SpokenCommand)
def close_table(
    table: Annotated[str, typer.Argument(metavar="ID")],
    wait: Annotated[float, typer.Option(min=0, max=600)] = 15,
    data: Data = None,
    database: Address = None,
) -> None:
    """Close a table of the running server."""
    settings = _settings(data, database)
    import asyncio

    from tetrarch.server.ops.admin import DONE, answer_text
    from tetrarch.server.ops.admin import close_table as close

    answer = asyncio.run(close(settings, table, wait))
    if answer is None:
        raise input_fault("admin-no-answer", seconds=f"{wait:g}", table=quoted(table))
    if answer != DONE:
        raise input_fault("admin-refused", table=quoted(table), answer=answer_text(answer, language()))
    print(phrase("admin-closed", table=table))


@admin.command(cls=SpokenCommand)
def ban(
    person: Person,
    reason: Annotated[str, typer.Option(metavar="TEXT")],
    days: Annotated[int | None, typer.Option(min=1, max=3650)] = None,
    data: Data = None,
    database: Address = None,
) -> None:
    """Ban a user, for some days or without an end."""

    async def work(office: Office) -> str:
        user = await office.ban(person, days, reason)
        return phrase("admin-banned", name=user.name, days=days or 0)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def unban(person: Person, data: Data = None, database: Address = None) -> None:
    """End a ban."""

    async def work(office: Office) -> str:
        user = await office.moderation.unban((await office.moderation.find(person)).id)
        return phrase("admin-unbanned", name=user.name)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def reports(
    include_all: Annotated[bool, typer.Option("--all")] = False, data: Data = None, database: Address = None
) -> None:
    """Print the open reports with the chat that they are about."""

    async def work(office: Office) -> str:
        lines = []
        async for one in office.reports(include_resolved=include_all):
            lines.append(
                phrase(
                    "admin-report",
                    **{"id": one.id, "time": _time(one.created), "reporter": one.reporter.name},
                    **{"name": one.person.name, "person": one.person.id, "reason": one.reason},
                    outcome=one.outcome or "open",
                )
            )
            lines += [f"  {one.note}"] if one.note else []
            lines += [f"  {'>' if said.number == one.entry else ' '} {said.name}: {said.text}" for said in one.chat]
        count = (await office.moderation.reports(limit=1)).open
        lines.append(phrase("admin-open-reports", count=count, shown=decimal(count)))
        return "\n".join(lines)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def resolve(
    report: Annotated[str, typer.Argument(metavar="ID")],
    dismiss: Annotated[bool, typer.Option("--dismiss")] = False,
    data: Data = None,
    database: Address = None,
) -> None:
    """Resolve a report."""

    async def work(office: Office) -> str:
        await office.moderation.resolve(report, "dismissed" if dismiss else "acted")
        return phrase("admin-resolved", id=report)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def grant(person: Person, data: Data = None, database: Address = None) -> None:
    """Make an account a moderator."""

    async def work(office: Office) -> str:
        found = await office.moderation.find(person)
        return phrase("admin-granted", name=(await office.moderation.set_role(found.id, "moderator")).name)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def revoke(person: Person, data: Data = None, database: Address = None) -> None:
    """Take the role of a moderator away from an account."""

    async def work(office: Office) -> str:
        found = await office.moderation.find(person)
        return phrase("admin-revoked", name=(await office.moderation.set_role(found.id, None)).name)

    print(_moderate(data, database, work))


@admin.command(cls=SpokenCommand)
def audit(
    last: Annotated[int, typer.Option(min=1, max=10000)] = 50, data: Data = None, database: Address = None
) -> None:
    """Print the latest administrative actions, newest first."""

    async def work(office: Office) -> str:
        lines = []
        for one in await office.moderation.audit(last):
            by = one.by.name if one.by else phrase("admin-command-line")
            about = one.person.name if one.person else one.match or ""
            lines.append("  ".join(part for part in (_time(one.at), by, one.action, about, one.note) if part))
        return "\n".join(lines) or phrase("admin-no-actions")

    print(_moderate(data, database, work))


@admin.command("push-keys", cls=SpokenCommand)
def push_keys() -> None:
    """Make keys for push notifications, as lines for server.toml."""
    require_extra("push", "tetrarch admin push-keys")
    from tetrarch.server.notify import make_private_key, public_key

    private = make_private_key()
    print(f'vapid_private_key = "{private}"')
    print(f'vapid_contact = "mailto:you@example.org"  # {phrase("admin-push-contact")}')
    print(f"# {phrase('admin-push-public', key=public_key(private))}")


@admin.command(cls=SpokenCommand)
def stats(data: Data = None, database: Address = None) -> None:
    """Print how much data the server has."""
    settings = _settings(data, database)
    import asyncio

    from tetrarch.server.ops.admin import statistics

    found = asyncio.run(statistics(settings))
    beat = found.pop("beat")
    lines = {
        phrase(f"stat-{name}"): decimal(value) if isinstance(value, int) else str(value)
        for name, value in found.items()
    }
    lines[phrase("stat-beat")] = (
        phrase("stat-never") if beat is None else phrase("stat-ago", seconds=decimal(int(beat)))
    )
    width = max(map(len, lines))
    for title, shown in lines.items():
        print(f"{title:{width}} {shown}")


def _note(settings: ServerSettings, action: Action, text: str) -> None:
    """Add an action to the audit log of the server."""
    import asyncio

    from tetrarch.server.ops.admin import note_action

    asyncio.run(note_action(settings, action, text))


def _moderate(data: str | None, database: str | None, work: Callable[[Office], Coroutine[None, None, str]]) -> str:
    """Do something with the moderation of a server's database; return what to print."""
    settings = _settings(data, database)
    import asyncio

    from tetrarch.server.http.errors import ApiError
    from tetrarch.server.ops.admin import open_office

    async def run() -> str:
        async with open_office(settings) as office:
            return await work(office)

    try:
        return asyncio.run(run())
    except ApiError as error:
        raise InputFault(error.message().text(language())) from None


def _time(at: int) -> str:
    """A time in milliseconds, as people read it."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def _settings(data: str | None, database: str | None) -> ServerSettings:
    """Load the settings that the server uses."""
    require_extra("server", "tetrarch admin")
    choose_jit("off")
    from tetrarch.server.settings import load_settings

    return load_settings(data, database=database)


def _sqlite_file(settings: ServerSettings, instead: str) -> Path:
    """The file of the database; the fault for PostgreSQL names its own tool."""
    from tetrarch.server.storage.database import Database

    file = Database(settings.database_url).file
    if file is None:
        raise input_fault("admin-postgresql", tool=instead)
    return file
