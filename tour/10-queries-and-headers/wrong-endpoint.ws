type Book {
  title: String
}

endpoint ListBooks GET /shelf ? {genre: String?} # {token: String} -> {
  200 -> Book[]
}
