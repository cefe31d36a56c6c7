type Book { clone: String }
