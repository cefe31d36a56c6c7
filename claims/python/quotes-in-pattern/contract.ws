type Quote = String(/^"a"$/) endpoint Ping GET /ping -> { 200 -> String }
