type Isbn = String(/^97/g) type Shelf { `ISBN`: Isbn } endpoint Ping GET /ping -> { 200 -> String }
