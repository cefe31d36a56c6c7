type Stars = Integer?(1, 2)
