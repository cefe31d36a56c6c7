type Book { title: String } type Item = Book | Kind enum Kind { NOVEL }
