type Book {
  title String
}
