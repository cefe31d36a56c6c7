type Book { type: String }
