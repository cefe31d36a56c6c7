type Shelf { notes: String?[] }
