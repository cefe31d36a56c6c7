// One two type three
type Book { title: String }
