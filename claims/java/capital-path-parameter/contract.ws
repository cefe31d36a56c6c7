endpoint GetBook GET /books/{`Id`: String} -> { 200 -> String }
