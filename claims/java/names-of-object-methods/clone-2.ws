endpoint Ping GET /ping ? { clone: String } -> { 200 -> String }
