endpoint Find GET /find ? { transportation: String } -> { 200 -> String }
