endpoint Find GET /books ? { `in`: String } -> { 200 -> String }
