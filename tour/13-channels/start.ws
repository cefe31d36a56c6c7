type Loan {
  book: String,
  borrower: String
}
