type Isbn = String(/^9$/g) type Book { isbn: Isbn } type Shelf { books: Book[], best: Book, tags: String[], room: Room } type Room { name: String }
