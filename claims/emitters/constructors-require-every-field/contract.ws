type Book { title: String, note: String? }
