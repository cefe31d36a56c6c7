enum LoanKind {
  TAKEN,
  RETURNED
}

type LoanEvent {
  id: String,
  isbn: String,
  kind: LoanKind,
  dueInDays: Integer32
}

channel Loans -> LoanEvent
