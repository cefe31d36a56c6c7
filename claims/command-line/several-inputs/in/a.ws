type First { a: String }
