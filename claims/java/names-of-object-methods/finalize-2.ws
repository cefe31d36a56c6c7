endpoint Ping GET /ping ? { finalize: String } -> { 200 -> String }
