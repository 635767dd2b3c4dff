"""Scalars in the format that TensorBoard reads: records that each hold an ``Event`` of TensorFlow."""

from __future__ import annotations

import os
import struct
import time
from collections.abc import Mapping
from pathlib import Path

CASTAGNOLI = 0x82F63B78
"""The reversed polynomial of CRC-32C."""
MASK = 0xA282EAD8
"""Added to the rotated checksums of records."""
VERSION = b"brain.Event:2"


def checksum_table() -> list[int]:
    """The CRC-32C of every byte."""
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (CASTAGNOLI if value & 1 else 0)
        table.append(value)
    return table


TABLE = checksum_table()


def masked_checksum(data: bytes) -> bytes:
    """The masked CRC-32C that records store."""
    value = 0xFFFFFFFF
    for byte in data:
        value = TABLE[(value ^ byte) & 0xFF] ^ value >> 8
    value ^= 0xFFFFFFFF
    return struct.pack("<I", ((value >> 15 | value << 17) + MASK) & 0xFFFFFFFF)


def varint(value: int) -> bytes:
    """A whole number as protocol buffers write it."""
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def message_field(number: int, data: bytes) -> bytes:
    """A field of bytes, text or another message."""
    return varint(number << 3 | 2) + varint(len(data)) + data


def record(data: bytes) -> bytes:
    """One record: the length, the data, and the checksums of both."""
    length = struct.pack("<Q", len(data))
    return length + masked_checksum(length) + data + masked_checksum(data)


class EventLog:
    """Appends scalars to a new event file in a folder; TensorBoard merges all files of the folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        number = len(list(folder.glob("events.out.tfevents.*")))
        self.path = folder / f"events.out.tfevents.{int(time.time())}.{number}.{os.getpid()}"
        self._file = self.path.open("wb")
        self._write(message_field(3, VERSION))

    def _write(self, content: bytes) -> None:
        self._file.write(record(b"\x09" + struct.pack("<d", time.time()) + content))
        self._file.flush()

    def add(self, step: int, scalars: Mapping[str, float]) -> None:
        """Append one value of each tag."""
        values = b"".join(
            message_field(1, message_field(1, tag.encode()) + b"\x15" + struct.pack("<f", value))
            for tag, value in scalars.items()
        )
        self._write(b"\x10" + varint(step) + message_field(5, values))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
