endpoint RequestHeaders GET /find -> { 200 -> String }
