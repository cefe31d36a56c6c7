type Problem {
  code: String,
  message: String
}

type Book { title: String }

type BookV2 {
  title: String,
  pages: Integer32
}

// Deprecated: use GetBookV2.
endpoint GetBook GET /v1/books/{isbn: String} -> {
  200 -> Book # {deprecation: String, sunset: String}
  404 -> Problem
}

endpoint GetBookV2 GET /v2/books/{isbn: String} -> {
  200 -> BookV2
  404 -> Problem
  429 -> Problem # {retry-after: Integer32}
}
