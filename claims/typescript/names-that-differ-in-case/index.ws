type Index { title: String }
