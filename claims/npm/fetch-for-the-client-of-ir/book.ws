endpoint GetBook GET /books/{isbn: String} -> {
  200 -> String
}
