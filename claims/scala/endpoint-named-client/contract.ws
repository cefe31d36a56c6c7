endpoint Client GET /find -> { 200 -> String }
