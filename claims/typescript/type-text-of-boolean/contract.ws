type Isbn = String(/^97/)
endpoint Find GET /find ? { a: Boolean } -> { 200 -> Unit }
