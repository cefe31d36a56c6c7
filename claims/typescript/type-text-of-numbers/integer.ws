endpoint Find GET /find ? { a: Integer } -> { 200 -> Unit }
