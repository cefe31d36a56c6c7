type Shelf { code: String, note: String? }
