endpoint Index GET /index -> { 200 -> String }
