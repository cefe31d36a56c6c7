endpoint Object GET /object -> { 200 -> String }
