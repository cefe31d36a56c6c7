type Book {
  title: String,
  pages: String
}
