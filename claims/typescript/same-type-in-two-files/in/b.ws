type Book {
  second: String
}
