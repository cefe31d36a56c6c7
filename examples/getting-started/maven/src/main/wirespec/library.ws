type Book {
  isbn: String,
  title: String,
  authors: String[],
  rating: Integer32?
}

type Problem {
  message: String
}

endpoint GetBook GET /books/{isbn: String} -> {
  200 -> Book
  404 -> Problem
}
