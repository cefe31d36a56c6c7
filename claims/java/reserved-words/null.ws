type Shelf { null: String }
