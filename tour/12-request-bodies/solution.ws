type Book {
  title: String
}

endpoint AddBook POST Book /books -> {
  201 -> Book
}
