enum Genre { NOVEL }
