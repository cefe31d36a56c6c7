type Book {
  title: String
}

endpoint AddBook POST /books Book -> {
  201 -> Book
}
