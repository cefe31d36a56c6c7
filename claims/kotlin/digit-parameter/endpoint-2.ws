endpoint Find GET /find ? { `2nd`: String } -> { 200 -> String }
