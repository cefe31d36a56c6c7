type Book { note: String | null }
