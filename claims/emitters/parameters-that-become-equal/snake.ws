endpoint Find GET /find ? { shelf_code: String, shelfCode: String } -> { 200 -> String }
