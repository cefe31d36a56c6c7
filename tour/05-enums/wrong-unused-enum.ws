type Book {
  title: String,
  genre: String
}

enum Genre { NOVEL, HISTORY, SCIENCE }
