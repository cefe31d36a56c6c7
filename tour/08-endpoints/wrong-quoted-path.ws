type Book {
  title: String
}

endpoint ListBooks GET "/books" -> {
  200 -> Book[]
}
