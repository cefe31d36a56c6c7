endpoint Find GET /find ? { nothing: Unit } -> { 200 -> String }
