type Book {
  authors: [String],
  titles: {String}
}
