endpoint Get GET /books/{id: Integer} ? {id: Integer} -> { 200 -> String }
