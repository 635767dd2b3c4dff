"""What a tutorial answers to a decision that does not help."""

from __future__ import annotations

from tetrarch.core.text.messages import Message


class NotTheAim(ValueError):
    """A legal decision that does not serve what the step teaches; it has changed nothing."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.text())
        self.message = message
        """Why not, in any language."""
        self.rule = rule
        """The rule that the step teaches."""


class StepDone(ValueError):
    """A decision in a step whose aim is reached already."""
