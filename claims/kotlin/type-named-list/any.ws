type Any { text: String } endpoint Get GET /get -> { 200 -> Any 404 -> Unit }
