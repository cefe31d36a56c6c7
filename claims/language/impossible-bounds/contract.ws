type Rating = Integer(10, 0) type Level = Integer32(0, 3000000000)
