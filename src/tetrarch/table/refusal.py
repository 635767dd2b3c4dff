"""The one error of a table: something that is asked of it, and that it will not do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tetrarch.core.text.messages import Message, Value, message, text

PACKAGE = "tetrarch.table"


def say(language: str, name: str, /, **values: Value) -> str:
    """A message of the table in a language."""
    return text(PACKAGE, language, name, **values)


class Refusal(ValueError):
    """Something that a table refuses; it has changed nothing.

    The sentence comes from the message ``refusal-CODE``. Where the game itself refuses a decision, the game says why.
    """

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
        """What stands in the sentence."""
        self.rule = rule
        """The number of the rule that forbids it, where a rule does."""
        self.legal = tuple(legal)
        """What would be legal instead, in notation."""
        self._explain = explain
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """Why it is refused, in one sentence without a final stop."""
        return self.message(self._explain(language) if self._explain else "").text(language)

    def message(self, reason: str = "") -> Message:
        """The sentence in any language; ``reason`` is what the game says, which knows it in one."""
        return message(PACKAGE, f"refusal-{self.code}", reason=reason, **self.values)
