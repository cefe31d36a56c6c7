type Copy { shelf-code: String, shelfCode: String }
