type Book {
  isbn: String,
  title: String
}

endpoint FindBooks GET /books ? {title: String?, limit: Integer32} -> {
  200 -> Book[]
}
