from com.example.library.endpoint import FindBooks
from com.example.library.model import Book, Problem


class Catalog(FindBooks.Handler):
    def __init__(self, books: list[Book]):
        self.books = books

    def FindBooks(self, req: FindBooks.Request) -> FindBooks.Response:
        if req.queries.limit < 1:
            return FindBooks.Response400(Problem(400, "limit must be at least 1", None))
        genre = req.queries.genre
        found = [book for book in self.books if genre is None or book.genre == genre]
        return FindBooks.Response200(total=len(found), body=found[: req.queries.limit])
