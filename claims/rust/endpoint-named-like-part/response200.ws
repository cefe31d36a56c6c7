endpoint Response200 GET /find -> { 200 -> String }
