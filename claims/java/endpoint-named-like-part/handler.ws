endpoint Handler GET /find -> { 200 -> String }
