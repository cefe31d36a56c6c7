type Book {
  title: String
}

type Magazine {
  title: String,
  issue: Integer32
}

union Item = Book | Magazine

type Loan {
  item: Item
}
