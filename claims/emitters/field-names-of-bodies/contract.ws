type Copy { shelf-code: String }
