type Book {
  title: String,
  pages: Integer32
}

endpoint ListBooks get /books -> {
  200 -> Book[]
}
