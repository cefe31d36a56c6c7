endpoint Find GET /books/{counts: {Integer}} -> { 200 -> String }
