type Isbn = String endpoint Find GET /find ? { isbn: Isbn } -> { 200 -> String }
