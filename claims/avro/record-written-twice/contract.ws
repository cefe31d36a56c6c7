type Author { name: String }
type Book { author: Author }
type Loan { author: Author, book: Book }
