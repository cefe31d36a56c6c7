type Book {
  title: String
}

endpoint ListBooks get /books -> {
  200 -> Book[]
}
