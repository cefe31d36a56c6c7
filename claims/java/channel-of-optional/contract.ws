type Loan { book: String } channel LastLoan -> Loan?
