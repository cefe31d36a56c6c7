type Tools { java: String }
