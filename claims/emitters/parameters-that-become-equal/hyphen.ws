endpoint Find GET /find ? { shelf-code: String, shelfCode: String } -> { 200 -> String }
