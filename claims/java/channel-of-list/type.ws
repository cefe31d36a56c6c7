type Book { title: String } channel BooksAdded -> Book[]
