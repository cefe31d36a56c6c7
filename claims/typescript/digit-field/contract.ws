type Isbn = String(/^97/g) type Shelf { `2nd`: Isbn }
