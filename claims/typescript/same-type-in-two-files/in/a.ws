type Book {
  first: String
}
