endpoint Ping GET /ping -> { }
