// type   enum
type Book { title: String }
