type Int { text: String } type Rating = Integer32(0, 6)
