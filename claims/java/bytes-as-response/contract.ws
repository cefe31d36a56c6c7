endpoint Cover GET /cover -> { 200 -> Bytes }
