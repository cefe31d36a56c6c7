endpoint Find GET /find ? { `Title`: String, title: String } -> { 200 -> String }
