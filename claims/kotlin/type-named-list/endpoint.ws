endpoint List GET /find -> { 200 -> String[] }
