"""How errors are answered: whatever goes wrong, in one form, in the asker's language, with nothing of our insides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import structlog
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import compile_path

from tetrarch.server.accounts.ids import new_id
from tetrarch.server.http.errors import REFUSAL_STATUS, ApiError, ErrorContent
from tetrarch.server.http.request import language_of
from tetrarch.server.http.validation import bad_request, sent_faults
from tetrarch.server.services import services_of
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import SettingsRefusal

if TYPE_CHECKING:
    from fastapi import FastAPI


def answer_errors(app: FastAPI) -> None:
    """Let an application answer all errors in our form."""
    app.add_exception_handler(ApiError, _api_error)
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)


def error_answer(connection: HTTPConnection, error: Exception) -> Response:
    """The answer to anything that went wrong."""
    if isinstance(error, ApiError):
        return _answer(connection, error.content(language_of(connection)), error.status, error.headers)
    if isinstance(error, Refusal):
        return _answer(connection, *refusal_content(error, language_of(connection)))
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout | ConnectionError):
        structlog.get_logger().error("database-away", exc_info=error)
        return error_answer(connection, ApiError("database-away", headers={"Retry-After": "5"}))
    reference = new_id()
    route = getattr(connection.scope.get("route"), "path", "other")  # the path itself may hold an invitation
    structlog.get_logger().error("our-fault", reference=reference, route=route, exc_info=error)
    services_of(connection).metrics.faults.inc()
    content = ApiError("our-fault", reference=reference).content(language_of(connection))
    return _answer(connection, {**content, "reference": reference}, 500)


def refusal_content(refusal: Refusal, language: str) -> tuple[ErrorContent, int]:
    """What a table refuses, in a language, and its status."""
    content = ErrorContent(code=refusal.code, message=refusal.text(language))
    if refusal.rule:
        content["rule"] = refusal.rule
    if refusal.legal:
        content["legal"] = refusal.legal
    if isinstance(refusal, SettingsRefusal):
        content["details"] = [
            {"field": f"settings.{fault.where}", "code": fault.rule or "fault", "message": fault.text}
            for fault in refusal.faults_in(language)
        ]
    return content, REFUSAL_STATUS.get(refusal.code, 409)


def _answer(
    connection: HTTPConnection, content: ErrorContent, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    services_of(connection).metrics.refused.labels(content["code"]).inc()
    language = {"Content-Language": language_of(connection), "Cache-Control": "no-store"}
    return JSONResponse({"error": content}, status, headers={**language, **(headers or {})})


async def _api_error(request: Request, error: Exception) -> Response:
    return error_answer(request, error)


async def _refusal(request: Request, error: Exception) -> Response:
    return error_answer(request, error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):  # raised while the body was being read
        return error_answer(request, error.__cause__)
    if error.status_code >= 500:
        return error_answer(request, error)
    if error.status_code == 405:
        allowed = _documented_methods(request)
        headers = {"Allow": ", ".join(allowed)} if allowed else error.headers
        return error_answer(request, ApiError("method-not-allowed", headers=headers))
    return error_answer(
        request, ApiError("not-found" if error.status_code == 404 else "bad-json", headers=error.headers)
    )


def _documented_methods(request: Request) -> list[str]:
    """What the address of a request does answer to; several routes may share it, of which the error knows one."""
    path = request.scope["path"].removeprefix(request.scope.get("root_path", ""))
    found: set[str] = set()
    for template, methods in request.app.openapi()["paths"].items():
        if compile_path(template)[0].match(path):
            found.update(method.upper() for method in methods)
    return sorted(found)


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults: Sequence[Mapping[str, object]] = error.errors()
    if any(fault["type"] == "json_invalid" for fault in faults):
        return error_answer(request, ApiError("bad-json"))
    return error_answer(request, bad_request(sent_faults(faults)))
