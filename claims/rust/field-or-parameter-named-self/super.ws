endpoint Find GET /find ? { super: String } -> { 200 -> String }
