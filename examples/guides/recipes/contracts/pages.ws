type Book { title: String, year: Integer32 }

type BookPage {
  books: Book[],
  next: String?
}

enum BookOrder { TITLE, NEWEST }

endpoint FindBooks GET /books ? {
  cursor: String?,
  limit: Integer32?,
  order: BookOrder?
} -> {
  200 -> BookPage
}
