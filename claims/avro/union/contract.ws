type Book { title: String } type Film { title: String } type Item = Book | Film
