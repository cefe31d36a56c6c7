endpoint Find GET /find/{shelf: Bytes} -> { 200 -> String }
