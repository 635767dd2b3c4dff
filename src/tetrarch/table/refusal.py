"""The error of a rejected command, and the texts of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tetrarch.core.text.messages import Message, Value, message, text

PACKAGE = "tetrarch.table"


def say(language: str, name: str, /, **values: Value) -> str:
    """A text of tables in a language."""
    return text(PACKAGE, language, name, **values)


class Refusal(ValueError):
    """A rejected command; it has changed nothing.

    The sentence comes from the message ``refusal-CODE``. Where the game itself refuses a decision, the game says why.
    """

    places: Sequence[str] = ()
    """The places that the reason is about, where a player chose places."""

    def __init__(
        self,
        code: str,
        *,
        rule: str = "",
        legal: Sequence[str] = (),
        explain: Callable[[str], str] | None = None,
        **values: str | int,
    ) -> None:
        self.code = code
        """A stable name in kebab-case, such as ``not-your-turn``."""
        self.values = values
        """The values in the sentence."""
        self.rule = rule
        """The number of the rule that forbids it, if there is one."""
        self.legal = tuple(legal)
        """Legal alternatives, in notation."""
        self._explain = explain
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """The reason, as a sentence without a full stop."""
        return self.message(self._explain(language) if self._explain else "").text(language)

    def message(self, reason: str = "") -> Message:
        """The reason in any language; ``reason`` is the part that the game contributes."""
        return message(PACKAGE, f"refusal-{self.code}", reason=reason, **self.values)
