type Book {
  isbn: String,
  title: String
}

type LoanRequest {
  isbn: String,
  card: String
}

type Loan {
  id: String,
  isbn: String,
  card: String
}

endpoint FindBooks GET /books ? {title: String?} -> {
  200 -> Book[]
}

endpoint LendBook POST LoanRequest /loans -> {
  201 -> Loan
}
