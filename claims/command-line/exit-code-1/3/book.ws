type Book {
  nothing: Unit
}
