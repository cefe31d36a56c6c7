endpoint GetBook GET /books/{shelf: String?} -> { 200 -> String }
