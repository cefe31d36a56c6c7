enum Genre { NOVEL, HISTORY }
