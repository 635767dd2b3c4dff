"""What every application of ours stands on: the gate, the form of errors, and the routes of people and lobby."""

from __future__ import annotations

from fastapi import FastAPI

from tetrarch.server.http.error_responses import answer_errors
from tetrarch.server.http.middleware import Gate
from tetrarch.server.routes import lobby as routes_lobby
from tetrarch.server.routes import operation as routes_operation
from tetrarch.server.routes import people as routes_people
from tetrarch.server.services import Services, give_services


def lay_groundwork(app: FastAPI, services: Services) -> None:
    """Give an application its services, its gate, its errors and the routes of this package's people and lists."""
    give_services(app, services)
    answer_errors(app)
    app.add_middleware(Gate)
    for routes in (routes_people, routes_lobby, routes_operation):
        app.include_router(routes.router)
