type Copy { `2nd`: String } endpoint Ping GET /ping -> { 200 -> String }
