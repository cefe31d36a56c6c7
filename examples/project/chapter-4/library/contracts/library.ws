type Isbn = String(/^[0-9]{13}$/g)
type CardNumber = String(/^R[0-9]{5}$/g)

type Book {
  isbn: Isbn,
  title: String
}

type LoanRequest {
  isbn: Isbn,
  card: CardNumber
}

type Loan {
  id: String,
  isbn: Isbn,
  card: CardNumber
}

type Problem {
  message: String
}

endpoint FindBooks GET /books ? {title: String?, limit: Integer32?} -> {
  200 -> Book[]
  400 -> Problem
}

endpoint LendBook POST LoanRequest /loans -> {
  201 -> Loan
  400 -> Problem
  404 -> Problem
  409 -> Problem
}

endpoint FindLoans GET /loans -> {
  200 -> Loan[]
}
