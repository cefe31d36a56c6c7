type Book { second: String }
