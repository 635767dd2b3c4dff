"""``tetrarch serve``: the server, for this machine or for a network."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, require_extra, system_words
from tetrarch.cli.terminal.speech import phrase

if TYPE_CHECKING:
    from uvicorn import Server

    from tetrarch.server.settings import ServerSettings

GRACE_SECONDS = 1
"""The time that running requests have when the server stops."""
STOP_SECONDS = 3
"""The time after which the server stops whatever it waits for, such as a database that does not answer."""
SWITCH_SECONDS = 0.001
"""The longest time that the database thread waits for the interpreter while requests are answered. A transaction
waits about a dozen times, so Python's default of 5 ms would delay moves."""


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    host: str = "127.0.0.1",
    reuse_port: bool = False,
    browser: bool = True,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    bus: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    root_path: Annotated[str | None, typer.Option(metavar="PATH", show_default=False)] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(metavar="NAME", show_default=False)] = None,
    external_bot: Annotated[list[str] | None, typer.Option(metavar="NAME=COMMAND", show_default=False)] = None,
    workers: Annotated[int | None, typer.Option(min=0)] = None,
    log_level: str = "warning",
) -> None:
    """Serve the games to browsers."""
    require_extra("server", "tetrarch serve")
    choose_jit("auto")
    import asyncio

    import msgspec

    from tetrarch.server.ops.monitoring import set_up_logs
    from tetrarch.server.services import make_services
    from tetrarch.server.settings import load_settings

    if log_level not in ("debug", "info", "warning", "error"):
        raise input_fault("serve-log-level", level=log_level)
    settings = load_settings(
        str(data) if data else None,
        database=database,
        bus=bus,
        path_prefix=root_path,
        allowed_hosts=allowed_host,
        external_bots=named_programs(external_bot or []),
        thinkers=str(workers) if workers else None,
    )
    settings = msgspec.structs.replace(settings, allowed_hosts=(*settings.allowed_hosts, host))
    listening = listen(host, port, reuse=reuse_port)

    async def check() -> None:
        services = make_services(settings)
        try:
            await services.start()
        finally:
            await services.close()

    asyncio.run(check())  # report faults of the database or the settings in one line, before the server starts
    set_up_logs(log_level)
    run_server(settings, listening, address_of(listening, settings.prefix), open_page=browser)
    leave()


def named_programs(texts: list[str]) -> dict[str, str]:
    """The command lines of external bots by their names."""
    found = {}
    for text in texts:
        name, equals, command = text.partition("=")
        if not equals:
            raise input_fault("serve-external-bot", text=repr(text))
        found[name] = command
    return found


def listen(host: str, port: int, *, reuse: bool = False) -> socket.socket:
    """A listening socket, which may share its port with other servers; an error says why it cannot listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if reuse:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        raise input_fault("serve-busy", host=host, port=str(port), reason=system_words(error)) from None
    listening.setblocking(False)
    return listening


def address_of(listening: socket.socket, prefix: str) -> str:
    """The address of the page for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}{prefix}/"


def run_server(settings: ServerSettings, listening: socket.socket, address: str, *, open_page: bool) -> None:
    """Run until the server is stopped."""
    import signal
    import threading

    import uvicorn

    from tetrarch.server.app import make_app
    from tetrarch.server.http.connections import raise_descriptor_limit, server_config

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(phrase("serve-ready", address=address, data=str(settings.data)), flush=True)
                if open_page and has_desktop():
                    open_browser(address)

        async def on_tick(self, counter: int) -> bool:
            return await super().on_tick(counter) or app.state.hub.peers.is_outdated

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            cut_off.start()
            await app.state.hub.hand_over()  # players can no longer act here
            await super().shutdown(sockets)

    raise_descriptor_limit()
    app = make_app(settings)
    config = server_config(app, timeout_graceful_shutdown=GRACE_SECONDS)
    sys.setswitchinterval(SWITCH_SECONDS)
    server: Server = Announcing(config)
    cut_off = threading.Timer(STOP_SECONDS, leave_late)
    cut_off.daemon = True
    # uvicorn stops gracefully and then raises the signal once more: by then there is nothing left to do.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    server.run(sockets=[listening])
    cut_off.cancel()
    if not server.started:
        raise input_fault("serve-failed")


def leave() -> None:
    """End the process at once: everything is closed, and Python would take seconds to tidy up its memory."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)


def leave_late() -> None:
    """End the process while parts of it still wait, as a kill would: all that is acknowledged is stored."""
    import structlog

    structlog.get_logger().warning("stop-cut-off", seconds=STOP_SECONDS)
    leave()


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
