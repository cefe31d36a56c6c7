type Response { text: String } endpoint Send GET /send -> { 200 -> Response }
