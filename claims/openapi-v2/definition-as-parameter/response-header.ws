type Isbn = String endpoint Find GET /find -> { 200 -> String # { isbn: Isbn } }
