endpoint Queries GET /find -> { 200 -> String }
