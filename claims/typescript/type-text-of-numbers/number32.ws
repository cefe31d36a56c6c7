endpoint Find GET /find ? { a: Number32 } -> { 200 -> Unit }
