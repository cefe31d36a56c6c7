type Book {
  title: String
}

endpoint ListBooks GET /books # {token: String} ? {genre: String?} -> {
  200 -> Book[]
}
