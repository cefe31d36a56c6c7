type Isbn = String(/^97/)
endpoint Find GET /find ? { a: Bytes } -> { 200 -> Unit }
