type Box { names: {Isbn}, item: Item, other: Other } type Isbn = String(/^97$/) type Item = Book type Book { isbn: Isbn }
