type Response { text: String } endpoint Get GET /get -> { 200 -> Response }
