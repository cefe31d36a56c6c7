endpoint Find GET /find/{id: String} -> { 200 -> String }
