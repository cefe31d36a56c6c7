type Book {
  title: String,
  genre: Genre
}

enum Genre { novel, history, science }
