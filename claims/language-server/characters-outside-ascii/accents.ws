// Café
type Book { title: String }
