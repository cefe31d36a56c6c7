type Book {
  title: String
}

endpoint GetBook GET /books -> {
  200 -> Book
}
