endpoint Find GET /find # { `ETag`: String } -> { 200 -> String }
