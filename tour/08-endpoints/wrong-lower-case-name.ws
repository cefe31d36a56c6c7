type Book {
  title: String
}

endpoint listBooks GET /books -> {
  200 -> Book[]
}
