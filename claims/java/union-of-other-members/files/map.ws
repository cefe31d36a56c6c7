type Map { title: String }
