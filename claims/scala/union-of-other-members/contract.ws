type Book { title: String } type Item = Book | Kind | Isbn | Novel enum Kind { NOVEL } type Isbn = String type Novel = Book
