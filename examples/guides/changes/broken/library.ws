enum Genre { NOVEL, HISTORY, POETRY }

type Book {
  isbn: String,
  name: String,
  genre: Genre?,
  pages: Integer32
}

endpoint FindBooks GET /books ? {title: String?, limit: Integer32} -> {
  200 -> Book[]
  400 -> String
}
