type Book { title: String } type Item = Book | Map
