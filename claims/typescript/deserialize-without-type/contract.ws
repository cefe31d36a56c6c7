endpoint Find GET /find ? { a: Integer, b: String } -> { 200 -> String }
