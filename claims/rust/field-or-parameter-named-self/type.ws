type Book { self: String }
