endpoint Find GET /find ? { tags: String[] } -> { 200 -> Unit }
