type Book { async: String } endpoint Ping GET /ping -> { 200 -> String }
