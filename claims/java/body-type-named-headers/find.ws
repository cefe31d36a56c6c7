type Headers { text: String } endpoint Find GET /find -> { 200 -> Headers }
