type Shelf { books: Book[] }
