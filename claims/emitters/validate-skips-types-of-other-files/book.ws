type Book { isbn: Isbn }
