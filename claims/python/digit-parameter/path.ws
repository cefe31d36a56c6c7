endpoint Find GET /books/{`2nd`: String} -> { 200 -> String }
