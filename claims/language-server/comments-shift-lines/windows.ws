/* One */
type Book { title: String }
type Loan { book: Book }
