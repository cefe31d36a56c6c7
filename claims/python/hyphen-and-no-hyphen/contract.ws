type Copy { shelf-code: String, shelfcode: String } endpoint Ping GET /ping -> { 200 -> String }
