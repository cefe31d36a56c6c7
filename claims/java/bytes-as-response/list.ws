endpoint Find GET /find -> { 200 -> Bytes[] }
