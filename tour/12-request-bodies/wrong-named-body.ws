type Book {
  title: String
}

endpoint AddBook POST {book: Book} /books -> {
  201 -> Book
}
