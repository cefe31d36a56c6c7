type Stars = Integer(1, 5) endpoint Find GET /find # { stars: Stars } -> { 200 -> String }
