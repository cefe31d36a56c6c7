type Copy { `Title`: String, title: String }
