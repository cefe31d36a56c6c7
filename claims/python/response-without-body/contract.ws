endpoint Remove DELETE /books -> { 204 -> Unit }
