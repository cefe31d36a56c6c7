"""JSON and HTTP for generated code, with the standard library alone."""

import asyncio
import json
from dataclasses import fields, is_dataclass
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from library.wirespec import Wirespec


def to_json(value: Any) -> Any:
    if isinstance(value, Wirespec.Refined):
        return value.value
    if isinstance(value, list):
        return [to_json(item) for item in value]
    if is_dataclass(value):
        pairs = [(field.name, getattr(value, field.name)) for field in fields(value)]
        return {name: to_json(item) for name, item in pairs if item is not None}
    return value


class Json(Wirespec.Serialization):
    def serializeBody(self, t, type):
        return json.dumps(to_json(t)).encode()

    def deserializeBody(self, raw, type):
        values = json.loads(raw)
        # Only flat types: a field that is a type of its own stays a dictionary.
        return type(**{field.name: values.get(field.name) for field in fields(type)})

    def serializePath(self, t, type):
        return str(t)

    def deserializePath(self, raw, type):
        return type(raw)

    def serializeParam(self, value, type):
        return [str(item) for item in value] if isinstance(value, list) else [str(value)]

    def deserializeParam(self, values, type):
        return type(values[0])


class Http(Wirespec.Transportation):
    def __init__(self, url: str):
        self.url = url

    async def transport(self, request: Wirespec.RawRequest) -> Wirespec.RawResponse:
        return await asyncio.to_thread(self.send, request)

    def send(self, request: Wirespec.RawRequest) -> Wirespec.RawResponse:
        path = "/".join(quote(segment, safe="") for segment in request.path)
        try:
            with urlopen(Request(f"{self.url}/{path}", request.body, method=request.method)) as answer:
                return Wirespec.RawResponse(answer.status, {}, answer.read())
        except HTTPError as answer:
            return Wirespec.RawResponse(answer.code, {}, answer.read())
