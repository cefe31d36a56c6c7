endpoint GetIsbn GET /isbn -> { 200 -> String }
endpoint GetISBN GET /number -> { 200 -> String }
