type Item { title: String } type Book { ...Item, isbn: String }
