import sys
from library.endpoint import Book
from library.wirespec import Wirespec


class Serialization:
    """Ends the program, and names the module of the class to read."""

    def deserialize(self, text, kind):
        sys.exit("reads a class of " + kind.__module__)

    deserializeBody = deserialize


if hasattr(Book, "Convert"):
    Book.Convert.from_raw_response(Serialization(), Wirespec.RawResponse(status_code=200, headers={}, body="{}"))
else:
    Book.fromRawResponse(Serialization(), Wirespec.RawResponse(statusCode=200, headers={}, body=b"{}"))
