type Copy { shelf-code: String, shelfcode: String }
