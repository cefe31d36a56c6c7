endpoint Find GET /find ? { self: String } -> { 200 -> String }
