type Book { title: String }
