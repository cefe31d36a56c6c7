endpoint Find GET /find -> { 200 -> Unit[] }
