type Book { title: String } // Lending
// One copy
type Loan { book: Book }
