type Book { isbn: String, title: String }

endpoint FindBooks GET /books -> {
  200 -> Book[]
}
