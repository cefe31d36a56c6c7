type Book {
  title: String
}

endpoint GetBook GET /books/{isbn String} -> {
  200 -> Book
}
