endpoint Ping GET /ping ? { notify: String } -> { 200 -> String }
