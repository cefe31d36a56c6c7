endpoint ListBooks GET /books -> {
  200 -> Unit
}

type Book {
  value: BookValue
}

enum BookValue {
  NEW
}

type BookValue {
  title: String
}
