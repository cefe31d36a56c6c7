type IllegalStateException { text: String } endpoint Get GET /get -> { 200 -> IllegalStateException }
