type Client { name: String } endpoint Find GET /find -> { 200 -> Client }
