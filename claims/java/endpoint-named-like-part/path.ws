endpoint Path GET /find/{id: String} -> { 200 -> String }
