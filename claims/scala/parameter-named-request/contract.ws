endpoint Find GET /find ? { serialization: String, request: String, rawRequest: String, rawResponse: String } # { transportation: String } -> { 200 -> String }
