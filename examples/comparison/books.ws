type Isbn = String(/^[0-9]{13}$/g)

enum Genre {
  NOVEL, POETRY, HISTORY
}

type Book {
  isbn: Isbn,
  title: String,
  genre: Genre,
  pages: Integer32?
}

type BookList {
  books: Book[]
}

type Problem {
  message: String
}

endpoint FindBooks GET /books ? {genre: Genre?} -> {
  200 -> BookList
}

endpoint AddBook POST Book /books -> {
  201 -> Book
  409 -> Problem
}

endpoint GetBook GET /books/{isbn: Isbn} -> {
  200 -> Book
  404 -> Problem
}
