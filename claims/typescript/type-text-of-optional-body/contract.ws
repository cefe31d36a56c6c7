type T { a: String }
endpoint Find GET /find -> { 200 -> T? }
