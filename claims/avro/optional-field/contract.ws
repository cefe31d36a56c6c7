type Book { note: String? }
