endpoint Find GET /find -> { 204 -> Unit # { body: String } }
