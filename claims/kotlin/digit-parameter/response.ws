endpoint Find GET /find -> { 200 -> String # { `2nd`: String } }
