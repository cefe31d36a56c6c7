type Book { getClass: String }
