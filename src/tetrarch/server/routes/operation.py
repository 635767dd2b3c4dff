"""Routes for the operator: health and metrics."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Response
from starlette.requests import Request

from tetrarch import __version__
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.origin import address_of
from tetrarch.server.http.request import AppServices
from tetrarch.server.http.schemas import ERRORS, HealthForm
from tetrarch.server.ops.metrics import CONTENT_TYPE
from tetrarch.server.storage.migrations import is_current

router = APIRouter(tags=["operation"])


@router.get("/healthz", responses={503: {"model": HealthForm}})
async def health(response: Response, services: AppServices) -> HealthForm:
    """Return whether the database responds and has the version that this program needs."""
    database = await services.database.is_reachable()
    migrations = database and await is_current(services.database)
    if not migrations:
        response.status_code = 503
    response.headers["Cache-Control"] = "no-store"
    return HealthForm(
        status="ok" if migrations else "bad", database=database, migrations=migrations, version=__version__
    )


@router.get("/metrics", response_class=Response, responses=ERRORS)
async def metrics(request: Request, services: AppServices) -> Response:
    """Return Prometheus metrics, for this machine or with the token."""
    token = services.settings.metrics_token
    scheme, _, quoted = request.headers.get("authorization", "").partition(" ")
    is_quoted = bool(token) and scheme.lower() == "bearer" and hmac.compare_digest(quoted.encode(), token.encode())
    if not is_quoted and address_of(request, services.settings) not in ("127.0.0.1", "::1"):
        raise ApiError("metrics-forbidden")
    services.metrics.count_matches(await services.store.count_by_status())
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
