"""The page on running a server and the files of deployment speak of what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import msgspec
import pytest
import yaml
from prometheus_client import generate_latest

from tests.server.live_server import ThreadServer
from tests.test_docs import table_rows
from tetrarch.cli.commands.admin import admin
from tetrarch.server.http.rate_limits import LARGEST_BODY, LIMITS
from tetrarch.server.live.bus import Bus
from tetrarch.server.ops.monitoring import loop_delay
from tetrarch.server.settings import PREFIX, ServerSettings
from tetrarch.server.storage.models import Base
from tetrarch.server.workers.pool import WorkerPool
from tetrarch.server.workers.remote import Worker, make_metrics

SETTINGS = {field.name for field in msgspec.structs.fields(ServerSettings)}


@pytest.fixture(scope="module")
def page(repository: Path) -> Path:
    return repository / "docs" / "server.md"


@pytest.fixture(scope="module")
def deployment(repository: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (repository / "deploy").iterdir()}


def test_every_setting_is_documented(page: Path) -> None:
    assert [row[0].strip("`") for row in table_rows(page, "Settings")] == [
        field.name for field in msgspec.structs.fields(ServerSettings)
    ]


def test_every_limit_is_documented(page: Path) -> None:
    rows = {re.findall(r"`([a-z-]+)`", row[0])[0]: row[1:] for row in table_rows(page, "Limits")}
    assert rows == {name: [str(limit.burst), f"{limit.seconds:g} s"] for name, limit in LIMITS.items()}
    assert f"{LARGEST_BODY // 1024} kilobytes" in page.read_text(encoding="utf-8")


def test_every_table_with_people_in_it_is_documented(page: Path) -> None:
    named = {name for row in table_rows(page, "Privacy: what is stored") for name in re.findall(r"`(\w+)`", row[1])}
    assert named == set(Base.metadata.tables) - {"meta"}


def test_every_command_of_the_administrator_is_documented(page: Path) -> None:
    named = [re.findall(r"`tetrarch admin ([a-z-]+)", row[0])[0] for row in table_rows(page, "Administration")]
    commands = [
        command.name or str(command.callback and command.callback.__name__) for command in admin.registered_commands
    ]
    assert named == commands


def test_deployment_uses_settings_and_options_that_exist(page: Path, deployment: dict[str, str]) -> None:
    import inspect

    from tetrarch.cli.commands.serve import serve
    from tetrarch.cli.commands.worker import worker

    options = {
        command.__name__: {f"--{name.replace('_', '-')}" for name in inspect.signature(command).parameters}
        for command in (serve, worker)
    }
    options["serve"].add("--no-browser")
    for name, text in {**deployment, "page": page.read_text(encoding="utf-8")}.items():
        variables = set(re.findall(rf"{PREFIX}([A-Z_]+)=", text))
        assert {variable.lower() for variable in variables} <= SETTINGS, name
        for command, line in re.findall(r"tetrarch\"?,? \"?(serve|worker)\b(.*)$", text, re.MULTILINE):
            assert set(re.findall(r"--[a-z-]+", line)) <= options[command], line


def test_the_body_limit_of_the_proxy_is_ours(deployment: dict[str, str]) -> None:
    assert f"client_max_body_size {LARGEST_BODY // 1024}k;" in deployment["nginx.conf"]


def test_the_compose_file_starts_all_parts_with_settings_that_exist(deployment: dict[str, str]) -> None:
    found = yaml.safe_load(deployment["compose.yaml"])
    services = found["services"]
    assert set(services) == {"proxy", "server1", "server2", "worker1", "worker2", "postgres", "redis"}
    programs = [services[name] for name in ("server1", "server2", "worker1", "worker2")]
    for program in programs:
        variables = {name.removeprefix(PREFIX).lower() for name in program["environment"]}
        assert variables <= SETTINGS
        assert {"database", "bus"} <= variables
    used = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(found["volumes"])
    asked = set(re.findall(r"\$\{(\w+)", deployment["compose.yaml"]))
    assert asked == {"POSTGRES_PASSWORD", "PUBLIC_URL"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    servers = re.findall(r"server (\w+):8000 resolve", deployment["cluster-nginx.conf"])
    assert servers == 2 * list(services["proxy"]["depends_on"])  # once more for reviews
    main, mounted = services["proxy"]["volumes"]
    assert main.split(":")[:2] == ["./cluster-nginx-main.conf", "/etc/nginx/nginx.conf"]
    assert mounted.split(":")[0] == "./cluster-nginx.conf"
    assert mounted.split(":")[1].endswith(".template")
    assert "NGINX_ENTRYPOINT_LOCAL_RESOLVERS" in services["proxy"]["environment"]
    assert "${NGINX_LOCAL_RESOLVERS}" in deployment["cluster-nginx.conf"]


def test_a_server_alone_gives_no_alarm(live: ThreadServer) -> None:
    """With SQLite there is no lease, and without a bus none to be disconnected from."""
    text = httpx.get(f"{live.address}/metrics", timeout=60).text
    assert re.findall(r"^tetrarch_servers (.+)$", text, re.MULTILINE) == ["1.0"]
    assert "tetrarch_bus_connected" not in text


def test_dashboard_and_alerts_use_series_that_exist(page: Path, deployment: dict[str, str], live: ThreadServer) -> None:
    text = httpx.get(f"{live.address}/metrics", timeout=60).text
    bus = Bus("redis://localhost")
    pool = WorkerPool(1)
    registry = make_metrics(Worker(bus, pool), bus, pool)
    loop_delay(registry)
    text += generate_latest(registry).decode()
    known = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    known |= {f"{name}_bucket" for name in re.findall(r"^# TYPE (\w+) histogram", text, re.MULTILINE)}
    rules = [rule for group in yaml.safe_load(deployment["alerts.yaml"])["groups"] for rule in group["rules"]]
    panels = json.loads(deployment["grafana.json"])["panels"]
    queries = [rule["expr"] for rule in rules] + [target["expr"] for panel in panels for target in panel["targets"]]
    used = {name for query in queries for name in re.findall(r"\btetrarch_\w+", query)}
    assert used <= known
    counters = set(re.findall(r"^# TYPE (\w+) counter", text, re.MULTILINE))
    assert counters <= used, "the dashboard shows all that is counted"
    kinds = set(re.findall(r'tetrarch_queue\{kind="(\w+)"\}', text))
    assert kinds == {"decision", "advice", "bots_only", "review_quick", "review_thorough"}
    for kind in ("database", "migrations", "descriptors", "disk"):
        assert f'tetrarch_healthy{{check="{kind}"}} 1.0' in text
    documented = {name for row in table_rows(page, "Alerts") for name in re.findall(r"`(\w+)`", row[0])}
    assert documented == {rule["alert"] for rule in rules}
