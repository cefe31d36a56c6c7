type Book { title: String } type Shelf { books: Book?[] }
