endpoint Find GET /find ? { title: String? } # { trace: String? } -> { 200 -> String # { next: String? } }
