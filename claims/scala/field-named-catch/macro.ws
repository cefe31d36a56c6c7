type Copy { macro: String }
