type Isbn = String(/^97[89][0-9]{10}$/g)

type Rating = Integer32(0, 6)

enum Genre {
  NOVEL,
  HISTORY,
  SCIENCE,
  COMICS
}

type Book {
  isbn: Isbn,
  title: String,
  authors: String[],
  genre: Genre,
  rating: Rating?,
  translations: {String}?
}

type Loan {
  id: Integer,
  book: Book,
  borrower: String,
  dueInDays: Integer32,
  returned: Boolean
}

type Problem {
  code: Integer32,
  message: String,
  hint: String?
}

endpoint FindBooks GET /books ? {
  title: String?,
  genre: Genre?,
  limit: Integer32
} # {
  `X-Request-Id`: String?
} -> {
  200 -> Book[] # {total: Integer}
  400 -> Problem
}

endpoint AddBook POST Book /books -> {
  201 -> Book # {location: String}
  400 -> Problem
  409 -> Problem
}

endpoint RemoveBook DELETE /books/{isbn: Isbn} -> {
  204 -> Unit
  404 -> Problem
}

channel BookLent -> Loan
