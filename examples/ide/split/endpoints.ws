endpoint GetShelf GET /shelves -> {
  200 -> Shelf
}
