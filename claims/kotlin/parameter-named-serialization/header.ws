endpoint Find GET /find # { serialization: String } -> { 200 -> String }
