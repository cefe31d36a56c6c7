type Rating = Integer32(0, 6)
