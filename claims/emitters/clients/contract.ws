endpoint Ping GET /ping -> { 200 -> String }
