type Book {
  title: String,
  genre: enum { NOVEL, HISTORY, SCIENCE }
}
