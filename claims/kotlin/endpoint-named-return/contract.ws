endpoint Return GET /call -> { 200 -> String }
