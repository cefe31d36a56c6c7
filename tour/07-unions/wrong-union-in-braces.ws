type Book {
  title: String
}

type Magazine {
  title: String,
  issue: Integer32
}

type Item { Book | Magazine }

type Loan {
  item: Item
}
