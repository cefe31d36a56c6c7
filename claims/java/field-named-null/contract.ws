type Book { null: String }
