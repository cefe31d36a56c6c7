endpoint Find GET /find/{name: String} ? { name: String } -> { 200 -> String }
