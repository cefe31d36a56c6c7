type Rating = Integer32(0, 6) type ShelfCode = String(/[A-Z]-[0-9]/i)
