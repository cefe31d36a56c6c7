endpoint Find GET /find ? { request: String } -> { 200 -> String }
