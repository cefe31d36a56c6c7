endpoint Search GET /search/{lent: Boolean} -> { 200 -> String }
