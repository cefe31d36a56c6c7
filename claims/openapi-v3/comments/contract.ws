// Of a type
type Book { title: String }
// Of an enum
enum Kind { NOVEL }
// Of a union
type Item = Book
// Of a refined type
type Isbn = String(/^97$/)
// Of an endpoint
endpoint Find GET /find -> { 200 -> Item }
@Description("Said loudly")
// Said quietly
type Shelf { code: Isbn, kind: Kind }
