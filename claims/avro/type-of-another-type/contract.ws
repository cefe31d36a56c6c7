type Loan { book: Book } type Book { title: String }
