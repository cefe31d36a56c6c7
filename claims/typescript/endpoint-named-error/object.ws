endpoint Object GET /object # { trace: String } -> { 200 -> String }
