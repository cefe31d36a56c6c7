type Isbn = String(/^97/) type Shelf { books: Isbn?[] }
