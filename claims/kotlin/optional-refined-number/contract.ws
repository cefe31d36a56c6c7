type Stars = Integer(1, 5)?
