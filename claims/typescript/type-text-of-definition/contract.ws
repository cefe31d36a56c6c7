type Isbn = String(/^97/)
endpoint Find GET /find ? { a: Isbn } -> { 200 -> Unit }
