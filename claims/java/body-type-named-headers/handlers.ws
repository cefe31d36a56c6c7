type Handlers { text: String } endpoint Find GET /find -> { 200 -> Handlers }
