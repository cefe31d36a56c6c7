endpoint Find GET /find -> { 200 -> String # { `Location`: String } }
