type Book {
  title: String,
  genre: Genre
}

enum Genre {
  NOVEL,
  HISTORY,
  SCIENCE,
}
