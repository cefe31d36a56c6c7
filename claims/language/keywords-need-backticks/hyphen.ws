type Book { type-code: String }
