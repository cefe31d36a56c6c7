endpoint Ping GET String /ping -> { 200 -> String }
