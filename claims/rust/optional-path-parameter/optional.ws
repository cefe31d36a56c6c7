endpoint Find GET /find/{shelf: String?} -> { 200 -> String }
