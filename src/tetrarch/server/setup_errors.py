"""What is wrong with how a server is set up, or with its data: told in a line, in the terminal's language."""

from __future__ import annotations

from tetrarch.core.text.messages import Value, message
from tetrarch.server.http.errors import PACKAGE


class OperatorFault(ValueError):
    """Something that whoever runs the server must mend."""

    def __init__(self, name: str, /, **values: Value) -> None:
        super().__init__(name)
        self.reason = message(PACKAGE, f"fault-{name}", **values)
        """What it is, in any language."""

    def text_in(self, language: str) -> str:
        """What it is, in a language."""
        return self.reason.text(language)

    def __str__(self) -> str:
        return self.text_in("en")
