type Book {
  title: String
}

type Problem {
  message: String
}

endpoint GetBook GET /books/{isbn: String} -> {
  200 -> Book
}
