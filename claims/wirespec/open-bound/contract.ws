type Temperature = Number(_, 40.5)
