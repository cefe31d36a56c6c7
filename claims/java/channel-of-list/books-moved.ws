type Book { title: String } channel BooksAdded -> Book[] channel BooksMoved -> {Book}
