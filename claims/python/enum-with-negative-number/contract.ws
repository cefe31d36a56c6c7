enum Step { START, -1 }
