type Book {
  title: String,
  pages Integer32
}
