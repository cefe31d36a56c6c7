type Map { shelves: {String} }
