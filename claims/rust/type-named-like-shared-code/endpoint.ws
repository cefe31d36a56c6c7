endpoint Method GET /find -> { 200 -> String }
