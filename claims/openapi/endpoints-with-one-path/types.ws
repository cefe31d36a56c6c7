endpoint First GET /find/{id: String} -> { 200 -> String } endpoint Second GET /find/{id: Integer} -> { 200 -> String }
