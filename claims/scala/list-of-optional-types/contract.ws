type Isbn = String type Book { others: Isbn?[] }
