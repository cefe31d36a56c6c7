endpoint E GET /e -> { 200 -> String }
