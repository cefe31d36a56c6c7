type Code {
  text: String
}

type Shelf {
  shelf-code: Code
}

endpoint Ping GET /ping -> {
  200 -> String
}
