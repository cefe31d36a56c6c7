type Book { title: String } endpoint Ping GET /ping ? { async: String } -> { 200 -> String }
