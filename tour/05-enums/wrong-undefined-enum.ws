type Book {
  title: String,
  genre: Genre
}
