type Shelf { code: String }
endpoint Find GET /find/{shelf: Shelf} -> { 200 -> String }
