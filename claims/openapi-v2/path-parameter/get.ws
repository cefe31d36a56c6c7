endpoint Get GET /get/{isbn: String} -> { 200 -> String }
