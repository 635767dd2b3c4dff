"""The server's settings: from arguments, the environment, and a file in the data folder."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from tetrarch.bots.external.bot import check_command
from tetrarch.core.errors import SetupError
from tetrarch.core.formats import read_fault, toml_fault
from tetrarch.server.accounts.chat_filter import FilterAction
from tetrarch.server.folders import usual_folder
from tetrarch.server.http.errors import OperatorFault
from tetrarch.server.storage.database import sqlite_url

FILE = "server.toml"
"""The name of the settings file in the data folder."""

PREFIX = "TETRARCH_SERVER_"
"""The prefix of environment variables."""

PROGRAM_NAME = "[A-Za-z0-9._-]{1,32}"
"""The names of external bots."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Days = Annotated[int, msgspec.Meta(ge=1, le=3650)]


class SettingsFault(OperatorFault):
    """An invalid setting."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings, with defaults."""

    data: str
    """The folder of the lock and of the default database."""
    database: str = ""
    """The URL of the database; empty for SQLite in the data folder."""
    bus: str = ""
    """The URL of a Redis or Valkey through which several servers and workers notify each other."""
    public_url: str = ""
    """The public URL, such as ``https://play.example/games``; empty to use the address of each request."""
    path_prefix: str = ""
    """The path below which a proxy serves the application, such as ``/games``, unless ``public_url`` contains it."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies whose ``X-Forwarded-*`` headers are trusted."""
    session_days: Days = 180
    """How long a session lasts after the last visit."""
    guests: bool = True
    """Whether playing without an account is allowed."""
    rate_limits: bool = True
    """Whether requests are rate-limited."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names that requests may name, besides loopback names, IP addresses and that of ``public_url``.

    A leading dot allows all hosts of a domain, ``*`` all hosts.
    """
    chat_filter: str = ""
    """A file with words and regular expressions that chat and names may not contain, one in each line."""
    chat_filter_action: FilterAction = "reject"
    """What happens to chat messages that the filter matches: ``reject`` or ``mask``."""
    external_bots: dict[str, str] = msgspec.field(default_factory=dict)
    """Programs on this machine that may be bots at tables: names and command lines."""
    metrics_token: str = ""
    """The token that protects ``/metrics``; empty to allow only this machine."""
    vapid_private_key: str = ""
    """The Web Push key from ``tetrarch admin push-keys``; empty to disable push."""
    vapid_contact: str = ""
    """The contact for push services: ``mailto:`` or ``https:``; empty to use ``public_url`` if it is ``https:``."""
    push_hosts: tuple[str, ...] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        ".push.apple.com",
        ".notify.windows.com",
    )
    """The hosts of allowed push services; a leading dot allows all hosts of a domain."""
    connections: Count = 0
    """The most open connections; 0 for as many as the descriptor limit of the process allows."""
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 256
    """The most open connections of one address; behind trusted proxies, its WebSockets and requests in progress."""
    thinkers: Count = 0
    """Worker processes for bots; 0 for one less than the number of processors."""

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self.data)

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.folder)

    @property
    def push_contact(self) -> str:
        """The contact for push services."""
        return self.vapid_contact or self.public_url

    @property
    def prefix(self) -> str:
        """The path prefix, without a trailing slash."""
        path = urlsplit(self.public_url).path if self.public_url else self.path_prefix
        return path.rstrip("/")

    def allows_host(self, authority: str) -> bool:
        """Return whether a request may name a host, with or without a port.

        A page of another site can make its own name resolve to this server. It cannot do so for an IP address or a
        loopback name.
        """
        try:
            host = (urlsplit(f"//{authority}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return host == "localhost" or host.endswith(".localhost") or is_address(host) or self._names_host(host)

    def _names_host(self, host: str) -> bool:
        named = [name.lower() for name in self.allowed_hosts]
        if self.public_url:
            named.append(urlsplit(self.public_url).hostname or "")
        return any(name in ("*", host) or (name.startswith(".") and host.endswith(name)) for name in named)


def is_address(host: str) -> bool:
    """Return whether a host is an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def load_settings(
    data: str | None = None, environment: Mapping[str, str] | None = None, **given: object
) -> ServerSettings:
    """Load the settings; arguments override the environment, which overrides the file in the data folder."""
    environment = os.environ if environment is None else environment
    from_environment = _from_environment(environment)
    folder = data or str(from_environment.get("data", "")) or usual_folder(environment)
    values = {**_from_file(Path(folder) / FILE), **from_environment}
    values.update({name: value for name, value in given.items() if value})
    values["data"] = folder
    switch = values.get("external_bots")
    if str(switch).lower() in ("false", "0"):  # 0.1 had a switch, which let users name any program
        del values["external_bots"]
    elif isinstance(switch, bool | str):
        raise SettingsFault("external-bots")
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsFault("setting", reason=read_fault(error).fault.line()) from None
    _check(settings)
    return settings


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
        values[name] = _read_variable(value, known[name].default)
    return values


def _read_variable(value: str, default: object) -> object:
    if isinstance(default, tuple):
        return [part.strip() for part in value.split(",")]
    if default is msgspec.NODEFAULT and value.startswith("{"):  # a table of names and values
        try:
            return msgspec.json.decode(value)
        except msgspec.DecodeError as error:
            raise SettingsFault("setting", reason=str(error)) from None
    return value


def _check(settings: ServerSettings) -> None:
    if settings.bus and not settings.database.startswith("postgres"):
        raise SettingsFault("bus-database")
    for network in settings.trusted_proxies:
        try:
            ipaddress.ip_network(network, strict=False)
        except ValueError:
            raise SettingsFault("proxy", name=repr(network)) from None
    if settings.public_url:
        url = urlsplit(settings.public_url)
        if url.scheme not in ("http", "https") or not url.netloc or url.query or url.fragment or url.username:
            raise SettingsFault("public-url")
    for name, command in settings.external_bots.items():
        try:
            check_command(command)
        except SetupError as error:
            raise SettingsFault("external-bot", name=repr(name), reason=error.reasons()) from None
        if not re.fullmatch(PROGRAM_NAME, name):
            raise SettingsFault("external-bots")
    if settings.path_prefix and not settings.path_prefix.startswith("/"):
        raise SettingsFault("prefix")
    if settings.vapid_private_key and not settings.push_contact.startswith(("mailto:", "https://")):
        raise SettingsFault("push-contact")
