"""Texts for people, by Project Fluent: one file of messages for each game and language, packaged with it."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tetrarch.core.errors import nearest


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    folder = resources.files(package).joinpath("texts")
    known = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    if language not in known:
        raise ValueError(f"no texts in language {language!r}; {nearest(language, known)}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(folder.joinpath(f"{language}.ftl").read_text("utf-8")))
    return bundle


def text(package: str, language: str, message: str, **values: str | int) -> str:
    """A message in a language with its values filled in; a message that is missing or broken is a mistake of ours."""
    bundle = _bundle(package, language)
    found = bundle.get_message(message)
    if found.value is None:
        raise LookupError(f"message {message!r} has no text in {language!r}")
    filled, errors = bundle.format_pattern(found.value, values)
    if errors:
        raise LookupError(f"message {message!r} in {language!r}: {errors[0]}")
    return str(filled)
