endpoint IllegalStateException GET /report -> { 200 -> String }
