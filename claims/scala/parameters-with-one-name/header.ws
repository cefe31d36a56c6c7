endpoint Find GET /find -> { 200 -> String # { body: String } }
