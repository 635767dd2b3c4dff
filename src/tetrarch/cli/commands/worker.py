"""The command that lets bots of servers think on this machine."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tetrarch.cli.commands.kernels import choose_jit
from tetrarch.cli.input.faults import input_fault, require_extra, system_words
from tetrarch.cli.terminal.speech import phrase


def worker(
    bus: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    workers: Annotated[int, typer.Option(min=0)] = 0,
    metrics_port: Annotated[int, typer.Option(min=0, max=65535)] = 0,
    log_level: str = "warning",
) -> None:
    """Let the bots of servers think on this machine."""
    require_extra("server", "tetrarch worker")
    choose_jit("auto")
    import asyncio
    import signal

    from prometheus_client import start_http_server

    from tetrarch.server.live.bus import Bus
    from tetrarch.server.ops.background import KernelCompiler, LoopMonitor
    from tetrarch.server.ops.monitoring import loop_delay, set_up_logs
    from tetrarch.server.settings import PREFIX
    from tetrarch.server.workers.pool import WorkerPool
    from tetrarch.server.workers.remote import Worker, make_metrics

    if log_level not in ("debug", "info", "warning", "error"):
        raise input_fault("serve-log-level", level=log_level)
    url = bus or os.environ.get(f"{PREFIX}BUS", "")
    if not url:
        raise input_fault("worker-bus")
    set_up_logs(log_level)

    async def run() -> None:
        pool = WorkerPool(workers or os.cpu_count() or 1)
        compiler = KernelCompiler(pool, {})
        link = Bus(url)
        found = Worker(link, pool)
        stopped = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
        monitor = None
        if metrics_port:
            registry = make_metrics(found, link, pool)
            monitor = LoopMonitor(loop_delay(registry).observe)
            monitor.start()
            try:
                start_http_server(metrics_port, registry=registry)
            except OSError as error:
                raise input_fault(
                    "serve-busy", host="0.0.0.0", port=str(metrics_port), reason=system_words(error)
                ) from None
        compiler.start()
        found.start()
        print(phrase("worker-ready", workers=pool.processes), flush=True)
        await stopped.wait()
        await compiler.close()
        await found.close()
        if monitor is not None:
            await monitor.close()

    asyncio.run(run())
