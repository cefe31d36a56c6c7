type Book {
  title: String
}

type Problem {
  message: String
}

endpoint GetBook GET /books/{isbn: String} -> {
  200 -> Book
  404 -> Problem
  410 -> null
}
