endpoint Ping GET /ping/{a: String?}/{b: String[]}/{c: {String}} -> { 200 -> String }
