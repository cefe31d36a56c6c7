type Shelf {
  number: Integer32,
  books: Bok[]
}

endpoint GetShelf GET /shelves -> {
  200 -> Shelf
}
