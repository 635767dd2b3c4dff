"""Reading SVG drawings back: what is drawn, how often, and with which words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

NAMESPACE = "{http://www.w3.org/2000/svg}"
PREFIX = re.compile(r'<svg [^>]*id="(t[0-9a-f]{8}-)svg"')


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def prefix_of(svg: str) -> str:
    found = PREFIX.search(svg)
    assert found
    return found[1]


def ids(svg: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', svg)


def elements(svg: str) -> Iterator[tuple[ElementTree.Element, str]]:
    """All elements outside definitions, each with all the transforms that it is drawn with."""

    def inside(element: ElementTree.Element, transforms: str) -> Iterator[tuple[ElementTree.Element, str]]:
        here = f"{transforms} {element.get('transform', '')}"
        yield element, here
        for child in element:
            if child.tag not in (f"{NAMESPACE}defs", f"{NAMESPACE}clipPath"):
                yield from inside(child, here)

    return inside(parsed(svg), "")


def uses(svg: str) -> Counter[str]:
    """How often each drawing is used outside definitions, by its name without the prefix."""
    prefix = prefix_of(svg)
    return Counter(
        (element.get("href") or "").removeprefix(f"#{prefix}")
        for element, _ in elements(svg)
        if element.tag == f"{NAMESPACE}use"
    )


def texts(svg: str) -> Counter[str]:
    return Counter(element.text or "" for element, _ in elements(svg) if element.tag == f"{NAMESPACE}text")


def titles(svg: str) -> list[str]:
    return [element.text or "" for element in parsed(svg).iter(f"{NAMESPACE}title")]


def assert_stands_alone(svg: str) -> None:
    """Fail where a drawing refers to anything outside itself, or could clash with another one on the same page."""
    parsed(svg)
    assert "§" not in svg
    defined = ids(svg)
    assert len(defined) == len(set(defined))
    assert all(name.startswith(prefix_of(svg)) for name in defined)
    referred = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
    assert {name[0] for name in referred} == {"#"}
    assert {name[1:] for name in referred} <= set(defined)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert "<script" not in svg
    assert "@import" not in svg
    assert not re.search(
        r'="(nan|inf|None|False|True)|[ "](nan|inf)\b', re.sub(r"<desc.*?</desc>", "", svg, flags=re.S)
    )
