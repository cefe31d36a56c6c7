type Book { await: String } endpoint Ping GET /ping -> { 200 -> String }
