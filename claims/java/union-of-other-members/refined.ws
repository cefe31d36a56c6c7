type Book { title: String } type Item = Book | Isbn type Isbn = String
