// One
type Book { title String }
