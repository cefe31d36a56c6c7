type Share = Number32(0.1, 0.9)
