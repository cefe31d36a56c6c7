type Book {
  title: String
}

endpoint ListBooks GET /books ? genre: String? # {token: String} -> {
  200 -> Book[]
}
