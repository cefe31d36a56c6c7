type Book { title: String }
endpoint FindBooks GET /books ? { tags: String[]? } -> { 200 -> {Book} }
