"""A bot that thinks in the background."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.core.position import FlatPosition

View = TypeVar("View", bound=FlatPosition)


class Thinking(Generic[View]):
    """One decision that a bot makes in a separate thread.

    ``latest`` is the newest progress, ``stop`` lets it answer at once, ``result`` waits for the answer.
    """

    def __init__(
        self,
        bot: Bot[View],
        view: View,
        seat: int,
        budget: Budget | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.latest: Thought | None = None
        self.control = Control(clock, self._note)
        self._error: BaseException | None = None
        own = view.copy_for_thread()
        self._thread = threading.Thread(target=self._run, args=(bot, own, seat, budget), daemon=True)
        self._thread.start()

    def _note(self, thought: Thought) -> None:
        self.latest = thought

    def _run(self, bot: Bot[View], view: View, seat: int, budget: Budget | None) -> None:
        try:
            self.latest = bot.think(view, seat, budget, self.control)
        except BaseException as error:  # raised again by ``result``
            self._error = error

    @property
    def is_done(self) -> bool:
        """Whether the bot has answered."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """Make the bot answer now with its best decision so far."""
        self.control.stop()

    def result(self, timeout: float | None = None) -> Thought:
        """Wait for the answer; ``TimeoutError`` if it takes longer than ``seconds``."""
        self._thread.join(timeout)
        if self._thread.is_alive():
            raise TimeoutError(f"the bot has not answered within {timeout} seconds")
        if self._error is not None:
            raise self._error
        assert self.latest is not None
        return self.latest
