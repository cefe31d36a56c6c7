type Book { title: String } // Lending
type Loan { book: Book }
