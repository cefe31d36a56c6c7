endpoint Find GET /find/{`Id`: String} -> { 200 -> String }
