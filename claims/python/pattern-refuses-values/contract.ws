type Isbn = String(/^97/g) endpoint Ping GET /ping -> { 200 -> String }
