type Book { title: String }
endpoint SendA POST Book?[] /a -> { 200 -> String }
endpoint SendB POST {Book?} /b -> { 200 -> String }
endpoint SendC POST Book[]? /c -> { 200 -> String }
endpoint SendD POST {Book[]} /d -> { 200 -> String }
endpoint SendE POST {Book}? /e -> { 200 -> String }
