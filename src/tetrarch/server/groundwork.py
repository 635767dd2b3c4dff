"""What every application of ours stands on: the gate, the form of errors, and the routes of people and lobby."""

from __future__ import annotations

from fastapi import FastAPI

from tetrarch.server import routes_lobby, routes_operation, routes_people
from tetrarch.server.answers import answer_errors
from tetrarch.server.gate import Gate
from tetrarch.server.services import Services, give_services


def lay_groundwork(app: FastAPI, services: Services) -> None:
    """Give an application its services, its gate, its errors and the routes of this package's people and lists."""
    give_services(app, services)
    answer_errors(app)
    app.add_middleware(Gate)
    for routes in (routes_people, routes_lobby, routes_operation):
        app.include_router(routes.router)
