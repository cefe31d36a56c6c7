type Book { title: String } // Lending
@Internal
type Loan { book: Book }
