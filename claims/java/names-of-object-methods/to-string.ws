type Book { toString: String }
