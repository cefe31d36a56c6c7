type Copy { shelf_code: String, shelfCode: String }
