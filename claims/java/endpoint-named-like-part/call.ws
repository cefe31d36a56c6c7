endpoint Call GET /find -> { 200 -> String }
