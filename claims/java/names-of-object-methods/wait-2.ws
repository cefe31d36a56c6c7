endpoint Ping GET /ping ? { wait: String } -> { 200 -> String }
