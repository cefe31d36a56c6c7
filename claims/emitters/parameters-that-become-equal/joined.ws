endpoint Find GET /find ? { shelf-code: String, shelfcode: String } -> { 200 -> String }
