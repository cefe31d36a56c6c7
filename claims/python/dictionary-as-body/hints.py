import typing

from library.model import Counts

Counts({"first": 1})
typing.get_type_hints(Counts)
