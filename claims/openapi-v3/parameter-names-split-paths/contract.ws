endpoint GetBook GET /books/{id: String} -> { 200 -> String } endpoint RemoveBook DELETE /books/{isbn: String} -> { 204 -> Unit }
