endpoint Find GET /find ? { catch: String } -> { 200 -> String }
