endpoint Import GET /call -> { 200 -> String }
