type Book {
  isbn: Text
}
