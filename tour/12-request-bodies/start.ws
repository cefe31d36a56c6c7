type Book {
  title: String
}

endpoint AddBook POST /books -> {
  201 -> Book
}
