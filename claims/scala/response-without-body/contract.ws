endpoint Ping GET /ping -> { 204 -> Unit }
