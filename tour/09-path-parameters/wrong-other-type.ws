type Book {
  title: String
}

endpoint GetBook GET /books/{isbn: Integer} -> {
  200 -> Book
}
