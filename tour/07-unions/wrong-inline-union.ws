type Book {
  title: String
}

type Magazine {
  title: String,
  issue: Integer32
}

type Loan {
  item: Book | Magazine
}
