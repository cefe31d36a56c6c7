endpoint Default GET /call -> { 200 -> String }
