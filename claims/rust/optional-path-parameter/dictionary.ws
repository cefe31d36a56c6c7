endpoint Find GET /find/{shelves: {String}} -> { 200 -> String }
