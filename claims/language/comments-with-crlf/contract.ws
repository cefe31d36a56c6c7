// the type of books
type Book { title: String }
