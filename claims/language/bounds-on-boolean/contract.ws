type Flag = Boolean(1, 2)
