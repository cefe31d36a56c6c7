type Book { title: String } channel BooksMoved -> {Book}
