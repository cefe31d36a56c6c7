type Copy { shelf-code: String, shelfCode: String } endpoint Ping GET /ping -> { 200 -> String }
