type Book { title: String } endpoint Ping GET /ping -> { 200 -> Book }
