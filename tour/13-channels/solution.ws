type Loan {
  book: String,
  borrower: String
}

channel BookLent -> Loan
