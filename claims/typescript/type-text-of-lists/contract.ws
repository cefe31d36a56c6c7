type Isbn = String(/^97/)
endpoint Find GET /find ? { a: String[], b: Isbn[] } -> { 200 -> Unit }
