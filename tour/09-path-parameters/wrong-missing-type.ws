type Book {
  title: String
}

endpoint GetBook GET /books/{isbn} -> {
  200 -> Book
}
