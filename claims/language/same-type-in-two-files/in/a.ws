type Book { first: String }
