type Check { validate: String, title: String } endpoint Ping GET /ping -> { 200 -> String }
