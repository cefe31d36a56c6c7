endpoint Find GET /find ? { `Title`: String } -> { 200 -> String }
