import sys
from library.endpoint import Get
from library.wirespec import Wirespec


class Serialization:
    """Ends the program, and names the module of the class to read."""

    def deserializeBody(self, text, kind):
        sys.exit("reads a class of " + kind.__module__)


Get.fromRawResponse(Serialization(), Wirespec.RawResponse(statusCode=200, headers={}, body=b"{}"))
