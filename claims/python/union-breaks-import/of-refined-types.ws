type Code = String type Isbn = String type Item = Code | Isbn endpoint Ping GET /ping -> { 200 -> String }
