type Loan { book: Book }
