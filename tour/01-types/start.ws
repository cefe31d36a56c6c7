type Book {
  title: String
}
