enum Genre { NOVEL } endpoint Find GET /find ? { main: Genre, other: Genre? } -> { 200 -> String }
