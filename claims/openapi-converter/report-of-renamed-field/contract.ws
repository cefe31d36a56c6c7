type Loan {
  due-date: String
}
