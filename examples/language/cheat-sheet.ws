@Description("A book of the library")
// One comment, directly before the keyword
type Book {
  isbn: Isbn,
  title: String,
  pages: Integer32?,
  authors: Author[],
  prices: {Number},
  `type`: Kind,
  @Description("Part of the building")
  shelf: String?(/^[A-Z][0-9]+$/)
}

type Author { name: String, born: Year? }
type Magazine { title: String, ads: Share }
type Problem { message: String }

type Isbn = String(/^97[89][0-9]{10}$/)
type Year = Integer32(0, _)
type Share = Number(0.0, 1.0)
type Item = Book | Magazine

enum Kind { PRINTED, Audio, E_BOOK }

endpoint Ping GET -> { 200 -> String }

endpoint PutBook PUT Book /books/{isbn: Isbn} ? {
  remind: Boolean?,
  branch: Integer[]
} # {
  `X-Request-Id`: String?
} -> {
  200 -> Book # {etag: String}
  204 -> Unit
  @Description("Unknown number") 404 -> Problem
}

channel ItemAdded -> Item
