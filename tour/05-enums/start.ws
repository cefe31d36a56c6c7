type Book {
  title: String,
  genre: String
}
