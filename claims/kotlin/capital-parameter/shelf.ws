endpoint Find GET /find/{`Shelf`: String} -> { 200 -> String }
