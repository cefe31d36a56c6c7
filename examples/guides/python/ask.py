import asyncio
import sys

from library.Client import Client
from library.endpoint.GetBook import Response200, Response404
from transport import Http, Json

port = sys.argv[1] if len(sys.argv) > 1 else "8080"
library = Client(Json(), Http(f"http://localhost:{port}"))

for isbn in ["9780141439600", "9780000000000"]:
    match asyncio.run(library.get_book(isbn)):
        case Response200(body=book):
            print(book.title)
        case Response404(body=problem):
            print(problem.message)
