type Book { title: String } type Item = Book type Box { item: Item }
