type Film { title: String }
