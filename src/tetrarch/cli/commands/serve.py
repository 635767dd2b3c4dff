"""``tetrarch serve``: the server, on this machine or for everybody."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.warmup import choose_jit
from tetrarch.cli.input.faults import input_fault, require_extra, system_words
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from uvicorn import Server

    from tetrarch.server.settings import ServerSettings

GRACE_SECONDS = 10
"""The time that running requests have when the server stops."""
SWITCH_SECONDS = 0.001
"""How long the thread that writes to the database waits at most for its turn while others are answered; Python's own
5 ms, a dozen times for each transaction, are long for who waits for a move."""


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where to listen; 0: any port that is free.")] = 8000,
    host: Annotated[str, typer.Option(help="Whom to listen to: this machine alone, or 0.0.0.0 for all.")] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder of everything that is kept.", show_default="your data folder"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A PostgreSQL database, instead of SQLite in the folder.", show_default=False),
    ] = None,
    root_path: Annotated[
        str | None,
        typer.Option(metavar="PATH", help="The path under which a proxy offers the server.", show_default=False),
    ] = None,
    allow_external: Annotated[
        bool, typer.Option("--allow-external", help="Let tables seat bots that are programs on this machine.")
    ] = False,
    workers: Annotated[
        int | None, typer.Option(min=0, help="Processes in which bots think; 0: as many as there are processors.")
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Play in the browser, alone or with others.

    Without any option everything is kept in a folder of yours, and only this machine can connect.
    """
    require_extra("server", "tetrarch serve")
    choose_jit("auto")
    import asyncio

    from tetrarch.server.ops.monitoring import set_up_logs
    from tetrarch.server.services import make_services
    from tetrarch.server.settings import load_settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise input_fault("serve-log-level", level=log_level)
    settings = load_settings(
        str(data) if data else None,
        database=database,
        path_prefix=root_path,
        external_bots="true" if allow_external else None,
        thinkers=str(workers) if workers else None,
    )
    listening = listen(host, port)
    if settings.external_bots and not is_own_machine(host):
        print(phrase("serve-external"), file=sys.stderr)

    async def check() -> None:
        services = make_services(settings)
        try:
            await services.start()
        finally:
            await services.close()

    asyncio.run(check())  # what is wrong with the database or a setting is told in a line, before anything runs
    set_up_logs(log_level)
    run_server(settings, listening, address_of(listening, settings.prefix), open_page=browser)


def is_own_machine(host: str) -> bool:
    """Whether only this machine can connect to an address."""
    from ipaddress import ip_address

    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; an error says why it cannot listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        raise input_fault("serve-busy", host=host, port=str(port), reason=system_words(error)) from None
    listening.setblocking(False)
    return listening


def address_of(listening: socket.socket, prefix: str) -> str:
    """The address of the page, as a browser on this machine takes it."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}{prefix}/"


def run_server(settings: ServerSettings, listening: socket.socket, address: str, *, open_page: bool) -> None:
    """Run until the server is stopped."""
    import signal

    import uvicorn

    from tetrarch.server.app import make_app
    from tetrarch.server.live.messages import MAX_LENGTH

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(phrase("serve-ready", address=address, data=str(settings.data)), flush=True)
                if open_page and has_desktop():
                    open_browser(address)

    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # we look at them ourselves, and believe only proxies that the settings name
        lifespan="on",
        ws_max_size=MAX_LENGTH,
        ws_per_message_deflate=False,  # it costs more time than these short messages are worth
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    server: Server = Announcing(config)
    # uvicorn stops gracefully and then raises the signal once more: by then there is nothing left to do.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listening])
    if not server.started:
        raise input_fault("serve-failed")


def has_desktop() -> bool:
    """Whether this machine has a screen for a browser."""
    if sys.platform in ("win32", "darwin"):
        return sys.stdout.isatty()
    return sys.stdout.isatty() and bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(address: str) -> None:
    """Open the page, without waiting for the browser."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
