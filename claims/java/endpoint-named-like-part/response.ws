endpoint Response GET /find -> { 200 -> String }
