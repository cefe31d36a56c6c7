endpoint Find GET /find ? { rawResponse: String } -> { 200 -> String }
