type Check { validate: String } endpoint Ping GET /ping -> { 200 -> String }
