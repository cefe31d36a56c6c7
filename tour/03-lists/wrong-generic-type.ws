type Book {
  authors: List<String>,
  titles: {String}
}
