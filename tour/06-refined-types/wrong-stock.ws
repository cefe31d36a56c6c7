type Book {
  isbn: Isbn,
  stock: Integer32
}

type Isbn = String(/^[0-9]{13}$/)

type Stock = Integer32(0, 1000)
