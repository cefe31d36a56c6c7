type Book {
  isbn: Strin
}
