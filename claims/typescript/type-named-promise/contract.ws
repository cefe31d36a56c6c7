type Promise { text: String } endpoint Find GET /find -> { 200 -> Promise }
