type Isbn = String(/^97/)
endpoint Find GET /find ? { a: {Integer} } -> { 200 -> Unit }
