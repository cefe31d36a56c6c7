endpoint Find GET /find -> { 200 -> Number 201 -> Number32 }
