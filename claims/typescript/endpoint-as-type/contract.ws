endpoint Ping GET /ping -> { 200 -> String } type Log { last: Ping }
