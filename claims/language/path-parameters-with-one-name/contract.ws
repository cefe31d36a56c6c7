endpoint Ping GET /{a: String}/{a: String} -> { 200 -> String }
