endpoint Find GET /find -> { 200 -> Integer 201 -> Integer32 }
