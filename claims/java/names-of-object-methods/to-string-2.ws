endpoint Ping GET /ping ? { toString: String } -> { 200 -> String }
