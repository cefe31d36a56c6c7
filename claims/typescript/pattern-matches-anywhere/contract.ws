type ShelfCode = String(/[A-Z]-[0-9]/i)
