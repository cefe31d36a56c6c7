type OAuth2Token { text: String } endpoint Find GET /find -> { 200 -> OAuth2Token }
