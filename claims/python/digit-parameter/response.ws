endpoint Find GET /books -> { 200 -> String # { `2nd`: String } }
