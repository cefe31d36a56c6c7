endpoint Error GET /error -> { 200 -> String }
