"""A picture of an address that telephones can read."""

from __future__ import annotations

import io

import segno


def qr_svg(address: str) -> bytes:
    """An address as a QR code in SVG, dark on light so that it can be read on any page."""
    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=4, dark="#111", light="#fff", xmldecl=False, svgns=True)
    return picture.getvalue()
