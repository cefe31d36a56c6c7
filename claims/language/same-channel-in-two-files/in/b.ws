channel Books -> Integer
