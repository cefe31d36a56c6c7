type Titles = String[] type Code = String(/^[A-Z]$/)? type Level = Integer?(0, 9)
