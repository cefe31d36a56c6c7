endpoint Request GET /find -> { 200 -> String }
