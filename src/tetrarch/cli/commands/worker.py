"""The command that lets bots of servers think on this machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, require_extra
from tetrarch.cli.terminal.speech import phrase


def worker(
    bus: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    workers: Annotated[int, typer.Option(min=0)] = 0,
    log_level: str = "warning",
) -> None:
    """Let the bots of servers think on this machine."""
    require_extra("server", "tetrarch worker")
    choose_jit("auto")
    import asyncio
    import signal

    from tetrarch.server.live.bus import Bus
    from tetrarch.server.ops.background import KernelCompiler
    from tetrarch.server.ops.monitoring import set_up_logs
    from tetrarch.server.settings import PREFIX
    from tetrarch.server.workers.pool import WorkerPool
    from tetrarch.server.workers.remote import Worker

    if log_level not in ("debug", "info", "warning", "error"):
        raise input_fault("serve-log-level", level=log_level)
    url = bus or os.environ.get(f"{PREFIX}BUS", "")
    if not url:
        raise input_fault("worker-bus")
    set_up_logs(log_level)

    async def run() -> None:
        pool = WorkerPool(workers or os.cpu_count() or 1)
        compiler = KernelCompiler(pool, {})
        found = Worker(Bus(url), pool)
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        compiler.start()
        found.start()
        print(phrase("worker-ready", workers=pool.processes), flush=True)
        await stopped.wait()
        await compiler.close()
        await found.close()

    asyncio.run(run())
