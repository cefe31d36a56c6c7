endpoint Wirespec GET /find -> { 200 -> String }
