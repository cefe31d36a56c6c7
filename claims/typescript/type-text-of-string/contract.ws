type Isbn = String(/^97/)
endpoint Find GET /find ? { a: String } -> { 200 -> Unit }
