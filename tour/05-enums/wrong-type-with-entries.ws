type Book {
  title: String,
  genre: Genre
}

type Genre {
  NOVEL,
  HISTORY,
  SCIENCE
}
