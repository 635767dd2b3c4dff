"""JSON responses from msgspec structs, and their schemas in the OpenAPI document.

REST and WebSocket send the same structs, so each has one definition. FastAPI knows pydantic models only; this module
adds the schemas of the structs.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
from fastapi import FastAPI, Response

from tetrarch.core import registry
from tetrarch.core.table_adapter import GAME_FORM

REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, Any]

_encoder = msgspec.json.Encoder()
_structs: dict[str, Any] = {}
"""The types that routes return or accept, by their names in the OpenAPI document."""
_left_out: dict[str, tuple[str, ...]] = {}
"""Fields that the path of a route gives, so that its body has none of them."""


def encode(message: object) -> str:
    """Encode a message as JSON text."""
    return _encoder.encode(message).decode()


def json_response(data: object, status: int = 200) -> Response:
    """Encode a struct as a response; the framework does not validate it again."""
    return Response(_encoder.encode(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def picture_response(drawn: bytes, format: Literal["svg", "png"], *, seconds: int = 3600) -> Response:
    """Return a picture as a response that other sites may embed, and that browsers keep for some seconds."""
    kind = "image/png" if format == "png" else "image/svg+xml"
    headers = {"Cache-Control": f"private, max-age={seconds}", "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(drawn, media_type=kind, headers={**headers, "Vary": "Accept-Language, Cookie"})


def schema_of(kind: type) -> Schema:
    """Register a struct for the OpenAPI document and return a reference to it."""
    _structs[kind.__name__] = kind
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def returns(kind: type, status: int = 200) -> dict[int | str, Schema]:
    """Declare the struct that a route returns, as its ``responses``."""
    return {status: {"content": {"application/json": {"schema": schema_of(kind)}}}}


def accepts(union: Any, *left_out: str) -> Schema:
    """Declare the tagged structs that a route accepts as its body, without some fields, as its ``openapi_extra``."""
    kinds: tuple[type, ...] = get_args(union)
    _left_out.update(dict.fromkeys((kind.__name__ for kind in kinds), left_out))
    schema = {"oneOf": [schema_of(kind) for kind in kinds], "discriminator": {"propertyName": "type"}}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def struct_schemas(kinds: tuple[type, ...]) -> tuple[tuple[Schema, ...], Schema]:
    """Return references to structs, and the schemas of all structs that they use, including the forms of all games."""
    adapters = [game.table for game in registry.games()]
    names = ("static_type", "position_type", "detail_type")
    own = [kind for adapter in adapters for name in names if (kind := getattr(adapter, name)) is not dict]
    references, schemas = msgspec.json.schema_components(
        (*kinds, *own), schema_hook=lambda kind: {"description": "Any JSON."}, ref_template=REFERENCE
    )
    reference_of = dict(zip(own, references[len(kinds) :], strict=True))
    forms = {
        name: {"anyOf": [reference_of.get(getattr(adapter, name), {"type": "object"}) for adapter in adapters]}
        for name in names
    }
    return references[: len(kinds)], _with_game_forms(schemas, forms)


def _with_game_forms(schema: Any, forms: Schema) -> Any:
    """Replace every schema that stands for a form of the game by the forms of all games."""
    if isinstance(schema, list):
        return [_with_game_forms(part, forms) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if GAME_FORM in schema:
        return forms[schema[GAME_FORM]]
    return {key: _with_game_forms(part, forms) for key, part in schema.items()}


def openapi_with_structs(app: FastAPI) -> None:
    """Add the schemas of all registered structs to the application's OpenAPI document."""
    generate = app.openapi

    def openapi() -> Schema:
        document = generate()
        _, schemas = struct_schemas(tuple(_structs.values()))
        for name, fields in _left_out.items():
            schema = schemas[name]
            schema["properties"] = {key: value for key, value in schema["properties"].items() if key not in fields}
            schema["required"] = [key for key in schema["required"] if key not in fields]
        document["components"]["schemas"].update(schemas)
        return document

    app.openapi = openapi  # type: ignore[method-assign]
