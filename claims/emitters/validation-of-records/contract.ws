type Isbn = String(/^97$/) type Book { isbn: Isbn }
