enum Genre { NOVEL, HISTORY }

type Book {
  isbn: String,
  title: String,
  genre: Genre
}

endpoint FindBooks GET /books ? {title: String?} -> {
  200 -> Book[]
}

endpoint AddBook POST Book /books -> {
  201 -> Book
}
