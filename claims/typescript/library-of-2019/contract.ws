type Isbn = String(/^x$/g) type Shelf { books: Isbn[] }
