// Said in vain
type Book { title: String }
