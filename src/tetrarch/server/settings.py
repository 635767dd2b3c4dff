"""How a server is set up: by what it is told at the start, by the environment, and by a file in its data folder."""

from __future__ import annotations

import ipaddress
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from tetrarch.core.formats.faults import read_fault, toml_fault
from tetrarch.server.http.errors import OperatorFault
from tetrarch.server.storage.database import sqlite_url

FILE = "server.toml"
"""What the file is called in the data folder."""

PREFIX = "TETRARCH_SERVER_"
"""How the variables of the environment begin."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Days = Annotated[int, msgspec.Meta(ge=1, le=3650)]


class SettingsFault(OperatorFault):
    """A setting that cannot be used."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that can be set; nothing has to be."""

    data: str
    """The folder of the database, unless another is named, and of the lock."""
    database: str = ""
    """The address of the database; empty: SQLite in the data folder."""
    public_url: str = ""
    """How people reach the server, such as ``https://play.example/games``; empty: as each request names it."""
    path_prefix: str = ""
    """The path under which a proxy offers the server, such as ``/games``; unless ``public_url`` says it."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose ``X-Forwarded-*`` headers are believed."""
    session_days: Days = 180
    """How long a browser stays signed in after its last visit."""
    guests: bool = True
    """Whether people may play without an account."""
    rate_limits: bool = True
    """Whether requests are limited in number."""
    external_bots: bool = False
    """Whether tables may seat bots that are programs on this machine."""
    metrics_token: str = ""
    """What must be quoted to read ``/metrics`` from elsewhere; empty: only this machine may."""
    vapid_private_key: str = ""
    """The key of Web Push, from ``tetrarch admin push-keys``; empty: no notices to closed browsers."""
    vapid_contact: str = ""
    """Whom push services may write to: ``mailto:`` or ``https:``."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        ".push.apple.com",
        ".notify.windows.com",
    )
    """The push services that notices are sent to; with a leading dot, all hosts of a domain."""
    thinkers: Count = 0
    """Processes in which bots think; 0: as many as there are processors, less one."""

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data)

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or sqlite_url(self.folder)

    @property
    def prefix(self) -> str:
        """The path before all paths of ours, without a final slash."""
        path = urlsplit(self.public_url).path if self.public_url else self.path_prefix
        return path.rstrip("/")


def load_settings(
    data: str | None = None, environment: Mapping[str, str] | None = None, **given: str | None
) -> ServerSettings:
    """The settings: what is given here goes before the environment, and that before the file in the data folder."""
    environment = os.environ if environment is None else environment
    from_environment = _from_environment(environment)
    folder = data or str(from_environment.get("data", "")) or usual_folder(environment)
    values = {**_from_file(Path(folder) / FILE), **from_environment}
    values.update({name: value for name, value in given.items() if value})
    values["data"] = folder
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsFault("setting", reason=read_fault(error).fault.line()) from None
    _check(settings)
    return settings


def usual_folder(environment: Mapping[str, str]) -> str:
    """Where data of programs is kept on this system: the folder of every command to which no other is named."""
    home = Path.home()
    if sys.platform == "win32":
        return str(Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tetrarch")
    if sys.platform == "darwin":
        return str(home / "Library" / "Application Support" / "Tetrarch")
    return str(Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "tetrarch")


def _from_file(path: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeError) as error:
        raise SettingsFault("settings-file", file=str(path), reason=str(error)) from None
    except (ValueError, RecursionError) as error:
        raise SettingsFault("settings-toml", file=str(path), reason=toml_fault(error)) from None
    if "data" in values:
        raise SettingsFault("data-in-file", file=str(path))
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    values: dict[str, object] = {}
    known = {field.name: field for field in msgspec.structs.fields(ServerSettings)}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or not value:
            continue
        if name not in known:
            raise SettingsFault("variable", name=variable, known=", ".join(sorted(known)))
        values[name] = [part.strip() for part in value.split(",")] if isinstance(known[name].default, tuple) else value
    return values


def _check(settings: ServerSettings) -> None:
    for network in settings.trusted_proxies:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError:
            raise SettingsFault("proxy", name=repr(network)) from None
    if settings.public_url:
        url = urlsplit(settings.public_url)
        if url.scheme not in ("http", "https") or not url.netloc or url.query or url.fragment or url.username:
            raise SettingsFault("public-url")
    if settings.path_prefix and not settings.path_prefix.startswith("/"):
        raise SettingsFault("prefix")
    if settings.vapid_private_key and not settings.vapid_contact.startswith(("mailto:", "https://")):
        raise SettingsFault("push-contact")
