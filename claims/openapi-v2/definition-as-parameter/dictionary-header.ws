endpoint Find GET /find -> { 200 -> String # { counts: {Integer} } }
