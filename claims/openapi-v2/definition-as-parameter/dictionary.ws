endpoint Find GET /find ? { counts: {Integer} } -> { 200 -> String }
