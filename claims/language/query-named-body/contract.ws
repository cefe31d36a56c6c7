endpoint Put PUT String /books ? {body: String} -> { 200 -> String }
