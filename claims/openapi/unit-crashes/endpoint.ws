endpoint Ping POST Unit /ping -> { 200 -> String }
