endpoint Find GET /find -> { 200 -> String # { headers: String } }
