endpoint In GET /call -> { 200 -> String }
