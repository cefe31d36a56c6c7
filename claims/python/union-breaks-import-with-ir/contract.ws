type Book { title: String } type Item = Book endpoint Ping GET /ping -> { 200 -> String }
