from library.endpoint.Find import Find, Wirespec
class Text:
    def deserializeParam(self, values, type): return values[0]
    def deserializeBody(self, body, type): return body.decode()
Find.fromRawResponse(Text(), Wirespec.RawResponse(statusCode=200, headers={'Location': ['/1']}, body=b'text'))
