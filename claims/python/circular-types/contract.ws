type Author { books: Book[] } type Book { author: Author? } endpoint Ping GET /ping -> { 200 -> String }
