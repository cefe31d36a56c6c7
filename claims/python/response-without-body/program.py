from library.endpoint.Remove import Remove
from library.wirespec import Wirespec
class Nothing:
    def deserialize(self, body, type): return None
sent = Remove.Convert.to_raw_response(Nothing(), Remove.Response204())
assert sent.body is type(None), sent
Remove.Convert.from_raw_response(Nothing(), Wirespec.RawResponse(status_code=204, headers={}, body=None))
