enum Step { START, 1, -1 }
