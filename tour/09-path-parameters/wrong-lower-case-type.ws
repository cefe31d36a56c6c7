type Book {
  title: String
}

endpoint GetBook GET /books/{isbn: string} -> {
  200 -> Book
}
