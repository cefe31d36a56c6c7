type Book { validate: String }
