type Isbn = String(/^97/) endpoint Ping GET /ping -> { 200 -> String }
