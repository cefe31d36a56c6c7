type Book {
  title: String,
  pages: Integer32
}

endpoint ListBooks GET /books -> {
  200 -> Book[]
}
