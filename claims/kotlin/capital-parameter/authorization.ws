endpoint Find GET /find # { `Authorization`: String } -> { 200 -> String }
