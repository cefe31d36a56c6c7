endpoint GetCover GET /cover -> { 200 -> Bytes "image/png" }
