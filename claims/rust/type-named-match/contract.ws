type Match { title: String }
