type Isbn = String(/^97/g)

type Shelf {
  shelf-code: Isbn
}

endpoint Ping GET /ping -> {
  200 -> String
}
