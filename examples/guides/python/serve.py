import asyncio
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

from library.endpoint.GetBook import GetBook, Request, Response200, Response404
from library.model.Book import Book
from library.model.Problem import Problem
from library.wirespec import Wirespec
from transport import Json

SHELF = [Book("9780141439600", "A Tale of Two Cities", ["Charles Dickens"], 5)]


class Library(GetBook.Handler):
    async def get_book(self, request: Request) -> Response200 | Response404:
        for book in SHELF:
            if book.isbn == request.path.isbn:
                return Response200(book)
        return Response404(Problem(f"No book has the ISBN {request.path.isbn}"))


class Server(BaseHTTPRequestHandler):
    def do_GET(self):
        try:
            path = [unquote(segment, errors="strict") for segment in urlsplit(self.path).path.split("/")[1:]]
            if len(path) != 2 or path[0] != "books":
                return self.reply(404, b"")
            request = GetBook.fromRawRequest(Json(), Wirespec.RawRequest("GET", path, {}, {}, None))
        except Exception:
            return self.reply(400, b"")
        try:
            response = GetBook.toRawResponse(Json(), asyncio.run(Library().get_book(request)))
        except Exception as error:
            self.log_error("%r", error)
            return self.reply(500, b"")
        self.reply(response.statusCode, response.body or b"")

    def reply(self, status: int, body: bytes):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    print(f"http://localhost:{port}", flush=True)
    ThreadingHTTPServer(("", port), Server).serve_forever()
