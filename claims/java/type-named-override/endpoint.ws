endpoint Override GET /find -> { 200 -> String }
