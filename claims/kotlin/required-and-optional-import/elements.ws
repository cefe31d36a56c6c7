enum Genre { NOVEL } endpoint Find GET /find ? { genre: Genre? } -> { 200 -> Genre[] }
