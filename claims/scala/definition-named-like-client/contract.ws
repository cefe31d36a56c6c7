endpoint GetBook GET /a -> { 200 -> String }
endpoint GetBookClient GET /b -> { 200 -> String }
