type Book {
  authors: String[],
  titles: {String: String}
}
