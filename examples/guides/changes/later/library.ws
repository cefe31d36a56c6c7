enum Genre { NOVEL, HISTORY }

type Book {
  isbn: String,
  title: String,
  genre: Genre,
  pages: Integer32?
}

endpoint FindBooks GET /books ? {title: String?, limit: Integer32?} -> {
  200 -> Book[] # {total: Integer}
}

endpoint AddBook POST Book /books -> {
  201 -> Book
}

endpoint RemoveBook DELETE /books/{isbn: String} -> {
  204 -> Unit
}
