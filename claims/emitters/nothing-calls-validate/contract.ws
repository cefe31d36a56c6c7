type Isbn = String(/^97$/) type Book { isbn: Isbn } endpoint Put PUT Book /books/{isbn: Isbn} ? { other: Isbn } -> { 200 -> Book }
