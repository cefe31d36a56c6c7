endpoint Find GET /find ? { title: String? } -> { 200 -> String }
