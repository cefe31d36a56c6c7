type Book {
  title: String
}

endpoint ListBooks GET /books -> Book[]
