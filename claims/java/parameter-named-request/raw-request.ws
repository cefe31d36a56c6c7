endpoint Find GET /find # { rawRequest: String } -> { 200 -> String }
