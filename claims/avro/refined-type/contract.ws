type Rating = Integer32(0, 6) type Review { stars: Rating }
