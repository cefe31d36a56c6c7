type Wirespec { title: String } endpoint Find GET /find -> { 200 -> Wirespec }
