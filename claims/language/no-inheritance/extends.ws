type Item { title: String } type Book extends Item { isbn: String }
