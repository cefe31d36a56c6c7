endpoint AddCover PUT Bytes /cover -> { 200 -> Bytes 404 -> String }
