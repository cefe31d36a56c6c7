endpoint Headers GET /find -> { 200 -> String }
