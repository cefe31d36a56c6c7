type Copy { shelfCode: String, due_date: String }
