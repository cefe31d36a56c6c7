enum Shelf { FIRST_ONE, FIRSTONE }
