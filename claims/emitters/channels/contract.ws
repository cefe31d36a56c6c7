type Book { title: String } channel BookAdded -> Book
