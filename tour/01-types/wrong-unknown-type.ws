type Book {
  title: String,
  pages: int
}
