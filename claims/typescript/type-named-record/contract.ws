type Record { text: String } endpoint Find GET /find -> { 200 -> Record }
