endpoint Ping GET /ping ? { getClass: String } -> { 200 -> String }
