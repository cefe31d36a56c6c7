type Book {
  isbn: Isbn,
  stock: Stock
}

type Isbn = String

type Stock = Integer32
