type Book { title: String }
// the end
