endpoint ISBN GET /isbn -> { 200 -> String }
