endpoint GetIsbn GET /a -> { 200 -> String }
endpoint GetISBN GET /b -> { 200 -> String }
